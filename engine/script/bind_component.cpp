// Components as scripts see them: scripts read and write properties by name; the methods are below.
//
// One file: one function for each property and method of a card, and the table of them.
#include <cstring>
#include <utility>

#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

using kernel::ComponentId;
using kernel::kNoId;
using kernel::LocalKind;

enum Builtin : int {
  kParent,
  kOwner,
  kController,
  kPlace,
  kBearer,
  kFace,
  kTitle,
  kZone,
  kExists,
  kDefinition,
  kData,
  kInPlay,
  kIndex
};
// In the order of Builtin.
const Function kBuiltins[] = {
    {"parent", nullptr, "card.parent: card?. What it is attached to, engaged with or at. Can be set."},
    {"owner", nullptr, "card.owner: card?. Who stands for the player whose card it is."},
    {"controller", nullptr, "card.controller: card?. Who stands for the player who controls it. Can be set."},
    {"place", nullptr, "card.place: card?. The place where it is."},
    {"bearer", nullptr,
     "card.bearer: card?. Who bears it: whose zone it is in, or who it stands for itself."},
    {"face", nullptr, "card.face: integer. Which side is up: 0 is the front, 1 the back. Can be set."},
    {"title", nullptr, "card.title: string. Its title."},
    {"zone", nullptr, "card.zone: zone. The zone where it is."},
    {"exists", nullptr,
     "card.exists: boolean. Whether it is still there; anything else of what is gone is an error."},
    {"id", nullptr, "card.id: card_id. The full id of its definition: \"pack:name\"."},
    {"data", nullptr, "card.data: table. What its definition says beside rules."},
    {"in_play", nullptr, "card.in_play: boolean. Whether it is in a zone in play."},
    {"index", nullptr,
     "card.index: integer. Its number among all cards of the game; 0 where a view shows a card that is "
     "hidden."}};

const Function kEventFields[] = {
    {"actor", nullptr, "event.actor: card?. Who does it."},
    {"subject", nullptr, "event.subject: card?. To whom or what it happens."},
    {"object", nullptr, "event.object: card?. What else takes part in it."},
    {"amount", nullptr, "event.amount: integer. How much. Can be set, before it happens."},
    {"extra", nullptr, "event.extra: integer. A second number."}};

// The id of a property among the held names: its kind and its index.
enum class Property : int { counter, flag, value, builtin, method };
constexpr int kKindShift = 12;
static_assert(kernel::kMaxValues <= 1 << kKindShift);
kernel::Id encode(Property kind, std::size_t index) {
  return static_cast<kernel::Id>((static_cast<std::size_t>(kind) << kKindShift) | index);
}
Property property_kind(kernel::Id code) {
  return static_cast<Property>(code >> kKindShift);
}
int property_index(kernel::Id code) {
  return code & ((1 << kKindShift) - 1);
}

[[noreturn]] void no_property(const std::string& name, const std::string& detail = "") {
  throw FaultError({.kind = FaultKind::no_property, .name = name, .detail = detail},
                   "a component has no '" + name + "'" + detail);
}

// The name that a script reads or sets, as the text that it is; raises an error for anything else.
const char* name_given(lua_State* L) {
  return luaL_checkstring(L, 2);
}

// What a script reads of a component by the name of a Builtin.
[[gnu::always_inline]] inline int push_builtin(lua_State* L, Host& host, ComponentId id, int builtin) {
  kernel::Kernel& k = host.kernel();
  const kernel::Component& c = k.component(id);
  auto avatar = [&](std::uint8_t player) {
    if (player < k.state().players)
      push_component(L, k.state().avatars[player]);
    else
      lua_pushnil(L);
    return 1;
  };
  const kernel::Definition& def = host.image().definitions[c.definition];
  switch (builtin) {
    case kParent:
      push_component(L, c.parent);
      return 1;
    case kOwner:
      return avatar(c.owner);
    case kController:
      return avatar(c.controller);
    case kPlace:
      push_component(L, k.place(id));
      return 1;
    case kBearer:
      push_component(L, k.bearer(id));
      return 1;
    case kFace:
      lua_pushinteger(L, c.face);
      return 1;
    case kTitle:
      lua_pushlstring(L, def.title.data(), def.title.size());
      return 1;
    case kZone:
      raw_kept(L, host.zone_name_ref[k.zone_kind(k.zone_of(id))]);
      return 1;
    case kExists:
      lua_pushboolean(L, 1);
      return 1;
    case kDefinition:
      lua_pushlstring(L, def.id.data(), def.id.size());
      return 1;
    case kData:
      host.push_data(L, c.definition);
      return 1;
    case kInPlay:
      lua_pushboolean(L, k.in_play(id));
      return 1;
    case kIndex:
      // The order in which cards were made tells what a hidden one is.
      lua_pushinteger(L, host.is_seen_only(c.definition) ? 0 : id);
      return 1;
  }
  return 0;
}

