// The game of the week: the number of the week decides what is played, by whom and with which seed, so everybody
// with the same packs plays the same game.
#pragma once
#include <optional>
#include <string>

#include "catalog/catalog.hpp"
#include "catalog/setup.hpp"

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

/// What is played in that week: one game after the other takes its turn, with one of its scenarios and one or two
/// of its avatars, and all options as usual. Throws SetupError if no pack has a scenario.
Setup game_of_week(const Catalog& catalog, const Week& week);

/// The week whose game this is, if it is that of `week`; else "".
std::string week_of(const Setup& setup, const Catalog& catalog, const Week& week);

}  // namespace misk::game
