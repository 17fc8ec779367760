#include "language/translation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "language/language.hpp"

namespace misk::game {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

content::Pack pack_of(const std::string& id, const std::string& language, const std::string& yaml) {
  content::Pack pack;
  pack.manifest.id = id;
  pack.manifest.game = "game";
  pack.root = "/packs/" + id;
  pack.texts.push_back({"i18n/" + language + ".yaml", yaml});
  return pack;
}

/// A game with a lamp (two abilities), a knife and Roland.
struct SpokenGerman : ::testing::Test {
  SpokenGerman() {
    add("lamp", "Lamp", {"Draw a card.", "You get +1 combat."});
    add("knife", "Knife", {"Draw a card."});
    add("roland", "Roland Banks", {});
    image.definitions[0].subtitle = "The Light";
  }
  void add(const std::string& id, const std::string& title, const std::vector<std::string>& abilities) {
    kernel::Definition definition;
    definition.id = "game:" + id;
    definition.title = title;
    const auto index = static_cast<kernel::Id>(image.definitions.size());
    for (const std::string& text : abilities) {
      kernel::Ability ability;
      ability.definition = index;
      ability.text = text;
      definition.abilities.push_back(static_cast<kernel::Id>(image.abilities.size()));
      image.abilities.push_back(ability);
    }
    image.definition_index[definition.id] = index;
    image.definitions.push_back(definition);
  }
  Translation german(const std::string& yaml) {
    library.packs = {pack_of("game", "de", yaml)};
    return Translation(library, "game", "de", &image);
  }

  kernel::Image image;
  content::Library library;
};

const char* const kGerman = R"(language: Deutsch
cards:
  lamp: { name: Lampe, subtitle: Das Licht, abilities: { "Draw a card.": "Ziehe eine Karte.",
          "You get +1 combat.": "Du erhältst +1 [combat]." } }
  knife: { name: Messer, abilities: { "Draw a card.": "Ziehe genau eine Karte." } }
texts:
  "Which card?": "Welche Karte?"
  "Attempt {1}?": "{1} versuchen?"
  "Draw {1} cards": "{1?Eine Karte:{1} Karten} ziehen"
  "{1} uses": "{1} Ladungen"
  "  hand:    {1}": "  Hand:    {1}"
  "Agenda {1}  {2} doom  {3} of {4}": "Agenda {1}  {2} Verderben {3} von {4}"
  "--- Round {1}, {2} ": "--- Runde {1}, {2} "
  "Enemy phase": "Gegnerphase"
  "**Forced** - ": "**Erzwungen** - "
  " of the discard pile": " des Ablagestapels"
  "the top": "das Oberste"
  "Item": "Gegenstand"
  " and ": " und "
  "{actor} draws {subject}.": "{actor} zieht {subject}."
)";

TEST_F(SpokenGerman, NamesAndAbilitiesAreThoseOfTheCard) {
  const Translation words = german(kGerman);
  EXPECT_EQ(words.title(0), "Lampe");
  EXPECT_EQ(words.subtitle(0), "Das Licht");
  EXPECT_EQ(words.ability(0), "Ziehe eine Karte.");
  EXPECT_EQ(words.ability(2), "Ziehe genau eine Karte.") << "the same English on another card";
  EXPECT_EQ(words.title(2), "Roland Banks") << "what is missing stays English";
  EXPECT_THAT(words.diagnostics(), IsEmpty());
}

TEST_F(SpokenGerman, ComposedPromptsAreKnownByTheirPlaceholders) {
  const Translation words = german(kGerman);
  EXPECT_EQ(words.text("Which card?"), "Welche Karte?");
  EXPECT_EQ(words.text("Attempt Lamp?"), "Lampe versuchen?");
  EXPECT_EQ(words.text("Attempt Roland Banks?"), "Roland Banks versuchen?");
  EXPECT_EQ(words.text("Discard a Lamp?"), "Discard a Lamp?") << "no half of a sentence";
}

TEST_F(SpokenGerman, ATranslatorChoosesBetweenOneAndMore) {
  const Translation words = german(
      "texts: { \"Draw {1} cards\": \"{1} {1?Karte:Karten} ziehen\", \"{amount} clue{s}\": \"{amount} "
      "{amount?Hinweis:Hinweise}\" }");
  EXPECT_EQ(words.text("Draw 1 cards"), "1 Karte ziehen");
  EXPECT_EQ(words.text("Draw 2 cards"), "2 Karten ziehen");
  EXPECT_EQ(fill_text(words.said("{amount} clue{s}"), [](const std::string&) { return "3"; }), "3 Hinweise");
}

TEST_F(SpokenGerman, LinesAreTranslatedPartByPart) {
  const Translation words = german(kGerman);
  EXPECT_EQ(words.line("Lamp, Knife and Roland Banks"), "Lampe, Messer und Roland Banks");
  EXPECT_EQ(words.line("Item. Weapon."), "Gegenstand. Weapon.");
  EXPECT_EQ(words.line("  hand:    Lamp (2) A, Knife [3 uses]"), "  Hand:    Lampe (2) A, Messer [3 uses]");
  EXPECT_EQ(words.line("3 uses"), "3 Ladungen");
  EXPECT_EQ(words.line("the top of the discard pile"), "das Oberste des Ablagestapels");
  EXPECT_EQ(words.line("Lamplight"), "Lamplight") << "a name is a word of its own";
  EXPECT_EQ(words.line("12"), "12");
}

