// The changes of misk mutate to a Lua file, and the parts it leaves alone.
#include "lua_source/mutations.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "text/lua_syntax.hpp"

namespace misk::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using text::lex_lua;
using text::LuaNode;
using text::parse_lua;

/// Each change, as the line it makes of a source of one line.
std::vector<std::string> made_of(const std::string& source, const std::set<std::string>& expressions = {}) {
  std::vector<std::string> all;
  for (const LuaMutation& each : lua_mutations(source, expressions)) all.push_back(mutated(source, each));
  return all;
}

std::vector<std::string> told(const std::string& source, const std::set<std::string>& expressions = {}) {
  std::vector<std::string> all;
  for (const LuaMutation& each : lua_mutations(source, expressions))
    all.push_back(std::to_string(each.line) + ":" + std::to_string(each.column) + " " + each.what);
  return all;
}

TEST(LuaMutations, ComparisonsAreSwapped) {
  EXPECT_THAT(made_of("return a == b, a ~= b"),
              ElementsAre("return a ~= b, a ~= b", "return a == b, a == b"));
  EXPECT_THAT(made_of("return a < b, a <= b"), ElementsAre("return a <= b, a <= b", "return a < b, a < b"));
  EXPECT_THAT(made_of("return a > b, a >= b"), ElementsAre("return a >= b, a >= b", "return a > b, a > b"));
}

TEST(LuaMutations, ArithmeticIsSwappedAndASignTakenAway) {
  EXPECT_THAT(made_of("return a + b - c"), ElementsAre("return a - b - c", "return a + b + c"));
  EXPECT_THAT(made_of("return f() - #t"), ElementsAre("return f() + #t"));
  EXPECT_THAT(made_of("return -a"), ElementsAre("return a"));
  EXPECT_THAT(made_of("return a * b"), ElementsAre("return a + b"));
  EXPECT_THAT(made_of("return math.min(a, b)"), ElementsAre("return math.max(a, b)"));
  EXPECT_THAT(made_of("return other.min(a, b)"), IsEmpty());
}

TEST(LuaMutations, NumbersGrowByOne) {
  EXPECT_THAT(made_of("return 0, 7"), ElementsAre("return 1, 7", "return 0, 8"));
  EXPECT_THAT(made_of("return 0.5, 0x10"), IsEmpty());
}

TEST(LuaMutations, WordsOfLogicAreSwapped) {
  EXPECT_THAT(made_of("return a and b"), ElementsAre("return a or b"));
  EXPECT_THAT(made_of("return a or true"), ElementsAre("return a and true", "return a or false"));
  EXPECT_THAT(made_of("return not a"), ElementsAre("return  a"));
}

TEST(LuaMutations, CallsThatAreStatementsAreRemoved) {
  EXPECT_THAT(made_of("f(x)"), ElementsAre("do end"));
  EXPECT_THAT(made_of("a.b:c \"x\""), ElementsAre("do end"));
  EXPECT_THAT(made_of("local x = f(y)"), IsEmpty());
  EXPECT_THAT(made_of("return f(y)"), IsEmpty());
}

TEST(LuaMutations, WhatATableHoldsStaysAsItWas) {
  EXPECT_THAT(made_of("card.face = other"), ElementsAre("do end"));
  EXPECT_THAT(made_of("x = other"), IsEmpty());
}

TEST(LuaMutations, GuardsAreRemovedAndSimpleConditionsAlwaysHold) {
  EXPECT_THAT(made_of("if f(x) then return end"),
              ElementsAre("if true then return end", "if f(x) then do end end"));
  EXPECT_THAT(made_of("if x:is \"y\" then local z end"), ElementsAre("if true then local z end"));
  EXPECT_THAT(made_of("if a == b then local z end"), ElementsAre("if a ~= b then local z end"));
}

TEST(LuaMutations, FieldsOfAbilitiesAreRemoved) {
  EXPECT_THAT(made_of("return { limit = \"round\", other = x }"), ElementsAre("return {  other = x }"));
  EXPECT_THAT(made_of("return { other = x, cost = y }"), ElementsAre("return { other = x,  }"));
  EXPECT_THAT(made_of("return { cost = 3 }"), ElementsAre("return { cost = 4 }"))
      << "of a card, not of an ability";
  EXPECT_THAT(made_of("return { condition = \"here\" }"), ElementsAre("return {  }"));
  EXPECT_THAT(made_of("return { condition = { a, b } }"),
              ElementsAre("return { condition = {  b } }", "return { condition = { a,  } }"));
}

