// What a card, token, die or place shows: read from what a game's table.lua gives (scripts/README.md, "The
// table"), drawn by ui/paint.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "scene/geometry.hpp"

namespace misk::ui {

/// card: upright 5:7. wide: 7:5. place: a location's plate, 5:3. disc: a round token with a sign. token: a
/// square one. die: a die that shows a sign. pawn: who stands somewhere.
enum class Shape : std::uint8_t { card, wide, place, disc, token, die, pawn };

/// Width over height.
float aspect(Shape shape);
/// Small and as wide as high: no card.
bool is_token(Shape shape);

/// A number with its symbol: health 2, shroud 3.
struct Stat {
  std::string symbol, text;
  bool changed = false;  // the number is not the printed one
  bool operator==(const Stat&) const = default;
};

/// One cell of a row of signs: a task's symbol, an icon of a Mythos card.
struct Cell {
  std::string symbol, text;  // one of them, or both: the text beside the symbol
  bool done = false;         // is fulfilled: drawn filled and ticked
  std::string colour;        // "" for the usual
  bool operator==(const Cell&) const = default;
};

struct Row {
  std::string label;
  std::vector<Cell> cells;
  bool done = false;
  bool operator==(const Row&) const = default;
};

/// So begins Face::image where the picture is a pack's: kInPack + "ID/assets/FILE".
inline constexpr const char* kInPack = "pack://";

/// What is printed on the side that is up.
struct Face {
  Shape shape = Shape::card;
  std::string definition;  // "pack:slug": names the image that takes the art box, too
  std::string frame;       // key of Presentation::frames
  std::string title, subtitle;
  std::string corner;  // in the upper left corner: a cost, a level
  std::string kind;    // "Asset", "Enemy"
  std::string traits;
  std::string sign;  // of a disc, token or die: a symbol's name, else a short text
  std::vector<std::string> icons;
  std::vector<std::string> text;  // paragraphs: **bold**, _italic_, [symbol]
  std::vector<Stat> stats;
  std::vector<Row> rows;
  bool back = false;  // the back is up: nothing but the frame and the sign is known
  std::string image;  // what takes the art box: a file, a pack's picture (kInPack), or ""
  bool operator==(const Face&) const = default;
};
using FacePtr = std::shared_ptr<const Face>;

/// What lies on it now.
struct Marks {
  struct Token {
    std::string symbol;
    int count = 0;
    std::string text;  // beside the number: "ammo"
    bool operator==(const Token&) const = default;
  };
  std::vector<Token> tokens;
  std::vector<Stat> stats;         // current numbers; take the place of the face's of the same symbol
  std::vector<Row> rows;           // take the place of the face's
  std::vector<std::string> notes;  // "in Attic", "flipped"
  std::string banner;              // one word across it: "engaged", "used"
  std::string sign;                // what it shows now, instead of the face's: a die
  bool turned = false;             // exhausted: lies on its side
  bool dim = false;                // out of use
  bool operator==(const Marks&) const = default;
};

/// How cards of a kind look, and what tells them apart without colour.
struct Frame {
  Colour colour{90, 90, 90, 255};
  std::string letter;  // on the title bar, at its right
  std::string symbol;
};

/// How a symbol is drawn: a shape of the table's own (ui/paint/symbols), or the game's own strokes.
struct Symbol {
  std::string shape;  // "heart", "eye", ...
  Colour colour{220, 210, 190, 255};
  std::string text;                          // drawn in it; or alone, without a shape
  std::vector<std::vector<Point>> polygons;  // in a square from 0 to 100; used when there is no shape
  std::string word;  // what it is called: the tooltip, and where a symbol cannot be drawn
};

/// Reads them. Fields of a wrong type throw std::runtime_error with `what` in the text, and the mend.
Face read_face(const nlohmann::json& json, const std::string& what);
Marks read_marks(const nlohmann::json& json, const std::string& what);
/// A list of { "health", 2 }, { "shroud", 3, true } (it has changed) or tables of a Stat's fields.
std::vector<Stat> read_stats(const nlohmann::json& json, const std::string& what);
Frame read_frame(const nlohmann::json& json, const std::string& what);
Symbol read_symbol(const nlohmann::json& json, const std::string& what);

}  // namespace misk::ui
