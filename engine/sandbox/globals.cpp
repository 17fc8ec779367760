// Environments, strict tables and the base library.
//
// One file: a list of small functions, each the safe form of one of Lua's.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <stdexcept>

#include <fmt/format.h>

#include "lua/sources.hpp"
#include "sandbox/core.hpp"
#include "text/lua_size.hpp"
#include "text/suggest.hpp"

namespace misk::script {
namespace {

// Its address marks the metatables of strict tables; scripts cannot make such a value.
const char kStrictMark = 0;

// The text of a key in a message; never runs script code.
std::string key_text(lua_State* L, int index) {
  const int type = lua_type(L, index);
  if (type != LUA_TSTRING && type != LUA_TNUMBER) return fmt::format("(a {})", lua_typename(L, type));
  lua_pushvalue(L, index);
  std::size_t size = 0;
  const char* text = lua_tolstring(L, -1, &size);
  std::string out(text, std::min<std::size_t>(size, 60));
  lua_pop(L, 1);
  return fmt::format("'{}'", out);
}

// How a name is called in the fields of an error; "" for what is no name.
std::string name_text(lua_State* L, int index) {
  const std::string text = key_text(L, index);
  return text.front() == '\'' ? text.substr(1, text.size() - 2) : "";
}

std::string in_brackets(const std::string& mend) {
  return mend.empty() ? "" : " (" + mend + ")";
}

int global_read(lua_State* L) {
  SandboxCore& core = core_of(L);
  if (!core.in_script) return lua_pushnil(L), 1;
  charge(L, 500);
  const std::string mend = did_you_mean(L, 1, 2);
  Fault fault;
  if (fault.name = name_text(L, 2); !fault.name.empty()) fault.kind = FaultKind::unknown_global;
  fault.mend = mend;
  raise(L, std::move(fault), fmt::format("undefined global {}{}", key_text(L, 2), in_brackets(mend)));
}

int global_write(lua_State* L) {
  SandboxCore& core = core_of(L);
  if (core.in_script) {
    const std::string name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    raise(L, assigned_fault(name), assigned_message(name));
  }
  lua_rawset(L, 1);
  return 0;
}

// Upvalue 1: the name of the table in messages.
int strict_read(lua_State* L) {
  if (!core_of(L).in_script) return lua_pushnil(L), 1;
  charge(L, 500);
  const std::string mend = did_you_mean(L, 1, 2);
  const std::string message =
      fmt::format("unknown field {} of {}", key_text(L, 2), lua_tostring(L, lua_upvalueindex(1)));
  Fault fault;
  if (!mend.empty()) fault = {.kind = FaultKind::unknown_field, .detail = message, .mend = mend};
  raise(L, std::move(fault), message + in_brackets(mend));
}

int strict_write(lua_State* L) {
  raise(L, {},
        fmt::format("attempt to set field {} of {}, which is read-only", key_text(L, 2),
                    lua_tostring(L, lua_upvalueindex(1))));
}

// Pushes the strict view of the table at absolute `index`. A new view has no content yet: its table is put at
// the end of the list at `queue`. `views` maps the tables met before to their views. Reading a missing field
// raises an error, or gives nil without `raises`.
void push_view(lua_State* L, int index, int views, int queue, const char* what, bool raises) {
  lua_pushvalue(L, index);
  lua_rawget(L, views);
  if (!lua_isnil(L, -1)) return;
  lua_pop(L, 1);
  lua_pushvalue(L, index);
  lua_rawseti(L, queue, static_cast<int>(lua_objlen(L, queue)) + 1);

  lua_newtable(L);  // the table that scripts see: always empty
  lua_newtable(L);  // its metatable
  lua_pushlightuserdata(L, const_cast<char*>(&kStrictMark));
  lua_rawseti(L, -2, 1);
  lua_newtable(L);  // the content
  if (raises) {
    lua_newtable(L);
    lua_pushstring(L, what);
    lua_pushcclosure(L, strict_read, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
  }
  lua_setfield(L, -2, "__index");
  lua_pushstring(L, what);
  lua_pushcclosure(L, strict_write, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);

  lua_pushvalue(L, index);
  lua_pushvalue(L, -2);
  lua_rawset(L, views);
}

int refuse_weak(lua_State* L, const char* key) {
  return luaL_error(L, "'%s' is not allowed in a metatable", key);
}

// The __newindex of tables that serve as metatables: __mode works even when it is set later. Lua calls it
// only for new keys.
int guard_metatable(lua_State* L) {
  if (lua_type(L, 2) == LUA_TSTRING) {
    const std::string_view key = lua_tostring(L, 2);
    if (key == "__mode" || key == "__gc") return refuse_weak(L, lua_tostring(L, 2));
  }
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

constexpr int kGuard = lua_upvalueindex(1);  // the metatable that holds guard_metatable and nothing else

// Scripts never reach the metatable of a table that serves as a metatable. It is the guard alone or, if the
// script gave it one, a sealed copy of that one. So __mode and __gc never get into it, and no script sees the
// collector at work.
const char kSealMark = 0;  // the key under which a sealed copy holds its original

bool is_sealed(lua_State* L, int metatable) {
  lua_pushlightuserdata(L, const_cast<char*>(&kSealMark));
  lua_rawget(L, metatable);
  const bool sealed = !lua_isnil(L, -1);
  lua_pop(L, 1);
  return sealed;
}

// Pushes a copy of the table at absolute `metatable`; the copy guards the tables that have it as their
// metatable.
void push_sealed(lua_State* L, int metatable) {
  lua_newtable(L);
  const int copy = lua_gettop(L);
  std::int64_t fields = 0;
  for (lua_pushnil(L); lua_next(L, metatable); ++fields) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, copy);
  }
  charge(L, 2 * fields);
  lua_pushliteral(L, "__newindex");
  lua_rawget(L, copy);
  if (lua_isnil(L, -1)) {
    lua_pushliteral(L, "__newindex");
    lua_pushcfunction(L, guard_metatable);
    lua_rawset(L, copy);
  }
  lua_pop(L, 1);
  lua_pushlightuserdata(L, const_cast<char*>(&kSealMark));
  lua_pushvalue(L, metatable);
  lua_rawset(L, copy);
}

int safe_setmetatable(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (!lua_isnil(L, 2)) luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  bool serves = false;  // the table is itself a metatable
  if (lua_getmetatable(L, 1)) {
    lua_pushliteral(L, "__metatable");
    lua_rawget(L, 3);
    if (!lua_isnil(L, -1)) return luaL_error(L, "cannot change a protected metatable");
    serves = lua_rawequal(L, 3, kGuard) || is_sealed(L, 3);
    lua_settop(L, 2);
  }
  if (lua_isnil(L, 2)) {
    if (serves) lua_pushvalue(L, kGuard), lua_replace(L, 2);
    lua_setmetatable(L, 1);
    return 1;
  }
  if (is_strict(L, 2)) return luaL_error(L, "a read-only table cannot be a metatable");
  if (lua_rawequal(L, 1, 2)) return luaL_error(L, "a table cannot be its own metatable");
  for (const char* key : {"__mode", "__gc"}) {
    lua_pushstring(L, key);
    lua_rawget(L, 2);
    if (!lua_isnil(L, -1)) return refuse_weak(L, key);
    lua_pop(L, 1);
  }
  if (!lua_getmetatable(L, 2)) {
    lua_pushvalue(L, kGuard);
    lua_setmetatable(L, 2);
  } else if (!lua_rawequal(L, 3, kGuard) && !is_sealed(L, 3)) {
    push_sealed(L, 3);
    lua_setmetatable(L, 2);
  }
  lua_settop(L, 2);
  if (serves) push_sealed(L, 2);
  lua_setmetatable(L, 1);
  lua_settop(L, 1);
  return 1;
}

int safe_getmetatable(lua_State* L) {
  luaL_checkany(L, 1);
  if (!lua_istable(L, 1) || !lua_getmetatable(L, 1)) return lua_pushnil(L), 1;
  lua_pushliteral(L, "__metatable");
  lua_rawget(L, -2);
  if (!lua_isnil(L, -1)) return 1;
  lua_pop(L, 1);
  if (lua_rawequal(L, -1, kGuard)) return lua_pushnil(L), 1;
  lua_pushlightuserdata(L, const_cast<char*>(&kSealMark));
  lua_rawget(L, -2);
  if (lua_isnil(L, -1)) lua_pop(L, 1);
  return 1;
}

// tonumber(value [, base]): reads a text to its end, however long it is.
int safe_tonumber(lua_State* L) {
  std::size_t size = 0;
  if (lua_type(L, 1) == LUA_TSTRING) lua_tolstring(L, 1, &size);
  if (size > 0) charge_string(L, size);
  const int arguments = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, arguments, 1);  // a function of Lua's library: it calls nothing back
  return 1;
}

// Turns an exception of a host function into a Lua error; Lua's own errors pass through.
template <typename Work>
void guarded_host_call(lua_State* L, Work work) {
  bool failed = false;
  {
    const HostScope host(L);
    try {
      work();
    } catch (const std::exception& e) {
      failed = true;
      push_what(L, e);
    }
  }
  if (failed) lua_error(L);
}

// The results of a pcall, unchanged.
int caught(lua_State* L) {
  constexpr std::int64_t kCaughtCharge = 500;  // to unwind the stack takes as long as so many instructions
  if (!lua_toboolean(L, 1)) charge(L, kCaughtCharge);
  return lua_gettop(L);
}

int host_print(lua_State* L) {
  SandboxCore& core = core_of(L);
  if (!core.print) return 0;
  guarded_host_call(L, [&] { core.print(luaL_checkstring(L, 1), luaL_checkstring(L, 2)); });
  return 0;
}

void push_module_key(lua_State* L, const std::string& owner, const std::string& path) {
  lua_pushlstring(L, (owner + '\0' + path).data(), owner.size() + 1 + path.size());
}

// Does the module of that key run further out? Then the prelude's `require` waits there, with the key in its
// local of that name. The module's own frame may be gone (`return require(...)`).
bool is_running(lua_State* L, int key) {
  lua_Debug ar;
  for (int level = 1; lua_getstack(L, level, &ar); ++level) {
    const char* name = nullptr;
    for (int n = 1; (name = lua_getlocal(L, &ar, n)) != nullptr; ++n) {
      const bool is_key = std::strcmp(name, "key") == 0 && lua_rawequal(L, -1, key);
      lua_pop(L, 1);
      if (is_key) return true;
    }
  }
  return false;
}

// find_module(pack, name): true, the value of a known module, nil, its key; or false, nil, its function, its
// key. After them a boolean: does it belong to another pack? While a module runs, its place holds `false`,
// and the serial number of the entry is kept beside it.
int find_module(lua_State* L) {
  SandboxCore& core = core_of(L);
  luaL_checkstring(L, 2);
  lua_settop(L, 2);
  Sandbox::Module module;
  bool found = false;
  guarded_host_call(L, [&] {
    if (core.require)
      found = core.require(lua_tostring(L, 1), lua_tostring(L, 2), module);
    else
      module.problem = "no modules here";
  });
  const auto& [owner, path, source, problem, mend] = module;
  if (!found)
    raise(
        L, {.kind = FaultKind::no_module, .name = name_text(L, 2), .detail = problem, .mend = mend},
        fmt::format("module {} not found: {}{}{}", key_text(L, 2), problem, mend.empty() ? "" : "; ", mend));

  lua_rawgeti(L, LUA_REGISTRYINDEX, core.modules_ref);  // 3
  push_module_key(L, owner, path);                      // 4
  lua_pushvalue(L, 4);
  lua_rawget(L, 3);
  if (lua_istable(L, -1)) {  // { value }, or { [2] = serial of the entry that is running it }
    lua_rawgeti(L, -1, 1);
    if (!lua_isnil(L, -1)) {
      lua_pushboolean(L, 1);
      lua_insert(L, -2);
      lua_pushnil(L);
      lua_pushvalue(L, 4);
      lua_pushboolean(L, owner != lua_tostring(L, 1));
      return 5;
    }
    lua_rawgeti(L, -2, 2);
    if (lua_tonumber(L, -1) == static_cast<double>(core.entry_serial)) {
      const bool is_circle = is_running(L, 4);
      raise(
          L,
          {.kind = is_circle ? FaultKind::module_circle : FaultKind::failed_module, .name = name_text(L, 2)},
          "module " + key_text(L, 2) +
              (is_circle ? " requires itself" : " has failed before, and is not tried again"));
    }
  }
  lua_settop(L, 4);
  if (const std::string why = text::too_large_for_lua(source); !why.empty())
    raise(L, {}, fmt::format("module {}: the file {}", key_text(L, 2), why));
  charge(L, 4 * static_cast<std::int64_t>(source.size()));
  core.pack_of_file[path] = owner;
  if (const int code = luaL_loadbufferx(L, source.data(), source.size(), ("@" + path).c_str(), "t"); code) {
    std::string file, message;
    int line = 0;
    if (code == LUA_ERRSYNTAX && split_position(lua_tostring(L, -1), file, line, message))
      note_fault(L, {.kind = FaultKind::syntax}, message);
    lua_error(L);
  }
  std::string assigned;
  if (int line = 0; assigns_global(L, assigned, line)) {
    const std::string message = fmt::format("{}:{}: {}", path, line, assigned_message(assigned));
    note_fault(L, assigned_fault(assigned), assigned_message(assigned));
    lua_pushlstring(L, message.data(), message.size());
    lua_error(L);
  }
  {
    const HostScope host(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, core.environments.at(owner));
  }
  lua_setfenv(L, 5);
  lua_pushvalue(L, 4);
  lua_newtable(L);
  lua_pushnumber(L, static_cast<double>(core.entry_serial));
  lua_rawseti(L, -2, 2);
  lua_rawset(L, 3);
  lua_pushboolean(L, 0);
  lua_pushnil(L);
  lua_pushvalue(L, 5);
  lua_pushvalue(L, 4);
  lua_pushboolean(L, owner != lua_tostring(L, 1));
  return 5;
}

int keep_module(lua_State* L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, core_of(L).modules_ref);
  lua_pushvalue(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, 2);
  lua_rawseti(L, -2, 1);
  lua_rawset(L, -3);
  return 0;
}

