// Costs and limits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Using : public ::testing::Test {
 protected:
  Using() { rules.procedure("game").window("free"); }
  void deal_out(int players = 1) { table.emplace(rules, players); }
  void coins(int n, int player = 0) { table->kernel.add_counter(table->avatar(player), 0, n); }
  int coins_of(int player = 0) { return table->counter(table->avatar(player), "coin"); }
  Script word(const std::string& text) { return {say(log, text)}; }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
};

class Costs : public Using {};

TEST_F(Costs, AreDeterminedThenPaidBeforeTheEffect) {
  rules.card("horn").window("blow", "free").pay("coin", "1 + round").spend("spent").does({[&](Entry& run) {
    log.push_back(std::to_string(run.kernel.component(run.call.you).counters[0]));
    return Go::next;
  }});
  deal_out();
  const ComponentId horn = table->put("horn", "field");
  table->kernel.mutable_state().globals[0] = 2;
  coins(5);
  table->start();
  table->choose("blow");
  EXPECT_THAT(log, ElementsAre("2"));
  EXPECT_EQ(table->x("me.spent", {horn}), 1);
}

TEST_F(Costs, ThatCannotAllBePaidAreNotOffered) {
  rules.card("horn").window("blow", "free").pay("coin", "2").pay("hope", "1");
  deal_out();
  table->put("horn", "field");
  coins(9);
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(coins_of(), 9);
}

TEST_F(Costs, ThatCanNoLongerBePaidArePaidNotAtAll) {
  // The effect of the first ability uses the second one, whose costs cannot be paid together.
  rules.card("horn").manual("blow").pay("coin", "2").pay("hope", "1").does(word("blown"));
  rules.card("hand")
      .window("try", "free")
      .limit(1, "game", LimitScope::instance)
      .does({[&](Entry& run) {
               run.kernel.use_ability(rules.ability("blow"), table->cards("field")[0], run.call.you, 0, 0,
                                      false);
               return Go::yield;
             },
             [&](Entry& run) {
               log.push_back(run.values.at(0) ? "yes" : "no");
               return Go::next;
             }});
  deal_out();
  table->put("horn", "field");
  table->put("hand", "field");
  coins(9);
  table->start();
  table->choose("try");
  EXPECT_THAT(log, ElementsAre("no"));
  EXPECT_EQ(coins_of(), 9);
}

TEST_F(Costs, OfTheSameCounterAreAddedUp) {
  rules.card("horn").window("blow", "free").pay("coin", "2").pay("coin", "2");
  deal_out();
  table->put("horn", "field");
  coins(3);
  table->start();
  EXPECT_THAT(table->offered(), IsEmpty());
  EXPECT_EQ(coins_of(), 3);
}

TEST_F(Costs, OfTheSameFlagCannotBePaidTogether) {
  rules.card("horn").window("blow", "free").spend("spent").spend("spent");
  deal_out();
  table->put("horn", "field");
  table->start();
  EXPECT_THAT(table->offered(), IsEmpty());
}

TEST_F(Costs, AFlagAlreadySetCannotBeSetAgain) {
  rules.card("horn").window("blow", "free").spend("spent").does(word("toot"));
  deal_out();
  table->put("horn", "field");
  table->put("horn", "field");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("blow", "blow", "pass"));
  table->choose("blow");
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
  table->choose("blow");
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Costs, AreModifiedByAValueOfWhoPays) {
  rules.card("horn").tag("tool").window("blow", "free").pay("coin", "1", "you", "toll").does(word("toot"));
  rules.card("tax").constant("tax").adds("toll", "2", "it.avatar and that is tool");
  deal_out();
  table->put("horn", "field");
  const ComponentId tax = table->put("tax", "field");
  coins(2);
  table->start();
  EXPECT_THAT(table->offered(), IsEmpty());
  deal_out();
  table->put("horn", "field");
  table->put("tax", "field");
  coins(3);
  table->start();
  table->choose("blow");
  EXPECT_EQ(coins_of(), 0);
  (void)tax;
}

