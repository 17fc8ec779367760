// Requests: several players at once, amounts, and answers that are refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Request labels(const std::vector<std::pair<int, int>>& players_and_counts, int min, int max) {
  Request request;
  for (const auto& [player, count] : players_and_counts) {
    Part part;
    part.player = static_cast<std::uint8_t>(player);
    part.min = min;
    part.max = max;
    part.first = static_cast<std::uint32_t>(request.options.size());
    part.count = static_cast<std::uint32_t>(count);
    for (int i = 0; i < count; ++i) {
      Option option;
      option.value = static_cast<std::int32_t>(request.labels.size());
      request.options.push_back(option);
      request.labels.push_back(std::to_string(player) + "-" + std::to_string(i));
    }
    request.parts.push_back(part);
  }
  return request;
}

Request amount(int player, int min, int max) {
  Request request;
  Part part;
  part.player = static_cast<std::uint8_t>(player);
  part.numeric = true;
  part.min = min;
  part.max = max;
  request.parts.push_back(part);
  return request;
}

class Requests : public ::testing::Test {
 protected:
  /// Plays a game that asks `request`, and keeps the answer in `got`.
  void ask_for(const Request& request, int players = 3) {
    rules.procedure("game").script({[request](Entry& run) {
                                      run.kernel.ask(request);
                                      return Go::yield;
                                    },
                                    [this](Entry& run) {
                                      got = run.values;
                                      run.kernel.mutable_state().globals[1] = 1;
                                      return Go::done;
                                    }});
    table.emplace(rules, players);
    table->start();
  }
  bool answer(int player, const Values& choices) { return table->session.answer(player, choices); }
  Rules rules;
  std::optional<Table> table;
  Values got;
};

TEST_F(Requests, GiveTheScriptHowManyAndWhichOptionsWereChosen) {
  ask_for(labels({{0, 4}}, 1, 3));
  EXPECT_TRUE(answer(0, {3, 1}));
  EXPECT_THAT(got, ElementsAre(2, 3, 1));
}

TEST_F(Requests, OfSeveralPlayersAreAnsweredInAnyOrder) {
  ask_for(labels({{0, 2}, {1, 3}, {2, 2}}, 1, 1));
  EXPECT_TRUE(answer(2, {1}));
  EXPECT_EQ(table->session.status(), Status::asking);
  EXPECT_FALSE(answer(2, {0})) << "answered is answered";
  EXPECT_TRUE(answer(0, {0}));
  EXPECT_TRUE(answer(1, {2}));
  EXPECT_THAT(got, ElementsAre(1, 0, 1, 2, 1, 1)) << "in the order of the parts";
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Requests, OfSeveralPlayersSurviveSnapshotsBetweenTheAnswers) {
  ask_for(labels({{0, 2}, {1, 3}}, 1, 1));
  EXPECT_TRUE(answer(1, {2}));
  Snapshot snapshot;
  table->session.snapshot(snapshot);
  EXPECT_TRUE(answer(0, {1}));
  EXPECT_THAT(got, ElementsAre(1, 1, 1, 2));
  got.clear();
  table->session.restore(snapshot);
  EXPECT_FALSE(answer(1, {0}));
  EXPECT_TRUE(answer(0, {0}));
  EXPECT_THAT(got, ElementsAre(1, 0, 1, 2));
}

TEST_F(Requests, PartsWithoutAChoiceAreTakenAndTheOthersAsked) {
  ask_for(labels({{0, 1}, {1, 2}, {2, 0}}, 1, 1));
  EXPECT_EQ(table->asked(), 1);
  EXPECT_FALSE(answer(0, {0}));
  EXPECT_TRUE(answer(1, {0}));
  EXPECT_THAT(got, ElementsAre(1, 0, 1, 0, 0));
}

TEST_F(Requests, OfOnePlayerInSeveralPartsAreAnsweredOneAfterTheOther) {
  ask_for(labels({{0, 2}, {0, 3}}, 1, 1));
  EXPECT_FALSE(answer(0, {2})) << "the first part has two options";
  EXPECT_TRUE(answer(0, {1}));
  EXPECT_TRUE(answer(0, {2}));
  EXPECT_THAT(got, ElementsAre(1, 1, 1, 2));
}

