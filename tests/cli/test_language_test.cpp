// The test language, tested through the program: a test checks what it says, and impossible names are
// reported.
#include "cli_support.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace misk::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kPassed = "1 passed, 0 failed";

/// A pack with a few cards and one test, which is written anew each time.
class Language {
 public:
  explicit Language(const std::string& game) : game_(game) {
    folder_.spill(
        "words/pack.yaml",
        "schema: 1\nid: words\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Words\n"
        "description: For a test.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n"
        "kind: cards\ngame: " +
            game + "\n");
  }

  void card(const std::string& id, const std::string& text) {
    folder_.spill("words/cards/" + id + ".lua", "return " + text + "\n");
  }

  /// The output of `misk test` for a test with this beginning and body.
  std::string told(const std::string& begin, const std::string& body) {
    folder_.spill("words/tests/words_test.lua",
                  "test(\"words\", {}, function(t)\n" + begin + "\n" + body + "\nend)\n");
    return run_misk("test " + folder_ / "words").out;
  }

 private:
  Folder folder_;
  std::string game_;
};

class ArkhamLanguage : public Language {
 public:
  ArkhamLanguage() : Language("arkham") {}
  std::string told(const std::string& body) {
    return Language::told(
        "local g = t:game { locations = { \"study\" } } t:truthy(g)\nlocal me = g:lead()\n"
        "local foe = g:spawn(\"ghoul_minion\", { engaged = me })",
        body);
  }
};

TEST(TestLanguage, ANumberIsTheOneThatIsPrintedWhateverIsOffered) {
  NEEDS_MISK();
  ArkhamLanguage language;
  language.card("three_ways", R"(asset { name = "Three Ways", class = "neutral", cost = 0,
    free "Spend 9 resources: draw 1 card." { cost = cost.resources(9), effect = function(_, you) you:draw(1) end },
    free "Gain 2 resources." { limit = "turn", effect = function(_, you) you:gain(2) end },
    free "Gain 3 resources." { effect = function(_, you) you:gain(3) end } })");
  const std::string put = "local card = g:put(\"three_ways\", \"play\")\n";
  // The first ability cannot be paid.
  for (const char* named : {"card", "\"three_ways\"", "\"Three Ways\""}) {
    const std::string act =
        "g:act { \"activate\", " + std::string(named) + ", 2 }\nt:equal(me.resources, 7)\n";
    EXPECT_THAT(language.told(put + act), HasSubstr(kPassed)) << named;
    // And now the second cannot either.
    EXPECT_THAT(language.told(put + act + "t:not_offered(g, { \"activate\", " + named +
                              ", 2 }, \"limit\")\n" + "t:not_offered(g, { \"use\", " + named +
                              ", 1 }, \"cost\")\n" + "t:offered(g, { \"activate\", " + named + ", 3 })"),
                HasSubstr(kPassed))
        << named;
  }
  for (const char* call :
       {"g:act { \"activate\", card, 4 }", "t:offered(g, { { \"activate\", \"three_ways\", 4 } })",
        "t:not_offered(g, { \"activate\", card, 4 })"})
    EXPECT_THAT(language.told(put + call), AllOf(HasSubstr("Three Ways has only 3 activated abilities\n"),
                                                 HasSubstr("  2  Gain 2 resources"), Not(HasSubstr(kPassed))))
        << call;
  EXPECT_THAT(language.told("t:not_offered(g, { \"activate\", foe, 1 })"),
              HasSubstr("Ghoul Minion has no activated abilities"));
  EXPECT_THAT(language.told("g:act { \"fight\", 2 }"), HasSubstr("say which card"));
}

TEST(TestLanguage, AWordAndACardAreOneOption) {
  NEEDS_MISK();
  ArkhamLanguage language;
  language.card("talker",
                R"(enemy { name = "Talker", fight = 2, health = 2, evade = 2, damage = 1, horror = 1,
    action "Parley: gain 1 resource." { parley = true, effect = function(_, you) you:gain(1) end } })");
  // The minion can be evaded. The talker can be talked to, but is engaged with nobody.
  const std::string talker = "local other = g:spawn(\"talker\", { exhausted = true })\n";
  for (const char* option : {"{ \"evade\", other }", "{ { \"evade\", other } }", "{ \"evade\", \"talker\" }"})
    EXPECT_THAT(language.told(talker + "t:offered(g, " + option + ")"),
                AllOf(HasSubstr("not offered: { \"evade\""), HasSubstr("0 passed, 1 failed")))
        << option;
  EXPECT_THAT(
      language.told(talker + "t:offered(g, { \"evade\", foe }) t:offered(g, { \"parley\", \"talker\" })\n"
                             "t:offered(g, { \"fight\", \"evade\", other, { \"parley\", other } })"),
      HasSubstr("in a list of several a word and its card are one table: { { \"evade\", Talker }, ... }"));
  EXPECT_THAT(language.told(talker + "t:offered(g, { \"fight\", \"evade\", { \"parley\", other } })\n"
                                     "t:offered(g, { other, \"fight\" })"),
              HasSubstr(kPassed));
}

