// Values, modifiers and the evaluation of expressions.
//
// One file: expressions ask for values and values evaluate expressions; the compiler inlines across both.
#include <algorithm>
#include <bit>
#include <iterator>

#include "kernel/kernel.hpp"
#include "kernel/work.hpp"

namespace misk::kernel {
namespace {

// Amounts stop at the ends of their range instead of overflowing; no pack can crash the engine with a number.
std::int32_t fit(std::int64_t n) {
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(n, -INT32_MAX, INT32_MAX));
}

// Expressions ask for values and sets, and these for expressions: bounded, so that no pack can exhaust the
// stack. (What modifiers ask for is bounded by asked_.)
constexpr int kMaxNesting = 48;
struct Nesting {
  int& depth;
  explicit Nesting(int& d) : depth(d) { ++depth; }
  ~Nesting() { --depth; }
  Nesting(const Nesting&) = delete;
  Nesting& operator=(const Nesting&) = delete;
};

// Components are attached, or at, one another; in a circle this would have no end.
constexpr int kMostParents = 16;

// All additions first, then doublings and halvings, then rounding up (rules of the games agree on this
// order).
struct Sum {
  bool based = false;  // the printed number does not count
  std::int32_t base = 0, sum = 0, multiply = 1;
  int halvings = 0;

  void apply(ModifierOp op, std::int32_t amount) {
    switch (op) {
      case ModifierOp::add:
        sum = fit(std::int64_t{sum} + amount);
        break;
      case ModifierOp::multiply:
        multiply = fit(std::int64_t{multiply} * amount);
        break;
      case ModifierOp::halve:
        halvings = std::min(halvings + 1, 31);
        break;
      case ModifierOp::base:
      case ModifierOp::set:
        base = amount;
        based = true;
        break;
    }
  }
  std::int32_t total(std::int32_t from) const {
    const std::int64_t all = std::int64_t{fit(std::int64_t{from} + sum)} * multiply;
    return fit(-(-all >> halvings));  // rounded up, once
  }
};

}  // namespace

// Nearly always nothing is taken to be elsewhere, and this is asked for all the time.
ComponentId Kernel::place(ComponentId id) const {
  if (state_->pretence_count) return place_as_pretended(id);
  for (int guard = 0; id && guard < kMostParents; ++guard) {
    const Component& c = component(id);
    const PlaceBy by = zone_place_[c.zone];
    if (by == PlaceBy::itself) return id;
    if (by == PlaceBy::none) return 0;
    id = by == PlaceBy::parent ? c.parent : state_->avatars[zone_player_[c.zone]];
  }
  return 0;
}

[[gnu::noinline]] ComponentId Kernel::place_as_pretended(ComponentId id) const {
  for (int guard = 0; id && guard < kMostParents; ++guard) {
    if (const ComponentId place = pretended_place(id)) return place;
    const int zone = pretended_zone(id);
    switch (zone_place_[zone]) {
      case PlaceBy::itself:
        return id;
      case PlaceBy::parent:
        id = component(id).parent;
        break;
      case PlaceBy::player:
        id = state_->avatars[zone_player_[zone]];
        break;
      case PlaceBy::none:
        return 0;
    }
  }
  return 0;
}

ComponentId Kernel::bearer(ComponentId id) const {
  for (int guard = 0; id && guard < kMostParents; ++guard) {
    const Component& c = component(id);
    const int zone = zone_of(id);
    const ZoneKind& kind = image_.zones[zone_kind_[zone]];
    if (kind.per_player) return state_->avatars[zone_player_[zone]];
    if (kind.attached) {
      if (c.controller != kNoPlayer) return state_->avatars[c.controller];
      id = c.parent;
      continue;
    }
    return c.controller == kNoPlayer ? kNone : state_->avatars[c.controller];
  }
  return 0;
}

std::uint8_t Kernel::player_of(ComponentId avatar) const {
  if (avatar)
    for (int p = 0; p < state_->players; ++p)
      if (state_->avatars[p] == avatar) return static_cast<std::uint8_t>(p);
  return kNoPlayer;
}

// Only a spectator of the reasons (Kernel::trace) is told of the components that would listen in another
// zone, too.
std::uint64_t Kernel::may_listen(int key, int word) const {
  std::uint64_t out = 0;
  for (std::uint64_t live = state_->live[word]; live; live &= live - 1) {
    const auto id = static_cast<ComponentId>(word * 64 + std::countr_zero(live));
    if (!image_.listening(component(id).definition, key).empty()) out |= live & -live;
  }
  return out;
}

