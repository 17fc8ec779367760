// Settings of packs, tested through the program.
#include "nights_pack.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(PackSettingsOfAGame, ScriptsReadThemInConditionsAndEffects) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const std::string play = pack.packs() + "play " + pack.game() + "--bot random ";
  EXPECT_THAT(run_misk(play).out, HasSubstr("Roland Banks gains 2 resources."));
  EXPECT_THAT(run_misk(play + "--set nights.oil=5").out, HasSubstr("Roland Banks gains 5 resources."));
  EXPECT_THAT(run_misk(play + "--set nights.oil=0 --set nights.wick=old").out,
              HasSubstr("Roland Banks gains 10 resources."));
  const Ran broken = run_misk(play + "--set nights.broken=true");
  EXPECT_EQ(broken.code, 0) << broken.err;
  EXPECT_THAT(broken.out, HasSubstr("Night Lamp enters play."));
  EXPECT_THAT(broken.out, Not(HasSubstr("gains 2 resources.")));
}

TEST(PackSettingsOfAGame, ASaveKeepsThoseItWasPlayedWith) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const std::string file = pack.file("night.misk");
  ASSERT_EQ(
      run_misk(pack.packs() + "play " + pack.game() + "--bot random --set nights.oil=4 --save " + file).code,
      0);
  EXPECT_THAT(slurp(file),
              HasSubstr(R"("settings":{"nights:broken":"false","nights:oil":"4","nights:wick":"new"})"));
  ASSERT_EQ(run_misk(pack.packs() + "settings nights --set oil=1 --set broken=true").code, 0);
  const Ran again = run_misk(pack.packs() + "replay --verify " + file);
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_THAT(run_misk(pack.packs() + "replay " + file).out, HasSubstr("gains 4 resources."));
  const Ran fresh = run_misk(pack.packs() + "play " + pack.game() + "--bot random --set nights.broken=false");
  EXPECT_THAT(fresh.out, HasSubstr("gains 1 resource.")) << "what was set counts for new games";
}

TEST(PackSettingsOfAGame, AGameWithoutAnySavesAsBefore) {
  NEEDS_MISK();
  const OwnConfig config;
  const Folder folder;
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --save " + folder / "a").code, 0);
  EXPECT_THAT(slurp(folder / "a"), Not(HasSubstr("settings")));
}

TEST(PackSettingsOfAGame, ASimulationIsTheSameWhateverThePlayerHasSet) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  // With a cost to pay, the number from the lamps makes a difference.
  const auto hash = [&](const std::string& more) {
    const Ran ran =
        run_misk(pack.packs() + "sim " + pack.game() +
                 "--option 'add_cards=beat_cop*20' --bot random --games 30 --threads 1 --json " + more);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return nlohmann::json::parse(ran.out).at("hash").get<std::string>();
  };
  const std::string usual = hash("");
  ASSERT_EQ(run_misk(pack.packs() + "settings nights --set oil=5").code, 0);
  EXPECT_EQ(hash(""), usual);
  EXPECT_NE(hash("--set nights.oil=5"), usual);
}

TEST(PackSettingsOfAGame, AnUnknownOneIsOneMessageWithTheMend) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const struct {
    const char *set, *says;
  } kWrong[] = {
      {"night.oil=1", "misk: --set: no pack 'night' with settings takes part; did you mean 'nights'?\n"},
      {"nights.oill=1", "misk: --set: the pack 'nights' has no setting 'oill'; did you mean 'oil'?\n"},
      {"nights.oil=9", "misk: --set: '9' is no value of nights.oil; write a whole number from 0 to 5\n"},
      {"nights.wick=nwe", "misk: --set: 'nwe' is no value of nights.wick; did you mean 'new'?\n"},
      {"nights.broken=yes", "misk: --set: 'yes' is no value of nights.broken; write true or false\n"},
      {"oil=1", "misk: --set: 'oil' does not say whose setting it is; write PACK.ID\n"},
      {"nights.oil", "misk: --set"},
  };
  for (const auto& each : kWrong)
    for (const char* command : {"play ", "sim ", "settings "}) {
      const bool plays = std::string(command) != "settings ";
      const Ran ran = run_misk(pack.packs() + command + (plays ? pack.game() + "--bot random " : "") +
                               "--set " + each.set);
      EXPECT_EQ(ran.code, 2) << command << each.set;
      EXPECT_EQ(ran.out, "");
      EXPECT_THAT(ran.err, HasSubstr(each.says)) << command;
    }
  EXPECT_FALSE(std::filesystem::exists(config.packs()));
}