// share_module(pack, name, key, value): the value of another pack's module as `pack` gets it; the same one
// each time.
int share_module(lua_State* L) {
  luaL_checkstring(L, 1);
  lua_settop(L, 4);
  if (!lua_istable(L, 4)) return 1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, core_of(L).modules_ref);
  lua_pushvalue(L, 3);
  lua_pushlstring(L, "", 1);
  lua_pushvalue(L, 1);
  lua_concat(L, 3);  // 6
  lua_pushvalue(L, 6);
  lua_rawget(L, 5);
  if (!lua_isnil(L, -1)) return 1;
  lua_pop(L, 1);
  push_shared(L, 4, luaL_checkstring(L, 2));
  lua_pushvalue(L, 6);
  lua_pushvalue(L, 7);
  lua_rawset(L, 5);
  return 1;
}

int use_string_methods(lua_State* L) {
  lua_pushliteral(L, "");
  lua_newtable(L);
  lua_pushvalue(L, 1);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  return 0;
}

void open(lua_State* L, lua_CFunction library, const char* name) {
  lua_pushcfunction(L, library);
  lua_pushstring(L, name);
  lua_call(L, 1, 0);
}

// Copies the named fields of the table on top to a new table, which becomes a field of the table at `to`.
void copy_library(lua_State* L, int to, const char* name, std::initializer_list<const char*> fields) {
  lua_getglobal(L, name);
  lua_newtable(L);
  for (const char* field : fields) lua_getfield(L, -2, field), lua_setfield(L, -2, field);
  lua_setfield(L, to, name);
  lua_pop(L, 1);
}

}  // namespace

