// The script host's promises to the engine.
#include "sandbox/sandbox.hpp"

#include <gtest/gtest.h>

#include <lua.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "sandbox/hurry.hpp"
#include "script/asking.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

class SandboxTest : public testing::Test {
 public:
  Sandbox box;
  lua_State* L = box.state();
  ScriptError error;

  explicit SandboxTest(Limits limits = {}) : box(limits) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
    lua_pushcfunction(L, verb_ask);
    lua_setfield(L, -2, "ask");
    lua_pop(L, 1);
  }

  // Runs a file and leaves one value.
  bool run(const std::string& source, int nresults = 1) {
    error = ScriptError{};
    return box.run("core", "core/test.lua", source, nresults, error);
  }

  // The value of an expression as text.
  std::string value(const std::string& expression) {
    if (!run("return tostring(" + expression + ")")) return "error: " + error.to_string();
    const std::string text = lua_tostring(L, -1);
    lua_pop(L, 1);
    return text;
  }

  // The error message of a file.
  std::string failure(const std::string& source) {
    if (!run(source, 0)) return error.to_string();
    return "no error";
  }

  // Pushes the function that a file returns.
  void push_function(const std::string& body) { ASSERT_TRUE(run("return " + body)) << error.to_string(); }

  std::string text_of(lua_State* thread, int index) {
    const char* text = lua_tostring(thread, index);
    return text ? text : "(none)";
  }
};

using Status = Sandbox::Status;

TEST_F(SandboxTest, RunLeavesExactlyTheResultsAskedFor) {
  ASSERT_TRUE(run("return 1, 2, 3", 2));
  EXPECT_EQ(lua_gettop(L), 2);
  EXPECT_EQ(lua_tointeger(L, 2), 2);
  lua_settop(L, 0);
  ASSERT_TRUE(run("return 1", 3));
  EXPECT_EQ(lua_gettop(L), 3);
  EXPECT_TRUE(lua_isnil(L, 3));
  EXPECT_FALSE(run("error('no')", 3));
  EXPECT_EQ(lua_gettop(L), 3);
}

TEST_F(SandboxTest, ErrorsNameFileAndLine) {
  EXPECT_FALSE(run("local x = 1\n\nlocal y = x.y.z"));
  EXPECT_EQ(error.kind, ErrorKind::script);
  EXPECT_EQ(error.pack, "core");
  EXPECT_EQ(error.file, "core/test.lua");
  EXPECT_EQ(error.line, 3);
  EXPECT_EQ(error.to_string().substr(0, 34), "core/test.lua:3: attempt to index ");
  EXPECT_NE(error.traceback.find("core/test.lua:3: in the file itself"), std::string::npos)
      << error.traceback;

  EXPECT_FALSE(run("local x =\n\n)"));
  EXPECT_EQ(error.kind, ErrorKind::syntax);
  EXPECT_EQ(error.line, 3);

  EXPECT_FALSE(run("local function check(x)\n  error('wrong ' .. x, 2)\nend\n\ncheck('thing')\nreturn 1"));
  EXPECT_EQ(error.to_string(), "core/test.lua:5: wrong thing");

  // The error is raised inside the prelude and reported at the caller.
  EXPECT_FALSE(run("\n\ntable.sort({ 1, {} })"));
  EXPECT_EQ(error.file, "core/test.lua");
  EXPECT_EQ(error.line, 3);
}

TEST_F(SandboxTest, LongFileNamesAreNotShortened) {
  const std::string path = "core/" + std::string(80, 'x') + "/card.lua";
  EXPECT_FALSE(box.run("core", path, "\nerror('no')", 0, error));
  EXPECT_EQ(error.to_string(), path + ":2: no");
  EXPECT_FALSE(box.run("core", path, "\n!", 0, error));
  EXPECT_EQ(error.file, path);
  EXPECT_EQ(error.line, 2);
}

