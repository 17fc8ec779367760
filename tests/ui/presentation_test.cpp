// The allowed content of a game's table.lua, and the messages for anything else, with the cause and how to
// fix it.
#include "table/presentation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace misk::ui {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const std::set<std::string> kZones = {"hand", "board", "discard"};

/// The message of the exception, "" for none.
template <class F>
std::string complaint(F&& f) {
  try {
    f();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

struct Wrong {
  const char* json;
  std::vector<const char*> told;  // parts of the message
};

void expect_told(const Wrong& wrong, const std::string& message) {
  EXPECT_NE(message, "") << wrong.json << " is taken";
  for (const char* part : wrong.told) EXPECT_THAT(message, HasSubstr(part)) << wrong.json;
}

TEST(Presentation, IsRead) {
  const Presentation p = read_presentation(json::parse(R"({
    "ground": "#102030",
    "regions": [
      {"name": "hand", "title": "Hand", "area": "hand", "layout": "fan", "zones": ["hand"], "of_seat": true},
      {"name": "map", "layout": "graph", "zones": "board", "docks": ["discard"], "size": "small", "weight": 2,
       "height": 120, "columns": 3, "counts": true, "hide_empty": true, "board": "#000010",
       "grounds": [{"colour": "#203020", "edge": "#506050", "points": [0, 0, 50, 10, 20, 60.5]}]}],
    "frames": {"skill": {"colour": "#fff", "letter": "S", "symbol": "x"}},
    "symbols": {"x": {"shape": "heart", "word": "an x"}, "own": {"polygons": [[0, 0, 50, 100, 100, 0]]}},
    "links": {"train": {"colour": "#ff0000", "width": 4, "dash": 6, "arrow": true}}})"),
                                           kZones);
  ASSERT_EQ(p.regions.size(), 2u);
  EXPECT_EQ(p.regions[0].area, Area::hand);
  EXPECT_EQ(p.regions[0].layout, Layout::fan);
  EXPECT_TRUE(p.regions[0].of_seat);
  EXPECT_EQ(p.regions[1].area, Area::board);
  EXPECT_EQ(p.regions[1].columns, 3);
  EXPECT_EQ(p.regions[1].board, (Colour{0, 0, 16, 255}));
  ASSERT_EQ(p.regions[1].grounds.size(), 1u);
  EXPECT_EQ(p.regions[1].grounds[0].fill, (Colour{32, 48, 32, 255}));
  EXPECT_EQ(p.regions[1].grounds[0].points.at(2), (Point{20, 60.5F}));
  EXPECT_FLOAT_EQ(p.regions[1].height, 120);
  EXPECT_EQ(p.zones(), kZones);
  EXPECT_EQ(p.ground, (Colour{16, 32, 48, 255}));
  EXPECT_EQ(p.frames.at("skill").letter, "S");
  EXPECT_EQ(p.symbols.at("own").polygons.at(0).size(), 3u);
  EXPECT_FLOAT_EQ(p.links.at("train").dash, 6);
  EXPECT_TRUE(p.links.at("train").arrow);
}

TEST(Presentation, SaysWhatIsWrong) {
  const Wrong all[] = {
      {R"(5)", {"tabletop()", "must be a table of fields, not number"}},
      {R"({})", {"tabletop()", "`regions`", "name at least one region with its zones"}},
      {R"({"regions": []})", {"`regions` is missing or empty", "name at least one"}},
      {R"({"regions": {"a": 1}})", {"tabletop()", "'regions' must be a list, not object"}},
      {R"({"regions": [{"zones": ["hand"]}]})", {"region 1 has no name"}},
      {R"({"regions": [{"name": "a"}, 7]})", {"region 2", "must be a table of fields"}},
      {R"({"regions": [{"name": "a", "area": "roof"}]})",
       {"region 'a', area", "no 'roof'", "left, top, board, play, hand, focus"}},
      {R"({"regions": [{"name": "a", "layout": "heap"}]})",
       {"region 'a', layout", "no 'heap'", "row, grid, fan"}},
      {R"({"regions": [{"name": "a", "size": "huge"}]})",
       {"region 'a', size", "no 'huge'", "small, normal, large"}},
      {R"({"regions": [{"name": "a", "zones": ["hnad"]}]})",
       {"region 'a'", "no zone 'hnad'", "correct the name"}},
      {R"({"regions": [{"name": "a", "attach": ["hnad"]}]})", {"region 'a'", "no zone 'hnad'"}},
      {R"({"regions": [{"name": "a", "docks": ["hnad"]}]})", {"region 'a'", "no zone 'hnad'"}},
      {R"({"regions": [{"name": "a", "grounds": [{"points": [1, 2, 3, 4]}]}]})",
       {"region 'a', ground 1", "at least three points"}},
      {R"({"regions": [{"name": "a", "grounds": [{"points": [1, 2, 3, 4, 5, "x"]}]}]})",
       {"ground 1", "list of numbers"}},
      {R"({"regions": [{"name": "a", "colums": 3}]})",
       {"region 1", "unknown field 'colums'", "there are:", "columns"}},
      {R"({"regions": [{"name": "a", "columns": "3"}]})", {"'columns' must be a number, not string"}},
      {R"({"regions": [{"name": "a", "counts": 1}]})", {"'counts' must be true or false, not number"}},
      {R"({"regions": [{"name": "a", "zones": [true]}]})", {"'zones' must be a text, not boolean"}},
      {R"({"regions": [{"name": "a", "zones": 3}]})", {"'zones' must be a list, not number"}},
      {R"({"regions": [{"name": "a"}], "grund": "#fff"})", {"tabletop()", "unknown field 'grund'", "ground"}},
      {R"({"regions": [{"name": "a"}], "ground": true})", {"'ground' must be a text, not boolean"}},
      {R"({"regions": [{"name": "a"}], "frames": {"f": {"color": "#fff"}}})",
       {"frame 'f'", "unknown field 'color'", "colour"}},
      {R"({"regions": [{"name": "a"}], "frames": {"f": 3}})", {"frame 'f'", "must be a table of fields"}},
      {R"({"regions": [{"name": "a"}], "frames": 3})",
       {"tabletop()", "'frames' must be a table of fields, not number"}},
      {R"({"regions": [{"name": "a"}], "symbols": {"s": {"shap": "eye"}}})",
       {"symbol 's'", "unknown field 'shap'"}},
      {R"({"regions": [{"name": "a"}], "symbols": {"s": {"polygons": [[1, 2, 3]]}}})",
       {"symbol 's'", "at least three pairs of numbers"}},
      {R"({"regions": [{"name": "a"}], "symbols": {"s": {"polygons": [[1, 2, 3, 4, 5, "6"]]}}})",
       {"symbol 's'", "numbers only"}},
      {R"({"regions": [{"name": "a"}], "links": {"l": {"widht": 3}}})",
       {"link 'l'", "unknown field 'widht'", "width"}},
  };
  for (const Wrong& wrong : all)
    expect_told(wrong, complaint([&] { read_presentation(json::parse(wrong.json), kZones); }));
}

TEST(Presentation, OfAGameWithoutOneShowsEveryZone) {
  const Presentation p = plain_presentation({{"hand", true}, {"board", false}});
  ASSERT_EQ(p.regions.size(), 2u);
  EXPECT_EQ(p.regions[0].area, Area::play);
  EXPECT_TRUE(p.regions[0].of_seat);
  EXPECT_EQ(p.regions[1].area, Area::board);
  EXPECT_FALSE(p.regions[1].of_seat);
  EXPECT_EQ(p.zones(), (std::set<std::string>{"hand", "board"}));
  for (const Region& region : p.regions) EXPECT_EQ(region.title, region.name);
}

Presentation a_map() {
  return read_presentation(json::parse(R"({"regions": [{"name": "map"}]})"), kZones);
}

TEST(TableViewData, IsRead) {
  const TableView view = read_table_view(json::parse(R"({
    "head": ["Round 2", "Mythos"],
    "seats": [{"card": 7, "stats": [["health", "5/9"], ["clue", 2]], "notes": "lead",
               "place": 4, "with": [9, 0], "turn": true}],
    "regions": {"map": {"title": "Arkham", "note": "by night", "cards": [4, 0, 5], "lines": ["**x**"],
                        "chips": [{"symbol": "skull", "count": 2, "current": true}],
                        "places": [{"card": 4, "x": 10, "y": 20}, {"card": 0}],
                        "guests": [{"card": 9, "place": 4, "with": 7}, {"card": 0, "place": 4}],
                        "links": [[4, 5, "train"], [4, 0]]}}})"),
                                         a_map());
  EXPECT_EQ(view.head.size(), 2u);
  ASSERT_EQ(view.seats.size(), 1u);
  EXPECT_EQ(view.seats[0].card, 7);
  EXPECT_EQ(view.seats[0].stats[1].text, "2");
  EXPECT_EQ(view.seats[0].place, 4);
  EXPECT_EQ(view.seats[0].with, (std::vector<std::uint16_t>{9})) << "0 is not to be seen";
  EXPECT_TRUE(view.seats[0].turn);
  const Content& map = view.regions.at("map");
  EXPECT_EQ(map.note, "by night");
  // Cards that this seat may not see came as 0, and are left out.
  EXPECT_EQ(map.cards, (std::vector<std::uint16_t>{4, 5}));
  ASSERT_EQ(map.places.size(), 1u);
  EXPECT_FLOAT_EQ(map.places[0].y, 20);
  ASSERT_EQ(map.guests.size(), 1u);
  EXPECT_EQ(map.guests[0].with, 7);
  ASSERT_EQ(map.links.size(), 1u);
  EXPECT_EQ(map.links[0].kind, "train");
  EXPECT_TRUE(map.chips.at(0).current);
  EXPECT_EQ(
      read_table_view(json::parse(R"({"regions": {"map": [4, 5]}})"), a_map()).regions.at("map").cards.size(),
      2u);
  EXPECT_TRUE(read_table_view(json(), a_map()).regions.empty());
}

TEST(TableViewData, SaysWhatIsWrong) {
  const Wrong all[] = {
      {R"("Round 2")", {"table_view()", "must be a table of fields, not string"}},
      {R"({"haed": []})", {"table_view()", "unknown field 'haed'", "head, seats, regions"}},
      {R"({"head": 3})", {"'head' must be a list, not number"}},
      {R"({"seats": {"a": 1}})", {"'seats' must be a list"}},
      {R"({"seats": [{"crad": 1}]})", {"a seat", "unknown field 'crad'", "card"}},
      {R"({"seats": [{"stats": 3}]})", {"a seat", "'stats' must be a list"}},
      {R"({"seats": [{"stats": [{"symbl": "x"}]}]})", {"a seat, stats", "unknown field 'symbl'"}},
      {R"({"regions": {"mpa": []}})", {"table_view()", "no region 'mpa'"}},
      {R"({"regions": {"map": 3}})", {"region 'map'", "must be a table of fields"}},
      {R"({"regions": {"map": {"crads": []}}})", {"region 'map'", "unknown field 'crads'", "cards"}},
      {R"({"regions": {"map": {"cards": 3}}})", {"region 'map'", "'cards' must be a list"}},
      {R"({"regions": {"map": {"chips": [{"smybol": "x"}]}}})",
       {"region 'map', a chip", "unknown field 'smybol'"}},
      {R"({"regions": {"map": {"chips": [{"count": "x"}]}}})", {"a chip", "'count' must be a number"}},
      {R"({"regions": {"map": {"places": [{"x": "left"}]}}})",
       {"region 'map', a place", "'x' must be a number"}},
      {R"({"regions": {"map": {"links": [[1]]}}})", {"region 'map'", "a link is { card, card }"}},
      {R"({"regions": {"map": {"hidden": 1}}})", {"region 'map'", "'hidden' must be true or false"}},
      {R"({"regions": 3})", {"table_view()", "'regions' must be a table of fields, not number"}},
  };
  for (const Wrong& wrong : all)
    expect_told(wrong, complaint([&] { read_table_view(json::parse(wrong.json), a_map()); }));
}

TEST(FaceData, IsRead) {
  const Face face = read_face(json::parse(R"({
    "shape": "wide", "frame": "enemy", "title": "Ghoul", "corner": 3, "icons": ["combat"],
    "emblem": ["ghoul", "crown"], "scene": "shadow",
    "text": "One paragraph.",
    "stats": [["health", 3], ["fight", 2, true]],
    "rows": [["lore", "peril"],
             {"label": "1", "cells": [{"symbol": "inv", "text": 3, "done": true}], "done": true}]})"),
                              "table_face(Ghoul)");
  EXPECT_EQ(face.shape, Shape::wide);
  EXPECT_EQ(face.corner, "3");
  EXPECT_EQ(face.text, (std::vector<std::string>{"One paragraph."}));
  EXPECT_EQ(face.emblem, (std::vector<std::string>{"ghoul", "crown"}));
  EXPECT_EQ(face.scene, "shadow");
  EXPECT_TRUE(face.stats.at(1).changed);
  EXPECT_TRUE(face.rows.at(1).cells.at(0).done);
  EXPECT_EQ(face.rows.at(0).cells.size(), 2u);
}

