#include <gtest/gtest.h>

#include <memory>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;

// A table with two places; the first has two beasts and an avatar with three coins.
class Expression : public ::testing::Test {
 protected:
  Expression() {
    rules.card("hill").symbol("hill").leads_to("vale");
    rules.card("vale").symbol("vale").leads_to("hill");
    rules.card("wolf").tag("beast").value("might", 3);
    rules.card("bear").tag("beast").tag("red").value("might", 5);
    rules.card("cloak").tag("tool");
    rules.procedure("hunt", {"prey", "rounds"});
    rules.image.macros["rich"] = {"you.coin >= 3"};
    rules.image.macros["sum"] = {"1 + 2"};
    rules.image.macros["loop"] = {"loop + 1"};
    rules.image.macros["bad"] = {"1 + nonsense"};
    table.emplace(rules, 2);
    hill = table->put("hill", "board");
    vale = table->put("vale", "board");
    wolf = table->put("wolf", "wild", 0, hill);
    bear = table->put("bear", "wild", 0, hill);
    cloak = table->put("cloak", "worn", 0, table->avatar(0));
    Kernel& k = table->kernel;
    k.set_parent(table->avatar(0), hill);
    k.add_counter(table->avatar(0), 0, 3);
    k.add_counter(wolf, 1, 2);
    k.set_flag(bear, 0, true);
    k.mutable_state().components[bear].memory[1] = 77;
    context.you = context.me = table->avatar(0);
    context.it = wolf;
    context.that = bear;
    context.target = vale;
    context.event = event;
  }
  std::int32_t x(const std::string& text) { return table->x(text, context); }
  std::string error(const std::string& text) {
    try {
      compile(rules.image, text);
    } catch (const ExpressionError& e) {
      return std::to_string(e.column) + ": " + e.what();
    }
    return "compiled";
  }

  Rules rules;
  std::optional<Table> table;
  ComponentId hill = 0, vale = 0, wolf = 0, bear = 0, cloak = 0;
  Context context;
  std::int32_t event[5] = {11, 12, 13, 14, 15};
};

TEST_F(Expression, ArithmeticFollowsTheUsualPrecedence) {
  EXPECT_EQ(x("1 + 2 * 3"), 7);
  EXPECT_EQ(x("(1 + 2) * 3"), 9);
  EXPECT_EQ(x("10 - 3 - 2"), 5);
  EXPECT_EQ(x("17 / 5"), 3);
  EXPECT_EQ(x("17 % 5"), 2);
  EXPECT_EQ(x("24 / 4 / 2"), 3);
  EXPECT_EQ(x("-2 * 3"), -6);
  EXPECT_EQ(x("--2"), 2);
  EXPECT_EQ(x("2 - -2"), 4);
  EXPECT_EQ(x("0-7/2"), -3);
}

TEST_F(Expression, DivisionByZeroGivesZero) {
  EXPECT_EQ(x("5 / 0"), 0);
  EXPECT_EQ(x("5 % 0"), 0);
}

TEST_F(Expression, ArithmeticBeyondThirtyTwoBitsDoesNotCrash) {
  x("(0 - 1000000000 - 1000000000 - 147483648) / -1");
  x("(0 - 1000000000 - 1000000000 - 147483648) % -1");
  x("1000000000 * 1000000000");
  x("1000000000 + 1000000000 + 1000000000");
  x("0 - 1000000000 - 1000000000 - 1000000000");
  x("-(0 - 1000000000 - 1000000000 - 147483648)");
}

TEST_F(Expression, ComparisonsGiveOneOrZero) {
  EXPECT_EQ(x("1 == 1"), 1);
  EXPECT_EQ(x("1 ~= 1"), 0);
  EXPECT_EQ(x("1 != 2"), 1);
  EXPECT_EQ(x("1 < 2"), 1);
  EXPECT_EQ(x("2 <= 2"), 1);
  EXPECT_EQ(x("2 > 2"), 0);
  EXPECT_EQ(x("2 >= 3"), 0);
  EXPECT_EQ(x("1 + 1 == 2"), 1);
}

TEST_F(Expression, AndBindsTighterThanOrAndNotTighterThanAnd) {
  EXPECT_EQ(x("true or false and false"), 1);
  EXPECT_EQ(x("(true or false) and false"), 0);
  EXPECT_EQ(x("not false and false"), 0);
  EXPECT_EQ(x("not (false and false)"), 1);
  EXPECT_EQ(x("not 1 == 2"), 1);
  EXPECT_EQ(x("not not 5"), 1);
  EXPECT_EQ(x("0 or 0 or 7"), 1);
  EXPECT_EQ(x("3 and 4 and 5"), 1);
  EXPECT_EQ(x("3 and none and 5"), 0);
}

