#include "content/path_rules.hpp"

#include <algorithm>
#include <array>

#include "content/diagnostic.hpp"
#include "content/mount.hpp"
#include "content/utf8.hpp"

namespace misk::content {

namespace {

constexpr std::size_t kLongestPath = 200;
constexpr std::size_t kDeepest = 16;

template <typename Function>
bool any_part(std::string_view path, Function function) {
  std::size_t start = 0;
  for (;;) {
    const std::size_t end = path.find('/', start);
    if (function(path.substr(start, end == std::string_view::npos ? end : end - start))) return true;
    if (end == std::string_view::npos) return false;
    start = end + 1;
  }
}

}  // namespace

bool is_text_name(std::string_view path) {
  return path.ends_with(".yaml") || path.ends_with(".yml") || path.ends_with(".json");
}

std::string path_trouble(std::string_view path) {
  if (path.empty()) return "is empty";
  if (find_bad_utf8(path) != std::string_view::npos) return "is not UTF-8";
  if (has_control(path)) return "has control characters in it";
  if (path.front() == '/') return "is an absolute path";
  if (path.find('\\') != std::string_view::npos) return "has a backslash in it";
  if (path.find(':') != std::string_view::npos) return "has a colon in it";
  if (any_part(path, [](std::string_view part) { return part == ".."; }))
    return "leads out of the pack by '..'";
  if (any_part(path, [](std::string_view part) { return part.empty() || part == "."; })) {
    return "has an empty or '.' part";
  }
  // Windows drops a dot or blank at the end of a name, so two names would become one.
  if (any_part(path, [](std::string_view part) { return part.back() == '.' || part.back() == ' '; })) {
    return "has a part that ends with a point or a space";
  }
  if (path.size() > kLongestPath) return "is longer than 200 bytes";
  std::size_t depth = 0;
  any_part(path, [&](std::string_view) { return ++depth > kDeepest; });
  return depth > kDeepest ? "is more than 16 folders deep" : "";
}

bool is_passed_over(std::string_view path) {
  static constexpr std::array<std::string_view, 5> kNames = {"__MACOSX", "__pycache__", "node_modules",
                                                             "Thumbs.db", "desktop.ini"};
  static constexpr std::array<std::string_view, 8> kEndings = {"~",    ".bak", ".orig", ".swp",
                                                               ".tmp", ".zip", ".luac", ".log"};
  return any_part(path, [](std::string_view part) {
    if (part.starts_with('.')) return part != "." && part != "..";
    return std::find(kNames.begin(), kNames.end(), part) != kNames.end() ||
           std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view end) { return part.ends_with(end); });
  });
}

std::string NameRegister::add(std::string_view path, bool is_folder) {
  for (std::size_t end = path.find('/');; end = path.find('/', end + 1)) {
    const bool is_whole = end == std::string_view::npos;
    const std::string_view part = is_whole ? path : path.substr(0, end);
    const bool part_is_folder = is_whole ? is_folder : true;
    const auto [found, is_new] = names_.try_emplace(fold_name(part), Name{std::string(part), part_is_folder});
    if (!is_new) {
      const Name& other = found->second;
      if (other.path != part)
        return "differs from " + in_quotes(other.path) +
               (fold_case(other.path) == fold_case(part) ? " only in case"
                                                         : " only in how its accents are written");
      if (other.is_folder != part_is_folder) return "is both a file and a folder";
      if (!part_is_folder) return "is there twice";
    }
    if (is_whole) return "";
  }
}

}  // namespace misk::content
