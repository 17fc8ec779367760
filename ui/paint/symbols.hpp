// The table's own symbols. They are vector shapes, so they are sharp at every size, and they differ without
// colour.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "paint/brush.hpp"
#include "scene/face.hpp"

namespace misk::ui {

/// A colour that is readable on the ground: unchanged, or moved towards black or white until the difference
/// in lightness is large enough (of 255).
Colour readable(Colour colour, Colour ground, float difference = 78);

/// The names of all shapes, in alphabetical order.
std::vector<std::string_view> shape_names();
/// True if there is a shape of this name.
bool has_shape(std::string_view name);

/// Draws symbols of a game by name.
class Symbols {
 public:
  explicit Symbols(std::map<std::string, Symbol> symbols);

  /// Draws into the square in the middle of `box`, on this ground. `colour`: replaces the symbol's own colour
  /// unless it is transparent. A name that the game does not define is taken as the name of a shape; if there
  /// is none, its first letter is drawn in a circle.
  void draw(Brush& brush, std::string_view name, const Rect& box, Colour ground,
            Colour colour = {0, 0, 0, 0}) const;
  const Symbol* find(std::string_view name) const;

 private:
  void draw_now(Brush& brush, std::string_view name, const Rect& square, Colour fill, Colour ground) const;
  void shape(Brush& brush, std::string_view name, const Rect& square, Colour colour, Colour ground) const;
  const Symbol& explained(std::string_view name) const;

  std::map<std::string, Symbol> symbols_;
  mutable std::map<std::string, Symbol, std::less<>> unexplained_;
  mutable std::string key_;
  unsigned id_ = 0;  // distinguishes symbols of the same name in different games
};

/// A short text on one line in the middle of the box, as large as fits.
void draw_fitted(Brush& brush, std::string_view text, Typeface face, const Rect& box, float most,
                 Colour colour);

}  // namespace misk::ui