TEST(PackSettingsOfAGame, AScriptThatAsksForAnotherIsTold) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  std::string card = slurp(pack.file("nights/cards/night_lamp.lua"));
  card.replace(card.find("setting \"oil\""), 13, "setting \"oyl\"");
  spill(pack.file("nights/cards/night_lamp.lua"), card);
  const Ran ran = run_misk(pack.packs() + "play " + pack.game() + "--bot random");
  EXPECT_THAT(
      ran.err,
      HasSubstr("night_lamp.lua:9: error: the pack 'nights' has no setting 'oyl' (in 'Night Lamp'); it has "
                "broken, oil, wick (`settings` in its pack.yaml)"));
  spill(pack.file("nights/cards/night_lamp.lua"), "local n = setting \"oil\"\n" + card);
  EXPECT_THAT(
      run_misk("check '" + pack.file("nights") + "'").out,
      HasSubstr("night_lamp.lua:1:1: error: settings are known when a game is set up: ask for them in an "
                "effect, a condition or the set-up"));
}

TEST(Settings, AreShownSetAndReset) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  const auto listed = [&](const std::string& more) {
    const Ran ran = run_misk(pack.packs() + "settings --json " + more);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return nlohmann::json::parse(ran.out);
  };
  auto all = listed("nights");
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].at("id"), "oil");
  EXPECT_EQ(all[0].at("value"), 2);
  EXPECT_EQ(all[0].at("max"), 5);
  EXPECT_EQ(all[1].at("choices")[1].at("title"), "An old one");
  EXPECT_EQ(all[2].at("value"), false);
  all = listed("--set nights.oil=3 --set nights.broken=true");
  EXPECT_EQ(all[0].at("value"), 3);
  EXPECT_EQ(all[0].at("default"), 2);
  EXPECT_EQ(listed("")[2].at("value"), true) << "remembered";
  EXPECT_EQ(listed("nights --reset oil")[0].at("value"), 2);
  EXPECT_EQ(listed("")[2].at("value"), true);
  const Ran table = run_misk(pack.packs() + "settings");
  EXPECT_THAT(table.out, HasSubstr("SETTING        VALUE  USUALLY  VALUES       TITLE"));
  EXPECT_THAT(table.out, HasSubstr("nights.broken  true   false    true, false  It is broken"));
  EXPECT_THAT(run_misk("settings arkham_core").out, HasSubstr("has no settings"));
  EXPECT_THAT(run_misk("settings arkham_cor").err, HasSubstr("did you mean 'arkham_core'?"));
}

TEST(Settings, OfPacksThatAreNotLoadedStayAndAWrongFileIsNotWrittenOver) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  std::filesystem::create_directories(std::filesystem::path(config.packs()).parent_path());
  spill(config.packs(), "schema: 1\nsettings: { other: { moon: full }, nights: { oil: 77 } }\n");
  const Ran shown = run_misk(pack.packs() + "settings");
  EXPECT_EQ(shown.code, 0);
  EXPECT_THAT(shown.err, HasSubstr("packs.yaml: '77' is no value of nights.oil; the usual one counts"));
  EXPECT_EQ(run_misk(pack.packs() + "settings --set nights.oil=1").code, 0);
  EXPECT_THAT(slurp(config.packs()), HasSubstr("moon: full"));
  spill(config.packs(), "nights: [\n");
  const Ran wrong = run_misk(pack.packs() + "settings --set nights.oil=1");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("packs.yaml:"));
  EXPECT_EQ(slurp(config.packs()), "nights: [\n");
}

TEST(Settings, ALuaTestPlaysWithItsOwn) {
  NEEDS_MISK();
  const OwnConfig config;
  const NightsPack pack;
  std::filesystem::create_directories(pack.file("nights/tests"));
  spill(pack.file("nights/tests/lamp.lua"),
        "test(\"the lamp gives its oil\", function(t)\n"
        "  local g = t:game { investigators = { \"roland_banks\" }, locations = { \"study\" },\n"
        "    settings = { [\"nights:oil\"] = 4 } }\n"
        "  local me = g:investigator \"roland_banks\"\n"
        "  local before = me.resources\n"
        "  g:hand(me, { \"night_lamp\" })\n"
        "  g:act { \"play\", g:card \"night_lamp\" }\n"
        "  g:choose { \"light it now\" }\n"
        "  t:equal(me.resources, before + 4)\n"
        "end)\n");
  const Ran ran = run_misk("test '" + pack.file("nights") + "'");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}

}  // namespace
}  // namespace misk::test
