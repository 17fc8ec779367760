#include "paint/changes.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "paint/hash.hpp"

namespace misk::ui {

namespace {

constexpr std::size_t kMostAreas = 10;  // each is a pass over the scene
constexpr float kJoined = 1.25F;        // two areas become one if that is no more than so many times as large

template <class... F>
struct Each : F... {
  using F::operator()...;
};

template <class T>
void add(Hash& hash, const T& plain) {
  hash.bytes(&plain, sizeof plain);
}

void add_points(Hash& hash, const std::vector<Point>& points) {
  hash.number(static_cast<std::uint32_t>(points.size()));
  hash.bytes(points.data(), points.size() * sizeof(Point));
}

std::uint64_t hash_of(const Item& item, const Rect& clip) {
  Hash h;
  add(h, clip);
  h.number(static_cast<std::uint32_t>(item.index()));
  std::visit(Each{[&](const Panel& one) {
                    add(h, one.rect);
                    add(h, one.fill);
                    add(h, one.edge);
                    add(h, one.radius);
                    add(h, one.edge_width);
                  },
                  [&](const Text& one) {
                    add(h, one.box);
                    h.text(one.text);
                    h.number(static_cast<std::uint32_t>(one.face) * 64 +
                             static_cast<std::uint32_t>(one.align) * 8 + (one.wrap ? 4 : 0) +
                             (one.fit ? 2 : 0) + (one.middle ? 1 : 0));
                    add(h, one.size);
                    add(h, one.colour);
                    add(h, one.least);
                  },
                  [&](const Piece& one) {
                    add(h, one.rect);
                    h.face(one.face.get());
                    h.marks(one.marks);
                    add(h, one.glow);
                    h.number((one.chosen ? 2 : 0) + (one.small ? 1 : 0));
                    add(h, one.alpha);
                  },
                  [&](const Sign& one) {
                    add(h, one.rect);
                    h.text(one.symbol);
                    add(h, one.colour);
                  },
                  [&](const Stroke& one) {
                    add_points(h, one.points);
                    add(h, one.width);
                    add(h, one.colour);
                    add(h, one.dash);
                  },
                  [&](const Land& one) {
                    add_points(h, one.points);
                    add(h, one.fill);
                    add(h, one.edge);
                    add(h, one.edge_width);
                  },
                  [&](const Picture& one) {
                    add(h, one.rect);
                    h.text(one.file);
                    add(h, one.alpha);
                  },
                  [](const Clip&) {}},
             item);
  return h.value();
}

Rect box_of(const std::vector<Point>& points) {
  if (points.empty()) return {};
  Point low = points[0], high = points[0];
  for (const Point p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

Rect grown(const Rect& r, float by) {
  return {r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by};
}

Rect box_around(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

Rect both(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::max(0.F, std::min(a.right(), b.right()) - x),
          std::max(0.F, std::min(a.bottom(), b.bottom()) - y)};
}

Rect whole_pixels(const Rect& r) {
  const float x = std::floor(r.x), y = std::floor(r.y);
  return {x, y, std::ceil(r.right()) - x, std::ceil(r.bottom()) - y};
}

float pixels_of(const Rect& r) {
  return r.w * r.h;
}

/// Few areas that cover all of these, without much besides.
std::vector<Rect> joined(std::vector<Rect> rects) {
  std::vector<Rect> out;
  for (Rect rect : rects) {
    for (std::size_t i = 0; i < out.size();) {
      const Rect both_of_them = box_around(out[i], rect);
      if (pixels_of(both_of_them) >
          kJoined * (pixels_of(out[i]) + pixels_of(rect) - out[i].shared_with(rect))) {
        ++i;
        continue;
      }
      rect = both_of_them;
      out.erase(out.begin() + static_cast<std::ptrdiff_t>(i));
      i = 0;
    }
    out.push_back(rect);
  }
  while (out.size() > kMostAreas) {
    std::size_t a = 0, b = 1;
    float least = 1e30F;
    for (std::size_t i = 0; i < out.size(); ++i)
      for (std::size_t k = i + 1; k < out.size(); ++k)
        if (const float more = pixels_of(box_around(out[i], out[k])) - pixels_of(out[i]) - pixels_of(out[k]);
            more < least) {
          least = more;
          a = i;
          b = k;
        }
    out[a] = box_around(out[a], out[b]);
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(b));
  }
  return out;
}

/// Of the numbers that are not kNowhere, the members of the longest rising sequence.
constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
std::vector<bool> longest_rise(const std::vector<std::size_t>& numbers) {
  std::vector<std::size_t> ends,
      from(numbers.size(), kNowhere);  // ends: where rises of length i + 1 end best
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == kNowhere) continue;
    const auto at = std::lower_bound(ends.begin(), ends.end(), numbers[i],
                                     [&](std::size_t end, std::size_t n) { return numbers[end] < n; });
    if (at != ends.begin()) from[i] = *std::prev(at);
    if (at == ends.end())
      ends.push_back(i);
    else
      *at = i;
  }
  std::vector<bool> out(numbers.size(), false);
  for (std::size_t i = ends.empty() ? kNowhere : ends.back(); i != kNowhere; i = from[i]) out[i] = true;
  return out;
}

}  // namespace

