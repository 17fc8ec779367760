// Abilities that effects use on special terms, and the pretences that hold while they resolve.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Pretences : public ::testing::Test {
 protected:
  Pretences() {
    for (const char* name : {"hill", "dale"}) rules.card(name);
    rules.card("wolf").tag("beast");
    rules.procedure("game").window("free");
  }
  // An ability of "hand" uses "act" of "horn" on these terms, and notes whether it worked.
  void deal_out(int players = 1) {
    rules.card("hand")
        .window("try", "free")
        .limit(1, "game", LimitScope::instance)
        .does({[this](Entry& run) {
                 if (run.kernel.initiate(rules.ability("act"), horn, run.call.you, terms)) return Go::yield;
                 log.emplace_back("refused");
                 return Go::done;
               },
               [this](Entry& run) {
                 log.push_back(run.values.at(0) ? "done" : "stopped");
                 EXPECT_EQ(run.kernel.state().pretence_count, 0) << "however it has ended";
                 EXPECT_EQ(run.kernel.state().lasting_count, 0);
                 return Go::next;
               }});
    table.emplace(rules, players);
    hill = table->put("hill", "board");
    dale = table->put("dale", "board");
    horn = table->put("horn", "field");
    wolf = table->put("wolf", "wild", 0, dale);
    table->put("hand", "field");
    table->kernel.mutable_state().components[you()].parent = hill;
  }
  ComponentId you() const { return table->avatar(0); }
  Kernel& k() { return table->kernel; }
  Pretence at(ComponentId comp, ComponentId place) { return {0, comp, place, 0, 0}; }
  Pretence in(ComponentId comp, const std::string& zone) {
    return {0, comp, 0, static_cast<std::uint16_t>(table->zone(zone)), 0};
  }
  Lasting modifier(ComponentId comp, const std::string& value, int n) {
    Lasting lasting{};
    lasting.key = rules.image.values_names.find(value);
    lasting.amount = n;
    lasting.target = comp;
    lasting.ability = kNoId;
    return lasting;
  }
  AbilityWords act() { return rules.card("horn").manual("act"); }
  Stage note(const std::string& expr) {
    const ExprId x = rules.x(expr);
    return [this, x](Entry& run) {
      Context context;
      context.me = run.call.me;
      context.you = run.call.you;
      log.push_back(std::to_string(run.kernel.evaluate(x, context)));
      return Go::next;
    };
  }
  std::vector<std::string> play() {
    table->start();
    table->choose("try");
    return log;
  }

  Rules rules;
  Terms terms;
  std::optional<Table> table;
  std::vector<std::string> log;
  ComponentId hill = 0, dale = 0, horn = 0, wolf = 0;
};

TEST_F(Pretences, HoldFromTheCostsToTheEndAndMoveNothing) {
  act()
      .when("place(you) ~= me.parent")
      .pay_script([](const Kernel&, const Context&) { return 1; }, {note("place(you)")})
      .does({note("place(you)"), note("place(me)"), note("you.parent")});
  deal_out();
  const std::string there = std::to_string(dale), here = std::to_string(hill);
  terms.pretences = {at(you(), dale)};
  EXPECT_THAT(play(), ElementsAre(there, there, there, here, "done"));
  EXPECT_EQ(k().place(you()), hill);
  EXPECT_EQ(k().state().pretence_count, 0);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Pretences, PutIntoZonesForSetsAndConditionsButNotInTheZonesList) {
  act().does({note("count(mine)"), note("count(beasts)"),
              note("any(mine: it is beast and bearer(it) == you)"),
              note("any(cards: it is beast and place(it) == place(you))"), [this](Entry&) {
                log.push_back(std::to_string(table->cards("wild").size()));
                return Go::next;
              }});
  deal_out();
  terms.pretences = {in(wolf, "field")};
  EXPECT_THAT(play(), ElementsAre("3", "0", "1", "1", "1", "done"));
  EXPECT_EQ(k().place(wolf), dale);
}

TEST_F(Pretences, TheLatestOfTwoDecidesAndIsListedOnce) {
  act().does({note("count(mine: it is beast)"), note("count(held: it is beast)")});
  deal_out();
  terms.pretences = {in(wolf, "field"), in(wolf, "hand")};
  EXPECT_THAT(play(), ElementsAre("0", "1", "done"));
}

