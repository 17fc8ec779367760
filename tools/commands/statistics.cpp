// misk statistics: the games that the player has played to their end.
#include <algorithm>
#include <cstdio>

#include "catalog/listing.hpp"
#include "cli/style.hpp"
#include "commands/commands.hpp"
#include "record/statistics.hpp"
#include "record/week.hpp"
#include "text/joined.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;

constexpr std::size_t kLastGames = 10;

struct StatisticsOptions {
  bool json = false;
};

std::map<std::string, std::string> titles_of_games(const game::Catalog& catalog) {
  std::map<std::string, std::string> out;
  for (const std::string& id : game::game_ids(catalog)) out[id] = game::title_of_game(catalog, id);
  return out;
}

Json json_of(const std::vector<std::pair<std::string, game::Tally>>& list) {
  Json out = Json::array();
  for (const auto& [name, tally] : list)
    out.push_back({{"name", name}, {"games", tally.games}, {"won", tally.won}, {"lost", tally.lost}});
  return out;
}

Json json_of(const game::Record& record) {
  Json out = {{"ended", record.ended},   {"game", record.game},     {"scenario", record.scenario},
              {"title", record.title},   {"seed", record.seed},     {"outcome", record.outcome},
              {"ending", record.ending}, {"rounds", record.rounds}, {"answers", record.answers},
              {"ends", record.ends}};
  out["investigators"] = Json::array();
  for (const std::string& name : record.players) out["investigators"].push_back(name);
  out["won"] = record.won ? Json(*record.won) : Json(nullptr);
  out["week"] = record.week.empty() ? Json(nullptr) : Json(record.week);
  return out;
}

void print_list(const char* head, const std::vector<std::pair<std::string, game::Tally>>& list) {
  if (list.empty()) return;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [name, tally] : list)
    rows.push_back(
        {plain(name), std::to_string(tally.games), std::to_string(tally.won), std::to_string(tally.lost)});
  std::printf("\n");
  print_table({head, "GAMES", "WON", "LOST"}, rows);
}

int statistics(const StatisticsOptions& options, const Shared& shared) {
  const std::vector<game::Record> records = game::read_statistics(game::statistics_file());
  const auto catalog = load_catalog(shared.packs);
  const game::Statistics counted = game::count(records, titles_of_games(*catalog));
  const std::string week = game::this_week().name();
  const game::Record* const weekly = game::last_of_week(records, week);
  if (options.json) {
    Json document = {{"games", counted.all.games},
                     {"won", counted.all.won},
                     {"lost", counted.all.lost},
                     {"streak", counted.streak},
                     {"streak_won", counted.streak_won},
                     {"best_streak", counted.best_streak},
                     {"week", week}};
    document["by_game"] = json_of(counted.games);
    document["by_scenario"] = json_of(counted.scenarios);
    document["by_investigator"] = json_of(counted.players);
    document["endings"] = Json::array();
    for (const auto& [ending, games] : counted.endings)
      document["endings"].push_back({{"ending", ending}, {"games", games}});
    document["week_result"] = weekly ? json_of(*weekly) : Json(nullptr);
    document["records"] = Json::array();
    for (const game::Record& record : records) document["records"].push_back(json_of(record));
    print_json(document);
    return kDone;
  }
  if (records.empty()) {
    std::printf("No game has been played to its end yet.\n");
  } else {
    std::printf("%s. %s; best: %zu won in a row.\n", game::tally_text(counted.all).c_str(),
                game::streak_text(counted).c_str(), counted.best_streak);
    print_list("GAME", counted.games);
    print_list("SCENARIO", counted.scenarios);
    print_list("INVESTIGATOR", counted.players);
    std::vector<std::vector<std::string>> rows;
    for (const auto& [ending, games] : counted.endings)
      rows.push_back({plain(ending), std::to_string(games)});
    std::printf("\n");
    print_table({"ENDING", "GAMES"}, rows);
    rows.clear();
    for (std::size_t i = records.size(); i > 0 && rows.size() < kLastGames; --i) {
      const game::Record& record = records[i - 1];
      rows.push_back({record.ended, plain(record.title), plain(text::joined(record.players)),
                      plain(record.ending) +
                          (record.ends > 1 ? " (at the end " + std::to_string(record.ends) + " times)" : ""),
                      record.week});
    }
    std::printf("\n");
    print_table({"LAST GAMES", "SCENARIO", "INVESTIGATORS", "ENDING", "WEEK"}, rows);
  }
  std::printf("\nThe game of the week %s: %s\n", week.c_str(),
              weekly ? plain(weekly->ending).c_str() : "not played yet; misk play --week plays it");
  return kDone;
}

}  // namespace

void add_statistics(Command& app, Shared& shared) {
  auto options = std::make_shared<StatisticsOptions>();
  Command* command = subcommand(app, shared, "statistics", "Shows how the games that you have played ended",
                                "misk statistics");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return statistics(*options, shared); }; });
}

}  // namespace misk::cli
