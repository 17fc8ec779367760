#include "content/mount.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "content/manifest.hpp"
#include "content/path_rules.hpp"
#include "content/zip.hpp"

namespace misk::content {

namespace {

namespace fs = std::filesystem;

std::string system_error() {
  return std::generic_category().message(errno);
}

[[noreturn]] void throw_file(const std::string& file, std::string message, std::string mend,
                             std::string rule) {
  throw ContentError({Severity::error, file, 0, 0, std::move(message), std::move(mend), std::move(rule)});
}

}  // namespace

void SizeCount::add(const std::string& path, std::uint64_t size, const std::string& shown,
                    const std::string& root) {
  const auto more_than = [](std::uint64_t bytes) { return " more than " + std::to_string(bytes) + " bytes"; };
  const bool is_script = path.ends_with(".lua"), is_kept = is_script || is_text_name(path);
  const std::uint64_t limit = is_script ? limits_.script_bytes : limits_.file_bytes;
  if (size > limit)
    throw_file(shown, "larger than " + std::to_string(limit) + " bytes", "make it smaller", "too-large");
  total_ += size;
  if (total_ > limits_.total_bytes)
    throw_file(root, "the pack has" + more_than(limits_.total_bytes), "split the pack", "too-large");
  kept_ += is_kept ? size : 0;
  if (kept_ > limits_.kept_bytes)
    throw_file(root, "the pack's scripts and data files have" + more_than(limits_.kept_bytes) + " together",
               "split the pack", "too-large");
}

namespace {

// The list of a folder's files.
class FolderWalk {
 public:
  FolderWalk(std::string root, const PackLimits& limits) : root_(std::move(root)), limits_(limits) {}

  std::vector<FileEntry> files() {
    walk(fs::path(root_), "");
    return std::move(files_);
  }

 private:
  void walk(const fs::path& folder, const std::string& below) {
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
      const std::string name = it->path().filename().string();
      if (is_passed_over(name)) continue;
      const std::string path = below + name;
      const std::string shown = root_ + "/" + path;
      if (++entries_ > limits_.entries) {
        throw_file(root_, "the pack has more than " + std::to_string(limits_.entries) + " entries",
                   "split the pack", "too-large");
      }
      const std::string trouble = path_trouble(path);
      if (!trouble.empty()) throw_file(shown, "the name " + trouble, "rename it", "bad-path");
      if (it->is_symlink(error)) throw_file(shown, "a link", "put the file itself here", "bad-path");
      const bool is_folder = it->is_directory(error);
      if (!is_folder && !it->is_regular_file(error)) {
        throw_file(shown, "no ordinary file", "remove it", "bad-path");
      }
      const std::string clash = names_.add(path, is_folder);
      if (!clash.empty()) throw_file(shown, "the name " + clash, "rename one", "duplicate-file");
      if (is_folder) {
        walk(it->path(), path + "/");
      } else {
        add_file(path, shown, it->file_size(error));
      }
      if (error) break;
    }
    if (error)
      throw_file(folder.string(), "cannot be read: " + error.message(), "check its rights", "unreadable");
  }

  void add_file(const std::string& path, const std::string& shown, std::uint64_t size) {
    sizes_.add(path, size, shown, root_);
    files_.push_back({path, size});
  }

  std::string root_;
  PackLimits limits_;
  NameRegister names_;
  std::vector<FileEntry> files_;
  std::size_t entries_ = 0;
  SizeCount sizes_{limits_};
};

constexpr std::size_t kMostPacks = 200;  // in one .zip

// A .zip also holds names and perhaps a comment, so it may be somewhat larger than its unpacked files.
std::string read_archive(const std::string& path, const PackLimits& limits) {
  return read_disk_file(path, limits.total_bytes + (std::uint64_t{32} << 20U));
}

}  // namespace

std::string read_disk_file(const std::string& path, std::uint64_t limit) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) throw_file(path, "there is no such file", "check the path", "unreadable");
  if (!fs::is_regular_file(status)) throw_file(path, "this is no file", "name a file", "unreadable");
  const std::uint64_t size = fs::file_size(path, error);
  if (error) throw_file(path, "cannot be read: " + error.message(), "check its rights", "unreadable");
  if (size > limit) {
    throw_file(path, "the file has " + std::to_string(size) + " bytes, more than " + std::to_string(limit),
               "make it smaller", "too-large");
  }
  std::string bytes(size, '\0');
  std::ifstream in(path, std::ios::binary);
  in.read(bytes.data(), static_cast<std::streamsize>(size));
  if (!in || static_cast<std::uint64_t>(in.gcount()) != size) {
    throw_file(path, "cannot be read", "check its rights", "unreadable");
  }
  return bytes;
}

