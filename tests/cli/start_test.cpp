// Named starts: games that begin deep in a scenario.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;

json simulate(const std::string& more) {
  const Ran ran = run_misk("sim the_gathering --investigator roland_banks --seed 3 --json " + more);
  EXPECT_EQ(ran.code, 0) << more << "\n" << ran.err;
  return json::parse(ran.out, nullptr, false);
}

/// The start in a save's header.
json start_of(const std::string& save) {
  return json::parse(save.substr(0, save.find('\n'))).at("setup").at("options").value("start", "");
}

TEST(Start, EveryStartThatIsListedCanBePlayedToTheEnd) {
  NEEDS_MISK();
  const Ran ran = run_misk("list starts the_gathering --json");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json starts = json::parse(ran.out);
  ASSERT_FALSE(starts.empty());
  for (const json& start : starts) {
    EXPECT_EQ(start.at("scenario"), "the_gathering");
    EXPECT_EQ(start.at("game"), "arkham");
    EXPECT_NE(start.at("text"), "");
    const json result = simulate("--games 5 --check --start " + start.at("name").get<std::string>());
    EXPECT_EQ(result.at("finished"), 5) << start;
    EXPECT_EQ(result.at("script_errors"), 0) << start;
    EXPECT_EQ(result.at("violations"), 0) << start;
  }
}

TEST(Start, IsTheSetUpOptionOfThatName) {
  NEEDS_MISK();
  const json start = simulate("--games 20 --start ghoul_priest");
  EXPECT_EQ(start.at("hash"), simulate("--games 20 --option start=ghoul_priest").at("hash"));
  EXPECT_NE(start.at("hash"), simulate("--games 20").at("hash"));
}

TEST(Start, AnUnknownOneIsRefusedAndThoseThereAreAreNamed) {
  NEEDS_MISK();
  for (const char* arguments : {"play the_gathering --investigator roland_banks --bot random --start act_9",
                                "sim the_gathering --investigator roland_banks --option start=act_9"}) {
    const Ran ran = run_misk(arguments);
    EXPECT_EQ(ran.code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_EQ(ran.err.rfind("misk: there is no start 'act_9'", 0), 0u) << ran.err;
    EXPECT_NE(ran.err.find("ghoul_priest"), std::string::npos) << ran.err;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  }
}

TEST(Start, AreListedOfAScenarioThatThereIs) {
  NEEDS_MISK();
  EXPECT_NE(run_misk("list starts").out.find("ghoul_priest"), std::string::npos);
  Ran ran = run_misk("list starts the_gatherin");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("did you mean 'the_gathering'?"), std::string::npos) << ran.err;
  ran = run_misk("list cards the_gathering");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("list starts"), std::string::npos) << ran.err;
}

TEST(Options, EveryValueThatIsListedIsAccepted) {
  NEEDS_MISK();
  const Ran ran = run_misk("list options --json");
  ASSERT_EQ(ran.code, 0) << ran.err;
  std::map<std::string, int> values;  // by scenario and option
  for (const json& row : json::parse(ran.out)) {
    const std::string scenario = row.at("scenario"), option = row.at("option"), value = row.at("value");
    if (++values[scenario + " " + option] > 2 && option != "players") continue;
    const std::string said = option == "players" ? " --investigators " + value
                             : value.empty()     ? ""
                                                 : " --option '" + option + "=" + value + "'";
    const Ran played = run_misk("sim " + scenario + " --games 1" + said);
    EXPECT_EQ(played.code, 0) << scenario << said << ": " << played.err;
  }
  EXPECT_EQ(values["the_gathering players"], 4);
  EXPECT_EQ(values["the_gathering difficulty"], 4);
  EXPECT_EQ(values["eldritch_horror players"], 8);
}

TEST(Start, ASaveHoldsIt) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "game.misk";
  const std::string play = "play the_gathering --investigator roland_banks --bot random --seed 4 ";
  ASSERT_EQ(run_misk(play + "--start act_2 --save " + file).code, 0);
  const Ran verified = run_misk("replay " + file + " --verify");
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_NE(verified.out.find("all equal"), std::string::npos) << verified.out;
  const std::string whole = slurp(file);
  EXPECT_EQ(start_of(whole), "act_2");
  // Resume after three answers.
  std::size_t at = 0;
  for (int i = 0; i < 4; ++i) at = whole.find('\n', at) + 1;
  spill(file, whole.substr(0, at));
  const Ran resumed = run_misk("resume " + file + " --bot random");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_EQ(start_of(slurp(file)), "act_2");
  EXPECT_EQ(run_misk("replay " + file + " --verify").code, 0);
}

}  // namespace
}  // namespace misk::test
