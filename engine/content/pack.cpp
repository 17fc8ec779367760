#include "content/pack.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "content/hash.hpp"
#include "content/path_rules.hpp"
#include "content/translation_file.hpp"

namespace misk::content {

namespace {

// Templates of `misk new` are data, even with the extension .lua: they are neither run nor read as cards.
bool is_template(std::string_view path) {
  return path.starts_with("templates/");
}

// Scripts that read strangers' texts for an importer are data of the pack: no game runs them.
bool is_of_importer(std::string_view path) {
  return path.starts_with("import/") && path.ends_with(".lua");
}

// Translations, the rules as players read them, what an import reads and what `misk upgrade` does: no game is
// another with them.
bool changes_no_game(const FileEntry& entry) {
  return entry.path.starts_with(kTranslationFolder) || entry.path.starts_with("import/") ||
         entry.path.starts_with("completions/") || entry.path.starts_with("rulebook/") ||
         entry.path.starts_with("upgrade/");
}

const PackFile* find_in(const std::vector<PackFile>& files, std::string_view path) {
  const auto found = std::lower_bound(files.begin(), files.end(), path,
                                      [](const PackFile& file, std::string_view p) { return file.path < p; });
  return found == files.end() || found->path != path ? nullptr : &*found;
}

Pack read_pack(const Mount& mount, Manifest manifest, Diagnostics& diagnostics) {
  Pack pack;
  pack.manifest = std::move(manifest);
  const auto add = [](ContentHash& hash, const FileEntry& entry, const std::string& bytes) {
    hash.add(entry.path);
    hash.add(bytes);
  };
  // Most packs have nothing of the kind. Then both hashes are equal, and one is computed.
  const bool has_other = std::any_of(mount.files().begin(), mount.files().end(), changes_no_game);
  ContentHash hash, play_hash;
  for (const FileEntry& entry : mount.files()) {
    std::string bytes = mount.read(entry.path);
    add(hash, entry, bytes);
    if (has_other && !changes_no_game(entry)) add(play_hash, entry, bytes);
    if (is_template(entry.path)) {
      pack.others.push_back(entry);
    } else if (entry.path.ends_with(".lua") && !is_of_importer(entry.path)) {
      pack.scripts.push_back({entry.path, std::move(bytes)});
    } else if (is_text_name(entry.path) || is_of_importer(entry.path)) {
      pack.texts.push_back({entry.path, std::move(bytes)});
    } else if (is_what_it_says(entry.path, bytes)) {
      pack.others.push_back(entry);
    } else {
      diagnostics.push_back({Severity::warning, mount.display(entry.path), 0, 0,
                             "the file is not what its name says, and is left out",
                             "save it again in that format", "bad-asset"});
    }
  }
  pack.hash = hash.value();
  pack.play_hash = has_other ? play_hash.value() : pack.hash;
  return pack;
}

}  // namespace

const PackFile* Pack::find(std::string_view path) const {
  const PackFile* const script = find_in(scripts, path);
  return script != nullptr ? script : find_in(texts, path);
}

std::string Pack::display(std::string_view path) const {
  std::string out = root;
  if (!inner.empty()) out.append("/").append(inner);
  if (!path.empty()) out.append("/").append(path);
  return out;
}

std::optional<Pack> load_pack(const std::string& root, const std::string& inner, Diagnostics& diagnostics,
                              std::optional<Manifest>* manifest_out,
                              const std::function<bool(const Manifest&)>& wanted) {
  try {
    const Mount mount(root, inner);
    const std::string file = mount.display(std::string(kManifestName));
    const bool is_there = std::any_of(mount.files().begin(), mount.files().end(),
                                      [](const FileEntry& each) { return each.path == kManifestName; });
    if (!is_there) {
      diagnostics.push_back({Severity::error, mount.display(""), 0, 0, "there is no pack.yaml in it",
                             "name a pack's folder or .zip, or make one with misk new pack", "missing-file"});
      return std::nullopt;
    }
    std::optional<Manifest> manifest =
        parse_manifest(mount.read(std::string(kManifestName)), file, diagnostics);
    if (!manifest) return std::nullopt;
    if (manifest_out != nullptr) *manifest_out = manifest;
    if (wanted && !wanted(*manifest)) return std::nullopt;
    Pack pack = read_pack(mount, std::move(*manifest), diagnostics);
    pack.root = root;
    pack.inner = inner;
    return pack;
  } catch (const ContentError& error) {
    diagnostics.push_back(error.diagnostic());
    return std::nullopt;
  }
}

std::string read_other(const Pack& pack, const std::string& path) {
  return Mount(pack.root, pack.inner).read(path);
}

bool is_what_it_says(std::string_view path, std::string_view bytes) {
  struct Magic {
    std::string_view extension;
    std::string_view start;
  };
  using namespace std::string_view_literals;
  static constexpr std::array kMagics = {
      Magic{".png", "\x89PNG\r\n\x1A\n"sv},
      Magic{".jpg", "\xFF\xD8\xFF"sv},
      Magic{".jpeg", "\xFF\xD8\xFF"sv},
      Magic{".ogg", "OggS"sv},
      Magic{".wav", "RIFF"sv},
      Magic{".flac", "fLaC"sv},
      Magic{".ttf", "\0\1\0\0"sv},
      Magic{".ttf", "true"sv},
      Magic{".otf", "OTTO"sv},
  };
  bool is_known = false;
  for (const Magic& magic : kMagics) {
    if (!path.ends_with(magic.extension)) continue;
    if (bytes.starts_with(magic.start)) return true;
    is_known = true;
  }
  return !is_known;
}

std::string pack_around(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::path at = fs::weakly_canonical(path, error);
  if (error) at = path;
  if (!at.has_filename()) at = at.parent_path();  // the path ended with a slash
  fs::path found;
  for (; at.has_relative_path(); at = at.parent_path())
    if (fs::exists(at / "pack.yaml", error)) found = at;
  return found.string();
}

}  // namespace misk::content
