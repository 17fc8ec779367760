// Reads tables without their metatables. What a script hands over may be anything, and LuaJIT ends the
// process when a raw read finds no table; these read nil from it instead. Nothing outside of this folder uses
// Lua's own (tests/e2e/one_reader.sh).
#pragma once
#include <lua.hpp>

namespace misk::script {

/// Replaces the key on top by its value in the table at `index`.
inline void raw_get(lua_State* L, int index) {
  if (lua_istable(L, index)) {
    lua_rawget(L, index);
  } else {
    lua_pop(L, 1);
    lua_pushnil(L);
  }
}

/// Pushes the item `i` of the table at `index`.
inline void raw_item(lua_State* L, int index, int i) {
  if (lua_istable(L, index))
    lua_rawgeti(L, index, i);
  else
    lua_pushnil(L);
}

/// The same of what is known to be a table.
inline void raw_item_of_table(lua_State* L, int index, int i) {
  lua_rawgeti(L, index, i);
}

/// Pushes what a reference of the registry holds.
inline void raw_kept(lua_State* L, int reference) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}

/// As lua_next: replaces the key on top by the next key and its value. False, and the key gone, when there is
/// none.
inline bool raw_next(lua_State* L, int index) {
  if (lua_istable(L, index)) return lua_next(L, index) != 0;
  lua_pop(L, 1);
  return false;
}

}  // namespace misk::script
