// misk mutate: finds changes to scripts that no test notices.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"
#include "testing/lua_test.hpp"

namespace misk::test {
namespace {

using nlohmann::json;

const char* const kMutatedPack =
    "schema: 1\nid: night_watch\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Night watch\nkind: "
    "cards\ngame: arkham\n";

const char* const kCard =
    "local prices = { 1 }\n"
    "local price = assert(prices[1])\n"
    "return asset {\n"
    "  name = \"Watchman\", cost = price,\n"
    "  level = 0,   -- mutate: equivalent, no deck is built here\n"
    "  free \"Once each round, with at most 2 resources: gain 2, or not.\" {\n"
    "    limit = \"round\", condition = \"you.resources <= 2\",\n"
    "    effect = function(_, you) you:gain(2) end,\n"
    "  },\n"
    "}\n";

// It does not check that there is no second time; that is its weakness.
const char* const kTests =
    "test(\"the watchman pays those who have little\", {}, function(t)\n"
    "  local g = t:game { locations = { \"study\" } }\n"
    "  local me = g:investigator \"roland_banks\"\n"
    "  local man = g:put(\"watchman\", \"play\")\n"
    "  t:equal(man:base \"cost\", 1)\n"
    "  me.resources = 3\n"
    "  t:not_offered(g, { \"activate\", man })\n"
    "  me.resources = 2\n"
    "  g:act { \"activate\", man }\n"
    "  t:equal(me.resources, 4)\n"
    "end)\n"
    "test(\"the day comes to an end\", {}, function(t)\n"
    "  local g = t:game { locations = { \"study\" } }\n"
    "  g:run_to \"mythos\"\n"
    "  t:equal(g:get \"round\", 2)\n"
    "end)\n";

class Mutate : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_ / "pack/cards");
    std::filesystem::create_directories(folder_ / "pack/tests");
    spill(folder_ / "pack/pack.yaml", kMutatedPack);
    spill(folder_ / "pack/cards/watchman.lua", kCard);
    spill(folder_ / "pack/tests/watchman.lua", kTests);
  }
  std::string pack() const { return folder_ / "pack"; }
  Ran run(const std::string& more) const {
    return run_misk("mutate " + pack() + " --tests " + pack() + " " + more);
  }

  Folder folder_;
};

TEST_F(Mutate, ThePlantedWeaknessSurvivesAndNothingElse) {
  NEEDS_MISK();
  const Ran ran = run("--json");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json found = json::parse(ran.out);
  ASSERT_EQ(found.at("survivors").size(), 1u) << ran.out;
  const json& survivor = found.at("survivors")[0];
  EXPECT_NE(survivor.at("file").get<std::string>().find("cards/watchman.lua"), std::string::npos);
  EXPECT_EQ(survivor.at("line"), 7);
  EXPECT_EQ(survivor.at("column"), 5);
  EXPECT_EQ(survivor.at("change"), "'limit' removed");
  EXPECT_EQ(found.at("tests"), 2);
  EXPECT_EQ(found.at("survived"), 1);
  EXPECT_EQ(found.at("silenced"), 1);
  ASSERT_EQ(found.at("does_not_load"), 1) << "prices[2] is none";
  EXPECT_EQ(found.at("not_loading")[0].at("line"), 2);
  EXPECT_EQ(found.at("changes").get<int>(),
            found.at("noticed").get<int>() + found.at("survived").get<int>() + 1);
  EXPECT_EQ(found.at("files").size(), 1u);
}

TEST_F(Mutate, TextNamesThePlaceTheChangeAndTheLine) {
  NEEDS_MISK();
  const Ran ran = run("--threads 1");
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find("cards/watchman.lua:7:5: 'limit' removed\n    limit = \"round\", condition ="),
            std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("does not load:\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("SURVIVED"), std::string::npos) << ran.out;
}

TEST_F(Mutate, ThreadsDoNotMatter) {
  NEEDS_MISK();
  EXPECT_EQ(json::parse(run("--json --threads 1").out), json::parse(run("--json --threads 3").out));
}

TEST_F(Mutate, ExitSaysWhetherEnoughIsFound) {
  NEEDS_MISK();
  EXPECT_EQ(run("--fail-under 100").code, 1);
  EXPECT_EQ(run("--fail-under 50").code, 0);
}

TEST_F(Mutate, FilterAndLimitTakeLess) {
  NEEDS_MISK();
  EXPECT_EQ(json::parse(run("--json --limit 3").out).at("changes"), 3);
  EXPECT_EQ(run("--json --filter '*watchman.lua' --limit 1").code, 0);
  const Ran none = run("--filter other");
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.err.find("no scripts"), std::string::npos) << none.err;
}

TEST_F(Mutate, ATestThatFailsAlreadyIsNamed) {
  NEEDS_MISK();
  spill(folder_ / "pack/tests/watchman.lua", "test(\"no\", {}, function(t) t:equal(1, 2) end)\n");
  const Ran ran = run("");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("watchman.lua:1: a test fails before anything is changed"), std::string::npos)
      << ran.err;
}

class LuaTestsOfAPack : public Mutate {
 protected:
  std::unique_ptr<game::LuaTests> tests() const {
    game::LuaTestOptions options;
    options.pack_roots = bundled();
    options.paths = {pack()};
    return std::make_unique<game::LuaTests>(options);
  }
  static game::LuaTests::Change replaced(const std::string& file, const std::string& from,
                                         const std::string& to) {
    std::string text = slurp(file);
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << file << " has no " << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
    return {file, text};
  }
};

TEST_F(LuaTestsOfAPack, AChangeIsSeenByThisRunAlone) {
  const auto read = tests();
  const std::string card = std::filesystem::canonical(pack()).string() + "/cards/watchman.lua";
  const std::vector<game::LuaTestId> both = {{0, 1}, {0, 0}};
  game::LuaTestId failed;
  using Verdict = game::LuaTests::Verdict;
  EXPECT_EQ(read->try_change({card, kCard}, both, 0, failed), Verdict::passed);
  EXPECT_EQ(read->try_change(replaced(card, "gain(2)", "gain(3)"), both, 0, failed), Verdict::failed);
  EXPECT_EQ(failed, (game::LuaTestId{0, 0}));
  EXPECT_EQ(read->try_change(replaced(card, "asset", "assset"), both, 0, failed), Verdict::does_not_load);
  for (const auto& result : read->run()) EXPECT_TRUE(result.passed) << result.message;
}

TEST_F(LuaTestsOfAPack, ATestWhoseGameNeverEndsFailsByItsFrames) {
  const auto read = tests();
  const std::string round =
      std::filesystem::canonical(MISK_SOURCE_DIR "/scripts/arkham/lib/round.lua").string();
  const auto results = read->run();
  ASSERT_EQ(results.size(), 2u);
  EXPECT_GT(results[1].frames, results[0].frames);
  game::LuaTestId failed;
  // Without a mythos phase the test plays rounds forever.
  EXPECT_EQ(read->try_change(replaced(round, "call = \"mythos_phase\"", "call = \"upkeep_phase\""), {{0, 1}},
                             10 * results[1].frames, failed),
            game::LuaTests::Verdict::failed);
}

}  // namespace
}  // namespace misk::test