TEST_F(Expression, TheRightSideIsWorkedOutOnlyWhenNeeded) {
  int asked = 0;
  rules.card("oracle");
  const FunctionId f = rules.function([&](const Kernel&, const Context&) {
    ++asked;
    return 1;
  });
  // A query counts as a condition only in an ability, so count the evaluations of a modifier's condition.
  auto words = rules.card("sage").constant("wise").adds("toll", "1");
  rules.image.abilities[words.id()].conditions.push_back({kNoExpr, f});
  Table own(rules, 1);
  const ComponentId sage = own.put("sage", "field");
  Context c;
  c.me = sage;
  EXPECT_EQ(own.x("false and me.toll > 0", c), 0);
  EXPECT_EQ(own.x("true or me.toll > 0", c), 1);
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(own.x("true and me.toll > 0", c), 1);
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(own.x("false or me.toll > 0", c), 1);
  EXPECT_EQ(asked, 2);
}

TEST_F(Expression, NamesSpeakOfTheContextAndTheTimingPoint) {
  EXPECT_EQ(x("me"), table->avatar(0));
  EXPECT_EQ(x("you"), table->avatar(0));
  EXPECT_EQ(x("it"), wolf);
  EXPECT_EQ(x("that"), bear);
  EXPECT_EQ(x("target"), vale);
  EXPECT_EQ(x("actor + subject + object + amount + extra"), 11 + 12 + 13 + 14 + 15);
  EXPECT_EQ(x("players"), 2);
  EXPECT_EQ(x("none"), 0);
  context.event = nullptr;
  EXPECT_EQ(x("actor + amount"), 0);
}

TEST_F(Expression, PropertiesReadCountersFlagsValuesAndPlaces) {
  EXPECT_EQ(x("you.coin"), 3);
  EXPECT_EQ(x("it.wound"), 2);
  EXPECT_EQ(x("it.spent"), 0);
  EXPECT_EQ(x("that.spent"), 1);
  EXPECT_EQ(x("it.might + that.might"), 8);
  EXPECT_EQ(x("it.parent"), hill);
  EXPECT_EQ(x("you.place"), hill);
  EXPECT_EQ(x("place(it) == you.place"), 1);
  EXPECT_EQ(x("target.place"), vale);
  EXPECT_EQ(x("you.avatar"), 1);
  EXPECT_EQ(x("it.avatar"), 0);
  EXPECT_EQ(x("you.owner"), table->avatar(0));
  EXPECT_EQ(x("you.controller"), table->avatar(0));
  EXPECT_EQ(x("bearer(you)"), table->avatar(0));
  EXPECT_EQ(x("it.count"), 2);
  EXPECT_EQ(x("it.face"), 0);
  EXPECT_EQ(x("it.definition == that.definition"), 0);
  EXPECT_EQ(x("it.title == it.title"), 1);
  EXPECT_EQ(x("it.zone == that.zone and it.zone ~= you.zone"), 1);
}

TEST_F(Expression, MemoryIsNamedByTheDefinition) {
  const std::vector<std::string> memory{"first", "second"};
  const ExprId e = compile(rules.image, "that.second + it.first", &memory);
  EXPECT_EQ(table->kernel.evaluate(e, context), 77);
}

TEST_F(Expression, PropertiesOfNothingAreZero) {
  EXPECT_EQ(x("none.coin + none.might + none.parent + none.spent + none.face"), 0);
  EXPECT_EQ(x("none.owner + none.controller + none.bearer + none.place + none.count"), 0);
  EXPECT_EQ(x("9999.coin + 9999.might"), 0);
  EXPECT_EQ(x("(-3).coin"), 0);
  EXPECT_EQ(x("none is beast"), 0);
  EXPECT_EQ(x("none in play"), 0);
  EXPECT_EQ(x("exists(none)"), 0);
  EXPECT_EQ(x("exists(it)"), 1);
}

TEST_F(Expression, IsAndInTestTagsAndZones) {
  EXPECT_EQ(x("it is beast"), 1);
  EXPECT_EQ(x("it is not red"), 1);
  EXPECT_EQ(x("that is not red"), 0);
  EXPECT_EQ(x("it in wild"), 1);
  EXPECT_EQ(x("it in hand"), 0);
  EXPECT_EQ(x("it in play and not it in hand"), 1);
}

TEST_F(Expression, AbilityIsTestsTheTagsOfTheAbility) {
  EXPECT_EQ(x("ability is magic"), 0);
  auto words = rules.card("spell").manual("spark").tag("magic");
  context.ability = words.id();
  EXPECT_EQ(x("ability is magic"), 1);
  EXPECT_EQ(x("ability is not tool"), 1);
}

