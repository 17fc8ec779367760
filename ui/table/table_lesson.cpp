// A lesson at the table: its step is told in a box over the board, and what it is about is framed.
#include <algorithm>

#include "scene/rich_text.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kWidth = 400;  // of the box, in design units
}  // namespace

/// The step that is told now; null for none, also while beats are shown or a dialog is open.
const game::LessonStep* TableScreen::lesson_step() {
  if (!lesson_) lesson_ = std::make_unique<game::Lesson>(playing_.game());
  if (!lesson_->any() || !beats_.empty() || !view_.request.mine || view_.over) return nullptr;
  return lesson_->now(view_.seat);
}

bool TableScreen::act_in_lesson(const Action& action) {
  if (!lesson_) return false;
  if (action.verb == "lesson_end") {
    lesson_->end();
    tell("The lesson is over; the game goes on.");
  } else {
    lesson_->next();
  }
  return true;
}

/// Frames the regions and cards that the step is about.
void TableScreen::build_lesson_frames(Canvas& canvas, const game::LessonStep& step) {
  std::vector<Rect> about;
  for (const std::string& name : step.shows) {
    if (const auto region = region_rects_.find(name); region != region_rects_.end()) {
      const bool shown =
          std::any_of(presentation_.regions.begin(), presentation_.regions.end(),
                      [&](const Region& each) { return each.name == name && !empty_region(each); });
      if (shown) about.push_back(region->second);
      continue;
    }
    for (const game::ThingView& thing : view_.things)
      if (const auto at = placed_.find(thing.id); thing.title == name && at != placed_.end())
        about.push_back(at->second);
  }
  for (const Rect& rect : about) {
    const Rect frame{rect.x - canvas.px(3), rect.y - canvas.px(3), rect.w + canvas.px(6),
                     rect.h + canvas.px(6)};
    canvas.panel(frame, {0, 0, 0, 0}, theme::kAccent, 8);
  }
}

/// `lowest`: how far down the box may reach if the board is too low for it.
void TableScreen::build_lesson(Canvas& canvas, Rect board, float lowest) {
  const game::LessonStep* step = lesson_step();
  if (!step) return;
  build_lesson_frames(canvas, *step);
  const float width =
      std::min(canvas.px(kWidth) * std::max(1.F, canvas.metrics().text_scale), board.w * 0.7F);
  const float inside = width - canvas.px(28);
  const float text = canvas.text_height(step->text, inside, Typeface::body, 16) + canvas.px(4);
  const float head = canvas.text_px(26), foot = canvas.px(36);
  const float wanted = head + text + foot + canvas.px(36);
  if (wanted > board.h - canvas.px(20)) board.h = std::max(board.h, lowest - board.y);
  const float height = std::min(wanted, board.h - canvas.px(8));
  // In the corner of the board that covers least of the things on it; the upper right one if they are equal.
  Rect box;
  float least = -1;
  for (const auto& [right, down] : {std::pair{1.F, 0.F}, {0.F, 0.F}, {1.F, 1.F}, {0.F, 1.F}}) {
    const float gap = canvas.px(10);
    const Rect corner{board.x + gap + (board.w - width - 2 * gap) * right,
                      board.y + gap + (board.h - height - 2 * gap) * down, width, height};
    float covered = 0;
    for (const auto& [id, each] : placed_) covered += corner.shared_with(each);
    if (least >= 0 && covered >= least) continue;
    least = covered;
    box = corner;
  }
  canvas.panel(box, theme::kParchment, theme::kAccent, 8);
  canvas.hit(box, {"none", 0, ""}).enabled = false;
  Rect inner = box.inset(canvas.px(14));
  Rect title = inner.cut_top(head);
  const std::string count = std::to_string(step->number) + " of " + std::to_string(step->of);
  canvas.line(title.cut_right(canvas.text_width(count, Typeface::label, 13) + canvas.px(8)), count, 13,
              theme::kInk, Align::right);
  canvas.line(title, step->title, 19, theme::kInk, Align::left, Typeface::bold);
  Rect row = inner.cut_bottom(foot);
  inner.cut_bottom(canvas.px(6));
  canvas.paragraph(inner, step->text, 16, theme::kInk, Typeface::body);
  const std::string key = key_of(settings_, "lesson");
  canvas.button(row.cut_right(canvas.button_width("Got it", key)), "Got it", {"lesson_next", 0, ""},
                ButtonLook::main, key);
  canvas.button(row.cut_left(canvas.button_width("End the lesson")), "End the lesson", {"lesson_end", 0, ""},
                ButtonLook::plain);
}

}  // namespace misk::ui
