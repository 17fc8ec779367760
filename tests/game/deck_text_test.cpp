// The text of a deck file, changed bit by bit. Unchanged parts stay as the player wrote them.
#include "decks/deck_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "decks/deck_editor.hpp"

namespace misk::game {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kDeck =
    "name: Mine\n# why\ninvestigator: someone\ncards:\n  lamp: 1   # the good one\n  rope: 2\n";

TEST(DeckText, ANameTakesThePlaceOfTheOneThatThereIs) {
  DeckText text(kDeck, "mine.yaml");
  text.set_name("The \"best\" one: #1");
  EXPECT_EQ(text.deck().name, "The \"best\" one: #1");
  EXPECT_THAT(text.text(), HasSubstr("# why\n"));
  EXPECT_FALSE(text.lost_comments());
  DeckText folded("name: >-\n  of two\n  lines\n" + kDeck.substr(kDeck.find('#')), "mine.yaml");
  folded.set_name("Other");
  EXPECT_EQ(folded.deck().name, "Other");
  EXPECT_TRUE(folded.lost_comments());
}

TEST(DeckText, AnOptionIsSetChangedAndTakenOut) {
  DeckText text(kDeck, "mine.yaml");
  text.set_option("spend", "3");
  EXPECT_EQ(text.text(), kDeck + "options: { spend: 3 }\n");
  text.set_option("spend", "4");
  text.set_option("kind", "short");
  EXPECT_EQ(text.text(), kDeck + "options: { spend: 4, kind: short }\n");
  text.set("lamp", 2);
  EXPECT_THAT(text.text(), HasSubstr("lamp: 2   # the good one\n"));
  text.set_option("spend", "");
  text.set_option("kind", "");
  text.set("lamp", 1);
  EXPECT_EQ(text.text(), kDeck);
}

TEST(DeckText, OptionsThatAreLaidOutInAnotherWayAreKept) {
  DeckText text(kDeck + "options:\n  list: [a, b]\n", "mine.yaml");
  text.set_option("spend", "3");
  ASSERT_EQ(text.deck().options.size(), 2U);
  EXPECT_EQ(text.deck().options[0].values, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(text.deck().options[1].values, (std::vector<std::string>{"3"}));
}

TEST(DeckFileName, IsOneEverywhere) {
  EXPECT_EQ(deck_file_name("Roland Banks, starter deck"), "roland_banks_starter_deck.yaml");
  EXPECT_EQ(deck_file_name("../../Skids' \xC3\xA9t\xC3\xA9 #2"), "skids_t_2.yaml");
  EXPECT_EQ(deck_file_name("\xE2\x98\x85"), "deck.yaml");
  EXPECT_EQ(deck_file_name(std::string(400, 'a')).size(), 65U);
}

}  // namespace
}  // namespace misk::game
