// The questions that a person is asked in games of a bot, and those that matter (lab/questions.hpp).
#include <gtest/gtest.h>

#include "cli_support.hpp"
#include "lab/questions.hpp"

namespace misk::game {
namespace {

SimulateOptions greedy_games(int players, std::uint64_t games) {
  SimulateOptions options;
  options.setup.scenario = "the_gathering";
  options.setup.count = players;
  options.setup.seed = 3;
  options.game = "arkham";
  options.bot = "greedy";
  options.games = games;
  return options;
}

TEST(Questions, AreAllAnswersButThosePassedWithoutAsking) {
  const Catalog catalog(test::bundled());
  const SimulateOptions options = greedy_games(2, 6);
  const QuestionCount count = count_questions(catalog, options);
  const SimulateResult played = simulate(catalog, options);
  EXPECT_EQ(count.games, 6u);
  EXPECT_EQ(count.asked + count.passed, played.decisions);
  EXPECT_GT(count.passed, 0u);
  EXPECT_GT(count.idle, 0u);
  std::uint64_t asked = 0, idle = 0;
  for (const QuestionKind& kind : count.kinds) {
    EXPECT_LE(kind.idle, kind.asked) << kind.text;
    EXPECT_FALSE(kind.text.empty());
    asked += kind.asked;
    idle += kind.idle;
  }
  EXPECT_EQ(asked, count.asked);
  EXPECT_EQ(idle, count.idle);
}

TEST(Questions, DoNotDependOnThreads) {
  const Catalog catalog(test::bundled());
  SimulateOptions options = greedy_games(1, 12);
  const QuestionCount one = count_questions(catalog, options);
  options.threads = 2;
  const QuestionCount two = count_questions(catalog, options);
  EXPECT_EQ(one.asked, two.asked);
  EXPECT_EQ(one.idle, two.idle);
  EXPECT_EQ(one.passed, two.passed);
}

// The more games, the more is known of what is never chosen, so few games would say too little.
TEST(Questions, MostOfThemMatter) {
  const Catalog catalog(test::bundled());
  EXPECT_LE(count_questions(catalog, greedy_games(1, 100)).ratio(), 1.2);
  EXPECT_LE(count_questions(catalog, greedy_games(4, 40)).ratio(), 1.5);
}

}  // namespace
}  // namespace misk::game