TEST_F(Pretences, AreForgottenOfWhatReallyMovesAndOfWhatIsBesideIt) {
  act().does({[this](Entry& run) {
                run.kernel.set_parent(run.call.you, hill);
                return Go::next;
              },
              note("place(you)"), note("count(mine: it is beast)")});
  deal_out();
  terms.pretences = {at(you(), dale), in(wolf, "field")};
  EXPECT_THAT(play(), ElementsAre(std::to_string(hill), "0", "done"));
}

TEST_F(Pretences, OfValuesModifyThemAndEndWithTheAbility) {
  act().does({note("me.might"), note("place(you)")});
  deal_out();
  terms.modifiers = {modifier(horn, "might", 3)};
  EXPECT_EQ(play()[0], "3");
  EXPECT_EQ(table->value(horn, "might"), 0);
  EXPECT_EQ(k().state().lasting_count, 0);
}

TEST_F(Pretences, EndWhenTheCostsCannotBePaidAfterAll) {
  act().pay_script([](const Kernel&, const Context&) { return 1; }, {[](Entry&) { return Go::refuse; }});
  deal_out();
  terms.pretences = {at(you(), dale)};
  EXPECT_THAT(play(), ElementsAre("stopped"));
  EXPECT_EQ(k().state().pretence_count, 0);
}

TEST_F(Pretences, AreOverBeforeOthersReactToTheEnd) {
  rules.image.policy.resolved = rules.image.find_point("done");
  act().does({note("place(you)")});
  rules.card("ear").forced("hear", "done", Tier::after).when("subject is red").does({note("place(you)")});
  rules.image.definitions[rules.image.find_definition("horn")].tags.add(rules.image.tags.find("red"));
  deal_out();
  table->put("ear", "field");
  terms.pretences = {at(you(), dale)};
  EXPECT_THAT(play(), ElementsAre(std::to_string(dale), std::to_string(hill), "done"));
}

TEST_F(Pretences, ArePartOfThePositionWhileSomebodyIsAsked) {
  act().target("beasts", "place(it) == place(you)").does({say(log, "aimed")});
  deal_out();
  table->put("wolf", "wild", 0, dale);
  terms.pretences = {at(you(), dale)};
  table->start();
  table->choose("try");
  EXPECT_THAT(table->offered(), ElementsAre("wolf", "wolf"));
  std::vector<unsigned char> bytes;
  pack_state(k().state(), bytes);
  auto copy = std::make_unique<State>();
  ASSERT_TRUE(unpack_state(*copy, bytes));
  EXPECT_EQ(copy->pretences[0].place, dale);
  EXPECT_EQ(hash_state(*copy), hash_state(k().state()));
  copy->pretences[0].place = hill;
  EXPECT_NE(hash_state(*copy), hash_state(k().state()));
}

TEST_F(Pretences, TooManyAreAnError) {
  act().does({say(log, "act")});
  deal_out();
  terms.pretences.assign(kMaxPretences + 1, at(you(), dale));
  EXPECT_THAT(play(), IsEmpty());
  EXPECT_EQ(k().state().pretence_count, 0);
}

// --- terms
class TermsOfUse : public Pretences {};

TEST_F(TermsOfUse, AbilitiesThatCouldNotBeUsedAreRefusedAndCostNothing) {
  act().when("you.hope > 0").pay("coin", "1").does({say(log, "act")});
  deal_out();
  k().add_counter(you(), 0, 1);
  EXPECT_FALSE(k().could(rules.ability("act"), horn, you(), terms));
  EXPECT_THAT(play(), ElementsAre("refused"));
  EXPECT_EQ(table->counter(you(), "coin"), 1);
}

TEST_F(TermsOfUse, ATargetMustBeOneOfItsTargets) {
  act().target("beasts", "it.wound == 0").does({say(log, "act")});
  deal_out();
  terms.target = wolf;
  EXPECT_TRUE(k().could(rules.ability("act"), horn, you(), terms));
  terms.target = dale;
  EXPECT_FALSE(k().could(rules.ability("act"), horn, you(), terms));
  EXPECT_THAT(play(), ElementsAre("refused"));
}

