// The table as lines of text, for front ends that have no picture of it.
#pragma once
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// The table as `player` sees it, drawn by the game's export `board(avatar) -> list of lines`. Without that
/// export: the zones and their contents.
std::vector<std::string> board(Game& game, int player);

/// The lines that the game's export `name(avatar, text)` returns; empty if it does not exist.
std::vector<std::string> export_lines(Game& game, const std::string& name, int player,
                                      const std::string& text = "");

/// The chances of the open decision: the game's export `odds(procedure, avatar)` for the innermost running
/// procedure. Empty if it gives none.
std::vector<std::string> odds_lines(Game& game, int player);

}  // namespace misk::game
