// Decks of the community: ArkhamDB's JSON, lists as text, OCTGN's .o8d, sealed pools; and back to ArkhamDB's
// JSON.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "content/deck.hpp"

namespace misk::importing {

/// A card that is loaded.
struct CardInfo {
  std::string id, name, subtitle, type, pack, pack_title, code;
  int level = -1;  ///< -1: none
};

/// The cards that decks may name.
class CardIndex {
 public:
  /// `find`: the id of a card by id or code, "" for none. `products`: where cards are from, by the beginning
  /// of their codes.
  CardIndex(std::vector<CardInfo> cards, std::function<std::string(const std::string&)> find,
            std::map<std::string, std::string> products = {});

  /// By id or code; nullptr for none.
  const CardInfo* find(const std::string& id) const;
  /// All of that name, whatever its capitals and quotes.
  std::vector<const CardInfo*> named(const std::string& name) const;
  /// What could be meant instead of a name, or which set a code is of: what to do about it.
  std::string mend(const std::string& name_or_code) const;

 private:
  std::vector<CardInfo> cards_;
  std::function<std::string(const std::string&)> find_;
  std::map<std::string, std::string> products_;
  std::multimap<std::string, std::size_t> by_name_;
  std::map<std::string, std::size_t> by_id_;
};

/// A card of the list that is nowhere, or a field without a place.
struct DeckIssue {
  std::string what;
  int count = 0, line = 0;
  std::string reason;
};

struct DeckImport {
  content::Deck deck;  ///< ids of ours
  std::string form;    ///< "ArkhamDB", "text", "OCTGN", "sealed pool"
  std::vector<DeckIssue> unknown, dropped;
  std::vector<std::string> notes;

  nlohmann::ordered_json to_json() const;
  /// The deck file, with what was left out as comments.
  std::string to_yaml() const;
  /// For the terminal.
  std::vector<std::string> summary() const;
};

struct DeckOptions {
  std::string investigator, name;  ///< instead of what the file says
};

/// Reads a deck in any of the forms; throws ContentError for what is none.
DeckImport import_deck(std::string_view bytes, const std::string& file, const CardIndex& index,
                       const DeckOptions& options = {});

/// The deck as ArkhamDB exports one. `notes` gets what it cannot say.
nlohmann::ordered_json export_deck(const content::Deck& deck, const CardIndex& index,
                                   std::vector<std::string>& notes);

}  // namespace misk::importing
