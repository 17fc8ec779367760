// A summary of a trace: how often each ability was considered, used and refused, and why; and why a card did
// nothing.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "explain/trace.hpp"

namespace misk::game {

/// The counts of one ability.
struct AbilityCounts {
  std::size_t considered = 0, usable = 0, effects = 0, cancelled = 0, failed = 0;
  std::map<std::string, std::size_t> refused;  // by reason, without its numbers
};

class TraceSummary {
 public:
  /// Only valid while the game lives.
  explicit TraceSummary(const Game& game) : game_(game) {}

  void add(const TraceLine& line);
  /// The abilities that were considered or have begun, in the order of declaration.
  const std::map<kernel::Id, AbilityCounts>& abilities() const { return abilities_; }
  /// "Lamp 'Light it.' [lamp.lua:3]: considered 4, usable 1, used 1", followed by the reasons.
  std::vector<std::string> lines(kernel::Id ability) const;
  /// Explains what the abilities of a definition did, or why they did nothing. The trace must have watched it
  /// (Trace::watch) with everything(true).
  std::vector<std::string> why(kernel::Id definition) const;

 private:
  /// The occasions at which an ability of a watched definition could have been used.
  struct Occasions {
    std::size_t all = 0, there = 0, absent = 0;
    std::size_t other_tier = 0;                    // its timing point was announced, but not in its tier
    std::map<std::string, std::size_t> elsewhere;  // by zone
  };
  Occasions occasions(const kernel::Ability& ability, kernel::Id definition) const;
  static std::string whereabouts(const Occasions& was);
  std::string title(kernel::Id ability) const;
  std::string never(const kernel::Ability& ability, kernel::Id definition) const;

  /// An announced timing point or window, and the zones of the watched components then.
  struct Came {
    kernel::Id at;
    bool window, before;
    kernel::Tier first;
    std::vector<std::pair<kernel::ComponentId, kernel::Id>> where;
  };

  const Game& game_;
  std::map<kernel::Id, AbilityCounts> abilities_;
  std::vector<Came> came_;
  std::vector<std::string> changes_;
};

/// The definitions that `what` means: the one with that id, or else all of that name, or else all whose names
/// contain it. Throws SetupError if there are none.
std::vector<kernel::Id> definitions_called(const kernel::Image& image, const std::string& what);

}  // namespace misk::game
