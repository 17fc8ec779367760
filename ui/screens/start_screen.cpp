// The start screen.
//
// One file: one function for each page of the screen, which share its lists.
#include "screens/start_screen.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "scene/rich_text.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::ui {

StartScreen::StartScreen(StartSource& source, PackShelf& packs) : source_(source), packs_(packs) {
  const auto games = source_.games();
  if (!games.empty()) choose_game(games.front().id);
}

const Presentation* StartScreen::presentation() const {
  return game_.empty() ? nullptr : &source_.game(game_).presentation;
}

void StartScreen::shown() {
  saves_ = source_.saves();
  if (page_ == Page::statistics) statistics_.show(source_.statistics());
  decks_changed();
  if (scenario_.empty() || save_ != offered_) return;  // keep a name that the player has chosen
  save_ = offered_ = source_.new_save_name(scenario_);
}

// --- choices

const ScenarioInfo* StartScreen::scenario() const {
  if (game_.empty()) return nullptr;
  for (const ScenarioInfo& each : source_.game(game_).scenarios)
    if (each.id == scenario_) return &each;
  return nullptr;
}

const AvatarInfo* StartScreen::avatar(const std::string& id) const {
  if (game_.empty()) return nullptr;
  for (const AvatarInfo& each : source_.game(game_).avatars)
    if (each.id == id) return &each;
  return nullptr;
}

int StartScreen::seat_of(const std::string& avatar) const {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].avatar == avatar) return static_cast<int>(i);
  return -1;
}

int StartScreen::most_players() const {
  const ScenarioInfo* chosen = scenario();
  return chosen ? chosen->choices.most_players : 1;
}

std::string StartScreen::value_of(const game::SetupOption& option) const {
  const auto own = options_.find(option.name);
  return own == options_.end() ? option.usual : own->second;
}

void StartScreen::choose_game(const std::string& id) {
  if (id == game_) return;
  game_ = id;
  seats_.clear();
  looked_.clear();
  people_scroll_ = {};
  person_scroll_ = {};
  const GameInfo& game = info();
  if (!game.avatars.empty()) looked_ = game.avatars.front().id;
  scenario_.clear();
  choose_scenario(game.scenarios.empty() ? "" : game.scenarios.front().id);
}

void StartScreen::choose_scenario(const std::string& id) {
  if (id == scenario_ && !id.empty()) return;
  scenario_ = id;
  options_.clear();
  save_ = offered_ = id.empty() ? "" : source_.new_save_name(id);
  if (static_cast<int>(seats_.size()) > most_players())
    seats_.resize(static_cast<std::size_t>(most_players()));
}

void StartScreen::toggle(const std::string& id) {
  looked_ = id;
  if (const int seat = seat_of(id); seat >= 0) {
    seats_.erase(seats_.begin() + seat);
  } else if (static_cast<int>(seats_.size()) < most_players()) {
    seats_.push_back({id, 0, "", {}, ""});
  } else {
    notice_ = "All " + std::to_string(most_players()) + " seats are taken; click one of them to free it.";
  }
}

void StartScreen::add_random() {
  std::vector<std::string> free;
  for (const AvatarInfo& each : info().avatars)
    if (seat_of(each.id) < 0) free.push_back(each.id);
  if (free.empty() || static_cast<int>(seats_.size()) >= most_players()) return;
  toggle(free[chance_() % free.size()]);
}

void StartScreen::step_option(const std::string& name, int by) {
  const ScenarioInfo* chosen = scenario();
  if (!chosen) return;
  for (const game::SetupOption& option : chosen->choices.options) {
    if (option.name != name) continue;
    const std::string now = value_of(option);
    const int n = static_cast<int>(option.values.size());
    int at = 0;
    for (int i = 0; i < n; ++i)
      if (option.values[static_cast<std::size_t>(i)].first == now) at = i;
    const std::string& value = option.values[static_cast<std::size_t>((at + by + n) % n)].first;
    if (value == option.usual)
      options_.erase(name);
    else
      options_[name] = value;
  }
}

