// The end of a game: what is told of it, and the player's statistics.
#include "record/statistics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "game/bot.hpp"
#include "record/week.hpp"

namespace misk::game {
namespace {

using test::Folder;
using test::slurp;
using test::spill;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

/// A game that a bot has played to its end.
struct Ended {
  explicit Ended(const std::string& scenario, std::uint64_t seed = 4) : catalog(test::bundled()) {
    Setup setup;
    setup.scenario = scenario;
    setup.seed = seed;
    scripts = scripts_for(catalog, scenario);
    setup.avatars = draw_avatars(playable_avatars(catalog, *scripts, scenario), 1, seed);
    game = std::make_unique<Game>(catalog, *scripts, setup);
    game->start(seed);
    const auto bot = make_bot("greedy", *scripts);
    bot->begin(bot_seed(seed));
    std::vector<std::int32_t> choices;
    while (game->status() == kernel::Status::asking) {
      const auto part = static_cast<std::size_t>(waiting_part(game->kernel().request()));
      bot->choose(*game, part, choices);
      if (!game->answer(game->kernel().request().parts[part].player, choices)) break;
    }
  }
  Catalog catalog;
  std::unique_ptr<Scripts> scripts;
  std::unique_ptr<Game> game;
};

TEST(TheEndOfAGame, IsToldInPlayersWordsByEachGame) {
  for (const char* scenario : {"the_gathering", "eldritch_horror", "elder_sign"}) {
    const Ended ended(scenario);
    ASSERT_TRUE(ended.game->over()) << scenario;
    const Chronicle told = chronicle_of(*ended.game, kWholeTable);
    EXPECT_GT(told.title.size(), 5U) << scenario;
    EXPECT_NE(told.title, ended.game->outcome()) << scenario;
    EXPECT_TRUE(told.won.has_value()) << scenario;
    EXPECT_GT(told.periods, 1U) << scenario;
    ASSERT_FALSE(told.curves.empty()) << scenario;
    for (const Curve& curve : told.curves) EXPECT_EQ(curve.values.size(), told.periods) << curve.label;
    EXPECT_GE(told.deeds.size(), 3U) << scenario;
    EXPECT_LE(told.deeds.size(), kMostDeeds) << scenario;
    for (std::size_t i = 1; i < told.deeds.size(); ++i)
      EXPECT_GE(told.deeds[i].period, told.deeds[i - 1].period) << "they stand in their order";
    for (const Deed& deed : told.deeds) {
      EXPECT_EQ(deed.text.find("a card"), std::string::npos) << deed.text;
      EXPECT_EQ(deed.text.find('_'), std::string::npos) << deed.text;
    }
    EXPECT_TRUE(ended.game->host().reports().empty());
  }
}

TEST(TheEndOfAGame, NamesTheScenarioThatComesNext) {
  const Ended ended("the_gathering");
  EXPECT_EQ(chronicle_of(*ended.game, kWholeTable).next, "the_midnight_masks");
}

Record a_record(const std::string& key, bool won, const std::string& who = "Roland Banks") {
  Record out;
  out.ended = "2026-11-27 19:30";
  out.game = "arkham";
  out.scenario = "the_gathering";
  out.title = "The Gathering";
  out.players = {who};
  out.outcome = won ? "R1" : "no_resolution";
  out.ending = won ? "The house: burned \"down\"" : "Nobody was left";
  out.won = won;
  out.seed = 0xFFFFFFFFFFFFFFF0U;
  out.rounds = 12;
  out.answers = 90;
  out.key = key;
  return out;
}

TEST(TheStatistics, AreReadAsTheyWereWritten) {
  const Folder folder;
  const std::string file = folder / "statistics.yaml";
  EXPECT_TRUE(read_statistics(file).empty());
  Record weekly = a_record("b", false, "123");
  weekly.week = "2026-W48";
  weekly.won.reset();
  add_to_statistics(file, a_record("a", true));
  add_to_statistics(file, weekly);
  EXPECT_THAT(read_statistics(file), ElementsAre(a_record("a", true), weekly));
}

TEST(TheStatistics, CountAGameThatEndsTwiceOnce) {
  const Folder folder;
  const std::string file = folder / "statistics.yaml";
  add_to_statistics(file, a_record("a", false));
  add_to_statistics(file, a_record("a", false));  // resumed at its end
  ASSERT_EQ(read_statistics(file).size(), 1U);
  EXPECT_EQ(read_statistics(file)[0].ends, 1U);
  add_to_statistics(file, a_record("a", true));  // taken back, and ended otherwise
  ASSERT_EQ(read_statistics(file).size(), 1U);
  EXPECT_EQ(read_statistics(file)[0].ends, 2U);
  EXPECT_EQ(read_statistics(file)[0].won, true);
}

TEST(TheStatistics, AFaultyFileIsToldWithItsLineAndStaysAsItIs) {
  const Folder folder;
  const std::string file = folder / "statistics.yaml";
  add_to_statistics(file, a_record("a", true));
  std::string text = slurp(file);
  text.replace(text.find("rounds: 12"), 10, "rounds: some");
  spill(file, text);
  try {
    add_to_statistics(file, a_record("b", true));
    FAIL() << "it was read";
  } catch (const content::ContentError& error) {
    EXPECT_THAT(error.diagnostic().to_line(), HasSubstr("statistics.yaml:"));
    EXPECT_GT(error.diagnostic().line, 3);
  }
  EXPECT_EQ(slurp(file), text);
}

TEST(TheStatistics, TellTheSameGameByItsSetUpAndItsFile) {
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.seed = 3;
  const std::string key = key_of(setup, "night.misk", "now");
  EXPECT_EQ(key, key_of(setup, "night.misk", "later"))
      << "a game that is kept is the same when it is resumed";
  EXPECT_NE(key, key_of(setup, "other.misk", "now"));
  EXPECT_NE(key_of(setup, "", "now"), key_of(setup, "", "later")) << "a second go is another game";
  setup.seed = 4;
  EXPECT_NE(key, key_of(setup, "night.misk", "now"));
}

TEST(TheStatistics, CountStreaksAndWhoPlayed) {
  std::vector<Record> records;
  for (const bool won : {true, true, true, false, true, true})
    records.push_back(a_record(std::to_string(records.size()), won, won ? "Agnes Baker" : "Roland Banks"));
  records.push_back(a_record("x", true));
  records.back().won.reset();
  const Statistics counted = count(records, {{"arkham", "Arkham Horror"}});
  EXPECT_EQ(counted.all.games, 7U);
  EXPECT_EQ(counted.all.won, 5U);
  EXPECT_EQ(counted.all.lost, 1U);
  EXPECT_EQ(counted.streak, 2U);
  EXPECT_TRUE(counted.streak_won);
  EXPECT_EQ(counted.best_streak, 3U);
  EXPECT_EQ(streak_text(counted), "2 games won in a row");
  ASSERT_EQ(counted.games.size(), 1U);
  EXPECT_EQ(counted.games[0].first, "Arkham Horror");
  ASSERT_EQ(counted.players.size(), 2U);
  EXPECT_EQ(counted.players[0].first, "Agnes Baker");
  EXPECT_THAT(counted.endings, Contains(Pair("The Gathering: Nobody was left", 1U)));
}

TEST(TheGameOfTheWeek, IsTheSameForTheSameWeekAndGoesRoundTheGames) {
  const Catalog catalog(test::bundled());
  std::set<std::string> games;
  for (int number = 46; number <= 53; ++number) {
    const auto week = week_named("2026-W" + std::to_string(number));
    ASSERT_TRUE(week) << number;
    const game::Setup setup = game_of_week(catalog, *week);
    const game::Setup again = game_of_week(catalog, *week);
    EXPECT_EQ(setup.scenario, again.scenario);
    EXPECT_EQ(setup.avatars, again.avatars);
    EXPECT_EQ(setup.seed, again.seed);
    EXPECT_EQ(week_of(setup, catalog, {2027, 2}), week->name()) << "it is known weeks later";
    games.insert(scripts_for(catalog, setup.scenario)->game());
  }
  EXPECT_GE(games.size(), 3U);
  game::Setup other = game_of_week(catalog, {2026, 48});
  other.options["difficulty"] = "easy";
  EXPECT_EQ(week_of(other, catalog, {2026, 48}), "") << "with another option it is another game";
}

TEST(TheGameOfTheWeek, KnowsTheWeeksOfAYear) {
  EXPECT_EQ(week_named("2026-W48")->name(), "2026-W48");
  EXPECT_TRUE(week_named("2026-W53")) << "2026 begins on a Thursday";
  for (const char* wrong : {"2025-W53", "2026-W00", "2026-W54", "2026-48", "2026-W1", "2026-W480", ""})
    EXPECT_FALSE(week_named(wrong)) << wrong;
}

TEST(ThePlayersStatistics, CountAGameThatPeoplePlayAtTheTerminal) {
  NEEDS_MISK();
  const Folder folder;
  const std::string home = "XDG_DATA_HOME='" + folder.path() + "' ", save = folder / "night.misk",
                    file = folder / "miskatonic/statistics.yaml";
  std::string answers;
  for (int i = 0; i < 3000; ++i) answers += "0\n1\n";
  spill(folder / "answers", answers);
  const test::Ran played = test::run_misk(
      "play the_gathering --investigator roland_banks --seed 3 --save " + save, home, folder / "answers");
  ASSERT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, HasSubstr("What decided it"));
  EXPECT_THAT(played.out, HasSubstr("Counted in your statistics"));
  ASSERT_EQ(read_statistics(file).size(), 1U);
  EXPECT_THAT(read_statistics(file)[0].players, ElementsAre("Roland Banks"));
  EXPECT_EQ(test::run_misk("resume " + save, home).code, 0);
  EXPECT_EQ(read_statistics(file).size(), 1U) << "resumed, it is the same game";
  test::run_misk("play the_gathering --seed 3 --bot greedy", home);
  EXPECT_EQ(read_statistics(file).size(), 1U) << "what a bot plays is nobody's";
  EXPECT_THAT(test::run_misk("statistics", home).out, HasSubstr("Roland Banks"));
  EXPECT_THAT(test::run_misk("statistics --json", home).out, HasSubstr("\"games\": 1"));
  EXPECT_EQ(test::run_misk("play --week the_gathering", home).code, 2);
  EXPECT_EQ(test::run_misk("play --week=2026-W60", home).code, 2);
  EXPECT_EQ(test::run_misk("play --week=2026-W48 --bot random", home).code, 0);
  spill(file, "schema: 1\ngames: some\n");
  const test::Ran broken = test::run_misk("statistics", home);
  EXPECT_EQ(broken.code, 2);
  EXPECT_THAT(broken.err, HasSubstr("statistics.yaml:2:"));
}

}  // namespace
}  // namespace misk::game
