// The player's settings, and the keys. Kept as YAML in the platform's configuration folder.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "catalog/setup.hpp"

namespace misk::ui {

struct Input;

/// How long the beats of a game are shown (engine/game/beats.hpp).
enum class Pace : std::uint8_t {
  fast,   // not at all: the table shows the next question at once
  brief,  // about a second each; what is to be read stays until a click or key
  slow,
  click  // all stay until a click or key
};
/// Its name in the file of settings: "fast", "short", "long", "click".
const char* name_of(Pace pace);

struct Settings {
  float scale = 0;       // of the interface; 0: from the window's height
  float text_scale = 1;  // of text, in addition; 0.8 to 1.6
  float animation = 1;   // speed: 0 none, 0.5 slow, 1 usual, 2 fast
  Pace pace = Pace::brief;
  float volume = 0.5F;  // 0 to 1
  bool sound = true;
  bool colour_blind = false;
  bool hot_seat = false;                    // hide hands behind a curtain when another seat is asked
  bool pass_declined = true;                // pass windows that offer only what was just declined
  game::Undo undo = game::Undo::free;       // of games that begin
  bool auto_zoom = true;                    // show the card under the pointer large
  std::string language;                     // code; "": from the environment
  std::string image_folder;                 // the player's own card pictures: FOLDER/PACK/SLUG.png
  std::map<std::string, std::string> keys;  // command -> key, if not the default

  bool operator==(const Settings&) const = default;
};

/// A command of the table that has a key.
struct KeyBinding {
  const char* what;   // "pass", "undo", ...
  const char* usual;  // default key, with "Ctrl+" or "Shift+" in front
  const char* text;   // for the settings screen
};
/// All of them, in the order of the settings screen.
const std::vector<KeyBinding>& key_bindings();
/// The present key of a command.
std::string key_of(const Settings& settings, const std::string& what);
/// The command of a key ("Space", "Ctrl+Z"), or "".
std::string bound_to(const Settings& settings, const std::string& key);

/// The name of a pressed key with its modifiers: "Space", "Ctrl+Z", "Alt+Shift+F5".
std::string key_name(const Input& input);

/// Pixels per design unit: as set, or else from the window's size; never so large that a screen does not fit.
float interface_scale(const Settings& settings, float width, float height);

/// The file of settings: $XDG_CONFIG_HOME/miskatonic/table.yaml, else ~/.config/...; "" without a home.
std::string settings_file();
/// Reads the settings. A missing file gives the defaults. Faults are added to `problems` (FILE:LINE: ...);
/// the rest of the file counts.
Settings read_settings(const std::string& file, std::vector<std::string>& problems);
/// Writes them whole or not at all. False, with a problem, if that fails.
bool write_settings(const std::string& file, const Settings& settings, std::vector<std::string>& problems);

/// Writes the settings that differ from `before`. Others keep their present value in the file, so two windows
/// do not undo each other's changes. False, with a problem, if that fails.
bool change_settings(const std::string& file, const Settings& before, const Settings& after,
                     std::vector<std::string>& problems);

}  // namespace misk::ui
