// Reading Lua's source: everything that LuaJIT accepts is accepted.
#include "text/lua_syntax.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "lua_source/facts.hpp"

namespace misk::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string wrong(const std::string& source) {
  try {
    text::parse_lua(text::lex_lua(source));
  } catch (const text::LuaSyntaxError& e) {
    return std::to_string(e.line) + ":" + std::to_string(e.column) + " " + e.what();
  }
  return "";
}

TEST(LuaLexer, PlacesAreThoseThatAnEditorShows) {
  const auto tokens = text::lex_lua("a = \"é\" b\n  [[x\ny]] c -- d\r\ne");
  ASSERT_EQ(tokens.size(), 8U);  // a = "é" b [[..]] c e, and the end
  EXPECT_EQ(tokens[3].line, 1);
  EXPECT_EQ(tokens[3].column, 9);  // é is one letter
  EXPECT_EQ(tokens[4].column, 3);
  EXPECT_EQ(tokens[5].line, 3);
  EXPECT_EQ(tokens[5].column, 5);
  EXPECT_EQ(tokens[6].line, 4);
  EXPECT_EQ(tokens[6].column, 1);
}

TEST(LuaLexer, KeepsCommentsAndSkipsTheMarkThatSomeEditorsWrite) {
  std::vector<text::LuaComment> comments;
  const auto tokens = text::lex_lua("\xEF\xBB\xBFx --[[ a\nb ]] = -- c\n1", &comments);
  EXPECT_EQ(tokens[0].column, 1);
  ASSERT_EQ(comments.size(), 2U);
  EXPECT_EQ(comments[0].column, 3);
  EXPECT_EQ(comments[1].line, 2);
}

