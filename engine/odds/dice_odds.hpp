// The exact chance of meeting goals with a pool of dice, when every decision is the best one.
//
// All dice of the pool are rolled. A roll may meet one goal (or several: Rules::per_roll): the dice used for
// it are spent, the rest is rolled again for the next. A roll that meets none, or is declined, is a miss: one
// die of the pool is lost, one other may be kept with its result where a place for it is free, the rest is
// rolled again. All goals met: success. Nothing left to roll after a miss: failure.
//
// Solver works out each position once: goals met, dice left of each kind, results kept. Results that no goal
// tells apart are one, so a position has few different rolls.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace misk::odds {

inline constexpr int kMaxKinds = 4, kMaxDice = 15, kMaxResults = 15, kMaxGoals = 10, kMaxSlots = 10,
                     kMaxKept = 4, kMaxFixed = 4, kMaxCosts = 4;

/// One die whose result is accepted; or, with `sum`, dice whose weights come to that.
struct Slot {
  std::vector<int> accepts;
  int sum = 0;
};

struct Goal {
  std::vector<Slot> slots;
  std::vector<int> costs;  // what meeting it takes of each part of the budget
};

/// What does not change while the dice are rolled.
struct Rules {
  std::vector<std::vector<int>> kinds;  // the results on the faces of a die of each kind
  std::vector<Goal> goals;
  std::map<int, int> weights;  // what a result adds to a sum
  std::vector<int> budget;     // a goal cannot be met when all that are met would then cost more
  std::vector<int> fatal;      // a miss that shows one of these ends it
  std::vector<int> lost;       // a miss loses all dice that show one of these
  bool in_order = false;       // only the first goal that is not met can be met
  int places = 0;              // how many dice can be kept at a time
  int per_roll = 1;            // how many goals a roll may meet
};

struct Position {
  std::uint32_t met = 0;   // one bit a goal
  std::vector<int> dice;   // in the pool, of each kind; decide() counts the rolled ones instead
  std::vector<int> kept;   // results in places, which are free again when the dice are used
  std::vector<int> fixed;  // results at hand without a place
  int keeps = -1;          // how many more dice may be kept; -1: any number
};

struct Rolled {
  int kind, result;
};

struct Decision {
  enum class Kind { give_up, meet, miss };
  Kind kind = Kind::give_up;
  double chance = 0;  // of success, as the dice lie
  int goal = -1;      // meet: which one, with which of the dice (by index)
  std::vector<int> rolled, kept, fixed;
  int lose = -1, keep = -1;  // miss: rolled dice (by index); -1: none
};

struct Reroll {
  double chance = 0;        // when these are rolled once more before deciding
  std::vector<int> rolled;  // by index; empty: better leave them
};

class Solver {
 public:
  /// Throws std::invalid_argument, with a text that begins with the field, for what it cannot solve.
  explicit Solver(Rules rules);
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// The chance before the pool is rolled. All three throw for a position as the constructor does for rules;
  /// whether one is too large depends on rules and position alone.
  double chance(const Position& position);
  /// The chance, and the best decision, when it has been rolled.
  Decision decide(const Position& position, const std::vector<Rolled>& rolled);
  /// The best dice to roll once more, if that were allowed once.
  Reroll best_reroll(const Position& position, const std::vector<Rolled>& rolled);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace misk::odds
