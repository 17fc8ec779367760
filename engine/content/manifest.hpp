#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/semver.hpp"
#include "content/setting.hpp"

namespace misk::content {

class Reader;

/// Version of the Lua API this engine offers; a pack's `api` range is checked against it.
inline constexpr std::string_view kApiVersion = "1.0.0";
/// The only `schema` of pack.yaml so far.
inline constexpr int kManifestSchema = 1;
inline constexpr std::string_view kManifestName = "pack.yaml";

enum class PackKind { game, cards, scenario, translation, library };

/// The word of the manifest: "game", "cards", "scenario", "translation", "library".
std::string_view to_string(PackKind kind);
/// All of them.
std::vector<std::string_view> pack_kinds();

struct Author {
  std::string name;
};

/// SPDX expressions; either may be empty.
struct License {
  std::string code;
  std::string content;
};

/// Another pack, the versions of it that fit, and the line of the entry.
struct Dependency {
  std::string id;
  VersionRange range;
  int line = 0;
  bool implied = false;  ///< the game pack, added although `requires` does not name it
};

/// A `pack:slug` this pack patches.
struct Override {
  std::string id;
  int line = 0;

  /// The pack that owns the id.
  std::string owner() const { return id.substr(0, id.find(':')); }
};

/// pack.yaml, read and checked as far as one file can be.
struct Manifest {
  std::string file;  ///< the file that was read, for messages
  int schema = kManifestSchema;
  std::string id;
  SemVer version;
  VersionRange api;
  std::string title;
  std::string description;
  std::vector<Author> authors;
  License license;
  PackKind kind = PackKind::cards;
  std::string game;  ///< id of the game pack; the pack's own id when kind is game, "" of a library
  std::vector<Dependency> required;  ///< `requires`, plus the game pack as `*` if it is not listed there
  bool starts_off = false;           // off until somebody turns it on
  std::vector<Dependency> optional;
  std::vector<Dependency> conflicts;
  std::vector<Override> overrides;
  std::vector<std::string> languages;
  std::vector<Setting> settings;
  int id_line = 0;
  int api_line = 0;
  int languages_line = 0;

  /// True if it is for older versions of the Lua API than this engine's.
  bool is_for_older_api() const { return api.is_below(SemVer::parse(kApiVersion)); }
  /// A diagnostic that points into this manifest.
  Diagnostic diagnostic(int line, std::string message, std::string mend, std::string rule,
                        Severity severity = Severity::error) const;
};

/// Reads a manifest. Gathers all faults, and returns nothing if one of them is an error.
std::optional<Manifest> parse_manifest(std::string_view bytes, const std::string& file,
                                       Diagnostics& diagnostics);

/// Reads the keys of a manifest, except `schema`, from a map. The map may have other keys too; the caller
/// must have read them with the same reader before. Returns nothing if there was an error.
std::optional<Manifest> read_manifest(Reader& reader, const std::string& file, Diagnostics& diagnostics);

/// `[a-z][a-z0-9_]*`, at most 64 characters: the id of a pack.
bool is_id(std::string_view text);
/// `pack:slug`; a slug may begin with a digit.
bool is_full_id(std::string_view text);

}  // namespace misk::content
