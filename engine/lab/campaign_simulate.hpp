// Plays many campaigns without a screen. Bots play the scenarios and choose at random between them.
#pragma once
#include "campaign/campaign.hpp"
#include "lab/simulate.hpp"

namespace misk::game {

struct CampaignSimulateResult {
  std::uint64_t campaigns = 0, finished = 0, errors = 0, scenarios = 0, decisions = 0, actions = 0;
  std::uint64_t script_errors = 0, slips = 0, hash = 0;
  std::map<std::string, std::uint64_t> endings;                          // as named by the game's state
  std::map<std::string, std::map<std::string, std::uint64_t>> outcomes;  // by scenario
  std::map<std::string, std::uint64_t> reports;                          // script failures
  std::vector<SimulateProblem> problems;                                 // the first few, sorted by campaign
  double seconds = 0;
};

/// Plays options.games campaigns of options.setup.scenario; campaign k uses the seed of game k. These options
/// count: setup, game, bot, games, threads, shard, shards, check (invariants), decision_limit and progress.
/// `loaded`, the game's scripts, saves loading them again. Throws SetupError if no campaign can begin.
CampaignSimulateResult simulate_campaigns(const Catalog& catalog, const SimulateOptions& options,
                                          std::unique_ptr<Scripts> loaded = nullptr);

}  // namespace misk::game
