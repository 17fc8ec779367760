// misk import finish: a person writes what the import has left open, line by line. What they write goes into
// the card and into the pack's completions/, so that another import of the same data has it again.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <set>

#include <unistd.h>

#include "commands/import.hpp"
#include "content/diagnostic.hpp"
#include "content/mount.hpp"
#include "content/suggest.hpp"
#include "content/value.hpp"
#include "import/completions.hpp"
#include "import/text.hpp"
#include "store/disk.hpp"
#include "store/write_file.hpp"
#include "text/letters.hpp"

namespace misk::cli {

namespace {

namespace fs = std::filesystem;
using importing::Lines;
using importing::lines_of;

constexpr const char* kTodo = "-- TODO: ";
constexpr const char* kLine = "--   line ";
constexpr const char* kFile = "completions/finished.yaml";

/// The text behind `mark` in a line that begins with it, blanks apart.
std::optional<std::string> behind(const std::string& line, const std::string& mark) {
  const std::string text = importing::trimmed(line);
  if (!text.starts_with(mark)) return std::nullopt;
  return text.substr(mark.size());
}

/// Where `name = VALUE,` stands in a script that the import has written, and the texts of the value.
struct WrittenField {
  std::size_t from = 0, to = 0;
  std::vector<std::string> texts;
};

std::optional<WrittenField> field_of(const std::string& script, const std::string& name) {
  const std::string begin = name + " = ";
  std::size_t at = script.find(begin);
  while (at != std::string::npos && at > 0 && text::is_word(script[at - 1])) at = script.find(begin, at + 1);
  if (at == std::string::npos) return std::nullopt;
  WrittenField out{at, at + begin.size(), {}};
  const bool is_list = out.to < script.size() && script[out.to] == '{';
  std::string text;
  for (bool in_text = false; out.to < script.size(); ++out.to) {
    const char c = script[out.to];
    if (in_text && c == '\\' && out.to + 1 < script.size()) {
      text += script[++out.to];
    } else if (c == '"') {
      if (in_text) out.texts.push_back(text);
      text.clear();
      in_text = !in_text;
      if (!in_text && !is_list) break;
    } else if (in_text) {
      text += c;
    } else if (c == '}') {
      break;
    }
  }
  out.to = std::min(script.size(), out.to + 1);
  if (out.to < script.size() && script[out.to] == ',') ++out.to;
  return out;
}

std::vector<std::string> texts_of(const std::string& script, const std::string& name) {
  const auto field = field_of(script, name);
  return field ? field->texts : std::vector<std::string>{};
}

/// An open line of a card: its TODOs and the line below them.
struct OpenLine {
  std::size_t first = 0, last = 0;
  std::vector<std::string> sentences;
  std::string number, why;
};

std::optional<OpenLine> open_line(const Lines& script, std::size_t from) {
  OpenLine out;
  for (std::size_t i = from; i < script.size(); ++i) {
    if (const auto sentence = behind(script[i], kTodo)) {
      if (out.sentences.empty()) out.first = i;
      out.sentences.push_back(*sentence);
    } else if (const auto rest = behind(script[i], kLine); rest && !out.sentences.empty()) {
      out.last = i;
      out.number = rest->substr(0, 8);
      if (rest->size() > 10) out.why = rest->substr(10);
      return out;
    } else {
      out.sentences.clear();
    }
  }
  return std::nullopt;
}

/// The form of the Lua for a line that begins so.
std::string skeleton_of(const std::string& sentence) {
  const std::string words = importing::lower(sentence);
  const std::string effect = ", effect = function(me, you) ... end },";
  for (const auto& [mark, form] :
       {std::pair{"[reaction]", "reaction \"After ...: ...\" { after = \"POINT\", condition = \"...\""},
        std::pair{"[action]", "action \"...\" { condition = \"...\""},
        std::pair{"[free]", "free \"...\" { condition = \"...\""},
        std::pair{"forced", "forced \"After ...: ...\" { after = \"POINT\", condition = \"...\""},
        std::pair{"revelation", "revelation { text = \"...\""}})
    if (words.starts_with(mark)) return form + effect;
  return "constant \"...\" { condition = \"...\", you = { combat = 1 } },";
}

class Finisher {
 public:
  Finisher(std::string folder, std::vector<std::string> cards, const Shared& shared)
      : folder_(std::move(folder)), wanted_(std::move(cards)), catalog_(load_catalog(shared.packs)) {
    while (folder_.size() > 1 && folder_.back() == '/') folder_.pop_back();
  }

  int run();

