// A campaign opened for the table: the scripts that answer for it between games, and how it goes on.
#pragma once
#include <memory>
#include <string>

#include "game/campaign_run.hpp"
#include "table/open_game.hpp"

namespace misk::ui {

class OpenCampaign {
 public:
  using Packs = std::shared_ptr<const game::Catalog>;
  /// Begins one, saved in a file that must not be there yet ("" for nowhere). Throws game::SetupError and
  /// content::ContentError.
  static std::unique_ptr<OpenCampaign> begin(Packs packs, game::Setup setup, const std::string& file);
  /// Goes on with the one in a file. Throws game::SetupError and content::ContentError.
  static std::unique_ptr<OpenCampaign> resume(Packs packs, const std::string& file);

  game::CampaignRun& run() { return *run_; }
  const game::CampaignRun& run() const { return *run_; }

  /// What a scenario is opened with: see OpenGame::resume() and OpenGame::start().
  struct Terms {
    bool force = false;
    game::PackHelp help = {};
    store::PackSettings kept = {};
  };
  /// The scenario that is played now, as it stands. Throws game::SetupError and content::ContentError.
  std::unique_ptr<OpenGame> open_scenario(const Terms& terms);
  /// Is a scenario to be played, not something to be done before the next one?
  bool plays() const { return run_->campaign().stage() == "ready"; }

 private:
  OpenCampaign(Packs packs, std::unique_ptr<game::Scripts> scripts, game::CampaignRun run)
      : packs_(std::move(packs)),
        scripts_(std::move(scripts)),
        run_(std::make_unique<game::CampaignRun>(std::move(run))) {}

  Packs packs_;
  std::unique_ptr<game::Scripts> scripts_;
  std::unique_ptr<game::CampaignRun> run_;
};

}  // namespace misk::ui
