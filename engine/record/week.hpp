// The game of the week: the number of the week decides what is played, by whom and with which seed, so
// everybody with the same packs plays the same game.
#pragma once
#include <optional>
#include <string>

#include "catalog/catalog.hpp"
#include "catalog/setup.hpp"
#include "record/statistics.hpp"

namespace misk::game {

/// A week of a year, by ISO 8601: it begins on Monday, and week 1 has the year's first Thursday.
struct Week {
  int year = 0, number = 0;
  bool operator==(const Week&) const = default;
  /// "2026-W48"
  std::string name() const;
};

/// The week of today, by the clock of the world (UTC), so that it changes everywhere at once.
Week this_week();
/// The week of that name. Nothing if there is no such week.
std::optional<Week> week_named(const std::string& name);

/// What is played in that week: one game after the other takes its turn, with one of its scenarios and one or
/// two of its avatars, and all options as usual. Throws SetupError if no pack has a scenario.
Setup game_of_week(const Catalog& catalog, const Week& week);

/// The name of the week whose game this is: `last` or one of the year before it; "" if it is none of theirs.
std::string week_of(const Setup& setup, const Catalog& catalog, Week last = this_week());

/// Counts a game that is over in the player's statistics. `began`: as in key_of(). Returns what became of it,
/// for the player: that it is counted, with the streak, or why it could not be.
std::string count_in_statistics(Game& game, const Chronicle& chronicle, const std::string& save_file,
                                const std::string& began);

}  // namespace misk::game
