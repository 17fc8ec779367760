// The zones: what lies in one, and in which order.
#include <string>
#include <string_view>
#include <vector>

#include "script/bind.hpp"

namespace misk::script {
namespace {

using kernel::ComponentId;
using kernel::kNoId;

int check_zone_named(lua_State* L) {
  return check_zone(L, 1, lua_isnoneornil(L, 2) ? 0 : 2);
}

// cards_in(zone [, player [, parent or tag]])
int cards_in(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone_named(L);
  const bool is_tag = lua_gettop(L) >= 3 && lua_type(L, 3) == LUA_TSTRING;
  const kernel::Id tag = is_tag ? check_name(L, 3, Host::NameKind::tag) : kNoId;
  const ComponentId parent = is_tag ? 0 : to_component(L, 3);
  charge(L, k.state().zones[zone].count);
  // Collected first: a table made at its size is not rehashed as it grows.
  ComponentId found[kernel::kMaxComponents];
  int n = 0;
  k.each_in_zone(zone, [&](ComponentId c) {
    if (is_tag ? k.has_tag(c, tag) : !parent || k.component(c).parent == parent) found[n++] = c;
    return true;
  });
  push_components(L, {found, static_cast<std::size_t>(n)});
  return 1;
}

// find_in(zone, id [, player [, last]])
int find_in(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone(L, 1, lua_isnoneornil(L, 3) ? 0 : 3);
  const kernel::Id definition = definition_given(L, 2);
  if (definition == kNoId) no_such_card(check_text(L, 2));
  const bool last = lua_toboolean(L, 4);
  charge(L, k.state().zones[zone].count / 4);
  ComponentId found = 0;
  k.each_in_zone(zone, [&](ComponentId c) {
    if (k.component(c).definition == definition) found = c;
    return last || !found;
  });
  push_component(L, found);
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

// What the copies of each card remember under one name, in their order: a queue for each definition.
class Remembered {
 public:
  Remembered(const kernel::Kernel& k, std::string_view name)
      : kernel_(k), name_(name), queues_(k.image().definitions.size()) {}

  /// The copy's place for it among what it remembers; -1 if it remembers nothing under that name.
  int place(ComponentId copy) {
    const kernel::Id definition = kernel_.component(copy).definition;
    Queue& queue = queues_[definition];
    if (queue.place == kNotLooked) queue.place = memory_index(kernel_.image().definitions[definition], name_);
    return queue.place;
  }
  void add(ComponentId copy, std::int32_t value) {
    Queue& queue = queues_[kernel_.component(copy).definition];
    values_.push_back({value, 0});
    const auto added = static_cast<std::uint32_t>(values_.size());
    (queue.last ? values_[queue.last - 1].next : queue.first) = added;
    queue.last = added;
  }
  /// What the first of them that has not been taken yet remembers.
  std::int32_t take(ComponentId copy) {
    Queue& queue = queues_[kernel_.component(copy).definition];
    const Value& value = values_[queue.first - 1];
    queue.first = value.next;
    return value.value;
  }

 private:
  static constexpr int kNotLooked = -2;
  struct Value {
    std::int32_t value;
    std::uint32_t next;  // the place in values_ of the next one plus 1; 0: it is the last
  };
  struct Queue {
    int place = kNotLooked;
    std::uint32_t first = 0, last = 0;
  };
  const kernel::Kernel& kernel_;
  std::string_view name_;
  std::vector<Queue> queues_;  // by definition
  std::vector<Value> values_;
};

// Shuffles a zone; the copies of each card in it exchange what they remember under that name.
void shuffle_exchanging(kernel::Kernel& k, int zone, std::string_view name) {
  Remembered remembered(k, name);
  k.each_in_zone(zone, [&](ComponentId c) {
    if (const int at = remembered.place(c); at >= 0) remembered.add(c, k.component(c).memory[at]);
    return true;
  });
  k.shuffle(zone);
  kernel::State& state = k.mutable_state();
  k.each_in_zone(zone, [&](ComponentId c) {
    if (const int at = remembered.place(c); at >= 0) state.components[c].memory[at] = remembered.take(c);
    return true;
  });
  // Without this the first copy of a card would remember what its first copy has remembered before.
  k.shuffle(zone);
}

// shuffle(zone [, player [, exchanged]])
int shuffle(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  const int zone = check_zone_named(L);
  const bool exchanges = lua_gettop(L) >= 3 && !lua_isnil(L, 3);
  charge(L, (exchanges ? 4 : 1) * std::int64_t{k.state().zones[zone].count});
  k.refuse_in_query();
  if (exchanges)
    shuffle_exchanging(k, zone, check_text(L, 3));
  else
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
     "cards_in(zone: zone, player?: card, of?: card | tag): card[]. The cards of a zone, top first; with a "
     "card only those of which it is the parent, with a tag only those that have it."},
    {"find_in", guarded<find_in>,
     "find_in(zone: zone, id: card_id, player?: card, last?: boolean): card?. The first copy of that card in "
     "a zone, from the top, or the `last`; nil when there is none."},
    {"top", guarded<top>, "top(zone: zone, player?: card): card?. The top card of a zone."},
    {"size", guarded<size>, "size(zone: zone, player?: card): integer. How many cards are in a zone."},
    {"move_all", guarded<move_all>,
     "move_all(from: zone, to: zone, player?: card). Everything in a zone goes on top of another, in its "
     "order."},
    {"shuffle", guarded<shuffle>,
     "shuffle(zone: zone, player?: card, exchanged?: string). Shuffles a zone with the game's own random "
     "source. `exchanged`: copies of a card also exchange what they remember under that name, so nobody who "
     "has seen it of one of them knows it of any."},
    {"pick", guarded<pick>,
     "pick(zone: zone, player?: card): card?. A card of a zone at random; it stays there."},
};

}  // namespace

void bind_zone(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kZoneFunctions);
  describe("zone", kZoneFunctions, std::size(kZoneFunctions));
}

}  // namespace misk::script
