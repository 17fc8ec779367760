// The course of a game in words: for each answer when it was given (round, phase, turn, in the game's own
// words) and what its player did. Players find their way back by it.
//
// A game's export `headings(avatar) -> list of texts` says when it is now, the widest part first: "Round 2",
// "Enemy phase", "Roland's turn". Without it, answers have no headings.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// One answer of a game.
struct Moment {
  kernel::Answer answer{};
  std::vector<std::string> headings;  // when it was, the widest part first
  std::string what;                   // what was chosen, as the player who chose read it; "" if unknown
  bool passes = false;                // nothing was chosen but to pass
};

/// The parts of a game that players go back by, and their depth in Moment::headings.
inline constexpr const char* kParts[] = {"round", "phase", "turn"};
/// The depth of that part, 1 for the widest; nothing for another word.
std::optional<std::size_t> part_named(std::string_view name);

/// How many headings at the front are the same in both: what comes after them is new.
std::size_t same_headings(const std::vector<std::string>& before, const std::vector<std::string>& now);

/// Keeps the moments of a game from now on. Make it before a save is played back, and the moments of the save
/// are known, too. Either may go first: a game that is loaded anew goes before whoever looked at it.
class Moments {
 public:
  explicit Moments(Game& game);
  Moments(const Moments&) = delete;
  Moments& operator=(const Moments&) = delete;

  /// The answer after `position` others. It may have been taken back, as long as no other stands in its
  /// place.
  const Moment& at(std::size_t position) const;
  /// When the open question is asked.
  std::vector<std::string> now() const;
  /// The position at which the part (see part_named) around `position` begins, or the one before it if it
  /// begins just there. The game's present position counts, too. Nothing if there is none.
  std::optional<std::size_t> begin_of(std::size_t part, std::size_t position) const;
  /// The first position after `position`, and before `end`, at which another such part begins.
  std::optional<std::size_t> next_of(std::size_t part, std::size_t position, std::size_t end) const;
  /// What was done, with who did it, as `viewer` may read it.
  std::string told(std::size_t position, std::uint8_t viewer) const;

 private:
  void note(const kernel::Answer& answer);
  bool begins(std::size_t part, std::size_t position) const;
  std::vector<std::string> headings_at(std::size_t position) const;

  Game& game_;
  std::vector<Moment> moments_;
  std::shared_ptr<Moments*> self_;  // the game knows it weakly
};

}  // namespace misk::game
