// The functions behind `fields` (lua/fields.lua): scripts declare schemas, aliases and constructors with
// them, and use them.
#include "declare/loader.hpp"
#include "declare/schema.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

/// The loader that has bound these functions.
Loader& loader_of(lua_State* L) {
  return *static_cast<Loader*>(lua_touserdata(L, lua_upvalueindex(1)));
}

std::string field_text(lua_State* L, int table, int index, const char* what) {
  raw_item(L, table, index);
  if (lua_type(L, -1) != LUA_TSTRING)
    throw std::invalid_argument(std::string(what) + " must be a text, not a " + luaL_typename(L, -1));
  std::string out = taken_text(L, -1);
  lua_pop(L, 1);
  return out;
}

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> out;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(at, begin), text.size());
    if (std::string one = trimmed(text.substr(begin, end - begin)); !one.empty())
      out.push_back(std::move(one));
    begin = end + 1;
  }
  return out;
}

// declare_schema("name: parent, parent", text, { { name, type, text }, ... })
int declare_schema(lua_State* L) {
  const HostScope scope(L);
  Schema schema;
  const std::string head = check_text(L, 1);
  const auto colon = head.find(':');
  schema.name = trimmed(head.substr(0, colon));
  if (colon != std::string::npos) schema.parents = split(head.substr(colon + 1), ',');
  schema.text = check_text(L, 2);
  luaL_checktype(L, 3, LUA_TTABLE);
  const int n = taken_length(L, 3);
  for (int i = 1; i <= n; ++i) {
    raw_item(L, 3, i);
    if (!lua_istable(L, -1)) throw std::invalid_argument("a field is { name, type, text }");
    const int entry = lua_gettop(L);
    Field field;
    field.name = field_text(L, entry, 1, "the name of a field");
    field.type = field_text(L, entry, 2, "the type of a field");
    field.text = field_text(L, entry, 3, "the text of a field");
    field.optional = field.name.ends_with('?');
    if (field.optional) field.name.pop_back();
    schema.fields.push_back(std::move(field));
    lua_pop(L, 1);
  }
  schema.origin = loader_of(L).origin_of_call(L);
  loader_of(L).schemas().add(std::move(schema));
  ++loader_of(L).collected;
  return 0;
}

int declare_alias(lua_State* L) {
  const HostScope scope(L);
  loader_of(L).schemas().add(
      Alias{check_text(L, 1), check_text(L, 2), check_text(L, 3), loader_of(L).origin_of_call(L), false, {}});
  ++loader_of(L).collected;
  return 0;
}

// declare_constructor("name(text): result", takes, shorthand) -> id, the names of the texts, and whether the
// result remembers its file and line
int declare_constructor(lua_State* L) {
  const HostScope scope(L);
  const std::string head = check_text(L, 1);
  const auto colon = head.rfind(':');
  if (colon == std::string::npos)
    throw std::invalid_argument("say what it makes: \"" + head + ": definition\"");
  Constructor constructor;
  constructor.result = trimmed(head.substr(colon + 1));
  const std::string call = trimmed(head.substr(0, colon));
  constructor.name = call.substr(0, call.find('('));
  for (std::size_t at = call.find('('); at != std::string::npos; at = call.find('(', at + 1))
    constructor.arguments.push_back(trimmed(call.substr(at + 1, call.find(')', at) - at - 1)));
  constructor.takes = check_text(L, 2);
  if (lua_type(L, 3) == LUA_TSTRING) constructor.shorthand = taken_text(L, 3);
  constructor.origin = loader_of(L).origin_of_call(L);
  const bool placed = constructor.result == "definition" || constructor.result == "ability";
  const std::vector<std::string> names = constructor.arguments;
  lua_pushinteger(L, loader_of(L).schemas().add(std::move(constructor)));
  lua_newtable(L);
  for (std::size_t i = 0; i < names.size(); ++i) {
    lua_pushstring(L, names[i].c_str());
    lua_rawseti(L, -2, static_cast<int>(i + 1));
  }
  lua_pushboolean(L, placed);
  return 3;
}

// The name of a call in messages: asset 'Lamp', free "Discard this."
std::string name_of_call(lua_State* L, const Constructor& constructor, int fields,
                         const std::vector<std::string>& texts) {
  std::string out = constructor.name;
  for (const std::string& text : texts) out += " \"" + text + "\"";
  if (texts.empty() && constructor.result == "definition" && lua_istable(L, fields)) {
    lua_pushstring(L, "name");
    raw_get(L, fields);
    if (lua_type(L, -1) == LUA_TSTRING) out += " '" + taken_text(L, -1) + "'";
    lua_pop(L, 1);
  }
  return out;
}

std::vector<std::string> texts_of_call(lua_State* L, const Constructor& constructor, int first) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < constructor.arguments.size(); ++i) {
    const int at = first + static_cast<int>(i);
    out.push_back(taken_text(L, at));
  }
  return out;
}

// Pushes the message of an error. It names the line of the card: two calls up from here.
void push_message(lua_State* L, const std::vector<Mistake>& mistakes) {
  std::string message = host_of(L).declared().where(L);
  for (const Mistake& mistake : mistakes)
    message += (&mistake == mistakes.data() ? "" : "; ") + mistake.message +
               (mistake.mend.empty() ? "" : "; " + mistake.mend);
  lua_pushlstring(L, message.data(), message.size());
}

