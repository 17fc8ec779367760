// A function for scripts that asks its caller for a value, like the verbs of the engine.
#pragma once
#include <lua.hpp>

namespace misk::script {

inline int verb_ask(lua_State* L) {
  return lua_yield(L, lua_gettop(L));
}

}  // namespace misk::script
