#include "screens/deck_page.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>
#include <utility>

#include "scene/rich_text.hpp"
#include "screens/question.hpp"

namespace misk::ui {

namespace {

constexpr int kMostToSpend = 999;  // of a figure whose value is an option of the deck

}  // namespace

DeckPage::DeckPage(DeckShelf& shelf, game::DeckEditor editor, std::vector<std::string> notes)
    : shelf_(shelf), editor_(std::move(editor)), notes_(std::move(notes)), name_(editor_.deck().name) {
  std::set<std::string> classes, types;
  std::set<int> levels;
  for (const game::Entry* card : editor_.list({}, true)) {
    classes.insert(card->classes.begin(), card->classes.end());
    types.insert(card->type);
    if (card->level >= 0) levels.insert(card->level);
  }
  classes_ = {{"", "any class"}};
  types_ = {{"", "any type"}};
  levels_ = {{"", "any level"}};
  for (const std::string& each : classes) classes_.push_back({each, shelf_.word(each)});
  for (const std::string& each : types) types_.push_back({each, shelf_.word(each)});
  for (const int each : levels) levels_.push_back({std::to_string(each), "level " + std::to_string(each)});
  refresh();
  list_again();
  if (!listed_.empty()) looked_ = listed_.front()->id;
}

void DeckPage::refresh() {
  problems_ = editor_.problems();
  script::Report failed;
  groups_ = editor_.groups(&failed);
  figures_ = editor_.figures(&failed);
  failed_ = failed.message.empty() ? "" : failed.to_line();
}

void DeckPage::list_again() {
  game::CardFilter filter;
  filter.of_class = of_class_;
  filter.type = type_;
  filter.text = words_;
  filter.set_level(level_);
  listed_ = editor_.list(filter, all_);
  cards_scroll_ = {};
}

void DeckPage::add(const std::string& id, int copies) {
  const game::Entry* const card = editor_.find(id);
  const bool had_comments = !editor_.lost_comments();
  if (card) {
    looked_ = card->id;
    editor_.add(*card, copies);
  } else if (copies < 0) {
    editor_.remove(id);
  }
  if (had_comments && editor_.lost_comments())
    notice_ = "The file is laid out in a way that keeps no comments when it is saved.";
  refresh();
}

// The deck's entry below this one, or else above it.
std::string DeckPage::beside(const std::string& id) const {
  std::vector<std::string> rows;
  for (const game::DeckGroup& group : groups_)
    rows.insert(rows.end(), group.cards.begin(), group.cards.end());
  const auto at = std::find(rows.begin(), rows.end(), id);
  if (at == rows.end() || rows.size() < 2) return "";
  return at + 1 != rows.end() ? at[1] : at[-1];
}

void DeckPage::step(const std::vector<Choice>& choices, std::string& value, int by) {
  const auto n = static_cast<int>(choices.size());
  int at = 0;
  for (int i = 0; i < n; ++i)
    if (choices[static_cast<std::size_t>(i)].value == value) at = i;
  value = choices[static_cast<std::size_t>((at + by + n) % n)].value;
  list_again();
}

void DeckPage::step_option(const std::string& option, int by) {
  for (const game::DeckFigure& figure : figures_) {
    if (figure.option != option) continue;
    const int now = figure.of < 0 ? std::max(0, figure.value) : figure.of;
    const int next = std::clamp(now + by, 0, kMostToSpend);
    editor_.set_option(option, next == 0 ? "" : std::to_string(next));
  }
  refresh();
}

// --- saving and leaving

void DeckPage::save(const std::string& file) {
  question_ = Question::none;
  try {
    editor_.save(file);
    notice_ = "Saved: " + file_name(file);
    done_ = std::exchange(leave_after_, false);
  } catch (const content::ContentError& error) {
    leave_after_ = false;
    notice_ = error.diagnostic().to_line();
  }
}

void DeckPage::ask_to_save() {
  question_ = Question::none;
  // A new deck gets its file name from its final name.
  const std::string file = editor_.is_new() ? shelf_.place_for(editor_.deck().name, false) : editor_.file();
  if (file.empty()) {
    notice_ = "There is no folder for decks: neither HOME nor XDG_DATA_HOME is set.";
    leave_after_ = false;
  } else if (editor_.in_the_way(file) != game::DeckEditor::InTheWay::nothing) {
    question_ = Question::in_the_way;
  } else {
    save(file);
  }
}

void DeckPage::leave() {
  if (question_ != Question::none) {
    question_ = Question::none;
    leave_after_ = false;
  } else if (editor_.changed()) {
    question_ = Question::not_saved;
  } else {
    done_ = true;
  }
}

// --- actions

bool DeckPage::act(PageScreen& screen, const Action& action) {
  const std::string& verb = action.verb;
  const std::size_t rows = editor_.deck().cards.size();
  notice_.clear();
  if (verb == "add") {
    add(action.text, action.number);
  } else if (verb == "drop") {
    const std::string next = beside(action.text);
    add(action.text, -1);
    // Keep the keyboard's focus in the list.
    if (screen.focus().verb == "drop" && editor_.deck().cards.size() < rows && !next.empty())
      screen.set_focus({"drop", 0, next});
  } else if (verb == "put") {
    add(action.text, 1);
  } else if (verb == "class") {
    step(classes_, of_class_, action.number);
  } else if (verb == "type") {
    step(types_, type_, action.number);
  } else if (verb == "level") {
    step(levels_, level_, action.number);
  } else if (verb == "all") {
    all_ = !all_;
    list_again();
  } else if (verb == "clear") {
    words_ = of_class_ = type_ = level_ = "";
    list_again();
  } else if (verb == "to spend") {
    step_option(action.text, action.number);
  } else if (verb == "save") {
    ask_to_save();
  } else if (verb == "save and leave") {
    leave_after_ = true;
    ask_to_save();
  } else if (verb == "forget") {
    done_ = true;
  } else if (verb == "write over") {
    save(editor_.is_new() ? shelf_.place_for(editor_.deck().name, false) : editor_.file());
  } else if (verb == "save beside") {
    save(shelf_.place_for(editor_.deck().name, true));
  } else if (verb == "cancel" || verb == "leave") {
    leave();
  } else {
    return false;
  }
  return true;
}

bool DeckPage::key(PageScreen& screen, const Input& input) {
  if (question_ != Question::none) return false;
  if (input.ctrl && input.key == "S") {
    act(screen, {"save", 0, ""});
    return true;
  }
  if (input.ctrl && input.key == "F") {
    screen.set_focus({"words", 0, ""});
    return true;
  }
  const Action at = screen.focus();
  if (input.ctrl || input.alt || (at.verb != "add" && at.verb != "drop")) return false;
  if (input.key == "Plus" || input.key == "Insert") {
    act(screen, {"put", 0, at.text});
  } else if (input.key == "Minus" || input.key == "Delete" || input.key == "Backspace") {
    act(screen, {"drop", 0, at.text});
  } else {
    return false;
  }
  return true;
}

std::string* DeckPage::typed(const Action& action) {
  if (action.verb == "words") return &words_;
  return action.verb == "name" ? &name_ : nullptr;
}

void DeckPage::typed_into(const Action& action) {
  if (action.verb == "words") list_again();
  // A deck must have a name. While the field is empty it keeps the old one.
  if (action.verb == "name" && name_.find_first_not_of(' ') != std::string::npos) editor_.set_name(name_);
}

void DeckPage::pointed(const Action& action) {
  if (action.verb != "add" && action.verb != "drop") return;
  const game::Entry* const card = editor_.find(action.text);
  if (!card || card->id == looked_) return;
  looked_ = card->id;
  card_scroll_ = {};
}

// --- drawing

Frame DeckPage::frame_of(const Face& face) const {
  const auto& frames = shelf_.presentation()->frames;
  const auto it = frames.find(face.frame);
  return it == frames.end() ? Frame{} : it->second;
}

void DeckPage::draw_head(PageScreen& screen, Canvas& canvas, Rect bar) {
  const float gap = canvas.px(8);
  const auto right = [&](const std::string& text, const Action& action, ButtonLook look, bool enabled,
                         const std::string& tip) {
    canvas.button(bar.cut_right(canvas.button_width(text)), text, action, look, "", enabled, tip);
    bar.cut_right(gap);
  };
  right("Back", {"leave", 0, ""}, ButtonLook::quiet, true, "To the other decks; asks where it is not saved.");
  right("Save", {"save", 0, ""}, ButtonLook::main, editor_.changed(),
        editor_.is_new() ? "Keeps it as " + file_name(shelf_.place_for(editor_.deck().name, false)) + "."
                         : "Writes it into " + file_name(editor_.file()) + ".");
  const DeckOwner* const owner = shelf_.owner_of(editor_.deck());
  const std::string whose = owner ? owner->name : editor_.deck().avatar;
  const float width = canvas.text_width(whose, Typeface::label, 16) + canvas.px(16);
  canvas.line(bar.cut_left(std::min(width, bar.w * 0.4F)), whose, 16, theme::kText);
  const Action name{"name", 0, ""};
  canvas.field(bar.cut_left(std::min(bar.w, canvas.text_px(380))), name_, name, screen.typing(name),
               "a name for the deck");
  canvas.scene().hits.back().tip = "What the deck is called.";
  bar.cut_left(gap);
  const std::string state = !notice_.empty() ? notice_ : editor_.changed() ? "not saved yet" : "";
  notice_seen_ = canvas.text_width(state, Typeface::label, 14) <= bar.w;
  if (notice_seen_) canvas.line(bar, state, 14, notice_.empty() ? theme::kDim : theme::kAccent);
}

void DeckPage::draw(PageScreen& screen, Canvas& canvas, Rect rest) {
  if (!notice_.empty() && !notice_seen_) {
    PageScreen::flow(canvas, rest, notice_, 15, theme::kAccent, Typeface::label);
    rest.cut_top(canvas.px(6));
  }
  const float gap = canvas.px(18), width = rest.w - 2 * gap;
  const Rect cards = rest.cut_left(std::round(width * 0.4F));
  rest.cut_left(gap);
  const Rect card = rest.cut_right(std::round(width * 0.27F));
  rest.cut_right(gap);
  draw_cards(screen, canvas, cards);
  draw_deck(screen, canvas, rest);
  draw_looked_at(screen, canvas, card);
  if (question_ != Question::none) draw_question(screen, canvas);
}

void DeckPage::draw_filters(PageScreen& screen, Canvas& canvas, Rect& rest) {
  const float height = PageScreen::row(canvas, 34), gap = canvas.px(6);
  const Action words{"words", 0, ""};
  Rect line = rest.cut_top(height);
  rest.cut_top(gap);
  const std::string all = "Cards of others, too";
  const float box = canvas.text_width(all, Typeface::label, 15) + canvas.text_px(20) + canvas.px(14);
  if (box < line.w * 0.55F) {
    canvas.check_box(line.cut_right(box), all, all_, {"all", 0, ""});
    line.cut_right(gap);
  } else {
    canvas.check_box(rest.cut_top(height), all, all_, {"all", 0, ""});
    rest.cut_top(gap);
  }
  canvas.scene().hits.back().tip = "Shows also the cards that this deck may not have.";
  canvas.field(line, words_, words, screen.typing(words), "words in names and texts");
  canvas.scene().hits.back().tip = "Only cards with these words in their names or texts (Ctrl+F).";
  struct Filter {
    const char* verb;
    const std::vector<Choice>& choices;
    const std::string& value;
  };
  const Filter filters[] = {
      {"class", classes_, of_class_}, {"type", types_, type_}, {"level", levels_, level_}};
  float widest = 0;
  for (const Filter& filter : filters)
    for (const Choice& choice : filter.choices)
      widest = std::max(widest, canvas.text_width(choice.text, Typeface::label, 15));
  const float wanted = widest + 2 * height + canvas.px(8);
  const float between = canvas.px(14);  // keeps the + of one figure apart from the - of the next
  const int columns = std::clamp(static_cast<int>((rest.w + between) / (wanted + between)), 1, 3);
  const float width = (rest.w - between * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  int i = 0;
  for (const Filter& filter : filters) {
    if (i % columns == 0) {
      line = rest.cut_top(height);
      rest.cut_top(gap);
    }
    std::string text;
    for (const Choice& choice : filter.choices)
      if (choice.value == filter.value) text = choice.text;
    canvas.stepper(line.cut_left(width), text, filter.verb, "", filter.choices.size() > 1,
                   filter.choices.size() > 1);
    line.cut_left(between);
    ++i;
  }
}

void DeckPage::draw_cards(PageScreen& screen, Canvas& canvas, Rect box) {
  draw_filters(screen, canvas, box);
  Rect head = box.cut_top(PageScreen::row(canvas, 26));
  const bool filtered = !words_.empty() || !of_class_.empty() || !type_.empty() || !level_.empty();
  if (filtered) {
    const std::string text = "Show all again";
    canvas.button(head.cut_right(canvas.button_width(text)), text, {"clear", 0, ""}, ButtonLook::quiet);
  }
  const std::string found = std::to_string(listed_.size()) + (listed_.size() == 1 ? " card" : " cards");
  canvas.line(head, found, 14, theme::kDim);
  Rect inner = screen.begin_scroll(canvas, box, cards_scroll_);
  const float height = PageScreen::row(canvas, 30);
  float y = inner.y - cards_scroll_.at;
  for (const game::Entry* card : listed_) {
    const Rect row{inner.x, y, inner.w, height};
    y += height;
    const Action action{"add", 1, card->id};
    if (row.overlaps(box)) {
      draw_card_row(screen, canvas, row, *card);
    } else {
      canvas.hit(row, action);  // for the keyboard
    }
  }
  if (listed_.empty()) {
    Rect rest{inner.x, y, inner.w, 1e6F};
    PageScreen::flow(canvas, rest,
                     all_ ? "No card is like that."
                          : "None that this deck may have is like that; there may be some of others.",
                     15, theme::kDim, Typeface::label);
    y = rest.y;
  }
  screen.end_scroll(canvas, y);
}

void DeckPage::draw_card_row(PageScreen& screen, Canvas& canvas, Rect row, const game::Entry& card) {
  const FacePtr face = shelf_.face(card);
  const Frame frame = frame_of(*face);
  const Action action{"add", 1, card.id};
  const int copies = editor_.count(card);
  const bool allowed = editor_.allowed(card);
  const Rect whole = row;
  if (screen.marked(action))
    canvas.panel(whole, theme::kRaised, theme::kParchment, 3);
  else if (copies > 0)
    canvas.panel(whole, theme::kAccentDark, {0, 0, 0, 0}, 3);
  row.cut_left(canvas.px(4));
  const float side = std::min(row.h - canvas.px(6), canvas.text_px(22));
  const Rect sign = row.cut_left(side);
  const Rect plate{sign.x, sign.y + (sign.h - side) / 2, side, side};
  canvas.panel(plate, frame.colour, {0, 0, 0, 0}, 3);
  canvas.line(plate, frame.letter, 13, ink_on(frame.colour), Align::centre, Typeface::label_bold);
  row.cut_left(canvas.px(4));
  canvas.line(row.cut_left(canvas.text_px(20)), face->corner, 15, theme::kDim, Align::centre);
  row.cut_left(canvas.px(4));
  // The number of copies, and a button to remove one.
  Rect end = row.cut_right(row.h);
  if (copies > 0)
    canvas.button(end.inset(canvas.px(2)), "\xE2\x88\x92", {"add", -1, card.id}, ButtonLook::plain, "", true,
                  "Takes one " + card.name + " out.");
  canvas.line(row.cut_right(canvas.text_px(22)), copies > 0 ? std::to_string(copies) : "", 16, theme::kAccent,
              Align::centre, Typeface::label_bold);
  const std::string title = titled(card);
  const float wide = canvas.text_width(title, Typeface::label, 16) + canvas.px(8);
  const float kind = canvas.text_width(face->kind, Typeface::label, 13) + canvas.px(6);
  const float room = row.w;
  canvas.line(row.cut_left(std::min(wide, room)), title, 16, allowed ? theme::kText : theme::kDim);
  if (kind <= row.w) canvas.line(row, face->kind, 13, theme::kDim, Align::right);
  Rect hit = whole;
  if (copies > 0) hit.w = end.x - hit.x;
  Hit& out = canvas.hit(hit, action,
                        allowed ? "Puts one " + title + " in; the right button takes one out."
                                : title + " is not for this deck; a click puts one in all the same.");
  out.second = {"add", -1, card.id};
}

void DeckPage::draw_bars(Canvas& canvas, Rect box, const game::DeckFigure& figure) {
  canvas.line(box.cut_top(std::round(canvas.text_px(17))), figure.name, 13, theme::kDim, Align::centre);
  int most = 1;
  for (const auto& [text, n] : figure.bars) most = std::max(most, n);
  const float line = std::round(canvas.text_px(17));
  const float width = box.w / static_cast<float>(figure.bars.size());
  for (const auto& [text, n] : figure.bars) {
    Rect cell = box.cut_left(width);
    canvas.line(cell.cut_bottom(line), text, 13, theme::kDim, Align::centre);
    canvas.line(cell.cut_top(line), n > 0 ? std::to_string(n) : "", 13, theme::kText, Align::centre);
    const float height = std::round(cell.h * static_cast<float>(n) / static_cast<float>(most));
    const float bar = std::min(cell.w - canvas.px(4), canvas.px(22));
    canvas.fill(
        {cell.x + (cell.w - bar) / 2, cell.bottom() - std::max(1.F, height), bar, std::max(1.F, height)},
        n > 0 ? theme::kAccent : theme::kPanelEdge);
  }
}

void DeckPage::draw_figures(Canvas& canvas, Rect& rest) {
  const float height = PageScreen::row(canvas, 32), gap = canvas.px(6);
  std::vector<const game::DeckFigure*> bars;
  for (const game::DeckFigure& figure : figures_) {
    if (!figure.bars.empty()) bars.push_back(&figure);
    if (figure.value < 0) continue;
    Rect line = rest.cut_top(height);
    rest.cut_top(canvas.px(2));
    std::string text = std::to_string(figure.value);
    if (figure.of >= 0) text += " of " + std::to_string(figure.of);
    const bool off =
        figure.of >= 0 && (figure.option.empty() ? figure.value != figure.of : figure.value > figure.of);
    if (!figure.option.empty()) {
      const Rect buttons = line.cut_right(2 * line.h);
      Rect less = buttons;
      const Rect more = less.cut_right(line.h);
      canvas.button(less.inset(canvas.px(2)), "\xE2\x88\x92", {"to spend", -1, figure.option},
                    ButtonLook::plain, "", figure.of > 0, "One less to spend.");
      canvas.button(more.inset(canvas.px(2)), "+", {"to spend", 1, figure.option}, ButtonLook::plain, "",
                    true, "One more to spend.");
    }
    const float width = canvas.text_width(figure.name, Typeface::label, 15) + canvas.px(12);
    canvas.line(line.cut_left(width), figure.name, 15, theme::kDim);
    canvas.line(line, text, 17, off ? theme::kWarn : theme::kText, Align::left, Typeface::label_bold);
  }
  rest.cut_top(gap);
  if (bars.empty()) return;
  Rect charts = rest.cut_top(canvas.px(34) + 3 * std::round(canvas.text_px(17)));
  rest.cut_top(gap);
  std::size_t cells = 0;
  for (const game::DeckFigure* figure : bars) cells += figure->bars.size();
  const float space = canvas.px(14) * static_cast<float>(bars.size() - 1);
  const float each = (charts.w - space) / static_cast<float>(cells);
  for (const game::DeckFigure* figure : bars) {
    draw_bars(canvas, charts.cut_left(each * static_cast<float>(figure->bars.size())), *figure);
    charts.cut_left(canvas.px(14));
  }
}

void DeckPage::draw_problems(PageScreen& screen, Canvas& canvas, Rect& rest) {
  std::vector<std::pair<std::string, Colour>> lines;
  for (const content::Diagnostic& each : problems_) lines.emplace_back(each.told(), theme::kWarn);
  for (const std::string& each : notes_) lines.emplace_back(each, theme::kAccent);
  if (!failed_.empty()) lines.emplace_back(failed_, theme::kWarn);
  const std::string state = problems_.empty() ? "Legal"
                            : problems_.size() == 1
                                ? "Not legal: 1 thing to mend"
                                : "Not legal: " + std::to_string(problems_.size()) + " things to mend";
  canvas.line(rest.cut_top(PageScreen::row(canvas, 30)), state, 17,
              problems_.empty() ? theme::kGood : theme::kWarn, Align::left, Typeface::label_bold);
  if (lines.empty()) return;
  const float inside = rest.w - canvas.px(14);
  float wanted = 0;
  for (const auto& line : lines)
    wanted += canvas.text_height(line.first, inside, Typeface::label, 14) + 2 + canvas.px(4);
  const Rect box = rest.cut_top(std::min(wanted, std::max(rest.h * 0.3F, canvas.text_px(40))));
  rest.cut_top(canvas.px(6));
  Rect inner = screen.begin_scroll(canvas, box, problems_scroll_, true);
  inner.y -= problems_scroll_.at;
  inner.h = 1e6F;
  for (const auto& [text, colour] : lines) {
    PageScreen::flow(canvas, inner, text, 14, colour, Typeface::label);
    inner.cut_top(canvas.px(4));
  }
  screen.end_scroll(canvas, inner.y - canvas.px(4));
}

void DeckPage::draw_deck(PageScreen& screen, Canvas& canvas, Rect box) {
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(12));
  draw_problems(screen, canvas, box);
  draw_figures(canvas, box);
  Rect rest = screen.begin_scroll(canvas, box, deck_scroll_);
  rest.y -= deck_scroll_.at;
  rest.h = 1e6F;
  const float height = PageScreen::row(canvas, 26);
  for (const game::DeckGroup& group : groups_) {
    int count = 0;
    for (const content::DeckEntry& entry : editor_.deck().cards)
      if (std::find(group.cards.begin(), group.cards.end(), entry.card) != group.cards.end())
        count += entry.count;
    PageScreen::heading(canvas, rest, group.name + " (" + std::to_string(count) + ")");
    for (const std::string& id : group.cards) draw_deck_row(screen, canvas, rest.cut_top(height), id);
    rest.cut_top(canvas.px(6));
  }
  // Cards without a group can be removed too: an unknown card, or all cards if the grouping failed.
  const auto grouped = [&](const std::string& id) {
    return std::any_of(groups_.begin(), groups_.end(), [&](const game::DeckGroup& group) {
      return std::find(group.cards.begin(), group.cards.end(), id) != group.cards.end();
    });
  };
  for (const content::DeckEntry& entry : editor_.deck().cards)
    if (!grouped(entry.card)) draw_deck_row(screen, canvas, rest.cut_top(height), entry.card);
  screen.end_scroll(canvas, rest.y);
}

void DeckPage::draw_deck_row(PageScreen& screen, Canvas& canvas, Rect row, const std::string& id) {
  const game::Entry* const card = editor_.find(id);  // null: an unknown card
  const FacePtr face = card ? shelf_.face(*card) : nullptr;
  const std::string title = shelf_.title_of(id);
  const Action action{"drop", 0, id};
  int copies = 0, line = -1;
  for (const content::DeckEntry& entry : editor_.deck().cards)
    if (entry.card == id) copies = entry.count, line = entry.line;
  bool wrong = !card;
  for (const content::Diagnostic& each : problems_)
    wrong = wrong || (each.line == line && line != editor_.deck().cards_line);
  if (screen.marked(action)) canvas.panel(row, theme::kRaised, theme::kParchment, 3);
  const Rect whole = row;
  row.cut_left(canvas.px(4));
  const float side = std::round(std::min(row.h * 0.5F, canvas.text_px(13)));
  const Rect mark = row.cut_left(side);
  if (face)
    canvas.panel({mark.x, mark.y + (mark.h - side) / 2, side, side}, frame_of(*face).colour, {0, 0, 0, 0}, 2);
  canvas.line(row.cut_left(canvas.text_px(34)), std::to_string(copies) + " \xC3\x97", 15, theme::kAccent,
              Align::right);
  row.cut_left(canvas.px(6));
  if (face) canvas.line(row.cut_right(canvas.text_px(22)), face->corner, 14, theme::kDim, Align::centre);
  canvas.line(row, title, 15, wrong ? theme::kWarn : theme::kText);
  Hit& hit = canvas.hit(whole, action, "Takes one " + title + " out; the right button puts one more in.");
  if (card) hit.second = {"put", 0, id};
}

void DeckPage::draw_looked_at(PageScreen& screen, Canvas& canvas, Rect box) {
  const game::Entry* const card = editor_.find(looked_);
  if (!card) return;
  const FacePtr face = shelf_.face(*card);
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(14));
  const float shape = aspect(face->shape);
  const float width = std::min(box.w, std::round(box.h * 0.6F * shape));
  Piece piece;
  piece.rect = {box.x + (box.w - width) / 2, box.y, width, std::round(width / shape)};
  box.cut_top(piece.rect.h + canvas.px(10));
  piece.face = face;
  canvas.scene().items.push_back(std::move(piece));
  Rect rest = screen.begin_scroll(canvas, box, card_scroll_, true);
  rest.y -= card_scroll_.at;
  rest.h = 1e6F;
  PageScreen::flow(canvas, rest, titled(*card), 17, theme::kParchment, Typeface::bold);
  std::string about;
  for (const std::string& each : card->classes) about += (about.empty() ? "" : "/") + shelf_.word(each);
  about += (about.empty() ? "" : " \xC2\xB7 ") + (face->kind.empty() ? shelf_.word(card->type) : face->kind);
  PageScreen::flow(canvas, rest, about, 14, theme::kDim, Typeface::label);
  if (!face->traits.empty()) PageScreen::flow(canvas, rest, face->traits, 14, theme::kDim, Typeface::italic);
  rest.cut_top(canvas.px(4));
  for (const std::string& text : face->text) {
    PageScreen::flow(canvas, rest, text, 15, theme::kText);
    rest.cut_top(canvas.px(4));
  }
  if (!editor_.allowed(*card))
    PageScreen::flow(canvas, rest, "This deck may not have it.", 14, theme::kWarn, Typeface::label);
  PageScreen::flow(canvas, rest, shelf_.pack_title(card->pack), 13, theme::kDim, Typeface::label);
  screen.end_scroll(canvas, rest.y);
}

void DeckPage::draw_question(PageScreen& screen, Canvas& canvas) const {
  const bool own = !editor_.is_new();
  const std::string& name = editor_.deck().name;
  const std::string place = own ? editor_.file() : shelf_.place_for(name, false);
  const std::string there = file_name(place);
  if (question_ == Question::not_saved) {
    ui::draw_question(
        screen, canvas, "This deck is not saved",
        own ? "Save what you have changed, or leave " + there + " as it was?" : "Save it, or forget it?",
        {{"Save", {"save and leave", 0, ""}}, {own ? "Leave it as it was" : "Forget it", {"forget", 0, ""}}});
    return;
  }
  ui::draw_question(screen, canvas,
                    own ? "The file has been changed since it was read" : "There is a deck of that name",
                    there + (own ? " holds something else by now. Keep both, or write over it?"
                                 : " is the file of another deck. Keep both, or write over it?"),
                    {{"Save as " + file_name(shelf_.place_for(name, true)), {"save beside", 0, ""}},
                     {"Write over it", {"write over", 0, ""}}});
}

}  // namespace misk::ui
