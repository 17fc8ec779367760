// What writing files needs of the disk, and what the disk keeps when the power fails. Everything that must
// not be lost goes through it, so that a test can put a disk in its place that forgets what was not synced.
#pragma once

#include <string>
#include <string_view>

namespace misk::store {

/// The calls of the system. Each returns 0, or errno for what went wrong.
class Disk {
 public:
  virtual ~Disk() = default;

  /// Makes a file that must not be there and opens it for writing; `handle` receives what the other calls
  /// take.
  virtual int create(const std::string& path, int& handle);
  /// Opens a device or a pipe, which is there, for writing.
  virtual int open(const std::string& path, int& handle);
  /// Writes all of it at the end; when that is not possible, what was written of it is taken back.
  virtual int append(int handle, std::string_view bytes);
  /// What was written is kept when the power fails.
  virtual int sync(int handle);
  virtual int close(int handle);
  virtual int rename(const std::string& from, const std::string& to);
  virtual void remove(const std::string& path);
  /// The names in a folder are kept when the power fails. Some file systems cannot say so, and need not.
  virtual void sync_folder(const std::string& folder);

  /// The one that is used now.
  static Disk& now();
  /// For tests: as long as one lives, its disk is the one that is used.
  class Instead {
   public:
    explicit Instead(Disk& disk);
    ~Instead();
    Instead(const Instead&) = delete;
    Instead& operator=(const Instead&) = delete;

   private:
    Disk* before_;
  };
};

/// A file that is written beside its place and then put there, under a name of its own: two processes that
/// write the same file do not meet. Removed again unless it is put in its place.
class FreshFile {
 public:
  /// For `target`, which is no link. Throws content::ContentError.
  explicit FreshFile(const std::string& target);
  ~FreshFile();
  FreshFile(const FreshFile&) = delete;
  FreshFile& operator=(const FreshFile&) = delete;

  const std::string& path() const { return path_; }
  /// Throws content::ContentError.
  void write(std::string_view bytes);
  /// The bytes are on the disk before the name is: a power cut leaves the old file or the new one. Returns
  /// the handle, which is the caller's to close. Throws content::ContentError.
  int put();

 private:
  std::string target_, path_;
  int handle_ = -1;
};

/// The end of the names of fresh files; a dot is in front.
inline constexpr std::string_view kFreshEnding = ".misk-new";

/// Where a file is that may be a link. Throws content::ContentError.
std::string behind_links(const std::string& file);
/// "cannot be written (WHY)", as a content::ContentError about `file`.
[[noreturn]] void cannot_write(const std::string& file, const std::string& why);

}  // namespace misk::store
