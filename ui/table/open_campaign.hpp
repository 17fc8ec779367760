// A campaign opened for the table, with the scripts that answer for it between games.
#pragma once
#include <memory>
#include <string>

#include "campaign/run.hpp"
#include "table/open_game.hpp"

namespace misk::ui {

class OpenCampaign {
 public:
  using Packs = std::shared_ptr<const game::Catalog>;
  /// Begins a campaign. The file must not exist yet ("" for none). Throws game::SetupError and
  /// content::ContentError.
  static std::unique_ptr<OpenCampaign> begin(Packs packs, game::Setup setup, const std::string& file);
  /// Resumes the campaign of a file. Throws game::SetupError and content::ContentError.
  static std::unique_ptr<OpenCampaign> resume(Packs packs, const std::string& file);

  game::CampaignRun& run() { return *run_; }
  const game::CampaignRun& run() const { return *run_; }

  /// The arguments for opening a scenario: see OpenGame::resume() and OpenGame::start().
  struct Terms {
    bool force = false;
    game::PackHelp help = {};
    store::PackSettings kept = {};
    game::Undo undo = game::Undo::free;  // of a scenario that begins; what the campaign says may be stricter
  };
  /// Opens the current scenario where it was left. Throws game::SetupError and content::ContentError.
  std::unique_ptr<OpenGame> open_scenario(const Terms& terms);
  /// True if a scenario is to be played next, and no action is needed before.
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