std::string did_you_mean(lua_State* L, int index, int name) {
  if (lua_type(L, name) != LUA_TSTRING) return "";
  std::vector<std::string> names;
  lua_pushvalue(L, index);
  std::int64_t keys = 0;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    ++keys;
    if (lua_type(L, -2) == LUA_TSTRING) names.emplace_back(lua_tostring(L, -2));
  }
  lua_pop(L, 1);
  charge(L, 40 * keys);
  std::sort(names.begin(), names.end());  // of several that are as near, always the same
  return text::did_you_mean(lua_tostring(L, name), names);
}

bool is_strict(lua_State* L, int index) {
  if (!lua_istable(L, index) || !lua_getmetatable(L, index)) return false;
  lua_rawgeti(L, -1, 1);
  const bool strict = lua_touserdata(L, -1) == &kStrictMark;
  lua_pop(L, 2);
  return strict;
}

void look_through(lua_State* L, int index) {
  if (!is_strict(L, index)) return;
  lua_getmetatable(L, index);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  lua_replace(L, index);
  lua_pop(L, 1);
}

namespace {

// Uses a queue instead of recursion: packs may nest tables as deep as they like.
void push_views(lua_State* L, int index, const char* what, bool raises) {
  const HostScope host(L);
  if (index < 0 && index > LUA_REGISTRYINDEX) index = lua_gettop(L) + index + 1;
  luaL_checkstack(L, LUA_MINSTACK, "push_strict");
  lua_newtable(L);
  const int views = lua_gettop(L), queue = views + 1, source = views + 2, content = views + 3;
  lua_newtable(L);
  push_view(L, index, views, queue, what, raises);
  lua_settop(L, queue);
  for (int i = 1; i <= static_cast<int>(lua_objlen(L, queue)); ++i) {
    lua_rawgeti(L, queue, i);
    lua_pushvalue(L, source);
    lua_rawget(L, views);
    look_through(L, content);
    for (lua_pushnil(L); lua_next(L, source); lua_settop(L, content + 1)) {
      lua_pushvalue(L, content + 1);
      if (lua_istable(L, content + 2) && !lua_getmetatable(L, content + 2))
        push_view(L, content + 2, views, queue, what, raises);
      else
        lua_settop(L, content + 3), lua_pushvalue(L, content + 2);
      lua_rawset(L, content);
    }
    lua_settop(L, queue);
  }
  lua_pushvalue(L, index);
  lua_rawget(L, views);
  lua_replace(L, views);
  lua_settop(L, views);
}

bool holds_functions(lua_State* L, int index) {
  bool found = false;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) found = found || lua_isfunction(L, -1);
  return found;
}

