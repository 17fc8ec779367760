// The game at the table without its picture: answers, undo and redo, points, the save, and rules that pass.
#include "table/playing.hpp"

#include <sys/resource.h>

#include <csignal>

#include "content/diagnostic.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using Choices = std::vector<std::int32_t>;

std::uint64_t hash_of(Playing& playing) {
  return playing.game().session().hash();
}

const std::vector<kernel::Answer>& journal(Playing& playing) {
  return playing.game().session().journal();
}

/// Gives the first `count` answers of a game that was played directly.
void follow(Playing& playing, const Played& plan, std::size_t count) {
  while (playing.at() < count) {
    const std::size_t at = playing.at();
    ASSERT_EQ(playing.asked(), plan.answers[at].player);
    ASSERT_TRUE(playing.answer(plan.answers[at].choices)) << at;
    ASSERT_EQ(playing.at(), at + 1) << "nobody set a rule";
  }
}

class OfEachGame : public ::testing::TestWithParam<std::string> {};

TEST_P(OfEachGame, WhatIsNotAllowedChangesNothing) {
  const auto open = open_game(GetParam(), 2, 3);
  Playing& playing = open->playing();
  const std::uint64_t hash = hash_of(playing), version = playing.version();
  for (const Choices& wrong :
       {Choices{999}, Choices{-1}, Choices{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}})
    EXPECT_FALSE(playing.answer(wrong));
  EXPECT_EQ(hash_of(playing), hash);
  EXPECT_EQ(playing.version(), version);
  EXPECT_EQ(playing.length(), 0u);
  EXPECT_FALSE(playing.undo());
  EXPECT_FALSE(playing.redo());
  EXPECT_FALSE(playing.go_to(1));
  EXPECT_TRUE(playing.chosen().empty());
}

TEST_P(OfEachGame, EveryPositionIsTheSameBothWays) {
  const Played plan = play_directly(GetParam(), 2, 9, "random", 90);
  const auto open = open_game(GetParam(), 2, 9);
  Playing& playing = open->playing();
  const std::size_t n = plan.answers.size();
  follow(playing, plan, n);
  const auto same = [&](std::size_t position) {
    EXPECT_EQ(playing.at(), position);
    EXPECT_EQ(playing.length(), n);
    EXPECT_EQ(hash_of(playing), plan.hashes[position]) << "at " << position;
    EXPECT_EQ(playing.save().answers.size(), position);
  };
  same(n);
  for (std::size_t i = n; i-- > 0;) {
    ASSERT_TRUE(playing.go_to(i));
    same(i);
  }
  for (std::size_t i = 1; i <= n; ++i) {
    ASSERT_TRUE(playing.go_to(i));
    same(i);
  }
  for (std::size_t k = 0; k < 30; ++k) {  // by large and small steps, in both directions
    const std::size_t to = k * 37 % (n + 1);
    ASSERT_TRUE(playing.go_to(to));
    same(to);
  }
  EXPECT_FALSE(playing.go_to(n + 1));
  playing.go_to(n);
  EXPECT_EQ(journal(playing), plan.answers);
  // One answer at a time, because a person gave them all.
  for (std::size_t i = n; i-- > 0;) {
    ASSERT_TRUE(playing.undo());
    same(i);
  }
  EXPECT_FALSE(playing.undo());
  for (std::size_t i = 1; i <= n; ++i) {
    ASSERT_TRUE(playing.redo());
    same(i);
  }
  EXPECT_FALSE(playing.redo());
}

