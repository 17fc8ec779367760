// Records which abilities of a pack's cards have been executed, in tests and in played games.
//
// It observes through Kernel::trace, so a game without a watch pays nothing.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::game {

/// The record of one ability.
struct AbilityCoverage {
  std::string card, title, pack, file;  // card: the id of its definition
  int line = 0;                         // of the ability
  int index = 0;                        // among the card's abilities
  std::string text, kind;
  std::uint64_t executed = 0;    // its effect began; for a constant one: prompts at which it was active
  std::uint64_t considered = 0;  // it might have been used or triggered
  std::map<std::string, std::uint64_t> refused;  // count by reason
};

class CoverageWatch;

/// Collects from any number of watches in any threads.
class Coverage {
 public:
  /// Records the games of these scripts as long as the watch lives. The watch must not outlive the scripts.
  /// It replaces any other trace of theirs.
  std::unique_ptr<CoverageWatch> watch(Scripts& scripts);

  /// Adds the counts of a report. Abilities that no longer exist, or have another text now, are left out if
  /// other abilities of their card are known. Throws content::ContentError.
  void read(const std::string& file);
  /// Writes a report for read().
  void write(const std::string& file) const;

  /// The abilities of these packs, sorted by pack, card and ability.
  std::vector<AbilityCoverage> of(const std::vector<std::string>& packs) const;

 private:
  friend class CoverageWatch;
  using Key = std::pair<std::string, std::string>;  // card; index and text
  static Key key_of(const AbilityCoverage& ability);
  void add(const AbilityCoverage& ability);

  mutable std::mutex mutex_;
  std::map<Key, AbilityCoverage> abilities_;
};

class CoverageWatch {
 public:
  CoverageWatch(Coverage& coverage, Scripts& scripts);
  ~CoverageWatch();
  CoverageWatch(const CoverageWatch&) = delete;
  CoverageWatch& operator=(const CoverageWatch&) = delete;

 private:
  struct Count {
    std::uint64_t executed = 0, considered = 0;
    std::map<std::pair<int, int>, std::uint64_t> refused;  // reason and index, as kernel::Refusal has them
  };
  void note(const kernel::Considered& told);
  void look_at_constants();

  Coverage& coverage_;
  script::Host& host_;
  std::vector<Count> counts_;                       // by ability
  std::vector<std::vector<kernel::Id>> constants_;  // by definition
};

}  // namespace misk::game
