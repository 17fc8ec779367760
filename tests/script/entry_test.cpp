// C++ that uses Lua outside an entry: no error there may end the process.
#include <stdexcept>

#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::HasSubstr;

int nothing(lua_State*) {
  return 0;
}

TEST(Entry, AnExportOfNoGameIsAReport) {
  script::Host host;
  EXPECT_FALSE(host.has_export("ending"));
  EXPECT_FALSE(host.call_export("ending", nothing, 1));
  ASSERT_EQ(host.reports().size(), 1U);
  EXPECT_EQ(host.reports()[0].to_line().rfind("no game is loaded, so none exports a function 'ending'", 0),
            0U)
      << host.reports()[0].to_line();
  EXPECT_EQ(lua_gettop(host.sandbox().state()), 0);
}

TEST(Entry, AnExportThatIsMissingOrNoFunctionIsAReport) {
  Coins coins(std::string(kCoinGame) + "engine.export { setup = 5 }\n");
  ASSERT_TRUE(coins.freeze());
  script::Host& host = coins.host;
  for (const auto& [name, words] : {std::pair{"setup", "what is exported as 'setup' is no function"},
                                    std::pair{"greedy", "the game 'coins' exports no function 'greedy'"}}) {
    host.take_reports();
    EXPECT_FALSE(host.has_export(name));
    EXPECT_FALSE(host.call_export(name, nothing, 1));
    ASSERT_EQ(host.reports().size(), 1U);
    EXPECT_THAT(host.reports()[0].to_line(), HasSubstr(words));
  }
}

TEST(Entry, WhatGoesWrongBeforeTheCallIsAReportToo) {
  Coins coins(std::string(kCoinGame) + "engine.export { setup = function(x) return x end }\n");
  ASSERT_TRUE(coins.freeze());
  script::Host& host = coins.host;
  host.take_reports();
  const auto touches_nil = [](lua_State* L) {
    lua_pushnil(L);
    lua_getfield(L, -1, "x");
    return 1;
  };
  EXPECT_FALSE(host.call_export("setup", touches_nil, 1));
  ASSERT_EQ(host.reports().size(), 1U);
  EXPECT_THAT(host.reports()[0].to_line(), HasSubstr("nil"));
  const auto throws = [](lua_State* L) -> int {
    lua_pushnil(L);
    throw std::out_of_range("not there");
  };
  EXPECT_THROW(host.call_export("setup", throws, 1), std::out_of_range);
  const auto seven = [](lua_State* L) {
    lua_pushinteger(L, 7);
    return 1;
  };
  ASSERT_TRUE(host.call_export("setup", seven, 1));
  lua_State* L = host.sandbox().state();
  EXPECT_EQ(lua_tointeger(L, -1), 7);
  EXPECT_EQ(lua_gettop(L), 1) << "what went wrong left nothing";
}

}  // namespace
}  // namespace misk::test
