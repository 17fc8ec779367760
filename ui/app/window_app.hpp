// The window. It shows the top of a stack of screens, passes input to it, and fulfils its wishes.
#pragma once
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Event.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/inspector.hpp"
#include "app/sound.hpp"
#include "language/language.hpp"
#include "paint/painter.hpp"
#include "scene/scene.hpp"
#include "table/settings.hpp"
#include "table/wish.hpp"

namespace misk::ui {

struct AppOptions {
  unsigned width = 1600, height = 900;
  bool offscreen = false;  // draw into memory without a window, for tests
  bool sound = true;
  std::string settings_file;                               // "": settings are not saved
  std::function<std::vector<game::Language>()> languages;  // for the settings
  std::function<void(const Settings&)> settings_changed;
  Say say;                     // the window's words; empty: English
  std::string picture_folder;  // folder for pictures of the window (a key saves one)
  std::function<std::string(const std::string&)> read_picture;  // Painter::set_picture_reader
  std::function<void(const Scene&)> drawn;  // called with the scene after every screen frame
};

/// Use it only if no_display_reason() is "".
class WindowApp {
 public:
  /// Makes the screen for a wish: to start, resume or replay a game (it must remember the last set-up), or to
  /// change settings of a pack. An exception is shown to the player. Null: nothing happens.
  using GameMaker = std::function<std::unique_ptr<Screen>(const Wish&)>;

  WindowApp(AppOptions options, Settings settings, GameMaker maker);
  ~WindowApp();
  WindowApp(const WindowApp&) = delete;
  WindowApp& operator=(const WindowApp&) = delete;

  /// Shows a screen on top of the others. The wish "menu" leads back to the first one.
  void push(std::unique_ptr<Screen> screen);
  /// Shows a game on top. The wish "again" replaces it; "menu" and "back" leave it.
  void push_game(std::unique_ptr<Screen> screen);

  /// Runs until the last screen is gone or the window is closed.
  void run();
  /// `repeats`: the key has been held (HeldKeys).
  bool handle(const sf::Event& event, bool repeats = false);
  /// Takes input without SFML. True if the picture has changed.
  bool input(const Input& input);
  /// Advances time, fulfils wishes, and draws if anything has changed. Returns true if it drew.
  bool frame(double now);
  bool over() const { return stack_.empty() || closed_; }

  Screen* top() { return stack_.empty() ? nullptr : stack_.back().screen.get(); }
  std::size_t depth() const { return stack_.size(); }
  /// The scene drawn last.
  Scene& scene() { return scene_; }
  const Metrics& metrics() const { return metrics_; }
  /// The settings. The reference stays valid as long as the app.
  const Settings& settings() const { return settings_; }
  void set_settings(const Settings& settings);
  /// Lines for the player about things this machine lacks, such as a font.
  const std::vector<std::string>& notes() const { return fonts_.notes(); }

  /// Writes the last screen frame as PNG.
  bool save_screenshot(const std::string& file);
  Sounds& sounds() { return sounds_; }
  Painter& painter() { return *painter_; }
  Inspector& inspector() { return inspector_; }

  struct Counters {
    std::uint64_t frames = 0;  // number of screen frames drawn
    double draw_ms = 0;        // for the last of them, from building the scene to the end of painting
    double input_ms = 0;       // from the last input that changed something to its frame
    double worst_draw_ms = 0, worst_input_ms = 0;
  };
  const Counters& counters() const { return counters_; }

 private:
  struct Shown {
    std::unique_ptr<Screen> screen;
    bool game = false;
  };

  void open_window(bool fullscreen);
  void resize(unsigned width, unsigned height);
  void measure();
  void fulfil(const Wish& wish);
  void make_game(const Wish& wish);
  void leave_game();
  void pop();
  void show_top();
  bool global_key(const Input& input);
  void draw();
  sf::RenderTarget& target();
  bool keeps_picture();

  AppOptions options_;
  Settings settings_;
  GameMaker maker_;
  std::unique_ptr<sf::RenderWindow> window_;
  std::unique_ptr<sf::RenderTexture> texture_;
  Fonts fonts_;
  std::unique_ptr<Painter> painter_;
  Inspector inspector_;
  Sounds sounds_;
  std::vector<Shown> stack_;
  std::vector<std::unique_ptr<Screen>> gone_;  // kept until the wish of one of them is handled
  Scene scene_;
  Metrics metrics_;
  const void* presentation_ = nullptr;
  std::optional<bool> draws_without_card_;
  bool dirty_ = true, repaint_ = false, closed_ = false, fullscreen_ = false;
  std::optional<double> input_at_;  // time of the input that the next screen frame answers
  Counters counters_;
};

}  // namespace misk::ui
