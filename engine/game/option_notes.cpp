#include "game/option_notes.hpp"

#include <map>

#include <lua.hpp>

#include "sandbox/taken.hpp"
#include "script/handle.hpp"

namespace misk::game {

using kernel::Cost;

std::string OptionNotes::told() const {
  std::string out;
  for (const std::string& note : notes) out += (out.empty() ? "" : ", ") + note;
  return out;
}

namespace {

struct Costs {
  std::map<std::string, std::int32_t> counters;  // by name: how much is due of all payers together
  bool provokes = false;  // the rules' procedure after costs would run (policy.after_costs)
};

Costs costs_of(const kernel::Kernel& k, const kernel::Ability& ability, const kernel::Context& context) {
  Costs out;
  const kernel::Image& image = k.image();
  for (std::size_t i = 0; i < ability.costs.size(); ++i) {
    const Cost& cost = ability.costs[i];
    if (cost.kind != Cost::Kind::counter) continue;
    std::int32_t due = k.bill(ability, i, context).due;
    // A bill includes what the costs before it take from the same counter of the same payer.
    for (std::size_t j = i; j-- > 0;)
      if (ability.costs[j].kind == Cost::Kind::counter && ability.costs[j].what == cost.what &&
          ability.costs[j].who == cost.who) {
        due -= k.bill(ability, j, context).due;
        break;
      }
    if (due > 0) out.counters[image.counters[cost.what]] += due;
  }
  const kernel::Policy& policy = image.policy;
  out.provokes = policy.after_costs != kernel::kNoId && (policy.after_costs_guard == kernel::kNoExpr ||
                                                         k.evaluate(policy.after_costs_guard, context) != 0);
  return out;
}

void push_text(lua_State* L, const char* field, const std::string& text) {
  lua_pushlstring(L, text.data(), text.size());
  lua_setfield(L, -2, field);
}

/// Pushes a field of the table on top.
void raw_field(lua_State* L, const char* field) {
  lua_pushstring(L, field);
  lua_rawget(L, -2);
}

void push_card(lua_State* L, const char* field, kernel::ComponentId id) {
  if (!id) return;
  script::push_component(L, id);
  lua_setfield(L, -2, field);
}

}  // namespace

OptionNotes option_notes(Game& game, const kernel::Option& option, int player) {
  OptionNotes out;
  script::Host& host = game.host();
  if (option.kind != kernel::OptionKind::ability || !host.has_export("option_notes")) return out;
  const kernel::Kernel& k = game.kernel();
  const kernel::Ability& ability = k.image().abilities[option.ability];
  kernel::Context context;
  context.me = option.comp;
  context.you = k.state().avatars[player];
  context.target = option.target;
  context.ability = option.ability;
  const Costs costs = costs_of(k, ability, context);
  const auto push = [&](lua_State* L) {
    lua_createtable(L, 0, 7);
    push_text(L, "ability", ability.name);
    push_card(L, "card", option.comp);
    push_card(L, "you", context.you);
    push_card(L, "target", option.target);
    lua_pushboolean(L, ability.kind == kernel::AbilityKind::window);
    lua_setfield(L, -2, "in_window");
    lua_pushboolean(L, costs.provokes);
    lua_setfield(L, -2, "provokes");
    lua_createtable(L, 0, static_cast<int>(costs.counters.size()));
    for (const auto& [name, due] : costs.counters) {
      lua_pushinteger(L, due);
      lua_setfield(L, -2, name.c_str());
    }
    lua_setfield(L, -2, "costs");
    return 1;
  };
  host.query_export("option_notes", push, [&](lua_State* L) {
    if (!lua_istable(L, -1)) return;
    raw_field(L, "sign");
    if (lua_isstring(L, -1)) out.sign = script::taken_text(L, -1);
    lua_pop(L, 1);
    raw_field(L, "warn");
    out.warn = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    raw_field(L, "notes");
    if (lua_istable(L, -1)) {
      const int n = script::taken_length(L, -1);
      for (int i = 1; i <= n; ++i) {
        lua_rawgeti(L, -1, i);
        if (lua_type(L, -1) == LUA_TSTRING)
          out.notes.push_back(game.translation().line(script::taken_text(L, -1)));
        lua_pop(L, 1);
      }
    }
    lua_pop(L, 1);
  });
  return out;
}

}  // namespace misk::game
