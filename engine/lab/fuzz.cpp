#include "lab/fuzz.hpp"

#include <algorithm>
#include <chrono>
#include <set>

#include "catalog/listing.hpp"
#include "explain/coverage.hpp"
#include "lab/simulate.hpp"
#include "lab/workers.hpp"

namespace misk::game {
namespace {

constexpr std::uint64_t kReplayEvery = 4;  // games
constexpr unsigned kSnapshotEvery = 16;    // answers
constexpr std::size_t kMostAdded = 40;     // cards
constexpr unsigned kMostRepeats = 8;       // failures of scripts in one game
constexpr std::size_t kFewCards = 12;      // a pack with fewer is dealt in more copies
// So often in a game a card is preferred: one that can be used again and again would keep it from ending.
constexpr int kMostPreferred = 12;

/// The random source of one set-up or bot, with its own seed.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) { random_.seed(seed); }
  std::size_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
  bool per_cent(std::size_t n) { return below(100) < n; }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return list[below(list.size())];
  }

 private:
  kernel::Random random_{};
};

bool belongs(const std::vector<std::string>& packs, const std::string& pack) {
  return std::find(packs.begin(), packs.end(), pack) != packs.end();
}

}  // namespace

SetupDrawer::SetupDrawer(const Catalog& catalog, Scripts& scripts, const FuzzOptions& options)
    : start_(options.start), deals_cards_(scripts.host().has_export("add_cards")) {
  const std::vector<Entry> all = entries(scripts);
  const std::vector<std::string> playable = playable_avatars(catalog, scripts);
  // All players are of one kind. The packs' own figures count even without a deck.
  std::set<std::string> kinds;
  for (const Entry& entry : all)
    if (std::binary_search(playable.begin(), playable.end(), entry.id)) kinds.insert(entry.type);
  bool own_scenario = false;
  for (const Entry& entry : all)
    own_scenario = own_scenario || (entry.type == "scenario" && belongs(options.packs, entry.pack));
  const kernel::Image& image = scripts.host().image();
  auto wanted = [&](const Entry& entry) {
    if (entry.type != "scenario") return false;
    if (options.scenarios.empty()) return !own_scenario || belongs(options.packs, entry.pack);
    return std::any_of(options.scenarios.begin(), options.scenarios.end(), [&](const std::string& id) {
      return image.find_definition(id) == image.find_definition(entry.id);
    });
  };
  for (const Entry& entry : all) {
    const bool own = belongs(options.packs, entry.pack);
    if (wanted(entry)) {
      Scenario scenario;
      scenario.id = entry.id;
      const SetupChoices choices = setup_choices(scripts, entry.id);
      scenario.most_players = std::max(1, choices.most_players);
      for (const SetupOption& option : choices.options)
        for (const auto& value : option.values) {
          if (value.first == option.usual) continue;
          scenario.options[option.name].push_back(value.first);
          if (const kernel::Id card = image.find_definition(value.first);
              card != kernel::kNoId && belongs(options.packs, image.definitions[card].pack))
            scenario.own_values[option.name].push_back(value.first);
        }
      for (const Start& each : starts(scripts, entry.id)) scenario.starts.push_back(each.name);
      scenarios_.push_back(std::move(scenario));
    } else if (kinds.count(entry.type)) {
      if (own)
        own_.push_back({entry.id, entry.name});
      else if (std::binary_search(playable.begin(), playable.end(), entry.id))
        others_.push_back({entry.id, entry.name});
    } else if (own && entry.type != "scenario") {
      cards_.push_back(entry.id);
    }
  }
  for (const std::string& id : options.scenarios)
    if (std::none_of(scenarios_.begin(), scenarios_.end(), [&](const Scenario& each) {
          return image.find_definition(each.id) == image.find_definition(id);
        }))
      throw SetupError("no scenario '" + id + "'; see misk list scenarios");
  if (scenarios_.empty()) throw SetupError("the game '" + scripts.game() + "' has no scenario to be played");
  for (Scenario& scenario : scenarios_)
    for (const std::vector<Avatar>* some : {&own_, &others_})
      for (const Avatar& avatar : *some)
        if (!avatar_refused(scripts, avatar.id, scenario.id).empty()) scenario.refused.insert(avatar.id);
  std::erase_if(scenarios_,
                [&](const Scenario& each) { return each.refused.size() == own_.size() + others_.size(); });
  if (scenarios_.empty())
    throw SetupError("the game '" + scripts.game() +
                     "' has nobody who could play; add a pack with somebody who can");
}

