// Compares the solver with the simplest method: every roll as a sequence of faces, every subset of dice.
#include "odds/dice_odds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <stdexcept>

namespace misk::odds {
namespace {

bool has(const std::vector<int>& list, int x) {
  return std::find(list.begin(), list.end(), x) != list.end();
}

struct Plain {
  const Rules& rules;
  struct Pos {
    std::uint32_t met;
    std::vector<int> pool, kept, fixed;  // kinds; results
    int keeps;
    auto operator<=>(const Pos&) const = default;
  };
  std::map<Pos, double> known = {};

  // True if exactly these results fill the slots, each die in one of them.
  bool fills(const std::vector<Slot>& slots, std::vector<int> left) const {
    if (left.empty()) return slots.empty();
    const int die = left.back();
    left.pop_back();
    for (std::size_t i = 0; i < slots.size(); ++i) {
      std::vector<Slot> rest = slots;
      if (slots[i].sum) {
        const auto w = rules.weights.find(die);
        if (w == rules.weights.end() || !w->second) continue;
        rest[i].sum -= w->second;
        if (rest[i].sum <= 0) rest.erase(rest.begin() + static_cast<long>(i));
      } else {
        if (!has(slots[i].accepts, die)) continue;
        rest.erase(rest.begin() + static_cast<long>(i));
      }
      if (fills(rest, left)) return true;
    }
    return false;
  }

  bool open(std::uint32_t met, std::size_t goal) const {
    if (met >> goal & 1) return false;
    for (std::size_t part = 0; part < rules.goals[goal].costs.size(); ++part) {
      int spent = 0;
      for (std::size_t g = 0; g < rules.goals.size(); ++g)
        if ((met >> g & 1 || g == goal) && part < rules.goals[g].costs.size())
          spent += rules.goals[g].costs[part];
      if (rules.goals[goal].costs[part] && spent > (part < rules.budget.size() ? rules.budget[part] : 0))
        return false;
    }
    for (std::size_t g = 0; g < goal; ++g)
      if (rules.in_order && !(met >> g & 1)) return false;
    return true;
  }

  double rolled(const Pos& pos, const std::vector<int>& shows, int left) {
    double best = left < rules.per_roll ? value(pos) : miss(pos, shows);
    if (!left) return best;
    const std::size_t a = pos.pool.size(), b = a + pos.kept.size(), n = b + pos.fixed.size();
    for (std::uint32_t set = 0; set < 1u << n; ++set) {
      Pos next{pos.met, {}, {}, {}, pos.keeps};
      std::vector<int> used, rest;
      for (std::size_t i = 0; i < n; ++i) {
        const int result = i < a ? shows[i] : i < b ? pos.kept[i - a] : pos.fixed[i - b];
        if (set >> i & 1) {
          used.push_back(result);
        } else if (i < a) {
          next.pool.push_back(pos.pool[i]), rest.push_back(result);
        } else {
          (i < b ? next.kept : next.fixed).push_back(result);
        }
      }
      for (std::size_t goal = 0; goal < rules.goals.size(); ++goal) {
        if (!open(pos.met, goal) || !fills(rules.goals[goal].slots, used)) continue;
        next.met = pos.met | 1u << goal;
        best = std::max(best, rolled(next, rest, left - 1));
      }
    }
    return best;
  }

  double miss(const Pos& pos, const std::vector<int>& shows) {
    Pos after = pos;
    after.pool.clear();
    std::vector<int> left;
    for (std::size_t i = 0; i < shows.size(); ++i) {
      if (has(rules.fatal, shows[i])) return 0;
      if (has(rules.lost, shows[i])) continue;
      after.pool.push_back(pos.pool[i]), left.push_back(shows[i]);
    }
    double best = 0;
    for (std::size_t lose = 0; lose < left.size(); ++lose) {
      Pos one = after;
      one.pool.erase(one.pool.begin() + static_cast<long>(lose));
      best = std::max(best, value(one));
      if (static_cast<int>(pos.kept.size()) >= rules.places || pos.keeps == 0) continue;
      for (std::size_t keep = 0; keep < left.size(); ++keep) {
        if (keep == lose) continue;
        Pos two = after;
        two.pool.clear();
        for (std::size_t i = 0; i < left.size(); ++i)
          if (i != lose && i != keep) two.pool.push_back(after.pool[i]);
        two.kept.push_back(left[keep]);
        if (two.keeps > 0) --two.keeps;
        best = std::max(best, value(two));
      }
    }
    return best;
  }

  double over_rolls(const std::vector<int>& kinds, const std::function<double(const std::vector<int>&)>& f) {
    std::vector<int> shows(kinds.size());
    const std::function<double(std::size_t)> next = [&](std::size_t i) {
      if (i == kinds.size()) return f(shows);
      double total = 0;
      const auto& faces = rules.kinds[static_cast<std::size_t>(kinds[i])];
      for (const int face : faces) shows[i] = face, total += next(i + 1);
      return total / static_cast<double>(faces.size());
    };
    return next(0);
  }

