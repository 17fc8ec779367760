// What `misk check` says of translations.
#pragma once
#include "content/diagnostic.hpp"
#include "game/catalog.hpp"

namespace misk::cli {

/// The translations of every pack of a game, whose scripts must be sound: files that are missing, keys that
/// translate nothing, texts without a translation, places and symbols that differ, and packs that contradict
/// each other.
content::Diagnostics check_translations(const game::Catalog& catalog, game::Scripts& scripts);

}  // namespace misk::cli
