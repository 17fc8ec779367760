// Data that C++ copies on behalf of a script is counted before it is copied.
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include "sandbox/taken.hpp"
#include "text/what_of.hpp"
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

class Taken : public testing::Test {
 protected:
  script::Sandbox box;
  lua_State* L = box.state();
};

TEST_F(Taken, ATextHasALength) {
  const std::string good(script::kLongestText, 'x'), bad(script::kLongestText + 1, 'x');
  lua_pushlstring(L, good.data(), good.size());
  lua_pushlstring(L, bad.data(), bad.size());
  lua_pushinteger(L, 5);
  EXPECT_EQ(script::taken_text(L, 1), good);
  EXPECT_THROW(script::taken_text(L, 2), std::length_error);
  EXPECT_EQ(script::taken_text(L, 3), "") << "no text";
}

TEST_F(Taken, AListHasALength) {
  lua_newtable(L);
  for (int i = 1; i <= script::kLongestList + 1; ++i) lua_pushinteger(L, i), lua_rawseti(L, 1, i);
  EXPECT_THROW(script::taken_length(L, 1), std::length_error);
  EXPECT_EQ(script::taken_length(L, 1, 5000), script::kLongestList + 1);
  EXPECT_EQ(script::list_size(L, 1), static_cast<std::size_t>(script::kLongestList) + 1);
  lua_pushinteger(L, 5);
  EXPECT_EQ(script::taken_length(L, 2), 0) << "no list";
}

TEST_F(Taken, OneTextManyTimesCountsManyTimes) {
  const std::string text(60'000, 'x');
  lua_pushlstring(L, text.data(), text.size());
  std::size_t times = 0;
  EXPECT_THROW(for (; times < 1000; ++times) script::taken_text(L, 1), std::length_error);
  EXPECT_EQ(times, (8u << 20) / text.size());
  // The next entry has the whole budget again.
  script::ScriptError error;
  ASSERT_TRUE(box.run("p", "p/x.lua", "return 1", 0, error));
  EXPECT_EQ(script::taken_text(L, 1), text);
}

// A new binding cannot forget the count: only these functions turn Lua values into texts or read the length
// of a list.
TEST(TakenInSources, EveryTextAndListGoesThroughOneFunction) {
  namespace fs = std::filesystem;
  // Places that copy nothing: a name is looked up, a number becomes a text, the host's own tables are read, a
  // goal of dice has at most ten demands.
  const std::map<std::string, int> known = {{"bind_component.cpp", 2}, {"bind_dice.cpp", 1},
                                            {"bind_setting.cpp", 1},   {"console.cpp", 1},
                                            {"listing.cpp", 2},        {"board.cpp", 1}};
  int files = 0;
  for (const std::string folder :
       {"script", "declare", "catalog", "decks", "game", "campaign", "explain", "lab"})
    for (const auto& entry : fs::directory_iterator(MISK_SOURCE_DIR "/engine/" + folder)) {
      const std::string name = entry.path().filename().string();
      const bool only_bindings = folder == "script" || folder == "declare";
      if ((only_bindings && !name.starts_with("bind_")) || !name.ends_with(".cpp")) continue;
      ++files;
      std::ifstream file(entry.path());
      int found = 0;
      for (std::string line; std::getline(file, line);)
        for (const char* call :
             {"lua_tostring(", "lua_tolstring(", "luaL_checkstring(", "luaL_checklstring(", "lua_objlen("})
          for (std::size_t at = line.find(call); at != std::string::npos; at = line.find(call, at + 1))
            ++found;
      const auto allowed = known.find(name);
      EXPECT_LE(found, allowed == known.end() ? 0 : allowed->second)
          << name << ": read texts and lists by sandbox/taken.hpp";
    }
  EXPECT_GT(files, 20);
}

TEST(WhatOf, TheStandardLibrarysOwnWordsReachNobody) {
  EXPECT_EQ(text::what_of(std::bad_alloc()), "there is not enough memory");
  const auto said = [](const std::function<void()>& throws) {
    try {
      throws();
    } catch (const std::exception& error) {
      return text::what_of(error);
    }
    return std::string("nothing");
  };
  const char* const kPlain = "something is too large or not what it should be, inside the program";
  EXPECT_EQ(said([] { (void)std::vector<int>().at(1); }), kPlain);
  EXPECT_EQ(said([] { (void)std::string().substr(1); }), kPlain);
  EXPECT_EQ(said([] { std::function<void()>()(); }), kPlain);
  EXPECT_EQ(said([] { throw std::length_error("effects are nested too deep"); }),
            "effects are nested too deep");
}

}  // namespace
}  // namespace misk::test
