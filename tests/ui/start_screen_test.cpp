#include "screens/start_screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "german.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using test::at_size;
using test::FakeSource;
using test::Person;
using test::told;
using test::troubles;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct AtTheDoor : ::testing::Test {
  FakeSource source;
  test::FakeShelf shelf;
  StartScreen screen{source, shelf};
};

TEST_F(AtTheDoor, AGameIsBegunWithTheMouse) {
  Person person(screen);
  EXPECT_TRUE(person.shows("Choose who plays: 1 to 4 investigators."));
  EXPECT_FALSE(person.scene.find({"begin", 0, ""}));
  person.click({"scenario", 0, "day"});
  person.click({"avatar", 0, "who_2"});
  person.click({"avatar", 0, "who_1"});
  person.click({"option", 1, "difficulty"});
  person.click({"seed", 0, ""});
  person.type("1x23");
  person.click({"begin", 0, ""});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::start);
  EXPECT_EQ(wish->setup.scenario, "day");
  EXPECT_THAT(wish->setup.avatars, ElementsAre("who_2", "who_1"));
  EXPECT_THAT(wish->setup.options,
              ElementsAre(std::pair<const std::string, std::string>("difficulty", "hard")));
  EXPECT_EQ(wish->setup.seed, 123U);
  EXPECT_EQ(wish->file, "saves/day-1.misk");
  EXPECT_FALSE(person.wish()) << "a wish comes out once";
}

TEST_F(AtTheDoor, ABotPlaysASeat) {
  Person person(screen);
  person.click({"scenario", 0, "day"});
  person.click({"avatar", 0, "who_2"});
  person.click({"played by", -1, "who_2"});
  EXPECT_TRUE(person.shows("a bot: greedy"));
  EXPECT_TRUE(person.shows("Bots play every seat; leave one to a person."));
  EXPECT_FALSE(person.scene.find({"begin", 0, ""}));
  person.click({"avatar", 0, "who_1"});
  EXPECT_EQ(screen.setup().bots, (std::map<int, std::string>{{0, "greedy"}}));
  person.click({"earlier", 0, "who_1"});
  EXPECT_EQ(screen.setup().bots, (std::map<int, std::string>{{1, "greedy"}}))
      << "the bot stays with its figure";
  person.click({"scenario", 0, "nights"});
  EXPECT_TRUE(screen.setup().bots.empty()) << "in campaigns people play";
}

TEST_F(AtTheDoor, AGameIsBegunWithTheKeyboardAlone) {
  Person person(screen);
  const auto walk_to = [&](const Action& action) {
    for (int i = 0; i < 200 && screen.focus() != action; ++i) person.key("Tab");
    ASSERT_EQ(screen.focus(), action);
  };
  walk_to({"game", 0, "dice"});
  person.key("Enter");
  walk_to({"avatar", 0, "who_14"});  // below the visible part
  person.key("Enter");
  walk_to({"begin", 0, ""});
  person.key("Enter");
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_THAT(wish->setup.avatars, ElementsAre("who_14"));
  EXPECT_GT(wish->setup.seed, 0U);
}

TEST_F(AtTheDoor, TheArrowsWalkAcrossTheTable) {
  Person person(screen);
  screen.set_focus({"avatar", 0, "who_1"});
  person.key("Right");
  EXPECT_EQ(screen.focus(), (Action{"avatar", 0, "who_2"}));
  person.key("Left");
  EXPECT_EQ(screen.focus(), (Action{"avatar", 0, "who_1"}));
  person.key("Left");
  EXPECT_NE(screen.focus().verb, "avatar") << "and over to what stands beside it";
}

TEST_F(AtTheDoor, WhatTheKeyboardIsAtIsScrolledIntoSight) {
  Person person(screen, test::metrics_for(1280, 720));
  person.click({"game", 0, "dice"});
  EXPECT_FALSE(person.scene.find({"avatar", 0, "who_16"}));
  screen.set_focus({"avatar", 0, "who_1"});
  for (int i = 0; i < 5; ++i) person.key("Down");
  const Action last{"avatar", 0, "who_16"};
  for (int i = 0; i < 5 && screen.focus() != last; ++i) person.key("Right");
  EXPECT_EQ(screen.focus(), last);
  EXPECT_TRUE(person.scene.find({"avatar", 0, "who_16"}));
}

TEST_F(AtTheDoor, SeatsAreTakenReorderedAndFreed) {
  Person person(screen);
  for (const char* id : {"who_1", "who_2", "who_3", "who_4"}) person.click({"avatar", 0, id});
  person.click({"avatar", 0, "who_5"});
  EXPECT_TRUE(person.shows("All 4 seats are taken"));
  person.click({"earlier", 0, "who_2"});
  person.click({"free", 0, "who_3"});
  person.click({"avatar", 0, "who_4"});
  EXPECT_THAT(screen.setup().avatars, ElementsAre("who_2", "who_1"));
  person.click({"random", 0, ""});
  EXPECT_EQ(screen.setup().avatars.size(), 3U);
  person.click({"game", 0, "dice"});
  EXPECT_TRUE(screen.setup().avatars.empty()) << "another game has other investigators";
}

