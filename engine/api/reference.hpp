// The names that scripts can use, gathered from their sources: the descriptions of bindings, the `---`
// comments of the library and the games, schemas, and the declarations of a game. The editor's stubs and the
// reference pages are written from this alone.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "declare/schema.hpp"
#include "script/type.hpp"

namespace misk::api {

/// A function, a method of cards or events, or a value that is not a function.
struct Callable {
  script::Signature signature;  // its text is `text`
  std::string text;
  std::string file;  // the file that describes it, "" for the engine
  int line = 0;
};

/// What a description says of a function that is to go: "Deprecated since 1.1: use other() instead."
struct Deprecated {
  std::string since;    // the version of the Lua API
  std::string instead;  // "use other() instead"
};
std::optional<Deprecated> deprecated_in(const std::string& text);

/// A constructor that is called with a table of fields: `asset { ... }`, `free "text" { ... }`.
struct Maker {
  script::Constructor constructor;
  std::string text;
  std::string file;  // the file that makes it, after the id of its pack; "" for the engine
};

/// A property of cards, or a field of events or procedures.
struct Property {
  std::string name, type, text;
  bool settable = false;
};

/// A name that the game declares: zone, counter, set ...
struct Name {
  std::string name, text, details;  // details: further facts, in words
};

/// A timing point, and its announcements.
struct Point {
  std::string name, text, narrated, cite;
  bool would = false, at = false;                           // announced before it happens, and after it
  bool noted = false;                                       // only written to the log
  std::map<std::string, std::string> roles;                 // actor, subject, object, amount, extra
  std::map<std::string, std::string> can_be;                // what these can be: "enemy or asset", "1 to 4"
  std::map<std::string, std::string> called;                // by role: what scripts and expressions call it
  std::map<std::string, std::vector<std::string>> numbers;  // by role: the names of 1, 2 and so on
  // The roles that scripts pass before it happens, and after it.
  std::set<std::string> roles_before, roles_after;
};

struct Step {
  std::string id, cite, what, guard;  // what: the step's work, in words
  enum class Kind { other, window, announce, call } kind = Kind::other;
  std::string link;  // the window, timing point or procedure
  int jump = -1;     // the step of the jump: taken always (for a jump step) or as long as `again` holds
  std::string again;
};

struct Procedure {
  std::string name, cite;
  std::vector<std::string> locals;
  std::vector<std::string> local_types;  // "integer", "card", "value"
  std::vector<Step> steps;
};

/// Either the engine's part, without a `game`, or a game's part, without names of the engine.
struct Reference {
  std::string game, title;
  std::vector<Callable> functions, methods, event_methods, variables;
  std::vector<Maker> makers;
  std::vector<script::Schema> schemas;
  std::vector<script::Alias> aliases;
  std::vector<Property> properties, event_fields, globals;
  std::vector<std::string> memory;  // names of the numbers that cards remember
  std::vector<Name> zones, sets, words, windows, counters, flags, values, periods, outcomes, purposes, tags,
      ids;
  std::vector<Point> points;
  std::vector<Procedure> procedures;
  /// Exported names and verbs that no comment describes.
  std::vector<std::string> undescribed;
};

/// Names that every game has. Any loaded game will do.
Reference describe_engine(game::Scripts& scripts);
/// Names that one game and its loaded packs add.
Reference describe_game(game::Scripts& scripts, const game::Catalog& catalog);

/// A description in a Lua source. Its name comes from its signature, or from the local that follows it.
struct Comment {
  std::string text, local;
  int line = 0;
};
std::vector<Comment> read_comments(const std::string& source);

/// Descriptions in comments and bindings: of functions and values by name ("cost.spend"), of methods of cards
/// ("take"), and of locals without a signature.
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
/// The descriptions of a game and its packs.
Descriptions game_descriptions(const std::string& game, const game::Catalog& catalog);

/// Contents of files to be written, by path.
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
/// The first line of every written file. It says that the file is generated and not to be edited.
inline constexpr const char* kMark = "written by `misk api`; do not edit";

}  // namespace misk::api
