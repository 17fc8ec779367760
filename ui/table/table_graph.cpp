// Regions with linked places: a map or a graph of cards.
#include <algorithm>
#include <cmath>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::ThingView;

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
  canvas.panel(rect, mix(presentation_.ground, theme::kGround, 0.35F), theme::kPanelEdge);
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
  // Reserve room below the plates if anything is drawn there.
  bool docked = false, docked_cards = false;
  for (const ThingView& thing : view_.things) {
    if (!thing.parent || !lies_in(thing, region.docks) || is_avatar(thing.id)) continue;
    docked = true;
    const Shape stands = face_of(thing)->shape;
    docked_cards = docked_cards || stands == Shape::card || stands == Shape::wide;
  }
  const float dock = canvas.px(!docked        ? 6.F
                               : small        ? docked_cards ? 40.F : 22.F
                               : docked_cards ? 84.F
                                              : 36.F);
  const Rect inner = rect.inset(canvas.px(8));
  // Many plates on a small board are drawn smaller.
  const float needed = width * (height + dock) * static_cast<float>(places.size()) * (fixed ? 1.F : 1.5F);
  float fit = std::clamp(std::sqrt(inner.w * inner.h / std::max(1.F, needed)) * (fixed ? 1.F : 0.8F), 0.55F,
                         fixed ? 1.F : 1.25F);
  auto crowded = [&] {  // places with positions from the game must not overlap
    auto tried = place_plates(inner, points, width * fit, (height + dock) * fit, 0, false);
    for (Rect& plate : tried) plate.h = height * fit;
    for (std::size_t i = 0; i < tried.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (tried[i].inset(canvas.px(small ? 3.F : 0.F)).overlaps(tried[j])) return true;
    return false;
  };
  while (fixed && fit > 0.5F && crowded()) fit -= 0.05F;
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
      }
    }
  PieceLook look;
  look.small = width * board_zoom_ < canvas.px(120);
  for (std::size_t i = 0; i < places.size(); ++i) put(canvas, places[i].card, plates[i], look);
  for (std::size_t i = 0; i < places.size(); ++i)
    build_docks(canvas, region, places[i].card, plates[i], board_zoom_ * fit);
  canvas.unclip();
}

/// Draws the pieces at a place: pawns on the plate's lower edge, all others in a line below it.
void TableScreen::build_docks(Canvas& canvas, const Region& region, Id place, const Rect& plate, float zoom) {
  std::vector<const ThingView*> pawns, cards;
  for (const ThingView& thing : view_.things) {
    if (!lies_in(thing, region.docks)) continue;
    // Something attached to a piece at this place (a die on a monster) is here too.
    const ThingView* at = &thing;
    for (int i = 0; at && at->parent && at->parent != place && i < 8; ++i) at = view_.find(at->parent);
    if (!at || at->parent != place) continue;
    (is_avatar(thing.id) ? pawns : cards).push_back(&thing);
  }
  const bool small = region.size == "small";
  const float scale = std::sqrt(zoom);
  if (!cards.empty()) {
    std::vector<float> aspects;
    bool tokens = true;
    for (const ThingView* thing : cards) {
      const Shape shape = face_of(*thing)->shape;
      tokens = tokens && is_token(shape);
      aspects.push_back(aspect(shape));
    }
    const float height = canvas.px(small ? tokens ? 26.F : 46.F : tokens ? 34.F : 84.F) * scale;
    const float spread = plate.w * (cards.size() > 4 ? 1.5F : 1.15F);
    const Rect line{plate.centre().x - spread / 2, plate.bottom() - canvas.px(small ? 7.F : 4.F), spread,
                    height};
    const auto rects = arrange_row(line, aspects, height, canvas.px(2));
    for (std::size_t i = 0; i < cards.size(); ++i) {
      PieceLook look;
      look.small = true;
      put_attached(canvas, region, cards[i]->id, rects[i], look);
      put(canvas, cards[i]->id, rects[i], look);
    }
  }
  if (pawns.empty()) return;
  const float side = canvas.px(small ? 24.F : 36.F) * scale;
  const float step = std::min(side + canvas.px(2),
                              (plate.w - side) / std::max<float>(1, static_cast<float>(pawns.size()) - 1));
  float x = plate.right() - side * 0.75F;
  for (const ThingView* thing : pawns) {
    const Rect rect{x, plate.y - side * 0.35F, side, side};
    x -= step;
    // The same card, drawn as a pawn.
    Face face = *face_of(*thing);
    face.shape = Shape::pawn;
    Piece piece;
    piece.face = std::make_shared<const Face>(std::move(face));
    piece.id = thing->id;
    piece.rect = rect;
    piece.small = true;
    const auto options = options_of(thing->id);
    if (!options.empty()) piece.glow = canvas.can_choose();
    if (thing->id == view_.seats[static_cast<std::size_t>(view_.seat)].avatar) piece.glow = theme::kAccent;
    canvas.scene().items.push_back(piece);
    placed_.emplace(thing->id, rect);
    Hit& hit =
        canvas.hit(rect, options.empty() ? Action{"zoom", thing->id, ""} : Action{"piece", thing->id, ""},
                   thing->title, thing->id);
    hit.second = {"inspect", thing->id, ""};
  }
}

}  // namespace misk::ui
