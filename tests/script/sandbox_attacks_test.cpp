// Attacks of a hostile pack. After each: a clear outcome, a usable state, and no leaked memory.
#include <gtest/gtest.h>

#include <lua.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "sandbox/hurry.hpp"
#include "sandbox/sandbox.hpp"

namespace misk::script {
namespace {

constexpr const char* kHarmless = "";  // the script must end by itself and return true

struct Attack {
  const char* name;
  const char* source;
  const char* outcome;  // part of the message, or kHarmless
};

constexpr const char* kBudget = "instruction limit";
constexpr const char* kMemory = "memory limit";

// gtest prints a case with this.
std::ostream& operator<<(std::ostream& out, const Attack& attack) {
  return out << attack.name;
}

const Attack kAttacks[] = {
    // Endless work.
    {"EndlessLoop", "while true do end", kBudget},
    {"EndlessRepeat", "repeat local x = 1 until false", kBudget},
    {"EndlessFor", "for i = 1, 1e15 do end", kBudget},
    {"GotoLoop", "::again:: goto again", kBudget},
    {"TailCallLoop", "local function f() return f() end f()", kBudget},
    {"PcallSwallowsLoop", "while true do pcall(function() while true do end end) end", kBudget},
    {"NestedPcalls",
     "local function f(n) if n == 0 then while true do end end pcall(f, n - 1) pcall(f, n - 1) end f(100)",
     kBudget},
    {"PcallOfItselfForEver", "local function f() while true do pcall(f) end end f()", kBudget},
    {"PcallOfItselfWithArguments", "local function f(...) while true do pcall(f, ..., 1) end end f(1)",
     kBudget},
    {"XpcallOfItselfForEver", "local function f() while true do xpcall(f, function() end) end end f()",
     kBudget},
    {"PcallOfItselfInAComparison",
     "local function f() while true do pcall(table.sort, { 1, 2, 3 }, f) end end f()", kBudget},
    {"PcallInTailPosition", "return pcall(function() while true do end end)", kBudget},
    {"PcallOfPcall", "return pcall(pcall, pcall, function() while true do end end)", kBudget},
    {"XpcallHandlerLoop", "xpcall(function() while true do end end, function() while true do end end)",
     kBudget},
    {"XpcallHandlerLoopAfterError", "xpcall(function() error('x') end, function() while true do end end)",
     kBudget},
    {"XpcallHandlerRecursion",
     "local function h() return xpcall(error, h) end return (function() while true do xpcall(error, h) end "
     "end)()",
     "stack overflow"},
    {"IndexMetamethodLoop",
     "local t = setmetatable({}, { __index = function() while true do end end }) return t.x", kBudget},
    {"IndexRecursion",
     "local t = {} setmetatable(t, { __index = function(s, k) return s[k] end }) return t.x",
     "stack overflow"},
    {"IndexChainLoop", "local a = {} setmetatable(a, { __index = a }) return a.x", "loop"},
    {"NewindexRecursion",
     "local t = setmetatable({}, { __newindex = function(s, k, v) s[k] = v end }) t.x = 1", "stack overflow"},
    {"CallChain", "local t = {} setmetatable(t, { __call = t }) t()", "call"},
    {"EvilIterator", "for _ in function() return 1 end do end", kBudget},
    {"SortComparatorLoop", "table.sort({ 3, 1, 2 }, function() while true do end end)", kBudget},
    {"SortInconsistent",
     "local t = {} for i = 1, 500 do t[i] = i * 7 % 11 end table.sort(t, function() return true end) return "
     "#t == 500",
     kHarmless},
    {"SortRecursion", "local function f() table.sort({ 2, 1 }, f) end f()", "stack overflow"},
    {"GsubRecursion", "local function f() return (('x'):gsub('x', f)) end f()", "stack overflow"},
    {"GsubCallbackLoop", "('x'):gsub('x', function() while true do end end)", kBudget},
    {"DeepRecursion", "local function f() return 1 + f() end f()", "stack overflow"},
    {"MutualRecursionInPcall", "local function f() pcall(f) end for i = 1, 1e9 do f() end", kBudget},
    {"ToStringLoop", "tostring(setmetatable({}, { __tostring = function() while true do end end }))",
     kBudget},
    {"InsertAtFront", "local t = {} for i = 1, 1e9 do table.insert(t, 1, i) end", kBudget},
    {"RemoveAtFront",
     "local t = {} for i = 1, 20000 do t[i] = i end while true do table.insert(t, table.remove(t, 1)) end",
     kBudget},
    {"PairsOfBigTable", "local t = {} for i = 1, 50000 do t[i] = i end while true do pairs(t) end", kBudget},
    {"SortOfBigTable", "local t = {} for i = 1, 50000 do t[i] = i end while true do table.sort(t) end",
     kBudget},

    // Patterns.
    {"PatternExponential", "return ('a'):rep(40):find(('a*'):rep(30) .. 'b')", kBudget},
    {"PatternCubic", "return ('a'):rep(20000):match('.-.-.-b')", kBudget},
    {"PatternGmatch", "for _ in ('a'):rep(5000):gmatch('.-.-b') do end return true", kBudget},
    {"PatternGsub", "return (('a'):rep(5000):gsub('a*a*b', ''))", kBudget},
    {"PatternBalance", "return ('('):rep(100000):find('%b()')", kBudget},
    {"PatternFrontier", "local s = ('a'):rep(200000) while true do s:find('%f[z]') end", kBudget},
    {"PatternSet", "local s = ('a'):rep(50000) return s:find('[' .. ('b'):rep(50000) .. ']')", kBudget},
    {"PatternBackReference", "return ('a'):rep(20000):find('(.+)%1b')", kBudget},
    {"PlainFind", "local s = ('a'):rep(200000) while true do s:find(('a'):rep(1000) .. 'b', 1, true) end",
     kBudget},
    {"PatternManyCaptures", "return ('x'):find(('()'):rep(1e5))", "too many captures"},
    {"PatternTooDeep", "return ('a'):rep(300):find(('a?'):rep(300))", "pattern too complex"},
    {"PatternMalformedSet", "return ('x'):find('[a')", "malformed pattern"},
    {"PatternMalformedEscape", "return ('x'):find('%')", "malformed pattern"},
    {"PatternUnfinishedCapture", "return ('x'):find('(x')", "unfinished capture"},
    {"PatternStrayClose", "return ('x'):find('(x))')", "invalid pattern capture"},
    {"PatternBadIndex", "return ('x'):find('%1')", "invalid capture index"},
    {"PatternBadBalance", "return ('x'):find('%b')", "missing arguments"},
    {"PatternBadFrontier", "return ('x'):find('%fx')", "missing '['"},
    {"GsubBadReplacement", "return (('x'):gsub('x', '%2'))", "invalid capture index"},
    {"GsubBadValue", "return (('x'):gsub('x', function() return {} end))",
     "invalid replacement value (a table)"},

    // Memory.
    {"StringDoubling", "local s = 'x' while true do s = s .. s end", kMemory},
    {"StringDoublingInPcall",
     "while true do pcall(function() local s = 'x' while true do s = s .. s end end) end", kMemory},
    {"StringChurn", "local s = 'x' for i = 1, 25 do s = s .. s end while true do local t = s .. 'y' end",
     kMemory},
    {"TableGrowth", "local t = {} for i = 1, 1e9 do t[i] = {} end", kMemory},
    {"TableGrowthInPcall",
     "local t = {} while true do pcall(function() for i = 1, 1e9 do t[#t + 1] = {} end end) end", kMemory},
    {"HashGrowth", "local t = {} for i = 1, 1e9 do t['k' .. i] = 'v' .. i end", kMemory},
    {"ClosureGrowth", "local t = {} for i = 1, 1e9 do t[i] = function() return i end end", kMemory},
    {"MetatableGrowth", "local t = {} for i = 1, 1e9 do t = setmetatable({ t }, { __index = t }) end",
     kMemory},
    {"NestedTables", "local t = {} while true do t = { t, t, t, t, t, t, t, t } end", kMemory},
    {"VarargGrowth", "local function f(...) return f(1, ...) end f()", "stack overflow"},
    {"RepBomb", "return ('x'):rep(1e9)", "string too long"},
    {"RepHuge", "return ('x'):rep(1e300)", "string too long"},
    {"RepInfinite", "return ('x'):rep(math.huge)", "string too long"},
    {"RepNegative", "return ('x'):rep(-1) == '' and ('x'):rep(0/0) == ''", kHarmless},
    {"RepKept", "local t = {} while true do t[#t + 1] = ('x'):rep(200000) .. #t end", kMemory},
    {"ConcatBomb", "local t, s = {}, ('x'):rep(1000) for i = 1, 1000 do t[i] = s end return table.concat(t)",
     "string too long"},
    {"ConcatSeparator", "return table.concat({ 1, 2, 3 }, ('x'):rep(200000))", "string too long"},
    {"ConcatRange", "return table.concat({}, '', 1, 1e15)", "invalid value (nil)"},
    {"ConcatEndless", "return table.concat({ '' }, '', 1, 2^31)", "invalid value (nil)"},
    {"GsubBomb", "return (('x'):rep(1000):gsub('x', ('y'):rep(1000)))", "string too long"},
    {"GsubCallbackBomb", "return (('x'):rep(1000):gsub('x', function() return ('y'):rep(1000) end))",
     "string too long"},
    {"FormatBomb", "local s = ('x'):rep(200000) return ('%s%s'):format(s, s)", "string too long"},
    {"FormatWidth", "return ('%1000d'):format(1)", "invalid format"},
    {"FormatPrecision", "return ('%.999f'):format(1)", "invalid format"},
    {"FormatHugeWidth", "return ('%999999999s'):format('x')", "invalid format"},
    {"FormatFlags", "return ('%' .. ('-'):rep(50) .. 'd'):format(1)", "invalid format"},
    {"FormatPointer", "return ('%p'):format({})", "no addresses"},
    {"FormatUnknown", "return ('%y'):format(1)", "invalid conversion"},
    {"FormatUnfinished", "return ('%'):format(1)", "invalid format"},
    {"FormatFraction", "return ('%d'):format(1.5)", "integer expected"},
    {"FormatNan", "return ('%d'):format(0/0)", "integer expected"},
    {"UpperOfHuge", "local s = 'x' for i = 1, 20 do s = s .. s end return s:upper()", "string too long"},
    {"UnpackHuge", "return unpack({}, 1, 1e7)", "too many results"},
    {"UnpackInfinite", "return unpack({}, -math.huge, math.huge)", "too many results"},
    {"UnpackSpread", "local t = {} for i = 1, 6000 do t[i] = i end return select('#', unpack(t)) == 6000",
     kHarmless},
    {"ByteHuge", "return ('x'):rep(200000):byte(1, -1)", "slice too long"},
    {"CharBad", "return string.char(256)", "out of range"},
    {"SelectNegative", "return select(-5, 1, 2)", "out of range"},
    {"SelectHuge", "return select(1e300, 1, 2)", "out of range"},
    {"PrintBomb", "print(('x'):rep(200000), ('x'):rep(200000))", "string too long"},
    {"ConcatMetamethodBomb",
     "local mt = {} mt.__concat = function(a, b) return setmetatable({ a, b }, mt) end "
     "local t = setmetatable({}, mt) while true do t = t .. t end",
     kMemory},

    // Ways out.
    {"ReachOs", "os.execute('true')", "undefined global 'os'"},
    {"ReachIo", "io.open('/etc/passwd')", "undefined global 'io'"},
    {"ReachDebug", "debug.getregistry()", "undefined global 'debug'"},
    {"ReachFfi", "ffi.C.abort()", "undefined global 'ffi'"},
    {"ReachPackage", "package.loadlib('x', 'y')", "undefined global 'package'"},
    {"ReachJit", "jit.on()", "undefined global 'jit'"},
    {"ReachLoadstring", "loadstring('return 1')()", "undefined global 'loadstring'"},
    {"ReachLoad", "load('return 1')()", "undefined global 'load'"},
    {"ReachLoadfile", "loadfile('/etc/passwd')", "undefined global 'loadfile'"},
    {"ReachDofile", "dofile('/etc/passwd')", "undefined global 'dofile'"},
    {"ReachGetfenv", "getfenv(0)", "undefined global 'getfenv'"},
    {"ReachSetfenv", "setfenv(1, {})", "undefined global 'setfenv'"},
    {"ReachNewproxy", "newproxy(true)", "undefined global 'newproxy'"},
    {"ReachCollect", "collectgarbage('stop')", "undefined global 'collectgarbage'"},
    {"ReachGcinfo", "gcinfo()", "undefined global 'gcinfo'"},
    {"ReachCoroutine", "coroutine.wrap(print)()", "undefined global 'coroutine'"},
    {"ReachModule", "module('x')", "undefined global 'module'"},
    {"ReachNext", "next({})", "undefined global 'next'"},
    {"ReachRawset", "rawset({}, 1, 1)", "undefined global 'rawset'"},
    {"ReachG", "_G.print = nil", "undefined global '_G'"},
    {"ReachRandom", "math.random()", "attempt to call field 'random'"},
    {"ReachDump", "string.dump(print)", "attempt to call field 'dump'"},
    {"ReachDumpByMethod", "(''):dump()", "attempt to call method 'dump'"},
    {"ReachForeach", "table.foreach({}, print)", "attempt to call field 'foreach'"},
    {"RequireOutside", "require('os')", "module 'os' not found"},
    {"RequireNothing", "require(nil)", "bad argument"},
    {"RequirePath", "require('../../etc/passwd')", "not found"},
    {"StringMetatable", "getmetatable('').__index.upper = nil", "attempt to index"},
    {"StringMetatableSet", "setmetatable('', {})", "table expected"},
    {"FunctionMetatable", "return getmetatable(print) == nil and getmetatable(1) == nil", kHarmless},
    {"ProtectedMetatable", "setmetatable(setmetatable({}, { __metatable = 1 }), {})", "protected metatable"},
    {"MetatableGc", "setmetatable({}, { __gc = function() while true do end end })", "'__gc' is not allowed"},
    {"MetatableMode", "setmetatable({}, { __mode = 'k' })", "'__mode' is not allowed"},
    {"MetatableLateMode", "local mt = {} setmetatable({}, mt) mt.__mode = 'k'", "'__mode' is not allowed"},
    {"MetatableLateModeSubclass",
     "local mt = setmetatable({}, { __index = {} }) setmetatable({}, mt) mt['__' .. 'mode'] = 'k'",
     "'__mode' is not allowed"},
    {"MetatableLateModeSwapped",
     "local mt = {} setmetatable({}, mt) setmetatable(mt, {}) setmetatable(mt, nil) mt.__mode = 'k'",
     "'__mode' is not allowed"},
    {"MetatableLateModeByTheOwnerOfTheGuard",
     "local M = {} local A = setmetatable({}, M) local T = setmetatable({}, A) M.__newindex = nil A.__mode = "
     "'v'",
     "'__mode' is not allowed"},
    {"MetatableLateModeByALaterOwner",
     "local A, M = {}, {} setmetatable({}, A) setmetatable(A, M) M.__newindex = nil A.__mode = 'k'",
     "'__mode' is not allowed"},
    {"MetatableLateModeThroughARawTable",
     "local A, M = {}, { __newindex = {} } setmetatable({}, A) setmetatable(A, M) A.__mode = 'k' return "
     "A.__mode == nil",
     kHarmless},
    {"MetatableOfItself", "local t = {} setmetatable(t, t)", "its own metatable"},
    {"MetatableSealedIsNotShown",
     "local M = { __index = { n = 1 } } local A = setmetatable({}, M) setmetatable({}, A) "
     "return getmetatable(A) == M and A.n == 1",
     kHarmless},
    {"FakeStrictTable", "local t = setmetatable({}, { 1, __index = 5 }) return #t == 0", kHarmless},

    // Odd errors.
    {"ErrorNil", "error(nil)", "nil"},
    {"ErrorNothing", "error()", "nil"},
    {"ErrorTable", "error({})", "error object is a table"},
    {"ErrorFunction", "error(print)", "error object is a function"},
    {"ErrorBoolean", "error(false)", "error object is a boolean"},
    {"ErrorNumber", "error(42)", "42"},
    {"ErrorEvilToString", "error(setmetatable({}, { __tostring = function() while true do end end }))",
     "error object is a table"},
    {"ErrorEvilConcat", "error(setmetatable({}, { __concat = function() while true do end end }))",
     "error object is a table"},
    {"ErrorHugeMessage", "error(('x'):rep(200000))", "xxx..."},
    {"ErrorZeroBytes", "error('a\\0b')", "a"},
    {"ErrorFakePosition", "error('engine/kernel.cpp:1: all is well', 0)", "all is well"},
    {"AssertTable", "assert(false, {})", "error object is a table"},
    {"AssertNothing", "assert()", "bad argument"},
    {"ToStringNotString", "tostring(setmetatable({}, { __tostring = function() return {} end }))",
     "must return a string"},
    {"PrintNotString", "print(setmetatable({}, { __tostring = function() return 1 end }))",
     "must return a string"},
    {"ErrorInHandler", "local ok, e = xpcall(error, function() error('second') end, 'first')", "second"},
    {"ErrorInIndex", "local t = setmetatable({}, { __index = function() error('inside') end }) return t.x",
     "inside"},
    {"ErrorInToString", "tostring(setmetatable({}, { __tostring = function() error('inside') end }))",
     "inside"},
    {"ErrorInComparator", "table.sort({ 2, 1 }, function() error('inside') end)", "inside"},
    {"ErrorInGsub", "('x'):gsub('.', function() error('inside') end)", "inside"},

    // Order and hidden state.
    {"PairsTableKeys", "for _ in pairs({ [{}] = 1 }) do end", "pairs: keys must be"},
    {"PairsFunctionKeys", "for _ in pairs({ [print] = 1 }) do end", "pairs: keys must be"},
    {"PairsOfNothing", "for _ in pairs(nil) do end", "table expected"},
    {"PairsWhileRemoving",
     "local t, n = { a = 1, b = 2, c = 3 }, 0 for k in pairs(t) do t.b = nil n = n + 1 end return n == 2",
     kHarmless},
    {"PairsWhileAdding",
     "local t, n = { 1, 2 }, 0 for k in pairs(t) do t[#t + 1] = k n = n + 1 end return n == 2", kHarmless},
    {"AddressesInText",
     "return tostring({}) == 'table' and tostring(print) == 'function' and ('%s'):format({}) == 'table'",
     kHarmless},
    {"GlobalWrite", "counter = 1", "global 'counter' is not allowed; use local"},
    {"GlobalFunction", "function helper() end", "global 'helper' is not allowed; use local"},
    {"GlobalOddKey", "local x <const> = 1", "expected"},
};

class Attacks : public testing::TestWithParam<Attack> {};

Limits small_limits() {
  Limits limits;
  limits.load_instructions = 4'000'000;
  limits.memory_soft = 16u << 20;
  limits.memory_hard = 64u << 20;
  limits.seconds = 60;  // the outcome must not depend on the machine's speed
  return limits;
}

void expect_healthy(Sandbox& box) {
  ScriptError error;
  const char* source =
      "local t = {} for i = 1, 100 do t[i] = i end\n"
      "return (('%d-%s'):format(#t, table.concat({ 'a', 'b' }, '+')):gsub('b', string.upper))";
  ASSERT_TRUE(box.run("healthy", "healthy/main.lua", source, 1, error)) << error.to_string();
  EXPECT_STREQ(lua_tostring(box.state(), -1), "100-a+B");
  lua_pop(box.state(), 1);
}

std::size_t memory_after_collection(Sandbox& box) {
  for (int i = 0; i < 10; ++i)
    lua_gc(box.state(), LUA_GCCOLLECT, 0);  // LuaJIT's concat buffer halves each time
  return box.memory_used();
}

void expect_outcome(const Attack& attack, bool ended, const ScriptError& error) {
  if (std::string(attack.outcome).empty()) {
    EXPECT_TRUE(ended) << error.to_string();
    return;
  }
  ASSERT_FALSE(ended) << "the script was not stopped";
  EXPECT_NE(error.to_string().find(attack.outcome), std::string::npos) << error.to_string();
  EXPECT_NE(error.kind, ErrorKind::none);
  EXPECT_EQ(error.pack, "evil") << error.to_string();
  EXPECT_EQ(error.to_string().find("0x"), std::string::npos) << "an address in " << error.to_string();
  EXPECT_EQ(error.traceback.find("0x"), std::string::npos) << "an address in " << error.traceback;
  EXPECT_LT(error.message.size(), 3000u);
  EXPECT_LT(error.traceback.size(), 4000u);
}

// As a file being loaded.
TEST_P(Attacks, WhenLoaded) {
  const Attack& attack = GetParam();
  Sandbox box(small_limits());
  expect_healthy(box);
  box.environment("evil");
  const std::size_t before = memory_after_collection(box);
  ScriptError error;
  const bool ended = box.run("evil", "evil/attack.lua", attack.source, 1, error);
  expect_outcome(attack, ended, error);
  if (ended) {
    EXPECT_TRUE(lua_toboolean(box.state(), -1));
    lua_pop(box.state(), 1);
  }
  EXPECT_EQ(lua_gettop(box.state()), 0);
  EXPECT_EQ(box.live(), 0);
  expect_healthy(box);
  EXPECT_LT(memory_after_collection(box), before + (600u << 10));
}

// As an effect, and as a plain call, each twice in the same state.
TEST_P(Attacks, WhenCalled) {
  const Attack& attack = GetParam();
  Limits limits = small_limits();
  limits.call_instructions = limits.load_instructions;
  Sandbox box(limits);
  lua_State* L = box.state();
  ScriptError error;
  const std::string source = std::string("return function() ") + attack.source + "\nend";
  if (!box.run("evil", "evil/attack.lua", source, 1, error)) {
    expect_outcome(attack, false, error);  // does not even compile
    return;
  }
  const int function = luaL_ref(L, LUA_REGISTRYINDEX);
  for (int round = 0; round < 2; ++round) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    int slot = -1;
    const auto status = box.start(0, slot, error);
    expect_outcome(attack, status == Sandbox::Status::finished, error);
    EXPECT_EQ(slot, 0);
    box.release(slot);
    EXPECT_EQ(lua_gettop(L), 0);

    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    error = ScriptError{};
    const bool ended = box.call(0, 0, error);
    expect_outcome(attack, ended, error);
    EXPECT_EQ(lua_gettop(L), 0);
  }
  EXPECT_EQ(box.live(), 0);
  expect_healthy(box);
  EXPECT_LT(memory_after_collection(box), 1500u << 10);
}

INSTANTIATE_TEST_SUITE_P(Sandbox, Attacks, testing::ValuesIn(kAttacks),
                         [](const auto& attack) { return std::string(attack.param.name); });

// All attacks one after the other in one state.
TEST(SandboxAttacks, OneStateSurvivesThemAll) {
  Sandbox box(small_limits());
  expect_healthy(box);
  const std::size_t before = memory_after_collection(box);
  for (const Attack& attack : kAttacks) {
    ScriptError error;
    if (box.run("evil", "evil/attack.lua", attack.source, 0, error)) continue;
    EXPECT_NE(error.to_string().find(attack.outcome), std::string::npos)
        << attack.name << ": " << error.to_string();
  }
  expect_healthy(box);
  EXPECT_LT(memory_after_collection(box), before + (1u << 20));
}

// Without counting: the state stays whole, and each outcome is either certain or known to be doubtful.
TEST(SandboxAttacks, InAHurryAreCertainOrDoubtful) {
  Limits limits = small_limits();
  limits.call_instructions = limits.load_instructions;
  for (const Attack& attack : kAttacks) {
    SCOPED_TRACE(attack.name);
    Sandbox box(limits);
    lua_State* L = box.state();
    ScriptError error;
    const std::string source = std::string("return function() ") + attack.source + "\nend";
    if (!box.run("evil", "evil/attack.lua", source, 1, error)) continue;
    const int function = luaL_ref(L, LUA_REGISTRYINDEX);
    const auto call = [&] {
      lua_rawgeti(L, LUA_REGISTRYINDEX, function);
      int slot = -1;
      const bool ended = box.start(0, slot, error) == Sandbox::Status::finished;
      box.release(slot);
      EXPECT_EQ(lua_gettop(L), 0);
      EXPECT_EQ(box.live(), 0);
      return ended;
    };
    Hurry hurry(box);
    const bool ended = call();
    if (!hurry.doubtful()) expect_outcome(attack, ended, error);
    hurry.stop();
    expect_outcome(attack, call(), error);
    expect_healthy(box);
  }
}

// Sources that are too long for the table.
TEST(SandboxAttacks, OddSources) {
  Sandbox box(small_limits());
  ScriptError error;
  const auto attack = [&](const std::string& source) {
    error = ScriptError{};
    const bool ended = box.run("evil", "evil/attack.lua", source, 0, error);
    expect_healthy(box);
    return ended;
  };
  const auto repeat = [](const std::string& text, int n) {
    std::string out;
    for (int i = 0; i < n; ++i) out += text;
    return out;
  };
  EXPECT_FALSE(attack("return " + repeat("(", 100'000) + "1" + repeat(")", 100'000)));
  EXPECT_EQ(error.kind, ErrorKind::syntax);
  EXPECT_FALSE(attack("return " + repeat("{", 100'000)));
  EXPECT_FALSE(attack(repeat("do ", 100'000) + repeat("end ", 100'000)));
  EXPECT_FALSE(attack("local x = " + repeat("1 .. ", 100'000) + "1"));
  EXPECT_FALSE(attack("local a" + repeat(", a", 300) + " = 1"));
  EXPECT_FALSE(attack(repeat("x", 5 << 20)));
  EXPECT_EQ(error.message, "the file is larger than 4 MB; split it");
  // The compiler takes seconds for these, and nothing can interrupt it.
  const char* const kBranches[] = {"if a then ELSE end", "return a AND", "return a OR"};
  for (std::string text : kBranches) {
    const auto put = [&](const std::string& mark, const std::string& what) {
      if (const std::size_t at = text.find(mark); at != std::string::npos)
        text.replace(at, mark.size(), what);
    };
    put("ELSE", repeat("elseif b then ", 20'000));
    put("AND", repeat("and b ", 20'000));
    put("OR", repeat("or b ", 20'000));
    EXPECT_FALSE(attack(text));
    EXPECT_EQ(
        error.message,
        "the file has more than 10,000 times 'and', 'or' or 'elseif'; look things up in a table instead");
  }
  // A library is compiled elsewhere.
  EXPECT_TRUE(attack("return 'band, order, " + repeat("and ", 9'000) + "'")) << error.message;
  EXPECT_FALSE(attack("return '" + repeat("x", 3 << 20)));
  EXPECT_FALSE(attack(std::string("\x1bLJ\x02\x00garbage", 12)));
  EXPECT_NE(error.message.find("wrong mode"), std::string::npos) << error.message;
  EXPECT_EQ(error.file, "evil/attack.lua");
  EXPECT_FALSE(attack("goto nowhere"));
  EXPECT_FALSE(attack("x ="));
  EXPECT_EQ(error.line, 1);
  attack(std::string("\0\0\0", 3));
  attack(std::string("return 1 --\xff\xfe"));
}

// Data that a script wrote into the library would stay for the next game.
TEST(SandboxAttacks, TheLibraryIsReadOnly) {
  for (const char* poison :
       {"string.upper = nil", "table.n = 1", "math[1] = 2", "bit.band = print", "print = nil", "type = print",
        "local function later() pairs = nil end", "if false then tostring = 5 end",
        "local t = { [string] = 1, 2, x = { 1.5, 'a' } } return function() return function() each = t end "
        "end"}) {
    SCOPED_TRACE(poison);
    Sandbox box(small_limits());
    ScriptError error;
    EXPECT_FALSE(box.run("evil", "evil/attack.lua", std::string("\n") + poison, 0, error));
    EXPECT_EQ(error.line, 2) << error.to_string();
    EXPECT_TRUE(error.message.find("read-only") != std::string::npos ||
                error.message.find("is not allowed; use local") != std::string::npos)
        << error.to_string();
    expect_healthy(box);
    ASSERT_TRUE(box.run("evil", "evil/main.lua",
                        "return ('abc'):upper() .. tostring(1) .. math.max(1, 2) .. #table.concat({ 1, 2 })",
                        1, error))
        << error.to_string();
    EXPECT_STREQ(lua_tostring(box.state(), -1), "ABC122");
  }
}

// Assignments are found at the right place in long files, and nothing else is taken for one.
TEST(SandboxAttacks, AssignmentsAreFoundAnywhereAndOnlyThose) {
  Sandbox box(small_limits());
  ScriptError error;
  for (const int lines : {1, 300, 70'000}) {
    std::string source;
    for (int i = 0; i < lines; ++i) source += "\n";
    EXPECT_FALSE(box.run("evil", "evil/attack.lua", source + "local a = 1\nfound = a", 0, error));
    EXPECT_EQ(error.line, lines + 2);
    EXPECT_EQ(error.message, "global 'found' is not allowed; use local");
  }
  EXPECT_TRUE(box.run(
      "good", "good/main.lua",
      "local t, s = {}, 'x' t.print = 1 t[s] = 2 s = 3 local function f(...) local print = ... print = 4 "
      "return print end t.f = f t.type = type return f(1)",
      0, error))
      << error.to_string();
}

TEST(SandboxAttacks, ProcessorTimeStopsWhatTheBudgetAllows) {
  Limits limits;
  limits.load_instructions = 1'000'000'000'000;
  limits.seconds = 0.05;
  Sandbox box(limits);
  ScriptError error;
  EXPECT_FALSE(box.run("evil", "evil/attack.lua", "while true do pcall(function() while true do end end) end",
                       0, error));
  EXPECT_EQ(error.kind, ErrorKind::time);
  EXPECT_FALSE(
      box.run("evil", "evil/attack.lua", "return ('a'):rep(60):find(('a*'):rep(60) .. 'b')", 0, error) &&
      error.kind != ErrorKind::time);
}

// Single instructions or library functions that work on a long text.
const char* const kSlowInstructions[] = {
    ("local a = 'x' for i = 1, 22 do a = a .. a end local b, c = a .. 'y', a .. 'z' while true do "
     "local x = b < c end"),
    "local a = '0' for i = 1, 24 do a = a .. a end while true do local x = a + 1 end",
    "local a = '0' for i = 1, 24 do a = a .. a end while true do local x = math.abs(a) end",
};

TEST(SandboxAttacks, TheClockIsLookedAtWhereInstructionsTakeLong) {
  for (const char* source : kSlowInstructions)
    for (const bool in_a_hurry : {false, true}) {
      SCOPED_TRACE(source);
      Limits limits;
      limits.seconds = 0.3;
      Sandbox box(limits);
      ScriptError error;
      ASSERT_TRUE(
          box.run("evil", "evil/attack.lua", std::string("return function() ") + source + " end", 1, error));
      std::unique_ptr<Hurry> hurry;
      if (in_a_hurry) hurry = std::make_unique<Hurry>(box);
      int slot = -1;
      const double before = processor_seconds();
      EXPECT_EQ(box.start(0, slot, error), Sandbox::Status::failed);
      EXPECT_EQ(error.kind, ErrorKind::time) << error.to_string();
      EXPECT_LT(processor_seconds() - before, 3.0);
      box.release(slot);
    }
}

TEST(SandboxAttacks, LibraryFunctionsAreBoundedByTheSizeOfWhatTheyAreGiven) {
  const std::string long_text = "local a = '0' for i = 1, 20 do a = a .. a end ";
  for (const char* source : {"while true do tonumber(a) end", "while true do tonumber(a, 10) end",
                             "while true do string.format(a) end",
                             "local t = { a .. 'x', a .. 'y', a .. 'z' } while true do table.sort(t) end",
                             "local t = { [a .. 'x'] = 1, [a .. 'y'] = 1 } while true do pairs(t) end"}) {
    SCOPED_TRACE(source);
    Sandbox box;
    ScriptError error;
    const double before = processor_seconds();
    EXPECT_FALSE(box.run("evil", "evil/attack.lua", long_text + source, 0, error));
    EXPECT_NE(error.kind, ErrorKind::time) << "the budget ends it, which is the same on every machine";
    EXPECT_LT(processor_seconds() - before, 2.0);
  }
}

// An effect that always waits has a new entry each time. Its entries share a budget too.
TEST(SandboxAttacks, EffectsWithoutEndMeetALimitOfTheirOwn) {
  for (const bool in_a_hurry : {false, true}) {
    Limits limits;
    limits.chain_instructions = 3'000'000;
    Sandbox box(limits);
    lua_State* L = box.state();
    lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("evil"));
    lua_pushcfunction(L, [](lua_State* thread) { return lua_yield(thread, 0); });
    lua_setfield(L, -2, "wait");
    lua_pop(L, 1);
    ScriptError error;
    ASSERT_TRUE(box.run("evil", "evil/attack.lua",
                        "return function() while true do for i = 1, 3e5 do end wait() end end", 1, error));
    std::unique_ptr<Hurry> hurry;
    if (in_a_hurry) hurry = std::make_unique<Hurry>(box);
    int slot = -1, entries = 1;
    auto status = box.start(0, slot, error);
    for (; status == Sandbox::Status::yielded && entries < 2000; ++entries)
      status = box.resume(slot, 0, error);
    EXPECT_EQ(status, Sandbox::Status::failed);
    EXPECT_EQ(error.kind, ErrorKind::budget);
    EXPECT_NE(error.message.find("between two decisions"), std::string::npos) << error.message;
    if (in_a_hurry)
      EXPECT_TRUE(hurry->doubtful());
    else
      EXPECT_LT(entries, 20);
    box.release(slot);
  }
}

TEST(SandboxAttacks, ADecisionRenewsWhatEffectsMayUse) {
  Limits limits;
  limits.chain_instructions = 1'000'000;
  Sandbox box(limits);
  ScriptError error;
  ASSERT_TRUE(box.run("good", "good/cards.lua", "return function() for i = 1, 7e5 do end end", 1, error));
  const int function = luaL_ref(box.state(), LUA_REGISTRYINDEX);
  for (int n = 0; n < 4; ++n) {
    int slot = -1;
    lua_rawgeti(box.state(), LUA_REGISTRYINDEX, function);
    EXPECT_EQ(box.start(0, slot, error), Sandbox::Status::finished) << error.to_string();
    box.release(slot);
    box.begin_chain();
  }
}

TEST(SandboxAttacks, HardLimitIsReported) {
  Limits limits = small_limits();
  Sandbox box(limits);
  ScriptError error;
  EXPECT_FALSE(box.memory_refused());
  EXPECT_FALSE(box.run("evil", "evil/attack.lua", "local s = ('x'):rep(200000) while true do s = s .. s end",
                       0, error));
  EXPECT_EQ(error.kind, ErrorKind::memory);
  EXPECT_LT(memory_after_collection(box), 2u << 20);
  expect_healthy(box);
}

}  // namespace
}  // namespace misk::script
