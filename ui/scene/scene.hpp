// A picture as data: what to draw, in order, and what can be clicked. Screens build it, ui/paint draws it.
#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "scene/face.hpp"
#include "scene/geometry.hpp"

namespace misk::game {
class Game;
}

namespace misk::ui {

/// What a click or key does: data, so that tests read it. Every screen has its own verbs.
struct Action {
  std::string verb;  // "" for none
  int number = 0;
  std::string text;
  explicit operator bool() const { return !verb.empty(); }
  bool operator==(const Action&) const = default;
};

enum class Typeface : std::uint8_t { body, bold, italic, label, label_bold };
enum class Align : std::uint8_t { left, centre, right };

/// A rounded rectangle.
struct Panel {
  Rect rect;
  Colour fill{0, 0, 0, 0}, edge{0, 0, 0, 0};
  float radius = 0, edge_width = 0;
};

/// Text in a box: **bold**, _italic_ and [symbol] are understood. One line is cut with "…" where it is too
/// long; with `wrap` it runs over lines, and is made smaller (down to `least`) until it fits.
struct Text {
  Rect box;
  std::string text;
  Typeface face = Typeface::label;
  float size = 14;
  Colour colour{230, 222, 205, 255};
  Align align = Align::left;
  bool wrap = false;
  bool middle = true;  // vertically; else at the top
  float least = 9;     // the smallest size, with wrap
};

/// A card, token, die, place or pawn.
struct Piece {
  Rect rect;     // of the upright card; a turned one is drawn on its side, in the middle of it
  FacePtr face;  // null: a card of which nothing is known, back up
  Marks marks;
  std::uint16_t id = 0;     // the component, for what moves; 0: none
  Colour glow{0, 0, 0, 0};  // an outline: can be chosen, is chosen
  bool chosen = false;      // has been chosen: ticked, too
  bool small = false;       // marks only as far as they fit; no rules text
  float alpha = 1;
};

/// A symbol alone.
struct Sign {
  Rect rect;
  std::string symbol;
  Colour colour{0, 0, 0, 0};  // its own where alpha is 0
};

/// A line through points.
struct Stroke {
  std::vector<Point> points;
  float width = 2;
  Colour colour;
  float dash = 0;  // 0: drawn through
};

/// A picture from a file (a screen's ground), filling the rectangle.
struct Picture {
  Rect rect;
  std::string file;
  float alpha = 1;
};

/// From here on nothing is drawn outside of the rectangle; an empty one ends that.
struct Clip {
  Rect rect;
};

using Item = std::variant<Panel, Text, Piece, Sign, Stroke, Picture, Clip>;

/// Where something can be pointed at.
struct Hit {
  Rect rect;
  Action action;            // by a click; may be none
  Action second;            // by the right button
  std::uint16_t piece = 0;  // the component here
  std::string tip;          // what pointing at it says
  bool enabled = true;
  bool drag = false;  // can be taken and dropped on another hit
};

struct Scene {
  std::vector<Item> items;
  std::vector<Hit> hits;    // later ones lie on top
  std::size_t barrier = 0;  // hits before this one lie under a dialog: out of reach
  /// The topmost hit there, or null.
  const Hit* at(Point p) const;
  /// The topmost hit with this action, or null: where a test clicks.
  const Hit* find(const Action& action) const;
};

/// How wide text is. ui/paint measures with the real fonts; tests do with plain_meter().
class TextMeter {
 public:
  virtual ~TextMeter() = default;
  /// In pixels, without markup.
  virtual float width(std::string_view utf8, Typeface face, float size) const = 0;
  /// Can "[name]" be drawn as a symbol? If not, it is read as it stands.
  virtual bool is_symbol(std::string_view /*name*/) const { return true; }
};
const TextMeter& plain_meter();

/// The window that a scene is for.
struct Metrics {
  float width = 1600, height = 900;
  float scale = 1;       // of the interface: design units times this are pixels
  float text_scale = 1;  // of text beside it
  const TextMeter* meter = &plain_meter();
  bool colour_blind = false;  // stronger shapes beside colours
  float px(float design) const { return design * scale; }
};

/// What a person does, without SFML.
struct Input {
  enum class Kind : std::uint8_t { move, press, release, wheel, key, text, resize, close, focus_lost } kind;
  Point at;
  int button = 0;   // 0 left, 1 right, 2 middle
  float wheel = 0;  // up is positive
  std::string key;  // "A", "1", "Space", "Enter", "Escape", "Left", "F11", "Tab", "Backspace", ...
  bool ctrl = false, shift = false, alt = false;
  std::string text;  // what was typed
};

struct Wish;
class Playing;  // table/playing.hpp

/// One thing that fills the window: the start screen, the table, the settings.
class Screen {
 public:
  virtual ~Screen() = default;
  virtual void build(Scene& scene, const Metrics& metrics) = 0;
  /// True when the picture has changed.
  virtual bool input(const Input& input, const Metrics& metrics) = 0;
  /// Called while time passes, in seconds since the start; true when the picture has changed.
  virtual bool tick(double /*now*/) { return false; }
  /// Something still moves: tick is to be called soon.
  virtual bool moving() const { return false; }
  /// What it wants of whoever shows it (ui/table/wish.hpp), once; null for nothing.
  virtual const Wish* wish() { return nullptr; }
  /// The sounds to be played since the last call: "click", "card", "token", ...
  virtual std::vector<std::string> sounds() { return {}; }
  /// The game that the inspector looks into; null for none.
  virtual game::Game* inspected() { return nullptr; }
  /// How it is played, for the console; null for none.
  virtual Playing* played() { return nullptr; }
};

}  // namespace misk::ui
