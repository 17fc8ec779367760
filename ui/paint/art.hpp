// The picture on a card that has no picture file: emblems in front of a scene, varied by the card's name.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "paint/brush.hpp"
#include "paint/symbols.hpp"

namespace misk::ui {

/// The names of all scenes, in alphabetical order.
std::vector<std::string_view> scene_names();

/// What is drawn: `emblems` are names of shapes or symbols, the first is the subject, the second a small one
/// in its corner. `scene` is what is behind; without one it is a pattern. Two pictures of the same things
/// differ if their `name` does. `light` colours all of it.
struct Art {
  std::vector<std::string> emblems;
  std::string scene, name;
  Colour light;
};

/// Draws the picture, and nothing outside of `rect`.
void draw_art(Brush& brush, const Symbols& symbols, const Art& art, const Rect& rect);

}  // namespace misk::ui
