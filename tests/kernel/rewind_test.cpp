// Abilities that undo others: what comes back, what goes on, and that a game with them can be gone back in.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <optional>

#include "kernel/whole_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Stage undo() {
  return [](Entry& run) {
    run.kernel.rewind();
    return Go::yield;
  };
}

void remember(Rules& rules) {
  rules.image.policy.remembers = rules.image.tags.add("deed");
  rules.image.policy.remembered = rules.point("over");
}

class Rewinding : public ::testing::Test {
 protected:
  Rewinding() {
    remember(rules);
    rules.procedure("game").window("free");
    rules.card("axe")
        .window("chop", "free")
        .tag("deed")
        .does({say(log, "chop"), add("wound", you, 1), [this](Entry& run) {
                 rolls.push_back(run.kernel.roll(1000));
                 return Go::next;
               }});
    rules.card("bow").window("rest", "free").does({add("wound", you, 10)});
  }
  AbilityWords clock() {
    return rules.card("clock")
        .reaction("unwind", "over", Tier::after)
        .from({"hand"})
        .played_through("limbo", "pile")
        .does({say(log, "unwind"), undo(), say(log, "never")});
  }
  void play(int players = 1, bool with_clock = true) {
    table.emplace(rules, players);
    table->session.keep_history = true;
    table->put("axe", "field");
    table->put("bow", "field");
    if (with_clock) table->put("clock", "hand", players - 1);
    table->kernel.add_counter(table->avatar(players - 1), 0, 2);
    table->start();
  }
  int wounds() const { return table->counter(table->avatar(0), "wound"); }
  int coins(int player = 0) const { return table->counter(table->avatar(player), "coin"); }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
  std::vector<int> rolls;
};

TEST_F(Rewinding, BringsBackWhatWasBeforeAndAsksAgain) {
  clock();
  play();
  table->choose("rest");
  table->choose("chop");
  EXPECT_EQ(wounds(), 11);
  EXPECT_THAT(table->offered(), ElementsAre("unwind", "pass"));
  table->choose("unwind");
  EXPECT_EQ(wounds(), 10);
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "pass"));
  EXPECT_THAT(table->names("pile"), ElementsAre("clock"));
  EXPECT_THAT(table->names("hand"), IsEmpty());
  EXPECT_THAT(log, ElementsAre("chop", "unwind")) << "the rest of the effect does not happen";
  EXPECT_EQ(table->scripts.live(), 0);
  EXPECT_EQ(table->fault(), "");
  EXPECT_THAT(table->kernel.memory(), IsEmpty());
}

TEST_F(Rewinding, LeavesChanceWhereItIs) {
  clock();
  play();
  table->choose("chop");
  table->choose("unwind");
  table->choose("chop");
  ASSERT_EQ(rolls.size(), 2u);
  EXPECT_NE(rolls[0], rolls[1]);
}

// Nothing that is to come may be taken for what was undone.
TEST_F(Rewinding, GoesOnWithItsNumbers) {
  clock();
  play();
  table->choose("chop");
  const std::uint32_t serial = table->kernel.state().next_serial, decisions = table->kernel.state().decisions;
  table->choose("unwind");
  EXPECT_GT(table->kernel.state().next_serial, serial);
  EXPECT_EQ(table->kernel.state().decisions, decisions + 1);
}

TEST_F(Rewinding, IsPaidByWhomItsTimingPointNames) {
  clock().who("true").pay("coin", "1", "actor");
  play(2);
  table->kernel.add_counter(table->avatar(0), 0, 3);
  table->choose("rest");
  table->choose("rest");
  table->choose("chop");
  EXPECT_EQ(coins(0), 3);
  table->choose("unwind");
  EXPECT_EQ(coins(0), 2);
}

TEST_F(Rewinding, DoesNotUndoItsOwnCosts) {
  clock().pay("coin", "1");
  play();
  table->choose("chop");
  table->choose("unwind");
  EXPECT_EQ(coins(), 1);
}

