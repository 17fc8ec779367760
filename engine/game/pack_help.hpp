// How a player gets the packs that a save was made with.
#pragma once
#include "game/save.hpp"
#include "store/catalogues.hpp"

namespace misk::game {

/// In commands: `misk enable ID`. `catalogues` outlives it.
PackHelp terminal_help(const store::Catalogues& catalogues);
/// In the words of the table's page of packs.
PackHelp table_help(const store::Catalogues& catalogues);

}  // namespace misk::game