std::int32_t Kernel::base_value(ComponentId id, Id key) const {
  const std::int32_t raw = image_.attribute(component(id).definition, key);
  const bool worked_out = raw >= kExprAttribute && raw < kExprAttribute + (1 << 24);
  return worked_out ? worked_out_base(id, raw - kExprAttribute) : raw;
}

std::int32_t Kernel::base_now(ComponentId id, Id key) const {
  std::int32_t base = base_value(id, key);
  if (!modified(key)) return base;
  std::vector<Explained> list = modifiers(id, key);
  arrange(list);
  for (const Explained& modifier : list)
    if (modifier.op == ModifierOp::base) base = modifier.amount;
  return base;
}

[[gnu::noinline]] std::int32_t Kernel::worked_out_base(ComponentId id, ExprId expr) const {
  if (evaluating_ > kMaxNesting) return 0;
  // A value that depends on the number of players only is the same all game long.
  const bool fixed = image_.expressions[static_cast<std::size_t>(expr)].kind == Code::Kind::set_up;
  std::int32_t& known = fixed_[static_cast<std::size_t>(expr)];
  if (fixed && known != kNoValue) return known;
  const Context context{.me = id, .you = bearer(id), .it = id};
  const Nesting nested(evaluating_);
  const std::int32_t result = evaluate(expr, context);
  if (fixed) known = result;
  return result;
}

// Is there anything in play, or lasting, that could modify this value? Nearly always there is not.
bool Kernel::modified(std::uint16_t key) const {
  if (heard_now(image_.value_listener(key))) return true;
  for (const Lasting& lasting : in_use(state_->lasting, state_->lasting_count))
    if (lasting.key == key) return true;
  return false;
}

std::int32_t Kernel::unfloored(ComponentId id, std::uint16_t key, ComponentId that, Id ability,
                               std::vector<Explained>* explain) const {
  return modified(key) ? modified_value(id, key, that, ability, explain) : printed_value(id, key);
}

std::int32_t Kernel::printed_value(ComponentId id, std::uint16_t key) const {
  if (key >= image_.value_count) return printed_tag(id, static_cast<Id>(key - image_.value_count));
  const std::int32_t number = base_value(id, static_cast<Id>(key));
  return number == kNoValue ? 0 : number;
}

[[gnu::noinline]] std::int32_t Kernel::modified_value(ComponentId id, std::uint16_t key, ComponentId that,
                                                      Id ability, std::vector<Explained>* explain) const {
  const bool is_value = key < image_.value_count;
  // A value that asks for itself, through whatever modifiers, must bound the work and not only the depth.
  const Asked asking{id, that, key};
  const Asked* const end = asked_ + asked_count_;
  if (end == std::end(asked_) || std::find(asked_, asked_ + asked_count_, asking) != end) {
    const std::int32_t raw =
        is_value ? image_.attribute(component(id).definition, key) : printed_value(id, key);
    return raw < kExprAttribute + (1 << 24) ? 0 : raw;
  }
  asked_[asked_count_++] = asking;
  struct Done {
    int& count;
    ~Done() { --count; }
  } done{asked_count_};
  Sum sum;
  int settled = 0;
  each_modifier(id, key, that, ability, [&](const Explained& modifier) {
    sum.apply(modifier.op, modifier.amount);
    settled += modifier.op == ModifierOp::base ? 1 : modifier.op == ModifierOp::set ? 2 : 0;
    if (explain) explain->push_back(modifier);
  });
  if (settled > 1) {  // what two say of it, or one says of the outcome: not every order gives the same
    std::vector<Explained> list = modifiers(id, key, that, ability);
    arrange(list);
    if (explain) *explain = list;
    sum = {};
    for (const Explained& modifier : list) sum.apply(modifier.op, modifier.amount);
  }
  return sum.total(sum.based ? sum.base : printed_value(id, key));
}

std::vector<Explained> Kernel::modifiers(ComponentId id, std::uint16_t key, ComponentId that,
                                         Id ability) const {
  std::vector<Explained> list;
  each_modifier(id, key, that, ability, [&](const Explained& modifier) { list.push_back(modifier); });
  return list;
}

