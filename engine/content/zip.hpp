// .zip archives in memory, read and written with zlib.
//
// Whoever sends an archive chooses each byte of it, so the list is checked whole before a file is unpacked,
// and an archive that two programs could read in two ways is refused. Libraries for .zip look for something
// readable in any bytes instead: libzip 1.7 searched for minutes in an archive of 3 MB with many end records,
// shows a NUL in a name as a space, takes names from an extra field, and with its own checks on refuses what
// macOS packs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/mount.hpp"

namespace misk::content {

/// One file of a .zip as its central directory declares it.
struct ZipEntry {
  std::string path;
  std::uint64_t size = 0;
  std::uint32_t checksum = 0;
  bool is_deflated = false;
  std::size_t start = 0;   ///< where its packed bytes begin in the archive
  std::size_t packed = 0;  ///< how many they are
};

/// Reads and checks the central directory, without unpacking anything: the files, passed-over names left out.
/// Throws ContentError.
std::vector<ZipEntry> read_zip_directory(std::string_view bytes, const std::string& file,
                                         const PackLimits& limits);

/// Unpacks one file of `zip` into `out`. Returns what is wrong with the file, or "".
std::string unpack(std::string_view zip, const ZipEntry& entry, std::string& out);

/// Writes a .zip. Every date and right is the same, so that the same files in the same order give the same
/// bytes with the same zlib.
class Zipper {
 public:
  /// Adds a file; `may_deflate` is false for what is compressed already.
  void add(const std::string& path, std::string_view bytes, bool may_deflate);
  /// The whole archive; nothing may be added after.
  std::string finish();

 private:
  std::string files_, list_;
  std::uint32_t count_ = 0;
};

}  // namespace misk::content
