// What the subcommands of misk share: where packs are, how a set-up is said, and how things are told.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "command.hpp"
#include "game/card_filter.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/save.hpp"
#include "store/pack_config.hpp"

namespace misk::cli {

inline constexpr int kDone = 0;    // what was asked is done
inline constexpr int kFailed = 1;  // what was asked failed: a test, a check, a replay
inline constexpr int kWrong = 2;   // the call or an input file is wrong

/// The call or an input file is wrong: main prints `misk: TEXT` and exits with 2.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A level of cards as the command line has it. Throws Wrong.
void set_level(game::CardFilter& filter, const std::string& range);

/// Options before or after the subcommand.
struct Shared {
  std::vector<std::string> packs;
  std::string language;      // --language
  std::function<int()> run;  // what the chosen subcommand does
};

// One function a subcommand, in cmd_NAME.cpp.
void add_list(Command& app, Shared& shared);
void add_play(Command& app, Shared& shared);
void add_table(Command& app, Shared& shared);
void add_resume(Command& app, Shared& shared);
void add_replay(Command& app, Shared& shared);
void add_sim(Command& app, Shared& shared);
void add_check(Command& app, Shared& shared);
void add_test(Command& app, Shared& shared);
void add_coverage(Command& app, Shared& shared);
void add_bench(Command& app, Shared& shared);
void add_console(Command& app, Shared& shared);
void add_trace(Command& app, Shared& shared);
void add_mutate(Command& app, Shared& shared);
void add_settings(Command& app, Shared& shared);
void add_translate(Command& app, Shared& shared);
void add_pack(Command& app, Shared& shared);       // and index
void add_install(Command& app, Shared& shared);    // and uninstall
void add_enable(Command& app, Shared& shared);     // and disable
void add_catalogue(Command& app, Shared& shared);  // and search
void add_api(Command& app, Shared& shared);
void add_fuzz(Command& app, Shared& shared);
void add_compare(Command& app, Shared& shared);
void add_new(Command& app, Shared& shared);
void add_import(Command& app, Shared& shared);
void add_export(Command& app, Shared& shared);
void add_campaign(Command& app, Shared& shared);
void add_deck(Command& app, Shared& shared);

/// A subcommand with its help and example, and --packs.
Command* subcommand(Command& app, Shared& shared, const std::string& name, const std::string& does,
                    const std::string& example);

/// Where the bundled packs are: what $MISK_PACKS names (folders with : between them), else scripts and cards
/// where the program lies. The working folder is a stranger's as often as not: what happens to lie there is
/// never taken for them.
std::vector<std::string> bundled_roots();
/// Where what belongs to the program may lie: beside an installed one, around the build it is of, in its
/// source.
std::vector<std::filesystem::path> program_folders();
/// Which of the packs that the player has installed a command loads. A tool of who writes packs takes only
/// what the packs it looks at need, so that it says the same on every machine.
enum class Own { all, needed };
/// The bundled packs, those of --packs and the player's own, and which of them are off.
content::PackRoots pack_roots(const std::vector<std::string>& extra, Own own = Own::all);
/// Loads packs; what is wrong with them goes to stderr.
std::unique_ptr<game::Catalog> load_catalog(const std::vector<std::string>& extra, Own own = Own::all);

/// What must be known before a save is looked at: warns of packs that are not those it was made with, and of
/// changes by hand; settings that these do not know are left out. Returns the differences.
std::vector<std::string> tell_of_save(game::Save& save, const game::Catalog& catalog);
/// The same before it is played on. Throws SetupError when its packs have changed, without `force`.
void accept_save(game::Save& save, const game::Catalog& catalog, bool force);

/// What the player has set about packs; what is wrong with the file goes to stderr, once.
store::PackConfig pack_config();

/// Adds --language to a command that shows texts of packs.
void add_language(Command* command, Shared& shared);
/// The language of all that is shown from here on: --language, else what the table's settings say, else the
/// environment. Throws Wrong where no pack speaks what --language says.
void set_language(game::Catalog& catalog, const Shared& shared);
/// The same where the settings are known: `named` by --language, `kept` by the settings; "" for English.
std::string language_of(const game::Catalog& catalog, const std::string& named, const std::string& kept);

/// The set-up options of play, sim, ...
struct SetupOptions {
  std::string scenario;
  std::vector<std::string> investigators, decks, options, settings;
  std::string difficulty, start;
  std::optional<std::uint64_t> seed;
  int count = 0;

  void add_to(Command* command);
  /// Throws Wrong. The seed is `fallback` when none was given.
  game::Setup setup(std::uint64_t fallback) const;
};

/// Writes the definition files of the engine and a game for lua-language-server (see misk api --stubs).
void write_stubs(const std::string& folder, const game::Catalog& catalog, const std::string& game);
/// PACK.ID, as players say it, as the name of a setting: "pack:id". Throws Wrong with `where` before it.
std::string setting_name(const std::string& key, const std::string& where);
/// What --set says must be settings of packs that take part in games of `game` ("": of any). Throws Wrong.
void check_settings(const game::Setup& setup, const game::Catalog& catalog, const std::string& game);
/// Adds what the player has set of the packs of `game` before, where the set-up says nothing; what is wrong
/// with that goes to stderr. Not for what is to be the same on every machine.
void remember_settings(game::Setup& setup, const game::Catalog& catalog, const std::string& game);

/// Settings of a save that the present packs do not know are left out, each told on stderr.
void tell_dropped_settings(game::Save& save, const game::Catalog& catalog);

/// Tells on stderr what is wrong with the decks of a game by its rules: a group may play what it likes.
void tell_decks(game::Scripts& scripts, const game::Game& game, const std::string& before = "");
/// The same before many games are played. Throws SetupError where this cannot be played; where nobody is
/// named, the decks are those of packs and nothing is told.
void tell_decks(const game::Catalog& catalog, game::Scripts& scripts, const game::Setup& setup,
                const std::string& before = "");

/// Prints one JSON document on stdout.
void print_json(const nlohmann::ordered_json& document);
std::string hex(std::uint64_t value);

/// Prints rows of text in columns.
void print_table(const std::vector<std::string>& head, std::vector<std::vector<std::string>> rows);

}  // namespace misk::cli
