#include "screens/question.hpp"

#include <algorithm>
#include <cmath>

#include "scene/rich_text.hpp"

namespace misk::ui {

void draw_question(PageScreen& screen, Canvas& canvas, const std::string& title, const std::string& text,
                   const std::vector<Answer>& answers) {
  screen.dialog(canvas);
  const Rect window = canvas.window();
  const float pad = canvas.px(20), gap = canvas.px(10), height = PageScreen::row(canvas);
  const float head = PageScreen::row(canvas, 40);
  const float width = std::min(window.w * 0.86F, canvas.text_px(700)), inside = width - 2 * pad;
  const std::string cancel = "Cancel";
  // Side by side if they fit, otherwise below each other.
  float beside = canvas.button_width(cancel, "Esc");
  for (const Answer& each : answers) beside += gap + canvas.button_width(each.text);
  const bool row = beside <= inside;
  const auto lines = static_cast<float>(row ? 1 : answers.size() + 1);
  const float words = canvas.text_height(text, inside, Typeface::label, 16) + 4;
  const float whole = std::min(window.h, head + words + lines * (height + gap) + 2 * pad + gap);
  Rect box{(window.w - width) / 2, (window.h - whole) / 2, width, whole};
  Colour ground = theme::kPanel;
  ground.a = 255;  // opaque, so that nothing shines through
  canvas.panel(box, ground, theme::kAccent);
  box = box.inset(pad);
  canvas.line(box.cut_top(head), title, 20, theme::kParchment, Align::left, Typeface::bold);
  PageScreen::flow(canvas, box, text, 16, theme::kText, Typeface::label);
  box.cut_top(gap);
  Rect line = box.cut_top(height);
  const auto button = [&](const Answer& answer, ButtonLook look, const std::string& key) {
    const float wanted = canvas.button_width(answer.text, key);
    canvas.button(row ? line.cut_left(wanted) : line, answer.text, answer.action, look, key);
    if (row) {
      line.cut_left(gap);
    } else {
      box.cut_top(gap);
      line = box.cut_top(height);
    }
  };
  for (const Answer& each : answers)
    button(each, &each == answers.data() ? ButtonLook::main : ButtonLook::plain, "");
  button({cancel, {"cancel", 0, ""}}, ButtonLook::plain, "Esc");
}

}  // namespace misk::ui
