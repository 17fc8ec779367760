// What several threads share: catalogs, coverage, the descriptions of the bindings, locks and file names.
//
// Each test compares several threads with one. The preset tsan builds this program alone, so that
// ThreadSanitizer sees every access to shared data. A part of the engine that begins to use threads belongs
// here.
#include <gtest/gtest.h>

#include <functional>
#include <thread>

#include "content/mount.hpp"
#include "explain/coverage.hpp"
#include "lab/campaign_simulate.hpp"
#include "lab/fuzz.hpp"
#include "store/file_lock.hpp"
#include "store/write_file.hpp"
#include "temp_folder.hpp"

namespace misk::game {
namespace {

constexpr int kThreads = 3;
const std::vector<std::string> kBundled = {MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"};
const char* const kGames[] = {"arkham", "eldritch", "eldersign"};

void on_threads(const std::function<void(int)>& work) {
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(work, i);
  for (std::thread& thread : threads) thread.join();
}

SimulateOptions options_for(const std::string& scenario, std::uint64_t games, int threads) {
  SimulateOptions options;
  options.setup.scenario = scenario;
  options.setup.count = 2;
  options.setup.seed = 5;
  options.game = "arkham";
  options.games = games;
  options.threads = threads;
  return options;
}

std::vector<std::uint64_t> counts_of(const Coverage& coverage) {
  std::vector<std::uint64_t> counts;
  for (const AbilityCoverage& ability : coverage.of({"arkham", "arkham_core"})) {
    counts.push_back(ability.executed);
    counts.push_back(ability.considered);
  }
  return counts;
}

TEST(Threads, PlayTheSameGamesAsOne) {
  const Catalog catalog(kBundled);
  const auto played = [&](int threads) {
    Coverage coverage;
    SimulateOptions options = options_for("the_gathering", 30, threads);
    options.coverage = &coverage;
    const SimulateResult result = simulate(catalog, options);
    EXPECT_EQ(result.games, 30u);
    return std::make_tuple(result.hash, result.decisions, result.outcomes, result.abilities,
                           counts_of(coverage));
  };
  EXPECT_EQ(played(kThreads), played(1));
}

TEST(Threads, CheckTheSameGamesAsOne) {
  const Catalog catalog(kBundled);
  SimulateOptions options = options_for("the_midnight_masks", 6, kThreads);
  options.check = true;
  const SimulateResult several = simulate(catalog, options);
  options.threads = 1;
  EXPECT_EQ(several.hash, simulate(catalog, options).hash);
  EXPECT_EQ(several.violations, 0u);
}

TEST(Threads, PlayTheSameCampaignsAsOne) {
  const Catalog catalog(kBundled);
  const auto played = [&](int threads) {
    const CampaignSimulateResult result =
        simulate_campaigns(catalog, options_for("night_of_the_zealot", 4, threads));
    EXPECT_EQ(result.finished, 4u);
    return std::make_pair(result.hash, result.endings);
  };
  EXPECT_EQ(played(kThreads), played(1));
}

TEST(Threads, LookAtTheSameRandomGamesAsOne) {
  const Catalog catalog(kBundled);
  const auto played = [&](int threads) {
    Coverage coverage;
    FuzzOptions options;
    options.game = "arkham";
    options.packs = {"arkham_core"};
    options.games = 9;
    options.threads = threads;
    options.coverage = &coverage;
    const FuzzResult result = fuzz(catalog, options);
    EXPECT_EQ(result.games, 9u);
    return std::make_tuple(result.hash, result.decisions, result.outcomes, counts_of(coverage));
  };
  EXPECT_EQ(played(kThreads), played(1));
}

TEST(Threads, LoadPacksAndScriptsAtOnce) {
  std::vector<std::uint64_t> hashes(kThreads);
  std::vector<std::size_t> cards(kThreads);
  on_threads([&](int i) {
    const Catalog catalog(kBundled);
    hashes[static_cast<std::size_t>(i)] = catalog.hash("");
    Scripts scripts(catalog, kGames[i]);
    EXPECT_TRUE(scripts.ok()) << kGames[i];
    cards[static_cast<std::size_t>(i)] = scripts.image().definitions.size();
  });
  const Catalog catalog(kBundled);
  for (std::size_t i = 0; i < kThreads; ++i) {
    EXPECT_EQ(hashes[i], catalog.hash(""));
    EXPECT_EQ(cards[i], Scripts(catalog, kGames[i]).image().definitions.size());
  }
}

TEST(Threads, WriteWholeFilesUnderTheLocksOfTheirProcess) {
  const test::Folder folder;
  on_threads([&](int i) {
    for (int round = 0; round < 20; ++round) {
      const auto own = store::FileLock::take(folder / std::to_string(i));
      const auto shared = store::FileLock::take(folder / "shared");
      store::write_whole(folder / std::to_string(i), std::to_string(round));
      store::write_whole(folder / "shared", "whole");
    }
  });
  for (int i = 0; i < kThreads; ++i)
    EXPECT_EQ(content::read_disk_file(folder / std::to_string(i), 100), "19");
  EXPECT_EQ(content::read_disk_file(folder / "shared", 100), "whole");
}

}  // namespace
}  // namespace misk::game
