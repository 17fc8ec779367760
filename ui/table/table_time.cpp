// The time line: the course of the game in words, and the ways back and forth.
#include <algorithm>
#include <cmath>

#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kMomentLine = 23;  // the height of a line, of the text's size
}  // namespace

void TableScreen::build_timeline(Canvas& canvas) {
  canvas.dialog();
  canvas.scene().items.pop_back();
  const Rect all = canvas.window();
  const float list = std::min(canvas.px(470), all.w * 0.42F);
  build_moments(canvas, {all.w - list - canvas.px(6), canvas.px(44), list, all.h - canvas.px(50)});
  Rect box{canvas.px(20), all.h - canvas.px(270), all.w - list - canvas.px(46), canvas.px(116)};
  canvas.panel(box, theme::kBar, theme::kAccent, 8);
  Rect inner = box.inset(canvas.px(10));
  Rect head = inner.cut_top(canvas.px(30));
  const std::string close = key_of(settings_, "cancel");
  canvas.button(head.cut_right(canvas.button_width("Close", close)), "Close", {"close", 0, ""},
                ButtonLook::quiet, close);
  const std::size_t length = playing_.length(), at = playing_.at();
  canvas.line(head,
              "Answer " + std::to_string(at) + " of " + std::to_string(length) +
                  (at < length ? "  (another answer here begins anew from it)" : ""),
              16, theme::kText, Align::left, Typeface::bold);
  inner.cut_top(canvas.px(6));
  Rect row = inner.cut_top(canvas.px(34));
  auto jump = [&](bool left, const char* text, std::size_t to, bool enabled, const char* key) {
    const float wide = canvas.button_width(text, key);
    canvas.button(left ? row.cut_left(wide) : row.cut_right(wide), text, {"go", static_cast<int>(to), ""},
                  ButtonLook::plain, key, enabled);
    (left ? row.cut_left(canvas.px(4)) : row.cut_right(canvas.px(4)));
  };
  jump(true, "Start", 0, at > 0, "Home");
  jump(true, "Back", at ? at - 1 : 0, at > 0, "Left");
  jump(false, "Now", length, at < length, "End");
  jump(false, "On", at + 1, at < length, "Right");
  // The time line; a click anywhere on it goes there.
  canvas.panel(row, theme::kPanel, theme::kPanelEdge, 4);
  const float n = static_cast<float>(std::max<std::size_t>(1, length));
  const int cells = static_cast<int>(std::min<float>(n + 1, row.w / canvas.px(5)));
  for (int i = 0; i < cells; ++i) {
    const auto to = static_cast<std::size_t>(
        std::lround(static_cast<float>(i) / static_cast<float>(std::max(1, cells - 1)) * n));
    const Rect cell{row.x + row.w * static_cast<float>(i) / static_cast<float>(cells), row.y,
                    row.w / static_cast<float>(cells), row.h};
    if (to <= at) canvas.fill(cell.inset(canvas.px(1)), theme::kAccentDark);
    canvas.hit(cell, {"go", static_cast<int>(std::min(to, length)), ""}, "Answer " + std::to_string(to));
  }
  for (const game::SavePoint& point : playing_.points()) {
    const float x = row.x + row.w * static_cast<float>(point.at) / n;
    canvas.fill({x - canvas.px(1), row.y - canvas.px(4), canvas.px(3), row.h + canvas.px(8)}, theme::kAccent);
  }
  canvas.line(inner, "Named points are marked; F5 keeps the present one.", 13, theme::kDim);
}

/// The answers of the game, with when they were given. A click goes to before one was.
void TableScreen::build_moments(Canvas& canvas, Rect box) {
  canvas.panel(box, theme::kBar, theme::kAccent, 8);
  Rect inner = box.inset(canvas.px(10));
  canvas.line(inner.cut_top(canvas.text_px(24)), "What was done, and when", 15, theme::kText, Align::left,
              Typeface::bold);
  // A row for each part of the game, with its keys.
  struct Part {
    const char *text, *back, *on;
  };
  constexpr Part kRows[] = {
      {"Round", "Ctrl+Left", "Ctrl+Right"}, {"Phase", "PageUp", "PageDown"}, {"Turn", "Up", "Down"}};
  const std::size_t length = playing_.length(), at = playing_.at();
  Rect foot = inner.cut_bottom(3 * canvas.px(36));
  for (std::size_t i = 0; i < std::size(kRows); ++i) {
    Rect row = foot.cut_top(canvas.px(36));
    row.h -= canvas.px(4);
    const auto part = static_cast<int>(i) + 1;
    const Rect back = row.cut_left((row.w - canvas.px(76)) / 2);
    const Rect on = row.cut_right(back.w);
    canvas.button(back, "Back", {"by", -part, ""}, ButtonLook::plain, kRows[i].back, at > 0);
    canvas.button(on, "On", {"by", part, ""}, ButtonLook::plain, kRows[i].on, at < length);
    canvas.line(row, kRows[i].text, 15, theme::kText, Align::centre, Typeface::label_bold);
  }
  inner.cut_bottom(canvas.px(6));

  const game::Moments& moments = playing_.moments();
  const float line = canvas.text_px(kMomentLine);
  std::vector<std::string> before;
  struct Line {
    std::string text;
    std::size_t level, position;
    bool heading;
  };
  std::vector<Line> lines;
  std::size_t shown = 0;  // the line of the present position
  for (std::size_t i = 0; i <= length; ++i) {
    const bool end = i == length;
    const std::vector<std::string> headings =
        end ? (at == length ? moments.now() : before) : moments.at(i).headings;
    for (std::size_t level = game::same_headings(before, headings); level < headings.size(); ++level)
      lines.push_back({headings[level], level, i, true});
    before = headings;
    for (const game::SavePoint& point : playing_.points())
      if (point.at == i) lines.push_back({"\xE2\x98\x85 " + point.name, 3, i, true});
    if (i == at) shown = lines.size();
    lines.push_back({end ? "Now" : moments.told(i, log_viewer()), 3, i, false});
  }
  if (time_follows_) {
    list_scroll_.set(line * static_cast<float>(lines.size()), inner.h);
    list_scroll_.at = 0;
    list_scroll_.show(line * (static_cast<float>(shown) - 4), line * static_cast<float>(shown + 4));
    time_follows_ = false;
  }
  canvas.clip(inner);
  float y = inner.y - list_scroll_.at;
  for (std::size_t i = 0; i < lines.size(); ++i, y += line) {
    if (y + line < inner.y || y > inner.bottom()) continue;
    const Line& each = lines[i];
    Rect row{inner.x, y, inner.w, line};
    const bool present = i == shown;
    if (present) canvas.panel(row, theme::kAccentDark, theme::kAccent, 4);
    row.cut_left(canvas.px(4) + canvas.px(12) * static_cast<float>(each.level));
    const bool passes = !each.heading && each.position < length && moments.at(each.position).passes;
    const bool undone = each.position > at;
    canvas.line(row, each.text, each.heading ? 14.F : 13.5F,
                present            ? theme::kText
                : each.heading     ? theme::kAccent
                : undone || passes ? theme::kDim
                                   : theme::kText,
                Align::left, each.heading ? Typeface::label_bold : Typeface::label);
    if (y >= inner.y && y + line <= inner.bottom())
      canvas.hit({inner.x, y, inner.w, line}, {"go", static_cast<int>(each.position), ""},
                 each.position == length ? "To the present" : "Back to before this: " + each.text);
  }
  canvas.unclip();
  list_scroll_.set(line * static_cast<float>(lines.size()), inner.h);
}

}  // namespace misk::ui
