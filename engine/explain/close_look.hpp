// Plays one game at a time and looks for every kind of fault: failing scripts, an unsound table, positions
// that a snapshot cannot restore, games that differ when replayed, abilities that are paid for and change
// nothing.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// A fault of a game.
struct Failure {
  /// For a script: "script-error", "budget", "memory" or "time". Otherwise "unsound" (check_invariants),
  /// "snapshot", "replay", "stuck", "endless", "refused", "set-up", "halted" (an error of the engine, such as
  /// effects nested too deep), or "idle" (an ability was used and nothing changed: IdleEffects).
  std::string kind;
  std::string file;  // of the script
  int line = 0;
  std::string text, details;
  std::size_t answers = 0;  // the number of answers given before it

  /// FILE:LINE; FILE if the line means nothing (a budget can run out anywhere in a loop); or "".
  std::string where() const;
  /// True if both have the same cause: the same kind and place, or without a place the same text apart from
  /// numbers.
  bool same(const Failure& other) const;
};

class IdleEffects;

class CloseLook {
 public:
  /// Runs the packs of `game`. Throws SetupError if they do not load.
  CloseLook(const Catalog& catalog, const std::string& game);

  /// Fills the choices for one part of the request.
  using Chooser = std::function<void(Game&, std::size_t, std::vector<std::int32_t>&)>;
  struct Watch {
    const Failure* until = nullptr;  // stop when this failure occurs
    std::size_t most_answers = 20000;
    bool may_end_early = false;  // reaching most_answers is no failure
    // The game is left when a script has failed so often in the same way as before; 0: never. Each failure
    // may take a second until a limit ends it, and they show nothing new.
    unsigned most_repeats = 0;
    unsigned snapshot_every = 0;  // in answers; 0: never
    bool twice = false;           // replay the game with the same answers
    bool hash_all = false;        // after each answer, to find where the replay first differs
  };
  struct Seen {
    std::vector<kernel::Answer> answers;
    std::vector<std::uint64_t> hashes;  // after each answer, if Watch::hash_all
    std::vector<Failure> failures;      // each fault once, in order of occurrence
    bool over = false;
    std::string outcome;
    std::uint64_t hash = 0;
    std::uint64_t rounds = 0;
  };
  Seen play(const Setup& setup, const Chooser& choose, const Watch& watch);

  Scripts& scripts() { return scripts_; }
  /// While it is true, script failures are not counted as the game's: a bot is thinking, or texts are made.
  bool aside = false;

 private:
  void note(Failure failure);
  void play_on(Game& game, const Chooser& choose, const Watch& watch, Seen& seen);
  void play_again(Game& game, const Watch& watch, Seen& seen);
  bool put_back(Game& game);

  const Catalog& catalog_;
  Scripts scripts_;
  Seen* seen_ = nullptr;
  IdleEffects* idle_ = nullptr;
  unsigned repeats_ = 0;  // failures of this game that it had before
  kernel::Snapshot snapshot_;
};

}  // namespace misk::game
