#include "paint/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace misk::ui {

namespace {

constexpr Colour kNight{12, 15, 19, 255}, kDark{8, 8, 9, 255}, kPaperLight{240, 230, 206, 255},
    kLamp{250, 206, 118, 255};

constexpr float kLeastBacklit = 72;  // pixels of the shorter side

/// Numbers from a name: the same name gives the same picture everywhere.
class Chance {
 public:
  explicit Chance(std::string_view name) {
    for (const char c : name) state_ = (state_ ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  }
  /// At least 0 and less than 1.
  float next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<float>((z ^ (z >> 31)) >> 40) / static_cast<float>(1 << 24);
  }
  float between(float a, float b) { return a + (b - a) * next(); }
  int upto(int n) { return std::min(n - 1, static_cast<int>(next() * static_cast<float>(n))); }
  bool often(float part) { return next() < part; }

 private:
  std::uint64_t state_ = 14695981039346656037ULL;
};

/// One picture in the making. Places are parts of the rectangle, from 0 to 1; lengths are parts of its
/// shorter side.
class Scenery {
 public:
  Scenery(Brush& brush, const Symbols& symbols, const Art& art, const Rect& rect)
      : brush_(brush),
        symbols_(symbols),
        art_(art),
        r_(rect),
        side_(std::min(rect.w, rect.h)),
        chance_(art.name) {
    // Another tint for each name, so that two cards of a class differ from afar.
    static constexpr std::array<Colour, 6> kTints{{{176, 62, 40, 255},
                                                   {60, 96, 168, 255},
                                                   {70, 132, 84, 255},
                                                   {190, 146, 52, 255},
                                                   {122, 72, 148, 255},
                                                   {70, 140, 146, 255}}};
    light_ = mix(art.light, kTints[static_cast<std::size_t>(chance_.upto(6))], chance_.between(0.04F, 0.26F));
    far_ = mix(light_, kNight, 0.34F);
    middle_ = mix(light_, kNight, 0.56F);
    near_ = mix(light_, kNight, 0.8F);
    for (const std::string& name : art.emblems)
      if (symbols.find(name) || has_shape(name)) emblems_.push_back(name);
    pale_ = mix(light_, kPaperLight, 0.5F);
  }

  void draw();
  static const std::vector<std::pair<std::string_view, void (Scenery::*)()>>& scenes();