TEST_P(OfEachGame, LinesOfLuaArePositionsLikeAnswers) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  const auto open = open_game(GetParam(), 2, 3, file);
  Playing& playing = open->playing();
  const std::uint64_t begun = hash_of(playing), version = playing.version();
  EXPECT_FALSE(playing.run_line("you.title").lines.empty());
  EXPECT_EQ(playing.version(), version) << "it has only looked";
  EXPECT_TRUE(playing.run_line("roll(6)").changed);
  const std::uint64_t rolled = hash_of(playing);
  EXPECT_NE(playing.version(), version);
  EXPECT_EQ(playing.at(), 1u);
  EXPECT_TRUE(playing.run_line("choose(you, \"Which?\", { \"red\", \"blue\" })").changed);
  EXPECT_EQ(playing.view(playing.asked()).request.options.size(), 2u);
  ASSERT_TRUE(playing.answer({1}));
  const std::uint64_t chosen = hash_of(playing);
  EXPECT_FALSE(playing.run_line("you:nosuch()").changed);
  EXPECT_EQ(hash_of(playing), chosen);
  EXPECT_EQ(playing.at(), 3u);
  EXPECT_EQ(playing.log().back().text.rfind("By hand: ", 0), 0u);
  // Back and forth.
  ASSERT_TRUE(playing.go_to(0));
  EXPECT_EQ(hash_of(playing), begun);
  ASSERT_TRUE(playing.redo());
  EXPECT_EQ(hash_of(playing), rolled);
  ASSERT_TRUE(playing.go_to(3));
  EXPECT_EQ(hash_of(playing), chosen);
  const auto again = OpenGame::resume(bundled(), file);
  EXPECT_EQ(hash_of(again->playing()), chosen);
  EXPECT_EQ(again->playing().take_problem(), "Note: this game was changed by hand at answers 1, 2.");
  // A different line drops the undone answers.
  EXPECT_EQ(playing.run_line(":undo").lines, std::vector<std::string>{"taken back"});
  EXPECT_EQ(playing.at(), 2u);
  ASSERT_TRUE(playing.go_to(1));
  EXPECT_EQ(playing.length(), 3u);
  EXPECT_TRUE(playing.run_line("roll(6)").changed);
  EXPECT_EQ(playing.length(), 2u);
  ASSERT_TRUE(playing.undo());
  EXPECT_EQ(hash_of(playing), rolled);
}

TEST_P(OfEachGame, AnotherAnswerDropsWhatLayAhead) {
  const Played plan = play_directly(GetParam(), 1, 5, "random", 30);
  const auto open = open_game(GetParam(), 1, 5);
  Playing& playing = open->playing();
  follow(playing, plan, plan.answers.size());
  playing.add_point("late");
  // The last position before the end with another possible answer.
  std::size_t at = plan.answers.size() - 1;
  Choices other;
  for (; at > 0; --at) {
    playing.go_to(at);
    const game::RequestView request = playing.view(playing.asked()).request;
    if (request.numeric || request.max != 1 || request.options.size() < 2 ||
        plan.answers[at].choices.size() != 1)
      continue;
    other = {(plan.answers[at].choices[0] + 1) % static_cast<std::int32_t>(request.options.size())};
    break;
  }
  ASSERT_FALSE(other.empty());
  // Giving the same answer keeps the undone answers.
  ASSERT_TRUE(playing.answer(plan.answers[at].choices));
  EXPECT_EQ(playing.length(), plan.answers.size());
  ASSERT_TRUE(playing.go_to(at));
  ASSERT_TRUE(playing.answer(other));
  EXPECT_EQ(playing.length(), at + 1);
  EXPECT_FALSE(playing.redo());
  EXPECT_TRUE(playing.points().empty()) << "a point of a game that is not any more";
  EXPECT_EQ(playing.chosen().size(), at + 1);
  ASSERT_TRUE(playing.undo());
  EXPECT_EQ(hash_of(playing), plan.hashes[at]);
  EXPECT_EQ(playing.length(), at + 1);
  // The point must not come back although the new game is as long as the old one.
  ASSERT_TRUE(playing.redo());
  const auto bot = open->bot("random");
  while (playing.at() < plan.answers.size() + 2 && bot_answers(playing, *bot)) {
  }
  const std::size_t length = playing.at();
  ASSERT_TRUE(playing.go_to(at));
  ASSERT_TRUE(playing.go_to(length));
  EXPECT_TRUE(playing.points().empty());
}

