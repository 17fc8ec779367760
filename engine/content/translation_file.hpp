#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/pack.hpp"

namespace misk::content {

/// A translation as a file has it; empty where it is still missing.
struct Translated {
  std::string text;
  int line = 0;
  int column = 0;
};

/// An English text and its translation, and the place of the English text in the file.
struct TranslatedText {
  std::string english;
  Translated to;
  int line = 0;
  int column = 0;
};

struct TranslatedCard {
  std::string id;  ///< pack:slug
  int line = 0;
  int column = 0;
  Translated name;
  Translated subtitle;
  std::vector<TranslatedText> abilities;
};

/// One i18n/LANGUAGE.yaml.
struct TranslationFile {
  std::string file;      ///< the file that was read, for messages
  std::string pack;      ///< the pack that the file belongs to
  std::string language;  ///< "de", "pt-BR"
  std::string called;    ///< the language's own name for itself; may be empty
  std::vector<TranslatedCard> cards;
  std::vector<TranslatedText> texts;
  std::vector<TranslatedText> window;  ///< of the program's own window
};

inline constexpr std::string_view kTranslationFolder = "i18n/";

/// True for the code of a language: en, de, pt-BR, zh-Hans.
bool is_language(std::string_view text);

/// The language of a pack's file i18n/LANGUAGE.yaml; "" for any other path.
std::string language_of(std::string_view path);

/// The codes of the languages that a pack has files for, sorted.
std::vector<std::string> languages_of(const Pack& pack);

/// Reads one translation. Faulty entries are reported and left out; the others count. A card's id is a slug
/// of `pack`, or pack:slug.
TranslationFile parse_translation(std::string_view bytes, const std::string& file, const std::string& pack,
                                  const std::string& language, Diagnostics& diagnostics);

/// The translation of a pack into a language; empty if the pack has no such file.
TranslationFile read_translation(const Pack& pack, const std::string& language, Diagnostics& diagnostics);

}  // namespace misk::content
