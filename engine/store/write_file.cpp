#include "store/write_file.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "content/diagnostic.hpp"
#include "store/disk.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;

void write_into(const std::string& device, std::string_view bytes) {
  Disk& disk = Disk::now();
  int handle = -1;
  int error = disk.open(device, handle);
  if (!error) {
    error = disk.append(handle, bytes);
    const int closing = disk.close(handle);
    if (!error) error = closing;
  }
  if (error) cannot_write(device, std::strerror(error));
}

}  // namespace

bool is_device(const std::string& file) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  return !error && fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

void make_folder(const std::string& folder) {
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) return;
  const std::string above = fs::path(folder).parent_path().string();
  if (above != folder) make_folder(above);
  fs::create_directory(folder, error);
  if (error) cannot_write(folder, error.message());
  if (const int why = Disk::now().sync_folder(above)) cannot_write(folder, std::strerror(why));
}

void write_whole(const std::string& file, std::string_view bytes,
                 const std::function<void(const std::string&)>& check) {
  if (is_device(file)) return write_into(file, bytes);
  const std::string target = behind_links(file);
  make_folder(fs::path(target).parent_path().string());
  FreshFile fresh(target);
  fresh.write(bytes);
  if (check) check(fresh.path());
  if (const int error = Disk::now().close(fresh.put())) cannot_write(file, std::strerror(error));
}

void write_own(const std::string& file, std::string_view bytes) {
  refuse_link(file);
  write_whole(file, bytes);
}

void write_below(const std::string& folder, const std::string& path, std::string_view bytes) {
  refuse_links_below(folder, path);
  write_whole((fs::path(folder) / path).string(), bytes);
}

bool remove_below(const std::string& folder, const std::string& path) {
  refuse_links_below(folder, path);
  std::error_code error;
  return fs::remove(fs::path(folder) / path, error);
}

void remove_leftovers(const std::string& folder) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    std::error_code ignored;
    if (name.starts_with('.') && name.ends_with(kFreshEnding)) fs::remove(it->path(), ignored);
  }
}

void remove_leftovers_of(const std::string& file) {
  const std::string target = behind_links(file);
  const fs::path folder = fs::path(target).parent_path();
  const std::string front = "." + fs::path(target).filename().string() + ".";
  std::error_code error;
  for (fs::directory_iterator it(folder.empty() ? "." : folder, error), end; !error && it != end;
       it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (!name.starts_with(front) || !name.ends_with(kFreshEnding)) continue;
    // Between the two parts is PROCESS-NUMBER; if not, the leftover belongs to a file with a longer name.
    const std::string between = name.substr(front.size(), name.size() - front.size() - kFreshEnding.size());
    std::error_code ignored;
    if (between.find_first_not_of("0123456789-") == std::string::npos) fs::remove(it->path(), ignored);
  }
}

}  // namespace misk::store
