// Draws the sides of cards, tokens, dice and places, in design units that do not depend on the size on the
// table.
#pragma once
#include <map>
#include <string>

#include "paint/art.hpp"
#include "paint/brush.hpp"
#include "paint/pictures.hpp"
#include "paint/writer.hpp"
#include "scene/face.hpp"

namespace misk::ui {

/// The design size of a shape: for a card twice 300 x 420, so that letters are cut finely.
Rect design_size(Shape shape);
/// False for tokens, dice and pawns, which are signs only; the others have text.
bool is_card(Shape shape);

/// Draws the number of a stat and its symbol in a pill. It shines if it is not the printed number.
void draw_stat(Brush& brush, const Symbols& symbols, const Stat& stat, const Rect& box);

/// Of a line with so many numbers on a small card. `unit`: the card's shorter side; `width`: of the line.
float height_of_numbers(float unit, float width, std::size_t in_a_line, float scale);

class FaceDrawing {
 public:
  FaceDrawing(const Writer& writer, const std::map<std::string, Frame>& frames, Pictures& pictures)
      : writer_(writer), frames_(frames), pictures_(pictures) {}

  /// Draws the whole face in design_size(). Null: the back of an unknown card.
  void draw(Brush& brush, const Face* face) const;
  /// Draws a version that is readable when small: title, letter, numbers, signs. In pixels, for a card, place
  /// or wide card.
  void draw_small(Brush& brush, const Face* face, const Rect& rect) const;
  /// Pixels of a window's unit: on a large window the smallest letters are larger, too. At least 1.
  void set_scale(float scale) { scale_ = scale; }

 private:
  struct Look;  // the used properties of the face's frame
  Look look(const Face& face) const;
  void back(Brush& brush, const Face* face, const Rect& rect) const;
  void small_back(Brush& brush, const Face* face, const Rect& rect) const;
  void back_sign(Brush& brush, const Face* face, const Look& look, const Rect& box, Colour ground,
                 Colour mark) const;
  void card(Brush& brush, const Face& face, const Rect& rect) const;
  void place(Brush& brush, const Face& face, const Rect& rect) const;
  void round_piece(Brush& brush, const Face& face, const Rect& rect) const;
  void square_piece(Brush& brush, const Face& face, const Rect& rect) const;
  void pawn(Brush& brush, const Face& face, const Rect& rect) const;

  Rect title_bar(Brush& brush, const Face& face, const Look& look, const Rect& rect) const;
  void art(Brush& brush, const Face& face, const Look& look, const Rect& rect) const;
  Art picture_of(const Face& face, const Look& look) const;
  void draw_picture(Brush& brush, const Face& face, const Look& look, const Rect& rect) const;
  void parchment(Brush& brush, const Rect& rect, float radius) const;
  void badge(Brush& brush, const Look& look, const Rect& box) const;
  void rows(Brush& brush, const Face& face, const Rect& rect) const;
  void row(Brush& brush, const Row& row, const Rect& rect) const;
  void stats(Brush& brush, const std::vector<Stat>& list, const Rect& rect) const;
  void icons(Brush& brush, const Face& face, const Look& look, float x, float y, float side) const;
  void type_line(Brush& brush, const Face& face, const Rect& rect) const;
  void sign(Brush& brush, const Face& face, const Rect& rect, Colour ground) const;

  float scale_ = 1;
  const Writer& writer_;
  const std::map<std::string, Frame>& frames_;
  Pictures& pictures_;
};

}  // namespace misk::ui
