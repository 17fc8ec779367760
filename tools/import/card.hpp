// Writes one card of the community's data as a script.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "import/ability.hpp"
#include "import/completions.hpp"
#include "import/source.hpp"

namespace misk::importing {

/// A card to be written into a pack.
struct PackCard {
  SourceCard* source = nullptr;
  SourceCard* back = nullptr;        ///< the hidden card that is its other side
  std::string slug, path;            ///< path: cards/guardian/old_lamp.lua
  std::vector<std::string> codes;    ///< its own first, then those of its back and reprints
  std::string reverse;               ///< for an act or agenda: the card on its other side
  std::string bonded;                ///< the title of the card that brings it into the game
  std::string other_side;            ///< the card on its other side, a card of another type
  std::vector<PackCard> unrevealed;  ///< for a location: its unrevealed side, if that is a card of its own
  std::string revealed;              ///< for such a side: the full id of the location that it becomes
  /// For an investigator: full ids, of each list one.
  std::vector<std::vector<std::string>> required;
  bool is_signature = false;

  // The result of writing it.
  std::string kind;    ///< its type in scripts: asset, event_card, ...
  std::string status;  ///< complete, scripted, stub
  int sentences = 0, todo = 0;
  int completed = 0;                        ///< number of sentences that completions script
  std::map<std::string, int> completed_by;  ///< the files with these completions, and how many
  std::vector<std::string> reasons;         ///< why the grammar did not understand lines of it
  std::set<std::string> completed_lines;    ///< and the numbers of these lines
  std::string tests;                        ///< of its completions

  /// Adds the results of one of its sides.
  void take(const PackCard& side);
  /// Adds tests, in Lua, to those of its completions.
  void add_tests(const std::string& lua);
};

/// The fields and words that the game's constructors accept.
struct Takes {
  /// True if the constructor takes a field of that name.
  std::function<bool(const std::string& constructor, const std::string& field)> field;
  /// True if the text is one of the words that `type` allows.
  std::function<bool(const std::string& type, const std::string& text)> word;
};

/// Facts shared by all cards of an import.
struct CardWorld {
  const Rules& rules;
  std::string pack;                                   ///< its id
  std::set<std::string> traits;                       ///< tags
  std::set<std::string> locations, investigators;     ///< titles as Lua strings
  std::map<std::string, std::string> encounter_sets;  ///< code → name
  std::vector<Dropped>* dropped = nullptr;
  std::set<std::string> unscripted;  ///< slugs of cards whose text is left unscripted
  std::set<std::string> bare;        ///< and of those whose figures are, too
  Takes takes;
  Grammar* grammar = nullptr;
  const Completions* completions = nullptr;
  bool by_author = false;
};

/// "complete", "scripted" or "stub".
std::string status_of(const Scripted& scripted);

/// True for the constructors of locations.
bool is_place(const std::string& kind);

/// The constructor for cards of this type; "" if the rules do not have the type.
std::string constructor_of(const std::string& type);

/// The folder under cards/ for the card.
std::string folder_of(PackCard& card, const CardWorld& world);

/// Writes the script, and sets the results in the card.
std::string write_card(PackCard& card, const CardWorld& world);

/// The traits in a text like "Item. Weapon.".
std::vector<std::string> traits_of(SourceCard& card);

}  // namespace misk::importing
