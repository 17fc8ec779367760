#include "store/disk.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "content/diagnostic.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;

std::atomic<Disk*> disk_instead{nullptr};

/// A call of the system, again as long as a signal breaks it off: on a disk of the net any may be.
template <class Call>
auto again(const Call& call) {
  for (;;)
    if (const auto result = call(); result >= 0 || errno != EINTR) return result;
}

/// 0, or errno of a sync. A file system that cannot sync (some of memory, some of the net) has nothing else
/// to offer. EROFS is not that: Linux makes a disk read-only that has failed, with what was not yet on it.
int after_sync(int result) {
  return result == 0 || errno == EINVAL || errno == ENOSYS ? 0 : errno;
}

}  // namespace

int Disk::create(const std::string& path, int& handle) {
  handle = again([&] {
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0644);
  });
  return handle < 0 ? errno : 0;
}

int Disk::open(const std::string& path, int& handle) {
  handle = again([&] { return ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY); });
  return handle < 0 ? errno : 0;
}

int Disk::append(int handle, std::string_view bytes) {
  const off_t before = lseek(handle, 0, SEEK_END);
  while (!bytes.empty()) {
    const ssize_t count = again([&] { return ::write(handle, bytes.data(), bytes.size()); });
    if (count <= 0) {
      const int why = count < 0 ? errno : ENOSPC;
      // Take the half-written part back; otherwise the file would end in the middle of a line.
      if (before >= 0 && ftruncate(handle, before) != 0) return why;
      return why;
    }
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return 0;
}

int Disk::sync(int handle) {
  return after_sync(again([&] { return fdatasync(handle); }));
}

int Disk::close(int handle) {
  return ::close(handle) != 0 && errno != EINTR ? errno : 0;
}

int Disk::rename(const std::string& from, const std::string& to) {
  return again([&] { return ::rename(from.c_str(), to.c_str()); }) != 0 ? errno : 0;
}

void Disk::remove(const std::string& path) {
  ::unlink(path.c_str());
}

int Disk::sync_folder(const std::string& folder) {
  const char* const name = folder.empty() ? "." : folder.c_str();
  const int handle = again([&] { return ::open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
  if (handle < 0) return errno == EACCES ? 0 : errno;  // one may write into it and not look
  const int error = after_sync(again([&] { return fsync(handle); }));
  ::close(handle);
  return error;
}

Disk& Disk::now() {
  static Disk real;
  Disk* const instead = disk_instead.load();
  return instead ? *instead : real;
}

Disk::Instead::Instead(Disk& disk) : before_(disk_instead.exchange(&disk)) {}
Disk::Instead::~Instead() {
  disk_instead = before_;
}

void cannot_write(const std::string& file, const std::string& why) {
  throw content::ContentError({content::Severity::error, file, 0, 0, "cannot be written (" + why + ")",
                               "make room or check the rights of its folder; what was there is unchanged",
                               "unwritable"});
}

void refuse_link(const std::string& file) {
  std::error_code error;
  if (fs::is_symlink(fs::symlink_status(file, error)))
    throw content::ContentError({content::Severity::error, file, 0, 0,
                                 "cannot be written (it is a link, where misk makes a file of its own)",
                                 "remove the link; what it leads to is unchanged", "unwritable"});
}

void refuse_links_below(const std::string& folder, const std::string& path) {
  std::error_code error;
  fs::path at = folder;
  for (const fs::path& part : fs::path(path)) {
    at /= part;
    if (part == ".." || fs::is_symlink(fs::symlink_status(at, error)))
      throw content::ContentError({content::Severity::error, at.string(), 0, 0,
                                   "is a link, and could lead out of " + folder,
                                   "put the file or folder itself here; nothing was changed", "bad-path"});
  }
}

std::string behind_links(const std::string& file) {
  std::error_code error;
  if (!fs::is_symlink(fs::symlink_status(file, error))) return file;
  const fs::path target = fs::weakly_canonical(file, error);
  if (error) cannot_write(file, error.message());
  return target.string();
}

FreshFile::FreshFile(const std::string& target) : target_(target) {
  static std::atomic<unsigned> serial{0};
  const fs::path file(target);
  int error = EEXIST;
  // A killed process of the same number may have left a file of this name; try the next one.
  for (int i = 0; i < 100 && error == EEXIST; ++i) {
    // The name begins with a dot, so searches for packs or saves ignore it.
    path_ = (file.parent_path() / ("." + file.filename().string() + "." + std::to_string(getpid()) + "-" +
                                   std::to_string(serial++) + std::string(kFreshEnding)))
                .string();
    error = Disk::now().create(path_, handle_);
  }
  if (error == 0) return;
  path_.clear();
  cannot_write(target_, std::strerror(error));
}

FreshFile::~FreshFile() {
  if (handle_ >= 0) Disk::now().close(handle_);
  if (!path_.empty()) Disk::now().remove(path_);
}

void FreshFile::write(std::string_view bytes) {
  if (const int error = Disk::now().append(handle_, bytes)) cannot_write(target_, std::strerror(error));
}

int FreshFile::put() {
  Disk& disk = Disk::now();
  if (const int error = disk.sync(handle_)) cannot_write(target_, std::strerror(error));
  if (const int error = disk.rename(path_, target_)) cannot_write(target_, std::strerror(error));
  path_.clear();
  if (const int error = disk.sync_folder(fs::path(target_).parent_path().string()))
    throw content::ContentError(
        {content::Severity::error, target_, 0, 0,
         std::string("is written, but a power cut may undo that (") + std::strerror(error) + ")",
         "look after that disk, or write to another one", "unkept"});
  const int handle = handle_;
  handle_ = -1;
  return handle;
}

}  // namespace misk::store
