// The parts of `misk check`, one source a concern. Each adds to Findings what it has found.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "check_findings.hpp"
#include "game/catalog.hpp"
#include "lua_effects.hpp"

namespace misk::cli {

using Words = std::set<std::string>;

/// What a game's pack says of itself for `misk check`, by its export
/// `check_names() -> { cards =, tags =, starts_with =, keywords =, means =, gone = }`.
struct CheckHints {
  Words cards;  // functions and verbs whose first argument is a card's id or title
  Words tags;   // ... is a tag
  std::map<std::string, Words> starts_with;  // counter -> fields of a card, one of which gives it some
  Words keywords;                            // fields of a card that list its keywords
  /// A name of the game's scripts -> the tag that whatever is called so has: inv -> investigator.
  std::map<std::string, std::string> means;
  /// Timing point -> the participants that are no longer in play once it has happened.
  std::map<std::string, Words> gone;
};

/// The names that scripts of one game can say.
struct GameNames {
  Words globals;                            // functions and tables that every pack of the game sees
  std::map<std::string, Words> library;     // of tables among them: "math" -> "floor", ...
  Words counters, flags, values, readable;  // properties of cards; readable: parent, owner, ...
  Words memory;                             // what some card remembers
  Words said;                               // every text in the scripts of the game's own pack
  std::map<std::string, Words> memory_of;   // by the file that defines it
  Words methods, verbs;                     // of cards
  Words event;                              // what a timing point or a procedure has
  Words zones, sets, tags, periods, points, procedures, windows, outcomes, game;
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
  script::Host* host;  // null where nothing of the game could be loaded
  Findings& found;
  GameNames names;
  CheckHints hints;
  LuaEffects effects;
  /// Ids of cards whose files are broken: they are missed by nobody else.
  Words broken;
  game::Scripts* scripts = nullptr;
  // Of timing points, and of calls; null until the hints are read.
  const Participants* participants = nullptr;
  const CallDescriptions* described = nullptr;

  /// Is it a pack of this game?
  bool is_mine(const content::Pack& pack) const { return pack.id() == game || pack.manifest.game == game; }
  const CheckSource* source(const kernel::Origin& origin) const {
    return found.source(Findings::shown(origin.file));
  }
};

GameNames game_names(script::Host& host, const std::string& pack);
CheckHints check_hints(script::Host& host);

/// What the source of a script shows by itself: globals, state outside the game, conditions that do
/// something.
void check_scripts(const GameCheck& game);
/// Names in scripts and decks that nothing has.
void check_references(const GameCheck& game);
/// Fields that no function or verb reads, in tables that they are given.
void check_arguments(const GameCheck& game);
/// Abilities that can never be used, texts that are too long.
void check_abilities(const GameCheck& game);
/// Conditions that can never hold where they stand.
void check_conditions(const GameCheck& game);
/// Operands that are always none where they stand.
void check_operands(const GameCheck& game);
/// Abilities without an effect, and places that lead nowhere.
void check_idle(const GameCheck& game);
/// Keywords of cards that no rule knows.
void check_keywords(const GameCheck& game);
/// What the game itself has to say: its export `lint`.
void ask_game(const GameCheck& game);
/// Rules that tests say they prove, and that no game has.
void check_proofs(const game::Catalog& catalog, Findings& found);
/// The files of the packs: pictures, READMEs, what nothing loads.
void check_files(const game::Catalog& catalog, Findings& found);

}  // namespace misk::cli
