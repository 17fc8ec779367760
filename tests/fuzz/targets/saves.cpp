// A faulty save or campaign: read, and replayed if it can be read.
#include "bundled.hpp"
#include "campaign/campaign.hpp"
#include "game/save.hpp"

namespace misk::fuzz {
namespace {

void may_not_be_set_up(const std::function<void()>& play) {
  try {
    may_refuse(play);
  } catch (const game::SetupError& error) {
    std::string text = error.what();
    for (char& c : text)
      if (c == '\n') c = ' ';  // each line of a list is one problem
    check_message(text);
  }
}

}  // namespace

void stand(std::string_view input) {
  static const Room room;
  const auto [name, bytes] = named(input);
  if (name == "campaign") {
    const std::string file = room.file("campaign.yaml", bytes);
    may_not_be_set_up([&] {
      if (!game::is_campaign_file(file)) return;
      game::campaign_game(file);
      const game::Campaign campaign = game::read_campaign(file, scripts_of(0));
      game::campaign_choices(campaign, scripts_of(0));
    });
    return;
  }
  const std::string file = room.file("game.misk", bytes);
  may_not_be_set_up([&] { game::read_save(file, true); });
  may_not_be_set_up([&] {
    const game::Save save = game::read_save(file);
    game::accept_packs(save, bundled(), true, {});
    const std::unique_ptr<game::Scripts> fresh = game::scripts_for(bundled(), save.setup.scenario);
    game::Game game(bundled(), *fresh, save.setup);
    game.start(save.setup.seed);
    game::play_back(game, save);
    hold(game::check_invariants(game).empty(), game::check_invariants(game));
  });
}

}  // namespace misk::fuzz
