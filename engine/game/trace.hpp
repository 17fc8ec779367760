// What a game's kernel has considered, as text for whoever writes cards: each timing point and window, each
// ability that might have been used there and why it was not, questions, answers and effects.
//
// It looks on: with it and without it a game is the same. It tells what its viewer may know: of a card that
// this viewer does not see, neither which it is nor what it might have done.
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

/// One line of a trace: as text, and its parts.
struct TraceLine {
  enum class Kind : std::uint8_t {
    point,
    window,
    usable,
    refused,
    cancelled,
    failed,  // the script of an effect
    effect,
    question,
    answer,
    by_hand,  // somebody has changed the game (game/console.hpp)
    changed,  // what a value of a component is made of
  } kind;
  std::string text;
  int depth = 0;  // how many abilities were resolving
  std::uint32_t decision = 0;
  kernel::ComponentId comp = 0;  // whose ability it is; whose value
  kernel::ComponentId you = 0;
  kernel::Id ability = kernel::kNoId;
  kernel::Id at = kernel::kNoId;  // the timing point or window where that is
  bool in_window = false;
  bool before = false;  // of a timing point: what it is about is still to come
  kernel::Tier tier{};  // of an ability: its own; of a timing point: the first that comes
  kernel::Refusal why{};
  std::string reason;  // why it was refused, in words and numbers; the question, the answer, the change
  std::string participants;
  /// Of timing points and windows, and only of definitions that are watched: where their components were.
  std::vector<std::pair<kernel::ComponentId, kernel::Id>> where;
};

struct TraceOptions {
  std::size_t keep = 4000;  // the last entries
  bool changes = false;     // tells at each question what has changed about modified values
  std::uint8_t viewer = kAllKnowing;
};

class Trace {
 public:
  static constexpr std::size_t kKeep = 4000;

  /// Takes the place of any other trace of these scripts.
  explicit Trace(Game& game, std::size_t keep = kKeep) : Trace(game, TraceOptions{.keep = keep}) {}
  Trace(Game& game, const TraceOptions& options);
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  /// False when the game's scripts have gone, or another trace has taken its place.
  bool attached() const { return notes_.use_count() > 1; }
  /// From now on also what is refused for its zone, its side or who asks: what nobody would expect to be
  /// used.
  void everything(bool on);
  /// Of this definition it is noted where its components are whenever something could have been used.
  void watch(kernel::Id definition);
  /// A script has failed: what is left out because of it is told with this.
  void failure(const script::Report& report);
  /// The table is changed from outside, and what is open will be considered again.
  void table_changed();

  /// Entries are numbered from 0; going back in the game takes back theirs. Of the old ones not all are kept.
  std::size_t begin() const;
  std::size_t end() const;
  /// Grows with every change.
  std::uint64_t version() const;
  /// Of the entries from `from` on, with names. Only while the game lives.
  std::vector<TraceLine> lines(std::size_t from = 0) const;
  /// Forgets the entries before `before`.
  void forget(std::size_t before);

 private:
  struct Entry {
    TraceLine::Kind kind;
    kernel::Id id;  // timing point, window or ability
    kernel::ComponentId comp, you;
    kernel::Refusal why;
    std::uint32_t decision;
    std::uint16_t depth;
    // Of an ability: the timing point (or none) or window where it was considered.
    kernel::Id at;
    bool in_window, before;
    std::uint8_t hidden;  // bit per participant whom the viewer did not know then
    kernel::Tier tier;
    std::uint64_t moment;  // of an ability: where exactly, as it would be considered again
    std::int32_t v[5];
    std::string text;  // of a question or answer: what was open then; of a refusal: what is to be said of it
    std::vector<std::pair<kernel::ComponentId, kernel::Id>> where;
  };
  /// What a value was made of, when it was looked at last.
  struct Made {
    std::int32_t value = 0;
    std::string parts;
    bool operator==(const Made&) const = default;
  };
  using Values = std::map<std::pair<kernel::ComponentId, std::uint16_t>, Made>;
  // Held by the kernel's hook as well: whether that is still there says whether the kernel is.
  struct Notes {
    std::deque<Entry> entries;
    std::size_t keep, dropped = 0;
    std::uint64_t version = 0;
    bool everything = false, changes = false;
    std::uint8_t viewer = kAllKnowing;
    bool known = false;                 // it has gone back: what comes is known, up to the next answer
    bool from_here = false;             // ... but for this once
    std::vector<std::uint8_t> watched;  // by definition; empty: none is
    Values values;
    std::map<std::pair<kernel::ComponentId, kernel::Id>, std::string> failures;  // by the effect
    // Effects that have begun, for limits: by whom and when.
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
