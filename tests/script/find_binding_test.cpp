// What scripts find in a zone: the copies of a card, the cards with a tag, the cards of a pack; and a shuffle
// by which copies exchange what they remember.
#include <set>

#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::HasSubstr;

/// The coins on a table, as a script that the game exports sees them.
std::string answer(const std::string& body, std::string* said = nullptr) {
  Coins coins(R"lua(
engine.game {
  tags = { { "red", "Red." }, { "old", "Old." } }, values = { { "worth", "Its worth." } }, periods = { { "turn", "A turn." } },
  zones = { { "table", "The table.", in_play = true }, { "purse", "A purse." } },
  sets = { red_ones = { about = "Red coins on the table.", zones = { "table" }, where = "it is red" } },
  timing_points = { found = { about = "Something is found." } }, windows = { turn = { about = "A turn." } },
  policy = { main = "round" },
}
engine.procedure { name = "round", locals = { "first", "coin:card", "of:value" }, steps = { { id = "end", stop = true } } }
local function define(id, tags)
  engine.define { id = id, title = id, tags = tags, memory = { "side" }, attributes = {}, data = { kind = "coin" },
    abilities = { { kind = "manual", name = "spend", text = "Spend it.", effect = function() end } } }
end
define("penny", { "red" })
define("dime", { "red", "old" })
define("token", {})
engine.verbs { doubled = function(_, n) return 2 * n end }
engine.export { try = function()
  local text = ""
  local function say(...)
    for _, one in ipairs { ... } do text = text .. (text == "" and "" or " ") .. tostring(one) end
  end
)lua" + body + "\n  return text\nend }\n");
  std::string text;
  if (coins.freeze()) {
    coins.host.kernel().clear(1);
    coins.host.call_export(
        "try", [](lua_State*) { return 0; }, [&](lua_State* L) { text = lua_tostring(L, -1); });
  }
  if (said)
    for (const std::string& line : coins.said()) *said += line;
  else
    EXPECT_THAT(coins.said(), testing::IsEmpty());
  return text;
}

TEST(FindBinding, TheFirstOrTheLastCopyOfACardInAZone) {
  EXPECT_EQ(answer(R"lua(
  local a, b, c = create("penny", "table"), create("dime", "table"), create("penny", "table")
  create("penny", "purse")
  local full = find_in("table", "coins:penny")
  say(find_in("table", "penny") == a, full == a, find_in("table", "penny", nil, true) == c, find_in("table", "dime") == b,
    find_in("table", "token"))
)lua"),
            "true true true true");
}

TEST(FindBinding, ACardThatNoPackHasIsAnError) {
  std::string said;
  answer("  find_in(\"table\", \"crown\")", &said);
  EXPECT_THAT(said, HasSubstr("crown"));
}

TEST(FindBinding, TheCardsOfAZoneThatHaveATag) {
  EXPECT_EQ(answer(R"lua(
  local a, b = create("penny", "table"), create("dime", "table")
  create("token", "table")
  local red, old = cards_in("table", nil, "red"), cards_in("table", nil, "old")
  say(#cards_in "table", #red, red[1] == a, red[2] == b, #old, old[1] == b)
)lua"),
            "3 2 true true 1 true");
}

TEST(FindBinding, WhetherACardIsAMemberOfASet) {
  EXPECT_EQ(answer(R"lua(
  local a, b, c = create("penny", "table"), create("token", "table"), create("penny", "purse")
  say(a:in_set "red_ones", b:in_set "red_ones", c:in_set "red_ones", #find "red_ones")
)lua"),
            "true false false 1");
  std::string said;
  answer("  create(\"penny\", \"table\"):in_set \"blue_ones\"", &said);
  EXPECT_THAT(said, HasSubstr("blue_ones"));
}

TEST(FindBinding, TheDefinitionsWithATagInTheirOrder) {
  EXPECT_EQ(
      answer("  for _ = 1, 2 do say(table.concat(cards_with \"red\", \",\")) end say(#cards_with \"gold\")"),
      "coins:penny,coins:dime coins:penny,coins:dime 0");
}

TEST(FindBinding, AbilitiesAndVerbsAreFoundByNamesThatAreMadeWhileItPlays) {
  EXPECT_EQ(answer(R"lua(
  local a = create("penny", "table")
  say(a:has_ability("sp" .. "end"), a:has_ability "earn", a:has_ability "", a["dou" .. "bled"](a, 4), data_of("pen" .. "ny").kind)
)lua"),
            "true false false 8 coin");
}

TEST(FindBinding, AShuffleByWhichCopiesExchangeWhatTheyRememberLosesNothing) {
  // Whatever lies where: each card has its own sides still, and the same copy has not always the same.
  const std::string text = answer(R"lua(
  local all = {}
  for i = 1, 6 do
    all[i] = create(i % 2 == 0 and "penny" or "dime", "table")
    all[i].side = i
  end
  for _ = 1, 20 do
    shuffle("table", nil, "side")
    local even, odd = 0, 0
    for i, card in ipairs(all) do
      if i % 2 == 0 then even = even + 10 ^ (card.side / 2 - 1) else odd = odd + 10 ^ ((card.side + 1) / 2 - 1) end
    end
    say(even .. "/" .. odd .. ":" .. all[2].side)
  end
)lua");
  std::set<std::string> seen;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    seen.insert(text.substr(at, end - at));
    at = end + 1;
  }
  EXPECT_THAT(seen, testing::ElementsAre("111/111:2", "111/111:4", "111/111:6"));
}

TEST(FindBinding, TheFirstMistakeAmongTheLocalsIsByTheOrderOfTheirNames) {
  std::string said;
  answer("  call_procedure(\"round\", { of = \"weight\", coin = 1.5, zest = 1 })", &said);
  EXPECT_THAT(said, HasSubstr("fraction"));
  said.clear();
  answer("  call_procedure(\"round\", { of = \"weight\", zest = 1 })", &said);
  EXPECT_THAT(said, HasSubstr("weight"));
  said.clear();
  answer("  call_procedure(\"round\", { first = 1, zest = 1 })", &said);
  EXPECT_THAT(said, HasSubstr("zest"));
}

}  // namespace
}  // namespace misk::test