TEST_F(SandboxTest, GlobalsAreStrict) {
  EXPECT_EQ(failure("\ncount = 1"), "core/test.lua:2: global 'count' is not allowed; use local");
  EXPECT_EQ(failure("local x\nreturn counter"), "core/test.lua:2: undefined global 'counter'");
  EXPECT_EQ(failure("return tostrin(1)"),
            "core/test.lua:1: undefined global 'tostrin' (did you mean 'tostring'?)");
  EXPECT_EQ(failure("pairs, ipairz = 1, 2"), "core/test.lua:1: global 'ipairz' is not allowed; use local");
  EXPECT_EQ(value("pcall(function() return nothing end)"), "false");
}

TEST_F(SandboxTest, EnvironmentsAreOneAPack) {
  EXPECT_EQ(box.environment("core"), box.environment("core"));
  EXPECT_NE(box.environment("core"), box.environment("other"));
  EXPECT_FALSE(box.run("other", "other/test.lua", "return ask", 1, error));
  EXPECT_EQ(error.pack, "other");
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
  lua_getfield(L, -1, "nothing");  // host code may read it
  EXPECT_TRUE(lua_isnil(L, -1));
}

TEST_F(SandboxTest, PrintGoesToTheHostWithThePack) {
  std::vector<std::string> lines;
  box.set_print(
      [&](const std::string& pack, const std::string& text) { lines.push_back(pack + ": " + text); });
  ASSERT_TRUE(
      run("print('a', 1, nil, true, {}, setmetatable({}, { __tostring = function() return 'T' end }))", 0));
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0], "core: a\t1\tnil\ttrue\ttable\tT");
  box.set_print([](const std::string&, const std::string&) { throw std::runtime_error("log is full"); });
  EXPECT_NE(failure("print(1)").find("log is full"), std::string::npos);
}

TEST_F(SandboxTest, EffectsYieldAndResume) {
  push_function("function(a, b) local c = ask(a + b) local d, e = ask(c, 'second') return c, d, e end");
  lua_pushinteger(L, 1);
  lua_pushinteger(L, 2);
  int slot = -1;
  ASSERT_EQ(box.start(2, slot, error), Status::yielded) << error.to_string();
  EXPECT_EQ(lua_gettop(L), 0);
  EXPECT_EQ(box.live(), 1);
  lua_State* thread = box.coroutine(slot);
  ASSERT_EQ(lua_gettop(thread), 1);
  EXPECT_EQ(lua_tointeger(thread, 1), 3);
  lua_pushinteger(L, 10);
  ASSERT_EQ(box.resume(slot, 1, error), Status::yielded);
  ASSERT_EQ(lua_gettop(thread), 2);
  EXPECT_EQ(text_of(thread, 2), "second");
  lua_pushinteger(L, 20);
  lua_pushinteger(L, 30);
  ASSERT_EQ(box.resume(slot, 2, error), Status::finished);
  ASSERT_EQ(lua_gettop(thread), 3);
  EXPECT_EQ(lua_tointeger(thread, 1), 10);
  EXPECT_EQ(lua_tointeger(thread, 3), 30);
  box.release(slot);
  EXPECT_EQ(box.live(), 0);
  EXPECT_EQ(box.entries(), 3u);
}

