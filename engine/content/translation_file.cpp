#include "content/translation_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "content/manifest.hpp"
#include "content/reader.hpp"
#include "content/utf8.hpp"
#include "content/value.hpp"

namespace misk::content {

namespace {

constexpr std::size_t kLongestText = 8'000;
constexpr std::string_view kEnding = ".yaml";

// Texts shown on a terminal must not contain control characters.
std::string read_shown(const Value& value, const std::string& what) {
  if (value.is_null()) return "";
  const std::string& text = value.text(what);
  if (text.size() > kLongestText)
    value.fail(what + " is longer than " + std::to_string(kLongestText) + " bytes", "shorten it",
               "too-large");
  if (has_control(text, true))
    value.fail(what + " has control characters in it", "write it plainly", "bad-encoding");
  return text;
}

Translated read_translated(const Value& value, const std::string& what) {
  return {read_shown(value, what), value.line(), value.column()};
}

std::vector<TranslatedText> read_texts(const Value& value, const std::string& what,
                                       Diagnostics& diagnostics) {
  std::vector<TranslatedText> out;
  if (value.is_null()) return out;
  for (const auto& [key, text] : value.entries(what)) {
    try {
      TranslatedText one;
      one.english = read_shown(key, "a text of " + what);
      one.line = key.line();
      one.column = key.column();
      one.to = read_translated(text, "the translation of " + in_quotes(one.english));
      out.push_back(std::move(one));
    } catch (const ContentError& error) {
      diagnostics.push_back(error.diagnostic());
    }
  }
  return out;
}

std::optional<TranslatedCard> read_card(const Value& key, const Value& value, const std::string& pack,
                                        Diagnostics& diagnostics) {
  TranslatedCard card;
  card.id = key.text("a card");
  card.line = key.line();
  card.column = key.column();
  if (card.id.find(':') == std::string::npos) card.id = pack + ":" + card.id;
  if (!is_full_id(card.id))
    key.fail(in_quotes(key.text("a card")) + " is not the id of a card",
             "write its slug, or pack:slug for a card of another pack", "bad-id");
  if (value.is_null()) return card;
  Reader reader(value, "the card " + in_quotes(key.text("a card")), diagnostics);
  reader.optional("name", [&](const Value& name) { card.name = read_translated(name, "name"); });
  reader.optional("subtitle", [&](const Value& name) { card.subtitle = read_translated(name, "subtitle"); });
  reader.optional("abilities",
                  [&](const Value& list) { card.abilities = read_texts(list, "abilities", diagnostics); });
  reader.finish();
  return card;
}

std::vector<TranslatedCard> read_cards(const Value& value, const std::string& pack,
                                       Diagnostics& diagnostics) {
  std::vector<TranslatedCard> out;
  if (value.is_null()) return out;
  for (const auto& [key, card] : value.entries("cards")) {
    try {
      if (auto read = read_card(key, card, pack, diagnostics)) out.push_back(std::move(*read));
    } catch (const ContentError& error) {
      diagnostics.push_back(error.diagnostic());
    }
  }
  return out;
}

}  // namespace

bool is_language(std::string_view text) {
  const auto is_run = [&](std::size_t from, std::size_t count, char low, char high) {
    return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(from),
                       text.begin() + static_cast<std::ptrdiff_t>(from + count),
                       [&](char c) { return c >= low && c <= high; });
  };
  const std::size_t dash = text.find('-');
  const std::size_t first = dash == std::string_view::npos ? text.size() : dash;
  if ((first != 2 && first != 3) || !is_run(0, first, 'a', 'z')) return false;
  if (dash == std::string_view::npos) return true;
  const std::size_t rest = text.size() - dash - 1;
  if (rest == 2) return is_run(dash + 1, 2, 'A', 'Z');
  return rest == 4 && is_run(dash + 1, 1, 'A', 'Z') && is_run(dash + 2, 3, 'a', 'z');
}

std::string language_of(std::string_view path) {
  if (!path.starts_with(kTranslationFolder) || !path.ends_with(kEnding)) return "";
  path.remove_prefix(kTranslationFolder.size());
  path.remove_suffix(kEnding.size());
  return is_language(path) ? std::string(path) : "";
}

std::vector<std::string> languages_of(const Pack& pack) {
  std::vector<std::string> out;
  for (const PackFile& file : pack.texts)
    if (std::string language = language_of(file.path); !language.empty()) out.push_back(std::move(language));
  std::sort(out.begin(), out.end());
  return out;
}

TranslationFile parse_translation(std::string_view bytes, const std::string& file, const std::string& pack,
                                  const std::string& language, Diagnostics& diagnostics) {
  TranslationFile out;
  out.file = file;
  out.pack = pack;
  out.language = language;
  try {
    const Value root = parse_yaml(bytes, file);
    if (root.is_null()) return out;
    Reader reader(root, "the translation", diagnostics);
    reader.optional("language", [&](const Value& value) {
      out.called = read_shown(value, "language");
      if (has_control(out.called))
        value.fail("language has more than one line", "write its name", "bad-encoding");
    });
    reader.optional("cards", [&](const Value& value) { out.cards = read_cards(value, pack, diagnostics); });
    reader.optional("texts",
                    [&](const Value& value) { out.texts = read_texts(value, "texts", diagnostics); });
    reader.optional("window",
                    [&](const Value& value) { out.window = read_texts(value, "window", diagnostics); });
    reader.finish();
  } catch (const ContentError& error) {
    diagnostics.push_back(error.diagnostic());
  }
  return out;
}

TranslationFile read_translation(const Pack& pack, const std::string& language, Diagnostics& diagnostics) {
  const std::string path = std::string(kTranslationFolder) + language + std::string(kEnding);
  const std::string file = pack.display(path);
  if (const PackFile* const found = pack.find(path))
    return parse_translation(found->bytes, file, pack.id(), language, diagnostics);
  TranslationFile none;
  none.file = file;
  none.pack = pack.id();
  none.language = language;
  return none;
}

}  // namespace misk::content
