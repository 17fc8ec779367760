// misk trace: on a save and on tests, and the reason why a card did nothing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const char* const kLamp = R"(return asset {
  name = "Lamp", cost = 0,
  free "Light it: gain 1 resource." { limit = "round", effect = function(_, you) you:gain(1) end },
  free "Smash it." { condition = "me.uses > 90", effect = function() end },
  free "Sell it." { cost = cost.resources(90), effect = function() end },
  free "Break it." { effect = function(_, you) you.nosuch = 1 end },
  reaction "After resources are gained: rest." { after = "resources_gained", condition = { "actor == you",
    "amount > 5" }, effect = function() end },
  reaction "After an enemy is defeated: shine." { after = "enemy_defeated", effect = function() end },
  constant "You get +1 combat." { you = { combat = 1 } },
}
)";
const char* const kBell = R"(return asset {
  name = "Bell", cost = 0,
  reaction "After resources are gained: ring." { after = "resources_gained", effect = function() end },
  reaction "When resources would be gained: ring." { when = "resources_gained", effect = function() end },
}
)";
const char* const kDrum = "return asset { name = \"Drum\", cost = 0 }\n";
const char* const kTests = R"(
test("a lamp is lit once a round", function(t)
  local g = t:game { game = "arkham", investigators = { "roland_banks" }, locations = { "study" } }
  local me = g:investigator("roland_banks")
  g:put("lamp", "play", { owner = me })
  g:act { "light it" }
  t:equal(me.resources, 6)
  t:not_offered(g, { "light it" })
end)
test("a lamp makes rich", function(t)
  local g = t:game { game = "arkham", investigators = { "roland_banks" }, locations = { "study" } }
  t:equal(g:investigator("roland_banks").resources, 99)
end)
test("a lamp without uses is not lit", function(t)
  local g = t:game { game = "arkham", investigators = { "roland_banks" }, locations = { "study" } }
  g:put("lamp", "play", { owner = g:investigator("roland_banks"), uses = 0 })
  t:not_offered(g, { "smash it" })
end)
)";

/// A game played with a pack of its own, and its save.
class TraceSave : public ::testing::Test {
 protected:
  void SetUp() override { NEEDS_MISK(); }
  static void SetUpTestSuite() {
    if (!std::filesystem::exists(misk_path())) return;
    kept_ = std::make_unique<Folder>();
    const Folder& folder = *kept_;
    folder.spill("lamps/pack.yaml",
                 "schema: 1\nid: lamps\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Lamps\nkind: cards\n"
                 "game: arkham\n");
    folder.spill("lamps/cards/lamp.lua", kLamp);
    folder.spill("lamps/cards/bell.lua", kBell);
    folder.spill("lamps/cards/drum.lua", kDrum);
    folder.spill("lamps/tests/lamp_test.lua", kTests);
    // No mulligan; a Lamp in play and a Bell in the deck; take one resource; use the Lamp; one more; and a
    // script that fails.
    spill(folder / "keys",
          "0\nlua create(\"lamps:lamp\", \"play\", you)\nlua create(\"lamps:bell\", \"deck\", you)\n3\n"
          "lua card \"lamp\".exhausted = false\nquit\n");
    const std::string command =
        "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 '" + misk_path().string() + "' --packs '" + folder / "lamps" +
        "' play the_gathering --investigator roland_banks --seed 3 --save '" + (folder / "game") + "' <'" +
        (folder / "keys") + "' >/dev/null 2>'" + (folder / "err") + "'";
    ASSERT_EQ(std::system(command.c_str()), 0) << slurp(folder / "err");
    // The rest is answered by option names, found in the journal's words.
    answer("Light it");
    answer("Gain 1 resource");
    answer("Break it");
  }

  static void TearDownTestSuite() { kept_.reset(); }

  /// Chooses the option of the last prompt whose text contains `what`.
  static void answer(const std::string& what) {
    const Folder& folder = *kept_;
    spill(folder / "keys", "options\nquit\n");
    const std::string play = "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 '" + misk_path().string() +
                             "' --packs '" + folder / "lamps" + "' resume '" + (folder / "game") + "' <'" +
                             (folder / "keys") + "' >'" + (folder / "out") + "' 2>/dev/null";
    ASSERT_EQ(std::system(play.c_str()), 0);
    std::istringstream lines(slurp(folder / "out"));
    std::string number;
    for (std::string line; std::getline(lines, line);)
      if (const int n = std::atoi(line.c_str()); n > 0 && line.find(what) != std::string::npos)
        number = std::to_string(n);
    ASSERT_NE(number, "") << what << " of\n" << slurp(folder / "out");
    spill(folder / "keys", number + "\nquit\n");
    ASSERT_EQ(std::system(play.c_str()), 0);
  }

  Ran trace(const std::string& more) {
    const Folder& folder = *kept_;
    return run_misk("--packs '" + folder / "lamps" + "' trace '" + (folder / "game") + "' " + more);
  }

