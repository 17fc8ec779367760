// Dialogs over the table: all options of a question, an order, the time line, rules for passing, large views.
#include <algorithm>
#include <cmath>

#include "catalog/listing.hpp"
#include "game/board.hpp"
#include "scene/rich_text.hpp"
#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::OptionView;
using kernel::OptionKind;

namespace {
constexpr std::size_t kFewCards = 5;  // side by side in a dialog no larger than they
}  // namespace

void TableScreen::build_dialog(Canvas& canvas) {
  switch (dialog_) {
    case Dialog::options:
      return build_options(canvas);
    case Dialog::order:
      return build_order(canvas);
    case Dialog::menu:
      return build_menu(canvas);
    case Dialog::timeline:
      return build_timeline(canvas);
    case Dialog::points:
      return build_points(canvas);
    case Dialog::skips:
      return build_skips(canvas);
    case Dialog::why:
      return build_why(canvas);
    case Dialog::rules:
      return build_rules(canvas);
    case Dialog::bag:
      return build_bag(canvas);
    case Dialog::odds: {
      std::vector<DialogLine> lines;
      for (std::string& line : game::odds_lines(playing_.game(), view_.seat))
        lines.push_back({std::move(line), ""});
      return build_lines_dialog(canvas, "Odds", lines, "Nothing to tell now.");
    }
    case Dialog::main_menu:
      return build_main_menu(canvas);
    case Dialog::help:
      return build_help(canvas);
    case Dialog::log: {
      Rect box = dialog_box(canvas, 900, 700, "Log");
      build_log(canvas, box, true);
      return;
    }
    default:
      return;
  }
}

/// Shades the table and draws a titled box of this size (in design units). Returns its inside.
Rect TableScreen::dialog_box(Canvas& canvas, float width, float height, const std::string& title) {
  canvas.dialog();
  const Rect all = canvas.window();
  const float w = std::min(canvas.px(width), all.w - canvas.px(20)),
              h = std::min(canvas.px(height), all.h - canvas.px(20));
  const Rect box{all.centre().x - w / 2, all.centre().y - h / 2, w, h};
  canvas.panel(box, theme::kPanel, theme::kAccent, 8);
  canvas.panel(box, mix(theme::kPanel, theme::kGround, 0.4F), {0, 0, 0, 0}, 8);
  canvas.panel(box, {0, 0, 0, 0}, theme::kAccent, 8);
  Rect inner = box.inset(canvas.px(14));
  Rect head = inner.cut_top(canvas.px(32));
  const std::string close = key_of(settings_, "cancel");
  canvas.button(head.cut_right(canvas.button_width("Close", close)), "Close", {"close", 0, ""},
                ButtonLook::quiet, close);
  if (view_.request.mine &&
      (dialog_ == Dialog::options || dialog_ == Dialog::menu || dialog_ == Dialog::order)) {
    const std::string key = key_of(settings_, "aside");
    canvas.button(head.cut_right(canvas.button_width("Move aside", key)), "Move aside", {"aside", 0, ""},
                  ButtonLook::quiet, key);
  }
  canvas.line(head, title, 19, theme::kText, Align::left, Typeface::bold);
  inner.cut_top(canvas.px(6));
  return inner;
}

