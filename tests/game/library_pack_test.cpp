// A pack of kind library, as strangers would write it: two games use it, and neither learns of the other.
#include <gtest/gtest.h>

#include <lua.hpp>

#include "catalog/catalog.hpp"
#include "cli_support.hpp"
#include "temp_folder.hpp"

namespace misk::game {
namespace {

std::string manifest(const std::string& id, const std::string& rest) {
  return "schema: 1\nid: " + id + "\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: " + id +
         "\nlicense: { code: MIT, content: MIT }\n" + rest;
}

constexpr const char* kCounting = R"lua(
local calls = 0
local counting = {}
--- counting.next_number(): integer. One more each time.
function counting.next_number()
  calls = calls + 1   -- check: allow state-outside-kernel, because the test looks for what leaks
  return calls
end
--- counting.kind_of(kind: string, effect: fun(n: integer): integer): function. A constructor of cards.
function counting.kind_of(kind, effect)
  return fields.constructor(kind .. ": definition", kind .. "_fields", function(f)
    return { title = f.name, id = f.id, tags = { kind }, attributes = {}, abilities = {}, data = { kind = kind,
      worth = effect(f.worth or 0), number = counting.next_number() } }
  end)
end
return counting
)lua";

std::string rules(const std::string& kind, const std::string& effect) {
  return R"lua(
local counting = require "counts:lib/counting"
engine.game { zones = { { name = "box" } }, tags = { ")lua" +
         kind + R"lua(" }, values = { "worth" }, policy = { main = "all" } }
engine.procedure { name = "all", steps = { { id = "end", stop = true } } }
fields.schema(")lua" +
         kind + R"lua(_fields: definition_fields", "A card.", { { "worth?", "integer", "Its worth." } })
--- A card of the game.
local )lua" +
         kind + R"lua( = counting.kind_of(")lua" + kind + R"lua(", function(n) return )lua" + effect +
         R"lua( end)
--- next_number(): integer. What the library counts.
engine.export { )lua" +
         kind + " = " + kind + R"lua(, next_number = counting.next_number }
)lua";
}

class LibraryPack : public ::testing::Test {
 protected:
  LibraryPack() {
    folder.spill("counts/pack.yaml", manifest("counts", "kind: library\n"));
    folder.spill("counts/lib/counting.lua", kCounting);
    for (const auto& [id, kind, effect] :
         {std::tuple{"coins", "coin", "2 * n"}, std::tuple{"stamps", "stamp", "n + 1"}}) {
      const std::string pack = id;
      folder.spill(pack + "/pack.yaml", manifest(pack, "kind: game\nrequires: { counts: \"^1.0\" }\n"));
      folder.spill(pack + "/game.lua", rules(kind, effect));
      folder.spill(pack + "/cards/old.lua",
                   "return " + std::string(kind) + " { name = \"Old\", worth = 5 }\n");
    }
  }

  Catalog catalog() const { return Catalog({folder.path()}); }
  // The faults of the packs of a game, and of the folder.
  std::string wrong(const std::string& game) const {
    const Catalog packs = catalog();
    std::string out;
    for (const auto& each : packs.diagnostics()) out += each.to_string() + "\n";
    Scripts scripts(packs, game);
    for (const auto& each : scripts.host().reports()) out += each.to_string() + "\n";
    return out;
  }
  static std::string data_of(Scripts& scripts, const std::string& id, const char* key) {
    lua_State* L = scripts.host().sandbox().state();
    const kernel::Id found = scripts.host().image().find_definition(id);
    if (found == kernel::kNoId) return "no " + id;
    scripts.host().push_data(found);
    lua_getfield(L, -1, key);
    const std::string out = lua_tostring(L, -1) ? lua_tostring(L, -1) : "nil";
    lua_pop(L, 2);
    return out;
  }

  test::Folder folder;
};

