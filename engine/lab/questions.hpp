// Counts the questions that a person would be asked in games that a bot plays, and how many of them matter.
//
// What the front ends pass without asking (game/declined.hpp) is passed here, too, and is no question. A
// question has one sensible answer, and so does not matter, if
//   - all its options come to the same: copies of one card in one state, or one ability of such copies, or
//   - it was asked often in the run with the same things offered, and the bot answered the same each time, or
//   - all that is offered but one thing was often offered in such questions, and the bot never chose it.
// All others matter.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "lab/simulate.hpp"

namespace misk::game {

/// Questions in which the same things were offered.
struct QuestionKind {
  std::string text;                   // of the first of them: what is asked, and what could be answered
  std::uint64_t asked = 0, idle = 0;  // idle: those with one sensible answer
  std::map<std::string, std::uint64_t> answers;  // how often each was given
};

struct QuestionCount {
  std::uint64_t games = 0, asked = 0, idle = 0, passed = 0;  // passed: without asking
  std::vector<QuestionKind> kinds;                           // those with the most idle questions first
  /// Questions for each that matters.
  double ratio() const;
};

/// Plays the games of `options` and counts. Throws SetupError if they cannot be played.
QuestionCount count_questions(const Catalog& catalog, const SimulateOptions& options,
                              std::unique_ptr<Scripts> loaded = nullptr);

}  // namespace misk::game
