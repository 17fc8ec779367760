// Keeps two processes from writing the same file. The system holds the locks, so the locks of a killed
// process are released.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

namespace misk::store {

/// Another process holds the lock of the file.
struct InUse : std::runtime_error {
  explicit InUse(long process);
  long process = 0;  // 0 if unknown
};

/// Only this process may write the file as long as one of these lives. A file ".NAME.lock" lies next to it
/// meanwhile. One process may take the same file several times.
class FileLock {
 public:
  /// Throws InUse if another process has it, and content::ContentError if the folder does not support it. The
  /// file itself need not exist yet.
  static std::shared_ptr<FileLock> take(const std::string& file);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  FileLock() = default;
  std::string path_, key_;
  long process_ = 0;
  int handle_ = -1;
};

/// Keeps other processes out of a folder as long as it lives; waits for them first. Creates a missing folder.
/// Throws content::ContentError.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int handle_ = -1;
};

}  // namespace misk::store