TEST_F(LibraryPack, TwoGamesUseItAndEachHasItForItself) {
  const Catalog packs = catalog();
  Scripts coins(packs, "coins"), stamps(packs, "stamps");
  ASSERT_TRUE(coins.ok()) << wrong("coins");
  ASSERT_TRUE(stamps.ok()) << wrong("stamps");
  EXPECT_EQ(data_of(coins, "coins:old", "worth"), "10");
  EXPECT_EQ(data_of(stamps, "stamps:old", "worth"), "6");
  // The library counts what it makes: the second game begins at 1 again.
  EXPECT_EQ(data_of(coins, "coins:old", "number"), "1");
  EXPECT_EQ(data_of(stamps, "stamps:old", "number"), "1");
}

TEST_F(LibraryPack, BelongsToTheGamesThatNeedIt) {
  folder.spill("alone/pack.yaml", manifest("alone", "kind: library\n"));
  const Catalog packs = catalog();
  const content::Pack* counts = packs.library().find("counts");
  ASSERT_TRUE(counts);
  EXPECT_TRUE(plays(*counts, "coins"));
  EXPECT_TRUE(plays(*counts, "stamps"));
  EXPECT_FALSE(plays(*packs.library().find("alone"), "coins"));
  const Catalog fewer = packs.without({"stamps"});
  EXPECT_FALSE(plays(*fewer.library().find("counts"), "stamps"));
  // The part on which a game depends is in the hash that saves use.
  const std::uint64_t before = packs.hash("coins");
  folder.spill("counts/lib/counting.lua", std::string(kCounting) + "-- changed\n");
  EXPECT_NE(catalog().hash("coins"), before);
}

TEST_F(LibraryPack, OneThatIsNeededByAnotherLibraryIsThere) {
  folder.spill("counts/pack.yaml", manifest("counts", "kind: library\nrequires: { sums: \"*\" }\n"));
  folder.spill("counts/lib/counting.lua",
               "local sums = require \"sums:sums\"\n" + std::string(kCounting) + "-- " + "\n");
  folder.spill("sums/pack.yaml", manifest("sums", "kind: library\n"));
  folder.spill("sums/sums.lua", "return { add = function(a, b) return a + b end }\n");
  EXPECT_EQ(wrong("coins"), "");
  EXPECT_TRUE(plays(*catalog().library().find("sums"), "coins"));
}

TEST_F(LibraryPack, DeclaresNothingItself) {
  for (const char* call : {"engine.export { a = 1 }", "engine.define { id = \"a\" }", "engine.verbs {}",
                           "patch(\"coins:old\", function() end)"}) {
    folder.spill("counts/lib/counting.lua", std::string(call) + "\nreturn {}\n");
    const std::string said = wrong("coins");
    EXPECT_NE(said.find("lib/counting.lua:1"), std::string::npos) << said;
    EXPECT_NE(said.find("a library declares nothing itself"), std::string::npos) << said;
  }
}

TEST_F(LibraryPack, SeesNothingOfAGame) {
  folder.spill("coins/game.lua", "engine.export { secret = function() return 1 end }\n" + rules("coin", "n"));
  folder.spill("counts/lib/counting.lua", "local a = secret\n" + std::string(kCounting));
  EXPECT_NE(wrong("coins").find("'secret'"), std::string::npos) << wrong("coins");
  folder.spill("counts/lib/counting.lua", "require \"coins:game\"\n" + std::string(kCounting));
  EXPECT_NE(wrong("coins").find("does not require the pack 'coins'"), std::string::npos) << wrong("coins");
}

// One that comes after the game in the order of packs sees no more of it.
TEST_F(LibraryPack, SeesNothingOfAGameThatIsThereBeforeIt) {
  folder.spill("later/pack.yaml", manifest("later", "kind: library\nrequires: { counts: \"*\" }\n"));
  folder.spill("later/words.lua", "return { number = next_number }\n");
  folder.spill("more/pack.yaml", manifest("more", "kind: cards\ngame: coins\nrequires: { later: \"*\" }\n"));
  folder.spill(
      "more/cards/new.lua",
      "local words = require \"later:words\"\nreturn coin { name = \"New\", worth = words.number() }\n");
  const std::string said = wrong("coins");
  EXPECT_NE(said.find("nothing is called 'next_number'"), std::string::npos) << said;
}

