// A table as one viewer knows it. While a Veil lives, scripts read of a card no more than that viewer may
// know, so whatever a game's view functions tell (board, odds, table_view ...) cannot depend on the rest.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// Of what is not known nothing is left but where it lies, whose it is and what it is attached to: it has no
/// title of its own, no data, no tag, no ability, counter or flag, and lies among others like it in the order
/// of their numbers. Of what shows one side (Known::side) there are the title, the kind, and what works on
/// that side. Zones may be more open (kernel::Open). Nothing may be changed, nobody asked.
class Veil {
 public:
  Veil(Game& game, std::uint8_t viewer);
  ~Veil();
  Veil(const Veil&) = delete;
  Veil& operator=(const Veil&) = delete;

  /// The part that the viewer may know of it.
  Known known(kernel::ComponentId id) const { return known_[id]; }
  /// Its real definition.
  kernel::Id definition(kernel::ComponentId id) const { return components_[id].definition; }

 private:
  void draw();
  void lift();
  bool is_hidden(kernel::ComponentId id) const;
  void hide(kernel::ComponentId id);
  void show_side(kernel::ComponentId id);
  void order(int zone);
  kernel::Id add(kernel::Definition seen, kernel::Id of);

  Game& game_;
  kernel::Image& image_;
  std::vector<kernel::Component> components_;  // as they are
  std::vector<kernel::Zone> zones_;
  std::vector<Known> known_;
  kernel::Id unknown_ = kernel::kNoId;
  std::vector<kernel::Id> sides_;  // two by definition, for front and back; empty: none is needed
  std::size_t added_ = 0;
};

}  // namespace misk::game
