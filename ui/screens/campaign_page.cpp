#include "screens/campaign_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scene/rich_text.hpp"

namespace misk::ui {

using game::CampaignChoice;
using game::CampaignView;

namespace {

constexpr const char* kNeeded = "needed";
constexpr const char* kGoOn = "go_on";
constexpr int kLogLists = 100;  // numbers of the log's lists of cards, apart from a person's

/// Groups of actions, in the order of display.
struct Group {
  const char* kind;
  const char* title;
};
constexpr Group kGroups[] = {
    {kNeeded, "Needed first"}, {"improve", "Improvements"}, {"other", "Something else"}};

}  // namespace

CampaignPage::CampaignPage(CampaignDesk& desk, const Presentation* presentation)
    : desk_(desk), presentation_(presentation) {
  look();
}

void CampaignPage::look() {
  view_ = desk_.view();
  plays_ = desk_.plays();
  deck_.reset();
  steps_.clear();
  steps_.push_back({"What can be done", desk_.choices(nullptr), {}});
  person_ = std::min(person_, view_.people.empty() ? 0 : view_.people.size() - 1);
}

const CampaignChoice* CampaignPage::way_on() const {
  for (const CampaignChoice& each : steps_.front().choices)
    if (each.kind == kGoOn) return &each;
  return nullptr;
}

// --- actions

void CampaignPage::choose(std::size_t at) {
  if (at >= steps_.back().choices.size()) return;
  const CampaignChoice choice = steps_.back().choices[at];
  for (std::size_t i = 0; i < view_.people.size(); ++i)
    if (view_.people[i].id == choice.avatar) person_ = i;
  if (choice.more) {
    Step next{choice.text, desk_.choices(choice.action), {}};
    if (next.choices.empty())
      notice_ = "There is nothing to choose.";
    else
      steps_.push_back(std::move(next));
  } else if (choice.deck) {
    deck_ = DeckStep{choice, desk_.decks(choice.avatar), "", {}, {}};
  } else {
    finish(choice.action, nullptr);
  }
}

void CampaignPage::finish(const game::Plain& action, const DeckInfo* deck) {
  notice_ = desk_.act(action, deck);
  if (!notice_.empty()) return;  // after a refusal, another choice is possible
  look();
  if (!plays_) return;
  Wish wish;
  wish.kind = Wish::Kind::go_on;
  want(std::move(wish));
}

/// A choice, preceded by the choice that it completes.
std::string CampaignPage::told(const std::string& text) const {
  return steps_.size() > 1 ? steps_.back().title + ", " + text : text;
}

void CampaignPage::step_back() {
  if (deck_)
    deck_.reset();
  else if (steps_.size() > 1)
    steps_.pop_back();
}

void CampaignPage::act(const Action& action) {
  const std::string& verb = action.verb;
  notice_.clear();
  if (verb == "choice") {
    const CampaignChoice* chosen = static_cast<std::size_t>(action.number) < steps_.back().choices.size()
                                       ? &steps_.back().choices[static_cast<std::size_t>(action.number)]
                                       : nullptr;
    const std::string text = chosen ? told(chosen->text) : "";
    const bool last = chosen && !chosen->more && !chosen->deck;
    choose(static_cast<std::size_t>(action.number));
    if (last && notice_.empty()) done_ = text;
  } else if (verb == "play deck" && deck_) {
    const auto n = static_cast<std::size_t>(action.number);
    const std::string text = told(deck_->choice.text);
    const DeckInfo deck = action.number < 0 ? deck_->own : deck_->decks.at(n);
    finish(deck_->choice.action, &deck);
    if (notice_.empty()) done_ = text;
  } else if (verb == "step back") {
    step_back();
  } else if (verb == "person") {
    person_ = static_cast<std::size_t>(action.number);
    person_scroll_ = {};
  } else if (verb == "go on") {
    done_.clear();
    if (const CampaignChoice* on = way_on(); on && !plays_) {
      finish(game::Plain(on->action), nullptr);
    } else {
      Wish wish;
      wish.kind = Wish::Kind::go_on;
      want(std::move(wish));
    }
  } else if (verb == "menu" || verb == "settings" || verb == "quit") {
    Wish wish;
    wish.kind = verb == "menu" ? Wish::Kind::menu : verb == "quit" ? Wish::Kind::quit : Wish::Kind::settings;
    want(std::move(wish));
  }
}

void CampaignPage::leave() {
  notice_.clear();
  step_back();
}

std::string* CampaignPage::typed(const Action& action) {
  return deck_ && action.verb == "deck file" ? &deck_->file : nullptr;
}

void CampaignPage::typed_into(const Action& action) {
  if (typed(action))
    deck_->own = deck_->file.empty() ? DeckInfo{} : desk_.read_deck(deck_->choice.avatar, deck_->file);
}

// --- drawing

void CampaignPage::draw(Canvas& canvas) {
  looked_.clear();
  Rect rest = canvas.window();
  draw_head(canvas, rest);
  tip_bar(canvas, rest);
  rest = rest.inset(canvas.px(20));
  const float gap = canvas.px(22);
  const float left = std::clamp(canvas.text_px(450), rest.w * 0.26F, rest.w * 0.34F);
  const float right = std::clamp(canvas.text_px(460), rest.w * 0.26F, rest.w * 0.34F);
  draw_doing(canvas, rest.cut_left(left));
  rest.cut_left(gap);
  const Rect story = rest.cut_right(right);
  rest.cut_right(gap);
  // The card under the pointer is shown in this place.
  if (const std::string card = card_of_log(); !card.empty()) {
    draw_story(canvas, story);
    looked_ = card;
    if (!draw_card(canvas, rest)) draw_people(canvas, rest);
    return;
  }
  draw_people(canvas, rest);
  if (looked_.empty() || !draw_card(canvas, story)) draw_story(canvas, story);
}

std::string CampaignPage::card_of_log() const {
  int list = kLogLists;
  for (const CampaignView::Part& part : view_.log) {
    for (const CampaignView::Card& card : part.cards)
      if (marked({"card", list, card.id})) return card.id;
    ++list;
  }
  return "";
}

void CampaignPage::draw_head(Canvas& canvas, Rect& rest) {
  Rect bar = title_bar(canvas, rest, view_.title);
  const auto right = [&](const std::string& text, const char* verb, const std::string& tip) {
    const Rect at = bar.cut_right(canvas.button_width(text));
    bar.cut_right(canvas.px(8));
    canvas.button(at, text, {verb, 0, ""}, ButtonLook::quiet, "", true, tip);
  };
  right("Quit", "quit", "Leave the table; the campaign is saved.");
  right("Settings", "settings", "Size, sound, motion and keys.");
  right("To the menu", "menu", "The campaign is saved; it is gone on with under \"Saved games\".");
  canvas.line(bar, view_.subtitle, 16, theme::kDim, Align::left, Typeface::italic);
}

void CampaignPage::draw_row(Canvas& canvas, Rect& rest, const std::string& text, const Action& action,
                            bool stands_out, const std::string& mark, const std::string& tip, bool enabled) {
  const float pad = canvas.px(12), room = mark.empty() ? 0 : canvas.px(22);
  const float inside = rest.w - 2 * pad - room;
  const float high = canvas.text_height(text, inside, Typeface::label, 15);
  const Rect box = rest.cut_top(std::max(row(canvas), high + 2 + canvas.px(14)));
  rest.cut_top(canvas.px(6));
  const bool lit = enabled && marked(action);
  row_panel(canvas, box, stands_out, lit);
  Rect in = box;
  in.cut_left(pad);
  in.cut_right(pad);
  if (!mark.empty()) canvas.line(in.cut_right(room), mark, 18, theme::kDim, Align::right);
  const float top = std::max(0.F, (in.h - high - 2) / 2);
  canvas.paragraph({in.x, in.y + top, in.w, high + 2}, text, 15,
                   !enabled     ? theme::kDim
                   : stands_out ? theme::kParchment
                                : theme::kText,
                   Typeface::label);
  canvas.hit(box, action, tip).enabled = enabled;
}

void CampaignPage::draw_choice(Canvas& canvas, Rect& rest, std::size_t at) {
  const CampaignChoice& choice = steps_.back().choices[at];
  const Action action{"choice", static_cast<int>(at), ""};
  if (marked(action) && !choice.card.empty()) looked_ = choice.card;
  const bool goes_on = choice.more || choice.deck;
  draw_row(canvas, rest, choice.text, action, steps_.size() == 1 && choice.kind == kNeeded,
           goes_on ? "\xE2\x80\xBA" : "", choice.text);
}

void CampaignPage::draw_doing(Canvas& canvas, Rect box) {
  if (!view_.ending.empty()) return draw_ending(canvas, box);
  draw_foot(canvas, box);
  if (deck_)
    draw_decks(canvas, box);
  else
    draw_step(canvas, box);
}

/// The button to go on, and the last notice above it.
void CampaignPage::draw_foot(Canvas& canvas, Rect& rest) {
  const CampaignChoice* on = way_on();
  const bool can = on || plays_;
  const Rect button = rest.cut_bottom(row(canvas, 48));
  rest.cut_bottom(canvas.px(8));
  const std::string text = !notice_.empty() ? notice_
                           : !can           ? view_.waits
                           : !done_.empty() ? "Done: " + done_
                                            : "";
  if (!text.empty()) {
    const float wanted = canvas.text_height(text, rest.w, Typeface::label, 15) + 2;
    const Rect box = rest.cut_bottom(std::min(wanted, rest.h * 0.4F));
    canvas.paragraph(box, text, 15,
                     !notice_.empty() ? theme::kWarn
                     : !can           ? theme::kAccent
                                      : theme::kGood,
                     Typeface::label);
    rest.cut_bottom(canvas.px(8));
  }
  const std::string label = on ? on->text : "Play: " + view_.next;
  canvas.button(button, label, {"go on", 0, ""}, ButtonLook::main, "", can,
                can ? "The next scenario begins." : view_.waits);
}

void CampaignPage::draw_step_head(Canvas& canvas, Rect& rest, const std::string& title) {
  const std::string back = "\xE2\x80\xB9 Back";
  Rect line = rest.cut_top(row(canvas));
  canvas.button(line.cut_left(canvas.button_width(back)), back, {"step back", 0, ""}, ButtonLook::quiet, "",
                true, "Something else (Escape)");
  rest.cut_top(canvas.px(6));
  flow(canvas, rest, title, 17, theme::kAccent, Typeface::bold);
  rest.cut_top(canvas.px(6));
}

void CampaignPage::draw_step(Canvas& canvas, Rect box) {
  Step& step = steps_.back();
  const bool first = steps_.size() == 1;
  if (!first) draw_step_head(canvas, box, step.title);
  Rect rest = begin_scroll(canvas, box, step.scroll);
  rest.y -= step.scroll.at;
  rest.h = 1e6F;
  if (!first) {
    for (std::size_t i = 0; i < step.choices.size(); ++i) draw_choice(canvas, rest, i);
    return end_scroll(canvas, rest.y);
  }
  for (const Group& group : kGroups) {
    bool any = false;
    for (std::size_t i = 0; i < step.choices.size(); ++i) {
      if (step.choices[i].kind != group.kind) continue;
      if (!std::exchange(any, true)) heading(canvas, rest, group.title);
      draw_choice(canvas, rest, i);
    }
    if (any) rest.cut_top(canvas.px(8));
  }
  end_scroll(canvas, rest.y);
}

void CampaignPage::draw_decks(Canvas& canvas, Rect box) {
  looked_ = deck_->choice.card;
  draw_step_head(canvas, box, deck_->choice.text + ": choose a deck");
  Rect rest = begin_scroll(canvas, box, deck_->scroll);
  rest.y -= deck_->scroll.at;
  rest.h = 1e6F;
  const auto problems = [&](const DeckInfo& deck) {
    if (!deck.problem.empty()) flow(canvas, rest, deck.problem, 14, theme::kWarn, Typeface::label);
    for (const std::string& warning : deck.warnings)
      flow(canvas, rest, warning, 14, theme::kWarn, Typeface::label);
    if (!deck.problem.empty() || !deck.warnings.empty()) rest.cut_top(canvas.px(8));
  };
  for (std::size_t i = 0; i < deck_->decks.size(); ++i) {
    const DeckInfo& deck = deck_->decks[i];
    draw_row(canvas, rest, deck.name + " \xC2\xB7 " + std::to_string(deck.size) + " cards",
             {"play deck", static_cast<int>(i), ""}, false, "", "Play with this deck.", deck.problem.empty());
    problems(deck);
  }
  rest.cut_top(canvas.px(6));
  heading(canvas, rest, "Another deck");
  const Action field{"deck file", 0, ""};
  canvas.field(rest.cut_top(row(canvas)), deck_->file, field, typing(field), "path of the deck's file");
  canvas.scene().hits.back().tip = "A deck in YAML, or as ArkhamDB gives it (JSON).";
  rest.cut_top(canvas.px(6));
  if (!deck_->file.empty()) {
    if (deck_->own.problem.empty())
      draw_row(canvas, rest, deck_->own.name + " \xC2\xB7 " + std::to_string(deck_->own.size) + " cards",
               {"play deck", -1, ""}, false, "", "Play with this deck.");
    problems(deck_->own);
  }
  end_scroll(canvas, rest.y);
}

void CampaignPage::draw_ending(Canvas& canvas, Rect box) {
  const Rect button = box.cut_bottom(row(canvas, 48));
  box.cut_bottom(canvas.px(10));
  canvas.button(button, "To the menu", {"menu", 0, ""}, ButtonLook::main);
  Rect rest = begin_scroll(canvas, box, ending_scroll_);
  rest.y -= ending_scroll_.at;
  rest.h = 1e6F;
  flow(canvas, rest, "The campaign is over", 17, theme::kDim, Typeface::italic);
  flow(canvas, rest, view_.ending, 28, theme::kAccent, Typeface::bold);
  rest.cut_top(canvas.px(8));
  canvas.fill(rest.cut_top(std::max(1.F, canvas.px(1))), theme::kAccentDark);
  rest.cut_top(canvas.px(14));
  if (!view_.story.empty()) flow(canvas, rest, view_.story.back().text, 18, theme::kText);
  rest.cut_top(canvas.px(14));
  for (const CampaignView::Person& person : view_.people) {
    flow(canvas, rest, person.name, 17, person.plays ? theme::kParchment : theme::kDim, Typeface::bold);
    flow(canvas, rest, person.note, 15, theme::kDim, Typeface::label);
    rest.cut_top(canvas.px(8));
  }
  end_scroll(canvas, rest.y);
}

void CampaignPage::draw_people(Canvas& canvas, Rect box) {
  if (view_.people.empty()) return;
  const float height = row(canvas, 36), gap = canvas.px(6);
  const int most = static_cast<int>(view_.people.size());
  const int columns =
      std::clamp(static_cast<int>((box.w + gap) / (canvas.text_px(150) + gap)), 1, std::min(most, 4));
  const float width = (box.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (int i = 0; i < most; ++i) {
    const CampaignView::Person& person = view_.people[static_cast<std::size_t>(i)];
    const Rect at{box.x + static_cast<float>(i % columns) * (width + gap),
                  box.y + static_cast<float>(i / columns) * (height + gap), width, height};
    canvas.button(at, person.name, {"person", i, ""},
                  static_cast<std::size_t>(i) == person_ ? ButtonLook::main
                  : person.plays                         ? ButtonLook::plain
                                                         : ButtonLook::quiet,
                  "", true, person.name + ": " + person.note);
  }
  const int rows = (most + columns - 1) / columns;
  box.cut_top(static_cast<float>(rows) * (height + gap) + canvas.px(4));
  draw_person(canvas, box, view_.people[person_]);
}

void CampaignPage::draw_person(Canvas& canvas, Rect box, const CampaignView::Person& person) {
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(16));
  Rect rest = begin_scroll(canvas, box, person_scroll_);
  rest.y -= person_scroll_.at;
  rest.h = 1e6F;
  Rect head = rest;
  float bottom = rest.y;
  if (const FacePtr face = desk_.face(person.id)) {
    const float shape = aspect(face->shape);
    const float width = shape > 1 ? rest.w * 0.46F : rest.w * 0.3F;
    Piece piece;
    piece.rect = {rest.x, rest.y, width, std::round(width / shape)};
    piece.face = face;
    bottom = piece.rect.bottom();
    canvas.scene().items.push_back(std::move(piece));
    const Action action{"card", -1, person.id};
    canvas.hit({rest.x, rest.y, width, std::round(width / shape)}, action, person.name);
    if (marked(action)) looked_ = person.id;
    head.cut_left(width + canvas.px(14));
  }
  flow(canvas, head, person.name, 20, theme::kParchment, Typeface::bold);
  flow(canvas, head, person.note, 15, theme::kDim, Typeface::italic);
  head.cut_top(canvas.px(6));
  for (const auto& [name, value] : person.facts) {
    Rect line = head.cut_top(row(canvas, 25));
    canvas.line(line.cut_right(canvas.text_width(value, Typeface::label_bold, 16) + canvas.px(6)), value, 16,
                theme::kText, Align::right, Typeface::label_bold);
    canvas.line(line, name, 15, theme::kDim);
  }
  rest.cut_top(std::max(bottom, head.y) - rest.y + canvas.px(14));
  int list = 0;
  for (const CampaignView::Part& part : person.lists) {
    heading(canvas, rest, part.title);
    for (const std::string& line : part.lines) flow(canvas, rest, line, 15, theme::kText);
    draw_cards(canvas, rest, part.cards, list++);
    rest.cut_top(canvas.px(12));
  }
  end_scroll(canvas, rest.y);
}

void CampaignPage::draw_cards(Canvas& canvas, Rect& rest, const std::vector<CampaignView::Card>& cards,
                              int list) {
  // Two columns of names if all of them fit.
  const float height = row(canvas, 25);
  float widest = 0;
  for (const auto& card : cards)
    widest = std::max(widest, canvas.text_width(game::counted(card), Typeface::label, 15));
  const std::size_t columns = 2 * (widest + canvas.px(14)) < rest.w ? 2 : 1;
  const std::size_t lines = (cards.size() + columns - 1) / columns;
  const float width = rest.w / static_cast<float>(columns);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Rect at{rest.x + static_cast<float>(i / lines) * width,
                  rest.y + static_cast<float>(i % lines) * height, width - canvas.px(6), height};
    const Action action{"card", list, cards[i].id};
    const bool lit = marked(action);
    if (lit) {
      canvas.panel(at, theme::kRaised);
      looked_ = cards[i].id;
    }
    canvas.line({at.x + canvas.px(4), at.y, at.w - canvas.px(4), at.h}, game::counted(cards[i]), 15,
                lit ? theme::kParchment : theme::kText);
    canvas.hit(at, action, cards[i].text);
  }
  rest.cut_top(static_cast<float>(lines) * height);
}

