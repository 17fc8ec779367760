// Shapes as triangles with a soft rim, so that they need no multisampling (244 ms a frame without a GPU).
#pragma once
#include <cstdint>
#include <vector>

#include "scene/geometry.hpp"

namespace misk::ui {

struct Mesh {
  /// A point and the way out of the shape there. Drawn, the solid part ends half a pixel inside and fades out
  /// to half a pixel outside.
  struct Corner {
    float x = 0, y = 0, nx = 0, ny = 0;
  };
  std::vector<Corner> corners;
  std::vector<std::uint16_t> triangles;  // three corners each
  std::vector<std::uint16_t> rim;        // two corners each: the edges that fade
};

/// A simple polygon, convex or not, in either direction; adds to `out`.
void add_polygon(Mesh& out, const std::vector<Point>& points);
/// A line through points, from width w0 to w1, with round ends and joints.
void add_stroke(Mesh& out, const std::vector<Point>& points, float w0, float w1, float pixel = 1);
/// The band of `width` along a closed line, half of it to each side.
void add_ring(Mesh& out, const std::vector<Point>& points, float width);

/// Points of a circle's part; angles in degrees, clockwise from the right.
std::vector<Point> arc(Point centre, float rx, float ry, float from, float to, int steps);
/// Corner by corner from the upper left one, clockwise.
std::vector<Point> rounded(const Rect& rect, float radius, float pixel = 1);
/// A smooth line through the points (Catmull-Rom).
std::vector<Point> spline(const std::vector<Point>& points, bool closed, int steps = 6);

}  // namespace misk::ui
