// dice_odds{...} as scripts see it. tests/odds tests its results.
#include <gtest/gtest.h>

#include <lua.hpp>
#include <string>

#include "declare/loader.hpp"

namespace misk::script {
namespace {

class OddsBinding : public testing::Test {
 public:
  Host host;
  Loader loader{host};

  OddsBinding() {
    ScriptPack pack;
    pack.id = pack.game = pack.root = "p";
    pack.kind = "game";
    pack.files = {{"game.lua", ""}};
    loader.declare(pack);
    host.take_reports();
  }
  // The result of a chunk as text, or the error.
  std::string run(const std::string& source) {
    if (!host.run_chunk("p", "p/test.lua", source, 1)) return host.take_reports().back().message;
    lua_State* L = host.sandbox().state();
    const std::string text = lua_tostring(L, -1) ? lua_tostring(L, -1) : "nil";
    lua_pop(L, 1);
    return text;
  }
  // dice_odds with one six-sided die, a goal of one 6, and these further fields.
  std::string ask(const std::string& fields, const std::string& result = "chance") {
    return run(
        "local chance, decision, again = dice_odds { kinds = { { 1, 2, 3, 4, 5, 6 } }, goals = { { { 6 } } "
        "}, " +
        fields + " } return tostring(" + result + ")");
  }
};

TEST_F(OddsBinding, ChanceDecisionAndReroll) {
  EXPECT_EQ(ask("dice = { 1 }", "math.abs(chance - 1 / 6) < 1e-12"), "true");
  EXPECT_EQ(
      ask("rolled = { { 1, 2 }, { 1, 6 } }", "chance .. ' ' .. decision.goal .. ' ' .. decision.rolled[1]"),
      "1 1 2");
  EXPECT_EQ(ask("rolled = { { 1, 2 }, { 1, 3 } }", "decision.lose ~= nil and decision.goal == nil"), "true");
  EXPECT_EQ(ask("rolled = { { 1, 2 } }", "decision"), "nil") << "nothing is left after the miss";
  EXPECT_EQ(ask("rolled = { { 1, 2 } }, reroll = true", "math.abs(again.chance - 1 / 6) < 1e-12"), "true");
  EXPECT_EQ(ask("rolled = { { 1, 2 } }, reroll = true", "again.rolled[1]"), "1");
  EXPECT_EQ(ask("fixed = { 6 }, dice = { 0 }"), "1");
  EXPECT_EQ(ask("met = { 1 }, dice = { 0 }"), "1");
}

TEST_F(OddsBinding, CostsAndBudget) {
  const std::string goals =
      "return dice_odds { kinds = { { 6 } }, dice = { 2 }, goals = { { { 6 }, cost = { 1 } }, { { 6 }, cost "
      "= { 1 } } }, ";
  EXPECT_EQ(run(goals + "budget = { 2 } }"), "1");
  EXPECT_EQ(run(goals + "budget = { 1 } }"), "0");
  EXPECT_EQ(run(goals + "budget = { 1 }, met = { 1 } }"), "1") << "what is met has been paid for";
}

TEST_F(OddsBinding, ErrorsNameTheField) {
  const auto says = [](const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  says(run("dice_odds { goals = {} }"), "`kinds`");
  says(run("dice_odds { kinds = { { 1 } } }"), "`goals`");
  says(ask("dise = { 1 }"), "`dise`");
  says(ask("dice = { 'x' }"), "`dice`");
  says(ask("dice = { 1.5 }"), "`dice`");
  says(ask("dice = 3"), "`dice`");
  says(ask("dice = { 1 }, places = 1e9"), "`places`");
  says(ask("dice = { 1 }, places = 9"), "places:");
  says(ask("dice = { 1 }, met = { 2 }"), "`met`");
  says(ask("rolled = { 6 }"), "`rolled`");
  says(ask("rolled = { { 2, 6 } }"), "rolled:");
  says(ask("dice = { 1 }, rolled = { { 1, 6 } }"), "`rolled`");
  says(ask("dice = { 1 }, reroll = true"), "`reroll`");
  says(run("dice_odds(7)"), "a table expected");
}

TEST_F(OddsBinding, AKnownAnswerCostsWhatANewOneDoes) {
  const auto cost = [&](const std::string& fields) {
    ask(fields);
    return host.sandbox().instructions_used_last_entry();
  };
  const auto first = cost("dice = { 5 }, places = 1");
  EXPECT_EQ(cost("dice = { 5 }, places = 1"), first);
  EXPECT_GE(first, 10'000u);
  EXPECT_NE(run("for i = 1, 1e6 do dice_odds { kinds = { { 1 } }, goals = { { { 1 } } }, dice = { 1 } } end")
                .find("limit"),
            std::string::npos);
}

TEST_F(OddsBinding, AQuestionThatTakesHoursEndsWithTheTimeOfItsEntry) {
  const std::string says =
      run("local slots, rolled, faces = {}, {}, {} for i = 1, 15 do faces[i] = i end "
          "for i = 1, 10 do slots[i] = {} for j = 1, 7 do slots[i][j] = (i + j) % 15 + 1 end end "
          "for i = 1, 8 do rolled[i] = { 1, i } end "
          "dice_odds { kinds = { faces }, goals = { slots }, rolled = rolled, fixed = { 9, 10, 11, 12 } }");
  EXPECT_NE(says.find("time limit"), std::string::npos) << says;
  EXPECT_EQ(ask("fixed = { 6 }, dice = { 0 }"), "1");
}

}  // namespace
}  // namespace misk::script
