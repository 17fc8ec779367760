// The permanent panels of the table: the bar, the seats, the question, the stack, the log, and the large
// card.
#include <algorithm>
#include <cmath>

#include "scene/rich_text.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::FrameView;
using game::OptionView;
using kernel::OptionKind;

namespace {

/// "skill of Roland" becomes "Skill of Roland".
std::string headed(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

constexpr std::size_t kMostButtons = 9;  // as many as there are digits
constexpr std::int32_t kFewNumbers = 3;  // so far apart are those that have a button each
constexpr float kStackLine = 24, kStackText = 13;
constexpr float kStackEdges = 22;  // of a row of the stack, beside its text

/// What an option costs, in front of its text.
std::string with_sign(const OptionView& each, const std::string& text) {
  return each.notes.sign.empty() ? text : each.notes.sign + " " + text;
}

/// The frames of the stack that have a text, innermost first.
std::vector<const FrameView*> told(const std::vector<FrameView>& stack) {
  std::vector<const FrameView*> out;
  for (const FrameView& frame : stack) {
    if (!frame.text.empty()) out.push_back(&frame);
  }
  return out;
}

/// The innermost frame that is at a step of its chart; null for none.
const FrameView* charted(const std::vector<const FrameView*>& frames) {
  for (const FrameView* frame : frames)
    if (frame->chart.size() > 1 && frame->step >= 0) return frame;
  return nullptr;
}

}  // namespace

void TableScreen::build(Scene& scene, const Metrics& metrics) {
  refresh();
  last_metrics_ = metrics;
  scene.items.clear();
  scene.hits.clear();
  scene.barrier = scene.item_barrier = 0;
  placed_.clear();
  lifted_ = 0;
  Canvas canvas(scene, metrics);
  canvas.pointer(pointer_);
  canvas.focus(focus_);
  canvas.fill(canvas.window(), presentation_.ground);
  if (dialog_ == Dialog::curtain) {
    build_curtain(canvas);
    remember(scene);
    return;
  }
  Frame_ f = frame(canvas);
  f.focus = cut_focus(canvas, f.log);
  build_regions(canvas, Area::board, f.board);
  build_regions(canvas, Area::top, f.top);
  build_left(canvas, f.left);
  build_play(canvas, f.play);
  build_focus(canvas, f.focus);
  build_bar(canvas, f.bar);
  build_seats(canvas, f.seats);
  build_stack(canvas, f.stack);
  const Id looked_at = hovered_ && settings_.auto_zoom ? hovered_ : zoomed_;
  const bool zooms = looked_at && view_.find(looked_at);
  if (!zooms || !f.focus.empty()) build_log(canvas, f.log, false);
  build_regions(canvas, Area::hand, f.hand);
  build_prompt(canvas, f.prompt);
  if (zooms) build_zoom(canvas, looked_at, zoom_box(canvas, f, looked_at));
  // A raised card of the hand is drawn over the prompt.
  if (lifted_) scene.items.push_back(Item(scene.items[lifted_]));
  if (dialog_ == Dialog::none || aside_) build_lesson(canvas, f.board, f.prompt.y);
  build_notice(canvas, f.board);
  // Offered cards that are nowhere on the table are laid out once.
  if (view_.request.mine && laid_out_ != seen_version_ && dialog_ == Dialog::none && !aside_) {
    laid_out_ = seen_version_;
    for (const OptionView& each : view_.request.options)
      if (each.kind == OptionKind::component && each.comp && view_.find(each.comp) &&
          !placed_.count(each.comp))
        dialog_ = Dialog::options;
  }
  if (!beats_.empty()) build_beat(canvas, f);
  if (dialog_ != Dialog::none && !aside_) build_dialog(canvas);
  // The tip of the thing under the pointer.
  if (!tip_.empty() && !dragged_) {
    const float width =
        std::min(canvas.text_width(tip_, Typeface::label, 14) + canvas.px(18), canvas.px(420));
    const float height = canvas.text_height(tip_, width - canvas.px(16), Typeface::label, 14) + canvas.px(10);
    Rect box{std::min(pointer_.x + canvas.px(14), metrics.width - width - canvas.px(4)),
             std::min(pointer_.y + canvas.px(18), metrics.height - height - canvas.px(4)), width, height};
    canvas.panel(box, theme::kBar, theme::kPanelEdge, 4);
    canvas.paragraph(box.inset(canvas.px(5)), tip_, 14, theme::kText, Typeface::label);
  }
  remember(scene);
}

/// Remembers this screen frame: the next click refers to it.
void TableScreen::remember(const Scene& scene) {
  last_.hits = scene.hits;
  last_.barrier = scene.barrier;
  pictured_at_ = playing_.at();
}

void TableScreen::build_bar(Canvas& canvas, Rect rect) {
  canvas.fill(rect, theme::kBar);
  Rect inner = rect.inset(canvas.px(4));
  struct Entry {
    const char* text;
    Action action;
    bool enabled;
    const char* key;
  };
  const std::size_t at = playing_.at();
  const Entry entries[] = {{"Menu", {"open", 0, "menu"}, true, "menu"},
                           {"Rules", {"open", 0, "rules"}, true, "rules"},
                           {"Log", {"open", 0, "log"}, true, "log"},
                           {"Passing", {"open", 0, "skips"}, true, "skip"},
                           {"Points", {"open", 0, "points"}, true, "save_point"},
                           {"Time", {"open", 0, "timeline"}, playing_.length() > 0, "timeline"},
                           {"Redo", {"redo", 0, ""}, at < playing_.length(), "redo"},
                           {"Undo", {"undo", 0, ""}, at > 0, "undo"}};
  for (const Entry& entry : entries) {
    const float width = canvas.text_width(entry.text, Typeface::label, 15) + canvas.px(22);
    canvas.button(inner.cut_right(width), entry.text, entry.action, ButtonLook::quiet, "", entry.enabled,
                  canvas.said(entry.text) + "  (" + canvas.said(key_of(settings_, entry.key)) + ")");
  }
  const std::string seed = "seed " + std::to_string(playing_.game().setup().seed);
  canvas.line(inner.cut_right(canvas.text_width(seed, Typeface::label, 13) + canvas.px(16)), seed, 13,
              theme::kDim, Align::right);
  std::string head;
  for (const std::string& text : table_.head) head += (head.empty() ? "" : "   \xC2\xB7   ") + text;
  if (view_.over) head = "The game is over: " + view_.ending;
  inner.cut_left(canvas.px(8));
  canvas.line(inner, head, 17, theme::kText, Align::left, Typeface::label_bold);
}

/// Draws the buttons that end a question, from the row's right: pass, and confirm.
void TableScreen::build_answers(Canvas& canvas, Rect& row, float gap) {
  const game::RequestView& request = view_.request;
  auto button = [&](const std::string& text, const Action& action, ButtonLook look, const char* what,
                    bool enabled) {
    const std::string key = key_of(settings_, what);
    canvas.button(row.cut_right(canvas.button_width(text, key)), text, action, look, key, enabled);
    row.cut_right(gap);
  };
  const std::int32_t pass = Playing::pass_of(request);
  if (pass >= 0) button(option(pass)->text, {"option", pass, ""}, ButtonLook::plain, "pass", true);
  if (!multiple()) return;
  const auto n = static_cast<std::int32_t>(chosen_.size());
  button(n == 0 && request.min == 0
             ? "None"
             : (choice_verb_.empty() ? "Take" : choice_verb_) + " " + std::to_string(n),
         {"confirm", 0, ""}, ButtonLook::main, "confirm", n >= request.min && n <= request.max);
}

namespace {

/// The width of an option's button: of its text on one line if that is short, else on two.
float choice_width(const Canvas& canvas, const std::string& text, bool many) {
  const float one = canvas.button_width(text, "0"), most = canvas.px(470);
  float width = canvas.px(many ? 210.F : 330.F);
  if (one <= width) return one;
  const float bare = canvas.button_width("", "0"), size = std::round(canvas.px(13));
  while (width < most && text_height(canvas.said(text), width - bare, Typeface::label, size,
                                     *canvas.metrics().meter) > 2 * line_height(size))
    width += canvas.px(20);
  return width;
}

}  // namespace

/// The options that have a button: as many as find room, and first those that a click on their thing does not
/// take at once. In the order of the question.
std::vector<TableScreen::Choice> TableScreen::with_buttons(const Canvas& canvas,
                                                           const std::vector<Choice>& all, float gap,
                                                           float room) {
  float sum = 0;
  for (const Choice& each : all) sum += each.width + gap;
  if (sum <= room && all.size() <= kMostButtons) return all;
  const auto takes_at_once = [&](Id thing) {
    return thing && placed_.count(thing) && options_of(thing).size() == 1;
  };
  std::vector<Choice> out;
  sum = canvas.button_width("Show all " + std::to_string(all.size()), "O") + gap;
  for (const bool on_things : {false, true})
    for (const Choice& each : all) {
      if (out.size() == kMostButtons) break;
      if (sum + each.width + gap > room) continue;
      if ((takes_at_once(each.option->comp) || takes_at_once(each.option->target)) != on_things) continue;
      sum += each.width + gap;
      out.push_back(each);
    }
  std::sort(out.begin(), out.end(), [](const Choice& a, const Choice& b) { return a.option < b.option; });
  return out;
}

void TableScreen::build_choices(Canvas& canvas, Rect& row, float gap, float room) {
  std::vector<Choice> all;
  for (const OptionView& each : view_.request.options)
    if (each.kind != OptionKind::pass) all.push_back({&each, 0});
  for (Choice& each : all)
    each.width = choice_width(canvas, with_sign(*each.option, short_text(*each.option)), all.size() > 3);
  const std::vector<Choice> drawn = with_buttons(canvas, all, gap, room);
  if (drawn.size() < all.size()) {
    const std::string text = "Show all " + std::to_string(all.size());
    canvas.button(row.cut_right(canvas.button_width(text, "O")), text, {"open", 0, "options"},
                  ButtonLook::main, key_of(settings_, "options"));
    row.cut_right(gap);
  }
  float sum = 0;
  for (const Choice& each : drawn) sum += each.width + gap;
  Rect buttons = row.cut_right(sum);
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const OptionView& each = *drawn[i].option;
    canvas
        .button(buttons.cut_left(drawn[i].width), with_sign(each, short_text(each)),
                {"option", each.index, ""}, is_chosen(each.index) ? ButtonLook::chosen : ButtonLook::plain,
                std::to_string(i + 1), true, tip_of(each))
        .piece = each.comp;
    if (each.notes.warn) canvas.panel(canvas.scene().hits.back().rect, {0, 0, 0, 0}, theme::kWarn, 5);
    buttons.cut_left(gap);
  }
}

