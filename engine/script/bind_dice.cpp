// The dice of a game: rolling them, and which of them meet a goal.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <numeric>
#include <span>

#include "odds/assignment.hpp"
#include "odds/dice_odds.hpp"
#include "script/dice_values.hpp"

namespace misk::script {
namespace {

using namespace dice_values;

constexpr int kMostResult = 31;  // results as bits

std::uint32_t bit_of(int result, const char* field) {
  if (result < 1 || result > kMostResult)
    bad(field, "a result is a number from 1 to " + std::to_string(kMostResult));
  return 1u << result;
}

// Dice as the functions below take them. Alike are dice that show the same and lie alike: cards of one
// definition in one zone, with parents of one definition.
struct Dice {
  struct Kind {
    std::uint32_t results;
    std::int32_t definition, zone, parent;
    bool operator==(const Kind&) const = default;
  };
  static constexpr int kMost = odds::Assignment::kMostItems;
  int dice = 0, kinds = 0;
  std::array<Kind, kMost> kind;
  std::array<odds::Items, kMost> items;  // by kind
  std::array<std::uint8_t, kMost> kind_of, place;
  std::array<int, kMostResult + 1> weights{};

  // Returns whether it is the first of its kind.
  bool add(const Kind& one, int at) {
    int i = 0;
    while (i < kinds && !(kind[static_cast<std::size_t>(i)] == one)) ++i;
    odds::Items& group = items[static_cast<std::size_t>(i)];
    if (i == kinds) {
      kind[static_cast<std::size_t>(kinds++)] = one;
      group = {one.results, 0, 0};
      for (std::uint32_t left = one.results; left; left &= left - 1)
        group.weight = std::max(group.weight, weights[static_cast<std::size_t>(std::countr_zero(left))]);
    }
    kind_of[static_cast<std::size_t>(dice)] = static_cast<std::uint8_t>(i);
    place[static_cast<std::size_t>(dice++)] = static_cast<std::uint8_t>(at);
    return ++group.count == 1;
  }
  std::span<const odds::Items> groups() const { return {items.data(), static_cast<std::size_t>(kinds)}; }
};

Dice::Kind kind_of(const kernel::Kernel& k, kernel::ComponentId die, kernel::Id shows) {
  const kernel::Component& c = k.component(die);
  const int result = c.counters[shows];
  return {result ? bit_of(result, "dice") : 0, c.definition, c.zone,
          c.parent ? k.component(c.parent).definition : kernel::kNoId};
}

// Calls f(place) for each of the dice in argument 1, which is on top of the stack then.
template <typename F>
void each_die(lua_State* L, F f) {
  if (!lua_istable(L, 1)) bad("dice", std::string("a list expected, got ") + luaL_typename(L, 1));
  const int n = taken_length(L, 1);
  if (n > Dice::kMost) bad("dice", "at most " + std::to_string(Dice::kMost));
  for (int i = 1; i <= n; ++i) {
    raw_item_of_table(L, 1, i);
    f(i);
    lua_pop(L, 1);
  }
}

// The arguments 1 to 3: the dice, the counter that holds the result of a card, and the weights.
void read_dice(lua_State* L, Dice& dice) {
  const kernel::Kernel& k = kernel_of(L);
  const kernel::Id shows = check_name(L, 2, Host::NameKind::counter);
  each_weight(L, 3, [&](int result, int weight) {
    bit_of(result, "weights");
    if (weight < 0) bad("weights", "a weight is not negative");
    dice.weights[static_cast<std::size_t>(result)] = weight;
  });
  const int top = lua_gettop(L) + 1;
  each_die(L, [&](int place) {
    if (lua_touserdata(L, top)) {
      const Dice::Kind kind = kind_of(k, listed_component(L, top), shows);
      if (kind.results) dice.add(kind, place);
      return;
    }
    std::uint32_t results = 0;
    lua_pushvalue(L, top);
    each(L, "dice", [&] { results |= bit_of(number_at_top(L, "dice"), "dice"); });
    if (results) dice.add({results, 0, 0, 0}, place);
  });
}

struct Demands {
  int n = 0;
  std::array<odds::Demand, odds::kMaxSlots> list;
  operator std::span<const odds::Demand>() const { return {list.data(), static_cast<std::size_t>(n)}; }
};

// What dice_goal makes of a goal: a text that holds the demands as they are, so that a search need not read
// tables.
int dice_goal(lua_State* L) {
  lua_settop(L, 1);
  Demands demands;
  each(L, "goals", [&] {
    if (demands.n == odds::kMaxSlots)
      bad("goals", "at most " + std::to_string(odds::kMaxSlots) + " slots in one");
    odds::Demand& demand = demands.list[static_cast<std::size_t>(demands.n++)];
    demand.sum = read_slot(L, [&](int result) { demand.accepts |= bit_of(result, "goals"); });
  });
  odds::put_in_order({demands.list.data(), static_cast<std::size_t>(demands.n)});
  lua_pushlstring(L, reinterpret_cast<const char*>(demands.list.data()),
                  static_cast<std::size_t>(demands.n) * sizeof(odds::Demand));
  return 1;
}

Demands demands_at_top(lua_State* L) {
  std::size_t size = 0;
  const char* text = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &size) : nullptr;
  Demands demands;
  // A text that a script has made up holds some other demands, and does no harm.
  if (!text || size % sizeof(odds::Demand) != 0 || size > sizeof demands.list)
    bad("goals", "a goal as dice_goal() makes it expected");
  std::memcpy(demands.list.data(), text, size);
  demands.n = static_cast<int>(size / sizeof(odds::Demand));
  lua_pop(L, 1);
  return demands;
}

// The work of a search draws from the script's budget, also of one that is given up.
template <typename F>
void search(lua_State* L, odds::Assignment& assignment, F f) {
  const int before = assignment.steps();
  try {
    f();
  } catch (const std::length_error&) {
    charge(L, assignment.steps() - before);
    throw;
  }
  charge(L, assignment.steps() - before);
}

int dice_meet(lua_State* L) {
  Dice dice;
  read_dice(L, dice);
  odds::Assignment assignment(dice.groups());
  lua_newtable(L);
  const int met = lua_gettop(L);
  int goal = 0, n = 0;
  lua_pushvalue(L, 4);
  each(L, "goals", [&] {
    const Demands demands = demands_at_top(L);
    ++goal;
    bool meets = false;
    search(L, assignment, [&] { meets = assignment.meets(demands); });
    if (!meets) return;
    lua_pushinteger(L, goal);
    lua_rawseti(L, met, ++n);
  });
  return 1;
}

// Argument 5, if there is one: the worth of each of the dice. Returns it by kind; equal dice have that of the
// first.
std::array<int, Dice::kMost> read_worth(lua_State* L, const Dice& dice) {
  std::array<int, Dice::kMost> of_kind{};
  if (lua_isnoneornil(L, 5)) return of_kind;
  lua_pushvalue(L, 5);
  std::array<int, Dice::kMost> worth;
  int n = 0;
  each(L, "worth", [&] {
    const int one = number_at_top(L, "worth");
    if (n < Dice::kMost) worth[static_cast<std::size_t>(n++)] = one;
  });
  for (int i = dice.dice - 1; i >= 0; --i) {
    const auto at = static_cast<std::size_t>(i);
    if (dice.place[at] > n) bad("worth", "a number for each of the dice expected");
    of_kind[dice.kind_of[at]] = worth[static_cast<std::size_t>(dice.place[at]) - 1];
  }
  return of_kind;
}

int dice_ways(lua_State* L) {
  Dice dice;
  read_dice(L, dice);
  const std::array<int, Dice::kMost> worth = read_worth(L, dice);
  // The least worth come first, so they are used first.
  std::array<std::uint8_t, Dice::kMost> order;
  std::array<odds::Items, Dice::kMost> items;
  const auto kinds = static_cast<std::size_t>(dice.kinds);
  std::iota(order.begin(), order.begin() + dice.kinds, 0);
  std::stable_sort(order.begin(), order.begin() + dice.kinds, [&](int a, int b) {
    return worth[static_cast<std::size_t>(a)] < worth[static_cast<std::size_t>(b)];
  });
  for (std::size_t i = 0; i < kinds; ++i) items[i] = dice.items[order[i]];
  odds::Assignment assignment({items.data(), kinds});
  lua_pushvalue(L, 4);
  const Demands demands = demands_at_top(L);
  std::vector<std::vector<int>> ways;
  search(L, assignment, [&] { ways = assignment.ways(demands); });
  charge(L, static_cast<std::int64_t>(ways.size()));
  const auto total = [&](const std::vector<int>& way) {
    std::int64_t sum = 0;
    for (const int i : way) sum += worth[order[static_cast<std::size_t>(i)]];
    return sum;
  };
  std::stable_sort(ways.begin(), ways.end(),
                   [&](const auto& a, const auto& b) { return total(a) < total(b); });
  lua_createtable(L, static_cast<int>(ways.size()), 0);
  for (std::size_t w = 0; w < ways.size(); ++w) {
    lua_createtable(L, static_cast<int>(ways[w].size()), 0);
    std::array<std::uint8_t, Dice::kMost> next{};  // by kind: where to look for the next die
    for (std::size_t i = 0; i < ways[w].size(); ++i) {
      const std::uint8_t kind = order[static_cast<std::size_t>(ways[w][i])];
      std::uint8_t& at = next[kind];
      while (dice.kind_of[at] != kind) ++at;
      lua_pushinteger(L, dice.place[at++]);
      lua_rawseti(L, -2, static_cast<int>(i) + 1);
    }
    lua_rawseti(L, -2, static_cast<int>(w) + 1);
  }
  return 1;
}

int dice_kinds(lua_State* L) {
  const kernel::Kernel& k = kernel_of(L);
  const kernel::Id shows = check_name(L, 2, Host::NameKind::counter);
  Dice dice;
  lua_newtable(L);
  const int out = lua_gettop(L);
  int n = 0;
  each_die(L, [&](int place) {
    if (!dice.add(kind_of(k, listed_component(L, out + 1), shows), place)) return;
    lua_pushvalue(L, out + 1);
    lua_rawseti(L, out, ++n);
  });
  return 1;
}

// Pushes the `faces` that the data of a definition list; returns their number.
int push_faces(lua_State* L, kernel::Id definition) {
  host_of(L).push_data(L, definition);
  push_raw_field(L, -1, "faces");
  const std::size_t faces = list_size(L, -1);
  if (faces < 1 || faces > kMostEntries) bad("dice", "a die has a list of `faces` in its data");
  lua_remove(L, -2);
  return static_cast<int>(faces);
}

int dice_roll(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id shows = check_name(L, 2, Host::NameKind::counter);
  lua_settop(L, 2);
  lua_createtable(L, static_cast<int>(std::min<std::size_t>(list_size(L, 1), Dice::kMost)), 0);
  lua_pushnil(L);
  const int out = 3, faces = 4, here = 5;  // `faces` of the definition that came last: mostly one for all
  kernel::Id last = kernel::kNoId;
  int sides = 0;
  each_die(L, [&](int place) {
    const kernel::ComponentId die = listed_component(L, here);
    if (const kernel::Id definition = k.component(die).definition; definition != last) {
      sides = push_faces(L, definition);
      lua_replace(L, faces);
      last = definition;
    }
    raw_item(L, faces, k.roll(sides));
    const int result = number_at(L, here + 1, "faces");
    bit_of(result, "faces");
    k.add_counter(die, shows, result - k.component(die).counters[shows]);
    lua_rawseti(L, out, place);
  });
  lua_settop(L, out);
  return 1;
}

constexpr char kDiceRoll[] = "dice_roll", kDiceGoal[] = "dice_goal", kDiceMeet[] = "dice_meet",
               kDiceWays[] = "dice_ways", kDiceKinds[] = "dice_kinds";

const Function kDiceFunctions[] = {
    {kDiceRoll, guarded<named<kDiceRoll, dice_roll>>,
     "dice_roll(dice: card[], shows: counter): integer[]. Rolls the dice one after the other: that counter "
     "holds then one of the `faces` that the data of the die lists, at random. Returns the results."},
    {kDiceGoal, guarded<named<kDiceGoal, dice_goal>>,
     "dice_goal(slots: table[]): dice_goal. A goal of dice_meet() and dice_ways(), made once of slots as in "
     "a dice_question: lists of accepted results, or { sum = n }."},
    {kDiceMeet, guarded<named<kDiceMeet, dice_meet>>,
     "dice_meet(dice: (card|integer[])[], shows: counter, weights: table<integer, integer>, goals: "
     "dice_goal[]): integer[]. The goals that some of the dice can meet, by their places. A die is a card "
     "whose result that counter holds (0: none), or a list of the results that it may still show. The "
     "weights are what results add to sums."},
    {kDiceWays, guarded<named<kDiceWays, dice_ways>>,
     "dice_ways(dice: (card|integer[])[], shows: counter, weights: table<integer, integer>, goal: "
     "dice_goal, worth?: integer[]): integer[][]. All ways to meet the goal, each as the places of the "
     "dice that it takes: first for single results, then for sums, which take no more dice than they need."
     " Dice that are equal in definition, result, zone and the definition of their parent count as one; of"
     " dice with equal weights the first ones come first. With the worth of each of the dice, ways that "
     "use up the least come first, and so do the dice of least worth."},
    {kDiceKinds, guarded<named<kDiceKinds, dice_kinds>>,
     "dice_kinds(dice: card[], shows: counter): card[]. The first of each kind of dice: without those that "
     "count as one with an earlier one in dice_ways()."},
};

}  // namespace

void bind_dice(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kDiceFunctions);
  describe("dice", kDiceFunctions, std::size(kDiceFunctions));
}

}  // namespace misk::script
