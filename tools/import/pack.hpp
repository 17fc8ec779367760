// Makes a pack from a file of the community: cards with their figures and with scripts for known sentences of
// their texts, and a report of everything else.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "import/card.hpp"
#include "import/rules.hpp"
#include "import/source.hpp"
#include "text/json.hpp"

namespace misk::importing {

/// Existing content.
struct Known {
  std::set<std::string> packs;                     ///< ids
  std::set<std::string> traits;                    ///< tags of loaded cards
  std::set<std::string> locations, investigators;  ///< titles
  /// The full id of a loaded card with this code; "" for none.
  std::function<std::string(const std::string&)> card;
  /// The fields that the game's cards accept, from its schemas; unset: everything.
  Takes takes;
  const Completions* completions = nullptr;
  Grammar* grammar = nullptr;  ///< unset: texts are read by the table of sentences alone
  std::function<void(int done, int of)> progress{};  ///< called now and then with the number of cards
  /// The ids that an earlier import into the same pack has given, by the cards' codes.
  std::map<std::string, std::string> ids{};
  bool by_author = false;  ///< its author imports it, so a card without open lines needs no `status`
};

/// A link between cards that leads nowhere.
struct BadLink {
  std::string code, name, field, to;
};

struct ImportedCard {
  std::string code, name, kind, status, file;
  int sentences = 0, todo = 0, completed = 0;
  std::vector<std::string> reasons;  ///< why the grammar did not understand lines of it
};

struct ImportReport {
  std::string source;  ///< the file that was read
  std::string name, author, code, language, state, link, generator, date, description;
  std::string pack;
  int read = 0, sentences = 0, todo = 0;
  std::vector<ImportedCard> cards;
  std::vector<Dropped> fields;    ///< fields without a place in our data
  std::vector<Dropped> left_out;  ///< cards
  std::vector<BadLink> links;
  std::vector<std::string> notes;
  std::vector<std::pair<std::string, std::string>> images;
  std::map<std::string, int> completed_by;  ///< files with completions that were used, and how many

  int count(const std::string& status) const;
  text::Json to_json() const;
  /// A short report for the terminal.
  std::vector<std::string> summary() const;
  /// The content of IMPORT.md.
  std::string to_markdown() const;
};

struct PackFiles {
  std::string id;
  std::vector<std::pair<std::string, std::string>> files;  ///< path in the pack, content
  ImportReport report;
};

/// Cards that do not load as they were written, by their paths.
struct Unloaded {
  std::set<std::string> unscripted;  ///< with a script: their texts are left unscripted
  std::set<std::string> bare;        ///< with their figures, either: they keep their names
};

/// Makes the pack. `id` is its id ("" to make one from the project's name). Throws ContentError.
PackFiles make_pack(Source source, const Rules& rules, const Known& known, const std::string& id = "",
                    const Unloaded& unloaded = {});

}  // namespace misk::importing
