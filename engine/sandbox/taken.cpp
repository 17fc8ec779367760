#include "sandbox/taken.hpp"

#include <stdexcept>

#include <fmt/format.h>

#include "sandbox/core.hpp"
#include "sandbox/raw.hpp"

namespace misk::script {

void take_bytes(lua_State* L, std::size_t bytes) {
  SandboxCore& core = core_of(L);
  if (bytes > core.limits.taken - std::min(core.taken, core.limits.taken))
    throw std::length_error(
        fmt::format("a script gives the engine more than {} MB of texts and lists", core.limits.taken >> 20));
  core.taken += bytes;
}

std::string taken_text(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TSTRING) return "";
  std::size_t size = 0;
  const char* text = lua_tolstring(L, index, &size);
  if (size > kLongestText)
    throw std::length_error(
        fmt::format("a text of {} bytes is too long; {} are the most", size, kLongestText));
  take_bytes(L, size);
  return {text, size};
}

void push_raw_field(lua_State* L, int index, const char* name) {
  if (index < 0 && index > LUA_REGISTRYINDEX) index += lua_gettop(L) + 1;
  lua_pushstring(L, name);
  raw_get(L, index);
}

std::size_t list_size(lua_State* L, int index) {
  return lua_istable(L, index) ? lua_objlen(L, index) : 0;
}

std::string data_text(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TSTRING) return "";
  std::size_t size = 0;
  const char* text = lua_tolstring(L, index, &size);
  return {text, size};
}

int taken_length(lua_State* L, int index, int most) {
  const std::size_t n = list_size(L, index);
  if (n > static_cast<std::size_t>(most))
    throw std::length_error(fmt::format("a list of {} elements is too long; {} are the most", n, most));
  take_bytes(L, 32 * n);
  charge(L, static_cast<std::int64_t>(n));
  return static_cast<int>(n);
}

}  // namespace misk::script