TEST_P(OfEachGame, IsSavedAndResumedWithItsPoints) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  const Played plan = play_directly(GetParam(), 2, 21, "random", 40);
  const std::size_t n = plan.answers.size();
  {
    const auto open = open_game(GetParam(), 2, 21, file);
    Playing& playing = open->playing();
    follow(playing, plan, 10);
    playing.add_point("Before it");
    follow(playing, plan, 20);
    playing.add_point("Twice");
    follow(playing, plan, 25);
    playing.add_point("Twice");  // a name marks one place: the last one
    follow(playing, plan, n);
    playing.go_to(5);
    EXPECT_TRUE(playing.points().empty());
    playing.go_to(n);
    EXPECT_EQ(playing.points().size(), 2u);
    EXPECT_EQ(playing.take_problem(), "");
  }
  const game::Save save = game::read_save(file);
  EXPECT_EQ(save.answers.size(), n);
  EXPECT_EQ(save.answers.back().hash, plan.hashes.back());
  EXPECT_EQ(save.points, (std::vector<game::SavePoint>{{"Before it", 10}, {"Twice", 25}}));
  {
    const auto open = OpenGame::resume(bundled(), file);
    Playing& playing = open->playing();
    EXPECT_EQ(hash_of(playing), plan.hashes[n]);
    EXPECT_EQ(playing.points(), save.points);
    ASSERT_TRUE(playing.go_to(playing.points()[0].at));
    EXPECT_EQ(hash_of(playing), plan.hashes[10]);
    ASSERT_TRUE(playing.undo());
    EXPECT_EQ(playing.at(), 9u);
  }
  // Undone answers are gone when the game is resumed.
  const auto open = OpenGame::resume(bundled(), file);
  EXPECT_EQ(open->playing().length(), 9u);
  EXPECT_EQ(hash_of(open->playing()), plan.hashes[9]);
}

TEST_P(OfEachGame, LogIsThatOfThePosition) {
  const Played plan = play_directly(GetParam(), 1, 13, "random", 40);
  const auto open = open_game(GetParam(), 1, 13);
  Playing& playing = open->playing();
  follow(playing, plan, plan.answers.size() / 2);
  const std::size_t half = playing.log().size();
  follow(playing, plan, plan.answers.size());
  const std::size_t whole = playing.log().size();
  EXPECT_GT(whole, half);
  playing.go_to(plan.answers.size() / 2);
  EXPECT_EQ(playing.log().size(), half);
  playing.go_to(plan.answers.size());
  EXPECT_EQ(playing.log().size(), whole);
}

INSTANTIATE_TEST_SUITE_P(Playing, OfEachGame, ::testing::ValuesIn(kScenarios),
                         [](const auto& each) { return each.param; });

// --- rules that pass: the journal must equal that of a person who follows the rule

/// The answers of a person who follows a rule; empty where they would want to be asked.
using InMind = std::function<std::optional<Choices>(Playing&, const game::RequestView&)>;

constexpr std::size_t kWhole = 5000;

struct Steps {
  std::vector<kernel::Answer> answers;
  int by_rule = 0;
};

/// A bot gives `most` answers by hand. Answers of the rule are also given by the person.
Steps by_person(const std::string& scenario, int players, std::uint64_t seed, std::size_t most,
                const InMind& mind) {
  const auto open = open_game(scenario, players, seed);
  const auto bot = open->bot("random");
  Steps out;
  Playing& playing = open->playing();
  for (std::size_t asked = 0; asked < most && playing.asked() >= 0;) {
    const game::RequestView request = playing.view(playing.asked()).request;
    const auto choices = asked > 0 ? mind(playing, request) : std::nullopt;
    if (choices) {
      EXPECT_TRUE(playing.answer(*choices));
      ++out.by_rule;
    } else {
      EXPECT_TRUE(bot_answers(playing, *bot));
      ++asked;
    }
  }
  // Answers that follow the last one by rule belong to it.
  while (playing.asked() >= 0) {
    const auto choices = mind(playing, playing.view(playing.asked()).request);
    if (!choices) break;
    EXPECT_TRUE(playing.answer(*choices));
    ++out.by_rule;
  }
  out.answers = journal(playing);
  return out;
}

std::vector<kernel::Answer> by_rules(const std::string& scenario, int players, std::uint64_t seed,
                                     std::size_t most, const std::function<void(Playing&)>& set) {
  const auto open = open_game(scenario, players, seed);
  const auto bot = open->bot("random");
  Playing& playing = open->playing();
  set(playing);
  for (std::size_t asked = 0; asked < most && bot_answers(playing, *bot); ++asked) {
  }
  EXPECT_LT(playing.chosen().size(), journal(playing).size()) << "no rule did anything";
  // Undo goes back to the person's last answer.
  const std::size_t length = playing.at();
  std::size_t at = length;
  while (playing.undo()) {
    EXPECT_LT(playing.at(), at);
    EXPECT_TRUE(playing.chosen().count(playing.at()));
    at = playing.at();
  }
  EXPECT_EQ(at, *playing.chosen().begin());
  EXPECT_TRUE(playing.go_to(length));
  return journal(playing);
}

