// What front ends show: what the packs hold, and the table as text.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// A thing that packs declare. `type` is what its data calls its kind: "asset", "scenario",
/// ...
struct Entry {
  std::string id, name, pack, game, type, status, standin, file, code;
  int line = 0, level = -1;                  // level: -1 for none
  std::vector<std::string> patched_by = {};  // packs that have changed it
  std::vector<std::string> classes = {};     // its data's `classes`, or `class`
  std::vector<std::string> texts = {};       // its data's `texts`, or `text`: of its abilities
};

/// Everything that a game's packs declare with a kind, in load order.
std::vector<Entry> entries(Scripts& scripts);

/// A position deep in a scenario from which a game can begin: one of its data's `starts`.
struct Start {
  std::string name, text;
};

/// The starts of a scenario, in its order.
std::vector<Start> starts(Scripts& scripts, const std::string& scenario);

/// Something to be chosen before a game: the difficulty, who leads.
struct SetupOption {
  std::string name, text;                                   // name: its key in Setup::options
  std::vector<std::pair<std::string, std::string>> values;  // what is handed on, and what it is called
  std::string usual;                                        // of the values; it need not be handed on
  bool open = false;  // it takes other values too, which the game judges
};

struct SetupChoices {
  int most_players = 8;
  std::vector<SetupOption> options;  // to be offered: those that have values
  std::vector<std::string> names;    // of all that the game knows
};

/// What the game's export `setup_options(scenario)` says; without one no options.
SetupChoices setup_choices(Scripts& scripts, const std::string& scenario);

/// The ids of the game packs.
std::vector<std::string> game_ids(const Catalog& catalog);

/// The scripts of the game that has this scenario. Throws SetupError, with the scenarios there are.
std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const std::string& scenario);

/// The table as `player` sees it, drawn by the game's export `board(avatar) -> list of lines`; without one
/// the zones and what is in them.
std::vector<std::string> board(Game& game, int player);

/// The lines that the game's export `name(avatar, text)` returns; nothing when there is no such export.
std::vector<std::string> export_lines(Game& game, const std::string& name, int player,
                                      const std::string& text = "");

/// The chances of what is open now: the game's own export `odds(procedure, avatar)`, of the innermost
/// procedure that is running. Nothing when it tells none.
std::vector<std::string> odds_lines(Game& game, int player);

}  // namespace misk::game
