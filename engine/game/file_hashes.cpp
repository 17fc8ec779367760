#include "game/file_hashes.hpp"

#include <algorithm>
#include <cstdio>

#include "content/hash.hpp"
#include "text/letters.hpp"
#include "text/number.hpp"

namespace misk::game {

namespace {

constexpr std::string_view kScript = ".lua";
constexpr std::size_t kHashDigits = 8;

/// A deck that is played stands in the save itself. The manifest changes with every version, which is told.
bool is_played_with(std::string_view path) {
  if (path == content::kManifestName) return false;
  for (const std::string_view folder : {"tests/", "migrations/", "bots/", "decks/", "i18n/", "import/"})
    if (path.starts_with(folder)) return false;
  return true;
}

std::uint32_t short_hash(const std::string& bytes) {
  content::ContentHash hash;
  hash.add(bytes);
  return static_cast<std::uint32_t>(hash.value() ^ (hash.value() >> 32));
}

/// Cards and the like, as opposed to the files that say how the game is played.
bool is_card_file(std::string_view path) {
  return path.ends_with(kScript) && path.find('/') != std::string_view::npos && !path.starts_with("lib/");
}

std::string name_of_file(const std::string& path) {
  std::string name = path.substr(path.rfind('/') + 1);
  name.resize(std::min(name.size(), name.find('.')));
  bool is_first = true;
  for (char& c : name) {
    if (c == '_') c = ' ';
    if (is_first) c = text::large(c);
    is_first = c == ' ';
  }
  return name;
}

/// "A, B and 3 others have changed".
std::string counted(std::vector<std::string> names, const std::string& one, const std::string& many) {
  constexpr std::size_t kNamed = 3;
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  const std::size_t shown = names.size() > kNamed + 1 ? kNamed : names.size();
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    const bool last = i + 1 == shown && shown == names.size();
    text += (i == 0 ? "" : last ? " and " : ", ") + names[i];
  }
  if (shown < names.size()) text += " and " + std::to_string(names.size() - shown) + " others";
  return text + (names.size() == 1 ? one : many);
}

}  // namespace

FileHashes file_hashes(const content::Pack& pack) {
  FileHashes contents;
  for (const auto* const files : {&pack.scripts, &pack.texts})
    for (const content::PackFile& file : *files)
      if (is_played_with(file.path)) contents[file.path] = short_hash(file.bytes);
  return contents;
}

Plain plain_hashes(const FileHashes& contents) {
  std::map<std::string, std::string> folders;
  for (const auto& [path, hash] : contents) {
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : path.substr(0, slash);
    std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    if (name.ends_with(kScript) && name.find('.') == name.size() - kScript.size())
      name.resize(name.size() - kScript.size());
    char digits[kHashDigits + 1];
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(hash));
    std::string& text = folders[folder];
    text += (text.empty() ? "" : " ") + name + ":" + digits;
  }
  Plain plain = Plain::object();
  for (const auto& [folder, text] : folders) plain[folder] = text;
  return plain;
}

FileHashes hashes_from(const Plain& plain) {
  FileHashes contents;
  if (!plain.is_object()) return contents;
  for (const auto& [folder, value] : plain.items()) {
    if (!value.is_string()) continue;
    const auto& text = value.get_ref<const std::string&>();
    // A path may have spaces in it, and no colon.
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t colon = text.find(':', at);
      if (colon == std::string::npos || text.size() - colon <= kHashDigits) break;
      const std::string digits = text.substr(colon + 1, kHashDigits);
      const auto hash = text::hex_number<std::uint32_t>(digits);
      if (!hash) break;
      std::string name = text.substr(at, colon - at);
      if (name.find('.') == std::string::npos) name += kScript;
      contents[folder.empty() ? name : folder + "/" + name] = *hash;
      at = colon + 1 + kHashDigits + 1;
    }
  }
  return contents;
}

std::vector<kernel::Id> FileTitles::of(const std::string& pack, const std::string& path) const {
  std::vector<kernel::Id> found;
  for (std::size_t i = 0; i < image_->definitions.size(); ++i) {
    const kernel::Definition& each = image_->definitions[i];
    if (each.origin.pack == pack && each.origin.file.ends_with("/" + path))
      found.push_back(static_cast<kernel::Id>(i));
  }
  return found;
}

std::string told_changes(const FileHashes& before, const content::Pack& now, const Scripts* scripts) {
  std::vector<std::string> changed, added, gone;
  bool are_rules = false;
  const auto note = [&](std::vector<std::string>& names, const std::string& path) {
    if (!is_card_file(path)) {
      are_rules = true;
      return;
    }
    std::vector<std::string> titles;
    if (scripts)
      for (const kernel::Id id : FileTitles(scripts->image()).of(now.id(), path))
        titles.push_back(scripts->translation().title(id));
    std::erase(titles, "");
    if (titles.empty()) titles.push_back(name_of_file(path));
    names.insert(names.end(), titles.begin(), titles.end());
  };
  const FileHashes after = file_hashes(now);
  for (const auto& [path, hash] : after) {
    const auto known = before.find(path);
    if (known == before.end())
      note(added, path);
    else if (known->second != hash)
      note(changed, path);
  }
  for (const auto& [path, hash] : before)
    if (!after.count(path)) note(gone, path);
  std::string text;
  const auto say = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (!changed.empty()) say(counted(changed, " has changed", " have changed"));
  if (!added.empty()) say(counted(added, " is new", " are new"));
  if (!gone.empty()) say(counted(gone, " is gone", " are gone"));
  if (are_rules) say(text.empty() ? "its rules have changed" : "and so have its rules");
  return text;
}

}  // namespace misk::game
