// Explains the mistakes in a table of a pack in words.
#include <algorithm>
#include <cmath>

#include "declare/schema_checker.hpp"
#include "sandbox/raw.hpp"
#include "script/handle.hpp"
#include "text/letters.hpp"
#include "text/suggest.hpp"

namespace misk::script {

using Kind = Type::Kind;
using Target = Type::Target;

namespace {

std::string spoken(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

std::string with_article(const std::string& noun) {
  return (noun.find_first_of("aeiou") == 0 ? "an " : "a ") + noun;
}

std::string join(const std::vector<std::string>& parts, const std::string& last) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i == 0 ? "" : i + 1 == parts.size() ? last : ", ") + parts[i];
  return out;
}

bool is_identifier(const std::string& text) {
  return !text.empty() && !text::is_digit(text[0]) && std::all_of(text.begin(), text.end(), text::is_word);
}

}  // namespace

std::string SchemaChecker::place() const {
  std::string out;
  for (const PathPart& part : path_) {
    if (part.is_index())
      out += "[" + std::to_string(part.index) + "]";
    else if (is_identifier(part.name))
      out += (out.empty() ? "" : ".") + part.name;
    else
      out += "[\"" + part.name + "\"]";
  }
  return out;
}

// "`uses.ammo` of asset 'Lamp'", or the asset itself.
std::string SchemaChecker::where() const {
  return path_.empty() ? what : "`" + place() + "` of " + what;
}

void SchemaChecker::add(const char* rule, std::string message, std::string mend) {
  mistakes.push_back(
      {text::Diagnostic{.message = std::move(message), .mend = std::move(mend), .rule = rule}, path_});
}

std::string SchemaChecker::described(int index) const {
  switch (lua_type(L_, index)) {
    case LUA_TNIL:
      return "nothing";
    case LUA_TBOOLEAN:
      return lua_toboolean(L_, index) ? "true" : "false";
    case LUA_TNUMBER: {
      lua_pushvalue(L_, index);
      const std::string text = lua_tostring(L_, -1);
      lua_pop(L_, 1);
      return "the number " + text;
    }
    case LUA_TSTRING: {
      std::string text = lua_tostring(L_, index);
      if (text.size() > 60) text = text.substr(0, 57) + "...";
      return "the text \"" + text + "\"";
    }
    case LUA_TFUNCTION:
      return "a function";
    case LUA_TTABLE:
      return "a table";
    default:
      return is_component(L_, index) ? "a card" : "a value of the engine's";
  }
}

std::string SchemaChecker::many(const Type& type) const {
  switch (type.kind) {
    case Kind::text:
      return "texts";
    case Kind::number:
    case Kind::integer:
      return "numbers";
    case Kind::function:
      return "functions";
    case Kind::list:
      return "lists";
    case Kind::named:
      if (type.target == Target::schema) return "tables";
      if (type.name == "natural") return "numbers";
      return type.name.back() == 'y' ? spoken(type.name.substr(0, type.name.size() - 1)) + "ies"
                                     : spoken(type.name) + (type.name.back() == 's' ? "" : "s");
    default:
      return "";
  }
}

std::string SchemaChecker::expected(const Type& type, int given) const {
  switch (type.kind) {
    case Kind::any:
      return "anything";
    case Kind::nothing:
      return "nothing";
    case Kind::boolean:
      return "true or false";
    case Kind::yes:
      return "true";
    case Kind::no:
      return "false";
    case Kind::text:
      return "a text";
    case Kind::number:
      return "a number";
    case Kind::integer:
      return given == LUA_TNUMBER ? "a whole number" : "a number";
    case Kind::function:
      return "a function";
    case Kind::table:
    case Kind::map:
    case Kind::record:
      return "a table";
    case Kind::word:
      return "\"" + type.name + "\"";
    case Kind::figure:
      return type.name;
    case Kind::named:
      if (type.name == "natural") return given == LUA_TNUMBER ? "a whole number" : "a number";
      if (type.name == "figure") return expected(alias(type).parsed, given);
      if (type.name == "title") return "a text";
      return type.target == Target::schema ? "a table of fields" : with_article(spoken(type.name));
    case Kind::list: {
      const std::string what_of = many(type.parts[0]);
      return what_of.empty() ? "a list" : "a list of " + what_of;
    }
    case Kind::one_of: {
      std::vector<std::string> parts;
      for (const Type& part : type.parts) {
        if (part.kind == Kind::nothing) continue;
        std::string one = expected(part, given);
        if (std::find(parts.begin(), parts.end(), one) == parts.end()) parts.push_back(std::move(one));
      }
      return join(parts, " or ");
    }
  }
  return "";
}

