// What stands at the places of a map or graph: pawns on the plate's lower edge, all others beside the plate.
#include <algorithm>
#include <cmath>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::ThingView;

namespace {
constexpr std::size_t kMostInLine = 3;  // pieces beside a place
}  // namespace

/// For each place the pawns and the other pieces there. Guests, which lie in another region, come last.
std::vector<TableScreen::Gathered> TableScreen::groups_at(const Region& region,
                                                          const std::vector<Id>& places) const {
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
    (is_avatar(thing.id) ? group.pawns : group.cards).push_back({thing.id, 0});
  }
  if (const Content* content = content_of(region))
    for (const Content::Guest& guest : content->guests) {
      const std::size_t i = index_of(guest.place);
      if (i < places.size() && view_.find(guest.card)) out[i].cards.push_back({guest.card, guest.with});
    }
  return out;
}

void TableScreen::build_docks(Canvas& canvas, const Region& region, const std::vector<Gathered>& groups,
                              const std::vector<Rect>& plates, const Rect& board, float zoom) {
  const bool small = region.size == "small";
  const float scale = std::sqrt(zoom);
  // Of a plate the name counts most: where there is no free room, a picture is covered before a name.
  std::vector<Rect> taken = plates;
  for (const Rect& plate : plates)
    for (int i = 0; i < 5; ++i) taken.push_back({plate.x, plate.y, plate.w, plate.h * 0.3F});
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
    const float gap = canvas.px(2);
    auto hides_name = [&](const Rect& box) {
      return std::any_of(plates.begin(), plates.end(), [&](const Rect& plate) {
        return Rect{plate.x, plate.y, plate.w, plate.h * 0.3F}.overlaps(box.inset(1));
      });
    };
    // Many pieces stand in two lines: side by side they would hide each other.
    const std::size_t lines = cards.size() > kMostInLine ? 2 : 1;
    // Where the board has little room, pieces are smaller rather than on a name.
    Rect box;
    for (const float part : {1.F, 0.85F, 0.7F, 0.55F, 0.45F}) {
      const float height = full * part;
      float width = widest_line(aspects, lines, height, gap);
      width = std::min(width, std::max(plates[i].w * (lines > 1 ? 1.5F : 1.15F) * part, height));
      box = beside_plate(plates[i], width,
                         height * static_cast<float>(lines) + gap * static_cast<float>(lines - 1), taken,
                         board, canvas.px(small ? 1.F : 2.F));
      if (!hides_name(box)) break;
    }
    taken.push_back(box);
    const auto rects = arrange_lines(box, aspects, lines, gap);
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
      // Whom it holds, on its picture: away from its name and its figures.
      const float badge = std::min(canvas.px(24) * scale, rects[n].w * 0.42F);
      stand(canvas, cards[n].with,
            {rects[n].right() - badge * 0.85F, rects[n].y + rects[n].h * 0.66F - badge / 2, badge, badge},
            true, false);
    }
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto& pawns = groups[i].pawns;
    if (pawns.empty()) continue;
    const Rect& plate = plates[i];
    const auto n = static_cast<float>(pawns.size());
    const float side = std::min(canvas.px(small ? 24.F : 36.F) * scale, plate.h * 0.6F);
    // The left third is for the place's own tokens, as long as the pawns find room beside it.
    const float room = std::max(plate.w * (n > 3 ? 1.F : 0.68F) - side, side * 0.4F * (n - 1));
    const float step = std::min(side + canvas.px(2), room / std::max(1.F, n - 1));
    // Close plates of a small board leave no room beyond the plate.
    float x = plate.right() - side * (small ? 0.98F : 0.8F);
    const float y = plate.bottom() - side * (small ? 0.98F : 0.8F);
    for (const Standing& pawn : pawns) {
      stand(canvas, pawn.id, {x, y, side, side}, true, true);
      x -= step;
    }
  }
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
