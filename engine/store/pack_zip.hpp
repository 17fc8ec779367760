// A pack as one .zip.
#pragma once

#include <string>
#include <vector>

namespace misk::store {

/// The .zip of a pack that lies at `root` and `inner` (as in content::Pack): pack.yaml at its top, files
/// sorted by path, every date the same, so that the same files give the same bytes whoever packs them, when
/// and where (the same zlib compressing them). What content::is_passed_over() names is left out. Throws
/// content::ContentError.
std::string zip_pack(const std::string& root, const std::string& inner);

/// What lies in a pack's folder and is passed over, sorted; of a folder its name alone, with a slash.
std::vector<std::string> left_behind(const std::string& folder);

}  // namespace misk::store
