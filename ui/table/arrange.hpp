// Arranges things within a rectangle: rows, grids, fans, and graphs of places. Plain geometry.
#pragma once
#include <cstdint>
#include <vector>

#include "scene/geometry.hpp"

namespace misk::ui {

/// Cards of equal height side by side from the left. If they are too many they overlap; the last one is
/// always whole. `aspects`: width over height of each.
std::vector<Rect> arrange_row(const Rect& box, const std::vector<float>& aspects, float height, float gap);

/// The same in several lines of equal height, each with the same number of cards.
std::vector<Rect> arrange_lines(const Rect& box, const std::vector<float>& aspects, std::size_t lines,
                                float gap);
/// The width of the widest of these lines, with cards of this height.
float widest_line(const std::vector<float>& aspects, std::size_t lines, float height, float gap);

/// Cards of equal size in lines of `columns` (0: the number that makes them largest), no higher than `most`.
std::vector<Rect> arrange_grid(const Rect& box, int count, float aspect, int columns, float most, float gap);

/// A hand: centred, overlapping if it is wide. `shown` of each card's height is above the lower edge.
std::vector<Rect> arrange_fan(const Rect& box, const std::vector<float>& aspects, float height, float shown,
                              float gap);

/// Shares a length among parts. Fixed parts get their length (less if there is too little); the others share
/// the rest by weight.
struct Share {
  float fixed = 0;  // 0: by weight
  float weight = 1;
};
std::vector<float> share_length(float length, const std::vector<Share>& parts, float gap);

/// How willingly a part gets smaller.
enum class Give : std::uint8_t { firm, some, most };
/// Shares a length among parts that want these lengths. If it is too short, those that give most get smaller,
/// to two fifths; where that is not enough, those that give some do, to a half; and then the firm ones.
std::vector<float> fit_lengths(float length, const std::vector<float>& wanted, const std::vector<Give>& give,
                               float gap);

/// Points in a unit square for linked places, with a minimum distance. The same input gives the same points.
/// `before` (in the same order, or empty; -1 for a new place) keeps old places at their points: a new one
/// gets the free spot nearest to those it is linked to. Only if there is no room do the old ones move a
/// little.
std::vector<Point> arrange_graph(int count, const std::vector<std::pair<int, int>>& links,
                                 const std::vector<Point>& before);

/// Rectangles of plates around points in a unit square. They are spread over `box` and pushed apart until
/// none overlap, as far as there is room.
std::vector<Rect> place_plates(const Rect& box, const std::vector<Point>& points, float width, float height,
                               float gap, bool push);

/// Where a box of this size that belongs to `plate` lies: below, beside or above it, where it covers least of
/// `taken` and stays in `board`. Of equal places the one below wins.
Rect beside_plate(const Rect& plate, float width, float height, const std::vector<Rect>& taken,
                  const Rect& board, float gap);

}  // namespace misk::ui
