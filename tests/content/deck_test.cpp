#include "content/deck.hpp"

#include "content/suggest.hpp"
#include "support.hpp"

namespace misk::content {
namespace {

using ::testing::HasSubstr;
using testing::TempDir;
using testing::thrown;

constexpr std::string_view kYaml = R"(name: Roland's first
investigator: arkham_core:roland_banks
cards:
  arkham_core:machete: 2
  01006: 1
)";

constexpr std::string_view kJson = R"({
  "id": 4000001,
  "name": "Roland Starter",
  "date_creation": "2024-02-04T15:16:06+00:00",
  "description_md": "https:\/\/x \ud83d\ude00",
  "user_id": null,
  "investigator_code": "01001",
  "investigator_name": "Roland Banks",
  "slots": {
    "01000": 1,
    "01006": 1,
    "05085b": 2
  },
  "sideSlots": [],
  "ignoreDeckLimitSlots": null,
  "version": "0.1",
  "xp_adjustment": 0,
  "meta": "{}",
  "problem": null
})";

TEST(Deck, ReadsYaml) {
  const Deck deck = parse_deck(kYaml, "d.yaml");
  EXPECT_EQ(deck.name, "Roland's first");
  EXPECT_EQ(deck.avatar, "arkham_core:roland_banks");
  ASSERT_EQ(deck.cards.size(), 2U);
  EXPECT_EQ(deck.cards[0].card, "arkham_core:machete");
  EXPECT_EQ(deck.cards[0].count, 2);
  EXPECT_EQ(deck.cards[1].card, "01006");
  EXPECT_EQ(deck.cards[1].line, 5);
}

TEST(Deck, MayNameThePacksItWasBuiltFrom) {
  EXPECT_TRUE(parse_deck(kYaml, "d.yaml").collection.empty());
  const Deck deck = parse_deck(std::string(kYaml) + "collection: [arkham_core, mine]\n", "d.yaml");
  EXPECT_EQ(deck.collection, (std::vector<std::string>{"arkham_core", "mine"}));
  EXPECT_EQ(parse_deck(to_yaml(deck), "again.yaml").collection, deck.collection);
}

TEST(Deck, OptionsAreForTheGame) {
  const Deck deck =
      parse_deck(std::string(kYaml) + "options:\n  experience: 5\n  permitted: [a, b]\n", "d.yaml");
  ASSERT_EQ(deck.options.size(), 2U);
  EXPECT_EQ(deck.options[0].values, (std::vector<std::string>{"5"}));
  EXPECT_EQ(deck.options[1].values, (std::vector<std::string>{"a", "b"}));
  const Deck again = parse_deck(to_yaml(deck), "again.yaml");
  ASSERT_EQ(again.options.size(), 2U);
  EXPECT_EQ(again.options[1].name, "permitted");
  EXPECT_EQ(again.options[1].values, deck.options[1].values);
  EXPECT_EQ(again.options[0].values, deck.options[0].values);
}

TEST(Deck, ExperienceOfArkhamDb) {
  const auto said = [](const std::string& more) {
    const Deck deck = parse_deck(R"({"investigator_code": "1", "slots": {})" + more + "}", "d");
    return deck.options.empty() ? "" : deck.options[0].values[0];
  };
  EXPECT_EQ(said(""), "");
  EXPECT_EQ(said(R"(, "xp": null)"), "");
  EXPECT_EQ(said(R"(, "xp": 7, "xp_adjustment": 1)"), "8");
  EXPECT_EQ(said(R"(, "xp": 7, "previous_deck": 3)"), "any");
}

TEST(Deck, WhatLooksLikeOne) {
  for (const char* yes : {"", "{\"slots\": {}}", "# x\nname: a\ncards: {}\n", "investigator: x\n"})
    EXPECT_TRUE(is_deck(yes)) << yes;
  for (const char* no : {"2x Knife\n", "<deck game=\"x\"/>", "code,quantity\n01016,1\n"})
    EXPECT_FALSE(is_deck(no)) << no;
}

TEST(Deck, ReadsArkhamDb) {
  const Deck deck = parse_deck(kJson, "d.json");
  EXPECT_EQ(deck.name, "Roland Starter");
  EXPECT_EQ(deck.avatar, "01001");
  ASSERT_EQ(deck.cards.size(), 3U);
  EXPECT_EQ(deck.cards[0].card, "01000");
  EXPECT_EQ(deck.cards[2].card, "05085b");
  EXPECT_EQ(deck.cards[2].count, 2);
  EXPECT_EQ(deck.cards[2].line, 12);
}

TEST(Deck, EmptySlotsAreAList) {
  EXPECT_TRUE(parse_deck(R"({"investigator_code": "01001", "slots": []})", "d").cards.empty());
}

