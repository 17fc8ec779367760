// Values: modifiers, their order, durations, gained tags and blanking.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;

class Worth : public ::testing::Test {
 protected:
  Worth() {
    rules.image.policy.blank = rules.image.values_names.find("dull");
    rules.card("ox").tag("beast").value("might", 3).value("depth", 1);
  }
  void deal_out(int players = 1) { table.emplace(rules, players); }
  void constant(const std::string& card, const std::string& amount, ModifierOp op = ModifierOp::add,
                const std::string& where = "it is beast") {
    rules.card(card).constant(card).adds("might", amount, where, op);
  }
  void lasts(ComponentId id, const std::string& key, int amount, const std::string& period,
             ModifierOp op = ModifierOp::add) {
    Lasting lasting{};
    lasting.key = rules.image.values_names.find(key);
    lasting.op = static_cast<std::uint8_t>(op);
    lasting.span = span_of(rules.image.periods.find(period));
    lasting.amount = amount;
    lasting.target = id;
    lasting.source = id;
    table->kernel.add_lasting(lasting);
  }
  int might(ComponentId id) { return table->value(id, "might"); }
  int unfloored(ComponentId id) {
    return table->kernel.unfloored(id, rules.image.values_names.find("might"));
  }
  Rules rules;
  std::optional<Table> table;
};

TEST_F(Worth, WhatLastsForAPeriodMayHaveToBeginInIt) {
  rules.image.policy.begun_within = {rules.image.periods.find("hour")};
  ComponentId ox = 0;
  std::vector<int> seen;
  const Stage lasts_on = [&](Entry& run) {
    lasts(ox, "might", 1, "hour");
    lasts(ox, "might", 10, "day");
    seen.push_back(run.kernel.value(ox, rules.image.values_names.find("might")));
    return Go::next;
  };
  rules.procedure("task").period("hour").script({lasts_on});
  rules.procedure("game").script({lasts_on}).call("task").script({lasts_on});
  deal_out();
  ox = table->put("ox", "wild");
  table->start();
  EXPECT_THAT(seen, testing::ElementsAre(13, 24, 33));
}

TEST_F(Worth, ATagMayBelongToSomeZonesOnly) {
  rules.card("spy").tag("red").tag("tool");
  auto& spy = rules.image.definitions[rules.image.find_definition("spy")];
  ZoneSet hand;
  hand.add(rules.image.find_zone("hand"));
  spy.tag_zones = {{rules.image.tags.find("red"), hand}, {rules.image.tags.find("tool"), ~hand}};
  deal_out();
  const ComponentId id = table->put("spy", "hand");
  EXPECT_TRUE(table->x("it is red", {0, 0, id}));
  EXPECT_FALSE(table->x("it is tool", {0, 0, id}));
  table->kernel.move(id, table->zone("wild"));
  EXPECT_FALSE(table->x("it is red", {0, 0, id}));
  EXPECT_TRUE(table->x("it is tool", {0, 0, id}));
}

TEST_F(Worth, AdditionsComeBeforeDoublingWhateverTheOrderOfCards) {
  constant("double", "2", ModifierOp::multiply);
  constant("plus", "1");
  deal_out();
  table->put("double", "field");
  const ComponentId ox = table->put("ox", "wild");
  table->put("plus", "field");
  EXPECT_EQ(might(ox), (3 + 1) * 2);
}

TEST_F(Worth, HalvingComesLastAndRoundsUp) {
  constant("half", "", ModifierOp::halve);
  constant("double", "2", ModifierOp::multiply);
  constant("plus", "2");
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  const ComponentId half = table->put("half", "field");
  EXPECT_EQ(might(ox), 2) << "3 / 2 rounded up";
  table->put("plus", "field");
  EXPECT_EQ(might(ox), 3) << "(3 + 2) / 2 rounded up";
  table->put("double", "field");
  EXPECT_EQ(might(ox), 5) << "(3 + 2) * 2 / 2";
  table->kernel.move(half, table->zone("hand"));
  table->kernel.move(half, table->zone("field"));
  table->put("half", "field");
  EXPECT_EQ(might(ox), 3) << "halved twice: 10 / 4 rounded up, once";
}

TEST_F(Worth, IsFlooredAtZeroButTheExcessIsKept) {
  constant("curse", "-5");
  constant("charm", "1");
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  table->put("curse", "field");
  EXPECT_EQ(might(ox), 0);
  EXPECT_EQ(unfloored(ox), -2);
  table->put("charm", "field");
  EXPECT_EQ(might(ox), 0) << "-1, not 1";
  table->put("charm", "field");
  table->put("charm", "field");
  EXPECT_EQ(might(ox), 1);
}

