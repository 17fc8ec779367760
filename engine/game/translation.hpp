// What people are shown in another language than English: names, texts of abilities, prompts, the log.
//
// It lies over what leaves towards people and nowhere else: rules, bots, tests and saves know English only,
// so a game is the same in every language. A text that no pack translates stays as it is.
//
// A text is looked up as a whole. One that a script composed ("Draw 2 cards?") is compared with the texts
// that have placeholders ("Draw {1} cards?"), the one with the most letters first; what stands in the
// placeholders is translated like a line: see line().
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "content/library.hpp"
#include "content/translation_file.hpp"
#include "game/text_template.hpp"
#include "kernel/image.hpp"

namespace misk::game {

/// The files that are read for a language, each before those that take its place: of "pt-BR" those of "pt"
/// first, and packs in their order.
std::vector<content::TranslationFile> translation_files(const content::Library& library,
                                                        const std::string& game, const std::string& language,
                                                        content::Diagnostics& diagnostics);

class Translation {
 public:
  /// English.
  Translation() = default;
  /// What the packs of `game` say in `language`. `image` (which outlives this; null: only texts are known)
  /// has the definitions.
  Translation(const content::Library& library, const std::string& game, const std::string& language,
              const kernel::Image* image);

  /// "" for English.
  const std::string& language() const { return language_; }
  /// What is wrong with the files.
  const content::Diagnostics& diagnostics() const { return diagnostics_; }

  std::string title(kernel::Id definition) const;
  std::string subtitle(kernel::Id definition) const;
  /// An ability's text, "" where it has none.
  std::string ability(kernel::Id ability) const;

  /// A text that stands in a script as it is, placeholders included: the sentence of a timing point.
  const std::string& said(const std::string& english) const;
  /// A prompt or another sentence, perhaps composed.
  std::string text(const std::string& english) const;
  /// Whatever scripts put together for the eye: lists, notes, lines with columns, paragraphs of the card
  /// `definition`. What is known in it is translated part by part.
  std::string line(const std::string& english, kernel::Id definition = kernel::kNoId) const;

 private:
  using Texts = std::unordered_map<std::string, std::string>;
  struct Pattern {
    TextTemplate english;
    std::string to;
  };

  void add(const content::TranslationFile& file);
  const std::string* find(const std::string& english, kernel::Id definition) const;
  bool compose(const std::string& english, kernel::Id definition, int depth, std::string& out) const;
  bool part(const std::string& english, kernel::Id definition, int depth, std::string& out) const;
  bool in_columns(const std::string& english, kernel::Id definition, int depth, std::string& out) const;
  bool list(const std::string& english, kernel::Id definition, int depth, std::string& out) const;
  bool names_in(const std::string& english, std::string& out) const;

  std::string language_;
  const kernel::Image* image_ = nullptr;
  content::Diagnostics diagnostics_;
  std::unordered_map<kernel::Id, std::string> titles_, subtitles_;
  std::unordered_map<kernel::Id, Texts> abilities_;  // by definition; texts without the brackets of symbols
  Texts texts_, plain_texts_;                        // as written; without the brackets of symbols
  Texts names_;                                      // English titles
  std::unordered_map<std::string, std::vector<std::string>>
      names_by_word_;              // by first word; the longest first
  std::vector<Pattern> patterns_;  // the nearest first
  mutable Texts lines_;            // what line() has said already
};

}  // namespace misk::game
