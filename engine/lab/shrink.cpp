#include "lab/shrink.hpp"

#include <algorithm>
#include <functional>

namespace misk::game {
namespace {

constexpr std::uint64_t kSeedsOfSetup = 6;   // number of new games tried for a simpler set-up
constexpr std::uint64_t kSeedsAtLast = 100;  // the same for the simplest one
constexpr std::size_t kMostAnswers = 2000;   // of a newly found game
constexpr std::size_t kScriptsCost = 1000;   // loading scripts counts as so many answers

class Shrinker {
 public:
  Shrinker(const Catalog& catalog, const std::string& game, const FuzzFinding& finding, std::uint64_t effort)
      : catalog_(catalog), game_(game), wanted_(finding.failure), effort_(effort) {
    best_.setup = finding.setup;
    best_.answers = finding.answers;
    best_.before = finding.answers.size();
  }

  Shrunk run();

 private:
  CloseLook& look();
  void begin_try();
  CloseLook::Seen play(const Setup& setup, const CloseLook::Chooser& choose, std::size_t most);
  bool keep(const Setup& setup, const CloseLook::Seen& seen);
  void describe();
  bool try_answers(const Setup& setup, const std::vector<kernel::Answer>& answers);
  bool try_plan(const Setup& setup, std::vector<Choice> plan, bool or_equal);
  bool try_seeds(const Setup& setup, std::vector<Choice> plan, std::uint64_t seeds);
  bool simpler(const Setup& setup, const std::vector<Choice>& plan);
  bool simplify_setup();
  bool fewer_players();
  bool fewer_cards();
  void more_of_it();
  bool leave_out_answers();
  std::vector<std::string> guilty() const;
  bool spent() const { return used_ >= effort_; }

