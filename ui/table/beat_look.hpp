// What a beat shows: the answer of a game's export table_beat (scripts/README.md, "The table"), read and
// checked.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "scene/geometry.hpp"

namespace misk::ui {

struct BeatLook {
  /// banner: a band with a headline. cards: shown large, to be read. reveal: things that come from somewhere
  /// and make a sum. dice: they tumble and land. note: a line; the table itself shows what happens.
  enum class Kind : std::uint8_t { note, banner, cards, reveal, dice } kind = Kind::note;
  std::string title;
  std::vector<std::string> lines;
  std::vector<std::uint16_t> cards;
  /// The terms of a sum, from the left.
  struct Part {
    std::string symbol, label, text;  // label: where the symbol cannot be drawn, and for lines of text
    bool fresh = false;               // has just been added
  };
  std::vector<Part> parts;
  struct Die {
    std::string sign, frame;
    bool used = false;
  };
  std::vector<Die> dice;
  std::vector<std::string> sides;  // shown while dice tumble
  /// A number that lands on a card.
  struct Change {
    std::uint16_t card = 0;
    std::string symbol, text;
    bool good = false;
  };
  std::vector<Change> changes;
  std::vector<std::uint16_t> gone;  // cards that fall off the table
  std::string stamp;                // the result
  std::optional<bool> good;         // how the stamp is coloured
  std::string from;                 // the region from which revealed things come
  bool turn = false;                // the card is turned over
  bool wait = false;                // stays until the person goes on
  std::string sound;                // one of sound_names(); empty: by what is shown
  float hold = 0;                   // seconds at the short pace; 0: by its kind
};

/// Throws std::runtime_error like read_presentation.
BeatLook read_beat_look(const nlohmann::json& json, const std::string& what);

/// The sound of a beat, as it begins: its own, or that of its kind. Empty for none.
std::string sound_of(const BeatLook& look);

}  // namespace misk::ui
