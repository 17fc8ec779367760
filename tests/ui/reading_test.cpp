// A scene in words: what it shows, line by line, and what a place to click is called.
#include "scene/reading.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "scene/canvas.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

const SymbolWord kWord = [](const std::string& symbol) { return symbol == "clue" ? "clues" : symbol; };

Piece card(const std::string& title) {
  Face face;
  face.title = title;
  face.stats = {{"fight", "3"}, {"health", "2"}};
  face.text = {"**Hunter.**", "Discard 1 [clue]."};
  Piece piece;
  piece.rect = {10, 10, 50, 70};
  piece.face = std::make_shared<const Face>(face);
  piece.id = 7;
  return piece;
}

TEST(SceneReader, LeavesOutMarkupAndNamesSymbols) {
  EXPECT_EQ(in_words("**Fight:** _Ghoul_ takes 2 [clue] now.", kWord), "Fight: Ghoul takes 2 clues now.");
  EXPECT_EQ(in_words("One\nTwo", kWord), "One\nTwo");
  EXPECT_EQ(in_words("[clue] clues 4", kWord), "clues 4") << "a symbol before its own word";
  EXPECT_EQ(in_words("", kWord), "");
}

TEST(SceneReader, TellsOfACardWhatLiesOnItNow) {
  Piece piece = card("Ghoul");
  piece.marks.stats = {{"health", "1"}};
  piece.marks.tokens = {{"clue", 2, ""}, {"use", 3, "ammo"}};
  piece.marks.notes = {"in Attic"};
  piece.marks.turned = true;
  piece.glow = {1, 1, 1, 255};
  EXPECT_EQ(in_words(piece, kWord),
            "Ghoul, fight 3, health 1, 2 clues, 3 ammo, in Attic, turned sideways, can be chosen");
  EXPECT_THAT(in_words(piece, kWord, true), HasSubstr(". Hunter.. Discard 1 clues."));
}

TEST(SceneReader, ReadsANameBeforeItsValueOnTheSameLine) {
  const Metrics metrics = metrics_for(1600, 900);
  Scene scene;
  Canvas canvas(scene, metrics);
  Rect line{10, 10, 300, 30};
  canvas.line(line.cut_right(60), "11", 16);
  canvas.line(line, "Rounds", 16);
  canvas.line({10, 40, 300, 30}, "below", 16);
  EXPECT_THAT(read_scene(scene, metrics, kWord), ElementsAre("Rounds: 11", "below"));
}

TEST(SceneReader, KeepsAFaceDownCardSecret) {
  Face face;
  face.back = true;
  Piece piece;
  piece.face = std::make_shared<const Face>(face);
  EXPECT_EQ(in_words(piece, kWord), "face down");
  piece.face = nullptr;
  EXPECT_EQ(in_words(piece, kWord), "face down");
}

TEST(SceneReader, ReadsADialogAlone) {
  Scene scene;
  const Metrics metrics = metrics_for(1600, 900);
  Canvas canvas(scene, metrics);
  canvas.line({0, 0, 200, 20}, "beneath");
  EXPECT_THAT(read_scene(scene, metrics, kWord), ElementsAre("beneath"));
  canvas.dialog();
  canvas.button({0, 40, 200, 30}, "Go on", {"go", 1, ""}, ButtonLook::main, "Enter");
  EXPECT_THAT(read_scene(scene, metrics, kWord), ElementsAre("Enter", "Go on"));
  EXPECT_EQ(name_of(*scene.find({"go", 1, ""}), scene, kWord), "Enter Go on");
}

TEST(SceneReader, ReadsTheTextOfALargeCard) {
  Scene scene;
  const Metrics metrics = metrics_for(1600, 900);
  scene.items.emplace_back(card("Ghoul"));
  EXPECT_THAT(read_scene(scene, metrics, kWord), Not(Contains(HasSubstr("Hunter"))));
  std::get<Piece>(scene.items[0]).rect.h = 400;
  EXPECT_THAT(read_scene(scene, metrics, kWord), Contains(HasSubstr("Hunter")));
  Hit& hit = Canvas(scene, metrics).hit({0, 0, 100, 500}, {"piece", 7, ""}, "a tip", 7);
  EXPECT_THAT(name_of(hit, scene, kWord), HasSubstr("Ghoul"));
}

// Everything that can be clicked at a table can be named to somebody who does not see it.
TEST(SceneReader, NamesAllThatCanBeClickedAtATable) {
  for (const std::string& scenario : kScenarios) {
    const auto open = open_game(scenario, 2, 3);
    const auto bot = open->bot("random");
    while (open->playing().at() < 20 && bot_answers(open->playing(), *bot)) {
    }
    TableScreen screen(open->playing(), still());
    const Person person(screen);
    const Scene& scene = person.scene;
    for (std::size_t i = scene.barrier; i < scene.hits.size(); ++i) {
      const Hit& hit = scene.hits[i];
      if (!hit.enabled || !hit.action || scene.at(hit.rect.centre()) != &hit) continue;
      EXPECT_NE(name_of(hit, scene, kWord), "")
          << scenario << ": " << hit.action.verb << " " << hit.action.number << " " << hit.action.text;
    }
  }
}

}  // namespace
}  // namespace misk::ui
