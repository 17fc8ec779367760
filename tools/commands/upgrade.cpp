// misk upgrade: brings a pack that was written for an older API to the present one.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include "catalog/pack_trial.hpp"
#include "commands/check_packs.hpp"
#include "commands/commands.hpp"
#include "commands/temporary_folder.hpp"
#include "store/write_file.hpp"
#include "upgrade/edits.hpp"
#include "upgrade/upgrade.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using content::Diagnostic;

struct UpgradeOptions {
  std::string pack;
  bool dry_run = false, json = false;
};

/// A copy of a pack, for a check, that is removed afterwards.
class Copy {
 public:
  Copy(const std::string& pack, const std::vector<ChangedFile>& files) {
    fs::copy(pack, path(), fs::copy_options::recursive | fs::copy_options::skip_symlinks);
    for (const ChangedFile& file : files) store::write_below(path(), file.path, file.after);
  }

  /// The errors in the pack and those that it needs, with places as in the pack itself.
  std::vector<Diagnostic> errors(const Shared& shared, const std::string& pack,
                                 const std::string& of_game) const {
    std::vector<std::string> extra = shared.packs;
    extra.push_back(path());
    std::vector<Diagnostic> out = errors_in(game::Catalog(pack_roots(extra, Own::needed)), of_game);
    for (Diagnostic& each : out)
      if (each.file.starts_with(path())) each.file = pack + each.file.substr(path().size());
    return out;
  }

 private:
  const std::string& path() const { return folder_.path(); }

  TemporaryFolder folder_{"check"};
};

/// The errors of a pack before and after its upgrade.
struct Checked {
  std::vector<Diagnostic> before, after;
};

Checked check_both(const PackUpgrade& upgrade, const std::string& pack, const Shared& shared) {
  // A pack for another API is not loaded at all. Its errors before are those that it has when it is.
  std::vector<ChangedFile> manifest;
  for (const ChangedFile& file : upgrade.files)
    if (file.path == content::kManifestName) manifest.push_back(file);
  Checked out;
  out.before = Copy(pack, manifest).errors(shared, pack, upgrade.game);
  out.after =
      upgrade.files.empty() ? out.before : Copy(pack, upgrade.files).errors(shared, pack, upgrade.game);
  return out;
}

/// Prints what only the upgraded pack has.
void print_new_errors(const Checked& checked) {
  std::set<std::string> known;
  for (const Diagnostic& each : checked.before) known.insert(each.to_string());
  for (const Diagnostic& each : checked.after)
    if (!known.count(each.to_string())) std::fprintf(stderr, "%s\n", each.to_string().c_str());
  std::fprintf(stderr, "misk: with these changes the pack would have more errors; nothing is written\n");
}

/// What is left for the author: what the upgrade tells, and other errors that it does not mend.
std::vector<Diagnostic> by_hand(const PackUpgrade& upgrade, const Checked& checked, const std::string& pack,
                                bool is_dry_run) {
  std::vector<Diagnostic> out = is_dry_run ? upgrade.told : upgrade.told_after;
  std::set<std::pair<std::string, int>> told;
  for (const Diagnostic& each : upgrade.told_after) told.emplace(each.file, each.line);
  for (const Diagnostic& each : checked.after) {
    if (!each.file.starts_with(pack + "/") || told.count({each.file, each.line})) continue;
    const auto now = std::find_if(checked.before.begin(), checked.before.end(), [&](const Diagnostic& old) {
      return is_dry_run && old.file == each.file && old.message == each.message;
    });
    out.push_back(now == checked.before.end() ? each : *now);
  }
  return out;
}

std::string whole_name(const std::string& pack, const std::string& path) {
  return (fs::path(pack) / path).string();
}

int run(const UpgradeOptions& options, const Shared& shared) {
  std::string pack = options.pack;
  while (pack.size() > 1 && pack.back() == '/') pack.pop_back();
  std::error_code error;
  if (!fs::is_directory(pack, error))
    throw Wrong(pack + ": " +
                (fs::exists(pack, error) ? "only a folder can be upgraded; unpack the .zip first"
                                         : "there is no such folder; check the path"));
  std::vector<std::string> roots = bundled_roots();
  roots.insert(roots.end(), shared.packs.begin(), shared.packs.end());
  const PackUpgrade upgrade = upgrade_pack(pack, roots);
  const Checked checked = check_both(upgrade, pack, shared);
  if (checked.after.size() > checked.before.size()) {
    print_new_errors(checked);
    return kFailed;
  }
  const std::vector<Diagnostic> told = by_hand(upgrade, checked, pack, options.dry_run);
  if (!options.dry_run)
    for (const ChangedFile& file : upgrade.files) store::write_below(pack, file.path, file.after);

  if (options.json) {
    auto files = text::Json::array(), left = text::Json::array();
    for (const ChangedFile& file : upgrade.files)
      files.push_back({{"file", whole_name(pack, file.path)},
                       {"difference", line_difference(file.path, file.before, file.after)}});
    for (const Diagnostic& each : told)
      left.push_back(
          {{"file", each.file}, {"line", each.line}, {"message", each.message}, {"mend", each.mend}});
    print_json({{"written", !options.dry_run && !upgrade.files.empty()},
                {"files", files},
                {"by_hand", left},
                {"remember", upgrade.reminders}});
    return kDone;
  }
  for (const ChangedFile& file : upgrade.files) {
    const std::string name = whole_name(pack, file.path);
    if (options.dry_run)
      std::printf("%s", line_difference(name, file.before, file.after).c_str());
    else
      std::printf("%s\n", name.c_str());
  }
  for (const Diagnostic& each : told)
    std::printf("%s:%d: %s\n", each.file.c_str(), each.line, each.told().c_str());
  if (!upgrade.files.empty() || !told.empty())
    for (const std::string& each : upgrade.reminders) std::printf("Remember: %s\n", each.c_str());
  std::printf("%s %s, %s to change by hand\n",
              game::counted(static_cast<int>(upgrade.files.size()), "file").c_str(),
              options.dry_run ? "would be changed" : "changed",
              game::counted(static_cast<int>(told.size()), "place").c_str());
  return kDone;
}

}  // namespace

void add_upgrade(Command& app, Shared& shared) {
  auto options = std::make_shared<UpgradeOptions>();
  Command* command = subcommand(app, shared, "upgrade", "Brings a pack to the present version of the Lua API",
                                "misk upgrade my_pack --dry-run\n  misk upgrade my_pack");
  command->add_option("pack", options->pack, "the folder of the pack")->type_name("FOLDER")->required();
  command->add_flag("--dry-run", options->dry_run, "print the changes and write nothing");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return run(*options, shared); }; });
}

}  // namespace misk::cli
