// The content of a card, token, die or place: data that a game's table.lua returns (scripts/README.md, "The
// table") and ui/paint draws.
//
// A Face is the print on the visible side. It changes only when the card is turned or its flags change, so
// drawings of it are cached by content. Marks are everything that changes during play: tokens, current
// numbers, exhaustion. They are drawn over the cached face. Frames and symbols are declared once by the
// game's tabletop(), and faces refer to them by name. The engine gives all of it as JSON; read_face() and its
// relatives check every field and report errors in words for the author of the script.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "scene/geometry.hpp"

namespace misk::ui {

/// card: upright 5:7. wide: 7:5. place: a plate for a location, 5:3. disc: a round token with a sign. token:
/// a square one. die: a die that shows a sign. pawn: a figure at a place.
enum class Shape : std::uint8_t { card, wide, place, disc, token, die, pawn };

/// Width over height.
float aspect(Shape shape);
/// True for small shapes as wide as high.
bool is_token(Shape shape);

/// A number with its symbol: health 2, shroud 3.
struct Stat {
  std::string symbol, text;
  bool changed = false;  // it differs from the printed number
  bool operator==(const Stat&) const = default;
};

/// More numbers than these stand in two lines on a small card.
inline constexpr std::size_t kNumbersInALine = 4;

/// One cell of a row of signs: the symbol of a task, an icon of a Mythos card.
struct Cell {
  std::string symbol, text;  // one of them, or both with the text next to the symbol
  bool done = false;         // fulfilled: drawn filled and ticked
  std::string colour;        // "" for the default
  bool operator==(const Cell&) const = default;
};

struct Row {
  std::string label;
  std::vector<Cell> cells;
  bool done = false;
  bool fits = false;  // it could be fulfilled now: lit
  bool operator==(const Row&) const = default;
};

/// The prefix of Face::image for a picture inside a pack: kInPack + "ID/assets/FILE".
inline constexpr const char* kInPack = "pack://";

/// The print on the visible side.
struct Face {
  Shape shape = Shape::card;
  std::string definition;  // "pack:slug"; also the name of its picture
  std::string frame;       // key of Presentation::frames
  std::string title, subtitle;
  std::string corner;  // at the upper left: a cost, a level
  std::string kind;    // "Asset", "Enemy"
  std::string traits;
  std::vector<std::string>
      emblem;  // what its picture shows if it has no picture file: shapes or symbols, the subject first
  std::string scene;  // what is behind them (ui/paint/art.hpp); "" for a pattern
  std::string sign;   // of a disc, token or die: a symbol's name or a short text
  std::vector<std::string> icons;
  std::vector<std::string> text;  // paragraphs: **bold**, _italic_, [symbol]
  std::vector<Stat> stats;
  std::vector<Row> rows;
  bool back = false;        // the back is up: only the frame and the sign are known
  bool in_hand = false;     // only its upper part is in sight: the text begins there, below a lower picture
  Colour tint{0, 0, 0, 0};  // of a pawn: the colour of its seat; transparent: that of its frame
  std::string image;        // the picture: a file, a pack's picture (kInPack), or ""
  bool operator==(const Face&) const = default;
};
using FacePtr = std::shared_ptr<const Face>;

/// The marks on a piece now.
struct Marks {
  struct Token {
    std::string symbol;
    int count = 0;
    std::string text;  // next to the number: "ammo"
    bool operator==(const Token&) const = default;
  };
  std::vector<Token> tokens;
  std::vector<Stat> stats;         // current numbers; they replace the face's stats of the same symbol
  std::vector<Row> rows;           // replace the face's rows
  std::vector<std::string> notes;  // "in Attic", "flipped"
  std::string banner;              // one word across it: "engaged", "used"
  std::string sign;                // for a die: its present side, instead of the face's sign
  bool turned = false;             // exhausted: drawn on its side
  bool dim = false;                // out of use
  bool operator==(const Marks&) const = default;
};

/// What the card shows now: present numbers and rows stand in the place of the printed ones.
Face present_face(const Face& face, const Marks& marks);

/// The look of one kind of cards. Besides colour, the letter distinguishes it.
struct Frame {
  Colour colour{90, 90, 90, 255};
  std::string letter;  // at the right of the title bar
  std::string symbol;
};

/// A symbol: a shape of the table's own (ui/paint/symbols), or strokes of the game's own.
struct Symbol {
  std::string shape;  // "heart", "eye", ...
  Colour colour{220, 210, 190, 255};
  std::string text;                          // drawn inside the shape, or alone
  std::vector<std::vector<Point>> polygons;  // in a square from 0 to 100; used without a shape
  std::string word;                          // its name for people, in tooltips and where it cannot be drawn
};

/// These functions read JSON. A field of a wrong type throws std::runtime_error, with `what` in the text and
/// how to fix it.
Face read_face(const nlohmann::json& json, const std::string& what);
Marks read_marks(const nlohmann::json& json, const std::string& what);
/// A list of { "health", 2 }, { "shroud", 3, true } (true: it has changed), or tables with a Stat's fields.
std::vector<Stat> read_stats(const nlohmann::json& json, const std::string& what);
Frame read_frame(const nlohmann::json& json, const std::string& what);
Symbol read_symbol(const nlohmann::json& json, const std::string& what);

}  // namespace misk::ui
