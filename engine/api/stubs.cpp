// Definition files for lua-language-server.
#include <sstream>

#include "api/reference.hpp"

namespace misk::api {

using script::Signature;

namespace {

class Stub {
 public:
  explicit Stub(const std::string& what) { out_ << "---@meta\n-- " << what << ", " << kMark << ".\n"; }

  std::string text() const { return out_.str(); }
  void line(const std::string& text) { out_ << text << "\n"; }
  void blank() { out_ << "\n"; }
  void section(const std::string& title) { out_ << "\n-- --- " << title << " ---\n"; }

  void comment(const std::string& text) {
    if (!text.empty()) out_ << "--- " << text << "\n";
  }

  void function(const std::string& before_name, const Signature& signature, const std::string& text) {
    blank();
    comment(text);
    std::string names;
    for (const script::Parameter& parameter : signature.parameters) {
      out_ << "---@param " << parameter.name << (parameter.optional ? "? " : " ") << parameter.text << "\n";
      names += (names.empty() ? "" : ", ") + safe(parameter.name);
    }
    for (const script::Parameter& result : signature.results) out_ << "---@return " << result.text << "\n";
    if (deprecated_in(text)) out_ << "---@deprecated\n";
    out_ << "function " << before_name << signature.name << "(" << names << ") end\n";
  }

  void field(const std::string& name, bool optional, const std::string& type, const std::string& text) {
    out_ << "---@field " << name << (optional ? "? " : " ") << type;
    if (!text.empty()) out_ << " # " << text;
    out_ << "\n";
  }

  void schema(const script::Schema& schema) {
    blank();
    comment(schema.text);
    out_ << "---@class " << schema.name;
    for (std::size_t i = 0; i < schema.parents.size(); ++i) out_ << (i ? ", " : ": ") << schema.parents[i];
    out_ << "\n";
    for (const script::Field& each : schema.fields) field(each.name, each.optional, each.type, each.text);
  }

  void alias(const std::string& name, const std::string& type, const std::string& text) {
    blank();
    comment(text);
    out_ << "---@alias " << name << " " << type << "\n";
  }

  /// Writes an alias for a set of names.
  void names(const std::string& alias, const std::string& text, const std::vector<Name>& names) {
    blank();
    comment(text);
    out_ << "---@alias " << alias << (names.empty() ? " string" : "") << "\n";
    for (const Name& name : names)
      out_ << "---| \"" << name.name << "\"" << (name.text.empty() ? "" : " # " + name.text) << "\n";
  }

  /// Writes a constructor: `asset { ... }`, `free "text" { ... }`.
  void maker(const Maker& maker, const std::string& shorthand) {
    const script::Constructor& constructor = maker.constructor;
    const std::string takes = constructor.takes + (shorthand.empty() ? "" : "|" + shorthand);
    const auto& arguments = constructor.arguments;
    blank();
    comment(maker.text);
    out_ << "---@param " << (arguments.empty() ? "fields " + takes : arguments[0] + " string") << "\n";
    std::string result = constructor.result;
    if (!arguments.empty()) result = "fun(fields: " + takes + "): " + result;
    if (arguments.size() > 1) result = "fun(" + arguments[1] + ": string): " + result;
    out_ << "---@return " << result << "\n";
    out_ << "function " << constructor.name << "(" << (arguments.empty() ? "fields" : arguments[0])
         << ") end\n";
  }

 private:
  /// A parameter cannot have a keyword of Lua as its name.
  static std::string safe(const std::string& name) {
    return name == "end" || name == "repeat" ? name + "_" : name;
  }

