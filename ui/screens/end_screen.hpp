// The end of a game.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "record/chronicle.hpp"
#include "screens/page.hpp"

namespace misk::ui {

struct EndData {
  std::string game, scenario, outcome;                          // outcome: in words
  bool won = false;                                             // selects the colour
  game::Chronicle chronicle = {};                               // its story, and the course of the game
  std::vector<std::string> epilogue;                            // lines; spaces at the front indent
  std::vector<std::pair<std::string, std::string>> statistics;  // rounds, decisions, time, ...
  struct Seat {
    std::string name;
    FacePtr face;
    std::vector<std::string> lines;
  };
  std::vector<Seat> seats;
  std::uint64_t seed = 0;
  std::string go_on = {};      // label to go on, instead of playing again; "" for none
  std::string next_name = {};  // the scenario that comes next; "" for none. Wish: start
  game::Setup next = {};
  std::string note = {};  // what became of it in the statistics
};

/// Wishes: start (the next scenario), again (with the same seed or a new one) or go_on, back (to look at the
/// table), menu, quit.
class EndScreen : public PageScreen {
 public:
  explicit EndScreen(EndData data);

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;

 private:
  void draw_story(Canvas& canvas, Rect rest);
  void draw_people(Canvas& canvas, Rect& rest);
  float draw_person(Canvas& canvas, Rect cell, const EndData::Seat& seat, float least);
  void draw_facts(Canvas& canvas, Rect rest);
  void draw_foot(Canvas& canvas, Rect foot);

  bool goes_on() const;

  EndData data_;
  Scroll story_, facts_;
};

}  // namespace misk::ui
