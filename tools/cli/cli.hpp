// The common part of misk's subcommands: finding packs, reading a set-up, printing messages.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "cli/command.hpp"
#include "decks/card_filter.hpp"
#include "game/game.hpp"
#include "game/save.hpp"
#include "store/pack_config.hpp"
#include "text/json.hpp"

namespace misk::cli {

inline constexpr int kDone = 0;    // success
inline constexpr int kFailed = 1;  // the request failed: a test, a check, a replay
inline constexpr int kWrong = 2;   // the call or an input file is wrong

/// The call or an input file is wrong: main prints `misk: TEXT` and exits with 2.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Sets a filter's level from the command line. Throws Wrong.
void set_level(game::CardFilter& filter, const std::string& range);

/// Options before or after the subcommand.
struct Shared {
  std::vector<std::string> packs;
  std::string language;      // --language
  std::function<int()> run;  // the work of the chosen subcommand
};

/// Adds a subcommand with its help, example, and --packs.
Command* subcommand(Command& app, Shared& shared, const std::string& name, const std::string& does,
                    const std::string& example);

/// The folders of the bundled packs: those in $MISK_PACKS (separated by :), or else scripts and cards in the
/// program's own folders. The working folder is often a stranger's, so a scripts folder in it is never used.
std::vector<std::string> bundled_roots();
/// The folders that may hold files of the program: next to an installed program, around its build, in its
/// source.
std::vector<std::filesystem::path> program_folders();
/// The player's installed packs that a command loads. Tools for authors load only those that their own packs
/// need, so that the result is the same on every machine.
enum class Own { all, needed };
/// The bundled packs, those of --packs and the player's own, and the ids that are off.
content::PackRoots pack_roots(const std::vector<std::string>& extra, Own own = Own::all);
/// Loads packs and prints their faults to stderr.
std::unique_ptr<game::Catalog> load_catalog(const std::vector<std::string>& extra, Own own = Own::all);

/// Prints warnings about a save: packs that differ from it, and changes by hand. Removes settings that the
/// present packs do not know. Returns the differences.
std::vector<std::string> tell_of_save(game::Save& save, const game::Catalog& catalog);
/// The same before the save is resumed. Throws SetupError if its packs have changed, unless `force`.
void accept_save(game::Save& save, const game::Catalog& catalog, bool force);
/// Plays it back for the player who goes on with it, after its first `count` answers: see game::go_on.
/// Messages go to stderr. If an answer is not allowed any more, the SetupError says how to go on before it:
/// `file` is the argument that was given to misk resume.
void go_on(game::Game& game, game::Save& save, const std::string& file, std::optional<std::size_t> count,
           bool force, const std::function<void(const game::SavedAnswer&)>& before = {});

/// The player's settings about packs. Faults of the file are printed to stderr, once.
store::PackConfig pack_config();

/// Adds --language to a command that shows texts of packs.
void add_language(Command* command, Shared& shared);
/// Chooses the language of everything shown from now on: --language, or else the table's settings, or else
/// the environment. Throws Wrong if no pack has the language of --language.
void set_language(game::Catalog& catalog, const Shared& shared);
/// The same for known values: `named` by --language, `kept` by the settings; "" for English.
std::string language_of(const game::Catalog& catalog, const std::string& named, const std::string& kept);

/// The set-up options of play, sim, ...
struct SetupOptions {
  std::string scenario;
  std::vector<std::string> investigators, decks, options, settings;
  std::string difficulty, start, undo;
  std::optional<std::uint64_t> seed;
  int count = 0;

  void add_to(Command* command);
  /// How many play, for commands that may choose them.
  void add_count(Command* command);
  /// How far players go back, for commands at which people play.
  void add_undo(Command* command);
  /// The set-up; `fallback` is the seed if none was given. Throws Wrong.
  game::Setup setup(std::uint64_t fallback) const;
};

/// Converts a player's PACK.ID to the name of a setting, "pack:id". Throws Wrong with `where` before it.
std::string setting_name(const std::string& key, const std::string& where);
/// Checks that --set names settings of packs in games of `game` ("": of any). Throws Wrong.
void check_settings(const game::Setup& setup, const game::Catalog& catalog, const std::string& game);
/// Adds the player's saved settings of the packs of `game` for those not given in the set-up. Faults are
/// printed to stderr. Do not use it where the result must be the same on every machine.
void remember_settings(game::Setup& setup, const game::Catalog& catalog, const std::string& game);

/// Removes settings from a save that the present packs do not know, and prints each to stderr.
void tell_dropped_settings(game::Save& save, const game::Catalog& catalog);

/// Prints the faults of a game's decks to stderr. They are warnings, because a group may play what it likes.
void tell_decks(game::Scripts& scripts, const game::Game& game, const std::string& before = "");
/// The same before many games are played. Throws SetupError if the set-up cannot be played. If nobody is
/// named, the decks come from packs and nothing is printed.
void tell_decks(const game::Catalog& catalog, game::Scripts& scripts, const game::Setup& setup,
                const std::string& before = "");

/// Says on stderr who was drawn by the seed, by name.
void tell_drawn(game::Scripts& scripts, const std::vector<std::string>& avatars);

/// Prints one JSON document on stdout.
void print_json(const text::Json& document);

/// Prints rows of text in columns.
void print_table(const std::vector<std::string>& head, std::vector<std::vector<std::string>> rows);

}  // namespace misk::cli
