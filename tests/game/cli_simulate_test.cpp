#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "lab/simulate.hpp"

namespace misk::game {
namespace {

SimulateOptions options_for(std::uint64_t games) {
  SimulateOptions options;
  options.setup.scenario = "the_gathering";
  options.setup.avatars = {"roland_banks"};
  options.setup.seed = 5;
  options.game = "arkham";
  options.games = games;
  return options;
}

// There are sixty ordered choices of three from five investigators. Each is prepared once.
TEST(Simulate, TheTableOfAPartyIsPreparedOnce) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(400);
  options.setup.avatars.clear();
  options.setup.count = 3;
  options.decision_limit = 1;
  const SimulateResult played = simulate(catalog, options);
  EXPECT_EQ(played.games, 400u);
  EXPECT_GT(played.tables, 50u);
  EXPECT_LE(played.tables, 60u);
}

TEST(Simulate, GamesDoNotDependOnThreads) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(60);
  const SimulateResult one = simulate(catalog, options);
  options.threads = 2;
  const SimulateResult two = simulate(catalog, options);
  EXPECT_EQ(one.games, 60u);
  EXPECT_EQ(one.hash, two.hash);
  EXPECT_EQ(one.decisions, two.decisions);
  EXPECT_EQ(one.outcomes, two.outcomes);
}

// Tables of different investigators share one kernel in turn. Data that it derives from the components must
// belong to the right table.
TEST(Simulate, TablesThatTakeTurnsPlayWhatTheyWouldPlayAlone) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(30);
  options.setup.avatars.clear();
  options.setup.count = 1;
  const SimulateResult turns = simulate(catalog, options);
  std::uint64_t hash = 0;
  options.shards = 30;
  for (options.shard = 0; options.shard < 30; ++options.shard) hash += simulate(catalog, options).hash;
  EXPECT_EQ(hash, turns.hash);
}

TEST(Simulate, GoingBackAtEveryPromptChangesNoGame) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(60);
  options.setup.avatars.clear();
  options.setup.count = 2;
  const SimulateResult plain = simulate(catalog, options);
  options.check = true;
  const SimulateResult checked = simulate(catalog, options);
  EXPECT_EQ(checked.violations, 0u);
  EXPECT_EQ(checked.hash, plain.hash);
}

TEST(Simulate, ShardsAreTheWhole) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(31);
  const SimulateResult whole = simulate(catalog, options);
  options.shards = 2;
  std::uint64_t hash = 0, games = 0;
  for (options.shard = 1; options.shard <= 2; ++options.shard) {
    const SimulateResult part = simulate(catalog, options);
    hash += part.hash;
    games += part.games;
  }
  EXPECT_EQ(games, whole.games);
  EXPECT_EQ(hash, whole.hash);
}

TEST(Simulate, AnotherProcessPlaysTheSameGames) {
  NEEDS_MISK();
  const Catalog catalog(test::bundled());
  const SimulateResult here = simulate(catalog, options_for(40));
  const auto ran =
      test::run_misk("sim the_gathering --investigator roland_banks --games 40 --seed 5 --threads 2 --json");
  const auto there = nlohmann::json::parse(ran.out);
  char hash[17];
  std::snprintf(hash, sizeof hash, "%016llx", static_cast<unsigned long long>(here.hash));
  EXPECT_EQ(there.at("hash"), hash);
  EXPECT_EQ(there.at("decisions"), here.decisions);
}

TEST(Simulate, EveryDecisionIsSoundAndEveryGameReplays) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(15);
  options.check = true;
  const SimulateResult result = simulate(catalog, options);
  EXPECT_EQ(result.violations, 0u) << (result.problems.empty() ? "" : result.problems.front().text);
  EXPECT_EQ(result.finished, result.games);
}

TEST(Simulate, GreedyEndsEveryGameByItsOwnAnswers) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(20);
  options.bot = "greedy";
  const SimulateResult result = simulate(catalog, options);
  EXPECT_EQ(result.finished, 20u);
  EXPECT_EQ(result.slips, 0u);
}

TEST(Simulate, InvestigatorsAreDrawnByTheSeed) {
  const std::vector<std::string> from = {"a", "b", "c", "d"};
  const auto two = draw_avatars(from, 2, 9);
  EXPECT_EQ(two, draw_avatars(from, 2, 9));
  EXPECT_NE(two[0], two[1]);
  EXPECT_THROW(draw_avatars(from, 5, 9), SetupError);
}

TEST(Simulate, AWrongSetUpIsToldBeforeAnythingIsPlayed) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = options_for(5);
  options.setup.avatars = {"roland_bank"};
  options.threads = 2;
  EXPECT_THROW(simulate(catalog, options), SetupError);
  options = options_for(5);
  options.bot = "genius";
  EXPECT_THROW(simulate(catalog, options), SetupError);
}

}  // namespace
}  // namespace misk::game
