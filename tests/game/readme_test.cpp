// Checks or runs the Lua in the READMEs as it is printed, except for guides (tests/e2e/guide.py types those).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_support.hpp"
#include "test_names.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;

/// The n-th Lua block of a README that begins with `begins`.
std::string block(const std::string& readme, const std::string& begins) {
  const std::string text = slurp(MISK_SOURCE_DIR "/" + readme);
  const std::string fence = "```lua\n";
  const std::size_t at = text.find(fence + begins);
  if (at == std::string::npos) return "";
  const std::size_t begin = at + fence.size();
  return text.substr(begin, text.find("```", begin) - begin);
}

/// A new pack with one more file.
void begin(const Folder& folder, const std::string& what, const std::string& file, const std::string& text) {
  ASSERT_NE(text, "") << "the README has no such block any more; mend this test";
  const Ran made = run_misk("new " + what + " --author A --dir '" + folder.path() + "'");
  ASSERT_EQ(made.code, 0) << made.err;
  folder.spill(file, text);
}

TEST(Readmes, TheCardOfTheFirstPageIsSound) {
  NEEDS_MISK();
  const Folder folder;
  const std::string card = block("README.md", "-- my_pack/cards/night_porter.lua\n");
  begin(folder, "pack my_pack --game arkham", "my_pack/cards/night_porter.lua", card);
  const Ran ran = run_misk("check '" + folder / "my_pack" + "'");
  EXPECT_EQ(ran.out, "0 errors, 0 warnings\n");
}

TEST(Readmes, TheConstructorOfAGameMakesCards) {
  NEEDS_MISK();
  const Folder folder;
  begin(folder, "game purse", "purse/lib/coin.lua", block("scripts/README.md", "fields.alias(\"colour\""));
  const std::string game = folder / "purse/game.lua";
  spill(game, slurp(game) + "require \"lib/coin\"\n");
  folder.spill("purse/cards/penny.lua", "return coin { name = \"Penny\", colour = \"red\", worth = 1 }\n");
  EXPECT_EQ(run_misk("test '" + folder / "purse" + "'").code, 0);
  EXPECT_EQ(run_misk("check '" + folder / "purse" + "'").code, 0);
  folder.spill("purse/cards/penny.lua", "return coin { name = \"Penny\", colour = \"blue\", worth = 1 }\n");
  EXPECT_THAT(run_misk("check '" + folder / "purse" + "'").out,
              HasSubstr("penny.lua:1:31: error: there is no colour 'blue'"));
}

// Each block of Arkham's README is a card. Two of them name a card and a note that a pack with them would
// have.
TEST(Readmes, TheCardsThatShowArkhamsMechanicsAreSound) {
  NEEDS_MISK();
  const Folder folder;
  const std::string text = slurp(MISK_SOURCE_DIR "/scripts/arkham/README.md"), fence = "```lua\n";
  begin(folder, "pack nights --game arkham", "nights/cards/hallowed_mirror.lua",
        "return asset { name = \"Hallowed Mirror\", class = \"guardian\", cost = 2 }\n");
  folder.spill("nights/cards/gateway_identified.lua",
               "return log_entry { name = \"The gateway is identified\" }\n");
  int n = 0;
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at + 1)) {
    const std::size_t first = at + fence.size();
    folder.spill("nights/cards/readme_" + std::to_string(++n) + ".lua",
                 text.substr(first, text.find("```", first) - first));
  }
  EXPECT_GT(n, 5);
  const Ran ran = run_misk("check '" + folder / "nights" + "'");
  EXPECT_EQ(ran.out, "0 errors, 0 warnings\n") << ran.err;
}

// A file of lib/, and a card that requires it.
TEST(Readmes, TheSymbolAndTheDieOfAPackForElderSignAreSound) {
  NEEDS_MISK();
  const Folder folder;
  const std::string readme = "scripts/eldersign/README.md";
  begin(folder, "pack nights --game eldersign", "nights/lib/omens.lua", block(readme, "-- lib/omens.lua\n"));
  const std::string card = block(readme, "-- adventures/the_observatory.lua\n");
  ASSERT_NE(card, "");
  folder.spill("nights/adventures/the_observatory.lua", card);
  folder.spill(
      "nights/tests/omen_test.lua",
      "test(\"an omen\", function(t)\n"
      "  local g = t:game { adventures = { \"the_observatory\" } }\n"
      "  t:equal(g:tasks(g:adventure \"the_observatory\"), { \"investigation 3, omen\", \"peril/omen\" })\n"
      "end)\n");
  EXPECT_EQ(run_misk("test '" + folder / "nights/tests/omen_test.lua" + "'").out, "1 passed, 0 failed\n");
  EXPECT_EQ(run_misk("check '" + folder / "nights" + "'").out, "0 errors, 0 warnings\n");
}

