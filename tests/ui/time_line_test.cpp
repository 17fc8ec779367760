// The course of a game in words, going back by turn, phase and round, and bots that play seats beside people.
#include <gmock/gmock.h>

#include "game/moments.hpp"
#include "screens/game_screen.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using ::testing::HasSubstr;
using ::testing::Not;
using Headings = std::vector<std::string>;

std::unique_ptr<OpenGame> played(const std::string& scenario, int players, std::size_t answers,
                                 const std::string& save = "") {
  auto open = open_game(scenario, players, 5, save);
  const auto bot = open->bot("greedy");
  while (open->playing().at() < answers && bot_answers(open->playing(), *bot)) {
  }
  return open;
}

class Course : public ::testing::TestWithParam<std::string> {};

TEST_P(Course, EachPartOfTheGameIsGoneBackToAndOnTo) {
  const auto open = played(GetParam(), 2, 90);
  Playing& playing = open->playing();
  const game::Moments& moments = playing.moments();
  for (const std::size_t part : {1U, 2U, 3U}) {
    SCOPED_TRACE(game::kParts[part - 1]);
    ASSERT_TRUE(playing.go_to(90));
    std::size_t before = 90, steps = 0;
    while (playing.back_by(part)) {
      ASSERT_LT(playing.at(), before);
      before = playing.at();
      ++steps;
      const Headings now = moments.now();
      ASSERT_GE(now.size(), part);
      if (before == 0) break;
      const Headings last = moments.at(before - 1).headings;
      EXPECT_TRUE(last.size() < part ||
                  !std::equal(now.begin(), now.begin() + static_cast<int>(part), last.begin()))
          << "a part begins here";
    }
    EXPECT_GT(steps, part == 1 ? 1U : 2U);
    std::size_t on = 0;
    while (playing.at() < 90 && playing.on_by(part)) ++on;
    EXPECT_GE(on, steps - 1);
    EXPECT_EQ(playing.at(), 90U);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Course, ::testing::ValuesIn(kScenarios),
                         [](const auto& each) { return std::string(each.param); });

TEST(Course, SaysWhoDidWhatAndHidesItFromOthers) {
  const auto open = played("the_gathering", 2, 60);
  const Playing& playing = open->playing();
  bool investigated = false;
  for (std::size_t i = 0; i < 60; ++i) {
    const game::Moment& moment = playing.moments().at(i);
    ASSERT_FALSE(moment.headings.empty()) << i;
    ASSERT_FALSE(moment.what.empty()) << i;
    const std::string told = playing.moments().told(i, game::kWholeTable);
    const std::uint8_t other = moment.answer.player == 0 ? 1 : 0;
    EXPECT_THAT(told, HasSubstr(": "));
    EXPECT_THAT(playing.moments().told(i, moment.answer.player), told);
    EXPECT_THAT(playing.moments().told(i, other), Not(HasSubstr(moment.what)));
    investigated = investigated || told.find("Investigate") != std::string::npos;
  }
  EXPECT_TRUE(investigated);
}

TEST(Course, IsKnownOfASavedGameAndOfAnswersTakenBack) {
  const Folder folder;
  const std::string save = folder / "night.misk";
  std::vector<std::string> told;
  {
    const auto open = played("the_gathering", 1, 30, save);
    for (std::size_t i = 0; i < 30; ++i) told.push_back(open->playing().moments().told(i, game::kWholeTable));
    ASSERT_TRUE(open->playing().go_to(10));
    EXPECT_EQ(open->playing().moments().told(20, game::kWholeTable), told[20]) << "it can be done again";
    ASSERT_TRUE(open->playing().redo());
    EXPECT_EQ(open->playing().moments().told(20, game::kWholeTable), told[20]);
    ASSERT_TRUE(open->playing().go_to(30));
  }
  const auto again = OpenGame::resume(bundled(), save);
  for (std::size_t i = 0; i < 30; ++i)
    EXPECT_EQ(again->playing().moments().told(i, game::kWholeTable), told[i]) << i;
}

TEST(TimeLine, ListsTheGameInWordsAndGoesBackByKeysAndClicks) {
  const auto open = played("the_gathering", 2, 60);
  Playing& playing = open->playing();
  TableScreen screen(playing, still());
  Hand hand(screen, metrics_for(1600, 900));
  hand.key("T");
  EXPECT_TRUE(hand.shows("What was done, and when"));
  EXPECT_TRUE(hand.shows("Now"));
  const Headings now = playing.moments().now();
  EXPECT_TRUE(hand.shows(now[0]) || hand.shows(now[1])) << "the list shows the present";
  hand.key("Up");
  EXPECT_EQ(playing.at(), *playing.moments().begin_of(3, 60));
  EXPECT_EQ(screen.dialog(), TableScreen::Dialog::timeline) << "it stays open";
  hand.key("End");
  hand.key("PageUp");
  EXPECT_EQ(playing.at(), *playing.moments().begin_of(2, 60));
  hand.key("End");
  hand.key("Left", false, true);
  EXPECT_EQ(playing.at(), *playing.moments().begin_of(1, 60));
  hand.key("Right", false, true);
  EXPECT_EQ(playing.at(), 60U) << "there is no later round";
  ASSERT_TRUE(hand.click({"by", -1, ""}));
  EXPECT_EQ(playing.at(), *playing.moments().begin_of(1, 60));
}

TEST(Tips, GoWithTheQuestionThatTheyBelongTo) {
  const auto open = played("the_gathering", 1, 12);
  TableScreen screen(open->playing(), still());
  Hand hand(screen, metrics_for(1600, 900));
  std::string tip;
  for (const Hit& hit : hand.scene().hits)
    if (hit.action.verb == "option" && !hit.tip.empty() && tip.empty()) {
      tip = hit.tip;
      hand.mouse(Input::Kind::move, hit.rect.centre());
      break;
    }
  ASSERT_FALSE(tip.empty());
  const auto tips = [&] {
    int count = 0;
    for (const Item& item : hand.scene().items)
      if (const Text* text = std::get_if<Text>(&item)) count += text->text == tip && text->wrap;
    return count;
  };
  const int before = tips();
  EXPECT_GT(before, 0);
  const auto bot = open->bot("greedy");
  ASSERT_TRUE(bot_answers(open->playing(), *bot));
  hand.look();
  EXPECT_LT(tips(), before);
}

// --- bots

std::unique_ptr<OpenGame> with_bot(const std::string& scenario, int players, int seat,
                                   const std::string& save = "", const std::string& name = "greedy") {
  game::Setup setup;
  setup.scenario = scenario;
  setup.count = players;
  setup.seed = 5;
  setup.bots[seat] = name;
  return OpenGame::start(bundled(), setup, save);
}

/// The person's part is played by a bot, too, but as a person answers.
void play(Playing& playing, OpenGame& open, std::size_t answers) {
  const auto person = open.bot("greedy");
  while (playing.at() < answers && playing.asked() >= 0) {
    if (playing.answer_by_bot()) continue;
    ASSERT_TRUE(bot_answers(playing, *person));
  }
}

class Beside : public ::testing::TestWithParam<std::string> {};

TEST_P(Beside, ABotPlaysItsSeatAndUndoGoesBackToAPerson) {
  const Folder folder;
  const std::string save = folder / "two.misk";
  const auto open = with_bot(GetParam(), 2, 1, save);
  Playing& playing = open->playing();
  play(playing, *open, 60);
  const auto& journal = playing.game().session().journal();
  std::size_t bots = 0;
  for (const kernel::Answer& each : journal) bots += each.player == 1;
  EXPECT_GT(bots, 5U);
  for (const std::size_t position : playing.chosen()) EXPECT_EQ(journal[position].player, 0);
  // Once the person is asked, undo goes to the person's answer before, whatever the bot did between.
  while (playing.answer_by_bot()) {
  }
  ASSERT_EQ(playing.asked(), 0);
  const std::uint64_t hash = playing.game().session().hash();
  ASSERT_TRUE(playing.undo());
  EXPECT_EQ(playing.asked(), 0);
  EXPECT_FALSE(playing.answer_by_bot());
  ASSERT_TRUE(playing.redo());
  while (playing.answer_by_bot()) {
  }
  EXPECT_EQ(playing.game().session().hash(), hash) << "the bot gave the same answers";
  const game::Save kept = game::read_save(save);
  EXPECT_EQ(kept.setup.bots, (std::map<int, std::string>{{1, "greedy"}}));
}

INSTANTIATE_TEST_SUITE_P(Games, Beside, ::testing::ValuesIn(kScenarios),
                         [](const auto& each) { return std::string(each.param); });

TEST(Beside, TheTableStaysWithThePersonAndTheScreenLetsTheBotPlay) {
  auto open = with_bot("the_gathering", 2, 0);
  ASSERT_TRUE(open->playing().bot_is_asked()) << "the bot decides on its first hand";
  GameScreen screen(std::move(open), still());
  Scene scene;
  screen.build(scene, metrics_for(1600, 900));
  EXPECT_EQ(screen.table().view().seat, 1);
  EXPECT_FALSE(screen.table().view().request.mine) << "nobody answers for the bot";
  for (double now = 0; now < 60 && screen.open().playing().bot_is_asked(); now += 0.5) screen.tick(now);
  EXPECT_EQ(screen.open().playing().asked(), 1);
  EXPECT_TRUE(screen.table().view().request.mine);
  EXPECT_GT(screen.open().playing().at(), 0U);
}

TEST(Beside, WrongSeatsAndBotsAreRefused) {
  const auto trouble = [](int players, int seat, const std::string& name) -> std::string {
    try {
      with_bot("the_gathering", players, seat, "", name);
    } catch (const game::SetupError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(trouble(2, 4, "greedy"), HasSubstr("seat 5, and the game has 2"));
  EXPECT_THAT(trouble(2, 1, "wise"), HasSubstr("no bot 'wise'"));
  EXPECT_THAT(trouble(1, 0, "greedy"), HasSubstr("leave one to a person"));
}

}  // namespace
}  // namespace misk::ui
