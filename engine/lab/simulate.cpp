#include "lab/simulate.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "catalog/listing.hpp"
#include "explain/coverage.hpp"
#include "lab/slow_scripts.hpp"
#include "lab/workers.hpp"
#include "sandbox/hurry.hpp"
#include "script/stack_words.hpp"
#include "text/what_of.hpp"

namespace misk::game {

std::string what_resolves(const kernel::Kernel& kernel) {
  const kernel::ComponentId card = script::resolving_card(kernel);
  std::string text = script::in_card(kernel, card);
  if (card) {
    const kernel::Origin& origin = kernel.image().definitions[kernel.component(card).definition].origin;
    if (!origin.file.empty())
      text.insert(text.size() - 1, ", " + origin.file + ":" + std::to_string(origin.line));
  }
  // For endless nesting the innermost lines are enough.
  constexpr int kLines = 16;
  const std::string stack = script::stack_text(kernel);
  std::size_t end = 0;
  for (int line = 0; line < kLines && end != std::string::npos; ++line) end = stack.find('\n', end + 1);
  return text + "\n" + (end == std::string::npos ? stack : stack.substr(0, end) + "\n  ...");
}

std::string give_up(Scripts& scripts, const std::exception& error) {
  kernel::Kernel& kernel = scripts.host().kernel();
  std::string text = text::what_of(error) + what_resolves(kernel);
  scripts.host().drop_all();
  scripts.host().sandbox().recover();
  kernel.querying = 0;
  scripts.table = nullptr;
  return text;
}

void play_out(Game& game, Bot& bot, std::uint64_t seed) {
  const std::uint32_t limit = SimulateOptions{}.decision_limit;
  std::vector<std::int32_t> choices;
  bot.begin(bot_seed(seed));
  game.start(seed);
  while (game.status() == kernel::Status::asking && game.kernel().state().decisions < limit) {
    const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
    bot.choose(game, part, choices);
    if (!game.answer(game.kernel().request().parts[part].player, choices)) return;
  }
}

namespace {

constexpr std::size_t kProblems = 20;
constexpr std::size_t kFailures = 1000;  // the most script failures of one game that are listed
/// The most prepared tables a thread keeps; each holds a whole position.
constexpr std::size_t kTables = std::max<std::size_t>(32, (std::size_t{256} << 20) / sizeof(kernel::State));

/// The work of one thread, with its own scripts, games and bot.
class Worker {
 public:
  Worker(const Catalog& catalog, const SimulateOptions& options, std::unique_ptr<Scripts> scripts)
      : catalog_(catalog), options_(options), own_scripts_(std::move(scripts)), scripts_(*own_scripts_) {
    bot_ = make_bot(options.bot, scripts_);
    effects_begun_.assign(scripts_.host().image().abilities.size(), 0);
    if (options.setup.avatars.empty()) avatars_ = playable_avatars(catalog, scripts_, options.setup.scenario);
    scripts_.host().on_error = [this](const script::Report& report) {
      ++failed_;
      slow_.note(report);
      if (failures_.size() < kFailures) failures_.push_back(report.to_string());
    };
    const kernel::Names& globals = scripts_.host().image().globals;
    round_ = globals.find("round");
    if (options.coverage) watch_ = options.coverage->watch(scripts_);
    table(0);
    if (options.check) kept_ = scripts_.host().kept();
    // A watched game is not played twice.
    hurried_ = !options.coverage && !options.check;
    if (hurried_) hurry_ = std::make_unique<script::Hurry>(scripts_.host().sandbox());
  }

  void play(std::uint64_t k);
  /// Writes the counts into the result after the last game.
  void name_abilities();
  SimulateResult result;

 private:
  Game& table(std::uint64_t k);
  std::string play_through(Game& game, std::uint64_t seed, bool& violation);
  std::string play_safely(Game& game, std::uint64_t seed, bool& violation);
  void problem(std::uint64_t k, std::uint64_t seed, const std::string& text, bool violation);
  bool check(Game& game, std::string& text);
  bool kept_nothing(std::string& text);
  bool replays(Game& game, std::uint64_t seed, std::string& text);
  bool replays_safely(Game& game, std::uint64_t seed, std::string& text);

