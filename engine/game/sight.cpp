#include "game/sight.hpp"

#include <algorithm>

namespace misk::game {

Sight::Sight(const Game& game) : chance_(game.kernel().state().random) {
  const kernel::Kernel& k = game.kernel();
  open_.resize(std::size_t{k.state().component_count} + 1);
  for (kernel::ComponentId id = 1; id < open_.size(); ++id)
    if (k.seen_by(id)) open_[id] = static_cast<std::uint16_t>(k.component(id).face + 1);
  // What a question offers is seen by whoever is asked: the cards of a search.
  for (const kernel::Option& option : k.request().options)
    for (const kernel::ComponentId id : {option.comp, option.target})
      if (id) open_[id] = static_cast<std::uint16_t>(k.component(id).face + 1);
}

bool Sight::tells_less_than(const Sight& later) const {
  if (!std::equal(std::begin(chance_.s), std::end(chance_.s), std::begin(later.chance_.s))) return true;
  for (std::size_t id = 1; id < later.open_.size(); ++id)
    if (later.open_[id] && (id >= open_.size() || open_[id] != later.open_[id])) return true;
  return false;
}

}  // namespace misk::game
