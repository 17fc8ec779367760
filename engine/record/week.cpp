#include "record/week.hpp"

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

constexpr int kWeeksBack = 60;  // a saved game may be ended much later

/// The number of weeks since a fixed Monday, so that each game has its turn also at the end of a year.
std::uint64_t turn_of(const Week& week) {
  return static_cast<std::uint64_t>((first_monday(week.year) - first_monday(2000)).count() / 7 + week.number);
}

std::uint64_t seed_of(const Week& week) {
  return short_seed(mix_seed(turn_of(week), 1));
}

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
  const std::uint64_t turn = turn_of(week);
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
    setup.seed = seed_of(week);
    setup.scenario = scenarios[mix_seed(setup.seed, 2) % scenarios.size()];
    std::vector<std::string> avatars = playable_avatars(catalog, *scripts, setup.scenario);
    std::sort(avatars.begin(), avatars.end());
    const int most =
        std::min({2, setup_choices(*scripts, setup.scenario).most_players, static_cast<int>(avatars.size())});
    setup.avatars = draw_avatars(avatars, 1 + static_cast<int>(mix_seed(setup.seed, 3) % most), setup.seed);
    return setup;
  }
  throw SetupError("no pack has a scenario for the game of the week; misk list packs shows what is loaded");
}

std::string week_of(const Setup& setup, const Catalog& catalog, Week week) {
  for (int back = 0; back < kWeeksBack; ++back) {
    if (setup.seed == seed_of(week)) {  // looked at first, because the rest loads a game
      const Setup wanted = game_of_week(catalog, week);
      if (setup.scenario == wanted.scenario && setup.avatars == wanted.avatars && setup.options.empty() &&
          setup.campaign.empty())
        return week.name();
    }
    week = week.number > 1 ? Week{week.year, week.number - 1} : Week{week.year - 1, weeks_in(week.year - 1)};
  }
  return "";
}

std::string count_in_statistics(Game& game, const Chronicle& chronicle, const std::string& save_file,
                                const std::string& began) {
  const std::string file = statistics_file();
  try {
    const std::string week = week_of(game.setup(), game.catalog());
    add_to_statistics(file, record_of(game, chronicle, key_of(game.setup(), save_file, began), week));
    const std::string streak = streak_text(count(read_statistics(file), {}));
    const std::string told = week.empty() ? "Counted in your statistics"
                                          : "Counted in your statistics as the game of the week " + week;
    return told + (streak.empty() ? "." : ": " + streak + ".");
  } catch (const content::ContentError& error) {
    return "The game is not counted: " + error.diagnostic().to_line();
  }
}

}  // namespace misk::game
