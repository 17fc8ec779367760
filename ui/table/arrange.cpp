#include "table/arrange.hpp"

#include <cmath>
#include <numeric>

namespace misk::ui {

std::vector<Rect> arrange_row(const Rect& box, const std::vector<float>& aspects, float height, float gap) {
  std::vector<Rect> out;
  if (aspects.empty()) return out;
  height = std::min(height, box.h);
  float widest = 0;
  for (const float aspect : aspects) widest = std::max(widest, aspect * height);
  if (widest > box.w) height *= box.w / widest;  // not even one fits
  std::vector<float> left = {0};
  for (const float aspect : aspects) left.push_back(left.back() + aspect * height + gap);
  const float last = left[aspects.size() - 1], room = box.w - aspects.back() * height;
  const float squeeze = last > 0 && last > room ? std::max(0.F, room) / last : 1;
  for (std::size_t i = 0; i < aspects.size(); ++i) {
    const float width = aspects[i] * height;
    out.push_back(
        {box.x + std::min(left[i] * squeeze, box.w - width), box.y + (box.h - height) / 2, width, height});
  }
  // A wide card that was moved back into the box pushes those before it.
  for (std::size_t i = out.size() - 1; i-- > 0;) out[i].x = std::min(out[i].x, out[i + 1].x);
  return out;
}

namespace {
std::size_t in_line(std::size_t count, std::size_t lines) {
  return (count + lines - 1) / lines;
}
}  // namespace

std::vector<Rect> arrange_lines(const Rect& box, const std::vector<float>& aspects, std::size_t lines,
                                float gap) {
  const auto n = static_cast<float>(lines);
  const float height = (box.h - gap * (n - 1)) / n;
  const std::size_t each = in_line(aspects.size(), lines);
  std::vector<Rect> out;
  for (std::size_t from = 0; from < aspects.size(); from += each) {
    const auto first = aspects.begin() + static_cast<std::ptrdiff_t>(from);
    const std::vector<float> part(first,
                                  first + static_cast<std::ptrdiff_t>(std::min(each, aspects.size() - from)));
    const float y = box.y + (height + gap) * static_cast<float>(from / each);
    for (const Rect& rect : arrange_row({box.x, y, box.w, height}, part, height, gap)) out.push_back(rect);
  }
  return out;
}

float widest_line(const std::vector<float>& aspects, std::size_t lines, float height, float gap) {
  const std::size_t each = in_line(aspects.size(), lines);
  float widest = 0, width = 0;
  for (std::size_t i = 0; i < aspects.size(); ++i) {
    if (i % each == 0) width = -gap;
    width += aspects[i] * height + gap;
    widest = std::max(widest, width);
  }
  return widest;
}

std::vector<Rect> arrange_grid(const Rect& box, int count, float aspect, int columns, float most, float gap) {
  std::vector<Rect> out;
  if (count <= 0) return out;
  float best = 0;
  int best_columns = std::max(1, columns);
  for (int c = columns > 0 ? columns : 1; c <= (columns > 0 ? columns : count); ++c) {
    const int lines = (count + c - 1) / c;
    const float by_height = (box.h - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines);
    const float by_width = (box.w - gap * static_cast<float>(c - 1)) / static_cast<float>(c) / aspect;
    const float height = std::min({by_height, by_width, most});
    if (height > best) {
      best = height;
      best_columns = c;
    }
  }
  const float height = std::max(1.F, best), width = height * aspect;
  for (int i = 0; i < count; ++i) {
    const auto c = static_cast<float>(i % best_columns), l = static_cast<float>(i / best_columns);
    out.push_back({box.x + c * (width + gap), box.y + l * (height + gap), width, height});
  }
  return out;
}

std::vector<Rect> arrange_fan(const Rect& box, const std::vector<float>& aspects, float height, float shown,
                              float gap) {
  Rect inner = box;
  float total = 0;
  for (const float aspect : aspects) total += aspect * height;
  if (!aspects.empty()) total += gap * static_cast<float>(aspects.size() - 1);
  if (total < inner.w) {
    inner.x += (inner.w - total) / 2;
    inner.w = total;
  }
  inner.h = height;
  std::vector<Rect> out = arrange_row(inner, aspects, height, gap);
  for (Rect& rect : out) rect.y = box.bottom() - rect.h * shown;
  return out;
}

std::vector<float> share_length(float length, const std::vector<Share>& parts, float gap) {
  std::vector<float> out;
  if (parts.empty()) return out;
  length -= gap * static_cast<float>(parts.size() - 1);
  float fixed = 0, weight = 0;
  for (const Share& part : parts) {
    fixed += part.fixed;
    if (part.fixed <= 0) weight += part.weight;
  }
  const float squeeze = fixed > length ? length / fixed : 1;
  const float rest = std::max(0.F, length - fixed);
  for (const Share& part : parts)
    out.push_back(part.fixed > 0 ? part.fixed * squeeze : weight > 0 ? rest * part.weight / weight : 0);
  return out;
}

std::vector<float> fit_lengths(float length, const std::vector<float>& wanted, const std::vector<Give>& give,
                               float gap) {
  std::vector<float> out = wanted;
  float missing =
      std::accumulate(wanted.begin(), wanted.end(), gap * (static_cast<float>(wanted.size()) - 1)) - length;
  for (const auto& [kind, least] : {std::pair{Give::most, 0.4F}, {Give::some, 0.5F}, {Give::firm, 0.F}}) {
    float sum = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) sum += give[i] == kind ? wanted[i] : 0;
    if (missing <= 0 || sum <= 0) continue;
    const float taken = std::min(missing, sum * (1 - least));
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (give[i] == kind) out[i] -= wanted[i] * taken / sum;
    missing -= taken;
  }
  return out;
}

