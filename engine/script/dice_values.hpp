// Goals, results and weights of dice as scripts write them: shared by bind_dice.cpp and bind_odds.cpp.
//
// Only raw reads: no metamethod runs here, so no script does.
#pragma once
#include "sandbox/raw.hpp"
#include "sandbox/sandbox.hpp"
#include "script/bind.hpp"

namespace misk::script::dice_values {

inline constexpr int kMostEntries = 100, kMostNumber = 1'000'000;

[[noreturn]] inline void bad(const char* field, const std::string& what) {
  throw std::invalid_argument("`" + std::string(field) + "`: " + what);
}

/// A binding whose messages begin with the name of the function.
template <const char* Name, Binding F>
int named(lua_State* L) {
  try {
    return F(L);
  } catch (const FaultError&) {
    throw;  // it is told in words of its own
  } catch (const std::invalid_argument& e) {
    throw std::invalid_argument(std::string(Name) + ": " + e.what());
  } catch (const std::length_error& e) {
    throw std::length_error(std::string(Name) + ": " + e.what());
  }
}

/// Pushes the field of a table; pushes nothing and returns false when it is nil.
inline bool field(lua_State* L, int table, const char* name) {
  push_raw_field(L, table, name);
  if (!lua_isnil(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

inline int number_at(lua_State* L, int index, const char* name) {
  if (lua_type(L, index) != LUA_TNUMBER)
    bad(name, std::string("a number expected, got ") + luaL_typename(L, index));
  const double n = lua_tonumber(L, index);
  const int whole = n >= -kMostNumber && n <= kMostNumber ? static_cast<int>(n) : 0;
  if (whole != n) bad(name, "a whole number of at most 1000000 expected");
  return whole;
}

inline int number_at_top(lua_State* L, const char* name) {
  const int number = number_at(L, -1, name);
  lua_pop(L, 1);
  return number;
}

/// Calls f with each element of the list on top of the stack. f pops the element; this function pops the
/// list.
template <typename F>
void each(lua_State* L, const char* name, F f) {
  if (!lua_istable(L, -1)) bad(name, std::string("a list expected, got ") + luaL_typename(L, -1));
  const int list = lua_gettop(L), n = taken_length(L, list);
  if (n > kMostEntries) bad(name, "at most " + std::to_string(kMostEntries) + " entries");
  for (int i = 1; i <= n; ++i) {
    raw_item_of_table(L, list, i);
    f();
  }
  lua_pop(L, 1);
}

/// Reads a slot of a goal and pops it: its sum, or else calls accept with each accepted result and returns 0.
template <typename Accept>
int read_slot(lua_State* L, Accept accept) {
  if (!lua_istable(L, -1)) bad("goals", "a slot is a list of results, or { sum = n }");
  if (field(L, lua_gettop(L), "sum")) {
    const int sum = number_at_top(L, "goals.sum");
    if (sum < 1) bad("goals.sum", "at least 1");
    lua_pop(L, 1);
    return sum;
  }
  each(L, "goals", [&] { accept(number_at_top(L, "goals")); });
  return 0;
}

/// Calls f(result, weight) for each entry of the table at `index`.
template <typename F>
void each_weight(lua_State* L, int index, F f) {
  if (!lua_istable(L, index)) bad("weights", "{ [result] = weight } expected");
  int entries = 0;
  const int key = lua_gettop(L) + 1;
  for (lua_pushnil(L); raw_next(L, index); lua_settop(L, key)) {
    if (++entries > kMostEntries) bad("weights", "at most " + std::to_string(kMostEntries) + " entries");
    f(number_at(L, key, "weights"), number_at(L, key + 1, "weights"));
  }
}

}  // namespace misk::script::dice_values
