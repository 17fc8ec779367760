// The window's own words in another language: what a Canvas says, and screens in German.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "german.hpp"
#include "scene/canvas.hpp"
#include "screens/help_screen.hpp"
#include "screens/settings_screen.hpp"
#include "screens/start_screen.hpp"
#include "some_games.hpp"

namespace misk::ui {
namespace {

using test::german;
using test::Person;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A Canvas whose words are known: they are said in capitals.
struct WhatACanvasSays : ::testing::Test {
  Say say = [](const std::string& english) -> std::string {
    if (english == "Undo") return "UNDO, SAID LONGER";
    if (english == "two\nlines") return "BOTH";
    if (english == "legal") return "LEGAL";
    return english;
  };
  Metrics metrics = test::metrics_for(1600, 900);
  Scene scene;
  WhatACanvasSays() { metrics.say = &say; }
  std::vector<std::string> texts() const {
    std::vector<std::string> out;
    for (const Item& item : scene.items)
      if (const Text* text = std::get_if<Text>(&item)) out.push_back(text->text);
    return out;
  }
};

TEST_F(WhatACanvasSays, IsSaidAsAWholeElseLineByLineElsePartByPart) {
  const Canvas canvas(scene, metrics);
  EXPECT_EQ(canvas.said("Undo"), "UNDO, SAID LONGER");
  EXPECT_EQ(canvas.said("two\nlines"), "BOTH");
  EXPECT_EQ(canvas.said("Undo\n\nlegal\nRoland"), "UNDO, SAID LONGER\n\nLEGAL\nRoland");
  EXPECT_EQ(canvas.said("3 cards · legal\nUndo"), "3 cards · LEGAL\nUNDO, SAID LONGER");
  EXPECT_EQ(canvas.said("Undo it"), "Undo it");
  EXPECT_EQ(canvas.said(""), "");
  const Metrics english = test::metrics_for(1600, 900);
  EXPECT_EQ(Canvas(scene, english).said("Undo"), "Undo");
}

TEST_F(WhatACanvasSays, IsDrawnAndMeasured) {
  Canvas canvas(scene, metrics);
  canvas.line({0, 0, 500, 30}, "Undo");
  canvas.paragraph({0, 0, 500, 30}, "legal");
  canvas.button({0, 0, 500, 30}, "Undo", {"undo", 0, ""}, ButtonLook::plain, "legal");
  EXPECT_THAT(texts(), ElementsAre("UNDO, SAID LONGER", "LEGAL", "LEGAL", "UNDO, SAID LONGER"));
  const Metrics english = test::metrics_for(1600, 900);
  const Canvas before(scene, english);
  EXPECT_GT(canvas.button_width("Undo"), before.button_width("Undo"));
  EXPECT_GT(canvas.text_width("Undo", Typeface::label, 15), before.text_width("Undo", Typeface::label, 15));
  EXPECT_GT(canvas.text_height("Undo", 60, Typeface::label, 15),
            before.text_height("Undo", 60, Typeface::label, 15));
}

TEST_F(WhatACanvasSays, LeavesWhatIsTyped) {
  Canvas canvas(scene, metrics);
  canvas.field({0, 0, 500, 30}, "Undo", {"name", 0, ""}, false, "legal");
  canvas.field({0, 0, 500, 30}, "Undo", {"name", 0, ""}, true, "legal");
  canvas.field({0, 0, 500, 30}, "", {"name", 0, ""}, false, "legal");
  EXPECT_THAT(texts(), ElementsAre("Undo", "Undo|", "LEGAL"));
}

TEST(WordsOfTheWindow, ComeFromAnyPackAndLeaveGamesAlone) {
  const Say& say = test::in_german();
  EXPECT_EQ(say("Undo"), "Rückgängig");
  EXPECT_EQ(say("Seat 2: Roland"), "Platz 2: Roland");
  EXPECT_EQ(say("3 of up to 8"), "3 von bis zu 8");
  EXPECT_EQ(say("Ward of Protection"), "Ward of Protection") << "{number} stands for digits only";
  EXPECT_EQ(say("Draw 3 cards"), "Draw 3 cards");
  EXPECT_EQ(say("Ctrl+Shift+PageUp"), "Strg+Umsch+Bild auf");
  EXPECT_EQ(say("Counted in your statistics: 2 games won in a row."),
            "In deiner Statistik gezählt: 2 Spiele in Folge gewonnen.");
  EXPECT_EQ(game::Translation::of_window(test::bundled().library(), "en").text("Undo"), "Undo");
  EXPECT_EQ(game::Translation::of_window(test::bundled().library(), "fr").text("Undo"), "Undo");
  const game::Translation of_a_game(test::bundled().library(), "arkham", "de", nullptr);
  EXPECT_EQ(of_a_game.text("Undo"), "Undo") << "a game does not know them";
  EXPECT_EQ(of_a_game.text("nobody"), "niemand") << "the engine's words are told in every game";
}

/// Texts and tips of a picture that have English words in them. `made_up`: what is not of the window.
std::set<std::string> english_in(const Scene& scene, const Metrics& metrics, const std::string& made_up) {
  static const std::regex kEnglish(
      "\\b(the|and|of|to|is|are|with|from|your?|that|it|for|by|at|as|on|not|back|close|cancel|save|saved|"
      "choose|"
      "open|undo|rules|keys|settings|size|sound|cards?|games?|quit|new|log|menu|deck "
      "of|lines|answers?|points|"
      "space|enter|page|left|right|ctrl|shift)\\b",
      std::regex::icase);
  Scene empty;
  const Canvas canvas(empty, metrics);
  std::vector<std::string> texts;
  for (const Item& item : scene.items)
    if (const Text* text = std::get_if<Text>(&item)) texts.push_back(text->text);
  for (const Hit& hit : scene.hits) texts.push_back(canvas.said(hit.tip));
  std::set<std::string> out;
  const std::regex own(made_up);
  for (const std::string& text : texts)
    if (const std::string rest = std::regex_replace(text, own, ""); std::regex_search(rest, kEnglish))
      out.insert(text);
  return out;
}

TEST(InGerman, TheStartScreenIs) {
  test::FakeSource source;
  source.saved = test::FakeSource::some_saves(3);
  test::FakeShelf shelf;
  StartScreen screen(source, shelf);
  Person person(screen, german(1600, 900));
  const char* const kMadeUp =
      "The Night( of the Long Name)?|The Made-up|(\\*\\*Reaction|You get|What is in it).*|A Day|Many Nights|"
      "At random|First seat|Lead investigator|Pack number.*|misk index|By A\\. Author|Card number|A Game of "
      "(Cards|Dice)"
      "|The Card Game|Nothing to Play|As its catalogue.*|.*\\.(zip|misk).*";
  EXPECT_TRUE(person.shows("Neues Spiel"));
  EXPECT_TRUE(person.shows("Wähle, wer spielt: 1 bis 4 Ermittler."));
  EXPECT_THAT(english_in(person.scene, person.metrics, kMadeUp), IsEmpty());
  person.click({"avatar", 0, "who_2"});
  EXPECT_TRUE(person.shows("Gespielt von"));
  EXPECT_THAT(english_in(person.scene, person.metrics, kMadeUp), IsEmpty());
  for (const char* page : {"resume", "packs", "statistics"}) {
    person.click({"page", 0, page});
    EXPECT_THAT(english_in(person.scene, person.metrics, kMadeUp), IsEmpty()) << page;
  }
}

TEST(InGerman, SettingsAndKeysAre) {
  SettingsScreen settings({}, "", {}, {{"de", "Deutsch"}, {"en", "English"}});
  Person person(settings, german(1600, 900));
  EXPECT_TRUE(person.shows("Bewegung und Ton"));
  EXPECT_TRUE(person.shows("Umsch+Tab"));
  EXPECT_THAT(english_in(person.scene, person.metrics, "misk"), IsEmpty());
  HelpScreen help({});
  Person reader(help, german(1600, 900));
  EXPECT_TRUE(reader.shows("Alles lässt sich anklicken."));
  EXPECT_THAT(english_in(reader.scene, reader.metrics, "misk"), IsEmpty());
}

TEST(InGerman, TheEndIs) {
  const EndData data = test::an_end_with_story();
  EndScreen screen(data);
  Person person(screen, german(1600, 900));
  EXPECT_TRUE(person.shows("Was den Ausschlag gab"));
  EXPECT_TRUE(person.shows("In deiner Statistik gezählt."));
  for (const char* english : {"What decided it", "Gained", "Table and log", "Quit", "Seed "})
    EXPECT_FALSE(person.shows(english)) << english;
}

TEST(InGerman, TheTableItsQuestionItsLogAndItsRulesAre) {
  const auto open = test::open_game("the_gathering", 2, 3);
  TableScreen screen(open->playing(), test::still());
  test::Hand hand(screen, german(1600, 900));
  for (const char* text : {"Rückgängig", "Verlauf", "VERLAUF", "JETZT", "  (0 bis 5)", "Keine"})
    EXPECT_TRUE(hand.shows(text)) << text;
  for (const char* text : {"Undo", "LOG", "NOW", "(0 to", "None"}) EXPECT_FALSE(hand.shows(text)) << text;
  const std::vector<std::pair<std::string, std::string>> kDialogs = {{"menu", "Neu beginnen, gleicher Seed"},
                                                                     {"help", "Die Zeitleiste"},
                                                                     {"log", "Schließen"},
                                                                     {"skips", "An diesen Fenstern"},
                                                                     {"points", "Punkte zum Zurückkehren"},
                                                                     {"why", "Warum geht das nicht"},
                                                                     {"odds", "Chancen"},
                                                                     {"bag", "Schließen"},
                                                                     {"rules", "In den Regeln: "}};
  for (const auto& [dialog, german_text] : kDialogs) {
    screen.act({"open", 0, dialog});
    hand.look();
    EXPECT_TRUE(hand.shows(german_text)) << dialog;
    for (const char* text :
         {"Close", "Back", "Undo", "Move aside", "Type a word", "In the rules", "See also"})
      EXPECT_FALSE(hand.shows(text)) << dialog << ": " << text;
    screen.act({"close", 0, ""});
  }
}

}  // namespace
}  // namespace misk::ui
