// misk translate: writes the texts of a pack into a file for a translator.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "check/pack_texts.hpp"
#include "commands/commands.hpp"
#include "content/suggest.hpp"
#include "content/translation_file.hpp"
#include "content/yaml_writer.hpp"
#include "store/write_file.hpp"
#include "testing/lua_test.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using content::Pack;
using content::Translated;
using content::TranslatedCard;
using content::TranslatedText;
using content::yaml_quoted;

struct TranslateOptions {
  std::string pack, language, out;
  bool force = false;
};

// YAML does not allow a longer key on one line.
constexpr std::size_t kLongestKey = 1000;

std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

std::string slug_of(const std::string& id) {
  return id.substr(id.find(':') + 1);
}

/// An existing translation: its texts, and the comments above each entry.
class Present {
 public:
  Present(const content::TranslationFile& file, const std::string& bytes) : file_(file) {
    std::istringstream in(bytes);
    for (std::string line; std::getline(in, line);) lines_.push_back(line);
  }

  const std::string& called() const { return file_.called; }
  const TranslatedCard* card(const std::string& id) {
    for (const TranslatedCard& each : file_.cards)
      if (each.id == id) return &each;
    return nullptr;
  }
  static const TranslatedText* text(const std::vector<TranslatedText>& list, const std::string& english) {
    for (const TranslatedText& each : list)
      if (each.english == english) return &each;
    return nullptr;
  }
  const content::TranslationFile& file() const { return file_; }

  /// The comment lines directly above a line of the file, without those that misk writes.
  std::vector<std::string> comments(int line) const {
    std::vector<std::string> out;
    for (int at = line - 1; at >= 1 && static_cast<std::size_t>(at) <= lines_.size(); --at) {
      const std::string text = trimmed(lines_[static_cast<std::size_t>(at) - 1]);
      if (text.rfind('#', 0) != 0) break;
      if (!is_ours(text)) out.insert(out.begin(), text);
    }
    return out;
  }
  /// The comments at the top of the file, and those of texts that have vanished.
  std::vector<std::string> head() const {
    std::vector<std::string> out;
    for (const std::string& line : lines_) {
      if (trimmed(line).rfind('#', 0) != 0) break;
      out.push_back(trimmed(line));
    }
    return out;
  }
  std::vector<std::string> gone() const {
    std::vector<std::string> out;
    for (const std::string& line : lines_)
      if (trimmed(line).rfind("#~", 0) == 0) out.push_back(trimmed(line));
    return out;
  }

 private:
  static bool is_ours(const std::string& text) {
    return text.rfind("#:", 0) == 0 || text.rfind("#~", 0) == 0;
  }
  static std::string trimmed(const std::string& line) {
    const auto begin = line.find_first_not_of(" \t"), end = line.find_last_not_of(" \t\r");
    return begin == std::string::npos ? "" : line.substr(begin, end + 1 - begin);
  }

  content::TranslationFile file_;
  std::vector<std::string> lines_;
};

/// Writes the file.
class Skeleton {
 public:
  Skeleton(Present present, std::string pack, bool own)
      : present_(std::move(present)), pack_(std::move(pack)), own_(own) {}

  std::string write(const PackTexts& texts) {
    const auto head = present_.head();
    for (const std::string& line : head) out_ += line + "\n";
    if (head.empty())
      out_ += "# Translation of " + pack_ +
              ". What is empty is shown in English; 'misk translate' adds what is new.\n";
    out_ += "language: " + yaml_quoted(present_.called()) + "  # what the language calls itself\n";
    if (!texts.cards.empty()) out_ += "\ncards:\n";
    for (const PackCard& card : texts.cards) write_card(card);
    if (!texts.texts.empty()) out_ += "\ntexts:\n";
    for (const PackText& text : texts.texts) {
      const TranslatedText* known = Present::text(present_.file().texts, text.english);
      if (known) comments(known->line, "  ");
      if (!text.file.empty()) reference("  ", text.file, text.line);
      write_text("  ", text.english, known ? &known->to : nullptr);
    }
    write_gone(texts);
    write_window();
    return out_;
  }
  int all() const { return all_; }
  int missing() const { return missing_; }