void TableScreen::build_prompt(Canvas& canvas, Rect rect) {
  const game::RequestView& request = view_.request;
  canvas.panel(rect.inset(canvas.px(3)), theme::kAccentDark, theme::kAccent);
  Rect inner = rect.inset(canvas.px(8));
  inner.cut_left(canvas.px(6));
  if (beats_.empty() && (view_.over || view_.stopped)) {
    canvas.button(inner.cut_right(canvas.button_width("How it ended")), "How it ended", {"wish", 0, "end"},
                  ButtonLook::main);
    canvas.line(inner,
                view_.over ? "The end: " + playing_.game().ending() : "The game stopped before its end.", 18,
                theme::kText, Align::left, Typeface::bold);
    return;
  }
  if (!beats_.empty()) return;  // the question comes after them
  if (!request.mine) return;
  // Place buttons from the right. They must be complete; the text is cut if too long (the tip has all of it).
  const float gap = canvas.px(6);
  const float least_text = rect.w * 0.3F;
  if (aside_) {
    canvas.button(inner.cut_right(canvas.button_width("Back to the choice", key_of(settings_, "aside"))),
                  "Back to the choice", {"aside", 0, ""}, ButtonLook::main, key_of(settings_, "aside"));
    inner.cut_right(gap);
  }
  if (request.numeric && request.max - request.min <= kFewNumbers) {
    // One click for each that is possible; the keys go up and down, and take it.
    for (std::int32_t n = request.max; n >= request.min; --n) {
      const std::string text = std::to_string(n);
      canvas.button(inner.cut_right(std::max(canvas.button_width(text), canvas.px(44))), text,
                    {"number", n, ""}, n == amount_ ? ButtonLook::main : ButtonLook::plain);
      inner.cut_right(gap);
    }
  } else if (request.numeric) {
    canvas.button(inner.cut_right(canvas.button_width("Take it", "Enter")), "Take it", {"confirm", 0, ""},
                  ButtonLook::main, key_of(settings_, "confirm"));
    inner.cut_right(gap);
    canvas.stepper(inner.cut_right(canvas.px(170)),
                   std::to_string(amount_) + "  (" + std::to_string(request.min) + " to " +
                       std::to_string(request.max) + ")",
                   "amount", "", amount_ > request.min, amount_ < request.max);
  } else {
    build_answers(canvas, inner, gap);
    if (chosen_.size() > 1) {
      canvas.button(inner.cut_right(canvas.button_width("Order")), "Order", {"open", 0, "order"});
      inner.cut_right(gap);
    }
    build_choices(canvas, inner, gap, inner.w - least_text);
  }
  std::string how;
  if (multiple())
    how = request.min == request.max
              ? "  (choose " + std::to_string(request.min) + ")"
              : "  (" + std::to_string(request.min) + " to " + std::to_string(request.max) + ")";
  std::string who;
  if (view_.seats.size() > 1) who = view_.seats[static_cast<std::size_t>(view_.seat)].name + ": ";
  std::string tip = who + request.prompt + how;
  if (!request.cite.empty()) tip += "\n" + request.cite;
  if (request.subject && view_.find(request.subject)) tip += "\n" + view_.find(request.subject)->title;
  canvas.hit(inner, {}, tip, request.subject);
  Rect upper = inner;
  upper.cut_right(canvas.px(14));  // away from the buttons
  if (!request.cite.empty()) {
    Rect cite = upper.cut_bottom(upper.h * 0.36F);
    build_cite(canvas, cite, request.cite, 11, theme::kDim);
  }
  if (!choice_line_.empty()) {
    const float wide = canvas.text_width(choice_line_, Typeface::bold, 19) + canvas.px(20);
    Rect line = upper.cut_right(std::min(wide, upper.w * 0.5F));
    canvas.line(line, choice_line_, 19, theme::kAccent, Align::right, Typeface::bold);
  }
  canvas.line(upper, who + request.prompt + how, 17, theme::kText, Align::left, Typeface::bold);
}