void StartScreen::step_deck(int by) {
  const int at = seat_of(looked_);
  const AvatarInfo* who = avatar(looked_);
  if (at < 0 || !who) return;
  Seat& seat = seats_[static_cast<std::size_t>(at)];
  // The decks in turn, and after them the deck from a file.
  const int n = static_cast<int>(who->decks.size()) + 1;
  const int now = seat.deck < 0 ? n - 1 : seat.deck;
  const int next = (now + by + n) % n;
  seat.deck = next == n - 1 ? -1 : next;
}

void StartScreen::packs_changed() {
  const std::string game = std::exchange(game_, "");
  const auto games = source_.games();
  const auto same =
      std::find_if(games.begin(), games.end(), [&](const GameHead& head) { return head.id == game; });
  if (same != games.end())
    choose_game(game);
  else if (!games.empty())
    choose_game(games.front().id);
  saves_ = source_.saves();
}

// Seats keep their decks although the list has changed. A new deck was made for the selected avatar.
void StartScreen::decks_changed() {
  if (game_.empty()) return;
  const auto key = [](const DeckInfo& deck) { return deck.file + (deck.text.empty() ? "" : "*"); };
  std::map<std::string, std::string> chosen;
  std::set<std::string> before;
  for (const AvatarInfo& each : info().avatars)
    for (std::size_t i = 0; i < each.decks.size(); ++i) {
      before.insert(key(each.decks[i]));
      const int seat = seat_of(each.id);
      if (seat >= 0 && seats_[static_cast<std::size_t>(seat)].deck == static_cast<int>(i))
        chosen[each.id] = key(each.decks[i]);
    }
  source_.read_decks_again();
  for (Seat& seat : seats_) {
    const AvatarInfo* const who = avatar(seat.avatar);
    if (seat.deck < 0) {
      if (!seat.file.empty()) seat.own = source_.read_deck(game_, seat.avatar, seat.file);
      continue;
    }
    seat.deck = 0;
    if (!who) continue;
    for (std::size_t i = 0; i < who->decks.size(); ++i)
      if (key(who->decks[i]) == chosen[seat.avatar]) seat.deck = static_cast<int>(i);
    for (std::size_t i = 0; i < who->decks.size(); ++i)
      if (seat.avatar == looked_ && !before.count(key(who->decks[i]))) seat.deck = static_cast<int>(i);
  }
}

void StartScreen::wish_for_decks(bool change) {
  Wish wish;
  wish.kind = Wish::Kind::decks;
  wish.file = game_;
  const AvatarInfo* const who = avatar(looked_);
  if (who && info().decks) {
    wish.setup.avatars = {looked_};
    const int seat = seat_of(looked_);
    const auto deck = static_cast<std::size_t>(seat < 0 ? 0 : seats_[static_cast<std::size_t>(seat)].deck);
    if (change && deck < who->decks.size()) wish.setup.deck_files = {who->decks[deck].file};
  }
  want(std::move(wish));
}

/// A person and the game's bots in turn.
void StartScreen::step_bot(const std::string& id, int by) {
  const int seat = seat_of(id);
  if (seat < 0) return;
  std::string& bot = seats_[static_cast<std::size_t>(seat)].bot;
  std::vector<std::string> players = {""};
  players.insert(players.end(), info().bots.begin(), info().bots.end());
  const auto now = std::find(players.begin(), players.end(), bot);
  const auto n = static_cast<std::ptrdiff_t>(players.size());
  const auto at = now == players.end() ? 0 : now - players.begin();
  bot = players[static_cast<std::size_t>((at + by + n) % n)];
}

std::string StartScreen::obstacle() const {
  if (!scenario()) return "Choose a scenario.";
  if (!seats_.empty() && !scenario()->campaign &&
      std::none_of(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.bot.empty(); }))
    return "Bots play every seat; leave one to a person.";
  if (seats_.empty()) return "Choose who plays: 1 to " + std::to_string(most_players()) + " investigators.";
  for (const Seat& seat : seats_) {
    if (seat.deck >= 0) continue;
    const AvatarInfo* who = avatar(seat.avatar);
    if (seat.file.empty())
      return (who ? who->name : seat.avatar) + " needs a deck: type the path of its file.";
    if (!seat.own.problem.empty()) return seat.own.problem;
  }
  return "";
}

