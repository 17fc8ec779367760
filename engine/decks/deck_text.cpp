#include "decks/deck_text.hpp"

#include <algorithm>
#include <utility>

namespace misk::game {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size() - 1);
    lines.push_back(text.substr(from, to - from + 1));
    from = to + 1;
  }
  if (!lines.empty() && lines.back().back() != '\n') lines.back() += '\n';
  return lines;
}

// The place of the number in a line `  card: 2  # why`; npos for any other line.
std::size_t number_on(const std::string& line) {
  const std::size_t colon = line.find(": ");
  const std::size_t at = colon == line.npos ? line.npos : line.find_first_not_of(' ', colon + 1);
  if (at == line.npos || line[at] < '0' || line[at] > '9') return line.npos;
  const std::size_t end = line.find_first_not_of("0123456789", at);
  const std::size_t rest = line.find_first_not_of(" \r\n", end);
  return rest == line.npos || line[rest] == '#' ? at : line.npos;
}

bool same_cards(const content::Deck& a, const content::Deck& b) {
  return std::equal(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end(),
                    [](const content::DeckEntry& x, const content::DeckEntry& y) {
                      return x.card == y.card && x.count == y.count;
                    });
}

}  // namespace

DeckText::DeckText(std::string text, std::string file) : text_(std::move(text)), file_(std::move(file)) {
  deck_ = content::parse_deck(text_, file_);
}

int DeckText::count(const std::string& card) const {
  for (const content::DeckEntry& entry : deck_.cards)
    if (entry.card == card) return entry.count;
  return 0;
}

bool DeckText::edit_line(const std::string& card, int count) {
  std::vector<std::string> lines = lines_of(text_);
  int at = 0, last = 0;  // line numbers, from 1
  for (const content::DeckEntry& entry : deck_.cards) {
    if (entry.card == card) at = entry.line;
    last = std::max(last, entry.line);
  }
  if (last < 1 || last > static_cast<int>(lines.size())) return false;
  const std::string number = std::to_string(count);
  if (at > 0) {
    std::string& line = lines[static_cast<std::size_t>(at) - 1];
    const std::size_t from = number_on(line);
    if (from == line.npos) return false;
    if (count == 0)
      lines.erase(lines.begin() + at - 1);
    else
      line.replace(from, line.find_first_not_of("0123456789", from) - from, number);
  } else {
    const std::string& before = lines[static_cast<std::size_t>(last) - 1];
    if (number_on(before) == before.npos) return false;
    const std::string indent = before.substr(0, before.find_first_not_of(' '));
    lines.insert(lines.begin() + last, indent + card + ": " + number + "\n");
  }
  std::string text;
  for (const std::string& line : lines) text += line;
  text_ = std::move(text);
  return true;
}

void DeckText::set(const std::string& card, int count) {
  content::Deck wanted = deck_;
  const auto at = std::find_if(wanted.cards.begin(), wanted.cards.end(),
                               [&](const content::DeckEntry& entry) { return entry.card == card; });
  if (count == 0 && at == wanted.cards.end()) return;
  if (at == wanted.cards.end())
    wanted.cards.push_back({card, count, 0});
  else if (count == 0)
    wanted.cards.erase(at);
  else
    at->count = count;
  const std::string before = text_;
  try {
    if (edit_line(card, count)) {
      content::Deck now = content::parse_deck(text_, file_);
      if (same_cards(now, wanted)) {
        deck_ = std::move(now);
        return;
      }
    }
  } catch (const content::ContentError&) {
    // The layout does not allow changing single lines, so the whole text is written anew.
  }
  text_ = before;
  write_anew(wanted);
}

void DeckText::write_anew(const content::Deck& wanted) {
  std::string text = content::to_yaml(wanted);
  deck_ = content::parse_deck(text, file_);
  lost_comments_ = lost_comments_ || text_.find('#') != std::string::npos;
  text_ = std::move(text);
}

void DeckText::set_name(const std::string& name) {
  content::Deck wanted = deck_;
  wanted.name = name;
  const std::string yaml = content::to_yaml(wanted), name_line = yaml.substr(0, yaml.find('\n') + 1);
  // The entry is changed in place only if it has a line of its own without a comment.
  std::string text;
  int changed = 0;
  for (const std::string& line : lines_of(text_)) {
    const bool is_name = line.starts_with("name: ") && line.find('#') == line.npos;
    changed += is_name ? 1 : 0;
    text += is_name ? name_line : line;
  }
  if (changed == 1) {
    try {
      content::Deck now = content::parse_deck(text, file_);
      if (now.name == name && same_cards(now, deck_)) {
        deck_ = std::move(now);
        text_ = std::move(text);
        return;
      }
    } catch (const content::ContentError&) {
      // The old name covered several lines.
    }
  }
  write_anew(wanted);
}

void DeckText::set_option(const std::string& option, const std::string& value) {
  content::Deck wanted = deck_;
  std::erase_if(wanted.options, [&](const content::DeckOption& each) { return each.name == option; });
  if (!value.empty()) wanted.options.push_back({option, {value}, 0});
  // The options are one short line at the end, if the file has none yet or an earlier call put them there.
  const std::string head = "options: { ";
  const std::size_t at = text_.rfind('\n' + head);
  std::string text = text_;
  if (at != text.npos && text.find('\n', at + 1) + 1 >= text.size()) text.erase(at + 1);
  if (!wanted.options.empty() && text.find("\noptions:") == text.npos) {
    if (!text.empty() && text.back() != '\n') text += '\n';
    text += head;
    for (const content::DeckOption& each : wanted.options)
      if (each.values.size() == 1)
        text += (text.ends_with(head) ? "" : ", ") + each.name + ": " + each.values.front();
    text += " }\n";
  }
  try {
    content::Deck now = content::parse_deck(text, file_);
    const bool same =
        std::equal(now.options.begin(), now.options.end(), wanted.options.begin(), wanted.options.end(),
                   [](const content::DeckOption& a, const content::DeckOption& b) {
                     return a.name == b.name && a.values == b.values;
                   });
    if (same && now.name == deck_.name && same_cards(now, deck_)) {
      deck_ = std::move(now);
      text_ = std::move(text);
      return;
    }
  } catch (const content::ContentError&) {
    // A value needs quotes.
  }
  write_anew(wanted);
}

}  // namespace misk::game