/// What is drawn of the stack, innermost first: what happens now, or all.
std::vector<const FrameView*> TableScreen::stack_rows() const {
  std::vector<const FrameView*> frames = told(view_.stack);
  frames.resize(std::min<std::size_t>(frames.size(), stack_open_ ? 9 : 1));
  return frames;
}

/// `width`: of the text. A long one has two lines or three.
float TableScreen::stack_row_height(const Canvas& canvas, const std::string& text, float width) const {
  const float lines = canvas.text_width(text, Typeface::label, kStackText) / width;
  return canvas.text_px((lines <= 1 ? 1.F : lines <= 1.8F ? 1.7F : 2.4F) * kStackLine);
}

float TableScreen::stack_height(const Canvas& canvas, float width) const {
  float height = canvas.px(16) + canvas.text_px(18);
  for (const FrameView* frame : stack_rows())
    height += stack_row_height(canvas, frame->text, width - canvas.px(kStackEdges));
  return height + (charted(told(view_.stack)) ? canvas.text_px(24) : 0);
}

/// The steps of a chart: the present one by its title, the others as cells that tell theirs when pointed at.
void TableScreen::build_chart(Canvas& canvas, const FrameView& frame, Rect rect) {
  const std::size_t shown = std::min<std::size_t>(frame.chart.size(), 9);
  const auto at = static_cast<std::size_t>(frame.step);
  const std::size_t first = std::min(at > 3 ? at - 3 : 0, frame.chart.size() - shown);
  const float other = std::min(canvas.px(22), rect.w * 0.5F / static_cast<float>(shown));
  for (std::size_t i = first; i < first + shown; ++i) {
    const bool now = i == at;
    const float left = other * static_cast<float>(first + shown - i - 1);
    const Rect cell = rect.cut_left(now ? rect.w - left : other).inset(canvas.px(1));
    canvas.panel(cell,
                 now      ? theme::kAccentDark
                 : i < at ? theme::kPanelEdge
                          : theme::kBar,
                 now ? theme::kAccent : theme::kPanelEdge, 3);
    if (now) canvas.line(cell.inset(canvas.px(2)), frame.chart[i].title, 12, theme::kText, Align::centre);
    canvas.hit(cell, opens(frame.chart[i].cite), frame.chart[i].title + "\n" + frame.chart[i].cite);
  }
}

