// A fourth game as a stranger would write it: tests/packs/nine_fathoms, without C++ of its own. The real
// program checks, tests and plays it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <filesystem>

#include "cli_support.hpp"

namespace misk::game {
namespace {

using nlohmann::json;

const std::string kPack = "tests/packs/nine_fathoms";

json told(const std::string& arguments) {
  const test::Ran ran = test::run_misk(arguments + " --json");
  EXPECT_EQ(ran.code, 0) << arguments << "\n" << ran.err << ran.out;
  return json::parse(ran.out, nullptr, false);
}

json simulate(const std::string& options) {
  json result = told("sim drowned_carrow --packs " + kPack + " --seed 7 --threads 1 --check " + options);
  EXPECT_EQ(result.at("finished"), result.at("games")) << options;
  EXPECT_EQ(result.at("errors"), 0) << options;
  EXPECT_EQ(result.at("script_errors"), 0) << options;
  EXPECT_EQ(result.at("violations"), 0) << options;
  return result;
}

int sealed(const json& result) {
  return result.at("outcomes").value("sealed", 0);
}

TEST(FourthGame, IsWrittenWithoutAMistake) {
  NEEDS_MISK();
  const json found = told("check " + kPack);
  EXPECT_EQ(found.at("errors"), 0) << found;
  EXPECT_EQ(found.at("warnings"), 0) << found;
}

TEST(FourthGame, ProvesEveryRuleOfItsOwn) {
  NEEDS_MISK();
  const json coverage = told("coverage " + kPack);
  EXPECT_EQ(coverage.at("failed_tests"), 0);
  EXPECT_EQ(coverage.at("unknown_rules"), 0);
  int rules = 0;
  for (const json& rule : coverage.at("rules")) {
    EXPECT_EQ(rule.at("game"), "nine_fathoms") << "rules of other games are not asked for";
    ++rules;
    EXPECT_TRUE(rule.at("proved")) << rule.at("id");
  }
  EXPECT_GE(rules, 40);
}

TEST(FourthGame, PlaysThreeHundredSoundGames) {
  NEEDS_MISK();
  for (const char* players : {"1", "2", "3", "4"}) {
    const json result = simulate("--investigators " + std::string(players) + " --games 70 --bot random");
    EXPECT_GT(result.at("outcomes").size(), 0u);
  }
  const json late = simulate("--investigators 2 --games 20 --start high_water --difficulty hard");
  EXPECT_EQ(late.at("games"), 20);
}

TEST(FourthGame, IsWonByWhoThinks) {
  NEEDS_MISK();
  const json thinks = simulate("--investigators 2 --games 40 --bot greedy");
  const json guesses = simulate("--investigators 2 --games 40 --bot random");
  EXPECT_EQ(thinks.at("bot_slips"), 0);
  EXPECT_GT(sealed(thinks), 8);
  EXPECT_LT(sealed(thinks), 36);
  EXPECT_LT(sealed(guesses), 4);
}

TEST(FourthGame, WrongSetUpsAreToldWithTheMend) {
  NEEDS_MISK();
  const std::string play = "play drowned_carrow --bot random --packs " + kPack;
  const test::Ran mad = test::run_misk(play + " --difficulty mad");
  EXPECT_EQ(mad.code, 2);
  EXPECT_NE(mad.err.find("use easy, normal, hard"), std::string::npos) << mad.err;
  const test::Ran twice = test::run_misk(play + " --investigator ada_thorne --investigator ada_thorne");
  EXPECT_EQ(twice.code, 2);
  EXPECT_NE(twice.err.find("taken twice"), std::string::npos) << twice.err;
}

TEST(FourthGame, ItsDiversAreListedAmongThoseWhoCanBePlayed) {
  NEEDS_MISK();
  int divers = 0;
  for (const json& row : told("list investigators --packs " + kPack))
    divers += row.at("game") == "nine_fathoms";
  EXPECT_EQ(divers, 5);
}

// The code in scripts/README.md, "A new game", must equal the pack's.
TEST(FourthGame, TheGuideShowsWhatTheGameIs) {
  std::string sources;
  for (const auto& file : std::filesystem::recursive_directory_iterator(MISK_SOURCE_DIR "/" + kPack))
    if (file.path().extension() == ".lua") sources += test::slurp(file.path());
  const std::string readme = test::slurp(MISK_SOURCE_DIR "/scripts/README.md");
  const std::string fence = "```lua\n";
  int examples = 0;
  for (auto at = readme.find(fence, readme.find("## A new game")); at != std::string::npos;
       at = readme.find(fence, at)) {
    at += fence.size();
    const std::string example = readme.substr(at, readme.find("```", at) - at);
    EXPECT_NE(sources.find(example), std::string::npos) << "not in " << kPack << ":\n" << example;
    ++examples;
  }
  EXPECT_GE(examples, 3);
}

}  // namespace
}  // namespace misk::game
