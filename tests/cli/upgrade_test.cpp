// misk upgrade: a pack that was written for an older API is brought to the present one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

std::string manifest(const std::string& id, const std::string& game, const std::string& api = ">=1.0 <2") {
  return "schema: 1\nid: " + id + "\nversion: \"0.1.0\"\napi: \"" + api +
         "\"   # of the scripts\ntitle: Old\ndescription: \"Old cards.\"\nauthors: [{ name: Somebody }]\n"
         "license: { code: MIT, content: MIT }\nkind: cards\ngame: " +
         game + "\n";
}

/// A pack of old cards of Arkham Horror.
class OldPack {
 public:
  explicit OldPack(const std::string& api = ">=1.0 <2") {
    folder_.spill("old/pack.yaml", manifest("old", "arkham", api));
  }
  void spill(const std::string& file, const std::string& text) const { folder_.spill("old/" + file, text); }
  std::string read(const std::string& file) const { return slurp(folder_ / ("old/" + file)); }
  std::string path() const { return folder_ / "old"; }
  Ran upgrade(const std::string& options = "") const {
    return run_misk("upgrade '" + path() + "' " + options);
  }

 private:
  Folder folder_;
};

struct Changed {
  std::string name, before, after;
  bool is_test = false;
};

class Upgraded : public testing::TestWithParam<Changed> {};

TEST_P(Upgraded, AScriptSaysTheSameInTheWordsOfToday) {
  NEEDS_MISK();
  const OldPack pack;
  const std::string file = GetParam().is_test ? "tests/it_test.lua" : "lib/it.lua";
  pack.spill(file, GetParam().before);
  const Ran ran = pack.upgrade();
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_EQ(pack.read(file), GetParam().after) << ran.out;
  EXPECT_THAT(pack.upgrade().out, HasSubstr("0 files changed"));
}

std::string ability(const std::string& fields) {
  return "return function()\n  return forced \"Gain 1.\" { " + fields + " }\nend\n";
}

