// The calls that write files, and the guarantee that synced data survives a power cut. All code that must not
// lose data uses them, so a test can substitute a disk that forgets everything unsynced.
#pragma once

#include <string>
#include <string_view>

namespace misk::store {

/// The system calls. Each returns 0, or errno on failure.
class Disk {
 public:
  virtual ~Disk() = default;

  /// Creates a file and opens it for writing; fails if the file exists. `handle` is for the other calls.
  virtual int create(const std::string& path, int& handle);
  /// Opens an existing device or pipe for writing.
  virtual int open(const std::string& path, int& handle);
  /// Appends all of `bytes`, or nothing: a part that was written is taken back.
  virtual int append(int handle, std::string_view bytes);
  /// Makes the written data survive a power cut.
  virtual int sync(int handle);
  virtual int close(int handle);
  virtual int rename(const std::string& from, const std::string& to);
  virtual void remove(const std::string& path);
  /// Makes the names in a folder survive a power cut. Some file systems cannot sync a folder, and need not.
  virtual int sync_folder(const std::string& folder);

  /// The disk in use.
  static Disk& now();
  /// For tests: its disk is in use as long as it lives.
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

/// A new file next to its target, which put() then renames to the target. Its name is unique, so two
/// processes that write the same target do not collide. The destructor removes the file unless it was put.
class FreshFile {
 public:
  /// `target` must not be a link. Throws content::ContentError.
  explicit FreshFile(const std::string& target);
  ~FreshFile();
  FreshFile(const FreshFile&) = delete;
  FreshFile& operator=(const FreshFile&) = delete;

  const std::string& path() const { return path_; }
  /// Throws content::ContentError.
  void write(std::string_view bytes);
  /// Syncs the bytes before the rename, so a power cut leaves the old file or the new one. Returns the
  /// handle; the caller must close it. Throws content::ContentError.
  int put();

 private:
  std::string target_, path_;
  int handle_ = -1;
};

/// The names of fresh files end with this, and begin with a dot.
inline constexpr std::string_view kFreshEnding = ".misk-new";

/// The file that `file` refers to, through links. Throws content::ContentError.
std::string behind_links(const std::string& file);
/// For a file whose name misk makes itself. Throws content::ContentError if that is a link: whoever gave the
/// player the folder could have it lead to any file of theirs.
void refuse_link(const std::string& file);
/// The same for a file below a folder that the player names: what lies in the folder may be a stranger's.
/// `path` is relative to the folder; no part of it may be a link.
void refuse_links_below(const std::string& folder, const std::string& path);
/// Throws "cannot be written (WHY)" as a content::ContentError about `file`.
[[noreturn]] void cannot_write(const std::string& file, const std::string& why);

}  // namespace misk::store