// What a script reads of a component by the name with that code.
[[gnu::always_inline]] inline int push_property(lua_State* L, Host& host, ComponentId id, kernel::Id code) {
  kernel::Kernel& k = host.kernel();
  const int index = property_index(code);
  const kernel::Component& c = k.component(id);
  switch (property_kind(code)) {
    case Property::counter:
      lua_pushinteger(L, c.counters[index]);
      return 1;
    case Property::flag:
      lua_pushboolean(L, c.flags >> index & 1);
      return 1;
    case Property::value:
      lua_pushinteger(L, k.value(id, static_cast<kernel::Id>(index)));
      return 1;
    case Property::method:
      no_property(name_given(L));
    case Property::builtin:
      break;
  }
  return push_builtin(L, host, id, index);
}

// upvalue 1: the methods, by name. The hottest binding: every call into Lua's API is counted here.
int component_index(lua_State* L, ComponentId id) {
  Host& host = host_of(L);
  kernel::Kernel& k = host.kernel();
  const kernel::Id code = host.name_id(lua_topointer(L, 2), Host::NameKind::property);
  if (code == kNoId) {
    lua_pushvalue(L, 2);
    raw_get(L, lua_upvalueindex(1));
    if (lua_type(L, -1) == LUA_TFUNCTION) return 1;
  }
  if (code != kNoId && property_kind(code) == Property::method) {
    raw_kept(L, host.method_refs[static_cast<std::size_t>(property_index(code))]);
    return 1;
  }
  if (!k.valid(id)) throw FaultError({.kind = FaultKind::gone}, "this component is gone");
  if (code != kNoId) return push_property(L, host, id, code);
  const char* name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : nullptr;
  if (name) {
    const int i = memory_index(host.image().definitions[k.component(id).definition], name);
    if (i >= 0) {
      lua_pushinteger(L, k.component(id).memory[i]);
      return 1;
    }
    if (host.is_seen_only(k.component(id).definition)) return lua_pushnil(L), 1;
  }
  no_property(name ? name : luaL_typename(L, 2));
}

// The name in argument 2, looked up in the frame of a timing point or a procedure; null if there is none.
const Host::FrameName* frame_name(lua_State* L, const Host& host, const kernel::Frame& frame) {
  const void* text = lua_topointer(L, 2);
  auto among = [text](const std::vector<Host::FrameName>& names) -> const Host::FrameName* {
    for (const Host::FrameName& name : names)
      if (name.text == text) return &name;
    return nullptr;
  };
  if (frame.kind != kernel::FrameKind::timing) return among(host.local_names[frame.id]);
  const Host::FrameName* own = among(host.point_names[frame.id]);
  return own ? own : among(host.event_names);
}

[[noreturn]] void unknown_in_frame(const Host& host, const kernel::Frame& frame, const std::string& name) {
  if (frame.kind != kernel::FrameKind::timing) no_such_local(host.image().procedures[frame.id], name);
  no_participant(host.image(), frame.id, name);
}

[[noreturn]] void is_resolved(const std::string& what) {
  throw FaultError({.kind = FaultKind::resolved}, "what this belonged to has been resolved; " + what);
}

// A number by the name that the timing point has for it; one without a name as it is.
void push_number_name(lua_State* L, const std::vector<std::string>& names, std::int32_t value) {
  if (value > 0 && static_cast<std::size_t>(value) <= names.size())
    lua_pushstring(L, names[static_cast<std::size_t>(value) - 1].c_str());
  else
    lua_pushinteger(L, value);
}

// upvalue 2: the methods of frames
int frame_index(lua_State* L, std::uint32_t serial) {
  Host& host = host_of(L);
  const kernel::Frame* frame = host.kernel().frame_by_serial(serial);
  if (const Host::FrameName* known = frame ? frame_name(L, host, *frame) : nullptr) {
    const std::int32_t value = frame->locals[known->index];
    if (known->kind == LocalKind::component)
      push_component(L, value);
    else if (known->kind == LocalKind::word)
      push_number_name(L, host.image().points[frame->id].called[known->index].numbers, value);
    else if (known->kind == LocalKind::value && value >= 0 &&
             value < static_cast<int>(host.image().values.size()))
      lua_pushstring(L, host.image().values[static_cast<std::size_t>(value)].name.c_str());
    else
      lua_pushinteger(L, value);
    return 1;
  }
  lua_pushvalue(L, 2);
  raw_get(L, lua_upvalueindex(2));
  if (lua_isfunction(L, -1)) return 1;
  const char* name = name_given(L);
  if (!frame) is_resolved("it has no '" + std::string(name) + "' any more");
  unknown_in_frame(host, *frame, name);
}

int index(lua_State* L) {
  // Only light userdata have this metatable, so the bits tell everything.
  const auto bits = reinterpret_cast<std::uint64_t>(lua_touserdata(L, 1));
  if ((bits & kTagMask) == kComponentTag) return component_index(L, static_cast<ComponentId>(bits & 0xffff));
  if ((bits & kTagMask) == kFrameTag) return frame_index(L, static_cast<std::uint32_t>(bits));
  return luaL_error(L, "a component expected");
}

