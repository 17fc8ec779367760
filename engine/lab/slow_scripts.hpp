// Ends a run of many games if scripts use up all their time again and again.
#pragma once
#include <string>

#include "game/game.hpp"
#include "script/host.hpp"

namespace misk::game {

/// If one effect uses up its time, it is undone and its game continues. A pack that does so in every game
/// would make a run last for days, so the run ends after a few. Nearly all scripts reach the limit of
/// instructions long before the time limit; only scripts whose few instructions take long come here.
class SlowScripts {
 public:
  /// Receives each script error of the run.
  void note(const script::Report& report) {
    if (report.rule == "time" && ++times_ == kMost) last_ = report.to_line();
  }
  bool too_many() const { return times_ >= kMost; }
  /// Throws SetupError if there were too many.
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
