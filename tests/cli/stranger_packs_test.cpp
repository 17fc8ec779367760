// Packs as strangers write them (tests/packs): checked, tested, packed, installed, and played.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "cli_support.hpp"
#include "test_names.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

struct Case {
  std::string pack, scenario, options;
  int games;
};

std::string folder_of(const std::string& pack) {
  return "tests/packs/" + pack;
}

class StrangerPacks : public ::testing::TestWithParam<Case> {};

TEST_P(StrangerPacks, AreSoundAndTested) {
  NEEDS_MISK();
  const Ran checked = run_misk("check " + folder_of(GetParam().pack));
  EXPECT_EQ(checked.out, "0 errors, 0 warnings\n") << checked.err;
  const Ran tested = run_misk("test " + folder_of(GetParam().pack));
  EXPECT_EQ(tested.code, 0) << tested.out << tested.err;
  EXPECT_THAT(tested.out, HasSubstr(" passed, 0 failed"));
}

TEST_P(StrangerPacks, ArePlayedWithoutAnErrorOnceInstalledFromAFile) {
  NEEDS_MISK();
  const Folder folder;
  const std::string zip = folder / "pack.zip";
  const Ran packed = run_misk("pack " + folder_of(GetParam().pack) + " -o '" + zip + "'");
  ASSERT_EQ(packed.code, 0) << packed.err;
  const std::string home =
      "XDG_DATA_HOME='" + folder.path() + "/data' XDG_CONFIG_HOME='" + folder.path() + "/config' ";
  const Ran installed = run_misk("install '" + zip + "' --yes", home);
  ASSERT_EQ(installed.code, 0) << installed.out << installed.err;
  const Ran played = run_misk("sim " + GetParam().scenario + " --games " + std::to_string(GetParam().games) +
                                  " --seed 5 --threads 1 --check --json" + GetParam().options,
                              home);
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, HasSubstr("\"errors\": 0,"));
  EXPECT_THAT(played.out, HasSubstr("\"script_errors\": 0,"));
}

/// A game with a stranger's pack, saved in the middle, and how it began.
struct OldGame {
  std::string pack, file;
  int answers;
};

class StrangerSaves : public ::testing::TestWithParam<OldGame> {};

// They were written on 2026-11-27. All answers are allowed by every later version; a position may differ.
// Should a rule that was wrong be mended so that an answer is refused, the reason belongs in the commit.
TEST_P(StrangerSaves, AreGoneOnWithByThisVersionToTheEndOfTheGame) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "game.misk", packs = " --packs " + folder_of(GetParam().pack);
  const std::string kept = slurp(MISK_SOURCE_DIR "/tests/game/saves/" + GetParam().file);
  spill(file, kept);
  const Ran ran = run_misk("resume '" + file + "' --force --bot greedy" + packs);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("The end: "));
  EXPECT_THAT(ran.err, Not(HasSubstr("is not allowed"))) << ran.err;
  const std::string now = slurp(file);
  const auto answers = [](const std::string& text) {
    return std::count(text.begin(), text.end(), '\n') - 1;  // the first line is the set-up
  };
  EXPECT_EQ(answers(kept), GetParam().answers);
  EXPECT_GT(answers(now), GetParam().answers);
  EXPECT_EQ(run_misk("replay '" + file + "' --verify" + packs).code, 0);
}

INSTANTIATE_TEST_SUITE_P(
    Packs, StrangerSaves,
    ::testing::Values(OldGame{"drowned_bell", "0.1-drowned-bell.misk", 60},
                      OldGame{"drowned_bell_eldritch", "0.1-drowned-bell-eldritch.misk", 40},
                      OldGame{"drowned_bell_eldersign", "0.1-drowned-bell-elder-sign.misk", 60},
                      OldGame{"nine_fathoms", "0.1-nine-fathoms.misk", 40}),
    [](const auto& each) { return each.param.pack; });

// arkham_core has a knife too.
TEST(PacksWithNamesakes, MeanTheirOwnCardsByShortIds) {
  NEEDS_MISK();
  const Folder folder;
  const auto write = [&](const std::string& name, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(folder / name).parent_path());
    spill(folder / name, text);
  };
  write(
      "blades/pack.yaml",
      "schema: 1\nid: blades\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Blades\n"
      "description: A knife of its own.\nauthors: [{ name: Nobody }]\n"
      "license: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\nrequires: { arkham_core: \"*\" }\n");
  write("blades/cards/knife.lua", "return asset { name = \"Long Knife\", class = \"neutral\", cost = 1 }\n");
  write("blades/cards/smith.lua",
        "return asset {\n  name = \"Smith\", class = \"neutral\", cost = 1,\n"
        "  free \"Make a knife.\" { effect = function(me, you) create(\"knife\", \"hand\", you) end },\n}\n");
  write("blades/tests/knife_test.lua",
        "test(\"A test means its pack's own card\", function(t)\n"
        "  local g = t:game { locations = { \"study\" }, hand = { \"knife\" } }\n"
        "  t:equal(g:card \"knife\".id, \"blades:knife\")\nend)\n"
        "test(\"A script means its pack's own card\", function(t)\n"
        "  local g = t:game { locations = { \"study\" } }\n"
        "  g:act { \"activate\", g:put(\"smith\", \"play\", { owner = g:lead() }) }\n"
        "  t:equal(g:cards(\"hand\", g:lead())[1].id, \"blades:knife\")\nend)\n"
        "test(\"Another pack's card is named in full\", function(t)\n"
        "  local g = t:game { locations = { \"study\" }, hand = { \"arkham_core:knife\" } }\n"
        "  t:equal(g:cards(\"hand\", g:lead())[1].id, \"arkham_core:knife\")\nend)\n");
  const Ran tested = run_misk("test '" + folder.path() + "/blades'");
  EXPECT_EQ(tested.code, 0) << tested.out << tested.err;
  EXPECT_THAT(tested.out, HasSubstr("3 passed, 0 failed"));
}

