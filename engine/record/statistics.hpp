// The player's statistics: a list of the games that came to an end, in statistics.yaml of the data folder,
// which a person can read and change. Everything that is shown of it is counted from this list.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/save.hpp"
#include "record/chronicle.hpp"

namespace misk::game {

inline constexpr int kStatisticsSchema = 1;
/// More games than these do not fit into a file that misk reads.
inline constexpr std::size_t kMostRecords = 2500;

/// A game that has ended.
struct Record {
  std::string ended;                  // 2026-11-27 19:30, local time
  std::string game, scenario, title;  // ids, and the scenario's name
  std::vector<std::string> players;   // names, in seat order
  std::string outcome, ending;        // its id, and in words
  std::optional<bool> won;            // nothing if the game calls it neither
  std::uint64_t seed = 0;
  std::size_t rounds = 0, answers = 0;
  std::size_t ends = 1;  // how often it came to an end: after an undo it may again
  std::string week;      // "2026-W48" if it was the game of that week
  std::string key;       // what makes it the same game: see key_of()

  bool operator==(const Record&) const = default;
};

/// The same key means the same game: the same set-up, kept in the same file, or if it is kept in none, begun
/// at the same moment by this process. So a game that is resumed or taken back is counted once, and a second
/// go at the same seed is another game.
std::string key_of(const Setup& setup, const std::string& save_file, const std::string& began);

/// The record of a game that is over.
Record record_of(Game& game, const Chronicle& chronicle, const std::string& key, const std::string& week);

/// statistics.yaml in the data folder; "" without a home.
std::string statistics_file(const std::string& folder);
std::string statistics_file();

/// Reads the list, in the order of the games. No file: an empty list. Throws content::ContentError with file,
/// line and mend if the file is faulty.
std::vector<Record> read_statistics(const std::string& file);

/// Adds a record, or puts it in the place of that of the same game. Throws content::ContentError, without
/// changing anything, if the file is faulty or cannot be written.
void add_to_statistics(const std::string& file, Record record);

/// How often something was played, and how it ended.
struct Tally {
  std::size_t games = 0, won = 0, lost = 0;
};

struct Statistics {
  Tally all;
  std::vector<std::pair<std::string, Tally>> games, scenarios, players;  // by name, most played first
  std::vector<std::pair<std::string, std::size_t>> endings;              // "SCENARIO: ENDING", the same
  std::size_t streak = 0;  // games won or lost in a row up to now
  bool streak_won = false;
  std::size_t best_streak = 0;  // most games won in a row
};

/// The last end of that week's game; null if nobody has played it.
const Record* last_of_week(const std::vector<Record>& records, const std::string& week);

/// Counts a list. `name_of_game`: the title of a game's id; an id without one stays as it is.
Statistics count(const std::vector<Record>& records, const std::map<std::string, std::string>& name_of_game);

/// "2 won, 1 lost of 4"
std::string tally_text(const Tally& tally);
/// The same for the streak: "3 games won in a row"; "" if there is none.
std::string streak_text(const Statistics& statistics);

}  // namespace misk::game
