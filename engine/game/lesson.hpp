// A lesson beside a game: what to tell at each question. The game's scripts choose the step (its exports
// lesson_step and lesson_setup; scripts/common/lib/lessons.lua); this remembers what has been told, position
// by position, so that going back tells the same again. It answers nothing and forbids nothing.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// A step of a lesson, as it is told.
struct LessonStep {
  int number = 0, of = 0;  // from 1
  std::string title, text;
  std::vector<std::string> shows;  // names of regions of the table, or titles of cards
};

/// The set-up option that makes a game a lesson.
inline constexpr const char* kLessonOption = "lesson";

class Lesson {
 public:
  /// The lesson that the game's set-up names; none if it names none.
  explicit Lesson(Game& game);

  bool any() const { return !id_.empty() && !ended_; }
  /// The step to tell at the open question to the player who is asked; null for none.
  const LessonStep* now(int player);
  /// The step has been read: the next one that fits is told, or none until the next question.
  void next();
  /// Nothing more is told.
  void end() { ended_ = true; }

 private:
  struct Told {
    std::vector<int> before;         // the steps that were read at this question already
    std::optional<LessonStep> step;  // the one that is told
    int player = 0;
  };
  std::optional<LessonStep> ask(int player, std::size_t at, const std::vector<int>& here);

  Game& game_;
  std::string id_;
  bool ended_ = false;
  std::map<std::size_t, Told> told_;  // by the number of answers before it
};

/// If `setup.scenario` names a lesson of these packs: makes it the set-up of that lesson, who plays and the
/// seed included.
bool take_lesson(Setup& setup, Scripts& scripts);

}  // namespace misk::game