// Uses a queue, like push_views.
void push_copy(lua_State* L, int index) {
  lua_newtable(L);
  const int copies = lua_gettop(L), queue = copies + 1, source = copies + 2, copy = copies + 3;
  lua_newtable(L);
  // Pushes the copy of the table at `original`; it is filled when its turn comes.
  const auto push_copied = [&](int original) {
    lua_pushvalue(L, original);
    lua_rawget(L, copies);
    if (!lua_isnil(L, -1)) return;
    lua_pop(L, 1);
    lua_pushvalue(L, original);
    lua_rawseti(L, queue, static_cast<int>(lua_objlen(L, queue)) + 1);
    lua_newtable(L);
    lua_pushvalue(L, original);
    lua_pushvalue(L, -2);
    lua_rawset(L, copies);
  };
  push_copied(index);
  lua_settop(L, queue);
  int entries = 0;
  for (int i = 1; i <= static_cast<int>(lua_objlen(L, queue)); ++i) {
    lua_rawgeti(L, queue, i);
    lua_pushvalue(L, source);
    lua_rawget(L, copies);
    for (lua_pushnil(L); lua_next(L, source) && ++entries <= kMostShared; lua_settop(L, copy + 1)) {
      lua_pushvalue(L, copy + 1);
      if (lua_istable(L, copy + 2) && !lua_getmetatable(L, copy + 2))
        push_copied(copy + 2);
      else
        lua_settop(L, copy + 3), lua_pushvalue(L, copy + 2);
      lua_rawset(L, copy);
    }
    lua_settop(L, queue);
  }
  lua_pushvalue(L, index);
  lua_rawget(L, copies);
  lua_replace(L, copies);
  lua_settop(L, copies);
}

}  // namespace