TEST_F(SandboxTest, YieldsCrossEveryCallback) {
  push_function(R"(function()
    local log = {}
    local function note(x) log[#log + 1] = tostring(ask(x)) end
    pcall(note, 1)
    xpcall(note, error, 2)
    local t = { 3, 1, 2 }
    table.sort(t, function(a, b) ask('sort') return a < b end)
    log[#log + 1] = table.concat(t)
    log[#log + 1] = ('a-b'):gsub('%a', function(c) return ask(c) .. c end)
    each({ 'x', 'y' }, note)
    local strange = setmetatable({}, {
      __index = function(_, k) return ask(k) end,
      __tostring = function() return 'T' .. ask('text') end,
      __add = function(a, b) return ask('add') end,
    })
    log[#log + 1] = strange.field
    log[#log + 1] = tostring(strange)
    log[#log + 1] = ('%s'):format(strange)
    log[#log + 1] = strange + 1
    for v in function(_, last) if not last then return ask('for') end end do log[#log + 1] = v end
    return table.concat(log, ' ')
  end)");
  int slot = -1;
  auto status = box.start(0, slot, error);
  int asked = 0;
  while (status == Status::yielded) {
    lua_pushinteger(L, ++asked);
    status = box.resume(slot, 1, error);
  }
  ASSERT_EQ(status, Status::finished) << error.to_string() << "\n" << error.traceback;
  EXPECT_EQ(text_of(box.coroutine(slot), 1), "1 2 123 6a-7b 8 9 10 T11 T12 13 14");
}

TEST_F(SandboxTest, LowestFreeSlotFirst) {
  const auto start = [&] {
    push_function("function() ask() end");
    int slot = -1;
    EXPECT_EQ(box.start(0, slot, error), Status::yielded);
    return slot;
  };
  for (int i = 0; i < 130; ++i) EXPECT_EQ(start(), i);
  box.drop(7);
  box.drop(100);
  box.drop(3);
  EXPECT_EQ(box.live(), 127);
  EXPECT_EQ(start(), 3);
  EXPECT_EQ(start(), 7);
  EXPECT_EQ(start(), 100);
  EXPECT_EQ(start(), 130);
  box.drop_all();
  EXPECT_EQ(box.live(), 0);
  EXPECT_EQ(start(), 0);
  box.drop(-1);
  box.drop(5000);
  box.release(12);  // an unused slot: no effect
  EXPECT_EQ(box.live(), 1);
}

TEST_F(SandboxTest, DroppedCoroutinesLeakNothing) {
  push_function("function() local t = {} for i = 1, 20 do t[i] = i end ask(t) end");
  const int function = luaL_ref(L, LUA_REGISTRYINDEX);
  const auto cycle = [&](int n) {
    for (int i = 0; i < n; ++i) {
      lua_rawgeti(L, LUA_REGISTRYINDEX, function);
      int slot = -1;
      ASSERT_EQ(box.start(0, slot, error), Status::yielded);
      ASSERT_EQ(slot, 0);
      if (i % 3 == 0) {
        ASSERT_EQ(box.resume(slot, 0, error), Status::finished);
        box.release(slot);
      } else {
        box.drop(slot);
      }
    }
    lua_gc(L, LUA_GCCOLLECT, 0);
  };
  cycle(1000);
  const std::size_t before = box.memory_used();
  cycle(10'000);
  EXPECT_LT(box.memory_used(), before + 2000);
}

TEST_F(SandboxTest, TooManyEffects) {
  push_function("function() ask() end");
  const int function = luaL_ref(L, LUA_REGISTRYINDEX);
  int slot = -1;
  Status status = Status::yielded;
  int n = 0;
  while (status == Status::yielded && n < 10'000) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    status = box.start(0, slot, error);
    ++n;
  }
  EXPECT_EQ(status, Status::failed);
  EXPECT_EQ(slot, -1);
  EXPECT_EQ(lua_gettop(L), 0);
  EXPECT_EQ(error.message, "too many effects are waiting");
  box.drop_all();
  EXPECT_EQ(value("1"), "1");
}

TEST_F(SandboxTest, ResumeOfNothingFails) {
  lua_pushinteger(L, 1);
  EXPECT_EQ(box.resume(3, 1, error), Status::failed);
  EXPECT_EQ(lua_gettop(L), 0);
  push_function("function() end");
  int slot = -1;
  ASSERT_EQ(box.start(0, slot, error), Status::finished);
  EXPECT_EQ(box.resume(slot, 0, error), Status::failed);
}

TEST_F(SandboxTest, FailedEffectsCanBeReleasedAndTheSlotUsedAgain) {
  for (const char* body :
       {"function() error('no') end", "function() ask() error({}) end", "function() return nil + 1 end",
        "function() while true do end end", "function() ask() while true do pcall(ask) end end", "5"}) {
    push_function(body);
    int slot = -1;
    auto status = box.start(0, slot, error);
    for (int i = 0; status == Status::yielded && i < 5; ++i) status = box.resume(slot, 0, error);
    EXPECT_EQ(slot, 0);
    EXPECT_TRUE(status == Status::yielded || status == Status::failed) << body;
    box.release(slot);
    EXPECT_EQ(box.live(), 0);
    push_function("function() return 'well' end");
    ASSERT_EQ(box.start(0, slot, error), Status::finished);
    EXPECT_EQ(text_of(box.coroutine(slot), 1), "well");
    box.release(slot);
  }
}

TEST_F(SandboxTest, EffectErrorsNameTheFunctionEvenAfterTailCalls) {
  push_function("\n\nfunction() return ('x'):rep(1e9) end");
  int slot = -1;
  ASSERT_EQ(box.start(0, slot, error), Status::failed);
  EXPECT_EQ(error.to_string(), "core/test.lua:3: string too long (more than 262144 bytes)");
}

TEST_F(SandboxTest, CallLeavesResultsOrNothing) {
  push_function("function(a, b) return a + b, 'x' end");
  lua_pushinteger(L, 1);
  lua_pushinteger(L, 2);
  ASSERT_TRUE(box.call(2, 1, error));
  ASSERT_EQ(lua_gettop(L), 1);
  EXPECT_EQ(lua_tointeger(L, 1), 3);
  push_function("function() return nothing.at.all end");
  EXPECT_FALSE(box.call(0, 1, error));
  EXPECT_EQ(lua_gettop(L), 1);
  EXPECT_EQ(error.to_string(), "core/test.lua:1: undefined global 'nothing'");
  push_function("function() ask() end");
  EXPECT_FALSE(box.call(0, 1, error));
  EXPECT_NE(error.message.find("yield"), std::string::npos);
  EXPECT_FALSE(run("ask()", 0));
  EXPECT_EQ(error.message, "a file cannot wait for the game while it is loaded");
  EXPECT_EQ(box.live(), 0);
}

// A binding that calls back, as a kernel query does.
struct Nested {
  Sandbox* box;
  int function = 0;
  int depth = 0, deepest = 0;
  std::string message;
};

int verb_nested(lua_State* thread) {
  auto& nested = *static_cast<Nested*>(lua_touserdata(thread, lua_upvalueindex(1)));
  lua_State* main = nested.box->state();
  ScriptError error;
  nested.deepest = std::max(nested.deepest, ++nested.depth);
  lua_rawgeti(main, LUA_REGISTRYINDEX, nested.function);
  const bool good = nested.box->call(0, 0, error);
  --nested.depth;
  if (!good) nested.message = error.message;
  return 0;
}

TEST_F(SandboxTest, NestedCallsShareTheBudgetAndHaveADepth) {
  Nested nested;
  nested.box = &box;
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
  lua_pushlightuserdata(L, &nested);
  lua_pushcclosure(L, verb_nested, 1);
  lua_setfield(L, -2, "nested");
  lua_pop(L, 1);

  push_function("function() nested() end");
  nested.function = luaL_ref(L, LUA_REGISTRYINDEX);
  int slot = -1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, nested.function);
  EXPECT_EQ(box.start(0, slot, error), Status::finished);
  box.release(slot);
  EXPECT_EQ(nested.message, "scripts call each other too deeply through the engine");
  EXPECT_GT(nested.deepest, 10);

  push_function("function() for i = 1, 1e9 do end end");
  nested.function = luaL_ref(L, LUA_REGISTRYINDEX);
  push_function("function() nested() return 1 end");
  EXPECT_FALSE(box.call(0, 0, error)) << "the outer entry went on with a spent budget";
  EXPECT_EQ(error.kind, ErrorKind::budget);
  EXPECT_EQ(value("1 + 1"), "2");
}

// A careless binding: it reads a field of a script's table with metamethods.
int verb_careless(lua_State* thread) {
  lua_getfield(thread, 1, "field");
  return 1;
}

TEST_F(SandboxTest, RecursionThroughBindingsIsStopped) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
  lua_pushcfunction(L, verb_careless);
  lua_setfield(L, -2, "careless");
  lua_pop(L, 1);
  const char* source =
      "local t = {} setmetatable(t, { __index = function() return careless(t) end }) careless(t)";
  EXPECT_NE(failure(source).find("too deeply through the engine"), std::string::npos);
  push_function("function() while true do pcall(function() " + std::string(source) + " end) end end");
  int slot = -1;
  EXPECT_EQ(box.start(0, slot, error), Status::failed);
  EXPECT_EQ(error.kind, ErrorKind::budget);
  EXPECT_EQ(value("1 + 1"), "2");
}

class HurryTest : public SandboxTest {
 public:
  HurryTest() : SandboxTest(Limits{.call_instructions = 1'000'000}) {}
  Status start(const std::string& body) {
    push_function("function() " + body + " end");
    int slot = -1;
    const Status status = box.start(0, slot, error);
    box.release(slot);
    return status;
  }
  Hurry hurry{box};
};

TEST_F(HurryTest, WhatIsShortIsCertainAndNotCounted) {
  EXPECT_EQ(start("for i = 1, 10 do end"), Status::finished);
  EXPECT_EQ(lua_gethook(L), nullptr);
  EXPECT_EQ(box.instructions_used_last_entry(), 0u);
  EXPECT_FALSE(hurry.doubtful());
  hurry.stop();
  EXPECT_EQ(start("for i = 1, 1e5 do end"), Status::finished);
  EXPECT_GE(box.instructions_used_last_entry(), 100'000u);
}

TEST_F(HurryTest, WhatMayHaveMetItsBudgetIsDoubtful) {
  start("for i = 1, 1.1e6 do end");
  EXPECT_TRUE(hurry.doubtful());
  EXPECT_FALSE(hurry.doubtful()) << "it is told once";
  hurry.stop();
  EXPECT_EQ(start("for i = 1, 1.1e6 do end"), Status::failed);
  EXPECT_EQ(error.kind, ErrorKind::budget);
}

TEST_F(HurryTest, WhatIsEndlessEnds) {
  EXPECT_EQ(start("while true do end"), Status::failed);
  EXPECT_TRUE(hurry.doubtful());
  EXPECT_EQ(start("for i = 1, 10 do end"), Status::finished);
  EXPECT_EQ(lua_gethook(L), nullptr) << "the next one is in a hurry again";
  EXPECT_FALSE(hurry.doubtful());
}

TEST_F(HurryTest, InstructionsThatTakeLongerThanTheTimerAreCountedAllTheSame) {
  EXPECT_EQ(start("local a = 'x' for i = 1, 20 do a = a .. a end local b, c = a .. 'y', a .. 'z' "
                  "while true do local x = b < c end"),
            Status::failed);
  EXPECT_TRUE(hurry.doubtful());
}

TEST_F(HurryTest, WhatMeetsAnotherLimitIsDoubtful) {
  EXPECT_EQ(start("local t = {} for i = 1, 1e9 do t[i] = {} end"), Status::failed);
  EXPECT_TRUE(hurry.doubtful());
}

TEST_F(HurryTest, RecursionThroughBindingsIsStopped) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
  lua_pushcfunction(L, guarded<verb_careless>);
  lua_setfield(L, -2, "careless");
  lua_pop(L, 1);
  EXPECT_EQ(
      start("local t = {} setmetatable(t, { __index = function() return careless(t) end }) careless(t)"),
      Status::failed);
  EXPECT_NE(error.to_string().find("too deeply through the engine"), std::string::npos);
}

TEST_F(SandboxTest, ProtectLetsHostCodeReadEvilTables) {
  ASSERT_TRUE(
      run("local function get(t, k) if k == 'loop' then while true do end end error('no ' .. k) end\n"
          "return setmetatable({ name = 'x' }, { __index = get })"));
  const int table = luaL_ref(L, LUA_REGISTRYINDEX);
  const auto read = [&](const char* key) {
    std::string text;
    const bool good = box.protect(
        [&] {
          EXPECT_EQ(lua_gettop(L), 0);
          lua_rawgeti(L, LUA_REGISTRYINDEX, table);
          lua_getfield(L, -1, key);
          text = text_of(L, -1);
        },
        error);
    EXPECT_EQ(lua_gettop(L), 0);
    return good ? text : error.to_string();
  };
  EXPECT_EQ(read("name"), "x");
  EXPECT_EQ(read("colour"), "core/test.lua:1: no colour");
  EXPECT_EQ(read("loop"), "core/test.lua:1: instruction limit of 50000000 reached (an endless loop?)");
  EXPECT_EQ(read("name"), "x");
  EXPECT_FALSE(box.protect([] { throw std::runtime_error("host trouble"); }, error));
  EXPECT_EQ(error.message, "host trouble");
}

TEST_F(SandboxTest, BudgetCountsTheSameInEveryState) {
  const char* work = R"(
    local t = {}
    for i = 1, 300 do t['key' .. i * 7919 % 1000] = { i } end
    local n = 0
    for k, v in pairs(t) do n = n + #k + v[1] end
    table.sort(t, function(a, b) return a < b end)
    local s = ('abc def ghi '):rep(50):gsub('%w+', function(w) return w:upper() end)
    for w in s:gmatch('%u+') do n = n + #w end
    pcall(error, {}) pcall(function() return undefined_name end)
    return n)";
  std::set<std::uint64_t> counts;
  std::set<std::string> results;
  for (int i = 0; i < 20; ++i) {
    Sandbox other;
    ASSERT_TRUE(other.run("p" + std::to_string(i % 2), "p/x.lua", work, 1, error)) << error.to_string();
    counts.insert(other.instructions_used_last_entry());
    results.insert(text_of(other.state(), -1));
  }
  EXPECT_EQ(counts.size(), 1u);
  EXPECT_GT(*counts.begin(), 5000u);
  EXPECT_EQ(results.size(), 1u);
}

TEST_F(SandboxTest, BudgetRunsOutAtTheSamePlaceInEveryState) {
  Limits limits;
  limits.load_instructions = 123'456;
  std::set<std::string> places;
  for (int i = 0; i < 10; ++i) {
    Sandbox other(limits);
    std::string reached;
    other.set_print([&](const std::string&, const std::string& text) { reached = text; });
    const char* source =
        "local i = 0 while true do i = i + 1 if i % 10 == 0 then print(i, ('x'):rep(i % 50)) end end";
    EXPECT_FALSE(other.run("p", "p/x.lua", source, 0, error));
    EXPECT_EQ(error.kind, ErrorKind::budget);
    EXPECT_EQ(error.message, "instruction limit of 123456 reached (an endless loop?)");
    places.insert(reached);
  }
  EXPECT_EQ(places.size(), 1u);
  EXPECT_FALSE(places.begin()->empty());
}

TEST_F(SandboxTest, BudgetIsRenewedForEachEntry) {
  Limits limits;
  limits.call_instructions = 100'000;
  Sandbox small(limits);
  ASSERT_TRUE(small.run("p", "p/x.lua", "return function() for i = 1, 20000 do end end", 1, error));
  for (int i = 0; i < 50; ++i) {
    lua_pushvalue(small.state(), -1);
    ASSERT_TRUE(small.call(0, 0, error)) << error.to_string();
  }
}

TEST_F(SandboxTest, PairsHasOneOrder) {
  const char* source = R"(
    local t = { 'one', 'two', [10] = 'ten', [-1] = 'minus', [0.5] = 'half', [true] = 'yes', [false] = 'no' }
    for _, k in ipairs { 'zebra', 'Ape', 'ape', 'b', 'aa', 'a', '\200', '', '10' } do t[k] = k end
    for i = 100, 1, -7 do t['n' .. i] = i end
    local out = {}
    for k in pairs(t) do out[#out + 1] = tostring(k) end
    return table.concat(out, ' '))";
  std::set<std::string> orders;
  for (int i = 0; i < 50; ++i) {
    Sandbox fresh;
    ASSERT_TRUE(fresh.run("p", "p/x.lua", source, 1, error)) << error.to_string();
    orders.insert(text_of(fresh.state(), -1));
  }
  ASSERT_EQ(orders.size(), 1u);
  EXPECT_EQ(orders.begin()->substr(0, 37), "-1 0.5 1 2 10  10 Ape a aa ape b n100");
  EXPECT_EQ(orders.begin()->substr(orders.begin()->size() - 18), "zebra \310 false true");
}

TEST_F(SandboxTest, NestedPairsAreIndependent) {
  EXPECT_EQ(value("(function() local n = 0 local t = { a = 1, b = 2, c = 3 } for _ in pairs(t) do for _ in "
                  "pairs(t) do n "
                  "= n + 1 end end return n end)()"),
            "9");
}

TEST_F(SandboxTest, RequireRunsAModuleOnceWithItsOwnersGlobals) {
  std::map<std::string, std::pair<std::string, std::string>> files = {
      {"core.util", {"core", "count = count return { n = 1 }"}},
      {"lib.math", {"lib", "return { double = function(x) return 2 * x end }"}},
      {"lib.bad", {"lib", "\nreturn nothing"}},
      {"lib.syntax", {"lib", "\nreturn ("}},
      {"lib.circle", {"lib", "return require('lib.circle')"}},
      {"lib.nil", {"lib", "print('once')"}},
  };
  int asked = 0, printed = 0;
  box.set_print([&](const std::string& pack, const std::string&) { printed += pack == "lib"; });
  box.set_require([&](const std::string& pack, const std::string& name, Sandbox::Module& module) {
    ++asked;
    if (pack == "core" && name == "secret.x") return module.problem = "not a dependency of core", false;
    const auto found = files.find(name);
    if (found == files.end()) return module.problem = "no such file", false;
    module = {found->second.first, name + ".lua", found->second.second, "", ""};
    return true;
  });
  EXPECT_EQ(value("require('lib.math').double(21)"), "42");
  EXPECT_EQ(value("require('lib.math') == require('lib.math')"), "true");
  EXPECT_EQ(value("require('lib.nil')"), "true");
  EXPECT_EQ(value("require('lib.nil')"), "true");
  EXPECT_EQ(printed, 1);
  EXPECT_EQ(failure("require('secret.x')"),
            "core/test.lua:1: module 'secret.x' not found: not a dependency of core");
  EXPECT_EQ(failure("require('lib.bad')"), "lib.bad.lua:2: undefined global 'nothing'");
  EXPECT_EQ(error.pack, "lib");
  EXPECT_EQ(failure("require('lib.bad')"), "lib.bad.lua:2: undefined global 'nothing'");
  EXPECT_EQ(failure("require('lib.syntax')").substr(0, 17), "lib.syntax.lua:2:");
  EXPECT_NE(failure("require('lib.circle')").find("requires itself"), std::string::npos);
  EXPECT_NE(failure("pcall(require, 'lib.bad') require('lib.bad')")
                .find("module 'lib.bad' has failed before, and is not tried again"),
            std::string::npos)
      << "no circle";
  EXPECT_GT(asked, 0);
  files["lib.math"].second = "return { double = function(x) return 'new' end }";
  EXPECT_EQ(value("require('lib.math').double(21)"), "42");
  box.forget_modules();
  EXPECT_EQ(value("require('lib.math').double(21)"), "new");
}

TEST_F(SandboxTest, StrictTables) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
  ASSERT_TRUE(run(
      "local t = { red = 1, list = { 'a', 'b' }, deep = { deeper = { x = 7 } }, f = function() return 5 end "
      "} t.deep.up = t return t"));
  push_strict(L, -1, "colours");
  lua_setfield(L, 1, "colours");
  ASSERT_TRUE(run("local t = { n = 0 } for i = 1, 99999 do t = { t = t, n = i } end return t"));
  push_strict(L, -1, "deep");
  lua_setfield(L, 1, "deep");
  lua_settop(L, 0);

  EXPECT_EQ(value("colours.red"), "1");
  EXPECT_EQ(value("colours.deep.deeper.x"), "7");
  EXPECT_EQ(value("colours.deep.up == colours"), "true");
  EXPECT_EQ(value("colours.f()"), "5");
  EXPECT_EQ(value("deep.t.t.t.t.t.t.t.n"), "99992");
  EXPECT_EQ(failure("return colours.rad"),
            "core/test.lua:1: unknown field 'rad' of colours (did you mean 'red'?)");
  EXPECT_EQ(failure("return colours.purple"), "core/test.lua:1: unknown field 'purple' of colours");
  EXPECT_NE(failure("return colours.deep.deeper.y").find("unknown field 'y' of colours"), std::string::npos);
  const std::string read_only = "which is read-only";
  for (const char* source :
       {"colours.red = 2", "colours.new = 2", "colours.list[1] = 'z'", "colours.list[3] = 'z'"})
    EXPECT_NE(failure(source).find(read_only), std::string::npos) << source;
  for (const char* source : {"table.insert(colours.list, 'z')", "table.insert(colours.list, 1, 'z')",
                             "table.remove(colours.list)", "table.sort(colours.list)"})
    EXPECT_NE(failure(source).find("read-only table"), std::string::npos) << source;
  EXPECT_NE(failure("setmetatable(colours, {})").find("protected"), std::string::npos);
  EXPECT_EQ(value("getmetatable(colours)"), "false");

  // The set can be read as a list and by key.
  EXPECT_EQ(value("table.concat(colours.list, '+')"), "a+b");
  EXPECT_EQ(value("select('#', unpack(colours.list))"), "2");
  EXPECT_EQ(value("table.getn(colours.list)"), "2");
  EXPECT_EQ(
      value(
          "(function() local s = '' for i, v in ipairs(colours.list) do s = s .. i .. v end return s end)()"),
      "1a2b");
  EXPECT_EQ(
      value("(function() local s = '' for k in pairs(colours) do s = s .. k .. ' ' end return s end)()"),
      "deep f list red ");
  // Neither iterator exposes the table behind it.
  EXPECT_EQ(value("select(2, ipairs(colours.list)) == colours.list"), "true");
  EXPECT_EQ(value("select('#', pairs(colours))"), "1");
}

TEST_F(SandboxTest, CheckedInt) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
  lua_pushcfunction(L, [](lua_State* thread) {
    lua_pushinteger(thread, checked_int(thread, 1, -5, 100));
    return 1;
  });
  lua_setfield(L, -2, "take");
  lua_pop(L, 1);
  EXPECT_EQ(value("take(7)"), "7");
  EXPECT_EQ(value("take(-5)"), "-5");
  for (const char* bad :
       {"-6", "101", "1.5", "0/0", "1/0", "-1/0", "'7'", "nil", "{}", "true", "2^53", "1e300"})
    EXPECT_NE(failure("take(" + std::string(bad) + ")").find("bad argument #1 to 'take'"), std::string::npos)
        << bad;
  EXPECT_NE(failure("take(1.5)").find("fraction"), std::string::npos);
  EXPECT_NE(failure("take('7')").find("got string"), std::string::npos);
  EXPECT_NE(failure("take(101)").find("out of range -5 to 100"), std::string::npos);
}

}  // namespace
}  // namespace misk::script