TEST(TestLanguage, TheWordOfABasicActionMeansIt) {
  NEEDS_MISK();
  ArkhamLanguage language;
  language.card("brass_knuckles", R"(asset { name = "Brass Knuckles", class = "neutral", cost = 0,
    action "Fight with +9 combat." { name = "fight", fight = { bonus = 9 } } })");
  const std::string put = "g:put(\"brass_knuckles\", \"play\")\ng:tokens { \"-4\" }\n";
  EXPECT_THAT(language.told(put + "t:offered(g, { \"fight\", foe })\ng:act { \"fight\", foe }\n"
                                  "t:equal(foe.damage, 0)"),
              HasSubstr(kPassed));
  EXPECT_THAT(language.told(put + "g:act { \"fight\", \"brass_knuckles\", foe }\nt:equal(foe.damage, 1)"),
              HasSubstr(kPassed));
}

TEST(TestLanguage, WhatMayMeanSeveralOptionsIsToldWithThem) {
  NEEDS_MISK();
  ArkhamLanguage language;
  const std::string put = "local knife = g:put(\"knife\", \"play\")\n";
  EXPECT_THAT(
      language.told(put + "t:offered(g, { \"fight\", knife })"),
      AllOf(HasSubstr("{ \"fight\", Knife } may mean any of\n  Knife: Fight with +1 combat. -> Ghoul Minion\n"
                      "  Knife: Discard this: fight"),
            HasSubstr("0 passed, 1 failed")));
  language.card("twice", R"(asset { name = "Twice", class = "neutral", cost = 0,
    reaction "Gain 1 resource." { after = "card_drawn", effect = function(_, you) you:gain(1) end },
    reaction "Gain 2 resources." { after = "card_drawn", effect = function(_, you) you:gain(2) end } })");
  EXPECT_THAT(language.told("g:put(\"twice\", \"play\") g:deck(me, { \"knife\" }) g:act \"draw\"\n"
                            "g:choose { \"twice\" }"),
              HasSubstr("{ \"twice\" } may mean any of\n  Twice: Gain 1 resource"));
  EXPECT_THAT(language.told(put + "t:offered(g, { \"fight\", knife, 2 }) t:offered(g, { \"use\", knife })"),
              HasSubstr(kPassed));
}