INSTANTIATE_TEST_SUITE_P(
    Participants, Upgraded,
    testing::Values(
        Changed{
            "in_conditions",
            ability("after = \"enemy_defeated\", condition = { \"actor == you\", 'not (subject is elite)' }, "
                    "you = \"actor\""),
            ability("after = \"enemy_defeated\", condition = { \"by == you\", 'not (enemy is elite)' }, "
                    "you = \"by\"")},
        Changed{"in_numbers", ability("when = \"attack\", condition = \"amount ~= 3 and amount < 2\""),
                ability("when = \"attack\", condition = \"kind ~= by_retaliate and kind < 2\"")},
        Changed{
            "in_effects",
            ability("when = \"attack\", effect = function(_, you, _, event)\n"
                    "    -- event.actor stays here\n"
                    "    if event.amount == 3 then you:deal_damage(event.actor, event.amount) end\n  end"),
            ability("when = \"attack\", effect = function(_, you, _, event)\n"
                    "    -- event.actor stays here\n"
                    "    if event.kind == \"by_retaliate\" then you:deal_damage(event.enemy, event.amount) "
                    "end\n  end")},
        Changed{
            "not_of_others",
            ability("after = \"moves\", condition = \"me.amount > 0\", text = \"The actor moves.\", "
                    "effect = function(_, _, _, event) local it = { actor = 1 } return it.actor, event end"),
            ability("after = \"moves\", condition = \"me.amount > 0\", text = \"The actor moves.\", "
                    "effect = function(_, _, _, event) local it = { actor = 1 } return it.actor, event end")},
        Changed{"not_of_the_next_ability",
                "return function() return { would = \"attack\", condition = \"subject == you\",\n"
                "  forced \"Gain 1.\" { condition = \"actor == you\" } } end\n",
                "return function() return { would = \"attack\", condition = \"investigator == you\",\n"
                "  forced \"Gain 1.\" { condition = \"actor == you\" } } end\n"},
        Changed{"in_announcements",
                "return function(you, enemy)\n"
                "  event(\"attack\", enemy, you, nil, 2, function(left) you:gain(left) end)\n"
                "  event(\"attack\", nil, you)\n  event(\"attack\", pick(you))\n"
                "  local event = you.draw\n  event(\"attack\", enemy)\nend\n",
                "return function(you, enemy)\n"
                "  announce(\"attack\", { enemy = enemy, investigator = you, kind = \"of_opportunity\" }, "
                "function(left) you:gain(left) end)\n"
                "  announce(\"attack\", { investigator = you })\n  event(\"attack\", pick(you))\n"
                "  local event = you.draw\n  event(\"attack\", enemy)\nend\n"}),
    [](const auto& each) { return each.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Words, Upgraded,
    testing::Values(
        Changed{"calls_that_do_nothing_more",
                "return function(you)\n  you:gain(1)\n  flush()   -- now the others\n  you:gain(1)\n"
                "  if you.clues > 0 then flush() end\n  do flush(); you:gain(1) end\nend\n",
                "return function(you)\n  you:gain(1)\n  you:gain(1)\n"
                "  if you.clues > 0 then end\n  do you:gain(1) end\nend\n"},
        Changed{"not_the_locals_of_a_file", "return function(flush)\n  flush()\nend\n",
                "return function(flush)\n  flush()\nend\n"},
        Changed{"fields_that_nobody_reads",
                "return function() return event_card {\n  name = \"Bread\", any_window = true, cost = 0,\n"
                "  any_window = true,   \n  fast = true, any_window = true\n}, { any_window = true } end\n",
                "return function() return event_card {\n  name = \"Bread\", cost = 0,\n"
                "  fast = true\n}, { any_window = true } end\n"}),
    [](const auto& each) { return each.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Tests, Upgraded,
    testing::Values(Changed{
        "that_get_a_list",
        "test(\"it\", function(t)\n  local g = t:game {}\n  local one = g:hand(g:lead(), { \"knife\" })\n"
        "  local a, b = g:encounter_deck { \"ghoul\", \"acolyte\" }\n"
        "  g:act { \"play\", g:hand(g:lead(), \"knife\") }\n"
        "  local list = g:deck(g:lead(), { \"knife\" })\n  t:equal(#list, 1)\n"
        "  for _, card in ipairs(g:deck(g:lead(), { \"knife\" })) do t:truthy(card) end\n"
        "  return g:encounter_deck { \"ghoul\" }\nend)\n",
        "test(\"it\", function(t)\n  local g = t:game {}\n"
        "  local one = g:hand(g:lead(), { \"knife\" })[1]\n"
        "  local a, b = unpack(g:encounter_deck { \"ghoul\", \"acolyte\" })\n"
        "  g:act { \"play\", unpack(g:hand(g:lead(), \"knife\")) }\n"
        "  local list = g:deck(g:lead(), { \"knife\" })\n  t:equal(#list, 1)\n"
        "  for _, card in ipairs(g:deck(g:lead(), { \"knife\" })) do t:truthy(card) end\n"
        "  return unpack(g:encounter_deck { \"ghoul\" })\nend)\n",
        true}),
    [](const auto& each) { return each.param.name; });

TEST(Upgrade, TellsWhatNobodyButTheAuthorCanChange) {
  NEEDS_MISK();
  const OldPack pack;
  pack.spill("lib/it.lua",
             "return function()\n  return forced \"It\" {\n    after = \"clues_discovered\",\n"
             "    condition = \"extra == 1\",\n    effect = function(me, you, _, event)\n"
             "      event.subject = me\n      you:modify(\"combat\", 1, \"action\")\n"
             "      choose(you, \"Which?\", { \"Stay here\", \"Leave\" })\n      return game.attack_kind\n"
             "    end,\n  }\nend\n");
  const std::string before = pack.read("lib/it.lua");
  const Ran ran = pack.upgrade();
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(pack.read("lib/it.lua"), before);
  for (const char* line :
       {"old/lib/it.lua:4: 'clues_discovered' has no 'extra' any more: ",
        "old/lib/it.lua:6: only the amount of a timing point can be set, not 'subject'; for something "
        "else",
        "old/lib/it.lua:7: there is no period 'action': ",
        "old/lib/it.lua:8: this question has sentences for options, and no purpose; give the options short",
        "old/lib/it.lua:9: 'attack_kind' is no more: no rule ever set it; write the participant kind",
        "\nRemember: abilities react to each thing that an effect does before its next line runs",
        "0 files changed, 5 places to change by hand\n"})
    EXPECT_THAT(ran.out, HasSubstr(line));
}

// The lines are those of the file as the author finds it: without the call that was deleted.
TEST(Upgrade, TellsLinesOfTheFileAsItIsAfterwards) {
  NEEDS_MISK();
  const OldPack pack;
  pack.spill(
      "lib/it.lua",
      "return function()\n  flush()\n  local kind = game.attack_kind\n  flush()\n  return kind\nend\n");
  EXPECT_THAT(pack.upgrade("--dry-run").out, HasSubstr("old/lib/it.lua:3: 'attack_kind' is no more"));
  EXPECT_THAT(pack.upgrade().out, HasSubstr("old/lib/it.lua:2: 'attack_kind' is no more"));
}

TEST(Upgrade, TellsTheErrorsThatAreLeft) {
  NEEDS_MISK();
  const OldPack pack;
  pack.spill("lib/it.lua", "return function()\n  flush()\n  no_such_name()\nend\n");
  const Ran dry = pack.upgrade("--dry-run");
  EXPECT_THAT(dry.out, HasSubstr("old/lib/it.lua:3: nothing is called 'no_such_name'; "));
  EXPECT_THAT(dry.out, HasSubstr("1 file would be changed, 1 place to change by hand"));
  EXPECT_THAT(pack.upgrade().out, HasSubstr("old/lib/it.lua:2: nothing is called 'no_such_name'; "));
}

TEST(Upgrade, ADryRunShowsTheLinesAndWritesNothing) {
  NEEDS_MISK();
  const OldPack pack;
  pack.spill("lib/it.lua", "return function(you)\n  you:gain(1)\n  flush()\n  you:gain(1)\nend\n");
  const Ran ran = pack.upgrade("--dry-run");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("/old/lib/it.lua\n@@ -3 +2,0 @@\n-  flush()\n"));
  EXPECT_THAT(ran.out, HasSubstr("1 file would be changed, 0 places to change by hand\n"));
  EXPECT_THAT(pack.read("lib/it.lua"), HasSubstr("flush()"));
  const auto document = nlohmann::json::parse(pack.upgrade("--dry-run --json").out);
  EXPECT_FALSE(document["written"]);
  EXPECT_THAT(document["files"][0]["file"].get<std::string>(), EndsWith("old/lib/it.lua"));
  EXPECT_THAT(document["files"][0]["difference"].get<std::string>(), HasSubstr("-  flush()\n"));
}

TEST(Upgrade, APackForAnOlderApiIsToldOfIt) {
  NEEDS_MISK();
  const OldPack pack(">=0.3 <1");
  pack.spill("cards/lamp.lua",
             "return asset {\n  name = \"Lamp\", class = \"neutral\", cost = 1, icons = { wild = 1 },\n"
             "  forced \"Gain 1.\" { after = \"turn_begins\", condition = \"actor == you\",\n"
             "    effect = function(_, you) you:gain(1) end },\n}\n");
  const std::string check = "check '" + pack.path() + "'";
  EXPECT_THAT(run_misk(check).out,
              HasSubstr("pack 'old' is for version >=0.3 <1 of the Lua API, this engine has 1.0.0; "
                        "get a newer version of the pack, or bring its folder up to date with "
                        "`misk upgrade FOLDER` [api-version]"));
  const Ran ran = pack.upgrade();
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(pack.read("pack.yaml"), HasSubstr("api: \">=1.0 <2\"   # of the scripts\n"));
  EXPECT_THAT(pack.read("cards/lamp.lua"), HasSubstr("\"investigator == you\""));
  EXPECT_EQ(run_misk(check).out, "0 errors, 0 warnings\n");
}

TEST(Upgrade, CheckNamesWhatHasBecomeOfAWord) {
  NEEDS_MISK();
  const OldPack pack;
  pack.spill("cards/lamp.lua",
             "return asset {\n  name = \"Lamp\", class = \"neutral\", cost = 1, icons = { wild = 1 },\n"
             "  free \"Gain 1.\" { cost = cost.exhaust(), effect = function(_, you)\n"
             "    you:gain(1)\n    flush()\n  end },\n}\n");
  EXPECT_THAT(
      run_misk("check '" + pack.path() + "'").out,
      HasSubstr("lamp.lua:5:5: error: nothing is called 'flush' any more: abilities react at once to what "
                "an effect announces; delete it, or let `misk upgrade` do it [unknown-global]"));
}

TEST(Upgrade, WhatIsNoPackOrNoLuaIsLeftAlone) {
  NEEDS_MISK();
  const OldPack pack;
  pack.spill("lib/broken.lua", "return function(\n");
  pack.spill("lib/it.lua", "return function() flush() end\n");
  const Ran broken = pack.upgrade();
  EXPECT_EQ(broken.code, 2);
  EXPECT_THAT(broken.err, HasSubstr("old/lib/broken.lua:"));
  EXPECT_THAT(pack.read("lib/it.lua"), HasSubstr("flush()"));
  EXPECT_THAT(run_misk("upgrade tests").err, HasSubstr("pack.yaml"));
  EXPECT_THAT(run_misk("upgrade no_such_folder").err, HasSubstr("no_such_folder: there is no such folder"));
}

/// A game whose words have changed, and a pack that still says the old ones.
class ChangedGame : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::copy(MISK_SOURCE_DIR "/tests/packs/nine_fathoms", folder_ / "game",
                          std::filesystem::copy_options::recursive);
    folder_.spill("old/pack.yaml", manifest("old", "nine_fathoms"));
    folder_.spill("old/lib/it.lua",
                  "return function(you)\n  return old_size \"cup\", you:old_move \"cup\"\nend\n");
  }
  void changes(const std::string& list) const {
    folder_.spill("game/upgrade/it.yaml", "- version: \"1.0\"\n  changes:\n" + list);
  }
  Ran upgrade() const {
    return run_misk("upgrade '" + folder_ / "old" + "' --packs '" + folder_ / "game" + "'");
  }
  std::string script() const { return slurp(folder_ / "old/lib/it.lua"); }

  Folder folder_;
};

