// The start screen's page with the player's statistics and the game of the week.
#pragma once
#include <string>
#include <vector>

#include "record/statistics.hpp"
#include "screens/page.hpp"

namespace misk::ui {

/// What the page shows; the source of the start screen makes it.
struct StatisticsInfo {
  std::vector<game::Record> records;
  game::Statistics counted;
  std::string problem;                // why the file cannot be read; "" if it can
  std::string week;                   // the name of this week
  game::Setup week_setup;             // its game; without a scenario if there is none
  std::string week_title;             // its scenario and its game
  std::vector<std::string> week_who;  // names
  std::string week_result;            // how it ended; "" if it has not been played
  bool week_won = false;
};

/// A part of a PageScreen, as PacksPage. Its action: "play week".
class StatisticsPage {
 public:
  /// Call it when the page comes into view.
  void show(StatisticsInfo info);
  void draw(PageScreen& screen, Canvas& canvas, Rect rest);
  const StatisticsInfo& info() const { return info_; }

 private:
  void draw_week(Canvas& canvas, Rect& rest) const;
  void draw_totals(Canvas& canvas, Rect& rest) const;
  void draw_lists(PageScreen& screen, Canvas& canvas, Rect box);
  void draw_games(PageScreen& screen, Canvas& canvas, Rect box);

  StatisticsInfo info_;
  Scroll lists_, games_;
};

}  // namespace misk::ui
