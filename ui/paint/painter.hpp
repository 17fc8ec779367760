// Turns a Scene into pixels.
#pragma once
#include <SFML/Graphics/RenderTarget.hpp>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "paint/fonts.hpp"
#include "scene/scene.hpp"

namespace misk::ui {

class Painter {
 public:
  /// `frames` and `symbols`: from a game's table.lua. `face_bytes`: the most memory for cached faces; the
  /// longest unused are dropped.
  explicit Painter(Fonts& fonts, std::map<std::string, Frame> frames = {},
                   std::map<std::string, Symbol> symbols = {},
                   std::size_t face_bytes = std::size_t{96} << 20);
  ~Painter();
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;

  /// Switches to another game. All faces are drawn anew.
  void set_presentation(std::map<std::string, Frame> frames, std::map<std::string, Symbol> symbols);

  /// Pixels of a window's unit; below 1 it counts as 1. What is small is drawn by it. All faces are drawn
  /// anew.
  void set_scale(float scale);

  /// Sets the reader for pictures in packs; see Pictures::read.
  void set_picture_reader(std::function<std::string(const std::string&)> read);

  /// Draws everything over the present content, one scene unit for one pixel of the target. Keeps the
  /// target's view.
  void paint(sf::RenderTarget& target, const Scene& scene);
  /// The same where the target still has what the last call of show() painted: paints only where the scene
  /// has changed since.
  void show(sf::RenderTarget& target, const Scene& scene);
  /// The target has something else now: the next show() paints all of it.
  void forget();

  /// True if paint() used some faces in another size to save time (during a zoom of a map), or left them
  /// blank. Paint again soon.
  bool unfinished() const;
  /// For a window, which must not stand still: many new faces at once are drawn over several screen frames,
  /// and are blank until then.
  void draw_in_steps();

  /// Measures with the fonts used for drawing.
  const TextMeter& meter() const;

  /// Statistics of the last paint().
  struct Counts {
    int faces_drawn = 0;  // newly drawn; the others were cached
    int faces_kept = 0;
    int draw_calls = 0;
    std::size_t face_bytes = 0;
  };
  Counts counts() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace misk::ui
