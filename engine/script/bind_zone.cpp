// Zones: what is in them, their order.
#include <iterator>

#include "script/bind.hpp"

namespace misk::script {
namespace {

using kernel::ComponentId;

int check_zone_named(lua_State* L) {
  return check_zone(L, 1, lua_isnoneornil(L, 2) ? 0 : 2);
}

int cards_in(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone_named(L);
  const int size = k.state().zones[zone].count;
  const ComponentId parent = to_component(L, 3);
  charge(L, size);
  int n = 0;
  if (parent) k.each_in_zone(zone, [&](ComponentId c) { return n += k.component(c).parent == parent, true; });
  lua_createtable(L, parent ? n : size, 0);
  n = 0;
  k.each_in_zone(zone, [&](ComponentId c) {
    if (parent && k.component(c).parent != parent) return true;
    push_component(L, c);
    lua_rawseti(L, -2, ++n);
    return true;
  });
  return 1;
}

int top(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  push_component(L, k.state().zones[check_zone_named(L)].first);
  return 1;
}

int size(lua_State* L) {
  lua_pushinteger(L, kernel_of(L).state().zones[check_zone_named(L)].count);
  return 1;
}

int move_all(lua_State* L) {
  // move_all(from, to [, player]): the order is kept
  kernel::Kernel& k = kernel_of(L);
  const int who = lua_isnoneornil(L, 3) ? 0 : 3;
  const int from = check_zone(L, 1, who), to = check_zone(L, 2, who);
  if (from == to) return 0;
  charge(L, kMoveSteps * k.state().zones[from].count);
  while (const ComponentId c = k.state().zones[from].last) k.move(c, to, kernel::Where::top);
  return 0;
}

int shuffle(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone_named(L);
  charge(L, k.state().zones[zone].count);
  k.shuffle(zone);
  return 0;
}

int pick(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone_named(L);
  charge(L, k.state().zones[zone].count / 4);
  push_component(L, k.pick(zone));
  return 1;
}

const Function kZoneFunctions[] = {
    {"cards_in", guarded<cards_in>,
     "cards_in(zone: zone, player?: card, parent?: card): card[]. The cards of a zone, top first; with a "
     "parent only the cards of that parent."},
    {"top", guarded<top>, "top(zone: zone, player?: card): card?. The top card of a zone."},
    {"size", guarded<size>, "size(zone: zone, player?: card): integer. How many cards are in a zone."},
    {"move_all", guarded<move_all>,
     "move_all(from: zone, to: zone, player?: card). Everything in a zone goes on top of another, in its "
     "order."},
    {"shuffle", guarded<shuffle>,
     "shuffle(zone: zone, player?: card). Shuffles a zone with the game's own random source."},
    {"pick", guarded<pick>,
     "pick(zone: zone, player?: card): card?. A card of a zone at random; it stays there."},
};

}  // namespace

void bind_zone(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kZoneFunctions);
  describe("zone", kZoneFunctions, std::size(kZoneFunctions));
}

}  // namespace misk::script
