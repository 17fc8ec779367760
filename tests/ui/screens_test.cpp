#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "german.hpp"
#include "screens/end_screen.hpp"
#include "screens/error_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/pack_settings_screen.hpp"
#include "screens/settings_screen.hpp"
#include "some_games.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using test::all_sizes;
using test::at_size;
using test::Person;
using test::told;
using test::troubles;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(SettingsScreen, EveryChangeCountsAtOnceAndBackSavesIt) {
  const test::Folder folder;
  Settings seen;
  SettingsScreen screen({}, folder / "table.yaml", [&](const Settings& now) { seen = now; });
  Person person(screen);
  person.click({"set", 1, "scale"});
  EXPECT_NEAR(seen.scale, 0.8F, 1e-4);
  person.click({"set", -1, "scale"});
  EXPECT_EQ(seen.scale, 0) << "by the window";
  person.click({"set", 1, "text_scale"});
  person.click({"set", -1, "animation"});
  person.click({"set", 1, "pace"});
  person.click({"set", 1, "volume"});
  for (const char* what : {"sound", "colour_blind", "hot_seat", "auto_zoom", "pass_declined"})
    person.click({"flip", 0, what});
  person.click({"image_folder", 0, ""});
  person.type("art");
  EXPECT_NEAR(seen.text_scale, 1.1F, 1e-4);
  EXPECT_EQ(seen.animation, 0.5F);
  EXPECT_EQ(seen.pace, Pace::slow);
  EXPECT_NEAR(seen.volume, 0.6F, 1e-4);
  EXPECT_FALSE(seen.sound);
  EXPECT_TRUE(seen.colour_blind);
  EXPECT_TRUE(seen.hot_seat);
  EXPECT_FALSE(seen.auto_zoom);
  EXPECT_FALSE(seen.pass_declined);
  EXPECT_EQ(seen.image_folder, "art");
  person.click({"back", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
  std::vector<std::string> problems;
  EXPECT_EQ(read_settings(folder / "table.yaml", problems).image_folder, "art");
}

TEST(SettingsScreen, ANewKeyIsPressedAndOneThatIsTakenIsSwapped) {
  SettingsScreen screen({}, "");
  Person person(screen);
  person.click({"bind", 0, "log"});
  EXPECT_TRUE(screen.takes_keys());
  person.key("Z", false, true);
  EXPECT_FALSE(screen.takes_keys());
  EXPECT_EQ(key_of(screen.settings(), "log"), "Ctrl+Z");
  EXPECT_EQ(key_of(screen.settings(), "undo"), "L");
  EXPECT_TRUE(person.shows("Ctrl+Z was the key for"));
  person.click({"bind", 0, "log"});
  person.key("Escape");
  EXPECT_EQ(key_of(screen.settings(), "log"), "Ctrl+Z") << "Escape leaves it";
  person.click({"usual keys", 0, ""});
  EXPECT_TRUE(screen.settings().keys.empty());
}

TEST(SettingsScreen, ALanguageIsChosenOfThoseThatPacksSpeak) {
  SettingsScreen screen({}, "", {}, {{"de", "Deutsch"}, {"en", "English"}});
  Person person(screen);
  EXPECT_TRUE(person.shows("as the system has it"));
  person.click({"set", 1, "language"});
  EXPECT_EQ(screen.settings().language, "de");
  EXPECT_TRUE(person.shows("Deutsch"));
  person.click({"set", 1, "language"});
  EXPECT_EQ(screen.settings().language, "en");
  person.click({"set", 1, "language"});
  EXPECT_EQ(screen.settings().language, "");
  SettingsScreen alone({}, "", {}, {{"en", "English"}});
  EXPECT_FALSE(Person(alone).scene.find({"set", 1, "language"})) << "nothing to choose";
}

TEST(SettingsScreen, WhereTheyCannotBeSavedItSaysSoOnceAndThenGoesBack) {
  const test::Folder folder;
  folder.spill("file", "");
  SettingsScreen screen({}, folder / "file/table.yaml");
  Person person(screen);
  person.click({"flip", 0, "sound"});
  person.key("Escape");
  EXPECT_FALSE(person.wish());
  EXPECT_TRUE(person.shows("cannot be saved"));
  person.key("Escape");
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
}

TEST(SettingsScreen, NothingOverlapsOrIsCutAtAnySize) {
  SettingsScreen screen({}, "", {}, {{"de", "Deutsch"}, {"en", "English"}});
  for (const Metrics& size : test::all_sizes_and_german()) {
    Person person(screen, size);
    EXPECT_EQ(told(troubles(person.scene, size)), "") << at_size(size);
  }
}

TEST(PackSettingsScreen, EveryKindIsSetAndKeptAtOnce) {
  test::FakeShelf shelf;
  PackSettingsScreen screen(shelf, "pack_3");
  Person person(screen);
  EXPECT_TRUE(person.shows("Pack number 3"));
  EXPECT_TRUE(person.shows("Waves break over the pier"));
  person.click({"flip", 0, "storm"});
  EXPECT_EQ(shelf.set["storm"], "true");
  EXPECT_TRUE(person.shows("A calm sea"));
  person.click({"set", 1, "sea"});
  EXPECT_TRUE(person.shows("A high sea"));
  person.click({"set", 1, "sea"});
  EXPECT_EQ(shelf.set["sea"], "calm") << "round and round";
  person.click({"set", 1, "waves"});
  person.click({"set", 1, "waves"});
  EXPECT_EQ(shelf.set["waves"], "5");
  EXPECT_EQ(person.scene.find({"set", 1, "waves"}), nullptr) << "there are no more";
  person.click({"number", 0, "boats"});
  for (int i = 0; i < 3; ++i) person.key("Backspace");
  for (int i = 0; i < 4; ++i) person.type("9");
  EXPECT_EQ(shelf.set["boats"], "999") << "what is too much is not taken";
  EXPECT_TRUE(person.shows("Boats: write a whole number from 1 to 1000"));
  person.click({"usual", 0, ""});
  EXPECT_TRUE(shelf.set.empty());
  shelf.refuses = "the disk is full";
  person.click({"flip", 0, "storm"});
  EXPECT_TRUE(person.shows("the disk is full"));
  person.key("Escape");
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
}

TEST(PackSettingsScreen, NothingOverlapsOrIsCutAtAnySize) {
  test::FakeShelf shelf;
  PackSettingsScreen screen(shelf, "pack_3");
  for (const Metrics& size : test::all_sizes_and_german()) {
    Person person(screen, size);
    EXPECT_EQ(told(troubles(person.scene, size)), "") << at_size(size);
  }
}

TEST(HelpScreen, ShowsEveryKeyAndIsLeftByItsOwn) {
  Settings settings;
  settings.keys["help"] = "H";
  HelpScreen screen(settings);
  for (const Metrics& size : all_sizes()) {
    Person person(screen, size);
    EXPECT_EQ(told(troubles(person.scene, size)), "") << at_size(size);
    for (const KeyBinding& binding : key_bindings()) EXPECT_TRUE(person.shows(binding.text)) << binding.text;
  }
  Person person(screen);
  person.key("H");
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
}

std::vector<Problem> some_problems() {
  std::vector<Problem> out;
  for (int i = 0; i < 9; ++i)
    out.push_back({i % 2 == 0, "packs/night/cards/lamp_" + std::to_string(i) + ".lua:12",
                   "unknown field 'cots' in the asset Night Porter", "did you mean 'cost'?",
                   "stack traceback:\n  cards/lamp.lua:12: in main chunk\n  [the pack night]"});
  return out;
}

TEST(ErrorScreen, ShowsWhereAndHowItIsMendedAndGoesOnWithoutThem) {
  ErrorScreen screen(some_problems(), "9 things are wrong with the packs.");
  Person person(screen);
  EXPECT_TRUE(person.shows("packs/night/cards/lamp_0.lua:12"));
  EXPECT_TRUE(person.shows("did you mean 'cost'?"));
  EXPECT_FALSE(person.shows("stack traceback"));
  person.click({"details", 1, ""});
  EXPECT_TRUE(person.shows("stack traceback"));
  person.click({"back", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
  person.click({"quit", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::quit);
  for (const Metrics& size : all_sizes()) {
    Person other(screen, size);
    EXPECT_EQ(told(troubles(other.scene, size)), "") << at_size(size);
  }
}

TEST(ErrorScreen, WithNothingToGoOnWithThereIsOnlyTheWayOut) {
  ErrorScreen screen(some_problems(), "Nothing can be played.", "");
  Person person(screen);
  EXPECT_FALSE(person.scene.find({"back", 0, ""}));
  person.key("Escape");
  EXPECT_EQ(person.wish()->kind, Wish::Kind::quit);
}

TEST(Problems, OfPacksAndScriptsHaveFileLineAndMend) {
  content::Diagnostic wrong;
  wrong.file = "a/pack.yaml";
  wrong.line = 3;
  wrong.message = "no id";
  wrong.mend = "add one";
  script::Report failed;
  failed.file = "b.lua";
  failed.line = 7;
  failed.message = "nil";
  failed.details = "trace";
  EXPECT_EQ(problems_of(content::Diagnostics{wrong})[0].where, "a/pack.yaml:3");
  EXPECT_EQ(problems_of(content::Diagnostics{wrong})[0].mend, "add one");
  EXPECT_EQ(problems_of(std::vector<script::Report>{failed})[0].details, "trace");
}

EndData an_end(int seats) {
  EndData data;
  data.game = "A Game of Cards: The Card Game";
  data.scenario = "The Night of the Long Name";
  data.outcome = "Resolution 1";
  data.epilogue = {
      "The house burns behind you. Nobody will believe what stood in the cellar, and you will not tell.",
      "The investigators have completed the scenario.", "  Jacqueline Fine: unharmed; 2 experience"};
  data.statistics = {{"Rounds", "12"}, {"Decisions", "214"}, {"Time", "1 h 12 min"}};
  for (int i = 0; i < seats; ++i)
    data.seats.push_back({"Jacqueline Fine",
                          test::FakeSource::face_of("Jacqueline Fine", Shape::wide),
                          {"3 damage, 1 horror", "2 experience; 1 mental trauma"}});
  data.seed = 123456789;
  return data;
}

TEST(EndScreen, EveryWayOnIsOffered) {
  EndScreen screen(an_end(2));
  Person person(screen);
  person.click({"again", 1, ""});
  auto wish = person.wish();
  EXPECT_EQ(wish->kind, Wish::Kind::again);
  EXPECT_TRUE(wish->same_seed);
  person.click({"again", 0, ""});
  EXPECT_FALSE(person.wish()->same_seed);
  person.click({"table", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::back);
  person.click({"menu", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::menu);
  person.click({"quit", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::quit);
  EXPECT_TRUE(person.shows("123456789"));
  EXPECT_TRUE(person.shows("1 h 12 min"));
}

TEST(EndScreen, AWonGameGoesOnWithTheNextAndALostOneIsTriedAgain) {
  for (const bool won : {true, false}) {
    EndData data = test::an_end_with_story();
    data.won = won;
    EndScreen screen(std::move(data));
    Person person(screen);
    person.key("Enter");
    EXPECT_EQ(person.wish()->kind, won ? Wish::Kind::start : Wish::Kind::again);
  }
}

TEST(EndScreen, TheCourseIsCountedInRoundNumbers) {
  EndData data = test::an_end_with_story();
  data.chronicle.curves.front().values.back() = 92;
  EndScreen screen(std::move(data));
  const Person person(screen);
  std::vector<std::string> numbers;
  for (const Item& item : person.scene.items)
    if (const Text* text = std::get_if<Text>(&item);
        text && text->align == Align::right && text->colour == theme::kDim)
      numbers.push_back(text->text);
  EXPECT_THAT(numbers, ElementsAre("0", "25", "50", "75", "14")) << "and the last round";
}

TEST(EndScreen, APartOfACampaignGoesOnAndIsNotPlayedAgain) {
  EndData data = an_end(2);
  data.go_on = "Go on with the campaign";
  EndScreen screen(std::move(data));
  Person person(screen);
  EXPECT_FALSE(person.scene.find({"again", 1, ""}));
  EXPECT_FALSE(person.scene.find({"again", 0, ""}));
  person.click({"go on", 0, ""});
  EXPECT_EQ(person.wish()->kind, Wish::Kind::go_on);
}

TEST(EndScreen, NothingOverlapsOrIsCutAtAnySize) {
  for (const int seats : {0, 1, 8})
    for (const Metrics& size : test::all_sizes_and_german()) {
      EndScreen screen(an_end(seats));
      Person person(screen, size);
      EXPECT_EQ(told(troubles(person.scene, size)), "") << seats << " seats at " << at_size(size);
    }
}

}  // namespace
}  // namespace misk::ui
