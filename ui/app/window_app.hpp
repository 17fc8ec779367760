// The window: it shows the topmost of a stack of screens, gives it what a person does, and fulfils its
// wishes.
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
#include "game/language.hpp"
#include "paint/painter.hpp"
#include "scene/scene.hpp"
#include "table/settings.hpp"
#include "table/wish.hpp"

namespace misk::ui {

struct AppOptions {
  unsigned width = 1600, height = 900;
  bool offscreen = false;  // draws into memory and opens no window: tests
  bool sound = true;
  std::string settings_file;                               // "": settings are not saved
  std::function<std::vector<game::Language>()> languages;  // that the settings offer
  std::function<void(const Settings&)> settings_changed;
  std::string picture_folder;  // where the key for a picture of the window puts it
  std::function<std::string(const std::string&)> read_picture;  // of packs: Painter::set_picture_reader
  std::function<void(const Scene&)> drawn;  // told what is on the screen now, after every picture
};

/// Only where no_display_reason() is "".
class WindowApp {
 public:
  /// Makes the screen for a wish to start, resume or play again (the last game's setup is the maker's to
  /// remember), or to set what a pack lets one set. What it throws is shown. Null: nothing happens.
  using GameMaker = std::function<std::unique_ptr<Screen>(const Wish&)>;

  WindowApp(AppOptions options, Settings settings, GameMaker maker);
  ~WindowApp();
  WindowApp(const WindowApp&) = delete;
  WindowApp& operator=(const WindowApp&) = delete;

  /// Shows a screen on top of the others. The first one is where the wish for the menu leads to.
  void push(std::unique_ptr<Screen> screen);
  /// Shows a game on top: a wish to play again takes its place, one for the menu or back leaves it.
  void push_game(std::unique_ptr<Screen> screen);

  /// Until the last screen is gone or the window is closed.
  void run();
  bool handle(const sf::Event& event);
  /// The same without SFML; true when the picture has changed.
  bool input(const Input& input);
  /// Lets time pass, fulfils wishes, and draws if anything has changed. Returns whether it drew.
  bool frame(double now);
  bool over() const { return stack_.empty() || closed_; }

  Screen* top() { return stack_.empty() ? nullptr : stack_.back().screen.get(); }
  std::size_t depth() const { return stack_.size(); }
  /// What was drawn last.
  Scene& scene() { return scene_; }
  const Metrics& metrics() const { return metrics_; }
  /// The same object for as long as the app lives.
  const Settings& settings() const { return settings_; }
  void set_settings(const Settings& settings);
  /// What is missing on this machine, such as a font: lines for the player.
  const std::vector<std::string>& notes() const { return fonts_.notes(); }

  /// Writes the last picture as PNG.
  bool save_screenshot(const std::string& file);
  Sounds& sounds() { return sounds_; }
  Painter& painter() { return *painter_; }
  Inspector& inspector() { return inspector_; }

  struct Counters {
    std::uint64_t frames = 0;  // drawn
    double draw_ms = 0;        // the last one, from building the scene to the end of painting
    double input_ms = 0;       // from the last input that changed something to its picture
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
  std::vector<std::unique_ptr<Screen>> gone_;  // until the wish of one of them is dealt with
  Scene scene_;
  Metrics metrics_;
  const void* presentation_ = nullptr;
  bool dirty_ = true, repaint_ = false, closed_ = false, fullscreen_ = false;
  std::optional<double> input_at_;  // when the input came that the next picture answers
  Counters counters_;
};

}  // namespace misk::ui