TEST_F(Costs, ReducedBelowNothingCostNothing) {
  rules.card("horn")
      .window("blow", "free")
      .pay("coin", "1", "you", "depth")
      .limit(1, "game", LimitScope::instance);
  rules.card("gift").constant("gift").adds("depth", "-5", "it.avatar");
  deal_out();
  table->put("horn", "field");
  table->put("gift", "field");
  coins(1);
  table->start();
  table->choose("blow");
  EXPECT_EQ(coins_of(), 1);
}

TEST_F(Costs, MayBeToMoveACard) {
  rules.card("horn").window("blow", "free").pay_moving("me", "").does(word("toot"));
  rules.card("key").window("turn", "free").pay_moving("first(mine: it is red)", "limbo").does(word("open"));
  rules.card("wax").tag("red");
  deal_out();
  table->put("horn", "field");
  table->put("key", "field");
  table->put("wax", "field");
  table->start();
  table->choose("turn");
  EXPECT_THAT(table->names("limbo"), ElementsAre("wax"));
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass")) << "there is no more wax";
  table->choose("blow");
  EXPECT_THAT(table->names("pile"), ElementsAre("horn"));
}

TEST_F(Costs, AreAllDeterminedBeforeTheFirstIsPaid) {
  rules.card("rune")
      .window("burn", "free")
      .pay_moving("me", "")
      .pay("coin", "me.coin", "me.parent")
      .spend("spent", "me.parent");
  deal_out();
  const ComponentId host = table->put("rune", "field"), rune = table->put("rune", "worn", 0, host);
  table->kernel.add_counter(host, 0, 5);
  table->kernel.add_counter(rune, 0, 2);
  table->start();
  EXPECT_TRUE(table->choose("burn"));
  EXPECT_EQ(table->counter(host, "coin"), 3);
  EXPECT_EQ(table->x("me.spent", {host}), 1);
}

TEST_F(Costs, MayBeScriptsThatAsk) {
  rules.card("horn")
      .window("blow", "free")
      .limit(1, "game", LimitScope::instance)
      .pay("coin", "1")
      .pay_script([](const Kernel& k, const Context& c) { return k.component(c.you).counters[0] > 1; },
                  {ask(0, {"left", "right"}), say(log, "paid")})
      .does(word("toot"));
  deal_out();
  table->put("horn", "field");
  coins(1);
  table->start();
  EXPECT_THAT(table->offered(), IsEmpty());
  deal_out();
  table->put("horn", "field");
  coins(2);
  table->start();
  table->choose("blow");
  EXPECT_THAT(table->offered(), ElementsAre("left", "right"));
  EXPECT_THAT(log, IsEmpty());
  table->choose("right");
  EXPECT_THAT(log, ElementsAre("paid", "toot"));
  EXPECT_EQ(coins_of(), 1);
}

TEST_F(Costs, ThatAScriptDoesNotPayStopTheAbilityAndTheCostsAfterIt) {
  rules.card("horn")
      .window("blow", "free")
      .limit(1, "game", LimitScope::instance)
      .from({"hand"})
      .played_through("limbo", "pile")
      .pay("coin", "1")
      .pay_script([](const Kernel&, const Context&) { return 1; },
                  {ask(0, {"left", "right"}), say(log, "refuses"), [](Entry&) { return Go::refuse; }})
      .pay_script([](const Kernel&, const Context&) { return 1; }, {say(log, "never")})
      .does(word("toot"));
  deal_out();
  table->put("horn", "hand");
  coins(3);
  table->start();
  table->choose("blow");
  table->choose("left");
  EXPECT_THAT(log, ElementsAre("refuses"));
  EXPECT_EQ(coins_of(), 2) << "what was paid is gone";
  EXPECT_THAT(table->names("hand"), ElementsAre("horn"));
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Costs, WhoseScriptFailsAreNotPaid) {
  rules.card("horn")
      .window("blow", "free")
      .limit(1, "game", LimitScope::instance)
      .pay_script([](const Kernel&, const Context&) { return 1; }, {say(log, "pay"), fail()})
      .does(word("toot"));
  deal_out();
  table->put("horn", "field");
  table->start();
  table->choose("blow");
  EXPECT_THAT(log, ::testing::Not(::testing::Contains("toot")));
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Costs, MayBePaidByCreditAndTellHowMuchOfIt) {
  rules.point("starts");
  rules.image.policy.initiates = rules.image.find_point("starts");
  AbilityWords words =
      rules.card("horn").window("blow", "free").pay("coin", "2", "you", "toll").does(word("toot"));
  rules.image.abilities[words.id()].costs[0].credit = rules.image.values_names.find("might");
  rules.image.abilities[words.id()].costs[0].tally = rules.image.counters.find("hope");
  rules.card("friend").constant("help").adds("might", "1", "it.avatar");
  rules.card("ear").forced("hear", "starts", Tier::would).when("subject ~= me").does({[&](Entry& run) {
    log.push_back("credit " +
                  std::to_string(run.kernel.frame_by_serial(run.call.event)->timing.participants[4]));
    return Go::next;
  }});
  deal_out();
  table->put("horn", "field");
  table->put("ear", "field");
  for (int i = 0; i < 3; ++i) table->put("friend", "field");
  table->start();
  table->choose("blow");
  EXPECT_THAT(log, ElementsAre("credit 2", "toot")) << "no more than is due";
  table->kernel.move(table->cards("field")[4], table->zone("pile"));
  table->kernel.move(table->cards("field")[3], table->zone("pile"));
  log.clear();
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass")) << "as they were worked out before";
  coins(1);
  table->choose("blow");
  EXPECT_THAT(log, ElementsAre("credit 1", "toot"));
  EXPECT_EQ(coins_of(), 0);
  EXPECT_EQ(table->counter(table->avatar(0), "hope"), 2) << "one for each time";
}

