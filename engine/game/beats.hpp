// The beats of a game: moments that are worth a look, one after the other. A token comes out of the bag, a
// phase begins, an enemy falls.
//
// A game names its timing points and abilities that are beats in tabletop().beats, and its export
// table_beat(event) says what is to be seen (scripts/README.md, "The table"). Between two steps of the kernel
// a beat is complete, so the table is looked at there (Kernel::pause): a beat has the view as it was at that
// moment, although the game has long gone on to its next question.
#pragma once
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "game/seat_view.hpp"

namespace misk::game {

struct Beat {
  std::string what;                      // name of the timing point or ability
  nlohmann::json told;                   // the result of table_beat
  std::shared_ptr<const SeatView> view;  // the table just after it; null if no views are wanted
  std::size_t events = 0;                // the number of events up to this moment, itself included
};

/// Collects the beats while a game runs. Only one of these may collect from a game at a time.
class Beats {
 public:
  /// Faults of tabletop().beats are added to viewer.problems().
  Beats(Game& game, SeatViewer& viewer);
  ~Beats() { stop(); }
  Beats(const Beats&) = delete;
  Beats& operator=(const Beats&) = delete;

  /// False if the game tells no beats.
  bool any() const { return !points_.empty() || !abilities_.empty(); }
  /// Collects from now on what this seat sees; `shown` as in SeatViewer::look. `views`: with a view each.
  void begin(int seat, int shown, bool views);
  /// Ends collecting, and returns the beats in order.
  std::vector<Beat> end();

 private:
  void stop();
  void collect();
  const std::string* name_of(const kernel::Event& event) const;

  Game& game_;
  SeatViewer& viewer_;
  std::set<kernel::Id> points_;
  std::set<std::string> abilities_;
  bool collects_ = false, views_ = false;
  int seat_ = 0, shown_ = -1;
  std::size_t from_ = 0, next_ = 0;  // events: the first of this run, and the first that is not looked at
  std::vector<Beat> found_;
};

/// What a beat tells, as lines for front ends that have no picture of it.
std::vector<std::string> beat_lines(const nlohmann::json& told);

}  // namespace misk::game
