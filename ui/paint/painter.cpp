#include "paint/painter.hpp"

#include <cmath>

#include "paint/card_faces.hpp"
#include "paint/changes.hpp"
#include "paint/marks.hpp"

namespace misk::ui {

namespace {

constexpr Colour kTable{18, 26, 26, 255};  // the ground colour for signs that lie on nothing
constexpr std::uint8_t kGround = 120;      // a panel with more alpha is a ground colour
constexpr Colour kBlank{60, 52, 44, 255};  // a card without its face
// Narrower cards are drawn in the small version, without rules text; and wide ones below so many times this.
constexpr float kSmallWidth = 110, kWide = 1.3F, kWideText = 1.6F;

Rect whole(const Rect& r) {
  const float x = std::round(r.x), y = std::round(r.y);
  return {x, y, std::max(1.F, std::round(r.w)), std::max(1.F, std::round(r.h))};
}

/// A wide card of text alone is read, one with rows is looked at.
float least_width(const Face* face) {
  if (!face || face->shape == Shape::card) return kSmallWidth;
  return kSmallWidth * (face->shape == Shape::wide && face->rows.empty() ? kWideText : kWide);
}

/// True if current numbers or rows replace the printed ones.
bool changed(const Marks& marks) {
  return !marks.stats.empty() || !marks.rows.empty();
}

}  // namespace

struct Painter::Parts {
  Parts(Fonts& f, std::map<std::string, Frame> fr, std::map<std::string, Symbol> sy, std::size_t bytes)
      : fonts(f),
        frames(std::move(fr)),
        symbols(std::move(sy)),
        writer(fonts, symbols),
        drawing(writer, frames, pictures),
        faces(fonts, drawing, bytes) {}

  Fonts& fonts;
  std::map<std::string, Frame> frames;
  Symbols symbols;
  Writer writer;
  Pictures pictures;
  FaceDrawing drawing;
  CardFaces faces;
  Counts counts;
  float window_scale = 1;
  struct Ground {
    Rect rect;
    Colour colour;
  };
  std::vector<Ground> grounds;  // panels painted so far in this screen frame

  // Of the scene that show() drew last.
  Changes changes;
  sf::Vector2u size_before;
  Rect only;  // nothing is drawn outside; empty: no limit

  // True while the target has one colour, with the areas covered since.
  bool bare = false;
  Colour bare_colour;
  std::vector<Rect> touched;
  bool untouched(const Rect& rect) const {
    return std::none_of(touched.begin(), touched.end(), [&](const Rect& one) { return one.overlaps(rect); });
  }

  /// The colour below a place: the last panel that contains it.
  Colour ground_at(const Rect& rect) const {
    for (std::size_t i = grounds.size(); i-- > 0;)
      if (grounds[i].rect.contains(rect.centre())) return grounds[i].colour;
    return kTable;
  }

  static bool is_ground(const Panel& panel, const sf::RenderTarget& target) {
    const auto size = target.getSize();
    return panel.fill.a == 255 && panel.edge.a == 0 && panel.radius <= 0 &&
           panel.rect.holds({0, 0, static_cast<float>(size.x), static_cast<float>(size.y)});
  }

  void paint(Brush& brush, const Panel& panel) {
    brush.item(panel.rect.inset(-2));
    if (panel.fill.a > 0) {
      Colour fill = panel.fill;
      // Over a plain ground a transparent panel can be replaced by an opaque one, which is cheaper.
      if (bare && fill.a < 255 && panel.rect.w * panel.rect.h > 20000 && untouched(panel.rect))
        fill = mix(bare_colour, Colour{fill.r, fill.g, fill.b, 255}, static_cast<float>(fill.a) / 255);
      const Rect inner = panel.edge.a > 0 ? panel.rect.inset(panel.edge_width / 2) : panel.rect;
      brush.panel(inner, panel.radius, fill);
      if (panel.fill.a > kGround) grounds.push_back({panel.rect, panel.fill});
    }
    if (panel.edge.a > 0) brush.frame(panel.rect, panel.radius, panel.edge_width, panel.edge);
  }

