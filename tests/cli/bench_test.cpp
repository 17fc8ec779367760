// misk bench --profile: where the time of games goes.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

TEST(BenchProfile, NamesTheScriptsThatTookTheTimeAndTheAbilitiesThatTheRulesLookAt) {
  NEEDS_MISK();
  const Ran ran = run_misk("bench the_gathering --investigator roland_banks --profile --seconds 0.3 --json");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json profile = json::parse(ran.out, nullptr, false);
  ASSERT_TRUE(profile.is_object()) << ran.out;
  EXPECT_GT(profile.at("games"), 0);
  EXPECT_LE(profile.at("script_seconds"), profile.at("seconds"));
  double before = 1e9;
  bool has_step = false, has_card = false;
  for (const json& script : profile.at("scripts")) {
    EXPECT_LE(script.at("seconds").get<double>(), before) << "the longest first";
    before = script.at("seconds");
    const auto what = script.at("what").get<std::string>(), place = script.at("place").get<std::string>();
    EXPECT_THAT(place, HasSubstr(".lua:")) << what;
    has_step |= what == "procedure draw_encounter, step draw" && place.find("encounter.lua:") != place.npos;
    has_card |= what.find("'Ancient Evils'") == 0 && place.find("ancient_evils.lua:") != place.npos;
  }
  EXPECT_TRUE(has_step && has_card) << ran.out;
  before = 1e9;
  bool has_act = false;
  for (const json& ability : profile.at("abilities")) {
    EXPECT_LE(ability.at("looks_per_game").get<double>(), before) << "the most looks first";
    before = ability.at("looks_per_game");
    has_act |= ability.at("card") == "arkham_core:trapped" &&
               ability.at("refused").contains("not met: active ~= none");
  }
  EXPECT_TRUE(has_act) << ran.out;
}

TEST(BenchProfile, IsReadableWithoutJson) {
  NEEDS_MISK();
  const Ran ran = run_misk("bench the_gathering --profile --seconds 0.1");
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("of the time is in scripts"));
  EXPECT_THAT(ran.out, HasSubstr("abilities, by how often the rules look at them"));
}

}  // namespace
}  // namespace misk::test
