// A catalogue: a folder of packs with an index.yaml that says what they are.
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

/// One version of a pack, as an index has it.
struct IndexEntry {
  content::Manifest manifest;  ///< what a catalogue tells of it; `file` is the index
  std::string file;            ///< a .zip, or the folder of a pack, relative to the index
  std::uint64_t size = 0;      ///< of the .zip in bytes; of a folder, of all its files together
  std::string hash;            ///< the pack's content hash, 16 hexadecimal digits
  int line = 0;                ///< in the index

  std::string version() const { return manifest.version.to_string(); }
};

struct PackIndex {
  std::string folder;
  std::string title;
  std::vector<IndexEntry> packs;  ///< by id, then version, the lowest first

  std::string file() const { return folder + "/" + kIndexName; }
};

/// Reads FOLDER/index.yaml. What is wrong is added to `diagnostics`; then nothing is returned.
std::optional<PackIndex> read_index(const std::string& folder, content::Diagnostics& diagnostics);

/// What the index of a folder is to say, with the packs that are in it now. A pack that cannot be loaded, and
/// a second one of an id and version, is left out with a diagnostic.
PackIndex make_index(const std::string& folder, const std::string& title, content::Diagnostics& diagnostics);

/// Writes FOLDER/index.yaml. Throws content::ContentError.
void write_index(const PackIndex& index);

/// The pack that an entry of an index stands for, loaded. Throws content::ContentError when it cannot be
/// loaded or its size, id, version or hash is not what the index says.
content::Pack load_indexed(const PackIndex& index, const IndexEntry& entry);

/// A content hash as text: 16 hexadecimal digits.
std::string hash_text(std::uint64_t hash);

/// How many bytes a pack takes on the disk: its .zip, or the files of its folder that are part of it.
std::uint64_t size_on_disk(const std::string& root);

/// True when version `a` is the better of two: no pre-release where the other is one, and then the higher.
bool is_better(const content::SemVer& a, const content::SemVer& b);

}  // namespace misk::store