Rect extent(const Item& item) {
  constexpr float kSoft = 3;  // beyond an edge that is not on whole pixels
  return std::visit(
      Each{[](const Panel& one) { return grown(one.rect, kSoft); },
           [](const Text& one) { return grown(one.box, std::max(4.F, one.size - one.box.h / 2) + kSoft); },
           [](const Piece& one) {
             const Point c = one.rect.centre();
             const Rect turned{c.x - one.rect.h / 2, c.y - one.rect.w / 2, one.rect.h, one.rect.w};
             const Rect lies = one.marks.turned ? turned : one.rect;
             const float unit = std::min(lies.w, lies.h), scale = std::clamp(unit / 90, 0.6F, 2.F);
             return grown(lies, (one.glow.a > 0 ? 9 * scale : std::clamp(unit * 0.04F, 2.F, 7.F)) +
                                    unit * 0.012F + kSoft);
           },
           [](const Sign& one) { return grown(one.rect, 3 + kSoft); },
           [](const Stroke& one) { return grown(box_of(one.points), one.width * 2 + kSoft); },
           // A smooth line leaves the corners of its points.
           [](const Land& one) {
             const Rect box = box_of(one.points);
             return grown(box, one.edge_width * 2 + kSoft + 0.15F * std::max(box.w, box.h));
           },
           [](const Picture& one) { return grown(one.rect, kSoft); }, [](const Clip&) { return Rect{}; }},
      item);
}

std::vector<Rect> Changes::next(const Scene& scene) {
  std::vector<Drawn> now;
  now.reserve(scene.items.size());
  Rect clip;
  for (const Item& item : scene.items) {
    if (const auto* limit = std::get_if<Clip>(&item)) {
      clip = limit->rect;
      continue;
    }
    const Rect rect = extent(item);
    now.push_back({hash_of(item, clip), clip.empty() ? rect : both(rect, clip)});
  }
  std::vector<Rect> out;
  if (known_) {
    // Items that are alike and in the same order need no painting, except under or over one that is not.
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> places;
    for (std::size_t i = before_.size(); i-- > 0;) places[before_[i].hash].push_back(i);
    std::vector<std::size_t> same(now.size(), kNowhere);
    for (std::size_t i = 0; i < now.size(); ++i)
      if (const auto found = places.find(now[i].hash); found != places.end() && !found->second.empty()) {
        same[i] = found->second.back();
        found->second.pop_back();
      }
    const std::vector<bool> stays = longest_rise(same);
    std::vector<bool> stayed(before_.size(), false);
    const auto add_area = [&](const Rect& rect) {
      if (!rect.empty()) out.push_back(whole_pixels(rect));
    };
    for (std::size_t i = 0; i < now.size(); ++i)
      if (stays[i])
        stayed[same[i]] = true;
      else
        add_area(now[i].rect);
    for (std::size_t i = 0; i < before_.size(); ++i)
      if (!stayed[i]) add_area(before_[i].rect);
    out = joined(std::move(out));
  }
  before_ = std::move(now);
  known_ = true;
  return out;
}

}  // namespace misk::ui
