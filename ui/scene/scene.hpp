// A picture as plain data: items to draw and places to click.
//
// A Screen builds a Scene whenever its picture has changed. `items` are drawn in order, later ones on top.
// `hits` are the places that can be clicked; each has an Action, which is data (a verb, a number, a text) and
// not a callback. The window turns the mouse and keys into Input and passes it to the top screen. The screen
// finds the hit under the pointer in the scene it built last, and does its action.
//
// ui/paint turns items into pixels and knows no screens; screens know no SFML. So tests build a scene without
// a display, read where an option is shown, click there, and read the next scene. All coordinates are pixels
// of the window; Metrics converts design units.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "scene/face.hpp"
#include "scene/geometry.hpp"

namespace misk::game {
class Game;
}

namespace misk::ui {

/// The effect of a click or key, as data. Every screen has its own verbs.
struct Action {
  std::string verb;  // "" for none
  int number = 0;    // its argument, say the index of an option
  std::string text;  // or a text, say an id
  explicit operator bool() const { return !verb.empty(); }
  bool operator==(const Action&) const = default;
};

enum class Typeface : std::uint8_t { body, bold, italic, label, label_bold };
enum class Align : std::uint8_t { left, centre, right };

/// A rounded rectangle.
struct Panel {
  Rect rect;
  Colour fill{0, 0, 0, 0}, edge{0, 0, 0, 0};  // transparent: not drawn
  float radius = 0, edge_width = 0;           // radius: of the corners
};

/// Text in a box, with **bold**, _italic_ and [symbol]. One line is cut with "…" if it is too long. With
/// `wrap` it fills several lines, and is made smaller (down to `least`) until it fits. With `fit` this is
/// done only for a line that is too long.
struct Text {
  Rect box;
  std::string text;
  Typeface face = Typeface::label;
  float size = 14;
  Colour colour{230, 222, 205, 255};
  Align align = Align::left;
  bool wrap = false, fit = false;
  bool middle = true;  // vertically in the middle; otherwise at the top
  float least = 9;     // the smallest size, with wrap or fit
};

/// A card, token, die, place or pawn.
struct Piece {
  Rect rect;     // of the upright card; a turned one is drawn on its side around the same centre
  FacePtr face;  // null: an unknown card, face down
  Marks marks;
  std::uint16_t id = 0;     // the component, used to animate moves; 0: none
  Colour glow{0, 0, 0, 0};  // an outline: can be chosen, is chosen
  bool chosen = false;      // also ticked
  bool small = false;       // readable when small: no rules text, and only the marks that fit
  float alpha = 1;
};

/// A symbol alone.
struct Sign {
  Rect rect;
  std::string symbol;
  Colour colour{0, 0, 0, 0};  // transparent: the symbol's own colour
};

/// A line through points.
struct Stroke {
  std::vector<Point> points;
  float width = 2;
  Colour colour;
  float dash = 0;  // length of dashes; 0: a solid line
};

/// An area within a smooth closed line through points, such as land on a map.
struct Land {
  std::vector<Point> points;
  Colour fill, edge;
  float edge_width = 2;
};

/// A picture from a file, filling the rectangle (the background of a screen).
struct Picture {
  Rect rect;
  std::string file;
  float alpha = 1;
};

/// Limits the following items to the rectangle; an empty one ends the limit.
struct Clip {
  Rect rect;
};

using Item = std::variant<Panel, Text, Piece, Sign, Stroke, Land, Picture, Clip>;

/// A place that can be pointed at.
struct Hit {
  Rect rect;
  Action action;            // of a click; may be none
  Action second;            // of the right button
  std::uint16_t piece = 0;  // the component here
  std::string tip;          // text shown when pointed at
  bool enabled = true;
  bool drag = false;  // can be dragged onto another hit
};

struct Scene {
  std::vector<Item> items;
  std::vector<Hit> hits;         // later ones lie on top
  std::size_t barrier = 0;       // hits before this index lie under a dialog and cannot be clicked
  std::size_t item_barrier = 0;  // items before this index lie under a dialog
  /// The topmost hit at a point, or null.
  const Hit* at(Point p) const;
  /// The topmost hit with this action, or null. Tests use it to click.
  const Hit* find(const Action& action) const;
};

/// Measures text. ui/paint measures with the real fonts, tests with plain_meter().
class TextMeter {
 public:
  virtual ~TextMeter() = default;
  /// The width in pixels, without markup.
  virtual float width(std::string_view utf8, Typeface face, float size) const = 0;
  /// True if "[name]" can be drawn as a symbol; otherwise it is plain text.
  virtual bool is_symbol(std::string_view /*name*/) const { return true; }
};
const TextMeter& plain_meter();

/// Says a text of the window in the player's language; what it does not know stays as it is.
using Say = std::function<std::string(const std::string& english)>;

/// The window that a scene is built for.
struct Metrics {
  float width = 1600, height = 900;
  float scale = 1;       // of the interface: pixels per design unit
  float text_scale = 1;  // of text, in addition
  const TextMeter* meter = &plain_meter();
  const Say* say = nullptr;   // null: English
  bool colour_blind = false;  // stronger shapes in addition to colours
  float px(float design) const { return design * scale; }
};

/// One act of the person, without SFML.
struct Input {
  enum class Kind : std::uint8_t { move, press, release, wheel, key, text, resize, close, focus_lost } kind;
  Point at;
  int button = 0;   // 0 left, 1 right, 2 middle
  float wheel = 0;  // positive: up
  std::string key;  // "A", "1", "Space", "Enter", "Escape", "Left", "F11", "Tab", "Backspace", ...
  bool ctrl = false, shift = false, alt = false;
  std::string text;     // the typed text
  bool repeat = false;  // the key has been held since an earlier input
};

struct Wish;
class Playing;  // table/playing.hpp

/// One screen that fills the window: the start screen, the table, the settings.
class Screen {
 public:
  virtual ~Screen() = default;
  virtual void build(Scene& scene, const Metrics& metrics) = 0;
  /// True if the picture has changed.
  virtual bool input(const Input& input, const Metrics& metrics) = 0;
  /// Called as time passes, with the seconds since the start. True if the picture has changed.
  virtual bool tick(double /*now*/) { return false; }
  /// True while something moves, so that tick() is called soon.
  virtual bool moving() const { return false; }
  /// The screen's request to the window (ui/table/wish.hpp), given once; null for none.
  virtual const Wish* wish() { return nullptr; }
  /// The sounds to play since the last call: "click", "card", "token", ...
  virtual std::vector<std::string> sounds() { return {}; }
  /// The game for the inspector; null for none.
  virtual game::Game* inspected() { return nullptr; }
  /// The game for the inspector's console; null for none.
  virtual Playing* played() { return nullptr; }
};

}  // namespace misk::ui