void TableScreen::build_stack(Canvas& canvas, Rect rect) {
  canvas.panel(rect);
  Rect inner = rect.inset(canvas.px(6));
  const auto frames = told(view_.stack);
  // Closed it tells what happens now; what waits behind that is for those who want to know.
  const Rect heading = inner.cut_top(canvas.text_px(18));
  const std::size_t waiting = frames.size() < 2 ? 0 : frames.size() - 1;
  canvas.line(heading, stack_open_ ? "RESOLVING  (innermost on top)" : "NOW", 12, theme::kDim, Align::left,
              Typeface::label_bold);
  if (waiting > 0) {
    canvas.line(heading, stack_open_ ? "less" : "+ " + std::to_string(waiting) + " waiting", 12, theme::kDim,
                Align::right, Typeface::label_bold);
    canvas.hit(heading, {"stack", 0, ""},
               stack_open_ ? "Show only what happens now" : "Show what waits until this is over");
  }
  if (const FrameView* frame = charted(frames)) {
    build_chart(canvas, *frame, inner.cut_bottom(canvas.text_px(20)));
    inner.cut_bottom(canvas.px(3));
  }
  float indent = 0;
  for (const FrameView* frame : stack_rows()) {
    const float height = stack_row_height(canvas, frame->text, rect.w - canvas.px(kStackEdges));
    if (inner.h < height * 0.9F) break;
    Rect row = inner.cut_top(height);
    row.h -= canvas.px(2);
    row.cut_left(indent);
    const bool now = indent == 0;
    canvas.panel(row, now ? theme::kAccentDark : theme::kRaised, now ? theme::kAccent : theme::kPanelEdge, 4);
    Rect label = row;
    label.cut_left(canvas.px(7));
    label.cut_right(canvas.px(3));
    canvas.line(label, frame->text, kStackText);
    std::string tip = frame->text;
    if (!frame->cite.empty()) tip += "\n" + frame->cite;
    canvas.hit(row, frame->source ? Action{"zoom", frame->source, ""} : opens(frame->cite), tip,
               frame->source);
    indent = std::min(indent + canvas.px(7), canvas.px(56));
  }
}

