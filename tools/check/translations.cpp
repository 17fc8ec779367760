#include "check/translations.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "check/pack_texts.hpp"
#include "content/suggest.hpp"
#include "content/translation_file.hpp"
#include "language/text_template.hpp"
#include "language/translation.hpp"

namespace misk::cli {
namespace {

using content::Diagnostic;
using content::Diagnostics;
using content::in_quotes;
using content::Pack;
using content::PackKind;
using content::Severity;
using content::Translated;
using content::TranslatedCard;
using content::TranslatedText;
using content::TranslationFile;
using kernel::kNoId;

constexpr std::size_t kNamed = 3;  // number of missing texts that are named

bool has(const std::vector<std::string>& list, const std::string& text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

bool is_word_in(const std::string& word, const std::string& text) {
  std::string spaced = word;
  std::replace(spaced.begin(), spaced.end(), '_', ' ');
  return text.find(word) != std::string::npos || text.find(spaced) != std::string::npos;
}

int count_of(const std::string& text, const std::string& what) {
  int n = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + what.size())) ++n;
  return n;
}

/// All texts of one language's files, as far as they count.
class Said {
 public:
  struct Where {
    std::string text, pack, file;
    int line;
  };
  /// Returns the earlier, different text of another pack, or null.
  const Where* add(const std::string& key, const Translated& to, const TranslationFile& file) {
    if (to.text.empty()) return nullptr;
    const auto known = said_.find(key);
    const Where now{to.text, file.pack, file.file, to.line};
    if (known == said_.end()) {
      said_.emplace(key, now);
      return nullptr;
    }
    before_ = std::exchange(known->second, now);
    return before_.pack != file.pack && before_.text != to.text ? &before_ : nullptr;
  }
  bool has(const std::string& key) const { return said_.count(key) > 0; }

  static std::string name(const std::string& card) { return card + "\nname"; }
  static std::string subtitle(const std::string& card) { return card + "\nsubtitle"; }
  static std::string window(const std::string& text) { return "\nwindow\n" + text; }
  static std::string ability(const std::string& card, const std::string& text) {
    return card + "\n\n" + text;
  }

 private:
  std::map<std::string, Where> said_;
  Where before_;
};

class TranslationChecker {
 public:
  TranslationChecker(const game::Catalog& catalog, game::Scripts& scripts)
      : catalog_(catalog), scripts_(scripts), finder_(catalog, scripts) {}

  Diagnostics run() {
    std::set<std::string> codes;
    for (const Pack& pack : catalog_.library().packs) {
      if (pack.manifest.game != scripts_.game() && !pack.used_by.contains(scripts_.game())) continue;
      check_files(pack);
      const auto files = content::languages_of(pack);
      for (const auto* list : {&files, &pack.manifest.languages})
        for (const std::string& code : *list)
          if (code != "en") codes.insert(code);
    }
    for (const std::string& code : codes) check_language(code);
    return std::move(found_);
  }

 private:
  void add(Severity severity, const std::string& file, int line, int column, std::string message,
           std::string mend, std::string rule) {
    found_.push_back({severity, file, line, column, std::move(message), std::move(mend), std::move(rule)});
  }

  void check_files(const Pack& pack) {
    const content::Manifest& manifest = pack.manifest;
    const auto files = content::languages_of(pack);
    for (const content::PackFile& file : pack.texts)
      if (file.path.starts_with(content::kTranslationFolder) && content::language_of(file.path).empty())
        add(Severity::warning, pack.display(file.path), 0, 0,
            "this is not named after a language, nobody reads it", "name it like i18n/de.yaml",
            "translation-file");
    for (const std::string& code : files) {
      const std::string file = pack.display(std::string(content::kTranslationFolder) + code + ".yaml");
      if (code == "en")
        add(Severity::warning, file, 0, 0, "English stands in the scripts, this file is not read",
            "remove it", "translation-file");
      else if (!has(manifest.languages, code))
        add(Severity::warning, file, 0, 0, "pack.yaml does not list the language '" + code + "'",
            "add it to languages", "translation-unlisted");
    }
    for (const std::string& code : manifest.languages)
      if (code != "en" && !has(files, code))
        add(Severity::error, manifest.file, manifest.languages_line, 0,
            "the language '" + code + "' is listed, but there is no i18n/" + code + ".yaml",
            "write it with misk translate, or take the language out", "translation-file");
    if (manifest.kind != PackKind::translation) return;
    if (files.empty())
      add(Severity::error, manifest.file, manifest.id_line, 0, "this translation has no file in i18n/",
          "write one with misk translate", "translation-file");
    if (!pack.scripts.empty())
      add(Severity::error, pack.display(pack.scripts.front().path), 0, 0,
          "a translation has no scripts: a game is the same in every language",
          "remove it, or give the pack another kind", "translation-file");
  }

