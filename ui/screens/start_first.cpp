// What the start screen begins with: the last game to go on with, and the lesson of the chosen game.
#include <algorithm>

#include "screens/start_screen.hpp"

namespace misk::ui {

void StartScreen::draw_first(Canvas& canvas, Rect& rest) {
  const float height = row(canvas, 42), between = canvas.px(6);
  // The newest save that can be resumed.
  const auto last =
      std::find_if(saves_.begin(), saves_.end(), [](const SaveInfo& each) { return each.broken.empty(); });
  if (last != saves_.end()) {
    const std::string what = last->scenario.empty() ? last->name : last->scenario;
    canvas.button(rest.cut_top(height), "Continue: " + what, {"resume", 0, last->file}, ButtonLook::main, "",
                  true, last->name + ", " + last->date + ". Older games are under Saved games.");
    rest.cut_top(between);
  }
  if (game_.empty()) return;
  for (const LessonInfo& lesson : info().lessons) {
    canvas.button(rest.cut_top(height), "Learn: " + lesson.name, {"lesson", 0, lesson.id},
                  last == saves_.end() ? ButtonLook::main : ButtonLook::plain, "", true, lesson.text);
    rest.cut_top(between);
  }
  if (last != saves_.end() || !info().lessons.empty()) rest.cut_top(canvas.px(8));
}

/// A lesson has its own scenario, players and seed. It is saved like any game.
void StartScreen::begin_lesson(const std::string& id) {
  Wish wish;
  wish.kind = Wish::Kind::start;
  wish.setup.scenario = id;
  if (const std::string name = source_.new_save_name(id); !name.empty()) {
    wish.file = source_.save_path(name, notice_);
    if (wish.file.empty()) return;
  }
  want(std::move(wish));
}

}  // namespace misk::ui