/// An option that is offered alone, and how often, in a random game of two.
struct Offer {
  std::string trigger;
  int times = 0;
  std::uint64_t seed = 0;
};

/// The most frequent one in some games.
const Offer& an_offer() {
  static const Offer found = [] {
    Offer best;
    for (std::uint64_t seed = 1; seed < 16; ++seed) {
      const auto open = open_game(kScenarios[0], 2, seed);
      const auto bot = open->bot("random");
      Playing& playing = open->playing();
      std::map<std::string, int> seen;
      do {
        if (playing.asked() < 0) break;
        const game::RequestView& request = playing.view(playing.asked()).request;
        if (Playing::pass_of(request) < 0 || request.options.size() != 2) continue;
        for (const game::OptionView& each : request.options)
          if (const std::string trigger = playing.trigger_of(request, each); !trigger.empty())
            if (++seen[trigger] > best.times) best = {trigger, seen[trigger], seed};
      } while (bot_answers(playing, *bot));
    }
    return best;
  }();
  return found;
}

TEST(SkipRules, NeverIsPassingEachTime) {
  const Offer& offer = an_offer();
  ASSERT_GT(offer.times, 1);
  const Steps person =
      by_person(kScenarios[0], 2, offer.seed, kWhole,
                [&](Playing& playing, const game::RequestView& request) -> std::optional<Choices> {
                  const std::int32_t pass = Playing::pass_of(request);
                  if (pass < 0) return std::nullopt;
                  for (const game::OptionView& each : request.options)
                    if (each.index != pass && playing.trigger_of(request, each) != offer.trigger)
                      return std::nullopt;
                  return Choices{pass};
                });
  EXPECT_GT(person.by_rule, 0) << offer.trigger;
  EXPECT_EQ(person.answers, by_rules(kScenarios[0], 2, offer.seed, kWhole, [&](Playing& playing) {
              playing.set_rule(offer.trigger, SkipRule::never);
            }));
}

TEST(SkipRules, AlwaysIsTakingItEachTimeItIsAlone) {
  const Offer& offer = an_offer();
  ASSERT_GT(offer.times, 1);
  const Steps person =
      by_person(kScenarios[0], 2, offer.seed, kWhole,
                [&](Playing& playing, const game::RequestView& request) -> std::optional<Choices> {
                  const std::int32_t pass = Playing::pass_of(request);
                  if (pass < 0 || request.options.size() != 2) return std::nullopt;
                  for (const game::OptionView& each : request.options)
                    if (each.index != pass && playing.trigger_of(request, each) == offer.trigger)
                      return Choices{each.index};
                  return std::nullopt;
                });
  EXPECT_GT(person.by_rule, 0) << offer.trigger;
  EXPECT_EQ(person.answers, by_rules(kScenarios[0], 2, offer.seed, kWhole, [&](Playing& playing) {
              playing.set_rule(offer.trigger, SkipRule::always);
            }));
}

TEST(SkipRules, AWindowWhereNobodyStopsIsPassed) {
  // The first open window in which one may pass.
  const auto open = open_game("the_gathering", 2, 4);
  const auto bot = open->bot("random");
  std::string window;
  while (window.empty() && open->playing().asked() >= 0) {
    const game::RequestView& request = open->playing().view(open->playing().asked()).request;
    if (request.from == kernel::FrameKind::window && Playing::pass_of(request) >= 0) window = request.what;
    bot_answers(open->playing(), *bot);
  }
  ASSERT_FALSE(window.empty());
  const Steps person = by_person("the_gathering", 2, 4, 40,
                                 [&](Playing&, const game::RequestView& request) -> std::optional<Choices> {
                                   const std::int32_t pass = Playing::pass_of(request);
                                   if (pass < 0 || request.what != window) return std::nullopt;
                                   return Choices{pass};
                                 });
  EXPECT_GT(person.by_rule, 0);
  EXPECT_EQ(person.answers,
            by_rules("the_gathering", 2, 4, 40, [&](Playing& playing) { playing.set_stop(window, false); }));
}

/// The questions that a person is asked in a game that the greedy bot plays for them.
std::size_t questions(const std::string& scenario, int count, std::uint64_t seed, bool passes,
                      const std::string& stop = "") {
  const auto open = open_game(scenario, count, seed);
  const auto bot = open->bot("greedy");
  open->playing().pass_declined(passes);
  if (!stop.empty()) open->playing().set_stop(stop, true);
  while (bot_answers(open->playing(), *bot)) {
  }
  EXPECT_TRUE(open->game().over());
  return open->playing().chosen().size();
}

