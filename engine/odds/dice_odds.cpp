// Exact chances of goals with a pool of dice.
//
// One file: one algorithm, whose steps share its tables.
#include "odds/dice_odds.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

#include "odds/assignment.hpp"

namespace misk::odds {
namespace {

// Chances closer than this are equal; then the first candidate is taken.
constexpr double kEqual = 1e-12;
// The largest position that is solved: the number of different rolls of all pools it can lead to, times the
// number of ways to fill the places.
constexpr double kLargest = 3e6;
constexpr std::size_t kMostKnown = 1u << 20;
constexpr int kUnlimited = 15;
constexpr int kLookEvery = 4096;  // dice that are tried, or rolls that are looked at

using Counts = std::array<std::uint8_t, kMaxResults + 1>;  // by result; results count from 1, 0 is none
using Pool = std::array<int, kMaxKinds>;

struct State {
  std::uint32_t met = 0;
  Pool dice{};
  std::array<std::uint8_t, kMaxKept> kept{};
  std::array<std::uint8_t, kMaxFixed> fixed{};
  int keeps = kUnlimited;

  int total() const {
    int n = 0;
    for (const int each : dice) n += each;
    return n;
  }
  std::uint64_t key() const {
    std::uint64_t k = met;
    for (const int n : dice) k = k << 4 | static_cast<unsigned>(n);
    for (const auto r : kept) k = k << 4 | r;
    for (const auto r : fixed) k = k << 4 | r;
    return k << 4 | static_cast<unsigned>(keeps);
  }
};

struct Roll {
  Counts shows{};
  double share = 0;
};

// Facts that hold as long as the same goals are left.
struct Phase {
  Counts same{};             // by result: the result that represents it
  std::vector<int> order;    // results in use, the heaviest first
  std::uint32_t useful = 0;  // results that some goal left can use
  std::vector<int> open;     // goals that can be met next
  int needed = 0;            // the fewest dice that can meet these goals
  std::array<std::array<std::vector<Roll>, kMaxDice + 1>, kMaxKinds> rolls;
};

// The source of a die: a kind of the pool, a kept die, or a fixed die.
constexpr int kFromKept = kMaxKinds, kFromFixed = kMaxKinds + kMaxKept, kSources = kFromFixed + kMaxFixed;

// Equal dice of one source.
struct Group {
  int result, source, left;
};

constexpr int kMostFaces = 100, kMostSum = 1000;  // of a sum, and of one result in a sum

void refuse(const std::string& text) {
  throw std::invalid_argument(text);
}
void refuse_beyond(const std::string& before, int limit, const std::string& after = "") {
  refuse(before + std::to_string(limit) + after);
}

double choose_count(int n, int k) {
  double c = 1;
  for (int i = 1; i <= k; ++i) c = c * (n - k + i) / i;
  return c;
}

}  // namespace

struct Solver::Impl {
  // The outcome of a miss that keeps one certain die: the best die to lose.
  struct Miss {
    double chance = -1;
    int lose = -1;
  };

  // The dice of one source that have a weight, heaviest first, as indices of their groups.
  struct Heap {
    int dice = 0;
    std::array<std::uint8_t, kMaxDice + 1> group{};
  };

  // A position whose pool has been rolled.
  struct Turn {
    State state;
    Phase* phase = nullptr;
    std::array<Counts, kMaxKinds> shows{};
    std::vector<int> sources;  // sources with dice
    std::vector<Group> groups;
    std::array<Heap, kSources> heaps;
    // State of the search: the groups taken, and the dice taken as one number with a stride for each source.
    std::vector<int> taken;
    std::uint32_t code = 0;
    std::array<std::uint32_t, kSources + 1> stride{};
    double best = -1;
    int goal = -1;  // of the best decision so far; -1: a miss
    std::vector<Group> used;
    int lose = -1, keep = -1, keep_result = 0;
    bool record = false;
    // Caches of this turn: chances by goal and code; after a miss, by kind and result kept (0: none).
    std::vector<double> after_goal;
    std::array<std::array<Miss, kMaxResults + 1>, kMaxKinds> after_miss;
  };

