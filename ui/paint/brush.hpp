// Collects shapes, letters and pictures and hands them to SFML in as few calls as possible.
#pragma once
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/VertexArray.hpp>
#include <string_view>
#include <vector>

#include "paint/fonts.hpp"
#include "paint/mesh.hpp"

namespace misk::ui {

/// Where a shape of its own units is put: scaled, then moved.
struct Placement {
  float x = 0, y = 0, scale = 1;
};

/// Draws onto one target. Units are those of the target's view; `pixel` says how large a pixel is in them.
/// Everything is triangles with a texture whose colours are multiplied with their alpha; shapes take the
/// atlas's white spot. What uses another texture goes to another batch; item() allows to draw later things
/// with earlier ones where they do not overlap.
class Brush {
 public:
  Brush(sf::RenderTarget& target, Fonts& fonts, float pixel = 1)
      : target_(target), fonts_(fonts), pixel_(pixel) {}
  ~Brush() { flush(); }
  Brush(const Brush&) = delete;
  Brush& operator=(const Brush&) = delete;

  /// What follows, up to the next item(), is drawn within these bounds. Until the first call they have no
  /// end.
  void item(const Rect& bounds);
  const Rect& bounds() const { return bounds_; }

  void mesh(const Mesh& mesh, Placement place, Colour colour);
  void polygon(const std::vector<Point>& points, Colour colour);
  void stroke(const std::vector<Point>& points, float width, Colour colour);
  void circle(Point centre, float radius, Colour colour);
  void ring(Point centre, float radius, float width, Colour colour);
  void rect(const Rect& rect, Colour colour);  // without a soft rim
  void panel(const Rect& rect, float radius, Colour colour);
  void frame(const Rect& rect, float radius, float width, Colour colour);
  /// A rounded panel that goes from one colour to the other, top to bottom.
  void shaded(const Rect& rect, float radius, Colour top, Colour bottom);
  /// Fades from `colour` at the rounded rectangle's edge to nothing, `width` outwards (inwards where
  /// negative).
  void halo(const Rect& rect, float radius, float width, Colour colour);

  /// A text without marks, its pen starting at (x, baseline).
  void letters(std::string_view utf8, Typeface face, float size, float x, float baseline, Colour colour);

  /// A picture of the atlas, pixel by pixel.
  void stamp(const Atlas::Slot& slot, float x, float y);

  /// `area` of a texture in four corners, from the upper left one clockwise. The texture's colours are
  /// multiplied with their alpha.
  void picture(const sf::Texture& texture, const Point (&corners)[4], const sf::FloatRect& area, Colour tint);
  void picture(const sf::Texture& texture, const Rect& rect, const sf::FloatRect& area,
               Colour tint = {255, 255, 255, 255});

  /// Draws what was collected.
  void flush();
  int calls() const { return calls_; }

  sf::RenderTarget& target() { return target_; }
  Fonts& fonts() { return fonts_; }
  float pixel() const { return pixel_; }

 private:
  struct Batch {
    const sf::Texture* texture = nullptr;
    bool spot = false;   // the texture has a white spot: shapes may join
    bool solid = false;  // covers what lies below: nothing is blended
    bool plain = false;  // shapes only, so far: any page of the atlas will do
    bool whole = true;   // every texel falls on a pixel: no smoothing, which costs three times as much
    std::vector<sf::Vertex> vertices;
    std::vector<Rect> rects;  // of the items in it
    Rect all;                 // around them
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  /// Chooses the batch for this texture; null: any that has a white spot or, without `spot`, one without a
  /// texture.
  Batch& use(const sf::Texture* texture, bool spot);
  std::vector<sf::Vertex>& shapes() { return use(nullptr, !large_).vertices; }
  /// From this area on a shape is painted without a texture: another call costs less than to look up each
  /// pixel.
  bool is_large(const Rect& rect) const { return rect.w * rect.h > 20000 * pixel_ * pixel_; }
  static bool overlaps(const Batch& batch, const Rect& rect);

  sf::RenderTarget& target_;
  Fonts& fonts_;
  float pixel_;
  std::vector<Batch> batches_;
  std::size_t current_ = kNone;
  Rect bounds_{-1e6F, -1e6F, 2e6F, 2e6F};
  bool large_ = false, solid_ = false;
  void solid_panel(const Rect& rect, float radius, Colour top, Colour bottom);
  int calls_ = 0;
  Mesh scratch_;
};

}  // namespace misk::ui
