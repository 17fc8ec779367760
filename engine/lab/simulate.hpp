// Plays many games without a screen.
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
  std::string game;  // the game to play
  std::string bot = "random";
  std::uint64_t games = 1;
  int threads = 1;
  std::uint64_t shard = 0, shards = 1;  // plays the games k with k % shards == shard % shards
  bool check = false;                   // check invariants, snapshots and a replay of every game
  std::uint32_t decision_limit = 20000;
  std::atomic<std::uint64_t>* progress = nullptr;
  Coverage* coverage = nullptr;  // records the games, if set
  bool keep_games = false;       // fill SimulateResult::each
};

/// The result of one game.
struct SimulatedGame {
  std::uint64_t game = 0;
  std::string outcome;  // "" if it did not end
  std::uint64_t rounds = 0, decisions = 0;
};

/// A problem of one game, with the data to reproduce it.
struct SimulateProblem {
  std::uint64_t game = 0, seed = 0;
  std::uint32_t decision = 0;
  std::string text;
};

/// Sums over games. They do not depend on threads or order, and shards can be added.
struct SimulateResult {
  std::uint64_t games = 0, finished = 0, errors = 0, decisions = 0, rounds = 0, slips = 0;
  std::uint64_t script_errors = 0, entries = 0, hash = 0, rollbacks = 0, violations = 0;
  std::map<std::string, std::uint64_t> outcomes;
  std::map<std::string, std::uint64_t> reports;  // script failures, by place and text
  std::vector<SimulateProblem> problems;         // the first few, sorted by game
  /// By id of a definition, then by name of an ability (or else its text): how often its effect began.
  /// Abilities that never began have 0. With `check`, repeated parts count again.
  std::map<std::string, std::map<std::string, std::uint64_t>> abilities;
  std::vector<SimulatedGame> each;  // by game; only with keep_games
  std::uint64_t tables = 0;         // number of prepared tables
  double seconds = 0;
};

/// Explains the end of a game: " (in 'CARD', FILE:LINE)" for the innermost card whose effect resolves, and
/// below it the resolving frames, innermost first.
std::string what_resolves(const kernel::Kernel& kernel);

/// After an exception: its text and place, for the report. The running game is given up, and the next begins
/// fresh.
std::string give_up(Scripts& scripts, const std::exception& error);

/// Plays one game with the bot, to its end or to a limit of decisions that no game needs.
void play_out(Game& game, Bot& bot, std::uint64_t seed);

/// The seed of game `k` of a run: the same on every machine, thread count and shard.
inline std::uint64_t game_seed(std::uint64_t seed, std::uint64_t k) {
  return mix_seed(seed, k);
}

/// Plays the games. `loaded`, unused scripts of that game, saves loading them again. Throws SetupError if the
/// set-up cannot be played.
SimulateResult simulate(const Catalog& catalog, const SimulateOptions& options,
                        std::unique_ptr<Scripts> loaded = nullptr);

}  // namespace misk::game
