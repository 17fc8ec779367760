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
  /// `frames` and `symbols`: what a game's table.lua gives. `face_bytes`: how much the faces of cards that
  /// are kept drawn may take; the longest unused are dropped.
  explicit Painter(Fonts& fonts, std::map<std::string, Frame> frames = {},
                   std::map<std::string, Symbol> symbols = {},
                   std::size_t face_bytes = std::size_t{96} << 20);
  ~Painter();
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;

  /// Another game: all faces are drawn anew.
  void set_presentation(std::map<std::string, Frame> frames, std::map<std::string, Symbol> symbols);

  /// How pictures of packs are read; see Pictures::read.
  void set_picture_reader(std::function<std::string(const std::string&)> read);

  /// Draws everything, one scene unit for one pixel of the target, over what is there. The target's view is
  /// kept.
  void paint(sf::RenderTarget& target, const Scene& scene);

  /// True after a paint() that took some faces at another size than asked for, so as not to stop for long (a
  /// map is zoomed): paint again soon, it gets sharper.
  bool unfinished() const;

  /// Measures with the fonts that are drawn.
  const TextMeter& meter() const;

  /// What the last paint() did.
  struct Counts {
    int faces_drawn = 0;  // anew; the others were kept
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