int set_in_frame(lua_State* L, std::uint32_t serial) {
  Host& host = host_of(L);
  kernel::Kernel& k = host.kernel();
  const char* name = name_given(L);
  kernel::Frame* frame = k.frame_by_serial(serial);
  if (!frame) is_resolved("'" + std::string(name) + "' cannot be set any more");
  std::int32_t value = 0;
  if (lua_type(L, 3) == LUA_TNUMBER)
    value = checked_int(L, 3, INT32_MIN, INT32_MAX);
  else if (lua_type(L, 3) == LUA_TSTRING)
    value = check_name(L, 3, Host::NameKind::value);
  else if (lua_isboolean(L, 3))
    value = lua_toboolean(L, 3);
  else
    value = to_component(L, 3);
  const Host::FrameName* known = frame_name(L, host, *frame);
  if (!known) unknown_in_frame(host, *frame, name);
  if (frame->kind == kernel::FrameKind::timing) {
    if (known->index == kernel::kAmount && frame->tier() >= kernel::Tier::at)
      return luaL_error(L, "'%s' can be set only before it happens (would, when), and it has happened", name);
    if (known->index == kernel::kAmount)
      return frame->timing.participants[kernel::kAmount] = std::max(0, value), 0;
    const std::string& amount = host.image().points[frame->id].called[kernel::kAmount].name;
    return luaL_error(L,
                      "only '%s' of a timing point can be set, not '%s'; for something else instead call "
                      "event:replace() and do that",
                      amount.empty() ? "amount" : amount.c_str(), name);
  }
  std::int32_t& local = frame->locals[known->index];
  if (!known->least || !local || (value && value < local)) local = value;
  return 0;
}

// Sets what argument 2, the name with that code, stands for to the value at `at`.
int set_property(lua_State* L, Host& host, ComponentId id, kernel::Id code, int at) {
  kernel::Kernel& k = host.kernel();
  auto name = [L] { return std::string(name_given(L)); };
  const int i = property_index(code);
  switch (property_kind(code)) {
    case Property::counter: {
      const int value = checked_int(L, at, 0, 30000);
      k.add_counter(id, static_cast<kernel::Id>(i), value - k.component(id).counters[i]);
      return 0;
    }
    case Property::flag:
      k.set_flag(id, static_cast<kernel::Id>(i), lua_toboolean(L, at));
      return 0;
    case Property::value:
      throw FaultError({.kind = FaultKind::computed_value, .name = name()},
                       "'" + name() + "' is a value: it changes through modifiers only");
    case Property::method:
      no_property(name(), " that can be set");
    case Property::builtin:
      break;
  }
  if (i == kParent) return k.set_parent(id, to_component(L, at)), 0;
  // An ability's `faces` tells as many apart: the two sides of a card, the six of a die.
  if (i == kFace) return k.set_face(id, checked_int(L, at, 0, kernel::kMaxFaces - 1)), 0;
  if (i == kController) {
    k.set_controller(id, lua_isnil(L, at) ? kernel::kNoPlayer : k.player_of(check_component(L, at)));
    return 0;
  }
  throw FaultError({.kind = FaultKind::read_only, .name = name()}, "'" + name() + "' cannot be set");
}

int new_index(lua_State* L) {
  Host& host = host_of(L);
  kernel::Kernel& k = host.kernel();
  k.refuse_in_query();
  const auto bits = reinterpret_cast<std::uint64_t>(lua_touserdata(L, 1));
  if ((bits & kTagMask) == kFrameTag) return set_in_frame(L, static_cast<std::uint32_t>(bits));
  const ComponentId id = component_of(L, 1, bits);
  const kernel::Id code = host.name_id(lua_topointer(L, 2), Host::NameKind::property);
  if (code != kNoId) return set_property(L, host, id, code, 3);
  const int i = memory_index(host.image().definitions[k.component(id).definition], name_given(L));
  if (i < 0) no_property(name_given(L), " that can be set");
  k.mutable_state().components[id].memory[i] = checked_int(L, 3, INT32_MIN, INT32_MAX);
  return 0;
}

kernel::Id check_tag(lua_State* L, int arg) {
  return check_name(L, arg, Host::NameKind::tag);
}

kernel::Id check_value(lua_State* L, int arg) {
  return check_name(L, arg, Host::NameKind::value);
}

kernel::Id check_period(lua_State* L, int arg) {
  return check_name(L, arg, Host::NameKind::period);
}

int is(lua_State* L) {
  lua_pushboolean(L, kernel_of(L).has_tag(check_component(L, 1), check_tag(L, 2)));
  return 1;
}

int move(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  ComponentId who = lua_gettop(L) >= 3 ? to_component(L, 3) : ComponentId{0};
  const int zone = check_zone(L, 2, who ? 3 : 0);
  const bool bottom = lua_toboolean(L, 4);
  k.move(id, zone, bottom ? kernel::Where::bottom : kernel::Where::top,
         lua_gettop(L) >= 5 ? to_component(L, 5) : ComponentId{0});
  return 0;
}

