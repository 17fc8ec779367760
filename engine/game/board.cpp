#include "game/board.hpp"

#include <functional>
#include <optional>

#include <lua.hpp>

#include "game/veil.hpp"
#include "game/view_budget.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "script/handle.hpp"

namespace misk::game {

namespace {

// The lines that an export returns: one text, a list, or nothing. It knows only what that player may know.
std::vector<std::string> lines_of(Game& game, const std::string& name, int player,
                                  const std::function<int(lua_State*)>& push) {
  std::vector<std::string> lines;
  script::Host& host = game.host();
  if (!host.has_export(name)) return lines;
  const ViewBudget budget;
  std::optional<Veil> veil;
  if (!game.over()) veil.emplace(game, static_cast<std::uint8_t>(player));
  host.query_export(name, push, [&](lua_State* L) {
    if (lua_type(L, -1) == LUA_TSTRING)
      return lines.push_back(game.translation().line(script::taken_text(L, -1)));
    const int n = script::taken_length(L, -1);
    for (int i = 1; i <= n; ++i) {
      script::raw_item(L, -1, i);
      if (lua_isstring(L, -1)) {
        lua_tolstring(L, -1, nullptr);  // converts a number to text
        lines.push_back(game.translation().line(script::taken_text(L, -1)));
      }
      lua_pop(L, 1);
    }
  });
  return lines;
}

}  // namespace

std::vector<std::string> export_lines(Game& game, const std::string& name, int player,
                                      const std::string& text) {
  return lines_of(game, name, player, [&](lua_State* L) {
    script::push_component(L, game.kernel().state().avatars[player]);
    lua_pushlstring(L, text.data(), text.size());
    return 2;
  });
}

std::vector<std::string> odds_lines(Game& game, int player) {
  const kernel::State& state = game.kernel().state();
  std::uint32_t serial = 0;
  for (int i = state.depth - 1; i >= 0 && !serial; --i)
    if (state.frames[i].kind == kernel::FrameKind::procedure) serial = state.frames[i].serial;
  return lines_of(game, "odds", player, [&](lua_State* L) {
    script::push_frame(L, serial);
    script::push_component(L, state.avatars[player]);
    return 2;
  });
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
      std::string line = game.key_title(zone.name);
      if (zone.per_player) line += " of " + game.name(k.state().avatars[seat]);
      line += " (" + std::to_string(content.count) + ")";
      std::string names;
      k.each_in_zone(index, [&](kernel::ComponentId c) {
        if (!game.visible(c, static_cast<std::uint8_t>(player))) return true;
        names += names.empty() ? ": " : ", ";
        names += game.name(c);
        for (std::size_t i = 0; i < image.counters.size(); ++i)
          if (k.component(c).counters[i])
            names += " " + game.key_title(image.counters[static_cast<kernel::Id>(i)]) + " " +
                     std::to_string(k.component(c).counters[i]);
        return true;
      });
      lines.push_back(line + names);
    }
  }
  return lines;
}

}  // namespace misk::game
