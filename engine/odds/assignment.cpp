#include "odds/assignment.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>

namespace misk::odds {

void put_in_order(std::span<Demand> demands) {
  std::stable_partition(demands.begin(), demands.end(), [](const Demand& demand) { return !demand.sum; });
}

Assignment::Assignment(std::span<const Items> items) {
  int total = 0;
  for (const Items& group : items) {
    total += group.count;
    if (total > kMostItems)
      throw std::length_error("there are more than " + std::to_string(kMostItems) + " items");
    int at = groups_++;
    for (; at > 0 && items_[static_cast<std::size_t>(at) - 1].weight < group.weight; --at) {
      items_[static_cast<std::size_t>(at)] = items_[static_cast<std::size_t>(at) - 1];
      name_[static_cast<std::size_t>(at)] = name_[static_cast<std::size_t>(at) - 1];
    }
    items_[static_cast<std::size_t>(at)] = group;
    name_[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(groups_ - 1);
  }
}

// What the search sees. All: it goes on after the first way.
template <bool All>
struct Assignment::Pool {
  Assignment& all;
  std::vector<std::vector<int>> ways = {};
  std::set<std::string> seen = {};  // what each way leaves

  Items& at(int group) const { return all.items_[static_cast<std::size_t>(group)]; }
  int groups() const { return all.groups_; }
  int weight(int group) const { return at(group).weight; }
  bool fits(int group, std::uint32_t accepts) const { return (at(group).results & accepts) != 0; }
  bool any_left(int group) const { return at(group).count > 0; }
  void take(int group) {
    if (++all.steps_ > kMostSteps) throw std::length_error("there are too many ways to try them all");
    --at(group).count;
    all.taken_[static_cast<std::size_t>(all.depth_++)] = all.name_[static_cast<std::size_t>(group)];
  }
  void put_back(int group) {
    ++at(group).count;
    --all.depth_;
  }
  bool ends_with(int) const { return false; }
  bool found() {
    if constexpr (!All) return true;
    std::string left;
    for (int group = 0; group < all.groups_; ++group) left += static_cast<char>(at(group).count);
    if (!seen.insert(std::move(left)).second) return false;
    if (ways.size() == static_cast<std::size_t>(kMostWays))
      throw std::length_error("there are more than " + std::to_string(kMostWays) + " ways");
    ways.emplace_back(all.taken_.begin(), all.taken_.begin() + all.depth_);
    return false;
  }
};

bool Assignment::meets(std::span<const Demand> demands) {
  Pool<false> pool{*this};
  return Ways<Pool<false>>(pool, demands).run();
}

std::vector<std::vector<int>> Assignment::ways(std::span<const Demand> demands) {
  Pool<true> pool{*this};
  Ways<Pool<true>>(pool, demands).run();
  return std::move(pool.ways);
}

}  // namespace misk::odds
