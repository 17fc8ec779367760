// Compares the search with the simplest method: every set of items, every order of its items.
#include "odds/assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <stdexcept>

namespace misk::odds {
namespace {

using Way = std::vector<int>;  // how many of each group

std::uint32_t shows(int result) {
  return 1u << result;
}

// Do these items, in this order, meet the demands with no item to spare?
bool fills(const std::vector<Items>& groups, const std::vector<int>& order,
           const std::vector<Demand>& demands) {
  std::size_t at = 0;
  for (const Demand& demand : demands) {
    if (!demand.sum) {
      if (at == order.size() || !(groups[static_cast<std::size_t>(order[at++])].results & demand.accepts))
        return false;
      continue;
    }
    int sum = 0;
    std::size_t from = at;
    while (sum < demand.sum) {
      if (at == order.size()) return false;
      sum += groups[static_cast<std::size_t>(order[at++])].weight;
    }
    // None of them is more than is needed.
    for (; from < at; ++from)
      if (sum - groups[static_cast<std::size_t>(order[from])].weight >= demand.sum) return false;
  }
  return at == order.size();
}

std::set<Way> plain(const std::vector<Items>& groups, const std::vector<Demand>& demands) {
  std::vector<int> items;
  for (std::size_t i = 0; i < groups.size(); ++i)
    for (int n = 0; n < groups[i].count; ++n) items.push_back(static_cast<int>(i));
  std::set<Way> ways;
  for (std::uint32_t set = 0; set < 1u << items.size(); ++set) {
    std::vector<int> order;
    Way way(groups.size());
    for (std::size_t i = 0; i < items.size(); ++i)
      if (set >> i & 1) order.push_back(items[i]), ++way[static_cast<std::size_t>(items[i])];
    if (ways.count(way)) continue;
    do {
      if (!fills(groups, order, demands)) continue;
      ways.insert(way);
      break;
    } while (std::next_permutation(order.begin(), order.end()));
  }
  return ways;
}

TEST(Assignment, FindsExactlyTheWaysOfThePlainMethod) {
  std::mt19937 random(7);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (int round = 0; round < 3000; ++round) {
    std::vector<Items> groups;
    for (int left = 1 + below(6); left > 0;) {
      Items one{shows(below(4)) | (below(4) ? 0 : shows(below(4))), below(4), 1 + below(std::min(left, 3))};
      left -= one.count;
      groups.push_back(one);
    }
    std::vector<Demand> demands;
    for (int n = below(4); n > 0; --n)
      demands.push_back(below(3) ? Demand{shows(below(4)) | shows(below(4)), 0} : Demand{0, 1 + below(5)});
    put_in_order(demands);
    const std::set<Way> expected = plain(groups, demands);
    Assignment assignment(groups);
    ASSERT_EQ(assignment.meets(demands), !expected.empty()) << round;
    std::set<Way> found;
    for (const std::vector<int>& way : assignment.ways(demands)) {
      Way counted(groups.size());
      for (const int group : way) ++counted[static_cast<std::size_t>(group)];
      ASSERT_TRUE(found.insert(counted).second) << "the same items twice, round " << round;
      ASSERT_TRUE(fills(groups, way, demands)) << "in the order of the demands, round " << round;
    }
    ASSERT_EQ(found, expected) << round;
  }
}

TEST(Assignment, SinglesComeFirstAndThePreferredOfEqualWeights) {
  std::vector<Demand> demands = {{0, 3}, {shows(1), 0}, {0, 1}, {shows(2), 0}};
  put_in_order(demands);
  EXPECT_EQ(demands, (std::vector<Demand>{{shows(1), 0}, {shows(2), 0}, {0, 3}, {0, 1}}));
  const std::vector<Items> groups = {{shows(1), 1, 1}, {shows(1), 2, 1}, {shows(1), 2, 1}};
  const std::vector<Demand> one = {{0, 1}};
  EXPECT_EQ(Assignment(groups).ways(one), (std::vector<std::vector<int>>{{1}, {2}, {0}}));
}

TEST(Assignment, NothingIsMetByNothing) {
  Assignment none({});
  EXPECT_TRUE(none.meets({}));
  EXPECT_EQ(none.ways({}).size(), 1u);
  const std::vector<Demand> one = {{0, 1}};
  EXPECT_FALSE(none.meets(one));
}

// A search that fails is given up, and what has been taken is free again only in a new Assignment.
TEST(Assignment, TooMuchIsRefused) {
  std::vector<Items> many(64, Items{shows(1), 1, 1});
  for (int i = 0; i < 64; ++i) many[static_cast<std::size_t>(i)].results = shows(1 + i % 30);
  std::vector<Demand> deep(10, Demand{0xffffffff, 0});
  deep.push_back({1, 0});  // which nothing meets
  EXPECT_THROW(Assignment(many).meets(deep), std::length_error);
  const std::vector<Demand> pairs(3, Demand{0xffffffff, 0});
  EXPECT_THROW(Assignment(many).ways(pairs), std::length_error) << "41,664 ways";
  many.push_back({shows(1), 1, 1});
  EXPECT_THROW(Assignment{many}, std::length_error);
}

}  // namespace
}  // namespace misk::odds
