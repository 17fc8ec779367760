// Allocation failures and random mixtures: no crash, a clean report, and a usable state.
#include <gtest/gtest.h>

#include <lua.hpp>
#include <new>
#include <random>
#include <string>
#include <vector>

#include "sandbox/sandbox.hpp"
#include "script/asking.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

using Status = Sandbox::Status;

// Every allocation of script code may fail: no crash, a clean report, and a usable state.
TEST(SandboxFaults, EveryAllocationMayFail) {
  Limits limits;
  limits.seconds = 60;
  const char* source = R"(
    local t = {}
    for i = 1, 30 do t['key' .. i] = { i, tostring(i) } end
    local s = ''
    for k, v in pairs(t) do s = s .. k .. v[2] end
    s = s:gsub('%d+', function(d) return '<' .. d .. '>' end)
    local list = {}
    for w in s:gmatch('%a+') do list[#list + 1] = w end
    table.sort(list, function(a, b) return a > b end)
    pcall(error, { 'x' })
    local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end
    deep(150)
    local answer = ask and ask(#list) or 0
    local ok, e = pcall(function() return ('%5d %s'):format(answer, table.concat(list, ',')) .. undefined_thing end)
    local made = {}
    for i = 1, 20 do made[i] = function() return i + answer end end
    return #s + #list + made[20]())";
  const std::string effect = std::string("return function() ") + source + " end";
  ScriptError error;
  for (const bool sticky : {false, true}) {
    Sandbox box(limits);
    lua_State* L = box.state();
    lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("p"));
    lua_pushcfunction(L, verb_ask);
    lua_setfield(L, -2, "ask");
    lua_pop(L, 1);
    ASSERT_TRUE(box.run("p", "p/effect.lua", effect, 1, error)) << error.to_string();
    const int function = luaL_ref(L, LUA_REGISTRYINDEX);
    int failures = 0, successes = 0;
    lua_Integer expected = 0;
    const auto play = [&]() -> bool {
      lua_rawgeti(L, LUA_REGISTRYINDEX, function);
      int slot = -1;
      auto status = box.start(0, slot, error);
      if (status == Status::yielded) {
        lua_pushinteger(L, 7);
        status = box.resume(slot, 1, error);
      }
      const bool good = status == Status::finished;
      const lua_Integer result = good ? lua_tointeger(box.coroutine(slot), 1) : 0;
      box.release(slot);
      if (good && expected == 0) expected = result;
      EXPECT_TRUE(!good || result == expected) << result;
      return good;
    };
    ASSERT_TRUE(play()) << error.to_string();
    const std::size_t before = box.memory_used();
    for (int n = 1; n < 500; ++n) {
      box.fail_allocation(n, sticky);
      if (play()) {
        ++successes;
      } else {
        ++failures;
        EXPECT_EQ(error.kind, ErrorKind::memory) << error.to_string();
      }
      box.fail_allocation(n, sticky);
      if (!box.run("p", "p/load.lua", effect, 0, error)) {
        ++failures;
        EXPECT_EQ(error.kind, ErrorKind::memory) << error.to_string();
      }
      box.fail_allocation(n, sticky);
      lua_rawgeti(L, LUA_REGISTRYINDEX, function);
      EXPECT_FALSE(box.call(0, 0, error));  // it asks, and a plain call cannot
      box.fail_allocation(0, false);
      EXPECT_EQ(lua_gettop(L), 0);
      EXPECT_EQ(box.live(), 0);
      if (n % 50 == 0) lua_gc(L, LUA_GCCOLLECT, 0);
      ASSERT_TRUE(play()) << "after failing allocation " << n << ": " << error.to_string();
    }
    EXPECT_GT(failures, 100);
    EXPECT_GT(successes + failures, 0);
    lua_gc(L, LUA_GCCOLLECT, 0);
    EXPECT_LT(box.memory_used(), before + (100u << 10));
  }
}

// Played again, the same answers would not fail there: so no script may go on past it.
TEST(SandboxFaults, ExhaustedMachineEndsTheEntryWhateverTheScriptCatches) {
  Sandbox box;
  lua_State* L = box.state();
  ScriptError error;
  ASSERT_TRUE(box.run("p", "p/a.lua", R"(
    return function()
      for i = 1, 1000 do pcall(function() return { i } end) end
      return 7
    end)",
                      1, error))
      << error.to_string();
  const int function = luaL_ref(L, LUA_REGISTRYINDEX);
  const auto call = [&] {
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    const bool good = box.call(0, 1, error) && lua_tointeger(L, -1) == 7;
    lua_settop(L, 0);
    return good;
  };
  const auto play = [&] {
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    int slot = -1;
    const bool good = box.start(0, slot, error) == Status::finished;
    box.release(slot);
    return good;
  };
  ASSERT_TRUE(call() && play());
  for (const int n : {1, 2, 100, 500}) {
    box.exhaust_memory(n);
    EXPECT_THROW(call(), std::bad_alloc) << n;
    lua_settop(L, 0);
    box.exhaust_memory(n);
    EXPECT_THROW(play(), std::bad_alloc) << n;
    lua_settop(L, 0);
    box.exhaust_memory(0);
    // Another game finds memory again.
    EXPECT_TRUE(call() && play()) << error.to_string();
  }
  box.exhaust_memory(1);
  EXPECT_THROW(box.run("p", "p/b.lua", "return { 1 }", 0, error), std::bad_alloc);
  lua_settop(L, 0);
  EXPECT_TRUE(call());
}

