// Schemas: the fields that a table in a pack may hold. They are the one source of the checks in constructors,
// of the editor's stubs and of the reference pages. Scripts declare schemas, aliases and constructors
// (`fields`, lua/fields.lua); this file keeps them and checks tables against them.
//
//   fields.schema("asset_fields: card_fields", "An asset.",
//                 { { "cost?", "integer", "The cost to play it." } })
//   fields.alias("slot", '"hand"|"body"', "A slot that holds an asset.")
//   local asset =
//       fields.constructor("asset: definition", "asset_fields", function(f) return { ... } end)
//
// The texts of types are read when the first table is checked against them.
#pragma once
#include <array>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "kernel/image.hpp"
#include "script/type.hpp"
#include "text/diagnostic.hpp"
#include "text/lua_places.hpp"

struct lua_State;

namespace misk::script {

using text::PathPart;

/// Something wrong with a table of fields. It has a path instead of a place, which Loader::tell finds by it.
struct Mistake : text::Diagnostic {
  std::vector<PathPart> path = {};  // to what is wrong; of a missing field, to the table that lacks it
  // Of rule unknown-word, when the game may declare it later: the word, and of what kind.
  std::string word = {}, kind = {};
};

struct Field {
  std::string name;  // "[integer]" for entries without a name
  bool optional = false;
  std::string type, text;
  Type parsed;
};

struct Schema {
  std::string name, text;
  std::vector<std::string> parents;
  std::vector<Field> fields;
  kernel::Origin origin;
  // Filled on first use.
  bool ready = false;
  std::vector<const Field*> all;  // inherited ones first; an own field replaces an inherited one
  std::unordered_map<const void*, const Field*> by_key;  // by the address of Lua's text
  const Field* item = nullptr;
  std::vector<const Field*> required;
};

struct Alias {
  std::string name, type, text;
  kernel::Origin origin;
  bool ready = false;
  Type parsed;
};

/// A function that scripts call with a table of fields, after so many texts: `named "name" "text" { ... }`.
struct Constructor {
  std::string name;
  std::vector<std::string> arguments;
  std::string result, takes;
  std::string shorthand;  // the field that a function or a list alone stands for
  kernel::Origin origin;
  bool ready = false;
  Type parsed;
};

class Schemas {
 public:
  explicit Schemas(lua_State* L);

  /// These throw std::invalid_argument if the declaration is not possible.
  void add(Schema schema);
  void add(Alias alias);
  int add(Constructor constructor);

  const std::vector<std::unique_ptr<Schema>>& schemas() const { return schemas_; }
  const std::vector<std::unique_ptr<Alias>>& aliases() const { return aliases_; }
  const std::vector<Constructor>& constructors() const { return constructors_; }
  const Schema* find_schema(const std::string& name) const;
  const Alias* find_alias(const std::string& name) const;
  /// A schema with what it inherits; throws std::invalid_argument when one of its types cannot be read.
  const Schema& ready(const std::string& name);
  /// A type whose names are resolved; throws std::invalid_argument when it cannot be read.
  const Type& parsed(const std::string& text);

  /// Does constructor `id` take the value at `index`? Quick, and without a message.
  bool fits(lua_State* L, int index, int id);
  bool fits(lua_State* L, int index, const std::string& type);
  /// Replaces words of `kind` in a table that fits constructor `id`, or a type: `words` maps the old word to
  /// the new.
  void replace_words(lua_State* L, int index, int id, const std::string& kind,
                     const std::map<std::string, std::string>& words);
  void replace_words(lua_State* L, int index, const std::string& type, const std::string& kind,
                     const std::map<std::string, std::string>& words);
  /// The mistakes in that value; `what` is its name in messages: "asset 'Lamp'".
  std::vector<Mistake> mistakes(lua_State* L, int index, int id, const std::string& what);
  std::vector<Mistake> mistakes(lua_State* L, int index, const std::string& type, const std::string& what);

  /// Adds a name that the game declares: from now on it is a word of the type `kind` ("zone",
  /// "timing_point").
  void add_word(lua_State* L, int index, const std::string& kind);
  bool has_word(const std::string& kind, const std::string& word) const;
  const std::set<std::string>& words(const std::string& kind) const;
  /// Packs make new words of these kinds simply by using them.
  static bool is_open(const std::string& kind);

  /// Kinds of names that games declare, and classes without a schema: each with a text.
  struct BuiltIn {
    const char *name, *text;
    bool word;  // true: a text; false: a value of the engine's
  };
  static const std::vector<BuiltIn>& built_in();

 private:
  friend class SchemaChecker;
  Schema* schema(const std::string& name);
  void make_ready(lua_State* L, Schema& schema);
  void not_taken(const std::string& name) const;

  std::vector<std::unique_ptr<Schema>> schemas_;
  std::vector<std::unique_ptr<Alias>> aliases_;
  std::vector<Constructor> constructors_;
  std::unordered_map<std::string, Schema*> schema_index_;
  std::unordered_map<std::string, Alias*> alias_index_;
  std::unordered_map<std::string, Type> types_;  // asked for by their texts
  struct Words {
    std::set<std::string> all;
    std::unordered_set<const void*> known;  // addresses of Lua's texts
  };
  std::unordered_map<std::string, Words> words_;
  lua_State* state_;
};

}  // namespace misk::script