TEST_F(ChangedGame, NamesItsChangesInAFile) {
  NEEDS_MISK();
  changes(
      "    - { function: old_size, now: size, why: it is shorter }\n"
      "    - { verb: old_move, now: move, why: it is shorter }\n");
  const Ran ran = upgrade();
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(script(), "return function(you)\n  return size \"cup\", you:move \"cup\"\nend\n");
}

TEST_F(ChangedGame, WritesNothingIfThePackWouldHaveMoreErrors) {
  NEEDS_MISK();
  folder_.spill("old/lib/it.lua", "return function(you) return size \"cup\" end\n");
  changes("    - { function: size, now: no_such_name, why: a mistake of the game's author }\n");
  const Ran ran = upgrade();
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("old/lib/it.lua:1:29: error: nothing is called 'no_such_name'"));
  EXPECT_THAT(ran.err, HasSubstr("with these changes the pack would have more errors; nothing is written"));
  EXPECT_EQ(script(), "return function(you) return size \"cup\" end\n");
}

TEST_F(ChangedGame, SaysTheNewWordsOfTheApiToOlderPacksOnly) {
  NEEDS_MISK();
  const auto list = [&](const std::string& version) {
    folder_.spill(
        "game/upgrade/it.yaml",
        "- version: \"" + version + "\"\n  changes:\n    - { function: old_size, now: size, why: short }\n");
  };
  folder_.spill("old/lib/it.lua", "return function() return old_size \"cup\" end\n");
  list("0.9");
  EXPECT_THAT(upgrade().out, HasSubstr("0 files changed"));
  list("1.0");
  EXPECT_THAT(upgrade().out, HasSubstr("1 file changed"));
}

