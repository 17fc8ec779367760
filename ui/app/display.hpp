// Checks for a display. SFML 2.5 ends the process if there is none.
#pragma once
#include <string>

namespace misk::ui {

/// "" if a window can be opened; otherwise one line with the reason and how to fix it.
std::string no_display_reason();

}  // namespace misk::ui
