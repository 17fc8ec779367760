#include "game/veil.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "game/view_budget.hpp"
#include "language/words.hpp"

namespace misk::game {

using kernel::Component;
using kernel::ComponentId;
using kernel::Id;
using kernel::kNoId;
using kernel::State;

Veil::Veil(Game& game, std::uint8_t viewer) : game_(game), image_(game.host().mutable_image()) {
  const State& state = game.kernel().state();
  components_.assign(state.components, state.components + state.component_count + 1);
  zones_.assign(state.zones, state.zones + state.zone_count);
  known_.resize(components_.size(), Known::all);
  const ViewBudget budget;
  for (ComponentId id = 1; id <= state.component_count; ++id) known_[id] = game.known(id, viewer);
  try {
    draw();
  } catch (...) {
    lift();
    throw;
  }
}

Veil::~Veil() {
  lift();
}

void Veil::draw() {
  const kernel::Kernel& k = game_.kernel();
  kernel::Definition unknown;
  unknown.title = words::kHiddenName;
  unknown.title_id = kNoId;
  unknown_ = add(std::move(unknown), kNoId);
  if (unknown_ == kNoId) throw std::length_error("the packs have too many cards for views of them");
  for (ComponentId id = 1; id < components_.size(); ++id) {
    if (known_[id] == Known::side)
      show_side(id);
    else if (is_hidden(id) && k.kind_of(id).open != kernel::Open::content)
      hide(id);
  }
  for (int zone = 0; zone < k.state().zone_count; ++zone) order(zone);
}

void Veil::lift() {
  State& state = game_.kernel().mutable_state();
  std::copy(components_.begin(), components_.end(), state.components);
  std::copy(zones_.begin(), zones_.end(), state.zones);
  image_.drop_seen(added_);
}

bool Veil::is_hidden(ComponentId id) const {
  if (known_[id] != Known::nothing) return false;
  const std::size_t zone = components_[id].zone;
  const kernel::ZoneKind& kind = image_.zones[game_.kernel().zone_kind(static_cast<int>(zone))];
  return kind.open != kernel::Open::top || zones_[zone].first != id;
}

Id Veil::add(kernel::Definition seen, Id of) {
  const Id added = image_.add_seen(std::move(seen), of);
  added_ += added != kNoId;
  return added;
}

// Ways between places are worked out once for all, so a place that nobody knows keeps its own.
void Veil::hide(ComponentId id) {
  const Component& real = components_[id];
  const kernel::ZoneKind& kind = game_.kernel().kind_of(id);
  const bool has_ways = kind.in_play && kind.place == kernel::PlaceBy::itself;
  Id definition = kNoId;
  if (has_ways) {
    kernel::Definition place = image_.definitions[unknown_];
    place.links = image_.definitions[real.definition].links;
    place.symbol = image_.definitions[real.definition].symbol;
    definition = add(std::move(place), kNoId);
  }
  Component bare{};
  bare.definition = definition == kNoId ? unknown_ : definition;
  bare.instance = real.instance;
  bare.parent = real.parent;
  bare.prev = real.prev;
  bare.next = real.next;
  bare.zone = real.zone;
  bare.face = has_ways ? real.face : std::uint8_t{0};
  bare.owner = real.owner;
  bare.controller = real.controller;
  bare.seen = real.seen;
  game_.kernel().mutable_state().components[id] = bare;
}

void Veil::show_side(ComponentId id) {
  const Id real = components_[id].definition;
  const unsigned face = components_[id].face, two = face ? 1 : 0;
  if (sides_.empty()) sides_.resize(2 * image_.definitions.size(), kNoId);
  Id& shown = sides_[2U * real + two];
  if (shown == kNoId) {
    const kernel::Definition& whole = image_.definitions[real];
    kernel::Definition side;
    side.title = whole.title;
    side.title_id = whole.title_id;
    side.discard_zone = whole.discard_zone;
    for (const Id kind : image_.policy.kinds)
      if (whole.tags.has(kind)) side.tags.add(kind);
    side.links[two] = whole.links[two];
    side.symbol[two] = whole.symbol[two];
    for (const Id ability : whole.abilities)
      if (image_.abilities[ability].faces >> face & 1) side.abilities.push_back(ability);
    shown = add(std::move(side), real);
    if (shown == kNoId) return hide(id);  // more than anybody looks at
  }
  Component& component = game_.kernel().mutable_state().components[id];
  std::fill(std::begin(component.memory), std::end(component.memory), 0);
  component.definition = shown;
}

// In which order cards lie that nobody tells apart is not known either.
void Veil::order(int zone) {
  const kernel::Kernel& k = game_.kernel();
  std::vector<ComponentId> all;
  k.each_in_zone(zone, [&](ComponentId id) {
    all.push_back(id);
    return true;
  });
  std::vector<ComponentId> hidden;
  std::copy_if(all.begin(), all.end(), std::back_inserter(hidden),
               [&](ComponentId id) { return is_hidden(id); });
  if (hidden.size() < 2) return;
  std::sort(hidden.begin(), hidden.end(), [&](ComponentId a, ComponentId b) {
    const Id first = k.component(a).definition, second = k.component(b).definition;
    return first != second ? first < second : a < b;
  });
  auto next = hidden.begin();
  for (ComponentId& id : all)
    if (is_hidden(id)) id = *next++;
  State& state = game_.kernel().mutable_state();
  for (std::size_t i = 0; i < all.size(); ++i) {
    state.components[all[i]].prev = i ? all[i - 1] : ComponentId{0};
    state.components[all[i]].next = i + 1 < all.size() ? all[i + 1] : ComponentId{0};
  }
  state.zones[zone].first = all.front();
  state.zones[zone].last = all.back();
}

}  // namespace misk::game
