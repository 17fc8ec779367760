// One card of the community's data as a script.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "import_ability.hpp"
#include "import_source.hpp"

namespace misk::importing {

/// A card on its way into a pack.
struct PackCard {
  SourceCard* source = nullptr;
  SourceCard* back = nullptr;         ///< the hidden card that is its other side
  std::string slug, path;             ///< path: cards/guardian/old_lamp.lua
  std::vector<std::string> codes;     ///< its own first, then its back's and its reprints'
  std::string reverse;                ///< of an act or agenda: the card that is its other side
  std::vector<std::string> required;  ///< of an investigator: full ids
  bool is_signature = false;

  // What came of it.
  std::string kind;    ///< what it is in scripts: asset, event_card, ...
  std::string status;  ///< complete, scripted, stub
  int sentences = 0, todo = 0;
};

/// What the constructors of the game take.
struct Takes {
  /// Has what is written with `constructor` a field of that name?
  std::function<bool(const std::string& constructor, const std::string& field)> field;
  /// Is the text one of the words that `type` allows?
  std::function<bool(const std::string& type, const std::string& text)> word;
};

/// What all cards of an import share.
struct CardWorld {
  const Rules& rules;
  std::string pack;                                   ///< its id
  std::set<std::string> traits;                       ///< tags
  std::set<std::string> locations, investigators;     ///< titles, as Lua strings
  std::map<std::string, std::string> encounter_sets;  ///< code → name
  std::vector<Dropped>* dropped = nullptr;
  std::set<std::string> unscripted;  ///< slugs of cards whose text is left as it is
  Takes takes;
};

/// "complete", "scripted" or "stub".
std::string status_of(const Scripted& scripted);

/// What cards of this type are written with; "" for a type that the rules do not have.
std::string constructor_of(const std::string& type);

/// The folder under cards/ where one would look for it.
std::string folder_of(PackCard& card, const CardWorld& world);

/// The script; fills in what came of the card.
std::string write_card(PackCard& card, const CardWorld& world);

/// The traits of "Item. Weapon.".
std::vector<std::string> traits_of(SourceCard& card);

}  // namespace misk::importing