  Rules rules;
  std::vector<int> results;
  std::vector<std::vector<Demand>> goals;
  std::vector<std::vector<int>> faces;
  std::array<int, kMaxResults + 1> weight{};
  std::uint32_t fatal = 0, lost = 0, all = 0;
  std::map<std::uint32_t, Phase> phases;
  std::unordered_map<std::uint64_t, double> known;
  std::function<void()> look;
  int unlooked = 0;
  std::size_t rolls_kept = 0;

  explicit Impl(Rules given);
  // One step of work. Nothing that stays may be half done where this is called.
  void step() {
    if (++unlooked < kLookEvery) return;
    unlooked = 0;
    if (look) look();
  }
  int index_of(int result) {
    for (std::size_t i = 0; i < results.size(); ++i)
      if (results[i] == result) return static_cast<int>(i) + 1;
    return 0;
  }
  std::uint32_t bits_of(const std::vector<int>& list) {
    std::uint32_t bits = 0;
    for (const int result : list)
      if (const int i = index_of(result)) bits |= 1u << i;
    return bits;
  }

  bool affordable(std::uint32_t met, int goal) const;
  Phase& phase_of(std::uint32_t met);
  const std::vector<Roll>& rolls_of(Phase& phase, int kind, int n);
  State state_of(const Position& position);
  void settle(State& state);
  double value(State state);
  void gather(Turn& turn);
  double rolled_value(Turn& turn);
  void each_roll(Turn& turn, const Pool& dice, int kind, double share, double& total);
  void meet(Turn& turn, std::uint32_t met, int left);
  struct Search;
  void found(Turn& turn, int goal, std::uint32_t met, int left);
  void last_sum(Turn& turn, int goal, std::size_t source, int sum, std::uint32_t met);
  State without_taken(const Turn& turn, std::uint32_t met) const;
  void miss(Turn& turn);
  Miss miss_with(const Turn& turn, const Pool& dice, int keep, int result);
  void begin(Turn& turn);
  Turn turn_of(const Position& position, const std::vector<Rolled>& rolled);
  void check_size(const State& state) const;
};

Solver::Impl::Impl(Rules given) : rules(std::move(given)) {
  if (rules.kinds.empty() || rules.kinds.size() > kMaxKinds)
    refuse_beyond("kinds: 1 to ", kMaxKinds, " kinds of dice");
  for (const auto& kind : rules.kinds) {
    if (kind.empty() || kind.size() > kMostFaces)
      refuse_beyond("kinds: a die has 1 to ", kMostFaces, " faces");
    for (const int result : kind)
      if (!index_of(result)) results.push_back(result);
  }
  auto add = [&](int result) {
    if (!index_of(result)) results.push_back(result);
  };
  if (rules.goals.empty() || rules.goals.size() > kMaxGoals)
    refuse_beyond("goals: 1 to ", kMaxGoals, " goals");
  for (const Goal& goal : rules.goals) {
    if (goal.slots.size() > kMaxSlots) refuse_beyond("goals: at most ", kMaxSlots, " slots in one");
    if (goal.costs.size() > kMaxCosts) refuse_beyond("goals: at most ", kMaxCosts, " costs in one");
    for (const int cost : goal.costs)
      if (cost < 0) refuse("goals: a cost is not negative");
    for (const Slot& slot : goal.slots) {
      if (slot.sum < 0 || slot.sum > kMostSum) refuse_beyond("goals: a sum is 1 to ", kMostSum);
      if (slot.sum == 0 && slot.accepts.empty()) refuse("goals: a slot accepts results, or has a sum");
      for (const int result : slot.accepts) add(result);
    }
  }
  if (results.size() > kMaxResults) refuse_beyond("kinds: at most ", kMaxResults, " different results");
  if (rules.budget.size() > kMaxCosts) refuse_beyond("budget: at most ", kMaxCosts, " parts");
  if (rules.places < 0 || rules.places > kMaxKept) refuse_beyond("places: 0 to ", kMaxKept);
  if (rules.per_roll < 1) refuse("per_roll: at least 1");
  for (const auto& [result, w] : rules.weights) {
    if (w < 0 || w > kMostSum) refuse_beyond("weights: 0 to ", kMostSum);
    if (const int i = index_of(result)) weight[static_cast<std::size_t>(i)] = w;
  }
  fatal = bits_of(rules.fatal), lost = bits_of(rules.lost);
  faces.resize(rules.kinds.size());
  for (std::size_t k = 0; k < rules.kinds.size(); ++k)
    for (const int result : rules.kinds[k]) faces[k].push_back(index_of(result));
  for (const Goal& goal : rules.goals) {
    std::vector<Demand> demands;
    for (const Slot& slot : goal.slots) demands.push_back({slot.sum ? 0 : bits_of(slot.accepts), slot.sum});
    std::stable_sort(demands.begin(), demands.end(),
                     [](const Demand& a, const Demand& b) { return a.accepts < b.accepts; });
    put_in_order(demands);
    goals.push_back(std::move(demands));
  }
  all = (1u << goals.size()) - 1;
}

bool Solver::Impl::affordable(std::uint32_t met, int goal) const {
  for (std::size_t part = 0; part < kMaxCosts; ++part) {
    const auto cost = [&](int g) {
      const auto& costs = rules.goals[static_cast<std::size_t>(g)].costs;
      return part < costs.size() ? costs[part] : 0;
    };
    if (!cost(goal)) continue;
    int spent = cost(goal);
    for (int g = 0; g < static_cast<int>(goals.size()); ++g)
      if (met >> g & 1) spent += cost(g);
    if (spent > (part < rules.budget.size() ? rules.budget[part] : 0)) return false;
  }
  return true;
}

Phase& Solver::Impl::phase_of(std::uint32_t met) {
  if (const auto it = phases.find(met); it != phases.end()) return it->second;
  Phase& phase = phases[met];
  bool sums = false;
  for (int g = 0; g < static_cast<int>(goals.size()); ++g) {
    if (met >> g & 1) continue;
    const bool first_left = (met | (all << g & all)) == all;
    if (affordable(met, g) && (first_left || !rules.in_order)) phase.open.push_back(g);
    const int heaviest = *std::max_element(weight.begin(), weight.end());
    for (const Demand& demand : goals[static_cast<std::size_t>(g)]) {
      phase.needed += demand.sum ? heaviest ? (demand.sum + heaviest - 1) / heaviest : 1000 : 1;
      phase.useful |= demand.accepts;
      sums = sums || demand.sum;
    }
  }
  // If a roll may meet several goals, its results outlive a goal. So they stay distinct for all goals.
  const std::uint32_t apart = rules.per_roll > 1 ? 0 : met;
  using Signature = std::vector<int>;
  std::map<Signature, int> first;
  for (int r = 1; r <= static_cast<int>(results.size()); ++r) {
    const auto w = weight[static_cast<std::size_t>(r)];
    if (sums && w) phase.useful |= 1u << r;
    Signature signature = {static_cast<int>(fatal >> r & 1), static_cast<int>(lost >> r & 1),
                           sums || rules.per_roll > 1 ? w : 0};
    for (std::size_t g = 0; g < goals.size(); ++g)
      if (!(apart >> g & 1))
        for (const Demand& demand : goals[g]) signature.push_back(static_cast<int>(demand.accepts >> r & 1));
    const auto [at, fresh] = first.emplace(signature, r);
    phase.same[static_cast<std::size_t>(r)] = static_cast<std::uint8_t>(at->second);
    if (fresh) phase.order.push_back(r);
  }
  std::stable_sort(phase.order.begin(), phase.order.end(), [&](int a, int b) {
    return weight[static_cast<std::size_t>(a)] > weight[static_cast<std::size_t>(b)];
  });
  return phase;
}

// Every different roll of n dice of a kind, with its probability.
const std::vector<Roll>& Solver::Impl::rolls_of(Phase& phase, int kind, int n) {
  auto& kept = phase.rolls[static_cast<std::size_t>(kind)][static_cast<std::size_t>(n)];
  if (!kept.empty()) return kept;
  std::vector<Roll> list;
  const auto& sides = faces[static_cast<std::size_t>(kind)];
  Counts on{};
  for (const int r : sides) ++on[phase.same[static_cast<std::size_t>(r)]];
  std::vector<int> shown;
  for (int r = 1; r <= kMaxResults; ++r)
    if (on[static_cast<std::size_t>(r)]) shown.push_back(r);
  Roll roll;
  const auto fill = [&](auto& self, std::size_t i, int left, double share) -> void {
    step();
    const auto r = static_cast<std::size_t>(shown[i]);
    const double p = static_cast<double>(on[r]) / static_cast<double>(sides.size());
    if (i + 1 == shown.size()) {
      roll.shows[r] = static_cast<std::uint8_t>(left);
      for (int k = 0; k < left; ++k) share *= p;
      roll.share = share;
      list.push_back(roll);
      roll.shows[r] = 0;
      return;
    }
    double power = 1;
    for (int k = 0; k <= left; ++k, power *= p) {
      roll.shows[r] = static_cast<std::uint8_t>(k);
      self(self, i + 1, left - k, share * power * choose_count(left, k));
    }
    roll.shows[r] = 0;
  };
  fill(fill, 0, n, 1);
  rolls_kept += list.size();
  kept = std::move(list);
  return kept;
}

// Gives equal positions equal keys: results that no open goal distinguishes become one, and useless fixed
// ones are dropped.
void Solver::Impl::settle(State& state) {
  const Phase& phase = phase_of(state.met);
  for (auto& r : state.kept) r = phase.same[r];
  for (auto& r : state.fixed) r = phase.useful >> r & 1 ? phase.same[r] : 0;
  std::sort(state.kept.rbegin(), state.kept.rend());
  std::sort(state.fixed.rbegin(), state.fixed.rend());
}

double Solver::Impl::value(State state) {
  if (state.met == all) return 1;
  settle(state);
  Phase& phase = phase_of(state.met);
  int at_hand = state.total();
  for (const auto r : state.kept) at_hand += phase.useful >> r & 1 && r;
  for (const auto r : state.fixed) at_hand += r != 0;
  if (at_hand < phase.needed || phase.open.empty()) return 0;
  const std::uint64_t key = state.key();
  if (const auto it = known.find(key); it != known.end()) return it->second;
  Turn turn;
  turn.state = state;
  begin(turn);
  double total = 0;
  each_roll(turn, state.dice, 0, 1, total);
  known.emplace(key, total);
  return total;
}

void Solver::Impl::begin(Turn& turn) {
  turn.phase = &phase_of(turn.state.met);
  std::uint32_t stride = 1;
  const auto add = [&](int source, int dice) {
    turn.stride[static_cast<std::size_t>(source)] = stride;
    stride *= static_cast<std::uint32_t>(dice) + 1;
    if (dice) turn.sources.push_back(source);
  };
  for (int k = 0; k < kMaxKinds; ++k) add(k, turn.state.dice[static_cast<std::size_t>(k)]);
  for (int i = 0; i < kMaxKept; ++i) add(kFromKept + i, turn.state.kept[static_cast<std::size_t>(i)] ? 1 : 0);
  for (int i = 0; i < kMaxFixed; ++i)
    add(kFromFixed + i, turn.state.fixed[static_cast<std::size_t>(i)] ? 1 : 0);
  turn.stride.back() = stride;
  if (rules.per_roll == 1) turn.after_goal.assign(goals.size() * stride, -1);
}

// Adds up the values of all rolls of those dice, together with the dice the turn already shows.
void Solver::Impl::each_roll(Turn& turn, const Pool& dice, int kind, double share, double& total) {
  if (kind == static_cast<int>(faces.size())) {
    total += share * rolled_value(turn);
    return;
  }
  const auto k = static_cast<std::size_t>(kind);
  if (!dice[k]) return each_roll(turn, dice, kind + 1, share, total);
  const Counts before = turn.shows[k];
  for (const Roll& roll : rolls_of(*turn.phase, kind, dice[k])) {
    for (std::size_t r = 1; r < before.size(); ++r)
      turn.shows[k][r] = static_cast<std::uint8_t>(before[r] + roll.shows[r]);
    each_roll(turn, dice, kind + 1, share * roll.share, total);
  }
  turn.shows[k] = before;
}

void Solver::Impl::gather(Turn& turn) {
  turn.groups.clear();
  for (const int source : turn.sources) turn.heaps[static_cast<std::size_t>(source)].dice = 0;
  const auto add = [&](int r, int source, int n) {
    turn.groups.push_back({r, source, n});
    Heap& heap = turn.heaps[static_cast<std::size_t>(source)];
    if (weight[static_cast<std::size_t>(r)])
      for (int i = 0; i < n; ++i) heap.group[heap.dice++] = static_cast<std::uint8_t>(turn.groups.size() - 1);
  };
  for (const int r : turn.phase->order) {
    if (!(turn.phase->useful >> r & 1)) continue;
    for (const int source : turn.sources) {
      const auto at = static_cast<std::size_t>(source);
      if (source >= kFromFixed) {
        if (turn.state.fixed[at - kFromFixed] == r) add(r, source, 1);
      } else if (source >= kFromKept) {
        if (turn.state.kept[at - kFromKept] == r) add(r, source, 1);
      } else if (const int n = turn.shows[at][static_cast<std::size_t>(r)]) {
        add(r, source, n);
      }
    }
  }
}

double Solver::Impl::rolled_value(Turn& turn) {
  step();
  turn.best = -1;
  gather(turn);
  turn.taken.clear();
  meet(turn, turn.state.met, rules.per_roll);
  miss(turn);
  return turn.best;
}

// What the search for the ways to meet a goal sees of a turn (Ways).
struct Solver::Impl::Search {
  Impl& impl;
  Turn& turn;
  int goal;
  std::uint32_t met;
  int left;

