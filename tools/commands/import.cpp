// misk import, misk export: decks and cards in the community's formats.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include <lua.hpp>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "commands/import.hpp"
#include "content/mount.hpp"
#include "content/value.hpp"
#include "declare/schema.hpp"
#include "import/deck.hpp"
#include "import/pack.hpp"
#include "store/disk.hpp"
#include "store/write_file.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using importing::PackFiles;

constexpr const char* kGame = kCommunityGame;

struct ImportOptions {
  std::string file, out, id, investigator, name;
  bool json = false, force = false;
};

std::string read_file(const std::string& path) {
  return content::read_disk_file(path, std::uint64_t{64} << 20);
}

/// Writes a file. It must not exist yet, unless `force`.
void write_imported(const std::string& path, const std::string& text, bool force) {
  std::error_code error;
  if (!force && fs::exists(path, error))
    throw Wrong(path + ": is there already; choose another -o, or --force");
  store::write_whole(path, text);
}

void tell(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) std::fprintf(stderr, "%s\n", line.c_str());
}

// --- decks

int import_deck(const ImportOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  const auto scripts = load_community_scripts(*catalog);
  const importing::CardIndex index = card_index(*catalog, *scripts);
  const importing::DeckImport deck = importing::import_deck(read_file(options.file), options.file, index,
                                                            {options.investigator, options.name});
  if (!options.out.empty()) write_imported(options.out, deck.to_yaml(), options.force);
  if (options.json) {
    auto document = deck.to_json();
    document["written"] = options.out.empty() ? text::Json(nullptr) : text::Json(options.out);
    print_json(document);
    return kDone;
  }
  if (options.out.empty()) std::printf("%s", deck.to_yaml().c_str());
  tell(deck.summary());
  if (!options.out.empty()) std::printf("%s\n", options.out.c_str());
  return kDone;
}

int export_deck(const ImportOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  const auto scripts = load_community_scripts(*catalog);
  const importing::CardIndex index = card_index(*catalog, *scripts);
  std::vector<std::string> notes;
  const auto document = importing::export_deck(content::read_deck(options.file), index, notes);
  if (!options.out.empty()) write_imported(options.out, document.dump(2) + "\n", options.force);
  if (options.json && !options.out.empty())
    print_json({{"written", options.out}, {"notes", notes}});
  else if (options.out.empty())
    print_json(document);
  else
    std::printf("%s\n", options.out.c_str());
  tell(notes);
  return kDone;
}

// --- cards

}  // namespace

importing::Known known_cards(const game::Catalog& catalog, game::Scripts& scripts) {
  importing::Known known;
  for (const content::Pack& pack : catalog.library().packs) known.packs.insert(pack.id());
  const kernel::Image& image = scripts.host().image();
  for (const std::string& tag : image.tags.all()) known.traits.insert(tag);
  for (const game::Entry& entry : game::entries(scripts)) {
    if (entry.type == "location") known.locations.insert(entry.name);
    if (entry.type == "investigator") known.investigators.insert(entry.name);
  }
  known.card = [&image](const std::string& code) -> std::string {
    const kernel::Id id = image.find_definition(code);
    return id == kernel::kNoId ? "" : image.definitions[id].id;
  };
  script::Host& host = scripts.host();
  script::Schemas& schemas = scripts.loader().schemas();
  known.takes.field = [&schemas](const std::string& constructor, const std::string& field) {
    for (const script::Constructor& each : schemas.constructors()) {
      if (each.name != constructor || !schemas.find_schema(each.takes)) continue;
      const auto& fields = schemas.ready(each.takes).all;
      return std::any_of(fields.begin(), fields.end(),
                         [&](const script::Field* known_field) { return known_field->name == field; });
    }
    return false;
  };
  known.takes.word = [&host, &schemas](const std::string& type, const std::string& text) {
    lua_State* L = host.sandbox().state();
    lua_pushlstring(L, text.data(), text.size());
    const bool fits = schemas.fits(L, -1, type);
    lua_pop(L, 1);
    return fits;
  };
  return known;
}

importing::Rules community_rules(const game::Catalog& catalog) {
  const content::PackFile& table = community_file(catalog, "import/sentences.yaml");
  return importing::Rules(table.bytes, kGame + ("/" + table.path));
}

std::unique_ptr<importing::Grammar> community_grammar(const game::Catalog& catalog) {
  return std::make_unique<importing::Grammar>([&catalog](const std::string& path) {
    const content::Pack* const pack = catalog.library().find(kGame);
    const content::PackFile* const file = pack == nullptr ? nullptr : pack->find(path);
    return file == nullptr ? nullptr : &file->bytes;
  });
}

