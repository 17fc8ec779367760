#include "upgrade/upgrade.hpp"

#include <algorithm>
#include <optional>

#include "catalog/catalog.hpp"
#include "content/pack.hpp"
#include "text/lua_syntax.hpp"
#include "upgrade/script.hpp"

namespace misk::cli {
namespace {

using content::ContentError;

/// The manifest with a range of API versions that contains the present one.
std::string with_present_api(const content::Manifest& manifest, std::string bytes) {
  if (manifest.api.contains(content::SemVer::parse(content::kApiVersion)) || manifest.api_line == 0)
    return bytes;
  std::size_t begin = 0;
  for (int line = 1; line < manifest.api_line; ++line) begin = bytes.find('\n', begin) + 1;
  const std::size_t value = bytes.find(':', begin) + 1;
  std::size_t end = std::min(bytes.find('\n', value), bytes.size());
  if (const std::size_t comment = bytes.find(" #", value); comment < end) end = comment;
  while (end > value && bytes[end - 1] == ' ') --end;
  const content::SemVer present = content::SemVer::parse(content::kApiVersion);
  const std::string range = ">=" + std::to_string(present.major) + "." + std::to_string(present.minor) +
                            " <" + std::to_string(present.major + 1);
  return bytes.replace(value, end - value, " \"" + range + "\"");
}

content::PackRoots roots_with(const std::vector<std::string>& roots, const std::string& folder) {
  content::PackRoots out;
  for (const std::string& root : roots) out.roots.push_back({root, content::Origin::bundled});
  if (!folder.empty()) out.roots.push_back({folder, content::Origin::named});
  return out;
}

bool is_test(const std::string& path) {
  return path.starts_with("tests/") || path.starts_with("testing/");
}

}  // namespace

PackUpgrade upgrade_pack(const std::string& folder, const std::vector<std::string>& roots) {
  content::Diagnostics diagnostics;
  const std::optional<content::Pack> pack = content::load_pack(folder, "", diagnostics);
  if (!pack) throw ContentError(diagnostics.front());
  PackUpgrade out;
  out.game = pack->manifest.game;

  // The names of the timing points: with the pack, which may have some of its own, or else without it.
  const game::Catalog bundled(roots_with(roots, "")), whole(roots_with(roots, folder));
  const Changes changes = read_changes(bundled, out.game, pack->manifest.api);
  for (const auto& [reminder, in] : changes.reminders)
    if (std::any_of(pack->scripts.begin(), pack->scripts.end(),
                    [&prefix = in](const content::PackFile& file) { return file.path.starts_with(prefix); }))
      out.reminders.push_back(reminder);
  std::optional<game::Scripts> scripts;
  const bool is_game = pack->manifest.kind == content::PackKind::game;
  if (!out.game.empty()) {
    scripts.emplace(whole, out.game);
    if (!scripts->ok() && !is_game) scripts.emplace(bundled, out.game);
  }
  UpgradeGame game;
  if (scripts) {
    game.image = &scripts->image();
    game.expressions.insert(game.image->expression_texts.begin(), game.image->expression_texts.end());
  }

  for (const content::PackFile& file : pack->scripts) {
    try {
      ScriptUpgrade each =
          upgrade_script(file.bytes, pack->display(file.path), is_test(file.path), changes, game);
      for (const content::Diagnostic& told : each.told) {
        out.told.push_back(told);
        out.told_after.push_back(told);
        out.told_after.back().line = line_after(file.bytes, each.edits, told.line);
      }
      std::string after = edited(file.bytes, std::move(each.edits));
      if (after != file.bytes) {
        text::parse_lua(text::lex_lua(after));  // a fault of ours: it must not reach the pack
        out.files.push_back({file.path, file.bytes, std::move(after)});
      }
    } catch (const text::LuaSyntaxError& error) {
      throw ContentError({content::Severity::error, pack->display(file.path), error.line, error.column,
                          error.what(), error.mend, "syntax"});
    }
  }
  if (const content::PackFile* manifest = pack->find(content::kManifestName)) {
    std::string after = with_present_api(pack->manifest, manifest->bytes);
    if (after != manifest->bytes)
      out.files.push_back({std::string(content::kManifestName), manifest->bytes, std::move(after)});
  }
  return out;
}

}  // namespace misk::cli