  void check_language(const std::string& code) {
    Said said;
    std::map<std::string, TranslationFile> own;  // by pack
    Diagnostics ignored;
    // A reader of this language also sees the basic language's files. Only faults of its own files are
    // reported.
    for (const TranslationFile& file :
         game::translation_files(catalog_.library(), scripts_.game(), code, ignored)) {
      note(file, said, file.language == code);
      if (file.language == code) own[file.pack] = file;
    }
    for (const Pack& pack : catalog_.library().packs) {
      if (pack.manifest.game != scripts_.game() && !pack.used_by.contains(scripts_.game())) continue;
      const auto file = own.find(pack.id());
      if (file == own.end()) continue;
      content::read_translation(pack, code, found_);
      check_file(pack, file->second);
      check_missing(pack, file->second, said);
    }
  }

  /// Later packs win. A contradiction between two packs is reported.
  void note(const TranslationFile& file, Said& said, bool tell) {
    const auto add_one = [&](const std::string& key, const std::string& what, const Translated& to) {
      const Said::Where* before = said.add(key, to, file);
      if (!before || !tell) return;
      add(Severity::warning, file.file, to.line, to.column,
          what + " is " + in_quotes(before->text) + " by '" + before->pack + "' (" + before->file + ":" +
              std::to_string(before->line) + "); this one counts",
          "say the same, or leave it out", "translation-conflict");
    };
    for (const TranslatedCard& card : file.cards) {
      add_one(Said::name(card.id), "the name of " + in_quotes(card.id), card.name);
      add_one(Said::subtitle(card.id), "the subtitle of " + in_quotes(card.id), card.subtitle);
      for (const TranslatedText& text : card.abilities)
        add_one(Said::ability(card.id, text.english), in_quotes(text.english), text.to);
    }
    for (const TranslatedText& text : file.texts) add_one(text.english, in_quotes(text.english), text.to);
    for (const TranslatedText& text : file.window)
      add_one(Said::window(text.english), in_quotes(text.english) + " of the window", text.to);
  }

  // --- one file ---

  void check_file(const Pack& pack, const TranslationFile& file) {
    for (const TranslatedCard& card : file.cards) check_card(pack, file, card);
    for (const TranslatedText& text : file.window) check_pair(file, text.english, text.to);
    const KnownTexts keys = finder_.keys_of(pack);
    for (const TranslatedText& text : file.texts) {
      check_pair(file, text.english, text.to);
      if (keys.has(text.english)) continue;
      // A text with placeholders may be composed in a way that reading the script does not show.
      const bool composed = !game::placeholders_of(text.english).empty() || text.english.ends_with(' ');
      const std::string near = keys.nearest(text.english);
      add(composed ? Severity::warning : Severity::error, file.file, text.line, text.column,
          "no script says " + in_quotes(text.english) + (composed ? ", as far as can be seen" : ""),
          near.empty() ? "remove it, or correct its English" : "did you mean " + in_quotes(near) + "?",
          "translation-unknown");
    }
  }

  void check_card(const Pack& pack, const TranslationFile& file, const TranslatedCard& card) {
    const kernel::Image& image = scripts_.host().image();
    const kernel::Id id = image.find_definition(card.id);
    const std::string owner = card.id.substr(0, card.id.find(':'));
    const auto packs = finder_.around(pack);
    const bool mine =
        std::any_of(packs.begin(), packs.end(), [&](const Pack* each) { return each->id() == owner; });
    if (id == kNoId || image.definitions[id].id != card.id) {
      add(Severity::error, file.file, card.line, card.column, "there is no card " + in_quotes(card.id),
          did_you_mean(pack, card.id, packs), "translation-unknown");
      return;
    }
    if (!mine)
      add(Severity::error, file.file, card.line, card.column,
          in_quotes(card.id) + " belongs to a pack that this one does not require",
          "add " + owner + " to requires", "translation-unknown");
    const kernel::Definition& definition = image.definitions[id];
    check_pair(file, definition.title, card.name);
    check_pair(file, definition.subtitle, card.subtitle);
    if (definition.subtitle.empty() && !card.subtitle.text.empty())
      add(Severity::error, file.file, card.subtitle.line, card.subtitle.column,
          in_quotes(card.id) + " has no subtitle", "remove the line", "translation-unknown");
    KnownTexts abilities;
    for (const kernel::Id each : definition.abilities) abilities.add(image.abilities[each].text);
    for (const TranslatedText& text : card.abilities) {
      check_pair(file, text.english, text.to);
      if (abilities.has(text.english)) continue;
      const std::string near = abilities.nearest(text.english);
      add(Severity::error, file.file, text.line, text.column,
          "no ability of " + in_quotes(card.id) + " has the text " + in_quotes(text.english),
          near.empty() ? "remove it, or correct its English" : "did you mean " + in_quotes(near) + "?",
          "translation-unknown");
    }
  }

