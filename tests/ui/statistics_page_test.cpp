// The page with the player's statistics, and what the end screen tells.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "german.hpp"
#include "screens/end_screen.hpp"
#include "screens/start_screen.hpp"
#include "some_games.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using test::at_size;
using test::Person;
using test::told;
using test::troubles;
using ::testing::ElementsAre;

/// A source with statistics.
struct PlayedSource : test::FakeSource {
  explicit PlayedSource(std::size_t games) : info(test::some_statistics(games)) {}
  StatisticsInfo statistics() override { return info; }
  StatisticsInfo info;
};

TEST(TheStatisticsPage, ShowsGamesAndBeginsTheGameOfTheWeek) {
  PlayedSource source(9);
  test::FakeShelf shelf;
  StartScreen screen(source, shelf);
  Person person(screen);
  person.click({"page", 0, "statistics"});
  for (const char* text : {"The game of the week", "2026-W48", "By investigator", "Agnes Baker", "Endings",
                           "The last games", "most won in a row"})
    EXPECT_TRUE(person.shows(text)) << text;
  person.click({"play week", 0, ""});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::start);
  EXPECT_EQ(wish->setup.scenario, "night");
  EXPECT_THAT(wish->setup.avatars, ElementsAre("who_1", "who_2"));
  EXPECT_EQ(wish->setup.seed, 4711U);
}

TEST(TheStatisticsPage, ItsBarsStandInOneColumnAndSayHowOftenOnePlayed) {
  PlayedSource source(23);
  test::FakeShelf shelf;
  StartScreen screen(source, shelf);
  Person person(screen);
  person.click({"page", 0, "statistics"});
  std::vector<Rect> won;
  for (const Item& item : person.scene.items)
    if (const Panel* panel = std::get_if<Panel>(&item); panel && panel->fill == theme::kGood)
      won.push_back(panel->rect);
  ASSERT_GT(won.size(), 6U);
  for (const Rect& each : won) EXPECT_FLOAT_EQ(each.x, won.front().x);
  EXPECT_GT(won[0].w, 1.8F * won[1].w) << "8 of 12 games against 4 of 6";
}

TEST(TheStatisticsPage, TheLastGamesSayInWordsHowTheyEnded) {
  PlayedSource source(9);
  test::FakeShelf shelf;
  StartScreen screen(source, shelf);
  Person person(screen);
  person.click({"page", 0, "statistics"});
  EXPECT_TRUE(person.shows("Won \xC2\xB7 "));
  EXPECT_TRUE(person.shows("Lost \xC2\xB7 "));
}

TEST(TheStatisticsPage, SaysWhyItCannotReadThem) {
  PlayedSource source(0);
  source.info.problem = "statistics.yaml:3: wrong";
  test::FakeShelf shelf;
  StartScreen screen(source, shelf);
  Person person(screen);
  person.click({"page", 0, "statistics"});
  EXPECT_TRUE(person.shows("statistics.yaml:3: wrong"));
}

TEST(TheStatisticsPage, NothingOverlapsOrIsCutAtAnySize) {
  for (const std::size_t games : {0U, 1U, 60U})
    for (const Metrics& size : test::all_sizes_and_german()) {
      PlayedSource source(games);
      test::FakeShelf shelf;
      StartScreen screen(source, shelf);
      Person person(screen, size);
      person.click({"page", 0, "statistics"});
      EXPECT_EQ(told(troubles(person.scene, size)), "") << games << " games at " << at_size(size);
    }
}

TEST(TheEndScreen, TellsTheStoryAndGoesToTheNextScenario) {
  EndScreen screen(test::an_end_with_story());
  Person person(screen);
  for (const char* text : {"What decided it", "Agnes Baker defeats the Ghoul Priest", "Gained", "Lost",
                           "The course of the game", "Doom placed: 14", "Counted in your statistics."})
    EXPECT_TRUE(person.shows(text)) << text;
  person.click({"next", 0, ""});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::start);
  EXPECT_EQ(wish->setup.scenario, "the_midnight_masks");
}

TEST(TheEndScreen, WithItsStoryNothingOverlapsOrIsCutAtAnySize) {
  for (const Metrics& size : test::all_sizes_and_german()) {
    EndScreen screen(test::an_end_with_story());
    Person person(screen, size);
    EXPECT_EQ(told(troubles(person.scene, size)), "") << at_size(size);
  }
}

}  // namespace
}  // namespace misk::ui