  static std::unique_ptr<Folder> kept_;
};
std::unique_ptr<Folder> TraceSave::kept_;

TEST_F(TraceSave, TellsEachAnswerWithWhatWasConsideredAndWhyNot) {
  const Ran ran = trace("");
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "note: this game was changed by hand at answers 2, 3, 5\n");
  EXPECT_EQ(ran.out.rfind("-- before any answer\n", 0), 0u) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("\n-- answer 4\n  > Roland Banks: Roland Banks: Gain 1 resource\n"));
  EXPECT_THAT(ran.out, HasSubstr("\n-- answer 2\n  > by hand: create(\"lamps:lamp\", \"play\", you)\n"));
  EXPECT_THAT(ran.out, HasSubstr("Lamp 'Smash it.' - not met: me.uses > 90: 0 > 90  ["));
  EXPECT_THAT(ran.out, HasSubstr("(cost 1: 90 of resources; 90 due, Roland Banks has 5)"));
  EXPECT_THAT(ran.out,
              HasSubstr("after resources_gained (actor Roland Banks, amount 1): Lamp 'After resources are "
                        "gained: rest.' - not met: amount > 5: 1 > 5  ["));
  EXPECT_THAT(ran.out, HasSubstr("used 1; by Roland Banks after answer 6)"));
  EXPECT_THAT(ran.out, HasSubstr("= combat of Roland Banks is 5: base 4, +1 Lamp"));
  EXPECT_THAT(ran.out,
              HasSubstr("the script of Lamp 'Break it.' failed, and what it did since its last decision is "
                        "left out: "));
  EXPECT_THAT(ran.out, HasSubstr("error: a card has no 'nosuch'"));
  EXPECT_THAT(ran.out, Not(HasSubstr("it does not work from where it is")));
  EXPECT_THAT(ran.out, HasSubstr("Abilities that were considered:"));
  EXPECT_THAT(ran.out, testing::ContainsRegex("refused [1-9]: its limit is used up"));
  EXPECT_THAT(trace("--all").out,
              HasSubstr("it does not work from where it is (it is in hand, and works from play)"));
}

TEST_F(TraceSave, IsNarrowedDown) {
  const std::string fired = trace("--only fired").out;
  EXPECT_THAT(fired, HasSubstr("effect of Lamp 'Light it: gain 1 resource.'"));
  EXPECT_THAT(fired.substr(0, fired.find("Abilities that were considered")), Not(HasSubstr("window turn")));
  const std::string asked = trace("--only asked --from 6 --to 7").out;
  EXPECT_THAT(asked, AllOf(HasSubstr("-- answer 6\n"), HasSubstr("-- answer 7\n"),
                           Not(HasSubstr("-- answer 8\n")), Not(HasSubstr("-- answer 5\n")),
                           HasSubstr("  ? Your turn"), Not(HasSubstr("window turn:"))));
  const std::string point = trace("--point resources_gained --only refused").out;
  EXPECT_THAT(point, HasSubstr("Lamp 'After resources are gained"));
  EXPECT_THAT(point.substr(0, point.find("Abilities that")), Not(HasSubstr("Smash it")));
  const std::string ability = trace("--ability 'smash'").out;
  EXPECT_THAT(ability, AllOf(HasSubstr("Smash it"), Not(HasSubstr("Light it"))));
}

TEST_F(TraceSave, OfACardItTellsWhyItDidNothing) {
  const Ran lamp = trace("--card Lamp");
  ASSERT_EQ(lamp.code, 0) << lamp.err;
  EXPECT_THAT(lamp.out, HasSubstr("The card:\n  Lamp (lamps:lamp)\n"));
  EXPECT_THAT(lamp.out, Not(HasSubstr("Roland Banks 'Investigate'")));
  EXPECT_THAT(lamp.out, HasSubstr("'After resources are gained: rest.'"));
  EXPECT_THAT(lamp.out, HasSubstr("considered 3, usable 0, used 0\n      refused 3: not met: amount > 5"));
  EXPECT_THAT(lamp.out, HasSubstr("never considered: enemy_defeated was never announced in this game"));
  EXPECT_THAT(lamp.out,
              testing::ContainsRegex("'You get \\+1 combat.' .*it works as long as it is there, which was so "
                                     "on [1-9][0-9]* of [0-9]+ occasions; [1-9][0-9]* changes"));
  EXPECT_THAT(lamp.out, HasSubstr("its script failed once"));
  const Ran bell = trace("--card lamps:bell");
  ASSERT_EQ(bell.code, 0) << bell.err;
  EXPECT_THAT(
      bell.out,
      HasSubstr("resources_gained was announced 3 times, but the card was then in: deck (3); it works "
                "from: "));
  EXPECT_THAT(
      bell.out,
      HasSubstr("resources_gained was announced only as something that has happened (3 times); it waits "
                "for what is about to happen (tier 'when')"));
  EXPECT_THAT(trace("--card drum").out, HasSubstr("no copy of it was ever on the table in this game"));
}

