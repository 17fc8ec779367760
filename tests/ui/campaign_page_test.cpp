#include "screens/campaign_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_desk.hpp"
#include "german.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using test::at_size;
using test::Person;
using test::told;
using test::troubles;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct BetweenScenarios : ::testing::Test {
  test::FakeDesk desk;

  /// The card that is drawn enlarged; "" for none.
  static std::string looked_at(const Scene& scene) {
    std::string title;
    float widest = 0;
    for (const Item& item : scene.items)
      if (const Piece* piece = std::get_if<Piece>(&item); piece && piece->face && piece->rect.w > widest) {
        widest = piece->rect.w;
        title = piece->face->title;
      }
    return title;
  }
  static void point_at(Person& person, const Action& action) {
    person.look();
    const Hit* hit = person.scene.find(action);
    ASSERT_TRUE(hit) << action.verb << " " << action.number << " " << action.text;
    Input input{};
    input.kind = Input::Kind::move;
    input.at = hit->rect.centre();
    person.screen.input(input, person.metrics);
    person.look();
  }
};

TEST_F(BetweenScenarios, TheStoryTheLogAndWhoPlaysAreShown) {
  CampaignPage page(desk);
  Person person(page);
  for (const char* text :
       {"The Night of the Long Names", "standard", "1. The First Night", "R2",
        "nobody says how the fire began", "Jacqueline Fine: 5 points", "Somebody got away", "The Stranger",
        "[skull]", "Points", "player 1, plays, leads", "Lita Chantler", "2 \xC3\x97 Card of a longer name 1"})
    EXPECT_TRUE(person.shows(text)) << text;
  EXPECT_FALSE(person.shows("player 2, killed"));
  person.click({"person", 2, ""});
  EXPECT_TRUE(person.shows("player 2, killed"));
}

TEST_F(BetweenScenarios, ACardIsBoughtStepByStep) {
  CampaignPage page(desk);
  Person person(page);
  person.click({"choice", 1, ""});  // buy a card
  EXPECT_TRUE(person.shows("Jacqueline Fine: buy a card"));
  person.click({"choice", 1, ""});  // level 1
  EXPECT_TRUE(person.shows("New card 0: 1 point"));
  person.click({"choice", 0, ""});
  EXPECT_TRUE(person.shows("in place of Card 0"));
  person.click({"step back", 0, ""});
  person.click({"choice", 2, ""});
  person.click({"choice", 0, ""});
  EXPECT_THAT(desk.done, ElementsAre(R"({"act":"buy","level":1,"card":"cards:new_2","remove":0})"));
  EXPECT_TRUE(person.shows("Ashcan Pete leaves the campaign")) << "what can be done at all is offered again";
  EXPECT_TRUE(person.shows("Done: New card 2: 1 point, in place of Card 0"));
  EXPECT_FALSE(person.wish());
}

TEST_F(BetweenScenarios, WhatIsRefusedSaysWhyAndCanBeChosenAnew) {
  CampaignPage page(desk);
  Person person(page);
  for (const int n : {1, 0, 0, 3}) person.click({"choice", n, ""});
  EXPECT_TRUE(desk.done.empty());
  EXPECT_TRUE(person.shows("Card 3 is a weakness and stays in the deck"));
  EXPECT_FALSE(person.shows("Done:"));
  person.click({"choice", 4, ""});
  EXPECT_EQ(desk.done.size(), 1U);
  EXPECT_FALSE(person.shows("stays in the deck"));
}

TEST_F(BetweenScenarios, WhatIsNeededStandsFirstAndKeepsTheNextScenarioFromBeginning) {
  desk.make_vacant();
  CampaignPage page(desk);
  Person person(page);
  EXPECT_TRUE(person.shows("Needed first"));
  EXPECT_TRUE(person.shows("player 2 chooses somebody new first")) << "why it cannot go on";
  EXPECT_FALSE(person.scene.find({"go on", 0, ""})) << "it cannot be clicked";
  person.click({"choice", 0, ""});
  person.click({"choice", 0, ""});
  EXPECT_TRUE(person.shows("Wendy Adams: choose a deck"));
  EXPECT_TRUE(person.shows("no card 'bazooka'"));
  EXPECT_FALSE(person.scene.find({"play deck", 1, ""})) << "what is broken cannot be played";
  person.click({"deck file", 0, ""});
  person.type("bad.yaml");
  EXPECT_TRUE(person.shows("bad.yaml: there is no such file"));
  EXPECT_FALSE(person.scene.find({"play deck", -1, ""}));
  for (int i = 0; i < 8; ++i) person.key("Backspace");
  person.type("good.yaml");
  person.click({"play deck", -1, ""});
  EXPECT_THAT(desk.done, ElementsAre(R"({"act":"replace","who":"wendy","deck":"own"})"));
  EXPECT_FALSE(person.shows("Needed first"));
  EXPECT_TRUE(person.scene.find({"go on", 0, ""}));
}

