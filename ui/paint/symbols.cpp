#include "paint/symbols.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <unordered_map>

#include "paint/symbol_shapes.hpp"

namespace misk::ui {

namespace {

constexpr int kLargestStamp = 96, kStampEdge = 2;       // pixels
constexpr float kHalfTurn = std::numbers::pi_v<float>;  // in radians

/// A part of a shape: filled, or a hole in the ground's colour.
struct Part {
  Mesh mesh;
  bool hole = false;
};
using Figure = std::vector<Part>;

/// Reads a drawing (symbol_shapes.hpp).
class Reader {
 public:
  explicit Reader(std::string_view drawing) : rest_(drawing) {}

  Figure read() {
    Figure shape;
    skip();
    while (!rest_.empty()) {
      hole_ = rest_[0] == '-';
      if (hole_) rest_.remove_prefix(1);
      const char op = rest_[0];
      rest_.remove_prefix(1);
      numbers();
      if (op == '@') {
        move_ = {n_[0], n_[1]};
        sx_ = n_[2];
        sy_ = n_[3];
        continue;
      }
      if (shape.empty() || shape.back().hole != hole_) shape.push_back({{}, hole_});
      figure(op, shape.back().mesh);
    }
    return shape;
  }

 private:
  void skip() {
    while (!rest_.empty() && rest_[0] == ' ') rest_.remove_prefix(1);
  }

  void numbers() {
    n_.clear();
    skip();
    while (!rest_.empty()) {
      float value = 0;
      // A "-" before a letter is not part of a number; it begins a hole.
      const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
      if (error != std::errc()) break;
      n_.push_back(value);
      rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
      skip();
    }
  }

  std::vector<Point> points(std::size_t from) const {
    std::vector<Point> out;
    for (std::size_t i = from; i + 1 < n_.size(); i += 2) out.push_back({n_[i], n_[i + 1]});
    return out;
  }

  std::vector<Point> placed(std::vector<Point> points) const {
    for (Point& p : points) p = {move_.x + sx_ * p.x, move_.y + sy_ * p.y};
    return points;
  }
  void fill(Mesh& mesh, std::vector<Point> points) const { add_polygon(mesh, placed(std::move(points))); }
  void line(Mesh& mesh, std::vector<Point> points, float w0, float w1) const {
    add_stroke(mesh, placed(std::move(points)), w0 * std::abs(sx_), w1 * std::abs(sx_), 2);
  }

  std::vector<Point> curves() const {
    std::vector<Point> out;
    Point a{n_[0], n_[1]};
    for (std::size_t i = 2; i + 5 < n_.size(); i += 6) {
      const Point b{n_[i], n_[i + 1]}, c{n_[i + 2], n_[i + 3]}, d{n_[i + 4], n_[i + 5]};
      for (int k = 0; k < 8; ++k) {
        const float t = static_cast<float>(k) / 8, u = 1 - t;
        const float w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t;
        out.push_back({w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y});
      }
      a = d;
    }
    return out;
  }

  std::vector<Point> star(int count, float outer, float inner, float from, float skew) const {
    std::vector<Point> out;
    for (int i = 0; i < 2 * count; ++i) {
      const bool tip = i % 2 == 0;
      const float angle =
          (from + 180.F * static_cast<float>(i) / static_cast<float>(count) + (tip ? skew : 0)) * kHalfTurn /
          180;
      const float r = tip ? outer : inner;
      out.push_back({n_[0] + r * std::cos(angle), n_[1] + r * std::sin(angle)});
    }
    return out;
  }

