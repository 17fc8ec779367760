// The filter of a list of cards.
#pragma once
#include <string>

#include "catalog/listing.hpp"

namespace misk::game {

/// Empty fields match every card.
struct CardFilter {
  std::string of_class, type, text;
  int lowest = -1, highest = -1;  // level; -1: any

  /// Parses "2" or "0-2". Returns false, and changes nothing, for any other text.
  bool set_level(const std::string& range);
  bool fits(const Entry& card) const;
};

/// The level of an entry, as lists show it.
std::string level_text(const Entry& card);

}  // namespace misk::game
