// Finds out when timing points are announced and with which participants: what their declarations say
// (`can_be`), and what the announcing scripts show.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "check/check.hpp"
#include "declare/can_be.hpp"

namespace misk::cli {

class Participants {
 public:
  /// Reads every announcement of the game and its packs.
  explicit Participants(const GameCheck& game);

  /// True if the timing point is announced in a way that an ability of this tier hears.
  bool is_announced(kernel::Id point, kernel::Tier tier) const {
    return point < points_.size() && points_[point].halves[half(tier)].is_announced;
  }
  bool is_announced(kernel::Id point) const {
    return is_announced(point, kernel::Tier::would) || is_announced(point, kernel::Tier::at);
  }
  /// True if the participant (0 actor ... 4 extra) of the timing point can have a value at this tier.
  bool is_ever_given(kernel::Id point, int slot, kernel::Tier tier) const;
  bool is_ever_given(kernel::Id point, int slot) const {
    return is_ever_given(point, slot, kernel::Tier::would) || is_ever_given(point, slot, kernel::Tier::at);
  }
  /// The kinds that the participant can have: it has one of these tags. Empty if unknown.
  std::optional<Words> kinds(kernel::Id point, int slot, kernel::Tier tier) const;
  /// The least and the greatest number that the participant (3 amount, 4 extra) can be. Empty if unknown.
  std::optional<std::pair<int, int>> range(kernel::Id point, int slot, kernel::Tier tier) const;
  /// The participants of a timing point at this tier, in words for a message.
  std::string said_at(kernel::Id point, kernel::Tier tier) const;

 private:
  struct Slot {
    bool is_given = false, is_known = true;
    Words kinds;
  };
  /// One half of a timing point: about to happen (would, when), or happened (at, after).
  struct Half {
    bool is_announced = false;
    std::array<Slot, 5> slots;
  };
  struct Point {
    std::array<Half, 2> halves;
  };
  static std::size_t half(kernel::Tier tier) { return tier >= kernel::Tier::at; }
  /// Notes that it is announced in these halves.
  void announce(kernel::Id point, bool before, bool after);
  void give(kernel::Id point, int slot, const std::string& as_written, bool before, bool after);
  void give_all(kernel::Id point, bool before, bool after);
  void read(const CheckSource& source);
  /// Does some timing point call the participant at that place so?
  bool is_called(std::size_t slot, const std::string& name) const;
  void read_steps();
  void read_passed_on();
  /// What the declaration says of it; null if it says nothing.
  const script::CanBe* declared(kernel::Id point, int slot) const;

  const GameCheck& game_;
  const kernel::Image& image_;
  std::vector<Point> points_;
  std::array<bool, 5> is_set_{};  // scripts assign it: event.subject = ...
  // Some function announces a point that is given to it, in these halves.
  bool passes_on_before_ = false, passes_on_after_ = false;
};

}  // namespace misk::cli