  double value(const Pos& pos) {
    if (pos.met == (1u << rules.goals.size()) - 1) return 1;
    Pos key = pos;
    for (auto* list : {&key.pool, &key.kept, &key.fixed}) std::sort(list->begin(), list->end());
    if (const auto it = known.find(key); it != known.end()) return it->second;
    return known[key] =
               over_rolls(key.pool, [&](const auto& shows) { return rolled(key, shows, rules.per_roll); });
  }
};

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }
  bool one_in(int n) { return below(n) == 0; }

 private:
  std::mt19937 engine_;
};

struct Question {
  Rules rules;
  Position position;
  std::vector<int> pool;
};

Question random_question(Random& r) {
  Question q;
  Rules& rules = q.rules;
  rules.kinds = {{1, 2, 3}, {2, 3, 4, 4}};
  rules.weights = {{1, 1}, {4, 2}};
  const int goals = 1 + r.below(3);
  for (int g = 0; g < goals; ++g) {
    Goal goal;
    const int slots = 1 + r.below(2);
    for (int s = 0; s < slots; ++s) {
      if (r.one_in(3))
        goal.slots.push_back({{}, 1 + r.below(3)});
      else
        goal.slots.push_back({{1 + r.below(3), 4}, 0});
    }
    goal.costs = {r.below(2)};
    rules.goals.push_back(goal);
  }
  rules.budget = {1 + r.below(3)};
  rules.in_order = r.one_in(2);
  rules.places = r.below(3);
  rules.per_roll = r.one_in(4) ? 2 : 1;
  if (r.one_in(4)) rules.fatal = {2};
  if (r.one_in(4)) rules.lost = {3};
  q.position.dice = {1 + r.below(3), r.below(2)};
  for (std::size_t k = 0; k < 2; ++k)
    for (int i = 0; i < q.position.dice[k]; ++i) q.pool.push_back(static_cast<int>(k));
  if (r.one_in(3)) q.position.fixed = {1 + r.below(4)};
  if (rules.places && r.one_in(3)) q.position.kept = {1 + r.below(4)};
  if (r.one_in(3)) q.position.keeps = r.below(2);
  return q;
}

TEST(DiceOdds, EqualThePlainWay) {
  Random r(7);
  int some = 0;
  for (int i = 0; i < 500; ++i) {
    const Question q = random_question(r);
    Solver solver(q.rules);
    Plain plain{q.rules};
    const double chance = solver.chance(q.position);
    ASSERT_NEAR(chance, plain.value({0, q.pool, q.position.kept, q.position.fixed, q.position.keeps}), 1e-12)
        << "question " << i;
    some += chance > 0 && chance < 1;
  }
  EXPECT_GT(some, 150) << "the questions are worth asking";
}

TEST(DiceOdds, EqualThePlainWayForDiceThatLie) {
  Random r(8);
  for (int i = 0; i < 150; ++i) {
    const Question q = random_question(r);
    Solver solver(q.rules);
    Plain plain{q.rules};
    std::vector<Rolled> rolled;
    std::vector<int> shows;
    for (const int kind : q.pool) {
      const auto& faces = q.rules.kinds[static_cast<std::size_t>(kind)];
      shows.push_back(faces[static_cast<std::size_t>(r.below(static_cast<int>(faces.size())))]);
      rolled.push_back({kind, shows.back()});
    }
    const Plain::Pos pos{0, q.pool, q.position.kept, q.position.fixed, q.position.keeps};
    const double now = plain.rolled(pos, shows, q.rules.per_roll);
    ASSERT_NEAR(solver.decide(q.position, rolled).chance, now, 1e-12) << "question " << i;
    double best = now;
    for (std::uint32_t set = 1; set < 1u << q.pool.size(); ++set) {
      std::vector<int> again;
      for (std::size_t d = 0; d < q.pool.size(); ++d)
        if (set >> d & 1) again.push_back(q.pool[d]);
      best = std::max(best, plain.over_rolls(again, [&](const std::vector<int>& fresh) {
        std::vector<int> all = shows;
        std::size_t next = 0;
        for (std::size_t d = 0; d < all.size(); ++d)
          if (set >> d & 1) all[d] = fresh[next++];
        return plain.rolled(pos, all, q.rules.per_roll);
      }));
    }
    const Reroll reroll = solver.best_reroll(q.position, rolled);
    ASSERT_NEAR(reroll.chance, best, 1e-12) << "question " << i;
    EXPECT_EQ(reroll.rolled.empty(), best <= now + 1e-12);
  }
}

TEST(DiceOdds, SmallOnesByHand) {
  Rules rules;
  rules.kinds = {{1, 2, 3, 4, 5, 6}};
  rules.goals = {{{{{6}, 0}}, {}}};
  Position position;
  position.dice = {1};
  EXPECT_DOUBLE_EQ(Solver(rules).chance(position), 1.0 / 6);
  position.dice = {2};  // both miss: one is lost, the other is rerolled
  EXPECT_DOUBLE_EQ(Solver(rules).chance(position), 11.0 / 36 + 25.0 / 36 / 6);
  rules.fatal = {1};
  EXPECT_DOUBLE_EQ(Solver(rules).chance(position), 11.0 / 36 + 16.0 / 36 / 6);
  rules.fatal = {}, rules.lost = {1};  // one shows 1: no dice are left to lose and reroll
  EXPECT_DOUBLE_EQ(Solver(rules).chance(position), 11.0 / 36 + 16.0 / 36 / 6);
}