int fill_memory(lua_State*) {
  throw std::bad_alloc();
}

Sandbox* nested_box = nullptr;
int call_nested(lua_State* L) {
  ScriptError mistake;
  lua_getfield(L, LUA_ENVIRONINDEX, "fill");
  lua_xmove(L, nested_box->state(), 1);
  nested_box->call(0, 0, mistake);
  return 0;
}

// A binding that finds no memory, called from within another entry.
TEST(SandboxFaults, BindingWithoutMemoryEndsTheOutermostEntry) {
  Sandbox box;
  lua_State* L = box.state();
  ScriptError error;
  nested_box = &box;
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("p"));
  lua_pushcfunction(L, guarded<fill_memory>);
  lua_setfield(L, -2, "fill");
  lua_pushcfunction(L, guarded<call_nested>);
  lua_pushvalue(L, -2);
  lua_setfenv(L, -2);
  lua_setfield(L, -2, "nested");
  lua_pop(L, 1);
  for (const std::string body : {"pcall(fill)", "pcall(nested)", "xpcall(nested, function() end)"}) {
    ASSERT_TRUE(box.run("p", "p/a.lua", "return function() " + body + " end", 1, error)) << error.to_string();
    EXPECT_THROW(box.call(0, 0, error), std::bad_alloc) << body;
    lua_settop(L, 0);
  }
  ASSERT_TRUE(box.run("p", "p/a.lua", "return 1", 0, error)) << error.to_string();
}

// Random mixtures of harmless and hostile scripts with random limits in one state.
TEST(SandboxFaults, RandomMixture) {
  const std::vector<std::string> scripts = {
      "local t = {} for i = 1, 100 do t[i] = i end return #t",
      "while true do end",
      "local s = 'x' while true do s = s .. s end",
      "local t = {} while true do t[#t + 1] = {} end",
      "while true do pcall(function() while true do end end) end",
      "local function f() return 1 + f() end f()",
      "error({})",
      "return ('x'):rep(1000):gsub('x', function() error('y') end)",
      "for k in pairs({ a = 1, b = 2 }) do ask(k) end",
      "ask(1) error('after')",
      "table.sort({ 3, 2, 1 }, function(a, b) ask(a) return a < b end)",
      "pcall(ask, 1) pcall(ask, 2) while true do pcall(error) end",
  };
  Limits limits;
  limits.call_instructions = 200'000;
  limits.memory_soft = 4u << 20;
  limits.memory_hard = 12u << 20;
  limits.seconds = 60;
  Sandbox box(limits);
  lua_State* L = box.state();
  ScriptError error;
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("p"));
  lua_pushcfunction(L, verb_ask);
  lua_setfield(L, -2, "ask");
  lua_pop(L, 1);
  std::vector<int> functions;
  for (const std::string& script : scripts) {
    ASSERT_TRUE(box.run("p", "p/x.lua", "return function() " + script + " end", 1, error))
        << error.to_string();
    functions.push_back(luaL_ref(L, LUA_REGISTRYINDEX));
  }
  std::mt19937 random(7);
  std::vector<int> waiting;
  for (int i = 0; i < 3000; ++i) {
    if (random() % 8 == 0) box.fail_allocation(1 + static_cast<int>(random() % 200), random() % 2 == 0);
    if (!waiting.empty() && random() % 2 == 0) {
      const std::size_t at = random() % waiting.size();
      const int slot = waiting[at];
      if (random() % 4 == 0) {
        box.drop(slot);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(at));
      } else if (box.resume(slot, 0, error) != Status::yielded) {
        box.release(slot);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(at));
      }
    } else {
      lua_rawgeti(L, LUA_REGISTRYINDEX, functions[random() % functions.size()]);
      int slot = -1;
      if (box.start(0, slot, error) == Status::yielded)
        waiting.push_back(slot);
      else
        box.release(slot);
    }
    box.fail_allocation(0, false);
    ASSERT_EQ(lua_gettop(L), 0);
    ASSERT_EQ(box.live(), static_cast<int>(waiting.size()));
  }
  box.drop_all();
  for (int i = 0; i < 10; ++i) lua_gc(L, LUA_GCCOLLECT, 0);
  EXPECT_LT(box.memory_used(), 400u << 10);
}

}  // namespace
}  // namespace misk::script
