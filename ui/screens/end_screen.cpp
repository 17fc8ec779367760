#include "screens/end_screen.hpp"

#include <algorithm>
#include <cmath>

#include "scene/rich_text.hpp"

namespace misk::ui {

EndScreen::EndScreen(EndData data) : data_(std::move(data)) {
  if (data_.go_on.empty()) set_focus({"again", 1, ""});
}

void EndScreen::act(const Action& action) {
  Wish wish;
  if (action.verb == "again") {
    wish.kind = Wish::Kind::again;
    wish.same_seed = action.number == 1;
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
  Rect foot = rest.cut_bottom(row(canvas, 78));
  canvas.fill(foot, theme::kBar);
  foot = foot.inset(canvas.px(18));
  struct Button {
    std::string text;
    Action action;
    ButtonLook look;
    std::string tip;
  };
  std::vector<Button> buttons;
  if (data_.go_on.empty())
    buttons = {{"Again, with the same seed",
                {"again", 1, ""},
                ButtonLook::main,
                "Seed " + std::to_string(data_.seed)},
               {"Again, with a new one", {"again", 0, ""}, ButtonLook::plain, ""}};
  else
    buttons = {{data_.go_on, {"go on", 0, ""}, ButtonLook::main, "What has come of it is recorded."}};
  const std::vector<Button> others = {
      {"Look at the table and the log", {"table", 0, ""}, ButtonLook::plain, ""},
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

  rest = rest.inset(canvas.px(32));
  const bool seats = !data_.seats.empty();
  Rect right = rest.cut_right(std::clamp(canvas.text_px(480), rest.w * 0.3F, rest.w * 0.42F));
  rest.cut_right(canvas.px(40));

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
  end_scroll(canvas, story.y);

  Rect facts = begin_scroll(canvas, right, facts_);
  facts.y -= facts_.at;
  facts.h = 1e6F;
  heading(canvas, facts, "The game");
  auto statistics = data_.statistics;
  statistics.emplace_back("Seed", std::to_string(data_.seed));
  for (const auto& [label, value] : statistics) {
    Rect line = facts.cut_top(row(canvas, 27));
    canvas.line(line.cut_left(line.w * 0.5F), label, 16, theme::kDim);
    canvas.line(line, value, 16, theme::kText, Align::right);
  }
  facts.cut_top(canvas.px(14));
  if (seats) heading(canvas, facts, "Investigators");
  for (const EndData::Seat& seat : data_.seats) {
    const float least = canvas.px(96);
    Rect text = facts;
    if (seat.face) {
      const float shape = aspect(seat.face->shape);
      Piece piece;
      const float height = least, width = std::min(height * shape, facts.w * 0.35F);
      piece.rect = {facts.x, facts.y + (height - width / shape) / 2, width, width / shape};
      piece.face = seat.face;
      piece.small = true;
      text.cut_left(width + canvas.px(14));
      canvas.scene().items.push_back(std::move(piece));
    }
    const float top = text.y;
    flow(canvas, text, seat.name, 17, theme::kParchment, Typeface::bold);
    for (const std::string& line : seat.lines) flow(canvas, text, line, 15, theme::kText);
    facts.cut_top(std::max(seat.face ? least : 0.F, text.y - top) + canvas.px(14));
  }
  end_scroll(canvas, facts.y);
}

}  // namespace misk::ui
