// Entries in a hurry: not counted one VM instruction after the other, which costs a simulation some 6 % of
// its time.
#pragma once
#include <memory>

namespace misk::script {

class Sandbox;

/// While it lives, the entries of its thread into the sandbox are measured by the processor's clock instead
/// of counted. An instruction takes at least a tick, so whoever has used fewer ticks than there was budget
/// has met no limit, and all is as if it had been counted. Of anything else `doubtful` tells: it must be
/// played again after stop(). A timer puts the count back where an entry seems endless. For games that can be
/// played again as a whole, never for a player's; where there is no such timer, everything is counted.
class Hurry {
 public:
  explicit Hurry(Sandbox& sandbox);
  ~Hurry();
  Hurry(const Hurry&) = delete;
  Hurry& operator=(const Hurry&) = delete;

  void start();
  /// Every entry is counted from now on.
  void stop();
  /// Whether an entry since the last call may have met a limit, had it been counted.
  bool doubtful();

 private:
  struct Timer;
  Sandbox& sandbox_;
  std::unique_ptr<Timer> timer_;
  int pause_before_ = 0;  // of the garbage collector
};

}  // namespace misk::script
