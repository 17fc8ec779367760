// Use of abilities: what may be used, and the initiation with targets, costs, what costs provoke, effects,
// results.
//
// The stages are AbilityStage, and what the frame keeps on the way is AbilityFrame (state.hpp).
#include <algorithm>
#include <bit>

#include "kernel/kernel.hpp"

namespace misk::kernel {

// The final amount of a counter cost; it can be modified down to nothing, but not below.
Kernel::Due Kernel::cost_due(const Cost& cost, ComponentId who, const Context& context, Id waived,
                             bool with_credit) const {
  std::int32_t amount = cost.what == waived ? 0 : cost.amount == kNoExpr ? 1 : evaluate(cost.amount, context);
  if (cost.extra != kNoId && (image_.printed[cost.extra] || modified(cost.extra)))
    amount += value(who, cost.extra, context.me, context.ability);
  amount = std::clamp(amount, 0, 30000);
  std::int32_t credit = 0;
  if (with_credit && cost.credit != kNoId && amount)
    credit = std::clamp(value(who, cost.credit, context.me, context.ability), 0, amount);
  return {amount - credit, credit};
}

namespace {

// Abilities whose costs must be paid are not used without them.
bool must_be_paid(const Ability& ability, std::int32_t waived) {
  return waived && std::any_of(ability.costs.begin(), ability.costs.end(), [&](const Cost& cost) {
           return cost.must &&
                  (waived == AbilityFrame::kAllCosts || cost.what == waived - AbilityFrame::kCounterCosts);
         });
}

}  // namespace

Kernel::Bill Kernel::bill(const Ability& ability, std::size_t i, const Context& context, Id waived,
                          bool with_credit) const {
  auto payer = [&](const Cost& each) {
    return each.who == kNoExpr ? std::int32_t{context.you} : evaluate(each.who, context);
  };
  auto due = [&](const Cost& each, std::int32_t who) {
    return each.kind == Cost::Kind::counter
               ? cost_due(each, static_cast<ComponentId>(who), context, waived, with_credit).amount
               : 1;
  };
  const Cost& cost = ability.costs[i];
  Bill out{payer(cost)};
  if (!valid(out.who) || (cost.kind != Cost::Kind::counter && cost.kind != Cost::Kind::flag)) return out;
  const Component& c = component(static_cast<ComponentId>(out.who));
  out.there = cost.kind == Cost::Kind::counter ? c.counters[cost.what] : !(c.flags >> cost.what & 1);
  out.due = due(cost, out.who);
  // Costs are paid together: what an earlier one takes from the same component is no longer there.
  for (std::size_t j = 0; j < i; ++j) {
    const Cost& other = ability.costs[j];
    if (other.kind == cost.kind && other.what == cost.what && payer(other) == out.who)
      out.due += due(other, out.who);
  }
  return out;
}

bool Kernel::costs_payable(const Ability& ability, const Context& context, Refusal* why, Id waived) const {
  for (std::size_t i = 0; i < ability.costs.size(); ++i) {
    const Cost& cost = ability.costs[i];
    Bill due = bill(ability, i, context, waived, false);
    // Nearly always there is enough without it.
    if (due.there < due.due && cost.credit != kNoId) due = bill(ability, i, context, waived);
    const std::int32_t who = due.who;
    bool ok = valid(who);
    if (ok) {
      switch (cost.kind) {
        case Cost::Kind::counter:
        case Cost::Kind::flag:  // an exhausted card cannot exhaust again
          ok = due.there >= due.due;
          break;
        case Cost::Kind::move:
          ok = in_play(static_cast<ComponentId>(who)) ||
               ability.zones.has(zone_kind_[zone_of(static_cast<ComponentId>(who))]);
          break;
        case Cost::Kind::script:
          if (cost.can != kNoFunction) ok = holds({kNoExpr, cost.can}, context);
          if (ok && cost.amount != kNoExpr) ok = evaluate(cost.amount, context) != 0;
          break;
      }
    }
    if (!ok) {
      if (why) *why = {Refusal::Reason::cost, static_cast<int>(i)};
      return false;
    }
  }
  return true;
}

namespace {

// The subject a limit counts for: this instance, this player's use of it, everybody's, or the title's.
std::uint32_t limit_key(const Image& image, const Ability& ability, Id id, ComponentId me) {
  if (ability.limit.scope == LimitScope::title)
    return 0x80000000u | (static_cast<std::uint32_t>(image.definitions[ability.definition].title_id) << 8) |
           ability.limit.nth;
  return (static_cast<std::uint32_t>(me) << 16) | id;
}

}  // namespace

int Kernel::used(Id ability, ComponentId me, std::uint8_t player) const {
  const Ability& a = image_.abilities[ability];
  if (!a.limit.count) return 0;
  const std::uint32_t key = limit_key(image_, a, ability, me);
  int count = 0;
  for (const Use& use : in_use(state_->uses, state_->uses_count)) {
    if (use.key != key || use.span != span_of(a.limit.period) ||
        use.serial != state_->period_serial[a.limit.period])
      continue;
    // What works while its card resolves stays the same ability, even if the card leaves play meanwhile.
    if (a.limit.scope != LimitScope::title && !a.resolving && use.instance != component(me).instance)
      continue;
    if ((a.limit.scope == LimitScope::instance || a.limit.scope == LimitScope::player) &&
        use.player != player)
      continue;
    count += use.count;
  }
  return count;
}

bool Kernel::limit_left(Id ability, ComponentId me, std::uint8_t player, const Frame* event) const {
  const Ability& a = image_.abilities[ability];
  if (a.limit.count && used(ability, me, player) >= a.limit.count) return false;
  if (event) {
    const std::uint32_t key = (static_cast<std::uint32_t>(me) << 16) | ability;
    for (int i = state_->uses_count - 1; i >= 0; --i) {
      const Use& use = state_->uses[i];
      // What works while its card resolves stays the same ability, even if the card leaves play meanwhile.
      if (use.span == Span::own && use.serial == event->serial && use.key == key &&
          (a.resolving || use.instance == component(me).instance))
        return false;
    }
  }
  return true;
}

void Kernel::count_use(Id ability, ComponentId me, std::uint8_t player, std::uint32_t occurrence) {
  State& s = *state_;
  const Ability& a = image_.abilities[ability];
  auto count = [&](std::uint32_t key, Span span, std::uint32_t serial) {
    if (s.uses_count >= kMaxUses) {
      // Forget what belongs to periods that are over, and count together what is the same.
      int kept = 0;
      for (int i = 0; i < s.uses_count; ++i) {
        const Use& use = s.uses[i];
        if (use.span == Span::own ? !frame_by_serial(use.serial)
                                  : use.serial != s.period_serial[static_cast<std::size_t>(use.span)])
          continue;
        Use* same = std::find_if(s.uses, s.uses + kept, [&](const Use& other) {
          return other.key == use.key && other.serial == use.serial && other.span == use.span &&
                 other.player == use.player && other.instance == use.instance;
        });
        if (same != s.uses + kept)
          same->count = static_cast<std::uint16_t>(same->count + use.count);
        else
          s.uses[kept++] = use;
      }
      s.uses_count = static_cast<std::uint16_t>(kept);
    }
    add(s.uses, s.uses_count, {key, serial, span, player, component(me).instance, 1, 0},
        "uses counted at once");
  };
  // Counted before it resolves: it must not be offered again inside itself, and a cancelled use counts too.
  if (a.limit.count)
    count(limit_key(image_, a, ability, me), span_of(a.limit.period), s.period_serial[a.limit.period]);
  if (occurrence) count((static_cast<std::uint32_t>(me) << 16) | ability, Span::own, occurrence);
}

template <class F>
void Kernel::each_target(const Ability& ability, const Context& context, F&& f) const {
  const ComponentId chooser = ability.inherent || ability.target_by_rules ? ComponentId{0} : context.me;
  Context inner = context;
  each_in_set(ability.target_set, context, [&](ComponentId target) {
    inner.it = inner.target = target;
    if (ability.target_where != kNoExpr && !evaluate(ability.target_where, inner)) return true;
    if (ability.target_function != kNoFunction && !holds({kNoExpr, ability.target_function}, inner))
      return true;
    return is_immune(target, chooser) || f(target);
  });
}

bool Kernel::available(Id id, ComponentId me, ComponentId you, const Frame* event, Refusal* why,
                       std::vector<ComponentId>* targets, Id waived, std::size_t known) const {
  const Ability& ability = image_.abilities[id];
  const Component& c = component(me);
  auto refuse = [&](Refusal::Reason reason, int index = 0) {
    if (why) *why = {reason, index};
    return false;
  };
  if (!ability.zones.has(zone_kind_[zone_of(me)])) return refuse(Refusal::Reason::zone);
  if (!(ability.faces >> c.face & 1)) return refuse(Refusal::Reason::face);
  const Context context{.me = me, .you = you, .event = participants_of(event), .ability = id};
  if (ability.kind != AbilityKind::forced) {
    if (ability.who == kNoExpr) {
      if (you != bearer(me)) return refuse(Refusal::Reason::who);
    } else if (!evaluate(ability.who, context)) {
      return refuse(Refusal::Reason::who);
    }
  }
  if (!ability.inherent && blank(me)) return refuse(Refusal::Reason::blank);
  const bool is_limited = ability.limit.count || event;
  if (is_limited && !limit_left(id, me, player_of(you), event)) return refuse(Refusal::Reason::limit);
  for (std::size_t i = known; i < ability.conditions.size(); ++i)
    if (!holds(ability.conditions[i], context))
      return refuse(Refusal::Reason::condition, static_cast<int>(i));
  if (waived != kNoId && must_be_paid(ability, AbilityFrame::kCounterCosts + waived))
    return refuse(Refusal::Reason::cost);
  if (!ability.costs.empty() && !costs_payable(ability, context, why, waived)) return false;
  if (event && !payable_before(ability, context, why)) return false;
  if (ability.target_set != kNoId) {
    bool found = false;
    each_target(ability, context, [&](ComponentId target) {
      found = true;
      if (targets) targets->push_back(target);
      return targets != nullptr;
    });
    if (!found && !ability.target_optional) return refuse(Refusal::Reason::target);
  }
  return true;
}

// A frame that an ability starts knows whose ability it is, who resolves it, its target and what it answers.
Frame& Kernel::push_for(const Frame& ability, FrameKind kind, Id id) {
  Frame& frame = push(kind, id);  // the stack does not move
  frame.comp = ability.comp;
  frame.you = ability.you;
  frame.target = ability.target;
  frame.event = ability.event;
  return frame;
}

void Kernel::push_ability(Id ability, ComponentId me, ComponentId you, ComponentId target,
                          std::uint32_t event) {
  Frame& frame = push(FrameKind::ability, ability);
  frame.comp = me;
  frame.you = you;
  frame.target = target;
  frame.event = event;
  frame.player = player_of(you);
}

void Kernel::use_ability(Id ability, ComponentId me, ComponentId you, ComponentId target, std::uint32_t event,
                         bool free) {
  refuse_in_query();
  push_ability(ability, me, you, target, event);
  top().set(AbilityFrame::keeps_target, target);  // an effect has set it
  if (free) top().ability.waived = AbilityFrame::kAllCosts;
}

bool Kernel::exclusive_running() const {
  for (int i = 0; i < state_->depth; ++i)
    if (state_->frames[i].kind == FrameKind::procedure && image_.procedures[state_->frames[i].id].exclusive)
      return true;
  return false;
}

// A test that had to wait begins when the outermost ability or script around the running one is done.
void Kernel::begin_waiting() {
  if (!state_->delayed_count || exclusive_running()) return;
  for (int i = 0; i < state_->depth; ++i)
    if (state_->frames[i].kind == FrameKind::ability || state_->frames[i].kind == FrameKind::script) return;
  for (int i = 0; i < state_->delayed_count; ++i)
    if (state_->delayed[i].span == Span::waiting) {
      const Delayed delayed = take(state_->delayed, state_->delayed_count, i);
      push_ability(delayed.ability, delayed.comp, delayed.you, delayed.target, 0);
      top().go_to(AbilityStage::procedure);
      top().ability.waited = 1;
      top().ability.participants = delayed.participants;
      return;
    }
}

// Costs are paid together or not at all; those that ask somebody come later. False: they cannot be paid.
bool Kernel::pay_costs(Frame& frame, const Ability& ability) {
  if (must_be_paid(ability, frame.ability.waived)) return false;
  if (frame.ability.waived == AbilityFrame::kAllCosts) return true;
  const Id waived =
      frame.ability.waived ? static_cast<Id>(frame.ability.waived - AbilityFrame::kCounterCosts) : kNoId;
  const Context context = ability_context(frame);
  if (!costs_payable(ability, context, nullptr, waived)) return false;
  // All are determined before the first is paid: paying one may change what the others speak of.
  std::vector<std::pair<ComponentId, Due>> determined;
  for (const Cost& cost : ability.costs) {
    const auto who =
        static_cast<ComponentId>(cost.who == kNoExpr ? context.you : evaluate(cost.who, context));
    determined.emplace_back(who,
                            cost.kind == Cost::Kind::counter ? cost_due(cost, who, context, waived) : Due{});
  }
  for (std::size_t i = 0; i < ability.costs.size(); ++i) {
    const Cost& cost = ability.costs[i];
    const auto [who, due] = determined[i];
    switch (cost.kind) {
      case Cost::Kind::counter:
        add_counter(who, cost.what, -due.amount);
        frame.ability.credit += due.credit;
        if (cost.tally != kNoId && cost.what != waived) add_counter(who, cost.tally, 1);
        break;
      case Cost::Kind::flag:
        set_flag(who, cost.what, true);
        break;
      case Cost::Kind::move:
        if (cost.what == kNoId)
          discard(who);
        else
          move(who, own_zone(cost.what, who));
        break;
      case Cost::Kind::script:
        break;
    }
  }
  return true;
}

// Finds a forced ability on a card that nobody bears and that does not say who resolves it. The player who
// took part in the event is meant if the effect speaks of them, but the effect does not depend on their being
// able. A test is always somebody's.
bool Kernel::binds_nobody(const Ability& ability, ComponentId me) const {
  return ability.kind == AbilityKind::forced && ability.you == kNoExpr && ability.procedure == kNoId &&
         player_of(bearer(me)) == kNoPlayer;
}

Kernel::Aimed Kernel::choose_target(Frame& frame, const Ability& ability) {
  if (take_answer()) {
    frame.target = request_.options[static_cast<std::size_t>(choice_[0])].comp;
    return Aimed::at_one;
  }
  Context context = ability_context(frame);
  context.target = 0;
  std::vector<ComponentId> targets;
  each_target(ability, context, [&](ComponentId target) {
    targets.push_back(target);
    return true;
  });
  if (targets.size() <= 1) {
    frame.target = targets.empty() ? kNone : targets[0];
    return frame.target ? Aimed::at_one : Aimed::at_nothing;
  }
  const std::uint8_t player = frame.player == kNoPlayer ? first_player() : frame.player;
  request_.options.clear();
  for (const ComponentId target : targets)
    request_.options.push_back({.kind = OptionKind::component, .comp = target});
  open_request(FrameKind::ability, frame.id, player, 1, 1, ability.text, ability.cite);
  request_.subject = frame.comp;
  return Aimed::asks;
}

// Could the target that an ability has be chosen now?
bool Kernel::aims_well(const Frame& frame, const Ability& ability) const {
  Context context = ability_context(frame);
  context.target = 0;
  bool found = false;
  each_target(ability, context, [&](ComponentId target) {
    found = target == frame.target;
    return !found;
  });
  return found;
}

// To be called before something is pushed that may take the target away. A target that costs have taken is no
// possible one even before that, and stays.
void Kernel::hold_target(Frame& frame, const Ability& ability) const {
  if (frame.target && ability.target_set != kNoId && (ability.cost_aims || !aims_well(frame, ability)))
    frame.set(AbilityFrame::keeps_target);
}

// Has the target of an ability been taken away before its effect begins? `open`: something has happened since
// hold_target(). Otherwise only costs were paid that ask somebody: they may change what the conditions on a
// target speak of, so a target is lost only if it is no longer where targets are.
bool Kernel::target_lost(const Frame& frame, const Ability& ability, bool open) const {
  if (ability.target_set == kNoId || !frame.target || frame.has(AbilityFrame::keeps_target)) return false;
  if (open) return !aims_well(frame, ability);
  if (ability.cost_aims || frame.ability.waived == AbilityFrame::kAllCosts) return false;
  const auto& from = image_.sets[ability.target_set].from;
  const Id kind = zone_kind_[zone_of(frame.target)];
  return std::none_of(from.begin(), from.end(),
                      [kind](const SetDef::From& each) { return each.kind == kind; });
}

bool Kernel::run_ability() {
  Frame* frame = &top();
  const Ability& ability = image_.abilities[frame->id];
  const std::uint32_t serial = frame->serial;
  const auto entered = static_cast<AbilityStage>(frame->stage);
  switch (entered) {
    case AbilityStage::target: {
      if (ability.target_set != kNoId && !frame->target) {
        const Aimed aimed = choose_target(*frame, ability);
        if (aimed == Aimed::asks) return false;
        if (aimed == Aimed::at_nothing && !ability.target_optional) {
          pop();
          deliver({0});
          return true;
        }
      }
      frame->go_to(AbilityStage::costs);
      [[fallthrough]];
    }
    case AbilityStage::costs: {
      const bool again = frame->has(AbilityFrame::rewound);
      if (!again)
        log({.kind = Event::Kind::ability,
             .id = frame->id,
             .source = frame->comp,
             .v = {frame->you, frame->target}});
      frame->ability.zone = component(frame->comp).zone;
      if (!pay_costs(*frame, ability) && !again) {
        tell(Considered::Kind::cancelled, frame->id, frame->comp, frame->you, {Refusal::Reason::cost});
        pop();
        deliver({0});
        return true;
      }
      frame->go_to(AbilityStage::asking_costs);
      if (state_->unsettled) return true;  // what the costs have changed is settled before anything else
      [[fallthrough]];
    }
    case AbilityStage::asking_costs: {
      // Costs that ask somebody (damage that may be assigned, cards to choose) run as scripts, in order. A
      // cost that is not paid stops the ability; the costs that were paid by then are gone.
      if (frame->ability.cost_asked && !resume_values_.empty() && resume_values_[0] == 0 &&
          !frame->has(AbilityFrame::rewound)) {
        pop();
        deliver({0});
        return true;
      }
      frame->ability.cost_asked = 0;
      while (frame->ability.waived != AbilityFrame::kAllCosts &&
             frame->ability.next_cost < static_cast<std::int32_t>(ability.costs.size())) {
        const Cost& cost = ability.costs[static_cast<std::size_t>(frame->ability.next_cost++)];
        if (cost.kind != Cost::Kind::script || cost.pay == kNoFunction) continue;
        frame->ability.cost_asked = 1;
        push_for(*frame, FrameKind::script).flags = ScriptFrame::by_rules;  // a cost is no effect
        top().script.function = cost.pay;
        return true;
      }
      if (frame->has(AbilityFrame::rewound)) {
        const std::uint8_t player = frame->player == kNoPlayer ? std::uint8_t{0} : frame->player;
        if (ability.commence_zone != kNoId) move(frame->comp, zone_index(ability.commence_zone, player));
        frame->go_to(AbilityStage::effect_over);
        return true;
      }
      frame->go_to(AbilityStage::able);
      const Policy& policy = image_.policy;
      if (policy.after_costs != kNoId && !frame->ability.waived) {
        const Context context = ability_context(*frame);
        if (policy.after_costs_guard == kNoExpr || evaluate(policy.after_costs_guard, context)) {
          hold_target(*frame, ability);
          if (effect_watch) effect_watch(*frame, Moment::provokes);
          const ComponentId me = frame->comp, you = frame->you;
          Frame& called = push(FrameKind::procedure, policy.after_costs);
          called.comp = me;
          called.you = you;
          return true;
        }
      }
      [[fallthrough]];
    }
    case AbilityStage::able: {
      if (image_.policy.still_able != kNoExpr && !binds_nobody(ability, frame->comp) &&
          !evaluate(image_.policy.still_able, ability_context(*frame))) {
        frame->go_to(AbilityStage::end);
        return true;
      }
      // A card that has left the zone from which it is used (discarded meanwhile) does not commence.
      if (ability.commence_zone != kNoId && component(frame->comp).zone != frame->ability.zone) {
        tell(Considered::Kind::cancelled, frame->id, frame->comp, frame->you, {Refusal::Reason::zone});
        frame->go_to(AbilityStage::end);
        return true;
      }
      // Targets are chosen when costs and what they provoke are over. So one that is lost is chosen again.
      if (entered != AbilityStage::target && entered != AbilityStage::costs &&
          target_lost(*frame, ability, entered == AbilityStage::able) &&
          choose_target(*frame, ability) == Aimed::asks)
        return false;
      frame->go_to(AbilityStage::effect);
      if (ability.commence_zone != kNoId) {
        const std::uint8_t player = frame->player == kNoPlayer ? std::uint8_t{0} : frame->player;
        move(frame->comp, zone_index(ability.commence_zone, player));
      }
      const Id point = image_.policy.initiates;
      if (point != kNoId && any_listener(point, Tier::would, Tier::when)) {
        hold_target(*frame, ability);
        const Participants v{frame->you, frame->comp, frame->target, frame->id, frame->ability.credit};
        tell(Considered::Kind::before, point, 0, 0, {}, v, Tier::would);
        push_timing(point, v, Tier::would, Tier::when);
        return true;
      }
      deliver({1, 0});
      [[fallthrough]];
    }
    case AbilityStage::effect: {
      if (!frame->has(AbilityFrame::aims) && !resume_values_.empty() && resume_values_[0] == 0) {
        tell(Considered::Kind::cancelled, frame->id, frame->comp, frame->you);
        frame->ability.cancelled = 1;  // costs stay paid, nothing of the effect happens
        frame->go_to(AbilityStage::finish);
        return true;
      }
      if (entered == AbilityStage::effect && target_lost(*frame, ability, true)) {
        frame->set(AbilityFrame::aims);  // the result of the announcement has been heeded
        if (choose_target(*frame, ability) == Aimed::asks) return false;
      }
      if (ability.target_set != kNoId && !frame->target && !ability.target_optional) {
        tell(Considered::Kind::cancelled, frame->id, frame->comp, frame->you, {Refusal::Reason::target});
        frame->ability.cancelled = 1;  // nothing is left that it could be aimed at
        frame->go_to(AbilityStage::finish);
        return true;
      }
      frame->go_to(AbilityStage::procedure);
      tell(Considered::Kind::effect, frame->id, frame->comp, frame->you);
      if (effect_watch) effect_watch(*frame, Moment::begins);
      if (ability.effect != kNoFunction) {
        if (!effects_begun.empty()) ++effects_begun[frame->id];
        push_for(*frame, FrameKind::script).script.function = ability.effect;
        top().script.ability = frame->id;
        return true;
      }
      [[fallthrough]];
    }
    case AbilityStage::procedure: {
      frame->go_to(AbilityStage::effect_over);
      if (ability.procedure != kNoId) {
        if (image_.procedures[ability.procedure].exclusive && exclusive_running()) {
          // It waits until the running one, and the ability around that, are done.
          Delayed delayed{};
          delayed.ability = frame->id;
          delayed.comp = frame->comp;
          delayed.you = frame->you;
          delayed.target = frame->target;
          delayed.span = Span::waiting;
          if (const Frame* event = frame_by_serial(frame->event))
            delayed.participants = event->timing.participants;
          add_delayed(delayed);
          frame->ability.announced = 1;
        } else {
          std::int32_t locals[kMaxLocals] = {};
          const Context context = ability_context(*frame);
          run_sets(ability.procedure_sets, locals, context);
          Frame& called = push_for(*frame, FrameKind::procedure, ability.procedure);
          std::copy(locals, locals + kMaxLocals, called.locals);
          called.event = serial;
          return true;
        }
      }
      [[fallthrough]];
    }
    case AbilityStage::effect_over:
      if (effect_watch) effect_watch(*frame, Moment::done);
      frame->go_to(AbilityStage::finish);
      [[fallthrough]];
    case AbilityStage::finish: {
      frame->go_to(AbilityStage::end);
      if (ability.finish_zone != kNoId && ability.commence_zone != kNoId &&
          zone_kind_[component(frame->comp).zone] == ability.commence_zone)
        move(frame->comp, own_zone(ability.finish_zone, frame->comp));
      if (frame->has(AbilityFrame::pretends)) end_pretences(serial);
      // A cancelled use counts as well: the card has been played.
      const Participants v{frame->you, frame->comp, frame->target, frame->id, frame->ability.cancelled};
      if (ability.announce != kNoId && !frame->ability.announced) {
        frame->ability.announced = 1;
        frame->go_to(AbilityStage::finish);
        Event event{.kind = Event::Kind::point, .id = ability.announce, .v = v};
        event.known[2] = 0xff;  // it has been used before all eyes
        log(event);
        tell(Considered::Kind::point, ability.announce, 0, 0, {}, v);
        if (any_listener(ability.announce, Tier::at, Tier::after)) {
          push_timing(ability.announce, v, Tier::at, Tier::after);
          return true;
        }
        frame->go_to(AbilityStage::end);
      }
      const Id point = image_.policy.resolved;
      if (point != kNoId && any_listener(point, Tier::at, Tier::after)) {
        tell(Considered::Kind::point, point, 0, 0, {}, v);
        push_timing(point, v, Tier::at, Tier::after);
        return true;
      }
      [[fallthrough]];
    }
    case AbilityStage::end:
      frame->go_to(AbilityStage::undone_or_not);
      if (offer_undo(*frame)) return true;
      [[fallthrough]];
    case AbilityStage::undone_or_not:
      break;
  }
  pop();
  deliver({1});
  begin_waiting();
  return true;
}

}  // namespace misk::kernel
