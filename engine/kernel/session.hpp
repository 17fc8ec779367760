// A game being played: its kernel, its answers, and going back.
//
// A checkpoint is a copy of the State at the last prompt at which no script was live, or with
// sparse_checkpoints at one some answers before. Going back to any prompt is copying a checkpoint and giving
// the few answers since; a script that fails is undone the same way, leaving out the failed effect
// (engine/README.md, "Going back").
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "kernel/kernel.hpp"

namespace misk::kernel {

/// Rewrites what a session with other rules has, so that its numbers mean entries of this session's Image
/// (reload/renumbering.hpp).
class Rewriter {
 public:
  virtual ~Rewriter() = default;
  /// Returns what stands in the way, or "" when it is done; then and only then `state` has changed.
  virtual std::string apply(State& state) const = 0;
  virtual void apply(std::vector<Event>& events) const = 0;
};

/// One decision at a prompt: an answer, or in place of one an intervention, after which the prompt is asked
/// again.
struct Answer {
  std::uint8_t player;  // 0 of an intervention
  std::vector<std::int32_t> choices;
  Intervention intervention{};
  bool operator==(const Answer&) const = default;
};

/// A prompt one can return to.
struct Snapshot {
  std::unique_ptr<State> state;
  Memory memory;  // Kernel::memory() at that position
  std::vector<Answer> since;
  std::size_t quiet = 0;  // as Session::quiet_
  std::vector<std::uint32_t> dropped;
  std::size_t events = 0;
  std::size_t answers = 0;  // journal length
};

class Session {
 public:
  explicit Session(Kernel& kernel) : kernel_(kernel), checkpoint_(std::make_unique<State>()) {}

  /// Starts the game that stands in the kernel and runs to its first prompt.
  Status start(std::uint64_t seed);
  /// Answers and runs to the next prompt. A choice that is not allowed changes nothing and returns false.
  bool answer(int player, const std::vector<std::int32_t>& choices);
  /// Runs a line of script at the open prompt; it stands in the journal like an answer, and undo and replays
  /// know it. When it fails with no decision behind it, or never ends, it is undone as a whole: false, and
  /// it stands nowhere.
  bool intervene(const Intervention& line);
  /// Answers or intervenes as `again`, from a journal, says.
  bool give(const Answer& again) {
    return again.intervention ? intervene(again.intervention) : answer(again.player, again.choices);
  }
  /// Has anybody intervened in this game? It then tells nothing of how it would have gone by its rules.
  bool changed_by_hand() const { return !interventions().empty(); }
  /// The places of interventions in the journal, counted from 1.
  std::vector<std::size_t> interventions() const;
  Status status() const { return status_; }
  /// Why the game is stuck, where the rules nest or count without an end; else "".
  const std::string& halted() const { return halted_; }
  /// Goes on after Kernel::pause has stopped the game.
  Status resume() { return run(); }

  /// Fills `snapshot` (its State is reused) with the present prompt.
  void snapshot(Snapshot& snapshot) const;
  /// Returns to a prompt of this game. The prompt is open again afterwards.
  void restore(const Snapshot& snapshot);
  /// Goes back to the prompt before the `n`-th answer (0: the first prompt). Needs keep_history.
  bool undo_to(std::size_t n);

  /// Goes on with another session's game by the rules of this one's kernel: its last checkpoint is taken
  /// over, and the answers given since are given again. Returns what stands in the way, or ""; answers that
  /// the new rules do not allow any more are left out, with those after them (see journal()).
  std::string take_over(const Session& other, const Rewriter& rewriter);

  const std::vector<Answer>& journal() const { return journal_; }
  std::uint64_t hash() const { return hash_state(kernel_.state()); }
  Kernel& kernel() { return kernel_; }
  const Kernel& kernel() const { return kernel_; }

  bool keep_history = false;  // remember every checkpoint, for undo
  bool strict = false;        // a script error stops the game instead of ending that effect
  bool record_journal = true;
  /// Copies the State every few answers only, which saves a good part of a decision's time. For games in
  /// which nobody looks at what is done again when a script fails. Once a snapshot is taken, checkpoints are
  /// near again.
  bool sparse_checkpoints = false;
  std::uint64_t rollbacks = 0;

 private:
  Status advance();
  // An intervention that fails is left to whoever began it, with `undoes`.
  Status run(bool undoes = false);
  void remember(int player, const std::vector<std::int32_t>& choices, const Intervention& line);
  void replay_since(std::size_t events);
  bool at_quiescent_prompt() const { return status_ == Status::asking && kernel_.quiescent(); }
  void take_checkpoint();
  void keep();

  // How many effects may fail before the one around them does.
  static constexpr int kAttempts = 64;
  // Answers between two sparse checkpoints.
  static constexpr std::size_t kAnswersSince = 64;

  Kernel& kernel_;
  Status status_ = Status::over;
  std::string halted_;
  std::unique_ptr<State> checkpoint_;
  Memory checkpoint_memory_;
  std::vector<Answer> since_;
  std::vector<std::uint32_t> dropped_;  // entries since the last quiescent prompt
  mutable bool goes_back_ = false;      // a snapshot has been taken
  std::size_t checkpoint_events_ = 0;
  std::size_t since_count_ = 0;  // since_ keeps its capacity
  // One more than the number of these before the last quiescent prompt, or 0: none since the checkpoint.
  std::size_t quiet_ = 0;
  std::vector<Answer> journal_;
  struct Kept {
    std::vector<unsigned char> bytes;
    Memory memory;
    std::size_t answers, events;
  };
  std::vector<Kept> history_;
};

}  // namespace misk::kernel