game::Setup StartScreen::setup() const {
  game::Setup setup;
  setup.scenario = scenario_;
  setup.options = options_;
  for (const Seat& seat : seats_) {
    if (!seat.bot.empty() && scenario() && !scenario()->campaign)
      setup.bots[static_cast<int>(setup.avatars.size())] = seat.bot;
    setup.avatars.push_back(seat.avatar);
    const AvatarInfo* who = avatar(seat.avatar);
    const DeckInfo* deck = nullptr;
    if (seat.deck < 0)
      deck = &seat.own;
    else if (who && static_cast<std::size_t>(seat.deck) < who->decks.size())
      deck = &who->decks[static_cast<std::size_t>(seat.deck)];
    // A game takes the first deck of the packs by default.
    const bool named = deck && (seat.deck != 0 || deck->text.empty());
    setup.deck_files.push_back(named ? deck->file : "");
    setup.deck_texts.push_back(named ? deck->text : "");
  }
  if (!seed_.empty()) setup.seed = text::whole_number<std::uint64_t>(seed_).value_or(setup.seed);
  return setup;
}

void StartScreen::begin() {
  notice_ = obstacle();
  if (!notice_.empty()) return;
  Wish wish;
  wish.kind = Wish::Kind::start;
  wish.campaign = scenario()->campaign;
  if (!save_.empty()) {
    wish.file = wish.campaign ? source_.campaign_path(save_, notice_) : source_.save_path(save_, notice_);
    if (wish.file.empty()) return;
  }
  wish.setup = setup();
  if (seed_.empty()) wish.setup.seed = game::short_seed(chance_());
  want(std::move(wish));
}

// --- actions

void StartScreen::act(const Action& action) {
  const std::string& verb = action.verb;
  notice_.clear();
  if (page_ == Page::packs && packs_.act(action)) {
    if (packs_.take_changed()) packs_changed();
  } else if (verb == "page") {
    page_ = action.text == "resume"       ? Page::resume
            : action.text == "packs"      ? Page::packs
            : action.text == "statistics" ? Page::statistics
                                          : Page::fresh;
    if (page_ == Page::statistics) statistics_.show(source_.statistics());
    if (page_ == Page::resume) saves_ = source_.saves();
    if (page_ == Page::packs) packs_.shown();
  } else if (verb == "game") {
    choose_game(action.text);
  } else if (verb == "scenario") {
    choose_scenario(action.text);
  } else if (verb == "avatar") {
    toggle(action.text);
  } else if (verb == "seat") {
    looked_ = action.text;
  } else if (verb == "free") {
    if (const int seat = seat_of(action.text); seat >= 0) seats_.erase(seats_.begin() + seat);
  } else if (verb == "earlier") {
    if (const int seat = seat_of(action.text); seat > 0)
      std::swap(seats_[static_cast<std::size_t>(seat)], seats_[static_cast<std::size_t>(seat) - 1]);
  } else if (verb == "random") {
    add_random();
  } else if (verb == "option") {
    step_option(action.text, action.number);
  } else if (verb == "played by") {
    step_bot(action.text, action.number);
  } else if (verb == "deck") {
    step_deck(action.number);
  } else if (verb == "decks" || verb == "change deck") {
    wish_for_decks(verb == "change deck");
  } else if (verb == "begin") {
    begin();
  } else if (verb == "lesson") {
    begin_lesson(action.text);
  } else if (verb == "play week") {
    Wish wish;
    wish.kind = Wish::Kind::start;
    wish.setup = statistics_.info().week_setup;
    wish.file = source_.save_path("week " + statistics_.info().week, notice_);
    want(std::move(wish));
  } else if (verb == "resume") {
    Wish wish;
    wish.kind = Wish::Kind::resume;
    wish.file = action.text;
    for (const SaveInfo& save : saves_)
      if (save.file == wish.file) wish.campaign = save.campaign;
    want(std::move(wish));
  } else if (verb == "pack settings") {
    Wish wish;
    wish.kind = Wish::Kind::pack_settings;
    wish.file = action.text;
    want(std::move(wish));
  } else if (verb == "settings" || verb == "quit") {
    Wish wish;
    wish.kind = verb == "quit" ? Wish::Kind::quit : Wish::Kind::settings;
    want(std::move(wish));
  }
}

void StartScreen::leave() {
  notice_.clear();
  if (page_ == Page::packs && packs_.leave()) return;
  page_ = Page::fresh;
}

