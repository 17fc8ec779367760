// What scripts can say, gathered from where it is said: the bindings' descriptions, the `---` comments of the
// library and of the games, schemas, and what a game declares. The editor's stubs and the reference pages are
// written from this, and from nothing else.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "script/schema.hpp"
#include "script/type.hpp"

namespace misk::api {

/// A function, a method of cards or events, or a value that is no function.
struct Callable {
  script::Signature signature;  // its text is `text`
  std::string text;
  std::string file;  // where it is described, "" for the engine
  int line = 0;
};

/// What a table of fields is called with: `asset { ... }`, `free "text" { ... }`.
struct Maker {
  script::Constructor constructor;
  std::string text;
  std::string file;  // that makes it, behind the id of its pack; "" for the engine
};

/// A property of cards, or a field of events or procedures.
struct Property {
  std::string name, type, text;
  bool settable = false;
};

/// A name that the game declares: zone, counter, set ...
struct Name {
  std::string name, text, details;  // details: what else is said of it, in words
};

/// A timing point, and where it is announced.
struct Point {
  std::string name, text, narrated, cite;
  bool would = false, at = false;            // announced before, and when it has happened
  bool noted = false;                        // only written to the log
  std::map<std::string, std::string> roles;  // actor, subject, object, amount, extra
  // Of the roles those that scripts say as it is about to happen, and when it has happened.
  std::set<std::string> roles_before, roles_after;
};

struct Step {
  std::string id, cite, what, guard;  // what: what it does, in words
  enum class Kind { other, window, announce, call } kind = Kind::other;
  std::string link;  // the window, timing point or procedure
  int jump = -1;     // the step that it goes on with, always (when it is a jump) or as long as `again` holds
  std::string again;
};

struct Procedure {
  std::string name, cite;
  std::vector<std::string> locals;
  std::vector<std::string> local_types;  // "integer", "card", "value"
  std::vector<Step> steps;
};

/// The engine's part has no `game`; a game's part has nothing of the engine's.
struct Reference {
  std::string game, title;
  std::vector<Callable> functions, methods, event_methods, variables;
  std::vector<Maker> makers;
  std::vector<script::Schema> schemas;
  std::vector<script::Alias> aliases;
  std::vector<Property> properties, event_fields, globals;
  std::vector<std::string> memory;  // names of the numbers that cards remember
  std::vector<Name> zones, sets, words, windows, counters, flags, values, periods, outcomes, tags, ids;
  std::vector<Point> points;
  std::vector<Procedure> procedures;
  /// Exported names and verbs that no comment describes.
  std::vector<std::string> undescribed;
};

/// What every game has. Any loaded game will do.
Reference describe_engine(game::Scripts& scripts);
/// What one game, with the packs that are loaded for it, adds.
Reference describe_game(game::Scripts& scripts, const game::Catalog& catalog);

/// The descriptions in a Lua source: each with its signature, or by the local that follows it.
struct Comment {
  std::string text, local;
  int line = 0;
};
std::vector<Comment> read_comments(const std::string& source);

/// What comments and bindings say of functions and values, by name ("cost.spend"); of methods of cards
/// ("take"); and of locals without a signature.
struct Descriptions {
  std::map<std::string, Callable> functions, methods;
  struct Local {
    std::string text, file;
  };
  std::map<std::string, Local> locals;

  /// The first description of a name counts.
  void read(const std::string& source, const std::string& file);
};
Descriptions engine_descriptions();
/// Of a game and its packs.
Descriptions game_descriptions(const std::string& game, const game::Catalog& catalog);

/// Files to be written, by their paths.
using Files = std::map<std::string, std::string>;

/// Definition files for lua-language-server: engine/misk.lua, and a folder for the game.
Files stubs(const Reference& engine);
Files stubs(const Reference& engine, const Reference& game);
/// Markdown pages, with a picture (SVG) of each procedure.
Files pages(const Reference& engine);
Files pages(const Reference& engine, const Reference& game);
std::string picture(const Procedure& procedure);

/// How a function is called: "inv:take(card: card, chosen?: boolean): boolean".
std::string call_of(const script::Signature& signature);
/// How a constructor is called: `free "text" { free_fields }`.
std::string call_of(const script::Constructor& constructor);
/// The first line of every file that is written: what it is, and that it is not to be edited.
inline constexpr const char* kMark = "written by `misk api`; do not edit";

}  // namespace misk::api
