// The game whose cards the community's formats name, and its cards as an import looks them up.
#pragma once
#include <memory>
#include <string>

#include "content/pack.hpp"
#include "game/catalog.hpp"
#include "import_deck.hpp"

namespace misk::cli {

inline constexpr const char* kCommunityGame = "arkham";

/// A text of the game's own pack: what its importer knows of sentences and products. Throws Wrong.
const content::PackFile& community_file(const game::Catalog& catalog, const std::string& path);

/// Its scripts. Throws Wrong when they do not load.
std::unique_ptr<game::Scripts> load_community_scripts(const game::Catalog& catalog);

/// Its cards. The scripts must outlive them.
importing::CardIndex card_index(const game::Catalog& catalog, game::Scripts& scripts);

}  // namespace misk::cli
