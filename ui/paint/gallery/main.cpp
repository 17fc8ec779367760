// Draws every symbol and some example faces into PNG files, and measures the time for a crowded table. Look
// at the pictures after a change in ui/paint. Needs a display (xvfb-run).
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Event.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "paint/screenshot.hpp"
#include "paint/symbol_shapes.hpp"
#include "paint/symbols.hpp"

namespace {

using namespace misk::ui;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::map<std::string, Frame> frames() {
  return {{"guardian", {{44, 88, 150, 255}, "G", "shield"}},
          {"seeker", {{190, 112, 26, 255}, "S", ""}},
          {"rogue", {{34, 104, 60, 255}, "R", ""}},
          {"mystic", {{88, 56, 128, 255}, "M", "star_sign"}},
          {"survivor", {{150, 38, 40, 255}, "V", ""}},
          {"enemy", {{92, 40, 38, 255}, "", "skull"}},
          {"location", {{70, 92, 82, 255}, "", "diamond"}},
          {"mythos", {{60, 64, 88, 255}, "", "tentacle"}},
          {"adventure", {{110, 84, 44, 255}, "", "magnifier"}},
          {"red", {{168, 34, 32, 255}, "", ""}},
          {"yellow", {{222, 176, 44, 255}, "", ""}},
          {"green", {{40, 124, 66, 255}, "", ""}},
          {"treachery", {{74, 66, 72, 255}, "!", ""}},
          {"agenda", {{96, 34, 50, 255}, "", "moon"}}};
}

std::map<std::string, Symbol> symbols() {
  auto of = [](const char* shape, Colour colour, const char* word) {
    return Symbol{shape, colour, "", {}, word};
  };
  std::map<std::string, Symbol> out{{"combat", of("fist", {200, 60, 44, 255}, "combat")},
                                    {"fight", of("fist", {222, 96, 70, 255}, "fight")},
                                    {"evade", of("foot", {80, 160, 110, 255}, "evade")},
                                    {"health", of("heart", {200, 54, 54, 255}, "health")},
                                    {"sanity", of("brain", {90, 130, 196, 255}, "sanity")},
                                    {"damage", of("drop", {206, 60, 50, 255}, "damage")},
                                    {"horror", of("mask", {110, 140, 206, 255}, "horror")},
                                    {"clue", of("magnifier", {222, 186, 90, 255}, "clue")},
                                    {"shroud", of("moon", {168, 160, 196, 255}, "shroud")},
                                    {"intellect", of("book", {206, 130, 60, 255}, "intellect")},
                                    {"agility", of("foot", {70, 150, 90, 255}, "agility")},
                                    {"willpower", of("head", {120, 84, 180, 255}, "willpower")},
                                    {"action", of("arrow", {60, 44, 30, 255}, "action")},
                                    {"reaction", of("bolt", {60, 44, 30, 255}, "reaction")},
                                    {"resource", of("coin", {206, 170, 90, 255}, "resource")},
                                    {"doom", of("flame", {190, 60, 120, 255}, "doom")},
                                    {"lore", of("scroll", {150, 110, 50, 255}, "lore")},
                                    {"peril", of("skull", {150, 40, 40, 255}, "peril")},
                                    {"terror", of("tentacle", {60, 110, 70, 255}, "terror")},
                                    {"inv", of("magnifier", {60, 100, 150, 255}, "investigation")},
                                    {"gate", of("gate", {150, 90, 180, 255}, "gate")},
                                    {"elder", of("elder_star", {70, 140, 120, 255}, "elder sign")}};
  out["tablet"] = Symbol{"", {110, 90, 140, 255}, "T", {}, "tablet"};
  out["star_sign"] =
      Symbol{"",
             {220, 210, 240, 255},
             "",
             {{{50, 0}, {62, 38}, {100, 50}, {62, 62}, {50, 100}, {38, 62}, {0, 50}, {38, 38}}},
             "star"};
  out["three"] = Symbol{"hexagon", {180, 140, 60, 255}, "3", {}, "three"};
  return out;
}

FacePtr face(Face f) {
  return std::make_shared<const Face>(std::move(f));
}

Face machete() {
  Face f;
  f.frame = "guardian";
  f.title = "Machete";
  f.corner = "3";
  f.kind = "Asset";
  f.traits = "Item. Weapon. Melee.";
  f.icons = {"combat"};
  f.text = {
      "[action] **Fight** with +1 [combat]. If the attacked enemy is the only one engaged with you, this "
      "attack "
      "deals +1 damage."};
  return f;
}

Face enemy() {
  Face f;
  f.frame = "enemy";
  f.title = "Ghoul Priest";
  f.kind = "Enemy";
  f.traits = "Humanoid. Monster. Ghoul. Elite.";
  f.text = {"**Prey** – Highest [combat].", "Hunter. Retaliate.", "_Victory 2._"};
  f.stats = {{"fight", "4"}, {"health", "5"}, {"evade", "4"}, {"damage", "2"}, {"horror", "2"}};
  return f;
}

Face study() {
  Face f;
  f.shape = Shape::place;
  f.frame = "location";
  f.title = "Study";
  f.stats = {{"shroud", "2"}, {"clue", "2"}};
  return f;
}

Face adventure() {
  Face f;
  f.frame = "adventure";
  f.title = "The Hidden Stairs";
  f.subtitle = "Other World";
  f.corner = "2";
  f.kind = "Adventure";
  f.rows = {{"1", {{"lore", "", true, ""}, {"lore", "", false, ""}, {"inv", "3", false, ""}}, false},
            {"2", {{"peril", "", false, ""}, {"terror", "", false, ""}}, false},
            {"", {{"inv", "6", false, ""}}, true}};
  f.text = {"**Terror** – Lose 1 [sanity].",
            "**Reward** – 1 [elder], 1 [clue]. **Penalty** – Lose 2 [health]."};
  return f;
}

Face mythos() {
  Face f;
  f.frame = "mythos";
  f.title = "An Even Greater Evil";
  f.kind = "Mythos";
  f.traits = "Event";
  f.rows = {{"",
             {{"comet", "", true, ""},
              {"exclamation", "", false, ""},
              {"gate", "", false, ""},
              {"clue", "2", false, ""}},
             false}};
  f.text = {"Each investigator tests [willpower] and loses 1 [sanity] for each failure.",
            "Then, if there are 3 or more [gate] on the board, advance Doom by 1.",
            "If doom would reach 0, the Ancient One does not awaken; instead, discard 1 [clue]."};
  return f;
}

Face long_text() {
  Face f = machete();
  f.frame = "mystic";
  f.title = "The Necronomicon, in John Dee's Imperfect Translation";
  f.subtitle = "A copy of a copy";
  f.icons = {"willpower", "willpower", "intellect", "agility", "combat"};
  f.stats = {{"health", "2"}, {"sanity", "4"}};
  f.text = {
      "Uses (6 secrets). If this has no secrets, discard it.",
      "[action] Spend 1 secret: **Investigate.** You may use [willpower] in place of [intellect] for this "
      "test, and "
      "you get +2 to the skill used. If a [skull], [tablet] or [elder] is revealed during this test, take 1 "
      "[horror].",
      "[reaction] After you succeed by 2 or more at a test during an investigation at a location with a "
      "shroud of 3 or "
      "higher: discover 1 additional clue at a connecting location.",
      "**Forced** – When this leaves play: Each investigator at your location takes 1 direct [horror] for "
      "each secret "
      "that was left on it, and the agenda gets 1 [doom]. _This effect can cause the agenda to advance._"};
  return f;
}

Face investigator() {
  Face f;
  f.shape = Shape::wide;
  f.frame = "seeker";
  f.title = "Daisy Walker";
  f.subtitle = "The Librarian";
  f.kind = "Investigator";
  f.traits = "Miskatonic.";
  f.stats = {{"willpower", "3"}, {"intellect", "5"}, {"combat", "2"},
             {"agility", "2"},   {"health", "5"},    {"sanity", "9"}};
  f.text = {"You may take an additional action during your turn, which can only be used on a Tome.",
            "[elder] effect: +0. If you succeed, draw 1 card for each Tome you control."};
  return f;
}

Face agenda() {
  Face f;
  f.shape = Shape::wide;
  f.frame = "agenda";
  f.title = "What's Going On?!";
  f.corner = "1a";
  f.kind = "Agenda";
  f.stats = {{"doom", "3"}};
  f.text = {"The lead investigator must choose: either each discards 1 card at random, or takes 2 [horror]."};
  return f;
}

Face simple(Shape shape, const char* frame, const char* sign, const char* title = "") {
  Face f;
  f.shape = shape;
  f.frame = frame;
  f.sign = sign;
  f.title = title;
  return f;
}

void label(Scene& scene, const Rect& box, const std::string& text, float size = 13,
           Align align = Align::centre) {
  Text out;
  out.box = box;
  out.text = text;
  out.size = size;
  out.align = align;
  scene.items.emplace_back(out);
}

Piece piece(const Rect& rect, FacePtr what) {
  Piece p;
  p.rect = rect;
  p.face = std::move(what);
  return p;
}

void symbol_sheet(Scene& scene) {
  int i = 0;
  std::vector<std::string> all;
  for (const SymbolShape& shape : sign_shapes()) all.emplace_back(shape.name);
  for (const char* more : {"tablet", "star_sign", "three", "unknown", "combat"}) all.emplace_back(more);
  for (const std::string& name : all) {
    const float x = 20 + static_cast<float>(i % 14) * 112, y = 16 + static_cast<float>(i / 14) * 146;
    scene.items.emplace_back(Panel{{x, y, 104, 138}, {30, 40, 40, 255}, {58, 72, 68, 255}, 6, 1});
    scene.items.emplace_back(Sign{{x + 20, y + 8, 64, 64}, name, {0, 0, 0, 0}});
    scene.items.emplace_back(Panel{{x + 4, y + 78, 96, 32}, {235, 223, 198, 255}, {0, 0, 0, 0}, 4, 0});
    scene.items.emplace_back(Sign{{x + 10, y + 82, 24, 24}, name, {0, 0, 0, 0}});
    scene.items.emplace_back(Sign{{x + 42, y + 86, 16, 16}, name, {0, 0, 0, 0}});
    scene.items.emplace_back(Sign{{x + 68, y + 88, 12, 12}, name, {0, 0, 0, 0}});
    label(scene, {x + 2, y + 114, 100, 20}, name);
    ++i;
  }
}

/// A part of the emblems, large and small.
void emblem_sheet(Scene& scene, std::span<const SymbolShape> emblems) {
  const Colour paper{235, 223, 198, 255}, none{0, 0, 0, 0};
  int i = 0;
  for (const SymbolShape& shape : emblems) {
    const std::string name(shape.name);
    const float x = 12 + static_cast<float>(i % 10) * 158, y = 10 + static_cast<float>(i / 10) * 148;
    scene.items.emplace_back(Panel{{x, y, 152, 142}, {30, 40, 40, 255}, {58, 72, 68, 255}, 6, 1});
    scene.items.emplace_back(Sign{{x + 4, y + 6, 108, 108}, name, none});
    scene.items.emplace_back(Panel{{x + 114, y + 6, 36, 108}, paper, none, 4, 0});
    scene.items.emplace_back(Sign{{x + 116, y + 10, 32, 32}, name, none});
    scene.items.emplace_back(Sign{{x + 120, y + 52, 24, 24}, name, none});
    scene.items.emplace_back(Sign{{x + 124, y + 90, 16, 16}, name, none});
    label(scene, {x + 2, y + 118, 148, 20}, name);
    ++i;
  }
}

void large_sheet(Scene& scene) {
  const float w = 300, h = 420;
  float x = 16;
  for (const Face& f : {machete(), enemy(), adventure(), mythos(), long_text()}) {
    scene.items.emplace_back(piece({x, 14, w, h}, face(f)));
    x += w + 16;
  }
  Piece p = piece({16, 450, 420, 300}, face(investigator()));
  scene.items.emplace_back(p);
  p = piece({452, 450, 420, 300}, face(agenda()));
  p.marks.stats = {{"doom", "5", true}};
  p.marks.tokens = {{"doom", 2, ""}};
  scene.items.emplace_back(p);
  Face revealed = study();
  revealed.text = {"[action]: Discover 1 [clue] at a connecting location. (Limit once per game.)"};
  revealed.traits = "Arkham. Indoors.";
  scene.items.emplace_back(piece({888, 450, 300, 180}, face(revealed)));
  Face back = study();
  back.back = true;
  back.title = "Attic";
  back.stats = {};
  scene.items.emplace_back(piece({1204, 450, 300, 180}, face(back)));
  scene.items.emplace_back(piece({888, 646, 170, 238}, nullptr));
  Face player_back = simple(Shape::card, "mythos", "");
  player_back.back = true;
  scene.items.emplace_back(piece({1074, 646, 170, 238}, face(player_back)));
  Face treachery;
  treachery.frame = "treachery";
  treachery.title = "Grasping Hands";
  treachery.kind = "Treachery";
  treachery.traits = "Hazard.";
  treachery.text = {"**Revelation** – Test [agility] (3). For each point you fail by, take 1 [damage]."};
  scene.items.emplace_back(piece({1260, 646, 170, 238}, face(treachery)));
  label(
      scene, {16, 760, 850, 30},
      "**Bold**, _italic_ and [combat] [willpower] in a line, cut with dots where it is too long for its box",
      18, Align::left);
}

void table_sheet(Scene& scene) {
  const auto place = [&](float x, float y, const char* title, bool here) {
    Face f = study();
    f.title = title;
    Piece p = piece({x, y, 180, 108}, face(f));
    if (here) {
      p.glow = {120, 200, 150, 255};
      p.marks.tokens = {{"clue", 2, ""}, {"doom", 1, ""}};
    }
    scene.items.emplace_back(p);
  };
  scene.items.emplace_back(Panel{{16, 12, 900, 300}, {24, 34, 34, 235}, {58, 72, 68, 255}, 8, 1.5F});
  scene.items.emplace_back(Stroke{{{200, 90}, {460, 90}, {700, 220}}, 4, {150, 140, 110, 255}, 0});
  scene.items.emplace_back(Stroke{{{200, 100}, {460, 240}}, 4, {120, 160, 190, 255}, 12});
  place(60, 40, "Study", true);
  place(370, 40, "Hallway", false);
  place(620, 170, "Miskatonic University", true);
  place(330, 190, "Cellar", false);
  scene.items.emplace_back(
      piece({70, 120, 30, 30}, face(simple(Shape::pawn, "guardian", "", "Roland Banks"))));
  scene.items.emplace_back(
      piece({104, 120, 30, 30}, face(simple(Shape::pawn, "seeker", "", "Daisy Walker"))));
  float x = 940;
  for (const auto& [shape, frame, sign] : {std::tuple{Shape::disc, "", "-2"},
                                           {Shape::disc, "", "+1"},
                                           {Shape::disc, "mythos", "skull"},
                                           {Shape::disc, "red", "tentacle"},
                                           {Shape::disc, "mystic", "tablet"},
                                           {Shape::disc, "seeker", "elder_star"},
                                           {Shape::token, "", "clue"},
                                           {Shape::token, "mythos", "gate"},
                                           {Shape::die, "", "5"},
                                           {Shape::die, "green", "inv"},
                                           {Shape::die, "red", "peril"},
                                           {Shape::die, "yellow", "terror"}}) {
    const int i = static_cast<int>((x - 940) / 54);
    scene.items.emplace_back(
        piece({940 + static_cast<float>(i % 6) * 110, 16 + static_cast<float>(i / 6) * 84, 76, 76},
              face(simple(shape, frame, sign))));
    scene.items.emplace_back(
        piece({1020 + static_cast<float>(i % 6) * 110, 60 + static_cast<float>(i / 6) * 84, 26, 26},
              face(simple(shape, frame, sign))));
    x += 54;
  }
  x = 940;
  for (const char* frame : {"guardian", "seeker", "rogue", "mystic", "survivor"}) {
    scene.items.emplace_back(piece({x, 196, 64, 64}, face(simple(Shape::pawn, frame, "", "Skids O'Toole"))));
    Piece p = piece({x + 66, 220, 34, 34}, face(simple(Shape::disc, frame, "", "Ghoul")));
    p.marks.tokens = {{"damage", 2, ""}};
    scene.items.emplace_back(p);
    x += 120;
  }

  // A row of medium size with marks.
  x = 16;
  std::vector<Face> faces{machete(), enemy(), adventure(), mythos(), long_text()};
  for (int i = 0; i < 8; ++i) {
    Piece p = piece({x, 330, 150, 210}, face(faces[static_cast<std::size_t>(i) % faces.size()]));
    if (i == 0) p.marks.tokens = {{"resource", 3, "ammo"}};
    if (i == 1) {
      p.marks.tokens = {{"damage", 3, ""}, {"doom", 1, ""}};
      p.marks.stats = {{"fight", "5", true}};
      p.glow = {120, 200, 150, 255};
    }
    if (i == 2) p.marks.banner = "terror";
    if (i == 3) p.marks.dim = true;
    if (i == 4) {
      p.marks.tokens = {{"damage", 1, ""},    {"horror", 2, ""}, {"clue", 4, ""}, {"doom", 1, ""},
                        {"resource", 12, ""}, {"skull", 1, ""},  {"key", 1, ""},  {"star", 1, ""}};
      p.marks.notes = {"in Attic", "flipped"};
    }
    if (i == 5) {
      p.chosen = true;
      p.glow = {214, 160, 72, 255};
      p.marks.notes = {"under Ghoul Priest"};
    }
    if (i == 6) {
      p.marks.turned = true;
      p.marks.tokens = {{"damage", 2, ""}};
      p.marks.banner = "exhausted";
      p.rect.x += 30;
      x += 64;
    }
    scene.items.emplace_back(p);
    x += 166;
  }
  // Small ones.
  x = 16;
  for (int i = 0; i < 10; ++i) {
    const float w = i < 5 ? 100 : 76;
    Piece p = piece({x, 570, w, w * 1.4F}, face(faces[static_cast<std::size_t>(i) % faces.size()]));
    if (i % 5 == 0) p.marks.tokens = {{"resource", 2, "ammo"}};
    if (i % 5 == 1) p.marks.tokens = {{"damage", 2, ""}};
    if (i % 5 == 4) p.marks.turned = true, p.rect.x += 22, x += 44;
    if (i == 8) p.marks.banner = "used";
    if (i == 7) p.chosen = true;
    scene.items.emplace_back(p);
    x += w + 14;
  }
  scene.items.emplace_back(piece({x, 570, 76, 106}, nullptr));
  x += 90;
  for (const Face& f : {investigator(), agenda()}) {
    scene.items.emplace_back(piece({x, 570, 140, 100}, face(f)));
    x += 150;
  }
  x = 16;
  for (int i = 0; i < 14; ++i) {
    scene.items.emplace_back(
        piece({x, 730, 56, 78}, face(faces[static_cast<std::size_t>(i) % faces.size()])));
    x += 64;
  }
  Face f = study();
  scene.items.emplace_back(piece({x, 730, 120, 72}, face(f)));
  scene.items.emplace_back(Clip{{1100, 720, 200, 60}});
  label(scene, {1090, 720, 300, 80}, "Clipped on all sides: [skull] and no more", 30, Align::left);
  scene.items.emplace_back(Clip{});
  label(scene, {1320, 720, 270, 30}, "This line is too long for its box and is cut", 16, Align::left);
  Text text;
  text.box = {1320, 750, 250, 80};
  text.text =
      "Wrapped text is made smaller until it fits: **Ghoul Priest** attacks, [damage] and [horror] are dealt "
      "to _everyone_ here.";
  text.size = 22;
  text.wrap = true;
  text.face = Typeface::body;
  scene.items.emplace_back(text);
  label(scene, {16, 840, 900, 24}, "“Curly” quotes – dashes — é Ω ★ → ▸ − … snake_case and [not a symbol", 17,
        Align::left);
}

void crowded(Scene& scene, int pieces) {
  scene.items.emplace_back(Panel{{0, 0, 1600, 900}, {14, 22, 22, 255}, {0, 0, 0, 0}, 0, 0});
  for (int i = 0; i < 12; ++i)
    scene.items.emplace_back(
        Panel{{static_cast<float>(i % 4) * 400 + 4, static_cast<float>(i / 4) * 300 + 4, 392, 292},
              {24, 34, 34, 235},
              {58, 72, 68, 255},
              6,
              1.5F});
  for (int i = 0; i < pieces; ++i) {
    Face f = i % 5 == 0   ? machete()
             : i % 5 == 1 ? enemy()
             : i % 5 == 2 ? adventure()
             : i % 5 == 3 ? study()
                          : mythos();
    f.title += " " + std::to_string(i % 80);
    const bool plate = f.shape == Shape::place;
    // Most pieces lie apart; the last ten overlap like a hand.
    Rect rect{8 + static_cast<float>(i % 16) * 99, 6 + static_cast<float>(i / 16) * 76, plate ? 96.F : 50.F,
              plate ? 58.F : 70.F};
    if (i >= pieces - 10) rect = {300 + static_cast<float>(i - pieces + 10) * 90, 690, 150, 210};
    if (i >= pieces - 10 && plate) continue;
    Piece p = piece(rect, face(f));
    if (i % 3 == 0) p.marks.tokens = {{"damage", 2, ""}, {"clue", 1, ""}};
    if (i % 7 == 0) p.glow = {120, 200, 150, 255};
    scene.items.emplace_back(p);
  }
  for (int i = 0; i < 2 * pieces; ++i)
    label(scene, {static_cast<float>(i % 10) * 160 + 4, static_cast<float>(i / 10) * 29, 150, 20},
          "Line " + std::to_string(i) + " [skull] **bold** text", i % 2 ? 13.F : 15.F, Align::left);
}

struct Times {
  double wall_ms = 0;  // median
  double cpu_ms = 0;   // mean, of this program only, so other programs do not lengthen it
};

/// Times over some screen frames, with everything drawn and shown.
Times frame_times(sf::RenderWindow& window, Painter& painter, const Scene& scene, int count) {
  std::vector<double> times;
  const std::clock_t before = std::clock();
  for (int i = 0; i < count; ++i) {
    const auto start = Clock::now();
    window.clear();
    painter.paint(window, scene);
    window.display();
    times.push_back(ms_since(start));
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2],
          1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / count};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr,
                 "paint_gallery FILE.png: writes FILE.png (signs), FILE_emblems1.png and so on, "
                 "FILE_large.png and FILE_table.png\n");
    return 2;
  }
  if (!std::getenv("DISPLAY")) {
    std::fprintf(stderr, "There is no display; start it with: xvfb-run -a paint_gallery FILE.png\n");
    return 1;
  }
  sf::RenderWindow window(sf::VideoMode(1600, 900), "gallery");
  Fonts fonts;
  for (const std::string& note : fonts.notes()) std::printf("%s\n", note.c_str());
  Painter painter(fonts, frames(), symbols());
  const std::filesystem::path base = argv[1];
  auto named = [&](const std::string& part) {
    return base.parent_path() / (base.stem().string() + part + base.extension().string());
  };
  Metrics size;
  bool fine = true;
  Scene sheet;
  symbol_sheet(sheet);
  fine = save_png(sheet, size, painter, named("")) && fine;
  const std::span<const SymbolShape> emblems = emblem_shapes();
  for (std::size_t from = 0; from < emblems.size(); from += 60) {
    sheet = {};
    emblem_sheet(sheet, emblems.subspan(from, std::min<std::size_t>(60, emblems.size() - from)));
    fine = save_png(sheet, size, painter, named("_emblems" + std::to_string(from / 60 + 1))) && fine;
  }
  sheet = {};
  large_sheet(sheet);
  auto start = Clock::now();
  fine = save_png(sheet, size, painter, named("_large")) && fine;
  std::printf("large sheet: %.0f ms with %d faces drawn\n", ms_since(start), painter.counts().faces_drawn);
  sheet = {};
  table_sheet(sheet);
  fine = save_png(sheet, size, painter, named("_table")) && fine;

  sheet = {};
  crowded(sheet, 150);
  start = Clock::now();
  const Times first = frame_times(window, painter, sheet, 1);
  const int drawn = painter.counts().faces_drawn;
  const Times later = frame_times(window, painter, sheet, 30);
  std::printf(
      "150 pieces, 300 texts: first frame %.0f ms (%d faces, %.2f ms each), then %.1f ms a frame (median of "
      "30; "
      "%.1f ms of it our own), %d draw calls, faces take %.1f MB\n",
      first.wall_ms, drawn, (first.cpu_ms - later.cpu_ms) / std::max(1, drawn), later.wall_ms, later.cpu_ms,
      painter.counts().draw_calls, static_cast<double>(painter.counts().face_bytes) / 1e6);
  fine = save_png(sheet, size, painter, named("_crowd")) && fine;
  Scene empty;
  empty.items.emplace_back(sheet.items[0]);
  std::printf("an empty table: %.1f ms a frame\n", frame_times(window, painter, empty, 30).wall_ms);
  if (!fine) std::fprintf(stderr, "could not write %s\n", base.c_str());
  return fine ? 0 : 1;
}