TEST_F(SpokenGerman, ColumnsStayWhereTheyAre) {
  const Translation words = german(kGerman);
  EXPECT_EQ(words.line("Agenda 1  Lamp              doom  0 of 3"),
            "Agenda 1  Lampe             Verderben 0 von 3");
  EXPECT_EQ(words.line("--- Round 3, Enemy phase -----"), "--- Runde 3, Gegnerphase -----");
}

TEST_F(SpokenGerman, ParagraphsOfAFaceKeepWhatStandsBeforeThem) {
  const Translation words = german(kGerman);
  EXPECT_EQ(words.line("**Forced** - Draw a card.", 0), "**Erzwungen** - Ziehe eine Karte.");
  EXPECT_EQ(words.line("[reaction] Draw a card.", 1), "[reaction] Ziehe genau eine Karte.");
  EXPECT_EQ(words.line("You get +1 [combat].", 0), "Du erhältst +1 [combat].") << "the face adds the symbol";
}

TEST_F(SpokenGerman, LaterPacksAndRegionsWin) {
  library.packs = {
      pack_of("game", "pt", "cards: { lamp: { name: Lampada }, knife: { name: Faca } }"),
      pack_of("game_br", "pt-BR", "cards: { \"game:lamp\": { name: Lumin\xC3\xA1ria } }"),
      pack_of("other", "pt", "texts: { yes: sim }\ncards: { \"game:knife\": { name: Facalhao } }")};
  const Translation words(library, "game", "pt-BR", &image);
  EXPECT_EQ(words.title(0), "Lumin\xC3\xA1ria");
  EXPECT_EQ(words.title(1), "Facalhao");
  EXPECT_EQ(words.text("yes"), "sim");
}

TEST_F(SpokenGerman, EnglishIsAsTheScriptsHaveIt) {
  library.packs = {pack_of("game", "de", kGerman)};
  const Translation words(library, "game", "", &image);
  EXPECT_EQ(words.title(0), "Lamp");
  EXPECT_EQ(words.ability(0), "Draw a card.");
  EXPECT_EQ(words.text("Which card?"), "Which card?");
  EXPECT_EQ(words.line("Lamp, Knife"), "Lamp, Knife");
}

TEST_F(SpokenGerman, AFileThatIsNoYamlLeavesItInEnglish) {
  const Translation words = german("cards: [ }");
  EXPECT_EQ(words.title(0), "Lamp");
  ASSERT_EQ(words.diagnostics().size(), 1U);
  EXPECT_EQ(words.diagnostics()[0].file, "/packs/game/i18n/de.yaml");
}

TEST(Languages, AreWhatPacksHaveFilesFor) {
  content::Library library;
  library.packs = {pack_of("a", "de", "texts: {}"), pack_of("b", "de", "language: Deutsch"),
                   pack_of("c", "pt-BR", "")};
  EXPECT_THAT(languages(library),
              ElementsAre(Language{"de", "Deutsch"}, Language{"en", "English"}, Language{"pt-BR", "pt-BR"}));
}

TEST(Languages, TheNearestThatIsOfferedIsTaken) {
  const std::vector<Language> offered = {{"de", ""}, {"en", ""}, {"pt-BR", ""}};
  EXPECT_EQ(offered_language(offered, "de"), "de");
  EXPECT_EQ(offered_language(offered, "de-AT"), "de");
  EXPECT_EQ(offered_language(offered, "pt"), "pt-BR");
  EXPECT_EQ(offered_language(offered, "fr"), "");
}

TEST(Languages, TheEnvironmentSaysOneInItsOwnWay) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
  EXPECT_EQ(environment_language(), "");
  setenv("LANG", "de_AT.UTF-8@euro", 1);
  EXPECT_EQ(environment_language(), "de-AT");
  setenv("LC_MESSAGES", "fr", 1);
  EXPECT_EQ(environment_language(), "fr");
  setenv("LC_ALL", "C.UTF-8", 1);
  EXPECT_EQ(environment_language(), "en");
  for (const char* name : {"LC_MESSAGES", "LANG"}) unsetenv(name);
}

TEST(TextTemplate, FindsWhatStandsInItsPlaceholders) {
  const TextTemplate text("Spend {1} of {2}?");
  const auto found = text.match("Spend 3 of Roland's of late?");
  ASSERT_TRUE(found);
  EXPECT_EQ((*found)[0].second, "3");
  EXPECT_EQ((*found)[1].second, "Roland's of late");
  EXPECT_FALSE(text.match("Spend 3 of Roland"));
  EXPECT_FALSE(TextTemplate("Which card?").sound()) << "no placeholders";
  EXPECT_FALSE(TextTemplate("{1}: {2}").sound()) << "no letters";
}

TEST(TextTemplate, ANumberIsDigitsOnly) {
  const TextTemplate text("{number} of {number2}");
  const auto found = text.match("3 of 12");
  ASSERT_TRUE(found);
  EXPECT_EQ((*found)[0].second, "3");
  EXPECT_EQ((*found)[1].second, "12");
  for (const char* other : {"Ward of Protection", "3 of Roland", "x of 3", "3 of ", " of 3", "3 of 4 of 5"})
    EXPECT_FALSE(text.match(other)) << other;
}

TEST(TextTemplate, TriesOnlySoLong) {
  std::string placeholders, text;
  for (int i = 0; i < 12; ++i) placeholders += "{" + std::to_string(i) + "}a";
  for (int i = 0; i < 400; ++i) text += "a";
  EXPECT_FALSE(TextTemplate(placeholders + "bb").match(text));
}

}  // namespace
}  // namespace misk::game