 private:
  Point at(float x, float y) const { return {r_.x + x * r_.w, r_.y + y * r_.h}; }
  void fill(std::vector<Point> points, Colour colour) {
    const std::vector<Point> inside = clipped(std::move(points), r_);
    if (inside.size() >= 3) brush_.polygon(inside, colour);
  }
  void box(float x, float y, float w, float h, Colour colour) {
    fill({at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)}, colour);
  }
  void sky(Colour top, Colour bottom) { brush_.shaded(r_, 0, top, bottom); }
  void disc(Point centre, float radius, Colour colour) {
    std::vector<Point> points;
    const int n = std::clamp(static_cast<int>(radius), 10, 48);
    for (int i = 0; i < n; ++i) {
      const float a = 2 * kPi * static_cast<float>(i) / static_cast<float>(n);
      points.push_back({centre.x + radius * std::cos(a), centre.y + radius * std::sin(a)});
    }
    fill(std::move(points), colour);
  }
  /// A ring in short pieces, since only convex polygons can be clipped.
  void ring(Point centre, float radius, float width, Colour colour, float from = 0, float to = 2 * kPi,
            float flat = 1) {
    const int n = std::clamp(static_cast<int>(radius / 2), 12, 64);
    for (int i = 0; i < n; ++i) {
      const float a = from + (to - from) * static_cast<float>(i) / static_cast<float>(n),
                  b = from + (to - from) * static_cast<float>(i + 1) / static_cast<float>(n);
      const auto point = [&](float angle, float rad) {
        return Point{centre.x + rad * std::cos(angle), centre.y + rad * flat * std::sin(angle)};
      };
      fill({point(a, radius), point(b, radius), point(b, radius - width), point(a, radius - width)}, colour);
    }
  }
  void glow(Point centre, float radius, Colour colour, float strength) {
    constexpr int kSteps = 7;
    for (int i = kSteps; i > 0; --i)
      disc(centre, radius * static_cast<float>(i) / kSteps, colour.with_alpha(strength / kSteps));
  }
  void stars(int n, float bottom, Colour colour) {
    for (int i = 0; i < n; ++i) {
      const Point p = at(chance_.next(), chance_.next() * bottom);
      const float s = side_ * chance_.between(0.004F, 0.013F);
      fill({{p.x, p.y - 2 * s}, {p.x + s, p.y}, {p.x, p.y + 2 * s}, {p.x - s, p.y}},
           colour.with_alpha(chance_.between(0.4F, 1)));
    }
  }
  void moon(float y) {
    const Point p = at(chance_.between(0.15F, 0.85F), y);
    const float radius = side_ * chance_.between(0.07F, 0.12F);
    glow(p, radius * 2.4F, pale_, 0.5F);
    disc(p, radius, mix(pale_, kPaperLight, 0.4F));
    if (chance_.often(0.5F))
      disc({p.x + radius * chance_.between(-0.6F, 0.6F), p.y - radius * 0.2F}, radius * 0.9F, far_);
  }
  /// The ground below a line of so many hills.
  void ridge(float y, float height, int n, Colour colour) {
    const float phase = chance_.next() * 7;
    const auto top = [&](float x) {
      return y - height * (0.5F + 0.5F * std::sin(x * static_cast<float>(n) * 3.1F + phase)) *
                     (0.7F + 0.3F * std::sin(x * static_cast<float>(n) * 1.3F + 2 * phase));
    };
    constexpr int kPieces = 28;
    for (int i = 0; i < kPieces; ++i) {
      const float a = static_cast<float>(i) / kPieces, b = static_cast<float>(i + 1) / kPieces;
      fill({at(a, top(a)), at(b + 0.002F, top(b)), at(b + 0.002F, 1), at(a, 1)}, colour);
    }
  }
  void peaks(float y, float height, int n, Colour colour, Colour lit) {
    for (int i = 0; i < n; ++i) {
      const float x = (static_cast<float>(i) + chance_.next()) / static_cast<float>(n),
                  w = chance_.between(0.16F, 0.34F), h = height * chance_.between(0.55F, 1);
      fill({at(x - w, y), at(x, y - h), at(x + w, y)}, colour);
      fill({at(x, y - h), at(x + w * 0.32F, y - h * 0.62F), at(x + w * 0.06F, y - h * 0.5F),
            at(x - w * 0.12F, y - h * 0.8F)},
           lit);
    }
    box(0, y - 0.005F, 1, 1, colour);
  }
  void windows(float x, float y, float w, float h, int columns, int rows) {
    const float cw = w / static_cast<float>(columns), ch = h / static_cast<float>(rows);
    for (int i = 0; i < columns; ++i)
      for (int j = 0; j < rows; ++j)
        if (chance_.often(0.45F))
          box(x + cw * (static_cast<float>(i) + 0.3F), y + ch * (static_cast<float>(j) + 0.25F), cw * 0.4F,
              ch * 0.5F, kLamp.with_alpha(0.85F));
  }
  void houses(float ground, float height, Colour colour, bool lit) {
    float x = chance_.between(-0.1F, 0);
    while (x < 1) {
      const float w = chance_.between(0.1F, 0.2F), h = height * chance_.between(0.5F, 1);
      box(x, ground - h, w + 0.004F, h + 0.01F, colour);
      const int roof = chance_.upto(3);
      if (roof == 0)
        fill({at(x - 0.012F, ground - h), at(x + w / 2, ground - h - height * 0.28F),
              at(x + w + 0.012F, ground - h)},
             colour);
      if (roof == 1)
        fill({at(x, ground - h), at(x, ground - h - height * 0.2F), at(x + w, ground - h)}, colour);
      if (roof == 2 && chance_.often(0.6F))
        box(x + w * 0.65F, ground - h - height * 0.18F, w * 0.16F, height * 0.2F, colour);
      if (lit) windows(x, ground - h, w, h, 2 + chance_.upto(2), 2 + chance_.upto(3));
      x += w + (chance_.often(0.25F) ? 0.02F : 0);
    }
    box(0, ground - 0.005F, 1, 1, colour);
  }
  void tree(float x, float y, float h, Colour colour) {
    const float w = h * 0.26F * r_.h / r_.w;
    box(x - w * 0.09F, y - h * 0.4F, w * 0.18F, h * 0.4F, colour);
    for (int i = 0; i < 3; ++i) {
      const float top = y - h + h * 0.22F * static_cast<float>(i),
                  half = w * (0.45F + 0.27F * static_cast<float>(i));
      fill({at(x - half, top + h * 0.36F), at(x, top), at(x + half, top + h * 0.36F)}, colour);
    }
  }
  void bare_tree(float x, float y, float h, Colour colour) {
    const float w = h * 0.05F * r_.h / r_.w;
    fill({at(x - w, y), at(x - w * 0.4F, y - h), at(x + w * 0.4F, y - h), at(x + w, y)}, colour);
    for (int i = 0; i < 5; ++i) {
      const float from = y - h * chance_.between(0.4F, 0.95F),
                  out = (chance_.often(0.5F) ? 1 : -1) * h * chance_.between(0.2F, 0.4F) * r_.h / r_.w;
      fill(
          {at(x, from), at(x + out, from - h * 0.22F), at(x + out, from - h * 0.2F), at(x, from + h * 0.05F)},
          colour);
    }
  }