std::string* StartScreen::typed(const Action& action) {
  if (action.verb == "seed") return &seed_;
  if (action.verb == "save") return &save_;
  if (page_ == Page::packs) return packs_.typed(action);
  if (action.verb == "deck file")
    if (const int seat = seat_of(action.text); seat >= 0) return &seats_[static_cast<std::size_t>(seat)].file;
  return nullptr;
}

void StartScreen::typed_into(const Action& action) {
  if (page_ == Page::packs) {
    packs_.typed_into(action);
  } else if (action.verb == "seed") {
    seed_.erase(std::remove_if(seed_.begin(), seed_.end(), [](char c) { return c < '0' || c > '9'; }),
                seed_.end());
    if (seed_.size() > 18) seed_.resize(18);
  } else if (action.verb == "deck file") {
    Seat& seat = seats_[static_cast<std::size_t>(seat_of(action.text))];
    seat.own = seat.file.empty() ? DeckInfo{} : source_.read_deck(game_, seat.avatar, seat.file);
  }
}

void StartScreen::pointed(const Action& action) {
  if (action.verb != "avatar" && action.verb != "seat") return;
  if (looked_ != action.text) person_scroll_ = {};
  looked_ = action.text;
}

// --- drawing

void StartScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  draw_head(canvas, rest);
  tip_bar(canvas, rest);
  rest = rest.inset(canvas.px(20));
  if (page_ == Page::fresh) draw_new(canvas, rest);
  if (page_ == Page::resume) draw_resume(canvas, rest);
  if (page_ == Page::packs) packs_.draw(*this, canvas, rest);
  if (page_ == Page::statistics) statistics_.draw(*this, canvas, rest);
}

void StartScreen::draw_head(Canvas& canvas, Rect& rest) {
  Rect bar = title_bar(canvas, rest, "Miskatonic");
  const auto tab = [&](const std::string& text, const char* page, Page which) {
    const Rect at = bar.cut_left(canvas.button_width(text));
    bar.cut_left(canvas.px(8));
    canvas.button(at, text, {"page", 0, page}, page_ == which ? ButtonLook::main : ButtonLook::quiet);
  };
  tab("New game", "new", Page::fresh);
  tab("Saved games", "resume", Page::resume);
  tab("Packs", "packs", Page::packs);
  tab("Statistics", "statistics", Page::statistics);
  const auto right = [&](const std::string& text, const char* verb, const std::string& tip_text) {
    const Rect at = bar.cut_right(canvas.button_width(text));
    bar.cut_right(canvas.px(8));
    canvas.button(at, text, {verb, 0, ""}, ButtonLook::quiet, "", true, tip_text);
  };
  right("Quit", "quit", "Leave the table.");
  right("Settings", "settings", "Size, sound, motion and keys.");
  if (!game_.empty() && info().decks)
    right("Decks", "decks", "Decks of your own: build them, change them, read them in.");
}

void StartScreen::draw_new(Canvas& canvas, Rect rest) {
  const float gap = canvas.px(22);
  const float left = std::clamp(canvas.text_px(400), rest.w * 0.24F, rest.w * 0.32F);
  const float right = std::clamp(canvas.text_px(420), rest.w * 0.24F, rest.w * 0.32F);
  draw_choices(canvas, rest.cut_left(left));
  rest.cut_left(gap);
  const Rect person = rest.cut_right(right);
  rest.cut_right(gap);
  draw_people(canvas, rest);
  draw_person(canvas, person);
}

Rect StartScreen::labelled(Canvas& canvas, Rect& rest, const std::string& label) const {
  const float height = row(canvas);
  const float width = canvas.text_width(label, Typeface::label, 15);
  Rect line = rest.cut_top(height);
  if (width + canvas.px(8) > line.w * 0.4F) {
    canvas.line(line, label, 15, theme::kDim);
    line = rest.cut_top(height);
  } else {
    canvas.line(line.cut_left(line.w * 0.4F), label, 15, theme::kDim);
  }
  rest.cut_top(canvas.px(6));
  return line;
}

