// Points, rectangles and colours of a scene. There is no SFML here, so layout can be tested without a
// display.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>

namespace misk::ui {

struct Point {
  float x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

/// A rectangle in pixels, relative to the window's upper left corner.
struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  float right() const { return x + w; }
  float bottom() const { return y + h; }
  Point centre() const { return {x + w / 2, y + h / 2}; }
  bool contains(Point p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
  bool empty() const { return w <= 0 || h <= 0; }
  bool overlaps(const Rect& o) const {
    return x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom();
  }
  /// The area that both cover.
  float shared_with(const Rect& o) const {
    return std::max(0.F, std::min(right(), o.right()) - std::max(x, o.x)) *
           std::max(0.F, std::min(bottom(), o.bottom()) - std::max(y, o.y));
  }
  /// True if `o` lies inside. Half a pixel of rounding is allowed.
  bool holds(const Rect& o) const {
    return o.x >= x - 0.5F && o.y >= y - 0.5F && o.right() <= right() + 0.5F && o.bottom() <= bottom() + 0.5F;
  }
  Rect inset(float by) const {
    return {x + by, y + by, std::max(0.F, w - 2 * by), std::max(0.F, h - 2 * by)};
  }
  Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  /// Cuts a strip off this rectangle and returns it; at most the whole rectangle.
  Rect cut_top(float n) {
    n = std::clamp(n, 0.F, h);
    Rect r{x, y, w, n};
    y += n;
    h -= n;
    return r;
  }
  Rect cut_bottom(float n) {
    n = std::clamp(n, 0.F, h);
    h -= n;
    return {x, y + h, w, n};
  }
  Rect cut_left(float n) {
    n = std::clamp(n, 0.F, w);
    Rect r{x, y, n, h};
    x += n;
    w -= n;
    return r;
  }
  Rect cut_right(float n) {
    n = std::clamp(n, 0.F, w);
    w -= n;
    return {x + w, y, n, h};
  }
  bool operator==(const Rect&) const = default;
};

struct Colour {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  Colour with_alpha(float alpha) const {
    return {r, g, b, static_cast<std::uint8_t>(std::clamp(alpha, 0.F, 1.F) * static_cast<float>(a))};
  }
  bool operator==(const Colour&) const = default;
};

/// "#rgb", "#rrggbb" or "#rrggbbaa"; `fallback` for anything else.
Colour parse_colour(std::string_view text, Colour fallback = {120, 120, 120, 255});
/// A mixture of both: 0 gives `a`, 1 gives `b`.
Colour mix(Colour a, Colour b, float t);
/// Black or white, whichever is more readable on `ground`.
Colour ink_on(Colour ground);

}  // namespace misk::ui
