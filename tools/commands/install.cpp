// misk install, misk uninstall: packs in the player's own folder.
#include <cstdio>
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/pack_cli.hpp"
#include "store/folders.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using Json = text::Json;
using store::InstallPlan;
using store::Need;
using store::PlanItem;

struct InstallOptions {
  std::vector<std::string> what;
  bool yes = false, json = false;
};

struct UninstallOptions {
  std::string id;
  bool yes = false, json = false;
};

const char* word_of(PlanItem::Change change) {
  static constexpr const char* kWords[] = {"new", "update", "downgrade", "same", "other_content"};
  return kWords[static_cast<int>(change)];
}

const char* word_of(Need::State state) {
  static constexpr const char* kWords[] = {"there", "comes_along", "off", "missing", "other_version"};
  return kWords[static_cast<int>(state)];
}

/// Separates files and folders from names of packs in catalogues.
void sort_out(const std::vector<std::string>& what, const store::Catalogues& catalogues,
              std::vector<std::string>& paths, std::vector<std::string>& names) {
  for (const std::string& each : what) {
    const std::string id = each.substr(0, each.find('@'));
    const bool could_be_name = content::is_id(id);
    std::error_code error;
    const bool is_path = fs::exists(each, error);
    if (could_be_name && is_path && !catalogues.versions(id).empty())
      throw Wrong("'" + each + "' is a folder here and a pack of a catalogue; write ./" + each +
                  " for the folder, " + id + "@VERSION for the pack");
    if (could_be_name && !is_path)
      names.push_back(each);
    else if (is_path)
      paths.push_back(each);
    else
      throw Wrong(each + ": there is no such file or folder; check the path");
  }
}

Json to_json(const PlanItem& item, const game::PackTrial& trial) {
  const content::Manifest& manifest = item.pack.manifest;
  Json overrides = Json::array(), needs = Json::array();
  for (const auto& each : manifest.overrides) overrides.push_back(each.id);
  for (const Need& need : item.needs)
    needs.push_back({{"id", need.what.id},
                     {"range", need.what.range.to_string()},
                     {"state", word_of(need.state)},
                     {"version", need.version.empty() ? Json(nullptr) : Json(need.version)}});
  const auto contents = trial.contents.find(item.pack.id());
  return {{"id", item.pack.id()},
          {"version", manifest.version.to_string()},
          {"title", manifest.title},
          {"authors", author_names(manifest)},
          {"license", {{"code", manifest.license.code}, {"content", manifest.license.content}}},
          {"change", word_of(item.change)},
          {"before", item.before ? Json(item.before->version.to_string()) : Json(nullptr)},
          {"other_authors", item.other_authors},
          {"contents", contents == trial.contents.end() ? Json(nullptr) : Json(contents->second.kinds)},
          {"overrides", overrides},
          {"needs", needs},
          {"conflicts", item.conflicts},
          {"breaks", item.breaks},
          {"hash", text::hex_text(item.pack.hash)},
          {"from", item.from},
          {"target", item.target}};
}

void print_plan(const InstallPlan& plan, const game::PackTrial& trial) {
  for (const PlanItem& item : plan.items) {
    const auto lines = game::describe(item, trial);
    for (std::size_t i = 0; i < lines.size(); ++i) std::printf("%s%s\n", i ? "  " : "", lines[i].c_str());
  }
  if (!plan.turn_on.empty()) std::printf("turns on %s\n", text::joined(plan.turn_on).c_str());
}

int install(const InstallOptions& options, const Shared& shared) {
  const Machine machine(shared.packs);
  const store::Present present = machine.present();
  std::vector<std::string> paths, names;
  sort_out(options.what, machine.catalogues(), paths, names);
  const InstallPlan plan = store::plan_install(paths, names, present);
  const game::PackTrial trial = game::try_plan(pack_roots(shared.packs), plan);
  if (!options.json) print_plan(plan, trial);
  bool installed = false;
  std::string trouble;
  const auto print_document = [&] {
    if (!options.json) return;
    Json packs = Json::array(), errors = Json::array();
    for (const PlanItem& item : plan.items) packs.push_back(to_json(item, trial));
    for (const auto& error : trial.errors) errors.push_back(error.to_string());
    print_json({{"packs", packs}, {"turn_on", plan.turn_on}, {"errors", errors}, {"installed", installed}});
  };
  if (!trial.errors.empty()) {
    print_document();
    for (const auto& error : trial.errors) std::fprintf(stderr, "%s\n", error.to_string().c_str());
    std::fprintf(stderr, "misk: not installed: with it the game would not load; tell its author\n");
    return kFailed;
  }
  if (!plan.does_something()) {
    print_document();
    if (!options.json) std::printf("There is nothing to do.\n");
    return kDone;
  }
  if (!options.yes) {
    if (options.json) print_document();
    if (!ask("Install?", options.json)) {
      std::printf("Nothing is changed.\n");
      return kFailed;
    }
  }
  store::install(plan, present, store::pack_config_file());
  installed = true;
  print_document();
  if (!options.json)
    for (const PlanItem& item : plan.items)
      if (item.is_new())
        std::printf("Installed: %s %s (%s)\n", item.pack.id().c_str(),
                    item.pack.manifest.version.to_string().c_str(), item.target.c_str());
  return kDone;
}

int uninstall(const UninstallOptions& options, const Shared& shared) {
  const Machine machine(shared.packs);
  const store::Removal removal = store::plan_removal(options.id, machine.present());
  const auto print_document = [&](bool removed) {
    print_json({{"id", removal.id},
                {"version", removal.version},
                {"file", removal.file},
                {"left_out", removal.needed_by},
                {"removed", removed}});
  };
  if (!options.json) {
    std::printf("%s %s: %s\n", removal.id.c_str(), removal.version.c_str(), removal.file.c_str());
    for (const std::string& id : removal.needed_by)
      std::printf("  %s needs it and will be left out\n", id.c_str());
  }
  if (!options.yes) {
    if (options.json) print_document(false);
    if (!ask("Remove it?", options.json)) {
      std::printf("Nothing is changed.\n");
      return kFailed;
    }
  }
  store::remove_pack(removal, machine.present(), store::pack_config_file());
  if (options.json)
    print_document(true);
  else
    std::printf("Removed.\n");
  return kDone;
}

}  // namespace

void add_install(Command& app, Shared& shared) {
  auto options = std::make_shared<InstallOptions>();
  Command* command =
      subcommand(app, shared, "install", "Puts packs into your own folder, after showing what that changes",
                 "misk install innsmouth_nights-1.2.0.zip");
  command->add_option("what", options->what, "a .zip or folder, or ID or ID@VERSION of a catalogue")
      ->required()
      ->type_name("PACK");
  command->add_flag("--yes", options->yes, "without a question");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return install(*options, shared); }; });

  auto removing = std::make_shared<UninstallOptions>();
  command = subcommand(app, shared, "uninstall", "Removes a pack that was installed",
                       "misk uninstall innsmouth_nights");
  command->add_option("id", removing->id, "of the pack (misk list packs)")->required()->type_name("ID");
  command->add_flag("--yes", removing->yes, "without a question");
  command->add_flag("--json", removing->json, "print one JSON document");
  command->callback(
      [removing, &shared] { shared.run = [removing, &shared] { return uninstall(*removing, shared); }; });
}

}  // namespace misk::cli