/// The options of a question (or of one piece): as rows of text next to their cards, or as cards if each is
/// one.
void TableScreen::build_options(Canvas& canvas) {
  const game::RequestView& request = view_.request;
  std::vector<const OptionView*> list;
  bool cards = offers();
  for (const OptionView& each : request.options) {
    if (each.kind == OptionKind::pass) continue;
    list.push_back(&each);
    const game::ThingView* thing = each.comp ? view_.find(each.comp) : nullptr;
    cards = cards && each.kind == OptionKind::component && thing &&
            (face_of(*thing)->shape == Shape::card || face_of(*thing)->shape == Shape::wide);
  }
  const float rows = static_cast<float>(std::min<std::size_t>(list.size(), 9));
  const bool few = cards && list.size() <= kFewCards;  // one line of large cards
  const float each_wide = cards && face_of(*view_.find(list.front()->comp))->shape == Shape::wide ? 448 : 229;
  const float title = canvas.text_width(request.prompt, Typeface::bold, 19) / canvas.px(1);
  Rect inner = few     ? dialog_box(canvas, std::max({60 + (each_wide + 10) * rows, title + 330, 560.F}), 470,
                                    request.prompt)
               : cards ? dialog_box(canvas, 1180, 740, request.prompt)
                       : dialog_box(canvas, 980, 120 + 66 * rows, request.prompt);
  Rect foot = inner.cut_bottom(canvas.px(40));
  foot.cut_top(canvas.px(6));
  build_answers(canvas, foot, canvas.px(8));
  const std::size_t per_page = cards ? 15 : 9;
  const auto pages = static_cast<int>((list.size() + per_page - 1) / per_page);
  page_ = std::clamp(page_, 0, std::max(0, pages - 1));
  if (pages > 1) {
    canvas.button(foot.cut_left(canvas.button_width("Back", "PageUp")), "Back", {"page", -1, ""},
                  ButtonLook::plain, "PageUp", page_ > 0);
    foot.cut_left(canvas.px(8));
    canvas.button(foot.cut_left(canvas.button_width("On", "PageDown")), "On", {"page", 1, ""},
                  ButtonLook::plain, "PageDown", page_ + 1 < pages);
    foot.cut_left(canvas.px(10));
    canvas.line(foot, std::to_string(page_ + 1) + " of " + std::to_string(pages), 15, theme::kDim);
  }
  const std::size_t from = static_cast<std::size_t>(page_) * per_page;
  const std::size_t n = std::min(per_page, list.size() - std::min(from, list.size()));
  if (cards) {
    std::vector<Rect> rects =
        arrange_grid(inner, static_cast<int>(n), aspect(face_of(*view_.find(list[from]->comp))->shape), 0,
                     canvas.px(320), canvas.px(10));
    for (std::size_t i = 0; i < n; ++i) {
      const OptionView& each = *list[from + i];
      Piece piece;
      const game::ThingView& thing = *view_.find(each.comp);
      piece.face = face_of(thing);
      piece.marks = marks_of(thing);
      piece.marks.turned = false;
      piece.rect = rects[i];
      piece.small = rects[i].w < canvas.px(kReadable);
      const bool taken = is_chosen(each.index);
      piece.chosen = taken;
      piece.glow = taken                                        ? theme::kAccent
                   : focus_ == Action{"option", each.index, ""} ? theme::kParchment
                                                                : canvas.can_choose();
      canvas.scene().items.push_back(piece);
      canvas.hit(rects[i], {"option", each.index, ""}, each.text, each.comp);
      if (i < 9) {
        const Rect key{rects[i].x - canvas.px(8), rects[i].y - canvas.px(8), canvas.px(20), canvas.px(20)};
        canvas.panel(key, theme::kBar, theme::kPanelEdge, 4);
        canvas.line(key, std::to_string(i + 1), 13, theme::kText, Align::centre, Typeface::label_bold);
      }
    }
    return;
  }
  const float step = std::min(canvas.px(66), inner.h / static_cast<float>(std::max<std::size_t>(1, n)));
  for (std::size_t i = 0; i < n; ++i) {
    const OptionView& each = *list[from + i];
    Rect row = inner.cut_top(step);
    row.h -= canvas.px(4);
    const bool taken = is_chosen(each.index);
    canvas
        .button(row, "", {"option", each.index, ""}, taken ? ButtonLook::chosen : ButtonLook::plain, "", true)
        .piece = each.comp;
    Rect text = row.inset(canvas.px(4));
    const Rect key = text.cut_left(canvas.px(28));
    canvas.line(key, std::to_string(i + 1), 14, taken ? theme::kInk : theme::kDim, Align::centre,
                Typeface::label_bold);
    if (const game::ThingView* thing = each.comp ? view_.find(each.comp) : nullptr) {
      const FacePtr face = face_of(*thing);
      const float by = aspect(face->shape);
      Rect icon = text.cut_left(text.h * std::max(by, 1.F));
      text.cut_left(canvas.px(8));
      Piece piece;
      piece.face = face;
      piece.small = true;
      piece.rect = {icon.x + (icon.w - icon.h * by) / 2, icon.y, icon.h * by, icon.h};
      canvas.scene().items.push_back(piece);
    }
    const Colour ink = taken ? theme::kInk : theme::kText;
    const std::string notes = each.notes.told();
    if ((!each.cite.empty() || !notes.empty()) && text.h > canvas.px(36)) {
      Rect below = text.cut_bottom(canvas.text_px(17));
      const float wide = canvas.text_width(notes, Typeface::label_bold, 13) + canvas.px(14);
      if (!notes.empty())
        canvas.line(below.cut_left(std::min(wide, below.w)), notes, 13,
                    taken             ? theme::kInk
                    : each.notes.warn ? theme::kWarn
                                      : theme::kAccent,
                    Align::left, Typeface::label_bold);
      build_cite(canvas, below, each.cite, 12, taken ? theme::kInk : theme::kDim);
    }
    canvas.paragraph(text, each.text, 15, ink, Typeface::label);
  }
}

