// The library that scripts see: strings, patterns, tables, the base functions.
#include <gtest/gtest.h>

#include <lua.hpp>
#include <random>
#include <string>
#include <vector>

#include "sandbox/pattern.hpp"
#include "sandbox/sandbox.hpp"

namespace misk::script {
namespace {

class SandboxLibrary : public testing::Test {
 public:
  Sandbox box;
  ScriptError error;

  bool run(const std::string& source, int nresults) {
    error = ScriptError{};
    return box.run("core", "core/test.lua", source, nresults, error);
  }

  // The value of an expression as text.
  std::string value(const std::string& expression) {
    if (!run("return tostring(" + expression + ")", 1)) return "error: " + error.to_string();
    const std::string text = lua_tostring(box.state(), -1);
    lua_pop(box.state(), 1);
    return text;
  }

  // The error message of a file.
  std::string failure(const std::string& source) { return run(source, 0) ? "no error" : error.to_string(); }
};

TEST_F(SandboxLibrary, SortIsStableWhateverTheComparison) {
  EXPECT_EQ(
      value(
          "(function() local t = {} for i = 1, 50 do t[i] = { i % 5, i } end table.sort(t, function(a, b) "
          "return "
          "a[1] < b[1] end) for i = 2, 50 do local a, b = t[i - 1], t[i] if a[1] > b[1] or a[1] == b[1] and "
          "a[2] > b[2] then return i end end return 'stable' end)()"),
      "stable");
  EXPECT_EQ(
      value("(function() local t = { 'b', 'a', 'C', '' } table.sort(t) return table.concat(t, ',') end)()"),
      ",C,a,b");
  EXPECT_EQ(
      value("(function() local t = { 3, -1, 2.5, 10 } table.sort(t) return table.concat(t, ',') end)()"),
      "-1,2.5,3,10");
  EXPECT_NE(failure("table.sort({ 1, 'a' })").find("attempt to compare"), std::string::npos);
}

TEST_F(SandboxLibrary, StringLibrary) {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"('hello'):sub(2, -2)", "ell"},
      {"('hello'):sub(-3)", "llo"},
      {"('hello'):sub(4, 2)", ""},
      {"('hello'):sub(-100, 100)", "hello"},
      {"('Hello'):upper() .. ('Hello'):lower()", "HELLOhello"},
      {"('abc'):reverse()", "cba"},
      {"('ab'):rep(3, '-')", "ab-ab-ab"},
      {"table.concat({ ('abc'):byte(1, -1) }, ',')", "97,98,99"},
      {"string.char(72, 105)", "Hi"},
      {"table.concat({ ('hello world'):find('o w') }, ',')", "5,7"},
      {"table.concat({ ('hello'):find('l+') }, ',')", "3,4"},
      {"table.concat({ ('a.b'):find('.', 2, true) }, ',')", "2,2"},
      {"table.concat({ ('key = value'):match('^(%w+)%s*=%s*(%w+)$') }, '|')", "key|value"},
      {"('x'):find('')", "1"},
      {"('x'):find('', 10)", "2"},
      {"('THE (quick) fox'):find('%((%a+)%)')", "5"},
      {"('f(a(b)c)d'):match('%b()')", "(a(b)c)"},
      {"('THE (quick) fox'):gsub('%f[%a]%a+', string.lower)", "the (quick) fox"},
      {"('hello'):gsub('l', 'L', 1)", "heLlo"},
      {"('hello world'):gsub('(%w+) (%w+)', '%2 %1')", "world hello"},
      {"('abc'):gsub('', '-')", "-a-b-c-"},
      {"('abc'):gsub('%w', '%0%0')", "aabbcc"},
      {"('abc'):gsub('%w', { a = '1', b = true and false })", "1bc"},
      {"('abc'):gsub('^a', 'x')", "xbc"},
      {"select(2, ('aXbX'):gsub('X', ''))", "2"},
      {"('a,b,,c'):gsub(',', ';')", "a;b;;c"},
      {"(function() local s = '' for k, v in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do s = s .. k .. v end "
       "return s end)()",
       "a1b2"},
      {"(function() local n = 0 for _ in ('abc'):gmatch('') do n = n + 1 end return n end)()", "4"},
      {"table.concat({ ('  x '):match('^%s*()x()') }, ',')", "3,4"},
      {"('abcabc'):match('(abc)%1')", "abc"},
      {"('a-b'):match('[%w-]+')", "a-b"},
      {"('a]b'):match('[]]')", "]"},
      {"('a^b'):match('[b^]')", "^"},
      {"('2024-01-31'):match('%d+-(%d+)')", "01"},
      {"('<<a>>'):match('<(.-)>')", "<a"},
      {"('%d'):format(-7)", "-7"},
      {"('%5.2f|%-5s|%05d|%x|%g'):format(3.14159, 'ab', 42, 255, 0.1)", " 3.14|ab   |00042|ff|0.1"},
      {"('%d'):format(2^53)", "9007199254740992"},
      {"('%s %s %s'):format(nil, true, {})", "nil true table"},
      {"('%q'):format('a\"b\\n')", "\"a\\\"b\\\n\""},
      {"('%%'):format()", "%"},
      {"('%c%c'):format(72, 105)", "Hi"},
      {"('%10.3s|'):format('abcdef')", "       abc|"},
      {"('%s'):format(1e15)", "1e+15"},
      {"tostring(0/0)", "nan"},
      {"#('x'):rep(1000)", "1000"},
  };
  for (const auto& [expression, expected] : cases)
    EXPECT_EQ(value("(" + std::string(expression) + ")"), expected) << expression;
}

