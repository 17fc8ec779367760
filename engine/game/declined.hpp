// What the players at a front end have just declined, so that it need not be asked again: "A window is passed
// if it offers you nothing but what you have just declined."
//
// That holds for side windows: those in another player's turn (WindowDef::last), and those for which the
// game's export `is_side_window(name)` is true. In them passing gives up nothing but what is offered. An
// option counts as declined
//   - if it was passed or not chosen since something last came to light (Sight) or was chosen outside a
//   window,
//     or
//   - while nothing is being resolved, if it was passed at a window of this name since the player's last turn
//     began,
// and only if its card, its target and the player's place are as they were then. So a window asks whenever a
// new option, a new situation or a new fact is there.
//
// Kernel, bots and simulations know nothing of this. A front end gives the answer, which stands in the
// journal like a person's.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "game/sight.hpp"

namespace misk::game {

class Declined {
 public:
  explicit Declined(Game& game);
  /// Call this before each answer to the part that waits.
  void answering(const std::vector<std::int32_t>& choices);
  /// Call this after each answer.
  void answered();
  /// Forgets everything: after going back, or a change by hand.
  void clear();
  /// The option that passes, if the part that waits is of a side window and offers only what its player has
  /// just declined.
  std::optional<std::int32_t> pass() const;

 private:
  struct Entry {
    std::uint8_t player = 0;
    kernel::Id ability = kernel::kNoId, window = kernel::kNoId;
    kernel::ComponentId comp = 0, target = 0, place = 0;
    std::array<kernel::Component, 2> as_it_was{};  // comp and target, without their neighbours
    bool between = false;                          // passed while nothing was being resolved
    std::uint32_t light = 0;                       // light_ at that time
    bool is_about(const Entry& other) const;
  };
  const kernel::Part* waiting() const;
  void happened();
  Entry entry(const kernel::Option& option, std::uint8_t player) const;
  bool is_declined(const Entry& offered) const;
  std::uint8_t turn_of() const;
  bool is_side_window(std::uint8_t player) const;
  bool is_between() const;

  Game& game_;
  std::vector<Entry> entries_;
  std::uint32_t light_ = 0;  // grows when something comes to light or is chosen
  Sight sight_;
};

}  // namespace misk::game
