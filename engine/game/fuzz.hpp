// Random games with a pack on: what it brings is dealt more than it would be, and everything is looked at
// closely.
//
// Game k of a seed is the same game on every machine and thread count, as long as no script keeps state of
// its own.
#pragma once
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/bot.hpp"
#include "game/close_look.hpp"

namespace misk::game {

class Coverage;

struct FuzzOptions {
  std::string game;                    // whose scripts
  std::vector<std::string> packs;      // ids: what they bring is played with
  std::vector<std::string> scenarios;  // none: those of the packs, else all of the game
  std::string bot = "mixed";           // random, one that the game exports, or mixed: some of both
  std::string start;                   // of every game; none: now and then one of the scenario's
  std::uint64_t seed = 1, games = 200;
  double minutes = 0;  // above zero: no game begins later than that
  int threads = 1;
  std::uint32_t decision_limit = 20000;
  Coverage* coverage = nullptr;
  std::atomic<std::uint64_t>* progress = nullptr;
};

/// A mistake, and the first game that showed it.
struct FuzzFinding {
  Failure failure;
  std::uint64_t games = 0;  // how many have shown it
  std::uint64_t game = 0;   // the first of them
  Setup setup;
  std::vector<kernel::Answer> answers;
};

struct FuzzResult {
  std::uint64_t games = 0, finished = 0, decisions = 0, hash = 0;
  std::map<std::string, std::uint64_t> scenarios;  // games by scenario
  std::map<std::string, std::uint64_t> outcomes;
  std::vector<FuzzFinding> findings;  // by game
  bool deals_cards = false;           // the game says how cards are added (its export add_cards)
  double seconds = 0;
};

/// Draws set-ups: scenario, who plays, options, and which of the packs' cards are dealt beside the usual
/// ones.
class SetupDrawer {
 public:
  /// Throws SetupError where there is nothing to be played.
  SetupDrawer(const Catalog& catalog, Scripts& scripts, const FuzzOptions& options);
  Setup draw(std::uint64_t seed) const;
  bool deals_cards() const { return deals_cards_; }

 private:
  struct Scenario {
    std::string id;
    int most_players = 1;
    std::vector<std::string> starts;
    // Values by name that are not the usual ones; and those that the packs bring, where an option is a card.
    std::map<std::string, std::vector<std::string>> options, own_values;
  };
  struct Avatar {
    std::string id, title;
  };

  std::vector<Scenario> scenarios_;
  std::vector<Avatar> own_, others_;  // of the packs, and the rest
  std::vector<std::string> cards_;    // of the packs
  std::string start_;
  bool deals_cards_ = false;
};

/// Answers now at random, now as another bot does; how much of each differs from game to game.
class MixedBot : public Bot {
 public:
  explicit MixedBot(std::unique_ptr<Bot> other) : other_(std::move(other)) {}
  void begin(std::uint64_t seed) override;
  void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) override;

 private:
  std::unique_ptr<Bot> other_;  // none: always at random
  RandomBot random_bot_;
  kernel::Random random_{};
  std::uint32_t share_ = 0;  // of random answers, in per cent
};

/// The bot of that name, or "mixed". Throws SetupError.
std::unique_ptr<Bot> make_fuzz_bot(const std::string& name, Scripts& scripts);

/// Plays the games. Throws SetupError when they cannot be played at all.
FuzzResult fuzz(const Catalog& catalog, const FuzzOptions& options);

}  // namespace misk::game
