// A campaign at the terminal or by a bot: its scenarios in order, and the actions between them.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "campaign/campaign.hpp"
#include "cli/cli.hpp"

namespace misk::cli {

struct CampaignOptions {
  SetupOptions setup;
  std::string bot, save;
  std::vector<std::string> transfers;  // FILE or FILE:WHO, from finished campaigns
  bool strict = false;
};

/// Begins a campaign with the scripts that contain it, and plays it. `save`: the file, which must not exist
/// yet.
int begin_and_play(const CampaignOptions& options, const game::Catalog& catalog, game::Scripts& scripts);

/// Resumes the campaign of a file.
int resume_campaign(const std::string& file, const std::string& bot, std::optional<std::size_t> to,
                    bool force, bool strict, const Shared& shared);

}  // namespace misk::cli
