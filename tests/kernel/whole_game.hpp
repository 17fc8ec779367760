// A whole tiny game that uses every feature of the kernel, and a bot that plays it at random.
#pragma once
#include <cstdint>
#include <memory>

#include "kernel/tiny_game.hpp"

namespace tiny {

/// Declares the rules and cards of the whole game.
void say_whole_game(Rules& rules);

/// A table with the whole game set up for `players`, not started.
std::unique_ptr<Table> whole_table(Rules& rules, int players);

/// Gives random allowed answers, with its own seed.
class Bot {
 public:
  explicit Bot(std::uint64_t seed) { random_.seed(seed); }
  Answer answer(const Table& table);

 private:
  Random random_{};
};

}  // namespace tiny