  // --- patterns behind things
  void rays() {
    const Point from =
        at(chance_.between(0.3F, 0.7F), chance_.often(0.5F) ? chance_.between(0.5F, 0.7F) : 1.05F);
    const int n = 2 * (8 + chance_.upto(10));
    const float reach = r_.w + r_.h, turn = chance_.next();
    for (int i = 0; i < n; i += 2) {
      const auto point = [&](float k) {
        const float a = (k + turn) * 2 * kPi / static_cast<float>(n);
        return Point{from.x + reach * std::cos(a), from.y + reach * std::sin(a)};
      };
      fill({from, point(static_cast<float>(i)), point(static_cast<float>(i) + 1)}, far_.with_alpha(0.55F));
    }
  }
  void circles() {
    const Point centre = at(chance_.between(0.35F, 0.65F), chance_.between(0.4F, 0.6F));
    const float step = side_ * chance_.between(0.07F, 0.12F);
    for (int i = 1; static_cast<float>(i) * step < r_.w; ++i)
      ring(centre, static_cast<float>(i) * step, step * 0.4F, far_.with_alpha(0.5F));
  }
  void stripes() {
    const float step = side_ * chance_.between(0.09F, 0.16F), lean = chance_.often(0.5F) ? r_.h : -r_.h;
    for (float x = r_.x - r_.h; x < r_.right() + r_.h; x += step)
      fill({{x, r_.y},
            {x + step * 0.45F, r_.y},
            {x + step * 0.45F + lean, r_.bottom()},
            {x + lean, r_.bottom()}},
           far_.with_alpha(0.45F));
  }
  void lattice() {
    const float step = side_ * chance_.between(0.12F, 0.2F), s = step * 0.32F;
    int row = 0;
    for (float y = r_.y; y < r_.bottom() + step; y += step * 0.5F, ++row)
      for (float x = r_.x + (row % 2 ? step / 2 : 0); x < r_.right() + step; x += step)
        fill({{x, y - s}, {x + s, y}, {x, y + s}, {x - s, y}}, far_.with_alpha(0.5F));
  }
  void waves() {
    const float step = side_ * chance_.between(0.1F, 0.15F), length = side_ * chance_.between(0.25F, 0.5F);
    for (float y = r_.y - step; y < r_.bottom() + step; y += step)
      for (float x = r_.x; x < r_.right(); x += length / 8) {
        const auto height = [&](float at) { return y + step * 0.4F * std::sin(at / length * 2 * kPi); };
        const float end = x + length / 8;
        fill({{x, height(x)},
              {end, height(end)},
              {end, height(end) + step * 0.34F},
              {x, height(x) + step * 0.34F}},
             far_.with_alpha(0.5F));
      }
  }
  void constellation() {
    stars(46, 1, pale_);
    Point last = at(chance_.next(), chance_.next() * 0.5F);
    for (int i = 0; i < 5; ++i) {
      const Point next = at(chance_.between(0.05F, 0.95F), chance_.between(0.05F, 0.95F));
      const float dx = next.x - last.x, dy = next.y - last.y, length = std::max(1.F, std::hypot(dx, dy)),
                  w = side_ * 0.004F;
      fill({{last.x - dy / length * w, last.y + dx / length * w},
            {next.x - dy / length * w, next.y + dx / length * w},
            {next.x + dy / length * w, next.y - dx / length * w},
            {last.x + dy / length * w, last.y - dx / length * w}},
           pale_.with_alpha(0.35F));
      disc(next, side_ * 0.014F, pale_.with_alpha(0.8F));
      last = next;
    }
  }
  void pattern() {
    sky(mix(middle_, kDark, 0.3F), middle_);
    switch (chance_.upto(6)) {
      case 0:
        return rays();
      case 1:
        return circles();
      case 2:
        return stripes();
      case 3:
        return lattice();
      case 4:
        return waves();
      default:
        return constellation();
    }
  }

