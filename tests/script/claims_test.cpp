// Declarations of a pack for all packs of a game belong to it. A pack that changes them must declare that in
// its manifest.
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const char* const kWorthThree =
    "engine.game { values = { { 'worth', 'Its worth.', base = '3' } } }\nreturn {}";
const char* const kUsesIt = "require 'lib/more'\nreturn coin { name = 'Penny', colour = 'red' }";

/// The game of coins, and a pack with a library that declares something.
class Claims : public testing::Test {
 protected:
  void add(const std::string& id, const std::string& library, const std::vector<std::string>& needs = {},
           const std::vector<script::ScriptOverride>& overrides = {}) {
    coins.pack(id, {{"lib/more.lua", library}, {"cards/" + id + ".lua", kUsesIt}}, needs, overrides);
  }
  std::vector<std::string> changes() {
    std::vector<std::string> out;
    for (const auto& change : coins.loader.rule_changes())
      out.push_back(change.pack + ": " + change.to_string());
    return out;
  }
  Coins coins;
};

TEST_F(Claims, NewNamesAreWelcome) {
  add("more",
      "engine.game { counters = { { 'dents', 'Dents.' } }, values = { { 'shine', 'How it shines.', base = "
      "'2' } },\n"
      "  words = { bright = { 'it.shine > 1', 'It shines.' } }, tags = { 'coin' } }\n"
      "engine.export { polish = function() end }\nreturn {}");
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
  EXPECT_THAT(changes(), IsEmpty());
}

TEST_F(Claims, AValueOfTheGameIsNotChangedUnsaid) {
  add("more", kWorthThree);
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              ElementsAre(HasSubstr(
                  "more/lib/more.lua:1: error: the pack 'more' changes the value 'worth' of the pack "
                  "'coins' (coins/game.lua:32) for every card without saying so; take another name for your "
                  "own, or add `overrides: [coins:worth]` to pack.yaml [undeclared-override]")));
}

TEST_F(Claims, SaidInTheManifestItIsChangedAndKnown) {
  add("more", kWorthThree, {}, {{"coins:worth", 7}});
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
  EXPECT_THAT(changes(), ElementsAre("more: the value 'worth' of coins"));
}

TEST_F(Claims, AnExportOfTheGameIsNotReplacedUnsaid) {
  add("more", "engine.export { coin = function() end }\nreturn {}");
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              testing::Contains(HasSubstr("the pack 'more' changes the export 'coin' of the pack 'coins'")));
}

TEST_F(Claims, AProcedureATimingPointAndAZoneAreTheGamesToo) {
  add("more",
      "engine.procedure { name = 'round', steps = { { id = 'end', stop = true } } }\n"
      "engine.game { zones = { { 'table', 'Another.' } }, timing_points = { found = { about = 'Again.' } } "
      "}\nreturn {}");
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(), testing::IsSupersetOf({HasSubstr("changes the procedure 'round'"),
                                                   HasSubstr("changes the zone 'table'"),
                                                   HasSubstr("changes the timing point 'found'")}));
}

TEST_F(Claims, AWordThatHidesAValueIsTold) {
  add("more", "engine.game { words = { worth = { '7', 'Seven.' } } }\nreturn {}");
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              ElementsAre(HasSubstr("the word 'worth' hides the value 'worth' of the pack 'coins'")));
}

TEST_F(Claims, TwoPacksThatDoNotKnowEachOtherMeet) {
  const char* const shine = "engine.game { values = { { 'shine', 'How it shines.' } } }\nreturn {}";
  add("one", shine);
  add("two", shine);
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              ElementsAre(HasSubstr(
                  "two/lib/more.lua:1: error: the value 'shine' meets the value 'shine' of the pack "
                  "'one' (one/lib/more.lua:1); give one of them another name, or let one pack say "
                  "that it conflicts with the other [duplicate-id]")));
}

TEST_F(Claims, APackThatRequiresAnotherSaysThatItChangesThat) {
  const char* const shine = "engine.game { values = { { 'shine', 'How it shines.' } } }\nreturn {}";
  add("one", shine);
  add("two", shine, {"one"});
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(), ElementsAre(HasSubstr("add `overrides: [one:shine]` to pack.yaml")));
}

/// The game of coins with tables that it exports.
class SharedTables : public testing::Test {
 protected:
  SharedTables()
      : coins(std::string(kCoinGame) +
              "local mint = { press = function() return 1 end }\n"
              "engine.export { mint = mint, COLOURS = { 'red', 'green', deep = { 'blue' } } }\n") {}
  void card(const std::string& pack, const std::string& text, const std::vector<std::string>& needs = {}) {
    coins.pack(pack, {{"cards/" + pack + ".lua", text}}, needs);
  }
  Coins coins;
};

