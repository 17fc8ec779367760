// One game at a time, with an eye on whatever can be wrong with it: failing scripts, a table that is not
// sound, positions that cannot be come back to, games that go another way when they are played again,
// abilities that are paid for and change nothing.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// What went wrong in a game.
struct Failure {
  /// Of a script "script-error", "budget", "memory", "time"; else "unsound" (check_invariants), "snapshot",
  /// "replay", "stuck", "endless", "refused", "set-up", "halted" (an error of the engine's, such as effects
  /// nested too deep), "idle" (an ability was used, and nothing changed: IdleEffects).
  std::string kind;
  std::string file;  // of a script
  int line = 0;
  std::string text, details;
  std::size_t answers = 0;  // that had been given

  /// FILE:LINE, or FILE where the line says nothing (a budget can run out anywhere in a loop), or "".
  std::string where() const;
  /// Is it the same mistake? By kind and place; without a place by the text, numbers aside.
  bool same(const Failure& other) const;
};

class CloseLook {
 public:
  /// Runs the packs of `game`. Throws SetupError when they do not load.
  CloseLook(const Catalog& catalog, const std::string& game);

  /// Fills the choices for a part of what is asked.
  using Chooser = std::function<void(Game&, std::size_t, std::vector<std::int32_t>&)>;
  struct Watch {
    const Failure* until = nullptr;  // stops when this has come
    std::size_t most_answers = 20000;
    bool may_end_early = false;   // stopping at most_answers is no failure
    unsigned snapshot_every = 0;  // answers, 0: never
    bool twice = false;           // plays it again by the same answers
    bool hash_all = false;  // after each answer, so that it is known where the second game leaves the first
  };
  struct Seen {
    std::vector<kernel::Answer> answers;
    std::vector<std::uint64_t> hashes;  // after each, with Watch::hash_all
    std::vector<Failure> failures;      // each mistake once, as they came
    bool over = false;
    std::string outcome;
    std::uint64_t hash = 0;
    std::uint64_t rounds = 0;
  };
  Seen play(const Setup& setup, const Chooser& choose, const Watch& watch);

  Scripts& scripts() { return scripts_; }
  /// While it is set, what scripts do wrong is not the game's: a bot is thinking, or texts are being made.
  bool aside = false;

 private:
  void note(Failure failure);
  void play_on(Game& game, const Chooser& choose, const Watch& watch, Seen& seen);
  void play_again(Game& game, const Watch& watch, Seen& seen);
  bool put_back(Game& game);

  const Catalog& catalog_;
  Scripts scripts_;
  Seen* seen_ = nullptr;
  kernel::Snapshot snapshot_;
};

}  // namespace misk::game
