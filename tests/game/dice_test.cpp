// Dice, and lists of cards, as scripts of a running game see them. tests/odds tests the search itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "explain/console.hpp"

namespace misk::game {
namespace {

using ::testing::HasSubstr;

class DiceTest : public ::testing::Test {
 protected:
  DiceTest() {
    static const Catalog packs{test::bundled()};
    setup_.scenario = "elder_sign";
    setup_.avatars = {"joe_diamond"};
    setup_.seed = 3;
    scripts_ = scripts_for(packs, setup_.scenario);
    game_ = std::make_unique<Game>(packs, *scripts_, setup_);
    game_->session().keep_history = true;
    game_->start(setup_.seed);
    console_ = std::make_unique<Console>(*game_);
  }
  // The value of a line as text, or the error.
  std::string say(const std::string& line) {
    const std::vector<std::string> lines = console_->run(line).lines;
    return lines.empty() ? "" : lines.front();
  }
  // The same with dice: the green ones show 1, 1, 2, lore (5), terror (7) and nothing.
  std::string with_dice(const std::string& line) {
    return say(
        "local dice = find 'free_green' set_each(dice, 'shows', { 1, 1, 2, 5, 7, 0 }) "
        "local w = { 1, 2, 3 } "
        "local function text(t) local out = {} for i, x in ipairs(t) do "
        "out[i] = type(x) == 'table' and table.concat(x, '+') or tostring(x) end "
        "return table.concat(out, ' ') end return " +
        line);
  }

  game::Setup setup_;
  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Game> game_;
  std::unique_ptr<Console> console_;
};

TEST_F(DiceTest, WhichGoalsTheyMeet) {
  const auto met = [&](const std::string& goals) {
    return with_dice("text(dice_meet(dice, 'shows', w, { " + goals + " }))");
  };
  EXPECT_EQ(met("dice_goal { { 5 } }, dice_goal { { 6 } }, dice_goal { { 6, 7 } }"), "\"1 3\"");
  EXPECT_EQ(met("dice_goal { { sum = 4 } }, dice_goal { { sum = 5 } }"), "\"1\"");
  EXPECT_EQ(met("dice_goal { { sum = 3 }, { 1 } }, dice_goal { { sum = 3 }, { 1 }, { 1 } }"), "\"1\"");
  EXPECT_EQ(met("dice_goal {}"), "\"1\"") << "nothing is needed";
  EXPECT_EQ(
      with_dice("text(dice_meet({ dice[4], { 5, 6 }, { 1, 3 } }, 'shows', w, "
                "{ dice_goal { { 5 }, { 6 } }, dice_goal { { sum = 3 } }, dice_goal { { sum = 4 } } }))"),
      "\"1 2\"")
      << "dice that may still show one of several results";
}

TEST_F(DiceTest, AllWays) {
  const auto ways = [&](const std::string& goal, const std::string& more = "") {
    return with_dice("text(dice_ways(dice, 'shows', w, dice_goal { " + goal + " }" + more + "))");
  };
  EXPECT_EQ(ways("{ sum = 2 }"), "\"3 1+2\"") << "no more dice than are needed, the heaviest first";
  EXPECT_EQ(ways("{ sum = 2 }", ", { 1, 1, 3, 1, 1, 1 }"), "\"1+2 3\"") << "the least worth first";
  EXPECT_EQ(ways("{ sum = 1 }, { 1, 5 }"), "\"1+3 1+2 4+3 4+1\"")
      << "the single result first, equal dice once";
  EXPECT_EQ(ways("{ 6 }"), "\"\"");
  EXPECT_EQ(with_dice("text(dice_kinds(dice, 'shows')) == "
                      "text { dice[1], dice[3], dice[4], dice[5], dice[6] }"),
            "true");
}

TEST_F(DiceTest, Rolling) {
  EXPECT_EQ(say("local dice = cards_in 'dice' local r, n = dice_roll(dice, 'shows'), 0 "
                "for i, die in ipairs(dice) do "
                "  for _, face in ipairs(die.data.faces) do if face == r[i] then n = n + 1 break end end "
                "  assert(die.shows == r[i]) "
                "end return n == #dice and #r == #dice"),
            "true");
  EXPECT_THAT(say("dice_roll(players(), 'shows')"), HasSubstr("faces"));
  EXPECT_THAT(say("dice_roll({ 1 }, 'shows')"), HasSubstr("a card expected, got number"));
}

TEST_F(DiceTest, MistakesAreNamed) {
  EXPECT_THAT(with_dice("dice_meet(dice, 'shows', w, { 'x' })"), HasSubstr("dice_goal()"));
  EXPECT_THAT(with_dice("dice_meet(dice, 'no_counter', w, {})"), HasSubstr("no_counter"));
  EXPECT_THAT(with_dice("dice_meet(dice, 'shows', { -1 }, {})"), HasSubstr("weights"));
  EXPECT_THAT(with_dice("dice_meet({ { 32 } }, 'shows', w, {})"), HasSubstr("1 to 31"));
  EXPECT_THAT(with_dice("dice_meet({ 3 }, 'shows', w, {})"), HasSubstr("a list expected"));
  EXPECT_THAT(with_dice("dice_goal { { sum = 0 } }"), HasSubstr("goals.sum"));
  EXPECT_THAT(with_dice("dice_goal { { 0 } }"), HasSubstr("1 to 31"));
  EXPECT_THAT(with_dice("dice_goal { 7 }"), HasSubstr("a slot is"));
  EXPECT_THAT(with_dice("dice_ways(dice, 'shows', w, dice_goal { { 1 } }, { 1 })"), HasSubstr("worth"));
  const std::string many =
      "(function() local t = {} for i = 1, N do t[i] = { i % 30 + 1 } end return t end)()";
  const auto of = [&](const std::string& n) { return std::string(many).replace(many.find('N'), 1, n); };
  EXPECT_THAT(with_dice("dice_meet(" + of("65") + ", 'shows', w, {})"), HasSubstr("at most 64"));
  const std::string weights = "(function() local t = {} for i = 1, 31 do t[i] = 1 end return t end)()";
  EXPECT_THAT(with_dice("dice_ways(" + of("64") + ", 'shows', " + weights +
                        ", dice_goal { { sum = 3 }, { sum = 3 } })"),
              HasSubstr("dice_ways: there are"));
}

TEST_F(DiceTest, ListsOfCards) {
  EXPECT_EQ(with_dice("text(read_each(dice, 'shows'))"), "\"1 1 2 5 7 0\"");
  EXPECT_EQ(with_dice("read_each(dice, 'zone')[6]"), "\"dice\"");
  EXPECT_EQ(say("local dice = find 'free_green' set_each(dice, 'added', true) "
                "return dice[1].added and dice[6].added"),
            "true");
  EXPECT_EQ(say("local dice, me = find 'free_green', players()[1] move_each(dice, 'locked', nil, true, me) "
                "return cards_in('locked')[1] == dice[1] and #cards_in('locked', nil, me) == 6 "
                "and #cards_in('locked', nil, dice[1]) == 0 and count 'locked' == 6"),
            "true");
  EXPECT_THAT(say("read_each(players(), 'no_such')"), HasSubstr("no_such"));
  EXPECT_THAT(say("set_each(players(), 'max_sanity', 1)"), HasSubstr("max_sanity"));
  EXPECT_THAT(say("set_each({ 1 }, 'sanity', 1)"), HasSubstr("a card expected, got number"));
}

}  // namespace
}  // namespace misk::game
