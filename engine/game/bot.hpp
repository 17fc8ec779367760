// Bots: players without a person. They answer requests through the same facade and know only what their
// player may know.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "catalog/setup.hpp"
#include "game/game.hpp"

namespace misk::game {

class Bot {
 public:
  virtual ~Bot() = default;
  /// Begins a new game. The bot's own random choices depend on `seed` alone.
  virtual void begin(std::uint64_t seed) = 0;
  /// Fills `choices` with an allowed answer to the part `part` of the request.
  virtual void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) = 0;
  /// The number of answers taken at random because the bot's script failed or gave a wrong answer.
  std::uint64_t slips = 0;
};

/// Chooses uniformly: first the number of options, then the options.
class RandomBot : public Bot {
 public:
  void begin(std::uint64_t seed) override { random_.seed(seed); }
  void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) override;

 private:
  kernel::Random random_{};
  std::vector<std::int32_t> pool_;
};

/// Makes "random", or a bot that the game's scripts export as a function of this name. Throws SetupError.
std::unique_ptr<Bot> make_bot(const std::string& name, Scripts& scripts);
/// The bots that a game offers.
std::vector<std::string> bot_names(const Scripts& scripts);

/// The index of the first part of the open request that still needs an answer, or -1.
int waiting_part(const kernel::Request& request);

/// The seed of a bot for the game with seed `seed`.
inline std::uint64_t bot_seed(std::uint64_t seed) {
  return mix_seed(seed, 0xb07);
}

}  // namespace misk::game
