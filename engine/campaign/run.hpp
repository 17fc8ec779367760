// A campaign in play: it knows the next scenario, writes the file, and records finished games. All front ends
// use it, so one can continue a campaign of another. Nothing is lost if the program is killed: the scenario's
// save is written after each answer, the campaign after each step.
#pragma once
#include "campaign/campaign.hpp"

namespace misk::game {

class CampaignRun {
 public:
  /// `scripts` answers for the campaign between games. The catalog and `scripts` must outlive this object.
  CampaignRun(Campaign campaign, const Catalog& catalog, Scripts& scripts,
              std::shared_ptr<store::FileLock> lock = nullptr)
      : lock_(std::move(lock)), campaign_(std::move(campaign)), catalog_(catalog), scripts_(scripts) {}

  /// Begins a campaign that is set up like a game. The file must not exist yet; "" for none. Players from
  /// other campaigns come first. If nobody is named, the seed draws `setup.count` players and writes them
  /// into `setup`. Throws SetupError or content::ContentError.
  static CampaignRun begin(const Catalog& catalog, Scripts& scripts, Setup& setup, const std::string& file,
                           std::vector<CampaignPlayer> transferred = {});
  /// Resumes the campaign of a file; no other process may have it open. Throws content::ContentError or
  /// SetupError.
  static CampaignRun resume(const Catalog& catalog, Scripts& scripts, const std::string& file);

  const Campaign& campaign() const { return campaign_; }
  Scripts& scripts() { return scripts_; }
  const Catalog& catalog() const { return catalog_; }
  /// Differences between the present packs and those when the campaign was last written. Each step of the
  /// campaign writes the present packs.
  std::vector<PackDifference> pack_differences() const;

  /// The save file of the current scenario; "" if the campaign has no file.
  std::string save_file() const;
  /// True if the current scenario has begun.
  bool goes_on() const;
  /// The scenario's existing save, or a new one. Its packs are not accepted yet. A save of another scenario
  /// is a leftover of one already recorded, and is to be overwritten. Throws SetupError.
  Save scenario() const;
  /// Tells the campaign that the scenario's save exists now.
  void began();
  /// Records a finished game. `scripts`: the scripts it was played with. Throws SetupError.
  void record(Scripts& scripts, const Game& game);

  std::vector<CampaignChoice> choices(const Plain& action = nullptr) const {
    return campaign_choices(campaign_, scripts_, action);
  }
  /// Carries out an action. Throws SetupError if it is not allowed; then nothing changes.
  void act(const Plain& action);
  /// Lets a bot act; see bot_step().
  bool bot_acts();

 private:
  /// Writes the file before it changes the state in memory, so the file is never behind.
  void become(Campaign next);

  std::shared_ptr<store::FileLock> lock_;  // null for a campaign without a file
  Campaign campaign_;
  const Catalog& catalog_;
  Scripts& scripts_;
};

}  // namespace misk::game
