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

/// The rule of a diagnostic that a pack is left out because the player has turned off what it needs.
inline constexpr std::string_view kNeedsOff = "needs-pack-off";

/// Decides which packs go together and in what order; returns indices into `manifests`.
///
/// `broken` names packs that are there but could not be loaded (id → file), `off` those that the player has
/// turned off, for better messages. Each primary trouble gives one diagnostic, which also names the packs
/// that are left out because of it; `why`, if given, gets its index for each pack that is left out.
std::vector<std::size_t> resolve(const std::vector<const Manifest*>& manifests,
                                 const std::map<std::string, std::string>& broken, Diagnostics& diagnostics,
                                 const std::set<std::string>& off = {},
                                 std::map<std::size_t, std::size_t>* why = nullptr);

}  // namespace misk::content
