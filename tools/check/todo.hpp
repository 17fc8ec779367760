// The report of `misk check` about sentences that are not scripted yet.
#pragma once
#include <vector>

#include "content/diagnostic.hpp"
#include "content/pack.hpp"

namespace misk::cli {

/// Rule `todo`: one warning for each script with `-- TODO:` lines, at the first of them, or one for the whole
/// pack.
content::Diagnostics check_todos(const content::Pack& pack, const std::string& root, bool each_file);

}  // namespace misk::cli