void CampaignPage::draw_story(Canvas& canvas, Rect box) {
  Rect rest = begin_scroll(canvas, box, story_scroll_, true);
  rest.y -= story_scroll_.at;
  rest.h = 1e6F;
  heading(canvas, rest, "The story so far");
  if (view_.story.empty()) flow(canvas, rest, "Nothing has happened yet.", 15, theme::kDim);
  int n = 0;
  for (const CampaignView::Part& past : view_.story) {
    flow(canvas, rest,
         std::to_string(++n) + ". " + past.title + (past.note.empty() ? "" : " \xC2\xB7 " + past.note), 17,
         theme::kParchment, Typeface::bold);
    flow(canvas, rest, past.text, 16, theme::kText);
    for (const std::string& line : past.lines) flow(canvas, rest, line, 14, theme::kDim, Typeface::label);
    rest.cut_top(canvas.px(10));
  }
  rest.cut_top(canvas.px(4));
  int list = kLogLists;
  for (const CampaignView::Part& part : view_.log) {
    heading(canvas, rest, part.title);
    flow(canvas, rest, part.text, 15, theme::kText);
    for (const std::string& line : part.lines) {
      flow(canvas, rest, line, 16, theme::kText, Typeface::label);
      rest.cut_top(canvas.px(2));
    }
    draw_cards(canvas, rest, part.cards, list++);
    rest.cut_top(canvas.px(10));
  }
  end_scroll(canvas, rest.y);
}

/// Draws the card under the pointer as large as possible. False if its face is unknown.
bool CampaignPage::draw_card(Canvas& canvas, Rect box) {
  const FacePtr face = desk_.face(looked_);
  if (!face) return false;
  const float shape = aspect(face->shape);
  const float width = std::min({box.w, box.h * shape, canvas.px(420) * std::max(1.F, shape)});
  Piece piece;
  piece.rect = {box.x + std::round((box.w - width) / 2), box.y, std::round(width), std::round(width / shape)};
  piece.face = face;
  canvas.scene().items.push_back(std::move(piece));
  return true;
}

}  // namespace misk::ui
