#include "game/view.hpp"

#include <algorithm>

#include <lua.hpp>

#include "content/suggest.hpp"
#include "script/handle.hpp"

namespace misk::game {

namespace {

/// A text field of the table on top of the stack: its own, never a metatable's; "" when it is none.
std::string field(lua_State* L, const char* key) {
  lua_pushstring(L, key);
  lua_rawget(L, -2);
  std::string text;
  if (lua_type(L, -1) == LUA_TSTRING)
    text = lua_tostring(L, -1);
  else if (lua_isboolean(L, -1) && lua_toboolean(L, -1))
    text = "true";
  lua_pop(L, 1);
  return text;
}

std::string short_id(const std::string& id) {
  const auto colon = id.find(':');
  return colon == std::string::npos ? id : id.substr(colon + 1);
}

}  // namespace

std::vector<Entry> entries(Scripts& scripts) {
  script::Host& host = scripts.host();
  lua_State* L = host.sandbox().state();
  const kernel::Image& image = host.image();
  std::vector<Entry> out;
  for (std::size_t i = 0; i < image.definitions.size(); ++i) {
    const kernel::Definition& definition = image.definitions[i];
    host.push_data(static_cast<kernel::Id>(i));
    if (lua_istable(L, -1)) {
      Entry entry;
      entry.id = short_id(definition.id);
      // A slug that two packs share is told by its full id.
      if (image.find_definition(entry.id) != i) entry.id = definition.id;
      entry.name = definition.title;
      entry.pack = definition.pack.empty() ? definition.origin.pack : definition.pack;
      entry.game = scripts.game();
      entry.type = field(L, "kind");
      entry.status = field(L, "status");
      if (entry.status.empty()) entry.status = "playable";
      entry.standin = field(L, "standin");
      entry.file = definition.origin.file;
      entry.line = definition.origin.line;
      if (!entry.type.empty()) out.push_back(std::move(entry));
    }
    lua_pop(L, 1);
  }
  return out;
}

std::vector<Start> starts(Scripts& scripts, const std::string& scenario) {
  script::Host& host = scripts.host();
  lua_State* L = host.sandbox().state();
  std::vector<Start> out;
  const int top = lua_gettop(L);
  host.push_data(host.image().find_definition(scenario));
  if (lua_istable(L, -1)) {
    lua_pushstring(L, "starts");
    lua_rawget(L, -2);
  }
  if (lua_istable(L, -1)) {
    const auto n = static_cast<int>(lua_objlen(L, -1));
    for (int i = 1; i <= n; ++i) {
      lua_rawgeti(L, -1, i);
      if (lua_istable(L, -1)) out.push_back({field(L, "name"), field(L, "text")});
      lua_pop(L, 1);
    }
  }
  lua_settop(L, top);
  return out;
}

std::vector<std::string> game_ids(const Catalog& catalog) {
  std::vector<std::string> ids;
  for (const content::Pack& pack : catalog.library().packs)
    if (pack.manifest.kind == content::PackKind::game) ids.push_back(pack.id());
  return ids;
}

std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const std::string& scenario) {
  std::vector<std::string> known, broken;
  for (const std::string& game : game_ids(catalog)) {
    auto scripts = std::make_unique<Scripts>(catalog, game);
    if (!scripts->ok()) {
      const auto& reports = scripts->host().reports();
      broken.push_back(reports.empty() ? "the packs of '" + game + "' do not load"
                                       : reports.front().to_string());
      continue;
    }
    const kernel::Id wanted = scripts->host().image().find_definition(scenario);
    for (const Entry& entry : entries(*scripts)) {
      if (entry.type != "scenario") continue;
      if (scripts->host().image().find_definition(entry.id) == wanted) return scripts;
      known.push_back(entry.id);
    }
  }
  if (!broken.empty()) throw SetupError(broken.front());
  if (known.empty())
    throw SetupError("no scenario '" + scenario + "': no pack has one; say where packs are with --packs");
  std::sort(known.begin(), known.end());
  std::string list;
  for (const std::string& id : known) list += (list.empty() ? "" : ", ") + id;
  throw SetupError("no scenario '" + scenario + "'; " +
                   content::did_you_mean(scenario, known, "there are: " + list));
}

std::vector<std::string> export_lines(Game& game, const std::string& name, int player,
                                      const std::string& text) {
  std::vector<std::string> lines;
  script::Host& host = game.host();
  if (!host.has_export(name)) return lines;
  const bool ok = host.call_export(
      name,
      [&](lua_State* L) {
        script::push_component(L, game.kernel().state().avatars[player]);
        lua_pushlstring(L, text.data(), text.size());
        return 2;
      },
      1);
  if (!ok) return lines;
  lua_State* L = host.sandbox().state();
  if (lua_type(L, -1) == LUA_TSTRING) {
    lines.emplace_back(lua_tostring(L, -1));
  } else if (lua_istable(L, -1)) {
    const auto n = static_cast<int>(lua_objlen(L, -1));
    for (int i = 1; i <= n; ++i) {
      lua_rawgeti(L, -1, i);
      if (lua_isstring(L, -1)) lines.emplace_back(lua_tostring(L, -1));
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  return lines;
}

std::vector<std::string> board(Game& game, int player) {
  if (game.host().has_export("board")) {
    auto lines = export_lines(game, "board", player);
    if (!lines.empty()) return lines;
  }
  std::vector<std::string> lines;
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  for (std::size_t kind = 0; kind < image.zones.size(); ++kind) {
    const kernel::ZoneKind& zone = image.zones[kind];
    const int seats = zone.per_player ? k.state().players : 1;
    for (int seat = 0; seat < seats; ++seat) {
      const int index = k.zone_index(static_cast<kernel::Id>(kind), seat);
      const kernel::Zone& content = k.state().zones[index];
      if (!content.count) continue;
      std::string line = zone.name;
      if (zone.per_player) line += " of " + game.name(k.state().avatars[seat]);
      line += " (" + std::to_string(content.count) + ")";
      std::string names;
      k.each_in_zone(index, [&](kernel::ComponentId c) {
        if (!game.visible(c, static_cast<std::uint8_t>(player))) return true;
        names += names.empty() ? ": " : ", ";
        names += game.name(c);
        for (std::size_t i = 0; i < image.counters.size(); ++i)
          if (k.component(c).counters[i])
            names += " " + image.counters[static_cast<kernel::Id>(i)] + " " +
                     std::to_string(k.component(c).counters[i]);
        return true;
      });
      lines.push_back(line + names);
    }
  }
  return lines;
}

}  // namespace misk::game
