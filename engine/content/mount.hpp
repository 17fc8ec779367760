#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::content {

/// What a pack may weigh. Checked on declared sizes before anything is read, and again while reading.
struct PackLimits {
  std::size_t entries = 20'000;
  std::uint64_t file_bytes = std::uint64_t{16} << 20;
  std::uint64_t script_bytes = std::uint64_t{1} << 20;
  std::uint64_t scripts_bytes = std::uint64_t{32} << 20;  // all scripts together: they are all read at once
  std::uint64_t total_bytes = std::uint64_t{512} << 20;
};

/// Counts the files of one pack against its limits.
class SizeCount {
 public:
  explicit SizeCount(const PackLimits& limits) : limits_(limits) {}

  /// Counts a file. Throws ContentError where it is too large, about `shown`, or where there is too much of
  /// them together, about `root`.
  void add(const std::string& path, std::uint64_t size, const std::string& shown, const std::string& root);

 private:
  PackLimits limits_;
  std::uint64_t total_ = 0, scripts_ = 0;
};

struct FileEntry {
  std::string path;  ///< relative to the pack, with `/`
  std::uint64_t size = 0;
};

/// The files of a pack's folder or .zip, read-only. A .zip is mounted in PhysFS for as long as this object
/// lives.
///
/// All of PhysFS's global state is touched in mount.cpp alone, under one mutex; the library is started by the
/// first mount and ended by the last. Mounts may be made and read from several threads. Nothing is read from
/// a pack whose list of files is not sound: no `..`, absolute path, backslash, link, two names that differ
/// only in case, or size beyond the limits. What tools leave behind (is_passed_over) is passed over.
class Mount {
 public:
  /// Opens `root`, a folder or a .zip. `inner` is the folder inside it where the pack begins ("" for the
  /// top). `name` is the mount's name in PhysFS, the pack's id. Throws ContentError.
  Mount(const std::string& root, const std::string& inner, const std::string& name,
        const PackLimits& limits = {});
  ~Mount();
  Mount(const Mount&) = delete;
  Mount& operator=(const Mount&) = delete;

  /// Every file, sorted by path byte by byte.
  const std::vector<FileEntry>& files() const { return files_; }
  /// The bytes of one file; throws ContentError when there is none, or it cannot be read whole.
  std::string read(const std::string& path) const;
  /// What a message calls a file of this pack: `ROOT/INNER/PATH`.
  std::string display(const std::string& path) const;

 private:
  void mount(const std::string& name);
  void unmount();
  void check_listing() const;
  void read_from_folder(const std::string& path, std::string& bytes) const;
  void read_from_archive(const std::string& path, std::string& bytes) const;
  [[noreturn]] void fail(const std::string& path, const std::string& message, const std::string& mend,
                         const std::string& rule) const;

  std::string display_root_;
  std::string source_;   // of a .zip: what PhysFS knows the mount by
  std::string point_;    // where the pack's files begin in PhysFS
  std::string inner_;    // with a slash at the end when not empty
  std::string archive_;  // the bytes of a .zip; PhysFS reads from here, so it cannot change under us
  std::vector<FileEntry> files_;
  std::vector<std::uint32_t> checksums_;  // of a .zip, parallel to files_
};

/// The folders (relative, "" for the top) inside a .zip that hold a pack.yaml, at most `depth` down;
/// the inside of a pack is not searched. Throws ContentError for a .zip that is damaged or unsafe.
std::vector<std::string> find_packs_in_zip(const std::string& zip, int depth, const PackLimits& limits = {});

/// Whole content of a file on disk, at most `limit` bytes. Throws ContentError.
std::string read_disk_file(const std::string& path, std::uint64_t limit);

/// What is wrong with a file name in a pack, or "" when nothing is.
std::string path_trouble(std::string_view path);

/// True when a part of the path is what tools leave behind, and no part of a pack: names that begin with a
/// dot,
/// __MACOSX, __pycache__, node_modules, Thumbs.db, desktop.ini; copies that editors keep (~, .bak, .orig,
/// .swp, .tmp); and what is made from a pack or by running it (.zip, .luac, .log).
bool is_passed_over(std::string_view path);

}  // namespace misk::content
