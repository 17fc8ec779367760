// Rules that hold at all times: a procedure of the policy that runs between frames as soon as its guard is
// true.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <optional>

#include "kernel/tiny_game.hpp"
#include "test_names.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Settling : public ::testing::Test {
 protected:
  Settling() {
    rules.card("ox").tag("beast").value("might", 3);
    rules.card("banner").constant("rally").adds("might", "2", "it is beast");
    rules.set("fallen", {"wild"}, "it is beast and it.wound >= it.might");
    rules.procedure("fall").script({[this](Entry& run) {
      for (ComponentId c : table->cards("wild"))
        if (table->x("it.wound >= it.might", {0, 0, c})) run.kernel.move(c, table->zone("limbo"));
      log.emplace_back("falls");
      return Go::next;
    }});
    rules.procedure("game").window("free");
    rules.image.policy.settle = rules.image.find_procedure("fall");
    rules.image.policy.settle_guard = rules.x("any(fallen)");
    rules.image.policy.settle_counters.add(rules.image.counters.find("wound"));
    rules.image.policy.settle_keys = {rules.image.values_names.find("might")};
  }
  void deal_out(int wounds) {
    table.emplace(rules, 1);
    ox = table->put("ox", "wild");
    table->kernel.add_counter(ox, 1, wounds);
  }
  void begin(Script script) {
    rules.procedure("game").script(std::move(script));
    auto& steps = rules.image.procedures[rules.image.find_procedure("game")].steps;
    steps.erase(steps.begin());
  }
  Stage wound(int n) {
    return [this, n](Entry& run) {
      run.kernel.add_counter(ox, 1, n);
      return Go::next;
    };
  }
  Script word(const std::string& text) { return {say(log, text)}; }
  bool stands() const { return !table->cards("wild").empty(); }
  Rules rules;
  std::optional<Table> table;
  ComponentId ox = 0;
  std::vector<std::string> log;
};

TEST_F(Settling, WhatACostTakesAwayIsSettledBeforeTheEffect) {
  CardWords flag = rules.card("flag");
  flag.constant("wave").adds("might", "2", "it is beast");
  flag.window("lower", "free").pay_moving("me", "").does(word("effect"));
  deal_out(4);
  table->put("flag", "field");
  table->start();
  EXPECT_TRUE(stands()) << "3 and 2 against 4";
  table->choose("lower");
  EXPECT_THAT(log, ElementsAre("falls", "effect"));
}

TEST_F(Settling, WhatEndsWithAPeriodIsSettledBeforeWhatIsAnnouncedThen) {
  rules.card("cock").forced("crow", "dawn", Tier::at).does(word("crow"));
  rules.procedure("game").expires("day").announce("dawn");
  deal_out(4);
  Lasting lasting{};
  lasting.key = rules.image.values_names.find("might");
  lasting.span = span_of(rules.image.periods.find("day"));
  lasting.amount = 2;
  lasting.target = ox;
  table->kernel.add_lasting(lasting);
  table->put("cock", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("falls", "crow"));
}

TEST_F(Settling, ACounterThatRisesIsSettledBeforeWhatReactsToIt) {
  rules.card("ear").forced("hear", "hurt", Tier::after).does(word("hear"));
  begin(Script{wound(3), after("hurt", [this](Entry&) { return ox; })} + word("struck"));
  deal_out(0);
  table->put("ear", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("falls", "hear", "struck"));
}

TEST_F(Settling, AnAnnouncementThatNobodyHearsSettlesToo) {
  begin(Script{wound(3), after("hurt", [this](Entry&) { return ox; })} + word("goes on"));
  deal_out(0);
  table->start();
  EXPECT_THAT(log, ElementsAre("falls", "goes on"));
}

TEST_F(Settling, WhatHappensTogetherIsSettledAtItsEnd) {
  rules.card("ear").forced("hear", "hurt", Tier::after).does(word("hear"));
  begin(together(Script{wound(3), after("hurt", [this](Entry&) { return ox; })} + word("struck")) +
        word("goes on"));
  deal_out(0);
  table->put("ear", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("struck", "falls", "hear", "goes on"));
}

TEST_F(Settling, AnAnswerOnItsWayToAScriptIsNotLost) {
  Values got;
  begin(Script{wound(3), ask(0, {"a", "b"}), [&](Entry& run) {
                 got = run.values;
                 return Go::next;
               }});
  deal_out(0);
  table->start();
  EXPECT_TRUE(stands());
  EXPECT_TRUE(table->choose("b"));
  EXPECT_THAT(got, ElementsAre(1, 1));
  EXPECT_FALSE(stands());
}

TEST_F(Settling, WhatIsModifiedIsLookedAtWhateverHasMadeTheDifference) {
  rules.card("moon").constant("wane").adds("might", "0 - round", "it is beast");
  rules.procedure("game").set("round", "3").announce("dawn");
  rules.card("cock").forced("crow", "dawn", Tier::at).does(word("crow"));
  deal_out(1);
  table->put("moon", "field");
  table->put("cock", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("falls", "crow"));
}

