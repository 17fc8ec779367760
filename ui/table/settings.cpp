#include "table/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <initializer_list>

#include "content/mount.hpp"
#include "content/value.hpp"
#include "content/yaml_writer.hpp"
#include "scene/scene.hpp"
#include "store/file_lock.hpp"
#include "store/folders.hpp"
#include "store/write_file.hpp"
#include "text/letters.hpp"

namespace misk::ui {

namespace fs = std::filesystem;

const char* name_of(Pace pace) {
  switch (pace) {
    case Pace::fast:
      return "fast";
    case Pace::slow:
      return "long";
    case Pace::click:
      return "click";
    default:
      return "short";
  }
}

const std::vector<KeyBinding>& key_bindings() {
  static const std::vector<KeyBinding> bindings = {
      {"pass", "Space", "Pass, or the only answer"},
      {"confirm", "Enter", "Choose what is marked"},
      {"cancel", "Escape", "Cancel, close, back"},
      {"next", "Tab", "To the next thing"},
      {"previous", "Shift+Tab", "To the previous thing"},
      {"left", "Left", "Go left"},
      {"right", "Right", "Go right"},
      {"up", "Up", "Go up"},
      {"down", "Down", "Go down"},
      {"zoom", "Z", "Show the card large"},
      {"why", "W", "Why can I not\xE2\x80\xA6"},
      {"odds", "O", "The odds of what is asked"},
      {"bag", "G", "Bags and pools"},
      {"log", "L", "The log"},
      {"options", "X", "All options of the question"},
      {"board", "B", "Back to the whole board"},
      {"seat_next", "N", "Look at the next seat"},
      {"aside", "A", "Move a dialog aside"},
      {"skip", "S", "What is passed without asking"},
      {"pass_on", "Shift+Space", "Pass until something else is asked"},
      {"undo", "Ctrl+Z", "Undo"},
      {"redo", "Ctrl+Y", "Redo"},
      {"timeline", "T", "The time line"},
      {"save_point", "F5", "Keep this point to come back to"},
      {"load_point", "F9", "The points that were kept"},
      {"menu", "F10", "The menu"},
      {"help", "F1", "The keys"},
      {"rules", "F2", "The rules, to read and to search"},
      {"lesson", "F3", "In a lesson: got it, go on"},
      {"mute", "M", "Sound on or off"},
      {"fullscreen", "Alt+Enter", "Full screen on or off"},
      {"screenshot", "F11", "Save a picture of the window"},
      {"inspector", "F12", "The inspector, for card writers"},
      {"console", "F8", "Lines of Lua, for card writers"},
  };
  return bindings;
}

std::string key_of(const Settings& settings, const std::string& what) {
  if (const auto own = settings.keys.find(what); own != settings.keys.end()) return own->second;
  for (const KeyBinding& binding : key_bindings())
    if (what == binding.what) return binding.usual;
  return "";
}

std::string bound_to(const Settings& settings, const std::string& key) {
  if (key.empty()) return "";
  for (const KeyBinding& binding : key_bindings())
    if (key_of(settings, binding.what) == key) return binding.what;
  return "";
}

std::string key_name(const Input& input) {
  return (input.ctrl ? "Ctrl+" : "") + std::string(input.alt ? "Alt+" : "") + (input.shift ? "Shift+" : "") +
         input.key;
}

float interface_scale(const Settings& settings, float width, float height) {
  // Designed for 1600 x 900. Letters can still be read at the least scale.
  constexpr float kLeast = 0.6F;
  const float usual = std::clamp(std::min(height / 900, width / 1400), kLeast, 3.F);
  const float most = std::max(kLeast, std::min(height / 720, width / 1280));
  return settings.scale > 0 ? std::clamp(settings.scale, kLeast, most) : usual;
}

std::string settings_file() {
  const std::string folder = store::config_folder();
  return folder.empty() ? "" : folder + "/table.yaml";
}

namespace {

constexpr Pace kPaces[] = {Pace::fast, Pace::brief, Pace::slow, Pace::click};
constexpr std::uint64_t kLargest = std::uint64_t{1} << 20;

/// Reads the keys of one file. A fault is reported, and the default is kept.
class Reader {
 public:
  Reader(std::string file, std::vector<std::string>& problems)
      : file_(std::move(file)), problems_(problems) {}

