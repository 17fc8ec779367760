#pragma once

#include <cstdint>
#include <functional>
#include <optional>
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

/// Who put a pack there: it comes with the program, the player installed it, or a call names it (--packs).
enum class Origin { bundled, user, named };

/// A pack in memory: everything but its pictures and sounds, which are listed and read when wanted.
struct Pack {
  Manifest manifest;
  std::string root;               ///< the folder or .zip, absolute
  std::string inner;              ///< where the pack begins inside it, "" for the top
  std::vector<PackFile> scripts;  ///< every *.lua, sorted by path
  std::vector<PackFile> texts;    ///< every *.yaml, *.yml and *.json (pack.yaml too), sorted by path
  std::vector<FileEntry> others;  ///< the rest (assets, README, templates/, …), sorted by path; not in memory
  std::uint64_t hash = 0;         ///< of all paths and bytes; the same on every machine, folder or .zip
  std::uint64_t play_hash = 0;    ///< the same without translations: what a game can depend on
  Origin origin = Origin::bundled;

  const std::string& id() const { return manifest.id; }
  /// A script or text by its path, or nullptr. Lives as long as the pack does.
  const PackFile* find(std::string_view path) const;
  /// What a message calls a file of this pack, e.g. `/packs/nights.zip/cards/lamp.lua`.
  std::string display(std::string_view path) const;
};

/// Loads one pack. On errors they are added to `diagnostics` and nothing is returned. When the manifest was
/// sound and something else was not, `manifest_out` (if given) still gets it. Where `wanted` (if given) says
/// no to the manifest, the rest is not read and nothing is returned.
std::optional<Pack> load_pack(const std::string& root, const std::string& inner, Diagnostics& diagnostics,
                              std::optional<Manifest>* manifest_out = nullptr,
                              const std::function<bool(const Manifest&)>& wanted = {});

/// Reads one of `pack.others` (a picture, a sound) from disk. Throws ContentError.
std::string read_other(const Pack& pack, const std::string& path);

/// True when the bytes are what the file's extension says (png, jpg, ogg, wav, flac, ttf, otf); true also for
/// extensions we do not know.
bool is_what_it_says(std::string_view path, std::string_view bytes);

}  // namespace misk::content
