// Messages about fields that violate their schema: the fault, the place, and how to fix it.
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Strings = std::vector<std::string>;

TEST(Fields, ACardAsItsSchemaHasItIsTakenAndStandsWhereItsFileSays) {
  Coins coins;
  coins.pack("more",
             {{"cards/penny.lua",
               "local text = 'A penny.'\nlocal card = coin {\n  name = 'Penny', colour = 'red', worth = 1,\n"
               "  status = 'complete', uses = { spend = 2 }, minted = { year = 1920 },\n"
               "  when \"It is found.\" { effect = function() end },\n}\nreturn card\n"}});
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
  const kernel::Definition& penny = coins.definition("more:penny");
  EXPECT_EQ(penny.origin.file, "more/cards/penny.lua");
  EXPECT_EQ(penny.origin.line, 2);
  EXPECT_EQ(coins.host.image().abilities[penny.abilities.at(0)].origin.line, 5);
  EXPECT_EQ(coins.data("penny", "status"), "complete");
}

struct Wrong {
  const char* name;
  const char* fields;  // of a coin, on line 2 of the file
  Strings said;
};

const Wrong kWrong[] = {
    {"unknown",
     "nmae = 1",
     {"more/cards/penny.lua:2: error: unknown field 'nmae' in coin 'Penny'; did you mean 'name'? "
      "[unknown-field]"}},
    {"number",
     "worth = '4'",
     {"more/cards/penny.lua:2: error: `worth` of coin 'Penny' is a number, not the text \"4\"; write 4 "
      "without "
      "quotation marks [wrong-type]"}},
    {"fraction",
     "worth = 1.5",
     {"more/cards/penny.lua:2: error: `worth` of coin 'Penny' is a whole number, not the number 1.5; numbers "
      "of the "
      "game are whole [wrong-type]"}},
    {"text",
     "text = 4",
     {"more/cards/penny.lua:2: error: `text` of coin 'Penny' is a text, not the number 4; put it in "
      "quotation marks "
      "[wrong-type]"}},
    {"no_list",
     "traits = 'Old'",
     {"more/cards/penny.lua:2: error: `traits` of coin 'Penny' is a list of texts, not the text \"Old\"; put "
      "it in "
      "braces: { \"Old\" } [wrong-type]"}},
    {"in_list",
     "traits = { 'Old', 7 }",
     {"more/cards/penny.lua:2: error: `traits[2]` of coin 'Penny' is a text, not the number 7; put it in "
      "quotation "
      "marks [wrong-type]"}},
    {"named_in_list",
     "traits = { old = true }",
     {"more/cards/penny.lua:2: error: `traits.old` has a name, but coin 'Penny' wants a list of texts there; "
      "remove "
      "`old =` [wrong-type]"}},
    {"in_map",
     "uses = { spend = 'x' }",
     {"more/cards/penny.lua:2: error: `uses.spend` of coin 'Penny' is a number, not the text \"x\" "
      "[wrong-type]"}},
    {"in_record",
     "minted = { yaer = 1 }",
     {"more/cards/penny.lua:2: error: unknown field 'yaer' in `minted` of coin 'Penny'; did you mean 'year'? "
      "[unknown-field]",
      "more/cards/penny.lua:2: error: `year` is missing in `minted` of coin 'Penny'; add `year = ...`, a "
      "number "
      "[missing-field]"}},
    {"word",
     "status = 'complet'",
     {"more/cards/penny.lua:2: error: there is no card status 'complet' (`status` of coin 'Penny'); did you "
      "mean "
      "'complete'? [unknown-word]"}},
    {"far_word",
     "status = 'banana'",
     {"more/cards/penny.lua:2: error: there is no card status 'banana' (`status` of coin 'Penny'); there are "
      "complete, "
      "stub and scripted [unknown-word]"}},
    {"name_of_the_game",
     "when = 'fuond'",
     {"more/cards/penny.lua:2: error: there is no timing point 'fuond' (`when` of coin 'Penny'); did you "
      "mean "
      "'found'? [unknown-word]"}},
    {"no_ability",
     "'text'",
     {"more/cards/penny.lua:2: error: `[1]` of coin 'Penny' is an ability, not the text \"text\" "
      "[wrong-type]"}},
    {"unfinished",
     "when 'It is found.'",
     {"more/cards/penny.lua:2: error: `[1]` of coin 'Penny' is an ability, not a function; an ability is "
      "written KIND "
      "\"its text\" { fields }: its fields may be missing [wrong-type]"}},
    {"by_hand",
     "{ effect = print }",
     {"more/cards/penny.lua:2: error: `[1]` of coin 'Penny' is an ability, not a table; write KIND \"its "
      "text\" before "
      "the braces [wrong-type]"}},
    {"rule_of_the_game",
     "worth = 12",
     {"more/cards/penny.lua:2: error: a coin is worth 9 at most (coin 'Penny') [wrong-value]"}},
};

