// misk list: what is loaded.
#include <cstdio>

#include "cli.hpp"
#include "content/suggest.hpp"
#include "game/view.hpp"

namespace misk::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string what = "scenarios";
  bool json = false;
};

/// What a kind of thing is called in packs and is not shown as a card.
bool is_card(const game::Entry& entry) {
  return entry.type != "scenario" && entry.type != "placeholder" && entry.type != "token";
}

std::string version_of(const game::Catalog& catalog, const std::string& pack) {
  const content::Pack* found = catalog.library().find(pack);
  return found ? found->manifest.version.to_string() : "";
}

Json list_packs(const game::Catalog& catalog, bool games) {
  Json rows = Json::array();
  for (const content::Pack& pack : catalog.library().packs) {
    const content::Manifest& manifest = pack.manifest;
    if (games != (manifest.kind == content::PackKind::game) && games) continue;
    rows.push_back({{"id", pack.id()},
                    {"name", manifest.title},
                    {"game", manifest.game},
                    {"pack", pack.id()},
                    {"version", manifest.version.to_string()},
                    {"kind", std::string(content::to_string(manifest.kind))},
                    {"hash", hex(pack.hash)}});
  }
  return rows;
}

Json list_entries(const game::Catalog& catalog, const std::string& what, bool& sound) {
  Json rows = Json::array();
  for (const std::string& id : game::game_ids(catalog)) {
    game::Scripts scripts(catalog, id);
    for (const auto& report : scripts.host().reports())
      std::fprintf(stderr, "%s\n", report.to_string().c_str());
    if (!scripts.ok()) {
      sound = false;
      continue;
    }
    for (const game::Entry& entry : game::entries(scripts)) {
      if (what == "cards" ? !is_card(entry) : entry.type + "s" != what) continue;
      Json row = {{"id", entry.id}, {"name", entry.name}, {"pack", entry.pack}, {"game", entry.game}};
      if (what == "cards") {
        row["type"] = entry.type;
        row["status"] = entry.status;
        row["standin"] = entry.standin.empty() ? Json(nullptr) : Json(entry.standin);
        row["file"] = entry.file;
      } else {
        row["version"] = version_of(catalog, entry.pack);
      }
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

void print_rows(const Json& rows) {
  if (rows.empty()) return;
  std::vector<std::string> head;
  for (const auto& [key, value] : rows.front().items())
    if (key != "hash") head.push_back(key);
  std::vector<std::vector<std::string>> cells;
  for (const Json& row : rows) {
    cells.emplace_back();
    for (const std::string& key : head)
      cells.back().push_back(row[key].is_string() ? row[key].get<std::string>() : "");
  }
  for (std::string& key : head)
    for (char& c : key) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  print_table(head, cells);
}

int list(const Options& options, const Shared& shared) {
  static const std::vector<std::string> kWhat = {"games", "scenarios", "packs", "cards", "investigators"};
  if (std::find(kWhat.begin(), kWhat.end(), options.what) == kWhat.end())
    throw Wrong("cannot list '" + options.what + "'; " +
                content::did_you_mean(options.what, kWhat,
                                      "there are games, scenarios, packs, cards, investigators"));
  const auto catalog = load_catalog(shared.packs);
  bool sound = true;
  const Json rows = options.what == "games"   ? list_packs(*catalog, true)
                    : options.what == "packs" ? list_packs(*catalog, false)
                                              : list_entries(*catalog, options.what, sound);
  if (options.json)
    print_json(rows);
  else
    print_rows(rows);
  return sound ? kDone : kFailed;
}

}  // namespace

void add_list(CLI::App& app, Shared& shared) {
  auto options = std::make_shared<Options>();
  CLI::App* command = subcommand(app, shared, "list", "Shows what is loaded", "misk list cards --json");
  command->add_option("what", options->what, "games, scenarios, packs, cards or investigators")
      ->capture_default_str();
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return list(*options, shared); }; });
}

}  // namespace misk::cli
