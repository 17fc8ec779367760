// A game at the table: it gives the person's answers to the game, goes back and forth among them, passes
// questions by rules, and saves each answer. It knows no picture.
//
// The game's journal (game::Session) holds the answers up to the present position. ahead_ holds the answers
// after it that were undone; redo gives them again, and a different answer drops them. Going back restores a
// checkpoint, so every position of the game can be reached.
//
// After a person's answer, rules may give further ones: pass_on() passes the same question until something
// changes, set_stop() passes a window, set_rule() uses or refuses one trigger, pass_declined() passes windows
// that offer only what was just declined. chosen_ remembers which
// answers came from a person, so that undo goes back to the last of these.
//
// view() and log() are the game as one seat sees it. They are cached; version_ grows with every change.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "explain/console.hpp"
#include "game/beats.hpp"
#include "game/declined.hpp"
#include "game/hindsight.hpp"
#include "game/moments.hpp"
#include "game/save.hpp"
#include "game/seat_bots.hpp"
#include "game/seat_view.hpp"

namespace misk::ui {

/// The rule for a trigger that the person does not want to be asked about each time.
enum class SkipRule : std::uint8_t { ask, always, never };

class Playing {
 public:
  /// The game has been started (or played back to the end of `save`). `writer` may be null; then nothing is
  /// saved. The game's session keeps its history from before. `moments`: of the game from its first answer
  /// on, if the caller has kept them. Throws game::SetupError for bots of the set-up that cannot play.
  Playing(game::Game& game, game::Save save, std::unique_ptr<game::SaveWriter> writer,
          std::unique_ptr<game::Moments> moments = nullptr);

  game::Game& game() { return game_; }
  const game::Game& game() const { return game_; }
  const game::Save& save() const { return save_; }
  /// True if every answer is written to save_file().
  bool saved() const { return writer_ != nullptr; }
  std::string save_file() const { return writer_ ? writer_->file() : ""; }
  /// The player who must answer now; -1 if nobody.
  int asked() const;
  /// Gives the asked player's answer, and then those of rules. False if the answer is not allowed.
  bool answer(const std::vector<std::int32_t>& choices);
  /// True if the player who is asked is a bot of the set-up.
  bool bot_is_asked() const { return bots_.plays(asked()); }
  /// The first seat that a person plays.
  int first_person() const;
  /// Lets that bot give its answer, and then rules. After going back it gives the answer that it gave. False
  /// if no bot is asked.
  bool answer_by_bot();
  /// Runs a line of Lua. If it changes the game, it counts as a position like an answer, and is saved.
  game::ConsoleReply run_line(const std::string& line);
  /// The console, which completes lines and keeps the typed ones.
  game::Console& console();
  /// Grows with every visible change.
  std::uint64_t version() const { return version_; }

  // Undo and redo. A position is a number of answers.
  std::size_t at() const { return game_.session().journal().size(); }
  std::size_t length() const { return at() + ahead_.size(); }
  /// Goes to a position between 0 and length(). Later answers are kept until a different answer is given.
  bool go_to(std::size_t position);
  /// Goes back to before the last answer of a person. False if there is none.
  bool undo();
  bool redo();
  /// Goes back to the beginning of a part (game::part_named), or on to that of the next. False if there is
  /// none, or if the way is barred (see remark()).
  bool back_by(std::size_t part);
  bool on_by(std::size_t part);
  /// The course of the game in words, including answers that were undone.
  const game::Moments& moments() const { return *moments_; }
  /// About the last way back, for the player: why it is barred, or that something had come to light since. ""
  /// for nothing.
  const std::string& remark() const { return remark_; }
  /// The positions at which a person answered, not a rule.
  const std::set<std::size_t>& chosen() const { return chosen_; }
  void add_point(const std::string& name);
  const std::vector<game::SavePoint>& points() const { return save_.points; }