struct Example {
  std::string readme, begins, game, file;
};

class ReadmeExamples : public ::testing::TestWithParam<Example> {};

TEST_P(ReadmeExamples, Run) {
  NEEDS_MISK();
  const Folder folder;
  const Example& example = GetParam();
  begin(folder, "pack nights --game " + example.game, "nights/" + example.file,
        block(example.readme, example.begins));
  if (example.file.rfind("tests/", 0) == 0) {
    const Ran ran = run_misk("test '" + folder / ("nights/" + example.file) + "'");
    EXPECT_EQ(ran.out, "1 passed, 0 failed\n") << ran.err;
  }
  const Ran checked = run_misk("check '" + folder / "nights" + "'");
  EXPECT_EQ(checked.out, "0 errors, 0 warnings\n") << checked.err;
}

INSTANTIATE_TEST_SUITE_P(
    All, ReadmeExamples,
    ::testing::Values(
        Example{"scripts/arkham/tests/README.md", "test(\"a failed fight", "arkham", "tests/readme_test.lua"},
        Example{"scripts/eldritch/tests/README.md", "test(\"a Clue", "eldritch", "tests/readme_test.lua"},
        Example{"scripts/eldersign/tests/README.md", "test(\"one task", "eldersign", "tests/readme_test.lua"},
        Example{"scripts/README.md", "return lesson {", "arkham", "lessons/first_hour.lua"},
        Example{"scripts/eldritch/README.md", "return america_encounter", "eldritch",
                "encounters/america_x.lua"}),
    [](const auto& each) { return test_name(each.param.readme + " " + each.param.begins); });

// They are shown as they stand in the grammar, whose own tests try every example.
TEST(Readmes, ThoseOfTheImporterStandInItsGrammar) {
  std::string grammar;
  for (const auto& entry :
       std::filesystem::directory_iterator(MISK_SOURCE_DIR "/scripts/arkham/import/subjects"))
    grammar += slurp(entry.path().string());
  const std::string text = slurp(MISK_SOURCE_DIR "/scripts/arkham/import/README.md");
  const std::string open = "```lua\n";
  for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
    const std::size_t begin = at + open.size();
    const std::string block = text.substr(begin, text.find("```", begin) - begin);
    EXPECT_NE(grammar.find(block), std::string::npos) << block;
  }
}

/// Every Lua block of a README is run by one of these tests or by the guide, or is part of a tested file.
TEST(Readmes, NoLuaStandsThereUntested) {
  const std::vector<std::pair<std::string, std::size_t>> kTested = {
      {"README.md", 1},
      {"scripts/README.md", 5},                // two here, three in FourthGame
      {"scripts/arkham/README.md", 32},        // TheCardsThatShowArkhamsMechanicsAreSound takes all
      {"scripts/arkham/import/README.md", 2},  // ThoseOfTheImporterStandInItsGrammar
      {"scripts/arkham/tests/README.md", 1},
      {"scripts/eldritch/tests/README.md", 1},
      {"scripts/eldersign/tests/README.md", 1},
      {"scripts/eldritch/README.md", 1},
      {"scripts/eldersign/README.md", 2},
      {"scripts/common/README.md", 1},                      // the first line of scripts/*/lib/abilities.lua
      {"tools/authoring/templates/library/README.md", 1}};  // the line is in LibraryPack
  std::map<std::string, std::size_t> found;
  for (const char* folder : {"engine", "scripts", "cards", "ui", "tools", "tests"})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(MISK_SOURCE_DIR "/" + std::string(folder)))
      if (entry.path().filename() == "README.md")
        found[std::filesystem::relative(entry.path(), MISK_SOURCE_DIR).string()] = 0;
  found["README.md"] = 0;
  for (auto& [readme, n] : found) {
    const std::string text = slurp(MISK_SOURCE_DIR "/" + readme);
    for (std::size_t at = text.find("```lua\n"); at != std::string::npos; at = text.find("```lua\n", at + 1))
      ++n;
  }
  std::erase_if(found, [](const auto& each) { return each.second == 0; });
  EXPECT_THAT(found, ::testing::UnorderedElementsAreArray(kTested.begin(), kTested.end()));
}

}  // namespace
}  // namespace misk::test
