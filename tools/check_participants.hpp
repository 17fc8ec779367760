// Who takes part in timing points, as far as the scripts that announce them show it.
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

  /// May the participant (0 actor ... 4 extra) of the timing point be anything but none?
  bool is_ever_given(kernel::Id point, int slot) const;
  /// What the participant can only be: tags, of which it has one. Nothing where that is not known.
  std::optional<Words> kinds(kernel::Id point, int slot) const;
  /// The participants that a timing point has, in words for a mend.
  std::string said_at(kernel::Id point) const;

 private:
  struct Slot {
    bool is_given = false, is_known = true;
    Words kinds;
  };
  using Slots = std::array<Slot, 5>;
  void give(kernel::Id point, int slot, const std::string& as_written);
  void give_all(kernel::Id point);
  void read(const CheckSource& source);
  void read_steps();

  const GameCheck& game_;
  const kernel::Image& image_;
  std::vector<Slots> points_;
  std::array<bool, 5> is_set_{};  // scripts set it: event.subject = ...
};

}  // namespace misk::cli