TEST_F(Expression, SetsAreCountedSummedAndCompared) {
  EXPECT_EQ(x("count(beasts)"), 2);
  EXPECT_EQ(x("count(beasts: it is red)"), 1);
  EXPECT_EQ(x("any(beasts: it.wound > 0)"), 1);
  EXPECT_EQ(x("any(beasts: it.wound > 5)"), 0);
  EXPECT_EQ(x("all(beasts: it.might > 2)"), 1);
  EXPECT_EQ(x("all(beasts: it.might > 3)"), 0);
  EXPECT_EQ(x("sum(beasts: it.might)"), 8);
  EXPECT_EQ(x("most(beasts: it.might)"), 5);
  EXPECT_EQ(x("least(beasts: it.might)"), 3);
  EXPECT_EQ(x("most(beasts: -it.might)"), -3);
  EXPECT_EQ(x("first(beasts: it.might > 3)"), bear);
  EXPECT_EQ(x("first(beasts)"), wolf);
}

TEST_F(Expression, AnEmptySetHasNoneAndAllOfIt) {
  EXPECT_EQ(x("count(cards) + any(cards) + sum(cards: 5) + most(cards: 5) + least(cards: 5) + first(cards)"),
            0);
  EXPECT_EQ(x("all(cards: false)"), 1);
}

TEST_F(Expression, InANestedSetItIsTheMemberAndThatTheOneOutside) {
  EXPECT_EQ(x("count(beasts: any(beasts: it.might > that.might))"), 1);
  EXPECT_EQ(x("count(places: count(beasts: it.parent == that) == 2)"), 1);
  EXPECT_EQ(x("sum(places: sum(beasts: it.parent == that))"), 2);
  EXPECT_EQ(x("count(beasts: (it.might) > (1 + (2)))"), 1);
  EXPECT_EQ(x("that"), bear) << "the context outside is as it was";
}

TEST_F(Expression, TheMembersOfASetCanBeNamed) {
  EXPECT_EQ(x("count(foe in beasts: foe.might > 3)"), 1);
  EXPECT_EQ(x("first(foe in beasts: foe is red)"), bear);
  EXPECT_EQ(x("count(foe in beasts: any(other in beasts: other.might > foe.might))"), 1);
  EXPECT_EQ(x("count(foe in beasts: any(beasts: it.might > foe.might))"), 1) << "the inner set is not named";
  EXPECT_EQ(x("count(foe in beasts: it.might > 3)"), 1) << "and is still it";
  EXPECT_EQ(x("count(foe in beasts)"), 2);
  EXPECT_EQ(x("sum(might in beasts: might.might)"), 8) << "a word of the game is hidden inside";
}

TEST_F(Expression, AMembersNameHidesNothingThatTheExpressionIsAbout) {
  const std::string taken = "means something else here: give the members another name";
  EXPECT_EQ(error("count(you in beasts: you.might > 3)"), "7: 'you' " + taken);
  EXPECT_EQ(error("any(a in beasts: any(a in beasts: a.might > 3))"), "22: 'a' " + taken);
  EXPECT_EQ(error("any(foe in beasts: true) and foe.might > 3"), "30: unknown name 'foe'");
  EXPECT_EQ(error("any(a in beasts: any(b in beasts: any(c in beasts: a.might + c.might > 3)))"),
            "52: 'a' is a member of the third set outwards: only those of two can be named");
  EXPECT_EQ(error("any(foe in nowhere)"), "12: unknown set 'nowhere'");
}

TEST_F(Expression, FunctionsOfNumbersAndPlaces) {
  EXPECT_EQ(x("min(2, 5) + max(2, 5)"), 7);
  EXPECT_EQ(x("distance(you.place, target)"), 1);
  EXPECT_EQ(x("connected(target, you.place)"), 1);
  EXPECT_EQ(x("toward(you.place, target, target)"), 1);
  EXPECT_EQ(x("distance(you.place, it)"), -1);
}

TEST_F(Expression, WhatNeedNotBeRunComesToTheSame) {
  for (const ComponentId it : {wolf, bear, hill, ComponentId{0}}) {
    context.it = it;
    for (const std::string text :
         {"it.wound", "it.spent", "it.might", "it is red", "it in wild", "it", "place(it) == place(you)",
          "place(target) == place(it)", "connected(place(it), target)", "connected(it, target)",
          "connected(target, it)"})
      EXPECT_EQ(x(text), x("0 + (" + text + ")")) << text << " of " << it;
  }
  context.it = wolf;
  EXPECT_EQ(x("connected(place(it), target)"), 1);
  EXPECT_EQ(x("connected(it, target)"), 0) << "it is no place";
  EXPECT_EQ(x("place(it) == place(target)"), 0);
}

