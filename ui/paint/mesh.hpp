// Shapes as triangles with a soft rim. They need no multisampling, which takes 244 ms a frame without a GPU.
#pragma once
#include <cstdint>
#include <numbers>
#include <vector>

#include "scene/geometry.hpp"

namespace misk::ui {

inline constexpr float kPi = std::numbers::pi_v<float>;

struct Mesh {
  /// A point and the outward direction there. The solid part ends half a pixel inside and fades until half a
  /// pixel outside.
  struct Corner {
    float x = 0, y = 0, nx = 0, ny = 0;
  };
  std::vector<Corner> corners;
  std::vector<std::uint16_t> triangles;  // three corners each
  std::vector<std::uint16_t> rim;        // two corners each: edges that fade
};

/// Adds a simple polygon, convex or not, in either direction.
void add_polygon(Mesh& out, const std::vector<Point>& points);
/// Adds a line through points, of width w0 to w1, with round ends and joints.
void add_stroke(Mesh& out, const std::vector<Point>& points, float w0, float w1, float pixel = 1);
/// Adds a band of `width` along a closed line, half of it on each side.
void add_ring(Mesh& out, const std::vector<Point>& points, float width);

/// Points of an arc; angles in degrees, clockwise from the right.
std::vector<Point> arc(Point centre, float rx, float ry, float from, float to, int steps);
/// A rounded rectangle, clockwise from the upper left corner.
std::vector<Point> rounded(const Rect& rect, float radius, float pixel = 1);
/// A smooth line through the points (Catmull-Rom).
std::vector<Point> spline(const std::vector<Point>& points, bool closed, int steps = 6);

/// The part of a convex polygon inside the rectangle.
std::vector<Point> clipped(std::vector<Point> points, const Rect& r);

}  // namespace misk::ui