TEST(FaceData, SaysWhatIsWrong) {
  const Wrong all[] = {
      {R"([1])", {"table_face(Ghoul)", "must be a table of fields"}},
      {R"({"shape": "oval"})",
       {"table_face(Ghoul)", "no shape 'oval'", "card, wide, place, disc, token, die, pawn"}},
      {R"({"titel": "x"})", {"table_face(Ghoul)", "unknown field 'titel'", "title"}},
      {R"({"title": []})", {"'title' must be a text, not array"}},
      {R"({"icons": 3})", {"'icons' must be a list, not number"}},
      {R"({"back": "yes"})", {"'back' must be true or false, not string"}},
      {R"({"stats": 3})", {"table_face(Ghoul)", "'stats' must be a list of { \"symbol\", value }"}},
      {R"({"rows": "x"})", {"'rows' must be a list"}},
      {R"({"rows": [{"cels": []}]})", {"table_face(Ghoul), rows", "unknown field 'cels'", "cells"}},
      {R"({"image": "/etc/passwd"})", {"'image' leads out of its pack", "pack://PACK/assets/FILE"}},
      {R"({"rows": [[{"dnoe": true}]]})", {"rows, a cell", "unknown field 'dnoe'", "done"}},
  };
  for (const Wrong& wrong : all)
    expect_told(wrong, complaint([&] { read_face(json::parse(wrong.json), "table_face(Ghoul)"); }));
}

