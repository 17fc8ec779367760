// The rules of a game as players read them: entries in our own words, from the rulebook/ folders of its
// packs.
//
// A game's pack writes most of them; every other pack of the game can add entries. They are data: no script
// runs to read them, and no game is another with them.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/library.hpp"

namespace misk::game {

/// One entry: what a word, a symbol, a phase or a place means.
struct RuleEntry {
  std::string id, title, part, text;  // part: the heading under which it is listed
  std::vector<std::string> words;     // further words that find it
  std::vector<std::string> names;     // the game's names that it explains: symbols, zones, tags
  std::vector<std::string> see;       // ids of other entries
  std::vector<std::string> cites;     // the headings of the rules that open it, as citations write them
  bool on_cards = false;              // cards print its title or words: it is told beside a card
  std::string pack, file;
  int line = 0;
  /// The text up to the end of its first sentence.
  std::string first_sentence() const;
};

class Rulebook {
 public:
  Rulebook() = default;
  /// Reads the entries of all packs of `game`, the game's own first. What is wrong in them goes to `faults`.
  Rulebook(const content::Library& library, const std::string& game, content::Diagnostics& faults);

  /// Those of the game first, each part together, in the order of the files.
  const std::vector<RuleEntry>& entries() const { return entries_; }
  bool empty() const { return entries_.empty(); }
  /// The entry of this id; null if there is none.
  const RuleEntry* find(std::string_view id) const;
  /// The entry that a citation opens: "Rules Reference, Glossary: Aloof". Of a citation with several places,
  /// separated by ';', the first that has one. Null if there is none.
  const RuleEntry* cited(std::string_view citation) const;
  /// The entry that explains a name of the game: a symbol, a zone, a tag. Null if there is none.
  const RuleEntry* named(std::string_view name) const;
  /// The entries that have all these words: those of that title first, then those found by it, then those
  /// whose text has them. All entries for no words.
  std::vector<const RuleEntry*> search(std::string_view words) const;
  /// The entries to tell beside a card with these texts (with **bold**, _italic_ and [symbol]) and symbols:
  /// first the words that it prints, in their order, then the symbols. None twice.
  std::vector<const RuleEntry*> on_card(const std::vector<std::string>& texts,
                                        const std::vector<std::string>& symbols) const;

 private:
  void read(const content::Pack& pack, content::Diagnostics& faults);
  void check_links(content::Diagnostics& faults) const;
  void index();

  std::vector<RuleEntry> entries_;
  // Folded; the longest first.
  std::vector<std::pair<std::string, std::size_t>> cites_, printed_;
};

}  // namespace misk::game