// What pays for it was gained by what it would undo.
TEST_F(Rewinding, IsNotPaidWithWhatItUndoes) {
  rules.card("bank").window("draw", "free").tag("deed").does({add("coin", you, 3)});
  clock().pay("coin", "4");
  play();
  table->put("bank", "field");
  table->choose("chop");
  table->choose("draw");
  EXPECT_EQ(coins(), 5);
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "draw", "pass"));
  table->choose("draw");
  EXPECT_THAT(table->offered(), ElementsAre("unwind", "pass"));
  table->choose("unwind");
  EXPECT_EQ(coins(), 1);
}

TEST_F(Rewinding, CountsItsOwnLimit) {
  rules.card("clock")
      .reaction("unwind", "over", Tier::after)
      .limit(1, "game", LimitScope::instance)
      .does({undo()});
  play(1, false);
  table->put("clock", "field");
  table->choose("chop");
  table->choose("unwind");
  table->choose("chop");
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "pass"));
}

TEST_F(Rewinding, SpendsAFlagOfItsOwnCard) {
  rules.card("clock").reaction("unwind", "over", Tier::after).spend("spent").does({undo()});
  play(1, false);
  const ComponentId card = table->put("clock", "field");
  table->choose("chop");
  table->choose("unwind");
  EXPECT_TRUE(table->kernel.component(card).flags >> rules.image.flags.find("spent") & 1);
  table->choose("chop");
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "pass"));
}

TEST_F(Rewinding, IsPaidOnceMoreWhereItsCostAsks) {
  clock().pay_script([](const Kernel&, const Context&) { return 1; },
                     {ask(0, {"left", "right"}), add("hope", you, 1)});
  play();
  table->choose("chop");
  table->choose("unwind");
  table->choose("left");
  EXPECT_THAT(table->offered(), ElementsAre("left", "right"));
  table->choose("right");
  EXPECT_EQ(table->counter(table->avatar(0), "hope"), 1);
  EXPECT_THAT(table->names("pile"), ElementsAre("clock"));
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "pass"));
}

TEST_F(Rewinding, IsPossibleForAnotherPlayer) {
  clock().pay("coin", "1");
  play(2);
  EXPECT_EQ(table->asked(), 0);
  table->choose("chop");
  EXPECT_EQ(table->asked(), 1);
  table->choose("unwind");
  EXPECT_EQ(table->asked(), 0);
  EXPECT_EQ(wounds(), 0);
  EXPECT_EQ(coins(1), 1);
}

// A card that is drawn by what it undoes has been used all the same.
TEST_F(Rewinding, UsesUpACardThatCameMeanwhile) {
  rules.card("well").window("fetch", "free").tag("deed").does({[](Entry& run) {
    Kernel& k = run.kernel;
    const int deck = k.zone_index(k.image().find_zone("deck"), 0);
    k.move(k.state().zones[deck].first, k.zone_index(k.image().find_zone("hand"), 0));
    return Go::next;
  }});
  clock();
  play(1, false);
  table->put("well", "field");
  table->put("clock", "deck");
  table->choose("chop");
  table->choose("fetch");
  EXPECT_THAT(table->offered(), ElementsAre("unwind", "pass"));
  table->choose("unwind");
  EXPECT_THAT(table->names("pile"), ElementsAre("clock"));
  EXPECT_THAT(table->names("deck"), IsEmpty());
}

TEST_F(Rewinding, RemembersNothingWhereNoCardListens) {
  clock();
  play(1, false);
  bool remembered = false;
  table->kernel.effect_watch = [&](const Frame& ability, Kernel::Moment) {
    remembered |= ability.ability.remembered != 0 || !table->kernel.memory().empty();
  };
  table->choose("chop");
  EXPECT_FALSE(remembered);
  table->put("clock", "deck");
  table->choose("chop");
  EXPECT_TRUE(remembered);
}

