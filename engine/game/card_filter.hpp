// Which cards are listed.
#pragma once
#include <string>

#include "game/view.hpp"

namespace misk::game {

/// What is left empty does not count.
struct CardFilter {
  std::string of_class, type, text;
  int lowest = -1, highest = -1;  // level; -1: any

  /// "2" or "0-2"; false, and nothing has changed, for what is neither.
  bool set_level(const std::string& range);
  bool fits(const Entry& card) const;
};

/// The entry's level as it is listed.
std::string level_text(const Entry& card);

}  // namespace misk::game
