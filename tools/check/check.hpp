// The parts of `misk check`, one source file for each concern. Each adds its results to Findings.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "check/findings.hpp"
#include "lua_source/effects.hpp"
#include "upgrade/changes.hpp"

namespace misk::cli {

using Words = std::set<std::string>;

/// Hints that a game's pack gives to `misk check`, by its export `check_names() -> { cards =, tags =,
/// starts_with =, keywords =, means =, gone = }`.
struct CheckHints {
  Words cards;  // functions and verbs whose first argument is a card's id or title
  Words tags;   // ... is a tag
  std::map<std::string, Words> starts_with;  // counter -> fields of a card that give it some
  Words keywords;                            // fields of a card that contain its keywords
  /// A name in the game's scripts -> the tag that everything of this name has: inv -> investigator.
  std::map<std::string, std::string> means;
  /// Timing point -> the participants that have left play when it has happened.
  std::map<std::string, Words> gone;
};

/// The names that scripts of one game can use.
struct GameNames {
  Words globals;                            // functions and tables visible to every pack of the game
  std::map<std::string, Words> library;     // the fields of tables among them: "math" -> "floor", ...
  Words counters, flags, values, readable;  // properties of cards; readable: parent, owner, ...
  Words memory;                             // numbers that some card remembers
  Words said;                               // every text in the scripts of the game's own pack
  std::map<std::string, Words> memory_of;   // by the defining file
  Words methods, verbs;                     // of cards
  Words event;                              // fields of a timing point or a procedure
  Words zones, sets, tags, periods, points, procedures, windows, outcomes, purposes, game;
  Words ids, titles;  // of definitions; ids: full, short, and codes
  bool is_property(const std::string& name) const {
    return counters.count(name) || flags.count(name) || values.count(name) || readable.count(name);
  }
};

class CallDescriptions;
class Participants;

/// One game with its packs, as far as they could be loaded.
struct GameCheck {
  const game::Catalog& catalog;
  const std::string& game;
  script::Host* host;  // null if nothing of the game could be loaded
  Findings& found;
  GameNames names;
  CheckHints hints;
  LuaEffects effects;
  /// Ids of cards whose files are broken; others do not report them as missing.
  Words broken;
  game::Scripts* scripts = nullptr;
  // The participants of timing points, and the descriptions of calls; null until the hints are read.
  const Participants* participants = nullptr;
  const CallDescriptions* described = nullptr;
  Changes changes = {};  // words that older versions of the API had

  /// True if the pack belongs to this game.
  bool is_mine(const content::Pack& pack) const { return pack.id() == game || pack.manifest.game == game; }
  const CheckSource* source(const kernel::Origin& origin) const {
    return found.source(Findings::shown(origin.file));
  }
};

GameNames game_names(script::Host& host, const std::string& pack);
CheckHints check_hints(script::Host& host);

/// Finds faults in the source of a script alone: globals, state outside the game, conditions with side
/// effects.
void check_scripts(const GameCheck& game);
/// Finds unknown names in scripts and decks.
void check_references(const GameCheck& game);
/// Finds fields that no function or verb reads, in tables given as arguments.
void check_arguments(const GameCheck& game);
/// Finds abilities that can never be used, and texts that are too long.
void check_abilities(const GameCheck& game);
/// Finds conditions that can never hold.
void check_conditions(const GameCheck& game);
/// Finds operands that never have a value in their place.
void check_operands(const GameCheck& game);
/// Finds abilities without an effect, and places that lead nowhere.
void check_idle(const GameCheck& game);
/// Finds keywords of cards that no rule knows.
void check_keywords(const GameCheck& game);
/// Adds the game's own findings: its export `lint`.
void ask_game(const GameCheck& game);
/// Finds rules named by tests that no game has.
void check_proofs(const game::Catalog& catalog, Findings& found);
/// Checks the files of the packs: pictures, READMEs, files that nothing loads.
void check_files(const game::Catalog& catalog, Findings& found);
/// Checks the rules as players read them: rulebook/ of the packs.
void check_rulebooks(const game::Catalog& catalog, Findings& found);

}  // namespace misk::cli
