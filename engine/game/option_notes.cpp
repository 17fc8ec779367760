#include "game/option_notes.hpp"

#include <map>

#include <lua.hpp>

#include "game/veil.hpp"
#include "sandbox/raw.hpp"
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

void push_card(lua_State* L, const char* field, kernel::ComponentId id) {
  if (!id) return;
  script::push_component(L, id);
  lua_setfield(L, -2, field);
}

kernel::Context context_of(const kernel::Kernel& k, const kernel::Option& option, int player) {
  kernel::Context context;
  context.me = option.comp;
  context.you = k.state().avatars[player];
  context.target = option.target;
  context.ability = option.ability;
  return context;
}

/// Pushes the option as the export receives it.
void push_option(lua_State* L, const kernel::Ability& ability, const kernel::Context& context,
                 const Costs& costs) {
  lua_createtable(L, 0, 7);
  push_text(L, "ability", ability.name);
  push_card(L, "card", context.me);
  push_card(L, "you", context.you);
  push_card(L, "target", context.target);
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
}

/// Reads the export's result, which lies on top.
OptionNotes read_notes(lua_State* L, const Game& game) {
  OptionNotes out;
  if (!lua_istable(L, -1)) return out;
  script::push_raw_field(L, -1, "sign");
  if (lua_type(L, -1) == LUA_TSTRING) out.sign = script::taken_text(L, -1);
  lua_pop(L, 1);
  script::push_raw_field(L, -1, "warn");
  out.warn = lua_toboolean(L, -1) != 0;
  lua_pop(L, 1);
  script::push_raw_field(L, -1, "notes");
  if (lua_istable(L, -1)) {
    const int n = script::taken_length(L, -1);
    for (int i = 1; i <= n; ++i) {
      script::raw_item(L, -1, i);
      if (lua_type(L, -1) == LUA_TSTRING)
        out.notes.push_back(game.translation().line(script::taken_text(L, -1)));
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  return out;
}

}  // namespace

std::vector<OptionNotes> option_notes(Game& game, const kernel::Part& part) {
  std::vector<OptionNotes> out(part.count);
  script::Host& host = game.host();
  if (part.numeric || !host.has_export("option_notes")) return out;
  const kernel::Kernel& k = game.kernel();
  // What is due follows from the true position; a Veil hides some of it from the script only.
  const kernel::Option* const options = k.request().options.data() + part.first;
  std::vector<Costs> costs(part.count);
  for (std::uint32_t i = 0; i < part.count; ++i)
    if (options[i].kind == kernel::OptionKind::ability)
      costs[i] = costs_of(k, k.image().abilities[options[i].ability], context_of(k, options[i], part.player));
  const Veil veil(game, part.player);
  for (std::uint32_t i = 0; i < part.count; ++i) {
    if (options[i].kind != kernel::OptionKind::ability) continue;
    const auto push = [&](lua_State* L) {
      push_option(L, k.image().abilities[options[i].ability], context_of(k, options[i], part.player),
                  costs[i]);
      return 1;
    };
    host.query_export("option_notes", push, [&](lua_State* L) { out[i] = read_notes(L, game); });
  }
  return out;
}

}  // namespace misk::game