  Group& at(int group) const { return turn.groups[static_cast<std::size_t>(group)]; }
  int groups() const { return static_cast<int>(turn.groups.size()); }
  int weight(int group) const { return impl.weight[static_cast<std::size_t>(at(group).result)]; }
  bool fits(int group, std::uint32_t accepts) const { return accepts >> at(group).result & 1; }
  bool any_left(int group) const { return at(group).left > 0; }
  void take(int group) {
    impl.step();
    --at(group).left;
    turn.taken.push_back(group);
    turn.code += turn.stride[static_cast<std::size_t>(at(group).source)];
  }
  void put_back(int group) {
    turn.taken.pop_back();
    turn.code -= turn.stride[static_cast<std::size_t>(at(group).source)];
    ++at(group).left;
  }
  bool ends_with(int sum) {
    if (impl.rules.per_roll != 1 || turn.record) return false;
    impl.last_sum(turn, goal, 0, sum, met);
    return true;
  }
  bool found() {
    impl.found(turn, goal, met, left);
    return false;
  }
};

// Tries every goal that the remaining groups can meet.
void Solver::Impl::meet(Turn& turn, std::uint32_t met, int left) {
  const Phase& phase = met == turn.state.met ? *turn.phase : phase_of(met);
  for (const int goal : phase.open) {
    Search search{*this, turn, goal, met, left};
    Ways<Search>(search, goals[static_cast<std::size_t>(goal)]).run();
  }
}

State Solver::Impl::without_taken(const Turn& turn, std::uint32_t met) const {
  State state = turn.state;
  state.met = met;
  const auto used = [&](int source) {
    const auto at = static_cast<std::size_t>(source);
    return turn.code % turn.stride[at + 1] / turn.stride[at];
  };
  for (int k = 0; k < kMaxKinds; ++k) state.dice[static_cast<std::size_t>(k)] -= static_cast<int>(used(k));
  for (int i = 0; i < kMaxKept; ++i)
    if (used(kFromKept + i)) state.kept[static_cast<std::size_t>(i)] = 0;
  for (int i = 0; i < kMaxFixed; ++i)
    if (used(kFromFixed + i)) state.fixed[static_cast<std::size_t>(i)] = 0;
  return state;
}

void Solver::Impl::found(Turn& turn, int goal, std::uint32_t met, int left) {
  met |= 1u << goal;
  double chance = -1;
  if (rules.per_roll == 1) {
    double& kept = turn.after_goal[static_cast<std::size_t>(goal) * turn.stride.back() + turn.code];
    if (kept < 0) kept = value(without_taken(turn, met));
    chance = kept;
  } else {
    chance = value(without_taken(turn, met));
  }
  if (chance > turn.best + kEqual) {
    turn.best = chance;
    if (turn.record) {
      turn.goal = goal;
      turn.used.clear();
      for (const int i : turn.taken) turn.used.push_back(turn.groups[static_cast<std::size_t>(i)]);
    }
  }
  if (left < 2 || met == all) return;
  // Another goal with the same roll. The first of them is the one to record.
  const double before = turn.best;
  const std::vector<int> taken = turn.taken;
  meet(turn, met, left - 1);
  if (turn.record && turn.best > before) {
    turn.goal = goal;
    turn.used.clear();
    for (const int i : taken) turn.used.push_back(turn.groups[static_cast<std::size_t>(i)]);
  }
}

// The last sum of a goal: from one source the heaviest dice reach it with the fewest dice, and afterwards
// only the number of dice used matters.
void Solver::Impl::last_sum(Turn& turn, int goal, std::size_t source, int sum, std::uint32_t met) {
  step();
  if (sum <= 0) return found(turn, goal, met, 1);
  if (source == turn.sources.size()) return;
  const auto at = static_cast<std::size_t>(turn.sources[source]);
  const Heap& heap = turn.heaps[at];
  const std::uint32_t code = turn.code;
  last_sum(turn, goal, source + 1, sum, met);
  std::array<std::uint8_t, 256> used;
  for (int i = 0; i < heap.dice; ++i) used[heap.group[static_cast<std::size_t>(i)]] = 0;
  for (int i = 0; i < heap.dice && sum > 0; ++i) {
    const std::uint8_t g = heap.group[static_cast<std::size_t>(i)];
    const Group& group = turn.groups[g];
    if (used[g]++ >= group.left) continue;  // another slot uses this die
    sum -= weight[static_cast<std::size_t>(group.result)];
    turn.code += turn.stride[at];
    last_sum(turn, goal, source + 1, sum, met);
  }
  turn.code = code;
}

Solver::Impl::Miss Solver::Impl::miss_with(const Turn& turn, const Pool& dice, int keep, int result) {
  Miss best;
  best.chance = 0;
  State state = turn.state;
  state.dice = dice;
  if (keep >= 0) {
    --state.dice[static_cast<std::size_t>(keep)];
    *std::find(state.kept.begin(), state.kept.end(), 0) = static_cast<std::uint8_t>(result);
    if (state.keeps != kUnlimited) --state.keeps;
  }
  for (int lose = 0; lose < static_cast<int>(faces.size()); ++lose) {
    int& left = state.dice[static_cast<std::size_t>(lose)];
    if (left <= 0) continue;
    --left;
    const double chance = value(state);
    ++left;
    if (chance > best.chance + kEqual) best = {chance, lose};
  }
  return best;
}

void Solver::Impl::miss(Turn& turn) {
  const auto offer = [&](const Miss& one, int keep, int result) {
    if (one.chance <= turn.best + kEqual) return;
    turn.best = one.chance;
    turn.goal = -1;
    turn.lose = one.lose, turn.keep = keep, turn.keep_result = result;
  };
  Pool dice = turn.state.dice;
  bool whole = true;
  if (fatal || lost) {
    for (std::size_t k = 0; k < faces.size(); ++k)
      for (const int r : turn.phase->order) {
        const int n = turn.shows[k][static_cast<std::size_t>(r)];
        if (n && fatal >> r & 1) return offer({0, -1}, -1, 0);
        if (n && lost >> r & 1) dice[k] -= n, whole = false;
      }
  }
  const auto keeping = [&](int keep, int r) {
    Miss& known_one =
        turn.after_miss[static_cast<std::size_t>(std::max(keep, 0))][static_cast<std::size_t>(r)];
    if (!whole) return offer(miss_with(turn, dice, keep, r), keep, r);
    if (known_one.chance < 0) known_one = miss_with(turn, dice, keep, r);
    offer(known_one, keep, r);
  };
  keeping(-1, 0);
  int free = 0;
  for (int i = 0; i < rules.places; ++i) free += !turn.state.kept[static_cast<std::size_t>(i)];
  if (!free || !turn.state.keeps) return;
  for (const Group& group : turn.groups)
    if (group.source < kMaxKinds && !(lost >> group.result & 1)) keeping(group.source, group.result);
}

// --- in and out

State Solver::Impl::state_of(const Position& position) {
  State state;
  if (position.met & ~all) refuse("met: there are not so many goals");
  state.met = position.met;
  if (position.dice.size() > faces.size()) refuse("dice: more kinds than `kinds` has");
  for (std::size_t k = 0; k < position.dice.size(); ++k) {
    if (position.dice[k] < 0 || position.dice[k] > kMaxDice)
      refuse_beyond("dice: 0 to ", kMaxDice, " of a kind");
    state.dice[k] = position.dice[k];
  }
  const auto read = [&](const std::vector<int>& list, auto& out, const char* field, std::size_t most) {
    if (list.size() > most) refuse(std::string(field) + ": at most " + std::to_string(most) + " dice");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const int r = index_of(list[i]);
      if (!r) refuse(std::string(field) + ": no die shows " + std::to_string(list[i]));
      out[i] = static_cast<std::uint8_t>(r);
    }
  };
  read(position.kept, state.kept, "kept", static_cast<std::size_t>(std::max(rules.places, 0)));
  read(position.fixed, state.fixed, "fixed", kMaxFixed);
  if (position.keeps < -1) refuse("keeps: -1, or how many more");
  // Any number above the dice is the same: a die can be kept only once.
  state.keeps = position.keeps < 0 || position.keeps >= kUnlimited ? kUnlimited : position.keeps;
  check_size(state);
  if (known.size() > kMostKnown) known.clear();
  return state;
}

