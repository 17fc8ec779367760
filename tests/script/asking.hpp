// A function of scripts that asks its caller for a value, as the verbs of the engine do.
#pragma once
#include <lua.hpp>

namespace misk::script {

inline int verb_ask(lua_State* L) {
  return lua_yield(L, lua_gettop(L));
}

}  // namespace misk::script