TEST_F(BetweenScenarios, ADeckOfThePacksIsTakenByOneClick) {
  desk.make_vacant();
  CampaignPage page(desk);
  Person person(page);
  person.click({"choice", 0, ""});
  person.click({"choice", 0, ""});
  person.click({"play deck", 0, ""});
  EXPECT_THAT(desk.done, ElementsAre(HasSubstr(R"("deck":"Starter deck")")));
}

TEST_F(BetweenScenarios, GoingOnIsWishedOnceTheCampaignHasIt) {
  CampaignPage page(desk);
  Person person(page);
  person.click({"go on", 0, ""});
  EXPECT_THAT(desk.done, ElementsAre(R"({"act":"go_on"})"));
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::go_on);
}

TEST_F(BetweenScenarios, AScenarioThatCouldNotBeOpenedIsTriedAgain) {
  desk.ready = true;
  CampaignPage page(desk);
  page.say("the pack 'base' is missing");
  Person person(page);
  EXPECT_TRUE(person.shows("the pack 'base' is missing"));
  person.click({"go on", 0, ""});
  EXPECT_TRUE(desk.done.empty()) << "the campaign has gone on already";
  ASSERT_TRUE(person.wish());
}

TEST_F(BetweenScenarios, AfterItsEndThereIsAnEpilogueAndNothingToDo) {
  desk.end();
  CampaignPage page(desk);
  Person person(page);
  EXPECT_TRUE(person.shows("The campaign is over"));
  EXPECT_TRUE(person.shows("lost: nobody is left to choose"));
  EXPECT_TRUE(person.shows("The house burned down")) << "the log is still there";
  EXPECT_FALSE(person.scene.find({"go on", 0, ""}));
  EXPECT_FALSE(person.scene.find({"choice", 0, ""}));
  person.click({"menu", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::menu);
}

TEST_F(BetweenScenarios, TheKeyboardAloneReachesTheLastOfALongList) {
  CampaignPage page(desk);
  Person person(page, test::metrics_for(1280, 720));
  const auto walk_to = [&](const Action& action) {
    for (int i = 0; i < 300 && page.focus() != action; ++i) person.key("Tab");
    ASSERT_EQ(page.focus(), action);
    person.key("Enter");
  };
  walk_to({"choice", 1, ""});
  walk_to({"choice", 2, ""});
  EXPECT_FALSE(person.scene.find({"choice", 59, ""})) << "below what is seen";
  walk_to({"choice", 59, ""});
  EXPECT_TRUE(person.shows("New card 59"));
  person.key("Escape");
  EXPECT_TRUE(person.scene.find({"choice", 59, ""})) << "one step back, where it was scrolled to";
  person.key("Escape");
  person.key("Escape");
  EXPECT_TRUE(person.shows("Ashcan Pete leaves the campaign"));
}

TEST_F(BetweenScenarios, ACardThatIsPointedAtShowsItsFace) {
  CampaignPage page(desk);
  Person person(page);
  EXPECT_THAT(looked_at(person.scene), HasSubstr("cards:who_1"));
  EXPECT_TRUE(person.shows("The story so far"));
  point_at(person, {"card", 1, "cards:card_4"});
  EXPECT_EQ(looked_at(person.scene), "Face of cards:card_4");
  EXPECT_FALSE(person.shows("The story so far"));
  point_at(person, {"choice", 2, ""});
  EXPECT_EQ(looked_at(person.scene), "Face of cards:lita") << "what a choice is about, too";
  point_at(person, {"choice", 3, ""});
  EXPECT_TRUE(person.shows("The story so far"));
  point_at(person, {"card", 101, "cards:stranger"});
  EXPECT_EQ(looked_at(person.scene), "Face of cards:stranger");
  EXPECT_TRUE(person.shows("The story so far")) << "which it stands in";
}

TEST_F(BetweenScenarios, WhoseChoiceItIsIsShown) {
  CampaignPage page(desk);
  Person person(page);
  EXPECT_TRUE(person.shows("player 1, plays, leads"));
  person.click({"choice", 3, ""});
  EXPECT_TRUE(person.shows("player 2, plays"));
}

TEST_F(BetweenScenarios, NothingOverlapsOrIsCutAtAnySize) {
  for (const Metrics& size : test::all_sizes_and_german()) {
    test::FakeDesk here;
    here.make_vacant();
    CampaignPage page(here);
    Person person(page, size);
    const auto sound = [&](const char* where) {
      person.look();
      EXPECT_EQ(told(troubles(person.scene, size)), "") << where << " at " << at_size(size);
    };
    sound("something needed");
    person.click({"person", 2, ""});
    sound("somebody dead");
    page.set_focus({"choice", 0, ""});
    person.key("Enter");
    sound("newcomers");
    person.key("Enter");
    sound("decks");
    person.key("Escape");
    person.key("Escape");
    page.set_focus({"choice", 1, ""});
    person.key("Enter");
    sound("levels");
    person.key("Enter");
    sound("cards");
    here.end();
    CampaignPage end(here);
    Person reader(end, size);
    EXPECT_EQ(told(troubles(reader.scene, size)), "") << "the end at " << at_size(size);
  }
}

}  // namespace
}  // namespace misk::ui