// Short ids mean the pack's own cards everywhere: in fields of cards, in look-ups of its library, in its
// decks, in a line of the console.
TEST(PacksWithNamesakes, MeanTheirOwnCardsInFieldsAndDecksAndAtTheConsole) {
  NEEDS_MISK();
  const Folder folder;
  const auto write = [&](const std::string& name, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(folder / name).parent_path());
    spill(folder / name, text);
  };
  write(
      "blades/pack.yaml",
      "schema: 1\nid: blades\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Blades\n"
      "description: A knife of its own.\nauthors: [{ name: Nobody }]\n"
      "license: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\nrequires: { arkham_core: \"*\" }\n");
  write("blades/cards/knife.lua",
        "return asset { name = \"Long Knife\", class = \"neutral\", level = 0, cost = 1 }\n");
  write("blades/cards/ghoul_minion.lua",
        "return enemy { name = \"Blade Ghoul\", fight = 1, health = 1, evade = 1, damage = 1 }\n");
  write("blades/cards/study.lua", "return location { name = \"Forge\", shroud = 1, clues = 0 }\n");
  write("blades/cards/edge.lua",
        "return act { name = \"The Edge\", objective = true, reverse = \"ghoul_minion\" }\n");
  write("blades/cards/whats_going_on.lua", "return agenda { name = \"Rust\", doom = 9 }\n");
  write("blades/cards/last_edge.lua", "return act { name = \"The Last Edge\", objective = true }\n");
  write("blades/cards/grinder.lua",
        "return investigator {\n  name = \"Grinder\", class = \"neutral\", willpower = 3, intellect = 3, "
        "combat = 3,\n"
        "  agility = 3, health = 7, sanity = 7, deck_size = 1, requires = { \"knife\" },\n"
        "  deck_options = { { class = \"neutral\" } },\n}\n");
  write("blades/decks/grinder.yaml",
        "name: Grinder\ninvestigator: grinder\ncards:\n  knife: 1\n  emergency_cache: 1\n");
  write("blades/scenarios/honing.lua",
        "return scenario {\n  name = \"Honing\", id = \"honing\", acts = { \"edge\", \"last_edge\" },\n"
        "  agendas = { \"whats_going_on\" }, encounter_cards = { { \"ghoul_minion\", 2 } },\n"
        "  reference = \"the_gathering_reference\", set_aside = { \"study\", \"arkham_core:study\" },\n"
        "  bags = { standard = { \"0\" } }, resolutions = { no_resolution = { text = \"Blunt.\" } },\n"
        "  setup = function() start_at(put_location(set_aside_card \"study\")) end,\n}\n");
  write("blades/tests/blades_test.lua",
        "test(\"The fields of a scenario and a deck mean the pack's own cards\", function(t)\n"
        "  local g = t:game { scenario = \"honing\", investigators = { \"grinder\" }, decks = true, auto = { "
        "\"mulligan\" } }\n"
        "  local me = g:lead()\n"
        "  t:equal(me.place.title, \"Forge\")\n"
        "  t:equal(g:agenda().title, \"Rust\")\n"
        "  for _, card in ipairs(g:cards \"encounter_deck\") do t:equal(card.title, \"Blade Ghoul\") end\n"
        "  local hand = g:cards(\"hand\", me)\n"
        "  t:equal(#hand, 2)\n"
        "  local titles = { hand[1].title, hand[2].title }\n"
        "  table.sort(titles)\n"
        "  t:equal(titles, { \"Emergency Cache\", \"Long Knife\" })\n"
        "end)\n"
        "test(\"The other side of an act is the pack's own card\", function(t)\n"
        "  local g = t:game { scenario = \"honing\", investigators = { \"grinder\" }, decks = true, auto = { "
        "\"mulligan\" } }\n"
        "  g:effect \"advance_act\"\n"
        "  t:equal(#g:cards(\"threat\", g:lead()) > 0 and g:cards(\"threat\", g:lead())[1].title, \"Blade "
        "Ghoul\")\n"
        "end)\n");
  const std::string pack = "'" + folder.path() + "/blades'";
  const Ran tested = run_misk("test " + pack);
  EXPECT_EQ(tested.code, 0) << tested.out << tested.err;
  EXPECT_THAT(tested.out, HasSubstr("2 passed, 0 failed"));
  EXPECT_THAT(run_misk("check " + pack).out, HasSubstr("0 errors"));
  const Ran deck =
      run_misk("deck check --packs " + pack + " '" + folder.path() + "/blades/decks/grinder.yaml'");
  EXPECT_EQ(deck.code, 0) << deck.out << deck.err;
  EXPECT_THAT(
      run_misk("deck show --packs " + pack + " '" + folder.path() + "/blades/decks/grinder.yaml'").out,
      HasSubstr("Long Knife"));
  const Ran console = run_misk("console honing --packs " + pack +
                               " --pack blades --investigator grinder --run "
                               "'create(\"knife\", \"play\", you)' --run 'data_of(\"knife\").name'");
  EXPECT_EQ(console.code, 0) << console.err;
  EXPECT_THAT(console.out, HasSubstr("blades:knife"));
  EXPECT_THAT(console.out, HasSubstr("Long Knife"));
}

