// The table as a whole: draws, timing points, procedures, globals.
#include <algorithm>
#include <cstring>
#include <optional>

#include "sandbox/raw.hpp"
#include "script/bind.hpp"
#include "text/suggest.hpp"

namespace misk::script {
namespace {

using kernel::ComponentId;
using kernel::kNoId;

int roll(lua_State* L) {
  lua_pushinteger(L, kernel_of(L).roll(checked_int(L, 1, 1, 1000)));
  return 1;
}

int create(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id def = definition_given(L, 1);
  if (def == kNoId) no_such_card(check_text(L, 1));
  const ComponentId who = to_component(L, 3);
  const int zone = check_zone(L, 2, who ? 3 : 0);
  k.refuse_in_query();
  const ComponentId id = k.create(def, zone, who ? k.player_of(who) : kernel::kNoPlayer);
  push_component(L, id);
  return 1;
}

// Calls f for the members of a set while it returns true. The arguments are the set [, you [, me]].
template <class F>
void each_member(lua_State* L, F&& f) {
  const kernel::Id set = check_name(L, 1, Host::NameKind::set);
  kernel::Context context;
  context.you = to_component(L, 2);
  context.me = context.it = to_component(L, 3);
  std::int64_t looked_at = 0;
  kernel_of(L).each_in_set(set, context, [&](ComponentId c) {
    ++looked_at;
    return f(c);
  });
  charge(L, looked_at);
}

int find(lua_State* L) {
  // Collected first: a table made at its size is not rehashed as it grows.
  ComponentId found[kernel::kMaxComponents];
  int n = 0;
  each_member(L, [&](ComponentId c) {
    found[n++] = c;
    return true;
  });
  push_components(L, {found, static_cast<std::size_t>(n)});
  return 1;
}

int count(lua_State* L) {
  int n = 0;
  each_member(L, [&](ComponentId) { return ++n > 0; });
  return lua_pushinteger(L, n), 1;
}

int any(lua_State* L) {
  bool found = false;
  each_member(L, [&](ComponentId) {
    found = true;
    return false;
  });
  lua_pushboolean(L, found);
  return 1;
}

int players(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  std::uint8_t order[kernel::kMaxPlayers];
  const int n = k.player_order(order);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; ++i) {
    push_component(L, k.state().avatars[order[i]]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

int seats(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  lua_createtable(L, k.state().players, 0);
  for (int i = 0; i < k.state().players; ++i) {
    push_component(L, k.state().avatars[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

int distance(lua_State* L) {
  const int steps = kernel_of(L).distance(check_component(L, 1), check_component(L, 2));
  if (steps < 0)
    lua_pushnil(L);
  else
    lua_pushinteger(L, steps);
  return 1;
}

int connected(lua_State* L) {
  lua_pushboolean(L, kernel_of(L).connected(check_component(L, 1), check_component(L, 2)));
  return 1;
}

kernel::Id check_point(lua_State* L, int arg) {
  return check_name(L, arg, Host::NameKind::point);
}

// The hottest arguments: a component, a whole number, or nothing.
// A participant as a script gives it: a card, a number, the name of a number.
std::int32_t participant(lua_State* L, int at, const kernel::Participant& called) {
  if (const void* bits = lua_touserdata(L, at))
    return component_of(L, at, reinterpret_cast<std::uint64_t>(bits));
  if (lua_type(L, at) == LUA_TSTRING) {
    const std::string given = taken_text(L, at);
    const auto found = std::find(called.numbers.begin(), called.numbers.end(), given);
    if (found != called.numbers.end()) return static_cast<std::int32_t>(found - called.numbers.begin()) + 1;
    const std::string message =
        "'" + given + "' is no " + (called.name.empty() ? "card or number" : called.name);
    std::string all;
    for (const std::string& number : called.numbers) all += (all.empty() ? "it is one of " : ", ") + number;
    throw FaultError({.kind = FaultKind::no_participant,
                      .detail = message,
                      .mend = text::did_you_mean(given, called.numbers, all)},
                     message);
  }
  return checked_int(L, at, INT32_MIN, INT32_MAX);  // or raises an error with the expected kind
}

// { giver = a, taker = b }: the participants by the names that the timing point has for them. Behind
// the table may stand the amount that is left.
kernel::Participants named_participants(lua_State* L, int table, kernel::Id point) {
  const Host& host = host_of(L);
  kernel::Participants v{};
  const int top = lua_gettop(L);
  lua_pushnil(L);
  while (raw_next(L, table)) {
    const void* key = lua_topointer(L, -2);
    const Host::FrameName* known = nullptr;
    for (const Host::FrameName& each : host.point_names[point])
      if (each.text == key) known = &each;
    if (!known)
      no_participant(host.image(), point,
                     lua_type(L, -2) == LUA_TSTRING ? taken_text(L, -2) : luaL_typename(L, -2));
    v[known->index] = participant(L, lua_gettop(L), host.image().points[point].called[known->index]);
    lua_pop(L, 1);
  }
  if (table < top && lua_type(L, table + 1) == LUA_TNUMBER)
    v[kernel::kAmount] = checked_int(L, table + 1, INT32_MIN, INT32_MAX);
  return v;
}

constexpr double kSmall = 1e9;  // numbers below it become a whole number in one instruction

kernel::Participants participants(lua_State* L, int first, kernel::Id point) {
  if (lua_type(L, first) == LUA_TTABLE) return named_participants(L, first, point);
  kernel::Participants v{};
  const int n = lua_gettop(L) - first + 1;
  for (int i = 0; i < std::min(n, kernel::kParticipants); ++i) {
    std::int32_t& here = v[static_cast<std::size_t>(i)];
    const int type = lua_type(L, first + i);
    if (type == LUA_TNIL) continue;  // the commonest
    if (type == LUA_TLIGHTUSERDATA) {
      here = check_component(L, first + i);
    } else {
      const double number = type == LUA_TNUMBER ? lua_tonumber(L, first + i) : 0.5;
      const bool is_small = number > -kSmall && number < kSmall;
      here = is_small ? static_cast<std::int32_t>(number) : 0;
      if (!is_small || here != number)
        here = checked_int(L, first + i, INT32_MIN, INT32_MAX);  // or raises an error with the expected kind
    }
  }
  return v;
}

int before(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id point = check_point(L, 1);
  const kernel::Participants v = participants(L, 2, point);
  std::int32_t amount = 0;
  bool goes_on = false;
  if (k.announce_before(point, v, amount, goes_on)) {
    lua_pushinteger(L, goes_on);
    lua_pushinteger(L, amount);
    return 2;
  }
  return lua_yield(L, 0);
}

int after(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id point = check_point(L, 1);
  return k.announce_after(point, participants(L, 2, point)) ? lua_yield(L, 0) : 0;
}

int awaited(lua_State* L) {
  lua_pushboolean(L, kernel_of(L).awaited(check_point(L, 1)));
  return 1;
}

int hold(lua_State* L) {
  kernel_of(L).hold();
  return 0;
}

int release(lua_State* L) {
  if (kernel_of(L).release()) return lua_yield(L, 0);
  lua_pushboolean(L, 1);
  return 1;
}

int flush(lua_State* L) {
  if (kernel_of(L).flush()) return lua_yield(L, 0);
  lua_pushboolean(L, 1);
  return 1;
}

// What a script gives for a local of a procedure: a card, a number, whether, or the name of a value.
std::int32_t local_value(lua_State* L, int at) {
  if (is_component(L, at)) return check_component(L, at);
  if (lua_type(L, at) == LUA_TSTRING) return check_name(L, at, Host::NameKind::value);
  if (lua_isboolean(L, at)) return lua_toboolean(L, at);
  return checked_int(L, at, INT32_MIN, INT32_MAX);
}

// Says what is wrong with the locals that a script gives: the first mistake by the order of their names,
// since Lua's own order differs from run to run.
[[gnu::cold]] void check_locals(lua_State* L, const kernel::Procedure& procedure) {
  std::vector<std::string> keys;
  for (lua_pushnil(L); raw_next(L, 2); lua_pop(L, 1))
    keys.push_back(lua_type(L, -2) == LUA_TSTRING ? taken_text(L, -2) : "?");
  std::sort(keys.begin(), keys.end());
  for (const std::string& key : keys) {
    if (std::find(procedure.locals.begin(), procedure.locals.end(), key) == procedure.locals.end())
      no_such_local(procedure, key);
    lua_pushlstring(L, key.data(), key.size());
    raw_get(L, 2);
    local_value(L, lua_gettop(L));
    lua_pop(L, 1);
  }
}

// The same; nothing where that would raise an error.
std::optional<std::int32_t> sure_local_value(lua_State* L, const Host& host, int at) {
  switch (lua_type(L, at)) {
    case LUA_TLIGHTUSERDATA: {
      const auto bits = reinterpret_cast<std::uint64_t>(lua_touserdata(L, at));
      const auto id = static_cast<ComponentId>(bits & 0xffff);
      if ((bits & kTagMask) != kComponentTag || !host.kernel().valid(id)) return std::nullopt;
      return id;
    }
    case LUA_TSTRING: {
      const kernel::Id id = host.name_id(lua_topointer(L, at), Host::NameKind::value);
      if (id == kNoId) return std::nullopt;
      return id;
    }
    case LUA_TNUMBER: {
      const double number = lua_tonumber(L, at);
      if (!(number >= INT32_MIN && number <= INT32_MAX)) return std::nullopt;
      const auto whole = static_cast<std::int32_t>(number);
      if (whole != number) return std::nullopt;
      return whole;
    }
    case LUA_TBOOLEAN:
      return lua_toboolean(L, at);
    default:
      return std::nullopt;
  }
}

int call(lua_State* L) {
  Host& host = host_of(L);
  kernel::Kernel& k = host.kernel();
  const kernel::Id id = check_name(L, 1, Host::NameKind::procedure);
  std::vector<std::pair<int, std::int32_t>> locals;
  if (lua_istable(L, 2)) {
    const kernel::Procedure& procedure = host.image().procedures[id];
    const std::vector<Host::FrameName>& names = host.local_names[id];
    for (lua_pushnil(L); raw_next(L, 2); lua_pop(L, 1)) {
      const void* key = lua_topointer(L, -2);
      const auto known = std::find_if(names.begin(), names.end(),
                                      [key](const Host::FrameName& each) { return each.text == key; });
      const std::optional<std::int32_t> value = sure_local_value(L, host, -1);
      if (known == names.end() || !value) {
        lua_settop(L, 2);
        check_locals(L, procedure);
        throw std::logic_error("a local of '" + procedure.name + "' cannot be set");
      }
      locals.emplace_back(known->index, *value);
    }
  }
  k.call_procedure(id, locals);
  return lua_yield(L, 0);
}

int current(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Id id = check_name(L, 1, Host::NameKind::procedure);
  const kernel::Frame* frame = host.kernel().procedure_frame(id);
  push_frame(L, frame ? frame->serial : 0);
  return 1;
}

// The frame on top is the script that asks; functions that it calls run in that frame.
int resolving(lua_State* L) {
  const kernel::State& s = kernel_of(L).state();
  push_component(L, s.depth ? s.frames[s.depth - 1].comp : 0);
  return 1;
}

int resolver(lua_State* L) {
  const kernel::State& s = kernel_of(L).state();
  push_component(L, s.depth ? s.frames[s.depth - 1].you : 0);
  return 1;
}

int finish(lua_State* L) {
  Host& host = host_of(L);
  const std::string name = check_text(L, 1);
  for (std::size_t i = 0; i < host.outcomes().size(); ++i)
    if (host.outcomes()[i] == name) {
      host.kernel().finish(static_cast<std::int32_t>(i) + 1);
      return lua_yield(L, 0);  // never resumed: the game is over
    }
  no_such_name("outcome", name);
}

int global_get(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Id id = check_name(L, 2, Host::NameKind::global);
  const std::int32_t value = host.kernel().state().globals[id];
  if (host.global_is_component[id])
    push_component(L, value);
  else
    lua_pushinteger(L, value);
  return 1;
}

int global_set(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Id id = check_name(L, 2, Host::NameKind::global);
  host.kernel().refuse_in_query();
  std::int32_t value = 0;
  if (host.global_is_component[id])
    value = to_component(L, 3);
  else if (lua_isboolean(L, 3))
    value = lua_toboolean(L, 3);
  else
    value = checked_int(L, 3, INT32_MIN, INT32_MAX);
  host.kernel().mutable_state().globals[id] = value;
  return 0;
}

int expire(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id period = check_name(L, 1, Host::NameKind::period);
  k.expire(period);
  return 0;
}

int random_order(lua_State* L) {
  lua_pushinteger(L, kernel_of(L).roll(checked_int(L, 1, 1, 100000)));
  return 1;
}

int avatar(lua_State* L) {
  // set-up: makes a component the avatar of a player (1..)
  kernel::Kernel& k = kernel_of(L);
  k.refuse_in_query();
  const int player = checked_int(L, 1, 1, kernel::kMaxPlayers) - 1;
  if (player >= k.state().players) throw std::invalid_argument("there is no such player");
  const ComponentId id = check_component(L, 2);
  k.mutable_state().avatars[player] = id;
  k.mutable_state().components[id].owner = static_cast<std::uint8_t>(player);
  k.set_controller(id, static_cast<std::uint8_t>(player));
  return 0;
}

int give(lua_State* L) {
  // a card's owner is set when a game begins; this is for cards that join a deck by chance
  kernel::Kernel& k = kernel_of(L);
  k.refuse_in_query();
  const ComponentId id = check_component(L, 1);
  kernel::Component& c = k.mutable_state().components[id];
  // A missing player is a slip, so "nobody" is said: give(card, nil).
  const bool nobody = lua_gettop(L) == 2 && lua_isnil(L, 2);
  c.owner = nobody ? kernel::kNoPlayer : k.player_of(check_component(L, 2));
  if (!k.image().zones[k.zone_kind(c.zone)].in_play) k.set_controller(id, c.owner);
  return 0;
}

int cards_with(lua_State* L) {
  const kernel::Image& image = kernel_of(L).image();
  const kernel::Id tag = image.tags.find(check_text(L, 1));
  if (tag == kNoId) return lua_newtable(L), 1;
  const std::vector<kernel::Id>& all = host_of(L).definitions_with(tag);
  charge(L, static_cast<std::int64_t>(all.size()));
  lua_createtable(L, static_cast<int>(all.size()), 0);
  int n = 0;
  for (const kernel::Id definition : all) {
    const std::string& id = image.definitions[definition].id;
    lua_pushlstring(L, id.data(), id.size());
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

int prefer(lua_State* L) {
  const ComponentId over = check_component(L, 1);
  kernel_of(L).add_order(over, check_component(L, 2));
  return 0;
}

int by_rules(lua_State* L) {
  lua_pushboolean(L, kernel_of(L).by_rules(lua_toboolean(L, 1)));
  return 1;
}

// The elements of a list of cards and texts that the running effect may choose; the list itself if it may
// choose all.
int choosable(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  lua_settop(L, 1);
  const ComponentId source = k.source();
  if (!source || !k.may_be_immune()) return 1;
  const int n = taken_length(L, 1);
  lua_createtable(L, n, 0);
  for (int i = 1, kept = 0; i <= n; ++i) {
    raw_item(L, 1, i);
    if (is_component(L, 3) && k.is_immune(check_component(L, 3), source))
      lua_pop(L, 1);
    else
      lua_rawseti(L, 2, ++kept);
  }
  return 1;
}

int same_ability(lua_State* L) {
  const kernel::Image& image = kernel_of(L).image();
  const int last = static_cast<int>(image.abilities.size()) - 1;
  const auto a = static_cast<kernel::Id>(checked_int(L, 1, 0, last)),
             b = static_cast<kernel::Id>(checked_int(L, 2, 0, last));
  lua_pushboolean(L, image.same_ability(a, b));
  return 1;
}

int ability_number(lua_State* L) {
  const kernel::Kernel& k = kernel_of(L);
  const kernel::Image& image = k.image();
  const auto used =
      static_cast<kernel::Id>(checked_int(L, 2, 0, static_cast<int>(image.abilities.size()) - 1));
  const std::vector<kernel::Id>& own =
      image.definitions[k.component(check_component(L, 1)).definition].abilities;
  const auto found = std::find(own.begin(), own.end(), used);
  if (found == own.end()) return lua_pushnil(L), 1;
  lua_pushinteger(L, found - own.begin() + 1);
  return 1;
}

int note(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Event event{};
  charge(L, 100);  // each line makes the log longer
  event.kind = kernel::Event::Kind::note;
  event.id = check_point(L, 1);
  event.v = participants(L, 2, event.id);
  k.log(event);
  return 0;
}

int card_exists(lua_State* L) {
  const kernel::Image& image = kernel_of(L).image();
  const kernel::Id def = definition_given(L, 1);
  const bool any_tag = lua_isnoneornil(L, 2);
  const kernel::Id tag = any_tag ? kNoId : image.tags.find(check_text(L, 2));
  lua_pushboolean(L, def != kNoId && (any_tag || (tag != kNoId && image.definitions[def].tags.has(tag))));
  return 1;
}

int whole_id(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Id def = definition_given(L, 1);
  if (def == kNoId) return 0;
  lua_pushstring(L, host.image().definitions[def].id.c_str());
  return 1;
}

int data_of(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Id def = definition_given(L, 1);
  if (def == kNoId) no_such_card(check_text(L, 1));
  host.push_data(L, def);
  return 1;
}

const Function kGameFunctions[] = {
    {"roll", guarded<roll>, "roll(sides: integer): integer. A die: 1 to sides."},
    {"create", guarded<create>,
     "create(id: card_id, zone: zone, player?: card): card. Makes a card in a zone, owned by the player."},
    {"find", guarded<find>,
     "find(set: set, you?: card, me?: card): card[]. The members of a set that the game defines."},
    {"any", guarded<any>,
     "any(set: set, you?: card, me?: card): boolean. Has the set any members? Use it instead of #find(set) > "
     "0."},
    {"count", guarded<count>,
     "count(set: set, you?: card, me?: card): integer. Its number of members: quicker than #find(set)."},
    {"players", guarded<players>, "players(): card[]. Those still playing, in player order."},
    {"seats", guarded<seats>, "seats(): card[]. Everybody who began the game, by seat."},
    {"distance", guarded<distance>,
     "distance(a: card, b: card): integer?. Connections between two places; nil when there is no way."},
    {"connected", guarded<connected>, "connected(a: card, b: card): boolean. Does place a lead to place b?"},
    {"before", guarded<before>,
     "before(point: timing_point, actor?: card, subject?: card, object?: card, amount?: integer, extra?: "
     "integer): integer, integer. Announces what is "
     "about to happen."},
    {"after", guarded<after>,
     "after(point: timing_point, actor?: card, subject?: card, object?: card, amount?: integer, extra?: "
     "integer). It has happened; what reacts to it resolves at once, or at the end of together()."},
    {"awaited", guarded<awaited>,
     "awaited(point: timing_point): boolean. Could any ability answer to that timing point now? For rules "
     "that prepare something for such abilities only."},
    {"hold", guarded<hold>, "For together()."},
    {"release", guarded<release>, "For together()."},
    {"flush", guarded<flush>, "For together()."},
    {"call_procedure", guarded<call>,
     "call_procedure(name: procedure, locals?: table<string, any>): integer. Runs a procedure and gives its "
     "first local."},
    {"current", guarded<current>,
     "current(procedure: procedure): frame?. The innermost running procedure of that name."},
    {"resolving", guarded<resolving>, "resolving(): card?. Whose effect is this?"},
    {"resolver", guarded<resolver>,
     "resolver(): card?. Who resolves this effect: the `you` of its ability, also in functions that it "
     "calls."},
    {"finish_game", guarded<finish>, "finish_game(outcome: outcome). Ends the game at once."},
    {"global_get", guarded<global_get>, "For `game`."},
    {"global_set", guarded<global_set>, "For `game`."},
    {"expire", guarded<expire>, "expire(period: period). Ends what lasts until the end of a period."},
    {"random", guarded<random_order>,
     "random(n: integer): integer. 1 to n, from the game's own random source."},
    {"avatar", guarded<avatar>,
     "avatar(player: integer, card: card). Set-up: the card stands for that player (1 is the first)."},
    {"give", guarded<give>,
     "give(card: card, player: card?). The card belongs to that player from now on; give(card, nil): to "
     "nobody. In play it stays under the control that it is under."},
    {"cards_with", guarded<cards_with>,
     "cards_with(tag: tag): card_id[]. The ids of all definitions that have a tag, in load order."},
    {"prefer", guarded<prefer>,
     "prefer(card: card, other: card). Where the two contradict each other about a value, the first one's "
     "word counts."},
    {"by_rules", guarded<by_rules>, "For by_rules()."},
    {"choosable", guarded<choosable>, "For choose()."},
    {"same_ability", guarded<same_ability>,
     "same_ability(a: integer, b: integer): boolean. Are two abilities (the `amount` of ability_initiates) "
     "not different: one and the same, identical ones of two copies, or one that the rules give to several?"},
    {"ability_number", guarded<ability_number>,
     "ability_number(card: card, used: integer): integer?. Which of the abilities of the card that is (the "
     "`amount` of "
     "ability_initiates or ability_resolved), for card:use(), could() and initiate(); nil if it is none of "
     "its own."},
    {"note", guarded<note>,
     "note(point: timing_point, actor?: card, subject?: card, object?: card, amount?: integer, extra?: "
     "integer). Writes a timing point's sentence to the log without announcing it. Of a point with `others` "
     "the actor alone reads `text`."},
    {"card_exists", guarded<card_exists>,
     "card_exists(id: card_id, tag?: tag): boolean. Is there a card with that id, and with that tag?"},
    {"whole_id", guarded<whole_id>,
     "whole_id(id: card_id): card_id?. The id of the card with its pack's name: \"pack:name\". A short one "
     "means what it "
     "means in the pack that asks: its own card, else that of a pack it requires. Nil when there is none."},
    {"data_of", guarded<data_of>,
     "data_of(id: card_id): table. What the definition of a card says beside rules: deck options, set-up."},
};

}  // namespace

void bind_game(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kGameFunctions);
  describe("game", kGameFunctions, std::size(kGameFunctions));
}

}  // namespace misk::script
