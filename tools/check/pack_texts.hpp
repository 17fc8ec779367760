// The texts of a pack that people may see, and so the texts that a translation may contain.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "language/text_template.hpp"

namespace misk::cli {

struct PackText {
  std::string english, file;  // file: within the pack; "" if not known
  int line = 0;
};

struct PackCard {
  std::string id;  // pack:slug
  std::string name, subtitle, file;
  std::vector<std::string> abilities;
  int line = 0;
};

struct PackTexts {
  std::vector<PackCard> cards;  // sorted by file
  std::vector<PackText> texts;
};

/// Texts that may be keys of a translation: fixed ones, and those that scripts compose.
class KnownTexts {
 public:
  void add(const std::string& english);
  /// True if it is one of the texts, or an instance of one: "Draw {1} cards" is an instance of "Draw {1}
  /// card{2}".
  bool has(const std::string& english) const;
  /// True if translating these texts already covers it: it is one of them, or composed of one, `names` and
  /// numbers.
  bool cover(const std::string& english, const std::set<std::string>& names) const;
  /// The most similar text, "" for none.
  std::string nearest(const std::string& english) const;

 private:
  std::set<std::string> exact_;
  std::vector<game::TextTemplate> composed_;
};

/// Finds the texts in the packs of one game. The scripts must be sound.
class PackTextFinder {
 public:
  PackTextFinder(const game::Catalog& catalog, game::Scripts& scripts);

  /// The pack's own texts, without those of the packs it requires.
  PackTexts of(const content::Pack& pack) const;
  /// The packs that a translation in this pack translates: for a translation pack those that it names,
  /// otherwise its own texts.
  std::vector<PackTexts> for_translation(const content::Pack& pack) const;
  /// Everything that may be a key under `texts` in a translation of `pack`, including strings of unknown use.
  KnownTexts keys_of(const content::Pack& pack) const;
  /// The pack and those it requires, with the game's.
  std::vector<const content::Pack*> around(const content::Pack& pack) const;

 private:
  const PackTexts& read(const content::Pack& pack) const;

  const game::Catalog& catalog_;
  game::Scripts& scripts_;
  mutable std::map<std::string, PackTexts> read_;  // by pack
};

}  // namespace misk::cli
