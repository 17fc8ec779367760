// Draws the marks on a card: tokens, notes, a banner, a tick. They lie over the cached face.
#pragma once
#include "paint/writer.hpp"
#include "scene/scene.hpp"

namespace misk::ui {

/// `rect`: the bounds of the piece, turned or not; nothing is drawn outside. `small`: the face is in its
/// small version. `scale`: pixels of a window's unit, at least 1.
void draw_marks(Brush& brush, Writer& writer, const Piece& piece, const Rect& rect, bool small, float scale);

}  // namespace misk::ui
