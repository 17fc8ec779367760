// What is told of a game when it is over: a title for its end, what was gained and lost, the moments that
// decided it, and how its numbers went round by round.
//
// Which moments matter, and which numbers are drawn, only the game knows. It says so by three exports
// (scripts/README.md, "The end of a game"): chronicle() names the timing points, chronicle_event(event) says
// what one of their events is worth, and game_summary(outcome) speaks of the end. All is worked out from the
// list of events, so a game that was resumed or taken back tells the same as one that was played at one go.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/seat_view.hpp"

namespace misk::game {

/// A number in the course of a game.
struct Curve {
  std::string label, colour;         // colour: "#rrggbb", or "" for none of its own
  std::vector<std::int64_t> values;  // one for each period (a round): as it was at its end
};

/// A moment that decided something.
struct Deed {
  std::size_t period = 0;  // counted from 1; 0: before the first
  std::string text;
  int weight = 0;
  int good = 0;  // 1 for the players, -1 against them, 0 neither
};

struct Chronicle {
  std::string title;               // of the end, for players
  std::optional<bool> won;         // nothing if the game calls it neither
  std::vector<std::string> lines;  // what it came to
  std::vector<std::string> gained, lost;
  std::vector<std::pair<std::string, std::string>> figures;  // label and number
  std::string period;                                        // what a period is called: "Round"
  std::size_t periods = 0;
  std::vector<Curve> curves;  // those that are not 0 all the time
  std::vector<Deed> deeds;    // the weightiest, in the order in which they happened
  std::string next;           // the id of the scenario that comes next; "" for none
};

inline constexpr std::size_t kMostDeeds = 10;

/// Tells what `viewer` may know. Before the end it tells of the game so far. A game without these exports has
/// the words of Game::ending() for a title, and nothing else.
Chronicle chronicle_of(Game& game, std::uint8_t viewer);

/// The same as lines of text: the story, what was gained and lost, and a row of figures for each curve.
std::vector<std::string> chronicle_lines(const Chronicle& chronicle);

}  // namespace misk::game
