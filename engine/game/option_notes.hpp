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

/// What the game's export option_notes(option) says of an ability that is offered to this player
/// (scripts/README.md, "The table"). It receives what the kernel finds due of each counter.
OptionNotes option_notes(Game& game, const kernel::Option& option, int player);

}  // namespace misk::game
