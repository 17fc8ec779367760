#include "catalog/rulebook.hpp"

#include <algorithm>
#include <set>

#include "catalog/catalog.hpp"
#include "content/reader.hpp"
#include "content/suggest.hpp"
#include "content/value.hpp"
#include "text/letters.hpp"

namespace misk::game {
namespace {

constexpr std::string_view kFolder = "rulebook/";
constexpr std::size_t kMostEntries = 2000;  // entries of a game
constexpr std::size_t kLongestText = 4000;  // bytes

std::vector<std::string> texts_of(const content::Value& list, std::string_view what) {
  std::vector<std::string> out;
  for (const content::Value& each : list.items(what)) out.push_back(each.text(what));
  return out;
}

bool is_part_of_word(char c) {
  return text::is_word(c) || (static_cast<unsigned char>(c) & 0x80) != 0;
}

/// True if `words` at this place of `text` are not inside of longer words.
bool is_whole(std::string_view text, std::size_t at, std::string_view words) {
  const std::size_t end = at + words.size();
  return (at == 0 || !is_part_of_word(text[at - 1]) || !is_part_of_word(words.front())) &&
         (end == text.size() || !is_part_of_word(text[end]) || !is_part_of_word(words.back()));
}

}  // namespace

std::string RuleEntry::first_sentence() const {
  for (std::size_t i = 0; i + 1 < text.size(); ++i)
    if (text[i] == '.' && (text[i + 1] == ' ' || text[i + 1] == '\n')) return text.substr(0, i + 1);
  return text;
}

Rulebook::Rulebook(const content::Library& library, const std::string& game, content::Diagnostics& faults) {
  for (const content::Pack& pack : library.packs)
    if (pack.id() == game) read(pack, faults);
  for (const content::Pack& pack : library.packs)
    if (pack.id() != game && plays(pack, game)) read(pack, faults);
  check_links(faults);
  index();
}

void Rulebook::read(const content::Pack& pack, content::Diagnostics& faults) {
  for (const content::PackFile& file : pack.texts) {
    if (!file.path.starts_with(kFolder)) continue;
    try {
      const content::Value list = content::parse_yaml(file.bytes, pack.display(file.path));
      for (const content::Value& item : list.items("the list of entries")) {
        RuleEntry entry;
        content::Reader reader(item, "an entry of the rulebook", faults);
        const auto texts = [&](const char* key, std::vector<std::string>& into) {
          reader.optional(key, [&](const content::Value& value) { into = texts_of(value, key); });
        };
        reader.required("id", [&](const content::Value& value) { entry.id = value.text("id"); });
        reader.required("title", [&](const content::Value& value) { entry.title = value.text("title"); });
        reader.required("part", [&](const content::Value& value) { entry.part = value.text("part"); });
        reader.required("text", [&](const content::Value& value) {
          entry.text = value.text("text");
          if (entry.text.size() > kLongestText)
            value.fail("the text is longer than " + std::to_string(kLongestText) + " bytes",
                       "make two entries of it, each with its link to the other", "rulebook");
        });
        texts("words", entry.words);
        texts("names", entry.names);
        texts("see", entry.see);
        texts("cites", entry.cites);
        reader.optional("on_cards",
                        [&](const content::Value& value) { entry.on_cards = value.boolean("on_cards"); });
        if (!reader.finish()) continue;
        entry.pack = pack.id();
        entry.file = pack.display(file.path);
        entry.line = item.line();
        while (!entry.text.empty() && text::is_space(entry.text.back())) entry.text.pop_back();
        if (find(entry.id))
          item.fail("there are two entries '" + entry.id + "'", "give one of them another id", "rulebook");
        if (entries_.size() == kMostEntries)
          item.fail("the rulebook has more than " + std::to_string(kMostEntries) + " entries",
                    "leave some out", "rulebook");
        entries_.push_back(std::move(entry));
      }
    } catch (const content::ContentError& trouble) {
      faults.push_back(trouble.diagnostic());
    }
  }
}

void Rulebook::check_links(content::Diagnostics& faults) const {
  std::vector<std::string> ids;
  for (const RuleEntry& entry : entries_) ids.push_back(entry.id);
  for (const RuleEntry& entry : entries_)
    for (const std::string& id : entry.see)
      if (!find(id))
        faults.push_back({content::Severity::error, entry.file, entry.line, 0,
                          "the entry '" + entry.id + "' leads to '" + id + "', which there is not",
                          content::did_you_mean(id, ids, "name an entry's id"), "rulebook"});
}

/// Notes the longest headings and words first: where one is a part of another, the longer one is meant.
void Rulebook::index() {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const RuleEntry& entry = entries_[i];
    for (const std::string& cite : entry.cites) cites_.emplace_back(text::folded(cite), i);
    if (!entry.on_cards) continue;
    printed_.emplace_back(text::folded(entry.title), i);
    for (const std::string& word : entry.words) printed_.emplace_back(text::folded(word), i);
  }
  const auto longer = [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); };
  std::stable_sort(cites_.begin(), cites_.end(), longer);
  std::stable_sort(printed_.begin(), printed_.end(), longer);
}

