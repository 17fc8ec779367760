#include "paint/mesh.hpp"

#include <cmath>
#include <numbers>

namespace misk::ui {

namespace {

float cross(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

float area(const std::vector<Point>& points) {
  float sum = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point a = points[i], b = points[(i + 1) % points.size()];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

bool same(Point a, Point b) {
  return std::abs(a.x - b.x) < 1e-4F && std::abs(a.y - b.y) < 1e-4F;
}

Point unit(Point from, Point to) {
  const float dx = to.x - from.x, dy = to.y - from.y, length = std::hypot(dx, dy);
  return length > 0 ? Point{dx / length, dy / length} : Point{0, 0};
}

/// The direction out of a corner, long enough to move both edges out by one.
Point mitre(Point in, Point out) {
  // Turned to the right of the direction; for a shape that runs clockwise on the screen, outwards is left.
  const Point a{in.y, -in.x}, b{out.y, -out.x};
  Point n{a.x + b.x, a.y + b.y};
  const float square = n.x * n.x + n.y * n.y;
  if (square < 0.05F) return a;
  float scale = 2 / square;
  // A sharp point must not stick out far.
  const float length = std::sqrt(square) * scale;
  if (length > 2.5F) scale *= 2.5F / length;
  return {n.x * scale, n.y * scale};
}

bool inside(Point p, Point a, Point b, Point c) {
  return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;
}

void cut_ears(Mesh& out, const std::vector<Point>& points, std::uint16_t base) {
  std::vector<std::uint16_t> left(points.size());
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<std::uint16_t>(i);
  std::size_t i = 0, tries = 0;
  auto put = [&](std::uint16_t a, std::uint16_t b, std::uint16_t c) {
    for (const std::uint16_t k : {a, b, c}) out.triangles.push_back(static_cast<std::uint16_t>(base + k));
  };
  while (left.size() > 3) {
    const std::size_t n = left.size();
    i %= n;
    const std::uint16_t ia = left[(i + n - 1) % n], ib = left[i], ic = left[(i + 1) % n];
    const Point a = points[ia], b = points[ib], c = points[ic];
    bool ear = cross(a, b, c) > 0;
    for (std::size_t k = 0; ear && k < n; ++k) {
      const std::uint16_t ip = left[k];
      if (ip != ia && ip != ib && ip != ic && inside(points[ip], a, b, c)) ear = false;
    }
    // No ear is left to cut: the polygon crosses itself. Close the rest in order.
    if (ear || tries > n) {
      put(ia, ib, ic);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      tries = 0;
    } else {
      ++i;
      ++tries;
    }
  }
  if (left.size() == 3) put(left[0], left[1], left[2]);
}

}  // namespace

void add_polygon(Mesh& out, const std::vector<Point>& given) {
  std::vector<Point> points;
  for (const Point p : given)
    if (points.empty() || !same(points.back(), p)) points.push_back(p);
  while (points.size() > 1 && same(points.front(), points.back())) points.pop_back();
  if (points.size() < 3) return;
  if (area(points) < 0) std::reverse(points.begin(), points.end());
  const auto base = static_cast<std::uint16_t>(out.corners.size());
  const std::size_t n = points.size();
  bool convex = true;
  for (std::size_t i = 0; i < n; ++i) {
    const Point before = points[(i + n - 1) % n], p = points[i], after = points[(i + 1) % n];
    const Point normal = mitre(unit(before, p), unit(p, after));
    out.corners.push_back({p.x, p.y, normal.x, normal.y});
    convex = convex && cross(before, p, after) >= 0;
    out.rim.push_back(static_cast<std::uint16_t>(base + i));
    out.rim.push_back(static_cast<std::uint16_t>(base + (i + 1) % n));
  }
  if (!convex) {
    cut_ears(out, points, base);
    return;
  }
  for (std::size_t i = 1; i + 1 < n; ++i)
    for (const std::size_t k : {std::size_t{0}, i, i + 1})
      out.triangles.push_back(static_cast<std::uint16_t>(base + k));
}

namespace {

/// Adds one band without sharp turns.
void add_band(Mesh& out, const std::vector<Point>& points, float w0, float w1, float pixel) {
  std::vector<float> along{0};
  for (std::size_t i = 1; i < points.size(); ++i)
    along.push_back(along.back() + std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
  const float total = std::max(along.back(), 1e-3F);
  const std::size_t n = points.size();
  std::vector<std::uint16_t> left, right;
  auto corner = [&](Point p, Point normal, float half) {
    out.corners.push_back({p.x + normal.x * half, p.y + normal.y * half, normal.x, normal.y});
    return static_cast<std::uint16_t>(out.corners.size() - 1);
  };
  for (std::size_t i = 0; i < n; ++i) {
    const Point in = i > 0 ? unit(points[i - 1], points[i]) : unit(points[i], points[i + 1]);
    const Point to = i + 1 < n ? unit(points[i], points[i + 1]) : in;
    const Point m = mitre(in, to);
    const float half = (w0 + (w1 - w0) * along[i] / total) / 2;
    left.push_back(corner(points[i], m, half));
    right.push_back(corner(points[i], {-m.x, -m.y}, half));
  }
  auto triangle = [&](std::uint16_t a, std::uint16_t b, std::uint16_t c) {
    out.triangles.insert(out.triangles.end(), {a, b, c});
  };
  for (std::size_t i = 0; i + 1 < n; ++i) {
    triangle(left[i], left[i + 1], right[i + 1]);
    triangle(left[i], right[i + 1], right[i]);
    out.rim.insert(out.rim.end(), {left[i], left[i + 1], right[i], right[i + 1]});
  }
  // Round ends, fans of a few corners.
  auto cap = [&](Point p, Point direction, float half, std::uint16_t from, std::uint16_t to) {
    const int steps = half < pixel ? 1 : half < 6 * pixel ? 4 : 8;
    const float start = std::atan2(-direction.x, direction.y);  // of the normal on the left
    std::uint16_t last = from;
    const auto middle = static_cast<std::uint16_t>(out.corners.size());
    out.corners.push_back({p.x, p.y, 0, 0});
    for (int k = 1; k <= steps; ++k) {
      std::uint16_t next = to;
      if (k < steps) {
        const float angle = start + kPi * static_cast<float>(k) / static_cast<float>(steps);
        next = corner(p, {std::cos(angle), std::sin(angle)}, half);
      }
      triangle(middle, last, next);
      out.rim.insert(out.rim.end(), {last, next});
      last = next;
    }
  };
  const Point first = unit(points[0], points[1]), last = unit(points[n - 2], points[n - 1]);
  cap(points[n - 1], last, w1 / 2, left[n - 1], right[n - 1]);
  cap(points[0], {-first.x, -first.y}, w0 / 2, right[0], left[0]);
}

}  // namespace

void add_stroke(Mesh& out, const std::vector<Point>& given, float w0, float w1, float pixel) {
  std::vector<Point> points;
  for (const Point p : given)
    if (points.empty() || !same(points.back(), p)) points.push_back(p);
  if (points.size() < 2) return;
  float total = 0;
  for (std::size_t i = 1; i < points.size(); ++i)
    total += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
  // A sharp turn ends one band and begins the next; their round ends form the joint.
  std::vector<Point> band{points[0]};
  float from = w0, done = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    done += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    band.push_back(points[i]);
    const bool last = i + 1 == points.size();
    bool sharp = false;
    if (!last) {
      const Point in = unit(points[i - 1], points[i]), to = unit(points[i], points[i + 1]);
      sharp = in.x * to.x + in.y * to.y < 0.5F;
    }
    if (!last && !sharp) continue;
    const float width = w0 + (w1 - w0) * done / total;
    add_band(out, band, from, width, pixel);
    band = {points[i]};
    from = width;
  }
}

void add_ring(Mesh& out, const std::vector<Point>& points, float width) {
  const std::size_t n = points.size();
  if (n < 3) return;
  const auto base = static_cast<std::uint16_t>(out.corners.size());
  auto index = [&](std::size_t i, int side) {
    return static_cast<std::uint16_t>(base + 2 * (i % n) + static_cast<std::size_t>(side));
  };
  for (std::size_t i = 0; i < n; ++i) {
    const Point m = mitre(unit(points[(i + n - 1) % n], points[i]), unit(points[i], points[(i + 1) % n]));
    out.corners.push_back({points[i].x + m.x * width / 2, points[i].y + m.y * width / 2, m.x, m.y});
    out.corners.push_back({points[i].x - m.x * width / 2, points[i].y - m.y * width / 2, -m.x, -m.y});
    const std::uint16_t a = index(i, 0), b = index(i, 1), c = index(i + 1, 0), d = index(i + 1, 1);
    out.triangles.insert(out.triangles.end(), {a, c, d, a, d, b});
    out.rim.insert(out.rim.end(), {a, c, b, d});
  }
}

std::vector<Point> arc(Point centre, float rx, float ry, float from, float to, int steps) {
  std::vector<Point> points;
  for (int i = 0; i <= steps; ++i) {
    const float angle = (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps)) * kPi / 180;
    points.push_back({centre.x + rx * std::cos(angle), centre.y + ry * std::sin(angle)});
  }
  return points;
}

std::vector<Point> rounded(const Rect& r, float radius, float pixel) {
  radius = std::min({radius, r.w / 2, r.h / 2});
  if (radius < 0.5F * pixel)
    return {{r.x, r.y}, {r.right(), r.y}, {r.right(), r.bottom()}, {r.x, r.bottom()}};
  const int steps = std::clamp(static_cast<int>(std::sqrt(radius / pixel) * 2), 1, 16);
  std::vector<Point> points;
  const Point centres[] = {{r.x + radius, r.y + radius},
                           {r.right() - radius, r.y + radius},
                           {r.right() - radius, r.bottom() - radius},
                           {r.x + radius, r.bottom() - radius}};
  for (int k = 0; k < 4; ++k)
    for (const Point p : arc(centres[k], radius, radius, 180.F + 90.F * static_cast<float>(k),
                             270.F + 90.F * static_cast<float>(k), steps))
      if (points.empty() || !same(points.back(), p)) points.push_back(p);
  if (same(points.front(), points.back())) points.pop_back();
  return points;
}

std::vector<Point> spline(const std::vector<Point>& points, bool closed, int steps) {
  const auto n = static_cast<int>(points.size());
  if (n < 3) return points;
  std::vector<Point> out;
  auto at = [&](int i) {
    return closed ? points[static_cast<std::size_t>((i + n) % n)]
                  : points[static_cast<std::size_t>(std::clamp(i, 0, n - 1))];
  };
  for (int i = 0; i < (closed ? n : n - 1); ++i) {
    const Point a = at(i - 1), b = at(i), c = at(i + 1), d = at(i + 2);
    for (int k = 0; k < steps; ++k) {
      const float t = static_cast<float>(k) / static_cast<float>(steps), t2 = t * t, t3 = t2 * t;
      auto blend = [&](float p0, float p1, float p2, float p3) {
        return 0.5F * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t2 +
                       (3 * p1 - p0 - 3 * p2 + p3) * t3);
      };
      out.push_back({blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y)});
    }
  }
  if (!closed) out.push_back(points.back());
  return out;
}

std::vector<Point> clipped(std::vector<Point> points, const Rect& r) {
  const auto cut = [&](auto distance) {
    std::vector<Point> out;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Point a = points[i], b = points[(i + 1) % points.size()];
      const float da = distance(a), db = distance(b);
      if (da >= 0) out.push_back(a);
      if ((da >= 0) != (db >= 0)) {
        const float t = da / (da - db);
        out.push_back({a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t});
      }
    }
    points = std::move(out);
  };
  cut([&](Point p) { return p.x - r.x; });
  cut([&](Point p) { return r.right() - p.x; });
  cut([&](Point p) { return p.y - r.y; });
  cut([&](Point p) { return r.bottom() - p.y; });
  return points;
}

}  // namespace misk::ui