void Solver::Impl::check_size(const State& state) const {
  double rolls = 1;
  for (std::size_t k = 0; k < faces.size(); ++k) {
    std::uint32_t shown = 0;
    for (const int r : faces[k]) shown |= 1u << r;
    rolls *= choose_count(state.dice[k] + __builtin_popcount(shown), state.dice[k]);
  }
  if (rolls * choose_count(static_cast<int>(results.size()) + rules.places, rules.places) > kLargest)
    refuse("dice: too many different rolls");
}

Solver::Impl::Turn Solver::Impl::turn_of(const Position& position, const std::vector<Rolled>& rolled) {
  Position counted = position;
  counted.dice.assign(faces.size(), 0);
  for (const Rolled& die : rolled) {
    if (die.kind < 0 || die.kind >= static_cast<int>(faces.size())) refuse("rolled: no such kind of die");
    // A die may have been turned to a result that its kind does not have.
    if (!index_of(die.result)) refuse("rolled: no die shows " + std::to_string(die.result));
    ++counted.dice[static_cast<std::size_t>(die.kind)];
  }
  Turn turn;
  turn.state = state_of(counted);
  begin(turn);
  for (const Rolled& die : rolled) {
    const auto r = static_cast<std::size_t>(index_of(die.result));
    ++turn.shows[static_cast<std::size_t>(die.kind)][turn.phase->same[r]];
  }
  return turn;
}

