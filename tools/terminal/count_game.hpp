// Puts a game that people have played to its end into their statistics.
#pragma once
#include <string>

#include "game/game.hpp"

namespace misk::cli {

/// Counts the game if it is over, and says on stdout what follows from it; a game that was changed by hand is
/// not counted. `save_file`: where it is kept, "" for nowhere. A fault of that file is told, and changes
/// nothing.
void count_game(game::Game& game, const std::string& save_file);

}  // namespace misk::cli