std::map<std::string, std::string> broken_scripts(const game::Catalog& catalog, const PackFiles& pack) {
  script::ScriptPack scripts;
  scripts.id = pack.id;
  scripts.kind = "cards";
  scripts.game = kGame;
  scripts.root = pack.id;
  scripts.visible = {kGame};
  for (const auto& [path, text] : pack.files)
    if (path.ends_with(".lua")) scripts.files.push_back({path, text});
  std::map<std::string, std::string> broken;
  game::Scripts loaded(catalog, kGame, {}, {scripts});
  for (const script::Report& report : loaded.host().reports()) {
    if (report.severity != script::Report::Severity::error) continue;
    const bool is_own = report.file.starts_with(pack.id + "/");
    broken.emplace(is_own ? report.file.substr(pack.id.size() + 1) : report.file, report.to_string());
  }
  return broken;
}

namespace {

/// Writes a new folder, whole or not at all; with `force` over an existing one.
void write_pack(const PackFiles& pack, const std::string& folder, bool force) {
  std::error_code error;
  const bool is_there =
      fs::exists(folder, error) && !(fs::is_directory(folder, error) && fs::is_empty(folder, error));
  if (is_there && !force)
    throw Wrong(folder + ": is there already; choose another -o, or --force to write over it");
  const fs::path target = is_there ? fs::path(folder) : fs::path(folder + ".part");
  if (!is_there && fs::exists(target, error))
    throw Wrong(target.string() + ": is left from an import that was stopped; remove it");
  try {
    for (const auto& [path, text] : pack.files) store::refuse_links_below(target.string(), path);
    for (const auto& [path, text] : pack.files) store::write_below(target.string(), path, text);
  } catch (const content::ContentError&) {
    if (!is_there) fs::remove_all(target, error);
    throw;
  }
  if (is_there) {
    // A test of a completion that is not there any more would fail.
    std::set<std::string> written;
    for (const auto& [path, text] : pack.files) written.insert(path);
    std::vector<std::string> old;
    for (fs::directory_iterator it(fs::path(folder) / "tests", error), end; !error && it != end;
         it.increment(error))
      if (const std::string name = it->path().filename().string();
          name.starts_with("completed_") && !written.count("tests/" + name))
        old.push_back("tests/" + name);
    for (const std::string& each : old) store::remove_below(folder, each);
    return;
  }
  fs::remove(folder, error);  // it is empty
  fs::rename(target, folder, error);
  if (error) {
    fs::remove_all(target, error);
    throw Wrong(folder + ": cannot be made; is there such a folder, and may you write there?");
  }
}

/// Scripts in the folder that this import did not write.
std::vector<std::string> left_before(const PackFiles& pack, const std::string& folder) {
  std::set<std::string> written;
  for (const auto& [path, text] : pack.files) written.insert(path);
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator it(fs::path(folder) / "cards", error), end; !error && it != end;
       it.increment(error)) {
    if (it->path().extension() != ".lua") continue;
    const std::string path = it->path().lexically_relative(folder).generic_string();
    if (!written.count(path)) out.push_back("left from before: " + path);
  }
  std::sort(out.begin(), out.end());
  return out;
}

/// Do cards not load of which nothing is completed, while others are? Then a completion may be at fault,
/// which defines something beside its card.
bool blames_completions(const PackFiles& pack, const std::map<std::string, std::string>& broken) {
  return !pack.report.completed_by.empty() &&
         std::any_of(pack.report.cards.begin(), pack.report.cards.end(),
                     [&](const auto& card) { return card.completed == 0 && broken.count(card.file) != 0; });
}

int import_cards(const ImportOptions& options, const Shared& shared, bool project) {
  const auto catalog = load_catalog(shared.packs);
  const auto scripts = load_community_scripts(*catalog);
  const importing::Rules rules = community_rules(*catalog);
  const auto grammar = community_grammar(*catalog);
  const std::string bytes = read_file(options.file);
  const importing::Source source =
      project ? importing::read_project(bytes, options.file) : importing::read_cards(bytes, options.file);
  importing::Known known = known_cards(*catalog, *scripts);
  known.grammar = grammar.get();
  // What was finished in the pack itself comes before what other packs bring.
  importing::Completions completions;
  if (!options.out.empty() && options.force) read_completions(options.out, completions);
  completions.add(community_completions(*catalog));
  known.completions = &completions;
  PackFiles pack = importing::make_pack(source, rules, known, options.id);
  auto broken = broken_scripts(*catalog, pack);
  if (!broken.empty() && blames_completions(pack, broken)) {
    known.completions = nullptr;
    PackFiles without = importing::make_pack(source, rules, known, options.id);
    auto still = broken_scripts(*catalog, without);
    if (still.size() < broken.size()) {
      tell({"the completions break cards that are not theirs (" + broken.begin()->second +
            "); all of them are left out"});
      pack = std::move(without);
      broken = std::move(still);
    } else {
      known.completions = &completions;
    }
  }
  // The pack must load whatever the texts contain: a card that does not load keeps its text unscripted.
  if (!broken.empty()) {
    std::set<std::string> unscripted;
    for (const auto& [path, why] : broken) unscripted.insert(path);
    for (const importing::ImportedCard& card : pack.report.cards)
      if (card.completed > 0 && unscripted.count(card.file))
        tell({"a completion of '" + card.name + "' does not load: " + broken.at(card.file)});
    pack = importing::make_pack(source, rules, known, options.id, unscripted);
    broken = broken_scripts(*catalog, pack);
  }
  std::string folder = options.out.empty() ? pack.id : options.out;
  while (folder.size() > 1 && folder.back() == '/') folder.pop_back();
  write_pack(pack, folder, options.force);
  std::vector<std::string> more = left_before(pack, folder);
  for (const auto& [path, why] : broken) more.push_back("does not load: " + why);
  if (options.json) {
    auto document = pack.report.to_json();
    document["folder"] = folder;
    document["files"] = text::Json::array();
    for (const auto& [path, text] : pack.files) document["files"].push_back(path);
    for (const std::string& line : more) document["notes"].push_back(line);
    print_json(document);
  } else {
    tell(pack.report.summary());
    tell(more);
    std::printf("%s\n", folder.c_str());
  }
  return broken.empty() ? kDone : kFailed;
}