TEST(SkipRules, AWindowWithOnlyWhatWasDeclinedIsPassed) {
  for (const int count : {1, 4}) {
    const std::size_t asked = questions("the_gathering", count, 3, false);
    EXPECT_LT(questions("the_gathering", count, 3, true), asked);
    EXPECT_LE(questions("the_gathering", count, 3, true, "player"), asked);
  }
  // These games name no window in which passing gives up nothing.
  for (const char* const scenario : {"elder_sign", "eldritch_horror"})
    EXPECT_EQ(questions(scenario, 1, 3, true), questions(scenario, 1, 3, false));
}

TEST(SkipRules, WhatIsPassedWasOfferedBeforeToTheSamePlayer) {
  const auto open = open_game("the_gathering", 2, 4);
  const auto bot = open->bot("greedy");
  Playing& playing = open->playing();
  playing.pass_declined(true);
  std::map<int, std::set<std::string>> offered;
  int passed = 0;
  // Each answer is given once more in a second game that asks everything, where one sees what was passed.
  const auto all = open_game("the_gathering", 2, 4);
  while (bot_answers(playing, *bot)) {
    for (std::size_t at = all->playing().at(); at < playing.at(); ++at) {
      const int player = all->playing().asked();
      const game::RequestView request = all->playing().view(player).request;
      const bool by_rule = !playing.chosen().count(at);
      for (const game::OptionView& each : request.options) {
        if (by_rule && each.kind == kernel::OptionKind::ability) {
          EXPECT_TRUE(offered[player].count(each.text)) << each.text;
        }
        offered[player].insert(each.text);
      }
      passed += by_rule;
      ASSERT_TRUE(all->playing().answer(journal(playing)[at].choices));
    }
  }
  EXPECT_GT(passed, 0);
}

TEST(SkipRules, NoWindowIsPassedInWhichTheBotWouldHaveDoneSomething) {
  // In game 2 somebody declines to hurt an enemy in the mythos phase, and does so in the next turn of
  // another.
  for (const std::uint64_t seed : {1, 2, 3}) {
    const Played all = play_directly("the_gathering", 4, seed, "greedy");
    const auto open = open_game("the_gathering", 4, seed);
    const auto bot = open->bot("greedy");
    open->playing().pass_declined(true);
    while (bot_answers(open->playing(), *bot)) {
    }
    EXPECT_LT(open->playing().chosen().size(), all.answers.size());
    EXPECT_EQ(journal(open->playing()), all.answers) << "seed " << seed;
  }
}

TEST(SkipRules, WhatWasDeclinedIsAskedAgainAfterGoingBack) {
  const auto open = open_game("the_gathering", 2, 4);
  const auto bot = open->bot("greedy");
  Playing& playing = open->playing();
  playing.pass_declined(true);
  std::size_t at = playing.at();
  while (playing.at() <= at + 1) {  // until an answer has brought a passed window with it
    at = playing.at();
    ASSERT_TRUE(bot_answers(playing, *bot));
  }
  ASSERT_FALSE(playing.take_problem().empty()) << "it is told once";
  ASSERT_TRUE(playing.go_to(at + 1));
  EXPECT_EQ(playing.at(), at + 1) << "the window that was passed is open again";
}

TEST(SkipRules, ARuleTakenBackAsksAgain) {
  const auto open = open_game("the_gathering", 1, 1);
  Playing& playing = open->playing();
  playing.set_rule("x", SkipRule::never);
  EXPECT_EQ(playing.rules().size(), 1u);
  playing.set_rule("x", SkipRule::ask);
  EXPECT_TRUE(playing.rules().empty());
}

