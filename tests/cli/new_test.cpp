// misk new: its files pass `misk check` and `misk test` at once, and games with them can be played.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;

/// 0 errors and 0 warnings, and every test passes.
void expect_sound(const std::string& pack) {
  const Ran checked = run_misk("check '" + pack + "'");
  EXPECT_EQ(checked.out, "0 errors, 0 warnings\n") << checked.err;
  const Ran tested = run_misk("test '" + pack + "'");
  EXPECT_EQ(tested.code, 0) << tested.out << tested.err;
  EXPECT_NE(tested.out.find(" passed, 0 failed"), std::string::npos) << tested.out;
}

/// Plays 20 random games and looks closely.
void expect_plays(const std::string& pack, const std::string& scenario, const std::string& more) {
  const Ran ran = run_misk("sim " + scenario + " --packs '" + pack + "' --games 20 --check --json " + more);
  const json result = json::parse(ran.out, nullptr, false);
  ASSERT_FALSE(result.is_discarded()) << ran.err;
  EXPECT_EQ(result.at("finished"), 20) << more;
  EXPECT_EQ(result.at("script_errors"), 0) << ran.err;
  EXPECT_EQ(result.at("violations"), 0) << more;
}

std::vector<json> templates(const std::string& more) {
  const Ran ran = run_misk("new --list --json " + more);
  EXPECT_EQ(ran.code, 0) << ran.err;
  return json::parse(ran.out).get<std::vector<json>>();
}

std::string begin_pack(const Folder& folder, const std::string& name, const std::string& game) {
  const Ran ran = run_misk("new pack '" + name + "' --game " + game + " --dir '" + folder.path() +
                           "' --author 'A. \"Pen\" Author'");
  EXPECT_EQ(ran.code, 0) << ran.err;
  return folder / "night_shift";
}

class NewForGame : public testing::TestWithParam<const char*> {};

TEST_P(NewForGame, EveryTemplatePassesCheckAndTest) {
  NEEDS_MISK();
  const Folder folder;
  const std::string pack = begin_pack(folder, "Night Shift", GetParam());
  expect_sound(pack);  // the unchanged new pack
  const auto list = templates(std::string("--game ") + GetParam());
  EXPECT_GT(list.size(), 10u);
  for (const json& each : list) {
    const std::string type = each.at("type");
    EXPECT_NE(each.at("text"), "") << type;
    const Ran ran =
        run_misk("new card \"The '" + type + "' of the House\" --type " + type + " --dir '" + pack + "'");
    EXPECT_EQ(ran.code, 0) << type << ": " << ran.err;
    if (type == "scenario") expect_plays(pack, "the_scenario_of_the_house", "--investigators 2");
  }
  expect_sound(pack);
}

INSTANTIATE_TEST_SUITE_P(Games, NewForGame, testing::Values("arkham", "eldritch", "eldersign"),
                         [](const auto& game) { return std::string(game.param); });

TEST(New, AGameOfItsOwnPlaysAtOnceAndHasTemplatesOfItsOwn) {
  NEEDS_MISK();
  const Folder folder;
  const Ran ran = run_misk("new game night_shift --dir '" + folder.path() + "' --title 'Night \"Shift\"'");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string pack = folder / "night_shift";
  for (const char* more : {"--investigators 1", "--investigators 4", "--investigators 2 --bot greedy",
                           "--investigators 3 --option difficulty=hard"})
    expect_plays(pack, "night_shift", more);
  for (const json& each : templates("--game night_shift --packs '" + pack + "'")) {
    const std::string type = each.at("type");
    EXPECT_EQ(run_misk("new card 'Some " + type + "' --type " + type + " --dir '" + pack + "'").code, 0)
        << type;
  }
  expect_sound(pack);
  EXPECT_TRUE(std::filesystem::exists(pack + "/cards/omens/some_omen.lua"));
  // A pack for the new game.
  const Ran cards =
      run_misk("new pack dawn --game night_shift --packs '" + pack + "' --dir '" + folder.path() + "'");
  ASSERT_EQ(cards.code, 0) << cards.err;
  const std::string more = "new card dew --type omen --packs '" + pack + "' --dir '" + folder / "dawn" + "'";
  EXPECT_EQ(run_misk(more).code, 0);
  expect_sound(folder.path());
}

TEST(New, APackIsOfItsAuthorAndToldWhichNamesItsScriptsSee) {
  NEEDS_MISK();
  const Folder folder;
  const std::string pack = begin_pack(folder, "Night Shift", "arkham");
  EXPECT_NE(slurp(pack + "/LICENSE").find(" A. \"Pen\" Author\n"), std::string::npos);
  EXPECT_NE(slurp(pack + "/pack.yaml").find("authors: [{ name: \"A. \\\"Pen\\\" Author\" }]"),
            std::string::npos);
  EXPECT_NE(slurp(pack + "/README.md").find("# Night Shift\n"), std::string::npos);
  const std::string names = slurp(pack + "/.luacheckrc");
  for (const char* name : {"\"treachery\"", "\"choose\"", "\"ipairs\"", "\"place_doom\""})
    EXPECT_NE(names.find(name), std::string::npos) << name;
  const std::string workflow = slurp(pack + "/.github/workflows/check.yml");
  for (const char* step : {"misk check", "misk test"})
    EXPECT_NE(workflow.find(step), std::string::npos) << step;
  EXPECT_TRUE(std::filesystem::exists(pack + "/.gitignore"));
  EXPECT_TRUE(std::filesystem::exists(pack + "/CHANGELOG.md"));
}

