// The window of misk table without the command line. Its source is the only one of tools/ that needs SFML.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/save.hpp"
#include "record/week.hpp"

namespace misk::cli {

struct TableOptions {
  std::function<content::PackRoots()> roots;  // called for the present places of packs
  game::PackHelp help;                        // about a save made with other packs
  std::optional<game::Setup> setup;           // none: show the start screen
  std::optional<game::Week> week;             // decides what of `setup` is played
  std::string bot, save, resume, size;        // size: "1600x900"
  std::string language;                       // "": from the settings
  bool recover = false, force = false;
  double scale = 0;
  double text_scale = 0;
  std::string screenshot, screenshot_until;
  std::string screenshot_beat;  // the name of a beat
  std::string screenshot_open;  // a dialog, or a word of the rules
  int screenshot_at = 0;
  int bench = 0;       // number of answers
  std::string tell;    // a file that lists, after every screen frame, the places to click
  bool still = false;  // no motion, no sound
  bool watch = false;  // load packs again when they change
};

/// "" if a window can be opened; otherwise the reason.
std::string no_display();
/// Runs until the window is closed. Throws Wrong, game::SetupError and content::ContentError.
int run_table(const TableOptions& options);

}  // namespace misk::cli