TEST(TestLanguage, WhatIsNotInTheLogIsToldWithTheLogThatWasSearched) {
  NEEDS_MISK();
  ArkhamLanguage language;
  // More lines than other failures show of the log's end.
  const std::string lines =
      "for _ = 1, 20 do g:effect(\"gain\", me, 1) end\ng:effect(\"heal_damage\", me, 1)\n";
  const auto log_in = [](const std::string& told) {
    const auto at = told.find("searched was ");
    return at == told.npos ? told : told.substr(at, told.find("resolving:") - at);
  };
  const auto lines_in = [&](const std::string& told) {
    const std::string log = log_in(told);
    return std::count(log.begin(), log.end(), '\n') - 1;
  };
  const std::string all = language.told(lines + "t:logged(g, \"no such line\")");
  EXPECT_THAT(log_in(all), HasSubstr("searched was the log:\n"));
  EXPECT_EQ(lines_in(all), 20);
  const std::string many = language.told(lines + lines + "t:logged(g, \"no such line\")");
  EXPECT_THAT(log_in(many), HasSubstr("searched was the log (the last 30 of 40 lines):\n"));
  EXPECT_EQ(lines_in(many), 30);
  language.card("long",
                "asset { name = \"L" + std::string(200, 'o') + "ng\", class = \"neutral\", cost = 0 }");
  const std::string of_long =
      language.told("g:put(\"long\", \"deck\") g:effect(\"draw\", me, 1) t:logged(g, \"none\")");
  EXPECT_THAT(log_in(of_long), AllOf(HasSubstr("draws Looo"), HasSubstr("ooo…\n"), Not(HasSubstr("ong"))));
  EXPECT_THAT(log_in(language.told(lines + "g:mark()\nt:logged(g, \"resource\")")),
              HasSubstr("searched was the log since g:mark(), where there is nothing\n"));
  EXPECT_EQ(lines_in(language.told(lines + "t:not_logged(g, \"resource\")")), 20);
  const std::string order = language.told("g:effect(\"draw\", me, 1) " + lines +
                                          "t:order(g, { \"resource\", \"resource\", \"no such line\" })");
  EXPECT_THAT(log_in(order), HasSubstr("searched was the log after \"resource\":\n"));
  EXPECT_EQ(lines_in(order), 18);
  // If a viewer cannot see something in the log, the failure message does not show it either.
  const std::string other = language.Language::told(
      "local g = t:game { locations = { \"study\" }, investigators = { \"roland_banks\", \"agnes_baker\" },\n"
      "  deck = { roland_banks = { \"knife\" } } }",
      "local me, agnes = g:lead(), g:investigator \"agnes_baker\"\ng:effect(\"draw\", me, 1)\nt:logged(g, "
      "\"Knife\", "
      "me)\nt:logged(g, \"Knife\", agnes)");
  EXPECT_THAT(log_in(other), AllOf(HasSubstr("searched was the log as Agnes Baker reads it:\n"),
                                   HasSubstr("Roland Banks draws"), Not(HasSubstr("Knife"))));
}

TEST(TestLanguage, AMethodThatThereIsNotIsToldWithTheNearest) {
  NEEDS_MISK();
  ArkhamLanguage language;
  EXPECT_THAT(language.told("t:eqaul(1, 1)"), HasSubstr("there is no verb 'eqaul'; did you mean 'equal'?"));
  EXPECT_THAT(language.told("g:spwan(\"ghoul_minion\")"),
              HasSubstr("there is no verb 'spwan'; did you mean 'spawn'?"));
}

TEST(TestLanguage, WhatAnInvestigatorBeginsWithIsOfHisOwnPack) {
  NEEDS_MISK();
  Language language("eldritch");
  language.card("axe", R"(asset { name = "Own Axe", value = 2, traits = { "item" } })");
  language.card("porter",
                R"(investigator { name = "Night Porter", title = "The Porter", health = 6, sanity = 6,
    lore = 2, influence = 2, observation = 2, strength = 2, will = 2, start = "rome", crippled = "lore",
    insane = "lore", possessions = { "asset axe", "asset kerosene" } })");
  EXPECT_THAT(language.told("local g = t:game { investigators = { \"porter\" }, begin = \"setup\" }",
                            "g:go_on()\nt:equal(g:possessions(g:lead()), { \"Kerosene\", \"Own Axe\" })"),
              HasSubstr(kPassed));
}

TEST(TestLanguage, APackThatNeedsAMissingOneIsToldSo) {
  NEEDS_MISK();
  Folder folder;
  const auto pack = [&](const std::string& id, const std::string& more) {
    folder.spill(
        id + "/pack.yaml",
        "schema: 1\nid: " + id +
            "\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Words\n"
            "description: For a test.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n"
            "kind: cards\ngame: arkham\n" +
            more);
    folder.spill(id + "/tests/a_test.lua",
                 "test(\"fine\", {}, function(t)\n  t:truthy(t:game { locations = { \"study\" } })\nend)\n");
  };
  pack("here", "");
  pack("lost", "requires: { faraway: \">=1.0.0\" }\n");
  for (const std::string path : {"/lost", "/lost/tests/a_test.lua", ""}) {
    const auto ran = run_misk("test " + folder.path() + path);
    EXPECT_EQ(ran.code, 1) << path;
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("failed: \nthe tests cannot run, as the pack is left out:\n"),
                      HasSubstr("pack 'lost' needs 'faraway' >=1.0.0, but no pack of that id is there"),
                      Not(HasSubstr("there are no tests here"))))
        << path;
  }
  EXPECT_THAT(run_misk("test " + folder.path() + "/here").out, HasSubstr(kPassed));
}

}  // namespace
}  // namespace misk::test
