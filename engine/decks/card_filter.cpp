#include "decks/card_filter.hpp"

#include <algorithm>

#include "content/utf8.hpp"
#include "text/number.hpp"

namespace misk::game {

using content::fold_case;

bool CardFilter::set_level(const std::string& range) {
  const std::size_t dash = range.find('-');
  const std::string from = range.substr(0, dash), to = dash == range.npos ? from : range.substr(dash + 1);
  const auto least = text::whole_number(from, 0, 99), most = text::whole_number(to, 0, 99);
  if (!least || !most) return false;
  lowest = *least;
  highest = *most;
  return true;
}

bool CardFilter::fits(const Entry& card) const {
  const auto same = [](const std::string& a, const std::string& b) { return fold_case(a) == fold_case(b); };
  if (!of_class.empty() && std::none_of(card.classes.begin(), card.classes.end(),
                                        [&](const std::string& each) { return same(each, of_class); }))
    return false;
  if (!type.empty() && !same(card.type, type)) return false;
  if (lowest >= 0 && (card.level < lowest || card.level > highest)) return false;
  if (text.empty()) return true;
  const std::string wanted = fold_case(text);
  const auto says = [&](const std::string& given) {
    return fold_case(given).find(wanted) != std::string::npos;
  };
  return says(card.name) || std::any_of(card.texts.begin(), card.texts.end(), says);
}

std::string level_text(const Entry& card) {
  return card.level < 0 ? "" : std::to_string(card.level);
}

}  // namespace misk::game
