#include "card_filter.hpp"

#include <algorithm>
#include <cctype>

#include "cli.hpp"

namespace misk::cli {

std::string small(const std::string& text) {
  std::string out = text;
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

void CardFilter::set_level(const std::string& range) {
  const std::size_t dash = range.find('-');
  const std::string from = range.substr(0, dash), to = dash == range.npos ? from : range.substr(dash + 1);
  const auto is_level = [](const std::string& part) {
    return !part.empty() && part.size() < 3 && part.find_first_not_of("0123456789") == part.npos;
  };
  if (!is_level(from) || !is_level(to))
    throw Wrong("'" + range + "' is no level; write one, or a range like 0-2");
  lowest = std::stoi(from);
  highest = std::stoi(to);
}

bool CardFilter::fits(const game::Entry& card) const {
  if (!of_class.empty() &&
      std::find(card.classes.begin(), card.classes.end(), small(of_class)) == card.classes.end())
    return false;
  if (!type.empty() && small(card.type) != small(type)) return false;
  if (lowest >= 0 && (card.level < lowest || card.level > highest)) return false;
  if (text.empty()) return true;
  const auto says = [&](const std::string& given) {
    return small(given).find(small(text)) != std::string::npos;
  };
  return says(card.name) || std::any_of(card.texts.begin(), card.texts.end(), says);
}

std::string level_text(const game::Entry& card) {
  return card.level < 0 ? "" : std::to_string(card.level);
}

}  // namespace misk::cli
