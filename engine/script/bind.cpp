// Helpers that all bindings share: the list of their descriptions, and the reading of arguments that are
// names.
#include "script/bind.hpp"

#include <cstring>
#include <mutex>

#include "script/known_names.hpp"
#include "text/suggest.hpp"

namespace misk::script {
namespace {

std::vector<Noun>& nouns() {
  static std::vector<Noun> list;
  return list;
}

}  // namespace

const std::vector<Noun>& described_api() {
  return nouns();
}

void describe(const char* noun, const Function* functions, std::size_t count) {
  static std::mutex several;  // hosts are made on several threads
  const std::lock_guard lock(several);
  for (const Noun& known : nouns())
    if (!std::strcmp(known.name, noun)) return;
  nouns().push_back({noun, functions, count});
}

void no_game_runs() {
  throw std::logic_error("no game is running while packs are loaded; do this in an effect");
}

std::string check_text(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TSTRING)
    throw std::invalid_argument("a text expected, got " + std::string(luaL_typename(L, index)));
  return taken_text(L, index);
}

void no_such_name(const std::string& noun, const std::string& name) {
  throw FaultError({.kind = FaultKind::no_name, .name = name, .noun = noun},
                   "no " + noun + " is called '" + name + "'");
}

void no_such_card(const std::string& id) {
  throw FaultError({.kind = FaultKind::no_card, .name = id}, "no card has the id '" + id + "'");
}

void no_participant(const kernel::Image& image, kernel::Id point, const std::string& name) {
  const std::vector<std::string> known = participant_names(image, point);
  std::string list;
  for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
  const std::string message = "'" + image.points[point].name + "' has no '" + name + "'";
  throw FaultError({.kind = FaultKind::no_participant,
                    .detail = message,
                    .mend = text::did_you_mean(name, known, "it has " + list)},
                   message);
}

void no_such_local(const kernel::Procedure& procedure, const std::string& name) {
  throw FaultError({.kind = FaultKind::no_local, .name = name, .noun = procedure.name},
                   "the procedure '" + procedure.name + "' has no '" + name + "'");
}

void no_such_name(lua_State* L, int arg, Host::NameKind kind) {
  static const char* const kKinds[] = {
      "zone", "timing point",     "set",    "value",     "tag of any card", "counter",
      "flag", "part of the game", "period", "procedure", "property",        "ability",
      "card"};
  no_such_name(kKinds[static_cast<int>(kind)], check_text(L, arg));
}

kernel::Id definition_given(lua_State* L, int arg) {
  const Host& host = host_of(L);
  const kernel::Id known = host.name_id(lua_topointer(L, arg), Host::NameKind::card);
  return known != kernel::kNoId ? known : host.find_definition(L, check_text(L, arg));
}

kernel::Id check_ability(lua_State* L, kernel::ComponentId id, int arg) {
  const Host& host = host_of(L);
  const kernel::Id definition = kernel_of(L).component(id).definition;
  const kernel::Id found = host.ability_named(definition, lua_topointer(L, arg));
  if (found != kernel::kNoId) return found;
  const kernel::Definition& def = host.image().definitions[definition];
  if (lua_type(L, arg) == LUA_TNUMBER)
    return def.abilities[static_cast<std::size_t>(
        checked_int(L, arg, 1, static_cast<std::int64_t>(def.abilities.size())) - 1)];
  throw std::invalid_argument("'" + def.title + "' has no ability named '" + check_text(L, arg) + "'");
}

int memory_index(const kernel::Definition& definition, std::string_view name) {
  for (std::size_t i = 0; i < definition.memory.size(); ++i)
    if (definition.memory[i] == name) return static_cast<int>(i);
  return -1;
}

int check_zone(lua_State* L, int name, int who) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id kind = check_name(L, name, Host::NameKind::zone);
  const kernel::ZoneKind& of = k.image().zones[kind];
  if (!of.per_player) return k.zone_index(kind, 0);
  const std::uint8_t player = who ? k.player_of(check_component(L, who)) : kernel::kNoPlayer;
  const std::string& zone = of.name;
  if (player == kernel::kNoPlayer)
    throw FaultError({.kind = FaultKind::no_owner, .name = zone},
                     "the zone '" + zone + "' belongs to a player: say whose");
  return k.zone_index(kind, player);
}

void set_functions(lua_State* L, int table, const Function* list, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    lua_pushcfunction(L, list[i].function);
    lua_setfield(L, table, list[i].name);
  }
}

}  // namespace misk::script
