// Answers in words: the question and the chosen options. They can be given again in a game that has changed a
// little: with other cards, without some answer, after a script was fixed.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// One answer.
struct Choice {
  int player = 0;
  std::string prompt;                  // the question's purpose, or else its text
  std::vector<std::string> chosen;     // names or texts of options; "TEXT#n" is the nth option with that text
  std::optional<std::int32_t> number;  // the amount, if one was asked for
  bool operator==(const Choice&) const = default;
};

/// Describes the answer `choices` to a part of the open request.
Choice tell_choice(const Game& game, std::size_t part, const std::vector<std::int32_t>& choices);

/// Finds the same answer for the open request; nothing if the question differs or an option is missing.
std::optional<std::vector<std::int32_t>> find_choice(const Game& game, std::size_t part,
                                                     const Choice& choice);

/// The answer of somebody who wants nothing: an empty answer if allowed, else to pass, else the first option.
std::vector<std::int32_t> usual_answer(const Game& game, std::size_t part);

/// Gives the answers of a plan, in order. If an answer does not fit but a later one does, those before it are
/// skipped. If none fits, the usual answer is given.
class PlanPlayer {
 public:
  explicit PlanPlayer(std::vector<Choice> plan) : plan_(std::move(plan)) {}
  void choose(const Game& game, std::size_t part, std::vector<std::int32_t>& choices);
  /// True if no answer of the plan is left.
  bool done() const { return next_ == plan_.size(); }

 private:
  std::vector<Choice> plan_;
  std::size_t next_ = 0;
};

}  // namespace misk::game