// A game that goes on from the question settles before it asks, so the question has to come after that here,
// too.
TEST_F(Settling, WhatAStepChangesIsSettledBeforeItsProcedureAsks) {
  rules.card("a");
  rules.card("moon").constant("wane").adds("might", "0 - round", "it is beast");
  rules.procedure("game").set("round", "3").choose("held", "pile", "first(crew)", "1", "1");
  deal_out(1);
  table->put("moon", "field");
  table->put("a", "hand");
  table->put("a", "hand");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("a", "a"));
  EXPECT_THAT(log, ElementsAre("falls"));
}

// The guard is not evaluated again while nothing changes. Locals of running procedures are not on the table,
// so they need their own care.
TEST_F(Settling, WhatAProcedureRemembersCountsThoughNothingElseChanges) {
  rules.procedure("march", {"load"}).script(word("sets out")).set("load", "3").script(word("arrives"));
  rules.card("moon").constant("wane").adds("might", "0 - march.load", "it is beast");
  rules.procedure("game").call("march");
  deal_out(1);
  table->put("moon", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("sets out", "falls", "arrives"));
}

TEST_F(Settling, WhatAProcedureThatRunsMakesOfItCounts) {
  rules.procedure("march").script(word("arrives"));
  rules.card("moon").constant("wane").adds("might", "0 - 3 * march", "it is beast");
  rules.procedure("game").script(word("waits")).call("march");
  deal_out(1);
  table->put("moon", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("waits", "falls", "arrives"));
}

// Kinds of changes: an expression that depends on it, and the change.
using Change = std::pair<const char*, std::function<void(Kernel&, ComponentId)>>;
class SettlingAfter : public Settling, public ::testing::WithParamInterface<Change> {};

TEST_P(SettlingAfter, WhateverExpressionsSeeOfAComponentCounts) {
  const char* const expr = GetParam().first;
  const auto& change = GetParam().second;
  rules.card("moon").constant("wane").adds("might", std::string("0 - 3 * ") + expr, "it is beast");
  rules.card("bull").tag("beast").tag("red").value("might", "3");
  begin(Script{[](Entry& run) {
                 EXPECT_FALSE(run.kernel.flush()) << "it holds already";
                 return Go::next;
               },
               [&](Entry& run) {
                 change(run.kernel, ox);
                 return Go::next;
               }});
  deal_out(1);
  table->put("moon", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("falls"));
}

INSTANTIATE_TEST_SUITE_P(
    All, SettlingAfter,
    ::testing::Values(
        Change{"it.spent", [](Kernel& k, ComponentId ox) { k.set_flag(ox, 0, true); }},
        Change{"it.coin", [](Kernel& k, ComponentId ox) { k.add_counter(ox, 0, 1); }},
        Change{"it.face", [](Kernel& k, ComponentId ox) { k.set_face(ox, 1); }},
        Change{"(it is red)",
               [](Kernel& k, ComponentId ox) { k.turn_into(ox, k.image().find_definition("bull")); }},
        Change{"(it.parent ~= none)", [](Kernel& k, ComponentId ox) { k.set_parent(ox, ox); }},
        Change{"(it.controller == none)", [](Kernel& k, ComponentId ox) { k.set_controller(ox, kNoPlayer); }},
        Change{"(round == 1)", [](Kernel& k, ComponentId) { k.mutable_state().globals[0] = 1; }}),
    [](const auto& change) { return misk::test::test_name(change.param.first); });

TEST_F(Settling, NothingIsLookedAtWhileNothingMatters) {
  rules.image.policy.settle_guard = rules.x("true");
  rules.procedure("game").announce("dawn");
  rules.card("cock").forced("crow", "dawn", Tier::at).does(word("crow"));
  table.emplace(rules, 1);
  table->put("ox", "wild");
  table->put("cock", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("crow"));
}

TEST_F(Settling, AGuardThatHoldsForeverStopsNothing) {
  rules.image.policy.settle_guard = rules.x("true");
  rules.card("bell").window("ring", "free").limit(1, "game", LimitScope::instance).does(word("ring"));
  deal_out(1);
  table->put("banner", "field");
  table->put("bell", "field");
  table->start();
  EXPECT_EQ(table->asked(), 0);
  log.clear();
  table->choose("ring");
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(log, ::testing::Contains("ring"));
}

TEST_F(Settling, ItIsRememberedOverASnapshotThatAModifierWasThere) {
  rules.card("bell").window("ring", "free").limit(1, "game", LimitScope::instance).does({[this](Entry& run) {
    run.kernel.move(table->cards("field")[0], table->zone("limbo"));
    return Go::next;
  }});
  deal_out(4);
  table->put("banner", "field");
  table->put("bell", "field");
  table->start();
  Snapshot snapshot;
  table->session.snapshot(snapshot);
  table->choose("ring");
  EXPECT_FALSE(stands());
  const auto hash = table->session.hash();
  table->session.restore(snapshot);
  EXPECT_TRUE(stands());
  table->choose("ring");
  EXPECT_FALSE(stands());
  EXPECT_EQ(table->session.hash(), hash);
}

}  // namespace