TEST(SkipRules, PassingOnPassesUntilSomethingElseIsOffered) {
  int passed_on = 0, went_far = 0;
  for (const std::string& scenario : kScenarios) {
    const auto open = open_game(scenario, 2, 8);
    const auto bot = open->bot("random");
    Playing& playing = open->playing();
    for (int i = 0; i < 120 && playing.asked() >= 0; ++i) {
      const int player = playing.asked();
      const game::RequestView request = playing.view(player).request;
      const std::int32_t pass = Playing::pass_of(request);
      if (pass < 0 || i % 2) {
        if (pass < 0) {
          EXPECT_FALSE(playing.pass_on()) << "passed where one cannot";
        }
        if (!bot_answers(playing, *bot)) break;
        continue;
      }
      const std::size_t at = playing.at();
      std::set<std::string> texts;
      for (const game::OptionView& each : request.options) texts.insert(each.text);
      ASSERT_TRUE(playing.pass_on());
      ++passed_on;
      if (playing.at() > at + 1) ++went_far;
      EXPECT_EQ(journal(playing)[at].choices, Choices{pass});
      // Passing ended because something else was asked.
      if (playing.asked() == player) {
        const game::RequestView& next = playing.view(player).request;
        bool other = Playing::pass_of(next) < 0;
        for (const game::OptionView& each : next.options) other = other || !texts.count(each.text);
        EXPECT_TRUE(other) << next.prompt;
      }
      const std::size_t now = playing.at();
      const std::uint64_t hash = hash_of(playing);
      ASSERT_TRUE(playing.undo()) << "all of it at once";
      EXPECT_EQ(playing.at(), at);
      ASSERT_TRUE(playing.redo());
      EXPECT_EQ(playing.at(), now);
      EXPECT_EQ(hash_of(playing), hash);
      // Questions passed on the way offered nothing else.
      for (std::size_t between = at + 1; between < now; ++between) {
        ASSERT_TRUE(playing.go_to(between));
        EXPECT_EQ(playing.asked(), player);
        for (const game::OptionView& each : playing.view(player).request.options)
          EXPECT_TRUE(texts.count(each.text)) << each.text << " was passed unasked";
      }
      ASSERT_TRUE(playing.go_to(now));
    }
  }
  EXPECT_GT(passed_on, 5);
  EXPECT_GT(went_far, 0) << "it never passed more than once";
}

// --- a save that can no longer be written

/// While it lives no file can grow, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(const std::string& file) : before_handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit full = before_;
    full.rlim_cur = std::filesystem::file_size(file);
    setrlimit(RLIMIT_FSIZE, &full);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, before_handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*before_handler_)(int);
};

TEST(Saving, OnAFullDiskIsToldAndTheGameGoesOn) {
  const Played plan = play_directly("the_gathering", 1, 2, "random", 20);
  for (const char* what : {"answer", "point", "undo", "redo"}) {
    SCOPED_TRACE(what);
    const Folder folder;
    const std::string file = folder / "game.misk", kind = what;
    const auto open = open_game("the_gathering", 1, 2, file);
    Playing& playing = open->playing();
    follow(playing, plan, 5);
    playing.add_point("five");
    follow(playing, plan, 8);
    if (kind == "redo") playing.go_to(4);
    {
      const FullDisk full(file);
      if (kind == "answer") follow(playing, plan, 9);
      if (kind == "point") playing.add_point("here");
      if (kind == "undo") playing.go_to(2);
      if (kind == "redo") playing.go_to(8);
    }
    const std::string problem = playing.take_problem();
    EXPECT_NE(problem.find("game.misk"), std::string::npos) << problem;
    EXPECT_EQ(playing.take_problem(), "") << "told once";
    const std::size_t n = plan.answers.size();
    if (kind == "undo" || kind == "redo") {
      EXPECT_TRUE(playing.go_to(8));
    }
    follow(playing, plan, n);
    EXPECT_EQ(hash_of(playing), plan.hashes[n]);
    EXPECT_EQ(playing.take_problem(), "");
  }
}

TEST(Saving, AtTheTableItIsShown) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  const Played plan = play_directly("the_gathering", 1, 2, "random", 3);
  const auto open = open_game("the_gathering", 1, 2, file);
  TableScreen screen(open->playing(), still());
  Hand hand(screen, metrics_for(1600, 900));
  {
    const FullDisk full(file);
    ASSERT_TRUE(hand.answer(plan.answers[0].choices, Way::list));
  }
  EXPECT_NE(screen.notice().find("game.misk"), std::string::npos) << screen.notice();
  EXPECT_TRUE(hand.shows("game.misk"));
  ASSERT_TRUE(hand.answer(plan.answers[1].choices, Way::list));
  EXPECT_EQ(open->playing().at(), 2u);
}

}  // namespace
}  // namespace misk::ui
