#include "kernel/image.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "kernel/instruction.hpp"

namespace misk::kernel {

Id Names::add(std::string_view name) {
  auto [it, fresh] = index_.try_emplace(std::string(name), static_cast<Id>(names_.size()));
  if (fresh) names_.emplace_back(name);
  return it->second;
}

Id Names::find(std::string_view name) const {
  auto it = index_.find(std::string(name));
  return it == index_.end() ? kNoId : it->second;
}

namespace {

template <class T>
Id find_named(const std::vector<T>& list, std::string_view name) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].name == name) return static_cast<Id>(i);
  return kNoId;
}

}  // namespace

Id Image::find_zone(std::string_view name) const {
  return find_named(zones, name);
}
Id Image::find_point(std::string_view name) const {
  return find_named(points, name);
}
Id Image::find_procedure(std::string_view name) const {
  return find_named(procedures, name);
}
Id Image::find_window(std::string_view name) const {
  return find_named(windows, name);
}
Id Image::find_set(std::string_view name) const {
  return find_named(sets, name);
}

Id Image::find_definition(std::string_view name) const {
  auto it = definition_index.find(std::string(name));
  return it == definition_index.end() ? kNoId : it->second;
}

bool Image::same_ability(Id a, Id b) const {
  if (a == b) return true;
  const Ability &first = abilities[a], &second = abilities[b];
  if (first.definition == second.definition) return false;
  if (first.text != second.text || first.name != second.name) return false;
  return first.inherent ? second.inherent
                        : definitions[first.definition].title_id == definitions[second.definition].title_id;
}

namespace {

[[noreturn]] void too_much() {
  throw std::length_error(
      "the abilities of all packs together wait for too many different things; the tables "
      "that find them hold " +
      std::to_string(kMaxIds) + " entries");
}

constexpr std::size_t kMostSeen = 256;  // definitions that add_seen has room for

// Keys are ids, too.
static_assert(kMaxPoints * kTiers + kMaxWindows + kMaxValues + kMaxTags + 2 < kNoId);

}  // namespace

/// The value that a definition has if it does not print one.
std::int32_t Image::usual(ExprId base) const {
  if (base == kNoExpr) return kNoValue;
  const Code& of = expressions[static_cast<std::size_t>(base)];
  return of.kind == Code::Kind::number ? of.number : kExprAttribute + base;
}

// Follows a condition for a component that has none of the tags it asks for. If it comes to an end without
// asking for anything else, these tags are needed.
std::vector<Id> Image::needed_tags(ExprId where) const {
  if (where == kNoExpr) return {};
  std::vector<Id> needed;
  const Instruction* p = code.data() + expressions[static_cast<std::size_t>(where)].first;
  for (;; ++p) {
    if (static_cast<X>(p->op) != X::is_tag || static_cast<X>(p->a) != X::it) return {};
    needed.push_back(p->b);
    for (++p; static_cast<X>(p->op) != X::or_jump;) {
      if (static_cast<X>(p->op) == X::done) return needed;
      if (static_cast<X>(p->op) == X::and_jump)
        p += p->c;
      else if (static_cast<X>(p->op) == X::truth)
        ++p;
      else
        return {};
    }
  }
}

bool Image::speaks_of_target(ExprId expr) const {
  if (expr == kNoExpr) return false;
  const auto target = static_cast<std::uint8_t>(X::target);
  for (const Instruction* p = code.data() + expressions[static_cast<std::size_t>(expr)].first;
       static_cast<X>(p->op) != X::done; ++p) {
    if (p->op == target || (p->a == kRightSlot && p->c == target)) return true;
    if (p->a == target && static_cast<X>(p->op) != X::over) return true;
  }
  return false;
}

// Of all copies of a title, the same ability has the same number, also where another version of the card has
// further abilities before it.
void Image::count_maxima() {
  for (const Definition& definition : definitions) {
    std::uint8_t n = 0;
    for (const Id id : definition.abilities)
      if (Limit& limit = abilities[id].limit; limit.count && limit.scope == LimitScope::title)
        limit.nth = n++;
  }
}

