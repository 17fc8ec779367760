// Steps of procedures that describe basic effects as data, and the players who may act.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Steps : public ::testing::Test {
 protected:
  Step& step(Op op) {
    Step added;
    added.op = op;
    rules.image.procedures[0].steps.push_back(added);
    return rules.image.procedures[0].steps.back();
  }
  void deal_out(int players = 2) {
    table.emplace(rules, players);
    for (int p = 0; p < players; ++p)
      for (const char* name : {"a", "b"}) table->put(name, "field", p);
  }
  Steps() {
    rules.card("a").tag("red").manual("greet").does({add("hope", me, 1), say(log, "hello")});
    rules.card("b");
    rules.set("reds", {"field"}, "it is red");
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
};

TEST_F(Steps, MoveAllOfASetToTheZonesOfTheirOwners) {
  Step& move = step(Op::move);
  move.set = rules.image.find_set("reds");
  move.move_to = rules.image.find_zone("hand");
  deal_out();
  table->start();
  for (int p = 0; p < 2; ++p) {
    EXPECT_THAT(table->names("hand", p), ElementsAre("a"));
    EXPECT_THAT(table->names("field", p), ElementsAre("b"));
  }
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Steps, MoveToNoZoneDiscards) {
  step(Op::move).set = rules.image.find_set("reds");
  deal_out();
  table->start();
  EXPECT_THAT(table->names("pile", 1), ElementsAre("a"));
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Steps, WhatNobodyCanDiscardStaysAndTheRestGoesOn) {
  rules.card("c").tag("red").discards_to("");
  step(Op::move).set = rules.image.find_set("reds");
  rules.procedure("game").set("score", "7");
  table.emplace(rules, 1);
  table->put("c", "field");
  table->put("a", "field");
  table->start();
  EXPECT_THAT(table->names("field"), ElementsAre("c"));
  EXPECT_THAT(table->names("pile"), ElementsAre("a"));
  EXPECT_THAT(table->scripts.messages, ElementsAre("'c' has no discard pile"));
  EXPECT_EQ(table->global("score"), 7);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Steps, MoveWhatFellAlreadyWithItsHostOnlyOnce) {
  rules.set("all", {"field", "worn"});
  step(Op::move).set = rules.image.find_set("all");
  deal_out(1);
  table->put("b", "worn", 0, table->cards("field")[0]);
  table->start();
  EXPECT_EQ(table->cards("pile").size(), 3u);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Steps, SetACounterOrAFlagOfEveryMemberOfASet) {
  Step& count = step(Op::each);
  count.set = rules.image.find_set("reds");
  count.what = rules.image.counters.find("coin");
  count.max = rules.x("it.coin + 3");
  Step& flag = step(Op::each);
  flag.set = rules.image.find_set("reds");
  flag.is_flag = true;
  flag.what = rules.image.flags.find("spent");
  flag.max = rules.x("it.coin > 3");
  deal_out(1);
  const ComponentId a = table->cards("field")[0], b = table->cards("field")[1];
  table->kernel.add_counter(a, 0, 2);
  table->start();
  EXPECT_EQ(table->counter(a, "coin"), 5);
  EXPECT_EQ(table->counter(b, "coin"), 0);
  EXPECT_EQ(table->x("me.spent", {a}), 1);
  EXPECT_EQ(table->x("me.spent", {b}), 0);
}

TEST_F(Steps, UseANamedAbilityOfACard) {
  Step& use = step(Op::use);
  use.of = rules.x("first(reds)");
  use.ability = "greet";
  use.by = rules.x("first(crew)");
  Step& none = step(Op::use);
  none.of = rules.x("first(reds)");
  none.ability = "what it does not have";
  deal_out();
  table->start();
  EXPECT_THAT(log, ElementsAre("hello"));
  EXPECT_EQ(table->counter(table->cards("field")[0], "hope"), 1);
}

TEST_F(Steps, AnnounceOnlyWhatComesAfterWhenItHasHappened) {
  rules.card("ear").forced("hear", "dawn", Tier::after).does({say(log, "after")});
  rules.card("nose").forced("smell", "dawn", Tier::when).does({say(log, "when")});
  Step& announce = step(Op::announce);
  announce.what = rules.image.find_point("dawn");
  announce.only_after = true;
  deal_out();
  table->put("ear", "field");
  table->put("nose", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("after"));
}

TEST_F(Steps, MoveAndCountTheOneComponentThatIsNamed) {
  Step& move = step(Op::move);
  move.of = rules.x("first(reds)");
  move.move_to = rules.image.find_zone("hand");
  Step& none = step(Op::move);
  none.of = rules.x("none");
  Step& each = step(Op::each);
  each.of = rules.x("first(reds)");
  each.what = rules.image.counters.find("hope");
  each.max = rules.x("it.hope + 2");
  deal_out();
  table->start();
  EXPECT_THAT(table->names("hand", 0), ElementsAre("a"));
  EXPECT_THAT(table->names("hand", 1), IsEmpty());
  EXPECT_EQ(table->counter(table->cards("field", 1)[0], "hope"), 2) << "the only red one that is left";
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Steps, MoveWhatNobodyOwnsToTheFirstPlayer) {
  Step& move = step(Op::move);
  move.set = rules.image.find_set("reds");
  move.move_to = rules.image.find_zone("hand");
  deal_out(2);
  table->kernel.mutable_state().components[table->cards("field", 1)[0]].owner = kNoPlayer;
  table->start();
  EXPECT_THAT(table->names("hand", 0), ElementsAre("a", "a"));
  EXPECT_EQ(table->fault(), "");
}

