#include "text/lua_quoted.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <lua.hpp>
#include <memory>

namespace misk::text {
namespace {

// The text that Lua reads from a piece of source.
std::string read_by_lua(const std::string& source) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> lua(luaL_newstate(), lua_close);
  const std::string line = "return " + source;
  if (luaL_loadbuffer(lua.get(), line.data(), line.size(), "line") || lua_pcall(lua.get(), 0, 1, 0)) {
    ADD_FAILURE() << lua_tostring(lua.get(), -1) << " in: " << source;
    return "";
  }
  std::size_t size = 0;
  const char* const text = lua_tolstring(lua.get(), -1, &size);
  return {text, size};
}

TEST(LuaQuoted, LuaReadsEveryByteAgainWhateverFollows) {
  for (int byte = 0; byte < 256; ++byte)
    for (const char* const after : {"", "7", "x", "\"", "\\", "\n"}) {
      const std::string text = std::string("a") + static_cast<char>(byte) + after;
      std::string broken;  // over two lines, as string.format writes it
      append_lua_quoted(broken, text, "\\\n");
      EXPECT_EQ(read_by_lua(lua_quoted(text)), text);
      EXPECT_EQ(read_by_lua(broken), text);
    }
}

TEST(LuaQuoted, IsOneLineThatPeopleRead) {
  EXPECT_EQ(lua_quoted("say \"no\"\nto C:\\"), R"("say \"no\"\nto C:\\")");
  EXPECT_EQ(lua_quoted(std::string("\x07"
                                   "7\x07x\0",
                                   5)),
            R"("\0077\7x\0")");
}

}  // namespace
}  // namespace misk::text