  void paint(Brush& brush, const Text& text) {
    const float slack = std::max(4.F, text.size - text.box.h / 2);
    brush.item(text.box.inset(-slack));
    // Light letters mean a dark ground, and the other way round.
    const Colour ground = ink_on(text.colour).r > 128 ? Colour{232, 222, 200, 255} : kTable;
    writer.write(brush, text, ground);
  }

  void paint(Brush& brush, const Sign& sign) {
    brush.item(sign.rect.inset(-3));
    symbols.draw(brush, sign.symbol, sign.rect, ground_at(sign.rect), sign.colour);
  }

  void paint(Brush& brush, const Stroke& stroke) {
    if (stroke.points.size() < 2) return;
    Point low = stroke.points[0], high = low;
    for (const Point p : stroke.points) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    brush.item(Rect{low.x, low.y, high.x - low.x, high.y - low.y}.inset(-stroke.width * 2 - 2));
    if (stroke.dash <= 0) return brush.stroke(stroke.points, stroke.width, stroke.colour);
    float left = stroke.dash;
    bool on = true;
    std::vector<Point> part;
    for (std::size_t i = 0; i + 1 < stroke.points.size(); ++i) {
      Point a = stroke.points[i];
      const Point b = stroke.points[i + 1];
      float length = std::hypot(b.x - a.x, b.y - a.y);
      if (part.empty()) part.push_back(a);
      while (length > 0) {
        const float step = std::min(left, length), t = step / length;
        a = {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
        length -= step;
        left -= step;
        part.push_back(a);
        if (left > 0) continue;
        if (on) brush.stroke(part, stroke.width, stroke.colour);
        part = {a};
        on = !on;
        left = stroke.dash * (on ? 1.F : 0.8F) + (on ? 0 : stroke.width);  // round ends reach into the gap
      }
    }
    if (on && part.size() > 1) brush.stroke(part, stroke.width, stroke.colour);
  }

  void paint(Brush& brush, const Land& land) {
    if (land.points.size() < 3) return;
    std::vector<Point> line = spline(land.points, true, 4);
    Point low = line[0], high = line[0];
    for (const Point p : line) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    brush.item(Rect{low.x, low.y, high.x - low.x, high.y - low.y}.inset(-land.edge_width * 2 - 2));
    if (land.fill.a > 0) brush.polygon(line, land.fill);
    line.push_back(line.front());
    if (land.edge.a > 0) brush.stroke(line, land.edge_width, land.edge);
  }

  void paint(Brush& brush, const Picture& picture) {
    const sf::Texture* texture = pictures.get(picture.file);
    if (!texture) return;
    const auto size = texture->getSize();
    const auto w = static_cast<float>(size.x), h = static_cast<float>(size.y);
    const Rect& r = picture.rect;
    if (r.empty()) return;
    brush.item(r);
    // Fill the rectangle and crop the surplus evenly.
    const float part = std::min(w / r.w, h / r.h);
    const sf::FloatRect area((w - r.w * part) / 2, (h - r.h * part) / 2, r.w * part, r.h * part);
    brush.picture(*texture, r, area, Colour{255, 255, 255, 255}.with_alpha(picture.alpha));
  }

  void paint(Brush& brush, const Piece& piece) {
    const Rect upright = whole(piece.rect);
    if (piece.rect.empty()) return;
    const Shape shape = piece.face ? piece.face->shape : Shape::card;
    const bool card = is_card(shape);
    const bool turned = piece.marks.turned;
    Rect lies = upright;
    if (turned)
      lies = whole(
          {upright.centre().x - upright.h / 2, upright.centre().y - upright.w / 2, upright.h, upright.w});
    const float unit = std::min(lies.w, lies.h);
    const float radius = card                    ? unit * 0.05F
                         : shape == Shape::token ? unit * 0.1F
                         : shape == Shape::die   ? unit * 0.22F
                                                 : unit / 2;
    const bool small = card && (piece.small || upright.w < least_width(piece.face.get()) * window_scale);
    const float scale = std::clamp(unit / 90, 0.6F, 2.F), shadow = std::clamp(unit * 0.04F, 2.F, 7.F);
    brush.item(lies.inset(piece.glow.a > 0 ? -9 * scale - 1 : -shadow - unit * 0.012F));
    if (piece.glow.a > 0) {
      const Colour glow = piece.glow.with_alpha(piece.alpha);
      brush.halo(lies.inset(-2 * scale), radius + 2 * scale, 7 * scale, glow.with_alpha(0.6F));
      brush.panel(lies.inset(-3 * scale), radius + 3 * scale, glow);
    } else if (piece.alpha > 0.95F) {
      brush.halo(lies.moved(0, unit * 0.012F), radius, shadow, {0, 0, 0, 120});
    }
    Face face;
    const Face* shown = piece.face.get();
    if (shown && changed(piece.marks)) {
      face = present_face(*shown, piece.marks);
      shown = &face;
    }
    const CardFaces::Drawn drawn =
        faces.get(shown, static_cast<int>(upright.w), static_cast<int>(upright.h), small);
    const float light = piece.marks.dim ? 0.5F : 1.F;
    const auto shade = static_cast<std::uint8_t>(255 * light);
    const Colour tint = Colour{shade, shade, shade, 255}.with_alpha(piece.alpha);
    const Rect& r = lies;
    const Point straight[] = {{r.x, r.y}, {r.right(), r.y}, {r.right(), r.bottom()}, {r.x, r.bottom()}};
    // Turned clockwise by a quarter: the upper left corner moves to the upper right.
    const Point side[] = {{r.right(), r.y}, {r.right(), r.bottom()}, {r.x, r.bottom()}, {r.x, r.y}};
    if (drawn.texture)
      brush.picture(*drawn.texture, turned ? side : straight, drawn.area, tint);
    else
      brush.panel(lies, radius, kBlank.with_alpha(piece.alpha));
    grounds.push_back({lies, kBlank});
    draw_marks(brush, writer, piece, lies, small, window_scale);
  }

  /// Limits drawing on the target to a rectangle, and to `only`.
  void clip(Brush& brush, const Rect& wanted) const {
    brush.flush();
    const sf::Vector2u size = brush.target().getSize();
    const auto w = static_cast<float>(size.x), h = static_cast<float>(size.y);
    Rect in{0, 0, w, h};
    for (const Rect& limit : {only, wanted}) {
      if (limit.empty()) continue;
      const float l = std::clamp(std::floor(limit.x), in.x, in.right()),
                  t = std::clamp(std::floor(limit.y), in.y, in.bottom());
      const float r = std::clamp(std::ceil(limit.right()), l, in.right()),
                  b = std::clamp(std::ceil(limit.bottom()), t, in.bottom());
      in = {l, t, r - l, b - t};
    }
    // Nothing of it is in the window, but a view needs some size.
    const float width = std::max(1.F, in.w), height = std::max(1.F, in.h);
    sf::View view(sf::FloatRect(in.x, in.y, width, height));
    view.setViewport(sf::FloatRect(in.x / w, in.y / h, in.w / w, in.h / h));
    brush.target().setView(view);
  }

  /// Draws the scene, or what of it is in sight in `only`.
  void paint_items(Brush& brush, const Scene& scene) {
    grounds.clear();
    touched.clear();
    bare = false;
    clip(brush, {});
    for (const Item& item : scene.items) {
      if (const auto* ground = std::get_if<Panel>(&item);
          ground && &item == scene.items.data() && is_ground(*ground, brush.target())) {
        grounds.push_back({ground->rect, ground->fill});
        if (!only.empty()) {
          brush.rect(only, ground->fill);
          brush.flush();
          continue;
        }
        // Clearing is several times faster than painting over.
        brush.target().clear(sf::Color(ground->fill.r, ground->fill.g, ground->fill.b));
        bare = true;
        bare_colour = ground->fill;
        continue;
      }
      if (const auto* limit = std::get_if<Clip>(&item)) {
        clip(brush, limit->rect);
        continue;
      }
      if (!only.empty() && !extent(item).overlaps(only)) {
        if (const auto* panel = std::get_if<Panel>(&item); panel && panel->fill.a > kGround)
          grounds.push_back({panel->rect, panel->fill});
        continue;
      }
      std::visit(
          [&](const auto& one) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, Clip>) paint(brush, one);
          },
          item);
      if (bare) touched.push_back(brush.bounds());
    }
    brush.flush();
  }