void Image::freeze() {
  value_count = static_cast<std::uint32_t>(values.size());
  attributes_.assign(definitions.size() * values.size(), kNoValue);
  for (std::size_t d = 0; d < definitions.size(); ++d)
    for (std::size_t v = 0; v < values.size(); ++v) {
      std::int32_t& here = attributes_[d * values.size() + v];
      if (v < definitions[d].attributes.size()) here = definitions[d].attributes[v];
      if (here == kNoValue) here = usual(values[v].base);
    }
  printed.assign(values.size(), 0);
  for (std::size_t at = 0; at < attributes_.size(); ++at)
    if (attributes_[at] != kNoValue && attributes_[at] != 0) printed[at % values.size()] = 1;
  for (SetDef& set : sets) set.needed = needed_tags(set.where);
  first_window_ = static_cast<int>(points.size()) * kTiers;
  first_value_ = first_window_ + static_cast<int>(windows.size());
  watch_key_ = value_listener(static_cast<std::uint16_t>(values.size() + tags.size()));
  const std::size_t keys = static_cast<std::size_t>(contrary_key()) + 1;
  watched.assign(values.size() + tags.size(), 0);
  for (const std::uint16_t key : policy.settle_keys) watched[key] = 1;
  for (Definition& definition : definitions) {
    definition.unsteady = definition.text_box;
    for (const auto& [tag, zones_of_tag] : definition.tag_zones) definition.unsteady.add(tag);
  }
  for (auto& zone : zones) zone.listens = false;
  heard_resolving.assign(points.size(), 0);
  reacted.assign(points.size() * kTiers, 0);
  for (Ability& ability : abilities) {
    ability.early = 0;
    for (const Value& condition : ability.conditions) {
      if (condition.expr == kNoExpr || expressions[static_cast<std::size_t>(condition.expr)].asks_you) break;
      ++ability.early;
    }
    ability.cost_aims = std::any_of(ability.costs.begin(), ability.costs.end(), [this](const Cost& cost) {
      return cost.aims || speaks_of_target(cost.who) || speaks_of_target(cost.amount);
    });
  }
  count_maxima();
  // (definition, key, ability), then grouped: a table of two-byte slice numbers stays in the cache.
  std::vector<std::vector<std::pair<int, Id>>> found(definitions.size());
  heard.assign(keys, kNoId);
  heard_count = 0;
  for (std::size_t d = 0; d < definitions.size(); ++d) {
    auto add = [&](int key, Id ability) {
      found[d].emplace_back(key, ability);
      if (heard[static_cast<std::size_t>(key)] == kNoId)
        heard[static_cast<std::size_t>(key)] = static_cast<Id>(heard_count++);
    };
    for (Id id : definitions[d].abilities) {
      const Ability& ability = abilities[id];
      if (ability.kind == AbilityKind::forced || ability.kind == AbilityKind::reaction)
        add(point_key(ability.point, ability.tier), id);
      if (ability.kind == AbilityKind::reaction)
        reacted[static_cast<std::size_t>(point_key(ability.point, ability.tier))] = 1;
      if (ability.kind == AbilityKind::window)
        for (Id w = 0; w < windows.size(); ++w)
          if (ability.windows.has(w)) add(window_key(w), id);
      if (ability.kind == AbilityKind::constant)
        for (const auto& modifier : ability.modifiers) {
          add(value_listener(modifier.key), id);
          if (watched[modifier.key]) add(watch_key(), id);
          if (modifier.op >= ModifierOp::base) add(contrary_key(), id);
        }
      if (ability.resolving && ability.point != kNoId) heard_resolving[ability.point] = 1;
      if (ability.kind != AbilityKind::manual && !ability.resolving)
        for (std::size_t z = 0; z < zones.size(); ++z)
          if (ability.zones.has(static_cast<Id>(z))) zones[z].listens = true;
    }
    std::sort(found[d].begin(), found[d].end());
    found[d].erase(std::unique(found[d].begin(), found[d].end()), found[d].end());
  }
  losable = {};
  settled.clear();
  kind_number.assign(tags.size(), 0);
  for (std::size_t i = 0; i < policy.kinds.size(); ++i)
    kind_number[policy.kinds[i]] = static_cast<std::uint8_t>(i + 1);
  for (const Ability& ability : abilities)
    for (const Modifier& modifier : ability.modifiers) {
      if (modifier.key >= values.size() && modifier.key - values.size() < std::size_t{kMaxTags})
        losable.add(static_cast<Id>(modifier.key - values.size()));
      if (modifier.key == policy.kind)
        for (const Id tag : policy.kinds) losable.add(tag);
      if (modifier.op >= ModifierOp::base &&
          std::find(settled.begin(), settled.end(), modifier.key) == settled.end())
        settled.push_back(modifier.key);
    }
  shared_.assign(definitions.size(), 0);
  for (const Ability& ability : abilities)
    if (ability.who != kNoExpr) shared_[ability.definition] = 1;
  hears_.assign(1, {});
  hearing_.assign(definitions.size() * zones.size() * 2, 0);
  lenders.clear();
  for (const Ability& ability : abilities)
    if (ability.lent_by != kNoId &&
        std::find(lenders.begin(), lenders.end(), ability.lent_by) == lenders.end())
      lenders.push_back(ability.lent_by);
  std::map<std::vector<Id>, std::uint16_t> numbers{{{}, 0}};
  for (std::size_t d = 0; d < definitions.size(); ++d)
    for (std::size_t at = 0; at < zones.size() * 2; ++at) {
      const auto zone = static_cast<Id>(at / 2);
      const bool lending = at % 2;
      std::vector<Id> list;
      for (const auto& [key, id] : found[d]) {
        const Ability& ability = abilities[id];
        if (!ability.resolving && ability.zones.has(zone) && (lending || !ability.lent_zones.has(zone)) &&
            (list.empty() || list.back() != key))
          list.push_back(static_cast<Id>(key));
      }
      if (hears_.size() > 0xffff) too_much();
      const auto [known, is_new] = numbers.try_emplace(list, static_cast<std::uint16_t>(hears_.size()));
      if (is_new) hears_.push_back(std::move(list));
      hearing_[d * zones.size() * 2 + at] = known->second;
    }
  slices_.assign(1, {});
  listeners.clear();
  by_definition_.assign(definitions.size() * static_cast<std::size_t>(heard_count), 0);
  for (std::size_t d = 0; d < definitions.size(); ++d) {
    for (std::size_t i = 0; i < found[d].size();) {
      const int key = found[d][i].first;
      if (slices_.size() >= kMaxIds) too_much();
      Slice slice{static_cast<std::uint32_t>(listeners.size()), 0};
      for (; i < found[d].size() && found[d][i].first == key; ++i, ++slice.count)
        listeners.push_back(found[d][i].second);
      by_definition_[d * static_cast<std::size_t>(heard_count) + heard[static_cast<std::size_t>(key)]] =
          static_cast<Id>(slices_.size());
      slices_.push_back(slice);
    }
  }
  definitions.reserve(definitions.size() + kMostSeen);
}

