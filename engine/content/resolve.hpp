#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/manifest.hpp"

namespace misk::content {

/// The rule of the diagnostic for a pack that is left out because the player turned off a pack it needs.
inline constexpr std::string_view kNeedsOff = "needs-pack-off";

/// Decides which packs go together and in which order. Returns indices into `manifests`.
///
/// `broken` holds packs that exist but could not be loaded (id → file), `off` packs that the player turned
/// off; both make messages better. Each cause gives one diagnostic, which also names the packs left out
/// because of it. `why`, if given, gets the index of that diagnostic for each pack that is left out.
std::vector<std::size_t> resolve(const std::vector<const Manifest*>& manifests,
                                 const std::map<std::string, std::string>& broken, Diagnostics& diagnostics,
                                 const std::set<std::string>& off = {},
                                 std::map<std::size_t, std::size_t>* why = nullptr);

}  // namespace misk::content