namespace {

float apart(const Point& a, const Point& b) {
  return std::hypot(a.x - b.x, (a.y - b.y) * 1.35F);
}

/// Puts new places into the free spots nearest to those they are linked to, and leaves the others. False if
/// there is no room.
bool fill_gaps(std::vector<Point>& at, std::vector<std::uint8_t> known,
               const std::vector<std::pair<int, int>>& links, float ideal) {
  constexpr int kColumns = 12, kRows = 9;
  for (;;) {
    // Those with a link to a known place come first.
    std::size_t next = at.size();
    std::vector<Point> near;
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (known[i]) continue;
      std::vector<Point> linked;
      for (const auto& [a, b] : links) {
        const auto p = static_cast<std::size_t>(a), q = static_cast<std::size_t>(b);
        if (p == i && known[q]) linked.push_back(at[q]);
        if (q == i && known[p]) linked.push_back(at[p]);
      }
      if (next == at.size() || linked.size() > near.size()) {
        next = i;
        near = std::move(linked);
      }
    }
    if (next == at.size()) return true;
    float best = 1e9F;
    for (int c = 0; c <= kColumns; ++c)
      for (int r = 0; r <= kRows; ++r) {
        const Point spot{static_cast<float>(c) / kColumns, static_cast<float>(r) / kRows};
        float cost = 0, room = 1e9F;
        for (const Point& p : near) cost += apart(spot, p);
        for (std::size_t i = 0; i < at.size(); ++i)
          if (known[i]) room = std::min(room, apart(spot, at[i]));
        if (room < ideal * 0.8F) continue;
        if (cost < best) {
          best = cost;
          at[next] = spot;
        }
      }
    if (best > 1e8F) return false;
    known[next] = 1;
  }
}

}  // namespace

std::vector<Point> arrange_graph(int count, const std::vector<std::pair<int, int>>& links,
                                 const std::vector<Point>& before) {
  // Springs along links, and forces between all places. There are few places, so the simple method is fast
  // enough. It is deterministic.
  std::vector<Point> at(static_cast<std::size_t>(count));
  std::vector<std::uint8_t> known(static_cast<std::size_t>(count), 0);
  for (int i = 0; i < count; ++i) {
    const auto n = static_cast<std::size_t>(i);
    if (n < before.size() && before[n].x >= 0) {
      at[n] = before[n];
      known[n] = 1;
      continue;
    }
    const float turn = 6.2831853F * static_cast<float>(i) / static_cast<float>(std::max(1, count));
    at[n] = {0.5F + 0.35F * std::cos(turn), 0.5F + 0.3F * std::sin(turn)};
  }
  for (int i = 0; i < count; ++i) {  // a new place begins next to one it is linked to
    const auto n = static_cast<std::size_t>(i);
    if (known[n]) continue;
    for (const auto& [a, b] : links) {
      const int other = a == i ? b : b == i ? a : -1;
      if (other >= 0 && known[static_cast<std::size_t>(other)])
        at[n] = {at[static_cast<std::size_t>(other)].x + 0.03F * static_cast<float>(i % 3 - 1),
                 at[static_cast<std::size_t>(other)].y + 0.05F * static_cast<float>(i % 2 ? 1 : -1)};
    }
  }
  const float ideal = 0.75F / std::sqrt(static_cast<float>(std::max(1, count)));
  if (std::count(known.begin(), known.end(), 1) > 1) {
    std::vector<Point> kept = at;
    if (fill_gaps(kept, known, links, ideal)) return kept;
  }
  for (int round = 0; round < 300; ++round) {
    const float cool = 0.06F * (1 - static_cast<float>(round) / 300.F);
    std::vector<Point> force(at.size());
    for (std::size_t i = 0; i < at.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        float dx = at[i].x - at[j].x, dy = (at[i].y - at[j].y) * 1.35F;
        const float d = std::max(0.01F, std::sqrt(dx * dx + dy * dy));
        const float push = ideal * ideal / d;
        dx *= push / d;
        dy *= push / d;
        force[i].x += dx;
        force[i].y += dy;
        force[j].x -= dx;
        force[j].y -= dy;
      }
    for (const auto& [a, b] : links) {
      const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
      const float dx = at[i].x - at[j].x, dy = at[i].y - at[j].y;
      const float d = std::max(0.01F, std::sqrt(dx * dx + dy * dy));
      const float pull = d / ideal * 0.8F;
      force[i].x -= dx * pull;
      force[i].y -= dy * pull;
      force[j].x += dx * pull;
      force[j].y += dy * pull;
    }
    for (std::size_t i = 0; i < at.size(); ++i) {
      const float d = std::max(0.001F, std::sqrt(force[i].x * force[i].x + force[i].y * force[i].y));
      const float step = std::min(d, cool * (known[i] ? 0.03F : 1.F));
      at[i].x += force[i].x / d * step;
      at[i].y += force[i].y / d * step;
    }
  }
  // Stretch to fill the square.
  float left = 1e9F, right = -1e9F, top = 1e9F, bottom = -1e9F;
  for (const Point& p : at) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
  }
  for (Point& p : at) {
    p.x = right - left > 0.05F ? (p.x - left) / (right - left) : 0.5F;
    p.y = bottom - top > 0.05F ? (p.y - top) / (bottom - top) : 0.5F;
  }
  return at;
}

