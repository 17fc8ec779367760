#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/mount.hpp"

namespace misk::content {

/// One file of a .zip, as declared in the central directory.
struct ZipEntry {
  std::string path;
  std::uint64_t size = 0;
  std::uint32_t checksum = 0;
};

/// Reads and checks the central directory of a .zip in memory, without unpacking. Returns its files without
/// passed-over names. PhysFS unpacks later; it would silently skip or merge entries that are refused here
/// (links, duplicates, `..`). Throws ContentError.
std::vector<ZipEntry> read_zip_directory(std::string_view bytes, const std::string& file,
                                         const PackLimits& limits);

/// The CRC-32 of the .zip format.
std::uint32_t crc32(std::string_view bytes);

}  // namespace misk::content
