// What a game's kernel has considered, as text for whoever writes cards: each timing point and window, each
// ability that might have been used there and why it was not, questions, answers and effects.
//
// It looks on: with it and without it a game is the same. It knows what is hidden.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// One line of a trace.
struct TraceLine {
  enum class Kind : std::uint8_t { point, usable, refused, cancelled, effect, question, answer } kind;
  std::string text;
  int depth = 0;  // how many abilities were resolving
  std::uint32_t decision = 0;
  kernel::ComponentId comp = 0;  // whose ability it is
};

class Trace {
 public:
  static constexpr std::size_t kKeep = 4000;

  /// Takes the place of any other trace of these scripts. Keeps the last `keep` entries.
  explicit Trace(Game& game, std::size_t keep = kKeep);
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  /// False when the game's scripts have gone, or another trace has taken its place.
  bool attached() const { return notes_.use_count() > 1; }
  /// From now on also what is refused for its zone, its side or who asks: what nobody would expect to be
  /// used.
  void everything(bool on);

  /// Entries are numbered from 0; going back in the game takes back theirs. Of the old ones not all are kept.
  std::size_t begin() const;
  std::size_t end() const;
  /// Grows with every change.
  std::uint64_t version() const;
  /// Of the entries from `from` on, with names. Only while the game lives.
  std::vector<TraceLine> lines(std::size_t from = 0) const;

 private:
  struct Entry {
    kernel::Considered::Kind kind;
    kernel::Id id;
    kernel::ComponentId comp, you;
    kernel::Refusal why;
    std::uint32_t decision;
    std::uint16_t depth;
    // Of an ability: the timing point (or none) or window where it was considered.
    kernel::Id at;
    bool in_window;
    kernel::Tier tier;
    std::int32_t v[5];
    std::string text;  // of a question or answer: what was open then
  };
  // Held by the kernel's hook as well: whether that is still there says whether the kernel is.
  struct Notes {
    std::deque<Entry> entries;
    std::size_t keep, dropped = 0;
    std::uint64_t version = 0;
    bool everything = false;
    bool known = false;  // it has gone back: what comes is known, up to the next answer
  };

  static void note(Notes& notes, Game& game, const kernel::Considered& told);
  std::string point_text(const Entry& entry, kernel::Id point) const;
  std::string line(const Entry& entry) const;

  Game& game_;
  std::shared_ptr<Notes> notes_;
};

}  // namespace misk::game
