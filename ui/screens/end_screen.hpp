// How a game has ended.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "screens/page.hpp"

namespace misk::ui {

struct EndData {
  std::string game, scenario, outcome;  // outcome: as a person says it
  bool won = false;                     // colours it
  std::vector<std::string> epilogue;    // lines; those that begin with spaces are set in
  std::vector<std::pair<std::string, std::string>> statistics;  // rounds, decisions, time, ...
  struct Seat {
    std::string name;
    FacePtr face;
    std::vector<std::string> lines;
  };
  std::vector<Seat> seats;
  std::uint64_t seed = 0;
  std::string go_on = {};  // what comes after it, instead of the same game again; "" for nothing
};

/// Wishes: again (with the same seed or a new one) or go_on, back (look at the table), menu, quit.
class EndScreen : public PageScreen {
 public:
  explicit EndScreen(EndData data);

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;

 private:
  EndData data_;
  Scroll story_, facts_;
};

}  // namespace misk::ui
