// Plays random games with a pack and looks at everything closely. The pack's cards are dealt more often than
// usual.
//
// Game k of a seed is the same on every machine and with any number of threads, provided that no script keeps
// state of its own.
#pragma once
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "explain/close_look.hpp"
#include "game/bot.hpp"

namespace misk::game {

class Coverage;

struct FuzzOptions {
  std::string game;                    // the game to play
  std::vector<std::string> packs;      // ids; their cards are played with
  std::vector<std::string> scenarios;  // empty: those of the packs, or else all of the game
  std::string bot = "mixed";           // random, a bot that the game exports, or mixed
  std::string start;                   // for every game; empty: sometimes one of the scenario's
  std::uint64_t seed = 1, games = 200;
  double minutes = 0;  // if above zero: no game begins after that time
  int threads = 1;
  std::uint32_t decision_limit = 20000;
  Coverage* coverage = nullptr;
  std::atomic<std::uint64_t>* progress = nullptr;
};

/// A fault, and the first game that showed it.
struct FuzzFinding {
  Failure failure;
  std::uint64_t games = 0;  // number of games that showed it
  std::uint64_t game = 0;   // number of the first one
  Setup setup;
  std::vector<kernel::Answer> answers;
};

struct FuzzResult {
  std::uint64_t games = 0, finished = 0, decisions = 0, hash = 0;
  std::map<std::string, std::uint64_t> scenarios;  // number of games by scenario
  std::map<std::string, std::uint64_t> outcomes;
  std::vector<FuzzFinding> findings;  // sorted by game
  bool deals_cards = false;           // the game has the export add_cards
  double seconds = 0;
};

/// Draws set-ups: the scenario, the players, the options, and extra cards of the packs.
class SetupDrawer {
 public:
  /// Throws SetupError if there is nothing to play.
  SetupDrawer(const Catalog& catalog, Scripts& scripts, const FuzzOptions& options);
  Setup draw(std::uint64_t seed) const;
  bool deals_cards() const { return deals_cards_; }

 private:
  struct Scenario {
    std::string id;
    int most_players = 1;
    std::set<std::string> refused;  // the avatars that it does not take
    std::vector<std::string> starts;
    // Values other than the usual ones, by option name; and values that the packs add, if an option is a
    // card.
    std::map<std::string, std::vector<std::string>> options, own_values;
  };
  struct Avatar {
    std::string id, title;
  };

  std::vector<Scenario> scenarios_;
  std::vector<Avatar> own_, others_;  // of the packs; of others
  std::vector<std::string> cards_;    // of the packs
  std::string start_;
  bool deals_cards_ = false;
};

/// Answers at random or like another bot. The proportion differs from game to game. In some games it takes
/// what a card of the packs offers whenever it can: then each of their abilities is used early and in many
/// states, also where it can do nothing.
class MixedBot : public Bot {
 public:
  MixedBot(std::unique_ptr<Bot> other, std::vector<std::string> packs)
      : other_(std::move(other)), packs_(std::move(packs)) {}
  void begin(std::uint64_t seed) override;
  void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) override;

 private:
  bool choose_own(Game& game, std::size_t part, std::vector<std::int32_t>& choices);

  std::unique_ptr<Bot> other_;  // null: always at random
  std::vector<std::string> packs_;
  RandomBot random_bot_;
  kernel::Random random_{};
  std::uint32_t share_ = 0;              // of random answers, in per cent
  std::uint32_t eager_ = 0;              // how often the packs' own cards are preferred, in per cent
  std::map<kernel::Id, int> preferred_;  // how often in this game, by definition
};

/// The bot of that name, or "mixed", which prefers the cards of these packs. Throws SetupError.
std::unique_ptr<Bot> make_fuzz_bot(const std::string& name, Scripts& scripts,
                                   const std::vector<std::string>& packs = {});

/// Plays the games. Throws SetupError if they cannot be played at all.
FuzzResult fuzz(const Catalog& catalog, const FuzzOptions& options);

}  // namespace misk::game