void TableScreen::build_menu(Canvas& canvas) {
  const auto options = options_of(menu_of_);
  const auto found = placed_.find(menu_of_);
  const Rect all = canvas.window();
  const Rect from = found == placed_.end() ? all : found->second;
  canvas.dialog();
  canvas.scene().items.pop_back();  // no shade for the menu, which is next to its piece
  canvas.scene().hits.back().action = {"close", 0, ""};
  float widest = canvas.px(180);
  const std::string title = view_.find(menu_of_) ? view_.find(menu_of_)->title : "";
  std::vector<std::string> texts;
  for (const OptionView* each : options) {
    std::string text = short_text(*each);
    if (text.rfind(title + ": ", 0) == 0) text = text.substr(title.size() + 2);
    if (const std::string notes = each->notes.told(); !notes.empty()) text += "   _" + notes + "_";
    texts.push_back(text);
    widest = std::max(widest, canvas.button_width(text, "0"));
  }
  const float width = std::min(widest + canvas.px(16), canvas.px(620));
  const float row = canvas.px(38);
  const float height = row * static_cast<float>(options.size()) + canvas.px(40);
  Rect box{from.right() + canvas.px(6), from.y, width, height};
  if (box.right() > all.w) box.x = std::max(0.F, from.x - width - canvas.px(6));
  box.x = std::clamp(box.x, 0.F, std::max(0.F, all.w - width));
  box.y = std::clamp(box.y, canvas.px(40), std::max(canvas.px(40), all.h - height - canvas.px(56)));
  canvas.panel(box, theme::kBar, theme::kAccent, 6);
  canvas.hit(box, {"none", 0, ""}).enabled = false;
  Rect inner = box.inset(canvas.px(6));
  canvas.line(inner.cut_top(canvas.px(26)), title, 15, theme::kText, Align::left, Typeface::bold);
  for (std::size_t i = 0; i < options.size(); ++i) {
    Rect each = inner.cut_top(row);
    each.h -= canvas.px(4);
    const bool taken = is_chosen(options[i]->index);
    canvas.button(each, texts[i], {"option", options[i]->index, ""},
                  taken ? ButtonLook::chosen : ButtonLook::plain, i < 9 ? std::to_string(i + 1) : "", true,
                  tip_of(*options[i]));
    if (options[i]->notes.warn) canvas.panel(each, {0, 0, 0, 0}, theme::kWarn, 5);
  }
}

void TableScreen::build_order(Canvas& canvas) {
  Rect inner = dialog_box(canvas, 620, 560, "In this order");
  const std::string key = key_of(settings_, "confirm");
  Rect foot = inner.cut_bottom(canvas.px(38));
  canvas.button(foot.cut_right(canvas.button_width("Take it so", key)), "Take it so", {"confirm", 0, ""},
                ButtonLook::main, key, static_cast<std::int32_t>(chosen_.size()) >= view_.request.min);
  canvas.line(foot, "Drag a line, or click it to move it up.", 14, theme::kDim);
  inner.cut_bottom(canvas.px(8));
  for (std::size_t i = 0; i < chosen_.size(); ++i) {
    Rect row = inner.cut_top(canvas.px(44));
    row.h -= canvas.px(4);
    const OptionView* each = option(chosen_[i]);
    Hit& hit = canvas.button(row, std::to_string(i + 1) + ".  " + (each ? each->text : ""),
                             {"order", static_cast<int>(i), ""}, ButtonLook::plain, "", true);
    hit.drag = true;
  }
}

void TableScreen::build_points(Canvas& canvas) {
  Rect inner = dialog_box(canvas, 560, 460, "Points to come back to");
  Rect row = inner.cut_top(canvas.px(36));
  canvas.button(row.cut_right(canvas.px(110)), "Keep", {"point", 0, typed_}, ButtonLook::main, "Enter");
  row.cut_right(canvas.px(6));
  canvas.field(row, typed_, {"type", 0, ""}, typing_ > 0, "Name of the present point");
  inner.cut_top(canvas.px(10));
  if (playing_.points().empty()) canvas.line(inner.cut_top(canvas.px(30)), "None yet.", 15, theme::kDim);
  for (const game::SavePoint& point : playing_.points()) {
    if (inner.h < canvas.px(36)) break;
    Rect each = inner.cut_top(canvas.px(38));
    each.h -= canvas.px(4);
    canvas.button(each, point.name + "   (answer " + std::to_string(point.at) + ")",
                  {"go", static_cast<int>(point.at), ""});
  }
}

