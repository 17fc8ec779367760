// Abilities that effects use, and the facts that are taken to be so while they resolve: that a component is
// elsewhere, or that a value is another. Every question (sets, conditions, values, places) sees these facts;
// moves of components do not.
#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "kernel/kernel.hpp"

namespace misk::kernel {

int Kernel::pretended_zone(ComponentId id) const {
  for (int i = state_->pretence_count; i-- > 0;) {
    const Pretence& pretence = state_->pretences[i];
    if (pretence.comp == id && !pretence.place) return pretence.zone;
  }
  return component(id).zone;
}

ComponentId Kernel::pretended_place(ComponentId id) const {
  for (int i = state_->pretence_count; i-- > 0;)
    if (state_->pretences[i].comp == id && state_->pretences[i].place) return state_->pretences[i].place;
  return 0;
}

ComponentId Kernel::pretended_into(int pretence, int zone) const {
  const Pretence& asked = state_->pretences[pretence];
  if (asked.place || asked.zone != zone || component(asked.comp).zone == zone) return 0;
  for (int i = pretence + 1; i < state_->pretence_count; ++i)  // the latest decides
    if (state_->pretences[i].comp == asked.comp && !state_->pretences[i].place) return 0;
  return asked.comp;
}

void Kernel::pretend(const Terms& terms, std::uint32_t serial) {
  State& s = *state_;
  if (s.pretence_count + terms.pretences.size() > kMaxPretences)
    too_many(kMaxPretences, "components that are taken to be elsewhere");
  if (s.lasting_count + terms.modifiers.size() > kMaxLasting) too_many(kMaxLasting, "lasting effects");
  for (Pretence pretence : terms.pretences) {
    pretence.serial = serial;
    s.pretences[s.pretence_count++] = pretence;
  }
  for (Lasting modifier : terms.modifiers) {
    modifier.serial = serial;
    modifier.span = Span::own;
    modifier.instance = component(modifier.target).instance;
    s.lasting[s.lasting_count++] = modifier;
  }
  look_for_lenders();
  ++changes_;
}

void Kernel::end_pretences(std::uint32_t serial) {
  State& s = *state_;
  drop(s.pretences, s.pretence_count, [&](const Pretence& p) { return p.serial == serial; });
  drop(s.lasting, s.lasting_count,
       [&](const Lasting& l) { return l.span == Span::own && l.serial == serial; });
  look_for_lenders();
  ++changes_;
}

// A component that really moves is where it is now. The components that were taken to be beside it stay
// behind.
void Kernel::forget_pretences(ComponentId moved) {
  State& s = *state_;
  drop(s.pretences, s.pretence_count, [&](const Pretence& p) {
    if (p.comp == moved) return true;
    const std::uint8_t player = zone_player_[p.zone];
    return !p.place && player != kNoPlayer && s.avatars[player] == moved &&
           zone_place_[p.zone] == PlaceBy::player;
  });
}

namespace {

// Supposes for a question what an ability would pretend; leaves everything as it was. `after` looks after
// what is derived from that.
template <class F>
class Supposing {
 public:
  Supposing(State& state, F after)
      : state_(state), pretences_(state.pretence_count), lasting_(state.lasting_count), after_(after) {}
  ~Supposing() {
    state_.pretence_count = pretences_;
    state_.lasting_count = lasting_;
    after_();
  }
  Supposing(const Supposing&) = delete;
  Supposing& operator=(const Supposing&) = delete;

 private:
  State& state_;
  std::uint16_t pretences_, lasting_;
  F after_;
};

// An effect uses what has a time of its own only by naming it; the others wait for their timing point.
bool usable_kind(const Ability& ability) {
  return ability.kind == AbilityKind::window || ability.kind == AbilityKind::manual;
}

}  // namespace

bool Kernel::could(Id ability, ComponentId me, ComponentId you, const Terms& terms) {
  if (!usable_kind(image_.abilities[ability])) return false;
  const Supposing supposing(*state_, [this] { look_for_lenders(); });
  pretend(terms, 0);
  std::vector<ComponentId> targets;
  return available(ability, me, you, nullptr, nullptr, terms.target ? &targets : nullptr, terms.waived) &&
         (!terms.target || std::find(targets.begin(), targets.end(), terms.target) != targets.end());
}

std::vector<Option> Kernel::usable(Id window, const std::vector<Id>& tags, ComponentId you,
                                   const Terms& terms) {
  const Supposing supposing(*state_, [this] { look_for_lenders(); });
  pretend(terms, 0);
  std::vector<Option> found;
  // A component that is taken to be elsewhere may listen there.
  std::array<std::uint64_t, kWords> elsewhere{};
  for (const Pretence& pretence : in_use(state_->pretences, state_->pretence_count))
    elsewhere[pretence.comp >> 6] |= 1ULL << (pretence.comp & 63);
  auto among = [&](int w, std::uint64_t word) { return word | elsewhere[static_cast<std::size_t>(w)]; };
  each_listener(image_.window_key(window), among, [&](ComponentId me, Id ability) {
    const TagSet& own = image_.abilities[ability].tags;
    if (std::all_of(tags.begin(), tags.end(), [&](Id tag) { return own.has(tag); }) &&
        available(ability, me, you, nullptr, nullptr, nullptr, terms.waived))
      found.push_back({OptionKind::ability, ability, me});
    return true;
  });
  return found;
}

bool Kernel::initiate(Id ability, ComponentId me, ComponentId you, const Terms& terms) {
  refuse_in_query();
  if (!could(ability, me, you, terms)) return false;
  count_use(ability, me, player_of(you), 0);
  push_ability(ability, me, you, terms.target, 0);
  Frame& frame = top();
  frame.set(AbilityFrame::keeps_target, terms.target);
  frame.ability.waived = terms.waived == kNoId ? 0 : AbilityFrame::kCounterCosts + terms.waived;
  if (!terms.pretences.empty() || !terms.modifiers.empty()) {
    frame.set(AbilityFrame::pretends);
    pretend(terms, frame.serial);
  }
  return true;
}

}  // namespace misk::kernel
