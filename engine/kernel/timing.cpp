// Timing points and windows: who may, and who must, act now.
//
// A timing frame walks its tiers (would, when, at, after) and in each first the forced abilities, then the
// reactions. On the way it keeps its data in TimingFrame, and a window in WindowFrame (state.hpp).
#include <algorithm>
#include <bit>

#include "kernel/kernel.hpp"

namespace misk::kernel {
bool Kernel::any_listener(Id point, Tier from, Tier to) const {
  if (always_push || heard_now(point, from, to)) return true;
  if (image_.heard_resolving[point]) {
    bool found = false;
    for (int tier = static_cast<int>(from); tier <= static_cast<int>(to); ++tier)
      each_resolving(image_.point_key(point, static_cast<Tier>(tier)), [&](ComponentId, Id ability) {
        return !(found |= image_.abilities[ability].resolving);
      });
    if (found) return true;
  }
  for (const Delayed& delayed : in_use(state_->delayed, state_->delayed_count)) {
    const Ability& ability = image_.abilities[delayed.ability];
    if (delayed.span != Span::waiting && ability.point == point && ability.tier >= from && ability.tier <= to)
      return true;
  }
  return false;
}

// Is there any reaction to this tier, whosever it is and whether or not it could be used?
bool Kernel::may_react(Id point, Tier tier) const {
  const int key = image_.point_key(point, tier);
  if (!image_.reacted[static_cast<std::size_t>(key)]) return false;
  bool found = false;
  auto look = [&](ComponentId, Id a) {
    found = image_.abilities[a].kind == AbilityKind::reaction;
    return !found;
  };
  each_listener(key, look);
  if (!found && image_.heard_resolving[point]) each_resolving(key, look);
  return found;
}

void Kernel::push_timing(Id point, const Participants& v, Tier from, Tier to) {
  Frame& frame = push(FrameKind::timing, point);
  frame.timing.participants = v;
  frame.last_tier = static_cast<std::uint16_t>(to);
  frame.begin_tier(static_cast<int>(from), state_->next_serial);
}

bool Kernel::announce_before(Id point, const Participants& v, std::int32_t& amount, bool& goes_on) {
  refuse_in_query();
  tell(Considered::Kind::before, point, 0, 0, {}, v, Tier::would);
  if (!image_.points[point].text_before.empty() && record_events) {
    log({.kind = Event::Kind::point, .before = 1, .id = point, .source = top().comp, .v = v});
  }
  if (!any_listener(point, Tier::would, Tier::when)) {
    amount = v[kAmount];
    goes_on = true;
    return true;
  }
  push_timing(point, v, Tier::would, Tier::when);
  return false;
}

bool Kernel::announce_after(Id point, const Participants& v) {
  refuse_in_query();
  log({.kind = Event::Kind::point,
       .id = point,
       .source = state_->depth ? top().comp : ComponentId{0},
       .v = v});
  tell(Considered::Kind::point, point, 0, 0, {}, v);
  if (!state_->depth) return false;  // no game is running
  Frame& script = top();
  const bool reacts = react(point, v);
  const bool settles = !holder() && settle(true);  // on top of it, so it comes first
  if (reacts || settles) script.set(ScriptFrame::waits);
  return reacts || settles;
}

// The innermost script that says that all it does now happens together. Announcements of it, or of scripts
// that it calls, wait until it says that this is done. Abilities that interrupt it are complete in
// themselves.
Frame* Kernel::holder() {
  for (int i = state_->depth - 1; i >= 0; --i) {
    Frame& frame = state_->frames[i];
    if (frame.kind == FrameKind::script) {
      if (frame.script.holds) return &frame;
    } else if (frame.kind != FrameKind::procedure) {
      return nullptr;
    }
  }
  return nullptr;
}

void Kernel::hold() {
  refuse_in_query();
  if (state_->depth && top().kind == FrameKind::script) ++top().script.holds;
}

bool Kernel::release() {
  refuse_in_query();
  if (!state_->depth || top().kind != FrameKind::script || !top().script.holds) return false;
  return --top().script.holds == 0 && flush();
}

// The abilities that answer an event which has just happened resolve at once: a nested sequence is complete
// before the effect goes on. True when there is something to resolve.
bool Kernel::react(Id point, const Participants& v) {
  if (const Frame* by = holder()) {
    add_pending(point, v, by->serial);
    return false;
  }
  if (!any_listener(point, Tier::at, Tier::after)) return false;
  push_timing(point, v, Tier::at, Tier::after);
  return true;
}

// Reactions to what has happened come when the script with serial `owner` says so.
void Kernel::add_pending(Id point, const Participants& v, std::uint32_t owner) {
  State& s = *state_;
  if (!always_push && !s.delayed_count && !image_.is_heard(image_.point_key(point, Tier::at)) &&
      !image_.is_heard(image_.point_key(point, Tier::after)))
    return;
  add(s.pending, s.pending_count, {owner, point, 0, v, 0}, "timing points that wait for their reactions");
}

ComponentId Kernel::resolver(const Ability& ability, ComponentId me, const Frame* event) const {
  const Context context{.me = me, .you = bearer(me), .event = participants_of(event)};
  if (ability.you != kNoExpr) {
    const std::int32_t id = evaluate(ability.you, context);
    if (player_of(static_cast<ComponentId>(id)) != kNoPlayer) return static_cast<ComponentId>(id);
  }
  if (player_of(context.you) != kNoPlayer) return context.you;
  if (event)
    for (const std::int32_t took_part : {event->timing.participants[0], event->timing.participants[1]})
      if (valid(took_part) && player_of(static_cast<ComponentId>(took_part)) != kNoPlayer)
        return static_cast<ComponentId>(took_part);
  return state_->avatars[first_player()];
}

bool Kernel::consider(Id ability, ComponentId me, ComponentId you, const Frame* event,
                      std::vector<ComponentId>* targets, std::size_t known) const {
  Refusal why;
  const bool usable = available(ability, me, you, event, &why, targets, kNoId, known);
  tell(Considered::Kind::ability, ability, me, you, why);
  return usable;
}

void Kernel::add_ability_options(Id ability, ComponentId me, ComponentId you, const Frame* event) {
  const Ability& a = image_.abilities[ability];
  if (!a.zones.has(zone_kind_[component(me).zone]))  // by far the commonest refusal
    return tell(Considered::Kind::ability, ability, me, you, {Refusal::Reason::zone});
  // Most are refused by a condition that does not ask who would use them: the rest need not be known for
  // that. A trace tells the reasons that stand before these conditions, so with a trace they are not tried
  // first.
  std::size_t known = 0;
  if (!trace) {
    const Context context{.me = me, .event = participants_of(event), .ability = ability};
    for (; known < a.early; ++known)
      if (!evaluate(a.conditions[known].expr, context)) return;
  }
  std::vector<ComponentId>& targets = targets_;
  targets.clear();
  if (!consider(ability, me, you, event, &targets, known)) return;
  if (targets.empty()) targets.push_back(0);  // it has none, or needs none
  for (const ComponentId target : targets)
    request_.options.push_back({OptionKind::ability, ability, me, target, you});
}

bool Kernel::collect_ability(Id id, ComponentId me, const Frame& frame, bool forced, ComponentId you) {
  const Ability& ability = image_.abilities[id];
  if (!ability.zones.has(zone_kind_[component(me).zone])) {
    if (forced) tell(Considered::Kind::ability, id, me, 0, {Refusal::Reason::zone});
    return false;
  }
  if ((ability.kind == AbilityKind::forced) != forced) return false;
  if (!forced) {
    add_ability_options(id, me, you, &frame);
    return true;
  }
  // Most are refused by the conditions that they wait for; for that, nobody needs to know who would resolve
  // them.
  const Context context{.me = me, .event = participants_of(&frame), .ability = id};
  for (int e = 0; e < ability.early; ++e)
    if (!evaluate(ability.conditions[static_cast<std::size_t>(e)].expr, context)) {
      tell(Considered::Kind::ability, id, me, 0, {Refusal::Reason::condition, e});
      return false;
    }
  const ComponentId who = resolver(ability, me, &frame);
  if (!consider(id, me, who, &frame)) return false;
  request_.options.push_back({OptionKind::ability, id, me, 0, who});
  return true;
}

// Leaves out the components that another player bears, by their zone or their controller.
std::uint64_t Kernel::within_reach(int player, int word) const {
  if (state_->pretence_count) return ~0ULL;
  std::uint64_t others = 0;
  for (int other = 0; other < state_->players; ++other)
    if (other != player) others |= owned_[other][word];
  return ~others | shared_[word];
}

template <class F>
void Kernel::each_resolving(int key, F&& f) const {
  ComponentId cards[kMaxFrames];
  int n = 0;
  for (int i = state_->depth - 1; i >= 0; --i) {
    const Frame& frame = state_->frames[i];
    if (frame.kind != FrameKind::ability) continue;
    const std::span<const Id> abilities = image_.listening(component(frame.comp).definition, key);
    if (abilities.empty() || std::find(cards, cards + n, frame.comp) != cards + n) continue;
    cards[n++] = frame.comp;
    for (const Id ability : abilities)
      if (!f(frame.comp, ability)) return;
  }
}

// Fills request_.options with what may (or, when forced, must) resolve now at this timing frame.
void Kernel::collect_timing(const Frame& frame, bool forced, int player) {
  const Tier tier = frame.tier();
  const int key = image_.point_key(frame.id, tier);
  const ComponentId you = forced ? ComponentId{0} : state_->avatars[player];
  // The abilities that are resolving come first in the list.
  auto collect = [&](bool resolving) {
    return [&, resolving](ComponentId me, Id ability) {
      if (image_.abilities[ability].resolving == resolving) collect_ability(ability, me, frame, forced, you);
      return true;
    };
  };
  if (image_.heard_resolving[frame.id]) each_resolving(key, collect(true));
  each_candidate(key, forced ? kNoPlayer : player, collect(false));
  if (!forced) return;
  for (int i = 0; i < state_->delayed_count; ++i) {
    const Delayed& delayed = state_->delayed[i];
    const Ability& ability = image_.abilities[delayed.ability];
    if (ability.point != frame.id || ability.tier != tier) continue;
    if (delayed.span == Span::waiting ||
        delayed.serial >= static_cast<std::uint32_t>(frame.timing.tier_began))
      continue;
    const Context context{
        .me = delayed.comp, .you = delayed.you, .target = delayed.target, .event = participants_of(&frame)};
    const auto unmet = std::find_if(ability.conditions.begin(), ability.conditions.end(),
                                    [&](const Value& condition) { return !holds(condition, context); });
    const bool ok = unmet == ability.conditions.end();
    Refusal why;
    if (!ok) why = {Refusal::Reason::condition, static_cast<int>(unmet - ability.conditions.begin())};
    tell(Considered::Kind::ability, delayed.ability, delayed.comp, delayed.you, why);
    if (!ok) continue;
    request_.options.push_back({OptionKind::ability, delayed.ability, delayed.comp, delayed.target, -1 - i});
  }
}

// Two components that could change places and nobody would know: alike in everything, and nothing speaks of
// either. A script that is halfway might; the order of what is out of play may matter.
bool Kernel::alike(ComponentId a, ComponentId b) const {
  if (a == b) return true;
  return !live_scripts_ && in_play(a) && are_alike(component(a), component(b)) &&
         !visit_ids(*state_, [&](auto id) { return id == a || id == b; });
}

// Whichever of the options of a request resolves first, does the same come of it?
bool Kernel::all_alike(const std::vector<Option>& options) const {
  auto resolved_by = [this](const Option& option) {
    return option.value < 0 ? std::int32_t{state_->delayed[-1 - option.value].you} : option.value;
  };
  const Option& first = options.front();
  return std::all_of(options.begin() + 1, options.end(), [&](const Option& other) {
    return other.ability == first.ability && other.target == first.target &&
           (other.value < 0) == (first.value < 0) && resolved_by(other) == resolved_by(first) &&
           alike(first.comp, other.comp);
  });
}

bool Kernel::run_timing() {
  Frame* frame = &top();
  const TimingPoint& point = image_.points[frame->id];
  auto use = [&](const Option& option) {
    const Option chosen = option;
    const std::uint32_t serial = frame->serial;
    frame->timing.asked = 0;
    if (chosen.value < 0) {  // a delayed effect fires once
      const Delayed delayed = take(state_->delayed, state_->delayed_count, -1 - chosen.value);
      push_ability(delayed.ability, delayed.comp, delayed.you, delayed.target, serial);
      top().set(AbilityFrame::keeps_target, delayed.target);
      return;
    }
    const auto you = static_cast<ComponentId>(chosen.value);
    count_use(chosen.ability, chosen.comp, player_of(you), serial);
    push_ability(chosen.ability, chosen.comp, you, chosen.target, serial);
  };
  if (take_answer()) {
    const Option option = request_.options[static_cast<std::size_t>(choice_[0])];
    if (option.kind != OptionKind::pass) {
      use(option);
      return true;
    }
    ++frame->timing.asked;
    ++frame->timing.next;
  }
  for (;;) {
    TimingFrame& timing = frame->timing;
    if (timing.flags || static_cast<int>(frame->tier()) > frame->last_tier) {
      if (timing.instead && !(timing.flags & TimingFrame::cancelled)) {
        const auto instead = static_cast<Id>(timing.instead - 1);
        timing.instead = 0;
        timing.flags |= TimingFrame::replaced;
        use_ability(instead, static_cast<ComponentId>(timing.instead_comp),
                    static_cast<ComponentId>(timing.instead_you), 0, frame->serial, true);
        return true;
      }
      const bool goes_on = !(timing.flags & (TimingFrame::cancelled | TimingFrame::replaced));
      const std::int32_t amount = timing.participants[kAmount];
      const std::uint32_t serial = frame->serial;
      pop();
      State& s = *state_;
      while (s.uses_count && s.uses[s.uses_count - 1].span == Span::own &&
             s.uses[s.uses_count - 1].serial == serial)
        --s.uses_count;
      deliver({goes_on, amount});
      return true;
    }
    const Tier tier = frame->tier();
    const int next_tier = static_cast<int>(tier) + 1;
    if (!always_push && !any_listener(frame->id, tier, tier)) {
      frame->begin_tier(next_tier, state_->next_serial);
      continue;
    }
    if (!frame->reactions()) {
      request_.options.clear();
      collect_timing(*frame, true, 0);
      if (request_.options.empty()) {
        frame->begin_stage(frame->stage + 1);
        continue;
      }
      if (all_alike(request_.options)) {
        use(request_.options[0]);
        return true;
      }
      // Several at once: the arbiter decides which resolves next.
      const Context context{.event = timing.participants.data()};
      ComponentId arbiter = 0;
      if (point.arbiter.expr != kNoExpr) {
        arbiter = static_cast<ComponentId>(evaluate(point.arbiter.expr, context));
      } else if (point.arbiter.function != kNoFunction) {
        std::int32_t id = 0;
        ++querying;
        if (scripts_.query(point.arbiter.function, context, id) && valid(id))
          arbiter = static_cast<ComponentId>(id);
        --querying;
      } else if (image_.policy.arbiter != kNoExpr) {
        arbiter = static_cast<ComponentId>(evaluate(image_.policy.arbiter, context));
      }
      std::uint8_t player = player_of(arbiter);
      if (player == kNoPlayer) player = first_player();
      open_request(FrameKind::timing, frame->id, player, 1, 1, "Which resolves next?", "");
      return false;
    }
    std::uint8_t order[kMaxPlayers];
    const int n = may_react(frame->id, tier) ? player_order(order) : 0;
    while (timing.asked < n) {
      // Nothing is counted until the answer is there, so asking again after a restore asks the same.
      const int player = order[timing.next % n];
      request_.options.clear();
      collect_timing(*frame, false, player);
      if (request_.options.empty() || !may_act(player)) {
        ++timing.asked;
        ++timing.next;
        continue;
      }
      request_.options.push_back({.kind = OptionKind::pass});
      open_request(FrameKind::timing, frame->id, static_cast<std::uint8_t>(player), 1, 1, "", point.cite);
      return false;
    }
    frame->begin_tier(next_tier, state_->next_serial);
  }
}

bool Kernel::run_window() {
  Frame& frame = top();
  const WindowDef& window = image_.windows[frame.id];
  if (take_answer()) {
    const Option option = request_.options[static_cast<std::size_t>(choice_[0])];
    if (option.kind != OptionKind::pass) {
      std::shared_ptr<std::vector<unsigned char>> position;
      if (remembers(option.ability)) {  // nothing has come of the answer yet
        position = std::make_shared<std::vector<unsigned char>>();
        pack_state(*state_, *position);
      }
      const std::uint64_t hash = position ? hash_state(*state_) : 0;
      frame.window.asked = frame.window.next = 0;
      const auto you = static_cast<ComponentId>(option.value);
      count_use(option.ability, option.comp, player_of(you), 0);
      push_ability(option.ability, option.comp, you, option.target, 0);
      if (position) {
        top().ability.remembered = static_cast<std::int32_t>(hash | 1);  // so that hashes know of it
        memory_.push_back({top().serial, position});
      }
      return true;
    }
    ++frame.window.asked;
    ++frame.window.next;
  }
  std::uint8_t order[kMaxPlayers];
  int n = player_order(order);
  std::uint8_t last = kNoPlayer;
  if (window.last != kNoExpr) {
    last = player_of(static_cast<ComponentId>(evaluate(window.last, {})));
    auto* found = std::find(order, order + n, last);
    if (found == order + n) {  // whose turn it is no longer plays
      pop();
      deliver({0});
      return true;
    }
    std::rotate(found, found + 1, order + n);
  }
  if (frame.window.players != n) frame.window = {0, 0, n};  // somebody is out of the game: it begins again
  const int key = image_.window_key(frame.id);
  while (image_.is_heard(key) && frame.window.asked < n) {
    const int player = order[frame.window.next % n];
    request_.options.clear();
    const ComponentId you = state_->avatars[player];
    if (may_act(player))
      each_candidate(key, player, [&](ComponentId me, Id ability) {
        if (player == last || !image_.abilities[ability].last_only)
          add_ability_options(ability, me, you, nullptr);
        return true;
      });
    if (request_.options.empty()) {
      ++frame.window.asked;
      ++frame.window.next;
      continue;
    }
    request_.options.push_back({.kind = OptionKind::pass});
    open_request(FrameKind::window, frame.id, static_cast<std::uint8_t>(player), 1, 1, window.prompt,
                 window.cite);
    return false;
  }
  pop();
  deliver({0});
  return true;
}

}  // namespace misk::kernel
