// Interventions: lines of script that somebody runs at an open question, outside the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/whole_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Interventions : public ::testing::Test {
 protected:
  void play(int players = 1) {
    table.emplace(rules, players);
    table->scripts.lines = lines;
    table->session.keep_history = true;
    table->start();
  }
  bool by_hand(const std::string& line) { return table->session.intervene({"tiny", line}); }
  int coins(int player = 0) const { return table->counter(table->avatar(player), "coin"); }
  static ComponentId first(Entry& run) { return run.kernel.state().avatars[0]; }
  static Stage coin(int n) { return add("coin", first, n); }

  Rules rules;
  std::map<std::string, Script> lines = {
      {"gain", {coin(10)}},
      {"ask", {coin(1), ask(0, {"red", "blue"}), coin(100)}},
      {"ask and fail", {coin(1), ask(0, {"red", "blue"}), coin(100), fail()}},
      {"roll and fail",
       {coin(3),
        [](Entry& run) {
          run.kernel.roll(6);
          return Go::next;
        },
        fail()}},
      {"finish", {[](Entry& run) {
         run.kernel.finish(2);
         return Go::yield;
       }}},
  };
  std::optional<Table> table;
};

TEST_F(Interventions, ChangeTheTableAndTheQuestionIsAskedAnew) {
  rules.card("horn").window("blow", "free").pay("coin", "5").does({add("hope", you, 1)});
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  table->scripts.lines = lines;
  table->put("horn", "field");
  table->put("horn", "field");
  table->kernel.add_counter(table->avatar(0), 0, 5);
  table->session.keep_history = true;
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("blow", "blow", "pass"));
  ASSERT_TRUE(table->choose("blow"));
  ASSERT_EQ(table->session.status(), Status::over) << "no coin is left, so nobody is asked";
  ASSERT_TRUE(table->session.undo_to(0));
  const auto before = table->session.hash();
  ASSERT_TRUE(by_hand("gain"));
  EXPECT_EQ(coins(), 15);
  EXPECT_THAT(table->offered(), ElementsAre("blow", "blow", "pass"));
  EXPECT_TRUE(table->session.changed_by_hand());
  EXPECT_THAT(table->session.interventions(), ElementsAre(1u));
  ASSERT_TRUE(table->choose("blow"));
  EXPECT_THAT(table->offered(), ElementsAre("blow", "blow", "pass"));
  EXPECT_EQ(table->session.journal().size(), 2u);
  ASSERT_TRUE(table->session.undo_to(1));
  EXPECT_EQ(coins(), 15);
  ASSERT_TRUE(table->session.undo_to(0));
  EXPECT_EQ(coins(), 5);
  EXPECT_EQ(table->session.hash(), before);
  EXPECT_FALSE(table->session.changed_by_hand());
}

TEST_F(Interventions, LeaveTheQuestionOfAScriptAsItIsWithTheAnswersThatAreThere) {
  std::vector<std::int32_t> got;
  rules.procedure("game").script({[](Entry& run) {
                                    Request request;
                                    request.labels = {"a", "b", "c"};
                                    request.options.resize(3);
                                    for (int i = 0; i < 3; ++i)
                                      request.options[static_cast<std::size_t>(i)].value = i;
                                    for (const std::uint8_t player : {0, 1}) {
                                      Part part;
                                      part.player = player;
                                      part.count = 3;
                                      request.parts.push_back(part);
                                    }
                                    run.kernel.ask(request);
                                    return Go::yield;
                                  },
                                  [&](Entry& run) {
                                    got = run.values;
                                    return Go::done;
                                  }});
  play(2);
  ASSERT_TRUE(table->session.answer(1, {2}));
  ASSERT_TRUE(by_hand("gain"));
  EXPECT_EQ(coins(), 10);
  EXPECT_EQ(table->asked(), 0);
  EXPECT_THAT(table->offered(), ElementsAre("a", "b", "c"));
  EXPECT_FALSE(table->session.answer(1, {0})) << "he has answered";
  ASSERT_TRUE(by_hand("gain"));
  ASSERT_TRUE(table->choose("b"));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(got, ElementsAre(1, 1, 1, 2));
  EXPECT_EQ(coins(), 20);
}