TEST_F(Costs, StayPaidAndCountedWhenTheAbilityIsCancelled) {
  rules.point("starts");
  rules.image.policy.initiates = rules.image.find_point("starts");
  rules.card("horn")
      .window("blow", "free")
      .pay("coin", "1")
      .limit(2, "game", LimitScope::instance)
      .does(word("toot"));
  rules.card("hush")
      .forced("hush", "starts", Tier::when)
      .when("me.coin > 0 and subject ~= me")
      .does({cancel(), add("coin", me, -1)});
  deal_out();
  table->put("horn", "field");
  const ComponentId hush = table->put("hush", "field");
  table->kernel.add_counter(hush, 0, 1);
  coins(5);
  table->start();
  table->choose("blow");
  EXPECT_THAT(log, IsEmpty());
  EXPECT_EQ(coins_of(), 4);
  table->choose("blow");
  EXPECT_THAT(log, ElementsAre("toot"));
  EXPECT_EQ(coins_of(), 3);
  EXPECT_EQ(table->session.status(), Status::over) << "the cancelled use counted";
}

TEST_F(Costs, MayProvokeSomethingAfterWhichTheUserIsNoLongerAble) {
  auto user = [](Entry& run) { return run.kernel.frame_by_serial(run.call.event)->you; };
  rules.procedure("provoke").script({add("wound", user, 1), say(log, "provoked")});
  rules.image.policy.after_costs = rules.image.find_procedure("provoke");
  rules.image.policy.after_costs_guard = rules.x("ability is magic");
  rules.image.policy.still_able = rules.x("you.wound < 2");
  rules.card("wand").window("wave", "free").pay("coin", "1").tag("magic").does(word("spark"));
  rules.card("horn").window("blow", "free").pay("coin", "1").does(word("toot"));
  rules.image.abilities[rules.ability("wave")].tags.add(rules.image.tags.find("magic"));
  deal_out();
  table->put("wand", "field");
  table->put("horn", "field");
  coins(3);
  table->start();
  table->choose("blow");
  table->choose("wave");
  table->choose("wave");
  EXPECT_THAT(log, ElementsAre("toot", "provoked", "spark", "provoked"));
  EXPECT_EQ(coins_of(), 0);
}

// --- limits
class Limits : public Using {
 protected:
  /// Uses "blow" as long as it is offered. Returns how often each player could.
  std::vector<int> blow_all(int players) {
    std::vector<int> times(static_cast<std::size_t>(players));
    table->start();
    while (table->asked() >= 0) {
      const int player = table->asked();
      if (table->choose("blow"))
        ++times[static_cast<std::size_t>(player)];
      else
        table->pass();
    }
    return times;
  }
  AbilityWords horn(int count, LimitScope scope, const std::string& period = "game") {
    return rules.card("horn").window("blow", "free").limit(count, period, scope).who("true");
  }
};