// Calls f for every modifier that works on this value of the component now.
template <class F>
void Kernel::each_modifier(ComponentId id, std::uint16_t key, ComponentId that, Id ability, F&& f) const {
  each_listener(image_.value_listener(key), [&](ComponentId source, Id ability_of_source) {
    work();
    const Ability& from = image_.abilities[ability_of_source];
    const Component& c = component(source);
    if (!from.zones.has(zone_kind_[c.zone]) || !(from.faces >> c.face & 1)) return true;
    if (!from.inherent && image_.policy.blank != kNoId && key != image_.policy.blank && blank(source))
      return true;
    const Context context{.me = source, .you = bearer(source), .it = id, .that = that, .ability = ability};
    for (const Value& condition : from.conditions)
      if (!holds(condition, context)) return true;
    for (const Modifier& modifier : from.modifiers) {
      if (modifier.key != key) continue;
      if (modifier.where != kNoExpr && !evaluate(modifier.where, context)) continue;
      const std::int32_t amount = modifier.amount == kNoExpr ? 1 : evaluate(modifier.amount, context);
      if (!amount && modifier.op == ModifierOp::add) continue;
      if (key != image_.policy.immune && is_immune(id, source)) continue;
      f(Explained{source, ability_of_source, modifier.op, amount});
    }
    return true;
  });
  for (const Lasting& lasting : in_use(state_->lasting, state_->lasting_count))
    if (lasting.key == key && lasting.target == id)
      f(Explained{lasting.source, lasting.ability, static_cast<ModifierOp>(lasting.op), lasting.amount});
}

bool Kernel::may_be_immune() const {
  return image_.policy.immune != kNoId && modified(image_.policy.immune);
}

bool Kernel::is_immune(ComponentId id, ComponentId source) const {
  return source && may_be_immune() && unfloored(id, image_.policy.immune, source) > 0;
}

ComponentId Kernel::source() const {
  if (!state_->depth) return 0;
  const Frame& frame = state_->frames[state_->depth - 1];
  if (frame.kind != FrameKind::script || frame.has(ScriptFrame::by_rules) || !frame.comp) return 0;
  return image_.abilities[static_cast<std::size_t>(frame.script.ability)].inherent ? ComponentId{0}
                                                                                   : frame.comp;
}

std::int32_t Kernel::printed_tag(ComponentId id, Id tag) const {
  const Definition& def = image_.definitions[component(id).definition];
  return def.tags.has(tag) && (!def.unsteady.has(tag) || keeps_tag(id, def, tag));
}

std::int32_t Kernel::value(ComponentId id, Id key, ComponentId that, Id ability) const {
  const std::int32_t total = unfloored(id, key, that, ability);
  return total < 0 && image_.values[key].floor ? 0 : total;
}

bool Kernel::blank(ComponentId id) const {
  const Id key = image_.policy.blank;
  if (key == kNoId) return false;
  return modified(key) && unfloored(id, key) > 0;
}

// A printed tag that is not always there: blanked, or not in this zone.
bool Kernel::keeps_tag(ComponentId id, const Definition& def, Id tag) const {
  for (const auto& [zoned, zones] : def.tag_zones)
    if (zoned == tag && !zones.has(zone_kind_[component(id).zone])) return false;
  return !(def.text_box.has(tag) && blank(id));
}

bool Kernel::has_tag(ComponentId id, Id tag) const {
  const bool printed = printed_tag(id, tag);
  // Nearly always nothing is there that could take it away or give it.
  const bool lasting = state_->lasting_count;
  if (printed && !lasting && !image_.losable.has(tag)) return true;
  const auto key = static_cast<std::uint16_t>(image_.value_count + tag);
  const int number = image_.kind_number[tag];
  if (!lasting && !heard_now(image_.value_listener(key)) &&
      (!number || !heard_now(image_.value_listener(image_.policy.kind))))
    return printed;
  if (number && modified(image_.policy.kind))
    if (const std::int32_t kind = unfloored(id, image_.policy.kind); kind > 0) return kind == number;
  return modified(key) ? unfloored(id, key) > 0 : printed;
}

