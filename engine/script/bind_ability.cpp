// Abilities that an effect uses on its own terms (without some of the cost, or with something assumed
// meanwhile), or undoes.
#include <vector>

#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

using kernel::ComponentId;
using kernel::kNoId;

// Pushes a field without running script code; true when the field exists.
bool push_field(lua_State* L, int table, const char* name) {
  push_raw_field(L, table, name);
  return !lua_isnil(L, -1);
}

void add_pretence(lua_State* L, int entry, kernel::Terms& terms) {
  luaL_checktype(L, entry, LUA_TTABLE);
  raw_item(L, entry, 1);
  const ComponentId comp = check_component(L, lua_gettop(L));
  if (push_field(L, entry, "value")) {
    kernel::Lasting modifier{};
    modifier.target = comp;
    modifier.key = check_name(L, lua_gettop(L), Host::NameKind::value);
    push_field(L, entry, "amount");
    modifier.amount = checked_int(L, lua_gettop(L), -100000, 100000);
    if (push_field(L, entry, "base") && lua_toboolean(L, -1))
      modifier.op = static_cast<std::uint8_t>(kernel::ModifierOp::base);
    const kernel::State& s = kernel_of(L).state();
    modifier.source = s.depth ? s.frames[s.depth - 1].comp : ComponentId{0};
    modifier.ability = kNoId;
    terms.modifiers.push_back(modifier);
    return;
  }
  kernel::Pretence pretence{};
  pretence.comp = comp;
  if (push_field(L, entry, "place")) {
    pretence.place = check_component(L, lua_gettop(L));
  } else {
    push_field(L, entry, "zone");
    const int zone = lua_gettop(L);
    push_field(L, entry, "of");
    pretence.zone = static_cast<std::uint16_t>(check_zone(L, zone, lua_isnil(L, -1) ? 0 : lua_gettop(L)));
  }
  terms.pretences.push_back(pretence);
}

kernel::Terms check_terms(lua_State* L, int arg) {
  kernel::Terms terms;
  if (lua_isnoneornil(L, arg)) return terms;
  luaL_checktype(L, arg, LUA_TTABLE);
  luaL_checkstack(L, 16, "terms");
  const int top = lua_gettop(L);
  if (push_field(L, arg, "target")) terms.target = check_component(L, lua_gettop(L));
  if (push_field(L, arg, "without")) terms.waived = check_name(L, lua_gettop(L), Host::NameKind::counter);
  if (push_field(L, arg, "as_if")) {
    const int list = lua_gettop(L);
    luaL_checktype(L, list, LUA_TTABLE);
    const int n = taken_length(L, list);
    for (int i = 1; i <= n; ++i) {
      raw_item(L, list, i);
      add_pretence(L, lua_gettop(L), terms);
      lua_settop(L, list);
    }
  }
  lua_settop(L, top);
  return terms;
}

int could(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  lua_pushboolean(L, k.could(check_ability(L, id, 2), id, check_component(L, 3), check_terms(L, 4)));
  return 1;
}

int initiate(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const ComponentId id = check_component(L, 1);
  if (k.initiate(check_ability(L, id, 2), id, check_component(L, 3), check_terms(L, 4)))
    return lua_yield(L, 0);
  lua_pushinteger(L, 0);
  return 1;
}