  std::vector<std::uint64_t> effects_begun_;   // by ability
  std::vector<std::string> failures_;          // of scripts in this game
  std::uint64_t failed_ = 0;                   // number of failures
  std::uint64_t entries_ = 0, rollbacks_ = 0;  // at its beginning
  SlowScripts slow_;
  bool hurried_ = false;
  std::uint64_t again_ = 0;  // number of games played again
  const Catalog& catalog_;
  const SimulateOptions& options_;
  std::unique_ptr<Scripts> own_scripts_;
  Scripts& scripts_;
  std::unique_ptr<script::Hurry> hurry_;
  std::unique_ptr<CoverageWatch> watch_;
  std::unique_ptr<Bot> bot_;
  std::vector<std::string> avatars_;
  struct Kept {
    std::unique_ptr<Game> game;
    std::uint64_t used = 0;  // time of the last use
  };
  std::map<std::vector<std::string>, Kept> tables_;
  std::uint64_t uses_ = 0;
  kernel::Id round_ = kernel::kNoId;
  std::map<std::string, std::uint64_t> kept_;  // kept by scripts, outside the position
  std::vector<std::int32_t> choices_;
  kernel::Snapshot snapshot_;
};

/// The prepared table for game `k`; the players may depend on the seed.
Game& Worker::table(std::uint64_t k) {
  Setup setup = options_.setup;
  if (setup.avatars.empty())
    setup.avatars = draw_avatars(avatars_, std::max(1, setup.count), game_seed(options_.setup.seed, k));
  auto found = tables_.find(setup.avatars);
  if (found == tables_.end()) {
    if (tables_.size() >= kTables)  // the least recently used one is dropped
      tables_.erase(std::min_element(tables_.begin(), tables_.end(), [](const auto& a, const auto& b) {
        return a.second.used < b.second.used;
      }));
    found = tables_.emplace(setup.avatars, Kept{std::make_unique<Game>(catalog_, scripts_, setup)}).first;
    ++result.tables;
  }
  found->second.used = ++uses_;
  return *found->second.game;
}

void Worker::problem(std::uint64_t k, std::uint64_t seed, const std::string& text, bool violation) {
  result.violations += violation;
  if (result.problems.size() < kProblems)
    result.problems.push_back({k, seed, scripts_.host().kernel().state().decisions, text});
}

/// Checks the invariants, and that a snapshot restores the same position.
bool Worker::check(Game& game, std::string& text) {
  text = check_invariants(game);
  if (!text.empty()) return false;
  kernel::Session& session = game.session();
  const std::uint64_t before = session.hash();
  session.snapshot(snapshot_);
  session.restore(snapshot_);
  if (session.status() != kernel::Status::asking)
    text = "a snapshot put back does not ask";
  else if (session.hash() != before)
    text = "a snapshot put back has another hash";
  return text.empty();
}

/// A script must not keep data in a table of its own, because the next game would see it.
bool Worker::kept_nothing(std::string& text) {
  const auto now = scripts_.host().kept();
  for (const auto& [name, fingerprint] : kept_) {
    const auto found = now.find(name);
    if (found != now.end() && found->second == fingerprint) continue;
    text = name +
           " has been changed by a script, and is still so in the next game; what is to be remembered " +
           "stands in counters, flags, globals of the game or the memory of a card";
    break;
  }
  kept_ = now;
  return text.empty();
}

/// The same seed and answers must lead to the same end.
bool Worker::replays(Game& game, std::uint64_t seed, std::string& text) {
  const std::vector<kernel::Answer> journal = game.session().journal();
  const std::uint64_t end = game.session().hash();
  auto on_error = std::move(scripts_.host().on_error);
  scripts_.host().on_error = nullptr;
  game.start(seed);
  std::size_t n = 0;
  for (const kernel::Answer& answer : journal) {
    if (!game.give(answer)) break;
    ++n;
  }
  scripts_.host().on_error = std::move(on_error);
  if (n != journal.size())
    text = "the replay refuses answer " + std::to_string(n + 1) + " of " + std::to_string(journal.size());
  else if (game.session().hash() != end)
    text = "the replay ends with another hash";
  return text.empty();
}

/// Plays a game from the beginning to the end. Returns the error that stopped it; `violation` is true if that
/// breaks an invariant.
std::string Worker::play_through(Game& game, std::uint64_t seed, bool& violation) {
  kernel::Kernel& kernel = game.kernel();
  kernel.effects_begun.assign(kernel.image().abilities.size(), 0);
  failures_.clear();
  failed_ = 0;
  entries_ = scripts_.host().entries();
  rollbacks_ = game.session().rollbacks;
  bot_->slips = 0;
  bot_->begin(bot_seed(seed));
  game.start(seed);
  std::string text;
  while (game.status() == kernel::Status::asking && kernel.state().decisions < options_.decision_limit) {
    if (slow_.too_many()) return "scripts use up all their time";
    if (options_.check && !check(game, text)) {
      violation = true;
      return text;
    }
    const auto part = static_cast<std::size_t>(waiting_part(kernel.request()));
    bot_->choose(game, part, choices_);
    if (!game.answer(kernel.request().parts[part].player, choices_))
      return "an answer that looked allowed was refused";
  }
  return "";
}

/// The same; an exception ends this game only.
std::string Worker::play_safely(Game& game, std::uint64_t seed, bool& violation) {
  try {
    return play_through(game, seed, violation);
  } catch (const std::exception& error) {
    return give_up(scripts_, error);
  }
}

bool Worker::replays_safely(Game& game, std::uint64_t seed, std::string& text) {
  try {
    return replays(game, seed, text);
  } catch (const std::exception& error) {
    text = "the replay ends: " + give_up(scripts_, error);
    return false;
  }
}

void Worker::play(std::uint64_t k) {
  const std::uint64_t seed = game_seed(options_.setup.seed, k);
  Game* seated = nullptr;
  try {
    seated = &table(k);
  } catch (const std::exception& error) {  // a set-up that fails for the drawn players
    scripts_.table = nullptr;
    problem(k, seed, text::what_of(error), false);
    ++result.games;
    ++result.errors;
    scripts_.host().take_reports();
    if (options_.progress) options_.progress->fetch_add(1, std::memory_order_relaxed);
    return;
  }
  Game& game = *seated;
  kernel::Kernel& kernel = game.kernel();
  kernel.record_events = options_.check;
  game.session().record_journal = options_.check;
  bool violation = false;
  game.session().sparse_checkpoints = hurried_;
  std::string text = play_safely(game, seed, violation);
  slow_.judge();
  if (hurried_ && (!text.empty() || hurry_->doubtful() || game.session().rollbacks > rollbacks_)) {
    // Play again without hurry: then limits apply, and the repeated work of a failing script is counted as in
    // any other game.
    hurry_->stop();
    game.session().sparse_checkpoints = false;
    text = play_safely(game, seed, violation);
    slow_.judge();
    hurried_ = ++again_ < 16 || again_ < result.games / 4;  // else most games are played twice
    if (hurried_) hurry_->start();
  }
  bool sound = text.empty();
  if (!sound) problem(k, seed, text, violation);
  ++result.games;
  result.decisions += kernel.state().decisions;
  result.entries += scripts_.host().entries() - entries_;
  result.rollbacks += game.session().rollbacks - rollbacks_;
  if (round_ != kernel::kNoId) result.rounds += static_cast<std::uint64_t>(kernel.state().globals[round_]);
  result.hash += mix_seed(game.session().hash(), 0);  // a sum does not depend on the order of games
  if (sound && game.over()) {
    ++result.finished;
    ++result.outcomes[game.outcome()];
    if (options_.check && (!replays_safely(game, seed, text) || !kept_nothing(text))) {
      sound = false;
      problem(k, seed, text, true);
    }
  } else if (sound) {
    sound = false;
    problem(k, seed,
            game.status() == kernel::Status::asking
                ? "no end after " + std::to_string(options_.decision_limit) + " decisions"
                : "the game is stuck" +
                      (game.session().halted().empty() ? "" : ": " + game.session().halted()) +
                      what_resolves(kernel),
            false);
  }
  result.errors += !sound;
  if (options_.keep_games)
    result.each.push_back(
        {k, game.outcome(),
         round_ == kernel::kNoId ? 0 : static_cast<std::uint64_t>(kernel.state().globals[round_]),
         kernel.state().decisions});
  scripts_.host().take_reports();
  result.script_errors += failed_;
  for (const std::string& failure : failures_)
    if (result.reports.size() < 200) ++result.reports[failure];
  for (std::size_t i = 0; i < kernel.effects_begun.size(); ++i) effects_begun_[i] += kernel.effects_begun[i];
  result.slips += bot_->slips;
  if (options_.progress) options_.progress->fetch_add(1, std::memory_order_relaxed);
}

void Worker::name_abilities() {
  const kernel::Image& image = scripts_.host().image();
  for (std::size_t i = 0; i < image.abilities.size(); ++i) {
    const kernel::Ability& ability = image.abilities[i];
    if (ability.effect == kernel::kNoFunction || ability.definition == kernel::kNoId) continue;
    result.abilities[image.definitions[ability.definition].id]
                    [ability.name.empty() ? ability.text : ability.name] += effects_begun_[i];
  }
}

void add(SimulateResult& to, const SimulateResult& from) {
  to.games += from.games;
  to.tables += from.tables;
  to.finished += from.finished;
  to.errors += from.errors;
  to.decisions += from.decisions;
  to.rounds += from.rounds;
  to.slips += from.slips;
  to.script_errors += from.script_errors;
  to.entries += from.entries;
  to.hash += from.hash;
  to.rollbacks += from.rollbacks;
  to.violations += from.violations;
  for (const auto& [name, n] : from.outcomes) to.outcomes[name] += n;
  for (const auto& [name, n] : from.reports) to.reports[name] += n;
  for (const auto& [card, abilities] : from.abilities)
    for (const auto& [name, n] : abilities) to.abilities[card][name] += n;
  to.each.insert(to.each.end(), from.each.begin(), from.each.end());
  to.problems.insert(to.problems.end(), from.problems.begin(), from.problems.end());
}

}  // namespace

SimulateResult simulate(const Catalog& catalog, const SimulateOptions& options,
                        std::unique_ptr<Scripts> loaded) {
  const auto start = std::chrono::steady_clock::now();
  const auto workers = play_shard<Worker>(catalog, options, std::move(loaded));
  SimulateResult result;
  for (const auto& worker : workers) {
    worker->name_abilities();
    add(result, worker->result);
  }
  std::sort(result.problems.begin(), result.problems.end(),
            [](const SimulateProblem& a, const SimulateProblem& b) { return a.game < b.game; });
  if (result.problems.size() > kProblems) result.problems.resize(kProblems);
  std::sort(result.each.begin(), result.each.end(),
            [](const SimulatedGame& a, const SimulatedGame& b) { return a.game < b.game; });
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace misk::game
