// A campaign being played: which scenario comes now, when its file is written, what is kept of a game that is
// over. The same for every front end, so that what one has begun the others go on with, and nothing is lost
// whenever it is killed: the scenario's save is written answer by answer, the campaign at each step.
#pragma once
#include "game/campaign.hpp"

namespace misk::game {

class CampaignRun {
 public:
  /// `scripts` answer for the campaign between games; both outlive it.
  CampaignRun(Campaign campaign, const Catalog& catalog, Scripts& scripts,
              std::shared_ptr<store::FileLock> lock = nullptr)
      : lock_(std::move(lock)), campaign_(std::move(campaign)), catalog_(catalog), scripts_(scripts) {}

  /// Begins a campaign that is set up like a game, in a file that must not be there yet ("" for none), with
  /// those who come out of other campaigns before the others. Nobody named: the seed draws `setup.count`,
  /// who then stand in `setup`. Throws SetupError or content::ContentError.
  static CampaignRun begin(const Catalog& catalog, Scripts& scripts, Setup& setup, const std::string& file,
                           std::vector<CampaignPlayer> transferred = {});
  /// Goes on with the campaign in a file, which no other process has. Throws content::ContentError or
  /// SetupError.
  static CampaignRun resume(const Catalog& catalog, Scripts& scripts, const std::string& file);

  const Campaign& campaign() const { return campaign_; }
  Scripts& scripts() { return scripts_; }
  const Catalog& catalog() const { return catalog_; }
  /// What is other than when the campaign was begun.
  std::vector<PackDifference> pack_differences() const;

  /// Where the scenario that is played now is saved; "" where nothing is.
  std::string save_file() const;
  /// Has that scenario been begun?
  bool goes_on() const;
  /// Its save as it stands, or a new one; its packs are still to be accepted. A save that is there and not of
  /// this scenario was left by one that has been recorded: it is to be written over. Throws SetupError.
  Save scenario() const;
  /// Its save is there now: the campaign names it.
  void began();
  /// The game is over: what the campaign keeps of it. `scripts`: those that it was played with. Throws
  /// SetupError.
  void record(Scripts& scripts, const Game& game);

  std::vector<CampaignChoice> choices(const Plain& action = nullptr) const {
    return campaign_choices(campaign_, scripts_, action);
  }
  /// Throws SetupError when it is not allowed; everything stays as it was.
  void act(const Plain& action);
  /// What a bot does; see bot_step().
  bool bot_acts();

 private:
  /// The file first: what is not on the disk has not happened.
  void become(Campaign next);

  std::shared_ptr<store::FileLock> lock_;  // none for a campaign that is kept nowhere
  Campaign campaign_;
  const Catalog& catalog_;
  Scripts& scripts_;
};

}  // namespace misk::game
