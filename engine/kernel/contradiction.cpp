// Modifiers that contradict each other. The rest of the kernel knows two doors of this: arrange() takes the
// contradictions out of a list of modifiers, and settle_conflict(), between frames, has the game decide the
// cases that nobody knows yet (policy.conflict). Each decision is an Order of the position.
#include <algorithm>

#include "kernel/kernel.hpp"

namespace misk::kernel {

void Kernel::add_order(ComponentId over, ComponentId under) {
  refuse_in_query();
  State& s = *state_;
  drop(s.orders, s.orders_count, [&](const Order& known) {
    return (known.over == over && known.under == under) || (known.over == under && known.under == over) ||
           known.over_instance != component(known.over).instance ||
           known.under_instance != component(known.under).instance;
  });
  if (s.orders_count == kMaxOrders) take(s.orders, s.orders_count, 0);  // the oldest is asked again
  s.orders[s.orders_count++] = {over, under, component(over).instance, component(under).instance};
  ++changes_;
}

// Says which of two sources counts if they contradict each other: above zero `a`, below zero `b`, 0 nobody
// knows.
int Kernel::order(ComponentId a, ComponentId b, bool by_precedence) const {
  if (by_precedence && image_.policy.precedence != kNoExpr && a && b) {
    const std::int32_t rank = evaluate(image_.policy.precedence, {.it = a}),
                       other = evaluate(image_.policy.precedence, {.it = b});
    if (rank != other) return rank > other ? 1 : -1;
  }
  for (int i = state_->orders_count - 1; i >= 0; --i) {
    const Order& known = state_->orders[i];
    const bool same = known.over == a && known.under == b;
    if (!same && !(known.over == b && known.under == a)) continue;
    if (known.over_instance == component(known.over).instance &&
        known.under_instance == component(known.under).instance)
      return same ? 1 : -1;
  }
  return 0;
}

// Leaves of modifiers that contradict each other those that count. Of two that say what a value is, the later
// one, unless they have an order; one that sets the outcome leaves those that come over it. `undecided` is
// given the first two sources that have no order.
void Kernel::arrange(std::vector<Explained>& list, ComponentId* undecided) const {
  auto not_decided = [&](const Explained& a, const Explained& b) {
    if (!undecided || undecided[0] || a.source == b.source || !a.source || !b.source) return;
    undecided[0] = a.source;
    undecided[1] = b.source;
  };
  auto counting = [&](ModifierOp op) {
    const Explained* best = nullptr;
    const Explained* last = nullptr;
    for (const Explained& one : list) {
      if (one.op != op) continue;
      last = &one;
      if (std::any_of(list.begin(), list.end(), [&](const Explained& other) {
            return other.op == op && other.amount != one.amount && order(other.source, one.source, true) > 0;
          }))
        continue;
      if (best && best->amount != one.amount) not_decided(*best, one);
      best = &one;
    }
    return best ? best : last;
  };
  const Explained* set = counting(ModifierOp::set);
  const Explained* base = set ? set : counting(ModifierOp::base);
  if (!base) return;
  std::vector<Explained> kept{*base};
  for (const Explained& one : list) {
    if (one.op >= ModifierOp::base) continue;
    const int over = set ? order(one.source, set->source, false) : 1;
    if (!over) not_decided(*set, one);
    if (over >= 0) kept.push_back(one);
  }
  list = std::move(kept);
}

// Does anything say now what some value is? Nearly always not.
bool Kernel::may_conflict() const {
  if (heard_now(image_.contrary_key())) return true;
  for (const Lasting& lasting : in_use(state_->lasting, state_->lasting_count))
    if (static_cast<ModifierOp>(lasting.op) >= ModifierOp::base) return true;
  return false;
}

// Two sources of which nobody knows yet whose word on some component's value counts.
bool Kernel::find_conflict(ComponentId (&between)[2]) const {
  auto look = [&](std::uint16_t key) {
    // Most of what is there cannot contradict anything.
    int bases = 0, sets = 0, others = 0;
    auto count = [&](ModifierOp op) {
      ++(op == ModifierOp::base ? bases : op == ModifierOp::set ? sets : others);
    };
    each_listener(image_.value_listener(key), [&](ComponentId, Id ability) {
      for (const Modifier& modifier : image_.abilities[ability].modifiers)
        if (modifier.key == key) count(modifier.op);
      return true;
    });
    for (const Lasting& lasting : in_use(state_->lasting, state_->lasting_count))
      if (lasting.key == key) count(static_cast<ModifierOp>(lasting.op));
    if (bases < 2 && sets < 2 && !(sets && others)) return false;
    for (ComponentId id = 1; id <= state_->component_count; ++id) {
      if (kind_of(id).visible == Visible::none) continue;
      std::vector<Explained> list = modifiers(id, key);
      if (list.size() > 1) arrange(list, between);
      if (between[0]) return true;
    }
    return false;
  };
  for (const std::uint16_t key : image_.settled)
    if (look(key)) return true;
  for (const Lasting& lasting : in_use(state_->lasting, state_->lasting_count))
    if (static_cast<ModifierOp>(lasting.op) >= ModifierOp::base && look(lasting.key)) return true;
  return false;
}

// Before anything more is worked out from modifiers that contradict each other, the game says whose word
// counts.
bool Kernel::settle_conflict() {
  const Id procedure = image_.policy.conflict;
  if (calm_ == changes_) return false;
  if (procedure == kNoId || !may_conflict() || answered_ || procedure_frame(procedure)) return false;
  if (result_on_its_way()) return false;
  ComponentId between[2] = {0, 0};
  if (!find_conflict(between)) return false;
  add_order(between[1], between[0]);  // unless the procedure says otherwise; so it cannot run without end
  Frame& called = push(FrameKind::procedure, procedure);
  called.locals[0] = between[0];
  called.locals[1] = between[1];
  return true;
}

}  // namespace misk::kernel
