// The exact chance of meeting goals with a pool of dice if every decision is the best one.
//
// All dice of the pool are rolled. A roll may meet one goal (or several: Rules::per_roll). The dice used for
// it are spent, and the rest are rolled again for the next goal. A roll that meets no goal, or is declined,
// is a miss: one die of the pool is lost, another may be kept with its result if a place is free, and the
// rest are rolled again. It is a success when all goals are met, and a failure when no dice are left after a
// miss.
//
// Solver works out each position once: goals met, dice left of each kind, results kept. Results that no open
// goal distinguishes count as one, so a position has few different rolls.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace misk::odds {

inline constexpr int kMaxKinds = 4, kMaxDice = 15, kMaxResults = 15, kMaxGoals = 10, kMaxSlots = 10,
                     kMaxKept = 4, kMaxFixed = 4, kMaxCosts = 4;

/// One die with an accepted result; or, if `sum` is given, dice whose weights reach that sum.
struct Slot {
  std::vector<int> accepts;
  int sum = 0;
};

struct Goal {
  std::vector<Slot> slots;
  std::vector<int> costs;  // its cost in each part of the budget
};

/// Rules stay the same while the dice are rolled.
struct Rules {
  std::vector<std::vector<int>> kinds;  // the results on the faces of a die of each kind
  std::vector<Goal> goals;
  std::map<int, int> weights;  // what a result adds to a sum
  std::vector<int> budget;     // a goal cannot be met if all goals met would then cost more
  std::vector<int> fatal;      // a miss that shows one of these is a failure
  std::vector<int> lost;       // a miss loses all dice that show one of these
  bool in_order = false;       // goals must be met in their order
  int places = 0;              // the number of dice that can be kept at a time
  int per_roll = 1;            // the number of goals that a roll may meet
};

struct Position {
  std::uint32_t met = 0;   // one bit for each goal
  std::vector<int> dice;   // number in the pool, by kind; decide() counts the rolled dice instead
  std::vector<int> kept;   // results in places; a place is free again when its die is used
  std::vector<int> fixed;  // available results without a place
  int keeps = -1;          // number of dice that may still be kept; -1: any
};

struct Rolled {
  int kind, result;
};

struct Decision {
  enum class Kind { give_up, meet, miss };
  Kind kind = Kind::give_up;
  double chance = 0;  // of success with the best decision
  int goal = -1;      // to meet: the goal, and the dice (by index) to use for it
  std::vector<int> rolled, kept, fixed;
  int lose = -1, keep = -1;  // miss: rolled dice (by index); -1: none
};

struct Reroll {
  double chance = 0;        // if these are rolled once more before the decision
  std::vector<int> rolled;  // by index; empty: better not to reroll
};

class Solver {
 public:
  /// Throws std::invalid_argument if it cannot solve the rules; the text begins with the field.
  explicit Solver(Rules rules);
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// Called now and then by what follows, which may take very long: it can throw, and then the question has
  /// no answer. What has been worked out until then stays.
  void set_look(std::function<void()> look);
  /// How much is remembered, in entries of some fifty bytes.
  std::size_t size() const;

  /// The chance before the pool is rolled. These three functions throw std::invalid_argument for a bad
  /// position. Whether a position is too large depends on the rules and the position only.
  double chance(const Position& position);
  /// The chance and the best decision after the pool is rolled.
  Decision decide(const Position& position, const std::vector<Rolled>& rolled);
  /// The best dice to roll once more, if one reroll were allowed.
  Reroll best_reroll(const Position& position, const std::vector<Rolled>& rolled);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace misk::odds