TEST_F(Interventions, MayAskAndBeInterruptedThemselves) {
  std::vector<std::int32_t> got;
  rules.procedure("game").script({coin(2), ask(0, {"up", "down"}), [&](Entry& run) {
                                    got = run.values;
                                    return Go::next;
                                  }});
  play();
  ASSERT_TRUE(by_hand("ask"));
  EXPECT_THAT(table->offered(), ElementsAre("red", "blue"));
  EXPECT_TRUE(table->kernel.intervening());
  EXPECT_FALSE(table->kernel.quiescent());
  ASSERT_TRUE(by_hand("gain"));
  EXPECT_THAT(table->offered(), ElementsAre("red", "blue"));
  ASSERT_TRUE(by_hand("ask"));
  ASSERT_TRUE(table->choose("blue"));
  EXPECT_EQ(coins(), 2 + 1 + 10 + 101);
  EXPECT_THAT(table->offered(), ElementsAre("red", "blue")) << "of the first line again";
  ASSERT_TRUE(table->choose("red"));
  EXPECT_FALSE(table->kernel.intervening());
  EXPECT_EQ(coins(), 2 + 101 + 10 + 101);
  EXPECT_THAT(table->offered(), ElementsAre("up", "down"));
  const auto hash = table->session.hash();
  const auto journal = table->session.journal();
  for (const std::size_t n : {std::size_t{4}, std::size_t{2}, std::size_t{0}}) {
    ASSERT_TRUE(table->session.undo_to(n));
    ASSERT_EQ(table->session.journal().size(), n);
    for (std::size_t i = n; i < journal.size(); ++i) ASSERT_TRUE(table->session.give(journal[i]));
    EXPECT_EQ(table->session.hash(), hash);
  }
  ASSERT_TRUE(table->choose("down"));
  EXPECT_THAT(got, ElementsAre(1, 1));
}

TEST_F(Interventions, ThatFailAreUndoneAsAWhole) {
  rules.procedure("game").script({coin(2), ask(0, {"up", "down"})}).script({[](Entry& run) {
    run.kernel.mutable_state().globals[0] = run.kernel.roll(6);
    return Go::next;
  }});
  play();
  table->kernel.scripted_rolls = {6};
  const auto hash = table->session.hash();
  const auto events = table->kernel.events().size();
  EXPECT_FALSE(by_hand("roll and fail"));
  EXPECT_EQ(table->session.hash(), hash);
  EXPECT_EQ(table->kernel.events().size(), events);
  EXPECT_THAT(table->session.journal(), IsEmpty());
  EXPECT_FALSE(table->session.changed_by_hand());
  EXPECT_FALSE(table->kernel.intervening());
  EXPECT_THAT(table->offered(), ElementsAre("up", "down"));
  table->session.strict = true;
  EXPECT_FALSE(by_hand("roll and fail"));
  EXPECT_EQ(table->session.status(), Status::asking) << "in a strict session, too";
  ASSERT_TRUE(table->choose("up"));
  EXPECT_EQ(table->global("round"), 6) << "the scripted roll is still to come";
}