  void tell(int line, const std::string& text) {
    problems_.push_back(file_ + ":" + std::to_string(std::max(line, 1)) + ": " + text);
  }

  void number(const content::Value& value, const std::string& key, float least, float most, float& out) {
    float read = 0;
    bool good = value.is_text();
    if (good) {
      const std::string& text = value.text(key);
      const auto end = std::from_chars(text.data(), text.data() + text.size(), read);
      good = end.ec == std::errc() && end.ptr == text.data() + text.size() && read >= least && read <= most;
    }
    if (good)
      out = read;
    else
      tell(value.line(), fmt::format("'{}' is to be a number from {:g} to {:g}", key, least, most));
  }

  void flag(const content::Value& value, const std::string& key, bool& out) {
    const std::string word = value.is_text() ? text::folded(value.text(key)) : "";
    const auto is_one_of = [&](std::initializer_list<const char*> words) {
      return std::find(words.begin(), words.end(), word) != words.end();
    };
    const bool is_on = is_one_of({"true", "yes", "on", "y"});
    if (is_on || is_one_of({"false", "no", "off", "n"}))
      out = is_on;
    else
      tell(value.line(), "'" + key + "' is to be true or false");
  }

  void text(const content::Value& value, const std::string& key, const std::string& wanted,
            std::string& out) {
    if (value.is_text())
      out = value.text(key);
    else
      tell(value.line(), "'" + key + "' is to be " + wanted);
  }

  void pace(const content::Value& value, Pace& out) {
    const std::string word = value.is_text() ? text::folded(value.text("pace")) : "";
    for (const Pace each : kPaces)
      if (word == name_of(each)) {
        out = each;
        return;
      }
    tell(value.line(), "'pace' is to be fast, short, long or click");
  }

  void undo(const content::Value& value, game::Undo& out) {
    if (const auto named = game::undo_named(value.is_text() ? text::folded(value.text("undo")) : ""))
      out = *named;
    else
      tell(value.line(), "'undo' is to be free, unseen or none");
  }

  void keys(const content::Value& value, Settings& settings) {
    if (!value.is_map()) return tell(value.line(), "'keys' is to be a list of ACTION: KEY");
    for (const auto& [name, key] : value.entries("keys")) {
      const std::string& what = name.text("an action");
      bool known = false;
      for (const KeyBinding& binding : key_bindings()) known = known || what == binding.what;
      if (!known)
        tell(name.line(), "no key does " + content::in_quotes(what) + "; take the line out");
      else if (!key.is_text() || key.text(what).empty())
        tell(key.line(), "'" + what + "' is to be the name of a key, such as Space or Ctrl+Z");
      else
        settings.keys[what] = key.text(what);
    }
  }