TEST_F(Worth, WithoutAFloorMayBeNegative) {
  rules.card("pit").constant("pit").adds("depth", "-4", "it is beast");
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  table->put("pit", "field");
  EXPECT_EQ(table->value(ox, "depth"), -3);
}

TEST_F(Worth, NegativeHalvesAreRoundedUpToo) {
  constant("curse", "-6");
  constant("half", "", ModifierOp::halve);
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  table->put("curse", "field");
  table->put("half", "field");
  EXPECT_EQ(unfloored(ox), -1) << "-3 / 2 rounded up";
}

TEST_F(Worth, IsExplainedLineByLine) {
  constant("plus", "2");
  constant("set", "7", ModifierOp::base);
  constant("zero", "0");
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), plus = table->put("plus", "field"),
                    set = table->put("set", "field");
  table->put("zero", "field");
  lasts(ox, "might", -1, "day");
  std::vector<Explained> lines;
  EXPECT_EQ(table->kernel.unfloored(ox, rules.image.values_names.find("might"), 0, kNoId, &lines), 8);
  ASSERT_EQ(lines.size(), 3u) << "a modifier of nothing is no line";
  EXPECT_EQ(lines[0].source, plus);
  EXPECT_EQ(lines[0].amount, 2);
  EXPECT_EQ(lines[0].ability, rules.ability("plus"));
  EXPECT_EQ(lines[1].source, set);
  EXPECT_EQ(lines[1].op, ModifierOp::base);
  EXPECT_EQ(lines[2].source, ox);
  EXPECT_EQ(lines[2].amount, -1);
}

TEST_F(Worth, ABaseOverrideReplacesThePrintedNumberOnly) {
  constant("plus", "2");
  constant("set", "0", ModifierOp::base);
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  table->put("set", "field");
  table->put("plus", "field");
  EXPECT_EQ(might(ox), 2);
  EXPECT_EQ(table->kernel.base_value(ox, rules.image.values_names.find("might")), 3);
}

TEST_F(Worth, LastsAsLongAsItsPeriod) {
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  lasts(ox, "might", 2, "day");
  lasts(ox, "might", 10, "hour");
  EXPECT_EQ(might(ox), 15);
  table->kernel.expire(rules.image.periods.find("hour"));
  EXPECT_EQ(might(ox), 5);
  table->kernel.expire(rules.image.periods.find("hour"));
  EXPECT_EQ(might(ox), 5);
  table->kernel.expire(rules.image.periods.find("day"));
  EXPECT_EQ(might(ox), 3);
}

TEST_F(Worth, MayDependOnTheContextOfTheQuestion) {
  constant("grudge", "4", ModifierOp::add, "it is beast and that is red");
  rules.card("rose").tag("red");
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), rose = table->put("rose", "field");
  table->put("grudge", "field");
  EXPECT_EQ(might(ox), 3);
  EXPECT_EQ(table->value(ox, "might", rose), 7);
  Context context;
  context.it = ox;
  context.that = rose;
  EXPECT_EQ(table->x("check(might, it, that)", context), 7);
}

TEST_F(Worth, AbilitiesWorkOnlyFromTheirZonesFacesAndConditions) {
  rules.card("banner").constant("banner").adds("might", "1", "it is beast").faces(2).when("round >= 3");
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), banner = table->put("banner", "hand");
  Kernel& k = table->kernel;
  k.mutable_state().globals[0] = 3;
  k.set_face(banner, 1);
  EXPECT_EQ(might(ox), 3);
  k.move(banner, table->zone("field"));
  EXPECT_EQ(might(ox), 4);
  k.set_face(banner, 0);
  EXPECT_EQ(might(ox), 3);
  k.set_face(banner, 1);
  k.mutable_state().globals[0] = 2;
  EXPECT_EQ(might(ox), 3);
}

TEST_F(Worth, WhatTurnsIntoAnotherCardHasItsTagsValuesAndConstants) {
  rules.card("seed").value("might", "1");
  rules.card("tree").tag("beast").value("might", "5").constant("shade").adds("might", "1", "it is beast");
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), seed = table->put("seed", "field");
  Kernel& k = table->kernel;
  k.add_counter(seed, 0, 2);
  EXPECT_EQ(might(ox), 3);
  EXPECT_EQ(might(seed), 1);
  k.turn_into(seed, rules.image.find_definition("tree"));
  EXPECT_EQ(might(ox), 4);
  EXPECT_EQ(might(seed), 6);
  EXPECT_EQ(k.component(seed).counters[0], 2);
  EXPECT_EQ(k.component(seed).zone, table->zone("field"));
  k.turn_into(seed, rules.image.find_definition("seed"));
  EXPECT_EQ(might(ox), 3);
  EXPECT_EQ(might(seed), 1);
}

