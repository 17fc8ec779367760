#include "authoring/scaffold.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>

#include "cli/cli.hpp"
#include "content/utf8.hpp"
#include "store/disk.hpp"
#include "store/write_file.hpp"
#include "text/letters.hpp"
#include "text/lua_quoted.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHead = "-- template ";

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  if (to.empty()) return;
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// Escaped for use between quotes in Lua, YAML and JSON.
std::string quoted_part(const std::string& text) {
  const std::string quoted = text::lua_quoted(text);
  return quoted.substr(1, quoted.size() - 2);
}

std::string this_year() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  return std::to_string(std::gmtime(&now)->tm_year + 1900);
}

/// The text of the file `path` with the placeholders replaced.
std::string filled(std::string text, const std::string& path, const Words& words) {
  const bool quotes = !path.ends_with(".md") && path.find("LICENSE") == std::string::npos;
  auto shown = [&](const std::string& word) { return quotes ? quoted_part(word) : word; };
  replace_all(text, "card_name", words.card);
  replace_all(text, "Card Name", shown(words.card_title));
  replace_all(text, "pack_name", words.pack);
  replace_all(text, "Pack Name", shown(words.pack_title));
  replace_all(text, "game_name", words.game);
  replace_all(text, "pack_requires", words.needs);
  replace_all(text, "language_code", words.language);
  if (words.author.empty()) return text;
  replace_all(text, "Author Name", shown(words.author));
  replace_all(text, "YEAR", this_year());
  return text;
}

/// Splits "-- template FOLDER: TEXT" into folder and text. The folder is empty for any other line.
CardTemplate read_head(const std::string& text) {
  CardTemplate out;
  const std::string line = text.substr(0, text.find('\n'));
  const auto colon = line.find(": ");
  if (line.rfind(kHead, 0) != 0 || colon == std::string::npos) return out;
  const std::size_t begin = std::char_traits<char>::length(kHead);
  out.folder = line.substr(begin, colon - begin);
  out.text = line.substr(colon + 2);
  // Templates may come from strangers too. Nothing may be written outside the pack, or into hidden files.
  const bool hidden = out.folder.starts_with('.') || out.folder.find("/.") != std::string::npos;
  if (hidden || !content::path_trouble(out.folder).empty()) out.folder.clear();
  return out;
}

std::string read_disk(const fs::path& path) {
  return content::read_disk_file(path.string(), std::uint64_t{1} << 20);
}

/// tools/authoring/templates of this misk: next to the bundled packs, or in the source.
fs::path templates_folder() {
  std::error_code error;
  for (const fs::path& base : program_folders())
    if (fs::is_directory(base / "tools" / "authoring" / "templates", error))
      return base / "tools" / "authoring" / "templates";
  throw Wrong("the folder tools/authoring/templates of this misk is gone; install it again");
}

}  // namespace

std::string slug_of(const std::string& name) {
  const std::string mend =
      "give the id as NAME (small letters, digits and _, a letter first) and the words with --title";
  if (content::find_bad_utf8(name) != std::string::npos || content::has_control(name))
    throw Wrong("this name cannot be read; " + mend);
  if (name.find_first_of("/\\") != std::string::npos)
    throw Wrong("'" + name +
                "' is a path, and a name is none; give the folder with --dir and the name alone");
  std::string slug;
  for (const char c : name) {
    if (static_cast<unsigned char>(c) >= 0x80)
      throw Wrong("'" + name + "' makes no id, which has plain letters only; " + mend);
    if (is_plain(c))
      slug += text::small(c);
    else if (c != '\'' && !slug.empty() && slug.back() != '_')
      slug += '_';
  }
  while (!slug.empty() && slug.back() == '_') slug.pop_back();
  if (!content::is_id(slug)) throw Wrong("'" + name + "' makes no id; " + mend);
  return slug;
}

std::string title_of(const std::string& slug) {
  std::string title;
  for (const char c : slug) {
    const bool begins = title.empty() || title.back() == ' ';
    title += c == '_' ? ' ' : begins ? text::large(c) : c;
  }
  return title;
}

std::vector<CardTemplate> card_templates(const content::Pack& game) {
  std::vector<CardTemplate> out;
  for (const content::FileEntry& file : game.others) {
    const fs::path path(file.path);
    const std::string type = path.stem().string();
    if (path.parent_path() != "templates" || path.extension() != ".lua" || type.ends_with("_test")) continue;
    CardTemplate found = read_head(content::read_other(game, file.path));
    if (found.folder.empty())
      throw Wrong(
          game.display(file.path) +
          ":1: the first line of a template is `-- template FOLDER: what it is`, with a folder of the pack; "
          "mend it");
    found.type = type;
    out.push_back(std::move(found));
  }
  return out;
}

std::vector<NewFile> card_files(const content::Pack& game, const CardTemplate& of, const Words& words) {
  const std::string base = "templates/" + of.type;
  std::vector<NewFile> files;
  for (const content::FileEntry& file : game.others) {
    NewFile made;
    if (file.path == base + ".lua")
      made.path = of.folder + (of.folder == "tests" ? "/card_name_test.lua" : "/card_name.lua");
    else if (file.path == base + "_test.lua")
      made.path = "tests/card_name_test.lua";
    else if (file.path.starts_with(base + "/"))
      made.path = file.path.substr(base.size() + 1);
    else
      continue;
    made.text = content::read_other(game, file.path);
    if (file.path == base + ".lua") made.text.erase(0, made.text.find('\n') + 1);
    made.path = filled(made.path, made.path, words);
    made.text = filled(made.text, made.path, words);
    files.push_back(std::move(made));
  }
  return files;
}

std::vector<NewFile> template_files(const std::string& name, const Words& words) {
  const fs::path folder = templates_folder() / name;
  std::vector<NewFile> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    fs::path path;
    for (const fs::path& part : entry.path().lexically_relative(folder)) {
      const std::string word = part.string();
      path /= word.starts_with("dot_") ? "." + word.substr(4) : word;
    }
    NewFile made;
    made.path = filled(path.string(), "", words);
    made.text = filled(read_disk(entry.path()), made.path, words);
    files.push_back(std::move(made));
  }
  std::sort(files.begin(), files.end(), [](const NewFile& a, const NewFile& b) { return a.path < b.path; });
  return files;
}

void write_new(const std::string& folder, const std::vector<NewFile>& files) {
  std::error_code error;
  for (const NewFile& file : files)
    if (const fs::path path = fs::path(folder) / file.path; fs::exists(fs::symlink_status(path, error)))
      throw Wrong(path.string() + ": is there already; choose another name, or move it away");
  for (const NewFile& file : files) store::refuse_links_below(folder, file.path);
  for (const NewFile& file : files) store::write_below(folder, file.path, file.text);
}

}  // namespace misk::cli
