// Finds the shortest game that still shows a fault.
//
// First the set-up is made simpler: fewer players, no decks, only the failing card, no options. For each step
// the old answers are given again as far as they fit; if they lead elsewhere, a few new games are tried. Then
// answers are left out (delta debugging), and the usual answers take their place. The result is a game of its
// own with its own seed and answers.
#pragma once
#include "game/plan.hpp"
#include "lab/fuzz.hpp"

namespace misk::game {

struct Shrunk {
  bool reproduced = false;  // false: it occurs only after the same scripts have played other games
  Failure failure;          // in the short game
  Setup setup;
  std::vector<Choice> plan;
  std::vector<kernel::Answer> answers;
  std::vector<std::uint64_t> hashes;  // after each answer
  std::size_t before = 0;             // number of answers in the original game
  std::uint64_t tried = 0;            // number of games tried
};

/// `effort`: the most answers that all tries may give together. The result is the same on every machine.
Shrunk shrink(const Catalog& catalog, const std::string& game, const FuzzFinding& finding,
              std::uint64_t effort = 200'000);

}  // namespace misk::game
