// misk catalogue, misk search: folders of packs with an index, and the packs in them.
#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/pack_cli.hpp"
#include "content/suggest.hpp"
#include "store/folders.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using Json = text::Json;

struct SearchOptions {
  store::Query query;
  bool json = false;
};

std::string whole_path(const std::string& folder) {
  std::error_code error;
  const fs::path path = fs::weakly_canonical(fs::absolute(folder, error), error);
  std::string text = error ? folder : path.string();
  while (text.size() > 1 && text.back() == '/') text.pop_back();
  return text;
}

int add_folder(const std::string& folder) {
  const std::string path = whole_path(folder);
  std::error_code error;
  if (!fs::is_directory(path, error)) throw Wrong(folder + ": there is no such folder; check the path");
  content::Diagnostics diagnostics;
  const auto index = store::read_index(path, diagnostics);
  if (!index) throw content::ContentError(diagnostics.front());
  bool is_new = true;
  store::change_pack_config(store::pack_config_file(), [&](store::PackConfig& config) {
    is_new = std::find(config.catalogues.begin(), config.catalogues.end(), path) == config.catalogues.end();
    if (is_new) config.catalogues.push_back(path);
  });
  std::printf("%s (%s): %s%s\n", path.c_str(), index->title.c_str(),
              game::counted(static_cast<int>(index->packs.size()), "pack").c_str(),
              is_new ? "" : "; it was a catalogue already");
  return kDone;
}

int remove_folder(const std::string& folder) {
  const std::string path = whole_path(folder);
  bool is_there = false;
  std::vector<std::string> known;
  store::change_pack_config(store::pack_config_file(), [&](store::PackConfig& config) {
    known = config.catalogues;
    is_there = std::erase_if(config.catalogues,
                             [&](const auto& each) { return each == path || each == folder; }) > 0;
  });
  if (!is_there)
    throw Wrong(folder + ": this is no catalogue of yours; " +
                content::did_you_mean(path, known, "see misk catalogue list"));
  std::printf("%s is no catalogue any more; what was installed from it stays.\n", path.c_str());
  return kDone;
}

int list_folders(bool json) {
  const store::PackConfig config = pack_config();
  auto rows = Json::array();
  std::vector<std::vector<std::string>> cells;
  for (const std::string& folder : config.catalogues) {
    content::Diagnostics diagnostics;
    const auto index = store::read_index(folder, diagnostics);
    const std::string trouble = index ? "" : diagnostics.front().to_line();
    const std::string title = index ? index->title : "";
    rows.push_back({{"folder", folder},
                    {"title", title},
                    {"packs", index ? Json(index->packs.size()) : Json(nullptr)},
                    {"trouble", trouble.empty() ? Json(nullptr) : Json(trouble)}});
    cells.push_back({folder, index ? std::to_string(index->packs.size()) : "-", index ? title : trouble});
  }
  if (json)
    print_json(rows);
  else if (cells.empty())
    std::fprintf(stderr, "There are no catalogues; add a folder with misk catalogue add FOLDER.\n");
  else
    print_table({"FOLDER", "PACKS", "TITLE"}, cells);
  return kDone;
}

int search(const SearchOptions& options, const Shared& shared) {
  const auto kinds = content::pack_kinds();
  const std::string& kind = options.query.kind;
  if (!kind.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
    throw Wrong("there is no kind '" + kind + "'; " +
                content::did_you_mean(kind, kinds, "there are game, cards, scenario, translation, library"));
  const Machine machine(shared.packs);
  auto rows = Json::array();
  std::vector<std::vector<std::string>> cells;
  for (const store::Offer& offer : machine.catalogues().search(options.query)) {
    const content::Manifest& manifest = offer.entry->manifest;
    const std::string state = store::state_of(machine.library(), manifest);
    rows.push_back({{"id", manifest.id},
                    {"version", offer.entry->version()},
                    {"versions", machine.catalogues().versions(manifest.id)},
                    {"title", manifest.title},
                    {"description", manifest.description},
                    {"kind", std::string(content::to_string(manifest.kind))},
                    {"game", manifest.game},
                    {"authors", author_names(manifest)},
                    {"license", {{"code", manifest.license.code}, {"content", manifest.license.content}}},
                    {"api", manifest.api.to_string()},
                    {"size", offer.entry->size},
                    {"hash", offer.entry->hash},
                    {"state", state},
                    {"catalogue", offer.index->folder},
                    {"file", offer.entry->file}});
    cells.push_back({manifest.id, offer.entry->version(), manifest.title,
                     std::string(content::to_string(manifest.kind)), manifest.game,
                     size_text(offer.entry->size), state});
  }
  if (options.json)
    print_json(rows);
  else if (!cells.empty())
    print_table({"ID", "VERSION", "TITLE", "KIND", "GAME", "SIZE", "STATE"}, cells);
  else if (machine.config().catalogues.empty())
    std::fprintf(stderr, "There are no catalogues; add a folder with misk catalogue add FOLDER.\n");
  else
    std::fprintf(stderr, "Nothing of that kind was found.\n");
  return kDone;
}

}  // namespace

void add_catalogue(Command& app, Shared& shared) {
  Command* group = app.add_subcommand("catalogue", "Folders of packs that misk search looks through");
  group->require_subcommand();
  group->footer("Example:\n  misk catalogue add ~/shared_packs");
  const auto add = [&](const char* name, const char* does, int (*run)(const std::string&)) {
    auto folder = std::make_shared<std::string>();
    Command* command = group->add_subcommand(name, does);
    command->footer(std::string("Example:\n  misk catalogue ") + name + " ~/shared_packs");
    command->add_option("folder", *folder, "with an index.yaml (misk index)")
        ->required()
        ->type_name("FOLDER");
    command->callback([folder, run, &shared] { shared.run = [folder, run] { return run(*folder); }; });
  };
  add("add", "Adds a folder", add_folder);
  add("remove", "Forgets a folder; packs that were installed from it stay", remove_folder);
  auto json = std::make_shared<bool>(false);
  Command* list = group->add_subcommand("list", "Shows the folders");
  list->footer("Example:\n  misk catalogue list");
  list->add_flag("--json", *json, "print one JSON document");
  list->callback([json, &shared] { shared.run = [json] { return list_folders(*json); }; });

  auto options = std::make_shared<SearchOptions>();
  Command* command = subcommand(app, shared, "search", "Looks for packs in all catalogues",
                                "misk search innsmouth --game arkham");
  command->add_option("words", options->query.words, "in the id, title, description or authors; all of them")
      ->type_name("WORDS");
  command->add_option("--game", options->query.game, "only packs of this game")->type_name("ID");
  command->add_option("--kind", options->query.kind, "game, cards, scenario, translation or library")
      ->type_name("KIND");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return search(*options, shared); }; });
}

}  // namespace misk::cli