Id Image::add_seen(Definition seen, Id of) {
  const std::size_t index = definitions.size();
  if (index >= definitions.capacity() || index >= kNoId) return kNoId;
  fit(index + 1);
  for (std::size_t v = 0; v < values.size(); ++v)
    attributes_[index * values.size() + v] = usual(values[v].base);
  if (of != kNoId) {
    const auto heard_keys = static_cast<std::size_t>(heard_count);
    shared_[index] = shared_[of];
    std::copy_n(hearing_.begin() + static_cast<std::ptrdiff_t>(of * zones.size() * 2), zones.size() * 2,
                hearing_.begin() + static_cast<std::ptrdiff_t>(index * zones.size() * 2));
    std::copy_n(by_definition_.begin() + static_cast<std::ptrdiff_t>(of * heard_keys), heard_keys,
                by_definition_.begin() + static_cast<std::ptrdiff_t>(index * heard_keys));
  }
  definitions.push_back(std::move(seen));
  return static_cast<Id>(index);
}

void Image::drop_seen(std::size_t count) {
  definitions.resize(definitions.size() - count);
  fit(definitions.size());
}

/// Gives the tables by definition that many rows; new ones are empty.
void Image::fit(std::size_t rows) {
  const std::size_t before = std::min(rows, definitions.size());
  const auto heard_keys = static_cast<std::size_t>(heard_count);
  for (const std::size_t size : {before, rows}) {
    attributes_.resize(size * values.size(), kNoValue);
    shared_.resize(size, 0);
    hearing_.resize(size * zones.size() * 2, 0);
    by_definition_.resize(size * heard_keys, 0);
  }
}

}  // namespace misk::kernel