std::span<const Id> Kernel::needed_now(const SetDef& set) const {
  if (set.needed.empty() || state_->lasting_count) return {};
  for (const Id tag : set.needed)
    if (heard_now(image_.value_listener(static_cast<std::uint16_t>(image_.value_count + tag))) ||
        (image_.kind_number[tag] && heard_now(image_.value_listener(image_.policy.kind))))
      return {};
  return set.needed;
}

// The ways are asked for all the time and change rarely: nearly always a look at what they depend on is
// enough.
void Kernel::refresh_links() const {
  // What modifies the ways may look at anything.
  const bool is_modified = image_.policy.way != kNoId && modified(image_.policy.way);
  const std::uint64_t now = is_modified ? changes_ : 0;
  if (links_epoch_ != places_epoch_ || links_changes_ != now) find_links(is_modified, now);
}

// The places with the symbol on their present side, one after the other by `next`, the last one first.
std::vector<std::uint16_t> Kernel::places_by_symbol(std::vector<std::uint16_t>& next) const {
  std::vector<std::uint16_t> last(image_.links.size(), 0);
  next.assign(link_places_.size() + 1, 0);
  for (std::size_t place = 0; place < link_places_.size(); ++place) {
    const Component& c = component(link_places_[place]);
    const Id symbol = image_.definitions[c.definition].symbol[c.face ? 1 : 0];
    if (symbol == kNoId) continue;
    next[place + 1] = last[symbol];
    last[symbol] = static_cast<std::uint16_t>(place + 1);
  }
  return last;
}

[[gnu::noinline]] void Kernel::find_links(bool is_modified, std::uint64_t now) const {
  links_epoch_ = places_epoch_;
  links_changes_ = now;
  // If the work is too much, nobody may take the half for the whole.
  struct Whole {
    std::uint32_t& epoch;
    bool is = false;
    ~Whole() { epoch -= !is; }
  } whole{links_epoch_};
  for (const ComponentId place : link_places_) link_slots_[place] = 0;
  link_places_.clear();
  for (int z = 0; z < state_->zone_count; ++z) {
    const ZoneKind& kind = image_.zones[zone_kind_[z]];
    if (kind.place != PlaceBy::itself || !kind.in_play) continue;
    for (ComponentId c = state_->zones[z].first; c; c = component(c).next) {
      link_places_.push_back(c);
      link_slots_[c] = static_cast<std::uint16_t>(link_places_.size());
    }
  }
  link_words_ = (link_places_.size() + 63) / 64;
  links_.assign(link_places_.size() * link_words_, 0);
  std::vector<std::uint16_t> next;
  const std::vector<std::uint16_t> last = places_by_symbol(next);
  for (std::size_t a = 0; a < link_places_.size(); ++a) {
    const Component& from = component(link_places_[a]);
    for (const Id symbol : image_.definitions[from.definition].links[from.face ? 1 : 0]) {
      work(static_cast<std::int64_t>(link_words_));
      for (std::size_t b = last[symbol]; b; b = next[b])
        if (b != a + 1) links_[a * link_words_ + (b - 1) / 64] |= 1ULL << ((b - 1) & 63);
    }
  }
  if (!is_modified) {
    whole.is = true;
    return;
  }
  // Conditions of modifiers that ask for ways see those that the symbols make.
  std::vector<std::uint64_t> ways = links_;
  for (std::size_t a = 0; a < link_places_.size(); ++a)
    for (std::size_t b = 0; b < link_places_.size(); ++b) {
      if (a == b) continue;
      const std::int32_t way = unfloored(link_places_[a], image_.policy.way, link_places_[b]);
      std::uint64_t& word = ways[a * link_words_ + b / 64];
      if (way > 0) word |= 1ULL << (b & 63);
      if (way < 0) word &= ~(1ULL << (b & 63));
    }
  links_ = std::move(ways);
  whole.is = true;
}

