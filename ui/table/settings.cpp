#include "table/settings.hpp"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "scene/scene.hpp"
#include "store/folders.hpp"

namespace misk::ui {

namespace fs = std::filesystem;

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
  // Laid out for 1600 x 900; on 1280 x 720 of them everything still stands.
  const float usual = std::clamp(std::min(height / 900, width / 1400), 0.8F, 3.F);
  const float most = std::max(0.8F, std::min(height / 720, width / 1280));
  return settings.scale > 0 ? std::clamp(settings.scale, 0.6F, most) : usual;
}

std::string settings_file() {
  const std::string folder = store::config_folder();
  return folder.empty() ? "" : folder + "/table.yaml";
}

namespace {

/// Reads the keys of one file; what is wrong is told and left as it was.
class Reader {
 public:
  Reader(std::string file, std::vector<std::string>& problems)
      : file_(std::move(file)), problems_(problems) {}

  void tell(const YAML::Mark& mark, const std::string& text) {
    problems_.push_back(file_ + ":" + std::to_string(mark.is_null() ? 1 : mark.line + 1) + ": " + text);
  }

  template <class T>
  void value(const YAML::Node& node, const std::string& key, const std::string& wanted, T& out,
             const std::function<bool(const T&)>& good = {}) {
    T read{};
    if (node.IsScalar() && YAML::convert<T>::decode(node, read) && (!good || good(read)))
      out = read;
    else
      tell(node.Mark(), "'" + key + "' is to be " + wanted);
  }

  void number(const YAML::Node& node, const std::string& key, float least, float most, float& out) {
    value<float>(node, key, fmt::format("a number from {:g} to {:g}", least, most), out,
                 [&](float n) { return n >= least && n <= most; });
  }

  void flag(const YAML::Node& node, const std::string& key, bool& out) {
    value<bool>(node, key, "true or false", out);
  }

  void keys(const YAML::Node& node, Settings& settings) {
    if (!node.IsMap()) return tell(node.Mark(), "'keys' is to be a list of ACTION: KEY");
    for (const auto& entry : node) {
      const std::string what = entry.first.Scalar();
      bool known = false;
      for (const KeyBinding& binding : key_bindings()) known = known || what == binding.what;
      if (!known)
        tell(entry.first.Mark(), "no key does '" + what + "'; take the line out");
      else if (!entry.second.IsScalar() || entry.second.Scalar().empty())
        tell(entry.second.Mark(), "'" + what + "' is to be the name of a key, such as Space or Ctrl+Z");
      else
        settings.keys[what] = entry.second.Scalar();
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
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  Reader reader(file, problems);
  if (!in) {
    problems.push_back(file + ":1: cannot be read; the usual settings are used");
    return settings;
  }
  YAML::Node root;
  try {
    root = YAML::Load(text.str());
  } catch (const YAML::Exception& e) {
    reader.tell(e.mark, e.msg + "; the usual settings are used");
    return settings;
  }
  if (root.IsNull()) return settings;
  if (!root.IsMap()) {
    reader.tell(root.Mark(), "this is no list of settings; the usual ones are used");
    return settings;
  }
  for (const auto& entry : root) {
    const std::string key = entry.first.IsScalar() ? entry.first.Scalar() : "";
    const YAML::Node& node = entry.second;
    if (key == "scale")
      reader.number(node, key, 0, 3, settings.scale);
    else if (key == "text_scale")
      reader.number(node, key, 0.8F, 1.6F, settings.text_scale);
    else if (key == "animation")
      reader.number(node, key, 0, 4, settings.animation);
    else if (key == "volume")
      reader.number(node, key, 0, 1, settings.volume);
    else if (key == "sound")
      reader.flag(node, key, settings.sound);
    else if (key == "colour_blind")
      reader.flag(node, key, settings.colour_blind);
    else if (key == "hot_seat")
      reader.flag(node, key, settings.hot_seat);
    else if (key == "auto_zoom")
      reader.flag(node, key, settings.auto_zoom);
    else if (key == "language")
      reader.value<std::string>(node, key, "the code of a language, such as de", settings.language);
    else if (key == "image_folder")
      reader.value<std::string>(node, key, "the name of a folder", settings.image_folder);
    else if (key == "keys")
      reader.keys(node, settings);
    else
      reader.tell(entry.first.Mark(), "there is no setting '" + key + "'; take the line out");
  }
  return settings;
}

bool write_settings(const std::string& file, const Settings& settings, std::vector<std::string>& problems) {
  const auto number = [](float n) { return fmt::format("{:g}", n); };
  YAML::Emitter out;
  out << YAML::Comment("Settings of the Miskatonic table; written by it, and yours to change.");
  out << YAML::BeginMap;
  out << YAML::Key << "scale" << YAML::Value << number(settings.scale);
  out << YAML::Key << "text_scale" << YAML::Value << number(settings.text_scale);
  out << YAML::Key << "animation" << YAML::Value << number(settings.animation);
  out << YAML::Key << "volume" << YAML::Value << number(settings.volume);
  out << YAML::Key << "sound" << YAML::Value << settings.sound;
  out << YAML::Key << "colour_blind" << YAML::Value << settings.colour_blind;
  out << YAML::Key << "hot_seat" << YAML::Value << settings.hot_seat;
  out << YAML::Key << "auto_zoom" << YAML::Value << settings.auto_zoom;
  out << YAML::Key << "language" << YAML::Value << YAML::DoubleQuoted << settings.language;
  out << YAML::Key << "image_folder" << YAML::Value << YAML::DoubleQuoted << settings.image_folder;
  if (!settings.keys.empty()) out << YAML::Key << "keys" << YAML::Value << settings.keys;
  out << YAML::EndMap;

  const auto fail = [&](const std::string& why) {
    problems.push_back(file + ": the settings cannot be saved (" + why + ")");
    return false;
  };
  if (file.empty()) {
    problems.push_back("the settings cannot be saved: neither HOME nor XDG_CONFIG_HOME is set");
    return false;
  }
  std::error_code error;
  if (const fs::path folder = fs::path(file).parent_path(); !folder.empty())
    fs::create_directories(folder, error);
  if (error) return fail(error.message());
  // Beside the file, then in its place: whoever reads it finds the old ones or the new ones.
  const std::string fresh = file + ".new";
  {
    std::ofstream stream(fresh, std::ios::binary | std::ios::trunc);
    stream << out.c_str() << '\n';
    stream.close();
    if (!stream) {
      fs::remove(fresh, error);
      return fail("no file can be written there");
    }
  }
  fs::rename(fresh, file, error);
  if (!error) return true;
  const std::string why = error.message();
  fs::remove(fresh, error);
  return fail(why);
}

}  // namespace misk::ui