TEST(Deck, CopiesOfAnExportThatAreNoneAreLeftOut) {
  const Deck deck = parse_deck(R"({"investigator_code": "1", "slots": {"2": 0, "4": 1}})", "d");
  ASSERT_EQ(deck.cards.size(), 1U);
  EXPECT_EQ(deck.cards[0].card, "4");
}

TEST(Deck, OwnFormInBracesAndBack) {
  const Deck deck = parse_deck(R"({name: a "b" \, investigator: x, cards: {y: 3}})", "d");
  EXPECT_EQ(parse_deck(to_yaml(deck), "e").name, deck.name);
  const Deck json = parse_deck(R"({"name": "A", "investigator": "x", "cards": {"y": 3}})", "d");
  EXPECT_EQ(json.cards.at(0).count, 3);
  const Deck back = parse_deck(to_yaml(parse_deck(kJson, "d")), "e");
  EXPECT_EQ(back.cards.at(2).card, "05085b");
}

TEST(Deck, FileTypeIsToldByContent) {
  const TempDir dir;
  EXPECT_EQ(read_deck(dir.write("deck.yaml", kJson)).avatar, "01001");
  EXPECT_EQ(read_deck(dir.write("deck.json", kYaml)).cards.size(), 2U);
  EXPECT_THAT(thrown([&] { read_deck(dir.path("none.yaml")); }).message, HasSubstr("no such file"));
  EXPECT_THAT(thrown([&] { read_deck(dir.path()); }).message, HasSubstr("no file"));
}

TEST(Deck, EachErrorHasItsLine) {
  struct Case {
    std::string bytes;
    int line;
    const char* message;
  };
  const std::vector<Case> cases = {
      {"", 1, "the file is empty"},
      {" \n", 1, "the file is empty"},
      {"\n<!DOCTYPE html>\n<html>", 1, "a web page"},
      {"[{}]", 1, "a list, not a deck"},
      {"words", 1, "the deck is a single value"},
      {"name: a\ncards: {x: 1}\n", 1, "has no 'investigator'"},
      {"name: a\ninvestigator: b\ncards:\n  x: 1\n  y: -1\n", 5, "the count of 'y' is -1"},
      {"name: a\ninvestigator: b\ncards:\n  x: 0\n", 4, "the count of 'x' is 0"},
      {"name: a\ninvestigator: b\ncards:\n  x: two\n", 4, "the count of 'x' is 'two'"},
      {"name: a\ninvestigator: b\ncards:\n  x: 100000000000000000000\n", 4, "out of range"},
      {"name: a\ninvestigator: b\ncards:\n  x: 1\n  x: 2\n", 5, "duplicate key 'x'"},
      {"name: a\ninvestigator: b\ncards: [x, y]\n", 3, "cards is a list"},
      {"name: a\ninvestgator: b\ncards: {}\n", 1, "has no 'investigator'"},
      {"name: a\ninvestigator: b\ncards: {}\ncard: {}\n", 4, "did you mean 'cards'?"},
      {"{\"slots\": {}}", 1, "no 'investigator_code'"},
      {"{\"investigator_code\": \"1\", \"slots\": {\"2\": 1,\n\"3\": -2}}", 2,
       "the count of '3' is -2, out of range"},
      {"{\n\"investigator_code\": \"1\"}", 1, "no 'slots'"},
      {"{\"investigator_code\": \"1\", \"slots\": {\n\"01006\": \"-two\"}}", 2,
       "the count of '01006' is the text '-two'"},
      {"{\"investigator_code\": \"1\", \"slots\": [1]}", 1, "slots is a list"},
      {"{\"investigator_code\": 1,\n \"slots\": 7}", 2, "slots is a single value"},
      {"{\"investigator_code\": \"1\",\n \"slots\": {", 2, "ends too early"},
  };
  for (const Case& each : cases) {
    const Diagnostic got = thrown([&] { parse_deck(each.bytes, "d"); });
    EXPECT_EQ(got.line, each.line) << each.bytes;
    EXPECT_THAT(got.to_string(), HasSubstr(each.message));
  }
}

TEST(Deck, UnknownCardsAreNamedWithTheirLine) {
  const std::vector<std::string> ids = {"arkham_core:machete", "arkham_core:roland_banks"};
  const auto known = [&](const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  const auto near = [&](const std::string& id) { return suggest(id, ids); };
  Deck deck = parse_deck(kYaml, "d.yaml");
  deck.cards[0].card = "arkham_core:machette";
  const Diagnostics got = check_deck(deck, known, near);
  ASSERT_EQ(got.size(), 2U);
  EXPECT_EQ(got[0].to_string(),
            "d.yaml:4: error: unknown card 'arkham_core:machette'; did you mean "
            "'arkham_core:machete'? [unknown-card]");
  EXPECT_EQ(got[1].line, 5);
  deck.avatar = "nobody";
  EXPECT_EQ(check_deck(deck, known).at(0).line, 2);
}

}  // namespace
}  // namespace misk::content