  void figure(char op, Mesh& mesh) const {
    const auto count = [&](std::size_t i) { return static_cast<int>(n_[i]); };
    switch (op) {
      case 'P':
        return fill(mesh, points(0));
      case 'K':
        return fill(mesh, spline(points(0), true));
      case 'B':
        return fill(mesh, curves());
      case 'C':
        return fill(mesh, arc({n_[0], n_[1]}, n_[2], n_[2], 0, 360, n_[2] < 12 ? 14 : 36));
      case 'E':
        return fill(mesh, arc({n_[0], n_[1]}, n_[2], n_[3], 0, 360, 22));
      case 'Q':
        return fill(mesh, rounded({n_[0], n_[1], n_[2], n_[3]}, n_[4]));
      case 'G': {
        std::vector<Point> corners = arc({n_[0], n_[1]}, n_[2], n_[2], n_[4], n_[4] + 360, count(3));
        corners.pop_back();
        return fill(mesh, corners);
      }
      case 'N':
        return fill(mesh, star(count(4), n_[2], n_[3], n_[5], n_[6]));
      case 'R': {
        std::vector<Point> circle = placed(arc({n_[0], n_[1]}, n_[2], n_[2], 0, 360, n_[2] < 12 ? 16 : 40));
        circle.pop_back();
        return add_ring(mesh, circle, n_[3] * std::abs(sx_));
      }
      case 'Y':
        for (int i = 0; i < count(5); ++i) {
          const float angle =
              (n_[6] + 360.F * static_cast<float>(i) / static_cast<float>(count(5))) * kHalfTurn / 180;
          const Point d{std::cos(angle), std::sin(angle)};
          line(mesh, {{n_[0] + d.x * n_[2], n_[1] + d.y * n_[2]}, {n_[0] + d.x * n_[3], n_[1] + d.y * n_[3]}},
               n_[4], n_[4] * 0.6F);
        }
        return;
      case 'S':
        return line(mesh, points(1), n_[0], n_[0]);
      case 'V':
        return line(mesh, spline(points(1), false), n_[0], n_[0]);
      case 'T':
        return line(mesh, spline(points(2), false), n_[0], n_[1]);
      case 'A':
        return line(mesh, arc({n_[0], n_[1]}, n_[2], n_[2], n_[4], n_[5], 20), n_[3], n_[3]);
      case 'O': {
        std::vector<Point> out = arc({0, 0}, n_[2], n_[3], n_[6], n_[7], 40);
        const float c = std::cos(n_[4] * kHalfTurn / 180), s = std::sin(n_[4] * kHalfTurn / 180);
        for (Point& p : out) p = {n_[0] + c * p.x - s * p.y, n_[1] + s * p.x + c * p.y};
        return line(mesh, out, n_[5], n_[5]);
      }
      case 'W': {
        std::vector<Point> out;
        const int steps = static_cast<int>(n_[4] * 26);
        for (int i = 0; i <= steps; ++i) {
          const float t = static_cast<float>(i) / static_cast<float>(steps),
                      angle = t * n_[4] * 2 * kHalfTurn;
          const float r = n_[2] + (n_[3] - n_[2]) * t;
          out.push_back({n_[0] + r * std::cos(angle), n_[1] + r * std::sin(angle)});
        }
        return line(mesh, out, n_[5] * 0.6F, n_[5]);
      }
      default:
        return;
    }
  }