TEST_F(Rewinding, ForgetsWhenTheAbilityIsOver) {
  clock();
  play();
  table->choose("chop");
  EXPECT_EQ(table->kernel.memory().size(), 1u);
  table->pass();
  EXPECT_THAT(table->kernel.memory(), IsEmpty());
}

TEST_F(Rewinding, ChangesTheHashByWhatIsRemembered) {
  clock();
  play();
  table->choose("chop");
  const auto with = table->session.hash();
  const auto state = std::make_unique<State>();
  copy_state(*state, table->kernel.state());
  for (int i = 0; i < state->depth; ++i)
    if (state->frames[i].kind == FrameKind::ability) state->frames[i].ability.remembered = 0;
  EXPECT_NE(hash_state(*state), with) << "what is remembered counts";
}

TEST_F(Rewinding, OfNothingIsAnError) {
  rules.card("fool").window("try", "free").does({add("hope", you, 1), undo()});
  play(1, false);
  table->put("fool", "field");
  table->choose("rest");
  table->choose("try");
  ASSERT_FALSE(table->scripts.messages.empty());
  EXPECT_THAT(table->scripts.messages[0], HasSubstr("nothing is remembered"));
  EXPECT_EQ(table->counter(table->avatar(0), "hope"), 0);
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "try", "pass"));
}

TEST_F(Rewinding, ByAProcedureIsAnError) {
  rules.procedure("end").script({undo()});
  clock();
  rules.procedure("main").window("free").call("end");
  rules.image.policy.main = rules.image.find_procedure("main");
  play();
  table->pass();
  ASSERT_FALSE(table->scripts.messages.empty());
  EXPECT_THAT(table->scripts.messages[0], HasSubstr("only the effect of an ability"));
}

TEST_F(Rewinding, CanBeAskedForByACondition) {
  clock().when([](const Kernel& k, const Context&) { return k.can_rewind(); });
  play();
  table->choose("chop");
  EXPECT_THAT(table->offered(), ElementsAre("unwind", "pass"));
}

// An ability that an effect begins is inside that effect, which nobody can copy.
TEST_F(Rewinding, LeavesAnAbilityInsideAScriptAlone) {
  const Id inner = rules.ability("chop");
  rules.card("order").window("command", "free").does({[=](Entry& run) {
    Kernel& k = run.kernel;
    const int field = k.zone_index(k.image().find_zone("field"), 0);
    k.use_ability(inner, k.state().zones[field].first, run.call.you, 0, 0, true);
    return Go::yield;
  }});
  clock();
  play();
  table->put("order", "field");
  table->choose("rest");
  table->choose("command");
  EXPECT_EQ(wounds(), 11);
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "command", "pass"));
}

