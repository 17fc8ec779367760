// Collects the names that a game's scripts can use, from the loaded game.
#include <lua.hpp>

#include "check/check.hpp"
#include "kernel/state.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::cli {
namespace {

Words words_of(const kernel::Names& names) {
  return {names.all().begin(), names.all().end()};
}

template <class T>
Words names_of(const std::vector<T>& things) {
  Words out;
  for (const T& each : things) out.insert(each.name);
  return out;
}

/// Calls f(key) for every text key of the table on top of the stack, with its value on top.
template <class F>
void each_key(lua_State* L, F f) {
  lua_pushnil(L);
  while (script::raw_next(L, -2)) {
    if (lua_type(L, -2) == LUA_TSTRING) f(std::string(lua_tostring(L, -2)));
    lua_pop(L, 1);
  }
}

/// The texts in the list under `key` in the table on top.
Words text_list(lua_State* L, const char* key) {
  Words out;
  lua_pushstring(L, key);
  script::raw_get(L, -2);
  if (lua_istable(L, -1))
    for (int i = 1; i <= static_cast<int>(lua_objlen(L, -1)); ++i) {
      script::raw_item(L, -1, i);
      if (lua_type(L, -1) == LUA_TSTRING) out.insert(lua_tostring(L, -1));
      lua_pop(L, 1);
    }
  lua_pop(L, 1);
  return out;
}

/// The lists of texts in the table under `key` in the table on top.
std::map<std::string, Words> map_of_lists(lua_State* L, const char* key) {
  std::map<std::string, Words> out;
  lua_pushstring(L, key);
  script::raw_get(L, -2);
  if (lua_istable(L, -1)) {
    each_key(L, [&](const std::string& name) { out[name]; });
    for (auto& [name, list] : out) list = text_list(L, name.c_str());
  }
  lua_pop(L, 1);
  return out;
}

void read_globals(lua_State* L, int environment, GameNames& names) {
  static const Words kLibraries = {"math", "string", "table", "bit"};
  script::raw_kept(L, environment);
  each_key(L, [&](const std::string& key) {
    names.globals.insert(key);
    if (kLibraries.count(key)) script::look_through(L, lua_gettop(L));
    if (kLibraries.count(key) && lua_istable(L, -1))
      each_key(L, [&](const std::string& field) { names.library[key].insert(field); });
  });
  lua_pop(L, 1);
}

void read_properties(lua_State* L, int properties, GameNames& names) {
  script::raw_kept(L, properties);
  each_key(L, [&](const std::string& key) {
    if (lua_isfunction(L, -1))
      names.verbs.insert(key);
    else if (!names.counters.count(key) && !names.flags.count(key) && !names.values.count(key))
      names.readable.insert(key);
  });
  lua_pop(L, 1);
}

}  // namespace

GameNames game_names(script::Host& host, const std::string& pack) {
  GameNames names;
  lua_State* L = host.sandbox().state();
  read_globals(L, host.sandbox().environment(pack), names);
  if (!host.frozen()) return names;
  const kernel::Image& image = host.image();
  names.counters = words_of(image.counters);
  names.flags = words_of(image.flags);
  names.values = words_of(image.values_names);
  read_properties(L, host.properties_ref, names);
  for (const script::Noun& noun : script::described_api()) {
    Words* methods = std::string(noun.name) == "card"    ? &names.methods
                     : std::string(noun.name) == "event" ? &names.event
                                                         : nullptr;
    for (std::size_t i = 0; methods && i < noun.count; ++i) methods->insert(noun.functions[i].name);
  }
  for (const std::string& method : names.methods) names.verbs.erase(method);
  names.library["method"] = names.methods;
  for (const Words* some : {&names.counters, &names.flags, &names.values, &names.readable})
    names.library["property"].insert(some->begin(), some->end());
  names.event.insert(kernel::kParticipantNames.begin(), kernel::kParticipantNames.end());
  for (const kernel::TimingPoint& point : image.points)
    for (const kernel::Participant& one : point.called)
      if (!one.name.empty()) names.event.insert(one.name);
  for (const kernel::Procedure& procedure : image.procedures)
    names.event.insert(procedure.locals.begin(), procedure.locals.end());
  names.zones = names_of(image.zones);
  names.sets = names_of(image.sets);
  names.tags = words_of(image.tags);
  names.periods = words_of(image.periods);
  names.points = names_of(image.points);
  names.procedures = names_of(image.procedures);
  names.windows = names_of(image.windows);
  names.outcomes = {host.outcomes().begin(), host.outcomes().end()};
  names.purposes = {host.purposes().begin(), host.purposes().end()};
  names.game = words_of(image.globals);
  for (const auto& entry : image.definition_index) names.ids.insert(entry.first);
  for (const kernel::Definition& definition : image.definitions) {
    names.titles.insert(definition.title);
    names.memory.insert(definition.memory.begin(), definition.memory.end());
    names.memory_of[Findings::shown(definition.origin.file)].insert(definition.memory.begin(),
                                                                    definition.memory.end());
  }
  return names;
}

CheckHints check_hints(script::Host& host) {
  CheckHints hints;
  if (!host.has_export("check_names")) return hints;
  lua_State* L = host.sandbox().state();
  const int top = lua_gettop(L);
  if (!host.call_export(
          "check_names", [](lua_State*) { return 0; }, 1))
    return hints;
  if (lua_istable(L, -1)) {
    hints.cards = text_list(L, "cards");
    hints.tags = text_list(L, "tags");
    hints.keywords = text_list(L, "keywords");
    lua_pushstring(L, "means");
    script::raw_get(L, -2);
    if (lua_istable(L, -1))
      each_key(L, [&](const std::string& name) {
        if (lua_type(L, -1) == LUA_TSTRING) hints.means[name] = lua_tostring(L, -1);
      });
    lua_pop(L, 1);
    hints.starts_with = map_of_lists(L, "starts_with");
    hints.gone = map_of_lists(L, "gone");
  }
  lua_settop(L, top);
  return hints;
}

}  // namespace misk::cli
