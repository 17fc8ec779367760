// Plays the solver's decisions on a simple table of dice. The success rate must equal the solver's chance.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <sstream>
#include <unordered_map>

#include "odds/dice_odds.hpp"
#include "test_names.hpp"

namespace misk::odds {
namespace {

// Six-sided dice of three colours; 8 counts as 1, 5, 6 or 7.
const std::vector<std::vector<int>> kDice = {{1, 2, 3, 5, 6, 7}, {1, 2, 3, 4, 5, 6}, {2, 3, 4, 5, 6, 8}};
const std::map<int, int> kWeights = {{1, 1}, {2, 2}, {3, 3}, {4, 4}, {8, 1}};
constexpr int kAttempts = 25'000;

struct Card {
  const char* name;
  const char* tasks;  // "I3 T / L L": each goal's slots; a leading ">": in order
  int fatal = 0, lost = 0;
};

// The kinds of goals on adventures: sums, singles, both, equal and different ones, in order and not, with the
// effect of a terror.
const Card kCards[] = {
    {"a", "> I3 / I6 / P"},      {"b", "I6 / L L"},       {"c", "I3 T / L L"},      {"d", "L / T I8"},
    {"e", "> T / L / I7", 0, 7}, {"f", "T T / P P"},      {"g", "P / T P P", 7, 0}, {"h", "L / L I3 / L P"},
    {"i", "P / T / I7", 0, 7},   {"j", "I3 / I3 / I3 P"}, {"k", "T P T / L T"},     {"l", "L L P T / I1 I1"},
    {"m", "> P / T T", 7, 0},    {"n", "P P L I3"},
};

Rules rules_of(const Card& card) {
  Rules rules;
  rules.kinds = kDice;
  rules.weights = kWeights;
  rules.places = 1;
  if (card.fatal) rules.fatal = {card.fatal};
  if (card.lost) rules.lost = {card.lost};
  std::istringstream words(card.tasks);
  rules.goals.emplace_back();
  for (std::string word; words >> word;) {
    if (word == ">")
      rules.in_order = true;
    else if (word == "/")
      rules.goals.emplace_back();
    else if (word[0] == 'I')
      rules.goals.back().slots.push_back({{}, std::stoi(word.substr(1))});
    else
      rules.goals.back().slots.push_back({{word == "L" ? 5 : word == "P" ? 6 : 7, 8}, 0});
  }
  return rules;
}

// True if these results meet the goal. Tries every assignment.
bool met_by(const Goal& goal, std::vector<int> results, std::size_t slot = 0, int sum = 0) {
  if (slot == goal.slots.size()) return results.empty();
  const Slot& one = goal.slots[slot];
  for (std::size_t i = 0; i < results.size(); ++i) {
    std::vector<int> rest = results;
    rest.erase(rest.begin() + static_cast<long>(i));
    const int die = results[i];
    if (!one.sum) {
      if (std::find(one.accepts.begin(), one.accepts.end(), die) != one.accepts.end() &&
          met_by(goal, rest, slot + 1))
        return true;
    } else if (kWeights.count(die)) {
      const int now = sum + kWeights.at(die);
      if (now >= one.sum ? met_by(goal, rest, slot + 1) : met_by(goal, rest, slot, now)) return true;
    }
  }
  return false;
}

class Table {
 public:
  Table(const Rules& rules, unsigned seed) : rules_(rules), solver_(rules), random_(seed) {}

  // One attempt: true if every goal is met. Fails the test if a decision breaks a rule.
  bool attempt(const std::vector<int>& dice) {
    std::vector<int> pool;
    for (std::size_t k = 0; k < dice.size(); ++k)
      pool.insert(pool.end(), static_cast<std::size_t>(dice[k]), static_cast<int>(k));
    Position position;
    while (true) {
      std::vector<Rolled> rolled;
      for (const int kind : pool) {
        const auto& faces = rules_.kinds[static_cast<std::size_t>(kind)];
        rolled.push_back({kind, faces[random_() % 6]});
      }
      std::sort(rolled.begin(), rolled.end(), [](const Rolled& a, const Rolled& b) {
        return std::pair(a.kind, a.result) < std::pair(b.kind, b.result);
      });
      const Decision& d = decision(position, rolled);
      std::vector<bool> gone(rolled.size());
      if (d.kind == Decision::Kind::give_up) return false;
      if (d.kind == Decision::Kind::meet) {
        if (!meet(d, position, rolled, gone)) return false;
        if (position.met == (1u << rules_.goals.size()) - 1) return true;
      } else {
        if (!miss(d, position, rolled, gone)) return false;
      }
      pool.clear();
      for (std::size_t i = 0; i < rolled.size(); ++i)
        if (!gone[i]) pool.push_back(rolled[i].kind);
    }
  }
  double chance(const std::vector<int>& dice) {
    Position position;
    position.dice = dice;
    return solver_.chance(position);
  }

