#include "declare/schema.hpp"

#include <algorithm>
#include <stdexcept>

#include <lua.hpp>

#include "sandbox/fault.hpp"

namespace misk::script {

const std::vector<Schemas::BuiltIn>& Schemas::built_in() {
  static const std::vector<BuiltIn> kAll = {
      {"card", "A component of the running game: a card, token, die, place or figure.", false},
      {"event", "A timing point that is resolving: who and what takes part in it.", false},
      {"frame", "A procedure that is running; its locals are its fields.", false},
      {"ability", "What a constructor of abilities makes; it stands in the fields of a card.", false},
      {"definition", "What a constructor of cards makes; a card's file returns it.", false},
      {"zone", "A zone of the game; \"play\" also means all zones in play.", true},
      {"timing_point", "A timing point of the game.", true},
      {"window", "A window in which abilities may be used.", true},
      {"period", "A span of play: what lasts or is limited by it ends with it.", true},
      {"set", "A set of cards that the game names.", true},
      {"counter", "A counter on cards.", true},
      {"flag", "A mark that a card has or has not.", true},
      {"value", "A value that cards have and that modifiers change.", true},
      {"global", "One of the game's own numbers or cards, read as `game.NAME`.", true},
      {"procedure", "A procedure of the game.", true},
      {"outcome", "How a game can end.", true},
      {"purpose", "What a question is for: bots and tests know it by that, whatever its words.", true},
      {"tag",
       "A type, trait, keyword or other mark that cards have or gain. Packs make new ones by using them.",
       true},
      {"card_id", "The id of a card: its file's name, alone or behind its pack's: \"pack:name\".", true},
  };
  return kAll;
}

namespace {

const Schemas::BuiltIn* find_built_in(const std::string& name) {
  for (const Schemas::BuiltIn& each : Schemas::built_in())
    if (name == each.name) return &each;
  return nullptr;
}

}  // namespace

bool Schemas::is_open(const std::string& kind) {
  return kind == "tag" || kind == "card_id";
}

Schemas::Schemas(lua_State* L) : state_(L) {
  words_["zone"].all.insert("play");
}

namespace {

[[noreturn]] void not_declared(const std::string& noun, const std::string& name) {
  throw FaultError({.kind = FaultKind::no_name, .name = name, .noun = noun},
                   "no " + noun + " is called '" + name + "'");
}

}  // namespace

void Schemas::not_taken(const std::string& name) const {
  if (find_built_in(name)) throw std::invalid_argument("the name '" + name + "' belongs to the engine");
  const kernel::Origin* other = nullptr;
  if (const Schema* known = find_schema(name)) other = &known->origin;
  if (const Alias* known = find_alias(name)) other = &known->origin;
  if (!other) return;
  throw std::invalid_argument("'" + name + "' is already declared in " +
                              (other->file.empty() ? "the engine" : other->file) + "; take another name");
}

void Schemas::add(Schema schema) {
  not_taken(schema.name);
  schemas_.push_back(std::make_unique<Schema>(std::move(schema)));
  schema_index_[schemas_.back()->name] = schemas_.back().get();
}

void Schemas::add(Alias alias) {
  not_taken(alias.name);
  aliases_.push_back(std::make_unique<Alias>(std::move(alias)));
  alias_index_[aliases_.back()->name] = aliases_.back().get();
}

int Schemas::add(Constructor constructor) {
  if (constructor.arguments.size() > 2)
    throw std::invalid_argument("'" + constructor.name + "' takes more than two texts before its fields");
  constructors_.push_back(std::move(constructor));
  return static_cast<int>(constructors_.size() - 1);
}

const Schema* Schemas::find_schema(const std::string& name) const {
  const auto found = schema_index_.find(name);
  return found == schema_index_.end() ? nullptr : found->second;
}

const Alias* Schemas::find_alias(const std::string& name) const {
  const auto found = alias_index_.find(name);
  return found == alias_index_.end() ? nullptr : found->second;
}

Schema* Schemas::schema(const std::string& name) {
  const auto found = schema_index_.find(name);
  return found == schema_index_.end() ? nullptr : found->second;
}

namespace {

// Finds for every name in a type the schema, alias or kind of word that it means.
void link(Schemas& schemas, Type& type, const std::unordered_map<std::string, Alias*>& aliases,
          std::unordered_map<std::string, Schema*>& known) {
  if (type.kind == Type::Kind::named) {
    if (const auto schema = known.find(type.name); schema != known.end()) {
      type.target = Type::Target::schema;
      type.link = schema->second;
    } else if (const auto found = aliases.find(type.name); found != aliases.end()) {
      Alias& alias = *found->second;
      type.target = Type::Target::alias;
      type.link = &alias;
      if (!alias.ready) {
        alias.ready = true;
        alias.parsed = parse_type(alias.type);
        link(schemas, alias.parsed, aliases, known);
      }
    } else if (const Schemas::BuiltIn* built_in = find_built_in(type.name)) {
      type.target = built_in->word ? Type::Target::word : Type::Target::value;
    } else {
      not_declared("type", type.name);
    }
  }
  for (Type& part : type.parts) link(schemas, part, aliases, known);
  for (Parameter& parameter : type.parameters) link(schemas, parameter.type, aliases, known);
  for (Type& result : type.results) link(schemas, result, aliases, known);
}

}  // namespace

void Schemas::make_ready(lua_State* L, Schema& schema) {
  if (schema.ready) return;
  schema.ready = true;  // set before the types are read: they may name this schema
  auto inherit = [&](const Field* field) {
    const auto same = std::find_if(schema.all.begin(), schema.all.end(),
                                   [&](const Field* other) { return other->name == field->name; });
    if (same != schema.all.end())
      *same = field;
    else
      schema.all.push_back(field);
  };
  for (const std::string& name : schema.parents) {
    Schema* parent = this->schema(name);
    if (!parent) not_declared("schema", name);
    make_ready(L, *parent);
    for (const Field* field : parent->all) inherit(field);
  }
  for (Field& field : schema.fields) {
    try {
      field.parsed = parse_type(field.type);
      link(*this, field.parsed, alias_index_, schema_index_);
    } catch (const std::invalid_argument& e) {
      throw std::invalid_argument("the field '" + field.name + "' of " + schema.name + ": " + e.what());
    }
    inherit(&field);
  }
  for (const Field* field : schema.all) {
    if (field->name == "[integer]") {
      schema.item = field;
      continue;
    }
    if (!field->optional) schema.required.push_back(field);
    if (!L) continue;
    lua_pushlstring(L, field->name.data(), field->name.size());
    schema.by_key[lua_topointer(L, -1)] = field;
    luaL_ref(L, LUA_REGISTRYINDEX);  // holds the text, so that no other text gets its address
  }
}

const Schema& Schemas::ready(const std::string& name) {
  Schema* found = schema(name);
  if (!found) not_declared("schema", name);
  make_ready(state_, *found);
  return *found;
}

const Type& Schemas::parsed(const std::string& text) {
  auto [entry, is_new] = types_.try_emplace(text);
  if (is_new) {
    try {
      entry->second = parse_type(text);
      link(*this, entry->second, alias_index_, schema_index_);
    } catch (...) {
      types_.erase(entry);
      throw;
    }
  }
  return entry->second;
}

void Schemas::add_word(lua_State* L, int index, const std::string& kind) {
  Words& words = words_[kind];
  words.all.insert(lua_tostring(L, index));
  if (!words.known.insert(lua_topointer(L, index)).second) return;
  lua_pushvalue(L, index);
  luaL_ref(L, LUA_REGISTRYINDEX);
}

bool Schemas::has_word(const std::string& kind, const std::string& word) const {
  if (is_open(kind)) return true;
  const auto found = words_.find(kind);
  return found != words_.end() && found->second.all.count(word);
}

const std::set<std::string>& Schemas::words(const std::string& kind) const {
  static const std::set<std::string> none;
  const auto found = words_.find(kind);
  return found == words_.end() ? none : found->second.all;
}

}  // namespace misk::script
