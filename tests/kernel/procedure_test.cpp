// Procedures: steps, guards, loops, locals, periods, and the step that lets a player choose.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Procedures : public ::testing::Test {
 protected:
  void play(int players = 1) {
    if (!table) table.emplace(rules, players);
    table->start();
  }
  int score() const { return table->global("score"); }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
};

TEST_F(Procedures, RunTheirStepsInOrderAndTheGameEndsWithTheLast) {
  rules.procedure("game").script({say(log, "one")}).script({say(log, "two")}).set("score", "5");
  play();
  EXPECT_THAT(log, ElementsAre("one", "two"));
  EXPECT_EQ(score(), 5);
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Procedures, StepsWhoseGuardDoesNotHoldAreLeftOut) {
  rules.procedure("game")
      .set("round", "1")
      .set("score", "10")
      .guard("round == 2")
      .set("score", "score + 1")
      .guard("round == 1");
  play();
  EXPECT_EQ(score(), 1);
}

TEST_F(Procedures, GoBackWhileTheirConditionHolds) {
  rules.procedure("game").set("round", "round + 1").set("score", "score + round").again("round < 4", 0);
  play();
  EXPECT_EQ(score(), 1 + 2 + 3 + 4);
}

TEST_F(Procedures, JumpAndStop) {
  rules.procedure("part")
      .set("score", "score + 1")
      .jump(3)
      .set("score", "100")
      .set("score", "score + 10")
      .stop()
      .set("score", "200");
  rules.procedure("game").call("part").set("score", "score + 100");
  play();
  EXPECT_EQ(score(), 111);
}

TEST_F(Procedures, AreCalledWithLocalsWorkedOutByTheCaller) {
  rules.procedure("part", {"a", "b"}).set("a", "part.a + 1").set("score", "part.a * 100 + part.b");
  rules.procedure("game").set("round", "7").call("part", {{"b", "round"}, {"a", "round + 1"}});
  play();
  EXPECT_EQ(score(), 907);
}

TEST_F(Procedures, InsideThemselvesHaveTheirOwnLocals) {
  rules.procedure("part", {"n"});
  rules.procedure("part")
      .call("part", {{"n", "part.n - 1"}})
      .guard("part.n > 1")
      .set("score", "score * 10 + part.n");
  rules.procedure("game").call("part", {{"n", "3"}});
  play();
  EXPECT_EQ(score(), 123) << "the innermost is done first";
}

TEST_F(Procedures, GiveTheirFirstLocalToTheScriptThatBeganThem) {
  rules.procedure("test", {"result"}).set("result", "21 * 2");
  rules.procedure("game").script(Script{begin("test", {{0, 5}})} + Script{[&](Entry& run) {
                                   run.kernel.mutable_state().globals[1] = run.values.at(0);
                                   return Go::done;
                                 }});
  play();
  EXPECT_EQ(score(), 42);
}

TEST_F(Procedures, AScriptOfAStepKnowsItsProcedure) {
  rules.procedure("part", {"n"})
      .script({[](Entry& run) {
        EXPECT_TRUE(run.call.step);
        run.kernel.frame_by_serial(run.call.event)->locals[0] += 3;
        return Go::next;
      }})
      .set("score", "part.n");
  rules.procedure("game").call("part", {{"n", "4"}});
  play();
  EXPECT_EQ(score(), 7);
}

TEST_F(Procedures, APeriodBeginsAndExpiresWithItsProcedure) {
  rules.card("ox").value("might", 1);
  rules.set("oxen", {"wild"});
  auto bless = [](Entry& run) {
    Lasting lasting{};
    lasting.key = run.kernel.image().values_names.find("might");
    lasting.span = span_of(run.kernel.image().periods.find("day"));
    lasting.amount = 4;
    lasting.target = 2;
    run.kernel.add_lasting(lasting);
    return Go::next;
  };
  rules.procedure("day").period("day").script({bless}).set("score", "score + sum(oxen: it.might)");
  rules.procedure("game")
      .call("day")
      .set("score", "score * 10 + sum(oxen: it.might)")
      .again("score < 100", 0);
  table.emplace(rules, 1);
  ASSERT_EQ(table->put("ox", "wild"), 2);
  play();
  EXPECT_EQ(score(), (51 + 5) * 10 + 1);
}

TEST_F(Procedures, AStepCanBeginAndEndAPeriod) {
  rules.procedure("game").begins("day").set("score", "1").expires("day");
  table.emplace(rules, 1);
  const Id day = rules.image.periods.find("day");
  const auto before = table->kernel.state().period_serial[day];
  play();
  EXPECT_EQ(table->kernel.state().period_serial[day], before + 2);
}