TEST_F(Worth, PrintedNumbersMayBeExpressionsOfTheCardAndItsBearer) {
  rules.card("swarm").tag("beast").value("might", "count(beasts) * players");
  rules.card("fist").value("might", "you.coin + me.wound");
  const Id size = rules.value("size", "me.might + 1");
  deal_out(2);
  const ComponentId swarm = table->put("swarm", "wild"), fist = table->put("fist", "field", 1);
  EXPECT_EQ(might(swarm), 2);
  table->put("ox", "wild");
  EXPECT_EQ(might(swarm), 4);
  EXPECT_EQ(table->kernel.value(swarm, size), 5) << "a value may have a base for every card";
  table->kernel.add_counter(table->avatar(1), 0, 6);
  table->kernel.add_counter(fist, 1, 1);
  EXPECT_EQ(might(fist), 7);
}

TEST_F(Worth, TagsCanBeGained) {
  rules.card("curse").constant("curse").gives("red", "it is beast");
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  const Id red = rules.image.tags.find("red");
  EXPECT_FALSE(table->kernel.has_tag(ox, red));
  const ComponentId curse = table->put("curse", "field");
  EXPECT_TRUE(table->kernel.has_tag(ox, red));
  EXPECT_FALSE(table->kernel.has_tag(curse, red));
  table->kernel.move(curse, table->zone("hand"));
  Lasting lasting{};
  lasting.key = rules.image.tag_key(red);
  lasting.amount = 1;
  lasting.target = ox;
  table->kernel.add_lasting(lasting);
  EXPECT_TRUE(table->kernel.has_tag(ox, red));
}

TEST_F(Worth, ABlankCardModifiesNothing) {
  constant("plus", "2");
  rules.card("fog").constant("fog").adds("dull", "1", "it is tool");
  rules.card("spear").tag("tool").constant("spear").adds("might", "1", "it is beast");
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), spear = table->put("spear", "field");
  table->put("plus", "field");
  EXPECT_EQ(might(ox), 6);
  const ComponentId fog = table->put("fog", "field");
  EXPECT_EQ(might(ox), 5);
  EXPECT_TRUE(table->kernel.blank(spear));
  table->kernel.move(fog, table->zone("hand"));
  EXPECT_EQ(might(ox), 6);
  lasts(spear, "dull", 1, "day");
  EXPECT_EQ(might(ox), 5);
}

TEST_F(Worth, AModifierThatAsksForItselfComesToAnEnd) {
  constant("mirror", "it.might");
  constant("glass", "it.might + 1");
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  for (int i = 0; i < 4; ++i) {
    table->put("mirror", "field");
    table->put("glass", "field");
  }
  EXPECT_GE(might(ox), 3);
  EXPECT_EQ(might(ox), might(ox));
}

TEST_F(Worth, ModifiersThatAskForEachOtherComeToAnEnd) {
  rules.card("yin")
      .tag("beast")
      .value("might", 1)
      .constant("yin")
      .adds("might", "sum(beasts: it.toll)", "it is beast");
  rules.card("yang").tag("beast").value("toll", 1).constant("yang").adds("toll", "sum(beasts: it.might)",
                                                                         "it is beast");
  deal_out();
  const ComponentId yin = table->put("yin", "wild"), yang = table->put("yang", "wild");
  EXPECT_GE(might(yin), 1);
  EXPECT_GE(table->value(yang, "toll"), 1);
}

TEST_F(Worth, HugeModifiersDoNotOverflow) {
  constant("vast", "1000000000");
  constant("more", "1000000000", ModifierOp::multiply);
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  for (int i = 0; i < 3; ++i) {
    table->put("vast", "field");
    table->put("more", "field");
  }
  EXPECT_GT(might(ox), 1'000'000'000);
  constant("void", "-1000000000");
}

TEST_F(Worth, ManyHalvingsDoNotOverflow) {
  constant("half", "", ModifierOp::halve);
  deal_out();
  const ComponentId ox = table->put("ox", "wild");
  for (int i = 0; i < 80; ++i) table->put("half", "field");
  EXPECT_EQ(might(ox), 1);
}

}  // namespace
