// Translates texts for people: names, texts of abilities, prompts, the log.
//
// Only texts on their way to people are translated. Rules, bots, tests and saves know English only, so a game
// is the same in every language. A text that no pack translates stays English.
//
// A text is looked up as a whole first. A text that a script composed ("Draw 2 cards?") is compared with
// texts that have placeholders ("Draw {1} cards?"), those with the most letters first. The values of
// placeholders are translated like a line: see line().
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "content/library.hpp"
#include "content/translation_file.hpp"
#include "kernel/image.hpp"
#include "language/text_template.hpp"

namespace misk::game {

/// The files for a language, lower priority first: for "pt-BR" those of "pt" come first; otherwise the order
/// of packs.
std::vector<content::TranslationFile> translation_files(const content::Library& library,
                                                        const std::string& game, const std::string& language,
                                                        content::Diagnostics& diagnostics);

class Translation {
 public:
  /// English: translates nothing.
  Translation() = default;
  /// The translations of the packs of `game` into `language`. `image` provides the definitions and must
  /// outlive this; if null, only texts are known.
  Translation(const content::Library& library, const std::string& game, const std::string& language,
              const kernel::Image* image);
  /// The window's own words ("Undo"), which any pack may translate; image and cards are unknown to it.
  static Translation of_window(const content::Library& library, const std::string& language);

  /// The language; "" for English.
  const std::string& language() const { return language_; }
  /// The faults of the files.
  const content::Diagnostics& diagnostics() const { return diagnostics_; }

  std::string title(kernel::Id definition) const;
  std::string subtitle(kernel::Id definition) const;
  /// An ability's text, "" if it has none.
  std::string ability(kernel::Id ability) const;

  /// A fixed text of a script, placeholders included: the sentence of a timing point.
  const std::string& said(const std::string& english) const;
  /// A prompt or another sentence, perhaps composed.
  std::string text(const std::string& english) const;
  /// Any text that scripts compose for people: lists, notes, lines with columns, paragraphs of the card
  /// `definition`. Known parts are translated one by one.
  std::string line(const std::string& english, kernel::Id definition = kernel::kNoId) const;

 private:
  using Texts = std::unordered_map<std::string, std::string>;
  struct Pattern {
    TextTemplate english;
    std::string to;
  };

  void add(const content::TranslationFile& file);
  void add(const std::vector<content::TranslatedText>& texts);
  void index();
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
  std::unordered_map<std::string, std::vector<std::string>> names_by_word_;  // by first word, longest first
  std::vector<Pattern> patterns_;                                            // best match first
  mutable Texts lines_, composed_;                                           // results of line() and text()
};

}  // namespace misk::game