void SchemaChecker::alternatives(const Type& type, std::vector<const Type*>& out) const {
  if (type.kind == Kind::one_of) {
    for (const Type& part : type.parts) alternatives(part, out);
  } else if (type.kind == Kind::named && type.target == Target::alias) {
    alternatives(alias(type).parsed, out);
  } else {
    out.push_back(&type);
  }
}

void SchemaChecker::words_of(const Type& type, std::vector<std::string>& out) const {
  std::vector<const Type*> all;
  alternatives(type, all);
  for (const Type* each : all) {
    if (each->kind == Kind::word) out.push_back(each->name);
    if (each->kind == Kind::named && each->target == Target::word)
      out.insert(out.end(), schemas_.words(each->name).begin(), schemas_.words(each->name).end());
  }
}

bool SchemaChecker::is_scalar_of(const Type& type, Kind kind) const {
  std::vector<const Type*> all;
  alternatives(type, all);
  return std::any_of(all.begin(), all.end(), [&](const Type* each) {
    return each->kind == kind || (kind == Kind::number && each->kind == Kind::integer) ||
           (kind == Kind::text && each->kind == Kind::named && each->target == Target::word);
  });
}

// Is the type of this kind, or is one of its alternatives? Aliases that exclude some values are not opened.
bool SchemaChecker::allows(const Type& type, Kind kind) const {
  if (type.kind == Kind::one_of)
    return std::any_of(type.parts.begin(), type.parts.end(),
                       [&](const Type& part) { return allows(part, kind); });
  if (type.kind != Kind::named || type.target != Target::alias) return type.kind == kind;
  return type.name != "natural" && type.name != "title" && allows(alias(type).parsed, kind);
}

// The same question for an alias.
bool SchemaChecker::names(const Type& type, const char* name) const {
  if (type.kind == Kind::one_of)
    return std::any_of(type.parts.begin(), type.parts.end(),
                       [&](const Type& part) { return names(part, name); });
  if (type.kind != Kind::named || type.target != Target::alias) return false;
  return type.name == name || names(alias(type).parsed, name);
}

bool SchemaChecker::out_of_range(int index, const Type& shown) {
  if (lua_type(L_, index) == LUA_TSTRING && names(shown, "title") && !allows(shown, Kind::text)) {
    add("wrong-value", where() + " is empty", "write what players shall read");
    return true;
  }
  const bool natural = names(shown, "natural"), integer = allows(shown, Kind::integer);
  if (lua_type(L_, index) != LUA_TNUMBER || !(natural || integer)) return false;
  const double n = lua_tonumber(L_, index);
  if (std::abs(n) >= kNumbersEnd && n == std::floor(n)) {
    add("out-of-range", where() + " is too " + (n < 0 ? "small" : "large") + ": " + described(index),
        "numbers of the game lie between -1 000 000 000 and 1 000 000 000");
    return true;
  }
  if (!natural || integer || n >= 0 || n != std::floor(n)) return false;
  add("out-of-range", where() + " is less than 0: " + described(index), "write a whole number, 0 or more");
  return true;
}

void SchemaChecker::wrong_type(int index, const Type& shown) {
  if (out_of_range(index, shown)) return;
  std::string mend;
  const int given = lua_type(L_, index);
  std::vector<const Type*> all;
  alternatives(shown, all);
  const Type* list = nullptr;
  const Type* function = nullptr;
  bool ability = false;
  for (const Type* each : all) {
    if (each->kind == Kind::list) list = each;
    if (each->kind == Kind::function) function = each;
    ability = ability || (each->kind == Kind::named && each->name == "ability");
  }
  if (given == LUA_TSTRING && is_scalar_of(shown, Kind::number)) {
    const std::string text = lua_tostring(L_, index);
    if (!text.empty() && text.find_first_not_of("0123456789") == std::string::npos)
      mend = "write " + text + " without quotation marks";
  } else if (given == LUA_TNUMBER && is_scalar_of(shown, Kind::number)) {
    mend = "numbers of the game are whole";
  } else if (given == LUA_TNUMBER && is_scalar_of(shown, Kind::text)) {
    mend = "put it in quotation marks";
  }
  if (mend.empty() && list && given != LUA_TTABLE && fits(index, list->parts[0])) {
    lua_pushvalue(L_, index);
    const char* text = given == LUA_TSTRING || given == LUA_TNUMBER ? lua_tostring(L_, -1) : nullptr;
    const std::string quote = given == LUA_TSTRING ? "\"" : "";
    mend = "put it in braces: { " + (text ? quote + text + quote : "...") + " }";
    lua_pop(L_, 1);
  }
  if (mend.empty() && ability && given == LUA_TFUNCTION)
    mend = "an ability is written KIND \"its text\" { fields }: its fields may be missing";
  if (mend.empty() && ability && given == LUA_TTABLE) mend = "write KIND \"its text\" before the braces";
  if (mend.empty() && function && !list) {
    std::vector<std::string> names;
    for (const Parameter& parameter : function->parameters) names.push_back(parameter.name);
    mend = "write function(" + join(names, ", ") + ") ... end";
  }
  add("wrong-type", where() + " is " + expected(shown, given) + ", not " + described(index), mend);
}