  // Rules for passing. pass_on() passes now, and again until the question changes. False if passing is not
  // possible.
  bool pass_on();
  /// The rule for a trigger (see trigger_of): ask, always use it, never use it.
  void set_rule(const std::string& trigger, SkipRule rule);
  const std::map<std::string, SkipRule>& rules() const { return rules_; }
  /// The trigger of an option: the text of its ability, with the card's title. Empty if no rule can be set
  /// for it.
  std::string trigger_of(const game::RequestView& request, const game::OptionView& option) const;
  /// Whether windows are passed that offer nothing but what their player has just declined
  /// (game/declined.hpp). Not where set_stop() says that it asks.
  void pass_declined(bool passes);
  /// Whether to ask at a window, by name. true: always; false: pass it.
  void set_stop(const std::string& window, bool stop);
  /// Takes back what set_stop() has said of a window.
  void usual_stop(const std::string& window);
  const std::map<std::string, bool>& stops() const { return stops_; }
  /// Copies the rules, and which answers came from a person, from another Playing of this game.
  void skip_like(const Playing& other);
  /// The index of the option to pass, or -1.
  static std::int32_t pass_of(const game::RequestView& request);

  /// The log up to now as that seat may read it; by default as the whole table may.
  const std::vector<game::LogLine>& log(std::uint8_t viewer = game::kWholeTable);
  /// The number of its lines up to this number of events (Beat::events).
  std::size_t log_lines(std::size_t events);
  /// The indentation of each of its lines, in steps.
  const std::vector<std::size_t>& log_indents() const { return log_indents_; }
  /// The game as a seat sees it; cached until something changes.
  const game::SeatView& view(int seat, int shown = -1);
  game::SeatViewer& viewer() { return viewer_; }
  /// From the next answer on, collects the beats of the game as this seat sees them (`shown` as in view());
  /// seat -1: none.
  void watch(int seat, int shown = -1);
  /// Returns and forgets the beats of the answers since the last call. Going back makes none.
  std::vector<game::Beat> take_beats() { return std::exchange(seen_beats_, {}); }
  /// Returns and clears a message for the player: the file could not be written, the game was changed by
  /// hand.
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
  std::unique_ptr<game::SaveWriter> writer_;  // null: not saved, or writing has failed
  game::SeatViewer viewer_;
  std::unique_ptr<game::Console> console_;     // made on first use
  std::vector<kernel::Answer> ahead_;          // undone answers, the next one first
  std::vector<game::SavePoint> points_ahead_;  // named points among them
  game::Hindsight hindsight_;
  std::string remark_;
  std::set<std::size_t> chosen_;           // positions answered by a person, also ahead
  std::map<std::string, SkipRule> rules_;  // by trigger; missing: ask
  std::map<std::string, bool> stops_;      // by window; false: pass it, true: always ask
  std::set<std::string> passing_;          // for pass_on(): the texts of the options that are passed
  int passing_player_ = -1;                // the player who used pass_on()
  game::Declined declined_;
  game::SeatBots bots_;
  std::unique_ptr<game::Moments> moments_;
  bool passes_declined_ = false, told_declined_ = false;  // told_declined_: that a window was passed
  std::vector<game::LogLine> log_;
  std::vector<std::size_t> log_indents_;
  game::LogIndent log_indent_;
  std::size_t log_at_ = 0;  // the first event that is not in log_ yet
  std::uint8_t log_viewer_ = game::kWholeTable;
  std::unique_ptr<game::Beats> beats_;  // made on first use
  std::vector<game::Beat> seen_beats_;
  int watcher_ = -1, watched_ = -1;  // arguments of watch()
  game::SeatView view_;
  int view_seat_ = -1, view_shown_ = -1;          // arguments of the cached view_
  std::uint64_t view_version_ = 0, version_ = 1;  // view_version_: of the cached view_
  std::string problem_;                           // for take_problem()
};

}  // namespace misk::ui
