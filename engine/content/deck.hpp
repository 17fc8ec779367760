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

/// What a deck says beside its cards; only its game knows what that means.
struct DeckOption {
  std::string name;
  std::vector<std::string> values;
  int line = 0;
};

/// A deck as a player keeps it. Cards are names only: whether they exist is for `check_deck`.
struct Deck {
  std::string file;
  std::string name;
  std::string avatar;  ///< whom it is for: an id or a code, as written
  int avatar_line = 0;
  std::vector<DeckEntry> cards;  ///< in the file's order
  int cards_line = 0;
  std::vector<DeckOption> options;      ///< in the file's order
  std::vector<std::string> collection;  ///< ids of the packs it was built from; none: all that are there
  int collection_line = 0;
};

/// Largest number of copies of one card a deck file may ask for; a guard against typing errors, not a rule of
/// a game.
inline constexpr int kMaxCopies = 99;

/// The key of a deck file that says for whom it is; every game of ours calls its players' figures so.
inline constexpr const char* kDeckFor = "investigator";

/// Parses a deck: our YAML (`name`, kDeckFor, `cards: {id: count}`, perhaps `collection: [pack]` and
/// `options: {name: value or list}`) or ArkhamDB's JSON, told apart by content. Throws ContentError naming
/// the line and the thing.
Deck parse_deck(std::string_view bytes, const std::string& file);

/// Does this look like one of the two? Lists of cards as text, OCTGN's XML and others do not.
bool is_deck(std::string_view bytes);

/// Reads a deck from disk. Throws ContentError.
Deck read_deck(const std::string& path);

/// Every deck that lies in a folder, by the names of their files. Those that cannot be read are left out;
/// `broken`, if given, gets why.
std::vector<Deck> read_decks(const std::string& folder, Diagnostics* broken = nullptr);

using CardKnown = std::function<bool(const std::string&)>;
using CardSuggest = std::function<std::string(const std::string&)>;

/// One error for each card (and the one it is for) that is not known, at its line. `suggest` returns the
/// nearest known id or ""; it may be empty.
Diagnostics check_deck(const Deck& deck, const CardKnown& known, const CardSuggest& suggest = {});

/// The deck in our YAML form; parsing it gives the same deck.
std::string to_yaml(const Deck& deck);

}  // namespace misk::content