Command* formats(Command& parent, Shared& shared, const std::string& name, const std::string& does,
                 const std::string& example, const std::shared_ptr<ImportOptions>& options) {
  Command* const command = subcommand(parent, shared, name, does, example);
  command->add_option("file", options->file, "what was exported or downloaded")
      ->required()
      ->type_name("FILE");
  command->add_flag("--force", options->force, "writes over what is there");
  command->add_flag("--json", options->json, "print one JSON document");
  return command;
}

}  // namespace

void add_import(Command& app, Shared& shared) {
  Command* const command =
      subcommand(app, shared, "import", "Reads decks and cards of ArkhamDB and arkham.build",
                 "misk import arkham-build project.json -o my_pack");
  command->require_subcommand();
  auto deck = std::make_shared<ImportOptions>();
  Command* const decks = formats(*command, shared, "arkhamdb-deck",
                                 "A deck: ArkhamDB's JSON, a list as text, OCTGN's .o8d, a sealed pool",
                                 "misk import arkhamdb-deck roland.json -o roland.yaml", deck);
  decks->add_option("-o,--output", deck->out, "the deck file to write; without it, it is printed")
      ->type_name("FILE");
  decks->add_option("--investigator", deck->investigator, "whose deck it is, instead of what the file says")
      ->type_name("ID");
  decks->add_option("--name", deck->name, "what the deck is called")->type_name("NAME");
  decks->callback([deck, &shared] { shared.run = [deck, &shared] { return import_deck(*deck, shared); }; });
  auto report = std::make_shared<ImportReportOptions>();
  Command* const counted =
      subcommand(*command, shared, "report", "How much of card data is understood, by type and cycle",
                 "misk import report pack/ --apart eoe,tsk");
  counted->add_option("paths", report->paths, "files or folders of card data")->required()->type_name("PATH");
  counted->add_option("--apart", report->apart, "folders whose cards are only counted");
  counted->add_flag("--by-file", report->by_file, "a row for each file, not for each folder");
  counted->add_option("--reasons", report->reasons, "prints that many reasons why lines were not understood");
  counted->callback(
      [report, &shared] { shared.run = [report, &shared] { return report_import(*report, shared); }; });
  auto folder = std::make_shared<std::string>();
  Command* const finish =
      subcommand(*command, shared, "finish", "Asks for the Lua of each line that an import has left open",
                 "misk import finish my_pack");
  finish->add_option("folder", *folder, "what misk import has made")->required()->type_name("FOLDER");
  finish->callback(
      [folder, &shared] { shared.run = [folder, &shared] { return finish_import(*folder, shared); }; });
  for (const bool project : {false, true}) {
    auto cards = std::make_shared<ImportOptions>();
    Command* const each =
        project ? formats(*command, shared, "arkham-build", "A fan-made project of arkham.build, as a pack",
                          "misk import arkham-build project.json -o my_pack", cards)
                : formats(*command, shared, "arkhamdb-cards", "Cards of ArkhamDB's public JSON, as a pack",
                          "misk import arkhamdb-cards cards.json -o my_pack", cards);
    each->add_option("-o,--output", cards->out, "the folder to make; without it, the pack's id here")
        ->type_name("FOLDER");
    each->add_option("--id", cards->id, "the pack's id; without it, from its name")->type_name("ID");
    each->callback([cards, &shared, project] {
      shared.run = [cards, &shared, project] { return import_cards(*cards, shared, project); };
    });
  }
}

void add_export(Command& app, Shared& shared) {
  Command* const command =
      subcommand(app, shared, "export", "Writes decks as the community's tools read them",
                 "misk export arkhamdb-deck roland.yaml -o roland.json");
  command->require_subcommand();
  auto deck = std::make_shared<ImportOptions>();
  Command* const decks = formats(*command, shared, "arkhamdb-deck", "A deck, as ArkhamDB exports one",
                                 "misk export arkhamdb-deck roland.yaml -o roland.json", deck);
  decks->add_option("-o,--output", deck->out, "the file to write; without it, it is printed")
      ->type_name("FILE");
  decks->callback([deck, &shared] { shared.run = [deck, &shared] { return export_deck(*deck, shared); }; });
}

}  // namespace misk::cli