  // --- scenes
  void cave() {
    sky(far_, near_);
    glow(at(0.5F, 0.55F), side_ * 0.7F, pale_, 0.5F);
    for (const bool above : {true, false})
      for (int i = 0; i < 9; ++i) {
        const float x = (static_cast<float>(i) + chance_.next()) / 9, w = chance_.between(0.05F, 0.1F),
                    h = chance_.between(0.12F, 0.42F);
        fill({at(x - w, above ? 0.F : 1.F), at(x + w, above ? 0.F : 1.F), at(x, above ? h : 1 - h * 0.7F)},
             i % 2 ? near_ : mix(near_, kDark, 0.4F));
      }
    box(0, 0.92F, 1, 0.1F, near_);
  }
  void desert() {
    sky(mix(far_, kPaperLight, 0.1F), mix(far_, kLamp, 0.35F));
    disc(at(chance_.between(0.2F, 0.8F), 0.3F), side_ * 0.1F, kLamp);
    if (chance_.often(0.6F)) {
      const float x = chance_.between(0.25F, 0.75F);
      fill({at(x - 0.24F, 0.66F), at(x, 0.3F), at(x + 0.24F, 0.66F)}, middle_);
      fill({at(x, 0.3F), at(x + 0.24F, 0.66F), at(x + 0.06F, 0.66F)}, near_);
    }
    ridge(0.68F, 0.1F, 2, mix(middle_, kLamp, 0.18F));
    ridge(0.86F, 0.12F, 1, mix(near_, kLamp, 0.1F));
  }
  void graves() {
    sky(near_, far_);
    moon(0.25F);
    ridge(0.72F, 0.12F, 2, middle_);
    bare_tree(chance_.between(0.1F, 0.9F), 0.75F, 0.5F, mix(near_, kDark, 0.3F));
    ridge(0.82F, 0.06F, 1, near_);
    for (int i = 0; i < 6; ++i) {
      const float x = (static_cast<float>(i) + chance_.between(0.2F, 0.8F)) / 6,
                  h = chance_.between(0.12F, 0.22F), y = chance_.between(0.86F, 0.97F),
                  w = h * 0.42F * r_.h / r_.w;
      const Colour stone = mix(middle_, kPaperLight, 0.22F);
      if (chance_.often(0.5F)) {
        box(x - w / 2, y - h, w, h, stone);
        disc(at(x, y - h), w / 2 * r_.w, stone);
      } else {
        box(x - w * 0.12F, y - h, w * 0.24F, h, stone);
        box(x - w * 0.45F, y - h * 0.75F, w * 0.9F, h * 0.16F, stone);
      }
    }
  }
  void hills() {
    sky(far_, mix(far_, kPaperLight, 0.25F));
    moon(0.25F);
    ridge(0.55F, 0.14F, 3, far_);
    ridge(0.72F, 0.16F, 2, middle_);
    ridge(0.9F, 0.12F, 1, near_);
  }
  void mountains() {
    sky(middle_, mix(far_, kPaperLight, 0.3F));
    stars(14, 0.4F, pale_);
    peaks(0.75F, 0.6F, 3, middle_, mix(middle_, kPaperLight, 0.5F));
    peaks(0.88F, 0.36F, 4, near_, mix(near_, kPaperLight, 0.24F));
  }
  void rails() {
    sky(near_, far_);
    moon(0.2F);
    ridge(0.5F, 0.1F, 3, middle_);
    box(0, 0.5F, 1, 0.5F, near_);
    const Colour steel = mix(middle_, kPaperLight, 0.4F);
    for (int i = 0; i < 8; ++i) {
      const float t = static_cast<float>(i + 1) / 8, y = 0.5F + 0.5F * t * t, w = 0.04F + 0.5F * t * t;
      box(0.5F - w / 2, y - 0.02F * t, w, 0.03F * t, mix(near_, kPaperLight, 0.16F));
    }
    for (const float side : {-1.F, 1.F})
      fill({at(0.5F + side * 0.012F, 0.5F), at(0.5F + side * 0.018F, 0.5F), at(0.5F + side * 0.22F, 1),
            at(0.5F + side * 0.18F, 1)},
           steel);
  }
  void room() {
    const Colour wall = middle_, dim = mix(middle_, kDark, 0.35F);
    sky(mix(wall, kDark, 0.2F), wall);
    const float left = chance_.between(0.16F, 0.28F), right = 1 - chance_.between(0.16F, 0.28F), top = 0.12F,
                floor = 0.72F;
    fill({at(0, 0), at(left, top), at(left, floor), at(0, 1)}, dim);
    fill({at(1, 0), at(right, top), at(right, floor), at(1, 1)}, mix(wall, kDark, 0.45F));
    fill({at(0, 0), at(1, 0), at(right, top), at(left, top)}, mix(dim, kDark, 0.3F));
    fill({at(left, floor), at(right, floor), at(1, 1), at(0, 1)}, near_);
    for (int i = 1; i < 6; ++i) {
      const float t = static_cast<float>(i) / 6;
      fill({at(left + (right - left) * t, floor), at(left + (right - left) * t + 0.006F, floor),
            at(t + 0.012F, 1), at(t, 1)},
           mix(near_, kPaperLight, 0.1F));
    }
    const float x = chance_.between(left + 0.06F, right - 0.24F);
    if (chance_.often(0.55F)) {  // a window
      box(x, 0.24F, 0.18F, 0.28F, mix(wall, kDark, 0.5F));
      box(x + 0.012F, 0.26F, 0.156F, 0.24F, mix(far_, kPaperLight, 0.35F));
      box(x + 0.084F, 0.26F, 0.012F, 0.24F, mix(wall, kDark, 0.5F));
      box(x + 0.012F, 0.375F, 0.156F, 0.014F, mix(wall, kDark, 0.5F));
    } else {  // a door
      box(x, 0.3F, 0.16F, floor - 0.3F, mix(near_, kDark, 0.3F));
      box(x + 0.014F, 0.32F, 0.132F, floor - 0.32F, mix(wall, kLamp, 0.14F));
      disc(at(x + 0.125F, 0.54F), side_ * 0.012F, kLamp);
    }
    glow(at(chance_.between(0.35F, 0.65F), 0.22F), side_ * 0.42F, kLamp, 0.5F);
  }
  void ruins() {
    sky(far_, mix(far_, kPaperLight, 0.22F));
    moon(0.22F);
    ridge(0.78F, 0.08F, 2, middle_);
    const Colour stone = mix(middle_, kPaperLight, 0.18F);
    for (int i = 0; i < 5; ++i) {
      const float x = (static_cast<float>(i) + 0.3F) / 5, w = 0.07F, h = chance_.between(0.25F, 0.58F);
      box(x, 0.84F - h, w, h, i % 2 ? stone : mix(stone, kDark, 0.2F));
      if (h > 0.4F) box(x - 0.015F, 0.84F - h, w + 0.03F, 0.04F, stone);
      if (h > 0.5F) box(x - 0.015F, 0.84F - h - 0.05F, 0.22F, 0.05F, mix(stone, kDark, 0.1F));
    }
    box(0, 0.83F, 1, 0.2F, near_);
  }
  void sea() {
    sky(middle_, mix(far_, kPaperLight, 0.25F));
    moon(0.24F);
    const bool land = chance_.often(0.5F);
    if (land) ridge(0.54F, 0.08F, 2, near_);
    for (int i = 0; i < 7; ++i) {
      const float y = 0.5F + 0.075F * static_cast<float>(i), length = 0.09F + 0.03F * static_cast<float>(i),
                  phase = chance_.next();
      const Colour water = mix(mix(far_, kNight, 0.15F), near_, static_cast<float>(i) / 7);
      box(0, y, 1, 1, water);
      for (float x = -length * phase; x < 1; x += length)
        fill({at(x, y + 0.012F), at(x + length / 2, y - 0.026F), at(x + length, y + 0.012F)}, water);
    }
  }
  void shadow() {
    sky(mix(light_, kNight, 0.55F), mix(light_, kNight, 0.75F));
    glow(at(0.5F, 0.5F), side_ * 0.75F, mix(pale_, kPaperLight, 0.3F), 1.25F);
    if (chance_.often(0.5F)) ridge(0.94F, 0.1F, 2, mix(near_, kDark, 0.5F));
    for (int i = 0; i < 4; ++i)
      if (chance_.often(0.4F))
        bare_tree(static_cast<float>(i % 2) * 0.86F + chance_.between(0, 0.14F), 1,
                  chance_.between(0.5F, 0.8F), near_);
  }
  void space() {
    sky(mix(near_, kDark, 0.5F), middle_);
    stars(70, 1, mix(pale_, kPaperLight, 0.5F));
    for (int i = 0; i < 2; ++i) {
      const Point p = at(chance_.between(0.1F, 0.9F), chance_.between(0.15F, 0.85F));
      const float radius = side_ * chance_.between(0.06F, 0.2F);
      disc(p, radius, mix(far_, pale_, 0.3F));
      disc({p.x + radius * 0.22F, p.y + radius * 0.16F}, radius * 0.8F, far_);
      if (chance_.often(0.5F))
        ring(p, radius * 1.7F, radius * 0.12F, pale_.with_alpha(0.6F), 0, 2 * kPi, 0.3F);
    }
    for (int i = 0; i < 3; ++i)
      ring(at(0.5F, 0.5F), side_ * (0.6F + 0.2F * static_cast<float>(i)), side_ * 0.02F,
           far_.with_alpha(0.3F), chance_.next() * 6, chance_.next() * 6 + 1.2F);
  }
  void street() {
    sky(middle_, mix(far_, kPaperLight, 0.2F));
    moon(0.2F);
    houses(0.82F, 0.42F, middle_, false);
    houses(0.94F, 0.34F, near_, true);
  }
  void woods() {
    sky(middle_, mix(far_, kPaperLight, 0.18F));
    moon(0.2F);
    const bool bare = chance_.often(0.35F);
    for (int layer = 0; layer < 3; ++layer) {
      const Colour colour = layer == 0 ? far_ : layer == 1 ? middle_ : near_;
      const float y = 0.76F + 0.1F * static_cast<float>(layer);
      box(0, y - 0.01F, 1, 1, colour);
      for (int i = 0; i < 8; ++i) {
        const float x = (static_cast<float>(i) + chance_.next()) / 8,
                    h = (0.34F + 0.1F * static_cast<float>(layer)) * chance_.between(0.7F, 1.2F);
        if (bare && layer == 2) {
          if (i % 2) bare_tree(x, y, h * 1.2F, colour);
        } else {
          tree(x, y, h, colour);
        }
      }
    }
  }