TEST(New, ATemplateOfAStrangerWritesNothingOutsideThePack) {
  NEEDS_MISK();
  for (const char* folder_of_template : {"../out", "/tmp/out", "cards/../../out", ".git/hooks", ""}) {
    const Folder folder;
    ASSERT_EQ(run_misk("new game lamps --dir '" + folder.path() + "'").code, 0);
    folder.spill("lamps/templates/omen.lua",
                 std::string("-- template ") + folder_of_template + ": an omen\nreturn 1\n");
    const Ran ran = run_misk("new card lure --type omen --dir '" + folder / "lamps" + "'");
    EXPECT_EQ(ran.code, 2) << folder_of_template;
    EXPECT_NE(ran.err.find("templates/omen.lua:1: the first line"), std::string::npos) << ran.err;
    for (const auto& each : std::filesystem::recursive_directory_iterator(folder.path()))
      EXPECT_EQ(each.path().filename().string().find("lure"), std::string::npos) << each.path();
  }
}

TEST(New, NothingIsWrittenOver) {
  NEEDS_MISK();
  const Folder folder;
  const std::string pack = begin_pack(folder, "Night Shift", "arkham");
  const std::string lamp = "new card Lamp --type asset --dir '" + pack + "'";
  ASSERT_EQ(run_misk(lamp).code, 0);
  spill(pack + "/cards/lamp.lua", "mine");
  const Ran again = run_misk(lamp);
  EXPECT_EQ(again.code, 2);
  EXPECT_NE(again.err.find("cards/lamp.lua: is there already"), std::string::npos) << again.err;
  EXPECT_EQ(slurp(pack + "/cards/lamp.lua"), "mine");
  // If one of several files exists, none is written.
  spill(pack + "/tests/enemy_test.lua", "mine");
  EXPECT_EQ(run_misk("new card enemy --type enemy --dir '" + pack + "'").code, 2);
  EXPECT_FALSE(std::filesystem::exists(pack + "/encounter/enemy.lua"));
  // The same name in another folder would give the same id.
  EXPECT_EQ(run_misk("new card lamp --type location --dir '" + pack + "'").code, 2);
  EXPECT_EQ(run_misk("new pack 'Night Shift' --game arkham --dir '" + folder.path() + "'").code, 2);
  EXPECT_EQ(slurp(pack + "/cards/lamp.lua"), "mine");
}

// The view of lua-language-server: the folders in .luarc.json, with the words of the engine and the game.
TEST(New, AnEditorFindsTheWordsOfTheGame) {
  NEEDS_MISK();
  const std::pair<std::string, std::string> packs[] = {
      {"pack 'Night Shift' --game arkham", "function place_doom("},
      {"pack 'Night Shift' --game eldritch", "function advance_doom("},
      {"game 'Night Shift'", "function target.keeper("},
      {"library 'Night Shift'", "function choose("}};  // of the engine: a library sees no game
  for (const auto& [what, word] : packs) {
    const Folder folder;
    ASSERT_EQ(run_misk("new " + what + " --dir '" + folder.path() + "'").code, 0) << what;
    const std::string pack = folder / "night_shift";
    std::string declared;
    const json settings = json::parse(slurp(pack + "/.luarc.json"));
    for (const json& library : settings.at("workspace.library")) {
      const std::filesystem::path stubs = pack + "/" + library.get<std::string>();
      ASSERT_TRUE(std::filesystem::is_directory(stubs)) << stubs;
      for (const auto& each : std::filesystem::recursive_directory_iterator(stubs))
        if (each.path().extension() == ".lua") declared += slurp(each.path().string());
    }
    EXPECT_NE(declared.find("function choose("), std::string::npos) << what;
    EXPECT_NE(declared.find(word), std::string::npos) << what;
    for (const auto& each : std::filesystem::recursive_directory_iterator(pack))
      if (each.is_regular_file() && each.path().string().find("/.misk/") == std::string::npos) {
        EXPECT_EQ(slurp(each.path().string()).find("game_name"), std::string::npos) << each.path();
      }
  }
}

struct WrongCall {
  const char* name;
  const char* arguments;
  const char* told;
};
class NewRefuses : public testing::TestWithParam<WrongCall> {
 protected:
  /// A folder with a pack in it. Refused commands do not change it.
  static const Folder& folder() {
    static const Folder kept;
    if (!std::filesystem::exists(kept / "night_shift")) begin_pack(kept, "Night Shift", "arkham");
    return kept;
  }
};