TEST_F(SharedTables, FunctionsOfTheGameAreNotReplacedByACard) {
  card("evil", "mint.press = nil\nreturn coin { name = 'E', colour = 'red' }");
  EXPECT_THAT(coins.said(), ElementsAre(testing::AllOf(HasSubstr("evil/cards/evil.lua:1: error:"),
                                                       HasSubstr("'press'"), HasSubstr("read-only"))));
}

TEST_F(SharedTables, NothingIsAddedToThem) {
  card("evil", "mint.more = 1\nreturn coin { name = 'E', colour = 'red' }");
  EXPECT_THAT(coins.said(), ElementsAre(HasSubstr("read-only")));
}

TEST_F(SharedTables, TheEnginesOwnAreReadOnlyToo) {
  for (const char* write : {"fields.list_of = nil", "method.move = nil", "property.data = nil",
                            "string.n = 1", "table.insert = nil", "math.pi = 3", "bit.band = nil"}) {
    Coins other;
    other.pack("evil",
               {{"cards/evil.lua", std::string(write) + "\nreturn coin { name = 'E', colour = 'red' }"}});
    EXPECT_THAT(other.said(), ElementsAre(testing::AllOf(HasSubstr("evil/cards/evil.lua:1: error:"),
                                                         HasSubstr("read-only"))))
        << write;
  }
}

TEST_F(SharedTables, AGlobalIsNotReplaced) {
  card("evil", "local function later()\n  choose = 5\nend\nreturn coin { name = 'E', colour = 'red' }");
  EXPECT_THAT(coins.said(), ElementsAre(testing::AllOf(
                                HasSubstr("evil/cards/evil.lua:2: error:"),
                                HasSubstr("'choose' is assigned as a global; write `local choose`"))));
}

TEST_F(SharedTables, EachPackHasListsOfItsOwn) {
  card("evil", "COLOURS[1], COLOURS.deep[1] = 'black', 'black'\nreturn coin { name = 'E', colour = 'red' }");
  card("good",
       "assert(#COLOURS == 2 and COLOURS[1] == 'red' and COLOURS.deep[1] == 'blue')\n"
       "return coin { name = 'G', colour = COLOURS[1] }");
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
}

TEST_F(SharedTables, WhatAModuleOfAnotherPackGivesIsReadOnly) {
  coins.pack("one", {{"lib/tools.lua", "return { polish = function() return 'bright' end }"},
                     {"lib/list.lua", "return { 'a', 'b' }"},
                     {"cards/one.lua",
                      "local tools = require 'lib/tools' tools.own = 1\n"
                      "return coin { name = 'One', colour = 'red' }"}});
  coins.pack("two",
             {{"cards/a.lua",
               "local list = require 'one:lib/list' list[1] = 'z'\n"
               "assert(list == require 'one:lib/list')\nreturn coin { name = 'A', colour = 'red' }"},
              {"cards/two.lua",
               "local tools = require 'one:lib/tools'\nassert(tools.polish() == 'bright')\n"
               "tools.polish = nil\nreturn coin { name = 'Two', colour = 'red' }"}},
             {"one"});
  coins.pack("three",
             {{"cards/three.lua",
               "assert(require 'one:lib/list'[1] == 'a')\n"
               "return coin { name = 'Three', colour = 'red' }"}},
             {"one"});
  EXPECT_THAT(coins.said(),
              ElementsAre(testing::AllOf(HasSubstr("two/cards/two.lua:3: error:"), HasSubstr("read-only"))));
}

TEST_F(SharedTables, WhatTheEngineCallsIsAFunctionOrItIsToldWhere) {
  Coins other(std::string(kCoinGame) + "engine.export { setup = 5 }\n");
  ASSERT_TRUE(other.freeze());
  EXPECT_FALSE(other.host.call_export(
      "setup", [](lua_State*) { return 0; }, 0));
  ASSERT_EQ(other.said().size(), 1u);
  EXPECT_THAT(other.said()[0], testing::StartsWith("coins/game.lua:"));
  EXPECT_THAT(other.said()[0], HasSubstr("what is exported as 'setup' is no function"));
  EXPECT_FALSE(other.host.call_export(
      "epilogue", [](lua_State*) { return 0; }, 0));
  EXPECT_THAT(other.said().back(), HasSubstr("the game 'coins' exports no function 'epilogue'"));
}

TEST_F(SharedTables, TheTableOfTheGamesNumbersTakesNothingBesideThem) {
  Coins other;
  other.pack("hoard", {{"cards/hoard.lua", "table.insert(game, 1)"}});
  other.freeze();
  EXPECT_THAT(other.said(), testing::Contains(HasSubstr("read-only")));
}

TEST_F(SharedTables, AGameWithoutExportsCanBeAsked) {
  Coins none("");
  EXPECT_FALSE(none.host.call_export(
      "setup", [](lua_State*) { return 0; }, 0));
  EXPECT_THAT(none.said().back(), HasSubstr("the game 'coins' exports no function 'setup'"));
}

}  // namespace
}  // namespace misk::test