// Our matcher against LuaJIT's own, on random patterns that cannot explode.
TEST_F(SandboxLibrary, PatternsAgreeWithTheOriginal) {
  lua_State* original = luaL_newstate();
  luaL_openlibs(original);
  const std::vector<std::string> atoms = {
      "a",  "b",  ".",  "%a", "%d",   "[ab]",  "[^a]",  "%w",   "[a-c]", "(a)", "(b*)", "()",  "a*",  "b+",
      "c-", ".-", "a?", "%1", "%b()", "%f[a]", "[%a%]", "[%-]", "(.-)",  "$",   "^",    "%s*", "[]b]"};
  std::mt19937 random(20240607);
  const std::string alphabet = "abc1() ]^";
  for (int i = 0; i < 20'000; ++i) {
    std::string pattern, subject;
    for (int n = static_cast<int>(random() % 5); n >= 0; --n) pattern += atoms[random() % atoms.size()];
    for (int n = static_cast<int>(random() % 10); n > 0; --n) subject += alphabet[random() % alphabet.size()];
    lua_settop(original, 0);
    lua_getglobal(original, "string");
    lua_getfield(original, -1, "find");
    lua_pushlstring(original, subject.data(), subject.size());
    lua_pushlstring(original, pattern.data(), pattern.size());
    const bool threw = lua_pcall(original, 2, LUA_MULTRET, 0) != 0;

    std::int64_t steps = 1'000'000;
    PatternMatcher matcher(subject, pattern, steps);
    const auto outcome = matcher.find(0);
    const std::string what = "'" + subject + "' with '" + pattern + "'";
    ASSERT_NE(outcome, PatternMatcher::Outcome::exhausted) << what;
    ASSERT_EQ(outcome == PatternMatcher::Outcome::malformed, threw)
        << what << " " << (threw ? lua_tostring(original, -1) : matcher.error());
    if (threw) continue;
    ASSERT_EQ(outcome == PatternMatcher::Outcome::match, !lua_isnil(original, 2)) << what;
    if (outcome != PatternMatcher::Outcome::match) continue;
    ASSERT_EQ(static_cast<lua_Integer>(matcher.begin() + 1), lua_tointeger(original, 2)) << what;
    ASSERT_EQ(static_cast<lua_Integer>(matcher.end()), lua_tointeger(original, 3)) << what;
    ASSERT_EQ(matcher.captures(), lua_gettop(original) - 3) << what;
    for (int c = 0; c < matcher.captures(); ++c) {
      const Capture& capture = matcher.capture(c);
      if (capture.length == kPositionCapture)
        ASSERT_EQ(static_cast<lua_Integer>(capture.start + 1), lua_tointeger(original, 4 + c)) << what;
      else
        ASSERT_EQ(subject.substr(capture.start, static_cast<std::size_t>(capture.length)),
                  lua_tostring(original, 4 + c))
            << what;
    }
  }
  lua_close(original);
}

TEST_F(SandboxLibrary, BaseLibrary) {
  EXPECT_EQ(value("select(2, pcall(error, 'x', 0))"), "x");
  EXPECT_EQ(value("select(2, xpcall(function(a) return a end, error, 5))"), "5");
  EXPECT_EQ(value("select(2, xpcall(function() error('x', 0) end, function(m) return m .. '!' end))"), "x!");
  EXPECT_EQ(value("type(select(2, pcall(error, {})))"), "table");
  EXPECT_EQ(value("tonumber('0x10') + tonumber('7') + tonumber('z', 36)"), "58");
  EXPECT_EQ(value("bit.band(12, 10) + math.floor(2.7) + math.max(1, 5)"), "15");
  EXPECT_EQ(value("(function() local t = { 1, 2, 3 } table.insert(t, 1, 0) table.insert(t, 4) local r = "
                  "table.remove(t, "
                  "2) return table.concat(t, ',') .. '/' .. r end)()"),
            "0,2,3,4/1");
  EXPECT_EQ(
      value("(function() local C = {} C.__index = C function C.new() return setmetatable({}, C) end function "
            "C:name() return 'C' end local D = setmetatable({}, { __index = C }) D.__index = D local d = "
            "setmetatable({}, D) return d:name() .. tostring(getmetatable(d) == D) end)()"),
      "Ctrue");
  EXPECT_EQ(value("getmetatable(setmetatable({}, { __metatable = 'mine' }))"), "mine");
  EXPECT_EQ(failure("table.insert({}, 5, 1)"),
            "core/test.lua:1: bad argument #2 to 'insert' (position out of bounds)");
}

}  // namespace
}  // namespace misk::script