TEST(LuaMutations, StepsAndModifiersAreRemoved) {
  EXPECT_THAT(told("return {\n  steps = {\n    { id = \"first\" },\n  },\n}"),
              ElementsAre("3:5 entry id = \"first\" removed"));
  EXPECT_THAT(made_of("return { { value = \"x\" }; f }"), ElementsAre("return {  f }"));
  EXPECT_THAT(made_of("return { { name = \"x\" } }"), IsEmpty());
}

TEST(LuaMutations, ExpressionsAreChangedInside) {
  EXPECT_THAT(made_of("return f(\"here.clues > 0\")", {"here.clues > 0"}),
              ElementsAre("return f(\"here.clues >= 0\")", "return f(\"here.clues > 1\")"));
  EXPECT_THAT(
      made_of("return { x = \"not any(a: it is not b)\" }", {"not any(a: it is not b)"}),
      ElementsAre("return { x = \" any(a: it is not b)\" }", "return { x = \"not all(a: it is not b)\" }",
                  "return { x = \"not any(a: it is  b)\" }"));
  EXPECT_THAT(told("return {\n  x = \"a or b\",\n}", {"a or b"}), ElementsAre("2:10 'or' becomes 'and'"));
  EXPECT_THAT(made_of("return { when = \"a\" }", {"a"}), ElementsAre("return {  }"));
}

TEST(LuaMutations, TextsForPeopleAreLeftAlone) {
  EXPECT_THAT(made_of("return { text = \"Take 1 horror and 2 damage, or not.\" }", {"a or b"}), IsEmpty());
  EXPECT_THAT(made_of("return { when = \"enters_play\" }"), IsEmpty()) << "a timing point";
  EXPECT_THAT(made_of("return { \"0\" }", {"0"}), IsEmpty()) << "in a list a number is a name";
  EXPECT_THAT(made_of("return { min = \"0\" }", {"0"}), ElementsAre("return { min = \"1\" }"));
  EXPECT_THAT(made_of("return f(\"this \" .. a .. \" and \" .. b)", {"x and y"}), IsEmpty());
}

TEST(LuaMutations, JoinedTextsAreExpressionsWhenEachPieceIs) {
  EXPECT_THAT(
      made_of("return a .. \" and not (\" .. b .. \")\"", {"x and not (y)"}),
      ElementsAre("return a .. \" or not (\" .. b .. \")\"", "return a .. \" and  (\" .. b .. \")\""));
  EXPECT_THAT(made_of("return table.concat(t, \" or \")", {"a or b"}),
              ElementsAre("return table.concat(t, \" and \")"));
}

TEST(LuaMutations, ErrorsAreRaisedAsTheyAre) {
  EXPECT_THAT(made_of("error(\"no \" .. x, 3)"), ElementsAre("do end"));
  EXPECT_THAT(made_of("print(1 + 2)"), IsEmpty());
}

TEST(LuaMutations, ACommentSilencesALine) {
  auto silenced = [](const std::string& source) {
    std::vector<bool> all;
    for (const LuaMutation& each : lua_mutations(source, {})) all.push_back(each.silenced);
    return all;
  };
  EXPECT_THAT(silenced("local a = 1 -- mutate: equivalent, the first is never asked\nlocal b = 2"),
              ElementsAre(true, false));
  EXPECT_THAT(silenced("local a = 1\n  -- mutate: equivalent, never asked\nlocal b = 2"),
              ElementsAre(false, true));
  EXPECT_THAT(silenced("local a = 1 -- mutate: equivalent,"), ElementsAre(false)) << "without a reason";
}

TEST(LuaMutations, EveryStatementOfLuaIsRead) {
  EXPECT_THAT(made_of("local function f(a, ...) for i = a, b do break end for k in p do goto x end ::x:: "
                      "repeat until c while d do end do end function m.n:o() end local q; return end"),
              IsEmpty());
  for (const char* wrong : {"return 1 +", "if a then", "x", "local = 1", "f(", "return }"})
    EXPECT_THROW(lua_mutations(wrong, {}), std::invalid_argument) << wrong;
}

TEST(LuaSyntax, CallsAreNamedByWhatIsCalled) {
  const auto tokens = lex_lua("a.b:c(1)");
  const LuaNode file = parse_lua(tokens);
  ASSERT_EQ(file.children.size(), 1u);
  EXPECT_EQ(file.children[0].kind, LuaNode::Kind::call);
  EXPECT_EQ(file.children[0].children[0].children[0].name, "a.b:c");
}

}  // namespace
}  // namespace misk::cli