  void emblem(const std::string& name, const Rect& where, Colour ground, Colour colour, bool shade) {
    if (shade) {
      const float by = where.w * 0.028F;
      symbols_.draw(brush_, name, {where.x + by, where.y + by, where.w, where.h}, mix(ground, kDark, 0.5F),
                    kDark.with_alpha(0.85F));
    }
    symbols_.draw(brush_, name, where, ground, colour);
  }

  Brush& brush_;
  const Symbols& symbols_;
  const Art& art_;
  Rect r_;
  float side_;
  Chance chance_;
  Colour light_, far_, middle_, near_, pale_;
  std::vector<std::string> emblems_;  // those that there are
};

const std::vector<std::pair<std::string_view, void (Scenery::*)()>>& Scenery::scenes() {
  static const std::vector<std::pair<std::string_view, void (Scenery::*)()>> list{
      {"cave", &Scenery::cave},     {"desert", &Scenery::desert},       {"graves", &Scenery::graves},
      {"hills", &Scenery::hills},   {"mountains", &Scenery::mountains}, {"rails", &Scenery::rails},
      {"room", &Scenery::room},     {"ruins", &Scenery::ruins},         {"sea", &Scenery::sea},
      {"shadow", &Scenery::shadow}, {"space", &Scenery::space},         {"street", &Scenery::street},
      {"woods", &Scenery::woods}};
  return list;
}