void SchemaChecker::unknown_word(int index, const std::string& noun, const Type& type) {
  const std::string word = lua_tostring(L_, index);
  std::vector<std::string> known;
  words_of(type, known);
  std::string mend = text::did_you_mean(word, known);
  if (mend.empty() && known.size() <= 24) mend = "there are " + join(known, " and ");
  if (noun.empty())
    add("unknown-word", where() + " is " + expected(type, LUA_TSTRING) + ", not \"" + word + "\"", mend);
  else
    add("unknown-word", "there is no " + spoken(noun) + " '" + word + "' (" + where() + ")", mend);
  std::vector<const Type*> all;
  alternatives(type, all);
  for (const Type* each : all)
    if (each->kind == Kind::named && each->target == Target::word) {
      mistakes.back().kind = each->name;
      mistakes.back().word = word;
    }
}

void SchemaChecker::explain(int index, const Type& type, const Type& shown) {
  index = absolute(L_, index);
  luaL_checkstack(L_, 8, "fields");
  const bool is_table = lua_istable(L_, index);
  const int given = lua_type(L_, index);
  switch (type.kind) {
    case Kind::named:
      if (type.target == Target::schema && is_table) {
        const Schema& schema = ready(type);
        std::vector<Slot> fields;
        for (const Field* field : schema.all)
          if (field != schema.item) fields.push_back({field->name, field->optional, &field->parsed});
        return explain_fields(index, fields, schema.item ? &schema.item->parsed : nullptr);
      }
      if (type.target == Target::alias) return explain(index, alias(type).parsed, type);
      if (type.target == Target::word && given == LUA_TSTRING) return unknown_word(index, type.name, type);
      break;
    case Kind::list:
      if (is_table) return explain_entries(index, nullptr, type.parts[0], shown);
      break;
    case Kind::map:
      if (is_table) return explain_entries(index, &type.parts[0], type.parts[1], shown);
      break;
    case Kind::record:
      if (is_table) {
        std::vector<Slot> fields;
        const Type* item = nullptr;
        for (const Parameter& field : type.parameters)
          if (field.name == "[integer]")
            item = &field.type;
          else
            fields.push_back({field.name, field.optional, &field.type});
        return explain_fields(index, fields, item);
      }
      break;
    case Kind::one_of:
      return explain_one_of(index, type, shown);
    default:
      break;
  }
  wrong_type(index, shown);
}

// Explains the one alternative that was probably meant: the fields of a table, or the words for a text.
void SchemaChecker::explain_one_of(int index, const Type& type, const Type& shown) {
  std::vector<const Type*> all;
  alternatives(type, all);
  if (lua_istable(L_, index)) {
    raw_item(L_, index, 1);
    const bool is_list = !lua_isnil(L_, -1);
    lua_pop(L_, 1);
    const Type* meant = nullptr;
    for (const Type* each : all) {
      const bool list = each->kind == Kind::list;
      const bool schema = each->kind == Kind::named && each->target == Target::schema;
      if (!list && !schema && each->kind != Kind::map && each->kind != Kind::record) continue;
      const bool suits = is_list ? list || (schema && ready(*each).item) : !list;
      if (!meant || (suits && (is_list ? meant->kind != Kind::list : meant->kind == Kind::list)))
        meant = each;
    }
    if (meant) return explain(index, *meant, *meant);
  } else if (lua_type(L_, index) == LUA_TSTRING) {
    // One thing or a list of things: the single thing was meant.
    std::vector<const Type*> single;
    for (const Type& part : type.parts)
      if (part.kind != Kind::list) single.push_back(&part);
    if (single.size() == 1 && type.parts.size() > 1) return explain(index, *single[0], *single[0]);
    std::vector<std::string> words;
    words_of(type, words);
    // Where any text is allowed, the words are not the mistake.
    if (!words.empty()) {
      const bool only_words = std::all_of(all.begin(), all.end(), [](const Type* each) {
        return each->kind == Kind::word || (each->kind == Kind::named && each->target == Target::word);
      });
      std::string noun;
      if (shown.kind == Kind::named && only_words) noun = shown.name;
      std::vector<std::string> kinds;
      for (const Type* each : all)
        if (each->kind == Kind::named && each->target == Target::word) kinds.push_back(spoken(each->name));
      if (noun.empty() && !kinds.empty()) noun = join(kinds, " or ");
      return unknown_word(index, noun, noun.empty() ? shown : type);
    }
  }
  wrong_type(index, shown);
}

