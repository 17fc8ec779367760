// The completions of packs: read, and checked.
#include "import/completions.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <optional>

#include <lua.hpp>

#include "check/findings.hpp"
#include "commands/import.hpp"
#include "content/mount.hpp"
#include "sandbox/sandbox.hpp"
#include "store/disk.hpp"

namespace misk::cli {

namespace fs = std::filesystem;

namespace {

bool has_completions(const std::string& path) {
  return path.starts_with("completions/") && path.ends_with(".yaml");
}

/// Why it may not stand in a card: its Lua has to be what stands in the card's table, and nothing beside it.
std::optional<content::Diagnostic> fault_of(script::Sandbox& sandbox, const importing::Completion& each) {
  const auto is_lua = [&](const std::string& source, std::string& why) {
    script::ScriptError error;
    if (sandbox.compile("completion", each.file, source, error)) {
      lua_pop(sandbox.state(), 1);
      return true;
    }
    why = error.message;
    return false;
  };
  const auto fault = [&](const std::string& what, const std::string& mend) {
    return content::Diagnostic{content::Severity::error, each.file, each.at, 0, what, mend, "bad-completion"};
  };
  std::string why;
  const std::string of = "the completion for line " + each.line + " of " + each.code;
  // In brackets a table cannot end early and something else follow.
  if (!is_lua("return ({\n" + each.lua + "\n})", why))
    return fault(of + " is not what stands in a card's table: " + why,
                 "write fields and abilities with a comma behind each");
  if (!each.test.empty() && !is_lua(each.test, why))
    return fault("the test of " + of + " is not Lua: " + why, "write it as a test of a card");
  return std::nullopt;
}

/// Is this pack one of the game that card data is of? Another game's pack has nothing to say about its cards.
bool is_of_game(const content::Pack& pack) {
  return pack.id() == kCommunityGame || pack.manifest.game == kCommunityGame;
}

/// Adds the sound completions of a file, and says what is wrong with the others. Throws ContentError if the
/// file cannot be read.
void read_sound(script::Sandbox& sandbox, std::string_view bytes, const std::string& file,
                importing::Completions& to, const std::function<void(const content::Diagnostic&)>& tell) {
  importing::Completions all, sound;
  all.read(bytes, file);
  for (const importing::Completion& each : all.all())
    if (const auto fault = fault_of(sandbox, each))
      tell(*fault);
    else
      sound.add(each);
  to.add(sound);
}

void tell_left_out(const content::Diagnostic& fault) {
  std::fprintf(stderr, "%s; it is left out\n", fault.to_line().c_str());
}

}  // namespace

void read_completions(const std::string& folder, importing::Completions& to) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(fs::path(folder) / "completions", error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".yaml") files.push_back("completions/" + it->path().filename().string());
  std::sort(files.begin(), files.end());
  script::Sandbox sandbox;
  for (const std::string& file : files) {
    store::refuse_links_below(folder, file);
    read_sound(sandbox, content::read_disk_file((fs::path(folder) / file).string(), std::uint64_t{1} << 20),
               file, to, tell_left_out);
  }
}

importing::Completions community_completions(const game::Catalog& catalog) {
  importing::Completions out;
  script::Sandbox sandbox;
  for (const content::Pack& pack : catalog.library().packs)
    for (const content::PackFile& file : pack.texts) {
      if (!has_completions(file.path) || !is_of_game(pack)) continue;
      // One pack's bad file is no reason to do without the others.
      try {
        read_sound(sandbox, file.bytes, pack.id() + "/" + file.path, out, tell_left_out);
      } catch (const content::ContentError& fault) {
        tell_left_out(fault.diagnostic());
      }
    }
  return out;
}

void check_completions(const game::Catalog& catalog, Findings& found) {
  script::Sandbox sandbox;
  importing::Completions all;
  for (const content::Pack& pack : catalog.library().packs)
    for (const content::PackFile& file : pack.texts) {
      if (!has_completions(file.path)) continue;
      if (!is_of_game(pack)) {
        found.add_loaded(
            {content::Severity::error, pack.display(file.path), 1, 0,
             "completions are for cards of '" + std::string(kCommunityGame) + "', and this pack is not",
             "move them to a pack of that game", "bad-completion"});
        continue;
      }
      try {
        read_sound(sandbox, file.bytes, pack.display(file.path), all,
                   [&](const content::Diagnostic& fault) { found.add_loaded(fault); });
      } catch (const content::ContentError& error) {
        found.add_loaded(error.diagnostic());
      }
    }
}

}  // namespace misk::cli
