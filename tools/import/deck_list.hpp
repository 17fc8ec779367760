// Reads lists of cards by name, as text or as OCTGN's XML, before the cards are looked up.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::importing {

/// A line of a list.
struct ListedCard {
  std::string name;              ///< a name or a code
  std::vector<std::string> ids;  ///< other ids of the card, from OCTGN
  std::string detail;            ///< the text in brackets after it: a pack, or its second name
  int level = -1;                ///< -1: not given
  int count = 1, line = 0;
  bool is_investigator = false;
};

struct CardList {
  std::string name;  ///< of the deck; "" if not given
  std::vector<ListedCard> cards;
  std::vector<std::pair<int, std::string>> unmatched;  ///< lines that were not understood
  std::vector<std::string> notes;
};

/// Reads a list as text: headings, and lines like `2x Old Lamp [3] (My Pack)`.
CardList read_text_list(std::string_view bytes, const std::string& file);
/// Reads OCTGN's .o8d. Throws ContentError.
CardList read_octgn(std::string_view bytes, const std::string& file);
/// Reads a sealed pool: `code,quantity`. Throws ContentError.
CardList read_sealed(std::string_view bytes, const std::string& file);

}  // namespace misk::importing