class Picked : public Steps {
 protected:
  void play(std::initializer_list<const char*> there) {
    rules.image.procedures[0].locals = {"found"};
    Step& pick = step(Op::pick);
    pick.move_to = rules.image.find_zone("limbo");
    pick.left = 0;
    Step& move = step(Op::move);
    move.of = rules.x("game.found");
    move.move_to = rules.image.find_zone("hand");
    table.emplace(rules, 1);
    for (const char* name : there) table->put(name, "limbo");
    table->kernel.scripted.push_back({rules.image.find_zone("limbo"), rules.image.find_definition("b")});
    table->start();
    EXPECT_EQ(table->fault(), "");
  }
};

TEST_F(Picked, AComponentOfAZoneForALocal) {
  play({"a", "b"});
  EXPECT_THAT(table->names("hand"), ElementsAre("b"));
  EXPECT_THAT(table->names("limbo"), ElementsAre("a"));
}

TEST_F(Picked, NoneWhereThereIsNone) {
  play({});
  EXPECT_THAT(table->names("hand"), IsEmpty());
}

class Announced : public Steps {
 protected:
  // The log about an amount of 3: whether it happens, how much is left, and what followed.
  std::vector<int> told() {
    Step& announce = step(Op::announce);
    announce.what = rules.image.find_point("dawn");
    announce.args[3] = rules.x("3");
    announce.goes_on = 0;
    announce.left = 1;
    rules.image.procedures[0].locals = {"goes", "left"};
    Step& keep = step(Op::set);
    keep.sets.push_back(
        {Assignment::To::global, rules.image.globals.find("round"), rules.x("game.goes * 10 + game.left")});
    deal_out();
    table->put("ear", "field");
    table->start();
    EXPECT_EQ(table->fault(), "");
    return {table->x("round")};
  }
};

TEST_F(Announced, NobodyHasAnythingToSayAboutIt) {
  rules.card("ear").forced("hear", "dawn", Tier::after).does({say(log, "after")});
  EXPECT_THAT(told(), ElementsAre(13));
  EXPECT_THAT(log, IsEmpty()) << "it is only about to happen";
}

TEST_F(Announced, ThereIsLessOfIt) {
  rules.card("ear").forced("hear", "dawn", Tier::when).does({reduce(1), say(log, "when")});
  EXPECT_THAT(told(), ElementsAre(12));
  EXPECT_THAT(log, ElementsAre("when"));
}

TEST_F(Announced, ItDoesNotHappen) {
  rules.card("ear").forced("hear", "dawn", Tier::would).does({cancel()});
  EXPECT_THAT(told(), ElementsAre(0));
}

TEST_F(Steps, APlayerWhoMayNotActIsNotAsked) {
  rules.image.policy.allowed = rules.x("not you.spent");
  rules.card("horn").window("blow", "free").does({});
  rules.card("ward").reaction("ward", "dawn", Tier::after).does({});
  rules.procedure("game").announce("dawn").window("free");
  deal_out();
  for (int p = 0; p < 2; ++p) {
    table->put("horn", "field", p);
    table->put("ward", "field", p);
  }
  table->kernel.set_flag(table->avatar(0), 0, true);
  table->start();
  std::vector<int> asked;
  while (table->asked() >= 0) {
    asked.push_back(table->asked());
    table->pass();
  }
  EXPECT_THAT(asked, ElementsAre(1, 1));
}

TEST_F(Steps, TheNextPlayerFollowsInPlayerOrderAndIsStillPlaying) {
  rules.set("leader", {"crew"}, "it.hope > 0");
  rules.image.policy.first = rules.x("first(leader)");
  rules.image.policy.playing = rules.x("it.wound == 0");
  table.emplace(rules, 4);
  table->kernel.add_counter(table->avatar(2), 2, 1);
  table->kernel.add_counter(table->avatar(0), 1, 1);
  std::vector<int> order;
  ComponentId at = 0;
  for (int i = 0; i < 9; ++i) {
    at = static_cast<ComponentId>(table->x("next_player(it)", {0, 0, at}));
    if (!at) break;
    order.push_back(table->kernel.player_of(at));
  }
  EXPECT_THAT(order, ElementsAre(2, 3, 1)) << "player 0 is out of the game";
}

TEST_F(Steps, ASequenceGoesOnInTheOrderItBeganWithThoughAnotherIsFirstNow) {
  rules.set("leader", {"crew"}, "it.hope > 0");
  rules.image.policy.first = rules.x("first(leader)");
  rules.image.policy.playing = rules.x("it.wound == 0");
  table.emplace(rules, 4);
  table->kernel.add_counter(table->avatar(1), 2, 1);
  const ComponentId begun = table->avatar(1);
  std::vector<int> order;
  ComponentId at = begun;
  while (at && order.size() < 9) {
    order.push_back(table->kernel.player_of(at));
    if (order.size() == 1) {  // the first player is out of the game, so the last is first
      table->kernel.add_counter(begun, 1, 1);
      table->kernel.add_counter(begun, 2, -1);
      table->kernel.add_counter(table->avatar(0), 2, 1);
    }
    at = static_cast<ComponentId>(table->x("next_player(it, that)", {0, 0, at, begun}));
  }
  EXPECT_THAT(order, ElementsAre(1, 2, 3, 0));
  EXPECT_EQ(table->x("next_player(0, that)", {0, 0, 0, begun}), table->avatar(2));
}

}  // namespace
