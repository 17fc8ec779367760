// Lists of words as one text.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::text {

/// The parts, with the text `between` after each but the last.
inline std::string joined(const std::vector<std::string>& parts, std::string_view between = ", ") {
  std::string out;
  for (const std::string& part : parts) out.append(out.empty() ? "" : between).append(part);
  return out;
}

}  // namespace misk::text
