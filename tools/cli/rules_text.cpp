#include "cli/rules_text.hpp"

#include <algorithm>

#include "text/joined.hpp"
#include "text/letters.hpp"

namespace misk::cli {
namespace {

constexpr std::size_t kMost = 12;  // of entries that have the words only somewhere

bool is_exactly(const game::RuleEntry& entry, const std::string& words) {
  const std::string wanted = text::folded(words);
  const auto same = [&](const std::string& each) { return text::folded(each) == wanted; };
  return same(entry.id) || same(entry.title) || std::any_of(entry.words.begin(), entry.words.end(), same) ||
         std::any_of(entry.names.begin(), entry.names.end(), same);
}

std::vector<std::string> all_titles(const game::Rulebook& book) {
  std::vector<std::string> lines;
  std::string part;
  std::vector<std::string> titles;
  const auto end_part = [&] {
    if (!titles.empty()) lines.push_back(part + ": " + text::joined(titles));
    titles.clear();
  };
  for (const game::RuleEntry& entry : book.entries()) {
    if (entry.part != part) end_part();
    part = entry.part;
    titles.push_back(entry.title);
  }
  end_part();
  return lines;
}

}  // namespace

std::vector<std::string> entry_lines(const game::Rulebook& book, const game::RuleEntry& entry) {
  std::vector<std::string> lines = {entry.title, "  " + entry.text};
  std::vector<std::string> see;
  for (const std::string& id : entry.see)
    if (const game::RuleEntry* other = book.find(id)) see.push_back(other->title);
  if (!see.empty()) lines.push_back("  See also: " + text::joined(see));
  if (!entry.cites.empty()) {
    std::string cites;
    for (const std::string& cite : entry.cites) cites += (cites.empty() ? "" : "; ") + cite;
    lines.push_back("  In the rules: " + cites);
  }
  return lines;
}

std::vector<std::string> rules_lines(const game::Rulebook& book, const std::string& words) {
  if (words.empty()) return all_titles(book);
  std::vector<const game::RuleEntry*> found = book.search(words);
  const game::RuleEntry* best = nullptr;
  if (!found.empty() && (found.size() == 1 || is_exactly(*found.front(), words))) best = found.front();
  if (!best) best = book.find(words);
  if (!best) best = book.cited(words);
  std::vector<std::string> lines;
  if (best) lines = entry_lines(book, *best);
  std::erase(found, best);
  if (found.empty()) return lines;
  if (best) {
    std::vector<std::string> titles;
    for (std::size_t i = 0; i < found.size() && i < kMost; ++i) titles.push_back(found[i]->title);
    lines.push_back("  Also about it: " + text::joined(titles) +
                    (found.size() > kMost ? " and " + std::to_string(found.size() - kMost) + " more" : ""));
    return lines;
  }
  for (std::size_t i = 0; i < found.size() && i < kMost; ++i)
    lines.push_back(found[i]->title + ": " + found[i]->first_sentence());
  if (found.size() > kMost) lines.push_back("and " + std::to_string(found.size() - kMost) + " more entries");
  return lines;
}

}  // namespace misk::cli
