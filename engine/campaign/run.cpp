#include "campaign/run.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>

#include "catalog/listing.hpp"
#include "store/disk.hpp"

namespace misk::game {

namespace {

constexpr const char* kLookOn = "misk campaign show";

}  // namespace

CampaignRun CampaignRun::begin(const Catalog& catalog, Scripts& scripts, Setup& setup,
                               const std::string& file, std::vector<CampaignPlayer> transferred) {
  std::shared_ptr<store::FileLock> lock;
  if (!file.empty()) lock = lock_save(file, kLookOn);
  std::error_code error;
  if (!file.empty() && std::filesystem::exists(file, error))
    throw SetupError(file + ": there is a campaign already; go on with it, or choose another name");
  if (setup.avatars.empty() && transferred.empty())
    setup.avatars = draw_avatars(playable_avatars(catalog, scripts, setup.scenario), std::max(1, setup.count),
                                 setup.seed);
  std::vector<CampaignPlayer> players = campaign_players(setup);
  players.insert(players.begin(), std::make_move_iterator(transferred.begin()),
                 std::make_move_iterator(transferred.end()));
  Campaign campaign = begin_campaign(catalog, scripts, setup.scenario, players, setup.options, setup.seed);
  campaign.file = file;
  campaign.undo = setup.undo;
  write_campaign(campaign, scripts);
  return {std::move(campaign), catalog, scripts, std::move(lock)};
}

CampaignRun CampaignRun::resume(const Catalog& catalog, Scripts& scripts, const std::string& file) {
  auto lock = lock_save(file, kLookOn);
  return {read_campaign(file, scripts), catalog, scripts, std::move(lock)};
}

std::vector<PackDifference> CampaignRun::pack_differences() const {
  Save packs;
  packs.game = campaign_.game;
  packs.packs = campaign_.packs;
  return game::pack_differences(packs, catalog_);
}

std::string CampaignRun::save_file() const {
  return campaign_.file.empty() ? "" : scenario_save(campaign_.file);
}

bool CampaignRun::goes_on() const {
  std::error_code error;
  return campaign_.running && !campaign_.file.empty() && std::filesystem::exists(save_file(), error);
}

Save CampaignRun::scenario() const {
  if (!campaign_.file.empty()) store::refuse_link(save_file());
  if (goes_on()) return read_save(save_file(), true);
  Setup setup = next_setup(campaign_, scripts_);
  setup.undo = campaign_.undo;
  return new_save(catalog_, scripts_.game(), setup);
}

void CampaignRun::began() {
  if (campaign_.running) return;
  Campaign next = campaign_;
  next.running = true;
  become(std::move(next));
}

void CampaignRun::record(Scripts& scripts, const Game& game) {
  Campaign next = campaign_;
  record_game(next, scripts, game);
  become(std::move(next));
}

void CampaignRun::act(const Plain& action) {
  Campaign next = campaign_;
  campaign_do(next, scripts_, action);
  become(std::move(next));
}

bool CampaignRun::bot_acts() {
  Campaign next = campaign_;
  if (!bot_step(next, catalog_, scripts_)) return false;
  become(std::move(next));
  return true;
}

void CampaignRun::become(Campaign next) {
  next.packs = new_save(catalog_, next.game, {}).packs;
  write_campaign(next, scripts_);
  campaign_ = std::move(next);
}

}  // namespace misk::game
