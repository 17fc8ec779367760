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

}  // namespace

int Disk::create(const std::string& path, int& handle) {
  handle = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0644);
  return handle < 0 ? errno : 0;
}

int Disk::open(const std::string& path, int& handle) {
  handle = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  return handle < 0 ? errno : 0;
}

int Disk::append(int handle, std::string_view bytes) {
  const off_t before = lseek(handle, 0, SEEK_END);
  while (!bytes.empty()) {
    const ssize_t count = ::write(handle, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
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
  while (fdatasync(handle) != 0) {
    if (errno == EINTR) continue;
    // Some file systems (in memory, on the network) cannot sync and have no substitute.
    return errno == EINVAL || errno == EROFS || errno == ENOSYS ? 0 : errno;
  }
  return 0;
}

int Disk::close(int handle) {
  return ::close(handle) != 0 && errno != EINTR ? errno : 0;
}

int Disk::rename(const std::string& from, const std::string& to) {
  return ::rename(from.c_str(), to.c_str()) != 0 ? errno : 0;
}

void Disk::remove(const std::string& path) {
  ::unlink(path.c_str());
}

void Disk::sync_folder(const std::string& folder) {
  const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  fsync(handle);
  ::close(handle);
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
  disk.sync_folder(fs::path(target_).parent_path().string());
  const int handle = handle_;
  handle_ = -1;
  return handle;
}

}  // namespace misk::store
