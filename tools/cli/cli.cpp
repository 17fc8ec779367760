#include "cli/cli.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "catalog/listing.hpp"
#include "cli/style.hpp"
#include "content/option.hpp"
#include "content/pack.hpp"
#include "content/utf8.hpp"
#include "decks/deck.hpp"
#include "game/pack_help.hpp"
#include "store/folders.hpp"

namespace misk::cli {

namespace fs = std::filesystem;

Command* subcommand(Command& app, Shared& shared, const std::string& name, const std::string& does,
                    const std::string& example) {
  Command* command = app.add_subcommand(name, does);
  command
      ->add_option("--packs", shared.packs, "a folder or .zip with packs, beside the bundled ones")

      ->type_name("DIR")
      ->allow_extra_args(false);
  command->footer("Example:\n  " + example);
  return command;
}

namespace {

/// The existing pack folders under `base`.
std::vector<std::string> under(const fs::path& base) {
  std::vector<std::string> roots;
  std::error_code error;
  for (const char* name : {"scripts", "cards"})
    if (fs::is_directory(base / name, error)) {
      // Messages name files from the working folder if the player is in the program's own folder.
      const bool is_here = fs::equivalent(base, ".", error);
      roots.push_back(is_here ? name : (base / name).lexically_normal().string());
    }
  return roots;
}

}  // namespace

void set_level(game::CardFilter& filter, const std::string& range) {
  if (!filter.set_level(range)) throw Wrong("'" + range + "' is no level; write one, or a range like 0-2");
}

std::vector<std::string> bundled_roots() {
  if (const char* list = std::getenv("MISK_PACKS"); list && *list) {
    std::vector<std::string> roots;
    const std::string text = list;
    std::size_t from = 0;
    while (from <= text.size()) {
      const std::size_t to = std::min(text.find(':', from), text.size());
      if (to > from) roots.push_back(text.substr(from, to - from));
      from = to + 1;
    }
    return roots;
  }
  for (const fs::path& folder : program_folders())
    if (auto roots = under(folder); roots.size() == 2) return roots;
  return {};
}

std::vector<std::filesystem::path> program_folders() {
  std::error_code error;
  std::vector<fs::path> folders;
  const fs::path executable = fs::read_symlink("/proc/self/exe", error);
  if (!error) {
    const fs::path folder = executable.parent_path();
    folders.push_back(folder / "../share/miskatonic");
    if (fs::exists(folder / "../CMakeCache.txt", error)) folders.push_back(folder / "../../..");
  }
  folders.emplace_back(MISK_SOURCE_DIR);
  return folders;
}

content::PackRoots pack_roots(const std::vector<std::string>& extra, Own own) {
  content::PackRoots roots = bundled_roots();
  std::error_code error;
  for (const std::string& root : extra) {
    if (!fs::exists(root, error))
      throw Wrong(root + ": no such folder or file of packs; mend the path after --packs");
    // A file or folder inside a pack selects the pack. A pack that lies inside another one, for its tests, is
    // meant itself.
    const bool is_pack = fs::exists(fs::path(root) / "pack.yaml", error) ||
                         (fs::is_regular_file(root, error) && fs::path(root).extension() == ".zip");
    const std::string pack = is_pack ? "" : content::pack_around(root);
    roots.roots.push_back({pack.empty() ? root : pack, content::Origin::named});
  }
  const std::string folder = store::packs_folder();
  if (!folder.empty() && fs::is_directory(folder, error))
    roots.roots.push_back({folder, content::Origin::user});
  const store::PackConfig config = pack_config();
  roots.off.insert(config.off.begin(), config.off.end());
  roots.on.insert(config.on.begin(), config.on.end());
  roots.needed_only = own == Own::needed;
  return roots;
}

store::PackConfig pack_config() {
  static bool told = false;
  content::Diagnostics diagnostics;
  store::PackConfig config = store::read_pack_config(store::pack_config_file(), diagnostics);
  if (!diagnostics.empty() && !told) {
    for (const auto& diagnostic : diagnostics) std::fprintf(stderr, "%s\n", diagnostic.to_string().c_str());
    std::fprintf(stderr, "warning: until that is mended every pack is on\n");
    told = true;
  }
  return config;
}

namespace {

void tell_by_hand(const game::Save& save) {
  if (const std::string by_hand = game::changed_by_hand(save); !by_hand.empty())
    std::fprintf(stderr, "note: %s\n", by_hand.c_str());
  if (const std::string known = game::with_hindsight(save); !known.empty())
    std::fprintf(stderr, "note: %s\n", known.c_str());
}

}  // namespace

std::vector<std::string> tell_of_save(game::Save& save, const game::Catalog& catalog) {
  const store::Catalogues catalogues(pack_config().catalogues);
  const game::PackHelp help = game::terminal_help(catalogues);
  std::vector<std::string> differences;
  for (const game::PackDifference& each : game::pack_differences(save, catalog)) {
    const std::string mend = help.mend(each);
    std::fprintf(stderr, "warning: %s%s\n", each.what.c_str(), mend.empty() ? "" : ("; " + mend).c_str());
    differences.push_back(each.what);
  }
  tell_dropped_settings(save, catalog);
  tell_by_hand(save);
  return differences;
}

void accept_save(game::Save& save, const game::Catalog& catalog, bool force) {
  const store::Catalogues catalogues(pack_config().catalogues);
  for (const std::string& line : game::accept_packs(save, catalog, force, game::terminal_help(catalogues)))
    std::fprintf(stderr, "warning: %s\n", line.c_str());
  if (force) tell_dropped_settings(save, catalog);
  tell_by_hand(save);
}

void go_on(game::Game& game, game::Save& save, const std::string& file, std::optional<std::size_t> count,
           bool force, const std::function<void(const game::SavedAnswer&)>& before) {
  try {
    for (const std::string& line : game::go_on(game, save, count.value_or(SIZE_MAX), before))
      std::fprintf(stderr, "warning: %s\n", line.c_str());
  } catch (const game::AnswerRefused& refused) {
    throw refused.with_way_back(file, force);
  }
}

std::unique_ptr<game::Catalog> load_catalog(const std::vector<std::string>& extra, Own own) {
  auto catalog = std::make_unique<game::Catalog>(pack_roots(extra, own));
  for (const auto& diagnostic : catalog->diagnostics())
    std::fprintf(stderr, "%s\n", diagnostic.to_string().c_str());
  return catalog;
}

std::string setting_name(const std::string& key, const std::string& where) {
  const auto dot = key.find('.');
  if (dot == std::string::npos || dot + 1 == key.size())
    throw Wrong(where + ": '" + key + "' does not say whose setting it is; write PACK.ID");
  return key.substr(0, dot) + ":" + key.substr(dot + 1);
}

void SetupOptions::add_to(Command* command) {
  command->add_option("scenario", scenario, "what to play (misk list scenarios)")
      ->required()
      ->type_name("SCENARIO");
  command->add_option("--investigator", investigators, "who plays, in seat order (misk list investigators)")
      ->type_name("ID")
      ->allow_extra_args(false);
  command->add_option("--deck", decks, "a deck file for each investigator in turn (YAML or ArkhamDB JSON)")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command->add_option("--difficulty", difficulty, "easy, standard, hard, ... as the scenario has it")
      ->type_name("D");
  command->add_option("--start", start, "begins deep in the scenario (misk list starts SCENARIO)")
      ->type_name("NAME");
  command->add_option("--option", options, "a set-up option of the game")
      ->type_name("K=V")
      ->allow_extra_args(false);
  command->add_option("--set", settings, "a setting of a pack, for this game (misk settings)")
      ->type_name("PACK.ID=VALUE")
      ->allow_extra_args(false);
  command->add_option("--seed", seed, "the seed of all chances")->type_name("N");
}

void SetupOptions::add_count(Command* command) {
  command->add_option("--investigators", count, "with none named: how many, taken by the seed")
      ->type_name("COUNT");
}

void SetupOptions::add_undo(Command* command) {
  command
      ->add_option("--undo", undo,
                   "how far the players go back: free, unseen (not past what has come to light), none")
      ->type_name("HOW");
}

game::Setup SetupOptions::setup(std::uint64_t fallback) const {
  game::Setup setup;
  setup.scenario = scenario;
  setup.avatars = investigators;
  setup.deck_files = decks;
  setup.seed = seed.value_or(fallback);
  setup.count = count;
  if (!undo.empty()) {
    const auto named = game::undo_named(undo);
    if (!named) throw Wrong("--undo: '" + undo + "' is unknown; write free, unseen or none");
    setup.undo = *named;
  }
  for (const content::Option& option : content::parse_options(options))
    setup.options[option.key] = option.value;
  for (const content::Option& option : content::parse_options(settings, "--set"))
    setup.settings[setting_name(option.key, "--set")] = option.value;
  for (const auto& [key, value] : {std::pair{"difficulty", &difficulty}, std::pair{"start", &start}}) {
    if (value->empty()) continue;
    if (!setup.options.emplace(key, *value).second)
      throw Wrong(std::string("--") + key + " and --option " + key + "= say the same; keep one of them");
  }
  // A deck names its investigator: without names, the decks' investigators play.
  if (setup.avatars.empty())
    for (const std::string& file : decks) setup.avatars.push_back(content::read_deck(file).avatar);
  if (decks.size() > setup.avatars.size())
    throw Wrong("--deck: " + std::to_string(decks.size()) + " decks for " +
                std::to_string(setup.avatars.size()) + " investigators; name an --investigator for each");
  return setup;
}

void tell_decks(game::Scripts& scripts, const game::Game& game, const std::string& before) {
  for (const content::Diagnostic& each : game::deck_problems(scripts, game.setup().avatars, game.decks()))
    std::fprintf(stderr, "%s%s\n", before.c_str(), plain(each.to_string()).c_str());
}

void tell_decks(const game::Catalog& catalog, game::Scripts& scripts, const game::Setup& setup,
                const std::string& before) {
  if (setup.avatars.empty()) return;
  tell_decks(scripts, game::Game(catalog, scripts, setup), before);
}

void tell_drawn(game::Scripts& scripts, const std::vector<std::string>& avatars) {
  for (const std::string& id : avatars)
    std::fprintf(stderr, "drawn by the seed: %s\n", plain(game::name_of(scripts, id)).c_str());
}

void print_json(const text::Json& document) {
  const std::string text = document.dump(2, ' ', false, text::Json::error_handler_t::replace);
  std::printf("%s\n", text.c_str());
}

void print_table(const std::vector<std::string>& head, std::vector<std::vector<std::string>> rows) {
  for (auto& row : rows)
    for (std::string& cell : row) cell = plain(cell);
  auto width_of = [](const std::string& text) {
    std::size_t width = 0, at = 0;
    if (content::find_bad_utf8(text) != std::string::npos) return text.size();
    while (at < text.size()) content::next_code_point(text, at), ++width;
    return width;
  };
  std::vector<std::size_t> widths;
  for (const std::string& cell : head) widths.push_back(width_of(cell));
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  const auto line = [&](const std::vector<std::string>& row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += row[i];
      if (i + 1 < row.size()) text += std::string(widths[i] - width_of(row[i]) + 2, ' ');
    }
    std::printf("%s\n", text.c_str());
  };
  line(head);
  for (const auto& row : rows) line(row);
}

}  // namespace misk::cli
