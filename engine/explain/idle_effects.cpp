#include "explain/idle_effects.hpp"

#include <algorithm>

namespace misk::game {

IdleEffects::IdleEffects(kernel::Kernel& kernel, Told told)
    : kernel_(kernel), told_(std::move(told)), scratch_(std::make_unique<kernel::State>()) {
  kernel_.effect_watch = [this](const kernel::Frame& ability, kernel::Kernel::Moment moment) {
    switch (moment) {
      case kernel::Kernel::Moment::provokes:
        provoked_ = ability.serial;
        break;
      case kernel::Kernel::Moment::begins:
        begins(ability);
        break;
      case kernel::Kernel::Moment::done:
        done(ability);
    }
  };
}

IdleEffects::~IdleEffects() {
  kernel_.effect_watch = nullptr;
}

// The hash includes the random source and the number of decisions: if they are unchanged, neither chance nor
// a player had a say.
std::uint64_t IdleEffects::hash(const kernel::Frame& ability) {
  kernel::State& s = *scratch_;
  copy_state(s, kernel_.state());
  s.depth = 0;
  while (s.frames[s.depth].serial != ability.serial) ++s.depth;
  s.next_serial = s.unsettled = s.settled = 0;
  s.uses_count = 0;
  std::fill(std::begin(s.period_serial), std::end(s.period_serial), 0U);
  return hash_state(s);
}

void IdleEffects::answering(const kernel::Part& part) {
  if (part.numeric) numbered_ = kernel_.state().next_serial;
}

void IdleEffects::begins(const kernel::Frame& ability) {
  const kernel::Ability& used = kernel_.image().abilities[ability.id];
  const kernel::AbilityKind kind = used.kind;
  std::erase_if(begun_, [&](const Begun& each) { return each.serial >= ability.serial; });
  // Forced and chosen abilities may come between. Manual ones do not count: the effect itself starts them by
  // name.
  if (kind == kernel::AbilityKind::manual) return;
  begun_.clear();
  if (last_ >= kernel_.state().next_serial) last_ = 0;  // it belongs to another game, or to an undone part
  if (provoked_ >= kernel_.state().next_serial) provoked_ = 0;
  // While the costs were paid, or because they were.
  const bool between = last_ > ability.serial || provoked_ == ability.serial;
  last_ = std::max(last_, ability.serial);
  // What the rules let everybody do has no author who could mend it. Whoever chooses 0 for an X that they pay
  // wants nothing to happen.
  if (numbered_ > kernel_.state().next_serial) numbered_ = 0;
  const bool number_chosen = numbered_ > ability.serial;
  if (between || used.inherent || number_chosen || kind == kernel::AbilityKind::forced ||
      !kernel_.dropped.empty())
    return;
  begun_.push_back({ability.serial, hash(ability), kernel_.events().size()});
}

void IdleEffects::done(const kernel::Frame& ability) {
  const auto at = std::find_if(begun_.begin(), begun_.end(),
                               [&](const Begun& each) { return each.serial == ability.serial; });
  if (at == begun_.end()) return;
  const Begun begun = *at;
  begun_.erase(at, begun_.end());
  const std::vector<kernel::Event>& events = kernel_.events();
  const auto first = events.begin() + static_cast<std::ptrdiff_t>(std::min(begun.events, events.size()));
  const bool happened = std::any_of(first, events.end(), [](const kernel::Event& event) {
    return event.kind == kernel::Event::Kind::note ||
           (event.kind == kernel::Event::Kind::point && !event.before);
  });
  if (!happened && kernel_.dropped.empty() && hash(ability) == begun.hash) told_(ability.id, ability.comp);
}

std::string idle_effect_text(const Game& game, kernel::Id ability, kernel::ComponentId of) {
  const kernel::Origin& origin = game.kernel().image().abilities[ability].origin;
  const std::string where = origin.file.empty() ? "" : origin.file + ":" + std::to_string(origin.line) + ": ";
  return where + "'" + game.name(of) + "' was used and paid for, and nothing changed: \"" +
         game.ability_text(ability) + "\"; its condition or target must leave out where it can do nothing";
}

}  // namespace misk::game
