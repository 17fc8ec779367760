// The option --seat: bots that play some seats beside people.
#pragma once
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "text/number.hpp"

namespace misk::cli {

inline constexpr const char* kNoBotsInCampaigns =
    "--seat: in a campaign people play every seat; leave it out, or name a scenario";

struct SeatOption {
  std::vector<std::string> seats;  // "2=greedy"

  void add_option(Command* command) {
    command->add_option("--seat", seats, "a bot plays that seat, beside people: 2=greedy")
        ->type_name("N=BOT")
        ->allow_extra_args(false);
  }
  /// Throws Wrong for a seat that is no number, or is named twice.
  void add_to(game::Setup& setup) const {
    for (const std::string& each : seats) {
      const std::size_t sign = each.find('=');
      const auto seat = text::whole_number<int>(each.substr(0, sign), 1, 99);
      if (!seat || sign == std::string::npos || sign + 1 == each.size())
        throw Wrong("--seat: '" + each + "' names no seat and bot; write 2=greedy");
      if (!setup.bots.emplace(*seat - 1, each.substr(sign + 1)).second)
        throw Wrong("--seat: seat " + std::to_string(*seat) + " is named twice; keep one of them");
    }
  }
  /// Throws Wrong if the option was given.
  void not_in_campaign() const {
    if (!seats.empty()) throw Wrong(kNoBotsInCampaigns);
  }
};

}  // namespace misk::cli
