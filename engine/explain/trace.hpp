// A trace of the kernel's considerations as text, for authors of cards: each timing point and window, each
// ability that might have been used there and why it was not, questions, answers and effects.
//
// It only observes: a game is the same with and without it. It tells only what its viewer may know: of a
// hidden card, neither which one it is nor what it might have done.
#pragma once
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// One line of a trace: its text and its parts.
struct TraceLine {
  enum class Kind : std::uint8_t {
    point,
    window,
    usable,
    refused,
    cancelled,
    failed,  // the script of an effect failed
    effect,
    question,
    answer,
    by_hand,  // somebody changed the game by hand (explain/console.hpp)
    changed,  // a modified value is made up differently
  } kind;
  std::string text;
  int depth = 0;  // the number of abilities resolving
  std::uint32_t decision = 0;
  kernel::ComponentId comp = 0;  // the component with the ability or the value
  kernel::ComponentId you = 0;
  kernel::Id ability = kernel::kNoId;
  kernel::Id at = kernel::kNoId;  // the timing point or window of it
  bool in_window = false;
  bool before = false;  // of a timing point: before it happens
  kernel::Tier tier{};  // of an ability: its own; of a timing point: its first
  kernel::Refusal why{};
  std::string reason;  // of a refusal, in words and numbers; or the question, the answer, the change
  std::string participants;
  /// Only for timing points and windows, and watched definitions: the zones of their components.
  std::vector<std::pair<kernel::ComponentId, kernel::Id>> where;
};

struct TraceOptions {
  std::size_t keep = 4000;  // the number of entries to keep
  bool changes = false;     // report changes of modified values at each question
  std::uint8_t viewer = kAllKnowing;
};

class Trace {
 public:
  static constexpr std::size_t kKeep = 4000;

  /// Replaces any other trace of these scripts.
  explicit Trace(Game& game, std::size_t keep = kKeep) : Trace(game, TraceOptions{.keep = keep}) {}
  Trace(Game& game, const TraceOptions& options);
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  /// False if the game's scripts are gone, or another trace has replaced this one.
  bool attached() const { return notes_.use_count() > 1; }
  /// From now on also records abilities that are refused for their zone, side or player, which nobody expects
  /// to be usable.
  void everything(bool on);
  /// Records the zones of this definition's components at each occasion to use something.
  void watch(kernel::Id definition);
  /// Reports that a script failed. The trace adds this to the effect that is left out because of it.
  void failure(const script::Report& report);
  /// Reports that the table was changed from outside. The open request will be considered again.
  void table_changed();

  /// Entries are numbered from 0. Undo removes entries. Old entries are dropped: begin() is the first one
  /// kept.
  std::size_t begin() const;
  std::size_t end() const;
  /// Changes with every change of the entries.
  std::uint64_t version() const;
  /// The entries from `from` on, with names. Only valid while the game lives.
  std::vector<TraceLine> lines(std::size_t from = 0) const;
  /// Drops the entries before `before`.
  void forget(std::size_t before);

 private:
  struct Entry {
    TraceLine::Kind kind;
    kernel::Id id;  // timing point, window or ability
    kernel::ComponentId comp, you;
    kernel::Refusal why;
    std::uint32_t decision;
    std::uint16_t depth;
    // For an ability: the timing point (or none) or window where it was considered.
    kernel::Id at;
    bool in_window, before;
    std::uint8_t hidden;  // bit per participant whom the viewer did not know then
    kernel::Tier tier;
    std::uint64_t moment;  // of an ability: identifies the occasion, also after going back
    kernel::Participants v;
    std::string text;  // of a question or answer: the request; of a refusal: the details
    std::vector<std::pair<kernel::ComponentId, kernel::Id>> where;
  };
  /// How a value was made up when last looked at.
  struct Made {
    std::int32_t value = 0;
    std::string parts;
    bool operator==(const Made&) const = default;
  };
  using Values = std::map<std::pair<kernel::ComponentId, std::uint16_t>, Made>;
  // The kernel's hook holds it too, so the use count shows whether the kernel still has the hook.
  struct Notes {
    std::deque<Entry> entries;
    std::size_t keep, dropped = 0;
    std::uint64_t version = 0;
    bool everything = false, changes = false;
    std::uint8_t viewer = kAllKnowing;
    bool known = false;      // after going back: entries up to the next answer are already recorded
    bool from_here = false;  // exception to `known` for one entry
    std::vector<std::uint8_t> watched;  // by definition; empty: none is watched
    Values values;
    std::map<std::pair<kernel::ComponentId, kernel::Id>, std::string> failures;  // by effect
    // Effects that have begun, for limits: who and when.
    struct Use {
      kernel::Id ability;
      kernel::ComponentId comp, you;
      std::uint32_t decision;
    };
    std::vector<Use> uses;
  };

  static void note(Notes& notes, Game& game, const kernel::Considered& told);
  static void go_back(Notes& notes, const Game& game, bool to_the_start);
  static void add(Notes& notes, Entry entry);
  static void take_participants(Entry& entry, const Game& game, std::uint8_t viewer,
                                std::span<const std::int32_t> v);
  static void note_changes(Notes& notes, const Game& game, bool silently);
  static std::string detail(const Notes& notes, const Game& game, const kernel::Considered& told);
  std::string point_text(const Entry& entry, kernel::Id point) const;
  std::string participants(const Entry& entry) const;
  std::string place(kernel::Id ability) const;
  std::string line(const Entry& entry) const;
  std::string reason(const Entry& entry) const;

  Game& game_;
  std::shared_ptr<Notes> notes_;
};

/// "would", "when", "at" or "after".
const char* tier_name(kernel::Tier tier);

}  // namespace misk::game