// The same for each card of a list, in one call.

kernel::Id check_property(lua_State* L) {
  const kernel::Id code = host_of(L).name_id(lua_topointer(L, 2), Host::NameKind::property);
  if (code == kNoId) no_property(name_given(L));
  return code;
}

template <typename F>
void each_card(lua_State* L, F f) {
  luaL_checktype(L, 1, LUA_TTABLE);
  const int n = taken_length(L, 1), at = lua_gettop(L) + 1;
  for (int i = 1; i <= n; ++i) {
    raw_item_of_table(L, 1, i);
    f(listed_component(L, at), i);
    lua_settop(L, at - 1);
  }
}

int read_each(lua_State* L) {
  Host& host = host_of(L);
  if (!host.frozen()) no_game_runs();
  const kernel::Id code = check_property(L);
  lua_createtable(L, static_cast<int>(std::min<std::size_t>(list_size(L, 1), kLongestList)), 0);
  const int out = lua_gettop(L);
  each_card(L, [&](ComponentId id, int i) {
    push_property(L, host, id, code);
    lua_rawseti(L, out, i);
  });
  return 1;
}

int set_each(lua_State* L) {
  kernel_of(L).refuse_in_query();
  const kernel::Id code = check_property(L);
  const bool is_list = lua_istable(L, 3);
  lua_settop(L, 3);
  each_card(L, [&](ComponentId id, int i) {
    if (is_list) raw_item(L, 3, i);
    set_property(L, host_of(L), id, code, is_list ? 5 : 3);
  });
  return 0;
}

int move_each(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone(L, 2, lua_isnoneornil(L, 3) ? 0 : 3);
  const auto where = lua_toboolean(L, 4) ? kernel::Where::bottom : kernel::Where::top;
  const ComponentId parent = lua_gettop(L) >= 5 ? to_component(L, 5) : ComponentId{0};
  charge(L, kMoveSteps * static_cast<std::int64_t>(list_size(L, 1)));
  each_card(L, [&](ComponentId id, int) { k.move(id, zone, where, parent); });
  return 0;
}

int show(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const std::uint8_t player = k.player_of(check_component(L, 2));
  if (player >= k.state().players) throw std::invalid_argument("a card is shown to somebody who plays");
  k.show(check_component(L, 1), player);
  return 0;
}

int discard(lua_State* L) {
  kernel_of(L).discard(check_component(L, 1));
  return 0;
}

int add(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  const kernel::Id counter = check_name(L, 2, Host::NameKind::counter);
  lua_pushinteger(L, k.add_counter(id, counter, checked_int(L, 3, -30000, 30000), !lua_toboolean(L, 4)));
  return 1;
}

int set(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id flag = check_name(L, 2, Host::NameKind::flag);
  lua_pushboolean(L, k.set_flag(check_component(L, 1), flag, lua_toboolean(L, 3)));
  return 1;
}

int check(lua_State* L) {
  const ComponentId id = check_component(L, 1);
  const kernel::Id key = check_value(L, 2);
  lua_pushinteger(L, kernel_of(L).value(id, key, lua_gettop(L) >= 3 ? to_component(L, 3) : ComponentId{0}));
  return 1;
}

int in_set(lua_State* L) {
  const ComponentId id = check_component(L, 1);
  kernel::Context context;
  const kernel::Id set = check_name(L, 2, Host::NameKind::set);
  context.you = to_component(L, 3);
  lua_pushboolean(L, kernel_of(L).in_set(id, set, context));
  return 1;
}

int sum(lua_State* L) {
  const ComponentId id = check_component(L, 1);
  lua_pushinteger(L, kernel_of(L).unfloored(id, check_value(L, 2),
                                            lua_gettop(L) >= 3 ? to_component(L, 3) : ComponentId{0}));
  return 1;
}

int base(lua_State* L) {
  const std::int32_t value = kernel_of(L).base_value(check_component(L, 1), check_value(L, 2));
  if (value == kernel::kNoValue)
    lua_pushnil(L);
  else
    lua_pushinteger(L, value);
  return 1;
}

int modify(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Lasting lasting{};
  lasting.target = check_component(L, 1);
  lasting.key = check_value(L, 2);
  lasting.amount = checked_int(L, 3, -100000, 100000);
  lasting.span = kernel::span_of(check_period(L, 4));
  lasting.source = lua_gettop(L) >= 5 && !lua_isnil(L, 5) ? to_component(L, 5) : k.source();
  lasting.ability = kNoId;
  if (lua_gettop(L) >= 6) {
    const std::string op = check_text(L, 6);
    const char* const names[] = {"add", "multiply", "halve", "base", "set"};
    int found = -1;
    for (int i = 0; i < 5; ++i)
      if (op == names[i]) found = i;
    if (found < 0)
      throw std::invalid_argument("a modifier adds, multiplies, halves or sets (the base), not '" + op + "'");
    lasting.op = static_cast<std::uint8_t>(found);
  }
  k.add_lasting(lasting);
  return 0;
}

