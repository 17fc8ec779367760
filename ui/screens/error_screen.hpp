// What is wrong with packs or settings, before or instead of a game.
#pragma once
#include <string>
#include <vector>

#include "content/diagnostic.hpp"
#include "screens/page.hpp"
#include "script/host.hpp"

namespace misk::ui {

struct Problem {
  bool error = true;  // else a warning
  std::string where;  // FILE:LINE
  std::string text, mend;
  std::string details;  // shown when asked for
};

std::vector<Problem> problems_of(const content::Diagnostics& diagnostics);
std::vector<Problem> problems_of(const std::vector<script::Report>& reports);

/// Wishes: back (go on without them), quit.
class ErrorScreen : public PageScreen {
 public:
  /// `what`: one line above them. `go_on`: what the button that goes back says; "" for no such button.
  ErrorScreen(std::vector<Problem> problems, std::string what, std::string go_on = "Go on without them");

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;

 private:
  std::vector<Problem> problems_;
  std::string what_, go_on_;
  int open_ = -1;  // whose details are shown
  Scroll scroll_;
};

}  // namespace misk::ui