void Scenery::draw() {
  const auto found = std::find_if(scenes().begin(), scenes().end(),
                                  [&](const auto& one) { return one.first == art_.scene; });
  // So small, a dark shape on a glow is a blot: it is drawn pale on dark like a thing.
  const bool blot = art_.scene == "shadow" && side_ < kLeastBacklit;
  if (found != scenes().end() && !blot)
    (this->*found->second)();
  else if (blot)
    sky(mix(middle_, kDark, 0.2F), near_);
  else
    pattern();
  if (emblems_.empty()) return;
  const bool backlit = art_.scene == "shadow" && !blot, place = found != scenes().end() && !backlit && !blot;
  const float size = side_ * (place ? 0.46F : blot ? 0.86F : 0.74F) * chance_.between(0.94F, 1.05F);
  const float x = 0.5F + (place ? chance_.between(-0.2F, 0.2F) : chance_.between(-0.03F, 0.03F)),
              y = place ? 0.58F : 0.5F;
  const Point centre = at(x, y);
  const Rect where{centre.x - size / 2, centre.y - size / 2, size, size};
  if (backlit) {
    emblem(emblems_[0], where, mix(pale_, light_, 0.35F), mix(near_, kDark, 0.62F), false);
  } else {
    if (place) glow(centre, size * 0.75F, kDark, 0.7F);
    const Colour body = mix(mix(pale_, kPaperLight, 0.45F), light_, chance_.between(0, 0.2F));
    emblem(emblems_[0], where, mix(middle_, kDark, 0.35F), body, true);
  }
  if (emblems_.size() < 2 || side_ < 60) return;
  const float small = side_ * 0.25F, gap = side_ * 0.045F;
  const Rect corner{r_.right() - small - gap, r_.bottom() - small - gap, small, small};
  const Colour ground = mix(near_, kDark, 0.45F);
  brush_.circle(corner.centre(), small * 0.56F, pale_.with_alpha(0.75F));
  brush_.circle(corner.centre(), small * 0.52F, ground);
  emblem(emblems_[1], corner.inset(small * 0.14F), ground, mix(pale_, kPaperLight, 0.3F), false);
}

}  // namespace

std::vector<std::string_view> scene_names() {
  std::vector<std::string_view> names;
  for (const auto& scene : Scenery::scenes()) names.push_back(scene.first);
  return names;
}

void draw_art(Brush& brush, const Symbols& symbols, const Art& art, const Rect& rect) {
  if (std::min(rect.w, rect.h) < 1) return;  // patterns repeat by a part of the side
  Scenery(brush, symbols, art, rect).draw();
}

}  // namespace misk::ui
