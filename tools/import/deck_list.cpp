#include "import/deck_list.hpp"

#include <tinyxml2.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "content/deck.hpp"
#include "content/diagnostic.hpp"
#include "content/utf8.hpp"
#include "import/text.hpp"
#include "text/number.hpp"

namespace misk::importing {

using content::ContentError;
using content::in_quotes;
using content::Severity;

namespace {

constexpr std::size_t kLongestFile = std::size_t{1} << 20;
constexpr std::size_t kMostLines = 2000;
constexpr const char* kArkham = "a6d114c7-2e2a-4896-ad8c-0330605c90bf";

[[noreturn]] void fail(const std::string& file, int line, std::string message, std::string mend) {
  throw ContentError({Severity::error, file, line, 0, std::move(message), std::move(mend), "bad-deck"});
}

int read_count(std::string_view text) {
  return text::whole_number<int>(text).value_or(-1);
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// True for a heading, which names no card: "Assets", "Event (12)", "Hand:", "## Skills".
bool is_heading(std::string_view line) {
  std::string word = lower(trimmed(line));
  while (!word.empty() &&
         (word.front() == '#' || word.front() == '*' || word.front() == '-' || word.front() == ' '))
    word.erase(0, 1);
  while (!word.empty() && (word.back() == ':' || word.back() == '*' || word.back() == ' ')) word.pop_back();
  if (!word.empty() && word.back() == ')') word = trimmed(word.substr(0, word.rfind('(')));
  static constexpr std::array<std::string_view, 41> kHeadings = {"asset",          "assets",
                                                                 "event",          "events",
                                                                 "skill",          "skills",
                                                                 "enemy",          "enemies",
                                                                 "treachery",      "treacheries",
                                                                 "weakness",       "weaknesses",
                                                                 "basic weakness", "basic weaknesses",
                                                                 "investigator",   "investigators",
                                                                 "hand",           "hand x2",
                                                                 "hands",          "ally",
                                                                 "allies",         "arcane",
                                                                 "accessory",      "body",
                                                                 "tarot",          "other",
                                                                 "permanent",      "permanents",
                                                                 "special",        "signature",
                                                                 "signatures",     "deck",
                                                                 "main deck",      "side deck",
                                                                 "sideboard",      "cards",
                                                                 "story",          "story assets",
                                                                 "no slot",        "slotless",
                                                                 "cards in deck"};
  return std::find(kHeadings.begin(), kHeadings.end(), word) != kHeadings.end();
}

// True for a line about the list itself: "Total: 33", "Packs: From Core Set to ...", "https://..."
bool is_fact(std::string_view line) {
  const std::string word = lower(trimmed(line));
  for (const std::string_view begin :
       {"total", "packs:", "from ", "http", "xp", "experience", "deck size", "cards:", "taboo", "generated",
        "exported", "description", "author", "by ", "version", "---", "==="})
    if (word.starts_with(begin)) return true;
  return false;
}

// Reads the text after the number: `Name [3] (Pack)`, `Name (3)`, `Name •••`.
void read_name(std::string text, ListedCard& card) {
  text = trimmed(text);
  // People write a level as dots.
  int dots = 0;
  while (text.ends_with("\u2022")) {
    text = trimmed(text.substr(0, text.size() - 3));
    ++dots;
  }
  if (dots > 0) card.level = dots;
  for (int i = 0; i < 2; ++i) {
    if (text.empty() || (text.back() != ')' && text.back() != ']')) break;
    const std::size_t open = text.rfind(text.back() == ')' ? " (" : " [");
    if (open == std::string::npos) break;
    const std::string inside = trimmed(text.substr(open + 2, text.size() - open - 3));
    if (inside.size() == 1 && is_digit(inside[0])) {
      card.level = inside[0] - '0';
    } else if (text.back() == ')' && card.detail.empty()) {
      card.detail = inside;
    } else {
      break;
    }
    text = trimmed(text.substr(0, open));
  }
  card.name = text;
}

// Reads `2x Name`, `2 Name`, `- 2 x Name` or `Name x2`. False for any other line.
bool read_entry(const std::string& text, ListedCard& card) {
  std::string line = trimmed(text);
  while (!line.empty() &&
         (line.front() == '-' || line.front() == '*' || line.front() == ' ' || line.starts_with("\u2022")))
    line.erase(0, line.front() == '\xE2' ? 3 : 1);
  std::size_t at = 0;
  while (at < line.size() && is_digit(line[at])) ++at;
  if (at > 0 && at <= 3) {
    std::size_t name = at;
    while (name < line.size() && line[name] == ' ') ++name;
    const bool has_times = name < line.size() && (line[name] == 'x' || line[name] == 'X') &&
                           name + 1 < line.size() && line[name + 1] == ' ';
    const bool has_sign = line.compare(name, 2, "\u00D7") == 0;
    if (has_times) name += 1;
    if (has_sign) name += 2;
    if (name >= line.size() || (!has_times && !has_sign && name == at)) return false;
    card.count = read_count(std::string_view(line).substr(0, at));
    read_name(line.substr(name), card);
    return !card.name.empty();
  }
  // "Old Lamp x2"
  if (const std::size_t times = line.rfind(" x"); times != std::string::npos) {
    const int count = read_count(std::string_view(line).substr(times + 2));
    if (count > 0) {
      card.count = count;
      read_name(line.substr(0, times), card);
      return !card.name.empty();
    }
  }
  return false;
}

}  // namespace

CardList read_text_list(std::string_view bytes, const std::string& file) {
  content::check_text(bytes, file, kLongestFile);
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  CardList out;
  bool next_is_investigator = false, any_card = false;
  int number = 0;
  for (std::size_t from = 0; from <= bytes.size();) {
    const std::size_t to = std::min(bytes.find('\n', from), bytes.size());
    const std::string line = trimmed(bytes.substr(from, to - from));
    from = to + 1;
    if (++number > static_cast<int>(kMostLines))
      fail(file, number, "more than 2000 lines", "name a list of one deck");
    if (line.empty()) continue;
    ListedCard card;
    card.line = number;
    if (is_heading(line)) {
      next_is_investigator = lower(line).find("investigator") != std::string::npos;
      continue;
    }
    const std::size_t colon = line.find(':');
    const std::string key =
        colon == std::string::npos ? "" : lower(trimmed(std::string_view(line).substr(0, colon)));
    if (key == "investigator") {
      read_name(line.substr(colon + 1), card);
      card.is_investigator = true;
      out.cards.push_back(card);
    } else if (key == "name" || key == "deck" || key == "title") {
      out.name = trimmed(line.substr(colon + 1));
    } else if (read_entry(line, card)) {
      card.is_investigator = next_is_investigator;
      next_is_investigator = false;
      any_card = any_card || !card.is_investigator;
      out.cards.push_back(card);
    } else if (next_is_investigator) {
      read_name(line, card);
      card.is_investigator = true;
      next_is_investigator = false;
      out.cards.push_back(card);
    } else if (!any_card) {
      // The lines above the first card are the deck's name and its investigator, in either order. The cards
      // decide which is which.
      std::string head = line;
      while (!head.empty() && (head.front() == '#' || head.front() == ' ')) head.erase(0, 1);
      if (is_fact(head)) continue;
      read_name(head, card);
      card.is_investigator = true;
      card.count = 0;  // may be a heading
      out.cards.push_back(card);
      if (out.name.empty()) out.name = head;
    } else if (!is_fact(line)) {
      out.unmatched.emplace_back(number, line);
    }
  }
  if (!any_card)
    fail(file, 0, "there is no card in this list",
         "write a card a line, like '2x Old Lamp', or name another file");
  return out;
}

CardList read_octgn(std::string_view bytes, const std::string& file) {
  content::check_text(bytes, file, kLongestFile);
  // A deck declares no entities. A file that does is a bomb, or not a deck.
  if (const std::size_t at = lower(bytes).find("<!doctype");
      at != std::string::npos || lower(bytes).find("<!entity") != std::string::npos)
    fail(file, 1, "this XML declares a document type or entities, which no OCTGN deck does",
         "save the deck in OCTGN again");
  tinyxml2::XMLDocument document;
  if (document.Parse(bytes.data(), bytes.size()) != tinyxml2::XML_SUCCESS)
    fail(file, document.ErrorLineNum(),
         "this is not well-formed XML (" + std::string(document.ErrorName()) + ")",
         "save the deck in OCTGN again");
  const tinyxml2::XMLElement* const deck = document.RootElement();
  if (deck == nullptr || std::string_view(deck->Name()) != "deck")
    fail(file, deck == nullptr ? 1 : deck->GetLineNum(),
         "this XML is " + (deck == nullptr ? std::string("empty") : "a '" + std::string(deck->Name()) + "'") +
             ", not an OCTGN deck",
         "save the deck in OCTGN again");
  CardList out;
  const char* const game = deck->Attribute("game");
  if (game != nullptr && !equal_fold(game, kArkham))
    fail(file, deck->GetLineNum(), "this deck is of another game (" + in_quotes(game) + ")",
         "name a deck of Arkham Horror: The Card Game");
  for (const auto* section = deck->FirstChildElement(); section != nullptr;
       section = section->NextSiblingElement()) {
    if (std::string_view(section->Name()) != "section") {
      out.notes.push_back("line " + std::to_string(section->GetLineNum()) + ": '" + section->Name() +
                          "' is left out");
      continue;
    }
    const char* const title = section->Attribute("name");
    const bool is_investigator = title != nullptr && lower(title).find("investigator") != std::string::npos;
    for (const auto* each = section->FirstChildElement("card"); each != nullptr;
         each = each->NextSiblingElement("card")) {
      ListedCard card;
      card.line = each->GetLineNum();
      const char* const count = each->Attribute("qty");
      card.count = count == nullptr ? 1 : read_count(count);
      if (card.count < 0 || card.count > content::kMaxCopies)
        fail(file, card.line, "qty is " + in_quotes(count), "write a number from 0 to 99");
      if (const char* const id = each->Attribute("id")) card.ids = split(id, ":");
      if (const char* const name = each->GetText()) read_name(plain(name), card);
      card.is_investigator = is_investigator;
      if (card.name.empty() && card.ids.empty())
        fail(file, card.line, "a card without name and id", "name it, or take it out");
      if (out.cards.size() >= kMostLines) fail(file, card.line, "more than 2000 cards", "name one deck");
      if (card.count > 0) out.cards.push_back(std::move(card));
    }
  }
  if (out.cards.empty())
    fail(file, deck->GetLineNum(), "there is no card in this deck", "save the deck in OCTGN again");
  return out;
}

CardList read_sealed(std::string_view bytes, const std::string& file) {
  content::check_text(bytes, file, kLongestFile);
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  CardList out;
  int number = 0;
  for (std::size_t from = 0; from <= bytes.size();) {
    const std::size_t to = std::min(bytes.find('\n', from), bytes.size());
    std::string line = trimmed(bytes.substr(from, to - from));
    from = to + 1;
    if (++number > 20'000) fail(file, number, "more than 20000 lines", "name one pool");
    line.erase(std::remove(line.begin(), line.end(), '"'), line.end());
    if (line.empty() || (number == 1 && lower(line).starts_with("code"))) continue;
    const std::size_t comma = line.find_first_of(",;");
    const int count =
        comma == std::string::npos ? -1 : read_count(trimmed(std::string_view(line).substr(comma + 1)));
    if (count < 0 || count > content::kMaxCopies)
      fail(file, number, in_quotes(line) + " is no line of a sealed pool",
           "write code,quantity like 01020,2");
    ListedCard card;
    card.name = trimmed(std::string_view(line).substr(0, comma));
    card.count = count;
    card.line = number;
    if (card.count > 0) out.cards.push_back(std::move(card));
  }
  if (out.cards.empty()) fail(file, 0, "there is no card in this pool", "write code,quantity a line");
  return out;
}

}  // namespace misk::importing
