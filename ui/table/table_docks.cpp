// What stands at the places of a map or graph: pawns on the plate's lower edge, all others beside the plate.
#include <algorithm>
#include <cmath>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::ThingView;

namespace {
constexpr std::size_t kMostInLine = 3;  // pieces beside a place

Rect name_of_plate(const Rect& plate) {
  return {plate.x, plate.y, plate.w, plate.h * 0.3F};
}

/// Pawns on a plate's lower edge, from the right. `inside`: the part of them that lies on the plate; close
/// plates of a small board leave no room beyond it.
std::vector<Rect> pawn_places(const Rect& plate, std::size_t count, float side, float inside, float gap) {
  side = std::min(side, plate.h * 0.6F);
  const auto n = static_cast<float>(count);
  // The left third is for the place's own tokens, as long as the pawns find room beside it.
  const float room = std::max(plate.w * (n > 3 ? 1.F : 0.68F) - side, side * 0.4F * (n - 1));
  const float step = std::min(side + gap, room / std::max(1.F, n - 1));
  std::vector<Rect> out;
  for (std::size_t i = 0; i < count; ++i)
    out.push_back({plate.right() - side * inside - step * static_cast<float>(i),
                   plate.bottom() - side * inside, side, side});
  return out;
}
}  // namespace

/// Those who play, and whose figures look like theirs: who has been defeated lies there as a pawn, too.
bool TableScreen::is_pawn(const ThingView& thing) {
  if (is_avatar(thing.id)) return true;
  const FacePtr face = face_of(thing);
  return std::any_of(view_.seats.begin(), view_.seats.end(), [&](const game::SeatInfo& seat) {
    const ThingView* avatar = view_.find(seat.avatar);
    return avatar && face_of(*avatar)->frame == face->frame && face_of(*avatar)->shape == face->shape;
  });
}

/// For each place the pawns and the other pieces there. Guests, which lie in another region, come last.
std::vector<TableScreen::Gathered> TableScreen::groups_at(const Region& region,
                                                          const std::vector<Id>& places) {
  std::vector<Gathered> out(places.size());
  auto index_of = [&](Id place) {
    return static_cast<std::size_t>(std::find(places.begin(), places.end(), place) - places.begin());
  };
  for (const ThingView& thing : view_.things) {
    if (!lies_in(thing, region.docks)) continue;
    // Something attached to a piece at a place (a die on a monster) is there too.
    const ThingView* at = &thing;
    for (int i = 0; at && at->parent && index_of(at->parent) == places.size() && i < 8; ++i)
      at = view_.find(at->parent);
    if (!at || !at->parent || index_of(at->parent) == places.size()) continue;
    Gathered& group = out[index_of(at->parent)];
    (is_pawn(thing) ? group.pawns : group.cards).push_back({thing.id, 0});
  }
  if (const Content* content = content_of(region))
    for (const Content::Guest& guest : content->guests) {
      const std::size_t i = index_of(guest.place);
      if (i < places.size() && view_.find(guest.card)) out[i].cards.push_back({guest.card, guest.with});
    }
  return out;
}

/// Room beside a place: in more lines or smaller rather than on what is there already, and never on a name
/// while a smaller size leaves it free.
TableScreen::Dock TableScreen::dock_for(Canvas& canvas, const Region& region,
                                        const std::vector<float>& aspects, float height, const Rect& plate,
                                        const std::vector<Rect>& taken, const Rect& board) {
  constexpr float kCovered = 2, kSmaller = 0.8F, kAnotherLine = 0.02F,
                  kName = 4;  // how much each is disliked
  const float gap = canvas.px(2), edge = canvas.px(region.size == "small" ? 1.F : 2.F);
  const std::size_t usual = aspects.size() > kMostInLine ? 2 : 1, most = std::min(aspects.size(), usual + 1);
  Dock best;
  float least = 1e18F;
  for (const float part : {1.F, 0.85F, 0.7F, 0.55F, 0.45F})
    for (std::size_t lines = usual; lines <= most; ++lines) {
      const float line = height * part, width = widest_line(aspects, lines, line, gap);
      const auto n = static_cast<float>(lines);
      const Rect box = beside_plate(plate, width, line * n + gap * (n - 1), taken, board, edge);
      const float area = box.w * box.h;
      float covered = area - box.shared_with(board);
      bool name = false;
      for (const Rect& each : taken) {
        covered += each.shared_with(box);
        name = name || (each.h == plate.h && name_of_plate(each).overlaps(box.inset(1)));
      }
      const float cost = kCovered * covered / area + kSmaller * (1 - part) +
                         kAnotherLine * static_cast<float>(lines - usual) + (name ? kName : 0);
      if (cost >= least) continue;
      least = cost;
      best = {box, lines};
    }
  return best;
}

