// The game that the community's formats belong to, and an index of its cards for imports.
#pragma once
#include <memory>
#include <string>

#include "catalog/catalog.hpp"
#include "content/pack.hpp"
#include "import/deck.hpp"

namespace misk::cli {

inline constexpr const char* kCommunityGame = "arkham";

/// A text file in the game's own pack: its importer's knowledge of sentences and products. Throws Wrong.
const content::PackFile& community_file(const game::Catalog& catalog, const std::string& path);

/// The scripts of that game. Throws Wrong if they do not load.
std::unique_ptr<game::Scripts> load_community_scripts(const game::Catalog& catalog);

/// The cards of that game. The scripts must outlive the index.
importing::CardIndex card_index(const game::Catalog& catalog, game::Scripts& scripts);

}  // namespace misk::cli
