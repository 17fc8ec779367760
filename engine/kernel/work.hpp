// Counts the work that the machine does for expressions: members of sets that it looks at, modifiers, ways. A
// few words of a card can ask for any amount of it (a set of a set of a set), and no script is entered
// meanwhile, so no limit of scripts would end it.
#pragma once
#include <cstdint>
#include <limits>
#include <stdexcept>

namespace misk::kernel {

/// So much between two decisions, or for one function that a front end calls, is a second or two. Games need
/// a thousandth of it.
inline constexpr std::int64_t kMostWork = 50'000'000;

/// Thrown when it is used up.
struct TooMuchWork : std::length_error {
  TooMuchWork()
      : std::length_error(
            "sets, modifiers and ways between places are looked at more than 50,000,000 times") {}
};

inline constexpr std::int64_t kNoWorkLimit = std::numeric_limits<std::int64_t>::max();
/// What is left on this thread.
inline constinit thread_local std::int64_t work_left = kNoWorkLimit;

inline void work(std::int64_t steps = 1) {
  if ((work_left -= steps) < 0) [[unlikely]]
    throw TooMuchWork();
}

/// While the outermost of them lives, work is counted.
class WorkLimit {
 public:
  WorkLimit() : before_(work_left) {
    if (is_outermost()) work_left = kMostWork;
  }
  ~WorkLimit() {
    if (is_outermost()) work_left = kNoWorkLimit;
  }
  WorkLimit(const WorkLimit&) = delete;
  WorkLimit& operator=(const WorkLimit&) = delete;

 private:
  // Half of it is never used up where nothing is counted.
  bool is_outermost() const { return before_ > kNoWorkLimit / 2; }

  std::int64_t before_;
};

}  // namespace misk::kernel
