// The texts of a pack that people may see: what a translation can say.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/text_template.hpp"

namespace misk::cli {

struct PackText {
  std::string english, file;  // file: within the pack; "" where that is not known
  int line = 0;
};

struct PackCard {
  std::string id;  // pack:slug
  std::string name, subtitle, file;
  std::vector<std::string> abilities;
  int line = 0;
};

struct PackTexts {
  std::vector<PackCard> cards;  // in the order of their files
  std::vector<PackText> texts;
};

/// Texts by which a key of a translation is known: as they are, and those that scripts compose.
class KnownTexts {
 public:
  void add(const std::string& english);
  /// Is it one of them, or what one of them may be? "Draw {1} cards" is what "Draw {1} card{2}" may be.
  bool has(const std::string& english) const;
  /// Does a translation of these say it already? It is one of them, or composed of one, `names` and numbers.
  bool cover(const std::string& english, const std::set<std::string>& names) const;
  /// The one that is most like it, "" for none.
  std::string nearest(const std::string& english) const;

 private:
  std::set<std::string> exact_;
  std::vector<game::TextTemplate> composed_;
};

/// Finds texts in the packs of one game. The scripts must be sound.
class PackTextFinder {
 public:
  PackTextFinder(const game::Catalog& catalog, game::Scripts& scripts);

  /// What the pack itself says; what it has from packs that it requires is theirs.
  PackTexts of(const content::Pack& pack) const;
  /// What a translation in this pack is of: of a translation pack the packs that it names, else its own
  /// texts.
  std::vector<PackTexts> for_translation(const content::Pack& pack) const;
  /// Everything that a translation of `pack` may have as a key under `texts`: also strings of which nobody
  /// knows what they are for.
  KnownTexts keys_of(const content::Pack& pack) const;
  /// The pack and those that it requires, the game's too.
  std::vector<const content::Pack*> around(const content::Pack& pack) const;

 private:
  const PackTexts& read(const content::Pack& pack) const;

  const game::Catalog& catalog_;
  game::Scripts& scripts_;
  mutable std::map<std::string, PackTexts> read_;  // by pack
};

}  // namespace misk::cli
