// A lesson at the terminal: its step is told before the question.
#include <cstdio>

#include "terminal/terminal.hpp"

namespace misk::cli {

void Terminal::tell_lesson() {
  const game::LessonStep* step = lesson_.now(part().player);
  if (!step) return;
  std::printf("\n%s  %s\n  %s\n", style_.bold(plain(step->title)).c_str(),
              style_.dim("(lesson, " + std::to_string(step->number) + " of " + std::to_string(step->of) + ")")
                  .c_str(),
              plain(step->text).c_str());
}

/// Goes on to what else there is to tell at this question, or ends the lesson.
void Terminal::lesson(const std::string& what) {
  if (!lesson_.any()) {
    std::printf("This game is no lesson.\n");
  } else if (what == "end") {
    lesson_.end();
    std::printf("The lesson is over; the game goes on.\n");
  } else {
    lesson_.next();
    if (lesson_.now(part().player))
      tell_lesson();
    else
      std::printf("There is nothing more to tell here; answer the question.\n");
  }
}

}  // namespace misk::cli