TEST_F(Requests, WithOneOptionAreTakenWithoutAsking) {
  ask_for(labels({{0, 1}}, 1, 1));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(got, ElementsAre(1, 0));
  EXPECT_THAT(table->session.journal(), IsEmpty());
}

TEST_F(Requests, WithNoOptionGiveNothing) {
  ask_for(labels({{0, 0}}, 1, 1));
  EXPECT_THAT(got, ElementsAre(0));
}

TEST_F(Requests, WithOneOptionThatMayBeDeclinedAreAsked) {
  ask_for(labels({{0, 1}}, 0, 1));
  EXPECT_EQ(table->asked(), 0);
  EXPECT_TRUE(answer(0, {}));
  EXPECT_THAT(got, ElementsAre(0));
}

TEST_F(Requests, ForAllOptionsAreTakenWithoutAsking) {
  ask_for(labels({{0, 3}}, 3, 3));
  EXPECT_THAT(got, ElementsAre(3, 0, 1, 2));
}

TEST_F(Requests, ForAnAmountTakeOneNumberInItsRange) {
  ask_for(amount(1, 2, 5));
  for (const Values& bad : {Values{1}, Values{6}, Values{-1}, Values{}, Values{2, 3}})
    EXPECT_FALSE(answer(1, bad));
  EXPECT_TRUE(answer(1, {5}));
  EXPECT_THAT(got, ElementsAre(1, 5));
}

TEST_F(Requests, ForAnAmountWithoutAChoiceAreNotAsked) {
  ask_for(amount(1, 4, 4));
  EXPECT_THAT(got, ElementsAre(1, 4));
}

TEST_F(Requests, RefuseBadAnswersAndNothingChanges) {
  rules.card("a");
  ask_for(labels({{0, 3}, {1, 2}}, 1, 2));
  Kernel& k = table->kernel;
  const auto before = table->session.hash();
  const auto events = k.events().size();
  const std::vector<std::pair<int, Values>> bad = {
      {0, {}},  {0, {3}},  {0, {-1}}, {0, {0, 0}}, {0, {0, 1, 2}}, {1, {2}},  {1, {0, 1, 1}},
      {2, {0}}, {-1, {0}}, {7, {0}},  {255, {0}},  {0, {2000000}}, {256, {0}}};
  for (const auto& [player, choices] : bad) {
    EXPECT_FALSE(k.allowed(player, choices));
    EXPECT_FALSE(k.answer(player, choices));
    EXPECT_FALSE(answer(player, choices));
  }
  EXPECT_EQ(table->session.hash(), before) << "the random source included";
  EXPECT_EQ(k.events().size(), events);
  EXPECT_THAT(table->session.journal(), IsEmpty());
  EXPECT_TRUE(k.allowed(0, {2, 0}));
  EXPECT_EQ(table->session.hash(), before) << "asking whether it is allowed changes nothing either";
}

TEST_F(Requests, RefuseAnswersWhenTheGameIsOver) {
  ask_for(labels({{0, 2}}, 1, 1));
  EXPECT_TRUE(answer(0, {0}));
  EXPECT_FALSE(answer(0, {0}));
  EXPECT_FALSE(table->kernel.answer(0, {0}));
}

TEST_F(Requests, ManyOneAfterTheOtherWorkInOneScript) {
  rules.procedure("game").script(
      {ask(0, {"a", "b"}), ask(0, {"only"}), ask(1, {"c", "d"}), [this](Entry& run) {
         got = run.values;
         return Go::done;
       }});
  table.emplace(rules, 2);
  table->start();
  EXPECT_TRUE(table->choose("b"));
  EXPECT_THAT(table->offered(), ElementsAre("c", "d"));
  EXPECT_TRUE(table->choose("d"));
  EXPECT_THAT(got, ElementsAre(1, 1));
}

}  // namespace
