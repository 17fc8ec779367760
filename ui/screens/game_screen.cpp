#include "screens/game_screen.hpp"

#include <cmath>

#include "catalog/listing.hpp"

namespace misk::ui {

EndData end_data(OpenGame& open, TableScreen& table, double seconds) {
  game::Game& game = open.game();
  const kernel::Image& image = game.kernel().image();
  const game::SeatView& view = table.view();
  EndData data;
  data.game = game::title_of_game(game.catalog(), game.scripts().game());
  data.scenario = game.translation().title(image.find_definition(game.setup().scenario));
  data.outcome = game.over() ? game.ending() : "The game stopped before its end.";
  data.chronicle = game::chronicle_of(game, game::kWholeTable);
  if (game.over() && !data.chronicle.title.empty()) data.outcome = data.chronicle.title;
  data.won = data.chronicle.won.value_or(false);
  // The fate of each player stands under what was gained and lost.
  const bool has_fates = !data.chronicle.gained.empty() || !data.chronicle.lost.empty();
  for (const std::string& line : view.epilogue)
    if (!has_fates || !line.starts_with(' ')) data.epilogue.push_back(line);
  if (!data.chronicle.next.empty() && game.over() && game.setup().campaign.empty()) {
    data.next_name = game.translation().title(image.find_definition(data.chronicle.next));
    data.next = game.setup();
    data.next.scenario = data.chronicle.next;
    data.next.options.clear();
    data.next.seed = game::short_seed(game::mix_seed(data.next.seed, 1));
  }
  data.seed = game.setup().seed;
  const auto minutes = static_cast<long>(std::lround(seconds / 60));
  data.statistics = {{"Decisions", std::to_string(open.playing().at())},
                     {"Minutes", std::to_string(minutes)}};
  if (const kernel::Id round = image.globals.find("round"); round != kernel::kNoId)
    data.statistics.insert(data.statistics.begin(),
                           {"Rounds", std::to_string(game.kernel().state().globals[round])});
  if (const auto by_hand = game.session().interventions(); !by_hand.empty())
    data.statistics.push_back(
        {"Changed by hand", std::to_string(by_hand.size()) + (by_hand.size() == 1 ? " time" : " times")});
  if (!open.problems().empty())
    data.statistics.push_back({"Script errors", std::to_string(open.problems().size())});
  for (const game::SeatInfo& seat : view.seats) {
    EndData::Seat each;
    each.name = seat.name;
    each.face = table.face(seat.avatar);
    for (const SeatStrip& strip : table.strips()) {
      if (strip.card != seat.avatar) continue;
      std::string line;
      for (const Stat& stat : strip.stats)
        line += (line.empty() ? "" : "   ") + ("[" + stat.symbol + "] ") + stat.text;
      if (!line.empty()) each.lines.push_back(line);
      for (const std::string& note : strip.notes) each.lines.push_back(note);
    }
    data.seats.push_back(std::move(each));
  }
  return data;
}

GameScreen::GameScreen(std::unique_ptr<OpenGame> open, const Settings& settings,
                       std::unique_ptr<game::Bot> bot, double pace)
    : settings_(settings), open_(std::move(open)), bot_(std::move(bot)), pace_(pace) {
  table_.emplace(open_->playing(), settings);
}

void GameScreen::build(Scene& scene, const Metrics& metrics) {
  if (ended_)
    ended_->build(scene, metrics);
  else
    table_->build(scene, metrics);
}

bool GameScreen::input(const Input& input, const Metrics& metrics) {
  return ended_ ? ended_->input(input, metrics) : table_->input(input, metrics);
}

void GameScreen::tell_end() {
  EndData data = end_data(*open_, *table_, now_ - began_);
  if (open_->game().over()) data.go_on = go_on_;
  if (open_->game().over() && tell_ended_ && !bot_ && !open_->game().changed_by_hand())
    data.note = tell_ended_(*open_, data.chronicle);
  ended_ = std::make_unique<EndScreen>(std::move(data));
}

/// Moves the game onto packs that have changed.
bool GameScreen::look_for_changes() {
  if (!reload_ || now_ < next_look_) return false;
  next_look_ = now_ + 0.05;
  std::vector<std::string> told;
  auto fresh = reload_(*open_, told);
  if (!fresh && told.empty()) return false;
  if (fresh) {
    ended_.reset();
    table_.reset();  // destroyed before the game that it shows
    if (bot_) bot_ = fresh->bot(open_->bot_name());
    open_ = std::move(fresh);
    table_.emplace(open_->playing(), settings_);
    table_->tick(now_);
    told_problems_ = 0;
  }
  std::string text;
  for (const std::string& line : told) text += (text.empty() ? "" : "\n") + line;
  table_->tell(text);
  return true;
}

/// Reports script failures since the last call.
bool GameScreen::tell_problems() {
  const auto& problems = open_->problems();
  if (problems.size() <= told_problems_) return false;
  told_problems_ = problems.size();
  table_->tell(problems.back());
  return true;
}

bool GameScreen::tick(double now) {
  now_ = now;
  if (began_ < 0) began_ = now;
  bool changed = look_for_changes();
  if (!ended_ && table_->tick(now)) changed = true;
  if (tell_problems()) changed = true;
  const bool beats = !ended_ && table_->beat();
  if (bot_ && !ended_ && !beats && now >= next_) {
    next_ = now + pace_;
    if (bot_answers(open_->playing(), *bot_)) changed = true;
  }
  if (!bot_ && !ended_ && !beats && table_->lets_bots_play() && now >= next_) {
    next_ = now + pace_;
    if (open_->playing().answer_by_bot()) changed = true;
  }
  // The end is shown automatically once, after its causes were seen.
  const bool over = open_->playing().asked() < 0;
  if (!over) told_ = false;
  if (over && !told_ && !table_->beat() && !table_->moving()) {
    told_ = true;
    tell_end();
    changed = true;
  }
  return changed;
}

bool GameScreen::moving() const {
  return ended_ ? ended_->moving()
                : table_->moving() || ((bot_ || table_->lets_bots_play()) && open_->playing().asked() >= 0);
}

const Wish* GameScreen::wish() {
  if (ended_) {
    const Wish* wish = ended_->wish();
    if (!wish) return nullptr;
    if (wish->kind == Wish::Kind::back) {
      ended_.reset();
      return nullptr;
    }
    wish_ = *wish;
  } else {
    const Wish* wish = table_->wish();
    if (!wish) return nullptr;
    if (wish->kind == Wish::Kind::back) {
      tell_end();
      return nullptr;
    }
    wish_ = *wish;
  }
  if (wish_.kind == Wish::Kind::again) wish_.setup = open_->game().setup();
  return &wish_;
}

std::vector<std::string> GameScreen::sounds() {
  return ended_ ? ended_->sounds() : table_->sounds();
}

}  // namespace misk::ui
