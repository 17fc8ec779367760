#include "store/write_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "content/diagnostic.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".misk-new";  // of what is written beside a file

[[noreturn]] void fail(const std::string& file, const std::string& why) {
  throw content::ContentError({content::Severity::error, file, 0, 0, "cannot be written (" + why + ")",
                               "make room or check the rights of its folder; what was there is unchanged",
                               "unwritable"});
}

void make_folder(const fs::path& folder, const std::string& file) {
  std::error_code error;
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) fail(file, error.message());
}

// A file that is open for writing, and removed again unless it is put in its place.
class Fresh {
 public:
  explicit Fresh(const fs::path& file) : target_(file.string()) {
    // A dot in front: whoever looks for packs passes over it.
    path_ = (file.parent_path() / ("." + file.filename().string() + std::string(kEnding))).string();
    handle_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (handle_ < 0) fail(target_, std::strerror(errno));
  }
  ~Fresh() {
    if (handle_ >= 0) close(handle_);
    if (!path_.empty()) unlink(path_.c_str());
  }
  Fresh(const Fresh&) = delete;
  Fresh& operator=(const Fresh&) = delete;

  void write(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t count = ::write(handle_, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) fail(target_, std::strerror(errno));
      bytes.remove_prefix(static_cast<std::size_t>(count));
    }
  }

  // The bytes are on the disk before the name is: a power cut leaves the old file or the new one.
  void put(const std::function<void(const std::string&)>& check) {
    if (check) check(path_);
    if (fsync(handle_) != 0) fail(target_, std::strerror(errno));
    const int handle = handle_;
    handle_ = -1;
    if (close(handle) != 0) fail(target_, std::strerror(errno));
    if (rename(path_.c_str(), target_.c_str()) != 0) fail(target_, std::strerror(errno));
    path_.clear();
    const fs::path folder = fs::path(target_).parent_path();
    const int above = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (above < 0) return;
    fsync(above);
    close(above);
  }

 private:
  std::string target_, path_;
  int handle_ = -1;
};

}  // namespace

void write_whole(const std::string& file, std::string_view bytes,
                 const std::function<void(const std::string&)>& check) {
  std::error_code error;
  fs::path target(file);
  if (fs::is_symlink(fs::symlink_status(target, error))) {
    target = fs::weakly_canonical(target, error);
    if (error) fail(file, error.message());
  }
  make_folder(target.parent_path(), file);
  Fresh fresh(target);
  fresh.write(bytes);
  fresh.put(check);
}

void remove_leftovers(const std::string& folder) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    std::error_code ignored;
    if (name.starts_with('.') && name.ends_with(kEnding)) fs::remove(it->path(), ignored);
  }
}

FolderLock::FolderLock(const std::string& folder) {
  if (folder.empty()) fail("packs", "there is no home");
  make_folder(folder, folder);
  const std::string path = folder + "/.lock";
  file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
  if (file_ < 0) fail(folder, std::strerror(errno));
  while (flock(file_, LOCK_EX) != 0) {
    if (errno == EINTR) continue;
    const std::string why = std::strerror(errno);
    close(file_);
    fail(folder, why);
  }
}

FolderLock::~FolderLock() {
  close(file_);
}

}  // namespace misk::store
