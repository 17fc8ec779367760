// Entries whose VM instructions are not counted one by one: counting costs a simulation some 6 % of its time.
#pragma once
#include <memory>

namespace misk::script {

class Sandbox;

/// While it lives, the entries of its thread into the sandbox are measured by the processor's clock instead
/// of counted. An instruction takes at least one tick. So an entry that used fewer ticks than its budget has
/// met no limit, and it went as if it had been counted. For any other entry `doubtful` is true: the game must
/// be played again after stop(). A timer turns counting back on where an entry seems endless. This is for
/// games that can be played again as a whole, never for a player's. If there is no such timer, everything is
/// counted.
class Hurry {
 public:
  explicit Hurry(Sandbox& sandbox);
  ~Hurry();
  Hurry(const Hurry&) = delete;
  Hurry& operator=(const Hurry&) = delete;

  void start();
  /// Every entry is counted from now on.
  void stop();
  /// Could an entry since the last call have met a limit, if it had been counted?
  bool doubtful();

 private:
  struct Timer;
  Sandbox& sandbox_;
  std::unique_ptr<Timer> timer_;
  int pause_before_ = 0;  // of the garbage collector
};

}  // namespace misk::script
