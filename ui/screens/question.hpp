// A question over a page, with some answers and a way back.
#pragma once
#include <string>
#include <vector>

#include "screens/page.hpp"

namespace misk::ui {

struct Answer {
  std::string text;
  Action action;
};

/// Draws it. The first answer should be the usual one. Cancel and Escape give the action { "cancel", 0, "" }.
void draw_question(PageScreen& screen, Canvas& canvas, const std::string& title, const std::string& text,
                   const std::vector<Answer>& answers);

}  // namespace misk::ui