TEST(Fields, EachKindOfMistakeIsOneMessageAtItsLineWithTheMend) {
  for (const Wrong& wrong : kWrong) {
    SCOPED_TRACE(wrong.name);
    EXPECT_EQ(
        said_of(std::string("return coin { name = 'Penny', colour = 'red',\n  ") + wrong.fields + ",\n}\n"),
        wrong.said);
  }
}

TEST(Fields, AllMistakesOfAFileAreToldAtOnceEachAtItsOwnLine) {
  EXPECT_THAT(
      said_of("return coin {\n"
              "  name = 'Penny',\n"
              "  worth = '4',\n"
              "  traits = {\n"
              "    'Old',\n"
              "    7,\n"
              "  },\n"
              "  when \"It is found.\" {\n"
              "    efect = print,\n"
              "    limit = { per = 'trun',\n"
              "      cuont = 2 },\n"
              "  },\n"
              "  when \"Again.\" { effect = 'x' },\n"
              "}\n"),
      ElementsAre(
          "more/cards/penny.lua:9: error: unknown field 'efect' in when \"It is found.\"; did you mean "
          "'effect'? [unknown-field]",
          "more/cards/penny.lua:8: error: `effect` is missing in when \"It is found.\"; add `effect = "
          "...`, a function [missing-field]",
          "more/cards/penny.lua:11: error: unknown field 'cuont' in `limit` of when \"It is found.\"; "
          "did you mean 'count'? [unknown-field]",
          "more/cards/penny.lua:13: error: `effect` of when \"Again.\" is a function, not the text "
          "\"x\"; write function(me, you) ... end [wrong-type]",
          "more/cards/penny.lua:1: error: `colour` is missing in coin 'Penny'; add `colour = ...`, a "
          "colour [missing-field]",
          "more/cards/penny.lua:3: error: `worth` of coin 'Penny' is a number, not the text \"4\"; "
          "write 4 without quotation marks [wrong-type]",
          "more/cards/penny.lua:6: error: `traits[2]` of coin 'Penny' is a text, not the number 7; put "
          "it in quotation marks [wrong-type]",
          "more/cards/penny.lua:10: error: there is no period 'trun' (`limit.per` of when \"It is "
          "found.\"); did you mean 'turn'? [unknown-word]"));
}

TEST(Fields, WhatFollowsFromAMistakeIsNotTold) {
  // The constructor compares `worth` with a number, which fails for a text.
  EXPECT_THAT(
      said_of("return coin { name = 'Penny', colour = 'red', worth = 'x' }\n"),
      ElementsAre("more/cards/penny.lua:1: error: `worth` of coin 'Penny' is a number, not the text \"x\" "
                  "[wrong-type]"));
}

TEST(Fields, FieldsThatAFunctionOfTheFileGivesAreFoundThere) {
  EXPECT_THAT(
      said_of("local function found(text)\n  return when(text) {\n    effect = print,\n    limti = 'turn',\n"
              "  }\nend\nlocal card = coin { name = 'Penny', colour = 'red', found 'It is found.' }\n"
              "return card\n"),
      ElementsAre(
          "more/cards/penny.lua:4: error: unknown field 'limti' in when \"It is found.\"; did you mean "
          "'limit'? [unknown-field]"));
}

TEST(Fields, ANameThatALaterFileDeclaresIsNoMistake) {
  Coins coins;
  coins.pack("more", {{"cards/a.lua", "return coin { name = 'A', colour = 'red', when = 'lost' }"},
                      {"cards/b.lua", "engine.game { timing_points = { lost = {} } }"}});
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
}

