// The tables of vector shapes that ui/paint/symbols draws: signs (symbol_shapes.cpp), and emblems, which show
// what a card is (emblem_shapes.cpp).
#pragma once
#include <span>
#include <string_view>

namespace misk::ui {

/// A shape in a square from 0 to 100, with y downwards. `drawing` is a list of figures, each a letter and
/// numbers. A "-" before the letter draws in the ground's colour, which makes a hole.
///
///     P x y ...             polygon
///     K x y ...             closed smooth line, filled
///     B x y (6 numbers) ... closed cubic curves, filled
///     C x y r               disc
///     E x y rx ry           ellipse
///     R x y r w             ring, w wide
///     Q x y w h r           rounded rectangle
///     G x y r n a           regular n-corner, first corner at angle a
///     N x y R r n a skew    star with n points
///     Y x y r0 r1 w n a     n rays
///     S w x y ...           line, w wide
///     V w x y ...           smooth line
///     T w0 w1 x y ...       smooth line, getting thinner
///     A x y r w a0 a1       arc
///     O x y rx ry tilt w a0 a1   arc of a tilted ellipse
///     W x y r0 r1 turns w   spiral
///     @ x y sx sy           scales, then moves the following figures
struct SymbolShape {
  std::string_view name;
  std::string_view drawing;
};

/// Both in alphabetical order. A name is in one of them only.
std::span<const SymbolShape> sign_shapes();
std::span<const SymbolShape> emblem_shapes();
/// The sign or emblem of this name, or null.
const SymbolShape* find_symbol_shape(std::string_view name);

}  // namespace misk::ui
