// Many games without a screen.
#pragma once
#include <atomic>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "game/bot.hpp"

namespace misk::game {

class Coverage;

struct SimulateOptions {
  Setup setup;       // setup.seed is the seed of the whole run
  std::string game;  // whose scripts
  std::string bot = "random";
  std::uint64_t games = 1;
  int threads = 1;
  std::uint64_t shard = 0, shards = 1;  // plays the games k with k % shards == shard % shards
  bool check = false;                   // invariants, snapshots and a replay of every game
  std::uint32_t decision_limit = 20000;
  std::atomic<std::uint64_t>* progress = nullptr;
  Coverage* coverage = nullptr;  // what the games do is noted there
  bool keep_games = false;       // SimulateResult::each
};

/// How one game went.
struct SimulatedGame {
  std::uint64_t game = 0;
  std::string outcome;  // "" when it came to no end
  std::uint64_t rounds = 0, decisions = 0;
};

/// What went wrong in one game, with what is needed to see it again.
struct SimulateProblem {
  std::uint64_t game = 0, seed = 0;
  std::uint32_t decision = 0;
  std::string text;
};

/// Sums over games, so that they do not depend on threads or order, and shards add up.
struct SimulateResult {
  std::uint64_t games = 0, finished = 0, errors = 0, decisions = 0, rounds = 0, slips = 0;
  std::uint64_t script_errors = 0, entries = 0, hash = 0, rollbacks = 0, violations = 0;
  std::map<std::string, std::uint64_t> outcomes;
  std::map<std::string, std::uint64_t> reports;  // script failures, by where and what
  std::vector<SimulateProblem> problems;         // by game; the first few
  /// By the id of a definition, then by the name of an ability (else its text): how often its effect began.
  /// Abilities that never began are there, with 0. With `check`, what was gone back to counts again.
  std::map<std::string, std::map<std::string, std::uint64_t>> abilities;
  std::vector<SimulatedGame> each;  // by game, with keep_games
  std::uint64_t tables = 0;         // that were prepared
  double seconds = 0;
};

/// Who can play: the ids of definitions for whom there is a deck.
std::vector<std::string> playable_avatars(const Catalog& catalog, Scripts& scripts);

/// For whoever reads why a game has ended: " (in 'CARD', FILE:LINE)" of the innermost card whose effect
/// resolves, and below it what was resolving, innermost first.
std::string what_resolves(const kernel::Kernel& kernel);

/// After an exception: what it says and in what it came, for the report. Whatever was going on is given up,
/// and the next game begins from nothing.
std::string give_up(Scripts& scripts, const std::exception& error);

/// `count` different ones of them, taken by the seed. Throws SetupError when there are not so many.
std::vector<std::string> draw_avatars(const std::vector<std::string>& from, int count, std::uint64_t seed);

/// The seed of game `k` of a run: the same on every machine, thread count and shard.
inline std::uint64_t game_seed(std::uint64_t seed, std::uint64_t k) {
  return mix_seed(seed, k);
}

/// Plays the games. `loaded`, scripts of that game in which nothing has been played, need not be loaded
/// again. Throws SetupError when the set-up cannot be played.
SimulateResult simulate(const Catalog& catalog, const SimulateOptions& options,
                        std::unique_ptr<Scripts> loaded = nullptr);

}  // namespace misk::game