// check_construct(id, fields, text, text) -> boolean: false when something is wrong, which is then reported
// already. (Returns 0 with an error's message on the stack when no pack is being loaded.)
int check_construction(lua_State* L) {
  Host& host = host_of(L);
  Schemas& schemas = loader_of(L).schemas();
  const int id = checked_int(L, 1, 0, static_cast<std::int64_t>(schemas.constructors().size()) - 1);
  const Constructor& constructor = schemas.constructors()[static_cast<std::size_t>(id)];
  lua_settop(L, 4);
  bool sound = schemas.fits(L, 2, id);
  for (std::size_t i = 0; i < constructor.arguments.size(); ++i)
    sound = sound && lua_type(L, 3 + static_cast<int>(i)) == LUA_TSTRING;
  if (sound) {
    if (loader_of(L).loading()) {
      // A short id means the card that it means in the card's own pack, even if another pack reads the field
      // later.
      const auto& meant = host.declared().meant_by(loader_of(L).loading_pack());
      if (!meant.empty()) schemas.replace_words(L, 2, id, "card_id", meant);
    }
    lua_pushboolean(L, 1);
    return 1;
  }
  const HostScope scope(L);
  const std::vector<std::string> texts = texts_of_call(L, constructor, 3);
  const std::string what = name_of_call(L, constructor, 2, texts);
  std::vector<Mistake> mistakes = schemas.mistakes(L, 2, id, what);
  for (std::size_t i = 0; i < constructor.arguments.size(); ++i)
    if (lua_type(L, 3 + static_cast<int>(i)) != LUA_TSTRING)
      mistakes.push_back(
          {text::Diagnostic{.message = "the `" + constructor.arguments[i] + "` of " + constructor.name +
                                       " is a text, not a " + luaL_typename(L, 3 + static_cast<int>(i)),
                            .mend = "write it before the fields: " + constructor.name + " \"...\" { ... }",
                            .rule = "wrong-type"}});
  const bool loading = loader_of(L).loading();
  if (loading)
    lua_pushboolean(L, !loader_of(L).report(L, mistakes, constructor.name, texts));
  else
    push_message(L, mistakes);
  return loading;
}

int check_construct(lua_State* L) {
  return check_construction(L) ? 1 : lua_error(L);
}

// check_value(type, value, what, goes_on): raises an error when the value does not fit. While packs are
// loaded it reports instead, and gives the file up unless goes_on is true.
int check_value(lua_State* L) {
  Host& host = host_of(L);
  const std::string type = check_text(L, 1);
  lua_settop(L, 4);
  Loader& loader = loader_of(L);
  if (loader_of(L).schemas().fits(L, 2, type)) {
    if (loader.loading())
      if (const auto& meant = host.declared().meant_by(loader.loading_pack()); !meant.empty())
        loader_of(L).schemas().replace_words(L, 2, type, "card_id", meant);
    return 0;
  }
  bool told = false;
  {
    const HostScope scope(L);
    const std::vector<Mistake> mistakes = loader_of(L).schemas().mistakes(L, 2, type, check_text(L, 3));
    if (loader.loading())
      told = loader.report(L, mistakes, "", {});
    else
      push_message(L, mistakes);
  }
  if (!loader.loading()) return lua_error(L);
  return told && !lua_toboolean(L, 4) ? loader.give_up(L) : 0;
}

// fault(id, path, message, mend, text, text)
int fault(lua_State* L) {
  const HostScope scope(L);
  const Constructor& constructor = loader_of(L).schemas().constructors()[static_cast<std::size_t>(
      checked_int(L, 1, 0, static_cast<std::int64_t>(loader_of(L).schemas().constructors().size()) - 1))];
  lua_settop(L, 7);
  Mistake mistake;
  mistake.rule = "wrong-value";
  if (lua_istable(L, 2)) {
    const int n = taken_length(L, 2);
    for (int i = 1; i <= n; ++i) {
      raw_item(L, 2, i);
      if (lua_type(L, -1) == LUA_TNUMBER)
        mistake.path.push_back({"", static_cast<int>(lua_tointeger(L, -1))});
      else
        mistake.path.push_back({check_text(L, lua_gettop(L)), 0});
      lua_pop(L, 1);
    }
  } else {
    mistake.path.push_back({check_text(L, 2), 0});
  }
  const std::vector<std::string> texts = texts_of_call(L, constructor, 5);
  mistake.message = check_text(L, 3) + " (" + name_of_call(L, constructor, 7, texts) + ")";
  if (lua_type(L, 4) == LUA_TSTRING) mistake.mend = taken_text(L, 4);
  if (!loader_of(L).loading()) {
    push_message(L, {mistake});
    return lua_error(L);
  }
  loader_of(L).report(L, {mistake}, constructor.name, texts);
  return 0;
}

int give_up(lua_State* L) {
  return loader_of(L).give_up(L);
}

// caller() -> file and line of the card that is being loaded, or nothing
int caller(lua_State* L) {
  const kernel::Origin origin = loader_of(L).origin_of_call(L);
  if (origin.file.empty()) return 0;
  lua_pushstring(L, origin.file.c_str());
  lua_pushinteger(L, origin.line);
  return 2;
}

const Function kSchemaFunctions[] = {
    {"declare_schema", guarded<declare_schema>, "For fields.schema()."},
    {"declare_alias", guarded<declare_alias>, "For fields.alias()."},
    {"declare_constructor", guarded<declare_constructor>, "For fields.constructor()."},
    {"check_construct", guarded<check_construct>, "For fields.constructor()."},
    {"check_value", guarded<check_value>, "For fields.check()."},
    {"fault", guarded<fault>, "For fields.fault()."},
    {"give_up", guarded<give_up>, "For fields.constructor()."},
    {"caller", guarded<caller>, "For fields.constructor()."},
};

}  // namespace

void bind_schema(Loader& loader, lua_State* L, int table) {
  for (const Function& each : kSchemaFunctions) {
    lua_pushlightuserdata(L, &loader);
    lua_pushcclosure(L, each.function, 1);
    lua_setfield(L, table, each.name);
  }
}

}  // namespace misk::script
