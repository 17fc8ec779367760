#include "language/translation.hpp"

#include <algorithm>
#include <array>

#include "content/utf8.hpp"

namespace misk::game {

using content::is_letter;
using kernel::Id;
using kernel::kNoId;

namespace {

constexpr int kDeepest = 6;                // nesting of parts within parts
constexpr std::size_t kMostLines = 20000;  // the most texts that are remembered

bool is_word(char c) {
  return is_letter(c) || (c >= '0' && c <= '9');
}

const std::string& remember(std::unordered_map<std::string, std::string>& known, const std::string& key,
                            std::string text) {
  if (known.size() >= kMostLines) known.clear();
  return known[key] = std::move(text);
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0, at = 0;
  if (content::find_bad_utf8(text) != std::string::npos) return text.size();
  for (; at < text.size(); content::next_code_point(text, at)) ++width;
  return width;
}

std::string base_of(const std::string& language) {
  return language.substr(0, language.find('-'));
}

bool of_game(const content::Pack& pack, const std::string& game) {
  return game.empty() || pack.manifest.game == game || pack.used_by.contains(game);
}

}  // namespace

std::vector<content::TranslationFile> translation_files(const content::Library& library,
                                                        const std::string& game, const std::string& language,
                                                        content::Diagnostics& diagnostics) {
  std::vector<content::TranslationFile> out;
  std::vector<std::string> wanted = {base_of(language)};
  if (language != wanted.front()) wanted.push_back(language);
  for (const std::string& code : wanted)
    for (const content::Pack& pack : library.packs) {
      if (!of_game(pack, game)) continue;
      const auto codes = content::languages_of(pack);
      if (std::find(codes.begin(), codes.end(), code) != codes.end())
        out.push_back(content::read_translation(pack, code, diagnostics));
    }
  return out;
}

Translation::Translation(const content::Library& library, const std::string& game,
                         const std::string& language, const kernel::Image* image)
    : image_(image) {
  if (language.empty() || language == "en") return;
  language_ = language;
  for (const auto& file : translation_files(library, game, language, diagnostics_)) add(file);
  index();
}

Translation Translation::of_window(const content::Library& library, const std::string& language) {
  Translation out;
  if (language.empty() || language == "en") return out;
  out.language_ = language;
  for (const auto& file : translation_files(library, "", language, out.diagnostics_)) out.add(file.window);
  out.index();
  return out;
}

void Translation::index() {
  for (auto& [english, to] : names_) {
    std::size_t end = 0;
    while (end < english.size() && is_word(english[end])) ++end;
    if (end > 0) names_by_word_[english.substr(0, end)].push_back(english);
  }
  for (auto& [word, names] : names_by_word_)
    std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
      return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
  for (const auto& [english, to] : texts_) {
    TextTemplate pattern(english);
    if (pattern.sound()) patterns_.push_back({std::move(pattern), to});
  }
  std::sort(patterns_.begin(), patterns_.end(), [](const Pattern& a, const Pattern& b) {
    return a.english.weight() != b.english.weight() ? a.english.weight() > b.english.weight()
                                                    : a.english.text() < b.english.text();
  });
}

void Translation::add(const content::TranslationFile& file) {
  for (const content::TranslatedCard& card : file.cards) {
    const Id id = image_ ? image_->find_definition(card.id) : kNoId;
    if (id == kNoId || image_->definitions[id].id != card.id) continue;
    if (!card.name.text.empty()) {
      titles_[id] = card.name.text;
      names_[image_->definitions[id].title] = card.name.text;
    }
    if (!card.subtitle.text.empty()) subtitles_[id] = card.subtitle.text;
    for (const content::TranslatedText& text : card.abilities) {
      if (text.to.text.empty()) continue;
      const std::string plain = without_symbols(text.english);
      abilities_[id][plain] = text.to.text;
      plain_texts_.try_emplace(plain, text.to.text);
    }
  }
  add(file.texts);
}

void Translation::add(const std::vector<content::TranslatedText>& texts) {
  for (const content::TranslatedText& text : texts) {
    if (text.to.text.empty()) continue;
    texts_[text.english] = text.to.text;
    plain_texts_[without_symbols(text.english)] = text.to.text;
  }
}

std::string Translation::title(Id definition) const {
  const auto own = titles_.find(definition);
  return own != titles_.end() ? own->second : image_ ? image_->definitions[definition].title : "";
}

std::string Translation::subtitle(Id definition) const {
  const auto own = subtitles_.find(definition);
  return own != subtitles_.end() ? own->second : image_ ? image_->definitions[definition].subtitle : "";
}

std::string Translation::ability(Id ability) const {
  if (!image_) return "";
  const kernel::Ability& told = image_->abilities[ability];
  if (language_.empty() || told.text.empty()) return told.text;
  if (const std::string* const own = find(told.text, told.definition)) return *own;
  std::string out;
  return compose(told.text, told.definition, 0, out) ? out : told.text;
}

const std::string& Translation::said(const std::string& english) const {
  const auto own = texts_.find(english);
  return own == texts_.end() ? english : own->second;
}

const std::string* Translation::find(const std::string& english, Id definition) const {
  const std::string plain = without_symbols(english);
  if (const auto card = abilities_.find(definition); card != abilities_.end())
    if (const auto own = card->second.find(plain); own != card->second.end()) return &own->second;
  if (const auto own = texts_.find(english); own != texts_.end()) return &own->second;
  if (const auto own = plain_texts_.find(plain); own != plain_texts_.end()) return &own->second;
  const auto name = names_.find(english);
  return name == names_.end() ? nullptr : &name->second;
}

std::string Translation::text(const std::string& english) const {
  if (language_.empty() || english.empty()) return english;
  if (const std::string* const own = find(english, kNoId)) return *own;
  if (const auto known = composed_.find(english); known != composed_.end()) return known->second;
  std::string out;
  if (!compose(english, kNoId, 0, out)) out = english;
  return remember(composed_, english, std::move(out));
}

std::string Translation::line(const std::string& english, Id definition) const {
  if (language_.empty() || english.empty()) return english;
  const std::string key = english + '\n' + std::to_string(definition);
  if (const auto known = lines_.find(key); known != lines_.end()) return known->second;
  std::string out;
  if (!part(english, definition, 0, out)) out = english;
  return remember(lines_, key, std::move(out));
}

/// Translates a text that a script composed.
bool Translation::compose(const std::string& english, Id definition, int depth, std::string& out) const {
  if (depth > kDeepest) return false;
  for (const Pattern& pattern : patterns_) {
    const auto found = pattern.english.match(english);
    if (!found) continue;
    std::string before, behind;
    out = fill_text(pattern.to, [&](const std::string& name) {
      for (const auto& [name_of, held] : *found) {
        if (name_of != name) continue;
        std::string to;
        return part(held, definition, depth + 1, to) ? to : held;
      }
      return std::string();
    });
    for (const auto& [name_of, held] : *found) {
      if (name_of != TextTemplate::kBefore && name_of != TextTemplate::kBehind) continue;
      std::string to;
      if (!part(held, definition, depth + 1, to)) to = held;
      (name_of == TextTemplate::kBefore ? before : behind) = to;
    }
    out = before + out + behind;
    return true;
  }
  return false;
}

/// Translates the value of a placeholder, or a line. False if no part of it is known.
bool Translation::part(const std::string& english, Id definition, int depth, std::string& out) const {
  if (depth > kDeepest || std::none_of(english.begin(), english.end(), is_letter)) return false;
  if (const std::string* const own = find(english, definition)) {
    out = *own;
    return true;
  }
  return compose(english, definition, depth, out) || in_columns(english, definition, depth, out) ||
         list(english, definition, depth, out) || names_in(english, out);
}

/// Symbols or spaces may come before it, a full stop or spaces after it. Columns keep their places.
bool Translation::in_columns(const std::string& english, Id definition, int depth, std::string& out) const {
  std::size_t begin = 0, end = english.size();
  for (;;) {
    if (english[begin] == ' ') {
      ++begin;
    } else if (english[begin] == '[') {
      const std::size_t close = english.find(']', begin);
      if (close == std::string::npos || symbols_of(english.substr(begin, close + 1 - begin)).empty()) break;
      begin = close + 1;
    } else {
      break;
    }
    if (begin >= end) return false;
  }
  while (end > begin && english[end - 1] == ' ') --end;
  const std::size_t spaces = english.size() - end;
  if (begin > 0 || spaces > 0) {
    std::string inner;
    const std::string core = english.substr(begin, end - begin);
    if (!part(core, definition, depth + 1, inner)) return false;
    out = english.substr(0, begin) + inner;
    const std::size_t room = width_of(core) + spaces, used = width_of(inner);
    out += std::string(spaces < 2 ? spaces : room > used + 1 ? room - used : 2, ' ');
    return true;
  }
  if (english.back() != '.') return false;
  const std::string* const own = find(english.substr(0, english.size() - 1), definition);
  if (own) out = *own + ".";
  return own != nullptr;
}

/// Translates a list if at least one item is known.
bool Translation::list(const std::string& english, Id definition, int depth, std::string& out) const {
  static constexpr std::array<std::string_view, 6> kBetween = {"   ", "; ", ", ", ". ", " and ", " or "};
  for (const std::string_view between : kBetween) {
    std::size_t at = english.find(between);
    if (at == std::string::npos) continue;
    const std::string word(between);
    const std::string* const own = is_letter(word[1]) ? find(word, kNoId) : nullptr;
    std::string whole;
    bool known = false;
    for (std::size_t from = 0;; at = english.find(between, from)) {
      const std::string one = english.substr(from, at == std::string::npos ? at : at - from);
      std::string to;
      const bool said = !one.empty() && part(one, definition, depth + 1, to);
      known = known || said;
      whole += said ? to : one;
      if (at == std::string::npos) break;
      whole += own ? *own : word;
      from = at + between.size();
    }
    if (!known) continue;
    out = whole;
    return true;
  }
  return false;
}

/// Translates names of cards within it.
bool Translation::names_in(const std::string& english, std::string& out) const {
  std::string text;
  bool known = false;
  for (std::size_t at = 0; at < english.size();) {
    if (!is_word(english[at]) || (at > 0 && is_word(english[at - 1]))) {
      text += english[at++];
      continue;
    }
    std::size_t end = at;
    while (end < english.size() && is_word(english[end])) ++end;
    const std::string* name = nullptr;
    if (const auto names = names_by_word_.find(english.substr(at, end - at)); names != names_by_word_.end())
      for (const std::string& each : names->second)
        if (english.compare(at, each.size(), each) == 0 &&
            (at + each.size() == english.size() || !is_word(english[at + each.size()]))) {
          name = &each;
          break;
        }
    text += name ? names_.at(*name) : english.substr(at, end - at);
    at = name ? at + name->size() : end;
    known = known || name;
  }
  if (known) out = text;
  return known;
}

}  // namespace misk::game