 private:
  void read_pack();
  /// The files of cards that have open lines, and that are asked for, those with the fewest first.
  std::vector<std::string> open_cards() const;
  /// False when there is nothing more to read.
  bool card(const std::string& path);
  bool ask(const std::string& prompt, std::string& line) const;
  bool lines(Lines& out) const;
  std::string finished(const Lines& script, const OpenLine& open, const importing::Completion& completion,
                       bool is_event) const;
  /// False if the completion could not be read again.
  bool keep(const importing::Completion& completion, const std::string& path, const std::string& script);

  std::string folder_;
  std::vector<std::string> wanted_;  // titles, ids and codes; none: all
  std::unique_ptr<game::Catalog> catalog_;
  importing::PackFiles pack_;
  importing::Completions completions_;
  int written_ = 0, left_ = 0;
};

void Finisher::read_pack() {
  const std::string manifest = (fs::path(folder_) / "pack.yaml").string();
  const content::Value root =
      content::parse_yaml(content::read_disk_file(manifest, std::uint64_t{1} << 20), manifest);
  const content::Value* const id = root.is_map() ? root.find("id") : nullptr;
  if (id == nullptr) throw Wrong(manifest + ": it has no id; name the folder that misk import has made");
  pack_.id = id->text("id");
  for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
    const std::string path = entry.path().lexically_relative(folder_).generic_string();
    store::refuse_links_below(folder_, path);  // a stranger's link would be read, and written through
    if (!entry.is_regular_file() || path.starts_with(".") || path.starts_with("tests/")) continue;
    if (path.ends_with(".lua"))
      pack_.files.emplace_back(path, content::read_disk_file(entry.path().string(), std::uint64_t{4} << 20));
  }
  std::sort(pack_.files.begin(), pack_.files.end());
  read_completions(folder_, completions_);
}

bool Finisher::ask(const std::string& prompt, std::string& line) const {
  std::printf("%s", prompt.c_str());
  std::fflush(stdout);
  return static_cast<bool>(std::getline(std::cin, line));
}

bool Finisher::lines(Lines& out) const {
  std::string line;
  for (out.clear(); ask("> ", line);) {
    if (line == ".") return true;
    out.push_back(line);
    if (out.size() == 1 && (line == "skip" || line == "quit")) return true;
  }
  return false;
}

std::string Finisher::finished(const Lines& script, const OpenLine& open,
                               const importing::Completion& completion, bool is_event) const {
  Lines out(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(open.first));
  for (const std::string& line : lines_of(completion.lua)) out.push_back(line.empty() ? "" : "  " + line);
  if (!completion.lua.empty() && !out.back().ends_with(',')) out.back() += ",";
  out.insert(out.end(), script.begin() + static_cast<std::ptrdiff_t>(open.last) + 1, script.end());
  const bool is_done = std::none_of(out.begin(), out.end(),
                                    [](const std::string& line) { return behind(line, kTodo).has_value(); });
  while (out.size() > 1 && out.back() == "}" && out[out.size() - 2].empty()) out.erase(out.end() - 2);
  std::string text = importing::joined(out, "\n") + "\n";
  const auto put = [&](const std::string& name, const std::string& value) {
    const auto field = field_of(text, name);
    if (!field) return;
    std::size_t from = field->from;
    // Without the field its line may be empty.
    if (value.empty()) from = text.find_last_not_of(" \n", from - 1) + 1;
    text.replace(from, field->to - from,
                 value.empty() ? "" : name + " = " + importing::lua_string(value) + ",");
  };
  if (is_done) put("status", "scripted");
  // An event says what it does, other cards what is open of them.
  if (is_event ? !completion.text.empty() : is_done) put("text", is_event ? completion.text : "");
  return text;
}

bool Finisher::keep(const importing::Completion& completion, const std::string& path,
                    const std::string& script) {
  importing::Completions with_it = completions_;
  with_it.add(completion);
  // What could not be read again would be lost with the next import.
  try {
    importing::Completions().read(with_it.to_yaml(kFile), kFile);
  } catch (const content::ContentError& fault) {
    std::printf("it cannot be kept: %s\n", fault.diagnostic().message.c_str());
    return false;
  }
  completions_ = with_it;
  store::write_below(folder_, kFile, completions_.to_yaml(kFile));
  store::write_below(folder_, path, script);
  ++written_;
  return true;
}

bool Finisher::card(const std::string& path) {
  auto file = std::find_if(pack_.files.begin(), pack_.files.end(),
                           [&](const auto& each) { return each.first == path; });
  std::size_t from = 0;
  for (;;) {
    const Lines script = lines_of(file->second);
    const std::optional<OpenLine> open = open_line(script, from);
    if (!open) return true;
    const bool is_event = file->second.find("return event_card") != std::string::npos;
    importing::Completion completion;
    std::vector<std::string> codes = texts_of(file->second, "codes");
    if (codes.empty()) codes = texts_of(file->second, "code");
    const std::vector<std::string> names = texts_of(file->second, "name");
    if (codes.empty() || names.empty()) return true;  // not written by an import
    completion.code = codes.front();
    completion.card = names.front();
    completion.line = open->number;
    completion.file = kFile;
    std::printf("\n%s  (%s)\n%s\n", completion.card.c_str(), path.c_str(), file->second.c_str());
    for (const std::string& sentence : open->sentences) std::printf("  open: %s\n", sentence.c_str());
    std::printf("  such as: %s\n", is_event ? "effect = function(me, you) ... end,"
                                            : skeleton_of(open->sentences.front()).c_str());
    const auto skip = [&] {
      ++left_;
      from = open->last + 1;
    };
    if (is_event) {
      if (!ask("What the event does, in your words (skip, quit): ", completion.text) ||
          completion.text == "quit")
        return false;
      if (completion.text.empty() || completion.text == "skip") {
        skip();
        continue;
      }
    }
    std::printf(
        "Lua that stands in the card, then a line with only a '.'; only '.' if it rules nothing (skip, "
        "quit)\n");
    Lines lua;
    if (!lines(lua) || (!lua.empty() && lua.front() == "quit")) return false;
    if (!lua.empty() && lua.front() == "skip") {
      skip();
      continue;
    }
    completion.lua = importing::joined(lua, "\n");
    importing::PackFiles changed = pack_;
    std::string& text = changed.files[static_cast<std::size_t>(file - pack_.files.begin())].second;
    text = finished(script, *open, completion, is_event);
    const std::map<std::string, std::string> broken = broken_scripts(*catalog_, changed);
    if (const auto why = broken.find(path); why != broken.end()) {
      std::printf("it does not load so: %s\n", why->second.c_str());
      if (isatty(STDIN_FILENO) == 0) skip();
      continue;
    }
    if (!keep(completion, path, text)) {
      if (isatty(STDIN_FILENO) == 0) skip();
      continue;
    }
    file->second = text;
  }
}

int open_lines(const std::string& text) {
  const Lines script = lines_of(text);
  int open = 0;
  for (auto line = open_line(script, 0); line; line = open_line(script, line->last + 1)) ++open;
  return open;
}

std::vector<std::string> Finisher::open_cards() const {
  std::vector<std::pair<int, std::string>> found;
  std::vector<std::string> known;
  std::set<std::string> met;
  for (const auto& [path, text] : pack_.files) {
    if (!path.starts_with("cards/")) continue;
    std::vector<std::string> names = texts_of(text, "codes");
    for (const char* field : {"code", "name"})
      for (const std::string& name : texts_of(text, field)) names.push_back(name);
    names.push_back(fs::path(path).stem().string());
    known.insert(known.end(), names.begin(), names.end());
    bool is_wanted = wanted_.empty();
    for (const std::string& each : wanted_)
      if (std::any_of(names.begin(), names.end(),
                      [&](const std::string& name) { return text::folded(name) == text::folded(each); })) {
        is_wanted = true;
        met.insert(each);
      }
    if (const int open = open_lines(text); is_wanted && open > 0) found.emplace_back(open, path);
  }
  for (const std::string& each : wanted_)
    if (!met.count(each))
      throw Wrong(folder_ + ": no card is called " + content::in_quotes(each) + "; " +
                  content::did_you_mean(each, known, "IMPORT.md there has the names and codes of all"));
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> paths;
  for (const auto& [open, path] : found) paths.push_back(path);
  return paths;
}

int Finisher::run() {
  read_pack();
  const std::vector<std::string> paths = open_cards();
  if (paths.empty()) std::printf("%s: nothing is open%s\n", folder_.c_str(), wanted_.empty() ? "" : " there");
  for (const std::string& path : paths)
    if (!card(path)) break;
  int open = 0;
  for (const auto& [path, text] : pack_.files) open += open_lines(text);
  std::printf("\n%d written, %d open\n", written_, open);
  return kDone;
}

}  // namespace

int finish_import(const std::string& folder, const std::vector<std::string>& cards, const Shared& shared) {
  return Finisher(folder, cards, shared).run();
}

}  // namespace misk::cli
