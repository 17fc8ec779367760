// Which abilities of a pack's cards have ever been executed, in tests and in played games.
//
// It looks on through Kernel::trace: nothing is slower where nobody asks.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "game/catalog.hpp"

namespace misk::game {

/// What became of one ability.
struct AbilityCoverage {
  std::string card, title, pack, file;  // card: the id of its definition
  int line = 0;                         // of the ability
  int index = 0;                        // among those of the card
  std::string text, kind;
  std::uint64_t executed = 0;    // its effect began; of a constant one: prompts at which it was at work
  std::uint64_t considered = 0;  // it might have been used, or have come about
  std::map<std::string, std::uint64_t> refused;  // and why it was not
};

class CoverageWatch;

/// Gathers from any number of watches, in any threads.
class Coverage {
 public:
  /// Notes what happens in the games of these scripts as long as the watch lives, which must not outlive
  /// them. It takes the place of any trace of theirs.
  std::unique_ptr<CoverageWatch> watch(Scripts& scripts);

  /// What a report says, added. Abilities that are there no more, or say something else by now, are left out
  /// once others of their card are known. Throws content::ContentError.
  void read(const std::string& file);
  /// Writes a report that read() reads.
  void write(const std::string& file) const;

  /// By pack, card and ability; of these packs only.
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