 private:
  void comments(int line, const std::string& indent) {
    for (const std::string& each : present_.comments(line)) out_ += indent + each + "\n";
  }
  void reference(const std::string& indent, const std::string& file, int line) {
    out_ += indent + "#: " + file + (line > 0 ? ":" + std::to_string(line) : "") + "\n";
  }
  bool count(const Translated* known) {
    ++all_;
    const bool there = known && !known->text.empty();
    missing_ += !there;
    return there;
  }

  void write_card(const PackCard& card) {
    const TranslatedCard* known = present_.card(card.id);
    if (known) comments(known->line, "  ");
    reference("  ", card.file, card.line);
    out_ += "  " + (own_ ? slug_of(card.id) : card.id) + ":\n";
    const auto field = [&](const char* what, const std::string& english, const Translated* to) {
      if (english.empty()) return;
      const bool there = count(to);
      out_ += std::string("    ") + what + ": " + yaml_quoted(there ? to->text : "") + "  # " +
              (there ? "" : "missing: ") + on_one_line(english) + "\n";
    };
    field("name", card.name, known ? &known->name : nullptr);
    field("subtitle", card.subtitle, known ? &known->subtitle : nullptr);
    if (card.abilities.empty()) return;
    out_ += "    abilities:\n";
    for (const std::string& english : card.abilities) {
      const TranslatedText* text = known ? Present::text(known->abilities, english) : nullptr;
      if (text) comments(text->line, "      ");
      write_text("      ", english, text ? &text->to : nullptr);
    }
  }

  void write_text(const std::string& indent, const std::string& english, const Translated* to) {
    write_pair(indent, english, to, count(to));
  }
  void write_pair(const std::string& indent, const std::string& english, const Translated* to, bool there) {
    const std::string key = yaml_quoted(english);
    out_ += key.size() < kLongestKey ? indent + key : indent + "? " + key + "\n" + indent;
    out_ += ": " + yaml_quoted(there ? to->text : "") + (there ? "\n" : "  # missing\n");
  }

  /// The window's words are no texts of the pack: they stay as they are, and are not counted.
  void write_window() {
    if (!present_.file().window.empty()) out_ += "\nwindow:\n";
    for (const TranslatedText& text : present_.file().window) {
      comments(text.line, "  ");
      write_pair("  ", text.english, &text.to, true);
    }
  }

  /// Writes translations whose English text no longer exists.
  void write_gone(const PackTexts& texts) {
    std::vector<std::string> gone = present_.gone();
    const auto add = [&](const std::string& where, const std::string& english, const Translated& to) {
      if (to.text.empty()) return;
      gone.push_back("#~ " + where + yaml_quoted(english) + ": " + yaml_quoted(to.text));
    };
    for (const TranslatedCard& card : present_.file().cards) {
      const auto now = std::find_if(texts.cards.begin(), texts.cards.end(),
                                    [&](const PackCard& each) { return each.id == card.id; });
      const bool there = now != texts.cards.end();
      if (!there || now->name.empty()) add(card.id + ", ", "name", card.name);
      if (!there || now->subtitle.empty()) add(card.id + ", ", "subtitle", card.subtitle);
      for (const TranslatedText& text : card.abilities)
        if (!there ||
            std::find(now->abilities.begin(), now->abilities.end(), text.english) == now->abilities.end())
          add(card.id + ", ", text.english, text.to);
    }
    for (const TranslatedText& text : present_.file().texts) {
      const bool there = std::any_of(texts.texts.begin(), texts.texts.end(),
                                     [&](const PackText& each) { return each.english == text.english; });
      if (!there) kept_.push_back(&text);
    }
    // The translator added a text. Scripts may compose it in a way that cannot be found by reading them.
    if (!kept_.empty() && texts.texts.empty()) out_ += "\ntexts:\n";
    for (const TranslatedText* text : kept_) {
      comments(text->line, "  ");
      write_text("  ", text->english, &text->to);
    }
    if (!gone.empty()) out_ += "\n";
    for (const std::string& line : gone) out_ += line + "\n";
  }

  Present present_;
  std::string pack_;
  bool own_;
  std::string out_;
  std::vector<const TranslatedText*> kept_;
  int all_ = 0, missing_ = 0;
};

