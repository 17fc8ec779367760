// What the participants of a timing point can be, as its declaration says: `can_be` of timing_point_fields
// (lua/shapes.lua). The rules do not need it; `misk check` and the reference do.
#pragma once
#include <array>
#include <limits>
#include <string>
#include <vector>

#include "kernel/state.hpp"

namespace misk::script {

/// What one participant can be.
struct CanBe {
  static constexpr int kFar = std::numeric_limits<int>::max();
  bool is_given = false;           // false: it is never there
  std::vector<std::string> kinds;  // of a card: it has one of these tags; empty: any card
  int least = -kFar, most = kFar;  // of a number
  bool is_bounded() const { return least > -kFar || most < kFar; }
  /// "enemy or asset", "1 to 4", "1 or more"; empty if it can be anything.
  std::string to_string() const;
};

/// Of actor, subject, object, amount, extra.
using PointCanBe = std::array<CanBe, kernel::kParticipants>;

}  // namespace misk::script