INSTANTIATE_TEST_SUITE_P(
    All, StrangerPacks,
    ::testing::Values(Case{"drowned_bell", "low_water", " --investigators 2", 400},
                      Case{"drowned_bell", "low_water", " --investigator ines_varga --bot greedy", 200},
                      Case{"drowned_bell", "low_water", " --investigators 3 --start the_warden", 200},
                      Case{"drowned_bell_eldritch", "eldritch_horror",
                           " --investigators 2 --option ancient_one=the_drowned_bell", 100},
                      Case{"drowned_bell_eldersign", "elder_sign", " --investigators 2", 100},
                      Case{"seers_booth", "elder_sign", " --investigators 2 --bot greedy", 40},
                      Case{"comet_gallery", "elder_sign", " --investigators 2", 100},
                      Case{"salt_road", "eldritch_horror",
                           " --investigators 2 --option prelude=a_dry_winter --bot greedy", 40}),
    [](const auto& each) { return test_name(each.param.pack + each.param.options); });

/// A pack with a German translation: a card, its German name, and the arguments to play it.
struct German {
  std::string pack, id, name, call, shown;
};

class GermanPacks : public ::testing::TestWithParam<German> {};

TEST_P(GermanPacks, LackNothingThatCheckKnowsOf) {
  NEEDS_MISK();
  const std::string pack = folder_of(GetParam().pack);
  EXPECT_EQ(run_misk("check " + pack).out, "0 errors, 0 warnings\n");
  // With any line removed, something is missing.
  const Folder folder;
  std::filesystem::copy(MISK_SOURCE_DIR "/" + pack, folder / "pack",
                        std::filesystem::copy_options::recursive);
  std::string text = slurp(folder / "pack/i18n/de.yaml");
  const std::string line = "    name: \"" + GetParam().name + "\"";
  ASSERT_NE(text.find(line), std::string::npos);
  text.replace(text.find(line), line.size(), "    name: \"\"");
  spill(folder / "pack/i18n/de.yaml", text);
  EXPECT_THAT(run_misk("check '" + folder / "pack" + "'").out, HasSubstr("0 errors, 1 warnings"));
}

TEST_P(GermanPacks, AreListedAndPlayedInGerman) {
  NEEDS_MISK();
  const std::string packs = "--packs " + folder_of(GetParam().pack) + " --language ";
  const auto row = [&](const std::string& language) {
    const std::string out = run_misk("list cards " + packs + language).out;
    const std::size_t at = out.find("\n" + GetParam().id + " ");
    return at == std::string::npos ? out : out.substr(at + 1, out.find('\n', at + 1) - at - 1);
  };
  EXPECT_THAT(row("de"), HasSubstr(GetParam().name));
  EXPECT_THAT(row("en"), Not(HasSubstr(GetParam().name)));
  const std::string play = "play " + GetParam().call + " --seed 3 " + packs;
  const Ran played = run_misk(play + "de");
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, HasSubstr(GetParam().shown));
  EXPECT_THAT(run_misk(play + "en").out, Not(HasSubstr(GetParam().shown)));
}

INSTANTIATE_TEST_SUITE_P(
    All, GermanPacks,
    ::testing::Values(
        German{"drowned_bell", "rusted_cutlass", "Rostiges Entermesser",
               "low_water --investigator ines_varga --bot greedy",
               "Ines Varga verwendet Die Glocke verstummt: Gebt gemeinsam die Hinweise aus"},
        German{"drowned_bell_eldritch", "silt_child", "Schlickkind",
               "eldritch_horror --investigators 2 --option ancient_one=the_drowned_bell --bot random",
               "Die ertrunkene Glocke"},
        German{"drowned_bell_eldersign", "the_diving_bell", "Die Taucherglocke",
               "elder_sign --investigators 2 --bot random", "Das Hafenmodell"}),
    [](const auto& each) { return each.param.pack; });

}  // namespace
}  // namespace misk::test
