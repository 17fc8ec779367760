// Abilities that undo others. Before an ability that a game remembers (policy.remembers) begins, the window
// in which it was chosen keeps the position. That belongs to the ability's frame and is forgotten with it. An
// effect that undoes the ability puts that position back, with the frame of its own ability on top: the costs
// of this are paid once more, since what it costs is not undone, and then it ends as any other. What chance
// gives comes from where the random source is now: whoever does the same again draws anew.
#include <algorithm>
#include <stdexcept>

#include "kernel/kernel.hpp"

namespace misk::kernel {

// Could any component of this game ever undo it? It may be drawn meanwhile, so it counts wherever it lies.
bool Kernel::remembers(Id ability) const {
  const Policy& policy = image_.policy;
  if (policy.remembers == kNoId || policy.remembered == kNoId) return false;
  const int at = image_.point_key(policy.remembered, Tier::at),
            after = image_.point_key(policy.remembered, Tier::after);
  if (!image_.is_heard(at) && !image_.is_heard(after)) return false;
  // A script that is halfway can be copied by nobody.
  if (!image_.abilities[ability].tags.has(policy.remembers) || !quiescent()) return false;
  for (int id = 1; id <= state_->component_count; ++id) {
    const Id definition = state_->components[id].definition;
    if (!image_.listening(definition, at).empty() || !image_.listening(definition, after).empty())
      return true;
  }
  return false;
}

// What is known of before the innermost ability that policy.remembers among the frames below `depth`.
const Remembered* Kernel::before(int depth) const {
  const Id tag = image_.policy.remembers;
  if (tag == kNoId || memory_.empty()) return nullptr;
  for (int i = depth; i-- > 0;) {
    const Frame& frame = state_->frames[i];
    if (frame.kind != FrameKind::ability || !image_.abilities[frame.id].tags.has(tag)) continue;
    const auto found = std::find_if(memory_.begin(), memory_.end(),
                                    [&](const Remembered& each) { return each.serial == frame.serial; });
    return found == memory_.end() ? nullptr : &*found;
  }
  return nullptr;
}

// Announces that an ability is over that could be undone.
bool Kernel::offer_undo(const Frame& ability) {
  const Id point = image_.policy.remembered;
  if (!ability.ability.remembered || !before(state_->depth) || !any_listener(point, Tier::at, Tier::after))
    return false;
  const Participants v{ability.you, ability.comp, ability.target, ability.id, ability.ability.cancelled};
  tell(Considered::Kind::point, point, 0, 0, {}, v);
  push_timing(point, v, Tier::at, Tier::after);
  return true;
}

// Costs of what answers policy.remembered are not undone, so what pays them must have been there before
// already.
bool Kernel::payable_before(const Ability& ability, const Context& context, Refusal* why) const {
  if (ability.point != image_.policy.remembered || ability.point == kNoId) return true;
  const Remembered* known = before(state_->depth);
  if (!known) return false;
  for (std::size_t i = 0; i < ability.costs.size(); ++i) {
    const Cost& cost = ability.costs[i];
    if (cost.kind != Cost::Kind::counter && cost.kind != Cost::Kind::flag) continue;
    Bill due = bill(ability, i, context, kNoId, false);
    Component then;
    bool ok = valid(due.who) && unpack_component(then, *known->position, static_cast<ComponentId>(due.who));
    if (ok && cost.kind == Cost::Kind::flag) ok = !(then.flags >> cost.what & 1);
    if (ok && cost.kind == Cost::Kind::counter) {
      if (then.counters[cost.what] < due.due && cost.credit != kNoId) due = bill(ability, i, context);
      ok = then.counters[cost.what] >= due.due;
    }
    if (ok) continue;
    if (why) *why = {Refusal::Reason::cost, static_cast<int>(i)};
    return false;
  }
  return true;
}

std::string Kernel::cannot_rewind() const {
  const State& s = *state_;
  if (!interventions_.empty()) return "a line that is run by hand cannot undo an ability";
  if (s.depth < 2 || s.frames[s.depth - 1].kind != FrameKind::script ||
      s.frames[s.depth - 2].kind != FrameKind::ability || !s.frames[s.depth - 1].at(ScriptStage::run))
    return "only the effect of an ability can undo another ability";
  const Remembered* known = before(s.depth - 2);
  if (!known)
    return "nothing is remembered that this effect could undo: the ability was not chosen in a window, or no "
           "card of this game listens for its end (policy.remembered)";
  // It goes on in that position, so it must be there.
  Component then;
  if (!unpack_component(then, *known->position, s.frames[s.depth - 2].comp))
    return "the card that would undo this was not there before it";
  return "";
}

bool Kernel::can_rewind() const {
  return querying ? before(state_->depth) != nullptr : cannot_rewind().empty();
}

void Kernel::rewind() {
  refuse_in_query();
  if (const std::string trouble = cannot_rewind(); !trouble.empty()) throw std::logic_error(trouble);
  rewinds_ = true;
}

void Kernel::go_back() {
  rewinds_ = false;
  const int depth = state_->depth - 2;
  const Frame undoing = state_->frames[depth];
  const std::int32_t* event = ability_context(undoing).event;
  Participants participants{};
  if (event) std::copy_n(event, kParticipants, participants.begin());
  const Remembered* known = before(depth);
  const auto then = std::make_unique<State>();
  if (!known || !unpack_state(*then, *known->position))
    throw std::logic_error("what is remembered is not whole");
  scripts_.drop_all();
  live_scripts_ = 0;
  State& s = *state_;
  then->random = s.random;
  then->next_serial = s.next_serial;
  then->decisions = s.decisions;
  copy_state(s, *then);
  std::erase_if(memory_, [this](const Remembered& each) { return !frame_by_serial(each.serial); });
  replaced();
  resume_values_.clear();
  push_ability(undoing.id, undoing.comp, undoing.you, valid(undoing.target) ? undoing.target : ComponentId{0},
               0);
  Frame& again = top();
  again.set(AbilityFrame::rewound);
  again.go_to(AbilityStage::costs);
  again.ability.waived = undoing.ability.waived;
  again.ability.waited = event != nullptr;
  again.ability.participants = participants;
  count_use(again.id, again.comp, again.player, 0);
}

}  // namespace misk::kernel