TEST(FaceData, TextsLongerThanAnyPrintAreCut) {
  json data = {{"title", "Ghoul"}, {"text", json::array()}};
  for (int i = 0; i < 5000; ++i) data["text"].push_back(std::string(1000, 'x'));
  const Face face = read_face(data, "table_face(Ghoul)");
  ASSERT_EQ(face.text.size(), 8U);
  EXPECT_EQ(face.text[6].size(), 1000U);
  EXPECT_LT(face.text[7].size(), 1000U);
  EXPECT_TRUE(face.text[7].ends_with("…"));
}

TEST(MarksData, AreRead) {
  const Marks marks =
      read_marks(json::parse(R"({"tokens": [["damage", 2], ["uses", 3, "ammo"]], "banner": "exhausted",
    "turned": true, "dim": false, "notes": ["in Attic"], "stats": [["fight", 4, true]]})"),
                 "table_marks(x)");
  EXPECT_EQ(marks.tokens.at(1), (Marks::Token{"uses", 3, "ammo"}));
  EXPECT_TRUE(marks.turned);
  EXPECT_EQ(marks.banner, "exhausted");
  EXPECT_EQ(read_marks(json::array(), "table_marks(x)"), Marks{}) << "an empty Lua table is a list, too";
}

TEST(MarksData, SayWhatIsWrong) {
  const Wrong all[] = {
      {R"("x")", {"table_marks(Ghoul)", "must be a table of fields"}},
      {R"({"toknes": []})", {"table_marks(Ghoul)", "unknown field 'toknes'", "tokens"}},
      {R"({"tokens": [["damage"]]})", {"table_marks(Ghoul)", "a token is { \"symbol\", number }"}},
      {R"({"tokens": [["damage", "two"]]})", {"a token is"}},
      {R"({"tokens": {"damage": 2}})", {"'tokens' must be a list, not object"}},
      {R"({"turned": 1})", {"'turned' must be true or false"}},
      {R"({"notes": [{}]})", {"'notes' must be a text"}},
  };
  for (const Wrong& wrong : all)
    expect_told(wrong, complaint([&] { read_marks(json::parse(wrong.json), "table_marks(Ghoul)"); }));
}

}  // namespace
}  // namespace misk::ui
