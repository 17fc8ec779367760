// What lies on a card: tokens, notes, a banner, a tick. Drawn over the kept face.
#pragma once
#include "paint/writer.hpp"
#include "scene/scene.hpp"

namespace misk::ui {

/// `rect`: of the piece as it lies, turned or not; nothing is drawn outside of it. `small`: its face is drawn
/// to be read when small.
void draw_marks(Brush& brush, Writer& writer, const Piece& piece, const Rect& rect, bool small);

}  // namespace misk::ui
