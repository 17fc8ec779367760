// Files that are written whole or not at all.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace misk::store {

/// Writes `bytes` beside `file` and puts that in its place, folders above it made where they are missing: a
/// crash, a full disk or a reader in between finds what was there before, whole. `check`, if given, is called
/// with the name of the file beside it when that is written; what it throws leaves everything as it was. A
/// link stays a link. Throws content::ContentError.
void write_whole(const std::string& file, std::string_view bytes,
                 const std::function<void(const std::string& fresh)>& check = {});

/// Removes what calls of write_whole for files in `folder` left there when they were killed. Nobody else may
/// be writing there.
void remove_leftovers(const std::string& folder);

/// Keeps other processes out of a folder for as long as it lives; waits for them. The folder is made where it
/// is missing. Throws content::ContentError.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int file_ = -1;
};

}  // namespace misk::store
