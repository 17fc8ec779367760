// Where things lie within a rectangle: rows, grids, fans, and places that are linked. Plain geometry.
#pragma once
#include <cstdint>
#include <vector>

#include "scene/geometry.hpp"

namespace misk::ui {

/// Cards of equal size side by side from the left, as high as `height`; squeezed over each other where they
/// are too many. The last one is always whole. `aspects`: width over height of each.
std::vector<Rect> arrange_row(const Rect& box, const std::vector<float>& aspects, float height, float gap);

/// Cards of equal size in lines: `columns` of them (0: as many as make them largest), no higher than `most`.
std::vector<Rect> arrange_grid(const Rect& box, int count, float aspect, int columns, float most, float gap);

/// A hand: centred, overlapping where it is wide; the cards stand `shown` of their height above the lower
/// edge.
std::vector<Rect> arrange_fan(const Rect& box, const std::vector<float>& aspects, float height, float shown,
                              float gap);

/// Shares a length among parts: fixed ones get what they ask for (less where there is not enough), the rest
/// goes to the others by weight.
struct Share {
  float fixed = 0;  // 0: by weight
  float weight = 1;
};
std::vector<float> share_length(float length, const std::vector<Share>& parts, float gap);

/// Points in a unit square for places that are linked, no two nearer than they need to be. The same input
/// gives the same points; `before` (same order, or empty) keeps what stood there near its old point.
std::vector<Point> arrange_graph(int count, const std::vector<std::pair<int, int>>& links,
                                 const std::vector<Point>& before);

/// The centres of plates of this size for points in a unit square, spread over `box` and pushed apart until
/// no two overlap (as far as there is room).
std::vector<Rect> place_plates(const Rect& box, const std::vector<Point>& points, float width, float height,
                               float gap, bool push);

}  // namespace misk::ui
