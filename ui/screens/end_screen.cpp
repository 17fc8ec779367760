#include "screens/end_screen.hpp"

#include <algorithm>
#include <cmath>

#include "scene/rich_text.hpp"
#include "screens/course_chart.hpp"

namespace misk::ui {

EndScreen::EndScreen(EndData data) : data_(std::move(data)) {
  if (data_.go_on.empty()) set_focus(goes_on() ? Action{"next", 0, ""} : Action{"again", 1, ""});
}

/// After a won game one goes on; a lost one is tried again.
bool EndScreen::goes_on() const {
  return data_.won && !data_.next_name.empty();
}

void EndScreen::act(const Action& action) {
  Wish wish;
  if (action.verb == "again") {
    wish.kind = Wish::Kind::again;
    wish.same_seed = action.number == 1;
  } else if (action.verb == "next") {
    wish.kind = Wish::Kind::start;
    wish.setup = data_.next;
  } else if (action.verb == "go on") {
    wish.kind = Wish::Kind::go_on;
  } else if (action.verb == "menu") {
    wish.kind = Wish::Kind::menu;
  } else if (action.verb == "quit") {
    wish.kind = Wish::Kind::quit;
  } else if (action.verb == "table") {
    wish.kind = Wish::Kind::back;
  }
  want(std::move(wish));
}

void EndScreen::leave() {
  act({"table", 0, ""});
}

void EndScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  title_bar(canvas, rest, data_.scenario);
  const Rect foot = rest.cut_bottom(row(canvas, 78));
  draw_foot(canvas, foot);
  rest = rest.inset(canvas.px(28));
  const Rect right = rest.cut_right(std::clamp(canvas.text_px(620), rest.w * 0.38F, rest.w * 0.47F));
  rest.cut_right(canvas.px(36));
  draw_story(canvas, rest);
  draw_facts(canvas, right);
}

void EndScreen::draw_foot(Canvas& canvas, Rect foot) {
  canvas.fill(foot, theme::kBar);
  foot = foot.inset(canvas.px(18));
  struct Button {
    std::string text;
    Action action;
    ButtonLook look;
    std::string tip;
  };
  std::vector<Button> buttons;
  if (data_.go_on.empty()) {
    if (!data_.next_name.empty())
      buttons.push_back({"Next: " + data_.next_name,
                         {"next", 0, ""},
                         goes_on() ? ButtonLook::main : ButtonLook::plain,
                         "The next scenario, with the same investigators and a new seed."});
    buttons.push_back({"Again, same seed",
                       {"again", 1, ""},
                       goes_on() ? ButtonLook::plain : ButtonLook::main,
                       "The same game from its beginning: seed " + std::to_string(data_.seed)});
    buttons.push_back({"Again, new seed", {"again", 0, ""}, ButtonLook::plain, "Everything is drawn anew."});
  } else {
    buttons = {{data_.go_on, {"go on", 0, ""}, ButtonLook::main, "What has come of it is recorded."}};
  }
  const std::vector<Button> others = {
      {"Table and log", {"table", 0, ""}, ButtonLook::plain, "Back to the table as it lies, and to the log."},
      {"To the menu", {"menu", 0, ""}, ButtonLook::plain, ""},
      {"Quit", {"quit", 0, ""}, ButtonLook::plain, ""}};
  buttons.insert(buttons.end(), others.begin(), others.end());
  float wanted = 0;
  for (const Button& each : buttons) wanted += canvas.button_width(each.text);
  // Spare room is shared between the buttons. If there is too little, all get narrower.
  const float gap = canvas.px(10), room = foot.w - gap * static_cast<float>(buttons.size() - 1);
  const float share = std::min(room / wanted, 1.12F);
  for (const Button& each : buttons) {
    const float width = canvas.button_width(each.text) * share;
    const bool last = each.action.verb == "quit";
    canvas.button(last ? foot.cut_right(width) : foot.cut_left(width), each.text, each.action, each.look, "",
                  true, each.tip);
    foot.cut_left(gap);
  }
}

