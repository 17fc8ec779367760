// The picture of the course of a game: a line for each of its numbers, round by round.
#pragma once
#include "record/chronicle.hpp"
#include "scene/canvas.hpp"

namespace misk::ui {

/// Draws the curves into the box, with the largest number at its side, the periods below, and a legend. Each
/// curve has a mark of its own, so that it is found without its colour.
void draw_course(Canvas& canvas, Rect box, const game::Chronicle& chronicle);

/// True if there is something to draw.
bool has_course(const game::Chronicle& chronicle);

}  // namespace misk::ui
