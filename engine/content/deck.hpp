#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::content {

struct DeckEntry {
  std::string card;  ///< an id, or a code of the community's database, as written
  int count = 1;
  int line = 0;
};

/// An entry of a deck that is no card. Only the deck's game knows its meaning. It has values, or it is a map.
struct DeckOption {
  struct Entry {
    std::string key, value;
    int line = 0;
  };
  std::string name;
  std::vector<std::string> values;
  int line = 0;
  std::vector<Entry> entries = {};  ///< of a map, in the file's order
};

/// A deck as a player keeps it. Cards are names only; `check_deck` finds out whether they exist.
struct Deck {
  std::string file;
  std::string name;
  std::string avatar;  ///< the player's figure that the deck is for: an id or a code, as written
  int avatar_line = 0;
  std::vector<DeckEntry> cards;  ///< in the file's order
  int cards_line = 0;
  std::vector<DeckOption> options;      ///< in the file's order
  std::vector<std::string> collection;  ///< ids of the packs that the deck was built from; empty: all packs
  int collection_line = 0;
};

/// The most copies of one card that a deck file may have. It guards against typing errors and is no rule of a
/// game.
inline constexpr int kMaxCopies = 99;

/// The key of a deck file that names the player's figure. All our games use this word for it.
inline constexpr const char* kDeckFor = "investigator";

/// Parses a deck, either our YAML (`name`, kDeckFor, `cards: {id: count}`, perhaps `collection: [pack]` and
/// `options: {name: value, list or map}`) or ArkhamDB's JSON. The content decides which. Throws ContentError
/// with the line and the cause.
Deck parse_deck(std::string_view bytes, const std::string& file);

/// True if the text looks like one of these two. Lists of cards as text, OCTGN's XML and others do not.
bool is_deck(std::string_view bytes);

/// Reads a deck from disk. Throws ContentError.
Deck read_deck(const std::string& path);

/// Every deck in a folder, sorted by file name. Unreadable files are left out; `broken`, if given, gets the
/// reasons.
std::vector<Deck> read_decks(const std::string& folder, Diagnostics* broken = nullptr);

using CardKnown = std::function<bool(const std::string&)>;
using CardSuggest = std::function<std::string(const std::string&)>;

/// One error, with its line, for each unknown card and for an unknown avatar. `suggest` returns the nearest
/// known id or ""; it may be empty.
Diagnostics check_deck(const Deck& deck, const CardKnown& known, const CardSuggest& suggest = {});

/// The deck in our YAML form; parsing it gives the same deck.
std::string to_yaml(const Deck& deck);

}  // namespace misk::content
