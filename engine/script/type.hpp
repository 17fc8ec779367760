// Types of fields, parameters and results, written as editors of Lua read them (lua-language-server):
// "integer", "string|integer", "card[]", "table<skill, integer>", "{ text: string, price?: integer }",
// "fun(me: card, you: card): boolean", the literals "hand", 2 and true, and names of classes and aliases.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace misk::script {

struct Parameter;

struct Type {
  enum class Kind {
    any,
    nothing,  // nil
    boolean,
    yes,  // true
    no,   // false
    text,
    number,
    integer,
    function,
    table,
    word,    // the literal text `name`
    figure,  // the literal number `name`
    named,   // the class or alias `name`
    list,    // of parts[0]
    map,     // of keys parts[0] to parts[1]
    record,  // with these parameters as fields
    one_of   // the parts
  } kind = Kind::any;
  std::string name;
  std::vector<Type> parts;
  std::vector<Parameter> parameters;  // function, record
  std::vector<Type> results;          // function
  /// The kind of thing that the name of a `named` type refers to; filled in by Schemas.
  enum class Target { unknown, schema, alias, word, value } target = Target::unknown;
  const void* link = nullptr;
};

/// A parameter of a function, or a field of a record.
struct Parameter {
  std::string name;  // "..." for any number
  bool optional = false;
  std::string text;  // its type as written
  Type type;
};

/// Throws std::invalid_argument, with the column, if the text is no type.
Type parse_type(std::string_view text);

/// The beginning of a function's description: "inv:take(card: card, chosen?: boolean): boolean. Text ..."
struct Signature {
  std::string receiver;  // "inv", "" for a plain function
  bool method = false;   // receiver:name, else receiver.name
  std::string name;
  std::vector<Parameter> parameters;
  std::vector<Parameter> results;  // names are empty
  std::string text;                // the sentences after it
  bool called = true;              // false for something that is no function: "NAME: type. Text ..."
};

/// Nothing if the description does not begin with a signature.
std::optional<Signature> parse_signature(std::string_view description);

/// The names of classes and aliases that occur in a type.
std::vector<std::string> names_in(const Type& type);

}  // namespace misk::script