  const Catalog& catalog_;
  std::string game_;
  Failure wanted_;
  std::uint64_t effort_, used_ = 0;
  std::unique_ptr<CloseLook> look_;
  Shrunk best_;
  std::vector<bool> usual_;  // true for each answer of the best game that is the usual one
};

CloseLook& Shrinker::look() {
  if (!look_) {
    look_ = std::make_unique<CloseLook>(catalog_, game_);
    used_ += kScriptsCost;
  }
  return *look_;
}

/// If a replay of the game differed, scripts may remember something. Each try then gets new scripts.
void Shrinker::begin_try() {
  if (wanted_.kind == "replay") look_.reset();
}

CloseLook::Seen Shrinker::play(const Setup& setup, const CloseLook::Chooser& choose, std::size_t most) {
  CloseLook::Watch watch;
  watch.until = &wanted_;
  watch.most_answers = most;
  watch.may_end_early = wanted_.kind != "endless";
  watch.snapshot_every = wanted_.kind == "snapshot" ? 1 : 0;
  watch.twice = watch.hash_all = wanted_.kind == "replay";
  CloseLook::Seen seen = look().play(setup, choose, watch);
  ++best_.tried;
  used_ += seen.answers.size() * (watch.twice ? 2 : 1) + 20;
  return seen;
}

/// Takes the game as the best one if it shows the fault.
bool Shrinker::keep(const Setup& setup, const CloseLook::Seen& seen) {
  const auto found = std::find_if(seen.failures.begin(), seen.failures.end(),
                                  [&](const Failure& each) { return each.same(wanted_); });
  if (found == seen.failures.end()) return false;
  best_.failure = *found;
  best_.setup = setup;
  best_.answers = seen.answers;
  best_.answers.resize(std::min(best_.answers.size(), found->answers));
  best_.plan.clear();
  return true;
}

/// Describes the answers of the best game in words.
void Shrinker::describe() {
  if (!best_.plan.empty() || best_.answers.empty()) return;
  usual_.clear();
  best_.hashes.clear();
  std::size_t at = 0;
  const auto choose = [&](Game& game, std::size_t part, std::vector<std::int32_t>& choices) {
    if (at) best_.hashes.push_back(game.session().hash());
    choices = best_.answers[at++].choices;
    best_.plan.push_back(tell_choice(game, part, choices));
    usual_.push_back(choices == usual_answer(game, part));
  };
  begin_try();
  CloseLook::Watch watch;
  watch.most_answers = best_.answers.size();
  watch.may_end_early = true;
  best_.hashes.push_back(look().play(best_.setup, choose, watch).hash);
  used_ += best_.answers.size();
}

bool Shrinker::try_answers(const Setup& setup, const std::vector<kernel::Answer>& answers) {
  begin_try();
  std::size_t at = 0;
  const auto choose = [&](Game&, std::size_t, std::vector<std::int32_t>& choices) {
    choices = answers[at++].choices;
  };
  return keep(setup, play(setup, choose, answers.size()));
}

/// Tries the answers of a plan. The game must be shorter than the best; with `or_equal` it may be equally
/// long.
bool Shrinker::try_plan(const Setup& setup, std::vector<Choice> plan, bool or_equal) {
  const std::size_t most = best_.answers.size();
  if (spent() || (!or_equal && most == 0)) return false;
  begin_try();
  PlanPlayer player(std::move(plan));
  const auto choose = [&](Game& game, std::size_t part, std::vector<std::int32_t>& choices) {
    player.choose(game, part, choices);
  };
  if (!keep(setup, play(setup, choose, or_equal ? most : most - 1))) return false;
  describe();
  return true;
}

/// Tries new seeds: the answers of the plan as far as they fit, and then those of a bot.
bool Shrinker::try_seeds(const Setup& setup, std::vector<Choice> plan, std::uint64_t seeds) {
  bool any = false;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    for (const bool with_bot : {false, true}) {
      if (spent() || best_.answers.empty()) break;
      Setup other = setup;
      other.seed = seed;
      begin_try();
      PlanPlayer player(plan);
      const auto bot = make_fuzz_bot("mixed", look().scripts());
      bot->begin(seed);
      const auto choose = [&](Game& game, std::size_t part, std::vector<std::int32_t>& choices) {
        if (with_bot)
          bot->choose(game, part, choices);
        else
          player.choose(game, part, choices);
      };
      any = keep(other, play(other, choose, best_.answers.size() - 1)) || any;
    }
  if (any) describe();
  return any;
}

bool Shrinker::simpler(const Setup& setup, const std::vector<Choice>& plan) {
  return try_plan(setup, plan, true) || try_seeds(setup, plan, kSeedsOfSetup);
}

/// The definitions that may cause the fault: those of the failing file, and the card whose effect was
/// resolving.
std::vector<std::string> Shrinker::guilty() const {
  std::vector<std::string> ids;
  const kernel::Image& image = look_->scripts().host().image();
  for (const kernel::Definition& definition : image.definitions)
    if ((!wanted_.file.empty() && definition.origin.file == wanted_.file) ||
        wanted_.text.find("'" + definition.title + "')") != std::string::npos)
      ids.push_back(definition.id);
  return ids;
}

bool Shrinker::fewer_players() {
  const std::size_t n = best_.setup.avatars.size();
  auto without = [&](auto stays) {
    Setup setup = best_.setup;
    setup.avatars.clear();
    std::map<int, int> seats;
    for (std::size_t i = 0; i < n; ++i) {
      if (!stays(i)) continue;
      seats[static_cast<int>(i)] = static_cast<int>(setup.avatars.size());
      setup.avatars.push_back(best_.setup.avatars[i]);
    }
    std::vector<Choice> plan;
    for (const Choice& choice : best_.plan)
      if (const auto seat = seats.find(choice.player); seat != seats.end()) {
        plan.push_back(choice);
        plan.back().player = seat->second;
      }
    return simpler(setup, plan);
  };
  if (n < 2) return false;
  for (std::size_t i = 0; i < n; ++i)
    if (without([&](std::size_t seat) { return seat == i; })) return true;
  for (std::size_t i = 0; i < n && n > 2; ++i)
    if (without([&](std::size_t seat) { return seat != i; })) return true;
  return false;
}

bool Shrinker::fewer_cards() {
  const auto found = best_.setup.options.find("add_cards");
  const std::vector<std::string> list =
      found == best_.setup.options.end() ? std::vector<std::string>{} : added_cards(found->second);
  const std::vector<std::string> mine = guilty();
  auto with = [&](const std::vector<std::string>& cards) {
    if (cards == list) return false;
    Setup setup = best_.setup;
    setup.options.erase("add_cards");
    if (!cards.empty()) setup.options["add_cards"] = added_cards_text(cards);
    return simpler(setup, best_.plan);
  };
  if (list.empty()) return false;
  if (with({})) return true;
  // One copy of the failing card, or enough copies to draw it at once.
  std::vector<std::string> alone;
  for (const std::string& id : list)
    if (std::find(mine.begin(), mine.end(), id) != mine.end()) alone.push_back(id);
  if (alone.size() < list.size() && !alone.empty()) {
    const std::vector<std::string> one = {alone.front()};
    const std::vector<std::string> many(5, alone.front());
    if ((list.size() > 1 && with(one)) || (list.size() > 5 && with(many)) || with(alone)) return true;
  }
  for (std::size_t chunk = list.size() / 2; chunk > 0; chunk /= 2)
    for (std::size_t at = 0; at < list.size(); at += chunk) {
      std::vector<std::string> rest = list;
      const auto begin = rest.begin() + static_cast<std::ptrdiff_t>(at);
      rest.erase(begin, rest.begin() + static_cast<std::ptrdiff_t>(std::min(at + chunk, list.size())));
      if (with(rest)) return true;
    }
  return false;
}

/// Removes one part of the set-up.
bool Shrinker::simplify_setup() {
  if (fewer_players()) return true;
  if (!best_.setup.empty_decks && !catalog_.decks().empty()) {
    Setup setup = best_.setup;
    setup.empty_decks = true;
    if (simpler(setup, best_.plan)) return true;
  }
  for (const auto& [name, value] : std::map(best_.setup.options)) {
    if (name == "add_cards") continue;
    Setup setup = best_.setup;
    setup.options.erase(name);
    if (simpler(setup, best_.plan)) return true;
  }
  return fewer_cards();
}

/// With many copies of the failing card the fault occurs sooner. Surplus copies are removed again.
void Shrinker::more_of_it() {
  const std::vector<std::string> mine = guilty();
  if (mine.empty() || !look_->scripts().host().has_export("add_cards")) return;
  for (const std::size_t copies : {5u, 20u}) {
    Setup setup = best_.setup;
    setup.options["add_cards"] = added_cards_text(std::vector<std::string>(copies, mine.front()));
    const std::vector<Choice> plan = best_.plan;
    if (!try_plan(setup, plan, false)) try_seeds(setup, plan, kSeedsOfSetup);
  }
}

bool Shrinker::leave_out_answers() {
  bool any = false;
  for (std::size_t chunk = std::max<std::size_t>(best_.plan.size() / 2, 1); chunk > 0; chunk /= 2) {
    for (std::size_t at = 0; at < best_.plan.size() && !spent();) {
      const std::size_t end = std::min(at + chunk, best_.plan.size());
      // The usual answers are given anyway.
      if (std::all_of(usual_.begin() + static_cast<std::ptrdiff_t>(at),
                      usual_.begin() + static_cast<std::ptrdiff_t>(end), [](bool usual) { return usual; })) {
        at = end;
        continue;
      }
      std::vector<Choice> rest = best_.plan;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at),
                 rest.begin() + static_cast<std::ptrdiff_t>(end));
      const auto unusual = [&] { return std::count(usual_.begin(), usual_.end(), false); };
      const Shrunk before = best_;
      const std::vector<bool> usual_before = usual_;
      const auto many = unusual();
      if (try_plan(best_.setup, std::move(rest), true) &&
          (best_.answers.size() < before.answers.size() || unusual() < many)) {
        any = true;
        continue;  // the next answers have moved to this place
      }
      const std::uint64_t tried = best_.tried;
      best_ = before;
      best_.tried = tried;
      usual_ = usual_before;
      at = end;
    }
  }
  return any;
}

Shrunk Shrinker::run() {
  // Repeat the game in fresh scripts. If scripts remember something, the fault may have depended on earlier
  // games; another game may then show it too.
  if (!try_answers(best_.setup, std::vector<kernel::Answer>(best_.answers))) {
    const Shrunk found = best_;
    best_.answers.resize(kMostAnswers);
    if (!try_seeds(Setup(best_.setup), {}, kSeedsOfSetup)) {
      best_ = found;
      best_.failure = wanted_;
      return best_;
    }
  }
  best_.reproduced = true;
  describe();
  if (wanted_.kind == "time" || wanted_.kind == "endless") return best_;  // no game shows these sooner
  while (!spent() && simplify_setup()) {
  }
  more_of_it();
  try_seeds(Setup(best_.setup), best_.plan, kSeedsAtLast);
  while (!spent() && leave_out_answers()) {
  }
  // Parts of the set-up may have been needed only for the longer game.
  while (!spent() && simplify_setup()) {
  }
  describe();
  return best_;
}

}  // namespace

Shrunk shrink(const Catalog& catalog, const std::string& game, const FuzzFinding& finding,
              std::uint64_t effort) {
  return Shrinker(catalog, game, finding, effort).run();
}

}  // namespace misk::game