void TableScreen::build_log(Canvas& canvas, Rect rect, bool whole) {
  canvas.panel(rect);
  Rect inner = rect.inset(canvas.px(6));
  if (!whole)
    canvas.line(inner.cut_top(canvas.text_px(18)), "LOG", 12, theme::kDim, Align::left, Typeface::label_bold);
  const auto& log = playing_.log(log_viewer());
  const float size = whole ? 15.F : 13.5F;
  const float indent = canvas.px(9);
  const auto indented = [&](std::size_t i) {
    return indent * static_cast<float>(std::min<std::size_t>(playing_.log_indents()[i], 6));
  };
  const auto cite_width = [&](std::size_t i) {
    return whole && !log[i].cite.empty()
               ? std::min(canvas.text_width(log[i].cite, Typeface::label, 12) + canvas.px(10), inner.w * 0.4F)
               : 0.F;
  };
  const auto height_of = [&](std::size_t i) {
    const float width = inner.w - indented(i) - cite_width(i);
    return canvas.text_height(log[i].text, width, Typeface::label, size) + canvas.px(3);
  };
  // What comes after the shown beat would give it away. The wheel scrolls back.
  std::size_t last = beats_.empty() ? log.size() : std::min(log.size(), log_told_);
  const auto back = static_cast<std::size_t>(std::max(0.F, log_scroll_.at));
  last = back < last ? last - back : 0;
  // The last lines that fit, without half letters; drawn from the first, as they are read.
  std::size_t first = last;
  float y = inner.bottom();
  while (first > 0 && y - height_of(first - 1) >= inner.y) y -= height_of(--first);
  for (std::size_t i = first; i < last; ++i) {
    const float left = indented(i), cite = cite_width(i);
    const Rect row{inner.x + left, y, inner.w - left - cite, height_of(i)};
    y += row.h;
    const bool fresh = log[i].decision + 1 >= view_.decisions;
    std::string tip = log[i].text;
    if (!log[i].cite.empty()) tip += "\n" + log[i].cite;
    const Colour ink = fresh ? theme::kText : theme::kDim;
    canvas.paragraph({row.x, row.y, row.w, row.h}, log[i].text, size, ink, Typeface::label);
    canvas.hit(row, {"line", static_cast<int>(i), ""}, tip);
    if (cite > 0)
      build_cite(canvas, {row.right(), row.y, cite, row.h}, log[i].cite, 12, theme::kDim, Align::right);
  }
  log_scroll_.set(static_cast<float>(log.size()), 1);
  if (log_scroll_.at > 0) {
    const Rect note{inner.right() - canvas.px(120), inner.bottom() - canvas.px(22), canvas.px(120),
                    canvas.px(22)};
    canvas.panel(note, theme::kBar, theme::kPanelEdge, 4);
    canvas.line(note, std::to_string(static_cast<int>(log_scroll_.at)) + " lines below", 12, theme::kDim,
                Align::centre);
  }
}