TEST_F(ChangedGame, IsToldOfAFaultInItsList) {
  NEEDS_MISK();
  changes("    - { function: old_size }\n");
  const Ran ran = run_misk("check '" + folder_ / "game" + "'");
  EXPECT_THAT(ran.out,
              HasSubstr("game/upgrade/it.yaml:3:7: error: a change says what becomes of a word, and why; "
                        "give it `now`, `remove: true` or `write`, and `why` [bad-change]"));
}

// What `misk new game` wrote on 2026-11-23 called flush().
TEST(Upgrade, ThePacksOfTheFirstDaysPassTheirTestsAgain) {
  NEEDS_MISK();
  const Folder folder;
  ASSERT_EQ(run_misk("new game 'Old Game' --dir '" + folder.path() + "'").code, 0);
  const std::string night = folder / "old_game/lib/night.lua";
  std::string text = slurp(night);
  const std::string drawn = "  after(\"omen_drawn\", nil, card)\n";
  const std::size_t at = text.find(drawn);
  ASSERT_NE(at, std::string::npos);
  text.insert(at + drawn.size(), "  flush()                          -- what reacts to it comes first\n");
  spill(night, text);
  const std::string game = "'" + folder / "old_game" + "'";
  EXPECT_THAT(run_misk("test " + game).out, Not(HasSubstr(" passed, 0 failed")));
  EXPECT_EQ(run_misk("upgrade " + game).code, 0);
  EXPECT_THAT(run_misk("test " + game).out, HasSubstr(" passed, 0 failed"));
  EXPECT_EQ(slurp(night).find("flush"), std::string::npos);
}

}  // namespace
}  // namespace misk::test
