// misk compare: plays the same games with two set-ups.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;

json compare(const std::string& more) {
  const Ran ran = run_misk("compare the_gathering --json " + more);
  EXPECT_EQ(ran.code, 0) << ran.err;
  return json::parse(ran.out, nullptr, false);
}

json named(const json& list, const std::string& name) {
  for (const json& each : list)
    if (each.at("name") == name) return each;
  return nullptr;
}

TEST(Compare, TheSameSetUpMakesNoDifference) {
  NEEDS_MISK();
  const json result = compare("--investigator roland_banks --games 40 --bot greedy");
  EXPECT_EQ(result.at("games"), 40);
  EXPECT_EQ(result.at("A").at("hash"), result.at("B").at("hash"));
  for (const char* list : {"outcomes", "means"})
    for (const json& each : result.at(list)) {
      EXPECT_EQ(each.at("difference"), 0.0) << each;
      EXPECT_LE(each.at("low"), 0.0);
      EXPECT_GE(each.at("high"), 0.0);
    }
}

TEST(Compare, AHarderGameIsLostMoreOften) {
  NEEDS_MISK();
  const json result = compare(
      "--investigator roland_banks --games 150 --bot greedy --option-a difficulty=easy --option-b "
      "difficulty=expert");
  const json lost = named(result.at("outcomes"), "no_resolution");
  EXPECT_GT(lost.at("difference"), 0.0);
  EXPECT_GT(lost.at("low"), 0.0) << "beyond chance";
  EXPECT_NEAR(lost.at("difference"), lost.at("b").get<double>() - lost.at("a").get<double>(), 1e-9);
  EXPECT_LT(lost.at("low"), lost.at("difference"));
  EXPECT_GT(lost.at("high"), lost.at("difference"));
  EXPECT_EQ(result.at("A").at("options").at("difficulty"), "easy");
  // An end that hardly any game has proves nothing.
  for (const json& each : result.at("outcomes"))
    if (std::max(each.at("a").get<double>(), each.at("b").get<double>()) < 0.02) {
      EXPECT_TRUE(each.at("low") <= 0.0 && each.at("high") >= 0.0) << each;
    }
}

TEST(Compare, TwoDecksAreOneASide) {
  NEEDS_MISK();
  const json result = compare(
      "--deck cards/arkham_core/decks/roland_banks.yaml --deck cards/arkham_core/decks/agnes_baker.yaml "
      "--games 10");
  EXPECT_EQ(result.at("A").at("investigators"), json::array({"roland_banks"}));
  EXPECT_EQ(result.at("B").at("investigators"), json::array({"agnes_baker"}));
  EXPECT_NE(result.at("A").at("hash"), result.at("B").at("hash"));
}

TEST(Compare, APackIsThereOnOneSideOnly) {
  NEEDS_MISK();
  const Folder folder;
  ASSERT_EQ(run_misk("new pack night --game arkham --dir '" + folder.path() + "'").code, 0);
  ASSERT_EQ(run_misk("new card dread --type weakness --dir '" + folder / "night" + "'").code, 0);
  const std::string games = "--investigator roland_banks --games 60 ";
  const json with = compare(games + "--packs-b '" + folder / "night" + "'");
  EXPECT_NE(with.at("A").at("hash"), with.at("B").at("hash"));
  const json without = compare(games + "--packs '" + folder / "night" + "' --without night");
  EXPECT_EQ(without.at("A").at("hash"), with.at("B").at("hash"));
  EXPECT_EQ(without.at("B").at("hash"), with.at("A").at("hash"));
}

TEST(Compare, RefusesWithOneLine) {
  NEEDS_MISK();
  for (const auto& [arguments, told] : std::vector<std::pair<std::string, std::string>>{
           {"--investigator roland_banks --without nope", "--without: no pack 'nope' is loaded"},
           {"--investigator roland_banks --option-b nonsense", "--option-b"},
           {"--deck a --deck b --deck c", "once for each side"}}) {
    const Ran ran = run_misk("compare the_gathering --games 1 " + arguments);
    EXPECT_EQ(ran.code, 2) << arguments;
    EXPECT_NE(ran.err.find(told), std::string::npos) << ran.err;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  }
}

}  // namespace
}  // namespace misk::test
