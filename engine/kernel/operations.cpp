// The changes of the table: moves, counters, draws, lasting effects.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <stdexcept>

#include "kernel/kernel.hpp"

namespace misk::kernel {

void too_many(int limit, const char* what) {
  std::string number = std::to_string(limit);
  for (std::size_t at = number.size(); at > 3;) number.insert(at -= 3, ",");
  throw std::length_error("more than " + number + " " + what);
}

Kernel::Kernel(const Image& image, Scripts& scripts)
    : image_(image), scripts_(scripts), state_(std::make_unique<State>()) {
  std::memset(static_cast<void*>(state_.get()), 0, sizeof(State));
  clear(1);
}

void Kernel::clear(int players) {
  begin(players);
  index_components();
}

// The indexes that are derived from the components stay until there are other components.
void Kernel::begin(int players) {
  if (players < 1 || players > kMaxPlayers)
    throw std::length_error("there can be 1 to " + std::to_string(kMaxPlayers) + " players");
  scripts_.drop_all();
  live_scripts_ = 0;
  interventions_.clear();
  memory_.clear();
  State& s = *state_;
  // Of the arrays that are used by count, what lies beyond the count does not matter.
  std::memset(static_cast<void*>(&s), 0, offsetof(State, lasting));
  std::memset(static_cast<void*>(&s.components[kNone]), 0, sizeof(Component));
  s.players = static_cast<std::uint8_t>(players);
  s.next_serial = 1;
  s.random.seed(0);  // all zero, the generator would never come to an end (set-up may shuffle before start())
  int next = 0;
  for (std::size_t k = 0; k < image_.zones.size(); ++k) {
    const int n = image_.zones[k].per_player ? players : 1;
    if (next + n > kMaxZones) too_many(kMaxZones, "zones");
    zone_first_[k] = static_cast<std::uint16_t>(next);
    for (int p = 0; p < n; ++p) {
      zone_kind_[next] = static_cast<std::uint8_t>(k);
      zone_place_[next] = image_.zones[k].place;
      zone_player_[next] = image_.zones[k].per_player ? static_cast<std::uint8_t>(p) : kNoPlayer;
      ++next;
    }
  }
  s.zone_count = static_cast<std::uint16_t>(next);
  bits_.resize(static_cast<std::size_t>(image_.heard_count) * kWords, 0);
  listening_.resize(image_.heard.size(), 0);
  if (fixed_for_ != players) fixed_.assign(image_.expressions.size(), kNoValue);
  fixed_for_ = players;
  find_innermost();
  request_ = {};
  events_.clear();
  answered_ = false;
  ++places_epoch_;
  links_epoch_ = places_epoch_ - 1;
  ++changes_;
}

void Kernel::adopt(const State& from) {
  begin(from.players);
  restore(from);
}

void Kernel::refuse_in_query() const {
  if (!querying) return;
  ++refusals;
  throw ChangeRefused("a condition may not change anything; do this in an effect");
}

void Kernel::link(ComponentId id, int zone, Where where) {
  Zone& z = state_->zones[zone];
  Component& c = state_->components[id];
  c.zone = static_cast<std::uint16_t>(zone);
  c.prev = c.next = 0;
  if (!z.count) {
    z.first = z.last = id;
  } else if (where == Where::top) {
    c.next = z.first;
    state_->components[z.first].prev = id;
    z.first = id;
  } else {
    c.prev = z.last;
    state_->components[z.last].next = id;
    z.last = id;
  }
  ++z.count;
  const ZoneKind& kind = image_.zones[zone_kind_[zone]];
  const std::uint64_t bit = 1ULL << (id & 63);
  std::uint64_t& live = state_->live[id >> 6];
  live = kind.listens ? live | bit : live & ~bit;
  index(id);
  look_for_lenders();
  if (kind.place == PlaceBy::itself) ++places_epoch_;
  ++changes_;
}

void Kernel::unlink(ComponentId id) {
  Component& c = state_->components[id];
  Zone& z = state_->zones[c.zone];
  if (c.prev)
    state_->components[c.prev].next = c.next;
  else
    z.first = c.next;
  if (c.next)
    state_->components[c.next].prev = c.prev;
  else
    z.last = c.prev;
  --z.count;
  if (zone_place_[c.zone] == PlaceBy::itself) ++places_epoch_;
}

ComponentId Kernel::create(Id definition, int zone, std::uint8_t owner) {
  State& s = *state_;
  if (s.component_count >= kMaxComponents - 1) too_many(kMaxComponents - 1, "components");
  const auto id = static_cast<ComponentId>(++s.component_count);
  Component& c = s.components[id];
  std::memset(static_cast<void*>(&c), 0, sizeof c);
  c.definition = definition;
  c.owner = c.controller = owner;
  indexed_ = std::max(indexed_, id);
  link(id, zone, Where::bottom);
  return id;
}

// Notes where a component listens now, and no longer does.
void Kernel::listen(ComponentId id, std::uint16_t hearing) {
  if (hearing_[id] == hearing) return;
  const std::uint64_t bit = 1ULL << (id & 63);
  auto flip = [&](std::uint16_t keys, int n) {
    for (const Id key : image_.hears(keys)) {
      bits_[static_cast<std::size_t>(image_.heard[key]) * kWords + (id >> 6)] ^= bit;
      listening_[key] = static_cast<std::uint16_t>(listening_[key] + n);
    }
  };
  flip(hearing_[id], -1);
  hearing_[id] = hearing;
  flip(hearing, 1);
}

void Kernel::lend() {
  const bool now =
      std::any_of(image_.lenders.begin(), image_.lenders.end(), [this](Id key) { return modified(key); });
  if (now == lending_) return;
  lending_ = now;
  for (ComponentId id = 1; id <= state_->component_count; ++id)
    listen(id, image_.hearing(component(id).definition, zone_kind_[component(id).zone], now));
}

void Kernel::index(ComponentId id) {
  const Component& c = component(id);
  listen(id, image_.hearing(c.definition, zone_kind_[c.zone], lending_));
  const std::uint64_t bit = 1ULL << (id & 63);
  std::uint64_t& shared = shared_[id >> 6];
  shared = image_.shared(c.definition) ? shared | bit : shared & ~bit;
  index_bearer(id);
}

// Whose a component is, as far as its zone or its controller alone can tell (see bearer()).
std::uint8_t Kernel::indexed_bearer(const Component& c) const {
  const std::uint8_t of_zone = zone_player_[c.zone];
  if (of_zone != kNoPlayer) return of_zone;
  return image_.zones[zone_kind_[c.zone]].attached ? kNoPlayer : c.controller;
}

void Kernel::index_bearer(ComponentId id) {
  const std::uint64_t bit = 1ULL << (id & 63);
  const std::uint8_t player = indexed_bearer(component(id));
  for (int p = 0; p < state_->players; ++p) owned_[p][id >> 6] &= ~bit;
  if (player < state_->players) owned_[player][id >> 6] |= bit;
}

void Kernel::index_components() {
  std::memset(owned_, 0, sizeof owned_);
  std::memset(shared_, 0, sizeof shared_);
  for (ComponentId id = 1; id <= state_->component_count; ++id) {
    const Component& c = component(id);
    listen(id, image_.hearing(c.definition, zone_kind_[c.zone], lending_));
    const std::uint64_t bit = 1ULL << (id & 63);
    if (image_.shared(c.definition)) shared_[id >> 6] |= bit;
    if (const std::uint8_t player = indexed_bearer(c); player < state_->players)
      owned_[player][id >> 6] |= bit;
  }
  for (; indexed_ > state_->component_count; --indexed_) listen(indexed_, 0);  // those are gone
  indexed_ = state_->component_count;
  look_for_lenders();
}

void Kernel::leave_play(ComponentId id) {
  Component& c = state_->components[id];
  std::memset(c.counters, 0, sizeof c.counters);
  c.flags = 0;
  std::memset(c.memory, 0, sizeof c.memory);
  ++c.instance;
  c.parent = 0;  // attached in a circle, they would fall without end
  State& s = *state_;
  drop(s.lasting, s.lasting_count, [&](const Lasting& lasting) { return lasting.target == id; });
  look_for_lenders();
  ++changes_;
  // Attachments fall in the same move.
  for (int z = 0; z < s.zone_count; ++z) {
    if (!image_.zones[zone_kind_[z]].attached) continue;
    ComponentId next = 0;
    for (ComponentId a = s.zones[z].first; a; a = next) {
      next = component(a).next;
      if (component(a).parent == id) {
        discard(a);
        next = s.zones[z].first;  // the discard may have taken more with it
      }
    }
  }
}

void Kernel::move(ComponentId id, int zone, Where where, ComponentId parent) {
  refuse_in_query();
  Component& c = state_->components[id];
  const bool was = image_.zones[zone_kind_[c.zone]].in_play;
  const bool is = image_.zones[zone_kind_[zone]].in_play;
  if (record_events) saw_[id] = {saw_now(), knowers(id)};
  if (was && !is) leave_play(id);
  if (!was && is) ++c.instance;
  if (state_->pretence_count) forget_pretences(id);
  unlink(id);
  const std::uint8_t player = zone_player_[zone];
  if (!is) c.controller = player != kNoPlayer ? player : c.owner;
  link(id, zone, where);
  c.parent = parent;
  c.seen = 0;
  ++changes_;
}

void Kernel::discard(ComponentId id) {
  const Component& c = component(id);
  const Id kind = image_.definitions[c.definition].discard_zone;
  if (kind == kNoId)
    throw std::logic_error("'" + image_.definitions[c.definition].title + "' has no discard pile");
  if (image_.policy.gone != kNoId && c.owner < state_->players && !playing(c.owner)) {
    move(id, zone_index(image_.policy.gone, c.owner), Where::top);
    return;
  }
  if (image_.zones[kind].per_player && c.owner >= state_->players)
    throw std::logic_error("'" + image_.definitions[c.definition].title +
                           "' has no owner to be discarded to");
  move(id, zone_index(kind, image_.zones[kind].per_player ? c.owner : 0), Where::top);
}

void Kernel::set_parent(ComponentId id, ComponentId parent) {
  refuse_in_query();
  if (state_->pretence_count) forget_pretences(id);
  state_->components[id].parent = parent;
  ++changes_;
}

void Kernel::set_controller(ComponentId id, std::uint8_t player) {
  refuse_in_query();
  state_->components[id].controller = player;
  index_bearer(id);
  ++changes_;
}

void Kernel::set_face(ComponentId id, int face) {
  refuse_in_query();
  state_->components[id].face = static_cast<std::uint8_t>(face);
  ++places_epoch_;
  ++changes_;
}

void Kernel::turn_into(ComponentId id, Id definition) {
  refuse_in_query();
  Component& c = state_->components[id];
  if (c.definition == definition) return;
  c.definition = definition;
  std::memset(c.memory, 0, sizeof c.memory);
  index(id);
  look_for_lenders();
  state_->unsettled = 1;  // its printed values may be others
  ++places_epoch_;
  ++changes_;
}

bool Kernel::set_flag(ComponentId id, Id flag, bool on) {
  refuse_in_query();
  std::uint32_t& flags = state_->components[id].flags;
  const std::uint32_t bit = 1u << flag;
  const bool was = flags & bit;
  flags = on ? flags | bit : flags & ~bit;
  changes_ += was != on;
  return was != on;
}

int Kernel::add_counter(ComponentId id, Id counter, int n, bool settles) {
  refuse_in_query();
  std::int16_t& value = state_->components[id].counters[counter];
  const int before = value;
  value = static_cast<std::int16_t>(std::clamp(before + n, 0, 30000));
  changes_ += value != before;
  if (settles && value > before && image_.policy.settle_counters.has(counter)) state_->unsettled = 1;
  return value - before;
}

void Kernel::shuffle(int zone) {
  refuse_in_query();
  State& s = *state_;
  Zone& z = s.zones[zone];
  if (z.count < 2 || scripted_no_shuffle) return;
  ComponentId ids[kMaxComponents];
  int n = 0;
  for (ComponentId c = z.first; c; c = s.components[c].next) ids[n++] = c;
  for (int i = n - 1; i > 0; --i) std::swap(ids[i], ids[s.random.below(static_cast<std::uint32_t>(i + 1))]);
  for (int i = 0; i < n; ++i) {
    s.components[ids[i]].prev = i ? ids[i - 1] : ComponentId{0};
    s.components[ids[i]].next = i + 1 < n ? ids[i + 1] : ComponentId{0};
    s.components[ids[i]].seen = 0;
  }
  z.first = ids[0];
  z.last = ids[n - 1];
  ++changes_;
}

ComponentId Kernel::pick(int zone) {
  refuse_in_query();
  State& s = *state_;
  const Zone& z = s.zones[zone];
  if (!z.count) return 0;
  ComponentId chosen = 0;
  for (std::size_t i = 0; i < scripted.size() && !chosen; ++i) {
    if (scripted[i].zone_kind != zone_kind_[zone]) continue;
    for (ComponentId c = z.first; c && !chosen; c = component(c).next)
      if (component(c).definition == scripted[i].definition) chosen = c;
    if (chosen) {
      drawn.push_back(scripted[i]);
      scripted.erase(scripted.begin() + static_cast<std::ptrdiff_t>(i));
    }
    break;
  }
  if (!chosen) {
    auto steps = s.random.below(z.count);
    chosen = z.first;
    while (steps--) chosen = component(chosen).next;
  }
  log({.kind = Event::Kind::pick, .source = chosen, .v = {zone}});
  return chosen;
}

int Kernel::roll(int sides) {
  refuse_in_query();
  if (!scripted_rolls.empty()) {
    const int face = scripted_rolls.front();
    if (face < 1 || face > sides)
      throw std::invalid_argument("a die with " + std::to_string(sides) +
                                  " sides is rolled, and the test says that it shows " +
                                  std::to_string(face));
    scripted_rolls.erase(scripted_rolls.begin());
    drawn_rolls.push_back(face);
    return face;
  }
  return static_cast<int>(state_->random.below(static_cast<std::uint32_t>(std::max(1, sides)))) + 1;
}

// May something begin now that ends with this?
bool Kernel::can_begin(Span span) const {
  const auto& within = image_.policy.begun_within;
  const auto period = static_cast<Id>(span);
  if (std::find(within.begin(), within.end(), period) == within.end()) return true;
  return std::any_of(state_->frames, state_->frames + state_->depth, [&](const Frame& frame) {
    return frame.kind == FrameKind::procedure && image_.procedures[frame.id].period == period;
  });
}

void Kernel::add_lasting(const Lasting& lasting) {
  refuse_in_query();
  if (!can_begin(lasting.span) || is_immune(lasting.target, lasting.source)) return;
  Lasting& added = add(state_->lasting, state_->lasting_count, lasting, "lasting effects");
  added.serial = state_->period_serial[static_cast<std::size_t>(lasting.span)];
  added.instance = component(lasting.target).instance;
  look_for_lenders();
  ++changes_;
}

void Kernel::add_delayed(const Delayed& delayed) {
  refuse_in_query();
  if (!can_begin(delayed.span)) return;
  Delayed& added = add(state_->delayed, state_->delayed_count, delayed, "delayed effects");
  added.serial = state_->next_serial++;
  added.instance = component(added.comp).instance;
}

bool Kernel::by_rules(bool on) {
  refuse_in_query();
  if (!state_->depth || top().kind != FrameKind::script)
    return false;  // outside of effects there is nothing else
  const bool was = top().has(ScriptFrame::by_rules);
  top().set(ScriptFrame::by_rules, on);
  return was;
}

void Kernel::begin_period(Id period) {
  ++state_->period_serial[period];
}

void Kernel::expire(Id period) {
  refuse_in_query();
  State& s = *state_;
  auto ends = [span = span_of(period)](const auto& each) { return each.span == span; };
  if (drop(s.lasting, s.lasting_count, ends)) {
    look_for_lenders();
    ++changes_;
  }
  drop(s.delayed, s.delayed_count, ends);
  drop(s.uses, s.uses_count, ends);
  ++s.period_serial[period];
}

void Kernel::show(ComponentId id, std::uint8_t player) {
  refuse_in_query();
  std::uint8_t& seen = state_->components[id].seen;
  seen = static_cast<std::uint8_t>(seen | 1u << player);
}

std::uint8_t Kernel::seen_by(ComponentId id) const {
  const Component& c = component(id);
  switch (kind_of(id).visible) {
    case Visible::all:
      return 0xff;
    case Visible::none:
      return c.seen;
    case Visible::owner: {
      const std::uint8_t player = zone_player_[c.zone];
      return player == kNoPlayer ? c.seen : static_cast<std::uint8_t>(c.seen | 1u << player);
    }
  }
  return 0;
}

// A number that names no component is no secret.
std::uint8_t Kernel::knowers(std::int32_t id) const {
  if (!valid(id)) return 0xff;
  const auto component = static_cast<ComponentId>(id);
  const Saw& before = saw_[component];
  return static_cast<std::uint8_t>(seen_by(component) | (before.when == saw_now() ? before.who : 0));
}

void Kernel::record(Event event) {
  // A player who uses an ability shows whose it is.
  event.known[0] = event.kind == Event::Kind::ability ? std::uint8_t{0xff} : knowers(event.source);
  for (int i = 0; i < 3; ++i)
    event.known[i + 1] = static_cast<std::uint8_t>(event.known[i + 1] | knowers(event.v[i]));
  event.depth = static_cast<std::uint8_t>(std::min<int>(state_->depth, 255));
  event.decision = state_->decisions;
  events_.push_back(event);
}

void Kernel::finish(std::int32_t outcome) {
  refuse_in_query();
  if (state_->over) return;
  state_->over = 1;
  state_->outcome = outcome;
}

bool Kernel::playing(int player) const {
  if (image_.policy.playing == kNoExpr) return true;
  const ComponentId avatar = state_->avatars[player];
  return evaluate(image_.policy.playing, {.you = avatar, .it = avatar}) != 0;
}

bool Kernel::may_act(int player) const {
  if (image_.policy.allowed == kNoExpr || state_->players == 1)
    return true;  // it bars others, and there are none
  return evaluate(image_.policy.allowed, {.you = state_->avatars[player]}) != 0;
}

std::uint8_t Kernel::first_player() const {
  if (image_.policy.first == kNoExpr || state_->players == 1) return 0;
  const std::uint8_t player = player_of(static_cast<ComponentId>(evaluate(image_.policy.first, {})));
  return player == kNoPlayer ? std::uint8_t{0} : player;
}

int Kernel::player_order(std::uint8_t* out) const {
  const int first = first_player();
  int n = 0;
  for (int i = 0; i < state_->players; ++i) {
    const int player = (first + i) % state_->players;
    if (playing(player)) out[n++] = static_cast<std::uint8_t>(player);
  }
  return n;
}

void Kernel::find_innermost() {
  innermost_.assign(image_.procedures.size(), 0);
  for (int i = 0; i < state_->depth; ++i)
    if (state_->frames[i].kind == FrameKind::procedure)
      innermost_[state_->frames[i].id] = static_cast<std::int16_t>(i + 1);
}

const Frame* Kernel::frame_by_serial(std::uint32_t serial) const {
  if (!serial) return nullptr;
  for (int i = state_->depth - 1; i >= 0; --i)
    if (state_->frames[i].serial == serial) return &state_->frames[i];
  return nullptr;
}

Frame* Kernel::frame_by_serial(std::uint32_t serial) {
  return const_cast<Frame*>(static_cast<const Kernel*>(this)->frame_by_serial(serial));
}

void Kernel::restore(const State& from) {
  if (live_scripts_) scripts_.drop_all();
  live_scripts_ = 0;
  interventions_.clear();
  memory_.clear();
  copy_state(*state_, from);
  replaced();
  tell(Considered::Kind::back, kNoId);
}

// Another position has taken the place of this one.
void Kernel::replaced() {
  ++restored_;
  index_components();
  find_innermost();
  request_.open = false;
  answered_ = false;
  choice_.clear();
  ++places_epoch_;
  ++changes_;
}

}  // namespace misk::kernel
