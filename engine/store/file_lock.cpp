#include "store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <mutex>
#include <thread>

#include "store/disk.hpp"
#include "store/write_file.hpp"
#include "text/number.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;

std::mutex several_locks;
std::map<std::string, std::weak_ptr<FileLock>>& own_locks() {
  static std::map<std::string, std::weak_ptr<FileLock>> locks;
  return locks;
}

int open_lock(const std::string& path, const std::string& file) {
  int handle = -1;
  do handle = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
  while (handle < 0 && errno == EINTR);
  if (handle < 0) cannot_write(file, std::strerror(errno));
  // Its content will be replaced. Under a second name it may be any file of the player's.
  struct stat opened {};
  if (fstat(handle, &opened) == 0 && opened.st_nlink > 1) {
    close(handle);
    cannot_write(file, path + " is another name of some file: remove it");
  }
  return handle;
}

/// 0, or errno; EWOULDBLOCK if another process holds the lock.
int lock_open(int handle, int how) {
  while (flock(handle, how) != 0) {
    if (errno == EINTR) continue;
    // This file system has no locks: let everybody in.
    return errno == ENOLCK || errno == EOPNOTSUPP || errno == ENOSYS ? 0 : errno;
  }
  return 0;
}

long process_in(int handle) {
  char text[24] = {};
  const ssize_t size = pread(handle, text, sizeof text, 0);
  std::string_view said(text, static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  if (said.ends_with('\n')) said.remove_suffix(1);
  return text::whole_number<long>(said, 1).value_or(0);
}

/// True if `path` still names the open file. The process that held the lock before removes the name on
/// release.
bool is_current(int handle, const std::string& path) {
  struct stat open_one {
  }, named{};
  return fstat(handle, &open_one) == 0 && stat(path.c_str(), &named) == 0 &&
         open_one.st_ino == named.st_ino && open_one.st_dev == named.st_dev;
}

}  // namespace

InUse::InUse(long which)
    : std::runtime_error(which > 0 ? "process " + std::to_string(which) + " has the file"
                                   : "another process has the file"),
      process(which) {}

std::shared_ptr<FileLock> FileLock::take(const std::string& file) {
  std::error_code error;
  // A relative path stays relative as long as the file is missing, so make it absolute first.
  const fs::path whole = fs::weakly_canonical(fs::absolute(file, error), error);
  const fs::path target = error || whole.empty() ? fs::path(file) : whole;
  std::unique_lock guard(several_locks);
  const std::string key = target.string();
  std::shared_ptr<FileLock> lock(new FileLock);
  lock->path_ = (target.parent_path() / ("." + target.filename().string() + ".lock")).string();
  for (;;) {
    const auto known = own_locks().find(key);
    if (known != own_locks().end())
      if (auto own = known->second.lock(); own && own->process_ == getpid()) return own;
    const int handle = open_lock(lock->path_, file);
    const int trouble = lock_open(handle, LOCK_EX | LOCK_NB);
    if (trouble == 0 && is_current(handle, lock->path_)) {
      lock->handle_ = handle;
      break;
    }
    const long process = trouble ? process_in(handle) : 0;
    close(handle);
    if (trouble == EWOULDBLOCK && process == getpid() && known != own_locks().end()) {
      // Nobody has the lock in this process any more, but a thread still has to release it: let it.
      guard.unlock();
      std::this_thread::yield();
      guard.lock();
      continue;
    }
    if (trouble == EWOULDBLOCK) throw InUse(process);
    if (trouble) cannot_write(file, std::strerror(trouble));
  }
  // Write our process number for the messages of others. Locking works even on a full disk, so failure is
  // ignored.
  const std::string process = std::to_string(getpid()) + "\n";
  if (ftruncate(lock->handle_, 0) == 0) {
    const ssize_t written = pwrite(lock->handle_, process.data(), process.size(), 0);
    static_cast<void>(written);
  }
  lock->key_ = key;
  lock->process_ = getpid();
  own_locks()[key] = lock;
  return lock;
}

FileLock::~FileLock() {
  if (handle_ < 0) return;
  const std::lock_guard guard(several_locks);
  const auto known = own_locks().find(key_);
  if (known != own_locks().end() && known->second.expired()) own_locks().erase(known);
  // A forked child must not remove the lock file of its parent.
  if (process_ == getpid()) unlink(path_.c_str());
  close(handle_);
}

FolderLock::FolderLock(const std::string& folder) {
  if (folder.empty()) cannot_write("packs", "there is no home");
  make_folder(folder);
  handle_ = open_lock(folder + "/.lock", folder);
  if (const int trouble = lock_open(handle_, LOCK_EX)) {
    close(handle_);
    cannot_write(folder, std::strerror(trouble));
  }
}

FolderLock::~FolderLock() {
  close(handle_);
}

}  // namespace misk::store
