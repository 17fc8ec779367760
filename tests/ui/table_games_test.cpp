// All three games, and the fourth in tests/packs, played to the end with the mouse alone and with keys alone.
// A bot chooses, and the test acts as a person with that wish would.
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

struct Case {
  const char* scenario;
  int players;
  const char* bot;
  std::uint64_t seed;
  Way way;
  Metrics metrics = metrics_for(1600, 900);
};

std::string name_of(const ::testing::TestParamInfo<Case>& info) {
  const Case& c = info.param;
  return std::string(c.scenario) + "_" + std::to_string(c.players) + "_" + c.bot + "_" +
         std::to_string(c.seed) + "_" + kWays[static_cast<std::size_t>(c.way)];
}

class WholeGames : public ::testing::TestWithParam<Case> {};

TEST_P(WholeGames, AreTheSameAtTheTable) {
  const Case& c = GetParam();
  const Played plan = play_directly(c.scenario, c.players, c.seed, c.bot);
  ASSERT_FALSE(plan.outcome.empty());
  const auto open = open_game(c.scenario, c.players, c.seed);
  Playing& playing = open->playing();
  TableScreen screen(playing, still());
  Hand hand(screen, c.metrics);
  for (std::size_t i = 0; i < plan.answers.size(); ++i) {
    const std::vector<std::int32_t>& choices = plan.answers[i].choices;
    const std::string what = "answer " + std::to_string(i) + ", " + in_words(plan.answers[i]) + ", to '" +
                             screen.view().request.prompt + "'";
    ASSERT_TRUE(hand.answer(choices, c.way)) << what;
    ASSERT_EQ(playing.at(), i + 1) << what << ": " << screen.notice();
    ASSERT_EQ(in_words(playing.game().session().journal()[i]), in_words(plan.answers[i])) << what;
    ASSERT_EQ(playing.game().session().hash(), plan.hashes[i + 1]) << what;
  }
  EXPECT_TRUE(playing.game().over());
  EXPECT_EQ(playing.game().outcome(), plan.outcome);
  EXPECT_EQ(playing.game().session().journal(), plan.answers);
  EXPECT_TRUE(open->problems().empty()) << told(open->problems());
  EXPECT_TRUE(screen.view().problems.empty()) << told(screen.view().problems);
  // Finally leave the table.
  const bool keys = c.way == Way::digits || c.way == Way::tab;
  ASSERT_TRUE(keys ? hand.walk_to({"wish", 0, "end"}) && (hand.key("Enter"), true)
                   : hand.click({"wish", 0, "end"}));
  const Wish* wish = screen.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::back);
  const int used[] = {hand.on_pieces * hand.in_menus, hand.in_prompt * hand.in_list, hand.by_digit,
                      hand.by_tab};
  EXPECT_GT(used[static_cast<std::size_t>(c.way)], 0) << "it was played in another way";
}

const Metrics kSmall = metrics_for(1280, 720), kLarge = metrics_for(2560, 1440);

// Every game with every way; with sanitizers each game once and each way once.
std::vector<Case> cases() {
  const std::vector<Case> all = {{"the_gathering", 1, "greedy", 3, Way::pieces},
                                 {"the_gathering", 4, "random", 5, Way::list},
                                 {"the_gathering", 1, "greedy", 4, Way::digits, kSmall},
                                 {"the_gathering", 2, "random", 6, Way::tab, kLarge},
                                 {"elder_sign", 1, "random", 3, Way::pieces, kLarge},
                                 {"elder_sign", 4, "random", 5, Way::list, kSmall},
                                 {"elder_sign", 2, "greedy", 6, Way::digits},
                                 {"elder_sign", 1, "random", 4, Way::tab},
                                 {"eldritch_horror", 1, "greedy", 3, Way::pieces, kSmall},
                                 {"eldritch_horror", 4, "random", 5, Way::list},
                                 {"eldritch_horror", 1, "random", 4, Way::digits, kLarge},
                                 {"eldritch_horror", 2, "random", 6, Way::tab},
                                 {"drowned_carrow", 3, "greedy", 3, Way::pieces},
                                 {"drowned_carrow", 4, "random", 5, Way::digits, kSmall},
                                 {"drowned_carrow", 1, "greedy", 4, Way::tab, kLarge},
                                 {"drowned_carrow", 2, "random", 6, Way::tab}};
  if (!kSanitized) return all;
  return {all[0], all[5], all[10], all[15]};
}

INSTANTIATE_TEST_SUITE_P(Table, WholeGames, ::testing::ValuesIn(cases()), name_of);

}  // namespace
}  // namespace misk::ui