/// The named pack: by a path, or by the id of a loaded one.
const Pack& find_pack(const game::Catalog& catalog, const std::string& named) {
  std::error_code error;
  const auto& packs = catalog.library().packs;
  if (fs::exists(named, error)) {
    const fs::path path = fs::canonical(named, error);
    for (const Pack& pack : packs)
      if (path == fs::path(pack.root)) return pack;
    throw Wrong(named + ": this is no pack, or one that does not load; see misk check " + named);
  }
  if (const Pack* pack = catalog.library().find(named)) return *pack;
  std::vector<std::string> ids;
  for (const Pack& pack : packs) ids.push_back(pack.id());
  throw Wrong("no pack '" + named + "'; " +
              content::did_you_mean(named, ids, "give its folder, or see misk list packs"));
}

std::string read_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw Wrong(file + ": cannot be read; check its rights");
  return text.str();
}

void write_file(const std::string& file, const std::string& text) {
  store::write_whole(file, text);
}

int translate(const TranslateOptions& options, const Shared& shared) {
  if (options.language == "en" || !content::is_language(options.language))
    throw Wrong("--language: '" + options.language +
                (options.language == "en" ? "' stands in the scripts; name another one"
                                          : "' is not the code of a language; write one like de or pt-BR"));
  std::vector<std::string> roots = shared.packs;
  std::error_code error;
  if (fs::exists(options.pack, error)) roots.push_back(options.pack);
  const auto catalog = load_catalog(roots, Own::needed);
  const Pack& pack = find_pack(*catalog, options.pack);
  if (pack.manifest.kind == content::PackKind::library)
    throw Wrong("'" + pack.id() +
                "' is a library, which says nothing by itself: name the pack of a game that uses it");
  game::Scripts scripts(*catalog, pack.manifest.game);
  if (!scripts.ok()) throw Wrong("the packs of '" + pack.manifest.game + "' do not load; see misk check");

  const bool update = !options.out.empty() && fs::exists(options.out, error);
  if (update && !options.force)
    throw Wrong(options.out + ": the file is there; --force brings it up to date and keeps its translations");
  const std::string around = options.out.empty() ? "" : content::pack_around(options.out);
  if (!around.empty() && fs::weakly_canonical(around, error) != fs::path(pack.root))
    throw Wrong(options.out + ": this file is the translation of another pack; name that: misk translate " +
                around + " --language " + options.language);

  content::Diagnostics diagnostics;
  const std::string path = std::string(content::kTranslationFolder) + options.language + ".yaml";
  const content::PackFile* own = pack.find(path);
  const std::string bytes = update ? read_file(options.out) : own ? own->bytes : "";
  const std::string shown = update ? options.out : pack.display(path);
  auto file = content::parse_translation(bytes, shown, pack.id(), options.language, diagnostics);
  // Do not overwrite a file that cannot be read as a whole.
  if (content::has_errors(diagnostics)) throw content::ContentError(diagnostics.front());
  const PackTextFinder finder(*catalog, scripts);
  Skeleton skeleton(Present(file, bytes), pack.id(), pack.manifest.kind != content::PackKind::translation);
  PackTexts all;
  for (PackTexts& each : finder.for_translation(pack)) {
    std::move(each.cards.begin(), each.cards.end(), std::back_inserter(all.cards));
    std::move(each.texts.begin(), each.texts.end(), std::back_inserter(all.texts));
  }
  const std::string text = skeleton.write(all);
  if (options.out.empty())
    std::printf("%s", text.c_str());
  else
    write_file(options.out, text);
  std::fprintf(stderr, "%d texts, %d of them to be translated%s\n", skeleton.all(), skeleton.missing(),
               options.out.empty() ? "" : (": " + options.out).c_str());
  return kDone;
}

}  // namespace

void add_translate(Command& app, Shared& shared) {
  auto options = std::make_shared<TranslateOptions>();
  Command* command =
      subcommand(app, shared, "translate", "Writes the texts of a pack as a file for a translator",
                 "misk translate packs/nights --language de -o packs/nights/i18n/de.yaml");
  command->add_option("pack", options->pack, "a pack's folder or .zip, or the id of a loaded one")
      ->required()
      ->type_name("PACK");
  command->add_option("--language", options->language, "into which: de, pt-BR")
      ->required()
      ->type_name("CODE");
  command->add_option("-o,--output", options->out, "a file to write; without it the text is printed")
      ->type_name("FILE");
  command->add_flag("--force", options->force,
                    "brings a file that is there up to date: its translations and comment lines stay");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return translate(*options, shared); }; });
}

}  // namespace misk::cli