namespace {

// The same as Kernel::distance, where there are more places than a word has bits.
int far_distance(const std::vector<std::uint64_t>& links, std::size_t words, int from, int to) {
  std::vector<std::uint64_t> reached(words, 0), fresh(words, 0);
  auto has = [](const std::vector<std::uint64_t>& set, int place) {
    return set[static_cast<std::size_t>(place / 64)] >> (place & 63) & 1;
  };
  reached[static_cast<std::size_t>(from / 64)] |= 1ULL << (from & 63);
  fresh = reached;
  for (int steps = 0;; ++steps) {
    if (has(reached, to)) return steps;
    work(static_cast<std::int64_t>(words));
    std::vector<std::uint64_t> next(words, 0);
    for (std::size_t w = 0; w < words; ++w)
      for (std::uint64_t word = fresh[w]; word; word &= word - 1) {
        const std::size_t place = w * 64 + static_cast<std::size_t>(std::countr_zero(word));
        for (std::size_t n = 0; n < words; ++n) next[n] |= links[place * words + n];
      }
    bool grows = false;
    for (std::size_t w = 0; w < words; ++w) {
      fresh[w] = next[w] & ~reached[w];
      reached[w] |= fresh[w];
      grows = grows || fresh[w];
    }
    if (!grows) return -1;
  }
}

}  // namespace

bool Kernel::connected(ComponentId from, ComponentId to) const {
  refresh_links();
  const int a = link_slot(from), b = link_slot(to);
  return a >= 0 && b >= 0 &&
         (links_[static_cast<std::size_t>(a) * link_words_ + static_cast<std::size_t>(b / 64)] >> (b & 63) &
          1);
}

int Kernel::distance(ComponentId from, ComponentId to) const {
  refresh_links();
  const int a = link_slot(from), b = link_slot(to);
  if (a < 0 || b < 0) return -1;
  if (link_words_ > 1) return far_distance(links_, link_words_, a, b);
  std::uint64_t reached = 1ULL << a;
  for (int steps = 0;; ++steps) {
    if (reached >> b & 1) return steps;
    std::uint64_t next = reached;
    for (std::uint64_t word = reached; word; word &= word - 1)
      next |= links_[static_cast<std::size_t>(std::countr_zero(word))];
    if (next == reached) return -1;
    reached = next;
  }
}

bool Kernel::holds(const Value& condition, const Context& context) const {
  if (condition.expr != kNoExpr) return evaluate(condition.expr, context) != 0;
  if (condition.function != kNoFunction) {
    std::int32_t result = 0;
    unheld_.lasts = false;  // nobody knows what a script looks at
    auto* self = const_cast<Kernel*>(this);
    ++self->querying;
    const bool ok = scripts_.query(condition.function, context, result);
    --self->querying;
    return ok && result != 0;
  }
  return true;
}

bool Kernel::in_set(ComponentId id, Id set, const Context& context) const {
  const SetDef& def = image_.sets[set];
  Context inner = context;
  inner.that = context.it;
  inner.it = id;
  const int zone = zone_of(id);
  for (const SetDef::From& from : def.from) {
    if (zone_kind(zone) != from.kind) continue;
    if (from.player != kNoExpr &&
        player_of(static_cast<ComponentId>(evaluate(from.player, context))) != zone_player(zone))
      continue;
    if (def.where == kNoExpr || evaluate(def.where, inner)) return true;
  }
  return false;
}

// One result for all members of a set: how many, whether any or all, the sum, the greatest, the least, or the
// first.
std::int32_t Kernel::run_over(const Instruction& over, const Context& context) const {
  if (evaluating_ > kMaxNesting) return 0;
  const Nesting nested(evaluating_);
  std::int32_t result = 0;
  bool any = false;
  Context inner = context;
  inner.that = context.it;
  const auto kind = static_cast<Over>(over.a);
  if (kind == Over::all) result = 1;
  for (const SetDef::From& from : image_.sets[over.b].from) {
    const int zone = zone_index(from.kind, 0),
              players = image_.zones[from.kind].per_player ? state_->players : 1;
    for (int player = 0; player < players; ++player) work(1 + state_->zones[zone + player].count);
  }
  each_in_set(over.b, context, [&](ComponentId c) {
    inner.it = c;
    const std::int32_t v = over.c == kNoExpr ? 1 : evaluate(over.c, inner);
    switch (kind) {
      case Over::count:
        result += v != 0;
        return true;
      case Over::any:
        result = v != 0;
        return v == 0;
      case Over::all:
        result = v != 0;
        return v != 0;
      case Over::sum:
        result += v;
        return true;
      case Over::maximum:
        result = any ? std::max(result, v) : v;
        break;
      case Over::minimum:
        result = any ? std::min(result, v) : v;
        break;
      case Over::first:
        if (v) result = c;
        return v == 0;
    }
    any = true;
    return true;
  });
  return result;
}

