// Exact chances for views and bots: odds/ for Lua. No state of a game is read or changed.
#include "odds/dice_odds.hpp"

#include <algorithm>
#include <list>
#include <memory>

#include "sandbox/clock.hpp"
#include "script/dice_values.hpp"

namespace misk::script {
namespace {

using namespace dice_values;

// A known answer costs a script as much as a new one, so the rest of a script's budget never depends on
// earlier questions.
constexpr int kSteps = 10'000, kRerollSteps = 20'000;
constexpr std::size_t kMostSolvers = 48;
// All solvers of a thread together remember so many entries: some 50 MB.
constexpr std::size_t kMostKept = std::size_t{1} << 20;

int number_or(lua_State* L, const char* name, int otherwise) {
  return field(L, 1, name) ? number_at_top(L, name) : otherwise;
}

bool flag(lua_State* L, int table, const char* name) {
  if (!field(L, table, name)) return false;
  const bool on = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return on;
}

std::vector<int> numbers_at_top(lua_State* L, const char* name) {
  std::vector<int> out;
  each(L, name, [&] { out.push_back(number_at_top(L, name)); });
  return out;
}

std::vector<int> numbers(lua_State* L, const char* name) {
  return field(L, 1, name) ? numbers_at_top(L, name) : std::vector<int>();
}

odds::Goal goal_at_top(lua_State* L) {
  if (!lua_istable(L, -1)) bad("goals", "a goal is a list of slots");
  odds::Goal goal;
  const int at = lua_gettop(L);
  if (field(L, at, "cost")) goal.costs = numbers_at_top(L, "goals.cost");
  each(L, "goals", [&] {
    odds::Slot slot;
    slot.sum = read_slot(L, [&](int result) { slot.accepts.push_back(result); });
    goal.slots.push_back(std::move(slot));
  });
  return goal;
}

const char* const kFields[] = {"kinds",   "goals",    "weights", "budget", "fatal", "lost",
                               "ordered", "places",   "dice",    "rolled", "kept",  "fixed",
                               "keeps",   "per_roll", "met",     "reroll"};

void check_fields(lua_State* L) {
  std::string wrong;  // the first by name: Lua's own order differs from run to run
  for (lua_pushnil(L); raw_next(L, 1); lua_pop(L, 1)) {
    const std::string key = lua_type(L, -2) == LUA_TSTRING ? taken_text(L, -2) : "[a list]";
    if (std::find(std::begin(kFields), std::end(kFields), key) == std::end(kFields))
      wrong = wrong.empty() ? key : std::min(wrong, key);
  }
  if (!wrong.empty()) bad(wrong.c_str(), "there is no such field");
}

odds::Rules read_rules(lua_State* L) {
  odds::Rules rules;
  if (!field(L, 1, "kinds")) bad("kinds", "it is missing");
  each(L, "kinds", [&] { rules.kinds.push_back(numbers_at_top(L, "kinds")); });
  if (!field(L, 1, "goals")) bad("goals", "it is missing");
  each(L, "goals", [&] { rules.goals.push_back(goal_at_top(L)); });
  if (field(L, 1, "weights")) {
    each_weight(L, lua_gettop(L), [&](int result, int weight) { rules.weights[result] = weight; });
    lua_pop(L, 1);
  }
  rules.budget = numbers(L, "budget");
  rules.fatal = numbers(L, "fatal");
  rules.lost = numbers(L, "lost");
  rules.in_order = flag(L, 1, "ordered");
  rules.places = number_or(L, "places", 0);
  rules.per_roll = number_or(L, "per_roll", 1);
  return rules;
}

std::uint32_t read_met(lua_State* L, std::size_t goals) {
  std::uint32_t met = 0;
  for (const int goal : numbers(L, "met")) {
    if (goal < 1 || goal > static_cast<int>(goals) || goal > odds::kMaxGoals)
      bad("met", "there is no such goal");
    met |= 1u << (goal - 1);
  }
  return met;
}

// Scripts give the budget for the goals that are left; the solver's rules count all goals. A budget above the
// sum of all costs is cut to that sum, so questions that differ only there share a solver.
void whole_budget(odds::Rules& rules, std::uint32_t met) {
  rules.budget.resize(
      std::min<std::size_t>(std::max<std::size_t>(rules.budget.size(), odds::kMaxCosts), 100));
  for (std::size_t part = 0; part < rules.budget.size(); ++part) {
    int total = 0;
    for (std::size_t g = 0; g < rules.goals.size(); ++g) {
      const auto& costs = rules.goals[g].costs;
      if (part >= costs.size()) continue;
      total += costs[part];
      if (met >> g & 1) rules.budget[part] += costs[part];
    }
    rules.budget[part] = std::min(rules.budget[part], total);
  }
}

std::string key_of(const odds::Rules& rules) {
  std::string key;
  const auto list = [&](const std::vector<int>& values) {
    for (const int n : values) key += std::to_string(n) + ",";
    key += ";";
  };
  for (const auto& kind : rules.kinds) list(kind);
  key += "|";
  for (const auto& goal : rules.goals) {
    for (const auto& slot : goal.slots) {
      list(slot.accepts);
      key += std::to_string(slot.sum) + "/";
    }
    list(goal.costs);
  }
  key += "|";
  for (const auto& [result, weight] : rules.weights) list({result, weight});
  for (const auto* values : {&rules.budget, &rules.fatal, &rules.lost}) list(*values);
  list({rules.in_order, rules.places, rules.per_roll});
  return key;
}

using Solvers = std::list<std::pair<std::string, std::shared_ptr<odds::Solver>>>;

// The last ones go when there are too many, or when they remember too much together.
void limit(Solvers& solvers) {
  std::size_t kept = 0;
  auto last = solvers.begin();
  for (std::size_t n = 0; last != solvers.end(); ++last, ++n) {
    kept += last->second->size();
    if (n > 0 && (n >= kMostSolvers || kept > kMostKept)) break;
  }
  solvers.erase(last, solvers.end());
}

// The solvers used last, each with its results. A solver is pure, so keeping it changes nothing but the time
// it takes.
std::shared_ptr<odds::Solver> solver_for(const odds::Rules& rules) {
  thread_local Solvers solvers;
  std::string key = key_of(rules);
  for (auto it = solvers.begin(); it != solvers.end(); ++it) {
    if (it->first != key) continue;
    solvers.splice(solvers.begin(), solvers, it);
    return it->second;
  }
  solvers.emplace_front(std::move(key), std::make_shared<odds::Solver>(rules));
  limit(solvers);
  return solvers.front().second;
}

void set_list(lua_State* L, const char* name, const std::vector<int>& indexes) {
  lua_createtable(L, static_cast<int>(indexes.size()), 0);
  for (std::size_t i = 0; i < indexes.size(); ++i) {
    lua_pushinteger(L, indexes[i] + 1);
    lua_rawseti(L, -2, static_cast<int>(i) + 1);
  }
  lua_setfield(L, -2, name);
}

void push_decision(lua_State* L, const odds::Decision& decision) {
  if (decision.kind == odds::Decision::Kind::give_up) return lua_pushnil(L);
  lua_newtable(L);
  const auto set = [&](const char* name, int index) {
    if (index < 0) return;
    lua_pushinteger(L, index + 1);
    lua_setfield(L, -2, name);
  };
  if (decision.kind == odds::Decision::Kind::meet) {
    set("goal", decision.goal);
    set_list(L, "rolled", decision.rolled);
    set_list(L, "kept", decision.kept);
    set_list(L, "fixed", decision.fixed);
  } else {
    set("lose", decision.lose);
    set("keep", decision.keep);
  }
}

int dice_odds(lua_State* L) {
  if (!lua_istable(L, 1)) throw std::invalid_argument("a table expected");
  lua_settop(L, 1);
  check_fields(L);
  const bool reroll = flag(L, 1, "reroll");
  charge(L, kSteps + (reroll ? kRerollSteps : 0));
  odds::Rules rules = read_rules(L);
  odds::Position position;
  position.met = read_met(L, rules.goals.size());
  position.dice = numbers(L, "dice");
  position.kept = numbers(L, "kept");
  position.fixed = numbers(L, "fixed");
  position.keeps = number_or(L, "keeps", -1);
  std::vector<odds::Rolled> rolled;
  const bool lies = field(L, 1, "rolled");
  if (lies)
    each(L, "rolled", [&] {
      const std::vector<int> die = numbers_at_top(L, "rolled");
      if (die.size() != 2) bad("rolled", "a die is { kind, result }");
      rolled.push_back({die[0] - 1, die[1]});
    });
  if (lies && !position.dice.empty()) bad("rolled", "the dice are either rolled or not: leave out `dice`");
  if (reroll && !lies) bad("reroll", "only with `rolled`");
  whole_budget(rules, position.met);
  odds::Decision decision;
  odds::Reroll again;
  double chance = 0;
  const auto solver = solver_for(rules);
  // A question can take hours: nobody knows before how many ways there are to meet its goals.
  solver->set_look([L] { look_at_clock(L); });
  if (lies) {
    decision = solver->decide(position, rolled);
    chance = decision.chance;
    if (reroll) again = solver->best_reroll(position, rolled);
  } else {
    chance = solver->chance(position);
  }
  lua_pushnumber(L, chance);
  if (!lies) return 1;
  push_decision(L, decision);
  if (!reroll) return 2;
  lua_newtable(L);
  lua_pushnumber(L, again.chance);
  lua_setfield(L, -2, "chance");
  set_list(L, "rolled", again.rolled);
  return 3;
}

constexpr char kDiceOdds[] = "dice_odds";

const Function kOddsFunctions[] = {
    {kDiceOdds, guarded<named<kDiceOdds, dice_odds>>,
     "dice_odds(question: dice_question): number, dice_decision?, dice_reroll?. The exact chance, with the "
     "best "
     "play, of meeting all goals with a pool of dice; for rolled dice also the best decision, nil for giving "
     "up. "
     "Plain tables only; the same input gives the same answer."},
};

}  // namespace

void bind_odds(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kOddsFunctions);
  describe("odds", kOddsFunctions, std::size(kOddsFunctions));
}

}  // namespace misk::script