std::vector<Rect> place_plates(const Rect& box, const std::vector<Point>& points, float width, float height,
                               float gap, bool push) {
  std::vector<Rect> out;
  const float room_x = std::max(0.F, box.w - width), room_y = std::max(0.F, box.h - height);
  for (const Point& p : points) out.push_back({box.x + p.x * room_x, box.y + p.y * room_y, width, height});
  for (int round = 0; push && round < 120; ++round) {
    bool moved = false;
    for (std::size_t i = 0; i < out.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const float dx = out[i].x - out[j].x, dy = out[i].y - out[j].y;
        const float over_x = width + gap - std::abs(dx), over_y = height + gap - std::abs(dy);
        if (over_x <= 0 || over_y <= 0) continue;
        moved = true;
        // If a column is full, move sideways.
        if (over_x < over_y || (round > 40 && round % 2)) {
          const float by = (over_x / 2 + 0.5F) * (dx < 0 ? -1.F : 1.F);
          out[i].x += by;
          out[j].x -= by;
        } else {
          const float by = (over_y / 2 + 0.5F) * (dy < 0 ? -1.F : 1.F);
          out[i].y += by;
          out[j].y -= by;
        }
      }
    for (Rect& rect : out) {
      rect.x = std::clamp(rect.x, box.x, std::max(box.x, box.right() - width));
      rect.y = std::clamp(rect.y, box.y, std::max(box.y, box.bottom() - height));
    }
    if (!moved) break;
  }
  return out;
}

Rect beside_plate(const Rect& plate, float width, float height, const std::vector<Rect>& taken,
                  const Rect& board, float gap) {
  Rect best;
  float least = 1e18F;
  // What lies farther away is not covered.
  const Rect reach{plate.x - width - gap, plate.y - height - gap, plate.w + 2 * (width + gap),
                   plate.h + 2 * (height + gap)};
  std::vector<Rect> near;
  for (const Rect& each : taken)
    if (each.overlaps(reach)) near.push_back(each);
  auto consider = [&](float x, float y, float dislike) {
    // What leaves the board cannot be seen: it lies closer to the plate or on it instead.
    const Rect here{std::clamp(x, board.x, std::max(board.x, board.right() - width)),
                    std::clamp(y, board.y, std::max(board.y, board.bottom() - height)), width, height};
    float cost = 3 * (width * height - here.shared_with(board)) + dislike * width * height;
    for (const Rect& each : near) cost += here.shared_with(each);
    if (cost < least) {
      least = cost;
      best = here;
    }
  };
  constexpr int kSteps = 8;
  // A side that is moved along covers nothing by itself, but belongs less clearly to its plate.
  for (int i = 0; i <= kSteps; ++i) {
    const float t = static_cast<float>(i) / kSteps;
    const float x = plate.x + t * (plate.w - width), beyond = plate.x - width + t * (plate.w + width);
    const float y = plate.bottom() - height - t * (plate.h - height);
    consider(x, plate.bottom() + gap, 0.02F * t);
    consider(beyond, plate.bottom() + gap, 0.08F);
    consider(plate.right() + gap, y, 0.05F + 0.02F * t);
    consider(plate.x - width - gap, y, 0.06F + 0.02F * t);
    consider(x, plate.y - height - gap, 0.1F);
    consider(beyond, plate.y - height - gap, 0.12F);
  }
  return best;
}

}  // namespace misk::ui