TEST_F(TraceSave, IsADocumentOnDemand) {
  const Ran ran = trace("--json --card lamp");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json document = json::parse(ran.out);
  EXPECT_EQ(document.at("scenario"), "the_gathering");
  EXPECT_EQ(document.at("answers"), 8);
  EXPECT_EQ(document.at("changed_by_hand"), json({2, 3, 5}));
  bool smash = false, effect = false;
  for (const json& event : document.at("events")) {
    EXPECT_TRUE(event.contains("text"));
    if (event.value("why", "") == "condition" && event.at("ability") == "Smash it.") {
      smash = true;
      EXPECT_EQ(event.at("kind"), "refused");
      EXPECT_EQ(event.at("window"), "turn");
      EXPECT_EQ(event.at("line"), 4);
      EXPECT_EQ(event.at("detail"), "not met: me.uses > 90: 0 > 90");
      EXPECT_EQ(event.at("card").at("id"), "lamps:lamp");
    }
    effect = effect || (event.at("kind") == "effect" && event.at("answer") == 6);
  }
  EXPECT_TRUE(smash);
  EXPECT_TRUE(effect);
  for (const json& ability : document.at("abilities")) EXPECT_EQ(ability.at("id"), "lamps:lamp");
  EXPECT_FALSE(document.at("abilities").empty());
  EXPECT_FALSE(document.at("card").empty());
}

TEST_F(TraceSave, RunsTestsAndTracesThem) {
  const Folder& folder = *kept_;
  const std::string path = "'" + (folder / "lamps") + "'";
  Ran ran = run_misk("trace " + path + " --test 'lit once' --card lamp");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("lamp_test.lua:2: a lamp is lit once a round"));
  EXPECT_THAT(ran.out, HasSubstr("effect of Lamp 'Light it: gain 1 resource.'"));
  EXPECT_THAT(ran.out, HasSubstr("'Light it: gain 1 resource.' ["));
  EXPECT_THAT(ran.out, HasSubstr("considered 2, usable 1, used 1\n      refused 1: its limit is used up"));
  EXPECT_THAT(ran.out, HasSubstr("1 passed, 0 failed"));
  ran = run_misk("trace " + path + " --test lamp");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("lamp_test.lua:12: failed: a lamp makes rich"));
  EXPECT_THAT(ran.out, HasSubstr("2 passed, 1 failed"));
  ran = run_misk("trace " + path + " --test 'lit once' --json");
  EXPECT_EQ(ran.code, 0);
  const json document = json::parse(ran.out);
  ASSERT_EQ(document.at("tests").size(), 1u);
  EXPECT_EQ(document.at("tests")[0].at("passed"), true);
  ASSERT_EQ(document.at("tests")[0].at("games").size(), 1u);
  EXPECT_FALSE(document.at("tests")[0].at("games")[0].at("events").empty());
}

TEST_F(TraceSave, KnowsOfACardThatATestHasPutThere) {
  const Ran ran =
      run_misk("trace '" + (*kept_ / "lamps") + "' --test 'not lit' --card lamp --ability 'Smash it'");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("not met: me.uses > 90: 0 > 90"));
  EXPECT_THAT(ran.out, Not(HasSubstr("ever on the table")));
}

TEST_F(TraceSave, WhatIsWrongWithTheCallIsToldInOneLine) {
  const Folder& folder = *kept_;
  const std::pair<std::string, std::string> calls[] = {
      {"trace '" + (folder / "game") + "' --card Lmap",
       "misk: no card is called 'Lmap'; did you mean 'Lamp'?"},
      {"trace '" + (folder / "game") + "' --point resource_gained", "did you mean 'resources_gained'?"},
      {"trace '" + (folder / "game") + "' --only sometimes", "misk: --only: "},
      {"trace nowhere.misk", "misk: nowhere.misk: no such file or folder; "},
      {"trace cards", "misk: cards: a folder is no save; "},
      {"trace '" + (folder / "lamps") + "' --test nosuch", "no test here has 'nosuch'"},
      {"trace '" + (folder / "lamps/pack.yaml") + "'", "this is no save of misk"}};
  for (const auto& [call, told] : calls) {
    const Ran ran = run_misk("--packs '" + folder / "lamps" + "' " + call);
    EXPECT_EQ(ran.code, 2) << call << "\n" << ran.out;
    EXPECT_EQ(ran.out, "") << call;
    EXPECT_THAT(ran.err, HasSubstr(told)) << call;
    EXPECT_EQ(ran.err.find("\nmisk: "), ran.err.rfind("\nmisk: ")) << ran.err;
  }
}

}  // namespace
}  // namespace misk::test
