// Finds abilities that a player paid for and that changed nothing. The rules of most games forbid using them.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// Reports each ability that a player chose to use and whose effect, after the costs were paid, left the
/// position as it was. Frames below it, lasting modifiers, delayed effects and who has seen what belong to
/// the position; counted limits and serial numbers do not.
///
/// An effect that could have changed something is not reported. That is so if chance or a player had a say, a
/// script failed, another ability or what the costs provoke came between (since the ability was chosen), or
/// the effect announced that something has happened or wrote a note to the log. The kernel must record
/// events.
class IdleEffects {
 public:
  using Told = std::function<void(kernel::Id ability, kernel::ComponentId of)>;
  IdleEffects(kernel::Kernel& kernel, Told told);
  IdleEffects(const IdleEffects&) = delete;
  IdleEffects& operator=(const IdleEffects&) = delete;
  ~IdleEffects();

  /// Call this before each answer: a number that is chosen while costs are paid may be 0.
  void answering(const kernel::Part& part);

 private:
  struct Begun {
    std::uint32_t serial;  // of the ability's frame
    std::uint64_t hash;
    std::size_t events;
  };
  void begins(const kernel::Frame& ability);
  void done(const kernel::Frame& ability);
  std::uint64_t hash(const kernel::Frame& ability);

  kernel::Kernel& kernel_;
  Told told_;
  std::vector<Begun> begun_;    // innermost last
  std::uint32_t last_ = 0;      // serial of the ability whose effect began last
  std::uint32_t provoked_ = 0;  // serial of the ability whose costs provoked something last
  std::uint32_t numbered_ = 0;  // the next serial as a number was chosen last
  std::unique_ptr<kernel::State> scratch_;
};

/// "FILE:LINE: the ability that was used for nothing".
std::string idle_effect_text(const Game& game, kernel::Id ability, kernel::ComponentId of);

}  // namespace misk::game