 private:
  std::string file_;
  std::vector<std::string>& problems_;
};

}  // namespace

Settings read_settings(const std::string& file, std::vector<std::string>& problems) {
  Settings settings;
  std::error_code error;
  if (file.empty() || !fs::exists(file, error)) return settings;
  Reader reader(file, problems);
  content::Value root;
  try {
    root = content::parse_yaml(content::read_disk_file(file, kLargest), file);
  } catch (const content::ContentError& trouble) {
    reader.tell(trouble.diagnostic().line, trouble.diagnostic().told() + "; the usual settings are used");
    return settings;
  }
  if (root.is_null()) return settings;
  if (!root.is_map()) {
    reader.tell(root.line(), "this is no list of settings; the usual ones are used");
    return settings;
  }
  for (const auto& [name, value] : root.entries("the settings")) {
    const std::string& key = name.text("a setting");
    if (key == "scale")
      reader.number(value, key, 0, 3, settings.scale);
    else if (key == "text_scale")
      reader.number(value, key, 0.8F, 1.6F, settings.text_scale);
    else if (key == "animation")
      reader.number(value, key, 0, 4, settings.animation);
    else if (key == "pace")
      reader.pace(value, settings.pace);
    else if (key == "volume")
      reader.number(value, key, 0, 1, settings.volume);
    else if (key == "sound")
      reader.flag(value, key, settings.sound);
    else if (key == "colour_blind")
      reader.flag(value, key, settings.colour_blind);
    else if (key == "hot_seat")
      reader.flag(value, key, settings.hot_seat);
    else if (key == "auto_zoom")
      reader.flag(value, key, settings.auto_zoom);
    else if (key == "pass_declined")
      reader.flag(value, key, settings.pass_declined);
    else if (key == "undo")
      reader.undo(value, settings.undo);
    else if (key == "language")
      reader.text(value, key, "the code of a language, such as de", settings.language);
    else if (key == "image_folder")
      reader.text(value, key, "the name of a folder", settings.image_folder);
    else if (key == "keys")
      reader.keys(value, settings);
    else
      reader.tell(name.line(), "there is no setting " + content::in_quotes(key) + "; take the line out");
  }
  return settings;
}

bool write_settings(const std::string& file, const Settings& settings, std::vector<std::string>& problems) {
  content::YamlWriter out;
  const auto number = [&](const char* key, float value) {
    out.plain(key);
    out.plain(fmt::format("{:g}", value));
  };
  const auto flag = [&](const char* key, bool value) {
    out.plain(key);
    out.truth(value);
  };
  out.comment("Settings of the Miskatonic table; written by it, and yours to change.");
  out.begin_map();
  number("scale", settings.scale);
  number("text_scale", settings.text_scale);
  number("animation", settings.animation);
  out.field("pace", name_of(settings.pace));
  number("volume", settings.volume);
  flag("sound", settings.sound);
  flag("colour_blind", settings.colour_blind);
  flag("hot_seat", settings.hot_seat);
  flag("auto_zoom", settings.auto_zoom);
  flag("pass_declined", settings.pass_declined);
  out.field("undo", game::kUndoNames[static_cast<int>(settings.undo)]);
  out.field("language", settings.language);
  out.field("image_folder", settings.image_folder);
  if (!settings.keys.empty()) {
    out.plain("keys");
    out.begin_map();
    for (const auto& [what, key] : settings.keys) {
      out.plain(what);
      out.plain(key);
    }
    out.end_map();
  }
  out.end_map();

  if (file.empty()) {
    problems.push_back("the settings cannot be saved: neither HOME nor XDG_CONFIG_HOME is set");
    return false;
  }
  try {
    store::write_whole(file, out.finish());
    return true;
  } catch (const content::ContentError& trouble) {
    problems.push_back(file + ": the settings cannot be saved; " + trouble.diagnostic().told());
    return false;
  }
}

bool change_settings(const std::string& file, const Settings& before, const Settings& after,
                     std::vector<std::string>& problems) {
  if (file.empty()) return write_settings(file, after, problems);
  try {
    const store::FolderLock lock(fs::path(file).parent_path().string());
    std::vector<std::string> told;  // reported already at the first reading
    Settings now = read_settings(file, told);
    const auto change = [&](auto Settings::*one) {
      if (before.*one != after.*one) now.*one = after.*one;
    };
    change(&Settings::scale);
    change(&Settings::text_scale);
    change(&Settings::animation);
    change(&Settings::pace);
    change(&Settings::volume);
    change(&Settings::sound);
    change(&Settings::colour_blind);
    change(&Settings::hot_seat);
    change(&Settings::auto_zoom);
    change(&Settings::pass_declined);
    change(&Settings::undo);
    change(&Settings::language);
    change(&Settings::image_folder);
    for (const KeyBinding& binding : key_bindings()) {
      const auto was = before.keys.find(binding.what), is = after.keys.find(binding.what);
      const std::string old = was == before.keys.end() ? "" : was->second;
      const std::string own = is == after.keys.end() ? "" : is->second;
      if (old == own) continue;
      if (own.empty())
        now.keys.erase(binding.what);
      else
        now.keys[binding.what] = own;
    }
    return write_settings(file, now, problems);
  } catch (const content::ContentError& trouble) {
    problems.push_back(file + ": the settings cannot be saved; " + trouble.diagnostic().told());
    return false;
  }
}

}  // namespace misk::ui