TEST(Fields, AFunctionAloneStandsForTheFieldThatTheConstructorNames) {
  EXPECT_THAT(said_of("return coin { name = 'A', colour = 'red', named 'x' 'Text.' (function() end) }"),
              IsEmpty());
  EXPECT_THAT(
      said_of("return coin { name = 'A', colour = 'red', named 'x' 'Text.' (7) }"),
      ElementsAre(
          "more/cards/penny.lua:1: error: named \"x\" \"Text.\" is a table of fields, not the number 7 "
          "[wrong-type]"));
}

TEST(Fields, ATextBeforeTheFieldsThatIsMissingIsTold) {
  EXPECT_THAT(
      said_of("return coin { name = 'A', colour = 'red', when { effect = print } { effect = print } }"),
      ElementsAre("more/cards/penny.lua:1: error: the `text` of when is a text, not a table; write it before "
                  "the fields: when \"...\" { ... } [wrong-type]"));
}

TEST(Fields, ASchemaThatCannotBeReadIsToldByItsName) {
  const std::string game =
      std::string(kCoinGame) +
      "fields.schema('odd_fields', 'Odd.', { { 'a', 'colur', 'A.' } })\n"
      "engine.export { odd = fields.constructor('odd: definition', 'odd_fields', print) }\n";
  Coins coins(game);
  coins.pack("more", {{"cards/penny.lua", "return odd { a = 1 }"}});
  ASSERT_EQ(coins.said().size(), 1u);
  EXPECT_NE(coins.said()[0].find("the field 'a' of odd_fields: no type is called 'colur'"), std::string::npos)
      << coins.said()[0];
}

TEST(Fields, OneNameIsDeclaredOnce) {
  Coins coins;
  coins.pack("more", {{"cards/penny.lua", "fields.alias('colour', 'string', 'Again.')"}});
  ASSERT_EQ(coins.said().size(), 1u);
  EXPECT_NE(coins.said()[0].find("'colour' is already declared in coins/game.lua; take another name"),
            std::string::npos)
      << coins.said()[0];
}

TEST(Fields, WhatAGameIsMadeOfIsCheckedTheSameWay) {
  Coins coins;
  coins.pack(
      "more",
      {{"cards/a.lua", "engine.game {\n  zones = { { \"pile\", \"A pile.\", visibel = 'none' } },\n}\n"},
       {"cards/b.lua",
        "engine.procedure {\n  name = \"more\",\n  steps = { { id = \"a\", windw = \"turn\" } },\n}\n"},
       {"cards/c.lua",
        "engine.procedure { name = \"less\", steps = { { id = \"a\", call = \"mroe\" } } }\n"}});
  coins.freeze();
  EXPECT_THAT(
      coins.said(),
      ElementsAre(
          "more/cards/a.lua:2: error: unknown field 'visibel' in `zones[1]` of engine.game; did you mean "
          "'visible'? [unknown-field]",
          "more/cards/b.lua:3: error: unknown field 'windw' in `steps[1]` of procedure 'more'; did you "
          "mean 'window'? [unknown-field]",
          "more/cards/c.lua:1: error: there is no procedure 'mroe' (`steps[1].call` of procedure "
          "'less'); did you mean 'more'? [unknown-word]"));
}

TEST(Fields, AnExpressionThatCannotBeReadIsToldAtItsLine) {
  EXPECT_THAT(said_of("return coin { name = 'A', colour = 'red',\n  when 'Text.' {\n    effect = print,\n"
                      "    condition = 'me.cions > 0',\n  } }"),
              ElementsAre("more/cards/penny.lua:4: error: unknown property '.cions' in condition "
                          "\"me.cions > 0\"; did you mean 'coins'? [expression]"));
}

TEST(Fields, TablesOfStrangersCannotHurt) {
  EXPECT_EQ(said_of("local t = {} t.t = t return coin { name = 'A', colour = 'red', uses = t }").size(), 1u);
  EXPECT_EQ(
      said_of("return coin { name = 'A', colour = 'red', uses = setmetatable({}, { __index = error }) }")
          .size(),
      0u);
  EXPECT_GE(said_of("return coin(setmetatable({}, { __index = function() while true do end end }))").size(),
            2u);
  EXPECT_EQ(said_of("return coin { name = 'A', colour = 'red', traits = { [{}] = 1 } }").size(), 1u);
  EXPECT_EQ(said_of("return coin()").size(), 1u);
}

}  // namespace
}  // namespace misk::test
