// A question over a page, with a few answers and the way back.
#pragma once
#include <string>
#include <vector>

#include "screens/page.hpp"

namespace misk::ui {

struct Answer {
  std::string text;
  Action action;
};

/// Draws it; the first answer is what most people want. Its Cancel, and Escape, are { "cancel", 0, "" }.
void draw_question(PageScreen& screen, Canvas& canvas, const std::string& title, const std::string& text,
                   const std::vector<Answer>& answers);

}  // namespace misk::ui
