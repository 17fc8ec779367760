// How a game wants its table laid out: its export tabletop(), read and checked (scripts/README.md, "The
// table").
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "scene/face.hpp"

namespace misk::ui {

/// Where on the window a region stands.
enum class Area : std::uint8_t { left, top, board, play, hand, focus };
/// How it lays out what it holds.
enum class Layout : std::uint8_t { row, grid, fan, pile, pool, track, graph, text };

struct Region {
  std::string name, title;
  Area area = Area::board;
  Layout layout = Layout::row;
  std::vector<std::string> zones;   // what it holds, beside what table_view gives it
  bool of_seat = false;             // of per-player zones only the shown seat's; else every player's
  std::vector<std::string> attach;  // zones whose cards are tucked under the card they are attached to
  std::vector<std::string> docks;   // graph: zones whose components stand at the places
  std::string size = "normal";      // of its pieces: small, normal, large
  float height = 0;                 // in design units; 0: by what it holds
  float weight = 1;                 // of what is left over, beside others without a height
  int columns = 0;                  // grid
  bool counts = false;              // of hidden zones: show how many, as a pile
  bool hide_empty = false;
};

struct LinkKind {
  Colour colour{170, 160, 140, 255};
  float width = 3, dash = 0;
};

struct Presentation {
  std::vector<Region> regions;
  std::map<std::string, Frame> frames;
  std::map<std::string, Symbol> symbols;
  std::map<std::string, LinkKind> links;
  Colour ground{18, 26, 24, 255};
  /// Every zone that some region draws.
  std::set<std::string> zones() const;
};

/// Throws std::runtime_error that names the region or field and the mend. `zone_names`: the zones there are.
Presentation read_presentation(const nlohmann::json& json, const std::set<std::string>& zone_names);
/// For a game without a tabletop(): every zone as a row.
Presentation plain_presentation(const std::vector<std::pair<std::string, bool>>& zones);

/// What a region holds beyond its zones: an entry of table_view's `regions`.
struct Content {
  struct Chip {
    std::string symbol, text, tip;
    int count = 1;
    std::string colour;
    bool current = false;
  };
  struct Place {
    std::uint16_t card = 0;
    float x = -1, y = -1;  // 0 to 100 of the map; -1: wherever it fits
  };
  struct Link {
    std::uint16_t from = 0, to = 0;
    std::string kind;
  };
  std::string title;
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
};

/// What table_view gave.
struct TableView {
  std::vector<std::string> head;
  std::vector<SeatStrip> seats;
  std::map<std::string, Content> regions;
};

/// Throws std::runtime_error like read_presentation.
TableView read_table_view(const nlohmann::json& json, const Presentation& presentation);

}  // namespace misk::ui