int usable(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const kernel::Id window = k.image().find_window(check_text(L, 1));
  if (window == kNoId) no_such_name("window", check_text(L, 1));
  luaL_checktype(L, 2, LUA_TTABLE);
  std::vector<kernel::Id> tags;
  const int n_tags = taken_length(L, 2);
  for (int i = 1; i <= n_tags; ++i) {
    raw_item(L, 2, i);
    tags.push_back(check_name(L, lua_gettop(L), Host::NameKind::tag));
    lua_pop(L, 1);
  }
  const auto found = k.usable(window, tags, check_component(L, 3), check_terms(L, 4));
  lua_createtable(L, static_cast<int>(found.size()), 0);
  int n = 0;
  for (const kernel::Option& option : found) {
    lua_createtable(L, 0, 2);
    push_component(L, option.comp);
    lua_setfield(L, -2, "card");
    const auto& abilities = k.image().definitions[k.component(option.comp).definition].abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
      if (abilities[i] == option.ability) lua_pushinteger(L, static_cast<lua_Integer>(i) + 1);
    lua_setfield(L, -2, "ability");
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

// ask_ability(you, prompt, list of { card =, ability = }, purpose) -> yields; resumed with the index
int ask_ability(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Request request;
  kernel::Part part;
  part.player = check_asked(L, 1);
  request.prompt = check_text(L, 2);
  luaL_checktype(L, 3, LUA_TTABLE);
  part.count = static_cast<std::uint32_t>(taken_length(L, 3));
  for (std::uint32_t i = 1; i <= part.count; ++i) {
    raw_item(L, 3, static_cast<int>(i));
    const int entry = lua_gettop(L);
    luaL_checktype(L, entry, LUA_TTABLE);
    kernel::Option option;
    option.kind = kernel::OptionKind::ability;
    push_field(L, entry, "card");
    option.comp = check_component(L, lua_gettop(L));
    push_field(L, entry, "ability");
    option.ability = check_ability(L, option.comp, lua_gettop(L));
    request.options.push_back(option);
    lua_settop(L, entry - 1);
  }
  request.purpose = check_purpose(L, 4);
  request.parts.push_back(part);
  k.ask(std::move(request));
  return lua_yield(L, 0);
}

// unasked_ability(you, prompt, { card =, ability = }): it was the only one, so it is taken, by its card or
// its text.
int unasked_ability(lua_State* L) {
  push_field(L, 3, "card");
  const ComponentId card = check_component(L, lua_gettop(L));
  push_field(L, 3, "ability");
  const kernel::Id ability = check_ability(L, card, lua_gettop(L));
  lua_createtable(L, 2, 0);
  push_component(L, card);
  lua_rawseti(L, -2, 1);
  lua_pushstring(L, kernel_of(L).image().abilities[ability].text.c_str());
  lua_rawseti(L, -2, 2);
  return note_unasked(L, 1, 2, lua_gettop(L)), 0;
}

int rewind(lua_State* L) {
  kernel_of(L).rewind();
  return lua_yield(L, 0);  // never resumed: the effect belongs to what is undone
}

int can_rewind(lua_State* L) {
  lua_pushboolean(L, kernel_of(L).can_rewind());
  return 1;
}

const Function kAbilityFunctions[] = {
    {"could", guarded<could>,
     "could(card: card, ability: string|integer, you: card, terms?: terms): boolean. May `you` use an "
     "ability of the card (its name or "
     "number) "
     "on these terms? `target`; `without`: a counter whose costs are not due, but for what others add to "
     "them; "
     "`as_if`: what is taken to be so as long as the ability resolves, a list of { card, place = }, "
     "{ card, zone =, of = } and { card, value =, amount = [, base = true] }."},
    {"initiate", guarded<initiate>, "For initiate()."},
    {"usable", guarded<usable>,
     "usable(window: window, tags: tag[], you: card, terms?: terms): ability_use[]. The abilities of that "
     "window "
     "with all "
     "the tags that `you` could use on these terms, whoever has the turn."},
    {"ask_ability", guarded<ask_ability>, "For choose_ability()."},
    {"rewind", guarded<rewind>,
     "rewind(). Undoes the innermost ability around this effect that the game remembers (policy.remembers): "
     "everything is as it was before somebody chose it, and they are asked again. What follows in the effect "
     "does not happen. The card stays used: what its ability costs is paid in that position, and it goes "
     "where it goes after its use. Chance does not go back: what is drawn again is drawn anew. An error "
     "where "
     "can_rewind() is false."},
    {"can_rewind", guarded<can_rewind>,
     "can_rewind(): boolean. Is there something that rewind() would undo? Not before an ability that an "
     "effect began, since that effect would be halfway."},
    {"unasked_ability", guarded<unasked_ability>, "For choose_ability()."},
};

}  // namespace

void bind_ability(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kAbilityFunctions);
  describe("ability", kAbilityFunctions, std::size(kAbilityFunctions));
}

}  // namespace misk::script