std::vector<std::string> SchemaChecker::sorted_keys(int index) const {
  std::vector<std::string> keys;
  lua_pushnil(L_);
  while (raw_next(L_, index)) {
    if (lua_type(L_, -2) == LUA_TSTRING) keys.emplace_back(lua_tostring(L_, -2));
    lua_pop(L_, 1);
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

std::vector<int> SchemaChecker::sorted_numbers(int index) const {
  std::vector<int> keys;
  lua_pushnil(L_);
  while (raw_next(L_, index)) {
    if (lua_type(L_, -2) == LUA_TNUMBER) keys.push_back(static_cast<int>(lua_tointeger(L_, -2)));
    lua_pop(L_, 1);
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

void SchemaChecker::explain_fields(int index, const std::vector<Slot>& fields, const Type* item) {
  if (path_.size() > kMaxDepth) return wrong_type(index, Type{});
  std::vector<std::string> names;
  for (const Slot& field : fields) names.push_back(field.name);
  const std::string here = where();
  for (const std::string& key : sorted_keys(index)) {
    if (std::find(names.begin(), names.end(), key) != names.end()) continue;
    path_.push_back({key, 0});
    add("unknown-field", "unknown field '" + key + "' in " + here,
        text::did_you_mean(
            key, names,
            names.size() <= 12 ? "there are " + join(names, " and ") : "remove it, or correct its spelling"));
    path_.pop_back();
  }
  for (const Slot& field : fields) {
    lua_pushlstring(L_, field.name.data(), field.name.size());
    raw_get(L_, index);
    if (lua_isnil(L_, -1)) {
      if (!field.optional)
        add("missing-field", "`" + field.name + "` is missing in " + here,
            "add `" + field.name + " = ...`, " + expected(*field.type, LUA_TNIL));
    } else if (!fits(-1, *field.type)) {
      path_.push_back({field.name, 0});
      explain(lua_gettop(L_), *field.type, *field.type);
      path_.pop_back();
    }
    lua_pop(L_, 1);
  }
  for (const int i : sorted_numbers(index)) {
    raw_item(L_, index, i);
    path_.push_back({"", i});
    if (!item)
      add("unknown-field", here + " has nothing without a name, but here stands " + described(-1),
          "write NAME = before it");
    else if (!fits(-1, *item))
      explain(lua_gettop(L_), *item, *item);
    path_.pop_back();
    lua_pop(L_, 1);
    if (!item) break;
  }
}

void SchemaChecker::explain_entries(int index, const Type* key, const Type& value, const Type& shown) {
  if (path_.size() > kMaxDepth) return wrong_type(index, Type{});
  for (const int i : sorted_numbers(index)) {
    raw_item(L_, index, i);
    lua_pushinteger(L_, i);
    const bool good_key = !key || fits(-1, *key);
    lua_pop(L_, 1);
    path_.push_back({"", i});
    if (!good_key)
      add("wrong-type", where() + " has no name; its name is " + expected(*key, LUA_TNUMBER),
          "write NAME = before it");
    else if (!fits(-1, value))
      explain(lua_gettop(L_), value, value);
    path_.pop_back();
    lua_pop(L_, 1);
  }
  for (const std::string& name : sorted_keys(index)) {
    lua_pushlstring(L_, name.data(), name.size());
    path_.push_back({name, 0});
    if (!key) {
      add("wrong-type",
          "`" + place() + "` has a name, but " + what + " wants " + expected(shown, LUA_TTABLE) + " there",
          "remove `" + name + " =`");
    } else if (!fits(-1, *key)) {
      explain(lua_gettop(L_), *key, *key);
    } else {
      raw_get(L_, index);
      if (!fits(-1, value)) explain(lua_gettop(L_), value, value);
    }
    path_.pop_back();
    lua_pop(L_, 1);
  }
}

std::vector<Mistake> Schemas::mistakes(lua_State* L, int index, const std::string& type,
                                       const std::string& what) {
  SchemaChecker checker(*this, L);
  checker.what = what;
  const Type& wanted = parsed(type);
  if (checker.fits(index, wanted)) return {};
  checker.explain(index, wanted, wanted);
  if (checker.mistakes.empty())
    checker.mistakes.push_back(
        {text::Diagnostic{.message = what + " has a key that is neither a name nor a number",
                          .mend = "write NAME = VALUE, or VALUE alone in a list",
                          .rule = "wrong-type"}});
  return std::move(checker.mistakes);
}

std::vector<Mistake> Schemas::mistakes(lua_State* L, int index, int id, const std::string& what) {
  return mistakes(L, index, constructors_[static_cast<std::size_t>(id)].takes, what);
}

}  // namespace misk::script