  std::string_view rest_;
  std::vector<float> n_;
  bool hole_ = false;
  Point move_;
  float sx_ = 1, sy_ = 1;
};

/// The figure of a shape. It is read once and kept.
const Figure* shape_named(std::string_view name) {
  static std::unordered_map<std::string_view, Figure> shapes;
  const SymbolShape* found = find_symbol_shape(name);
  if (!found) return nullptr;
  auto [it, fresh] = shapes.try_emplace(found->name);
  if (fresh) it->second = Reader(found->drawing).read();
  return &it->second;
}

float light(Colour c) {
  return 0.299F * static_cast<float>(c.r) + 0.587F * static_cast<float>(c.g) +
         0.114F * static_cast<float>(c.b);
}

std::string first_letter(std::string_view word) {
  std::size_t end = 0;
  if (!word.empty()) next_letter(word, end);
  std::string letter(word.substr(0, end));
  if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z')
    letter[0] = static_cast<char>(letter[0] - 'a' + 'A');
  return letter;
}

}  // namespace

Colour readable(Colour colour, Colour ground, float difference) {
  const bool darker = light(ground) > 118;
  const Colour end = darker ? Colour{20, 14, 8, colour.a} : Colour{255, 252, 244, colour.a};
  for (int i = 0; i <= 10; ++i) {
    const Colour c = mix(colour, end, static_cast<float>(i) / 10);
    if (std::abs(light(c) - light(ground)) >= difference) return c;
  }
  return end;
}

Symbols::Symbols(std::map<std::string, Symbol> symbols) : symbols_(std::move(symbols)) {
  static unsigned count = 0;
  id_ = ++count;
}

std::vector<std::string_view> shape_names() {
  std::vector<std::string_view> names;
  for (const std::span<const SymbolShape> shapes : {sign_shapes(), emblem_shapes()})
    for (const SymbolShape& shape : shapes) names.push_back(shape.name);
  std::ranges::sort(names);
  return names;
}

bool has_shape(std::string_view name) {
  return find_symbol_shape(name) != nullptr;
}

const Symbol* Symbols::find(std::string_view name) const {
  const auto it = symbols_.find(std::string(name));
  return it == symbols_.end() ? nullptr : &it->second;
}

void Symbols::shape(Brush& brush, std::string_view name, const Rect& square, Colour colour,
                    Colour ground) const {
  const Figure* found = shape_named(name);
  if (!found) return;
  for (const Part& part : *found)
    brush.mesh(part.mesh, {square.x, square.y, square.w / 100}, part.hole ? ground : colour);
}

const Symbol& Symbols::explained(std::string_view name) const {
  if (const Symbol* symbol = find(name)) return *symbol;
  const auto it = unexplained_.find(name);
  if (it != unexplained_.end()) return it->second;
  Symbol symbol;
  symbol.shape = symbol.word = name;
  return unexplained_.emplace(name, std::move(symbol)).first->second;
}

void Symbols::draw(Brush& brush, std::string_view name, const Rect& box, Colour ground, Colour colour) const {
  float side = std::min(box.w, box.h);
  if (side < 1) return;
  const Colour fill = colour.a > 0 ? colour : readable(explained(name).colour, ground);
  if (brush.pixel() == 1 && side <= kLargestStamp) {
    side = std::round(side);
    // Small symbols are drawn once for each size and colours, and then taken from the atlas like letters.
    const std::uint8_t numbers[] = {
        static_cast<std::uint8_t>(side), fill.r, fill.g, fill.b, fill.a, ground.r, ground.g, ground.b};
    key_.assign(name);
    key_.append(reinterpret_cast<const char*>(&id_), sizeof id_);
    key_.append(reinterpret_cast<const char*>(numbers), sizeof numbers);
    const int whole = static_cast<int>(side) + 2 * kStampEdge;
    Fonts& fonts = brush.fonts();
    const Atlas::Slot& slot = fonts.atlas().stamp(key_, whole, whole, [&](sf::RenderTarget& sheet) {
      Brush stamp(sheet, fonts);
      draw_now(stamp, name, {kStampEdge, kStampEdge, side, side}, fill, ground);
    });
    if (slot.page)
      brush.stamp(slot, std::round(box.x + (box.w - side) / 2) - kStampEdge,
                  std::round(box.y + (box.h - side) / 2) - kStampEdge);
    return;
  }
  draw_now(brush, name, {box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side}, fill, ground);
}

void Symbols::draw_now(Brush& brush, std::string_view name, const Rect& square, Colour fill,
                       Colour ground) const {
  const Symbol& symbol = explained(name);
  const float side = square.w;
  const Colour on_fill = ink_on(fill).with_alpha(static_cast<float>(fill.a) / 255);
  auto write = [&](std::string_view text, float part) {
    const float w = side * part;
    draw_fitted(brush, text, Typeface::label_bold,
                {square.x + (side - w) / 2, square.y + (side - w) / 2, w, w}, side * 0.72F, on_fill);
  };
  if (!symbol.shape.empty() && has_shape(symbol.shape)) {
    shape(brush, symbol.shape, square, fill, ground);
    if (!symbol.text.empty()) write(symbol.text, 0.62F);
    return;
  }
  if (!symbol.polygons.empty()) {
    Mesh mesh;
    for (const std::vector<Point>& polygon : symbol.polygons) add_polygon(mesh, polygon);
    brush.mesh(mesh, {square.x, square.y, side / 100}, fill);
    if (!symbol.text.empty()) write(symbol.text, 0.62F);
    return;
  }
  brush.circle(square.centre(), side * 0.47F, fill);
  write(!symbol.text.empty() ? symbol.text
                             : first_letter(symbol.word.empty() ? name : std::string_view(symbol.word)),
        0.74F);
}

void draw_fitted(Brush& brush, std::string_view text, Typeface face, const Rect& box, float most,
                 Colour colour) {
  if (text.empty()) return;
  const FontMeter meter(brush.fonts());
  float size = std::max(1.F, std::round(std::min(most, box.h)));
  float width = meter.width(text, face, size);
  while (width > box.w && size > 5) {
    size = std::max(5.F, std::min(size - 1, std::floor(size * box.w / width)));
    width = meter.width(text, face, size);
  }
  brush.letters(text, face, size, std::round(box.x + (box.w - width) / 2),
                std::round(box.y + box.h / 2 + size * 0.325F), colour);
}

}  // namespace misk::ui
