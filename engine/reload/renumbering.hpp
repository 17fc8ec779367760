// Translates a position: from the ids of the rules that a game was begun with to the ids of other rules.
//
// Scripts may be changed while a game goes on. Nothing in a State is an address or a text, but its numbers
// mean entries of an Image; another Image has the same things under other numbers, found by their names. A
// thing that is gone and not needed (a limit that was spent, a lasting effect) is left out. A thing that is
// needed and gone is in the way, and then the position cannot be taken over.
#pragma once
#include <string>
#include <vector>

#include "kernel/session.hpp"

namespace misk::kernel {

class Renumbering : public Rewriter {
 public:
  /// Both images are frozen and outlive this.
  Renumbering(const Image& from, const Image& to);

  /// Rewrites a position at which no script is live. Returns what stands in the way, in words, or "" when it
  /// is done; then and only then `state` has changed.
  std::string apply(State& state) const override;
  /// Rewrites events, leaving out those of abilities and timing points that are gone.
  void apply(std::vector<Event>& events) const override;

  /// Definitions of the old image that have no successor, and of the new one that are new, by id.
  const std::vector<std::string>& gone() const { return gone_; }
  const std::vector<std::string>& added() const { return added_; }

 private:
  void match_abilities();
  bool tells_ability(Id point) const;
  std::string frame(Frame& frame, const Frame* below) const;
  FunctionId function(const Frame& below, FunctionId old) const;
  bool event(Id& point, Participants& v) const;
  bool limit(Use& use) const;

  const Image& from_;
  const Image& to_;
  std::string in_the_way_;
  std::vector<Id> definitions_, abilities_, tags_, values_, titles_, points_, windows_, procedures_;
  std::vector<std::vector<Id>> steps_, locals_;  // by old procedure
  std::vector<std::string> gone_, added_;
};

}  // namespace misk::kernel
