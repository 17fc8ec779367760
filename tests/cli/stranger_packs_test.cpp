// Packs as strangers write them (tests/packs): checked, tested, given to others as a file, and played.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

// arkham_core has a knife, too.
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

INSTANTIATE_TEST_SUITE_P(
    All, StrangerPacks,
    ::testing::Values(Case{"drowned_bell", "low_water", " --investigators 2", 400},
                      Case{"drowned_bell", "low_water", " --investigator ines_varga --bot greedy", 200},
                      Case{"drowned_bell", "low_water", " --investigators 3 --start the_warden", 200},
                      Case{"drowned_bell_eldritch", "eldritch_horror",
                           " --investigators 2 --option ancient_one=the_drowned_bell", 100},
                      Case{"drowned_bell_eldersign", "elder_sign", " --investigators 2", 100}),
    [](const auto& each) { return test_name(each.param.pack + each.param.options); });

/// A pack with a German translation: a card, its German name, and the call that plays with it.
struct German {
  std::string pack, id, name, call, shown;
};

class GermanPacks : public ::testing::TestWithParam<German> {};

TEST_P(GermanPacks, LackNothingThatCheckKnowsOf) {
  NEEDS_MISK();
  const std::string pack = folder_of(GetParam().pack);
  EXPECT_EQ(run_misk("check " + pack).out, "0 errors, 0 warnings\n");
  // Without one line there is something missing.
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
               "Ines Varga uses Die Glocke verstummt: Gebt gemeinsam die Hinweise aus"},
        German{"drowned_bell_eldritch", "silt_child", "Schlickkind",
               "eldritch_horror --investigators 2 --option ancient_one=the_drowned_bell --bot random",
               "Die ertrunkene Glocke"},
        German{"drowned_bell_eldersign", "the_diving_bell", "Die Taucherglocke",
               "elder_sign --investigators 2 --bot random", "Das Hafenmodell"}),
    [](const auto& each) { return each.param.pack; });

}  // namespace
}  // namespace misk::test
