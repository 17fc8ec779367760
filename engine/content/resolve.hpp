#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/manifest.hpp"

namespace misk::content {

/// Decides which packs go together and in what order; returns indices into `manifests`.
///
/// `broken` names packs that are there but could not be loaded (id → file), for better messages. Each primary
/// trouble gives one diagnostic, which also names the packs that are left out because of it.
std::vector<std::size_t> resolve(const std::vector<const Manifest*>& manifests,
                                 const std::map<std::string, std::string>& broken, Diagnostics& diagnostics);

}  // namespace misk::content
