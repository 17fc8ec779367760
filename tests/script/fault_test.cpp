// Errors carry what they are about as fields: those of the engine from where they are raised, those of LuaJIT
// by the forms of its messages.
#include "sandbox/fault.hpp"

#include <gtest/gtest.h>

#include <lua.hpp>
#include <string>

#include "script/bind.hpp"

namespace misk::script {
namespace {

int refuse(lua_State*) {
  throw FaultError({.kind = FaultKind::no_name, .name = "lemp", .noun = "zone"}, "no zone is called 'lemp'");
}

class Faults : public testing::Test {
 public:
  Faults() {
    lua_State* L = box.state();
    lua_rawgeti(L, LUA_REGISTRYINDEX, box.environment("core"));
    lua_pushcfunction(L, guarded<refuse>);
    lua_setfield(L, -2, "refuse");
    lua_pop(L, 1);
  }

  ScriptError of(const std::string& source) {
    ScriptError error;
    EXPECT_FALSE(box.run("core", "core/test.lua", source, 0, error)) << source;
    return error;
  }

  Sandbox box;
};

struct Form {
  const char* script;
  FaultKind kind;
  const char *noun, *name, *given, *expected;
};

TEST_F(Faults, OfLuaAreReadFromItsOwnMessages) {
  const Form forms[] = {
      {"local x; return x.y", FaultKind::index, "local", "x", "nil", ""},
      {"local x = {}; return x.y.z", FaultKind::index, "field", "y", "nil", ""},
      {"return (nil)[1]", FaultKind::index, "", "", "nil", ""},
      {"local x = {}; x:y()", FaultKind::call, "method", "y", "nil", ""},
      {"local x = {}; x.y()", FaultKind::call, "field", "y", "nil", ""},
      {"local x = { 1 }; x[1]()", FaultKind::call, "", "", "number", ""},
      {"local x; return x + 1", FaultKind::arithmetic, "local", "x", "nil", ""},
      {"local x = {}; return x .. 'a'", FaultKind::concatenate, "local", "x", "table", ""},
      {"local x; return #x", FaultKind::length, "local", "x", "nil", ""},
      {"return {} < {}", FaultKind::compare, "", "", "table", ""},
      {"return 1 < 'a'", FaultKind::compare, "", "", "number", "string"},
      {"local list = ipairs(nil)", FaultKind::bad_argument, "", "ipairs", "nil", "table"},
      {"for i = 1, {} do end", FaultKind::loop_limits, "", "", "", ""},
      {"local function f() return 1 + f() end f()", FaultKind::endless_calls, "", "", "", ""},
  };
  for (const Form& form : forms) {
    const ScriptError error = of(form.script);
    EXPECT_EQ(static_cast<int>(error.fault.kind), static_cast<int>(form.kind)) << form.script << "\n"
                                                                               << error.message;
    EXPECT_EQ(error.fault.noun, form.noun) << form.script;
    EXPECT_EQ(error.fault.name, form.name) << form.script;
    EXPECT_EQ(error.fault.given, form.given) << form.script;
    EXPECT_EQ(error.fault.expected, form.expected) << form.script;
  }
  EXPECT_EQ(of("local list = ipairs(nil)").fault.argument, 1);
}

TEST_F(Faults, OfTheEngineComeWithTheError) {
  const ScriptError error = of("local x = 1\nrefuse(x)");
  EXPECT_EQ(error.to_string(), "core/test.lua:2: no zone is called 'lemp'");
  EXPECT_EQ(static_cast<int>(error.fault.kind), static_cast<int>(FaultKind::no_name));
  EXPECT_EQ(error.fault.noun, "zone");
  EXPECT_EQ(error.fault.name, "lemp");
  const ScriptError global = of("return prnit");
  EXPECT_EQ(static_cast<int>(global.fault.kind), static_cast<int>(FaultKind::unknown_global));
  EXPECT_EQ(global.fault.name, "prnit");
  EXPECT_EQ(global.fault.mend, "did you mean 'print'?");
}

TEST(FaultErrors, AreNotCutShortByAZeroByteInAScriptsText) {
  EXPECT_STREQ(FaultError({}, std::string("no card has the id 'a\0b'", 24)).what(),
               "no card has the id 'a b'");
}

TEST_F(Faults, OfAnErrorThatIsCaughtAndRaisedAgainAreKept) {
  const ScriptError error = of("local good, why = pcall(refuse)\nerror(why, 0)");
  EXPECT_EQ(error.fault.name, "lemp");
}

TEST_F(Faults, AScriptsOwnWordsAreNotTakenForTheEnginesOrLuas) {
  for (const char* words : {"the shelves are stacked too deeply", "this list cannot wait for the game",
                            "no zone is called 'attic'", "a component has no 'hat'", "the lemp is gone",
                            "this makes an attempt to yield"})
    EXPECT_EQ(static_cast<int>(of("error(\"" + std::string(words) + "\")").fault.kind),
              static_cast<int>(FaultKind::none))
        << words;
}

}  // namespace
}  // namespace misk::script