/// The text below the large card: its options, the explanation of its numbers, and abilities that cannot be
/// used now. Computed once, not for every screen frame.
const std::vector<std::string>& TableScreen::told_of(const game::ThingView& thing) {
  const Id id = thing.id;
  if (id == told_of_ && seen_version_ == told_version_) return told_;
  told_of_ = id;
  told_version_ = seen_version_;
  told_.clear();
  std::vector<std::string>& lines = told_;
  // A token has no text of its own; a pawn is shown as its card.
  if (const FacePtr face = face_of(thing); is_token(face->shape) && face->shape != Shape::pawn) {
    if (!face->title.empty()) lines.push_back("**" + face->title + "**");
    lines.insert(lines.end(), face->text.begin(), face->text.end());
  }
  for (const std::string& note : marks_of(thing).notes) lines.push_back("_" + note + "_");
  // A word for which the card may have had no room.
  for (const Marks::Token& token : marks_of(thing).tokens)
    if (!token.text.empty())
      lines.push_back("_" + symbol_in_words(presentation_.symbols, token.symbol) + " " +
                      std::to_string(token.count) + ": " + token.text + "_");
  // A note on the card already says that it is a stub.
  const bool all = playing_.game().known(id, static_cast<std::uint8_t>(view_.seat)) == game::Known::all;
  if (const game::CardStatus& said = playing_.game().card_status(id);
      all && said.note.empty() && !said.status.empty())
    lines.push_back("_" + said.status + "_");
  for (const auto* each : options_of(id)) {
    const std::string notes = each->notes.told();
    lines.push_back("\xE2\x97\x8F " + each->text + (notes.empty() ? "" : " _(" + notes + ")_"));
  }
  // Explain numbers that have changed; list the others.
  std::string plain_numbers;
  const std::vector<std::string> numbers =
      playing_.game().explain_all(id, static_cast<std::uint8_t>(view_.seat));
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i + 1;
    while (end < numbers.size() && numbers[end].compare(0, 2, "  ") == 0) ++end;
    std::string head = numbers[i];
    // "fight of Ghoul = 2": here its name and the word before it, in any language, say nothing.
    if (const auto name = head.rfind(thing.title);
        !thing.title.empty() && name > 1 && name != std::string::npos)
      if (const auto of = head.rfind(' ', name - 2); of != std::string::npos)
        head = head.substr(0, of) + head.substr(name + thing.title.size());
    head = headed(head);
    if (end - i <= 2) {
      plain_numbers += (plain_numbers.empty() ? "" : ", ") + head;
    } else {
      lines.push_back("**" + head + "**");
      for (std::size_t k = i + 1; k < end; ++k) lines.push_back("\xE2\x80\x83" + numbers[k].substr(2));
    }
    i = end;
  }
  if (!plain_numbers.empty()) lines.push_back("_Printed:_ " + plain_numbers);
  if (view_.request.mine)
    for (const game::Refused& refused : playing_.game().refused(view_.seat))
      if (refused.comp == id)
        lines.push_back("_Not now:_ " + refused.ability + " \xE2\x80\x94 " + refused.words);
  explain_words(*face_of(thing), lines);
  return told_;
}

