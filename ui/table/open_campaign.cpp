#include "table/open_campaign.hpp"

#include <algorithm>

#include "catalog/listing.hpp"
#include "game/settings.hpp"

namespace misk::ui {

std::unique_ptr<OpenCampaign> OpenCampaign::begin(Packs packs, game::Setup setup, const std::string& file) {
  auto scripts = game::scripts_for(*packs, setup.scenario);
  if (!game::is_campaign(*scripts, setup.scenario))
    throw game::SetupError("'" + setup.scenario + "' is a scenario, not a campaign");
  game::CampaignRun run = game::CampaignRun::begin(*packs, *scripts, setup, file);
  return std::unique_ptr<OpenCampaign>(
      new OpenCampaign(std::move(packs), std::move(scripts), std::move(run)));
}

std::unique_ptr<OpenCampaign> OpenCampaign::resume(Packs packs, const std::string& file) {
  auto scripts = game::campaign_scripts(*packs, file);
  game::CampaignRun run = game::CampaignRun::resume(*packs, *scripts, file);
  return std::unique_ptr<OpenCampaign>(
      new OpenCampaign(std::move(packs), std::move(scripts), std::move(run)));
}

std::unique_ptr<OpenGame> OpenCampaign::open_scenario(const Terms& terms) {
  const std::string file = run_->save_file();
  const auto lock = file.empty() ? nullptr : game::lock_save(file);  // taken before the file is read
  const bool goes_on = run_->goes_on();
  game::Save save = run_->scenario();
  if (goes_on) {
    game::accept_packs(save, *packs_, terms.force, terms.help);
    if (terms.force) game::drop_unknown_settings(save.setup, packs_->library(), save.game);
  } else {
    save.setup.undo = std::max(save.setup.undo, terms.undo);
    content::Diagnostics wrong;  // reported elsewhere when they are used
    game::add_remembered(save.setup, packs_->library(), save.game, terms.kept, wrong);
  }
  auto open = OpenGame::of_save(*packs_, std::move(save), file, terms.force);
  open->keep(packs_);
  run_->began();
  return open;
}

}  // namespace misk::ui
