#include "paint/brush.hpp"

#include <cmath>

namespace misk::ui {

namespace {

const sf::BlendMode kOver(sf::BlendMode::One, sf::BlendMode::OneMinusSrcAlpha);

sf::Color multiplied(Colour c) {
  const auto by = [&](std::uint8_t part) { return static_cast<std::uint8_t>((part * c.a + 127) / 255); };
  return {by(c.r), by(c.g), by(c.b), c.a};
}

void put(std::vector<sf::Vertex>& out, float x, float y, sf::Color colour, float u = 1.5F, float v = 1.5F) {
  static const sf::Vertex blank;  // sf::Vertex's constructor is not inlined; a copy is cheaper
  sf::Vertex& vertex = out.emplace_back(blank);
  vertex.position = {x, y};
  vertex.color = colour;
  vertex.texCoords = {u, v};
}

void put_area(std::vector<sf::Vertex>& out, const Rect& to, const sf::IntRect& area, sf::Color tint) {
  const auto u0 = static_cast<float>(area.left), v0 = static_cast<float>(area.top);
  const float u1 = u0 + static_cast<float>(area.width), v1 = v0 + static_cast<float>(area.height);
  put(out, to.x, to.y, tint, u0, v0);
  put(out, to.right(), to.y, tint, u1, v0);
  put(out, to.right(), to.bottom(), tint, u1, v1);
  put(out, to.x, to.y, tint, u0, v0);
  put(out, to.right(), to.bottom(), tint, u1, v1);
  put(out, to.x, to.bottom(), tint, u0, v1);
}

void clear(Mesh& mesh) {
  mesh.corners.clear();
  mesh.triangles.clear();
  mesh.rim.clear();
}

constexpr float kLargestStamp = 128;

bool is_whole(const Rect& r) {
  return r.x == std::round(r.x) && r.y == std::round(r.y) && r.w == std::round(r.w) && r.h == std::round(r.h);
}

Point unit_normal(Point centre, Point p) {
  const float dx = p.x - centre.x, dy = p.y - centre.y, length = std::max(1e-4F, std::hypot(dx, dy));
  return {dx / length, dy / length};
}

int circle_steps(float radius_in_pixels) {
  return std::clamp(static_cast<int>(4 * std::sqrt(radius_in_pixels)), 10, 64);
}

Rect around(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

/// Lists of vertices that keep their memory between screen frames.
std::vector<std::vector<sf::Vertex>>& spare_lists() {
  static std::vector<std::vector<sf::Vertex>> lists;
  return lists;
}

}  // namespace

void Brush::item(const Rect& bounds) {
  bounds_ = bounds;
  current_ = kNone;
}

bool Brush::overlaps(const Batch& batch, const Rect& rect) {
  if (!batch.all.overlaps(rect)) return false;
  return std::any_of(batch.rects.begin(), batch.rects.end(),
                     [&](const Rect& one) { return one.overlaps(rect); });
}

Brush::Batch& Brush::use(const sf::Texture* texture, bool spot) {
  const auto fits = [&](const Batch& batch) {
    if (!texture) return spot ? batch.spot : !batch.texture && batch.solid == solid_;
    return batch.texture == texture || (spot && batch.plain);
  };
  const auto take = [&](Batch& batch) -> Batch& {
    if (texture && batch.plain) {
      batch.texture = texture;
      batch.plain = false;
    }
    return batch;
  };
  if (current_ != kNone && fits(batches_[current_])) return take(batches_[current_]);
  // The earliest batch after all items that this one overlaps.
  std::size_t found = kNone;
  for (std::size_t i = batches_.size(); i-- > 0;) {
    if (fits(batches_[i])) found = i;
    if (overlaps(batches_[i], bounds_)) break;
  }
  if (found == kNone) {
    found = batches_.size();
    Batch& batch = batches_.emplace_back();
    batch.plain = !texture && spot;
    batch.texture = batch.plain ? &fonts_.atlas().any_page() : texture;
    batch.spot = spot;
    batch.solid = !texture && !spot && solid_;
    batch.all = bounds_;
    batch.whole = pixel_ == 1;
    if (!spare_lists().empty()) {
      batch.vertices = std::move(spare_lists().back());
      spare_lists().pop_back();
    }
  }
  Batch& batch = batches_[found];
  batch.rects.push_back(bounds_);
  batch.all = around(batch.all, bounds_);
  current_ = found;
  return take(batch);
}

void Brush::flush() {
  fonts_.atlas().upload();
  for (Batch& batch : batches_) {
    if (!batch.vertices.empty()) {
      sf::RenderStates states(batch.solid ? sf::BlendNone : kOver);
      states.texture = batch.texture;
      // Smoothing is set here because it depends on the batch. The textures are ours; they are const for
      // everybody else, who only draws them.
      if (batch.texture) const_cast<sf::Texture*>(batch.texture)->setSmooth(!batch.whole);
      target_.draw(batch.vertices.data(), batch.vertices.size(), sf::Triangles, states);
      ++calls_;
    }
    batch.vertices.clear();
    spare_lists().push_back(std::move(batch.vertices));
  }
  batches_.clear();
  current_ = kNone;
}

void Brush::mesh(const Mesh& mesh, Placement place, Colour colour) {
  if (colour.a == 0) return;
  std::vector<sf::Vertex>& out = shapes();
  const sf::Color solid = multiplied(colour), none(0, 0, 0, 0);
  const float soft = pixel_ / 2;
  auto inner = [&](std::uint16_t i) {
    const Mesh::Corner& c = mesh.corners[i];
    put(out, place.x + c.x * place.scale - c.nx * soft, place.y + c.y * place.scale - c.ny * soft, solid);
  };
  auto outer = [&](std::uint16_t i) {
    const Mesh::Corner& c = mesh.corners[i];
    put(out, place.x + c.x * place.scale + c.nx * soft, place.y + c.y * place.scale + c.ny * soft, none);
  };
  for (const std::uint16_t i : mesh.triangles) inner(i);
  for (std::size_t i = 0; i + 1 < mesh.rim.size(); i += 2) {
    const std::uint16_t a = mesh.rim[i], b = mesh.rim[i + 1];
    inner(a);
    inner(b);
    outer(b);
    inner(a);
    outer(b);
    outer(a);
  }
}

void Brush::polygon(const std::vector<Point>& points, Colour colour) {
  clear(scratch_);
  add_polygon(scratch_, points);
  mesh(scratch_, {}, colour);
}

void Brush::stroke(const std::vector<Point>& points, float width, Colour colour) {
  clear(scratch_);
  // Draw a line thinner than a pixel one pixel wide, but paler.
  const float drawn = std::max(width, pixel_);
  add_stroke(scratch_, points, drawn, drawn, pixel_);
  mesh(scratch_, {}, colour.with_alpha(width / drawn));
}

void Brush::circle(Point centre, float radius, Colour colour) {
  polygon(arc(centre, radius, radius, 0, 360, circle_steps(radius / pixel_)), colour);
}

void Brush::ring(Point centre, float radius, float width, Colour colour) {
  clear(scratch_);
  std::vector<Point> points = arc(centre, radius, radius, 0, 360, circle_steps(radius / pixel_));
  points.pop_back();
  add_ring(scratch_, points, width);
  mesh(scratch_, {}, colour);
}

void Brush::rect(const Rect& r, Colour colour) {
  if (r.empty() || colour.a == 0) return;
  const bool before_large = large_, before_solid = solid_;
  large_ = large_ || is_large(r);
  solid_ = solid_ || (large_ && colour.a == 255);
  std::vector<sf::Vertex>& out = shapes();
  large_ = before_large;
  solid_ = before_solid;
  const sf::Color tint = multiplied(colour);
  put(out, r.x, r.y, tint);
  put(out, r.right(), r.y, tint);
  put(out, r.right(), r.bottom(), tint);
  put(out, r.x, r.y, tint);
  put(out, r.right(), r.bottom(), tint);
  put(out, r.x, r.bottom(), tint);
}

void Brush::panel(const Rect& r, float radius, Colour colour) {
  if (r.empty() || colour.a == 0) return;
  if (radius <= 0) return rect(r, colour);
  if (pixel_ == 1 && r.w <= kLargestStamp && r.h <= kLargestStamp && is_whole(r)) {
    // A stamp of two triangles replaces some sixty.
    const float numbers[] = {r.w, r.h, radius};
    const std::uint8_t parts[] = {colour.r, colour.g, colour.b, colour.a};
    std::string key("\1");
    key.append(reinterpret_cast<const char*>(numbers), sizeof numbers);
    key.append(reinterpret_cast<const char*>(parts), sizeof parts);
    const Atlas::Slot& slot = fonts_.atlas().stamp(key, static_cast<int>(r.w) + 2, static_cast<int>(r.h) + 2,
                                                   [&](sf::RenderTarget& sheet) {
                                                     Brush stamp(sheet, fonts_);
                                                     stamp.polygon(rounded({1, 1, r.w, r.h}, radius), colour);
                                                   });
    if (slot.page) return this->stamp(slot, r.x - 1, r.y - 1);
  }
  if (is_large(r) && colour.a == 255) return solid_panel(r, radius, colour, colour);
  large_ = is_large(r);
  polygon(rounded(r, radius, pixel_), colour);
  large_ = false;
}

void Brush::solid_panel(const Rect& r, float radius, Colour top, Colour bottom) {
  // Only the soft border is blended. The inside is opaque, which is four times as fast.
  const Rect inside = r.inset(radius + pixel_);
  clear(scratch_);
  add_polygon(scratch_, rounded(r, radius, pixel_));
  scratch_.triangles.clear();
  const auto n = static_cast<std::uint16_t>(scratch_.corners.size());
  for (std::uint16_t i = 0; i < n; ++i) {
    const Mesh::Corner& c = scratch_.corners[i];
    const Mesh::Corner in{std::clamp(c.x, inside.x, inside.right()),
                          std::clamp(c.y, inside.y, inside.bottom()), 0, 0};
    scratch_.corners.push_back(in);
    const auto next = static_cast<std::uint16_t>((i + 1) % n);
    const auto in_i = static_cast<std::uint16_t>(n + i), in_next = static_cast<std::uint16_t>(n + next);
    scratch_.triangles.insert(scratch_.triangles.end(), {i, next, in_next, i, in_next, in_i});
  }
  const auto part = [&](const auto& draw) {
    std::vector<sf::Vertex>& out = shapes();
    const std::size_t start = out.size();
    draw();
    for (std::size_t i = start; i < out.size(); ++i)
      if (out[i].color.a > 0) out[i].color = multiplied(mix(top, bottom, (out[i].position.y - r.y) / r.h));
  };
  large_ = true;
  part([&] { mesh(scratch_, {}, top); });
  solid_ = true;
  part([&] { rect(inside, top); });
  large_ = solid_ = false;
}

void Brush::frame(const Rect& r, float radius, float width, Colour colour) {
  if (r.empty() || colour.a == 0 || width <= 0) return;
  clear(scratch_);
  add_ring(scratch_, rounded(r.inset(width / 2), std::max(0.F, radius - width / 2), pixel_), width);
  mesh(scratch_, {}, colour);
}

void Brush::shaded(const Rect& r, float radius, Colour top, Colour bottom) {
  if (r.empty()) return;
  if (is_large(r) && top.a == 255 && bottom.a == 255) return solid_panel(r, radius, top, bottom);
  std::vector<sf::Vertex>& out = shapes();
  const std::size_t start = out.size();
  polygon(rounded(r, radius, pixel_), {255, 255, 255, 255});
  for (std::size_t i = start; i < out.size(); ++i)
    if (out[i].color.a > 0) out[i].color = multiplied(mix(top, bottom, (out[i].position.y - r.y) / r.h));
}

void Brush::halo(const Rect& r, float radius, float width, Colour colour) {
  if (r.empty() || colour.a == 0) return;
  std::vector<sf::Vertex>& out = shapes();
  const float corner = std::min({std::max(radius, 0.6F * pixel_), r.w / 2, r.h / 2});
  const std::vector<Point> points = rounded(r, corner, 4 * pixel_);  // blurred, so few corners are enough
  const sf::Color solid = multiplied(colour), none(0, 0, 0, 0);
  auto faded = [&](Point p) -> Point {
    if (width < 0)
      return {std::clamp(p.x, r.x - width, r.right() + width),
              std::clamp(p.y, r.y - width, r.bottom() + width)};
    // Direction away from the nearest corner's centre.
    const Point centre{std::clamp(p.x, r.x + corner, r.right() - corner),
                       std::clamp(p.y, r.y + corner, r.bottom() - corner)};
    const Point n = unit_normal(centre, p);
    return {p.x + n.x * width, p.y + n.y * width};
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point a = points[i], b = points[(i + 1) % points.size()], fa = faded(a), fb = faded(b);
    put(out, a.x, a.y, solid);
    put(out, b.x, b.y, solid);
    put(out, fb.x, fb.y, none);
    put(out, a.x, a.y, solid);
    put(out, fb.x, fb.y, none);
    put(out, fa.x, fa.y, none);
  }
}

void Brush::letters(std::string_view utf8, Typeface face, float size, float x, float baseline,
                    Colour colour) {
  const auto pixels = static_cast<unsigned>(std::max(1.F, std::round(size)));
  const sf::Color tint = multiplied(colour);
  std::uint32_t before = 0;
  for (std::size_t i = 0; i < utf8.size();) {
    const std::uint32_t letter = next_letter(utf8, i);
    x += fonts_.kerning(face, pixels, before, letter);
    before = letter;
    const Glyph& glyph = fonts_.glyph(face, pixels, letter);
    if (glyph.page)
      put_area(use(glyph.page, true).vertices,
               {x + glyph.bounds.left, baseline + glyph.bounds.top, glyph.bounds.width, glyph.bounds.height},
               glyph.area, tint);
    x += glyph.advance;
  }
}

void Brush::stamp(const Atlas::Slot& slot, float x, float y) {
  put_area(use(slot.page, true).vertices,
           {x, y, static_cast<float>(slot.area.width), static_cast<float>(slot.area.height)}, slot.area,
           sf::Color::White);
}

void Brush::picture(const sf::Texture& texture, const Point (&corners)[4], const sf::FloatRect& area,
                    Colour tint) {
  Batch& batch = use(&texture, false);
  std::vector<sf::Vertex>& out = batch.vertices;
  for (const Point p : corners) batch.whole = batch.whole && p.x == std::round(p.x) && p.y == std::round(p.y);
  const float one = std::abs(corners[2].x - corners[0].x), two = std::abs(corners[2].y - corners[0].y);
  batch.whole =
      batch.whole && ((one == area.width && two == area.height) || (one == area.height && two == area.width));
  const sf::Color colour = multiplied(tint);
  const float right = area.left + area.width, bottom = area.top + area.height;
  const sf::Vector2f texels[4] = {
      {area.left, area.top}, {right, area.top}, {right, bottom}, {area.left, bottom}};
  for (const int i : {0, 1, 2, 0, 2, 3})
    put(out, corners[i].x, corners[i].y, colour, texels[i].x, texels[i].y);
}

void Brush::picture(const sf::Texture& texture, const Rect& r, const sf::FloatRect& area, Colour tint) {
  picture(texture, {{r.x, r.y}, {r.right(), r.y}, {r.right(), r.bottom()}, {r.x, r.bottom()}}, area, tint);
}

}  // namespace misk::ui