// The title, what it came to, what decided it, what was gained and lost.
void EndScreen::draw_story(Canvas& canvas, Rect rest) {
  const game::Chronicle& told = data_.chronicle;
  Rect story = begin_scroll(canvas, rest, story_, true);
  story.y -= story_.at;
  story.h = 1e6F;
  flow(canvas, story, data_.game, 16, theme::kDim, Typeface::italic);
  flow(canvas, story, data_.outcome, 34, data_.won ? theme::kGood : theme::kAccent, Typeface::bold);
  story.cut_top(canvas.px(6));
  canvas.fill(story.cut_top(std::max(1.F, canvas.px(1))), theme::kAccentDark);
  story.cut_top(canvas.px(14));
  for (const std::string& line : data_.epilogue) {
    const std::size_t from = line.find_first_not_of(' ');
    if (from == std::string::npos) continue;
    Rect at = story;
    if (from > 0) at.cut_left(canvas.px(20));
    flow(canvas, at, line.substr(from), 18, from > 0 ? theme::kDim : theme::kText);
    story.y = at.y + canvas.px(8);
  }
  story.cut_top(canvas.px(10));
  if (!told.deeds.empty()) heading(canvas, story, "What decided it");
  std::size_t period = 0;
  for (const game::Deed& deed : told.deeds) {
    Rect line = story;
    Rect when = line.cut_left(canvas.text_width(told.period + " 00", Typeface::label, 15) + canvas.px(14));
    if (deed.period != period && deed.period > 0)
      canvas.line({when.x, when.y, when.w, row(canvas, 24)},
                  (told.period.empty() ? "" : told.period + " ") + std::to_string(deed.period), 15,
                  theme::kDim);
    period = deed.period;
    const Rect bar{line.x, line.y + canvas.px(4), std::max(2.F, canvas.px(3)),
                   row(canvas, 24) - canvas.px(8)};
    canvas.fill(bar, deed.good > 0 ? theme::kGood : deed.good < 0 ? theme::kWarn : theme::kDim);
    line.cut_left(canvas.px(12));
    flow(canvas, line, deed.text, 17, theme::kText);
    story.y = std::max(line.y, when.y + row(canvas, 24)) + canvas.px(3);
  }
  story.cut_top(canvas.px(12));
  const auto list = [&](const char* head, const std::vector<std::string>& lines, Colour colour) {
    if (lines.empty()) return;
    heading(canvas, story, head);
    for (const std::string& line : lines) flow(canvas, story, line, 17, colour);
    story.cut_top(canvas.px(12));
  };
  list("Gained", told.gained, theme::kGood);
  list("Lost", told.lost, theme::kWarn);
  if (has_course(data_.chronicle)) draw_people(canvas, story);
  end_scroll(canvas, story.y);
}

// Who played it, side by side.
void EndScreen::draw_people(Canvas& canvas, Rect& rest) {
  if (data_.seats.empty()) return;
  heading(canvas, rest, "Investigators");
  const float gap = canvas.px(16), least = canvas.px(96);
  const auto columns = std::max(1.F, std::floor((rest.w + gap) / canvas.text_px(270)));
  const float width = (rest.w - gap * (columns - 1)) / columns;
  for (std::size_t i = 0; i < data_.seats.size();) {
    float deepest = 0;
    for (float n = 0; n < columns && i < data_.seats.size(); ++n, ++i) {
      const Rect cell{rest.x + n * (width + gap), rest.y, width, rest.h};
      deepest = std::max(deepest, draw_person(canvas, cell, data_.seats[i], least));
    }
    rest.cut_top(deepest + canvas.px(14));
  }
}

/// Returns the height that it takes.
float EndScreen::draw_person(Canvas& canvas, Rect cell, const EndData::Seat& seat, float least) {
  const float top = cell.y;
  if (seat.face) {
    const float shape = aspect(seat.face->shape);
    Piece piece;
    const float width = std::min(least * shape, cell.w * 0.45F);
    piece.rect = {cell.x, cell.y + (least - width / shape) / 2, width, width / shape};
    piece.face = seat.face;
    piece.small = true;
    cell.cut_left(width + canvas.px(14));
    canvas.scene().items.push_back(std::move(piece));
  }
  flow(canvas, cell, seat.name, 17, theme::kParchment, Typeface::bold);
  for (const std::string& line : seat.lines) flow(canvas, cell, line, 15, theme::kText);
  return std::max(seat.face ? least : 0.F, cell.y - top);
}

// The course of the game and its numbers.
void EndScreen::draw_facts(Canvas& canvas, Rect rest) {
  Rect facts = begin_scroll(canvas, rest, facts_);
  facts.y -= facts_.at;
  facts.h = 1e6F;
  facts.cut_right(canvas.px(8));  // away from the scroll bar
  if (has_course(data_.chronicle)) {
    heading(canvas, facts, "The course of the game");
    const float height = std::clamp(rest.h * 0.45F, canvas.px(220), canvas.px(420));
    draw_course(canvas, facts.cut_top(height), data_.chronicle);
    facts.cut_top(canvas.px(16));
  }
  heading(canvas, facts, "The game");
  if (!data_.note.empty()) flow(canvas, facts, data_.note, 16, theme::kAccent, Typeface::label);
  auto statistics = data_.statistics;
  for (const auto& figure : data_.chronicle.figures) statistics.push_back(figure);
  statistics.emplace_back("Seed", std::to_string(data_.seed));
  // Two columns: label and number, side by side.
  const float gap = canvas.px(28);
  for (std::size_t i = 0; i < statistics.size(); i += 2) {
    Rect line = facts.cut_top(row(canvas, 27));
    const float half = (line.w - gap) / 2;
    for (std::size_t n = i; n < std::min(i + 2, statistics.size()); ++n) {
      Rect one = line.cut_left(half);
      line.cut_left(gap);
      const auto& [label, value] = statistics[n];
      canvas.line(one.cut_right(canvas.text_width(value, Typeface::label, 16) + canvas.px(6)), value, 16,
                  theme::kText, Align::right);
      canvas.line(one, label, 16, theme::kDim);
    }
  }
  facts.cut_top(canvas.px(14));
  if (!has_course(data_.chronicle)) draw_people(canvas, facts);
  end_scroll(canvas, facts.y);
}

}  // namespace misk::ui