TEST_F(Rewinding, LeavesAWindowInsideAScriptAlone) {
  rules.procedure("inside").window("free");
  rules.procedure("outside").script({begin("inside")});
  rules.image.policy.main = rules.image.find_procedure("outside");
  clock();
  play();
  table->choose("chop");
  EXPECT_EQ(wounds(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("chop", "rest", "pass"));
}

TEST_F(Rewinding, ByHandIsRefused) {
  clock();
  play();
  table->scripts.lines["undo"] = {undo()};
  table->choose("chop");
  EXPECT_FALSE(table->session.intervene({"tiny", "undo"}));
  ASSERT_FALSE(table->scripts.messages.empty());
  EXPECT_THAT(table->scripts.messages[0], HasSubstr("by hand"));
  EXPECT_TRUE(table->choose("unwind"));
}

TEST_F(Rewinding, CanBeTakenBackAndDoneAgain) {
  clock().pay("coin", "1");
  play();
  std::vector<std::uint64_t> hashes{table->session.hash()};
  for (const char* option : {"rest", "chop", "unwind", "chop", "pass"}) {
    ASSERT_TRUE(table->choose(option)) << option;
    hashes.push_back(table->session.hash());
  }
  const auto journal = table->session.journal();
  for (std::size_t n : {std::size_t{3}, std::size_t{2}, std::size_t{0}}) {
    ASSERT_TRUE(table->session.undo_to(n));
    EXPECT_EQ(table->session.hash(), hashes[n]);
  }
  for (std::size_t n = 0; n < journal.size(); ++n) {
    ASSERT_TRUE(table->session.give(journal[n]));
    EXPECT_EQ(table->session.hash(), hashes[n + 1]);
  }
  ASSERT_TRUE(table->session.undo_to(2));
  ASSERT_TRUE(table->choose("unwind")) << "what was remembered is known again";
  EXPECT_EQ(table->session.hash(), hashes[3]);
}

// The whole tiny game, with two cards more that undo what anybody chooses in its window.
class RandomRewinds : public ::testing::Test {
 protected:
  static constexpr std::size_t kTooLong = 3000;
  RandomRewinds() {
    say_whole_game(rules);
    remember(rules);
    for (Ability& ability : rules.image.abilities)
      if (ability.kind == AbilityKind::window) ability.tags.add(rules.image.policy.remembers);
    rules.card("clock")
        .reaction("unwind", "over", Tier::after)
        .from({"hand"})
        .who("true")
        .pay("coin", "1")
        .played_through("limbo", "pile")
        .does({undo()});
    rules.card("watch")
        .reaction("stop", "over", Tier::at)
        .limit(2, "game", LimitScope::instance)
        .does({[](Entry& run) {
                 run.kernel.roll(6);
                 return Go::next;
               },
               undo()});
  }
  std::unique_ptr<Table> table(std::uint64_t seed) {
    auto t = whole_table(rules, 1 + static_cast<int>(seed % 3));
    t->put("clock", "hand");
    t->put("clock", "deck");
    t->put("watch", "field");
    t->session.keep_history = true;
    return t;
  }
  Rules rules;
};

TEST_F(RandomRewinds, AreTheSameAfterASnapshotAReplayAndUndo) {
  int undone = 0, inside = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    auto t = table(seed);
    Bot bot(seed), detour(seed + 77);
    std::vector<std::uint64_t> hashes;
    Snapshot snapshot;
    t->start(seed);
    while (t->session.status() == Status::asking && hashes.size() < kTooLong) {
      ASSERT_EQ(t->fault(), "");
      hashes.push_back(t->session.hash());
      t->session.snapshot(snapshot);
      inside += !t->kernel.memory().empty();
      const auto offered = t->offered();
      for (int i = 0; i < 3 && t->session.status() == Status::asking; ++i) {
        const Answer other = detour.answer(*t);
        ASSERT_TRUE(t->session.answer(other.player, other.choices));
      }
      t->session.restore(snapshot);
      ASSERT_EQ(t->session.hash(), hashes.back()) << "seed " << seed << " prompt " << hashes.size();
      ASSERT_EQ(t->offered(), offered);
      const Answer answer = bot.answer(*t);
      ASSERT_TRUE(t->session.answer(answer.player, answer.choices));
    }
    hashes.push_back(t->session.hash());
    ASSERT_EQ(t->session.status(), Status::over);
    EXPECT_EQ(t->scripts.live(), 0);
    EXPECT_EQ(t->session.rollbacks, 0u);
    for (const Event& event : t->kernel.events())
      undone += event.kind == Event::Kind::ability && (rules.image.abilities[event.id].name == "unwind" ||
                                                       rules.image.abilities[event.id].name == "stop");
    auto other = table(seed);
    other->start(seed);
    std::size_t n = 0;
    for (const Answer& answer : t->session.journal()) {
      ASSERT_EQ(other->session.hash(), hashes[n++]);
      ASSERT_TRUE(other->session.give(answer));
    }
    EXPECT_EQ(other->session.hash(), hashes.back());
    for (n = t->session.journal().size(); n-- > 0;) {
      ASSERT_TRUE(other->session.undo_to(n));
      ASSERT_EQ(other->session.hash(), hashes[n]) << "seed " << seed << " answer " << n;
    }
  }
  EXPECT_GT(undone, 100);
  EXPECT_GT(inside, 100);
}

}  // namespace