  std::ostringstream out_;
};

/// The type of the field that can be given alone as a function or a list, without a table.
std::string shorthand_of(const script::Constructor& constructor, const Reference& reference) {
  if (constructor.shorthand.empty()) return "";
  for (const script::Schema& schema : reference.schemas)
    if (schema.name == constructor.takes)
      for (const script::Field* field : schema.all)
        if (field->name == constructor.shorthand) return field->type;
  return "";
}

void add_callables(Stub& stub, const Reference& reference) {
  std::map<std::string, std::vector<const Callable*>> tables;  // cost.spend
  for (const Callable& each : reference.functions) {
    if (each.signature.receiver.empty())
      stub.function("", each.signature, each.text);
    else
      tables[each.signature.receiver].push_back(&each);
  }
  std::map<std::string, const Callable*> variables;
  for (const Callable& each : reference.variables) variables[each.signature.name] = &each;
  for (const auto& [table, functions] : tables) {
    stub.blank();
    if (variables.count(table)) stub.comment(variables[table]->text);
    stub.line(table + " = {}");
    for (const Callable* each : functions) stub.function(table + ".", each->signature, each->text);
  }
  for (const auto& [name, each] : variables) {
    if (tables.count(name) || name == "game") continue;
    stub.blank();
    stub.comment(each->text);
    stub.line("---@type " + each->signature.results[0].text);
    stub.line(name + " = nil");
  }
}

/// Adds the methods of the class before it. The local needs a name of its own, because `event` is also a
/// function.
void add_methods(Stub& stub, const std::string& name, const std::vector<Callable>& methods) {
  stub.line("local " + name + "_methods = {}");
  for (const Callable& each : methods) stub.function(name + "_methods:", each.signature, each.text);
}

void add_types(Stub& stub, const Reference& reference) {
  for (const script::Alias& alias : reference.aliases) stub.alias(alias.name, alias.type, alias.text);
  for (const script::Schema& schema : reference.schemas) stub.schema(schema);
}

}  // namespace

Files stubs(const Reference& engine) {
  Files out;
  Stub stub("What scripts of every game can say");
  stub.section("cards");
  for (const script::Schemas::BuiltIn& each : script::Schemas::built_in()) {
    const std::string name = each.name;
    if (each.word || name == "card" || name == "event" || name == "frame") continue;
    stub.blank();
    stub.comment(each.text);
    stub.line("---@class " + name);
  }
  auto text_of = [](const std::string& name) {
    for (const script::Schemas::BuiltIn& each : script::Schemas::built_in())
      if (name == each.name) return std::string(each.text);
    return std::string();
  };
  stub.blank();
  stub.comment(text_of("card"));
  stub.line("---@class card");
  for (const Property& property : engine.properties) {
    const bool optional = property.type.ends_with('?');
    stub.field(property.name, optional,
               optional ? property.type.substr(0, property.type.size() - 1) : property.type, property.text);
  }
  add_methods(stub, "card", engine.methods);
  stub.blank();
  stub.comment(text_of("event"));
  stub.line("---@class event");
  for (const Property& field : engine.event_fields) {
    const bool optional = field.type.ends_with('?');
    stub.field(field.name, optional, optional ? field.type.substr(0, field.type.size() - 1) : field.type,
               field.text);
  }
  add_methods(stub, "event", engine.event_methods);
  stub.blank();
  stub.comment(text_of("frame"));
  stub.line("---@class frame");
  stub.line("---@field [string] any");
  stub.section("types");
  add_types(stub, engine);
  stub.section("functions");
  add_callables(stub, engine);
  out["engine/misk.lua"] = stub.text();
  return out;
}

// What the timing points of the game call their participants: fields of `event`.
void add_participants(Stub& stub, const std::vector<Point>& points) {
  struct Called {
    std::string type, at;
  };
  std::map<std::string, Called> names;
  for (const Point& point : points)
    for (const auto& [role, name] : point.called) {
      Called& one = names[name];
      const bool number = role == "amount" || role == "extra";
      one.type = !number ? "card" : point.numbers.count(role) ? "string" : "integer";
      one.at += (one.at.empty() ? "At " : ", ") + point.name;
    }
  if (names.empty()) return;
  stub.blank();
  stub.line("---@class event");
  for (const auto& [name, one] : names) stub.field(name, true, one.type, one.at + ".");
}

Files stubs(const Reference& engine, const Reference& game) {
  (void)engine;
  Files out;
  const std::string folder = game.game + "/";
  Stub names("Names of " + game.title);
  std::map<std::string, std::string> texts;
  for (const script::Schemas::BuiltIn& each : script::Schemas::built_in()) texts[each.name] = each.text;
  std::vector<Name> points;
  for (const Point& point : game.points) points.push_back({point.name, point.text, ""});
  std::vector<Name> procedures;
  for (const Procedure& procedure : game.procedures)
    procedures.push_back({procedure.name, procedure.cite, ""});
  std::vector<Name> globals;
  for (const Property& global : game.globals) globals.push_back({global.name, global.text, ""});
  std::vector<Name> zones = game.zones;
  bool play = false;
  for (const Name& zone : zones) play = play || zone.name == "play";
  if (!play) zones.push_back({"play", "All zones in play.", ""});
  names.names("zone", texts["zone"], zones);
  names.names("timing_point", texts["timing_point"], points);
  names.names("window", texts["window"], game.windows);
  names.names("period", texts["period"], game.periods);
  names.names("set", texts["set"], game.sets);
  names.names("counter", texts["counter"], game.counters);
  names.names("flag", texts["flag"], game.flags);
  names.names("value", texts["value"], game.values);
  names.names("global", texts["global"], globals);
  names.names("procedure", texts["procedure"], procedures);
  names.names("outcome", texts["outcome"], game.outcomes);
  names.names("purpose", texts["purpose"], game.purposes);
  std::vector<Name> tags = game.tags;
  for (Name& tag : tags) tag.text = tag.text.empty() ? "A trait or other mark of cards." : tag.text;
  names.names("tag", texts["tag"], tags);
  names.line("---| string");
  names.alias("card_id", "string", texts["card_id"]);
  out[folder + "names.lua"] = names.text();

  Stub cards("Cards of " + game.title);
  cards.blank();
  cards.line("---@class card");
  for (const Property& property : game.properties)
    cards.field(property.name, false, property.type,
                property.text + (property.settable ? " Can be set." : ""));
  for (const std::string& name : game.memory)
    cards.field(name, true, "integer", "What some cards remember (`memory`). Can be set.");
  add_methods(cards, "card", game.methods);
  add_participants(cards, game.points);
  cards.blank();
  cards.comment("The game's own numbers and cards.");
  cards.line("---@class game_globals");
  for (const Property& global : game.globals) {
    const bool optional = global.type.ends_with('?');
    cards.field(global.name, optional, optional ? "card" : global.type, global.text);
  }
  cards.line("---@type game_globals");
  cards.line("game = {}");
  std::string overloads;
  for (const Procedure& procedure : game.procedures) {
    cards.blank();
    cards.comment("The locals of the procedure " + procedure.name + ", while it runs.");
    cards.line("---@class frame_" + procedure.name + ": frame");
    for (std::size_t i = 0; i < procedure.locals.size(); ++i)
      cards.field(procedure.locals[i], procedure.local_types[i] == "card", procedure.local_types[i], "");
    overloads += "---@overload fun(procedure: \"" + procedure.name + "\"): frame_" + procedure.name + "?\n";
  }
  cards.blank();
  cards.comment("The innermost running procedure of that name.");
  cards.line(overloads + "---@param procedure procedure\n---@return frame?\nfunction current(procedure) end");
  out[folder + "cards.lua"] = cards.text();

  Stub makers("What cards of " + game.title + " are written with");
  add_types(makers, game);
  for (const Maker& maker : game.makers) makers.maker(maker, shorthand_of(maker.constructor, game));
  out[folder + "constructors.lua"] = makers.text();

  Stub functions("Functions of " + game.title);
  add_callables(functions, game);
  out[folder + "functions.lua"] = functions.text();
  return out;
}

}  // namespace misk::api
