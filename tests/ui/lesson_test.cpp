// A lesson: its steps are told at the questions that they are about, it never answers or forbids anything,
// and it can be ended.
#include <gmock/gmock.h>

#include <set>

#include "game/lesson.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

/// A game of a lesson, or of the same scenario, seed and player without it.
std::unique_ptr<OpenGame> open_lesson(const std::string& id, bool without = false) {
  game::Setup setup;
  setup.scenario = id;
  const auto scripts = game::scripts_for(bundled(), id);
  EXPECT_TRUE(game::take_lesson(setup, *scripts)) << id;
  if (without) setup.options.clear();
  return OpenGame::start(bundled(), setup, "");
}

TEST(Lesson, OnlyALessonIsTaken) {
  game::Setup setup;
  setup.scenario = "the_gathering";
  const auto scripts = game::scripts_for(bundled(), setup.scenario);
  EXPECT_FALSE(game::take_lesson(setup, *scripts));
  EXPECT_EQ(setup.scenario, "the_gathering");
  EXPECT_TRUE(setup.options.empty());
}

TEST(Lesson, TellsEachStepOnceAndChangesNothing) {
  const auto open = open_lesson("first_night");
  const auto plain = open_lesson("first_night", true);
  game::Lesson lesson(open->game());
  ASSERT_TRUE(lesson.any());
  EXPECT_FALSE(game::Lesson(plain->game()).any());
  const auto bot = open->bot("greedy"), other = plain->bot("greedy");
  std::set<int> told;
  int last = 0, of = 0;
  while (open->playing().asked() >= 0) {
    while (const game::LessonStep* step = lesson.now(open->playing().asked())) {
      // A step that is not done is told on; any other is new.
      const bool is_new = told.insert(step->number).second;
      EXPECT_TRUE(is_new || step->number == last) << step->title << " again";
      last = step->number;
      of = step->of;
      EXPECT_FALSE(step->text.empty());
      lesson.next();
    }
    if (!bot_answers(open->playing(), *bot)) break;
    ASSERT_TRUE(bot_answers(plain->playing(), *other));
    ASSERT_EQ(open->game().session().journal().back().choices,
              plain->game().session().journal().back().choices);
  }
  EXPECT_EQ(open->game().ending(), plain->game().ending());
  EXPECT_TRUE(open->problems().empty());
  // A bot does not do everything that a person may do, but most of the lesson comes up in its game.
  EXPECT_GE(static_cast<int>(told.size()) * 4, of * 3) << told.size() << " of " << of;
}

TEST(Lesson, GoingBackTellsTheSameAgain) {
  const auto open = open_lesson("first_night");
  game::Lesson lesson(open->game());
  const auto bot = open->bot("greedy");
  std::vector<std::string> titles;
  for (int i = 0; i < 12; ++i) {
    const game::LessonStep* step = lesson.now(open->playing().asked());
    titles.push_back(step ? step->title : "");
    ASSERT_TRUE(bot_answers(open->playing(), *bot));
  }
  for (std::size_t at = 12; at-- > 0;) {
    ASSERT_TRUE(open->playing().go_to(at));
    const game::LessonStep* step = lesson.now(open->playing().asked());
    EXPECT_EQ(step ? step->title : "", titles[at]) << at;
  }
}

TEST(Lesson, IsToldAtTheTableGoesOnAndEnds) {
  const auto open = open_lesson("first_night");
  TableScreen screen(open->playing(), still());
  Hand hand(screen, metrics_for(1600, 900));
  EXPECT_TRUE(hand.shows("Your hand"));
  EXPECT_TRUE(hand.shows("1 of "));
  ASSERT_TRUE(hand.click({"lesson_next", 0, ""}));
  EXPECT_FALSE(hand.shows("Your hand"));
  const auto bot = open->bot("greedy");
  ASSERT_TRUE(bot_answers(open->playing(), *bot));
  hand.look();
  EXPECT_TRUE(hand.shows("Your turn"));
  hand.key("F3");
  EXPECT_TRUE(hand.shows("What it is about"));
  ASSERT_TRUE(hand.click({"lesson_end", 0, ""}));
  EXPECT_EQ(hand.find("lesson_next"), nullptr);
  EXPECT_EQ(open->playing().at(), 1U) << "reading answers nothing";
}

TEST(Lesson, IsPlayedToItsEndByClicksAndByKeysWithAllItsMoments) {
  for (const Way way : {Way::pieces, Way::digits}) {
    const bool keys = way == Way::digits;
    const auto open = open_lesson("first_night");
    Settings settings = still();
    settings.pace = Pace::click;
    TableScreen screen(open->playing(), settings);
    Hand hand(screen, metrics_for(1600, 900));
    Playing& playing = open->playing();
    const auto bot = open->bot("greedy");
    int steps = 0, beats = 0;
    for (int i = 0; i < 400 && playing.asked() >= 0; ++i) {
      for (; screen.beat(); ++beats) keys ? hand.key("Space") : void(hand.click({"beat", 1, ""}));
      hand.look();
      for (; hand.find("lesson_next"); ++steps) {
        ASSERT_LT(steps, 100) << "a step stays";
        keys ? hand.key("F3") : void(hand.click({"lesson_next", 0, ""}));
      }
      if (playing.asked() < 0) break;
      std::vector<std::int32_t> choices;
      const auto part = static_cast<std::size_t>(game::waiting_part(playing.game().kernel().request()));
      bot->choose(playing.game(), part, choices);
      const std::size_t at = playing.at();
      ASSERT_TRUE(hand.answer(choices, way)) << screen.view().request.prompt;
      ASSERT_GT(playing.at(), at) << screen.view().request.prompt << ": " << screen.notice();
    }
    EXPECT_TRUE(playing.game().over());
    EXPECT_GE(steps, 18) << "of 26; a bot does not do everything";
    EXPECT_GT(beats, 100);
    RecordProperty(keys ? "steps_by_keys" : "steps_by_clicks", steps);
  }
}

TEST(Lesson, IsWholeAtEverySize) {
  for (const Metrics& metrics : all_sizes()) {
    const auto open = open_lesson("first_night");
    game::Lesson lesson(open->game());
    TableScreen screen(open->playing(), still());
    Hand hand(screen, metrics);
    const auto bot = open->bot("greedy");
    for (int i = 0; i < 6; ++i) {
      if (const game::LessonStep* step = lesson.now(open->playing().asked())) {
        EXPECT_TRUE(hand.shows(step->text));
        // The table around it has troubles of its own in tests, whose letters are wide.
        for (const std::string& trouble : troubles(hand.scene(), metrics))
          EXPECT_FALSE(trouble.ends_with(": " + step->title) || trouble.find(step->text) != std::string::npos)
              << trouble << ", " << at_size(metrics);
        EXPECT_TRUE(hand.point_of({"lesson_next", 0, ""})) << at_size(metrics);
      }
      bot_answers(open->playing(), *bot);
      hand.look();
    }
  }
}

}  // namespace
}  // namespace misk::ui
