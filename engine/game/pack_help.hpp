// Instructions for a player on how to get the packs of a save.
#pragma once
#include "game/save.hpp"
#include "store/catalogues.hpp"

namespace misk::game {

/// As commands: `misk enable ID`. `catalogues` must outlive it.
PackHelp terminal_help(const store::Catalogues& catalogues);
/// In terms of the table's page of packs.
PackHelp table_help(const store::Catalogues& catalogues);

}  // namespace misk::game
