// Scripts that use up all their time, again and again, in a run of many games.
#pragma once
#include <string>

#include "game/game.hpp"
#include "script/host.hpp"

namespace misk::game {

/// One effect that uses up its time is undone, and its game goes on. A pack that does it in every game would
/// have a run go on for days, so after a few the run ends. The limit of instructions is met long before that
/// of time by all but scripts that a few instructions keep busy, so honest ones do not come here.
class SlowScripts {
 public:
  /// Is told of each script error of the run.
  void note(const script::Report& report) {
    if (report.rule == "time" && ++times_ == kMost) last_ = report.to_line();
  }
  bool too_many() const { return times_ >= kMost; }
  /// Throws SetupError when there were too many.
  void judge() const {
    if (!too_many()) return;
    throw SetupError(last_ + "; this was the effect no. " + std::to_string(kMost) +
                     " that used up its time, so the run ends: mend it, or leave its pack out");
  }

 private:
  static constexpr int kMost = 3;
  int times_ = 0;
  std::string last_;
};

}  // namespace misk::game