TEST(DiceOdds, TheLargestIsFast) {
  Rules rules;
  rules.kinds = {{1, 2, 3, 5, 6, 7}, {1, 2, 3, 4, 5, 6}, {2, 3, 4, 5, 6, 8}};
  rules.weights = {{1, 1}, {2, 2}, {3, 3}, {4, 4}, {8, 1}};
  rules.goals = {
      {{{{}, 3}, {{7, 8}, 0}}, {}}, {{{{5, 8}, 0}, {{6, 8}, 0}}, {}}, {{{{}, 6}, {{6, 8}, 0}}, {}}};
  rules.places = 1;
  Position position;
  position.dice = {6, 1, 1};
  const std::clock_t begin = std::clock();
  EXPECT_NEAR(Solver(rules).chance(position), 0.196134, 1e-6);
  // 0.1 s of processor time when optimised; other builds get more.
  EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, 5.0);
}

// The goals of this have some ten billion ways: nobody waits for them.
Rules endless_rules() {
  Rules rules;
  rules.kinds = {{1, 2, 3, 4, 5, 6, 7, 8}};
  Goal goal;
  for (int from = 1; from <= 8; ++from) {
    Slot slot;
    for (int i = 0; i < 7; ++i) slot.accepts.push_back((from + i) % 12 + 1);
    goal.slots.push_back(slot);
  }
  rules.goals = {goal, goal};
  return rules;
}

TEST(DiceOdds, WhatWouldTakeHoursCanBeStopped) {
  Solver solver(endless_rules());
  Position position;
  position.fixed = {1, 2, 3, 4};
  std::vector<Rolled> rolled;
  for (int i = 1; i <= 8; ++i) rolled.push_back({0, i});
  int looks = 0;
  solver.set_look([&] {
    if (++looks == 20) throw std::runtime_error("stop");
  });
  EXPECT_THROW(solver.decide(position, rolled), std::runtime_error);
}

TEST(DiceOdds, WhatIsStoppedLeavesNothingHalfDone) {
  Rules rules;
  rules.kinds = {{1, 2, 3, 5, 6, 7}};
  rules.goals = {{{{{5}, 0}, {{6}, 0}}, {}}, {{{{7}, 0}, {{1, 2}, 0}}, {}}};
  Position position;
  position.dice = {8};
  const double chance = Solver(rules).chance(position);
  int stopped = 0;
  for (int after = 1; after <= 40; ++after) {
    Solver solver(rules);
    int looks = 0;
    solver.set_look([&] {
      if (++looks == after) throw std::runtime_error("stop");
    });
    try {
      solver.chance(position);
    } catch (const std::runtime_error&) {
      ++stopped;
    }
    EXPECT_DOUBLE_EQ(solver.chance(position), chance) << after;
    EXPECT_GT(solver.size(), 0u);
  }
  EXPECT_GT(stopped, 0);
}

std::string refusal(const Rules& rules, const Position& position) {
  try {
    Solver(rules).chance(position);
  } catch (const std::invalid_argument& e) {
    return e.what();
  }
  return "none";
}

TEST(DiceOdds, RefusalsNameTheField) {
  Rules rules;
  rules.kinds = {{1, 2}};
  rules.goals = {{{{{2}, 0}}, {}}};
  Position position;
  position.dice = {2};
  EXPECT_EQ(refusal(rules, position), "none");
  const auto begins = [&](const std::string& field, auto change) {
    Rules r = rules;
    Position p = position;
    change(r, p);
    EXPECT_EQ(refusal(r, p).rfind(field + ":", 0), 0u) << refusal(r, p);
  };
  begins("kinds", [](Rules& r, Position&) { r.kinds.clear(); });
  begins("kinds", [](Rules& r, Position&) { r.kinds = {{}}; });
  begins("goals", [](Rules& r, Position&) { r.goals.clear(); });
  begins("goals", [](Rules& r, Position&) { r.goals[0].slots = {{{}, 0}}; });
  begins("places", [](Rules& r, Position&) { r.places = 9; });
  begins("per_roll", [](Rules& r, Position&) { r.per_roll = 0; });
  begins("dice", [](Rules&, Position& p) { p.dice = {1, 1}; });
  begins("dice", [](Rules&, Position& p) { p.dice = {99}; });
  begins("kept", [](Rules&, Position& p) { p.kept = {1}; });
  begins("fixed", [](Rules&, Position& p) { p.fixed = {77}; });
  begins("met", [](Rules&, Position& p) { p.met = 2; });
  begins("dice", [](Rules& r, Position& p) {
    r.kinds = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}};
    p.dice = {15};
  });
}

}  // namespace
}  // namespace misk::odds