Setup SetupDrawer::draw(std::uint64_t seed) const {
  Chance chance(mix_seed(seed, 0xf022));
  const Scenario& scenario = chance.one_of(scenarios_);
  Setup setup;
  setup.scenario = scenario.id;
  setup.seed = seed;
  // Few players most of the time: events that concern one player are then more frequent.
  static constexpr std::size_t kCounts[] = {1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8};
  std::size_t count = kCounts[chance.below(std::size(kCounts))];
  std::vector<Avatar> own = own_, others = others_;
  for (std::vector<Avatar>* some : {&own, &others})
    std::erase_if(*some, [&](const Avatar& each) { return scenario.refused.count(each.id) > 0; });
  count = std::min({count, static_cast<std::size_t>(scenario.most_players), own.size() + others.size()});
  std::set<std::string> taken;
  while (setup.avatars.size() < count && own.size() + others.size() > 0) {
    std::vector<Avatar>& from = others.empty() || (!own.empty() && chance.per_cent(50)) ? own : others;
    const std::size_t at = chance.below(from.size());
    if (taken.insert(from[at].title).second) setup.avatars.push_back(from[at].id);
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
  }
  for (const auto& [name, values] : scenario.options) {
    if (!chance.per_cent(50)) continue;
    const auto own_values = scenario.own_values.find(name);
    const bool of_packs = own_values != scenario.own_values.end() && chance.per_cent(50);
    setup.options[name] = chance.one_of(of_packs ? own_values->second : values);
  }
  if (!start_.empty())
    setup.options["start"] = start_;
  else if (!scenario.starts.empty() && chance.per_cent(25))
    setup.options["start"] = chance.one_of(scenario.starts);
  if (deals_cards_ && !cards_.empty() && !chance.per_cent(20)) {
    static constexpr std::size_t kShares[] = {10, 30, 100};
    const std::size_t share = kShares[chance.below(std::size(kShares))];
    // A few cards would lie at the bottom of a deck in most games.
    const std::size_t most_copies = std::max<std::size_t>(2, kFewCards / cards_.size());
    std::vector<std::string> added;
    for (const std::string& id : cards_) {
      if (!chance.per_cent(share)) continue;
      for (std::size_t n = chance.below(most_copies) + 1; n > 0; --n) added.push_back(id);
    }
    while (added.size() > kMostAdded)
      added.erase(added.begin() + static_cast<std::ptrdiff_t>(chance.below(added.size())));
    if (!added.empty()) setup.options["add_cards"] = added_cards_text(added);
  }
  return setup;
}

void MixedBot::begin(std::uint64_t seed) {
  static constexpr std::uint32_t kShares[] = {10, 40, 100};
  static constexpr std::uint32_t kEager[] = {0, 50, 90};
  random_.seed(mix_seed(seed, 0x817));
  share_ = other_ ? kShares[random_.below(3)] : 100;
  eager_ = packs_.empty() ? 0 : kEager[random_.below(3)];
  preferred_.clear();
  random_bot_.begin(seed);
  if (other_) other_->begin(seed);
}

/// Chooses one option of a card of the packs. False if there is none.
bool MixedBot::choose_own(Game& game, std::size_t index, std::vector<std::int32_t>& choices) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Part& part = k.request().parts[index];
  if (part.numeric || part.min > 1 || part.max < 1) return false;
  const auto card_of = [&](std::size_t i) {
    const kernel::ComponentId comp = k.request().options[part.first + i].comp;
    return comp ? k.component(comp).definition : kernel::kNoId;
  };
  choices.clear();
  for (std::uint32_t i = 0; i < part.count; ++i)
    if (const kernel::Id card = card_of(i); card != kernel::kNoId &&
                                            belongs(packs_, k.image().definitions[card].pack) &&
                                            preferred_[card] < kMostPreferred)
      choices.push_back(static_cast<std::int32_t>(i));
  if (choices.empty()) return false;
  choices = {choices[random_.below(static_cast<std::uint32_t>(choices.size()))]};
  ++preferred_[card_of(static_cast<std::size_t>(choices.front()))];
  return k.allowed(part.player, choices);
}

void MixedBot::choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) {
  if (eager_ && random_.below(100) < eager_ && choose_own(game, part, choices)) return;
  if (random_.below(100) < share_)
    random_bot_.choose(game, part, choices);
  else
    other_->choose(game, part, choices);
}

std::unique_ptr<Bot> make_fuzz_bot(const std::string& name, Scripts& scripts,
                                   const std::vector<std::string>& packs) {
  if (name != "mixed") return make_bot(name, scripts);
  const std::vector<std::string> names = bot_names(scripts);
  return std::make_unique<MixedBot>(names.size() > 1 ? make_bot(names.back(), scripts) : nullptr, packs);
}

