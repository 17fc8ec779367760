// A game at the terminal: the table as text, numbered options, and a few commands.
#pragma once
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/rulebook.hpp"
#include "cli/style.hpp"
#include "explain/console.hpp"
#include "explain/trace.hpp"
#include "game/beats.hpp"
#include "game/bot.hpp"
#include "game/declined.hpp"
#include "game/hindsight.hpp"
#include "game/lesson.hpp"
#include "game/moments.hpp"
#include "game/save.hpp"
#include "game/seat_bots.hpp"

namespace misk::cli {

/// Prints the log as sentences, indented by nesting, each followed by its place in the rules.
class LogPrinter {
 public:
  explicit LogPrinter(Style style) : style_(style) {}
  /// Prints the lines since the last call; after the event of each of these beats, what it tells.
  void print(const game::Game& game, const std::vector<game::Beat>& beats = {});
  /// Prints the last `count` lines again.
  void print_last(const game::Game& game, std::size_t count);
  /// Continues from here without printing.
  void skip(const game::Game& game) { at_ = game.kernel().events().size(); }
  /// Adapts after events were undone.
  void rewind(const game::Game& game) { at_ = std::min(at_, game.kernel().events().size()); }

 private:
  void print_lines(const std::vector<game::LogLine>& lines);

  Style style_;
  std::size_t at_ = 0;
  game::LogIndent indent_;
};

/// How the player left a game. reload: the packs have changed, and the game continues with them.
enum class Left { over, quit, stuck, reload };

/// Lets people play a started (or replayed) game at the terminal; `save` may be null.
class Terminal {
 public:
  /// `moments`: of the game from its first answer on, if the caller has kept them. Throws game::SetupError
  /// for bots of the set-up that cannot play.
  Terminal(game::Game& game, game::Save save, std::unique_ptr<game::SaveWriter> writer,
           std::unique_ptr<game::Moments> moments = nullptr);
  /// Begins with lines of Lua. `pack`: the pack whose names they see, "" for the scenario's. Throws
  /// SetupError.
  void open_console(const std::string& pack);
  Left run();
  /// Called while nobody types; true: leave the game to reload it.
  std::function<bool()> idle;
  std::unique_ptr<game::SaveWriter> take_writer() { return std::move(writer_); }
  const game::Save& saved() const { return save_; }
  /// The game continues after a reload, so its title is not printed again.
  bool goes_on = false;
  /// On leaving, print how to resume. Not if the save is part of a larger thing, which is resumed as a whole.
  bool tells_of_save = true;
  /// The number of failed lines of Lua.
  int failed_lines() const { return failed_lines_; }

 private:
  bool read_line(std::string& line);
  bool reloads_ = false;
  /// A listed option: its number, text and heading.
  struct Listed {
    int index;  // within its part; -1 for a pass
    std::string heading, text;
  };
  enum class Next { again, go_on, quit };

  void ask();
  std::string choice_line(const std::vector<kernel::ComponentId>& ticked);
  void list_options();
  Next command(const std::string& line);
  Next answer_line(const std::string& line);
  bool give(const std::vector<std::int32_t>& choices);
  void record();
  /// Passes windows that offer nothing but what their player has just declined.
  void pass_declined();
  void passing();
  /// Gives the answers of the bots that are asked before the next person. False if none is.
  bool let_bots_play();
  void time(const std::string& count) const;
  Next console_line(const std::string& line);
  bool typing_lua() const { return in_console_ && !game_.kernel().intervening(); }
  /// Takes back the answers behind a position. Returns "" or why not.
  std::string go_back(std::size_t position);
  void forget_ahead();
  std::optional<std::size_t> before_person(std::size_t position) const;
  void undo(const std::string& where);
  void redo(const std::string& count);
  void name_point(const std::string& name);
  void save(const std::string& file);
  void explain(const std::string& which);
  void look(const std::string& name);
  const game::Rulebook& rulebook();
  void rules(const std::string& word);
  void tell_lesson();
  void lesson(const std::string& what);
  void source(const std::string& which);
  void stack() const;
  const kernel::Option* option_at(const std::string& which, const char* command) const;
  void why(const std::string& rest);
  void odds();
  void beats();
  void score();
  void trace(const std::string& what);
  void help() const;
  void show_board();
  void show_news();
  void show_end();
  const kernel::Part& part() const;

  game::Game& game_;
  game::Declined declined_;
  bool passes_declined_, told_declined_ = false;
  game::Save save_;
  std::unique_ptr<game::SaveWriter> writer_;
  Style style_;
  LogPrinter log_;
  std::unique_ptr<game::SeatViewer> viewer_;  // these two from the first `beats`
  std::unique_ptr<game::Beats> beats_;
  bool tells_beats_ = false;
  std::vector<game::Beat> seen_beats_;
  game::Lesson lesson_{game_};
  std::unique_ptr<game::Rulebook> rulebook_;  // from the first `rules` or `look`
  std::unique_ptr<game::Trace> trace_;        // from the first `trace on`
  std::unique_ptr<game::Console> console_;    // from the first `lua`
  bool in_console_ = false;
  int failed_lines_ = 0;
  std::vector<Listed> listed_;
  std::vector<kernel::Answer> ahead_;  // taken back; redo gives them again
  std::vector<game::SavePoint> points_ahead_;
  game::Hindsight hindsight_;
  game::SeatBots bots_;
  std::unique_ptr<game::Moments> moments_;
  std::size_t part_ = 0;
  int asked_ = -1;
  std::vector<std::string> shown_;  // the table as it was last shown
  bool told_news_ = false;
  std::uint64_t drawn_ = 0;
};

/// Lets a bot play to the end and prints the log. Returns how it ended.
Left play_bot(game::Game& game, game::Bot& bot, game::SaveWriter* writer);

/// Prints the game's text at its end: the resolution, and the fate of each player.
void print_end(game::Game& game, Style style);

}  // namespace misk::cli