void StartScreen::draw_choices(Canvas& canvas, Rect box) {
  draw_begin(canvas, box);
  Rect rest = begin_scroll(canvas, box, choices_scroll_);
  rest.y -= choices_scroll_.at;
  rest.h = 1e6F;
  draw_first(canvas, rest);
  draw_games(canvas, rest);
  draw_options(canvas, rest);
  end_scroll(canvas, rest.y);
}

void StartScreen::draw_games(Canvas& canvas, Rect& rest) {
  heading(canvas, rest, "Game");
  const float height = row(canvas, 42), between = canvas.px(6);
  for (const GameHead& each : source_.games()) {
    canvas.button(rest.cut_top(height), each.title, {"game", 0, each.id},
                  each.id == game_ ? ButtonLook::main : ButtonLook::plain);
    rest.cut_top(between);
    if (each.id != game_) continue;
    for (const std::string& problem : info().problems)
      flow(canvas, rest, problem, 14, theme::kWarn, Typeface::label);
    if (info().scenarios.empty())
      flow(canvas, rest,
           each.off.empty()
               ? "No pack has a scenario for this game."
               : "It needs a pack that is off: " + each.off.front() + ". Turn it on under Packs.",
           14, theme::kWarn, Typeface::label);
  }
  rest.cut_top(canvas.px(10));
  if (game_.empty()) {
    flow(canvas, rest, "No games are loaded. Say where packs are: misk table --packs FOLDER.", 15,
         theme::kWarn);
    return;
  }
  const auto list = [&](const char* title, bool campaigns) {
    bool first = true;
    for (const ScenarioInfo& each : info().scenarios) {
      if (each.campaign != campaigns) continue;
      if (std::exchange(first, false)) heading(canvas, rest, title);
      canvas.button(rest.cut_top(row(canvas)), each.name, {"scenario", 0, each.id},
                    each.id == scenario_ ? ButtonLook::main : ButtonLook::plain, "", true, each.text);
      rest.cut_top(between);
    }
    if (!first) rest.cut_top(canvas.px(10));
  };
  list("Campaign", true);
  list("Scenario", false);
}

void StartScreen::draw_options(Canvas& canvas, Rect& rest) {
  const ScenarioInfo* chosen = scenario();
  if (!chosen) return;
  heading(canvas, rest, "How");
  for (const game::SetupOption& option : chosen->choices.options) {
    std::string text;
    const std::string now = value_of(option);
    for (const auto& [value, name] : option.values)
      if (value == now) text = name;
    const Rect at = labelled(canvas, rest, option.text);
    canvas.stepper(at, text, "option", option.name, option.values.size() > 1, option.values.size() > 1);
  }
  const Action seed{"seed", 0, ""}, save{"save", 0, ""};
  Rect at = labelled(canvas, rest, "Seed");
  canvas.field(at, seed_, seed, typing(seed), "at random");
  canvas.scene().hits.back().tip = "The same seed gives the same game. Empty: one at random.";
  at = labelled(canvas, rest, "Save as");
  canvas.field(at, save_, save, typing(save), "not saved");
  canvas.scene().hits.back().tip = "Every answer is written there at once. Empty: the game is not saved.";
}

void StartScreen::draw_begin(Canvas& canvas, Rect& rest) {
  const std::string why = obstacle();
  const Rect button = rest.cut_bottom(row(canvas, 48));
  rest.cut_bottom(canvas.px(8));
  const std::string& text = notice_.empty() ? why : notice_;
  if (!text.empty()) {
    const float wanted = canvas.text_height(text, rest.w, Typeface::label, 15) + 2;
    const Rect box = rest.cut_bottom(std::min(wanted, rest.h * 0.3F));
    canvas.paragraph(box, text, 15, notice_.empty() ? theme::kDim : theme::kWarn, Typeface::label);
    rest.cut_bottom(canvas.px(8));
  }
  canvas.button(button, "Begin", {"begin", 0, ""}, ButtonLook::main, "", why.empty());
}

