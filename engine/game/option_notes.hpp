// What an option costs and what it brings with it, in the words of the game.
#pragma once
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

struct OptionNotes {
  std::string sign;                // short, of symbols: "[action]"
  std::vector<std::string> notes;  // "1 action", "provokes Ghoul Priest: 2 damage"
  bool warn = false;               // something bad comes with it
  /// "1 action, 2 resources"; "" for none.
  std::string told() const;
};

/// What the game's export option_notes(option) says of each option of this part of the open request
/// (scripts/README.md, "The table"); nothing of options that are no abilities. It receives what the kernel
/// finds due of each counter, and knows no more than the player who is asked.
std::vector<OptionNotes> option_notes(Game& game, const kernel::Part& part);

}  // namespace misk::game