TEST_F(TermsOfUse, LimitsAndCostsCount) {
  act().limit(1, "game", LimitScope::instance).pay("coin", "1").does({say(log, "act")});
  deal_out();
  k().add_counter(you(), 0, 5);
  EXPECT_THAT(play(), ElementsAre("act", "done"));
  EXPECT_EQ(table->counter(you(), "coin"), 4);
  EXPECT_FALSE(k().could(rules.ability("act"), horn, you(), terms));
}

TEST_F(TermsOfUse, AWaivedCostIsNotDueButWhatIsAddedToItIs) {
  act().pay("coin", "2", "you", "toll").pay("hope", "1").does({say(log, "act")});
  rules.card("tax").constant("tax").adds("toll", "1", "it.avatar");
  deal_out();
  terms.waived = rules.image.counters.find("coin");
  k().add_counter(you(), 2, 1);
  EXPECT_TRUE(k().could(rules.ability("act"), horn, you(), terms));
  table->put("tax", "field");
  EXPECT_FALSE(k().could(rules.ability("act"), horn, you(), terms));
  k().add_counter(you(), 0, 1);
  EXPECT_THAT(play(), ElementsAre("act", "done"));
  EXPECT_EQ(table->counter(you(), "coin"), 0);
  EXPECT_EQ(table->counter(you(), "hope"), 0);
}

TEST_F(TermsOfUse, ACostThatMustBePaidIsNotWaived) {
  AbilityWords words = act().pay("coin", "1").does({say(log, "act")});
  rules.image.abilities[words.id()].costs[0].must = true;
  rules.card("gift").window("give", "free").limit(1, "game", LimitScope::instance).does({[this](Entry& run) {
    run.kernel.use_ability(rules.ability("act"), horn, run.call.you, 0, 0, true);
    return Go::yield;
  }});
  deal_out();
  table->put("gift", "field");
  k().add_counter(you(), 0, 1);
  terms.waived = rules.image.counters.find("coin");
  EXPECT_FALSE(k().could(rules.ability("act"), horn, you(), terms));
  table->start();
  table->choose("give");
  EXPECT_THAT(log, IsEmpty());
  table->choose("try");
  EXPECT_THAT(log, ElementsAre("refused"));
  EXPECT_EQ(table->counter(you(), "coin"), 1);
}

TEST_F(TermsOfUse, ReactionsAreNotUsedOutsideTheirTime) {
  rules.card("horn").reaction("act", "dawn", Tier::after).does({say(log, "act")});
  deal_out();
  EXPECT_THAT(play(), ElementsAre("refused"));
}

TEST_F(TermsOfUse, WhatOfAWindowCouldBeUsedIsToldWhoeverHasTheTurn) {
  act().tag("tool");
  AbilityWords words = rules.card("pipe").window("play", "free").when("place(you) == me.parent").tag("magic");
  rules.image.abilities[words.id()].tags.add(rules.image.tags.find("magic"));
  rules.image.abilities[words.id()].last_only = true;
  deal_out(2);
  const ComponentId pipe = table->put("pipe", "field");
  k().mutable_state().components[pipe].parent = dale;
  const std::vector<Id> magic{rules.image.tags.find("magic")};
  const Id window = rules.image.find_window("free");
  EXPECT_TRUE(k().usable(window, magic, you(), terms).empty());
  terms.pretences = {at(you(), dale)};
  const auto found = k().usable(window, magic, you(), terms);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].comp, pipe);
  EXPECT_EQ(k().state().pretence_count, 0) << "asking leaves no trace";
  EXPECT_EQ(k().usable(window, {}, you(), {}).size(), 1u) << "the hand";
}

TEST_F(TermsOfUse, WhatIsLentInAQuestionIsNotLentAfterIt) {
  act();
  AbilityWords words = rules.card("pipe").window("play", "free");
  Ability& pipe = rules.image.abilities[words.id()];
  pipe.lent_zones = pipe.zones;
  pipe.lent_by = rules.image.values_names.find("might");
  deal_out();
  table->put("pipe", "field");
  const Id window = rules.image.find_window("free");
  EXPECT_EQ(k().usable(window, {}, you(), {}).size(), 1u) << "the hand";
  terms.modifiers = {modifier(you(), "might", 1)};
  EXPECT_EQ(k().usable(window, {}, you(), terms).size(), 2u) << "the pipe, too";
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("try", "pass"));
}

}  // namespace