  void begin() {
    fonts.trim();
    faces.begin_frame();
    counts = {};
  }
  void end(const Brush& brush) {
    counts.faces_drawn = faces.drawn_now();
    counts.faces_kept = faces.kept();
    counts.draw_calls += brush.calls();
    counts.face_bytes = faces.bytes();
  }
};

Painter::Painter(Fonts& fonts, std::map<std::string, Frame> frames, std::map<std::string, Symbol> symbols,
                 std::size_t face_bytes)
    : parts_(std::make_unique<Parts>(fonts, std::move(frames), std::move(symbols), face_bytes)) {}

Painter::~Painter() = default;

void Painter::set_presentation(std::map<std::string, Frame> frames, std::map<std::string, Symbol> symbols) {
  parts_->frames = std::move(frames);
  parts_->symbols = Symbols(std::move(symbols));
  parts_->faces.clear();
  parts_->changes.forget();
}

void Painter::set_scale(float scale) {
  scale = std::max(1.F, scale);
  if (scale == parts_->window_scale) return;
  parts_->window_scale = scale;
  parts_->drawing.set_scale(scale);
  parts_->faces.clear();
  parts_->changes.forget();
}

void Painter::paint(sf::RenderTarget& target, const Scene& scene) {
  Parts& p = *parts_;
  const sf::View before = target.getView();
  p.begin();
  {
    Brush brush(target, p.fonts);
    p.paint_items(brush, scene);
    p.end(brush);
  }
  p.writer.end_frame();
  target.setView(before);
}

