// The ids of imported cards.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "import/card.hpp"

namespace misk::importing {

/// Sets `slug` and `path` of all cards and of their unrevealed sides. `earlier`: the ids that an earlier
/// import into the same pack has given, by code. These stay. Returns how many of them a new import would not
/// give.
int give_ids(std::vector<PackCard>& cards, const CardWorld& world,
             const std::map<std::string, std::string>& earlier);

}  // namespace misk::importing
