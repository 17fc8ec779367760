#include "check/todo.hpp"

#include "catalog/unscripted.hpp"

namespace misk::cli {

using content::Diagnostic;
using content::Severity;

namespace {

constexpr const char* kMend = "write the ability in its place, and take `status` out of a card that is whole";

std::string sentences(std::size_t n) {
  return std::to_string(n) + (n == 1 ? " sentence" : " sentences") + " not scripted";
}

}  // namespace

content::Diagnostics check_todos(const content::Pack& pack, const std::string& root, bool each_file) {
  content::Diagnostics found;
  std::size_t all = 0, files = 0;
  for (const content::PackFile& file : pack.scripts) {
    const std::vector<int> lines = game::todo_lines(file.bytes);
    if (lines.empty()) continue;
    all += lines.size();
    ++files;
    if (each_file)
      found.push_back({Severity::warning, root + "/" + file.path, lines.front(), 0, sentences(lines.size()),
                       kMend, "todo"});
  }
  if (!each_file && all > 0)
    found.push_back({Severity::warning, root + "/" + std::string(content::kManifestName), 0, 0,
                     sentences(all) + " in " + std::to_string(files) + (files == 1 ? " card" : " cards"),
                     "misk check --json has the files and lines", "todo"});
  return found;
}

}  // namespace misk::cli
