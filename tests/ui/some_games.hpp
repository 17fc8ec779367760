// Made-up games that were played: statistics, and the end of one.
#pragma once
#include "screens/end_screen.hpp"
#include "screens/statistics_page.hpp"

namespace misk::ui::test {

inline StatisticsInfo some_statistics(std::size_t games) {
  StatisticsInfo out;
  const char* const who[] = {"Roland Banks", "Agnes Baker", "Daisy Walker", "Wendy Adams"};
  const char* const what[] = {"The Gathering", "The Midnight Masks", "Elder Sign", "Eldritch Horror"};
  for (std::size_t i = 0; i < games; ++i) {
    game::Record record;
    record.ended = "2026-11-" + std::to_string(10 + i % 18) + " 21:30";
    record.game = i % 4 < 2 ? "arkham" : i % 4 == 2 ? "eldersign" : "eldritch";
    record.title = what[i % 4];
    record.players = {who[i % 4], who[(i + 1) % 4]};
    record.won = i % 3 != 0;
    record.ending = i % 3 ? "The house burned down" : "Nobody was left in the house";
    record.seed = 1000 + i;
    record.rounds = 8 + i % 9;
    if (i == 5) record.week = "2026-W48";
    out.records.push_back(record);
  }
  out.counted = game::count(out.records, {{"arkham", "Arkham Horror: The Card Game"},
                                          {"eldersign", "Elder Sign"},
                                          {"eldritch", "Eldritch Horror"}});
  out.week = "2026-W48";
  out.week_setup.scenario = "night";
  out.week_setup.avatars = {"who_1", "who_2"};
  out.week_setup.seed = 4711;
  out.week_title = "The Night of the Long Name \xC2\xB7 A Game of Cards";
  out.week_who = {"Jacqueline Fine", "Roland Banks"};
  if (games > 5) {
    out.week_result = "The house burned down";
    out.week_won = true;
  }
  return out;
}

inline EndData an_end_with_story() {
  EndData end;
  end.game = "Arkham Horror: The Card Game";
  end.scenario = "The Gathering";
  end.outcome = "The house burned down";
  end.won = true;
  end.epilogue = {"The house is gone, and what you know you cannot tell anybody who has not seen it.",
                  "The investigators have completed the scenario."};
  game::Chronicle& told = end.chronicle;
  told.title = end.outcome;
  told.won = true;
  told.period = "Round";
  told.periods = 14;
  told.gained = {"Roland Banks: 2 experience", "Agnes Baker: 2 experience", "2 victory points"};
  told.lost = {"Roland Banks bears trauma: 1 mental"};
  told.figures = {{"Doom left", "3"}};
  const std::pair<const char*, const char*> curves[] = {{"Doom placed", "#b06ad0"},
                                                        {"Clues found", "#6fb07a"},
                                                        {"Damage taken", "#d0604c"},
                                                        {"Horror taken", "#5c8fd0"},
                                                        {"Enemies defeated", "#d6a048"}};
  for (std::int64_t c = 0; c < 5; ++c) {
    game::Curve curve{curves[c].first, curves[c].second, {}};
    for (std::int64_t i = 1; i <= 14; ++i) curve.values.push_back(c == 0 ? i : (i * (5 - c) + c * 3) / 7);
    told.curves.push_back(curve);
  }
  told.deeds = {{2, "Roland Banks discovers 2 clues at Attic", 4, 1},
                {4, "The agenda advances: What's Going On?!", 28, -1},
                {5, "Agnes Baker fails a test against Rotting Remains by 4", 5, -1},
                {6, "The act advances: Trapped", 30, 1},
                {8, "Roland Banks takes 3 damage from Ravenous Ghoul", 5, -1},
                {8, "Roland Banks defeats Ravenous Ghoul", 8, 1},
                {11, "The act advances: The Barrier", 30, 1},
                {12, "Beat Cop is lost to Ghoul Priest", 6, -1},
                {14, "Agnes Baker passes a test against Ghoul Priest by 5", 6, 1},
                {14, "Agnes Baker defeats the Ghoul Priest", 16, 1}};
  end.statistics = {{"Rounds", "14"}, {"Decisions", "214"}, {"Minutes", "42"}};
  end.seed = 20080713;
  end.next_name = "The Midnight Masks";
  end.next.scenario = "the_midnight_masks";
  end.note = "Counted in your statistics.";
  return end;
}

}  // namespace misk::ui::test
