#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::content {

/// The largest sizes of a pack. Declared sizes are checked before anything is read, and real sizes while
/// reading.
struct PackLimits {
  std::size_t entries = 20'000;
  std::uint64_t file_bytes = std::uint64_t{16} << 20;
  std::uint64_t script_bytes = std::uint64_t{1} << 20;
  // Of all scripts, .yaml and .json: all are in memory at once.
  std::uint64_t kept_bytes = std::uint64_t{32} << 20;
  std::uint64_t total_bytes = std::uint64_t{512} << 20;
};

/// Counts the files of one pack against its limits.
class SizeCount {
 public:
  explicit SizeCount(const PackLimits& limits) : limits_(limits) {}

  /// Counts a file. Throws ContentError about `shown` if this file is too large, and about `root` if all
  /// files together are.
  void add(const std::string& path, std::uint64_t size, const std::string& shown, const std::string& root);

 private:
  PackLimits limits_;
  std::uint64_t total_ = 0, kept_ = 0;
};

struct FileEntry {
  std::string path;  ///< relative to the pack, with `/`
  std::uint64_t size = 0;
};

struct ZipEntry;

/// The files of a pack's folder or .zip, read-only. A .zip is held in memory for as long as this object
/// lives, so it cannot change meanwhile.
///
/// Nothing is read from a pack whose list of files is not sound: no `..`, absolute path, backslash, link, two
/// names that differ only in case, or size beyond the limits. Files that tools leave behind (is_passed_over)
/// are passed over.
class Mount {
 public:
  /// Opens `root`, a folder or a .zip. `inner` is the folder inside it where the pack begins ("" for the
  /// top). Throws ContentError.
  Mount(const std::string& root, const std::string& inner, const PackLimits& limits = {});
  ~Mount();
  Mount(const Mount&) = delete;
  Mount& operator=(const Mount&) = delete;

  /// Every file, sorted by path byte by byte.
  const std::vector<FileEntry>& files() const { return files_; }
  /// The bytes of one file. Throws ContentError if it does not exist or cannot be read whole.
  std::string read(const std::string& path) const;
  /// The name of a file of this pack in messages: `ROOT/INNER/PATH`.
  std::string display(const std::string& path) const;

 private:
  void read_from_folder(const std::string& path, std::string& bytes) const;
  [[noreturn]] void fail(const std::string& path, const std::string& message, const std::string& mend,
                         const std::string& rule) const;

  std::string display_root_;
  std::string archive_;  // the bytes of a .zip
  std::vector<FileEntry> files_;
  std::vector<ZipEntry> entries_;  // of a .zip, parallel to files_
};

/// The folders inside a .zip that hold a pack.yaml (relative, "" for the top), at most `depth` levels down.
/// Folders inside a pack are not searched. Throws ContentError if the .zip is damaged or unsafe.
std::vector<std::string> find_packs_in_zip(const std::string& zip, int depth, const PackLimits& limits = {});

/// The whole content of a file on disk, at most `limit` bytes. Throws ContentError.
std::string read_disk_file(const std::string& path, std::uint64_t limit);

/// Why a file name is not allowed in a pack, or "" if it is.
std::string path_trouble(std::string_view path);

/// True if a part of the path is a file that tools leave behind, which is no part of a pack: names that begin
/// with a dot, __MACOSX, __pycache__, node_modules, Thumbs.db, desktop.ini; copies by editors (~, .bak,
/// .orig, .swp, .tmp); and results of packing or running (.zip, .luac, .log).
bool is_passed_over(std::string_view path);

}  // namespace misk::content
