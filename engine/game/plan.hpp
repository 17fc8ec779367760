// Answers told by what was asked and by what they say, so that they can be given again in a game that has
// gone a little differently: with other cards, without an answer, after a mistake in a script was mended.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// One answer, as the player read it.
struct Choice {
  int player = 0;
  std::string prompt;
  std::vector<std::string> chosen;     // the texts of options; of several with one text the nth is "TEXT#n"
  std::optional<std::int32_t> number;  // or an amount
  bool operator==(const Choice&) const = default;
};

/// What the answer `choices` to a part of the open request says.
Choice tell_choice(const Game& game, std::size_t part, const std::vector<std::int32_t>& choices);

/// The same answer to what is asked now; nothing where that is something else, or is not offered.
std::optional<std::vector<std::int32_t>> find_choice(const Game& game, std::size_t part,
                                                     const Choice& choice);

/// What somebody answers who wants nothing: nothing at all, else to pass, else what comes first.
std::vector<std::int32_t> usual_answer(const Game& game, std::size_t part);

/// Gives the answers of a plan, in order. An answer that does not fit is left out where a later one does;
/// where none does, the usual answer is given.
class PlanPlayer {
 public:
  explicit PlanPlayer(std::vector<Choice> plan) : plan_(std::move(plan)) {}
  void choose(const Game& game, std::size_t part, std::vector<std::int32_t>& choices);
  /// No answer of the plan is left.
  bool done() const { return next_ == plan_.size(); }

 private:
  std::vector<Choice> plan_;
  std::size_t next_ = 0;
};

}  // namespace misk::game