int add_tag(lua_State* L, int amount) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Lasting lasting{};
  lasting.target = check_component(L, 1);
  lasting.key = k.image().tag_key(check_tag(L, 2));
  lasting.amount = amount;
  lasting.span = kernel::span_of(check_period(L, 3));
  lasting.source = k.source();
  lasting.ability = kNoId;
  k.add_lasting(lasting);
  return 0;
}

int gain(lua_State* L) {
  return add_tag(L, 1);
}

int lose(lua_State* L) {
  return add_tag(L, -1);
}

int become(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Image& image = k.image();
  kernel::Lasting lasting{};
  lasting.target = check_component(L, 1);
  lasting.key = image.policy.kind;
  lasting.op = static_cast<std::uint8_t>(kernel::ModifierOp::base);
  lasting.amount = image.kind_number[check_tag(L, 2)];
  lasting.span = kernel::span_of(check_period(L, 3));
  lasting.source = k.source();
  lasting.ability = kNoId;
  if (!lasting.amount) throw std::invalid_argument("'" + check_text(L, 2) + "' is none of the game's kinds");
  k.add_lasting(lasting);
  return 0;
}

int turn_into(lua_State* L) {
  const ComponentId id = check_component(L, 1);
  const kernel::Id definition = definition_given(L, 2);
  if (definition == kNoId) no_such_card(check_text(L, 2));
  kernel_of(L).turn_into(id, definition);
  return 0;
}

int is_immune(lua_State* L) {
  const kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  lua_pushboolean(L, k.is_immune(id, lua_gettop(L) >= 2 ? to_component(L, 2) : k.source()));
  return 1;
}

int arm(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Delayed delayed{};
  delayed.comp = check_component(L, 1);
  delayed.ability = check_ability(L, delayed.comp, 2);
  delayed.you = lua_gettop(L) >= 3 ? to_component(L, 3) : ComponentId{0};
  delayed.target = lua_gettop(L) >= 4 ? to_component(L, 4) : ComponentId{0};
  delayed.span =
      lua_gettop(L) >= 5 && !lua_isnil(L, 5) ? kernel::span_of(check_period(L, 5)) : kernel::Span::own;
  k.add_delayed(delayed);
  return 0;
}

int has_ability(lua_State* L) {
  const Host& host = host_of(L);
  const kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  const kernel::Id found = host.ability_named(k.component(id).definition, lua_topointer(L, 2));
  if (found == kNoId && lua_type(L, 2) != LUA_TSTRING) check_text(L, 2);  // raises an error
  lua_pushboolean(L, found != kNoId && !k.blank(id));
  return 1;
}