void Painter::show(sf::RenderTarget& target, const Scene& scene) {
  constexpr float kMost = 0.6F;  // of the window; where more has changed, all is painted
  Parts& p = *parts_;
  const sf::Vector2u size = target.getSize();
  // A face that could not be drawn in time looks otherwise in the next screen frame.
  if (p.faces.unfinished() || p.size_before != size) p.changes.forget();
  p.size_before = size;
  const bool known = p.changes.known();
  const std::vector<Rect> areas = p.changes.next(scene);
  float changed = 0;
  for (const Rect& area : areas) changed += area.w * area.h;
  const auto* ground = scene.items.empty() ? nullptr : std::get_if<Panel>(&scene.items.front());
  if (!known || !ground || !Parts::is_ground(*ground, target) ||
      changed > kMost * static_cast<float>(size.x) * static_cast<float>(size.y)) {
    target.clear();
    return paint(target, scene);
  }
  const sf::View before = target.getView();
  p.begin();
  for (const Rect& area : areas) {
    Brush brush(target, p.fonts);
    p.only = area;
    p.paint_items(brush, scene);
    p.end(brush);
  }
  p.only = {};
  p.writer.end_frame();
  target.setView(before);
}

void Painter::forget() {
  parts_->changes.forget();
}

void Painter::draw_in_steps() {
  parts_->faces.draw_in_steps();
}

bool Painter::unfinished() const {
  return parts_->faces.unfinished();
}
void Painter::set_picture_reader(std::function<std::string(const std::string&)> read) {
  parts_->pictures.read = std::move(read);
}

const TextMeter& Painter::meter() const {
  return parts_->writer.meter();
}
Painter::Counts Painter::counts() const {
  return parts_->counts;
}

}  // namespace misk::ui
