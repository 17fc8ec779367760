// Lists of cards by name, as text or as OCTGN's XML: what is in them, before anybody looks for the cards.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::importing {

/// A line of a list.
struct ListedCard {
  std::string name;              ///< or a code
  std::vector<std::string> ids;  ///< other names for it: OCTGN's ids
  std::string detail;            ///< what stood in brackets behind it: a pack, or its second name
  int level = -1;                ///< -1: not said
  int count = 1, line = 0;
  bool is_investigator = false;
};

struct CardList {
  std::string name;  ///< of the deck; "" if it is not said
  std::vector<ListedCard> cards;
  std::vector<std::pair<int, std::string>> unmatched;  ///< lines that say nothing known
  std::vector<std::string> notes;
};

/// A list as text: headings, and lines like `2x Old Lamp [3] (My Pack)`.
CardList read_text_list(std::string_view bytes, const std::string& file);
/// OCTGN's .o8d. Throws ContentError.
CardList read_octgn(std::string_view bytes, const std::string& file);
/// A sealed pool: `code,quantity`. Throws ContentError.
CardList read_sealed(std::string_view bytes, const std::string& file);

}  // namespace misk::importing