Mount::Mount(const std::string& root, const std::string& inner, const PackLimits& limits)
    : display_root_(inner.empty() ? root : root + "/" + inner) {
  std::error_code error;
  if (fs::is_directory(root, error)) {
    files_ = FolderWalk(display_root_, limits).files();
  } else {
    archive_ = read_archive(root, limits);
    const std::string above = inner.empty() ? "" : inner + "/";
    for (ZipEntry& entry : read_zip_directory(archive_, root, limits)) {
      if (!entry.path.starts_with(above)) continue;
      entry.path.erase(0, above.size());
      entries_.push_back(std::move(entry));
    }
    std::sort(entries_.begin(), entries_.end(),
              [](const ZipEntry& a, const ZipEntry& b) { return a.path < b.path; });
    for (const ZipEntry& entry : entries_) files_.push_back({entry.path, entry.size});
  }
  std::sort(files_.begin(), files_.end(),
            [](const FileEntry& a, const FileEntry& b) { return a.path < b.path; });
}

Mount::~Mount() = default;

std::string Mount::read(const std::string& path) const {
  const auto found = std::lower_bound(files_.begin(), files_.end(), path,
                                      [](const FileEntry& a, const std::string& b) { return a.path < b; });
  if (found == files_.end() || found->path != path) {
    fail(path, "there is no such file in the pack", "check the path", "missing-file");
  }
  std::string bytes(found->size, '\0');
  if (archive_.empty()) {
    read_from_folder(path, bytes);
    return bytes;
  }
  const std::string trouble =
      unpack(archive_, entries_[static_cast<std::size_t>(found - files_.begin())], bytes);
  if (!trouble.empty())
    fail(path, trouble, "fetch the .zip again, or pack it anew with misk pack", "bad-zip");
  return bytes;
}

// The list says that this is a regular file of a certain size. If that has changed, another program writes
// here.
void Mount::read_from_folder(const std::string& path, std::string& bytes) const {
  const int file = ::open(display(path).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) fail(path, "cannot be opened: " + system_error(), "check its rights", "unreadable");
  std::size_t got = 0;
  char beyond = 0;
  ssize_t more = 0;
  do {
    const bool is_full = got == bytes.size();
    more = is_full ? ::read(file, &beyond, 1) : ::read(file, bytes.data() + got, bytes.size() - got);
    if (more > 0) got += static_cast<std::size_t>(more);
  } while ((more > 0 && got <= bytes.size()) || (more < 0 && errno == EINTR));
  const std::string why = more < 0 ? system_error() : "";
  ::close(file);
  if (!why.empty()) fail(path, "cannot be read: " + why, "is it damaged?", "unreadable");
  if (got != bytes.size())
    fail(path, "has changed while it was read", "load again when no other program writes here", "unreadable");
}

std::string Mount::display(const std::string& path) const {
  return path.empty() ? display_root_ : display_root_ + "/" + path;
}

void Mount::fail(const std::string& path, const std::string& message, const std::string& mend,
                 const std::string& rule) const {
  throw_file(display(path), message, mend, rule);
}

std::vector<std::string> find_packs_in_zip(const std::string& zip, int depth, const PackLimits& limits) {
  const std::string bytes = read_archive(zip, limits);
  std::vector<std::string> found;
  for (const ZipEntry& entry : read_zip_directory(bytes, zip, limits)) {
    const std::size_t slash = entry.path.rfind('/');
    const bool is_top = slash == std::string::npos;
    if ((is_top ? entry.path : entry.path.substr(slash + 1)) != kManifestName) continue;
    if (std::count(entry.path.begin(), entry.path.end(), '/') > depth) continue;
    found.push_back(is_top ? "" : entry.path.substr(0, slash));
  }
  std::sort(found.begin(), found.end());
  // In sorted order a folder comes before its content.
  std::vector<std::string> packs;
  for (std::string& folder : found) {
    const bool is_inside = std::any_of(packs.begin(), packs.end(), [&](const std::string& pack) {
      return pack.empty() || folder.starts_with(pack + "/");
    });
    if (!is_inside) packs.push_back(std::move(folder));
  }
  // Each of them is opened by itself.
  if (packs.size() > kMostPacks)
    throw_file(zip, "the .zip has more than " + std::to_string(kMostPacks) + " packs", "split it",
               "too-large");
  return packs;
}

}  // namespace misk::content
