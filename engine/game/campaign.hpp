// Campaigns: several scenarios in a row, and what is kept from one to the next. What that is, and what
// players do between scenarios, is the game's: plain data that it is asked about by these exports, a state in
// and a state (or a text of what is wrong) out:
//
//   campaign_begin(campaign, players, options) -> state      campaign_setup(state) -> how the next scenario
//   is campaign_result() -> what a finished game gives          set up (see next_setup)
//   campaign_record(state, result) -> state                  campaign_choices(state, action) -> list
//   campaign_do(state, action) -> state                      campaign_view(state) -> see CampaignView
//   campaign_transfer(state, who) -> a player                campaign_check(state) -> { state, problems }
//   campaign_keys() -> the order of keys in the file
//
// On disk a campaign is one YAML file that people may edit, and beside it the save of the scenario that is
// being played. The file is written whole or not at all, and what it held before is kept as FILE.bak.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "game/plain_data.hpp"
#include "game/save.hpp"

namespace misk::game {

inline constexpr int kCampaignSchema = 1;

struct Campaign {
  std::string file;  // "" for one that is kept nowhere
  std::string game;
  std::uint64_t seed = 1;
  std::vector<SavedPack> packs;
  bool running = false;  // a scenario is being played: its save is beside the file
  Plain state;

  /// "ready", "between" or "over".
  std::string stage() const { return state.value("stage", ""); }
  bool over() const { return stage() == "over"; }
};

/// Is that the id of a campaign of these scripts?
bool is_campaign(Scripts& scripts, const std::string& id);

/// Somebody who begins a campaign: with a deck of his own, or as he has come out of another campaign.
struct CampaignPlayer {
  std::string avatar;
  std::optional<content::Deck> deck;  // none: the one that the packs have for him
  Plain transferred;                  // what campaign_transfer said; null for a deck
};

/// Who begins a campaign that is set up like a game: with their decks, where those are named. Throws
/// content::ContentError for a deck that cannot be read.
std::vector<CampaignPlayer> campaign_players(const Setup& setup);

/// Throws SetupError with what is wrong.
Campaign begin_campaign(const Catalog& catalog, Scripts& scripts, const std::string& id,
                        const std::vector<CampaignPlayer>& players,
                        const std::map<std::string, std::string>& options, std::uint64_t seed);

/// The packs' deck for that avatar.
std::optional<content::Deck> deck_for(const Catalog& catalog, Scripts& scripts, const std::string& avatar);
/// A deck as actions of a campaign hold it. Short ids mean what they mean in the pack that the deck lies in.
Plain deck_data(Scripts& scripts, const content::Deck& deck);

/// Is this file a campaign, not the save of a game?
bool is_campaign_file(const std::string& file);
/// Which game a campaign is of; throws content::ContentError.
std::string campaign_game(const std::string& file);
/// The scripts of its game. Throws content::ContentError, SetupError when that game is not there or does not
/// load.
std::unique_ptr<Scripts> campaign_scripts(const Catalog& catalog, const std::string& file);
/// Reads a campaign. Throws content::ContentError with the line, what is wrong there, and the mend.
Campaign read_campaign(const std::string& file, Scripts& scripts);
/// Writes it in place of what was there, which is kept as FILE.bak.
void write_campaign(const Campaign& campaign, Scripts& scripts);

/// The save of the scenario that is being played: "zealot.scenario.misk" beside "zealot.yaml".
std::string scenario_save(const std::string& file);

/// The next scenario. Its seed follows from the campaign's. Throws SetupError when it cannot be played yet.
Setup next_setup(const Campaign& campaign, Scripts& scripts);
/// What the campaign keeps of a game that is over; the same game is recorded once. Throws SetupError.
void record_game(Campaign& campaign, Scripts& scripts, const Game& game);

/// Something to do between scenarios. needed: the next one cannot begin without it.
struct CampaignChoice {
  std::string text, kind;  // kind: "needed", "improve", "other", "go_on"
  Plain action;
  bool more = false;   // choices(action) has the rest of it
  bool deck = false;   // a newcomer's deck is still to be put into it, as `deck`
  std::string avatar;  // whose
  std::string card;    // the card it is about; "" for none
};
std::vector<CampaignChoice> campaign_choices(const Campaign& campaign, Scripts& scripts,
                                             const Plain& action = nullptr);
/// Throws SetupError when it is not allowed; the campaign stays as it was.
void campaign_do(Campaign& campaign, Scripts& scripts, const Plain& action);

/// What a bot does between scenarios: what is needed, some of what makes its side better, then it goes on.
/// What it chooses depends on the state alone. False when there is nothing that it can do.
bool bot_step(Campaign& campaign, const Catalog& catalog, Scripts& scripts);

}  // namespace misk::game
