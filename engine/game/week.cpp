#include "game/week.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "catalog/listing.hpp"

namespace misk::game {

namespace {

namespace time = std::chrono;

/// The Monday of week 1.
time::sys_days first_monday(int year) {
  const time::sys_days fourth = time::sys_days{time::year{year} / 1 / 4};  // always in week 1
  return fourth - (time::weekday{fourth} - time::Monday);
}

int weeks_in(int year) {
  return static_cast<int>((first_monday(year + 1) - first_monday(year)).count() / 7);
}

constexpr std::uint64_t kLargestSeed = 1'000'000'000;  // short enough to read to a friend

}  // namespace

std::string Week::name() const {
  char text[32];
  std::snprintf(text, sizeof text, "%04d-W%02d", year, number);
  return text;
}

Week this_week() {
  const auto today = time::floor<time::days>(time::system_clock::now());
  const time::sys_days thursday = today - (time::weekday{today} - time::Monday) + time::days{3};
  const int year = static_cast<int>(time::year_month_day{thursday}.year());
  return {year, static_cast<int>((thursday - first_monday(year)).count() / 7) + 1};
}

std::optional<Week> week_named(const std::string& name) {
  Week week;
  if (std::sscanf(name.c_str(), "%4d-W%2d", &week.year, &week.number) != 2) return std::nullopt;
  if (week.year < 2000 || week.year > 2999 || week.number < 1 || week.number > weeks_in(week.year) ||
      week.name() != name)
    return std::nullopt;
  return week;
}

Setup game_of_week(const Catalog& catalog, const Week& week) {
  // The number of weeks since a fixed Monday, so that each game has its turn also at the end of a year.
  const auto turn = static_cast<std::uint64_t>(
      (first_monday(week.year) - first_monday(2000)).count() / 7 + week.number);
  std::vector<std::string> games = game_ids(catalog);
  std::sort(games.begin(), games.end());
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto scripts = std::make_unique<Scripts>(catalog, games[(turn + i) % games.size()]);
    if (!scripts->ok()) continue;
    std::vector<std::string> scenarios;
    for (const Entry& entry : entries(*scripts))
      if (entry.type == "scenario" && !playable_avatars(catalog, *scripts, entry.id).empty())
        scenarios.push_back(entry.id);
    if (scenarios.empty()) continue;
    std::sort(scenarios.begin(), scenarios.end());
    Setup setup;
    setup.seed = mix_seed(turn, 1) % kLargestSeed + 1;
    setup.scenario = scenarios[mix_seed(setup.seed, 2) % scenarios.size()];
    std::vector<std::string> avatars = playable_avatars(catalog, *scripts, setup.scenario);
    std::sort(avatars.begin(), avatars.end());
    const int most = std::min({2, setup_choices(*scripts, setup.scenario).most_players,
                               static_cast<int>(avatars.size())});
    setup.avatars = draw_avatars(avatars, 1 + static_cast<int>(mix_seed(setup.seed, 3) % most), setup.seed);
    return setup;
  }
  throw SetupError("no pack has a scenario for the game of the week; misk list packs shows what is loaded");
}

std::string week_of(const Setup& setup, const Catalog& catalog, const Week& week) {
  const Setup wanted = game_of_week(catalog, week);
  return setup.seed == wanted.seed && setup.scenario == wanted.scenario && setup.avatars == wanted.avatars &&
                 setup.options.empty()
             ? week.name()
             : "";
}

}  // namespace misk::game
