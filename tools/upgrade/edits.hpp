// Changes in the text of a file, and the lines that they make different.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct Edit {
  std::size_t begin = 0, end = 0;  // the bytes that `with` replaces
  std::string with;
};

/// The source with the edits, which may stand in any order. Of two that overlap the outer one counts.
std::string edited(std::string_view source, std::vector<Edit> edits);

/// Where the line is after the edits.
int line_after(std::string_view source, const std::vector<Edit>& edits, int line);

/// The difference in the form of `diff -U0`: "@@ -3 +3 @@", "-old", "+new". "" if they are equal.
std::string line_difference(const std::string& name, std::string_view before, std::string_view after);

}  // namespace misk::cli
