// The shortest game that still shows a mistake.
//
// First the set-up is made simpler: fewer players, no decks, only the card that fails, no options; for each
// of these the old answers are given again as far as they fit, and where they lead elsewhere a few new games
// are tried. Then answers are left out (delta debugging), which the usual ones take the place of. What comes
// out is a game of its own, played with its own seed and answers.
#pragma once
#include "game/fuzz.hpp"
#include "game/plan.hpp"

namespace misk::game {

struct Shrunk {
  bool reproduced = false;  // false: it came only after other games had been played by the same scripts
  Failure failure;          // as the short game shows it
  Setup setup;
  std::vector<Choice> plan;
  std::vector<kernel::Answer> answers;
  std::vector<std::uint64_t> hashes;  // after each answer
  std::size_t before = 0;             // answers of the game that was found
  std::uint64_t tried = 0;            // games
};

/// `effort`: how many answers may be given in all while trying. The same on every machine.
Shrunk shrink(const Catalog& catalog, const std::string& game, const FuzzFinding& finding,
              std::uint64_t effort = 200'000);

}  // namespace misk::game
