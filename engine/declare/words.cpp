// Collects the names that a game declares, so that a message about a misspelt one can suggest the right one.
#include <algorithm>

#include "declare/loader.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

/// Calls f with each name on top of the stack. The names are in one field of the table that engine.game was
/// given: as keys, or as entries. An entry is a text, or a table with `name` or with the name first.
template <class F>
void each_name(lua_State* L, int game, const char* field, F&& f) {
  lua_pushstring(L, field);
  raw_get(L, game);
  const int list = lua_gettop(L);
  if (lua_istable(L, list)) {
    lua_pushnil(L);
    while (raw_next(L, list)) {
      const int entry = lua_gettop(L);
      if (lua_type(L, entry - 1) == LUA_TSTRING) {
        lua_pushvalue(L, entry - 1);
        f();
      } else if (lua_type(L, entry) == LUA_TSTRING) {
        f();
      } else if (lua_istable(L, entry)) {
        lua_pushliteral(L, "name");
        raw_get(L, entry);
        if (lua_isnil(L, -1)) {
          lua_pop(L, 1);
          raw_item(L, entry, 1);
        }
        if (lua_type(L, -1) == LUA_TSTRING) f();
      }
      lua_settop(L, entry - 1);
    }
  }
  lua_settop(L, list - 1);
}

/// "lead:card" declares `lead`, which holds a card.
std::string bare(const char* name) {
  const std::string text = name;
  return text.substr(0, text.find(':'));
}

constexpr const char* kKinds[][2] = {
    {"counters", "counter"}, {"flags", "flag"}, {"globals", "global"},   {"periods", "period"},
    {"values", "value"},     {"zones", "zone"}, {"sets", "set"},         {"timing_points", "timing_point"},
    {"windows", "window"},   {"tags", "tag"},   {"outcomes", "outcome"}, {"purposes", "purpose"}};

}  // namespace

void Loader::add_words(lua_State* L, int game) {
  const HostScope scope(L);
  for (const auto& kind : kKinds)
    each_name(L, game, kind[0], [&] {
      const std::string name = bare(lua_tostring(L, -1));
      lua_pushlstring(L, name.data(), name.size());
      schemas_.add_word(L, lua_gettop(L), kind[1]);
    });
}

void Loader::claim_words(lua_State* L, int game, const kernel::Origin& call) {
  const HostScope scope(L);
  auto claim_all = [&](const char* field, const std::string& kind) {
    std::vector<std::string> names;
    each_name(L, game, field, [&] { names.push_back(bare(lua_tostring(L, -1))); });
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) claim(kind, name, call);
  };
  // A tag is no rule by itself, and packs share traits and keywords.
  for (const auto& kind : kKinds)
    if (std::string_view(kind[0]) != "tags") {
      std::string said = kind[1];
      std::replace(said.begin(), said.end(), '_', ' ');
      claim_all(kind[0], said);
    }
  claim_all("words", "word");
  for (const char* field : {"policy", "kinds"}) {
    lua_pushstring(L, field);
    raw_get(L, game);
    if (lua_istable(L, -1)) claim("table", field, call);
    lua_pop(L, 1);
  }
}

void Loader::claim_keys(lua_State* L, int table, const std::string& kind, const kernel::Origin& call) {
  const HostScope scope(L);
  std::vector<std::string> names;
  lua_pushnil(L);
  while (raw_next(L, table)) {
    if (lua_type(L, -2) == LUA_TSTRING) names.emplace_back(lua_tostring(L, -2));
    lua_pop(L, 1);
  }
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) claim(kind, name, call);
}

std::vector<Loader::Described> Loader::described_names() const {
  static const char* const kLists[][2] = {
      {"counters", "counter"}, {"flags", "flag"},       {"globals", "global"},
      {"periods", "period"},   {"outcomes", "outcome"}, {"tags", "tag"},
      {"values", "value"},     {"zones", "zone"},       {"purposes", "purpose"}};
  static const char* const kTables[][2] = {
      {"sets", "set"}, {"words", "word"}, {"timing_points", "timing_point"}, {"windows", "window"}};
  lua_State* L = host_.sandbox().state();
  const int top = lua_gettop(L);
  luaL_checkstack(L, 12, "names");
  std::vector<Described> out;
  // A text of the table at `entry`: a field, or what stands at a number.
  auto text_at = [&](int entry, const char* key, int index) {
    if (key)
      lua_pushstring(L, key);
    else
      lua_pushinteger(L, index);
    raw_get(L, entry);
    std::string text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    lua_pop(L, 1);
    return text;
  };
  auto described = [&](const char* kind, const std::string& name, int entry) {
    Described one{kind, name, "", {}};
    if (lua_istable(L, entry)) {
      for (const char* key : {"about", "text", "before", "cite", "prompt", "pass", "actor", "subject",
                              "object", "amount", "extra", "base", "where"})
        if (std::string text = text_at(entry, key, 0); !text.empty()) one.fields[key] = std::move(text);
      if (one.name.empty()) one.name = text_at(entry, nullptr, 1);
      if (one.name.empty()) one.name = text_at(entry, "name", 0);
      one.text = one.fields.count("about") ? one.fields["about"] : text_at(entry, nullptr, 2);
    } else if (lua_type(L, entry) == LUA_TSTRING && one.name.empty()) {
      one.name = lua_tostring(L, entry);
    }
    if (one.kind == "word") one.fields["base"] = lua_istable(L, entry) ? text_at(entry, nullptr, 1) : "";
    if (one.kind == "global") one.name = one.name.substr(0, one.name.find(':'));
    out.push_back(std::move(one));
  };
  for (const Collected& game : games_) {
    raw_kept(L, game.ref);
    const int t = lua_gettop(L);
    for (const auto& list : kLists) {
      lua_pushstring(L, list[0]);
      raw_get(L, t);
      const int at = lua_gettop(L);
      const int n = lua_istable(L, at) ? static_cast<int>(lua_objlen(L, at)) : 0;
      for (int i = 1; i <= n; ++i) {
        raw_item(L, at, i);
        described(list[1], "", lua_gettop(L));
        lua_settop(L, at);
      }
      lua_settop(L, t);
    }
    for (const auto& table : kTables) {
      lua_pushstring(L, table[0]);
      raw_get(L, t);
      const int at = lua_gettop(L);
      std::vector<std::string> keys;
      if (lua_istable(L, at)) {
        lua_pushnil(L);
        while (raw_next(L, at)) {
          if (lua_type(L, -2) == LUA_TSTRING) keys.emplace_back(lua_tostring(L, -2));
          lua_pop(L, 1);
        }
      }
      std::sort(keys.begin(), keys.end());
      for (const std::string& key : keys) {
        lua_pushlstring(L, key.data(), key.size());
        raw_get(L, at);
        described(table[1], key, lua_gettop(L));
        lua_settop(L, at);
      }
      lua_settop(L, t);
    }
  }
  lua_settop(L, top);
  return out;
}

void Loader::tell_unknown_words() {
  for (const Found& found : unknown_words_)
    if (!schemas_.has_word(found.mistake.kind, found.mistake.word)) tell(found);
  unknown_words_.clear();
}

}  // namespace misk::script
