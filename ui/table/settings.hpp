// What a player has set, and which keys do what. Kept as YAML in the platform's configuration folder.
#pragma once
#include <map>
#include <string>
#include <vector>

namespace misk::ui {

struct Input;

struct Settings {
  float scale = 0;       // of the interface; 0: by the window's height
  float text_scale = 1;  // of text beside that, 0.8 to 1.6
  float animation = 1;   // speed: 0 none, 0.5 slow, 1 usual, 2 fast
  float volume = 0.5F;   // 0 to 1
  bool sound = true;
  bool colour_blind = false;
  bool hot_seat = false;                    // hands are hidden behind a curtain when another seat is asked
  bool auto_zoom = true;                    // pointing at a card shows it large
  std::string language;                     // code of the one wanted; "": by the environment
  std::string image_folder;                 // the player's own card images: FOLDER/PACK/SLUG.png
  std::map<std::string, std::string> keys;  // what -> key, where it is not the usual one

  bool operator==(const Settings&) const = default;
};

/// A thing that a key does at the table.
struct KeyBinding {
  const char* what;   // "pass", "undo", ...
  const char* usual;  // key, with "Ctrl+" or "Shift+" in front
  const char* text;   // for the settings screen
};
/// All of them, in the order of the settings screen.
const std::vector<KeyBinding>& key_bindings();
/// The key that does it now.
std::string key_of(const Settings& settings, const std::string& what);
/// What a key ("Space", "Ctrl+Z") does, or "".
std::string bound_to(const Settings& settings, const std::string& key);

/// What a pressed key is called here, with what was held: "Space", "Ctrl+Z", "Alt+Shift+F5".
std::string key_name(const Input& input);

/// How many pixels a design unit has: what is set, else by the window; never so many that a screen has no
/// room.
float interface_scale(const Settings& settings, float width, float height);

/// Where settings are kept: $XDG_CONFIG_HOME/miskatonic/table.yaml, else ~/.config/...; "" without a home.
std::string settings_file();
/// Reads them; a file that is not there gives the usual ones. What is wrong in it stands in `problems`
/// (FILE:LINE: ...), and the rest of it counts.
Settings read_settings(const std::string& file, std::vector<std::string>& problems);
/// Writes them whole or not at all. False, with a problem, when that is not possible.
bool write_settings(const std::string& file, const Settings& settings, std::vector<std::string>& problems);

/// Writes what is other than `before`; the rest stays as it stands in the file by now: two windows do not
/// undo each other's settings. False, with a problem, when that is not possible.
bool change_settings(const std::string& file, const Settings& before, const Settings& after,
                     std::vector<std::string>& problems);

}  // namespace misk::ui
