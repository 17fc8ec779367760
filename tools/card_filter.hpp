// Which cards are listed.
#pragma once
#include <string>

#include "game/view.hpp"

namespace misk::cli {

/// What is left empty does not count.
struct CardFilter {
  std::string of_class, type, text;
  int lowest = -1, highest = -1;  // level; -1: any

  /// "2" or "0-2". Throws Wrong.
  void set_level(const std::string& range);
  bool fits(const game::Entry& card) const;
};

/// Without capitals, for comparing.
std::string small(const std::string& text);

/// The entry's level as it is listed.
std::string level_text(const game::Entry& card);

}  // namespace misk::cli
