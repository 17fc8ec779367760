// Bots that play some seats of a game, beside people (Setup::bots).
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "game/bot.hpp"

namespace misk::game {

class SeatBots {
 public:
  /// Makes the bots of the game's set-up. Throws SetupError for an unknown bot or seat, and if no seat is
  /// left for a person.
  explicit SeatBots(Game& game);

  bool any() const { return !bots_.empty(); }
  bool plays(int seat) const { return bots_.count(seat) > 0; }
  /// The last position, up to `position`, whose answer a person has given: undo goes there, since a bot would
  /// answer again. Nothing if there is none.
  std::optional<std::size_t> last_of_person(std::size_t position) const;
  /// The answer of the bot that is asked now. Its chances depend on the game's seed and position, so it
  /// answers the same after going back.
  std::vector<std::int32_t> choose();

 private:
  Game& game_;
  std::map<int, std::unique_ptr<Bot>> bots_;
};

}  // namespace misk::game
