// Imports decks of the community (ArkhamDB's JSON, lists as text, OCTGN's .o8d, sealed pools), and exports
// ArkhamDB's JSON.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/deck.hpp"
#include "text/json.hpp"

namespace misk::importing {

/// A loaded card.
struct CardInfo {
  std::string id, name, subtitle, type, pack, pack_title, code;
  int level = -1;  ///< -1: none
};

/// Options of a deck, translated.
struct TranslatedOptions {
  std::vector<content::DeckOption> options;
  std::vector<std::pair<std::string, std::string>> left;  ///< names of what cannot be taken, and why
};

/// What the game knows about the options of a deck for an avatar. Both functions may be missing.
struct OptionWords {
  using Translate = std::function<TranslatedOptions(const content::Deck&)>;
  Translate in;   ///< from ArkhamDB's words; other options stay
  Translate out;  ///< into ArkhamDB's words; `left` has the options that it cannot express
};

/// The cards that decks may name.
class CardIndex {
 public:
  /// `find`: the id of a card by id or code, "" for none. `products`: names of products, by the beginning of
  /// their cards' codes.
  CardIndex(std::vector<CardInfo> cards, std::function<std::string(const std::string&)> find,
            std::map<std::string, std::string> products = {}, OptionWords words = {});

  /// The card with an id or code; nullptr for none.
  const CardInfo* find(const std::string& id) const;
  /// All cards of that name; case and quotes do not count.
  std::vector<const CardInfo*> named(const std::string& name) const;
  /// Advice about an unknown name or code: the card that may be meant, or the set of the code.
  std::string mend(const std::string& name_or_code) const;
  const OptionWords& words() const { return words_; }

 private:
  std::vector<CardInfo> cards_;
  std::function<std::string(const std::string&)> find_;
  std::map<std::string, std::string> products_;
  OptionWords words_;
  std::multimap<std::string, std::size_t> by_name_;
  std::map<std::string, std::size_t> by_id_;
};

/// A listed card that does not exist, or a field that has no place in our deck.
struct DeckIssue {
  std::string what;
  int count = 0, line = 0;
  std::string reason;
};

struct DeckImport {
  content::Deck deck;  ///< with our ids
  std::string form;    ///< "ArkhamDB", "text", "OCTGN", "sealed pool"
  std::vector<DeckIssue> unknown, dropped;
  std::vector<std::string> notes;

  text::Json to_json() const;
  /// The deck file, with left-out entries as comments.
  std::string to_yaml() const;
  /// A report for the terminal.
  std::vector<std::string> summary() const;
};

struct DeckOptions {
  std::string investigator, name;  ///< replace those of the file
};

/// Reads a deck in any of the forms. Throws ContentError if it is none of them.
DeckImport import_deck(std::string_view bytes, const std::string& file, const CardIndex& index,
                       const DeckOptions& options = {});

/// The deck as ArkhamDB exports it. `notes` gets what that format cannot express.
text::Json export_deck(const content::Deck& deck, const CardIndex& index, std::vector<std::string>& notes);

}  // namespace misk::importing
