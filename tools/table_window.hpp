// misk table's window, apart from the command line: its source is the only one of tools/ that needs SFML.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/save.hpp"

namespace misk::cli {

struct TableOptions {
  std::function<content::PackRoots()> roots;  // of packs, as they are when it is asked
  game::PackHelp help;                        // about a save of other packs that is named
  std::optional<game::Setup> setup;           // none: the start screen
  std::string bot, save, resume, size;        // size: "1600x900"
  std::string language;                       // "": by the settings
  bool recover = false, force = false;
  double scale = 0;
  std::string screenshot, screenshot_until;
  int screenshot_at = 0;
  int bench = 0;       // answers
  std::string tell;    // a file that says, after every picture, what can be clicked where
  bool still = false;  // no motion, no sound
  bool watch = false;  // packs are loaded again when they change
};

/// "" when a window can be opened, else why not.
std::string no_display();
/// Until the window is closed. Throws Wrong, game::SetupError and content::ContentError.
int run_table(const TableOptions& options);

}  // namespace misk::cli
