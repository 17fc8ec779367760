// A campaign at the terminal or by a bot: its scenarios in order, and what is done between them.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli.hpp"
#include "game/campaign.hpp"

namespace misk::cli {

struct CampaignOptions {
  SetupOptions setup;
  std::string bot, save;
  std::vector<std::string> transfers;  // FILE or FILE:WHO, out of campaigns that are over
  bool strict = false;
};

/// Begins a campaign with the scripts that have it, and plays it. `save`: the file, which must not be there
/// yet.
int begin_and_play(const CampaignOptions& options, const game::Catalog& catalog, game::Scripts& scripts);

/// Goes on with the campaign in a file.
int resume_campaign(const std::string& file, const std::string& bot, bool force, bool strict,
                    const Shared& shared);

}  // namespace misk::cli