void TableScreen::build_skips(Canvas& canvas) {
  Rect inner = dialog_box(canvas, 900, 640, "What is passed without asking");
  Rect foot = inner.cut_bottom(canvas.px(40));
  const std::string key = key_of(settings_, "skip");
  canvas.button(foot.cut_right(canvas.button_width("Pass until something else", key)),
                "Pass until something else", {"skip", 0, ""}, ButtonLook::main, key,
                Playing::pass_of(view_.request) >= 0);
  auto title = [&](const std::string& text) {
    canvas.line(inner.cut_top(canvas.px(30)), text, 14, theme::kDim, Align::left, Typeface::label_bold);
  };
  title("At these windows (click: stop as usual, never, always)");
  for (const kernel::WindowDef& window : playing_.game().kernel().image().windows) {
    if (inner.h < canvas.px(34)) return;
    const auto stop = playing_.stops().find(window.name);
    Rect row = inner.cut_top(canvas.px(34));
    row.h -= canvas.px(4);
    canvas.button(row.cut_right(canvas.px(100)),
                  stop == playing_.stops().end() ? "as usual"
                  : stop->second                 ? "always"
                                                 : "never",
                  {"stop", 0, window.name});
    canvas.line(row,
                window.prompt.empty() ? playing_.game().key_title(window.name)
                                      : playing_.game().translation().said(window.prompt),
                15);
  }
  title("Of these chances (click: ask, always, never)");
  static const char* const kRules[] = {"ask", "always", "never"};
  std::vector<std::string> triggers;
  for (const OptionView& each : view_.request.options)
    if (const std::string trigger = playing_.trigger_of(view_.request, each); !trigger.empty())
      triggers.push_back(trigger);
  for (const auto& [trigger, rule] : playing_.rules())
    if (std::find(triggers.begin(), triggers.end(), trigger) == triggers.end()) triggers.push_back(trigger);
  if (triggers.empty()) canvas.line(inner.cut_top(canvas.px(26)), "None are offered now.", 15, theme::kDim);
  for (const std::string& trigger : triggers) {
    if (inner.h < canvas.px(34)) break;
    const auto rule = playing_.rules().find(trigger);
    Rect row = inner.cut_top(canvas.px(34));
    row.h -= canvas.px(4);
    canvas.button(row.cut_right(canvas.px(100)),
                  kRules[rule == playing_.rules().end() ? 0 : static_cast<int>(rule->second)],
                  {"rule", 0, trigger});
    canvas.line(row, trigger, 15);
  }
}

/// A list of lines, each with the rule that it comes from, if it names one. `none`: what is said without
/// lines.
void TableScreen::build_lines_dialog(Canvas& canvas, const std::string& title,
                                     const std::vector<DialogLine>& lines, const std::string& none) {
  Rect inner = dialog_box(canvas, 900, 640, title);
  if (lines.empty()) {
    canvas.line(inner.cut_top(canvas.px(30)), none, 16, theme::kDim);
    return;
  }
  canvas.clip(inner);
  const float top = inner.y - list_scroll_.at;
  float y = top;
  for (const DialogLine& line : lines) {
    const float height = canvas.text_height(line.text, inner.w, Typeface::label, 15);
    canvas.paragraph({inner.x, y, inner.w, height}, line.text, 15, theme::kText, Typeface::label);
    y += height;
    if (!line.cite.empty()) {
      const Rect row{inner.x + canvas.px(14), y, inner.w - canvas.px(14), canvas.text_px(18)};
      if (row.y >= inner.y && row.bottom() <= inner.bottom())
        build_cite(canvas, row, line.cite, 13, theme::kDim);
      y += row.h;
    }
    y += canvas.px(6);
  }
  canvas.unclip();
  list_scroll_.set(y - top, inner.h);
}

