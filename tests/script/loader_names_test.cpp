// Names that a game may not use, and the places of faults in steps.
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> said_of_game(const std::string& more) {
  Coins coins(std::string(kCoinGame) + more);
  coins.freeze();
  std::vector<std::string> said = coins.said();
  // The game's own lines are counted from the end of the common part.
  const auto lines = std::count(kCoinGame, kCoinGame + std::string(kCoinGame).size(), '\n');
  for (std::string& each : said) {
    const std::string file = "coins/game.lua:";
    if (each.rfind(file, 0) != 0) continue;
    const std::size_t end = each.find(':', file.size());
    const int line = std::stoi(each.substr(file.size(), end - file.size()));
    each = std::to_string(line - static_cast<int>(lines)) + each.substr(end);
  }
  return said;
}

TEST(LoaderNames, TwoProceduresOfOneNameAreRefused) {
  EXPECT_THAT(
      said_of_game("engine.procedure { name = \"round\", steps = { { id = \"a\", stop = true } } }\n"),
      ElementsAre("1: error: two procedures are called 'round'; give one of them another name "
                  "[duplicate-id]"));
}

TEST(LoaderNames, NamesAndExpressionsWithControlCharactersAreRefused) {
  for (const char* name : {"a\\0b", "a\\27[2J", "two\\nlines", "a\\255"}) {
    const std::string quoted = "\"" + std::string(name) + "\"";
    for (const std::string& card :
         {"coin { name = " + quoted + ", colour = \"red\" }",
          "coin { name = \"Penny\", id = \"penny\", colour = \"red\", when(" + quoted +
              ") { effect = function() end, condition = \"1\\0 + 1\" } }"}) {
      const std::vector<std::string> said = said_of("return " + card + "\n");
      ASSERT_FALSE(said.empty()) << card;
      EXPECT_THAT(said[0], testing::HasSubstr("more/cards/penny.lua:1: error: ")) << card;
      EXPECT_THAT(said[0], testing::HasSubstr("[bad-encoding]")) << card;
    }
  }
  EXPECT_THAT(said_of("return coin { name = \"Penny \\195\\169\", colour = \"red\" }\n"), IsEmpty());
}

TEST(LoaderNames, WhatTheEngineOrLuaHasCannotBeExported) {
  for (const std::string name : {"choose", "pairs", "fields"})
    EXPECT_THAT(said_of_game("engine.export { " + name + " = function() end }\n"),
                ElementsAre("1: error: '" + name +
                            "' is a name of the engine's own, so it cannot be exported; "
                            "give it another [script-error]"));
  EXPECT_THAT(said_of_game("engine.export { chosen = function() end }\n"), IsEmpty());
}

TEST(LoaderNames, WhatIsWrongInAStepIsToldAtItsLineWithItsName) {
  EXPECT_THAT(
      said_of_game(
          "engine.procedure {\n  name = \"more\",\n  steps = {\n    { id = \"first\", stop = true },\n"
          "    { id = \"second\", go = \"thrid\" },\n    { id = \"third\",\n      when = \"1 + cions\",\n"
          "      stop = true },\n  },\n}\n"),
      ElementsAre("5: error: procedure 'more' has no step 'thrid' (in step 'second' of 'more'); did you mean "
                  "'third'? [missing-reference]",
                  "7: error: unknown name 'cions' in when \"1 + cions\" (in step 'third' of 'more'); "
                  "scripts/README.md has the grammar, the game's game.lua the names [expression]"));
}

}  // namespace
}  // namespace misk::test
