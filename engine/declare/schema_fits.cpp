// Does a table of a pack fit its schema? Quickly, and without a message: nearly every table does.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "declare/schema_checker.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/sandbox.hpp"
#include "script/handle.hpp"
#include "text/number.hpp"

namespace misk::script {

using Kind = Type::Kind;
using Target = Type::Target;

namespace {

// A script is charged for a table with more entries than this; most have fewer.
constexpr std::int64_t kCharged = 64;

bool has_text_field(lua_State* L, int table, const char* name) {
  lua_pushstring(L, name);
  raw_get(L, table);
  const bool found = lua_type(L, -1) == LUA_TSTRING;
  lua_pop(L, 1);
  return found;
}

// Some aliases exclude values of their type: numbers below 0, texts without a letter.
bool is_within(lua_State* L, int index, const std::string& alias) {
  if (alias == "natural") return lua_tonumber(L, index) >= 0;
  if (alias != "title" || lua_type(L, index) != LUA_TSTRING) return true;
  const std::string_view text(lua_tostring(L, index));
  return text.find_first_not_of(" \t\r\n") != text.npos;
}

// The number in the text of a type such as `-1`.
int whole(const std::string& figure) {
  return text::whole_number<int>(figure).value_or(0);
}

}  // namespace

bool SchemaChecker::fits(int index, const Type& type, int depth) {
  if (depth > kMaxDepth) return false;
  switch (type.kind) {
    case Kind::any:
      return true;
    case Kind::nothing:
      return lua_isnil(L_, index);
    case Kind::boolean:
      return lua_isboolean(L_, index);
    case Kind::yes:
      return lua_isboolean(L_, index) && lua_toboolean(L_, index);
    case Kind::no:
      return lua_isboolean(L_, index) && !lua_toboolean(L_, index);
    case Kind::text:
      return lua_type(L_, index) == LUA_TSTRING;
    case Kind::number:
      return lua_type(L_, index) == LUA_TNUMBER;
    case Kind::integer: {
      if (lua_type(L_, index) != LUA_TNUMBER) return false;
      const double n = lua_tonumber(L_, index);
      return n == std::floor(n) && std::abs(n) < kNumbersEnd;
    }
    case Kind::function:
      return lua_isfunction(L_, index);
    case Kind::table:
      return lua_istable(L_, index);
    case Kind::word:
      return lua_type(L_, index) == LUA_TSTRING && type.name == lua_tostring(L_, index);
    case Kind::figure:
      return lua_type(L_, index) == LUA_TNUMBER && lua_tonumber(L_, index) == whole(type.name);
    case Kind::named:
      return fits_named(index, type, depth);
    case Kind::list:
      return lua_istable(L_, index) && fits_entries(index, nullptr, type.parts[0], depth);
    case Kind::map:
      return lua_istable(L_, index) && fits_entries(index, &type.parts[0], type.parts[1], depth);
    case Kind::record:
      return lua_istable(L_, index) && fits_record(index, type, depth);
    case Kind::one_of:
      return std::any_of(type.parts.begin(), type.parts.end(),
                         [&](const Type& part) { return fits(index, part, depth); });
  }
  return false;
}

bool SchemaChecker::fits_named(int index, const Type& type, int depth) {
  switch (type.target) {
    case Target::schema:
      return lua_istable(L_, index) && fits_schema(index, ready(type), depth);
    case Target::alias:
      return fits(index, alias(type).parsed, depth + 1) && is_within(L_, index, type.name);
    case Target::word: {
      if (lua_type(L_, index) != LUA_TSTRING) return false;
      if (type.name == "tag" || type.name == "card_id") return true;
      const auto words = schemas_.words_.find(type.name);
      if (words == schemas_.words_.end()) return false;
      return words->second.known.count(lua_topointer(L_, index)) ||
             words->second.all.count(lua_tostring(L_, index));
    }
    case Target::value: {
      std::uint32_t serial = 0;
      if (type.name == "card") return is_component(L_, index);
      if (type.name == "event" || type.name == "frame") return is_frame(L_, index, serial);
      return lua_istable(L_, index) &&
             (type.name != "ability" || has_text_field(L_, absolute(L_, index), "kind"));
    }
    case Target::unknown:
      break;
  }
  return false;
}

bool SchemaChecker::fits_schema(int index, const Schema& schema, int depth) {
  const int table = absolute(L_, index);
  luaL_checkstack(L_, 4, "fields");
  std::size_t required = 0;
  std::int64_t met = 0;
  lua_pushnil(L_);
  while (raw_next(L_, table)) {
    if (++met % kCharged == 0) charge(L_, kCharged);
    const Field* field = nullptr;
    if (lua_type(L_, -2) == LUA_TSTRING) {
      const auto found = schema.by_key.find(lua_topointer(L_, -2));
      if (found != schema.by_key.end()) field = found->second;
    } else if (lua_type(L_, -2) == LUA_TNUMBER) {
      field = schema.item;
    }
    if (!field || !fits(-1, field->parsed, depth + 1)) return lua_pop(L_, 2), false;
    required += !field->optional && field != schema.item;
    lua_pop(L_, 1);
  }
  return required == schema.required.size();
}

bool SchemaChecker::fits_record(int index, const Type& type, int depth) {
  const int table = absolute(L_, index);
  luaL_checkstack(L_, 4, "fields");
  std::size_t required = 0;
  for (const Parameter& field : type.parameters) required += !field.optional && field.name[0] != '[';
  std::int64_t met = 0;
  lua_pushnil(L_);
  while (raw_next(L_, table)) {
    if (++met % kCharged == 0) charge(L_, kCharged);
    const Parameter* field = nullptr;
    for (const Parameter& each : type.parameters)
      if (lua_type(L_, -2) == LUA_TSTRING ? each.name == lua_tostring(L_, -2)
                                          : lua_type(L_, -2) == LUA_TNUMBER && each.name == "[integer]")
        field = &each;
    if (!field || !fits(-1, field->type, depth + 1)) return lua_pop(L_, 2), false;
    required -= !field->optional && field->name[0] != '[';
    lua_pop(L_, 1);
  }
  return required == 0;
}

bool SchemaChecker::fits_entries(int index, const Type* key, const Type& value, int depth) {
  const int table = absolute(L_, index);
  luaL_checkstack(L_, 4, "entries");
  std::int64_t met = 0;
  lua_pushnil(L_);
  while (raw_next(L_, table)) {
    if (++met % kCharged == 0) charge(L_, kCharged);
    const bool good =
        (key ? fits(-2, *key, depth + 1) : lua_type(L_, -2) == LUA_TNUMBER) && fits(-1, value, depth + 1);
    lua_pop(L_, 1);
    if (!good) return lua_pop(L_, 1), false;
  }
  return true;
}

bool SchemaChecker::replace(int index, const Type& type, const std::string& kind,
                            const std::map<std::string, std::string>& words, int depth) {
  if (depth > kMaxDepth) return false;
  index = absolute(L_, index);
  luaL_checkstack(L_, 6, "fields");
  if (type.kind == Kind::one_of)
    return std::any_of(type.parts.begin(), type.parts.end(), [&](const Type& part) {
      return fits(index, part) && replace(index, part, kind, words, depth + 1);
    });
  if (type.kind == Kind::named && type.target == Target::alias)
    return replace(index, alias(type).parsed, kind, words, depth + 1);
  if (type.kind == Kind::named && type.target == Target::word) {
    if (type.name != kind || lua_type(L_, index) != LUA_TSTRING) return false;
    const auto found = words.find(lua_tostring(L_, index));
    if (found == words.end()) return false;
    lua_pushlstring(L_, found->second.data(), found->second.size());
    return true;
  }
  if (!lua_istable(L_, index)) return false;
  const Schema* schema = type.kind == Kind::named && type.target == Target::schema ? &ready(type) : nullptr;
  if (!schema && type.kind != Kind::list && type.kind != Kind::map && type.kind != Kind::record) return false;
  const auto type_of = [&](int key) -> const Type* {
    const bool is_name = lua_type(L_, key) == LUA_TSTRING;
    if (schema) {
      if (!is_name) return schema->item ? &schema->item->parsed : nullptr;
      const auto field = schema->by_key.find(lua_topointer(L_, key));
      return field == schema->by_key.end() ? nullptr : &field->second->parsed;
    }
    if (type.kind == Kind::list) return &type.parts[0];
    if (type.kind == Kind::map) return &type.parts[1];
    for (const Parameter& field : type.parameters)
      if (is_name ? field.name == lua_tostring(L_, key) : field.name == "[integer]") return &field.type;
    return nullptr;
  };
  lua_pushnil(L_);
  while (raw_next(L_, index)) {  // a field that exists may be set during the loop
    const int top = lua_gettop(L_);
    const Type* each = type_of(top - 1);
    if (each && replace(top, *each, kind, words, depth + 1)) {
      lua_pushvalue(L_, top - 1);
      lua_insert(L_, -2);
      lua_rawset(L_, index);
    }
    lua_settop(L_, top - 1);
  }
  return false;
}

void Schemas::replace_words(lua_State* L, int index, int id, const std::string& kind,
                            const std::map<std::string, std::string>& words) {
  const int top = lua_gettop(L);
  SchemaChecker(*this, L).replace(index, constructors_[static_cast<std::size_t>(id)].parsed, kind, words);
  lua_settop(L, top);
}

void Schemas::replace_words(lua_State* L, int index, const std::string& type, const std::string& kind,
                            const std::map<std::string, std::string>& words) {
  const int top = lua_gettop(L);
  SchemaChecker(*this, L).replace(index, parsed(type), kind, words);
  lua_settop(L, top);
}

bool Schemas::fits(lua_State* L, int index, int id) {
  Constructor& constructor = constructors_[static_cast<std::size_t>(id)];
  if (!constructor.ready) {
    constructor.parsed = parsed(constructor.takes);
    constructor.ready = true;
  }
  return SchemaChecker(*this, L).fits(index, constructor.parsed);
}

bool Schemas::fits(lua_State* L, int index, const std::string& type) {
  return SchemaChecker(*this, L).fits(index, parsed(type));
}

}  // namespace misk::script
