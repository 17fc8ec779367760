// Regions with linked places: a map or a graph of cards.
#include <algorithm>
#include <cmath>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::ThingView;

namespace {
constexpr float kMostAlone = 2.2F, kMostLarge = 1.25F;  // times the usual size, where there is room
constexpr float kBefore = 0.8F;                         // of its length it stays before the plate
constexpr float kArrow = 13;                            // the length of an arrow's head

/// The head of an arrow from a point to the middle of a plate, just before the plate, where no glow hides it.
/// Empty if the point is on the plate.
std::vector<Point> arrow_head(Point from, const Rect& plate, float length) {
  const Point to = plate.centre();
  const float dx = to.x - from.x, dy = to.y - from.y, way = std::hypot(dx, dy);
  if (plate.contains(from) || way <= 0) return {};
  // The way from the middle back to the edge, as a part of all of it.
  const float back =
      std::min(dx == 0 ? 1 : plate.w / 2 / std::abs(dx), dy == 0 ? 1 : plate.h / 2 / std::abs(dy));
  const Point along{dx / way * length, dy / way * length}, aside{-along.y * 0.6F, along.x * 0.6F};
  const Point tip{to.x - dx * back - along.x * kBefore, to.y - dy * back - along.y * kBefore};
  return {{tip.x - along.x + aside.x, tip.y - along.y + aside.y},
          tip,
          {tip.x - along.x - aside.x, tip.y - along.y - aside.y}};
}
}  // namespace

