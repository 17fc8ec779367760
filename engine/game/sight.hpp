// Whether something has come to light between two positions of a game.
#pragma once
#include <cstdint>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// What lies open in a position: which components somebody sees, which side is up, and how far chance has
/// come.
class Sight {
 public:
  explicit Sight(const Game& game);
  /// Whether `later`, a position of the same game, shows something that this one does not: chance has been
  /// used (a draw, a roll, a shuffle), a component is seen that nobody saw, or one has been turned.
  bool tells_less_than(const Sight& later) const;

 private:
  kernel::Random chance_;
  std::vector<std::uint16_t> open_;  // by component: 0, or its side that is up, counted from 1
};

}  // namespace misk::game
