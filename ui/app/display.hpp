// Is there anything to show a window on? SFML 2.5 ends the process where there is not.
#pragma once
#include <string>

namespace misk::ui {

/// "" when a window can be opened, else one line that says why not and what to do.
std::string no_display_reason();

}  // namespace misk::ui
