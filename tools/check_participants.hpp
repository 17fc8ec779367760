// When timing points are announced, and who takes part in them, as far as the scripts that announce them show
// it.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "check.hpp"

namespace misk::cli {

class Participants {
 public:
  /// Reads every announcement of the game and its packs.
  explicit Participants(const GameCheck& game);

  /// Is the timing point announced so that an ability of this tier sees it?
  bool is_announced(kernel::Id point, kernel::Tier tier) const {
    return point < points_.size() && points_[point].halves[half(tier)].is_announced;
  }
  bool is_announced(kernel::Id point) const {
    return is_announced(point, kernel::Tier::would) || is_announced(point, kernel::Tier::at);
  }
  /// May the participant (0 actor ... 4 extra) of the timing point be anything but none at this tier?
  bool is_ever_given(kernel::Id point, int slot, kernel::Tier tier) const;
  bool is_ever_given(kernel::Id point, int slot) const {
    return is_ever_given(point, slot, kernel::Tier::would) || is_ever_given(point, slot, kernel::Tier::at);
  }
  /// What the participant can only be: tags, of which it has one. Nothing where that is not known.
  std::optional<Words> kinds(kernel::Id point, int slot, kernel::Tier tier) const;
  /// The participants that a timing point has at this tier, in words for a mend.
  std::string said_at(kernel::Id point, kernel::Tier tier) const;

 private:
  struct Slot {
    bool is_given = false, is_known = true;
    Words kinds;
  };
  /// What is announced as about to happen (would, when), or as it has happened (at, after).
  struct Half {
    bool is_announced = false;
    std::array<Slot, 5> slots;
  };
  struct Point {
    std::array<Half, 2> halves;
  };
  static std::size_t half(kernel::Tier tier) { return tier >= kernel::Tier::at; }
  /// It is announced in these halves.
  void announce(kernel::Id point, bool before, bool after);
  void give(kernel::Id point, int slot, const std::string& as_written, bool before, bool after);
  void give_all(kernel::Id point, bool before, bool after);
  void read(const CheckSource& source);
  void read_steps();
  void read_passed_on();

  const GameCheck& game_;
  const kernel::Image& image_;
  std::vector<Point> points_;
  std::array<bool, 5> is_set_{};  // scripts set it: event.subject = ...
  // Some function announces whatever it is given: as about to happen, as having happened.
  bool passes_on_before_ = false, passes_on_after_ = false;
};

}  // namespace misk::cli