int abilities(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  const kernel::Image& image = k.image();
  const std::uint8_t side = k.component(id).face;
  lua_newtable(L);
  int n = 0;
  for (const kernel::Id a : image.definitions[k.component(id).definition].abilities) {
    const kernel::Ability& ability = image.abilities[a];
    if (ability.inherent || ability.text.empty() || !(ability.faces >> side & 1)) continue;
    lua_newtable(L);
    lua_pushlstring(L, ability.text.data(), ability.text.size());
    lua_setfield(L, -2, "text");
    lua_pushlstring(L, ability.name.data(), ability.name.size());
    lua_setfield(L, -2, "name");
    lua_pushstring(L, kernel::kAbilityKindNames[static_cast<int>(ability.kind)]);
    lua_setfield(L, -2, "kind");
    lua_newtable(L);
    for (const kernel::Cost& cost : ability.costs) {
      if (cost.kind != kernel::Cost::Kind::counter || cost.what == kernel::kNoId) continue;
      const auto amount = static_cast<std::size_t>(cost.amount);
      if (cost.amount == kernel::kNoExpr)
        lua_pushinteger(L, 1);
      else if (image.expressions[amount].kind == kernel::Code::Kind::number)
        lua_pushinteger(L, image.expressions[amount].number);
      else
        lua_pushboolean(L, 1);
      lua_setfield(L, -2, image.counters[cost.what].c_str());
    }
    lua_setfield(L, -2, "costs");
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

int use(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  const kernel::Id ability = check_ability(L, id, 2);
  const ComponentId you = lua_gettop(L) >= 3 ? to_component(L, 3) : ComponentId{0};
  const ComponentId target = lua_gettop(L) >= 4 ? to_component(L, 4) : ComponentId{0};
  k.use_ability(ability, id, you ? you : k.bearer(id), target, 0, true);
  return lua_yield(L, 0);
}

int cancel(lua_State* L) {
  std::uint32_t serial = 0;
  if (!is_frame(L, 1, serial)) throw std::invalid_argument("cancel() belongs to a timing point");
  kernel::Kernel& k = kernel_of(L);
  k.refuse_in_query();
  kernel::Frame* frame = k.frame_by_serial(serial);
  if (!frame || frame->kind != kernel::FrameKind::timing)
    throw std::logic_error("there is nothing left to cancel");
  frame->timing.flags |= kernel::TimingFrame::cancelled;
  return 0;
}

int replace(lua_State* L) {
  std::uint32_t serial = 0;
  if (!is_frame(L, 1, serial)) throw std::invalid_argument("replace() belongs to a timing point");
  kernel::Kernel& k = kernel_of(L);
  k.refuse_in_query();
  kernel::Frame* frame = k.frame_by_serial(serial);
  if (!frame || frame->kind != kernel::FrameKind::timing)
    throw std::logic_error("there is nothing left to replace");
  const bool named = lua_gettop(L) >= 2;
  if (named) {
    const kernel::Frame& script = k.state().frames[k.state().depth - 1];
    frame->timing.instead = check_ability(L, script.comp, 2) + 1;
    frame->timing.instead_comp = script.comp;
    frame->timing.instead_you = script.you;
  }
  // "Would" changes the event, so nobody may replace the old condition again; otherwise the latest
  // replacement counts.
  if (!named || frame->tier() == kernel::Tier::would) frame->timing.flags |= kernel::TimingFrame::replaced;
  return 0;
}

int alive(lua_State* L) {
  std::uint32_t serial = 0;
  lua_pushboolean(L, is_frame(L, 1, serial) && kernel_of(L).frame_by_serial(serial));
  return 1;
}

const Function kMethods[] = {
    {"is", guarded<is>,
     "card:is(tag: tag): boolean. Has the card this type, trait, keyword or other tag (printed or gained)?"},
    {"move", guarded<move>,
     "card:move(zone: zone, player?: card, bottom?: boolean, parent?: card). Moves it into a zone, on top "
     "unless `bottom`."},
    {"show", guarded<show>,
     "card:show(player: card). That player has looked at it: he may know it, wherever it lies, until it "
     "moves "
     "or its zone is shuffled. What is in a question is seen by whoever is asked without this."},
    {"discard", guarded<discard>, "card:discard(). Puts it on its owner's discard pile. Announces nothing."},
    {"add", guarded<add>,
     "card:add(counter: counter, n: integer, settled?: boolean): integer. Adds n (may be negative; never "
     "below zero); returns what "
     "was really added. `settled`: the caller sees to what policy.settle would otherwise be asked about."},
    {"set", guarded<set>,
     "card:set(flag: flag, on: boolean): boolean. Sets a flag; true when that changed it."},
    {"check", guarded<check>,
     "card:check(value: value, that?: card): integer. A value with a context, floored at zero."},
    {"sum", guarded<sum>,
     "card:sum(value: value, that?: card): integer. The value with all modifiers and without the floor at "
     "zero."},
    {"in_set", guarded<in_set>,
     "card:in_set(set: set, you?: card): boolean. Is the card a member of that set? Use it instead of "
     "looking for the "
     "card in find(set)."},
    {"base", guarded<base>, "card:base(value: value): integer?. The printed value; nil when it has none."},
    {"modify", guarded<modify>,
     "card:modify(value: value, n: integer, period: period, source?: card, op?: modifier_op). A lasting "
     "effect until the period ends; op is add, "
     "multiply, halve, base (the value before the others) or set (the value after them). The source is the "
     "card whose effect resolves."},
    {"gain_tag", guarded<gain>,
     "card:gain_tag(tag: tag, period: period). Gains a tag until the period ends."},
    {"lose_tag", guarded<lose>,
     "card:lose_tag(tag: tag, period: period). Has it once less until the period ends; what it has more "
     "often it keeps."},
    {"become", guarded<become>,
     "card:become(kind: tag, period: period). It is of that kind, and of no other, until the period ends."},
    {"turn_into", guarded<turn_into>,
     "card:turn_into(id: card_id). From now on it is that card, such as its other side: with the title, "
     "tags, "
     "values, links and abilities of that card, in the same place with the same counters and flags. Nothing "
     "is "
     "announced."},
    {"is_immune", guarded<is_immune>,
     "card:is_immune(source?: card): boolean. Does the effect that resolves (or those of a card) not touch "
     "it?"},
    {"arm", guarded<arm>,
     "card:arm(ability: string, you?: card, target?: card, period?: period). A delayed effect: that named "
     "ability fires once at "
     "its timing point."},
    {"has_ability", guarded<has_ability>,
     "card:has_ability(name: string): boolean. Has it an ability of that name that is not blanked?"},
    {"abilities", guarded<abilities>,
     "card:abilities(): printed_ability[]. What is printed on the side that is "
     "up, in "
     "its order: kind is constant, forced, reaction, window or manual; costs says how much is paid of each "
     "counter "
     "(true where that depends)."},
    {"use", guarded<use>,
     "card:use(ability: string|integer, you?: card, target?: card). Resolves an ability of the card (its "
     "name or "
     "number) now, without costs."},
};
const Function kFrameMethods[] = {
    {"cancel", guarded<cancel>, "event:cancel(). What was about to happen does not; costs stay paid."},
    {"replace", guarded<replace>,
     "event:replace(ability?: string). Something else happens instead: that named ability, or what the "
     "script "
     "itself does. Of several the latest counts; after a `would`, or without a name, nobody else may react "
     "to what was to happen."},
    {"alive", guarded<alive>, "event:alive(): boolean. Is this still resolving?"},
};

int tostring(lua_State* L) {
  std::uint32_t serial = 0;
  if (is_frame(L, 1, serial)) {
    lua_pushstring(L, "event");
    return 1;
  }
  kernel::Kernel& k = kernel_of(L);
  const std::string& title = k.image().definitions[k.component(check_component(L, 1)).definition].title;
  lua_pushlstring(L, title.data(), title.size());
  return 1;
}

// The same as a plain function of the component.
template <int B>
int builtin(lua_State* L) {
  const ComponentId id = check_component(L, 1);
  return push_builtin(L, host_of(L), id, B);
}

// The same for a name that the game declares, which is the upvalue: a counter, a flag or a value. The number
// of the name is asked each time, since a reload may change it.
int declared_property(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Id code = host.name_id(lua_topointer(L, lua_upvalueindex(1)), Host::NameKind::property);
  if (code == kNoId || property_kind(code) == Property::method)
    no_property(taken_text(L, lua_upvalueindex(1)));
  kernel_of(L);  // raises the error where no game runs
  return push_property(L, host, check_component(L, 1), code);
}

int name_property(lua_State* L) {
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  lua_settop(L, 2);
  lua_pushcclosure(L, guarded<declared_property>, 1);
  return 1;
}

template <int... B>
void set_builtins(lua_State* L, int table, std::integer_sequence<int, B...>) {
  ((lua_pushcfunction(L, guarded<builtin<B>>), lua_setfield(L, table, kBuiltins[B].name)), ...);
}

const Function kListFunctions[] = {
    {"read_each", guarded<read_each>,
     "read_each(cards: card[], name: string): any[]. What each of the cards has under that name: a counter, "
     "flag, value, or property of all cards."},
    {"set_each", guarded<set_each>,
     "set_each(cards: card[], name: string, value: any). Sets that of each card: to the value, or to the "
     "element of a list at the card's place."},
    {"move_each", guarded<move_each>,
     "move_each(cards: card[], zone: zone, player?: card, bottom?: boolean, parent?: card). Moves the cards "
     "one after the other, as card:move() does."},
};

}  // namespace

void push_component(lua_State* L, std::int32_t id) {
  if (id <= 0)
    lua_pushnil(L);
  else
    lua_pushlightuserdata(L, reinterpret_cast<void*>(kComponentTag | static_cast<std::uint64_t>(id)));
}

void push_components(lua_State* L, std::span<const ComponentId> list) {
  lua_createtable(L, static_cast<int>(list.size()), 0);
  for (std::size_t i = 0; i < list.size(); ++i) {
    push_component(L, list[i]);
    lua_rawseti(L, -2, static_cast<int>(i) + 1);
  }
}

void push_frame(lua_State* L, std::uint32_t serial) {
  if (!serial)
    lua_pushnil(L);
  else
    lua_pushlightuserdata(L, reinterpret_cast<void*>(kFrameTag | serial));
}

bool is_component(lua_State* L, int index) {
  return lua_islightuserdata(L, index) &&
         (reinterpret_cast<std::uint64_t>(lua_touserdata(L, index)) & kTagMask) == kComponentTag;
}

bool is_frame(lua_State* L, int index, std::uint32_t& serial) {
  if (!lua_islightuserdata(L, index)) return false;
  const auto bits = reinterpret_cast<std::uint64_t>(lua_touserdata(L, index));
  if ((bits & kTagMask) != kFrameTag) return false;
  serial = static_cast<std::uint32_t>(bits);
  return true;
}

void no_component(lua_State* L, int index, std::uint64_t bits) {
  if ((bits & kTagMask) == kComponentTag)
    raise(L, {.kind = FaultKind::gone, .argument = index},
          "argument " + std::to_string(index) + ": this component is gone");
  const char* const given = luaL_typename(L, index);
  raise(L, {.kind = FaultKind::argument, .given = given, .argument = index},
        "argument " + std::to_string(index) + ": a component expected, got " + given);
}

ComponentId to_component(lua_State* L, int index) {
  // nil and a missing argument have no address
  const auto bits = reinterpret_cast<std::uint64_t>(lua_touserdata(L, index));
  if (!bits && lua_isnoneornil(L, index)) return 0;
  return component_of(L, index, bits);
}

void no_listed_component(lua_State* L, int index, std::uint64_t bits) {
  if ((bits & kTagMask) == kComponentTag)
    throw FaultError({.kind = FaultKind::gone}, "this component is gone");
  throw std::invalid_argument(std::string("a list of cards: a card expected, got ") +
                              luaL_typename(L, index));
}

void Host::hold_method(const std::string& name) {
  lua_State* L = sandbox_->state();
  const int ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushlstring(L, name.data(), name.size());
  const kernel::Id known = name_id(lua_topointer(L, -1), NameKind::property);
  lua_pop(L, 1);
  if (known == kNoId) {
    // For one that has no number any more, the table of the methods is asked.
    if (method_refs.size() >= 1u << kKindShift) return;
    hold_name(name, encode(Property::method, method_refs.size()), NameKind::property);
    method_refs.push_back(ref);
  } else if (property_kind(known) == Property::method) {
    method_refs[static_cast<std::size_t>(property_index(known))] = ref;
  }
}

void read_declared_properties(lua_State* L, int table) {
  look_through(L, table);
  lua_newtable(L);
  lua_pushcfunction(L, guarded<name_property>);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, table);
}

