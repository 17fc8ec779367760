// The deck screen with the bundled packs: a person's clicks and typing, and the resulting files.
#include "screens/deck_screen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "german.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using test::at_size;
using test::Person;
using test::shared_bundled;
using test::told;
using test::troubles;
using ::testing::HasSubstr;
using ::testing::Not;

std::string slurp(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

const std::string kStarter = MISK_SOURCE_DIR "/cards/arkham_core/decks/roland_banks.yaml";

struct AtTheDecks : ::testing::Test {
  test::Folder folder;
  std::unique_ptr<DeckScreen> screen;

  Person sit(const std::string& file = "", const Metrics& size = test::metrics_for(1600, 900)) {
    screen = std::make_unique<DeckScreen>(
        std::make_unique<DeckShelf>(shared_bundled(), "arkham", folder.path(),
                                    [](const std::string& name, game::Scripts&) {
                                      return ImportedDeck{content::read_deck(name), {"a card is left out"}};
                                    }),
        "roland_banks", file);
    return Person(*screen, size);
  }
  const game::DeckEditor& editor() const { return screen->page()->editor(); }
  int copies(const std::string& id) const { return editor().count(*editor().find(id)); }
  /// A deck of the player's own: the starter deck with comments, in decks/mine.yaml.
  std::string own_deck() {
    std::string text = slurp(kStarter);
    text.replace(text.find('\n'), 1, "\n# of mine\n");
    text.replace(0, text.find('\n'), "name: Mine");
    folder.spill("decks/mine.yaml", text);
    return folder / "decks/mine.yaml";
  }
  /// Scrolls with the pointer or keyboard until the row is visible.
  void look_for(Person& person, const std::string& words) {
    person.click({"words", 0, ""});
    person.key("Delete");
    person.type(words);
  }
};

TEST_F(AtTheDecks, ADeckOfAPackIsChangedAsACopyOfOnesOwn) {
  const std::string before = slurp(kStarter);
  Person person = sit();
  EXPECT_TRUE(person.shows("Roland Banks, starter deck"));
  EXPECT_TRUE(person.shows("33 cards \xC2\xB7 legal"));
  EXPECT_FALSE(person.scene.find({"delete", 0, ""})) << "a pack's deck is not deleted";
  person.click({"change", 0, ""});
  ASSERT_TRUE(screen->page());
  EXPECT_TRUE(person.shows("Legal"));
  person.click({"drop", 0, "knife"});
  EXPECT_EQ(copies("knife"), 1);
  person.click({"save", 0, ""});
  EXPECT_EQ(slurp(kStarter), before);
  const content::Deck saved = content::read_deck(folder / "decks/roland_banks_starter_deck_my_own.yaml");
  EXPECT_EQ(saved.name, "Roland Banks, starter deck, my own");
  const auto knife = std::find_if(saved.cards.begin(), saved.cards.end(),
                                  [](const content::DeckEntry& each) { return each.card == "knife"; });
  ASSERT_NE(knife, saved.cards.end());
  EXPECT_EQ(knife->count, 1);
  person.click({"leave", 0, ""});
  EXPECT_FALSE(screen->page()) << "what is saved is left without a question";
  EXPECT_TRUE(person.shows("32 cards \xC2\xB7 not legal"));
}

TEST_F(AtTheDecks, TheOneWhomTheDecksAreForIsShown) {
  for (const auto& [width, height] : test::kUsualSizes) {
    Person person = sit("", test::metrics_for(width, height));
    const Piece* card = nullptr;
    for (const Item& item : person.scene.items)
      if (const Piece* piece = std::get_if<Piece>(&item)) card = piece;
    ASSERT_TRUE(card);
    EXPECT_EQ(card->face->title, "Roland Banks");
    EXPECT_GT(card->rect.h, 0.25F * height);
  }
}

TEST_F(AtTheDecks, CardsArePutInUntilTheRulesSayNoAndTheyTellTheMend) {
  Person person = sit(own_deck());
  ASSERT_TRUE(screen->page());
  EXPECT_TRUE(person.shows("30 of 30"));
  look_for(person, "knife");
  person.click({"add", 1, "knife"});
  EXPECT_EQ(copies("knife"), 3);
  EXPECT_TRUE(person.shows("Not legal: 2 things to mend"));
  EXPECT_TRUE(person.shows("3 copies of Knife; take 1 out: at most 2 of a title"));
  EXPECT_TRUE(person.shows("take 1 out: the deck has 30"));
  EXPECT_TRUE(person.shows("31 of 30"));
  person.click({"add", -1, "knife"});
  EXPECT_TRUE(person.shows("Legal"));
  EXPECT_FALSE(person.shows("Not legal"));
}

TEST_F(AtTheDecks, TheRightButtonTakesOutOfTheListAndPutsIntoTheDeck) {
  Person person = sit(own_deck());
  look_for(person, "knife");
  const auto right = [&](const Action& action) {
    Input input{};
    input.kind = Input::Kind::press;
    input.button = 1;
    ASSERT_TRUE(person.scene.find(action));
    input.at = person.scene.find(action)->rect.centre();
    screen->input(input, person.metrics);
    person.look();
  };
  right({"add", 1, "knife"});
  EXPECT_EQ(copies("knife"), 1);
  right({"drop", 0, "knife"});
  EXPECT_EQ(copies("knife"), 2);
}

TEST_F(AtTheDecks, TheFiltersListByClassTypeLevelAndText) {
  Person person = sit(own_deck());
  const auto set = [&](const char* verb, const std::string& text) {
    const auto is_set = [&] {
      return std::any_of(person.scene.items.begin(), person.scene.items.end(), [&](const Item& item) {
        const Text* words = std::get_if<Text>(&item);
        return words && words->text == text && words->align == Align::centre;
      });
    };
    for (int i = 0; i < 12 && !is_set(); ++i) person.click({verb, 1, ""});
    EXPECT_TRUE(is_set()) << text;
  };
  const auto listed = [&](const std::string& id) { return person.scene.find({"add", 1, id}) != nullptr; };
  EXPECT_TRUE(person.shows("any class"));
  set("class", "Guardian");
  set("type", "Asset");
  set("level", "level 2");
  EXPECT_TRUE(listed("beat_cop_2"));
  EXPECT_FALSE(listed("beat_cop")) << "of level 0";
  person.click({"clear", 0, ""});
  look_for(person, "Heal 1 damage");
  EXPECT_TRUE(listed("first_aid")) << "by its text";
  EXPECT_FALSE(listed("knife"));
  look_for(person, "Lucky!");
  EXPECT_FALSE(listed("lucky")) << "Roland may not have it";
  person.click({"all", 0, ""});
  EXPECT_TRUE(listed("lucky"));
  person.click({"add", 1, "lucky"});
  EXPECT_TRUE(person.shows("Roland Banks cannot have Lucky!"));
}

TEST_F(AtTheDecks, WhatIsPointedAtIsShownWithItsFaceAndItsWholeText) {
  Person person = sit(own_deck());
  look_for(person, "first aid");
  Input input{};
  input.kind = Input::Kind::move;
  input.at = person.scene.find({"add", 1, "first_aid"})->rect.centre();
  screen->input(input, person.metrics);
  person.look();
  const auto is_first_aid = [](const Item& item) {
    const Piece* piece = std::get_if<Piece>(&item);
    return piece && piece->face && piece->face->title == "First Aid" && piece->face->frame == "guardian";
  };
  EXPECT_TRUE(std::any_of(person.scene.items.begin(), person.scene.items.end(), is_first_aid));
  EXPECT_TRUE(person.shows("Talent. Science."));
  EXPECT_NE(screen->presentation()->frames.count("guardian"), 0U);
}

TEST_F(AtTheDecks, AnOwnDeckIsWrittenWhereItLiesWithItsComments) {
  const std::string file = own_deck();
  Person person = sit(file);
  person.click({"drop", 0, "beat_cop"});
  person.click({"name", 0, ""});
  person.key("Delete");
  person.type("Two");
  EXPECT_THAT(slurp(file), HasSubstr("  beat_cop: 1\n")) << "nothing is written before it is saved";
  person.key("S", false, true);
  EXPECT_THAT(slurp(file), Not(HasSubstr("  beat_cop: 1\n")));
  EXPECT_THAT(slurp(file), HasSubstr("# of mine"));
  EXPECT_THAT(slurp(file), HasSubstr("name: \"Two\"\n"));
  EXPECT_FALSE(person.scene.find({"save", 0, ""})) << "there is nothing to save now";
}

TEST_F(AtTheDecks, LeavingAsksWhatBecomesOfWhatIsNotSaved) {
  const std::string file = own_deck(), before = slurp(file);
  Person person = sit(file);
  person.click({"drop", 0, "beat_cop"});
  person.key("Escape");
  EXPECT_TRUE(person.shows("This deck is not saved"));
  EXPECT_FALSE(person.scene.find({"save", 0, ""})) << "it lies under the question";
  person.key("Escape");
  ASSERT_TRUE(screen->page());
  EXPECT_EQ(copies("beat_cop"), 0) << "back at the deck";
  person.key("Escape");
  person.click({"forget", 0, ""});
  EXPECT_FALSE(screen->page());
  EXPECT_EQ(slurp(file), before);
  person.click({"change", 0, ""});
  person.click({"drop", 0, "beat_cop"});
  person.click({"leave", 0, ""});
  person.click({"save and leave", 0, ""});
  EXPECT_FALSE(screen->page());
  EXPECT_THAT(slurp(file), Not(HasSubstr("  beat_cop: 1\n")));
  person.key("Escape");
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
}

TEST_F(AtTheDecks, NoOtherFileIsWrittenOverWithoutBeingAsked) {
  const std::string file = own_deck();
  Person person = sit();
  person.click({"new", 0, ""});
  EXPECT_EQ(copies("rolands_38_special"), 1) << "a new one has what it must have";
  EXPECT_TRUE(person.shows("add 30: the deck has 30"));
  person.click({"name", 0, ""});
  person.key("Delete");
  person.type("Mine");
  person.click({"save", 0, ""});
  EXPECT_TRUE(person.shows("There is a deck of that name"));
  EXPECT_THAT(slurp(file), HasSubstr("# of mine"));
  person.click({"save beside", 0, ""});
  EXPECT_THAT(slurp(file), HasSubstr("# of mine"));
  EXPECT_EQ(content::read_deck(folder / "decks/mine_2.yaml").name, "Mine");
  // Another program writes to the file meanwhile.
  folder.spill("decks/mine_2.yaml", "of another program\n");
  look_for(person, "knife");
  person.click({"add", 1, "knife"});
  person.click({"save", 0, ""});
  EXPECT_TRUE(person.shows("has been changed since it was read"));
  EXPECT_EQ(slurp(folder / "decks/mine_2.yaml"), "of another program\n");
  person.click({"write over", 0, ""});
  EXPECT_THAT(slurp(folder / "decks/mine_2.yaml"), HasSubstr("knife: 1"));
}

TEST_F(AtTheDecks, AnOwnDeckIsDeletedOnceThatIsAgreed) {
  const std::string file = own_deck();
  Person person = sit();
  person.click({"deck", 0, file});
  person.click({"delete", 0, ""});
  EXPECT_TRUE(person.shows("Delete this deck?"));
  person.click({"cancel", 0, ""});
  EXPECT_TRUE(std::filesystem::exists(file));
  person.click({"delete", 0, ""});
  person.click({"delete it", 0, ""});
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_FALSE(person.scene.find({"deck", 0, file}));
}

TEST_F(AtTheDecks, ADeckThatIsNotLegalSaysWhyAndOneThatCannotBeReadToo) {
  folder.spill("decks/bad.yaml",
               "name: Bad\ninvestigator: roland_banks\ncards: {knife: 3, lucky: 1, lantern: 1}\n");
  folder.spill("decks/worse.yaml", "name: [\n");
  Person person = sit();
  EXPECT_TRUE(person.shows("Cannot be read: "));
  person.click({"deck", 0, folder / "decks/bad.yaml"});
  EXPECT_TRUE(person.shows("unknown card 'lantern'"));
  person.click({"change", 0, ""});
  EXPECT_TRUE(person.shows("Not legal: 1 thing to mend"));
  person.click({"drop", 0, "lantern"});
  EXPECT_FALSE(person.shows("unknown card")) << "what nobody declares can be taken out";
  EXPECT_TRUE(person.shows("3 copies of Knife"));
  EXPECT_TRUE(person.shows("Roland Banks cannot have Lucky!"));
}

TEST_F(AtTheDecks, AFileFromElsewhereBecomesADeckOfOnesOwn) {
  folder.spill("from_elsewhere.json",
               R"({"name": "Loaned", "investigator_code": "01001", "slots": {"01086": 2, "01006": 1}})");
  Person person = sit();
  person.click({"owner", 0, "agnes_baker"});
  person.click({"file", 0, ""});
  person.type(folder / "none.json");
  person.click({"import", 0, ""});
  EXPECT_TRUE(person.shows("none.json"));
  EXPECT_FALSE(screen->page());
  person.click({"file", 0, ""});
  person.key("Delete");
  person.type(folder / "from_elsewhere.json");
  person.click({"import", 0, ""});
  ASSERT_TRUE(screen->page()) << "whoever it is for";
  EXPECT_TRUE(person.shows("a card is left out"));
  EXPECT_EQ(copies("knife"), 2);
  person.click({"save", 0, ""});
  EXPECT_EQ(content::read_deck(folder / "decks/loaned.yaml").name, "Loaned");
}

TEST_F(AtTheDecks, WhatADeckSaysItMaySpendIsSetAndKept) {
  const std::string file = own_deck();
  Person person = sit(file);
  EXPECT_TRUE(person.shows("0 of 0"));
  look_for(person, "beat cop");
  person.click({"add", 1, "beat_cop_2"});
  person.click({"drop", 0, "beat_cop"});
  EXPECT_TRUE(person.shows("there is no experience to spend"));
  person.click({"to spend", 1, "experience"});
  EXPECT_TRUE(person.shows("2 of 1"));
  person.click({"to spend", 1, "experience"});
  EXPECT_TRUE(person.shows("Legal"));
  person.click({"save", 0, ""});
  const content::Deck saved = content::read_deck(file);
  ASSERT_EQ(saved.options.size(), 1U);
  EXPECT_EQ(saved.options[0].values[0], "2");
  EXPECT_THAT(slurp(file), HasSubstr("# of mine"));
}

TEST_F(AtTheDecks, TheKeyboardAloneBuildsADeck) {
  Person person = sit();
  const auto walk_to = [&](const Action& action) {
    for (int i = 0; i < 400 && screen->focus() != action; ++i) person.key("Tab");
    ASSERT_EQ(screen->focus(), action);
  };
  walk_to({"new", 0, ""});
  person.key("Enter");
  person.key("F", false, true);
  EXPECT_TRUE(screen->takes_keys());
  person.type("magnifying");
  walk_to({"add", 1, "magnifying_glass"});
  person.key("Enter");
  person.key("Plus");
  EXPECT_EQ(copies("magnifying_glass"), 2);
  person.key("Minus");
  EXPECT_EQ(copies("magnifying_glass"), 1);
  walk_to({"drop", 0, "magnifying_glass"});
  person.key("Enter");
  EXPECT_EQ(copies("magnifying_glass"), 0);
  EXPECT_TRUE(screen->focus()) << "the keyboard stays in the list";
  person.key("S", false, true);
  EXPECT_TRUE(std::filesystem::exists(folder / "decks/deck_of_roland_banks.yaml"));
}

TEST_F(AtTheDecks, NothingOverlapsOrIsCutAtAnySize) {
  own_deck();
  for (const Metrics& size : test::all_sizes_and_german()) {
    Person person = sit("", size);
    EXPECT_EQ(told(troubles(person.scene, size)), "") << at_size(size);
    person.click({"change", 0, ""});
    EXPECT_EQ(told(troubles(person.scene, size)), "") << "a deck at " << at_size(size);
    person.click({"drop", 0, screen->page()->editor().groups().front().cards.front()});
    EXPECT_EQ(told(troubles(person.scene, size)), "") << "not legal at " << at_size(size);
    person.key("Escape");
    EXPECT_EQ(told(troubles(person.scene, size)), "") << "asked at " << at_size(size);
  }
}

}  // namespace
}  // namespace misk::ui
