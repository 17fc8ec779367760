// What players are told of a save: changed by hand, with hindsight, refused.
#include <string>
#include <vector>

#include "game/save.hpp"

namespace misk::game {

std::string changed_by_hand(const std::vector<std::size_t>& answers) {
  if (answers.empty()) return "";
  std::string text = answers.size() > 1 ? "this game was changed by hand at answers"
                                        : "this game was changed by hand at answer";
  for (std::size_t i = 0; i < answers.size(); ++i) text += (i ? ", " : " ") + std::to_string(answers[i]);
  return text;
}

std::string changed_by_hand(const Save& save) {
  std::vector<std::size_t> answers;
  for (std::size_t i = 0; i < save.answers.size(); ++i)
    if (save.answers[i].answer.intervention) answers.push_back(i + 1);
  return changed_by_hand(answers);
}

std::string with_hindsight(const Save& save) {
  if (!save.hindsight) return "";
  if (save.hindsight == 1) return "answers were taken back once after something had come to light";
  return "answers were taken back " + std::to_string(save.hindsight) +
         " times after something had come to light";
}

AnswerRefused::AnswerRefused(const Save& save, std::size_t answers)
    : SetupError(save.file + ":" + std::to_string(save.answers.at(answers).line) + ": answer " +
                 std::to_string(answers + 1) +
                 (save.answers.at(answers).answer.intervention ? ", a line of the console, fails here"
                                                               : " is not allowed here") +
                 "; the packs or this misk are not those of the save"),
      held(answers) {}

SetupError AnswerRefused::with_way_back(const std::string& file, bool force) const {
  const std::string count = std::to_string(held);
  return SetupError(
      std::string(what()) + "; " +
      (held == 1 ? "the answer before it still holds" : "the " + count + " answers before it still hold") +
      ": go on after that with misk resume " + file + (force ? " --force" : "") + " --to " + count);
}

}  // namespace misk::game