  std::string did_you_mean(const Pack& pack, const std::string& id,
                           const std::vector<const Pack*>& packs) const {
    std::vector<std::string> known, slugs;
    const bool own = id.starts_with(pack.id() + ":");
    for (const kernel::Definition& definition : scripts_.host().image().definitions) {
      const bool near = std::any_of(packs.begin(), packs.end(),
                                    [&](const Pack* each) { return each->id() == definition.pack; });
      if (!near) continue;
      known.push_back(definition.id);
      if (own && definition.pack == pack.id()) slugs.push_back(definition.id.substr(pack.id().size() + 1));
    }
    const std::string slug = own ? content::suggest(id.substr(pack.id().size() + 1), slugs) : "";
    return slug.empty() ? content::did_you_mean(id, known, "correct the id, or remove it")
                        : "did you mean '" + slug + "'?";
  }

  /// Placeholders, symbols and the like must be the same in every language.
  void check_pair(const TranslationFile& file, const std::string& english, const Translated& to) {
    if (to.text.empty()) return;
    const auto wrong = [&](std::string message, std::string mend, const char* rule) {
      add(Severity::error, file.file, to.line, to.column, std::move(message), std::move(mend), rule);
    };
    std::vector<std::string> wanted, given;
    for (const game::Placeholder& placeholder : game::placeholders_of(english))
      wanted.push_back(placeholder.name);
    for (const game::Placeholder& placeholder : game::placeholders_of(to.text))
      given.push_back(placeholder.name);
    for (const std::string& placeholder : wanted)
      if (placeholder != "s" && !has(given, placeholder))  // {s} is an English plural
        wrong("the placeholder {" + placeholder + "} of the English is missing in " + in_quotes(to.text),
              "put it where it belongs", "translation-placeholder");
    for (const std::string& placeholder : given)
      if (!has(wanted, placeholder))
        wrong("the English has no placeholder {" + placeholder + "}",
              content::did_you_mean(placeholder, wanted,
                                    wanted.empty() ? "remove it" : "use those of the English"),
              "translation-placeholder");
    const auto symbols = game::symbols_of(english), said = game::symbols_of(to.text);
    for (const std::string& symbol : symbols)
      if (!has(said, symbol))
        wrong("the symbol [" + symbol + "] of the English is missing in " + in_quotes(to.text),
              "put it where it belongs", "translation-symbol");
    for (const std::string& symbol : said)
      if (!has(symbols, symbol) && !is_word_in(symbol, english))
        wrong("the English has no symbol [" + symbol + "]",
              content::did_you_mean(symbol, symbols,
                                    symbols.empty() ? "remove it" : "use those of the English"),
              "translation-symbol");
    if (english.starts_with(' ') != to.text.starts_with(' ') ||
        english.ends_with(' ') != to.text.ends_with(' '))
      wrong("the spaces at the ends of " + in_quotes(to.text) + " are not those of the English",
            "a text with a space at an end is a part of a longer one: keep it", "translation-spaces");
    if (count_of(to.text, "**") % 2 != 0 && count_of(english, "**") % 2 == 0)
      wrong("a ** is missing in " + in_quotes(to.text), "write it on both sides of what is bold",
            "translation-markup");
  }

  /// Reports the texts that readers still see in English.
  void check_missing(const Pack& pack, const TranslationFile& file, const Said& said) {
    std::vector<std::string> missing;
    int all = 0;
    const auto want = [&](const std::string& english, std::initializer_list<std::string> keys) {
      if (english.empty()) return;
      ++all;
      const bool there =
          std::any_of(keys.begin(), keys.end(), [&](const std::string& key) { return said.has(key); });
      if (!there) missing.push_back(english);
    };
    for (const PackTexts& texts : finder_.for_translation(pack)) {
      for (const PackCard& card : texts.cards) {
        want(card.name, {Said::name(card.id)});
        want(card.subtitle, {Said::subtitle(card.id)});
        for (const std::string& text : card.abilities) want(text, {Said::ability(card.id, text), text});
      }
      for (const PackText& text : texts.texts) want(text.english, {text.english});
    }
    if (missing.empty()) return;
    std::string list;
    for (std::size_t i = 0; i < std::min(missing.size(), kNamed); ++i)
      list += (i ? ", " : "") + content::in_quotes(missing[i]);
    if (missing.size() > kNamed) list += " and " + std::to_string(missing.size() - kNamed) + " more";
    add(Severity::warning, file.file, 0, 0,
        std::to_string(missing.size()) + " of " + std::to_string(all) + " texts have no translation: " + list,
        "misk translate " + pack.id() + " --language " + file.language + " adds them", "translation-missing");
  }

  const game::Catalog& catalog_;
  game::Scripts& scripts_;
  PackTextFinder finder_;
  Diagnostics found_;
};

}  // namespace

Diagnostics check_translations(const game::Catalog& catalog, game::Scripts& scripts) {
  return TranslationChecker(catalog, scripts).run();
}

}  // namespace misk::cli