namespace {

/// The work of one thread, with its own scripts and bot.
class Worker {
 public:
  Worker(const Catalog& catalog, const FuzzOptions& options)
      : options_(options),
        look_(catalog, options.game),
        drawer_(catalog, look_.scripts(), options),
        bot_(make_fuzz_bot(options.bot, look_.scripts(), options.packs)) {
    if (options.coverage) watcher_ = options.coverage->watch(look_.scripts());
    result.deals_cards = drawer_.deals_cards();
  }

  void play(std::uint64_t k);
  FuzzResult result;

 private:
  const FuzzOptions& options_;
  CloseLook look_;
  SetupDrawer drawer_;
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<CoverageWatch> watcher_;
};

void Worker::play(std::uint64_t k) {
  const std::uint64_t seed = game_seed(options_.seed, k);
  const Setup setup = drawer_.draw(seed);
  bot_->begin(bot_seed(seed));
  CloseLook::Watch watch;
  watch.most_answers = options_.decision_limit;
  watch.snapshot_every = kSnapshotEvery;
  watch.most_repeats = kMostRepeats;
  watch.twice = k % kReplayEvery == 0;
  const CloseLook::Seen seen = look_.play(
      setup,
      [&](Game& game, std::size_t part, std::vector<std::int32_t>& choices) {
        bot_->choose(game, part, choices);
      },
      watch);
  ++result.games;
  ++result.scenarios[setup.scenario];
  result.decisions += seen.answers.size();
  result.hash += mix_seed(seen.hash, 0);  // a sum does not depend on the order of games
  if (seen.over) {
    ++result.finished;
    ++result.outcomes[seen.outcome];
  }
  for (const Failure& failure : seen.failures) {
    const auto known = std::find_if(result.findings.begin(), result.findings.end(),
                                    [&](const FuzzFinding& each) { return each.failure.same(failure); });
    FuzzFinding finding{failure, 1, k, setup, seen.answers};
    finding.answers.resize(std::min(finding.answers.size(), failure.answers));
    if (known == result.findings.end()) {
      result.findings.push_back(std::move(finding));
    } else {
      ++known->games;
      if (k < known->game) {
        finding.games = known->games;
        *known = std::move(finding);
      }
    }
  }
  if (options_.progress) options_.progress->fetch_add(1, std::memory_order_relaxed);
}

void add(FuzzResult& to, const FuzzResult& from) {
  to.games += from.games;
  to.finished += from.finished;
  to.decisions += from.decisions;
  to.hash += from.hash;
  to.deals_cards = from.deals_cards;
  for (const auto& [name, n] : from.scenarios) to.scenarios[name] += n;
  for (const auto& [name, n] : from.outcomes) to.outcomes[name] += n;
  for (const FuzzFinding& each : from.findings) {
    const auto known = std::find_if(to.findings.begin(), to.findings.end(), [&](const FuzzFinding& other) {
      return other.failure.same(each.failure);
    });
    if (known == to.findings.end()) {
      to.findings.push_back(each);
      continue;
    }
    const std::uint64_t games = known->games + each.games;
    if (each.game < known->game) *known = each;
    known->games = games;
  }
}

// A replay that differs, and a game that goes on differently from a snapshot, have one cause: something
// outside of the kernel remembers. The replay shows it with fewer answers.
void join_what_remembers(std::vector<FuzzFinding>& findings) {
  auto of = [&](const char* kind) {
    return std::find_if(findings.begin(), findings.end(),
                        [&](const FuzzFinding& each) { return each.failure.kind == kind; });
  };
  if (of("replay") == findings.end() || of("snapshot") == findings.end()) return;
  of("replay")->games += of("snapshot")->games;
  findings.erase(of("snapshot"));
}

}  // namespace

FuzzResult fuzz(const Catalog& catalog, const FuzzOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  const auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const auto workers = play_on_threads<Worker>(
      options.threads, [&] { return std::make_unique<Worker>(catalog, options); },
      [&](Worker& worker, std::uint64_t k) {
        if (k >= options.games || (options.minutes > 0 && seconds() > options.minutes * 60)) return false;
        worker.play(k);
        return true;
      });
  FuzzResult result;
  for (const auto& worker : workers) add(result, worker->result);
  join_what_remembers(result.findings);
  std::sort(result.findings.begin(), result.findings.end(), [](const FuzzFinding& a, const FuzzFinding& b) {
    return a.game != b.game ? a.game < b.game : a.failure.answers < b.failure.answers;
  });
  result.seconds = seconds();
  return result;
}

}  // namespace misk::game