TEST_F(Expression, ValuesCanBeAskedByNameWithContextAndBeforeModifiers) {
  EXPECT_EQ(x("value(it, might)"), 3);
  EXPECT_EQ(x("check(might, it, that)"), 3);
  EXPECT_EQ(x("check(might, it)"), 3);
  EXPECT_EQ(x("base(might, that)"), 5);
  EXPECT_EQ(x("base_now(might, that)"), 5);
  EXPECT_EQ(x("has(might, it)"), 1);
  EXPECT_EQ(x("has(might, you)"), 0);
  EXPECT_EQ(x("base(might, you)"), 0);
  EXPECT_EQ(x("value(none, might)"), 0);
}

TEST_F(Expression, AProcedureIsRunningOrNotAndHasLocals) {
  EXPECT_EQ(x("hunt"), 0);
  EXPECT_EQ(x("hunt.prey"), 0);
  const auto position = std::make_unique<State>();
  copy_state(*position, table->kernel.state());
  position->depth = 1;
  Frame& frame = position->frames[0];
  frame = {};
  frame.kind = FrameKind::procedure;
  frame.id = rules.image.find_procedure("hunt");
  frame.locals[0] = wolf;
  frame.locals[1] = 4;
  table->kernel.restore(*position);
  EXPECT_EQ(x("hunt"), 1);
  EXPECT_EQ(x("hunt.prey == it and hunt.rounds == 4"), 1);
  EXPECT_EQ(x("hunt.prey.wound"), 2);
}

TEST_F(Expression, AMacroIsOneTermWhereItIsUsed) {
  EXPECT_EQ(x("rich"), 1);
  EXPECT_EQ(x("not rich"), 0);
  EXPECT_EQ(x("sum * 2"), 6) << "as if it stood in parentheses";
}

TEST_F(Expression, GlobalsAreRead) {
  table->kernel.mutable_state().globals[0] = 9;
  EXPECT_EQ(x("round + 1"), 10);
}

TEST_F(Expression, WhatIsUnknownIsNamedWithItsColumn) {
  EXPECT_EQ(error("1 + wibble"), "5: unknown name 'wibble'");
  EXPECT_EQ(error("me.wibble"), "4: unknown property '.wibble'");
  EXPECT_EQ(error("it is wibble"), "7: unknown tag 'wibble' after 'is'");
  EXPECT_EQ(error("it in wibble"), "7: unknown zone 'wibble' after 'in'");
  EXPECT_EQ(error("count(wibble)"), "7: unknown set 'wibble'");
  EXPECT_EQ(error("wibble(1)"), "1: unknown function 'wibble'");
  EXPECT_EQ(error("check(wibble, it)"), "7: unknown value 'wibble'");
  EXPECT_EQ(error("hunt.wibble"), "6: procedure 'hunt' has no local 'wibble'");
}

TEST_F(Expression, AnErrorInsideASetBodyHasTheColumnOfTheWholeText) {
  EXPECT_EQ(error("count(beasts: it.wibble)"), "18: unknown property '.wibble'");
  EXPECT_EQ(error("any(places: any(beasts: wibble))"), "25: unknown name 'wibble'");
}

TEST_F(Expression, AnErrorInsideAMacroNamesTheMacro) {
  EXPECT_EQ(error("2 * bad"), "5: unknown name 'nonsense' (in 'bad' = \"1 + nonsense\")");
  EXPECT_NE(error("loop").find("without end"), std::string::npos);
}

TEST_F(Expression, TextThatIsNoExpressionIsRefused) {
  for (const char* text : {"", "1 +", "(1", "1)", "1 2", "min(1)", "min(1, 2, 3)", "count(beasts: 1", "it.",
                           "it is", "@", "not", "1 and", "5 = 5", "99999999999", "place()", "'a'"})
    EXPECT_NE(error(text), "compiled") << text;
}

TEST_F(Expression, TooDeepNestingIsRefusedAndNotMiscalculated) {
  std::string text = "1";
  for (int i = 0; i < 75; ++i) text = "1 + (" + text + ")";
  EXPECT_NE(error(text), "compiled") << "its value would not fit the stack of the evaluation";
  std::string fits = "1";
  for (int i = 0; i < 20; ++i) fits = "1 + (" + fits + ")";
  EXPECT_EQ(x(fits), 21);
  EXPECT_NE(error(std::string(100'000, '(') + "1" + std::string(100'000, ')')), "compiled");
  EXPECT_NE(error(std::string(100'000, '-') + "1"), "compiled");
  std::string nots;
  for (int i = 0; i < 50'000; ++i) nots += "not ";
  EXPECT_NE(error(nots + "1"), "compiled");
}

TEST_F(Expression, ALongFlatTextIsFine) {
  std::string text = "0";
  for (int i = 0; i < 500; ++i) text += " + 1";
  EXPECT_EQ(x(text), 500);
  text = "false";
  for (int i = 0; i < 200; ++i) text += " or false";
  EXPECT_EQ(x(text + " or true"), 1);
}

}  // namespace
