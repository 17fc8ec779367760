// A pack from what a file of the community holds: cards with figures and what of their texts can be scripted,
// and a report of everything else.
#pragma once
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "import_card.hpp"
#include "import_rules.hpp"
#include "import_source.hpp"

namespace misk::importing {

/// What is there already.
struct Known {
  std::set<std::string> packs;                     ///< ids
  std::set<std::string> traits;                    ///< tags of cards that are loaded
  std::set<std::string> locations, investigators;  ///< titles
  /// The full id of a loaded card by its code; "" for none.
  std::function<std::string(const std::string&)> card;
  /// The game's own words for what cards take, from its schemas; unset: everything is taken.
  Takes takes;
};

/// A link between cards that leads nowhere.
struct BadLink {
  std::string code, name, field, to;
};

struct ImportedCard {
  std::string code, name, kind, status, file;
  int sentences = 0, todo = 0;
};

struct ImportReport {
  std::string source;  ///< the file
  std::string name, author, code, language, state, link, generator, date, description;
  std::string pack;
  int read = 0, sentences = 0, todo = 0;
  std::vector<ImportedCard> cards;
  std::vector<Dropped> fields;    ///< fields without a place
  std::vector<Dropped> left_out;  ///< cards
  std::vector<BadLink> links;
  std::vector<std::string> notes;
  std::vector<std::pair<std::string, std::string>> images;

  int count(const std::string& status) const;
  nlohmann::ordered_json to_json() const;
  /// For the terminal: few lines.
  std::vector<std::string> summary() const;
  /// IMPORT.md
  std::string to_markdown() const;
};

struct PackFiles {
  std::string id;
  std::vector<std::pair<std::string, std::string>> files;  ///< path in the pack, what is in it
  ImportReport report;
};

/// Makes the pack; `id` is its id ("" for one from the project's name). Of the cards in `unscripted` (their
/// paths) the text is left as it is. Throws ContentError.
PackFiles make_pack(Source source, const Rules& rules, const Known& known, const std::string& id = "",
                    const std::set<std::string>& unscripted = {});

}  // namespace misk::importing
