// A view asks functions of a game for each card, option and line of the log. Each of them has limits of its
// own, and a view may ask hundreds of them.
#pragma once

namespace misk::game {

/// While one lives, all functions that views ask on this thread share two seconds of processor time. What is
/// asked after that gets the answer that tells least. Of several the outermost counts.
class ViewBudget {
 public:
  ViewBudget();
  ~ViewBudget();
  ViewBudget(const ViewBudget&) = delete;
  ViewBudget& operator=(const ViewBudget&) = delete;

  static bool is_spent();
};

}  // namespace misk::game
