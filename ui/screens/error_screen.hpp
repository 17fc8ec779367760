// Errors of packs or settings, shown before a game or instead of it.
#pragma once
#include <string>
#include <vector>

#include "content/diagnostic.hpp"
#include "screens/page.hpp"
#include "script/host.hpp"

namespace misk::ui {

struct Problem {
  bool error = true;  // false: a warning
  std::string where;  // FILE:LINE
  std::string text, mend;
  std::string details;  // shown on demand
};

std::vector<Problem> problems_of(const content::Diagnostics& diagnostics);
std::vector<Problem> problems_of(const std::vector<script::Report>& reports);

/// Wishes: back (go on without the faulty packs), quit.
class ErrorScreen : public PageScreen {
 public:
  /// `what`: a line above the problems. `go_on`: the label of the button back; "" for no such button.
  ErrorScreen(std::vector<Problem> problems, std::string what, std::string go_on = "Go on without them");

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;

 private:
  std::vector<Problem> problems_;
  std::string what_, go_on_;
  int open_ = -1;  // the problem whose details are shown
  Scroll scroll_;
};

}  // namespace misk::ui
