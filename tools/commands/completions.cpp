// The completions of packs: read, and checked.
#include "import/completions.hpp"

#include <algorithm>
#include <filesystem>

#include "check/findings.hpp"
#include "commands/import.hpp"
#include "content/mount.hpp"
#include "sandbox/sandbox.hpp"

namespace misk::cli {

namespace fs = std::filesystem;

namespace {

bool has_completions(const std::string& path) {
  return path.starts_with("completions/") && path.ends_with(".yaml");
}

}  // namespace

void read_completions(const std::string& folder, importing::Completions& to) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(fs::path(folder) / "completions", error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".yaml") files.push_back(it->path().filename().string());
  std::sort(files.begin(), files.end());
  for (const std::string& name : files)
    to.read(
        content::read_disk_file((fs::path(folder) / "completions" / name).string(), std::uint64_t{1} << 20),
        "completions/" + name);
}

importing::Completions community_completions(const game::Catalog& catalog) {
  importing::Completions out;
  for (const content::Pack& pack : catalog.library().packs)
    for (const content::PackFile& file : pack.texts)
      if (has_completions(file.path)) out.read(file.bytes, pack.id() + "/" + file.path);
  return out;
}

void check_completions(const game::Catalog& catalog, Findings& found) {
  script::Sandbox sandbox;
  for (const content::Pack& pack : catalog.library().packs)
    for (const content::PackFile& file : pack.texts) {
      if (!has_completions(file.path)) continue;
      importing::Completions completions;
      try {
        completions.read(file.bytes, pack.display(file.path));
      } catch (const content::ContentError& error) {
        found.add_loaded(error.diagnostic());
        continue;
      }
      for (const importing::Completion& each : completions.all()) {
        script::ScriptError error;
        // What it says is known only in its card; whether it is Lua is known here.
        if (!sandbox.compile("completion", each.file, "return {\n" + each.lua + "\n}", error))
          found.add_loaded({content::Severity::error, each.file, each.at, 0,
                            "the completion for line " + each.line + " of " + each.code +
                                " is not what stands in a card's table: " + error.message,
                            "write fields and abilities with a comma behind each", "bad-completion"});
      }
    }
}

}  // namespace misk::cli