// --- choosing
class ChoosingCards : public Procedures {
 protected:
  void deal(int cards, const std::string& min, const std::string& max, const std::string& where = "") {
    for (const char* name : {"a", "b", "c"}) rules.card(name).tag(name[0] == 'b' ? "red" : "tool");
    rules.procedure("game").choose("held", "pile", "first(crew)", min, max, where).set("score", "1");
    table.emplace(rules, 2);
    for (int i = 0; i < cards; ++i) table->put(std::string(1, static_cast<char>('a' + i)), "hand");
    table->put("a", "hand", 1);
    play();
  }
};

TEST_F(ChoosingCards, AsksForAsManyAsItSays) {
  deal(3, "2", "2");
  EXPECT_THAT(table->offered(), ElementsAre("a", "b", "c"));
  EXPECT_EQ(table->asked(), 0);
  EXPECT_FALSE(table->session.answer(0, {1}));
  EXPECT_FALSE(table->session.answer(0, {0, 1, 2}));
  EXPECT_FALSE(table->session.answer(0, {1, 1}));
  EXPECT_TRUE(table->session.answer(0, {2, 0}));
  EXPECT_THAT(table->names("hand"), ElementsAre("b"));
  EXPECT_THAT(table->names("pile"), ElementsAre("a", "c"));
  EXPECT_EQ(score(), 1);
}

TEST_F(ChoosingCards, TakesAllWithoutAskingWhenThereIsNoChoice) {
  deal(2, "2", "2");
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(table->names("hand"), IsEmpty());
  EXPECT_THAT(table->names("hand", 1), ElementsAre("a"));
}

TEST_F(ChoosingCards, TakesWhatThereIsWhenThereIsLess) {
  deal(1, "2", "3");
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(table->names("pile"), ElementsAre("a"));
}

TEST_F(ChoosingCards, IsPassedOverWhenThereIsNothingToChoose) {
  deal(0, "1", "1");
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(score(), 1);
}

TEST_F(ChoosingCards, MayBeDeclinedWhenTheLeastIsNone) {
  deal(2, "0", "1");
  EXPECT_TRUE(table->session.answer(0, {}));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(table->names("hand"), ElementsAre("a", "b"));
}

TEST_F(ChoosingCards, AsksOnlyForWhatTheConditionAllows) {
  deal(3, "1", "1", "it is not red");
  EXPECT_THAT(table->offered(), ElementsAre("a", "c"));
}

TEST_F(ChoosingCards, IsAskedAgainAfterARestore) {
  deal(3, "1", "2");
  Snapshot snapshot;
  table->session.snapshot(snapshot);
  table->session.answer(0, {0});
  table->session.restore(snapshot);
  EXPECT_THAT(table->offered(), ElementsAre("a", "b", "c"));
  EXPECT_TRUE(table->session.answer(0, {1, 2}));
  EXPECT_THAT(table->names("hand"), ElementsAre("a"));
}

// --- endless procedures
TEST_F(Procedures, WithoutAnEndAreNoticedWhenTheyCallEachOther) {
  rules.procedure("part").set("score", "score + 1");
  rules.procedure("game").call("part").jump(0);
  play();
  EXPECT_EQ(table->session.status(), Status::stuck);
}

TEST_F(Procedures, WithoutAnEndAreNoticedWhenTheyOnlyJump) {
  rules.procedure("game").set("score", "1").jump(0);
  play();
  EXPECT_EQ(table->session.status(), Status::stuck);
}

TEST_F(Procedures, WithoutAnEndAreNoticedWhenOneStepRepeatsItself) {
  rules.procedure("game").set("score", "1").again("true", 0);
  play();
  EXPECT_EQ(table->session.status(), Status::stuck);
}

TEST_F(Procedures, ThatNestWithoutEndStopTheGame) {
  rules.procedure("part");
  rules.procedure("part").call("part");
  rules.procedure("game").call("part");
  play();
  EXPECT_EQ(table->session.status(), Status::stuck);
  EXPECT_EQ(table->session.halted(), "effects are nested more than " + std::to_string(kMaxFrames) + " deep");
  EXPECT_EQ(table->kernel.state().depth, kMaxFrames);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Procedures, ThatScriptsNestWithoutEndFailAsScripts) {
  rules.procedure("part");
  const FunctionId f = rules.function(Script{begin("part")});
  rules.image.procedures[rules.image.find_procedure("part")].steps.resize(1);
  rules.image.procedures[rules.image.find_procedure("part")].steps[0].op = Op::script;
  rules.image.procedures[rules.image.find_procedure("part")].steps[0].function = f;
  rules.procedure("game").call("part").set("score", "3");
  table.emplace(rules, 1);
  table->session.strict = true;
  play();
  EXPECT_EQ(table->session.status(), Status::script_failed);
  EXPECT_EQ(table->scripts.messages.back(),
            "effects are nested more than " + std::to_string(kMaxScriptDepth) + " deep");
}

}  // namespace
