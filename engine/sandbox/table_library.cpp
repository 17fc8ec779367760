// Tables: pairs in a fixed order, and the library functions whose cost no instruction count would see.
#include <algorithm>
#include <cmath>

#include "sandbox/core.hpp"

namespace misk::script {
namespace {

void check_writable(lua_State* L, int arg) {
  luaL_checktype(L, arg, LUA_TTABLE);
  bool is_guarded = is_strict(L, arg);
  // `game` and tables like it: a write goes to the position, never into the table itself.
  if (!is_guarded && lua_getmetatable(L, arg)) {
    lua_pushliteral(L, "__metatable");
    lua_rawget(L, -2);
    is_guarded = lua_isboolean(L, -1) && !lua_toboolean(L, -1);
    lua_pop(L, 2);
  }
  if (is_guarded) luaL_error(L, "attempt to change a read-only table");
}

// Reads through strict tables; returns the length.
std::size_t readable_length(lua_State* L, int arg) {
  luaL_checktype(L, arg, LUA_TTABLE);
  look_through(L, arg);
  return lua_objlen(L, arg);
}

// A whole number argument, clamped so that arithmetic on it is safe.
int position_arg(lua_State* L, int arg) {
  const double value = luaL_checknumber(L, arg);
  if (!(value >= -1e9)) return -1'000'000'000;
  return static_cast<int>(std::min(value, 1e9));
}

int pairs_next(lua_State* L) {
  lua_Integer i = lua_tointeger(L, lua_upvalueindex(3));
  const auto n = static_cast<lua_Integer>(lua_objlen(L, lua_upvalueindex(2)));
  while (i < n) {
    ++i;
    lua_rawgeti(L, lua_upvalueindex(2), static_cast<int>(i));
    lua_pushvalue(L, -1);
    lua_rawget(L, lua_upvalueindex(1));
    if (!lua_isnil(L, -1)) {  // nil: removed after the loop began
      lua_pushinteger(L, i);
      lua_replace(L, lua_upvalueindex(3));
      return 2;
    }
    lua_pop(L, 2);
  }
  lua_pushinteger(L, i);
  lua_replace(L, lua_upvalueindex(3));
  lua_pushnil(L);
  return 1;
}

// pairs(t): numbers ascending, then strings by byte, then false and true. Hash order differs from run to run.
int ordered_pairs(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  look_through(L, 1);
  SandboxCore& core = core_of(L);
  auto& numbers = core.number_keys;
  auto& strings = core.string_keys;
  numbers.clear();
  strings.clear();
  bool has[2] = {false, false};
  std::size_t bytes = 0;  // that may have to be compared
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    switch (lua_type(L, 2)) {
      case LUA_TNUMBER:
        numbers.push_back(lua_tonumber(L, 2));
        break;
      case LUA_TSTRING: {
        std::size_t size = 0;
        const char* text = lua_tolstring(L, 2, &size);
        strings.emplace_back(text, size);
        bytes += size;
        break;
      }
      case LUA_TBOOLEAN:
        has[lua_toboolean(L, 2)] = true;
        break;
      default:
        return luaL_error(L, "pairs: keys must be numbers, strings or booleans (there is a %s)",
                          luaL_typename(L, 2));
    }
  }
  const std::size_t n = numbers.size() + strings.size() + has[0] + has[1];
  charge(L, static_cast<std::int64_t>(8 * n + 8 + bytes / 16));
  if (!std::is_sorted(numbers.begin(), numbers.end())) std::sort(numbers.begin(), numbers.end());
  std::sort(strings.begin(), strings.end());
  lua_createtable(L, static_cast<int>(n), 0);
  int i = 0;
  for (const double key : numbers) lua_pushnumber(L, key), lua_rawseti(L, 2, ++i);
  for (const std::string_view key : strings)
    lua_pushlstring(L, key.data(), key.size()), lua_rawseti(L, 2, ++i);
  for (int key = 0; key < 2; ++key)
    if (has[key]) lua_pushboolean(L, key), lua_rawseti(L, 2, ++i);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, pairs_next, 3);
  return 1;
}

int strict_ipairs_next(lua_State* L) {
  const int i = static_cast<int>(lua_tointeger(L, 2)) + 1;
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  look_through(L, 1);
  lua_pushinteger(L, i);
  lua_rawgeti(L, 1, i);
  return lua_isnil(L, -1) ? 1 : 2;
}