/// The regions with tokens, enlarged.
void TableScreen::build_bag(Canvas& canvas) {
  std::vector<const Region*> pools;
  for (const Region& region : presentation_.regions)
    if (region.layout == Layout::pool && !empty_region(region)) pools.push_back(&region);
  const bool one = pools.size() == 1 && !title_of(*pools.front()).empty();
  Rect inner = dialog_box(canvas, 760, 560, one ? title_of(*pools.front()) : "Pools");
  if (pools.empty()) canvas.line(inner.cut_top(canvas.px(30)), "There are none.", 16, theme::kDim);
  for (const Region* region : pools) {
    Rect part = inner.cut_top(inner.h / static_cast<float>(pools.size()));
    if (!one)
      canvas.line(part.cut_top(canvas.px(26)), title_of(*region), 15, theme::kDim, Align::left,
                  Typeface::label_bold);
    const Content* content = content_of(*region);
    if (content && !content->lines.empty()) part.cut_top(build_lines(canvas, content->lines, part));
    if (content && !content->chips.empty()) {
      // Here is room for each kind with its number and its name.
      float x = part.x, y = part.y;
      for (const Content::Chip& chip : content->chips) {
        // The number stands before a sentence, and after a short name.
        const std::string& name = chip.text.empty() ? chip.tip.empty() ? chip.symbol : chip.tip : chip.text;
        const std::string number = std::to_string(chip.count);
        const std::string text =
            chip.text.empty() ? number + " \xC3\x97 " + name : name + "  \xC3\x97" + number;
        const float sign = canvas.px(chip.symbol.empty() ? 14 : 46);
        const float width = canvas.text_width(text, Typeface::label, 16) + sign + canvas.px(14);
        if (x + width > part.right()) {
          x = part.x;
          y += canvas.px(48);
        }
        const Rect cell{x, y, width, canvas.px(44)};
        canvas.panel(cell, parse_colour(chip.colour, theme::kRaised), theme::kPanelEdge, 6);
        if (!chip.symbol.empty())
          canvas.sign({cell.x + canvas.px(8), cell.y + canvas.px(6), canvas.px(32), canvas.px(32)},
                      chip.symbol);
        canvas.line({cell.x + sign, cell.y, cell.w - sign - canvas.px(4), cell.h}, text, 16,
                    ink_on(parse_colour(chip.colour, theme::kRaised)));
        x += width + canvas.px(6);
      }
    } else {
      build_pool(canvas, *region, part);
    }
  }
}

void TableScreen::build_curtain(Canvas& canvas) {
  canvas.fill(canvas.window(), theme::kGround);
  const Rect all = canvas.window();
  const std::string name = view_.seats[static_cast<std::size_t>(view_.seat)].name;
  canvas.line({0, all.h * 0.36F, all.w, canvas.px(60)}, name, 44, theme::kText, Align::centre,
              Typeface::bold);
  canvas.line({0, all.h * 0.36F + canvas.px(64), all.w, canvas.px(30)}, "is asked. Only they look now.", 20,
              theme::kDim, Align::centre);
  const float width = canvas.px(260);
  canvas.button({all.centre().x - width / 2, all.h * 0.36F + canvas.px(120), width, canvas.px(48)},
                "I am " + name, {"curtain", 0, ""}, ButtonLook::main, key_of(settings_, "confirm"));
}

void TableScreen::build_main_menu(Canvas& canvas) {
  Rect inner = dialog_box(canvas, 380, 516, "Menu");
  struct Entry {
    const char* text;
    Action action;
    const char* key;
  };
  const Entry entries[] = {{"Settings", {"wish", 0, "settings"}, ""},
                           {"Rules", {"open", 0, "rules"}, "rules"},
                           {"Keys", {"open", 0, "help"}, "help"},
                           {"Why can't I\xE2\x80\xA6", {"open", 0, "why"}, "why"},
                           {"Odds", {"open", 0, "odds"}, "odds"},
                           {"Pools", {"open", 0, "bag"}, "bag"},
                           {"Begin anew, same seed", {"wish", 0, "again"}, ""},
                           {"Start screen", {"wish", 0, "menu"}, ""},
                           {"Quit", {"wish", 0, "quit"}, ""}};
  for (const Entry& entry : entries) {
    Rect row = inner.cut_top(canvas.px(46));
    row.h -= canvas.px(6);
    canvas.button(row, entry.text, entry.action, ButtonLook::plain,
                  *entry.key ? key_of(settings_, entry.key) : "");
  }
}

void TableScreen::build_help(Canvas& canvas) {
  Rect inner = dialog_box(canvas, 860, 700, "Keys");
  const auto& bindings = key_bindings();
  Rect left = inner.cut_left(inner.w / 2 - canvas.px(8));
  inner.cut_left(canvas.px(16));
  const std::size_t half = (bindings.size() + 1) / 2;
  const float step = std::min(canvas.px(28), inner.h / static_cast<float>(half + 1));
  for (std::size_t i = 0; i < bindings.size(); ++i) {
    Rect& column = i < half ? left : inner;
    Rect row = column.cut_top(step);
    canvas.line(row.cut_left(canvas.px(120)), key_of(settings_, bindings[i].what), 14, theme::kAccent,
                Align::left, Typeface::label_bold);
    canvas.line(row, bindings[i].text, 14);
  }
  canvas.line(inner.cut_top(step), "1 \xE2\x80\xA6 9: the options; arrows: from thing to thing", 14,
              theme::kDim);
}

}  // namespace misk::ui
