// What a script says, as far as that can be known without running it: which names it reads and sets, whom it
// calls with which texts, and what of that stands where nothing may change. For `misk check`.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/lua_syntax.hpp"

namespace misk::cli {

struct LuaPlace {
  int line = 0, column = 0;
};

/// What stands behind the last dot or colon of a path: "move" of "card:move".
std::string last_name(const std::string& path);

/// What a name is known to hold.
enum class LuaRole {
  unknown,
  card,   // a component
  cards,  // a list of them
  event,  // what resolves: a timing point or a procedure
};

/// A name, or a path as far as it is plain: "math.random".
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
  std::string query;  // the field whose function it stands in, if that may change nothing
};

/// A field of a table that is written out, or something in it without a name.
struct LuaEntry {
  std::string name;  // "" for what has none, or a name that is worked out
  LuaPlace place;
  bool is_table = false;  // its value is written out too
  std::vector<LuaEntry> entries;
};

struct LuaArgument {
  bool is_text = false;  // a single text
  std::string text;
  LuaRole role = LuaRole::unknown;
  LuaPlace place;
  bool is_parameter = false;  // what the function around the call was given, or a loop goes over
  bool is_table = false;      // a table that is written out
  std::vector<LuaEntry> entries;
};

struct LuaCall {
  std::string callee;     // "create", "you:move", "engine.export"; what stands behind the last dot for longer
  std::string alias;      // of a local that holds something of the API: "method.move"
  bool is_local = false;  // callee begins with a local
  std::vector<LuaArgument> arguments;
  LuaPlace place;
  std::string query;
  int function = -1;  // of LuaFacts::functions, the innermost around it
};

/// `x.zone == "hand"`, either way round, ~= too.
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
  std::string field;  // the field it is the value of, or stands in the list of
};

struct LuaFacts {
  std::vector<LuaName> reads;            // of what is not local; a path and each shorter one
  std::vector<LuaName> global_writes;    // anything that is not local is assigned
  std::vector<LuaName> upvalue_writes;   // a function changes a local of the file
  std::vector<LuaName> table_writes;     // a function changes a table that a local of the file holds
  std::vector<LuaName> unused;           // locals that are never read
  std::vector<LuaName> card_keys;        // `pairs` goes over a table whose keys are cards
  std::vector<LuaName> data_conditions;  // condition = function that is one comparison
  std::vector<LuaName> powers;           // x ^ y
  std::vector<LuaMember> members;
  std::vector<LuaCall> calls;
  std::vector<LuaComparison> comparisons;
  std::vector<LuaFunction> functions;
  std::vector<LuaText> texts;
};

/// A script that is Lua, read. Tokens and tree belong together.
struct LuaFile {
  std::vector<text::LuaToken> tokens;
  std::vector<text::LuaComment> comments;
  text::LuaNode tree;
};

/// Throws text::LuaSyntaxError.
LuaFile read_lua(std::string_view source);

LuaFacts lua_facts(const LuaFile& file);

}  // namespace misk::cli