void TableScreen::build_graph(Canvas& canvas, const Region& region, const Rect& rect) {
  const Content* content = content_of(region);
  std::vector<Content::Place> places;
  if (content) places = content->places;
  for (const Id id : cards_of(region)) {
    bool known = false;
    for (const Content::Place& place : places) known = known || place.card == id;
    if (!known) places.push_back({id, -1, -1});
  }
  std::erase_if(places, [&](const Content::Place& place) { return !view_.find(place.card); });
  const Colour board = region.board.a > 0 ? region.board : mix(presentation_.ground, theme::kGround, 0.35F);
  canvas.panel(rect, board, theme::kPanelEdge);
  if (places.empty()) return;
  board_rect_ = rect;

  auto index_of = [&](Id id) {
    for (std::size_t i = 0; i < places.size(); ++i)
      if (places[i].card == id) return static_cast<int>(i);
    return -1;
  };
  std::vector<std::pair<int, int>> pairs;
  if (content)
    for (const Content::Link& link : content->links) {
      const int a = index_of(link.from), b = index_of(link.to);
      if (a >= 0 && b >= 0 && a != b) pairs.emplace_back(a, b);
    }
  bool fixed = true;
  for (const Content::Place& place : places) fixed = fixed && place.x >= 0;
  std::vector<Point> points;
  if (fixed) {
    for (const Content::Place& place : places) points.push_back({place.x / 100, place.y / 100});
  } else {
    auto& kept = graph_points_[region.name];
    bool same = kept.size() == places.size();
    for (std::size_t i = 0; same && i < kept.size(); ++i) same = kept[i].first == places[i].card;
    if (!same) {
      std::vector<Point> before;
      for (const Content::Place& place : places) {
        Point at{-1, -1};
        for (const auto& [id, point] : kept)
          if (id == place.card) at = point;
        before.push_back(at);
      }
      const auto fresh = arrange_graph(static_cast<int>(places.size()), pairs, before);
      kept.clear();
      for (std::size_t i = 0; i < places.size(); ++i) kept.emplace_back(places[i].card, fresh[i]);
    }
    for (const auto& each : kept) points.push_back(each.second);
  }

  const Shape shape = face_of(*view_.find(places.front().card))->shape;
  const bool small = region.size == "small", large = region.size == "large";
  float width = canvas.px(shape == Shape::place ? (small   ? 86.F
                                                   : large ? 220.F
                                                           : 176.F)
                                                : aspect(shape) * (small   ? 110.F
                                                                   : large ? 220.F
                                                                           : 170.F));
  float height = width / aspect(shape);
  // Room below the plates for what may stand there. It does not depend on what does, so that places stay
  // where they are when somebody comes.
  const float dock = canvas.px(region.docks.empty() ? 6.F : small ? 26.F : large ? 84.F : 40.F);
  const Rect inner = rect.inset(canvas.px(8));
  // Many plates on a small board are drawn smaller.
  const float needed = width * (height + dock) * static_cast<float>(places.size()) * (fixed ? 1.F : 1.5F);
  const float most = fixed ? large ? kMostLarge : 1.F : std::min(kMostAlone, inner.h / (height + dock));
  float fit = std::clamp(std::sqrt(inner.w * inner.h / std::max(1.F, needed)), 0.55F, most);
  auto crowded = [&] {  // places with positions from the game must not overlap
    auto tried = place_plates(inner, points, width * fit, (height + dock) * fit, 0, false);
    for (Rect& plate : tried) plate.h = height * fit;
    for (std::size_t i = 0; i < tried.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (tried[i].inset(canvas.px(small ? 3.F : 0.F)).overlaps(tried[j])) return true;
    return false;
  };
  while (fixed && fit > 0.3F && crowded()) fit -= 0.05F;
  std::vector<Rect> plates;
  for (;; fit -= 0.05F) {
    // A few places are put together in the middle, not in the corners.
    Rect ground = inner;
    if (!fixed) {
      const auto n = static_cast<float>(places.size());
      const float w =
          std::min(inner.w, (width * fit + canvas.px(110)) * std::max(1.F, std::ceil(std::sqrt(n * 1.6F))));
      ground = {inner.centre().x - w / 2, inner.y, w, inner.h};
    }
    plates = place_plates(ground, points, width * fit, (height + dock) * fit, canvas.px(small ? 3.F : 14.F),
                          !fixed);
    bool covered = false;
    for (std::size_t i = 0; !fixed && i < plates.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) covered = covered || plates[i].overlaps(plates[j]);
    if (!covered || fit <= 0.5F) break;
  }
  width *= fit;
  height *= fit;
  const Point middle = rect.centre();
  for (Rect& plate : plates) {
    plate.h = height;
    plate = {middle.x + (plate.x - middle.x) * board_zoom_ + board_shift_.x,
             middle.y + (plate.y - middle.y) * board_zoom_ + board_shift_.y, plate.w * board_zoom_,
             plate.h * board_zoom_};
  }

  canvas.clip(rect);
  build_grounds(canvas, region, inner, width, height + dock * fit);
  if (content)
    for (const Content::Link& link : content->links) {
      const int a = index_of(link.from), b = index_of(link.to);
      if (a < 0 || b < 0) continue;
      const auto kind = presentation_.links.find(link.kind);
      const LinkKind look = kind == presentation_.links.end() ? LinkKind{} : kind->second;
      Point from = plates[static_cast<std::size_t>(a)].centre(),
            to = plates[static_cast<std::size_t>(b)].centre();
      auto stroke = [&](Point p, Point q) {
        canvas.scene().items.push_back(
            Stroke{{p, q}, canvas.px(look.width), look.colour, canvas.px(look.dash)});
      };
      if (fixed &&
          std::abs(points[static_cast<std::size_t>(a)].x - points[static_cast<std::size_t>(b)].x) > 0.55F) {
        // A link around the world: draw a stub to the nearer edge at each end.
        if (from.x > to.x) std::swap(from, to);
        const float mid = (from.y + to.y) / 2;
        stroke(from, {rect.x, mid});
        stroke(to, {rect.right(), mid});
      } else {
        stroke(from, to);
        if (look.arrow) {
          const std::vector<Point> head =
              arrow_head(from, plates[static_cast<std::size_t>(b)], canvas.px(kArrow) * board_zoom_);
          if (!head.empty())
            canvas.scene().items.push_back(Stroke{head, canvas.px(look.width) * 1.4F, look.colour});
        }
      }
    }
  PieceLook look;
  look.small = width * board_zoom_ < canvas.px(120);
  for (std::size_t i = 0; i < places.size(); ++i) put(canvas, places[i].card, plates[i], look);
  std::vector<Id> ids;
  for (const Content::Place& place : places) ids.push_back(place.card);
  build_docks(canvas, region, groups_at(region, ids), plates, rect, board_zoom_ * fit);
  canvas.unclip();
}

/// Draws the outlines under the places. A point of an outline lies where a place with these coordinates would
/// have its middle: so a coast stays beside its towns at every size.
void TableScreen::build_grounds(Canvas& canvas, const Region& region, const Rect& inner, float width,
                                float height) {
  const Point middle = board_rect_.centre();
  const Colour sea = region.board.a > 0 ? region.board : presentation_.ground;
  auto outlined = [&](const Ground& ground) {
    Land land{{}, ground.fill, ground.edge, canvas.px(1.5F) * board_zoom_};
    for (const Point p : ground.points) {
      const float x = inner.x + p.x / 100 * (inner.w - width) + width / 2;
      const float y = inner.y + p.y / 100 * (inner.h - height) + height / 2;
      land.points.push_back({middle.x + (x - middle.x) * board_zoom_ + board_shift_.x,
                             middle.y + (y - middle.y) * board_zoom_ + board_shift_.y});
    }
    return land;
  };
  // Shallow water around every coast, below all land.
  for (const Ground& ground : region.grounds) {
    Land shore = outlined(ground);
    shore.fill = {0, 0, 0, 0};
    shore.edge = mix(sea, ground.edge, 0.22F);
    shore.edge_width = canvas.px(11) * board_zoom_;
    if (ground.edge.a > 0) canvas.scene().items.push_back(std::move(shore));
  }
  for (const Ground& ground : region.grounds) canvas.scene().items.push_back(outlined(ground));
}

}  // namespace misk::ui
