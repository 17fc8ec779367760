// Finds everything that scripts keep outside the position of a game: the tables of their modules, and tables
// among their globals. They stay for the next game, and for a game that goes back, so nothing may be written
// into them.
#include <cstring>
#include <set>

#include "sandbox/core.hpp"

namespace misk::script {
namespace {

constexpr int kDeepest = 32;

std::uint64_t mixed(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

// A number for the value at absolute `index`. Entries are added up, so the order in which Lua gives them does
// not count. A value that is not plain data counts by its identity, so numbers can be compared only within
// one process.
std::uint64_t fingerprint(lua_State* L, int index, std::set<const void*>& seen, int depth) {
  const int type = lua_type(L, index);
  std::uint64_t sum = static_cast<std::uint64_t>(type) + 1;
  switch (type) {
    case LUA_TNIL:
      break;
    case LUA_TBOOLEAN:
      sum += 16u + static_cast<unsigned>(lua_toboolean(L, index));
      break;
    case LUA_TNUMBER: {
      const double number = lua_tonumber(L, index);
      std::uint64_t bits = 0;
      std::memcpy(&bits, &number, sizeof bits);
      sum += mixed(bits);
      break;
    }
    case LUA_TTABLE: {
      if (depth > kDeepest || !seen.insert(lua_topointer(L, index)).second) break;
      luaL_checkstack(L, 4, "kept");
      for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
        const int value = lua_gettop(L);
        sum +=
            mixed(fingerprint(L, value - 1, seen, depth + 1) * 31 + fingerprint(L, value, seen, depth + 1));
      }
      break;
    }
    default:  // a text keeps one address while it is held
      sum += mixed(reinterpret_cast<std::uintptr_t>(lua_topointer(L, index)));
      break;
  }
  return mixed(sum);
}

}  // namespace

std::map<std::string, std::uint64_t> Sandbox::kept() const {
  SandboxCore& core = *core_;
  lua_State* L = core.main;
  const HostScope host(L);
  std::map<std::string, std::uint64_t> out;
  const int top = lua_gettop(L);
  luaL_checkstack(L, LUA_MINSTACK, "kept");
  std::set<const void*> seen;
  const auto note = [&](const std::string& name) {
    if (!lua_istable(L, -1) || is_strict(L, lua_gettop(L))) return;
    seen.clear();
    out[name] = fingerprint(L, lua_gettop(L), seen, 0);
  };
  lua_rawgeti(L, LUA_REGISTRYINDEX, core.modules_ref);
  const int modules = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, modules); lua_settop(L, modules + 1)) {
    if (lua_type(L, modules + 1) != LUA_TSTRING) continue;
    std::size_t size = 0;
    const char* text = lua_tolstring(L, modules + 1, &size);
    const std::string_view key(text, size);
    const std::size_t owner = key.find('\0');
    if (owner == std::string_view::npos) continue;
    const std::string_view path = key.substr(owner + 1);
    if (const std::size_t reader = path.find('\0'); reader != std::string_view::npos) {
      note("the copy of " + std::string(path.substr(0, reader)) + " that the pack '" +
           std::string(path.substr(reader + 1)) + "' has");
    } else if (lua_istable(L, -1)) {
      lua_rawgeti(L, -1, 1);
      note("what " + std::string(path) + " gives");
    }
  }
  lua_settop(L, top);
  for (const auto& [pack, environment] : core.environments) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, environment);
    const int globals = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, globals); lua_settop(L, globals + 1))
      if (lua_type(L, globals + 1) == LUA_TSTRING)
        note("the table '" + std::string(lua_tostring(L, globals + 1)) + "' of the pack '" + pack + "'");
    lua_settop(L, top);
  }
  return out;
}

std::uint64_t Sandbox::kept(int reference) const {
  lua_State* L = core_->main;
  const HostScope host(L);
  luaL_checkstack(L, LUA_MINSTACK, "kept");
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  std::set<const void*> seen;
  const std::uint64_t sum = fingerprint(L, lua_gettop(L), seen, 0);
  lua_pop(L, 1);
  return sum;
}

}  // namespace misk::script