void TableScreen::build_docks(Canvas& canvas, const Region& region, const std::vector<Gathered>& groups,
                              const std::vector<Rect>& plates, const Rect& board, float zoom) {
  const bool small = region.size == "small";
  const float scale = std::sqrt(zoom);
  // Of a plate the name counts most: where there is no free room, a picture is covered before a name.
  std::vector<Rect> taken = plates;
  for (const Rect& plate : plates)
    for (int i = 0; i < 5; ++i) taken.push_back(name_of_plate(plate));
  std::vector<std::vector<Rect>> pawns;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    pawns.push_back(pawn_places(plates[i], groups[i].pawns.size(), canvas.px(small ? 24.F : 36.F) * scale,
                                small ? 0.98F : 0.8F, canvas.px(2)));
    taken.insert(taken.end(), pawns[i].begin(), pawns[i].end());
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto& cards = groups[i].cards;
    if (cards.empty()) continue;
    std::vector<float> aspects;
    bool tokens = true;
    for (const Standing& each : cards) {
      const Shape shape = face_of(*view_.find(each.id))->shape;
      tokens = tokens && is_token(shape);
      aspects.push_back(aspect(shape));
    }
    const float full = canvas.px(small ? tokens ? 26.F : 46.F : tokens ? 34.F : 84.F) * scale;
    const Dock dock = dock_for(canvas, region, aspects, full, plates[i], taken, board);
    taken.push_back(dock.box);
    const auto rects = arrange_lines(dock.box, aspects, dock.lines, canvas.px(2));
    for (std::size_t n = 0; n < cards.size(); ++n) {
      PieceLook look;
      look.small = true;
      if (!cards[n].with) {
        put_attached(canvas, region, cards[n].id, rects[n], look);
        put(canvas, cards[n].id, rects[n], look);
        continue;
      }
      // What the shown seat holds is in its area, where its moves end.
      const bool shown = cards[n].with == view_.seats[static_cast<std::size_t>(shown_seat_)].avatar;
      stand(canvas, cards[n].id, rects[n], false, !shown);
      // Whom it holds, on its picture: away from its name and its figures, which may stand in two lines.
      const bool many = face_of(*view_.find(cards[n].id))->stats.size() > kNumbersInALine;
      const float badge = std::min(canvas.px(24) * scale, rects[n].w * (many ? 0.34F : 0.42F));
      const float middle = rects[n].y + rects[n].h * (many ? 0.52F : 0.66F);
      stand(canvas, cards[n].with, {rects[n].right() - badge * 0.85F, middle - badge / 2, badge, badge}, true,
            false);
    }
  }
  for (std::size_t i = 0; i < groups.size(); ++i)
    for (std::size_t n = 0; n < groups[i].pawns.size(); ++n)
      stand(canvas, groups[i].pawns[n].id, pawns[i][n], true, true);
}

/// Draws a card that has its main place elsewhere: an investigator as a pawn, or an engaged enemy.
/// `main`: moves go from and to here.
void TableScreen::stand(Canvas& canvas, Id id, const Rect& rect, bool pawn, bool main) {
  const ThingView* thing = view_.find(id);
  if (!thing) return;
  Piece piece;
  piece.face = face_of(*thing);
  if (pawn) {
    Face face = *piece.face;
    face.shape = Shape::pawn;
    face.tint = seat_colour(id);
    piece.face = std::make_shared<const Face>(std::move(face));
    if (!is_avatar(id)) {
      piece.marks.dim = true;
      piece.marks.notes = {marks_of(*thing).banner};
    }
  } else {
    piece.marks = marks_of(*thing);
  }
  piece.id = id;
  piece.rect = rect;
  piece.small = true;
  const auto options = options_of(id);
  if (!options.empty()) piece.glow = canvas.can_choose();
  if (id == view_.seats[static_cast<std::size_t>(view_.seat)].avatar) piece.glow = theme::kAccent;
  canvas.scene().items.push_back(piece);
  if (main) placed_.emplace(id, rect);
  Hit& hit =
      canvas.hit(rect, options.empty() ? Action{"zoom", id, ""} : Action{"piece", id, ""}, thing->title, id);
  hit.second = {"inspect", id, ""};
}

}  // namespace misk::ui
