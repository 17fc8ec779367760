// The option --week: the game of the week instead of a named scenario.
#pragma once
#include <optional>
#include <string>

#include "cli/cli.hpp"
#include "record/week.hpp"

namespace misk::cli {

struct WeekOption {
  std::string named;  // "true": the present one

  void add_option(Command* command) {
    command->add_flag("--week", named,
                      "plays the game of the week, which is the same for everybody with the same packs; "
                      "--week=2026-W48: of that week");
  }
  /// The week; nothing if the option was not given. Throws Wrong for one that is none, or if `setup` says
  /// what to play.
  std::optional<game::Week> week(const SetupOptions& setup) const {
    if (named.empty()) return {};
    if (!setup.scenario.empty() || !setup.investigators.empty() || !setup.decks.empty() || setup.seed ||
        !setup.options.empty() || !setup.settings.empty() || !setup.difficulty.empty() ||
        !setup.start.empty() || setup.count > 0)
      throw Wrong("--week: the week decides what is played; leave out the scenario and its options");
    const std::optional<game::Week> week = named == "true" ? game::this_week() : game::week_named(named);
    if (!week) throw Wrong("--week: '" + named + "' is no week; write it like " + game::this_week().name());
    return week;
  }
};

/// Plays the game of that week: the scenario, who plays it and the seed.
inline void take_week(game::Setup& setup, const game::Catalog& catalog, const game::Week& week) {
  game::Setup weekly = game::game_of_week(catalog, week);
  setup.scenario = std::move(weekly.scenario);
  setup.avatars = std::move(weekly.avatars);
  setup.seed = weekly.seed;
}

}  // namespace misk::cli
