// The table's own signs: drawn from points, so that they are sharp at every size and told apart without
// colour.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "paint/brush.hpp"
#include "scene/face.hpp"

namespace misk::ui {

/// A colour that is seen on the ground: the same, or nearer to black or white until their lightness differs
/// by as much (of 255).
Colour readable(Colour colour, Colour ground, float difference = 78);

/// The names of all shapes, in alphabetical order.
std::vector<std::string_view> shape_names();
/// Is there a shape of this name?
bool has_shape(std::string_view name);

/// Draws a game's symbols by name.
class Symbols {
 public:
  explicit Symbols(std::map<std::string, Symbol> symbols);

  /// Into the square in the middle of `box`, on this ground. `colour`: instead of the symbol's own, where it
  /// is not clear. A name that the game does not explain is taken for a shape's; failing that, its first
  /// letter is drawn in a roundel.
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
  unsigned id_ = 0;  // another game's symbols of the same names look different
};

/// A short text as large as fits into the box, in its middle, on one line.
void draw_fitted(Brush& brush, std::string_view text, Typeface face, const Rect& box, float most,
                 Colour colour);

}  // namespace misk::ui