// The next still playing after this avatar in player order, from the first for none; 0 after the last. A
// sequence that has begun goes on in the order it began with, from the avatar `begun_with`.
ComponentId Kernel::next_player(ComponentId after, ComponentId begun_with) const {
  const std::uint8_t begun = player_of(begun_with);
  const int first = begun == kNoPlayer ? first_player() : begun;
  const std::uint8_t from = player_of(after);
  int seat = from == kNoPlayer ? 0 : (from - first + state_->players) % state_->players + 1;
  for (; seat < state_->players; ++seat) {
    const int player = (first + seat) % state_->players;
    if (playing(player)) return state_->avatars[player];
  }
  return 0;
}

std::int32_t Kernel::run_short(const Code& code, const Context& context) const {
  switch (code.kind) {
    case Code::Kind::number:
      return code.number;
    case Code::Kind::slot:
      return context.slot(code.a);
    case Code::Kind::global:
      return state_->globals[code.number];
    case Code::Kind::local:
      return noted(static_cast<Id>(code.number), code.a);
    case Code::Kind::in_zone: {
      const ComponentId id = context.slot(code.a);
      return valid(id) && zone_kind_[zone_of(id)] == code.number;
    }
    case Code::Kind::is_tag: {
      const ComponentId id = context.slot(code.a);
      return valid(id) && has_tag(id, static_cast<Id>(code.number));
    }
    case Code::Kind::counter: {
      const ComponentId id = context.slot(code.a);
      return valid(id) ? component(id).counters[code.number] : 0;
    }
    case Code::Kind::flag: {
      const ComponentId id = context.slot(code.a);
      return valid(id) ? component(id).flags >> code.number & 1 : 0;
    }
    case Code::Kind::value: {
      const ComponentId id = context.slot(code.a);
      return valid(id) ? value(id, static_cast<Id>(code.number)) : 0;
    }
    case Code::Kind::same_place: {
      const ComponentId one = context.slot(code.a), other = context.slot(code.number);
      return (valid(one) ? place(one) : 0) == (valid(other) ? place(other) : 0);
    }
    case Code::Kind::way: {
      const ComponentId to = context.slot(code.number % Code::kFromItsPlace);
      ComponentId from = context.slot(code.a);
      if (code.number >= Code::kFromItsPlace) from = valid(from) ? place(from) : ComponentId{0};
      return connected(from, to);
    }
    case Code::Kind::general:
    case Code::Kind::set_up:
      break;
  }
  return run_code(image_.quick.data() + code.first, context);
}

