// Everything that `misk check` can find, by the rule name at the end of its messages. This is the only list:
// Findings::add refuses a rule that is not in it, and --rules, --explain and comments that allow findings
// read it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct CheckRule {
  std::string name;
  bool stops;         // the pack or file does not load, so no comment can allow it
  std::string what;   // the fault, in one line
  std::string why;    // why it matters
  std::string wrong;  // an example as in a file
  std::string right;  // the same, corrected
};

/// In alphabetical order.
const std::vector<CheckRule>& check_rules();
/// The rule of that name, or null.
const CheckRule* find_check_rule(std::string_view name);

}  // namespace misk::cli
