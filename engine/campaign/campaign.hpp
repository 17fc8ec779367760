// Campaigns: several scenarios in a row, and the state that passes from one to the next. The game defines
// this state and the players' actions between scenarios. Both are plain data, and the engine works with them
// through these exports. A state goes in; a new state (or a text with the error) comes out:
//
//     campaign_begin(campaign, players, options) -> state
//     campaign_setup(state) -> the set-up of the next scenario (see next_setup)
//     campaign_result() -> the result of a finished game
//     campaign_record(state, result) -> state
//     campaign_choices(state, action) -> list
//     campaign_do(state, action) -> state
//     campaign_view(state) -> see CampaignView
//     campaign_transfer(state, who) -> a player
//     campaign_check(state) -> { state, problems }
//     campaign_keys() -> the order of keys in the file
//
// On disk a campaign is one YAML file, which people may edit. Next to it is the save of the current scenario.
// The file is written whole or not at all, and its last content is kept as FILE.bak. It ends with hashes of
// the files of its packs (file_hashes.hpp), which nobody edits. save.hpp says what a change of the format
// needs.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/plain_data.hpp"
#include "game/game.hpp"
#include "game/save.hpp"

namespace misk::game {

/// The fields that the engine writes to a campaign's file, and the steps that lead to this format. The fields
/// of the game are checked by campaign_check.
const FileFormat& campaign_format();

struct Campaign {
  std::string file;  // "" for none
  std::string game;
  std::uint64_t seed = 1;
  std::vector<SavedPack> packs;
  bool running = false;    // a scenario is being played; its save is next to the file
  Undo undo = Undo::free;  // how far players go back in its scenarios
  Plain state;

  /// "ready", "between" or "over".
  std::string stage() const { return state.value("stage", ""); }
  bool over() const { return stage() == "over"; }
};

/// True if these scripts have a campaign with that id.
bool is_campaign(Scripts& scripts, const std::string& id);

/// A player at the start of a campaign, with a deck of their own or with the state from another campaign.
struct CampaignPlayer {
  std::string avatar;
  std::optional<content::Deck> deck;  // none: the deck in the packs
  Plain transferred;                  // the result of campaign_transfer; null for a deck
};

/// The players of a new campaign that is set up like a game, with their decks if named. Throws
/// content::ContentError for a deck that cannot be read.
std::vector<CampaignPlayer> campaign_players(const Setup& setup);

/// Throws SetupError with the reason.
Campaign begin_campaign(const Catalog& catalog, Scripts& scripts, const std::string& id,
                        const std::vector<CampaignPlayer>& players,
                        const std::map<std::string, std::string>& options, std::uint64_t seed);

/// The deck in the packs for that avatar.
std::optional<content::Deck> deck_for(const Catalog& catalog, Scripts& scripts, const std::string& avatar);
/// A deck in the form of a campaign's actions. Short ids are resolved in the pack that the deck belongs to.
Plain deck_data(Scripts& scripts, const content::Deck& deck);

/// True if this file is a campaign, not the save of a game.
bool is_campaign_file(const std::string& file);
/// The game of a campaign file. Throws content::ContentError.
std::string campaign_game(const std::string& file);
/// The scripts of a campaign's game. Throws content::ContentError; also SetupError if the game does not exist
/// or does not load.
std::unique_ptr<Scripts> campaign_scripts(const Catalog& catalog, const std::string& file);
/// Reads a campaign. Throws content::ContentError with the line, the fault, and how to fix it.
Campaign read_campaign(const std::string& file, Scripts& scripts);
/// Writes the campaign to its file. The old content is kept as FILE.bak.
void write_campaign(const Campaign& campaign, Scripts& scripts);

/// The save of the current scenario: "zealot.scenario.misk" next to "zealot.yaml".
std::string scenario_save(const std::string& file);

/// The set-up of the next scenario. Its seed follows from the campaign's. Throws SetupError if the scenario
/// cannot be played yet.
Setup next_setup(const Campaign& campaign, Scripts& scripts);
/// Records the result of a finished game in the campaign. Recording the same game twice has no effect. Throws
/// SetupError.
void record_game(Campaign& campaign, Scripts& scripts, const Game& game);

/// A possible action between scenarios. needed: the next scenario cannot begin without one.
struct CampaignChoice {
  std::string text, kind;  // kind: "needed", "improve", "other", "go_on"
  Plain action;
  bool more = false;   // call choices(action) for the further steps
  bool deck = false;   // the caller must add a newcomer's deck to it, as `deck`
  std::string avatar;  // the player that it concerns
  std::string card;    // the card that it concerns; "" for none
};
std::vector<CampaignChoice> campaign_choices(const Campaign& campaign, Scripts& scripts,
                                             const Plain& action = nullptr);
/// Carries out an action. Throws SetupError if it is not allowed; then the campaign is unchanged.
void campaign_do(Campaign& campaign, Scripts& scripts, const Plain& action);

/// One step of a bot between scenarios: it does what is needed, makes some improvements, then goes on. Its
/// choice depends on the state alone. False if it can do nothing.
bool bot_step(Campaign& campaign, const Catalog& catalog, Scripts& scripts);

}  // namespace misk::game