void bind_methods(Host& host, int table) {
  lua_State* L = host.sandbox().state();
  set_functions(L, table, kListFunctions);
  lua_newtable(L);
  set_functions(L, lua_gettop(L), kMethods);
  lua_setfield(L, table, "method");
  lua_newtable(L);
  set_builtins(L, lua_gettop(L), std::make_integer_sequence<int, static_cast<int>(std::size(kBuiltins))>());
  lua_setfield(L, table, "property");
}

void bind_component(Host& host) {
  lua_State* L = host.sandbox().state();
  const kernel::Image& image = host.image();
  lua_newtable(L);
  const int table = lua_gettop(L);
  auto property = [&](const std::string& name, Property kind, std::size_t i) {
    host.hold_name(name, encode(kind, i), Host::NameKind::property);
    lua_pushlstring(L, name.data(), name.size());
    lua_pushboolean(L, 1);
    lua_rawset(L, table);
  };
  set_functions(L, table, kMethods);
  // The first of equal names counts.
  for (std::size_t i = 0; i < std::size(kBuiltins); ++i) property(kBuiltins[i].name, Property::builtin, i);
  for (std::size_t i = 0; i < image.counters.size(); ++i)
    property(image.counters[static_cast<kernel::Id>(i)], Property::counter, i);
  for (std::size_t i = 0; i < image.flags.size(); ++i)
    property(image.flags[static_cast<kernel::Id>(i)], Property::flag, i);
  for (std::size_t i = 0; i < image.values.size(); ++i) property(image.values[i].name, Property::value, i);
  for (const Function& method : kMethods) {
    lua_pushstring(L, method.name);
    raw_get(L, table);
    host.hold_method(method.name);
  }
  lua_pushvalue(L, table);
  host.properties_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  // Names that are looked up or pushed all the time are made once, here.
  auto names = [&](const std::vector<std::string>& list, auto kind) {
    std::vector<Host::FrameName> held;
    for (std::size_t i = 0; i < list.size(); ++i)
      held.push_back({host.hold_text(list[i]), static_cast<std::uint8_t>(i), kind(i), false});
    return held;
  };
  host.event_names = names({"actor", "subject", "object", "amount", "extra"},
                           [](std::size_t i) { return i < 3 ? LocalKind::component : LocalKind::number; });
  host.point_names.clear();
  for (const kernel::TimingPoint& point : image.points) {
    std::vector<Host::FrameName>& held = host.point_names.emplace_back();
    for (std::size_t i = 0; i < point.called.size(); ++i)
      if (const kernel::Participant& one = point.called[i]; !one.name.empty())
        held.push_back({host.hold_text(one.name), static_cast<std::uint8_t>(i),
                        i < kernel::kAmount   ? LocalKind::component
                        : one.numbers.empty() ? LocalKind::number
                                              : LocalKind::word});
  }
  host.local_names.clear();
  for (std::size_t p = 0; p < image.procedures.size(); ++p) {
    const kernel::Procedure& procedure = image.procedures[p];
    host.local_names.push_back(names(procedure.locals, [&](std::size_t i) { return procedure.kind_of(i); }));
    for (Host::FrameName& name : host.local_names.back()) name.least = host.least_locals[p][name.index];
  }
  host.zone_name_ref.clear();
  for (const auto& zone : image.zones) {
    lua_pushlstring(L, zone.name.data(), zone.name.size());
    host.zone_name_ref.push_back(luaL_ref(L, LUA_REGISTRYINDEX));
  }
  // The metatable of all light userdata.
  lua_newtable(L);
  lua_pushvalue(L, table);
  lua_newtable(L);
  set_functions(L, lua_gettop(L), kFrameMethods);
  lua_pushcclosure(L, guarded<index>, 2);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, table);
  lua_pushcclosure(L, guarded<new_index>, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, guarded<tostring>);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushlightuserdata(L, nullptr);
  lua_pushvalue(L, -2);
  lua_setmetatable(L, -2);
  lua_pop(L, 2);
  lua_settop(L, table - 1);
  describe("card", kMethods, std::size(kMethods));
  describe("cards", kListFunctions, std::size(kListFunctions));
  describe("card properties", kBuiltins, std::size(kBuiltins));
  describe("event fields", kEventFields, std::size(kEventFields));
  describe("event", kFrameMethods, std::size(kFrameMethods));
}

}  // namespace misk::script