const RuleEntry* Rulebook::find(std::string_view id) const {
  for (const RuleEntry& entry : entries_)
    if (entry.id == id) return &entry;
  return nullptr;
}

/// Of several headings in it the last one counts, as it is the most exact: "Ability, Forced Abilities".
/// Brackets hold remarks.
const RuleEntry* Rulebook::cited(std::string_view citation) const {
  const std::string whole = text::folded(std::string(citation));
  for (std::size_t from = 0; from <= whole.size();) {
    const std::size_t to = std::min(whole.find(';', from), whole.size());
    const std::string place = whole.substr(from, to - from);
    const RuleEntry* best = nullptr;
    std::size_t best_end = 0;
    for (const auto& [cite, entry] : cites_) {
      std::size_t last = std::string::npos;
      for (std::size_t at = place.find(cite); at != std::string::npos; at = place.find(cite, at + 1)) {
        const auto before = std::string_view(place).substr(0, at);
        const bool in_brackets =
            std::count(before.begin(), before.end(), '(') > std::count(before.begin(), before.end(), ')');
        if (!in_brackets && is_whole(place, at, cite)) last = at + cite.size();
      }
      // The longest come first, so an equal end is that of a part.
      if (last != std::string::npos && last > best_end) {
        best = &entries_[entry];
        best_end = last;
      }
    }
    if (best) return best;
    from = to + 1;
  }
  return nullptr;
}

const RuleEntry* Rulebook::named(std::string_view name) const {
  for (const RuleEntry& entry : entries_)
    if (std::find(entry.names.begin(), entry.names.end(), name) != entry.names.end()) return &entry;
  return nullptr;
}

std::vector<const RuleEntry*> Rulebook::search(std::string_view words) const {
  std::vector<std::string> wanted(1);
  for (const char c : words) {
    if (text::is_space(c))
      wanted.emplace_back();
    else
      wanted.back() += text::small(c);
  }
  std::erase(wanted, "");
  const std::string phrase = [&] {
    std::string out;
    for (const std::string& each : wanted) out += (out.empty() ? "" : " ") + each;
    return out;
  }();
  const auto has_all = [&](const std::string& text) {
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const std::string& each) { return text.find(each) != std::string::npos; });
  };
  std::vector<std::pair<int, const RuleEntry*>> found;
  for (const RuleEntry& entry : entries_) {
    const std::string title = text::folded(entry.title);
    std::string names, own = title;
    bool is_word = false;
    for (const auto* list : {&entry.words, &entry.names})
      for (const std::string& each : *list) {
        names += " | " + text::folded(each);
        is_word = is_word || text::folded(each) == phrase;
      }
    own += names;
    int rank = -1;
    if (wanted.empty() || title == phrase)
      rank = 0;
    else if (is_word || entry.id == phrase)
      rank = 1;
    else if (has_all(title))
      rank = 2;
    else if (has_all(own))
      rank = 3;
    else if (has_all(own + " " + text::folded(entry.text)))
      rank = 4;
    if (rank >= 0) found.emplace_back(rank, &entry);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const RuleEntry*> out;
  for (const auto& each : found) out.push_back(each.second);
  return out;
}

std::vector<const RuleEntry*> Rulebook::on_card(const std::vector<std::string>& texts,
                                                const std::vector<std::string>& symbols) const {
  std::vector<const RuleEntry*> out;
  const auto add = [&](const RuleEntry* entry) {
    if (entry && std::find(out.begin(), out.end(), entry) == out.end()) out.push_back(entry);
  };
  std::vector<std::string> marks;
  for (const std::string& each : texts) {
    std::string line = text::folded(each);
    // A symbol is no word; bold and italic signs are no part of one.
    std::string words;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::size_t end = line[i] == '[' ? line.find(']', i) : std::string::npos;
      if (end != std::string::npos) {
        marks.push_back(line.substr(i + 1, end - i - 1));
        words += ' ';
        i = end;
      } else {
        words += line[i] == '*' || line[i] == '_' ? ' ' : line[i];
      }
    }
    std::vector<std::pair<std::size_t, const RuleEntry*>> printed;
    for (const auto& [word, entry] : printed_) {
      // What a longer word has taken is no shorter one.
      for (std::size_t at = words.find(word); at != std::string::npos; at = words.find(word, at + 1)) {
        if (!is_whole(words, at, word)) continue;
        printed.emplace_back(at, &entries_[entry]);
        words.replace(at, word.size(), word.size(), '.');
      }
    }
    std::stable_sort(printed.begin(), printed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& found : printed) add(found.second);
  }
  for (const std::string& mark : marks) add(named(mark));
  for (const std::string& symbol : symbols) add(named(symbol));
  return out;
}

}  // namespace misk::game
