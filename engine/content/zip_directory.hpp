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
};

/// Reads and checks the central directory of a .zip held in memory, without unpacking anything: the files,
/// passed-over names left out. PhysFS does the unpacking; it would silently skip or merge what is refused
/// here (links, duplicates, `..`). Throws ContentError.
std::vector<ZipEntry> read_zip_directory(std::string_view bytes, const std::string& file,
                                         const PackLimits& limits);

/// CRC-32 as .zip has it.
std::uint32_t crc32(std::string_view bytes);

}  // namespace misk::content