TEST_F(AtTheDoor, ADeckIsChosenOfThePacksOrFromAFile) {
  Person person(screen);
  person.click({"avatar", 0, "who_1"});
  EXPECT_THAT(screen.setup().deck_files, ElementsAre("")) << "the first one is what the game takes by itself";
  EXPECT_TRUE(person.shows("33 cards"));
  person.click({"deck", 1, "who_1"});
  EXPECT_THAT(screen.setup().deck_files, ElementsAre("decks/other.yaml"));
  person.click({"deck", 1, "who_1"});
  EXPECT_TRUE(person.shows("needs a deck: type the path"));
  person.click({"deck file", 0, "who_1"});
  person.type("bad.yaml");
  EXPECT_TRUE(person.shows("bad.yaml: there is no such file"));
  EXPECT_FALSE(person.scene.find({"begin", 0, ""}));
  for (int i = 0; i < 8; ++i) person.key("Backspace");
  person.type("good.yaml");
  EXPECT_TRUE(person.shows("30 \xC3\x97 Lamp"));
  EXPECT_THAT(screen.setup().deck_files, ElementsAre("good.yaml"));
}

TEST_F(AtTheDoor, ASaveThatThereIsIsNotWrittenOver) {
  Person person(screen);
  person.click({"avatar", 0, "who_1"});
  person.click({"save", 0, ""});
  person.key("Delete");
  person.type("taken");
  person.click({"begin", 0, ""});
  EXPECT_FALSE(person.wish());
  EXPECT_TRUE(person.shows("give it another name"));
  person.click({"save", 0, ""});
  person.key("Backspace", false, true);
  person.click({"begin", 0, ""});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->file, "") << "no name, no save";
}

TEST_F(AtTheDoor, SavedGamesAreGoneOnWithAndBrokenOnesSayWhy) {
  source.saved = FakeSource::some_saves(3);
  Person person(screen);
  person.click({"page", 0, "resume"});
  EXPECT_TRUE(person.shows("Jacqueline Fine, Ashcan Pete"));
  EXPECT_TRUE(person.shows("41 answers"));
  EXPECT_TRUE(person.shows("2025-03-02 14:05"));
  EXPECT_TRUE(person.shows("this is no save of misk"));
  EXPECT_FALSE(person.scene.find({"resume", 0, "saves/2.misk"})) << "nothing to go on with";
  person.click({"resume", 0, "saves/0.misk"});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::resume);
  EXPECT_EQ(wish->file, "saves/0.misk");
}

TEST_F(AtTheDoor, ACampaignIsBegunAsAScenarioIs) {
  Person person(screen);
  person.click({"scenario", 0, "nights"});
  person.click({"avatar", 0, "who_1"});
  person.click({"begin", 0, ""});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_TRUE(wish->campaign);
  EXPECT_EQ(wish->setup.scenario, "nights");
  EXPECT_EQ(wish->file, "saves/nights-1.yaml");
  person.click({"scenario", 0, "day"});
  person.click({"begin", 0, ""});
  EXPECT_FALSE(person.wish()->campaign);
}

TEST_F(AtTheDoor, ASavedCampaignSaysWhereItStandsAndIsGoneOnWith) {
  source.saved = FakeSource::some_saves(1);
  source.saved[0].campaign = true;
  source.saved[0].stands = "next: The Second Night";
  Person person(screen);
  person.click({"page", 0, "resume"});
  EXPECT_TRUE(person.shows("next: The Second Night"));
  EXPECT_FALSE(person.shows("41 answers"));
  person.click({"resume", 0, "saves/0.misk"});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::resume);
  EXPECT_TRUE(wish->campaign);
}

TEST_F(AtTheDoor, AGameWhosePackIsOffSaysSo) {
  Person person(screen);
  person.click({"game", 0, "empty"});
  EXPECT_TRUE(person.shows("It needs a pack that is off: Its Base Set."));
  EXPECT_FALSE(person.scene.find({"begin", 0, ""}));
}

TEST_F(AtTheDoor, EscapeGoesBackToTheFirstPageAndTheRestIsWished) {
  Person person(screen);
  person.click({"page", 0, "packs"});
  person.key("Escape");
  EXPECT_TRUE(person.scene.find({"game", 0, "cards"}));
  person.click({"settings", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::settings);
  person.click({"quit", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::quit);
}

TEST_F(AtTheDoor, LettersAreTypedOnlyIntoAField) {
  Person person(screen);
  EXPECT_FALSE(screen.takes_keys());
  person.click({"seed", 0, ""});
  EXPECT_TRUE(screen.takes_keys());
  person.type("5");
  person.key("Escape");
  EXPECT_FALSE(screen.takes_keys());
  person.type("7");
  EXPECT_EQ(screen.setup().seed, 5U);
}

TEST_F(AtTheDoor, NothingOverlapsOrIsCutAtAnySize) {
  source.saved = FakeSource::some_saves(14);
  for (const Metrics& size : test::all_sizes_and_german()) {
    Person person(screen, size);
    for (const char* game : {"cards", "dice", "empty"}) {
      person.click({"game", 0, game});
      EXPECT_EQ(told(troubles(person.scene, size)), "") << game << " at " << at_size(size);
      const auto people = source.game(game).avatars;
      for (std::size_t i = 0; i < people.size() && i < 8; ++i) {
        screen.set_focus({"avatar", 0, people[i].id});
        person.key("Enter");
        EXPECT_EQ(told(troubles(person.scene, size)), "") << game << ", " << i + 1 << " at " << at_size(size);
      }
    }
    for (const char* page : {"resume", "packs", "new"}) {
      person.click({"page", 0, page});
      EXPECT_EQ(told(troubles(person.scene, size)), "") << page << " at " << at_size(size);
    }
  }
}

}  // namespace
}  // namespace misk::ui