void push_strict(lua_State* L, int index, const char* what) {
  push_views(L, index, what, true);
}

void push_shared(lua_State* L, int index, const char* what) {
  const HostScope host(L);
  if (index < 0 && index > LUA_REGISTRYINDEX) index = lua_gettop(L) + index + 1;
  luaL_checkstack(L, LUA_MINSTACK, "push_shared");
  if (!lua_istable(L, index)) return lua_pushvalue(L, index);
  if (lua_getmetatable(L, index)) {
    lua_pop(L, 1);
    return lua_pushvalue(L, index);
  }
  if (holds_functions(L, index))
    push_views(L, index, what, false);
  else
    push_copy(L, index);
}

int checked_int(lua_State* L, int arg, std::int64_t lo, std::int64_t hi) {
  if (lua_type(L, arg) != LUA_TNUMBER) {
    const char* text = lua_pushfstring(L, "integer expected, got %s", luaL_typename(L, arg));
    luaL_argerror(L, arg, text);
  }
  const double value = lua_tonumber(L, arg);
  // The common case without a call of floor(): a number that fits and comes back the same is whole.
  if (value >= -2147483648.0 && value <= 2147483647.0) {
    const auto whole = static_cast<std::int32_t>(value);
    if (static_cast<double>(whole) == value && whole >= lo && whole <= hi) return whole;
  }
  if (!(std::floor(value) == value)) luaL_argerror(L, arg, "integer expected, got a fraction");
  lo = std::max<std::int64_t>(lo, INT32_MIN);
  hi = std::min<std::int64_t>(hi, INT32_MAX);
  if (value < static_cast<double>(lo) || value > static_cast<double>(hi)) {
    const char* text =
        lua_pushfstring(L, "number out of range %d to %d", static_cast<int>(lo), static_cast<int>(hi));
    luaL_argerror(L, arg, text);
  }
  return static_cast<int>(value);
}

