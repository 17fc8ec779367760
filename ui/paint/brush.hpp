// Collects shapes, letters and pictures, and passes them to SFML in as few calls as possible.
#pragma once
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/VertexArray.hpp>
#include <string_view>
#include <vector>

#include "paint/fonts.hpp"
#include "paint/mesh.hpp"

namespace misk::ui {

/// The placement of a shape with its own units: scaled, then moved.
struct Placement {
  float x = 0, y = 0, scale = 1;
};

/// Draws onto one target, in units of its view; `pixel` is the size of a pixel in these units. Everything
/// becomes triangles with a texture whose colours are multiplied with their alpha; plain shapes use the
/// atlas's white spot. Each texture has a batch of its own. item() allows the brush to join later items with
/// earlier batches if they do not overlap.
class Brush {
 public:
  Brush(sf::RenderTarget& target, Fonts& fonts, float pixel = 1)
      : target_(target), fonts_(fonts), pixel_(pixel) {}
  ~Brush() { flush(); }
  Brush(const Brush&) = delete;
  Brush& operator=(const Brush&) = delete;

  /// Begins an item: everything up to the next item() is drawn within these bounds. Before the first call the
  /// bounds are infinite.
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
  /// A rounded panel with a vertical gradient between two colours.
  void shaded(const Rect& rect, float radius, Colour top, Colour bottom);
  /// A border that fades from `colour` at the rounded rectangle's edge to nothing over `width`, outwards
  /// (inwards if negative).
  void halo(const Rect& rect, float radius, float width, Colour colour);

  /// Plain text without markup; the pen starts at (x, baseline).
  void letters(std::string_view utf8, Typeface face, float size, float x, float baseline, Colour colour);

  /// A picture of the atlas, one texel for each pixel.
  void stamp(const Atlas::Slot& slot, float x, float y);

  /// Draws `area` of a texture between four corners, clockwise from the upper left. The texture's colours are
  /// multiplied with their alpha.
  void picture(const sf::Texture& texture, const Point (&corners)[4], const sf::FloatRect& area, Colour tint);
  void picture(const sf::Texture& texture, const Rect& rect, const sf::FloatRect& area,
               Colour tint = {255, 255, 255, 255});

  /// Draws the collected batches.
  void flush();
  int calls() const { return calls_; }

  sf::RenderTarget& target() { return target_; }
  Fonts& fonts() { return fonts_; }
  float pixel() const { return pixel_; }

 private:
  struct Batch {
    const sf::Texture* texture = nullptr;
    bool spot = false;   // the texture has a white spot, so shapes may join
    bool solid = false;  // opaque: no blending
    bool plain = false;  // only shapes so far: any page of the atlas will do
    bool whole = true;   // texels match pixels: no smoothing, which costs three times as much
    std::vector<sf::Vertex> vertices;
    std::vector<Rect> rects;  // of its items
    Rect all;                 // their bounding box
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  /// Chooses the batch for this texture. null: any batch with a white spot, or without `spot` one without a
  /// texture.
  Batch& use(const sf::Texture* texture, bool spot);
  std::vector<sf::Vertex>& shapes() { return use(nullptr, !large_).vertices; }
  /// A shape of this size or more is painted without a texture: one more call costs less than a look-up for
  /// each pixel.
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
