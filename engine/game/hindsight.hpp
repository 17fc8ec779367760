// Going back past something that has come to light, and then another way.
#pragma once
#include <optional>
#include <string>

#include "game/save.hpp"
#include "game/sight.hpp"

namespace misk::game {

/// Looks after the undo of one game: what its save allows, and whether players answer otherwise with
/// hindsight. To look back and to give the same answers again is no hindsight.
class Hindsight {
 public:
  /// Goes back to the prompt after `count` answers if the save allows it. Returns why not, in words for
  /// players, or "". A game that has gone back asks what it asked then.
  std::string go_back(Game& game, const Save& save, std::size_t count);
  /// Whether something had come to light before the last way back. "" or a sentence for players.
  std::string told() const;
  /// All that was taken back has been given again.
  void caught_up() { *this = {}; }
  /// Another answer is given than the one that was taken back. True if players knew more than at that time;
  /// the caller notes it in the save.
  bool other_way();

 private:
  std::optional<Sight> most_;  // what lay open before the first way back
  bool knows_more_ = false;
};

}  // namespace misk::game
