// A game on the table: who is asked, the answers so far and how to go back along them, what is passed by
// itself, and the file it is saved in. Knows no picture.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "game/console.hpp"
#include "game/save.hpp"
#include "game/seat_view.hpp"

namespace misk::ui {

/// What to do with a chance that one does not want to be asked about each time.
enum class SkipRule : std::uint8_t { ask, always, never };

class Playing {
 public:
  /// The game has been started (or played back to the end of `save`). `writer` may be null: then nothing is
  /// saved. The game's session keeps its history from before it was started.
  Playing(game::Game& game, game::Save save, std::unique_ptr<game::SaveWriter> writer);

  game::Game& game() { return game_; }
  const game::Game& game() const { return game_; }
  const game::Save& save() const { return save_; }
  /// Is every answer written to a file? Which one.
  bool saved() const { return writer_ != nullptr; }
  std::string save_file() const { return writer_ ? writer_->file() : ""; }
  /// The player who is to answer now; -1 when nobody is.
  int asked() const;
  /// Answers for whoever is asked, and then whatever passes by itself. False when that is not allowed.
  bool answer(const std::vector<std::int32_t>& choices);
  /// A line of Lua; when it changes the game it is a position like an answer, and saved.
  game::ConsoleReply run_line(const std::string& line);
  /// What completes lines, and those that were typed.
  game::Console& console();
  /// Grows with everything that changes what can be seen.
  std::uint64_t version() const { return version_; }

  // Back and forth. Positions are numbers of answers.
  std::size_t at() const { return game_.session().journal().size(); }
  std::size_t length() const { return at() + ahead_.size(); }
  /// Goes to a position between 0 and length(). What lies ahead is kept until another answer is given.
  bool go_to(std::size_t position);
  /// To before the last answer that a person gave; false when there is none.
  bool undo();
  bool redo();
  /// The positions where a person (not a rule of skipping) answered.
  const std::set<std::size_t>& chosen() const { return chosen_; }
  void add_point(const std::string& name);
  const std::vector<game::SavePoint>& points() const { return save_.points; }

  // Skipping.
  /// Passes from here on until something else than the present chances is asked. False where one cannot pass.
  bool pass_on();
  /// Of a trigger (see trigger_of): from now on ask, always use it, never.
  void set_rule(const std::string& trigger, SkipRule rule);
  const std::map<std::string, SkipRule>& rules() const { return rules_; }
  /// What an option is an instance of: its card's title and its text. Empty for what no rule can be set for.
  std::string trigger_of(const game::RequestView& request, const game::OptionView& option) const;
  /// Windows where nobody wants to be asked, by name.
  void set_stop(const std::string& window, bool stop);
  const std::map<std::string, bool>& stops() const { return stops_; }
  /// The same rules of skipping, and the same answers by a person, as in another Playing of this game.
  void skip_like(const Playing& other);
  /// The index of the option that passes, or -1.
  static std::int32_t pass_of(const game::RequestView& request);

  /// The log up to now, as that seat (or all who sit at the table together) may read it.
  const std::vector<game::LogLine>& log(std::uint8_t viewer = game::kWholeTable);
  /// How many steps each of its lines is set in.
  const std::vector<std::size_t>& log_indents() const { return log_indents_; }
  /// Looks at the game from a seat (kept until something changes).
  const game::SeatView& view(int seat, int shown = -1);
  game::SeatViewer& viewer() { return viewer_; }
  /// A file that could not be written any more, that the game was changed by hand, and such; taken away by
  /// asking.
  std::string take_problem();

 private:
  bool give(const std::vector<std::int32_t>& choices, bool by_person);
  void given(bool by_person);
  void forget_ahead();
  void run_rules();
  bool answer_by_rule();
  void changed();
  void forget_log();

  game::Game& game_;
  game::Save save_;
  std::unique_ptr<game::SaveWriter> writer_;
  game::SeatViewer viewer_;
  std::unique_ptr<game::Console> console_;
  std::vector<kernel::Answer> ahead_;
  std::vector<game::SavePoint> points_ahead_;
  std::set<std::size_t> chosen_;
  std::map<std::string, SkipRule> rules_;
  std::map<std::string, bool> stops_;
  std::set<std::string> passing_;  // while pass_on() goes on: the texts of the chances that are passed
  int passing_player_ = -1;
  std::vector<game::LogLine> log_;
  std::vector<std::size_t> log_indents_;
  game::LogIndent log_indent_;
  std::size_t log_at_ = 0;
  std::uint8_t log_viewer_ = game::kWholeTable;
  game::SeatView view_;
  int view_seat_ = -1, view_shown_ = -1;
  std::uint64_t view_version_ = 0, version_ = 1;
  std::string problem_;
};

}  // namespace misk::ui
