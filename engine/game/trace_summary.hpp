// What a trace comes to: of each ability how often it was considered, used and refused, and why; and of a
// card why it did not do anything.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "game/trace.hpp"

namespace misk::game {

/// What became of one ability.
struct AbilityCounts {
  std::size_t considered = 0, usable = 0, effects = 0, cancelled = 0, failed = 0;
  std::map<std::string, std::size_t> refused;  // by the reason, without its numbers
};

class TraceSummary {
 public:
  /// Only while the game lives.
  explicit TraceSummary(const Game& game) : game_(game) {}

  void add(const TraceLine& line);
  /// Of abilities that were considered or have begun, in the order in which packs declare them.
  const std::map<kernel::Id, AbilityCounts>& abilities() const { return abilities_; }
  /// "Lamp 'Light it.' [lamp.lua:3]: considered 4, usable 1, used 1" and below it the reasons.
  std::vector<std::string> lines(kernel::Id ability) const;
  /// Why the abilities of a definition did what they did, or nothing. The trace must have watched it
  /// (Trace::watch) with everything(true).
  std::vector<std::string> why(kernel::Id definition) const;

 private:
  /// When something could have been used, for one ability of a watched definition.
  struct Occasions {
    std::size_t all = 0, there = 0, absent = 0;
    std::size_t other_tier = 0;                    // its timing point was announced, but not this far
    std::map<std::string, std::size_t> elsewhere;  // by zone
  };
  Occasions occasions(const kernel::Ability& ability, kernel::Id definition) const;
  static std::string whereabouts(const Occasions& was);
  std::string title(kernel::Id ability) const;
  std::string never(const kernel::Ability& ability, kernel::Id definition) const;

  /// Of a timing point or window that came: where the watched components were.
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

/// The definitions that `what` means: one by its id, else all of that name, else all with it in their names.
/// Throws SetupError when there are none.
std::vector<kernel::Id> definitions_called(const kernel::Image& image, const std::string& what);

}  // namespace misk::game