Solver::Solver(Rules rules) : impl_(std::make_unique<Impl>(std::move(rules))) {}
Solver::~Solver() = default;

void Solver::set_look(std::function<void()> look) {
  impl_->look = std::move(look);
}

std::size_t Solver::size() const {
  return impl_->known.size() + impl_->rolls_kept;
}

double Solver::chance(const Position& position) {
  return impl_->value(impl_->state_of(position));
}

Decision Solver::decide(const Position& position, const std::vector<Rolled>& rolled) {
  Decision decision;
  Impl::Turn turn = impl_->turn_of(position, rolled);
  if (turn.state.met == impl_->all) {
    decision.chance = 1;
    return decision;
  }
  // The kept dice keep the caller's order, so indexes stay valid; equal results become one.
  for (auto& r : turn.state.kept) r = turn.phase->same[r];
  for (auto& r : turn.state.fixed) r = turn.phase->same[r];
  turn.record = true;
  decision.chance = impl_->rolled_value(turn);
  if (decision.chance <= 0) return decision;
  std::vector<bool> gone(rolled.size());
  const auto take = [&](int kind, int result) {
    for (std::size_t i = 0; i < rolled.size(); ++i) {
      if (gone[i] || rolled[i].kind != kind) continue;
      if (result && turn.phase->same[static_cast<std::size_t>(impl_->index_of(rolled[i].result))] != result)
        continue;
      gone[i] = true;
      return static_cast<int>(i);
    }
    return -1;
  };
  if (turn.goal >= 0) {
    decision.kind = Decision::Kind::meet;
    decision.goal = turn.goal;
    for (const Group& group : turn.used) {
      if (group.source >= kFromFixed)
        decision.fixed.push_back(group.source - kFromFixed);
      else if (group.source >= kFromKept)
        decision.kept.push_back(group.source - kFromKept);
      else
        decision.rolled.push_back(take(group.source, group.result));
    }
    return decision;
  }
  decision.kind = Decision::Kind::miss;
  for (std::size_t i = 0; i < rolled.size(); ++i)
    gone[i] = impl_->lost >> impl_->index_of(rolled[i].result) & 1;
  if (turn.keep >= 0) decision.keep = take(turn.keep, turn.keep_result);
  // The least useful die of a kind is lost. The chance is the same, but the choice looks sensible.
  for (const auto& r : turn.phase->order)
    if (decision.lose < 0 && !(turn.phase->useful >> r & 1)) decision.lose = take(turn.lose, r);
  if (decision.lose < 0) decision.lose = take(turn.lose, 0);
  return decision;
}

