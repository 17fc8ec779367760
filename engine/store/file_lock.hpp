// Keeps two processes from writing the same file. The system holds the locks, so what a killed process had
// locked is free again.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

namespace misk::store {

/// Another process has the file.
struct InUse : std::runtime_error {
  explicit InUse(long process);
  long process = 0;  // 0 where nobody knows
};

/// A file that this process alone may write, as long as one of these lives. Beside it lies ".NAME.lock"
/// meanwhile. The same file may be taken several times in one process.
class FileLock {
 public:
  /// Throws InUse when another process has it, and content::ContentError when its folder takes no lock. The
  /// file need not be there yet.
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

/// Keeps other processes out of a folder for as long as it lives; waits for them. The folder is made where it
/// is missing. Throws content::ContentError.
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
