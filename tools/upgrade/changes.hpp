// What has changed in the words of scripts, by version of the Lua API. A game or library lists its changes in
// upgrade/*.yaml of its pack (scripts/common/upgrade has those of the engine and of the test language).
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::cli {

/// One changed word, and what becomes of it: another name (`now`), nothing (`is_removed`), or a sentence for
/// the author (`write`).
struct WordChange {
  std::string now, write, why;
  bool is_removed = false;
  std::set<std::string> of;  // of a field: the constructors that took it
};

/// The changes that a pack has to follow. The keys are the old words.
struct Changes {
  std::map<std::string, WordChange> functions;   // that every script can call
  std::map<std::string, WordChange> verbs;       // of cards, called with ':'
  std::map<std::string, WordChange> properties;  // of cards
  std::map<std::string, WordChange> globals;     // numbers of the game: game.NAME, NAME in expressions
  std::map<std::string, WordChange> fields;      // of constructors
  std::map<std::string, WordChange> periods;
  /// Timing point -> its participant's place -> what became of it.
  std::map<std::string, std::map<std::string, WordChange>> participants;
  /// Words of tests that gave cards one by one, and give a list now.
  std::set<std::string> lists;
  bool names_participants = false;   // event.subject becomes event.enemy, if the timing point calls it so
  bool names_announcements = false;  // event(point, a, b, ...) becomes announce(point, { name = a, ... })
  bool asks_with_purpose = false;    // choose(you, text, { "A sentence" }) needs names and a purpose
  /// What no tool can find, each with the folder of packs that it concerns ("" for all).
  std::vector<std::pair<std::string, std::string>> reminders;
};

/// The changes of all game and library packs in the catalog that concern packs of `game`, from version `from`
/// of the API on. Throws content::ContentError for a faulty list.
Changes read_changes(const game::Catalog& catalog, const std::string& game,
                     const content::VersionRange& from);

}  // namespace misk::cli