TEST_F(LibraryPack, IsLeftOutWhereItStandsOnAGame) {
  folder.spill("counts/pack.yaml", manifest("counts", "kind: library\nrequires: { coins: \"*\" }\n"));
  folder.spill("coins/pack.yaml", manifest("coins", "kind: game\n"));
  const std::string said = wrong("coins");
  EXPECT_NE(said.find("is a library and names 'coins', a pack of kind game"), std::string::npos) << said;
  EXPECT_NE(said.find("[library-needs]"), std::string::npos) << said;
}

// A card's own mistake is told at the card, not in the library that its game's constructors are made with.
TEST_F(LibraryPack, MistakesAreToldWhereTheCardStands) {
  folder.spill("coins/cards/old.lua", "return coin {\n  name = \"Old\",\n  worht = 5,\n}\n");
  const std::string said = wrong("coins");
  EXPECT_NE(said.find("coins/cards/old.lua:3"), std::string::npos) << said;
  EXPECT_EQ(said.find("counting.lua"), std::string::npos) << said;
}

TEST_F(LibraryPack, IsCheckedByItselfAndListed) {
  NEEDS_MISK();
  folder.spill("alone/pack.yaml", manifest("alone", "kind: library\n"));
  folder.spill("alone/lib/a.lua", "local a = nowhere\nreturn { a = a }\n");
  folder.spill("alone/lib/b.lua", "return {\n");
  const test::Ran ran = test::run_misk("check " + folder.path());
  EXPECT_NE(ran.out.find("alone/lib/a.lua:1:11: error: nothing is called 'nowhere'"), std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("alone/lib/b.lua:"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find("counting.lua"), std::string::npos) << ran.out;
  const test::Ran listed = test::run_misk("list packs --packs " + folder.path());
  EXPECT_NE(listed.out.find("library"), std::string::npos) << listed.out;
}

TEST_F(LibraryPack, IsBegunByNew) {
  NEEDS_MISK();
  const test::Ran made = test::run_misk("new library \"Fine Words\" --dir " + folder.path());
  EXPECT_EQ(made.code, 0) << made.err;
  const test::Ran checked = test::run_misk("check " + (folder / "fine_words"));
  EXPECT_EQ(checked.code, 0) << checked.out;
  EXPECT_NE(checked.out.find("0 errors, 0 warnings"), std::string::npos) << checked.out;
  const test::Ran card = test::run_misk("new card Lamp --type asset --dir " + (folder / "fine_words"));
  EXPECT_NE(card.err.find("is a library, which has no cards"), std::string::npos) << card.err;
}

// A stranger's test language may be made with one.
TEST_F(LibraryPack, GivesATestLanguageItsWords) {
  NEEDS_MISK();
  folder.spill("counts/testing/words.lua", "return { seven = function() return 7 end }\n");
  folder.spill(
      "coins/testing/language.lua",
      "return function(G, _, raw)\nlocal words = require \"counts:testing/words\"\n"
      "return function(_, config) raw.fail(\"they say \" .. words.seven() .. \" and \" .. config.note) end\n"
      "end\n");
  folder.spill("coins/tests/words_test.lua",
               "local words = require \"counts:testing/words\"\n"
               "test(\"a game\", function(t) t:game { note = words.seven() + 1 } end)\n");
  const std::string command = "test " + (folder / "coins") + " --packs " + folder.path();
  const test::Ran ran = test::run_misk(command);
  EXPECT_NE(ran.out.find("they say 7 and 8"), std::string::npos) << ran.out << ran.err;
  folder.spill("coins/testing/language.lua",
               "return function(G, _, raw)\nrequire \"coins:game\"\nreturn function() end\nend\n");
  const test::Ran wrong = test::run_misk(command);
  EXPECT_NE(wrong.out.find("write the pack of a library and its file"), std::string::npos)
      << wrong.out << wrong.err;
}

}  // namespace
}  // namespace misk::game