TEST_F(Limits, PerInstanceCountForEachCopy) {
  horn(2, LimitScope::instance).who("you == bearer(me)");
  deal_out();
  table->put("horn", "field");
  table->put("horn", "field");
  EXPECT_THAT(blow_all(1), ElementsAre(4));
}

TEST_F(Limits, PerPlayerCountForEachPlayer) {
  horn(2, LimitScope::player);
  deal_out(3);
  table->put("horn", "board");
  EXPECT_THAT(blow_all(3), ElementsAre(2, 2, 2));
}

TEST_F(Limits, PerGroupCountForAllPlayersTogether) {
  horn(2, LimitScope::group);
  deal_out(2);
  table->put("horn", "board");
  const auto times = blow_all(2);
  EXPECT_EQ(times[0] + times[1], 2);
}

TEST_F(Limits, ByTitleCountForAllCopiesOfThatTitle) {
  horn(1, LimitScope::title).who("you == bearer(me)");
  rules.card("other horn").title("horn").window("blow", "free").limit(1, "game", LimitScope::title);
  rules.card("drum").window("blow", "free").limit(1, "game", LimitScope::title);
  deal_out(2);
  table->put("horn", "field", 0);
  table->put("horn", "field", 1);
  table->put("other horn", "field", 1);
  table->put("drum", "field", 1);
  const auto times = blow_all(2);
  EXPECT_EQ(times[0] + times[1], 2) << "one horn, whichever, and the drum";
}

TEST_F(Limits, BeginAfreshWithTheirPeriod) {
  horn(1, LimitScope::instance, "day");
  rules.procedure("day").period("day").window("free").window("free");
  rules.procedure("hour").period("hour").window("free");
  rules.image.procedures[0].steps.clear();
  rules.procedure("game").call("day").set("round", "round + 1").again("round < 3", 0).call("hour");
  deal_out();
  table->put("horn", "field");
  EXPECT_THAT(blow_all(1), ElementsAre(4));
}

TEST_F(Limits, BeginAfreshForACardThatEntersPlayAgain) {
  horn(1, LimitScope::instance).who("you == bearer(me)").does({[](Entry& run) {
    Kernel& k = run.kernel;
    if (++k.mutable_state().globals[0] > 3) return Go::done;
    const ComponentId id = run.call.me;
    k.move(id, k.zone_index(k.image().find_zone("hand"), 0));
    k.move(id, k.zone_index(k.image().find_zone("field"), 0));
    return Go::done;
  }});
  deal_out();
  table->put("horn", "field");
  EXPECT_THAT(blow_all(1), ElementsAre(4));
}

TEST_F(Limits, AreCountedBeforeTheEffectSoNothingIsOfferedInsideItself) {
  horn(1, LimitScope::instance).does(deal("hurt", "wound", me, 1));
  rules.card("ear")
      .reaction("hear", "hurt", Tier::after)
      .limit(1, "game", LimitScope::instance)
      .does(deal("hurt", "wound", me, 1));
  deal_out();
  table->put("horn", "field");
  table->put("ear", "field");
  table->start();
  table->choose("blow");
  EXPECT_THAT(table->offered(), ElementsAre("hear", "pass"));
  table->choose("hear");
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Limits, ManyUsesAreForgottenWithTheirPeriods) {
  rules.image.procedures[0].steps.clear();
  rules.procedure("day").period("day").window("free");
  rules.procedure("game").call("day").set("round", "round + 1").again("round < 100", 0);
  horn(2, LimitScope::instance, "day").does(deal("hurt", "wound", me, 1));
  rules.card("ear").forced("hear", "hurt", Tier::after).does({});
  rules.card("eye").forced("see", "hurt", Tier::when).limit(5, "day", LimitScope::group).does({});
  deal_out();
  table->put("horn", "field");
  for (int i = 0; i < 3; ++i) table->put("ear", "field");
  table->put("eye", "field");
  table->start();
  while (table->asked() >= 0) {
    if (!table->choose("blow") && !table->choose("hear")) table->pass();
    ASSERT_LT(table->kernel.state().uses_count, 30) << "what is over is forgotten";
  }
  EXPECT_EQ(table->global("round"), 100);
}

}  // namespace
