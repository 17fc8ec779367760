// The table as lines, without what has been shown already.
#pragma once
#include <string>
#include <vector>

namespace misk::cli {

/// The lines of `now` that are not in `before`, each with the lines that it stands below (a line stands below
/// the last one that is less indented). Always among them are the first line, which tells when it is, and
/// the line that begins with `whose` with all below it.
std::vector<std::string> board_news(const std::vector<std::string>& before,
                                    const std::vector<std::string>& now, const std::string& whose);

}  // namespace misk::cli
