// Everything that `misk check` can find, by the name that its messages end with. The one list of them: what
// is not in it cannot be said (Findings::add), and --rules, --explain and comments that silence read it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct CheckRule {
  std::string name;
  bool stops;         // the pack, or the file, is not loaded: no comment can allow it
  std::string what;   // one line: what is found
  std::string why;    // why that matters
  std::string wrong;  // an example, as it would stand in a file
  std::string right;  // the same, mended
};

/// In alphabetical order.
const std::vector<CheckRule>& check_rules();
/// The rule of that name, or null.
const CheckRule* find_check_rule(std::string_view name);

}  // namespace misk::cli
