#include "store/pack_zip.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

#include "content/mount.hpp"
#include "content/zip.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;

// Pictures and sounds are compressed already.
bool is_compressed(std::string_view path) {
  static constexpr std::array<std::string_view, 5> kEndings = {".png", ".jpg", ".jpeg", ".ogg", ".flac"};
  return std::any_of(kEndings.begin(), kEndings.end(),
                     [&](std::string_view end) { return path.ends_with(end); });
}

}  // namespace

std::string zip_pack(const std::string& root, const std::string& inner) {
  const content::Mount mount(root, inner);
  content::Zipper zipper;
  for (const content::FileEntry& entry : mount.files())
    zipper.add(entry.path, mount.read(entry.path), !is_compressed(entry.path));
  return zipper.finish();
}

std::vector<std::string> left_behind(const std::string& folder) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (!content::is_passed_over(it->path().filename().string())) continue;
    std::string name = fs::path(it->path()).lexically_relative(folder).string();
    std::error_code ignored;
    if (it->is_directory(ignored)) {
      name += '/';
      it.disable_recursion_pending();
    }
    out.push_back(std::move(name));
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace misk::store
