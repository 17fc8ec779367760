#include "record/statistics.hpp"

#include <algorithm>
#include <ctime>
#include <filesystem>

#include "content/hash.hpp"
#include "content/mount.hpp"
#include "content/reader.hpp"
#include "content/yaml_writer.hpp"
#include "store/file_lock.hpp"
#include "store/folders.hpp"
#include "store/write_file.hpp"
#include "text/number.hpp"

namespace misk::game {

namespace {

constexpr std::uint64_t kLargestFile = std::uint64_t{1} << 20;

std::string local_time() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
  return text;
}

std::size_t size_of(const content::Value& value, const char* what) {
  return static_cast<std::size_t>(value.integer(what, 0, 1'000'000'000));
}

Record read_record(const content::Value& value, content::Diagnostics& diagnostics) {
  Record out;
  content::Reader reader(value, "a game", diagnostics);
  const auto text = [&](const char* key, std::string& to) {
    reader.required(key, [&, key](const content::Value& held) { to = held.text(key); });
  };
  text("ended", out.ended);
  text("game", out.game);
  text("scenario", out.scenario);
  text("title", out.title);
  reader.required("players", [&](const content::Value& held) {
    for (const content::Value& each : held.items("players")) out.players.push_back(each.text("a player"));
  });
  text("outcome", out.outcome);
  text("ending", out.ending);
  reader.optional("won", [&](const content::Value& held) { out.won = held.boolean("won"); });
  reader.required("seed", [&](const content::Value& held) {
    out.seed = static_cast<std::uint64_t>(held.integer("seed", INT64_MIN, INT64_MAX));
  });
  reader.required("rounds", [&](const content::Value& held) { out.rounds = size_of(held, "rounds"); });
  reader.required("answers", [&](const content::Value& held) { out.answers = size_of(held, "answers"); });
  reader.optional("ends", [&](const content::Value& held) { out.ends = size_of(held, "ends"); });
  reader.optional("week", [&](const content::Value& held) { out.week = held.text("week"); });
  text("key", out.key);
  reader.finish();
  return out;
}

void write_record(content::YamlWriter& out, const Record& record) {
  out.begin_map();
  out.field("ended", record.ended);
  out.field("game", record.game);
  out.field("scenario", record.scenario);
  out.field("title", record.title);
  out.plain("players");
  out.begin_list(content::YamlWriter::Form::one_line);
  for (const std::string& name : record.players) out.quoted(name);
  out.end_list();
  out.field("outcome", record.outcome);
  out.field("ending", record.ending);
  if (record.won) {
    out.plain("won");
    out.truth(*record.won);
  }
  const auto number = [&](const char* key, std::int64_t value) {
    out.plain(key);
    out.number(value);
  };
  number("seed", static_cast<std::int64_t>(record.seed));
  number("rounds", static_cast<std::int64_t>(record.rounds));
  number("answers", static_cast<std::int64_t>(record.answers));
  if (record.ends > 1) number("ends", static_cast<std::int64_t>(record.ends));
  if (!record.week.empty()) out.field("week", record.week);
  out.field("key", record.key);
  out.end_map();
}

std::string to_yaml(const std::vector<Record>& records) {
  content::YamlWriter out;
  out.comment(
      "The games that came to an end, the oldest first. Written by misk and its table, and yours to change:");
  out.comment(
      "a game whose entry you take out is not counted. 'key' tells which entries are one and the same game.");
  out.begin_map();
  out.plain("schema");
  out.number(kStatisticsSchema);
  out.plain("games");
  out.begin_list();
  for (const Record& record : records) write_record(out, record);
  out.end_list();
  out.end_map();
  return out.finish();
}

void add(Tally& tally, const Record& record) {
  ++tally.games;
  if (record.won) ++(*record.won ? tally.won : tally.lost);
}

/// The most played first; names of as many games by the alphabet.
template <class Count, class Much>
std::vector<std::pair<std::string, Count>> most_first(const std::map<std::string, Count>& counts,
                                                      const Much& much) {
  std::vector<std::pair<std::string, Count>> out(counts.begin(), counts.end());
  std::stable_sort(out.begin(), out.end(),
                   [&](const auto& a, const auto& b) { return much(a.second) > much(b.second); });
  return out;
}

}  // namespace

std::string key_of(const Setup& setup, const std::string& save_file, const std::string& began) {
  content::ContentHash hash;
  hash.add(setup.scenario);
  for (const auto* list : {&setup.avatars, &setup.deck_texts})
    for (const std::string& each : *list) hash.add(each);
  for (const auto* map : {&setup.options, &setup.settings})
    for (const auto& [name, value] : *map) {
      hash.add(name);
      hash.add(value);
    }
  hash.add(setup.campaign);
  hash.add(std::to_string(setup.seed));
  std::error_code error;
  const auto whole = std::filesystem::absolute(save_file, error).lexically_normal();
  hash.add(save_file.empty() ? "began " + began : whole.string());
  return text::hex_text(hash.value());
}

Record record_of(Game& game, const Chronicle& chronicle, const std::string& key, const std::string& week) {
  Record out;
  const kernel::State& state = game.kernel().state();
  out.ended = local_time();
  out.game = game.scripts().game();
  out.scenario = game.setup().scenario;
  out.title = game.translation().title(game.kernel().image().find_definition(out.scenario));
  for (int seat = 0; seat < state.players; ++seat) out.players.push_back(game.name(state.avatars[seat]));
  out.outcome = game.outcome();
  out.ending = chronicle.title;
  out.won = chronicle.won;
  out.seed = game.setup().seed;
  out.rounds = chronicle.periods;
  out.answers = game.session().journal().size();
  out.week = week;
  out.key = key;
  return out;
}

std::string statistics_file() {
  return statistics_file(store::data_folder());
}

std::string statistics_file(const std::string& folder) {
  return folder.empty() ? "" : folder + "/statistics.yaml";
}

std::vector<Record> read_statistics(const std::string& file) {
  std::error_code error;
  if (file.empty() || !std::filesystem::exists(file, error)) return {};
  const content::Value root = content::parse_yaml(content::read_disk_file(file, kLargestFile), file);
  std::vector<Record> out;
  if (root.is_null()) return out;
  content::Diagnostics diagnostics;
  content::Reader reader(root, "the statistics", diagnostics);
  reader.required("schema", [](const content::Value& value) {
    if (value.integer("schema", 1, 1'000'000) != kStatisticsSchema)
      value.fail("this misk reads schema 1", "update misk, or write schema: 1", "bad-schema");
  });
  reader.required("games", [&](const content::Value& value) {
    for (const content::Value& each : value.items("games")) out.push_back(read_record(each, diagnostics));
  });
  reader.finish();
  if (!diagnostics.empty()) throw content::ContentError(diagnostics.front());
  return out;
}

const Record* last_of_week(const std::vector<Record>& records, const std::string& week) {
  const auto found =
      std::find_if(records.rbegin(), records.rend(), [&](const Record& each) { return each.week == week; });
  return found == records.rend() ? nullptr : &*found;
}

void add_to_statistics(const std::string& file, Record record) {
  if (file.empty())
    throw content::ContentError({content::Severity::error, "statistics.yaml", 0, 0,
                                 "there is no folder to keep it in", "set HOME or XDG_DATA_HOME",
                                 "unwritable"});
  const store::FolderLock lock(std::filesystem::path(file).parent_path().string());
  std::vector<Record> records = read_statistics(file);
  const auto same = std::find_if(records.begin(), records.end(),
                                 [&](const Record& each) { return each.key == record.key; });
  if (same == records.end()) {
    if (records.size() >= kMostRecords)
      throw content::ContentError({content::Severity::error, file, 0, 0,
                                   "it is full with " + std::to_string(kMostRecords) + " games",
                                   "rename it, and a new one begins", "full"});
    records.push_back(std::move(record));
  } else {
    // The same end again, of a game that was resumed at it, is no news.
    if (same->outcome == record.outcome && same->answers == record.answers) return;
    record.ends = same->ends + 1;
    if (record.week.empty()) record.week = same->week;
    *same = std::move(record);
  }
  store::write_own(file, to_yaml(records));
}

Statistics count(const std::vector<Record>& records, const std::map<std::string, std::string>& name_of_game) {
  Statistics out;
  std::map<std::string, Tally> games, scenarios, players;
  std::map<std::string, std::size_t> endings;
  std::size_t row = 0;
  for (const Record& record : records) {
    add(out.all, record);
    const auto named = name_of_game.find(record.game);
    add(games[named == name_of_game.end() ? record.game : named->second], record);
    add(scenarios[record.title], record);
    for (const std::string& name : record.players) add(players[name], record);
    ++endings[record.title + ": " + record.ending];
    if (!record.won) continue;  // neither won nor lost: it breaks no streak
    row = *record.won == out.streak_won ? row + 1 : 1;
    out.streak_won = *record.won;
    out.streak = row;
    if (out.streak_won) out.best_streak = std::max(out.best_streak, row);
  }
  const auto games_of = [](const Tally& tally) { return tally.games; };
  out.games = most_first(games, games_of);
  out.scenarios = most_first(scenarios, games_of);
  out.players = most_first(players, games_of);
  out.endings = most_first(endings, [](std::size_t n) { return n; });
  return out;
}

std::string tally_text(const Tally& tally) {
  return std::to_string(tally.won) + " won, " + std::to_string(tally.lost) + " lost of " +
         std::to_string(tally.games);
}

std::string streak_text(const Statistics& statistics) {
  if (statistics.streak == 0) return "";
  const bool won = statistics.streak_won;
  if (statistics.streak == 1) return won ? "1 game won" : "1 game lost";
  return std::to_string(statistics.streak) + (won ? " games won in a row" : " games lost in a row");
}

}  // namespace misk::game
