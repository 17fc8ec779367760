// Facts about a script that are known without running it: the names that it reads and sets, its calls with
// their texts, and which of these are in places where nothing may change. For `misk check`.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/lua_syntax.hpp"

namespace misk::cli {

struct LuaPlace {
  int line = 0, column = 0;
};

/// The part after the last dot or colon of a path: "move" of "card:move".
std::string last_name(const std::string& path);

/// The kind of value that a name is known to hold.
enum class LuaRole {
  unknown,
  card,   // a component
  cards,  // a list of them
  event,  // the resolving timing point or procedure
};

/// A name, or a plain path: "math.random".
struct LuaName {
  std::string name;
  LuaPlace place;
  bool in_function = false;
};

/// `x.name` or `x:name(...)`.
struct LuaMember {
  std::string owner, name;  // owner: as written, "you", "me.parent", "" for anything longer
  LuaRole role = LuaRole::unknown;
  bool is_colon = false, is_called = false, is_set = false;
  bool owner_is_first_argument = false;
  LuaPlace place;     // of the name
  std::string query;  // the field of the enclosing function, if that is a query and may change nothing
};

/// A field of a table constructor, or an entry without a name.
struct LuaEntry {
  std::string name;  // "" without a name, or if the name is computed
  LuaPlace place;
  bool is_text = false;  // its value is a single text
  std::string text;
  bool is_table = false;  // its value is a table constructor too
  std::vector<LuaEntry> entries;
};

struct LuaArgument {
  bool is_text = false;  // a single text
  std::string text;
  LuaRole role = LuaRole::unknown;
  LuaPlace place;
  bool is_parameter = false;  // a parameter of the enclosing function, or a loop variable
  bool is_table = false;      // a table constructor
  std::vector<LuaEntry> entries;
};

struct LuaCall {
  std::string callee;  // "create", "you:move", "engine.export"; for longer ones the part after the last dot
  std::string alias;   // the API function in a local: "method.move"
  bool is_local = false;  // the callee begins with a local
  std::vector<LuaArgument> arguments;
  LuaPlace place;
  std::string query;
  int function = -1;  // index in LuaFacts::functions of the innermost enclosing one
};

/// `x.zone == "hand"`, in either order; also ~=.
struct LuaComparison {
  std::string member, text;
  LuaPlace place;  // of the text
};

struct LuaFunction {
  std::string name;  // "verbs.draw", "draw", "" for none
  bool is_local = false;
  int parent = -1;
  std::vector<std::string> sets;  // members that it assigns: x.NAME = ...
};

struct LuaText {
  std::string text;
  LuaPlace place;
  std::string field;  // the field that it is the value of, or that lists it
};

struct LuaFacts {
  std::vector<LuaName> reads;            // names that are not local; a path and its prefixes
  std::vector<LuaName> global_writes;    // assignments to names that are not local
  std::vector<LuaName> upvalue_writes;   // assignments in a function to a local of the file
  std::vector<LuaName> table_writes;     // changes in a function to a table held by a local of the file
  std::vector<LuaName> unused;           // locals that are never read
  std::vector<LuaName> card_keys;        // `pairs` over a table with cards as keys
  std::vector<LuaName> data_conditions;  // condition = function with a single comparison
  std::vector<LuaName> powers;           // x ^ y
  std::vector<LuaMember> members;
  std::vector<LuaCall> calls;
  std::vector<LuaComparison> comparisons;
  std::vector<LuaFunction> functions;
  std::vector<LuaText> texts;
};

/// A parsed Lua script. Tokens and tree belong together.
struct LuaFile {
  std::vector<text::LuaToken> tokens;
  std::vector<text::LuaComment> comments;
  text::LuaNode tree;
};

/// Parses a script. Throws text::LuaSyntaxError.
LuaFile read_lua(std::string_view source);

LuaFacts lua_facts(const LuaFile& file);

}  // namespace misk::cli
