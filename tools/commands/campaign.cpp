// misk campaign show: shows the file of a campaign.
#include <cstdio>

#include "campaign/view.hpp"
#include "commands/commands.hpp"
#include "terminal/terminal.hpp"

namespace misk::cli {

namespace {

struct CampaignOptions {
  std::string file;
  bool json = false;
};

int show(const CampaignOptions& options, const Shared& shared) {
  auto catalog = load_catalog(shared.packs);
  set_language(*catalog, shared);
  const auto its_scripts = game::campaign_scripts(*catalog, options.file);
  game::Scripts& scripts = *its_scripts;
  const game::Campaign campaign = game::read_campaign(options.file, scripts);
  if (options.json) {
    print_json(campaign.state);
    return kDone;
  }
  for (const std::string& line : game::campaign_lines(game::campaign_view(campaign, scripts)))
    std::printf("%s\n", plain(line).c_str());
  if (campaign.undo != game::Undo::free)
    std::printf("Undo: %s\n", game::kUndoNames[static_cast<int>(campaign.undo)]);
  if (campaign.running)
    std::printf("A scenario is being played: %s\n", game::scenario_save(options.file).c_str());
  return kDone;
}

}  // namespace

void add_campaign(Command& app, Shared& shared) {
  Command* group = app.add_subcommand("campaign", "What stands in the file of a campaign");
  group->require_subcommand();
  auto options = std::make_shared<CampaignOptions>();
  Command* command =
      subcommand(*group, shared, "show", "Shows a campaign, and says whether its file is sound",
                 "misk campaign show zealot.yaml");
  command->add_option("file", options->file, "what misk play CAMPAIGN --save has written")
      ->required()
      ->type_name("FILE");
  add_language(command, shared);
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return show(*options, shared); }; });
}

}  // namespace misk::cli