Reroll Solver::best_reroll(const Position& position, const std::vector<Rolled>& rolled) {
  Impl::Turn turn = impl_->turn_of(position, rolled);
  Reroll best;
  best.chance = 1;
  if (turn.state.met == impl_->all) return best;
  best.chance = impl_->rolled_value(turn);
  // Every different choice of dice, as numbers of each kind and result.
  Pool again{};
  std::array<Counts, kMaxKinds> chosen{}, best_chosen{};
  bool some = false;
  const auto choose = [&](auto& self, std::size_t k, std::size_t i) -> void {
    if (k == impl_->faces.size()) {
      if (again == Pool{}) return;
      double total = 0;
      impl_->each_roll(turn, again, 0, 1, total);
      if (total > best.chance + kEqual) best.chance = total, best_chosen = chosen, some = true;
      return;
    }
    if (i == turn.phase->order.size()) return self(self, k + 1, 0);
    const auto r = static_cast<std::size_t>(turn.phase->order[i]);
    const int n = turn.shows[k][r];
    for (int c = 0; c <= n; ++c) {
      turn.shows[k][r] = static_cast<std::uint8_t>(n - c);
      again[k] += c, chosen[k][r] = static_cast<std::uint8_t>(c);
      self(self, k, i + 1);
      again[k] -= c, chosen[k][r] = 0;
    }
    turn.shows[k][r] = static_cast<std::uint8_t>(n);
  };
  choose(choose, 0, 0);
  if (!some) return best;
  for (std::size_t i = 0; i < rolled.size(); ++i) {
    const auto r = turn.phase->same[static_cast<std::size_t>(impl_->index_of(rolled[i].result))];
    auto& left = best_chosen[static_cast<std::size_t>(rolled[i].kind)][r];
    if (!left) continue;
    --left;
    best.rolled.push_back(static_cast<int>(i));
  }
  return best;
}

}  // namespace misk::odds