void StartScreen::draw_seats(Canvas& canvas, Rect& rest) {
  const float height = row(canvas, 34), gap = canvas.px(6);
  const int most = most_players();
  Rect head = rest;
  heading(canvas, rest, "Investigators");
  head = {head.x, head.y, head.w, rest.y - head.y};
  const std::string count = std::to_string(seats_.size()) + " of up to " + std::to_string(most);
  canvas.line(head, count, 15, theme::kDim, Align::right);
  // As many columns as there is room for their names.
  const float wanted = canvas.text_px(190) + 2 * height;
  const int columns = std::clamp(static_cast<int>((rest.w + gap) / (wanted + gap)), 1, 4);
  const float width = (rest.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const int places = static_cast<int>(seats_.size()) + (static_cast<int>(seats_.size()) < most ? 1 : 0);
  for (int i = 0; i < places; ++i) {
    const float x = rest.x + static_cast<float>(i % columns) * (width + gap);
    const float y = rest.y + static_cast<float>(i / columns) * (height + gap);
    Rect at{x, y, width, height};
    if (i == static_cast<int>(seats_.size())) {
      canvas.button(at, "Add one at random", {"random", 0, ""}, ButtonLook::plain);
      continue;
    }
    const std::string& id = seats_[static_cast<std::size_t>(i)].avatar;
    const AvatarInfo* who = avatar(id);
    std::string name = who ? who->name : id;
    if (!seats_[static_cast<std::size_t>(i)].bot.empty() && scenario() && !scenario()->campaign)
      name += " (bot)";
    canvas.button(at.cut_right(height), "\xC3\x97", {"free", 0, id}, ButtonLook::quiet, "", true,
                  name + " does not play.");
    const Rect earlier = at.cut_right(height);
    if (i > 0)
      canvas.button(earlier, "\xE2\x80\xB9", {"earlier", 0, id}, ButtonLook::quiet, "", true,
                    name + " sits one seat further to the front.");
    canvas.button(at, name, {"seat", 0, id}, id == looked_ ? ButtonLook::main : ButtonLook::plain,
                  std::to_string(i + 1), true, "Seat " + std::to_string(i + 1) + ": " + name);
  }
  const int rows = (places + columns - 1) / columns;
  rest.cut_top(static_cast<float>(rows) * (height + gap) + canvas.px(8));
}

void StartScreen::draw_people(Canvas& canvas, Rect box) {
  if (game_.empty()) return;
  draw_seats(canvas, box);
  const auto& people = info().avatars;
  if (people.empty()) return;
  Rect inner = begin_scroll(canvas, box, people_scroll_);
  const float gap = canvas.px(12), caption = row(canvas, 26);
  const float shape = people.front().face ? aspect(people.front().face->shape) : 5.F / 7;
  const float wanted = std::max(canvas.px(shape > 1 ? 216 : 150), canvas.text_px(150));
  const int columns = std::max(1, static_cast<int>((inner.w + gap) / (wanted + gap)));
  const float width =
      std::floor((inner.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const float card = std::round((width - canvas.px(8)) / shape);
  const float height = card + caption + canvas.px(8);
  const float top = inner.y - people_scroll_.at;
  for (std::size_t i = 0; i < people.size(); ++i) {
    const auto column = static_cast<float>(i % static_cast<std::size_t>(columns));
    const auto line = static_cast<float>(i / static_cast<std::size_t>(columns));
    const Rect cell{inner.x + column * (width + gap), top + line * (height + gap), width, height};
    const Action action{"avatar", 0, people[i].id};
    const int seat = seat_of(people[i].id);
    const bool lit = marked(action);
    if (lit || seat >= 0)
      canvas.panel(cell, seat >= 0 ? theme::kAccentDark : theme::kRaised,
                   lit ? theme::kParchment : theme::kAccent);
    Piece piece;
    piece.rect = {cell.x + canvas.px(4), cell.y + canvas.px(4), width - canvas.px(8), card};
    piece.face = people[i].face;
    canvas.scene().items.push_back(std::move(piece));
    const Rect name{cell.x + canvas.px(4), cell.bottom() - caption, width - canvas.px(8), caption};
    canvas.line(name, people[i].name, 15, seat >= 0 ? theme::kParchment : theme::kText, Align::centre);
    if (seat >= 0) {
      const float side = row(canvas, 28);
      const Rect badge{cell.right() - side - canvas.px(2), cell.y + canvas.px(2), side, side};
      canvas.panel(badge, theme::kAccent, theme::kInk, 14);
      canvas.line(badge, std::to_string(seat + 1), 16, theme::kInk, Align::centre, Typeface::label_bold);
    }
    canvas.hit(cell, action,
               seat >= 0 ? people[i].name + " plays; again, to take the seat back."
                         : people[i].name + ": takes the next seat.");
  }
  const auto lines = static_cast<float>((people.size() + static_cast<std::size_t>(columns) - 1) /
                                        static_cast<std::size_t>(columns));
  end_scroll(canvas, top + lines * (height + gap) - gap);
}

void StartScreen::draw_person(Canvas& canvas, Rect box) {
  const AvatarInfo* who = avatar(looked_);
  if (!who || !who->face) return;
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(16));
  const Face& face = *who->face;
  Rect rest = begin_scroll(canvas, box, person_scroll_, true);
  rest.y -= person_scroll_.at;
  rest.h = 1e6F;
  Rect name = rest.cut_top(row(canvas, 34));
  canvas.line(name, who->name, 22, theme::kParchment, Align::left, Typeface::bold);
  flow(canvas, rest, face.subtitle, 16, theme::kDim, Typeface::italic);
  rest.cut_top(canvas.px(8));
  const float shape = aspect(face.shape);
  const float width = std::min(rest.w, shape > 1 ? rest.w : box.h * 0.42F * shape);
  Piece piece;
  piece.rect = {rest.x + (rest.w - width) / 2, rest.y, width, std::round(width / shape)};
  rest.cut_top(piece.rect.h + canvas.px(12));
  piece.face = who->face;
  canvas.scene().items.push_back(std::move(piece));
  if (!face.traits.empty()) flow(canvas, rest, face.traits, 15, theme::kDim, Typeface::italic);
  for (const std::string& text : face.text) {
    flow(canvas, rest, text, 16, theme::kText);
    rest.cut_top(canvas.px(8));
  }
  draw_player(canvas, rest, *who);
  draw_deck(canvas, rest, *who);
  end_scroll(canvas, rest.y);
}

/// Who plays the seat: a person or a bot.
void StartScreen::draw_player(Canvas& canvas, Rect& rest, const AvatarInfo& who) {
  const int at = seat_of(who.id);
  if (at < 0 || info().bots.empty() || !scenario() || scenario()->campaign) return;
  rest.cut_top(canvas.px(6));
  heading(canvas, rest, "Played by");
  const std::string& bot = seats_[static_cast<std::size_t>(at)].bot;
  canvas.stepper(rest.cut_top(row(canvas)), bot.empty() ? "a person" : "a bot: " + bot, "played by", who.id,
                 true, true);
  rest.cut_top(canvas.px(6));
}

void StartScreen::draw_deck(Canvas& canvas, Rect& rest, const AvatarInfo& who) {
  if (!info().decks) return;
  const int at = seat_of(who.id);
  const Seat* seat = at < 0 ? nullptr : &seats_[static_cast<std::size_t>(at)];
  rest.cut_top(canvas.px(6));
  heading(canvas, rest, "Deck");
  const DeckInfo* deck = nullptr;
  if (seat && seat->deck < 0)
    deck = &seat->own;
  else if (const auto chosen = static_cast<std::size_t>(seat ? seat->deck : 0); chosen < who.decks.size())
    deck = &who.decks[chosen];
  if (seat) {
    const std::string name = seat->deck < 0 ? "from a file" : deck ? deck->name : "none";
    canvas.stepper(rest.cut_top(row(canvas)), name, "deck", who.id, true, true);
    rest.cut_top(canvas.px(6));
    if (seat->deck < 0) {
      const Action action{"deck file", 0, who.id};
      canvas.field(rest.cut_top(row(canvas)), seat->file, action, typing(action), "path of the deck's file");
      canvas.scene().hits.back().tip = "A deck in YAML, or as ArkhamDB gives it (JSON).";
      rest.cut_top(canvas.px(6));
    } else if (deck) {
      canvas.button(rest.cut_top(row(canvas)), "Change this deck", {"change deck", 0, who.id},
                    ButtonLook::plain, "", true,
                    deck->text.empty() ? "Cards in, cards out."
                                       : "A copy of your own; the pack's deck stays as it is.");
      rest.cut_top(canvas.px(6));
    }
  } else if (deck) {
    flow(canvas, rest, deck->name, 15, theme::kText, Typeface::label);
  }
  if (!deck) return;
  if (!deck->problem.empty() && !deck->file.empty())
    flow(canvas, rest, deck->problem, 14, theme::kWarn, Typeface::label);
  for (const std::string& warning : deck->warnings)
    flow(canvas, rest, "Against the rules: " + warning, 14, theme::kWarn, Typeface::label);
  if (deck->size > 0) {
    flow(canvas, rest, std::to_string(deck->size) + " cards", 15, theme::kDim, Typeface::label);
    // Two columns of names, in the room of one line each.
    const float height = row(canvas, 23);
    const bool wide = rest.w > canvas.text_px(330);
    const std::size_t columns = wide ? 2 : 1;
    const std::size_t lines = (deck->cards.size() + columns - 1) / columns;
    const float width = rest.w / static_cast<float>(columns);
    for (std::size_t i = 0; i < deck->cards.size(); ++i)
      canvas.line({rest.x + static_cast<float>(i / lines) * width,
                   rest.y + static_cast<float>(i % lines) * height, width - canvas.px(8), height},
                  deck->cards[i], 14);
    rest.cut_top(static_cast<float>(lines) * height);
  }
}

void StartScreen::draw_resume(Canvas& canvas, Rect rest) {
  const float width = std::min(rest.w, canvas.text_px(1100));
  rest = {rest.x + (rest.w - width) / 2, rest.y, width, rest.h};
  heading(canvas, rest, "Saved games");
  if (!notice_.empty()) flow(canvas, rest, notice_, 15, theme::kWarn, Typeface::label);
  if (saves_.empty()) {
    flow(canvas, rest, "There are none yet. A game that is begun with a name under \"Save as\" stands here.",
         16, theme::kDim);
    return;
  }
  Rect inner = begin_scroll(canvas, rest, resume_scroll_);
  inner.y -= resume_scroll_.at;
  inner.h = 1e6F;
  for (const SaveInfo& save : saves_) {
    const float line = row(canvas, 26);
    const std::string& note = save.broken.empty() ? save.note : save.broken;
    const float inside = inner.w - canvas.px(36);
    float height = canvas.px(20) + 2 * line;
    if (!note.empty()) height += canvas.text_height(note, inside, Typeface::label, 14) + 4;
    const Rect box = inner.cut_top(height);
    inner.cut_top(canvas.px(10));
    const Action action{"resume", 0, save.file};
    const bool sound_save = save.broken.empty();
    canvas.panel(box, sound_save && marked(action) ? theme::kRaised : theme::kPanel,
                 sound_save && marked(action) ? theme::kParchment : theme::kPanelEdge);
    Rect in = box.inset(canvas.px(10));
    in.cut_left(canvas.px(8));
    Rect top = in.cut_top(line);
    canvas.line(top.cut_right(canvas.text_width(save.date, Typeface::label, 15) + canvas.px(12)), save.date,
                15, theme::kDim, Align::right);
    std::string title = save.scenario.empty() ? save.name : save.scenario;
    if (!save.game.empty() && save.game != save.scenario) title += " \xC2\xB7 " + save.game;
    canvas.line(top, title, 18, theme::kParchment, Align::left, Typeface::bold);
    std::string about = text::joined(save.seats);
    if (sound_save && save.campaign)
      about += " \xC2\xB7 " + save.stands;
    else if (sound_save)
      about += " \xC2\xB7 " + std::to_string(save.answers) + (save.answers == 1 ? " answer" : " answers");
    for (const std::string& option : save.options) about += " \xC2\xB7 " + option;
    Rect second = in.cut_top(line);
    canvas.line(second.cut_right(canvas.text_width(save.name, Typeface::label, 14) + canvas.px(12)),
                save.name, 14, theme::kDim, Align::right);
    canvas.line(second, about, 15);
    if (!note.empty()) canvas.paragraph(in, note, 14, theme::kWarn, Typeface::label);
    canvas
        .hit(box, action,
             sound_save
                 ? (save.campaign ? "Go on with this campaign (seed " : "Go on with this game (seed ") +
                       std::to_string(save.seed) + ")"
                 : save.broken)
        .enabled = sound_save;
  }
  end_scroll(canvas, inner.y - canvas.px(10));
}

}  // namespace misk::ui