// Opens the libraries, builds the prelude's raw table from the white list, runs the prelude and forgets the
// rest.
void open_libraries(SandboxCore& core) {
  lua_State* L = core.main;
  open(L, luaopen_base, "");
  open(L, luaopen_table, LUA_TABLIBNAME);
  open(L, luaopen_string, LUA_STRLIBNAME);
  open(L, luaopen_math, LUA_MATHLIBNAME);
  open(L, luaopen_bit, LUA_BITLIBNAME);

  lua_getglobal(L, "xpcall");
  core.xpcall_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushcfunction(L, traceback_handler);
  core.handler_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_getglobal(L, "string");
  lua_getfield(L, -1, "format");
  core.raw_format_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pop(L, 1);
  lua_getglobal(L, "ipairs");  // its iterator is the one that plain lists get
  lua_newtable(L);
  lua_call(L, 1, 1);
  core.raw_ipairs_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  core.modules_ref = luaL_ref(L, LUA_REGISTRYINDEX);

  open_string_functions(L);
  const int raw = lua_gettop(L);
  open_table_functions(L);
  for (const char* name : {"table", "pairs", "ipairs", "unpack", "prepare_sort"})
    lua_getfield(L, -1, name), lua_setfield(L, raw, name);
  lua_pop(L, 1);
  for (const char* name : {"assert", "error", "pcall", "rawequal", "select", "type"})
    lua_getglobal(L, name), lua_setfield(L, raw, name);
  lua_getglobal(L, "tonumber");
  lua_pushcclosure(L, safe_tonumber, 1);
  lua_setfield(L, raw, "tonumber");
  copy_library(L, raw, "math", {"abs", "ceil", "floor", "fmod", "huge", "max", "min", "modf", "pi", "sqrt"});
  copy_library(L, raw, "bit",
               {"arshift", "band", "bnot", "bor", "bswap", "bxor", "lshift", "rol", "ror", "rshift", "tobit",
                "tohex"});
  lua_newtable(L);
  lua_pushcfunction(L, guard_metatable);
  lua_setfield(L, -2, "__newindex");
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, safe_setmetatable, 1);
  lua_setfield(L, raw, "setmetatable");
  lua_pushcclosure(L, safe_getmetatable, 1);
  lua_setfield(L, raw, "getmetatable");
  const luaL_Reg functions[] = {{"caught", caught},
                                {"print", host_print},
                                {"find_module", find_module},
                                {"keep_module", keep_module},
                                {"share_module", share_module},
                                {"use_string_methods", use_string_methods},
                                {nullptr, nullptr}};
  luaL_setfuncs(L, functions, 0);

  if (luaL_loadbufferx(L, lua::prelude, std::char_traits<char>::length(lua::prelude), "=prelude", "t") != 0)
    throw std::runtime_error(lua_tostring(L, -1));
  lua_insert(L, raw);
  lua_call(L, 1, 1);
  core.make_environment_ref = luaL_ref(L, LUA_REGISTRYINDEX);

  // After this a script has no other way to the libraries.
  lua_newtable(L);
  lua_replace(L, LUA_GLOBALSINDEX);
  lua_pushnil(L);
  lua_setfield(L, LUA_REGISTRYINDEX, "_LOADED");
  lua_settop(L, 0);
}

int Sandbox::environment(const std::string& pack_id) {
  SandboxCore& core = *core_;
  const auto known = core.environments.find(pack_id);
  if (known != core.environments.end()) return known->second;
  lua_State* L = core.main;
  const HostScope host(L);
  luaL_checkstack(L, 8, "environment");
  lua_rawgeti(L, LUA_REGISTRYINDEX, core.make_environment_ref);
  lua_pushlstring(L, pack_id.data(), pack_id.size());
  core.trusted = true;
  lua_call(L, 1, 1);  // cannot fail
  core.trusted = false;
  // Anything that a script wrote into them would still be there in the next game.
  for (const char* library : {"string", "table", "math", "bit"}) {
    lua_getfield(L, -1, library);
    push_shared(L, -1, library);
    lua_setfield(L, -3, library);
    lua_pop(L, 1);
  }
  lua_newtable(L);
  lua_pushcfunction(L, global_read);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, global_write);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  return core.environments[pack_id] = luaL_ref(L, LUA_REGISTRYINDEX);
}

}  // namespace misk::script