TEST_P(NewRefuses, WithOneLineThatSaysTheMend) {
  NEEDS_MISK();
  std::string arguments = GetParam().arguments;
  for (auto at = arguments.find("DIR"); at != std::string::npos; at = arguments.find("DIR"))
    arguments.replace(at, 3, "--dir '" + folder().path() + "'");
  for (auto at = arguments.find("PACK"); at != std::string::npos; at = arguments.find("PACK"))
    arguments.replace(at, 4, "--dir '" + folder() / "night_shift" + "'");
  const Ran ran = run_misk("new " + arguments);
  EXPECT_EQ(ran.code, 2) << arguments;
  EXPECT_EQ(ran.err.rfind("misk: ", 0), 0u) << ran.err;
  EXPECT_NE(ran.err.find(GetParam().told), std::string::npos) << ran.err;
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
}

INSTANTIATE_TEST_SUITE_P(
    Calls, NewRefuses,
    testing::Values(
        WrongCall{"Nothing", "", "say what is to be made"},
        WrongCall{"AMisspeltKind", "crad x", "did you mean 'card'?"},
        WrongCall{"NoName", "card PACK", "needs a NAME"},
        WrongCall{"NoType", "card Lamp PACK", "with --type; use act, agenda, asset"},
        WrongCall{"AMisspeltType", "card Lamp --type asse PACK", "did you mean 'asset'?"},
        WrongCall{"NoPackHere", "card Lamp --type asset DIR", "there is no pack here"},
        WrongCall{"NoFolder", "card Lamp --type asset --dir /nowhere", "no such folder"},
        WrongCall{"LettersThatMakeNoId", "card 'Ночь' --type asset PACK", "with --title"},
        WrongCall{"ADigitFirst", "card '45 Lamps' --type asset PACK", "'45 Lamps' makes no id"},
        WrongCall{"ATypeThatIsAPath", "card '../lamp' --type ../asset PACK", "has no template '../asset'"},
        WrongCall{"AnotherGame", "card Lamp --type asset --game eldritch PACK", "is for the game 'arkham'"},
        WrongCall{"APackWithoutAGame", "pack lamps DIR", "with --game: arkham, eldersign, eldritch"},
        WrongCall{"APackNameThatIsAPath", "pack a/b --game arkham DIR", "is a path"},
        WrongCall{"ACardNameThatIsAPath", "card a/b --type asset PACK", "is a path"},
        WrongCall{"AGameNameThatIsAPath", "game a/b DIR", "is a path"},
        WrongCall{"ATranslationNameThatIsAPath", "translation a/b --of arkham_core --language de DIR",
                  "is a path"},
        WrongCall{"AMisspeltGame", "pack lamps --game arkam DIR", "did you mean 'arkham'?"},
        WrongCall{"APackThatIsThere", "pack arkham_core --game arkham DIR",
                  "a pack 'arkham_core' is there already"},
        WrongCall{"APackInAPack", "pack lamps --game arkham PACK", "packs do not lie in packs"},
        WrongCall{"ATranslationOfNothing", "translation nacht DIR", "with --of"},
        WrongCall{"ATranslationOfAMisspeltPack", "translation nacht --of arkham_cor DIR",
                  "did you mean 'arkham_core'?"},
        WrongCall{"ATranslationIntoNoLanguage", "translation nacht --of arkham_core DIR", "with --language"},
        WrongCall{"ATranslationIntoEnglish", "translation nacht --of arkham_core --language en DIR",
                  "no language to translate into"},
        WrongCall{"ControlCharacters", "scenario lamps --title \"$(printf 'a\\tb')\" PACK",
                  "control characters"}),
    [](const auto& call) { return std::string(call.param.name); });

TEST(New, ATranslationIsAPackThatRequiresWhatItTranslates) {
  NEEDS_MISK();
  const Folder folder;
  const Ran ran =
      run_misk("new translation nacht --of arkham_core --language de --dir '" + folder.path() + "'");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string manifest = slurp(folder / "nacht/pack.yaml");
  for (const char* line :
       {"kind: translation\n", "game: arkham\n", "requires: { arkham_core: \">=", "languages: [de]\n"})
    EXPECT_NE(manifest.find(line), std::string::npos) << manifest;
  EXPECT_TRUE(std::filesystem::exists(folder / "nacht/i18n/de.yaml"));
  EXPECT_EQ(run_misk("check '" + folder / "nacht" + "'").code, 0);
}

TEST(New, ATitleWithQuotesAndPercentStaysAsItIs) {
  NEEDS_MISK();
  const Folder folder;
  const std::string pack = begin_pack(folder, "Night Shift", "eldersign");
  const Ran ran =
      run_misk("new card lamp --type common_item --title '\"100%\" \\ Proof' --dir '" + pack + "'");
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(slurp(pack + "/common/lamp.lua").find("name = \"\\\"100%\\\" \\\\ Proof\""), std::string::npos);
  expect_sound(pack);
}

}  // namespace
}  // namespace misk::test
