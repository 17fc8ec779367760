// Players without a person: they answer requests through the same facade, knowing what their player may know.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

class Bot {
 public:
  virtual ~Bot() = default;
  /// A new game: the bot's own chances come from `seed` alone.
  virtual void begin(std::uint64_t seed) = 0;
  /// Fills `choices` with an answer to the request's part `part` that is allowed.
  virtual void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) = 0;
  /// Answers that the bot's script could not give, or gave wrongly, and that were taken at random.
  std::uint64_t slips = 0;
};

/// Uniform over allowed answers: the number of options first, then which.
class RandomBot : public Bot {
 public:
  void begin(std::uint64_t seed) override { random_.seed(seed); }
  void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) override;

 private:
  kernel::Random random_{};
  std::vector<std::int32_t> pool_;
};

/// "random", or a bot that the game's scripts export as a function of this name. Throws SetupError.
std::unique_ptr<Bot> make_bot(const std::string& name, Scripts& scripts);
/// The bots that a game offers.
std::vector<std::string> bot_names(const Scripts& scripts);

/// The index of the first part of the open request that waits for an answer, or -1.
int waiting_part(const kernel::Request& request);

/// One step of splitmix64: the only way that seeds are made from seeds.
std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t n);
/// The seed of a bot that plays the game of seed `seed`.
inline std::uint64_t bot_seed(std::uint64_t seed) {
  return mix_seed(seed, 0xb07);
}

}  // namespace misk::game
