// A catalogue: a folder of packs with an index.yaml that describes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/manifest.hpp"
#include "content/pack.hpp"

namespace misk::store {

inline constexpr int kIndexSchema = 1;
inline constexpr const char* kIndexName = "index.yaml";

/// One version of a pack in an index.
struct IndexEntry {
  content::Manifest manifest;  ///< the fields that a catalogue has; its `file` is the index
  std::string file;            ///< a .zip, or the folder of a pack, relative to the index
  std::uint64_t size = 0;      ///< of the .zip in bytes; for a folder, of all its files together
  std::string hash;            ///< the pack's content hash, 16 hexadecimal digits
  int line = 0;                ///< line in the index

  std::string version() const { return manifest.version.to_string(); }
};

struct PackIndex {
  std::string folder;
  std::string title;
  std::vector<IndexEntry> packs;  ///< sorted by id, then version, lowest first

  std::string file() const { return folder + "/" + kIndexName; }
};

/// Reads FOLDER/index.yaml. Faults are added to `diagnostics`; then nothing is returned.
std::optional<PackIndex> read_index(const std::string& folder, content::Diagnostics& diagnostics);

/// The index for the packs that are now in a folder. A pack that cannot be loaded, and a second pack of the
/// same id and version, is left out with a diagnostic.
PackIndex make_index(const std::string& folder, const std::string& title, content::Diagnostics& diagnostics);

/// Writes FOLDER/index.yaml. Throws content::ContentError.
void write_index(const PackIndex& index);

/// Loads the pack of an entry. Throws content::ContentError if it cannot be loaded, or if its size, id,
/// version or hash differs from the index.
content::Pack load_indexed(const PackIndex& index, const IndexEntry& entry);

/// The bytes of a pack on disk: its .zip, or the files of its folder that are part of it.
std::uint64_t size_on_disk(const std::string& root);

/// True if version `a` is better than `b`: a release beats a pre-release; otherwise the higher wins.
bool is_better(const content::SemVer& a, const content::SemVer& b);

}  // namespace misk::store