 private:
  bool wrong(const char* what) {
    ADD_FAILURE() << what;
    return false;
  }
  bool meet(const Decision& d, Position& position, const std::vector<Rolled>& rolled,
            std::vector<bool>& gone) {
    if (position.met >> d.goal & 1) return wrong("a goal is met twice");
    for (int g = 0; g < d.goal; ++g)
      if (rules_.in_order && !(position.met >> g & 1)) return wrong("out of order");
    std::vector<int> results;
    for (const int i : d.rolled) {
      const auto at = static_cast<std::size_t>(i);
      if (gone.at(at)) return wrong("a die is used twice");
      gone[at] = true;
      results.push_back(rolled[at].result);
    }
    if (!d.kept.empty()) results.push_back(position.kept.at(0)), position.kept.clear();
    if (!met_by(rules_.goals[static_cast<std::size_t>(d.goal)], results))
      return wrong("the dice do not meet the goal");
    position.met |= 1u << d.goal;
    return true;
  }
  bool miss(const Decision& d, Position& position, const std::vector<Rolled>& rolled,
            std::vector<bool>& gone) {
    for (std::size_t i = 0; i < rolled.size(); ++i) {
      if (!rules_.fatal.empty() && rolled[i].result == rules_.fatal[0]) return false;
      if (!rules_.lost.empty() && rolled[i].result == rules_.lost[0]) gone[i] = true;
    }
    if (d.lose < 0 || gone.at(static_cast<std::size_t>(d.lose))) return wrong("no die is lost");
    gone[static_cast<std::size_t>(d.lose)] = true;
    if (d.keep < 0) return true;
    if (gone.at(static_cast<std::size_t>(d.keep)) || !position.kept.empty())
      return wrong("that die cannot be kept");
    gone[static_cast<std::size_t>(d.keep)] = true;
    position.kept.push_back(rolled[static_cast<std::size_t>(d.keep)].result);
    return true;
  }
  // Computed once for each position and roll.
  const Decision& decision(const Position& position, const std::vector<Rolled>& rolled) {
    std::uint64_t key = position.met;
    key = key * 16 + static_cast<unsigned>(position.kept.empty() ? 0 : position.kept[0]);
    for (const Rolled& die : rolled) key = key * 32 + static_cast<unsigned>(die.kind * 9 + die.result);
    key = key * 16 + rolled.size();
    const auto [it, fresh] = decisions_.try_emplace(key);
    if (fresh) it->second = solver_.decide(position, rolled);
    return it->second;
  }

  Rules rules_;
  Solver solver_;
  std::mt19937 random_;
  std::unordered_map<std::uint64_t, Decision> decisions_;
};

class Policy : public testing::TestWithParam<std::size_t> {};

TEST_P(Policy, ComesOutAsOftenAsTheSolverSays) {
  const std::vector<std::vector<int>> pools = {{5, 0, 0}, {6, 0, 0}, {6, 1, 0}, {6, 0, 1}, {6, 1, 1}};
  const Card& card = kCards[GetParam()];
  const auto seed = static_cast<unsigned>(GetParam()) + 1;
  // Every card with green dice only; with other dice in turn.
  const std::size_t third = 2 + seed % 3;
  Table table(rules_of(card), seed + 1);
  for (const std::size_t pool : {std::size_t{0}, std::size_t{1}, third}) {
    const double p = table.chance(pools[pool]);
    int won = 0;
    for (int i = 0; i < kAttempts; ++i) won += table.attempt(pools[pool]);
    if (testing::Test::HasFailure()) FAIL() << card.name << " " << card.tasks;
    const double error = std::sqrt(p * (1 - p) / kAttempts);
    const double off = error > 0              ? std::fabs(static_cast<double>(won) / kAttempts - p) / error
                       : won != p * kAttempts ? 99
                                              : 0;
    EXPECT_LT(off, 4) << card.tasks << ", pool " << pool << ": " << won << " of " << kAttempts
                      << ", expected " << p;
  }
}
INSTANTIATE_TEST_SUITE_P(OfEachCard, Policy, testing::Range(std::size_t{0}, std::size(kCards)),
                         [](const auto& each) {
                           return test::test_name(std::string(kCards[each.param].name) + " " +
                                                  kCards[each.param].tasks);
                         });

}  // namespace
}  // namespace misk::odds
