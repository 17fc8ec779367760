// Where the time of games goes, for people who write packs.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "explain/coverage.hpp"
#include "game/game.hpp"

namespace misk::game {

/// A function of a script that the rules enter: an effect, a step, a condition, a cost, a target.
struct ScriptTime {
  std::string what;   // "'Knife': Fight ..." or "procedure turn, step 2.2"
  std::string place;  // "FILE:LINE"
  std::uint64_t entries = 0;
  double seconds = 0;  // with all that it calls
};

struct Profile {
  std::uint64_t games = 0, decisions = 0, entries = 0;
  double seconds = 0;                      // of all games
  double script_seconds = 0;               // of these, in scripts
  std::vector<ScriptTime> scripts;         // the longest first
  std::uint64_t watched_games = 0;         // games in which abilities were counted
  std::vector<AbilityCoverage> abilities;  // those that the rules looked at most often first
};

/// Plays games with the random bot for about so many seconds. Measuring slows the games a little, so times
/// are good for comparing one script with another.
Profile profile(const Catalog& catalog, Scripts& scripts, const Setup& setup, double seconds);

}  // namespace misk::game
