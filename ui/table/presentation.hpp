// The table's layout that a game wants: its export tabletop(), read and checked (scripts/README.md, "The
// table").
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "scene/face.hpp"

namespace misk::ui {

/// The part of the window for a region.
enum class Area : std::uint8_t { left, top, board, play, hand, focus };
/// The way a region arranges its content.
enum class Layout : std::uint8_t { row, grid, fan, pile, pool, track, graph, text };

/// An area drawn under the places of a graph: its outline in the places' coordinates, 0 to 100.
struct Ground {
  std::vector<Point> points;
  Colour fill{52, 64, 52, 255}, edge{0, 0, 0, 0};
};

struct Region {
  std::string name, title;
  Area area = Area::board;
  Layout layout = Layout::row;
  std::vector<std::string> zones;   // its content, in addition to that from table_view
  bool of_seat = false;             // of per-player zones show only the shown seat's, not every player's
  std::vector<std::string> attach;  // zones whose cards are tucked under the card they are attached to
  std::vector<std::string> docks;   // graph: zones whose components are drawn at the places
  std::string size = "normal";      // of pieces: small, normal, large
  float height = 0;                 // in design units; 0: by content
  float weight = 1;                 // share of the spare room among regions without a height
  int columns = 0;                  // grid
  bool counts = false;              // hidden zones are shown as a pile with a number
  bool hide_empty = false;
  std::vector<Ground> grounds;  // graph: what lies under the places
  Colour board{0, 0, 0, 0};     // graph: the colour of the board; none: by the table's
};

struct LinkKind {
  Colour colour{170, 160, 140, 255};
  float width = 3, dash = 0;
  bool arrow = false;  // at the end of it
};

struct Presentation {
  std::vector<Region> regions;
  std::map<std::string, Frame> frames;
  std::map<std::string, Symbol> symbols;
  std::map<std::string, LinkKind> links;
  Colour ground{18, 26, 24, 255};
  /// Every zone that a region draws.
  std::set<std::string> zones() const;
};

/// What players call a symbol: its word, or else its name.
std::string symbol_in_words(const std::map<std::string, Symbol>& symbols, const std::string& symbol);

/// Throws std::runtime_error that names the region or field and how to fix it. `zone_names`: all zones.
Presentation read_presentation(const nlohmann::json& json, const std::set<std::string>& zone_names);
/// For a game without a tabletop(): every zone as a row.
Presentation plain_presentation(const std::vector<std::pair<std::string, bool>>& zones);

/// The content of a region in addition to its zones: an entry of table_view's `regions`.
struct Content {
  struct Chip {
    std::string symbol, text, tip;
    int count = 1;
    std::string colour;
    bool current = false;
  };
  struct Place {
    std::uint16_t card = 0;
    float x = -1, y = -1;  // 0 to 100 of the map; -1: anywhere
  };
  struct Link {
    std::uint16_t from = 0, to = 0;
    std::string kind;
  };
  /// A card of another region that is also drawn at a place, with a card that it belongs to.
  struct Guest {
    std::uint16_t card = 0, place = 0, with = 0;
  };
  std::string title, note;  // the note is at the right of the title, where there is room
  std::vector<Guest> guests;
  std::vector<std::uint16_t> cards;
  std::vector<std::string> lines;
  std::vector<Chip> chips;
  std::vector<Place> places;
  std::vector<Link> links;
  bool hidden = false;
};

struct SeatStrip {
  std::uint16_t card = 0;
  std::vector<Stat> stats;
  std::vector<std::string> notes;
  std::uint16_t place = 0;          // where he is
  std::vector<std::uint16_t> with;  // who threatens him there
  bool turn = false;
};

/// The result of table_view.
struct TableView {
  std::vector<std::string> head;
  std::vector<SeatStrip> seats;
  std::map<std::string, Content> regions;
};

/// Throws std::runtime_error like read_presentation.
TableView read_table_view(const nlohmann::json& json, const Presentation& presentation);

}  // namespace misk::ui