TEST_F(Interventions, ThatFailBehindADecisionKeepWhatCameBeforeIt) {
  rules.procedure("game").script({ask(0, {"up", "down"})});
  play();
  ASSERT_TRUE(by_hand("ask and fail"));
  ASSERT_TRUE(table->choose("red"));
  EXPECT_EQ(coins(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("up", "down"));
  EXPECT_EQ(table->session.journal().size(), 2u);
  EXPECT_EQ(table->session.rollbacks, 1u);
}

TEST_F(Interventions, ThatNeverEndAreUndone) {
  rules.procedure("round and round").set("score", "1").jump(0);
  rules.procedure("deeper").call("deeper");
  rules.procedure("game").window("free").call("round and round");
  rules.card("horn").window("blow", "free").does({coin(1)});
  lines["for ever"] = Script{coin(1), begin("round and round")};
  lines["deep"] = Script{coin(1), begin("deeper")};
  table.emplace(rules, 1);
  table->scripts.lines = lines;
  table->put("horn", "field");
  table->start();
  const auto hash = table->session.hash();
  for (const char* line : {"for ever", "deep"}) {
    EXPECT_FALSE(by_hand(line)) << line;
    EXPECT_EQ(table->session.status(), Status::asking);
    EXPECT_EQ(table->session.hash(), hash);
    EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
  }
  EXPECT_THAT(table->session.journal(), IsEmpty());
}

TEST_F(Interventions, StayWhenTheScriptThatTheyInterruptedFails) {
  rules.procedure("game")
      .script({coin(1), ask(0, {"up", "down"}), coin(1000), fail()})
      .script({ask(0, {"left", "right"})});
  play();
  ASSERT_TRUE(by_hand("gain"));
  ASSERT_TRUE(table->choose("up"));
  EXPECT_EQ(coins(), 11);
  EXPECT_THAT(table->offered(), ElementsAre("left", "right"));
}

TEST_F(Interventions, StayWhenTheQuestionHasGoneAndTheScriptBelowFails) {
  // The line removes the usable ability, so the script continues without an answer, and fails.
  rules.point("noise");
  rules.card("horn").reaction("blow", "noise", Tier::after).when("you.coin > 0").does({add("hope", you, 1)});
  rules.procedure("part").announce("noise");
  rules.procedure("game")
      .script(Script{coin(1), begin("part"), coin(100), fail()})
      .script({ask(0, {"left", "right"})});
  lines["poor"] = {[this](Entry& run) {
                     add("hope", first, coins())(run);
                     return Go::next;
                   },
                   coin(-30)};
  table.emplace(rules, 1);
  table->scripts.lines = lines;
  table->put("horn", "field");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
  ASSERT_TRUE(by_hand("poor"));
  EXPECT_EQ(coins(), 0);
  EXPECT_EQ(table->counter(table->avatar(0), "hope"), 1) << "it came where it had been given";
  EXPECT_THAT(table->offered(), ElementsAre("left", "right"));
  EXPECT_EQ(table->session.journal().size(), 1u);
}

TEST_F(Interventions, MayEndTheGame) {
  rules.procedure("game").script({ask(0, {"up", "down"})});
  play();
  ASSERT_TRUE(by_hand("finish"));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(table->kernel.state().outcome, 2);
  EXPECT_FALSE(by_hand("gain")) << "nobody is asked any more";
  ASSERT_TRUE(table->session.undo_to(0));
  EXPECT_THAT(table->offered(), ElementsAre("up", "down"));
}

TEST_F(Interventions, AreTheRulesDoingAndForWhoIsAsked) {
  rules.procedure("game").script({ask(1, {"up", "down"})});
  play(2);
  ComponentId who = 0, source = 1;
  table->scripts.lines["look"] = {[&](Entry& run) {
    who = run.call.you;
    source = run.kernel.source();
    return Go::next;
  }};
  ASSERT_TRUE(by_hand("look"));
  EXPECT_EQ(who, table->avatar(1));
  EXPECT_EQ(source, 0);
  EXPECT_EQ(table->session.journal()[0].intervention, (Intervention{"tiny", "look"}));
}

/// A game with random moves and random interventions.
class InterventionsAtRandom : public Interventions {
 protected:
  InterventionsAtRandom() {
    say_whole_game(rules);
    lines["nothing"] = {};
    lines["hurt"] = deal("hurt", "wound", first, 1);
    lines["roll"] = {[](Entry& run) {
      run.kernel.roll(6);
      return Go::next;
    }};
  }
  std::unique_ptr<Table> started(std::uint64_t seed) {
    auto made = whole_table(rules, 1 + static_cast<int>(seed % 4));
    made->scripts.lines = lines;
    made->session.keep_history = true;
    made->start(seed);
    return made;
  }
  Answer next(Table& at, Bot& bot, Random& random) {
    static const char* const kLines[] = {"gain",    "ask",  "ask and fail", "roll and fail",
                                         "nothing", "hurt", "roll"};
    if (random.below(4)) return bot.answer(at);
    return {0, {}, {"tiny", kLines[random.below(7)]}};
  }
};

TEST_F(InterventionsAtRandom, HoldUnderUndoSnapshotsAndReplays) {
  std::size_t interventions = 0, inside = 0, refused = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    auto t = started(seed);
    Bot bot(seed);
    Random random{};
    random.seed(seed + 5);
    Snapshot snapshot;
    std::vector<std::uint64_t> hashes{t->session.hash()};
    while (t->session.status() == Status::asking && t->session.journal().size() < 120) {
      const Answer answer = next(*t, bot, random);
      const std::size_t before = t->session.journal().size();
      inside += answer.intervention && !t->kernel.quiescent();
      t->session.snapshot(snapshot);
      const bool given = t->session.give(answer);
      ASSERT_EQ(t->session.journal().size(), before + given);
      if (!given) {
        ++refused;
        ASSERT_EQ(t->session.hash(), hashes.back()) << "seed " << seed;
        continue;
      }
      const auto hash = t->session.hash();
      ASSERT_EQ(t->fault(), "") << "seed " << seed;
      if (before % 3 == 0) {
        t->session.restore(snapshot);
        ASSERT_EQ(t->session.hash(), hashes.back()) << "seed " << seed << " answer " << before;
        ASSERT_TRUE(t->session.give(answer));
        ASSERT_EQ(t->session.hash(), hash) << "seed " << seed << " answer " << before;
      }
      hashes.push_back(hash);
    }
    const auto journal = t->session.journal();
    ASSERT_EQ(journal.size() + 1, hashes.size());
    interventions += t->session.interventions().size();
    auto again = started(seed);
    for (std::size_t i = 0; i < journal.size(); ++i) {
      ASSERT_TRUE(again->session.give(journal[i])) << "seed " << seed << " answer " << i;
      ASSERT_EQ(again->session.hash(), hashes[i + 1]) << "seed " << seed << " answer " << i;
    }
    EXPECT_EQ(again->kernel.events().size(), t->kernel.events().size());
    for (std::size_t n = journal.size(); n-- > 0;) {
      ASSERT_TRUE(t->session.undo_to(n)) << "seed " << seed << " answer " << n;
      ASSERT_EQ(t->session.hash(), hashes[n]) << "seed " << seed << " answer " << n;
    }
  }
  EXPECT_GT(interventions, 300u);
  EXPECT_GT(inside, 100u);
  EXPECT_GT(refused, 20u);
}

}  // namespace