TEST(LuaLexer, ATextIsWhatLuaReadsInIt) {
  const auto tokens = text::lex_lua(R"lua(x = "\"Eat lead!\"" .. 'a\tb\65\0101\x41\\\z
   c' .. [[\"as it is\"]])lua");
  ASSERT_EQ(tokens.size(), 8U);
  EXPECT_EQ(tokens[2].text, "\"Eat lead!\"");
  EXPECT_EQ(tokens[4].text, "a\tbA\n1A\\c");
  EXPECT_EQ(tokens[6].text, "\\\"as it is\\\"");
}

TEST(LuaLexer, AVeryLongLineIsReadInTimeThatGrowsWithIt) {
  std::string source = "return {";
  for (int i = 0; i < 200'000; ++i) source += "1,";
  EXPECT_EQ(text::lex_lua(source + "}").size(), 400'004U);
}

TEST(LuaSyntax, EveryScriptOfOurOwnIsRead) {
  int read = 0;
  for (const char* root : {MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".lua") continue;
      std::ostringstream text;
      text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
      EXPECT_EQ(wrong(text.str()), "") << entry.path();
      ++read;
    }
  EXPECT_GT(read, 500);
}

TEST(LuaSyntax, TakesWhatIsRareButLua) {
  for (const char* source :
       {"", "#!shebang\nreturn", ";;;", "local function f(...) return ... end", "a.b[c].d:e{}.f\"x\" = 1",
        "goto done ::done::", "for i = 1, 2, 3 do break end", "repeat local x until x",
        "x = 0x1F + 1e-3 + .5 + 1LL", "return {1; 2, [3] = 4, a = 5,}", "(f or g)(1)", "local a, b = 1",
        "return function() end", "x = -#y ^ -2"})
    EXPECT_EQ(wrong(source), "") << source;
}

TEST(LuaSyntax, NestingWithoutEndIsToldNotFollowed) {
  EXPECT_THAT(wrong("return " + std::string(100'000, '(')), testing::HasSubstr("nested too deeply"));
  EXPECT_THAT(wrong("return " + std::string(100'000, '{')), testing::HasSubstr("nested too deeply"));
}

TEST(LuaSyntax, SaysWhatIsMissingAndWhere) {
  EXPECT_EQ(wrong("for x of list do end"), "1:6 'in' or '=' is missing in the 'for'");
  EXPECT_EQ(wrong("while x y() end"), "1:8 'do' is missing after the condition of 'while'");
  EXPECT_EQ(wrong("repeat x() end"), "1:12 'repeat' is closed by 'until', not by 'end'");
  EXPECT_EQ(wrong("local end = 1"), "1:7 'end' is a word of Lua, not a name");
  EXPECT_EQ(wrong("return a +"), "1:11 a value is missing before the end of the file");
  EXPECT_EQ(wrong("return { a, , b }"), "1:13 a comma too many");
  EXPECT_EQ(wrong("x = 3y"), "1:5 '3y' is no number");
  EXPECT_EQ(wrong("f = function draw(me) end"), "1:14 a function that is a value has no name");
  EXPECT_EQ(wrong("else end"), "1:1 'else' belongs to no 'if' or 'repeat' here");
}

// --- the results of lua_facts() ---

std::vector<std::string> names(const std::vector<LuaName>& list) {
  std::vector<std::string> out;
  for (const LuaName& each : list) out.push_back(each.name);
  return out;
}
LuaFacts facts(const std::string& source) {
  return lua_facts(read_lua(source));
}

TEST(LuaFacts, GlobalsAreReadByThePathAsFarAsItIsPlain) {
  EXPECT_THAT(names(facts("local a = 1 return math.floor(a), b.c:d(), e[1].f").reads),
              ElementsAre("math", "math.floor", "b", "b.c", "e"));
  EXPECT_THAT(names(facts("x.y = 1 z = 2").reads), ElementsAre("x", "x.y"));
  EXPECT_THAT(names(facts("x.y = 1 z = 2").global_writes), ElementsAre("z"));
}

TEST(LuaFacts, ALocalThatIsOnlySetIsNeverRead) {
  EXPECT_THAT(names(facts("local a = 1 a = 2 local b = 3 return b").unused), ElementsAre("a"));
  EXPECT_THAT(names(facts("local _ = 1 local function f() return f() end for i = 1, 2 do end").unused),
              IsEmpty());
  EXPECT_THAT(names(facts("local t = {} t.x = 1").unused), IsEmpty());
}

TEST(LuaFacts, ShadowedNamesAreTheInnermost) {
  EXPECT_THAT(names(facts("local n = 0 return function(n) n = 1 return n end, n").upvalue_writes), IsEmpty());
  EXPECT_THAT(names(facts("local n = 0 return function() n = 1 return n end").upvalue_writes),
              ElementsAre("n"));
}

TEST(LuaFacts, WhatIsKnownToBeACardKeepsItsRole) {
  const LuaFacts found = facts(R"(
    return x { effect = function(me, you, foe, event)
      me.a() you.parent.b() event.subject.c() event.d() foe[1].e()
      for _, card in ipairs(cards_in("hand", you)) do card.f() end
      local one = top("deck") one.g()
      other.h()
    end })");
  std::string cards, events, others;
  for (const LuaMember& member : found.members) {
    if (member.name.size() > 1) continue;
    (member.role == LuaRole::card ? cards : member.role == LuaRole::event ? events : others) += member.name;
  }
  EXPECT_EQ(cards, "abcfg");
  EXPECT_EQ(events, "d");
  EXPECT_EQ(others, "eh");
}

TEST(LuaFacts, FunctionsThatAreAskedAreToldFromThoseThatAreRun) {
  const LuaFacts found = facts(R"(
    return x {
      condition = { "a > 0", function(me) return f(me) end },
      target = t { filter = function(me, you, it) return g(it) end },
      effect = function(me) h(me) end,
    })");
  std::string asked, run;
  for (const LuaCall& call : found.calls)
    if (call.callee.size() == 1) (call.query.empty() ? run : asked) += call.callee + call.query + " ";
  EXPECT_EQ(asked, "fcondition gfilter ");
  EXPECT_THAT(run, testing::HasSubstr("h"));
}

}  // namespace
}  // namespace misk::cli
