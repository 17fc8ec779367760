// What the statistics page shows, from the player's file and the loaded packs.
#include <algorithm>

#include "catalog/listing.hpp"
#include "record/week.hpp"
#include "screens/start_data.hpp"

namespace misk::ui {

StatisticsInfo CatalogSource::statistics() {
  StatisticsInfo out;
  std::map<std::string, std::string> titles;
  for (const GameHead& head : games()) titles[head.id] = head.title;
  try {
    out.records = game::read_statistics(game::statistics_file(folder_));
  } catch (const content::ContentError& error) {
    out.problem = error.diagnostic().to_line();
  }
  out.counted = game::count(out.records, titles);
  const game::Week week = game::this_week();
  out.week = week.name();
  try {
    out.week_setup = game::game_of_week(*catalog(), week);
    const auto scripts = game::scripts_for(*catalog(), out.week_setup.scenario);
    out.week_title = game::name_of(*scripts, out.week_setup.scenario);
    if (const auto title = titles.find(scripts->game());
        title != titles.end() && title->second != out.week_title)
      out.week_title += " \xC2\xB7 " + title->second;
    for (const std::string& avatar : out.week_setup.avatars)
      out.week_who.push_back(game::name_of(*scripts, avatar));
  } catch (const game::SetupError&) {
    out.week_setup = {};  // the page says that there is none
  }
  if (const game::Record* const played = game::last_of_week(out.records, out.week)) {
    out.week_result = played->ending;
    out.week_won = played->won.value_or(false);
  }
  return out;
}

}  // namespace misk::ui
