// Windows: the players who are asked, in which order, and until when.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Windows : public ::testing::Test {
 protected:
  Windows() {
    rules.set("leader", {"crew"}, "it.hope > 0");
    rules.image.policy.first = rules.x("first(leader)");
    rules.image.policy.playing = rules.x("it.wound == 0");
    rules.window("turn", "turn_of");
    // Each use costs a coin, so a window closes by itself when the coins are spent.
    rules.card("bell").window("ring", "free").pay("coin", "1").does({add("hope", me, 1)});
    rules.card("drum").window("beat", "turn").pay("coin", "1").does({add("hope", me, 1)});
    rules.procedure("game").window("free").set("score", "1");
  }
  void play(int players, std::vector<int> coins) {
    table.emplace(rules, players);
    for (int p = 0; p < players; ++p) {
      bells.push_back(table->put("bell", "field", p));
      table->put("drum", "field", p);
      table->kernel.add_counter(table->avatar(p), 0, coins[static_cast<std::size_t>(p)]);
    }
  }
  /// The players asked while everybody passes.
  std::vector<int> all_pass() {
    std::vector<int> order;
    while (table->asked() >= 0) {
      order.push_back(table->asked());
      EXPECT_TRUE(table->pass());
    }
    return order;
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<ComponentId> bells;
};

TEST_F(Windows, AskEveryPlayerInPlayerOrderAndCloseWhenAllPass) {
  play(3, {1, 1, 1});
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("ring", "pass"));
  EXPECT_THAT(all_pass(), ElementsAre(0, 1, 2));
  EXPECT_EQ(table->global("score"), 1);
}

TEST_F(Windows, BeginWithTheFirstPlayer) {
  play(3, {1, 1, 1});
  table->kernel.add_counter(table->avatar(1), 2, 1);
  table->start();
  EXPECT_THAT(all_pass(), ElementsAre(1, 2, 0));
}

TEST_F(Windows, WithNothingToUseDoNotAsk) {
  play(2, {0, 0});
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(table->session.journal(), IsEmpty());
}

TEST_F(Windows, AskOnlyThoseWhoCanUseSomething) {
  play(3, {1, 0, 1});
  table->start();
  EXPECT_THAT(all_pass(), ElementsAre(0, 2));
}

TEST_F(Windows, AskEverybodyAgainAfterAUse) {
  play(3, {1, 2, 1});
  table->start();
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->asked(), 1);
  EXPECT_TRUE(table->choose("ring"));
  EXPECT_EQ(table->counter(bells[1], "hope"), 1);
  EXPECT_THAT(all_pass(), ElementsAre(0, 1, 2)) << "also who passed before";
}

TEST_F(Windows, CloseWhenEverythingIsSpent) {
  play(2, {1, 1});
  table->start();
  EXPECT_TRUE(table->choose("ring"));
  EXPECT_EQ(table->asked(), 1);
  EXPECT_TRUE(table->choose("ring"));
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Windows, AskThePlayerWhoseTurnItIsLast) {
  play(3, {1, 1, 1});
  rules.image.procedures[0].steps[0].what = rules.image.find_window("turn");
  table->kernel.mutable_state().globals[2] = table->avatar(0);
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("beat", "pass"));
  EXPECT_THAT(all_pass(), ElementsAre(1, 2, 0));
}

TEST_F(Windows, OfAPlayerWhoIsOutOfTheGameDoNotOpen) {
  play(2, {1, 1});
  rules.image.procedures[0].steps[0].what = rules.image.find_window("turn");
  table->kernel.mutable_state().globals[2] = table->avatar(0);
  table->kernel.add_counter(table->avatar(0), 1, 1);
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Windows, DoNotAskPlayersWhoAreOutOfTheGame) {
  play(3, {1, 1, 1});
  table->kernel.add_counter(table->avatar(1), 1, 1);
  table->start();
  EXPECT_THAT(all_pass(), ElementsAre(0, 2));
}

TEST_F(Windows, CloseWhenNobodyPlaysAnyLonger) {
  play(2, {1, 1});
  for (int p = 0; p < 2; ++p) table->kernel.add_counter(table->avatar(p), 1, 1);
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Windows, OfferWhatAnotherPlayerMayUseToo) {
  rules.card("well").window("drink", "free").from({"board"}).who("you.coin > 1").does({add("coin", you, -2)});
  play(2, {0, 3});
  rules.image.freeze();
  table->put("well", "board");
  table->start();
  EXPECT_EQ(table->asked(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("ring", "drink", "pass"));
  EXPECT_TRUE(table->choose("drink"));
  EXPECT_EQ(table->counter(table->avatar(1), "coin"), 1);
  EXPECT_THAT(table->offered(), ElementsAre("ring", "pass"));
}

TEST_F(Windows, SayWhyAnAbilityIsNotOffered) {
  rules.card("lamp").window("rub", "free").faces(1).when("round > 3").pay("coin", "2");
  rules.card("bow").window("shoot", "free").target("beasts").limit(1, "day", LimitScope::instance);
  rules.card("fog").constant("fog").adds("dull", "1", "it.hope > 0");
  rules.image.policy.blank = rules.image.values_names.find("dull");
  rules.card("ox").tag("beast");
  play(2, {1, 1});
  const ComponentId lamp = table->put("lamp", "field"), bow = table->put("bow", "field");
  Kernel& k = table->kernel;
  auto why = [&](const char* name, ComponentId card, int player) {
    Refusal refusal;
    k.available(rules.ability(name), card, table->avatar(player), nullptr, &refusal);
    return refusal.reason;
  };
  EXPECT_EQ(why("rub", lamp, 1), Refusal::Reason::who);
  EXPECT_EQ(why("rub", lamp, 0), Refusal::Reason::condition);
  k.mutable_state().globals[0] = 4;
  EXPECT_EQ(why("rub", lamp, 0), Refusal::Reason::cost);
  k.set_face(lamp, 1);
  EXPECT_EQ(why("rub", lamp, 0), Refusal::Reason::face);
  k.move(lamp, table->zone("hand"));
  EXPECT_EQ(why("rub", lamp, 0), Refusal::Reason::zone);
  EXPECT_EQ(why("shoot", bow, 0), Refusal::Reason::target);
  table->put("ox", "wild");
  EXPECT_EQ(why("shoot", bow, 0), Refusal::Reason::none);
  table->put("fog", "field");
  k.add_counter(bow, 2, 1);
  EXPECT_EQ(why("shoot", bow, 0), Refusal::Reason::blank);
}

TEST_F(Windows, AskConditionsOfScriptsAndAConditionThatChangesSomethingIsRefused) {
  rules.card("owl").window("hoot", "free").when([](const Kernel& k, const Context& c) {
    return k.component(c.me).counters[0] > 0;
  });
  rules.card("fox").window("steal", "free").when([](const Kernel& k, const Context& c) {
    const_cast<Kernel&>(k).add_counter(c.you, 0, 1);
    return 1;
  });
  play(1, {0});
  const ComponentId owl = table->put("owl", "field");
  table->put("fox", "field");
  table->kernel.add_counter(owl, 0, 1);
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("hoot", "pass"));
  EXPECT_EQ(table->counter(table->avatar(0), "coin"), 0);
  EXPECT_THAT(table->scripts.messages, Not(IsEmpty()));
}

}  // namespace
