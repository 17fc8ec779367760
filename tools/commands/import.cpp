// misk import, misk export: decks and cards in the community's formats.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>

#include <unistd.h>

#include "commands/commands.hpp"
#include "commands/import.hpp"
#include "commands/import_cards.hpp"
#include "content/mount.hpp"
#include "import/deck.hpp"
#include "import/taboo.hpp"
#include "store/write_file.hpp"
#include "text/clean.hpp"
#include "text/shortened.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;

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

// More than a person reads; of a longer list the last line is told, too.
constexpr std::size_t kMostTold = 60;

/// Names in these lines come from strangers: none of them makes another line.
void tell(const std::vector<std::string>& lines) {
  const auto line = [](const std::string& text) {
    std::fprintf(stderr, "%s\n", text::shortened(text::one_line(text)).c_str());
  };
  const bool is_long = lines.size() > kMostTold;
  for (std::size_t i = 0; i < (is_long ? kMostTold : lines.size()); ++i) line(lines[i]);
  if (!is_long) return;
  std::fprintf(stderr, "%zu more lines are not shown\n", lines.size() - kMostTold - 1);
  line(lines.back());
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

// Only a person at a terminal watches the cards go by.
std::function<void(int, int)> shown_progress() {
  if (isatty(STDERR_FILENO) == 0) return {};
  return [](int done, int of) {
    if (done == of)
      std::fprintf(stderr, "\r\x1b[K");
    else
      std::fprintf(stderr, "\r%d of %d cards", done, of);
    std::fflush(stderr);
  };
}

int import_cards(const ImportOptions& options, const Shared& shared, bool project) {
  const auto catalog = load_catalog(shared.packs);
  std::vector<std::string> told;
  const bool is_folder = fs::is_directory(options.file);
  const auto read_one = project ? importing::read_project : importing::read_cards;
  const importing::Source source =
      is_folder ? read_card_folder(options.file, told) : read_one(read_file(options.file), options.file);
  const MadePack made = make_loading_pack(
      *catalog, source, {options.id, options.force ? options.out : std::string(), shown_progress()});
  const importing::PackFiles& pack = made.pack;
  tell(told);
  tell(made.told);
  std::string folder = options.out.empty() ? pack.id : options.out;
  while (folder.size() > 1 && folder.back() == '/') folder.pop_back();
  std::vector<std::string> more;
  write_imported_pack(pack, folder, options.force, more);
  for (const auto& [path, why] : made.broken) more.push_back("does not load: " + why);
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
  return made.broken.empty() ? kDone : kFailed;
}

int import_taboos(const ImportOptions& options) {
  const importing::TabooPack lists = importing::read_taboos(read_file(options.file), options.file,
                                                            options.id.empty() ? "taboos" : options.id);
  importing::PackFiles pack;
  pack.id = lists.id;
  pack.files = lists.files;
  const std::string folder = options.out.empty() ? pack.id : options.out;
  std::vector<std::string> more;
  write_imported_pack(pack, folder, options.force, more);
  tell(more);
  if (options.json)
    print_json({{"folder", folder}, {"lists", lists.told}});
  else
    tell(lists.told);
  if (!options.json) std::printf("%s\n", folder.c_str());
  return kDone;
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
  counted->add_option("--apart", report->apart, "folders whose cards are only counted: eoe,tsk");
  counted->add_flag("--by-file", report->by_file, "a row for each file, not for each folder");
  counted->add_option("--reasons", report->reasons, "prints that many reasons why lines were not understood");
  counted->callback(
      [report, &shared] { shared.run = [report, &shared] { return report_import(*report, shared); }; });
  auto folder = std::make_shared<std::string>();
  Command* const finish =
      subcommand(*command, shared, "finish", "Asks for the Lua of each line that an import has left open",
                 "misk import finish my_pack");
  finish->add_option("folder", *folder, "what misk import has made")->required()->type_name("FOLDER");
  auto only = std::make_shared<std::vector<std::string>>();
  finish->add_option("cards", *only, "only these: title, id or code")->type_name("CARD");
  finish->callback([folder, only, &shared] {
    shared.run = [folder, only, &shared] { return finish_import(*folder, *only, shared); };
  });
  auto taboos = std::make_shared<ImportOptions>();
  Command* const lists =
      formats(*command, shared, "arkhamdb-taboos", "The taboo lists of ArkhamDB's data, as a pack",
              "misk import arkhamdb-taboos taboos.json -o taboos", taboos);
  lists->add_option("-o,--output", taboos->out, "the folder to make; without it, the pack's id here")
      ->type_name("FOLDER");
  lists->add_option("--id", taboos->id, "the pack's id; without it, taboos")->type_name("ID");
  lists->callback([taboos, &shared] { shared.run = [taboos] { return import_taboos(*taboos); }; });
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
