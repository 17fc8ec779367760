// Which items of a pool meet which demands: all ways, exact. The odds (dice_odds.cpp) and the rules of games
// (script/bind_odds.cpp) go through the ways by this one search.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace misk::odds {

/// One item that shows one of these results, as bits; or, if there is a sum, items whose weights reach it.
struct Demand {
  std::uint32_t accepts = 0;
  int sum = 0;
  bool operator==(const Demand&) const = default;
};

/// Puts single results before sums: they leave the fewest items to choose from.
void put_in_order(std::span<Demand> demands);

/// Calls pool.found() for every way to meet the demands, until it returns true; returns whether it did. A sum
/// takes no more items than it needs. Single results must come first. A pool counts equal items as one group,
/// and has the groups in the order of their weights, the heaviest first:
///   int groups(); int weight(group); bool fits(group, accepts); bool any_left(group);
///   void take(group); void put_back(group); bool found();
///   bool ends_with(sum)  the pool itself goes through the ways to reach the last sum
/// The same items can come more than once if they can meet the demands in several orders.
template <class Pool>
class Ways {
 public:
  Ways(Pool& pool, std::span<const Demand> demands) : pool_(pool), demands_(demands) {}
  bool run() { return meet(0, 0); }

 private:
  bool meet(std::size_t at, int from) {
    return at == demands_.size() ? pool_.found() : go_on(at, from, demands_[at].sum);
  }
  bool go_on(std::size_t at, int from, int sum) {
    const Demand& demand = demands_[at];
    const bool is_sum = demand.sum != 0, is_last = at + 1 == demands_.size();
    if (is_sum && is_last && pool_.ends_with(sum)) return false;
    // Equal demands take their items in order, so no choice of items is tried twice.
    const bool alike = !is_last && !is_sum && demands_[at + 1] == demand;
    for (int i = from; i < pool_.groups(); ++i) {
      const int weight = is_sum ? pool_.weight(i) : 0;
      if (is_sum && !weight) break;  // only weightless groups follow
      if (!pool_.any_left(i) || (!is_sum && !pool_.fits(i, demand.accepts))) continue;
      pool_.take(i);
      const bool stop = weight < sum ? go_on(at, i, sum - weight) : meet(at + 1, alike ? i : 0);
      pool_.put_back(i);
      if (stop) return true;
    }
    return false;
  }

  Pool& pool_;
  std::span<const Demand> demands_;
};

/// Items that are equal in use.
struct Items {
  std::uint32_t results = 0;  // each of them shows one of these, as bits
  int weight = 0;             // what each adds to a sum
  int count = 0;
};

/// Looks for ways among a pool of items.
class Assignment {
 public:
  static constexpr int kMostItems = 64, kMostSteps = 200'000, kMostWays = 4096;

  /// The groups in the order in which they are preferred; the ways keep that order among equal weights. At
  /// most kMostItems items in all.
  explicit Assignment(std::span<const Items> items);

  /// Can they meet the demands? Both throw std::length_error if the search takes more than kMostSteps.
  bool meets(std::span<const Demand> demands);
  /// All ways that use different items, each as the groups in the order in which the demands take them.
  /// Throws std::length_error beyond kMostWays.
  std::vector<std::vector<int>> ways(std::span<const Demand> demands);
  /// The number of items that have been tried so far: a measure of the work.
  int steps() const { return steps_; }

 private:
  template <bool All>
  struct Pool;
  std::array<Items, kMostItems> items_;                // the heaviest first
  std::array<std::uint8_t, kMostItems> name_, taken_;  // of each group, and of each item taken: its place
  int groups_ = 0, depth_ = 0, steps_ = 0;
};

}  // namespace misk::odds