/// Draws the large card, the explanation of its numbers, and why its abilities cannot be used.
void TableScreen::build_zoom(Canvas& canvas, Id id, Rect rect) {
  const game::ThingView& thing = *view_.find(id);
  canvas.panel(rect, theme::kPanel, theme::kPanelEdge);
  Rect inner = rect.inset(canvas.px(6));
  const FacePtr face = face_of(thing);
  Piece piece;
  piece.face = face;
  piece.marks = marks_of(thing);
  piece.marks.turned = false;
  if (face->shape == Shape::pawn) {
    Face card = *face;
    card.shape = Shape::card;
    piece.face = std::make_shared<const Face>(std::move(card));
  }
  const float by = aspect(piece.face->shape);
  float height = std::min(inner.w / by, inner.h * 0.62F);
  if (by == 1) height = std::min(height, canvas.px(120));
  const float width = height * by;
  piece.rect = {inner.x + (inner.w - width) / 2, inner.y, width, height};
  canvas.scene().items.push_back(piece);
  inner.cut_top(height + canvas.px(8));
  build_lines(canvas, told_of(thing), inner);
}

void TableScreen::build_notice(Canvas& canvas, const Rect& board) {
  if (notice_.empty()) return;
  const float most = board.w * 0.8F;
  const float width = std::min(canvas.text_width(notice_, Typeface::label, 16) + canvas.px(30), most);
  const float height =
      canvas.text_height(notice_, width - canvas.px(24), Typeface::label, 16) + canvas.px(16);
  const Rect box{board.centre().x - width / 2, board.y + canvas.px(10), width, height};
  canvas.panel(box, theme::kBar, theme::kAccent);
  canvas.paragraph(box.inset(canvas.px(8)), notice_, 16, theme::kText, Typeface::label);
}

}  // namespace misk::ui
