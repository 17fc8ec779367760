// Packs as .zip files.
#pragma once

#include <string>
#include <vector>

namespace misk::store {

/// The .zip of the pack at `root` and `inner` (as in content::Pack). pack.yaml is at its top, files are
/// sorted by path, and all dates are equal: the same files give the same bytes everywhere (with the same
/// zlib). Files that content::is_passed_over() names are left out. Throws content::ContentError.
std::string zip_pack(const std::string& root, const std::string& inner);

/// The passed-over files in a pack's folder, sorted. A folder is one entry that ends with a slash.
std::vector<std::string> left_behind(const std::string& folder);

}  // namespace misk::store
