#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/manifest.hpp"
#include "content/mount.hpp"

namespace misk::content {

struct PackFile {
  std::string path;  ///< relative to the pack, with `/`
  std::string bytes;
};

/// The origin of a pack: the program brings it, the player installed it, or a call names it (--packs).
enum class Origin { bundled, user, named };

/// A pack in memory. Pictures and sounds are only listed; they are read on demand.
struct Pack {
  Manifest manifest;
  std::string root;               ///< the folder or .zip, absolute
  std::string inner;              ///< the pack's folder inside it, "" for the top
  std::vector<PackFile> scripts;  ///< every *.lua, sorted by path
  std::vector<PackFile> texts;    ///< *.yaml, *.yml, *.json, scripts of an importer; sorted by path
  std::vector<FileEntry> others;  ///< the rest (assets, README, templates/, …), sorted by path; not in memory
  std::uint64_t hash = 0;         ///< of all paths and bytes; equal on every machine, for folder and .zip
  std::uint64_t play_hash = 0;    ///< without translations, rulebook/, import/, completions/ and upgrade/: no
                                  ///< game is another with them
  Origin origin = Origin::bundled;
  std::set<std::string> used_by;  ///< of a library: the games that have a pack which needs it

  const std::string& id() const { return manifest.id; }
  /// A script or text by its path, or nullptr. Lives as long as the pack does.
  const PackFile* find(std::string_view path) const;
  /// The name of a file of this pack in messages, e.g. `/packs/nights.zip/cards/lamp.lua`.
  std::string display(std::string_view path) const;
};

/// Loads one pack. On errors it adds them to `diagnostics` and returns nothing. If the manifest was sound and
/// another file was not, `manifest_out` (if given) still gets the manifest. If `wanted` (if given) rejects
/// the manifest, the rest is not read and nothing is returned.
std::optional<Pack> load_pack(const std::string& root, const std::string& inner, Diagnostics& diagnostics,
                              std::optional<Manifest>* manifest_out = nullptr,
                              const std::function<bool(const Manifest&)>& wanted = {});

/// Reads one of `pack.others` (a picture, a sound) from disk. Throws ContentError.
std::string read_other(const Pack& pack, const std::string& path);

/// True if the bytes fit the file's extension (png, jpg, ogg, wav, flac, ttf, otf). Also true for an
/// extension that we do not know.
bool is_what_it_says(std::string_view path, std::string_view bytes);

/// The outermost pack that contains a path, "" for none. (Packs for tests lie inside other packs.)
std::string pack_around(const std::string& path);

}  // namespace misk::content