std::int32_t Kernel::run_code(const Instruction* p, const Context& context) const {
  // The value on top is not in `stack`, because nearly always it is used at once.
  std::int32_t stack[kMaxExpressionStack + 4];
  std::int32_t* below = stack;
  std::int32_t x = 0;
  // Inlined, so that all this can stay in registers.
  auto push = [&](std::int32_t next) __attribute__((always_inline)) {
    *below++ = x;
    x = next;
  };
  auto pop = [&]() __attribute__((always_inline)) {
    const std::int32_t top = x;
    x = *--below;
    return top;
  };
  // ask: pushes the component that an instruction asks about, which its answer will replace. right: the right
  // side of an operator.
  auto ask = [&]() __attribute__((always_inline)) {
    if (p->a) push(context.slot(p->a));
  };
  auto at_hand = [&](const Instruction& i) __attribute__((always_inline)) {
    return i.a == kRightNumber ? i.c : std::int32_t{context.slot(i.c)};
  };
  auto right = [&]() __attribute__((always_inline)) {
    return p->a ? at_hand(*p) : pop();
  };
  auto component_of = [&](std::int32_t id) __attribute__((always_inline))->const Component& {
    return component(valid(id) ? static_cast<ComponentId>(id) : ComponentId{0});
  };
  auto participant = [&](int i) __attribute__((always_inline)) {
    return context.event ? context.event[i] : 0;
  };
  for (;; ++p) {
    switch (static_cast<X>(p->op)) {
      case X::done:
        return x;
      case X::and_done:
        if (!x) return x;
        pop();
        break;
      case X::or_done:
        if (x) return x;
        pop();
        break;
      case X::number:
        push(p->c);
        break;
      case X::me:
      case X::you:
      case X::it:
      case X::that:
      case X::target:
        push(context.slot(p->op));
        break;
      case X::actor:
        push(participant(0));
        break;
      case X::subject:
        push(participant(1));
        break;
      case X::object:
        push(participant(2));
        break;
      case X::amount:
        push(participant(3));
        break;
      case X::extra:
        push(participant(4));
        break;
      case X::this_ability:
        push(context.ability);
        break;
      case X::parent_ability:
        push(context.ability == kNoId ? -1 : image_.abilities[context.ability].parent);
        break;
      case X::players:
        push(state_->players);
        break;
      case X::counter: {
        ask();
        x = component_of(x).counters[p->b];
        break;
      }
      case X::flag: {
        ask();
        x = component_of(x).flags >> p->b & 1;
        break;
      }
      case X::value: {
        ask();
        x = valid(x) ? value(static_cast<ComponentId>(x), p->b) : 0;
        break;
      }
      case X::memory: {
        ask();
        x = component_of(x).memory[p->b];
        break;
      }
      case X::local:
        push(noted(p->b, p->a));
        break;
      case X::frame_is:
        push(noted(p->b, -1));
        break;
      case X::global:
        push(state_->globals[p->b]);
        break;
      case X::parent: {
        ask();
        x = component_of(x).parent;
        break;
      }
      case X::owner: {
        ask();
        const auto player = component_of(x).owner;
        x = x && player < state_->players ? state_->avatars[player] : 0;
        break;
      }
      case X::controller: {
        ask();
        const auto player = component_of(x).controller;
        x = x && player < state_->players ? state_->avatars[player] : 0;
        break;
      }
      case X::zone_kind: {
        ask();
        x = valid(x) ? zone_kind_[zone_of(static_cast<ComponentId>(x))] : -1;
        break;
      }
      case X::place: {
        ask();
        x = valid(x) ? place(static_cast<ComponentId>(x)) : 0;
        break;
      }
      case X::face: {
        ask();
        x = component_of(x).face;
        break;
      }
      case X::bearer: {
        ask();
        x = valid(x) ? bearer(static_cast<ComponentId>(x)) : 0;
        break;
      }
      case X::avatar: {
        ask();
        x = player_of(static_cast<ComponentId>(x)) != kNoPlayer;
        break;
      }
      case X::definition: {
        ask();
        x = component_of(x).definition;
        break;
      }
      case X::title: {
        ask();
        x = image_.definitions[component_of(x).definition].title_id;
        break;
      }
      case X::count_here: {
        ask();
        // how many components are in the zone this one is in
        x = valid(x) ? state_->zones[component_of(x).zone].count : 0;
        break;
      }
      case X::exists: {
        ask();
        x = valid(x);
        break;
      }
      case X::add: {
        const std::int32_t r = right();
        x = fit(std::int64_t{x} + r);
        break;
      }
      case X::subtract: {
        const std::int32_t r = right();
        x = fit(std::int64_t{x} - r);
        break;
      }
      case X::multiply: {
        const std::int32_t r = right();
        x = fit(std::int64_t{x} * r);
        break;
      }
      case X::divide: {
        const std::int32_t r = right();
        x = r ? fit(std::int64_t{x} / r) : 0;
        break;
      }
      case X::modulo: {
        const std::int32_t r = right();
        x = r ? fit(std::int64_t{x} % r) : 0;
        break;
      }
      case X::negate:
        x = fit(-std::int64_t{x});
        break;
      case X::minimum: {
        const std::int32_t r = right();
        x = std::min(x, r);
        break;
      }
      case X::maximum: {
        const std::int32_t r = right();
        x = std::max(x, r);
        break;
      }
      case X::equal: {
        const std::int32_t r = right();
        x = x == r;
        break;
      }
      case X::not_equal: {
        const std::int32_t r = right();
        x = x != r;
        break;
      }
      case X::less: {
        const std::int32_t r = right();
        x = x < r;
        break;
      }
      case X::less_equal: {
        const std::int32_t r = right();
        x = x <= r;
        break;
      }
      case X::greater: {
        const std::int32_t r = right();
        x = x > r;
        break;
      }
      case X::greater_equal: {
        const std::int32_t r = right();
        x = x >= r;
        break;
      }
      case X::logical_not:
        x = !x;
        break;
      case X::truth:
        x = x != 0;
        break;
      case X::and_jump:
        if (!x)
          p += p->c - 1;
        else
          pop();
        break;
      case X::or_jump:
        if (x)
          p += p->c - 1;
        else
          pop();
        break;
      case X::pop:
        pop();
        break;
      case X::is_tag: {
        ask();
        x = valid(x) && has_tag(static_cast<ComponentId>(x), p->b);
        break;
      }
      case X::ability_is:
        push(context.ability != kNoId && image_.abilities[context.ability].tags.has(p->b));
        break;
      case X::event_ability:
        push(participant(3));
        break;
      case X::event_ability_is: {
        const std::int32_t used = participant(3);
        push(used >= 0 && used < static_cast<std::int32_t>(image_.abilities.size()) &&
             image_.abilities[static_cast<std::size_t>(used)].tags.has(p->b));
        break;
      }
      case X::in_zone: {
        ask();
        x = valid(x) && zone_kind_[zone_of(static_cast<ComponentId>(x))] == p->b;
        break;
      }
      case X::in_play: {
        ask();
        x = valid(x) && in_play(static_cast<ComponentId>(x));
        break;
      }
      case X::has_value: {
        ask();
        x = valid(x) && base_value(static_cast<ComponentId>(x), p->b) != kNoValue;
        break;
      }
      case X::over:
        push(run_over(*p, context));
        break;
      case X::value_of: {
        const std::int32_t key = pop(), id = x;
        x = valid(id) && key >= 0 && key < static_cast<std::int32_t>(image_.values.size())
                ? unfloored(static_cast<ComponentId>(id), static_cast<std::uint16_t>(key))
                : 0;
        break;
      }
      case X::check: {
        const auto that = static_cast<ComponentId>(pop());
        x = valid(x) ? value(static_cast<ComponentId>(x), p->b, that, context.ability) : 0;
        break;
      }
      case X::base_of: {
        ask();
        const auto of = static_cast<ComponentId>(x);
        const std::int32_t base = !valid(x) ? 0 : p->c ? base_now(of, p->b) : base_value(of, p->b);
        x = base == kNoValue ? 0 : base;
        break;
      }
      case X::distance: {
        const auto to = static_cast<ComponentId>(pop());
        x = distance(static_cast<ComponentId>(x), to);
        break;
      }
      case X::connected: {
        const auto to = static_cast<ComponentId>(pop());
        x = connected(static_cast<ComponentId>(x), to);
        break;
      }
      case X::toward: {
        // toward(from, step, goal): is `step` next to `from` on a shortest way to `goal`?
        const auto goal = static_cast<ComponentId>(pop()), step = static_cast<ComponentId>(pop()),
                   from = static_cast<ComponentId>(x);
        const int far = distance(from, goal);
        x = far > 0 && connected(from, step) && distance(step, goal) == far - 1;
        break;
      }
      case X::next_player: {
        const auto begun_with = static_cast<ComponentId>(pop());
        x = next_player(static_cast<ComponentId>(x), begun_with);
        break;
      }
      case X::equal_done: {
        const std::int32_t r = right();
        return x == r;
      }
      case X::not_equal_done: {
        const std::int32_t r = right();
        return x != r;
      }
      case X::greater_done: {
        const std::int32_t r = right();
        return x > r;
      }
      case X::greater_equal_done: {
        const std::int32_t r = right();
        return x >= r;
      }
      case X::logical_not_done:
        return !x;
      case X::is_tag_done:
        ask();
        return valid(x) && has_tag(static_cast<ComponentId>(x), p->b);
      case X::is_tag_and_done:
        ask();
        if (!valid(x) || !has_tag(static_cast<ComponentId>(x), p->b)) return 0;
        pop();
        ++p;
        break;
      case X::in_zone_or_done:
        ask();
        if (valid(x) && zone_kind_[zone_of(static_cast<ComponentId>(x))] == p->b) return 1;
        pop();
        ++p;
        break;
      case X::local_equal: {
        const std::int32_t local = noted(p->b, p->a);
        ++p;
        push(local == at_hand(*p));
        break;
      }
      case X::local_not_equal: {
        const std::int32_t local = noted(p->b, p->a);
        ++p;
        push(local != at_hand(*p));
        break;
      }
      default:  // the compiler makes no others, and checking costs as much as many of them do
        __builtin_unreachable();
    }
  }
}

}  // namespace misk::kernel
