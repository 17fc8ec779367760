#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "german.hpp"
#include "screens/start_screen.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using test::at_size;
using test::Person;
using test::told;
using test::troubles;
using ::testing::ElementsAre;

struct AtTheShelf : ::testing::Test {
  test::FakeSource source;
  test::FakeShelf shelf;
  StartScreen screen{source, shelf};
  Person person{screen};

  void SetUp() override { person.click({"page", 0, "packs"}); }
};

TEST_F(AtTheShelf, PacksAreTurnedOffAndOn) {
  person.click({"pack", 0, "pack_1"});
  EXPECT_FALSE(shelf.known[1].on);
  EXPECT_TRUE(person.shows("pack_1 is off."));
  person.click({"pack", 0, "pack_1"});
  EXPECT_TRUE(shelf.known[1].on);
}

TEST_F(AtTheShelf, WhatIsBrokenSaysWhyAndWhatIsNamedByTheCallStaysOn) {
  EXPECT_TRUE(person.shows("needs 'lost' ^1.0, but no pack of that id is there"));
  EXPECT_FALSE(person.scene.find({"pack", 0, "pack_6"}) && person.scene.find({"pack", 0, "pack_6"})->enabled);
}

TEST_F(AtTheShelf, TheSelectedOneIsToldOf) {
  EXPECT_TRUE(person.shows("Lies in packs/pack_0")) << "the first one at the beginning";
  person.click({"look", 0, "pack_2"});
  EXPECT_TRUE(person.shows("Lies in packs/pack_2"));
  EXPECT_FALSE(person.scene.find({"remove", 0, "pack_2"})) << "it comes with misk";
  person.click({"words", 0, ""});
  person.type("number 11");
  EXPECT_FALSE(person.scene.find({"look", 0, "pack_2"}));
  person.click({"look offer", 0, "pack_11"});
  EXPECT_TRUE(person.shows("In Our packs (pack_11)"));
}

TEST_F(AtTheShelf, APackWithSettingsHasAPageForThem) {
  person.click({"look", 0, "pack_0"});
  EXPECT_FALSE(person.scene.find({"pack settings", 0, "pack_0"}));
  person.click({"look", 0, "pack_3"});
  person.click({"pack settings", 0, "pack_3"});
  const auto wish = person.wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, Wish::Kind::pack_settings);
  EXPECT_EQ(wish->file, "pack_3");
}

TEST_F(AtTheShelf, AnUpdateIsShownAskedForAndCarriedOut) {
  person.click({"look", 0, "pack_4"});
  person.click({"install", 1, "pack_4@0.2.0"});
  EXPECT_EQ(shelf.asked, "install pack_4@0.2.0");
  EXPECT_TRUE(person.shows("changes number 3 of pack_4@0.2.0"));
  EXPECT_TRUE(shelf.done.empty());
  person.click({"agree", 0, ""});
  EXPECT_THAT(shelf.done, ElementsAre("install pack_4@0.2.0"));
  EXPECT_TRUE(person.shows("Done: install pack_4@0.2.0"));
  EXPECT_TRUE(person.scene.find({"page", 0, "new"})) << "the question is gone";
}

TEST_F(AtTheShelf, AQuestionIsLeftByEscapeAndNothingElseIsClickedThen) {
  person.click({"look", 0, "pack_4"});
  person.click({"remove", 0, "pack_4"});
  EXPECT_TRUE(person.shows("Remove this pack?"));
  ASSERT_TRUE(person.scene.find({"pack", 0, "pack_1"}) == nullptr ||
              person.scene.at(person.scene.find({"pack", 0, "pack_1"})->rect.centre()) == nullptr);
  person.key("Escape");
  EXPECT_FALSE(person.shows("Remove this pack?"));
  EXPECT_TRUE(person.shows("Packs that are there")) << "Escape left the question, not the page";
  EXPECT_TRUE(shelf.done.empty());
  person.click({"remove", 0, "pack_4"});
  person.click({"cancel", 0, ""});
  EXPECT_TRUE(shelf.done.empty());
}

TEST_F(AtTheShelf, AFileIsInstalledFromItsPath) {
  EXPECT_FALSE(person.scene.find({"install file", 0, ""})) << "nothing is typed yet";
  person.click({"pack file", 0, ""});
  person.type("bad.zip");
  person.click({"install file", 0, ""});
  EXPECT_EQ(shelf.asked, "install bad.zip");
  EXPECT_TRUE(person.shows("the .zip is damaged or not complete"));
  EXPECT_FALSE(person.scene.find({"agree", 0, ""})) << "there is nothing to agree to";
  person.click({"cancel", 0, ""});
  EXPECT_TRUE(shelf.done.empty());
}

TEST_F(AtTheShelf, CataloguesAreLookedThroughByWords) {
  person.click({"words", 0, ""});
  person.type("number 8");
  EXPECT_TRUE(person.scene.find({"install", 0, "pack_8@0.2.0"}));
  EXPECT_FALSE(person.scene.find({"install", 0, "pack_9@0.2.0"}));
  person.type("x");
  EXPECT_TRUE(person.shows("None has these words."));
  for (int i = 0; i < 9; ++i) person.key("Backspace");
  person.type("number 7");
  EXPECT_FALSE(person.scene.find({"install", 0, "pack_7@0.2.0"})) << "that version is there";
}

TEST_F(AtTheShelf, GamesAreMadeAnewWhenPacksHaveChanged) {
  person.click({"page", 0, "new"});
  person.click({"avatar", 0, "who_1"});
  person.click({"page", 0, "packs"});
  person.click({"pack", 0, "pack_1"});
  person.click({"page", 0, "new"});
  EXPECT_TRUE(screen.setup().avatars.empty()) << "whoever was chosen may not be there any more";
}

TEST_F(AtTheShelf, EverythingIsReachedByTheKeyboard) {
  const auto walk_to = [&](const Action& action) {
    for (int i = 0; i < 200 && screen.focus() != action; ++i) person.key("Tab");
    ASSERT_EQ(screen.focus(), action);
  };
  walk_to({"pack", 0, "pack_8"});
  person.key("Space");
  EXPECT_FALSE(shelf.known[8].on);
  walk_to({"install", 0, "pack_12@0.2.0"});
  person.key("Enter");
  walk_to({"agree", 0, ""});
  person.key("Enter");
  EXPECT_THAT(shelf.done, ElementsAre("install pack_12@0.2.0"));
}

TEST_F(AtTheShelf, NothingOverlapsOrIsCutAtAnySize) {
  shelf.wrong = {
      "packs.yaml:2: unknown key 'of' in the list of packs; did you mean 'off'?; until then every pack is "
      "on"};
  shelf.lines = 40;
  for (const Metrics& size : test::all_sizes_and_german()) {
    Person at(screen, size);
    at.click({"page", 0, "packs"});
    EXPECT_EQ(told(troubles(at.scene, size)), "") << at_size(size);
    screen.set_focus({"look", 0, "pack_5"});
    at.key("Enter");
    EXPECT_EQ(told(troubles(at.scene, size)), "") << "a broken one at " << at_size(size);
    screen.set_focus({"look offer", 0, "pack_13"});
    at.key("Enter");
    EXPECT_EQ(told(troubles(at.scene, size)), "") << "an offer at " << at_size(size);
    screen.set_focus({"install", 0, "pack_13@0.2.0"});
    at.key("Enter");
    EXPECT_EQ(told(troubles(at.scene, size)), "") << "a question at " << at_size(size);
    at.key("Escape");
  }
}

}  // namespace
}  // namespace misk::ui