int safe_ipairs(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  // Nearly every table has no metatable at all.
  if (lua_getmetatable(L, 1) && is_strict(L, 1))
    lua_pushcfunction(L, strict_ipairs_next);
  else
    lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

int safe_unpack(lua_State* L) {
  const auto n = readable_length(L, 1);
  const int first = lua_isnoneornil(L, 2) ? 1 : position_arg(L, 2);
  const int last = lua_isnoneornil(L, 3) ? static_cast<int>(n) : position_arg(L, 3);
  if (first > last) return 0;
  const int count = last - first + 1;
  if (count > 7000 || !lua_checkstack(L, count)) return luaL_error(L, "too many results to unpack");
  charge(L, count);
  for (int i = first; i <= last; ++i) lua_rawgeti(L, 1, i);
  return count;
}

int table_insert(lua_State* L) {
  check_writable(L, 1);
  const int n = static_cast<int>(lua_objlen(L, 1));
  switch (lua_gettop(L)) {
    case 2:
      lua_rawseti(L, 1, n + 1);
      return 0;
    case 3: {
      const int position = position_arg(L, 2);
      if (position < 1 || position > n + 1)
        return luaL_error(L, "bad argument #2 to 'insert' (position out of bounds)");
      charge(L, 1 + 2 * (n + 1 - position));
      for (int i = n; i >= position; --i) lua_rawgeti(L, 1, i), lua_rawseti(L, 1, i + 1);
      lua_rawseti(L, 1, position);
      return 0;
    }
    default:
      return luaL_error(L, "wrong number of arguments to 'insert'");
  }
}

int table_remove(lua_State* L) {
  check_writable(L, 1);
  const int n = static_cast<int>(lua_objlen(L, 1));
  const int position = lua_isnoneornil(L, 2) ? n : position_arg(L, 2);
  if (position < 1 || position > n) return 0;
  charge(L, 1 + 2 * (n - position));
  lua_rawgeti(L, 1, position);
  for (int i = position; i < n; ++i) lua_rawgeti(L, 1, i + 1), lua_rawseti(L, 1, i);
  lua_pushnil(L);
  lua_rawseti(L, 1, n);
  return 1;
}

int table_concat(lua_State* L) {
  std::size_t separator_size = 0;
  const char* separator = luaL_optlstring(L, 2, "", &separator_size);
  const int n = static_cast<int>(readable_length(L, 1));
  const int first = lua_isnoneornil(L, 3) ? 1 : position_arg(L, 3);
  const int last = lua_isnoneornil(L, 4) ? n : position_arg(L, 4);
  SandboxCore& core = core_of(L);
  std::string& out = core.buffer;
  out.clear();
  for (int i = first; i <= last; ++i) {
    lua_rawgeti(L, 1, i);
    std::size_t size = 0;
    const char* text = lua_isstring(L, -1) ? lua_tolstring(L, -1, &size) : nullptr;
    if (!text)
      return luaL_error(L, "invalid value (%s) at index %d in table for 'concat'", luaL_typename(L, -1), i);
    append_charged(L, out, std::string_view(text, size));
    if (i < last) append_charged(L, out, std::string_view(separator, separator_size));
    lua_pop(L, 1);
  }
  lua_pushlstring(L, out.data(), out.size());
  return 1;
}

int table_length(lua_State* L) {
  lua_pushinteger(L, static_cast<lua_Integer>(readable_length(L, 1)));
  return 1;
}

// prepare_sort(t, before): checks the arguments and returns the length. A list of only numbers or only
// strings without a comparison is sorted here, and the result is 0.
int prepare_sort(lua_State* L) {
  check_writable(L, 1);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  const int n = static_cast<int>(lua_objlen(L, 1));
  charge(L, n);
  const auto give_up = [L, n] { return lua_pushinteger(L, n), 1; };
  if (n < 2 || !lua_isnoneornil(L, 2)) return give_up();
  lua_rawgeti(L, 1, 1);
  const int kind = lua_type(L, -1);
  lua_pop(L, 1);
  if (kind != LUA_TNUMBER && kind != LUA_TSTRING) return give_up();
  SandboxCore& core = core_of(L);
  auto& numbers = core.number_keys;
  auto& strings = core.string_keys;
  numbers.clear();
  strings.clear();
  lua_settop(L, 1);
  std::size_t bytes = 0;
  // Strings stay anchored in a table of their own while the list is rewritten.
  lua_createtable(L, kind == LUA_TSTRING ? n : 0, 0);
  for (int i = 1; i <= n; ++i) {
    lua_rawgeti(L, 1, i);
    if (lua_type(L, -1) != kind) return give_up();
    if (kind == LUA_TNUMBER) {
      const double value = lua_tonumber(L, -1);
      if (std::isnan(value)) return give_up();
      numbers.push_back(value);
      lua_pop(L, 1);
    } else {
      std::size_t size = 0;
      const char* text = lua_tolstring(L, -1, &size);
      strings.emplace_back(text, size);
      bytes += size;
      lua_rawseti(L, 2, i);
    }
  }
  charge(L, 4 * static_cast<std::int64_t>(n) + static_cast<std::int64_t>(bytes / 16));
  std::stable_sort(numbers.begin(), numbers.end());
  std::sort(strings.begin(), strings.end());
  int i = 0;
  for (const double value : numbers) lua_pushnumber(L, value), lua_rawseti(L, 1, ++i);
  for (const std::string_view text : strings)
    lua_pushlstring(L, text.data(), text.size()), lua_rawseti(L, 1, ++i);
  lua_pushinteger(L, 0);
  return 1;
}

}  // namespace

// Pushes { table = {...}, pairs, ipairs, unpack, prepare_sort }. The raw ipairs iterator is the upvalue of
// ours.
int open_table_functions(lua_State* L) {
  const luaL_Reg functions[] = {{"insert", table_insert},
                                {"remove", table_remove},
                                {"concat", table_concat},
                                {"getn", table_length},
                                {nullptr, nullptr}};
  lua_newtable(L);
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_setfield(L, -2, "table");
  lua_pushcfunction(L, ordered_pairs);
  lua_setfield(L, -2, "pairs");
  lua_rawgeti(L, LUA_REGISTRYINDEX, core_of(L).raw_ipairs_ref);
  lua_pushcclosure(L, safe_ipairs, 1);
  lua_setfield(L, -2, "ipairs");
  lua_pushcfunction(L, safe_unpack);
  lua_setfield(L, -2, "unpack");
  lua_pushcfunction(L, prepare_sort);
  lua_setfield(L, -2, "prepare_sort");
  return 1;
}

}  // namespace misk::script
