// Builds the regions of the table and their pieces.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "scene/rich_text.hpp"
#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

using game::ThingView;
using game::ZoneView;

namespace {

constexpr float kNoteSize = 12;
constexpr float kTitle = 20, kTitleSize = 13;  // a region's title: its height and letters, in design units
constexpr float kGap = 6;
constexpr float kUsualWidth = 1280, kUsualHeight = 720;  // of a smaller window the board gets a larger part
constexpr float kFanShown = 0.62F;                       // of the height of a card in hand
constexpr float kPileLine = 17, kPileText = 12;          // for a pile shown as text, or under its picture
constexpr std::size_t kPilesDrawn = 3;                   // next to each other in the left column
constexpr float kLeastCard = 22;                         // of lower ones nothing could be told
constexpr float kApart = 0.5F;                           // so small cards get before they lie on each other
constexpr float kLeastPile = 22;                         // lower pictures of piles are left out

float eased(float t) {
  t = std::clamp(t, 0.F, 1.F);
  return t * t * (3 - 2 * t);
}

Rect between(const Rect& a, const Rect& b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t};
}

/// The height at which of each card in a row so much is seen that it can be told.
float telling_height(const std::vector<float>& aspects, float width) {
  constexpr float kSeen = 0.22F;
  float sum = aspects.back();
  for (std::size_t i = 0; i + 1 < aspects.size(); ++i) sum += aspects[i] * kSeen;
  return width / sum;
}

/// The height at which cards in a row do not lie on each other.
float apart_height(const std::vector<float>& aspects, float width, float gap) {
  const float gaps = gap * static_cast<float>(aspects.size() - 1);
  return (width - gaps) / std::accumulate(aspects.begin(), aspects.end(), 0.F);
}

/// Dice and tokens side by side: their size, and the most lines of them.
struct Tokens {
  float side;
  int lines;
};
Tokens tokens_in(const Region& region) {
  return region.size == "large" ? Tokens{72, 2} : Tokens{46, 3};
}

}  // namespace

/// The width of the right column: less in a narrow window.
float TableScreen::side_width(const Metrics& metrics) {
  return metrics.px(300) * std::clamp(metrics.width / metrics.px(kUsualWidth), 0.65F, 1.F);
}

TableScreen::Frame_ TableScreen::frame(const Canvas& canvas) const {
  auto px = [&](float n) { return canvas.px(n); };
  Frame_ f;
  Rect all = canvas.window();
  // In a low window the cards give way, so that the board stays.
  const float low = std::clamp(all.h / px(kUsualHeight), 0.6F, 1.F);
  f.bar = all.cut_top(px(36));
  bool has_hand = false, has_play = false, has_top = false, has_left = false;
  float top_height = 0;  // in pixels
  for (const Region& region : presentation_.regions) {
    if (empty_region(region) && region.area != Area::hand) continue;
    has_hand = has_hand || region.area == Area::hand;
    has_play = has_play || region.area == Area::play;
    has_left = has_left || region.area == Area::left;
    if (region.area == Area::top) {
      has_top = true;
      top_height = std::max(top_height, region.height > 0 ? fixed_height(canvas, region) : px(64));
    }
  }
  if (has_hand) f.hand = all.cut_bottom(px(150) * low);
  f.prompt = all.cut_bottom(px(24) + canvas.text_px(32));  // two lines on a button
  Rect right = all.cut_right(side_width(canvas.metrics())).inset(px(4));
  f.stack = right.cut_top(std::min(stack_height(canvas, right.w), right.h * (stack_open_ ? 0.6F : 0.36F)));
  right.cut_top(px(6));
  f.log = right;
  if (has_left) f.left = all.cut_left(side_width(canvas.metrics()) * 0.72F).inset(px(4));
  if (has_play) f.play = all.cut_bottom(px(has_hand ? 196 : 226) * low).inset(px(3));
  f.seats = all.cut_bottom(seats_height(canvas)).inset(px(2));
  if (has_top) f.top = all.cut_top(top_height).inset(px(3));
  f.board = all.inset(px(3));
  return f;
}

const Content* TableScreen::content_of(const Region& region) const {
  if (const auto ticked = choice_regions_.find(region.name); ticked != choice_regions_.end())
    return &ticked->second;
  const auto found = table_.regions.find(region.name);
  return found == table_.regions.end() ? nullptr : &found->second;
}

/// The region's zones, in its order. The hand is always that of the player who is asked.
std::vector<const ZoneView*> TableScreen::zones_of(const Region& region) const {
  const int seat = region.area == Area::hand ? view_.seat : shown_seat_;
  std::vector<const ZoneView*> out;
  for (const std::string& name : region.zones)
    for (const ZoneView& zone : view_.zones)
      if (zone.name == name && !(region.of_seat && zone.player >= 0 && zone.player != seat))
        out.push_back(&zone);
  return out;
}

std::vector<TableScreen::Id> TableScreen::cards_of(const Region& region) const {
  std::vector<Id> out;
  if (const Content* content = content_of(region))
    for (const Id id : content->cards)
      if (view_.find(id)) out.push_back(id);
  for (const ZoneView* zone : zones_of(region))
    for (const Id id : zone->cards)
      if (std::find(out.begin(), out.end(), id) == out.end()) out.push_back(id);
  // Cards tucked under another card of the region are not drawn separately.
  if (!region.attach.empty())
    std::erase_if(out, [&](Id id) {
      const ThingView* thing = view_.find(id);
      return thing && thing->parent && lies_in(*thing, region.attach) &&
             std::find(out.begin(), out.end(), thing->parent) != out.end();
    });
  return out;
}

int TableScreen::hidden_count(const Region& region) const {
  int n = 0;
  for (const ZoneView* zone : zones_of(region)) n += zone->count - static_cast<int>(zone->cards.size());
  return n;
}

bool TableScreen::empty_region(const Region& region) const {
  const Content* content = content_of(region);
  if (content && content->hidden) return true;
  const bool has = (content && (!content->cards.empty() || !content->lines.empty() ||
                                !content->chips.empty() || !content->places.empty())) ||
                   !cards_of(region).empty() || (region.counts && hidden_count(region) > 0);
  // What resolves is shown only while something does.
  return !has && (region.hide_empty || region.area == Area::focus);
}

std::string TableScreen::title_of(const Region& region) const {
  const Content* content = content_of(region);
  return content && !content->title.empty() ? content->title : region.title;
}

/// The height of a piece in the region, in pixels.
float TableScreen::size_of(const Canvas& canvas, const Region& region) const {
  const bool small = region.size == "small", large = region.size == "large";
  return canvas.px(small ? 92.F : large ? 236.F : 150.F);
}

/// The height that the game gives it, and what larger letters need.
float TableScreen::fixed_height(const Canvas& canvas, const Region& region) const {
  return canvas.px(region.height) +
         (title_of(region).empty() ? 0 : canvas.text_px(kTitle) - canvas.px(kTitle));
}

/// `width`: of the inside.
float TableScreen::wanted_height(const Canvas& canvas, const Region& region, float width) {
  if (region.height > 0) return fixed_height(canvas, region);
  const Content* content = content_of(region);
  float height = title_height(canvas, region, width);
  if (content && !content->lines.empty())
    for (const std::string& line : content->lines)
      height += canvas.text_height(line, width, Typeface::label, 14) + canvas.px(2);
  height += chips_height(canvas, region, width);
  const auto cards = cards_of(region);
  switch (region.layout) {
    case Layout::text:
    case Layout::track:
      break;
    case Layout::pile:
      height += region.zones.size() > kPilesDrawn
                    ? static_cast<float>(region.zones.size()) * canvas.text_px(kPileLine)
                    : canvas.px(region.size == "small" ? 46.F : 72.F) + canvas.text_px(kPileText + 6);
      break;
    case Layout::pool:
      if (!cards.empty()) {
        const float side = canvas.px(40);
        const auto columns = std::max(1.F, std::floor(width / side));
        height += std::ceil(static_cast<float>(cards.size()) / columns) * side;
      }
      break;
    case Layout::grid: {
      if (cards.empty()) break;
      const ThingView* thing = view_.find(cards.front());
      const float by = thing ? aspect(face_of(*thing)->shape) : 0.7F;
      const float piece = size_of(canvas, region);
      const float columns = region.columns > 0 ? static_cast<float>(region.columns)
                                               : std::max(1.F, std::floor(width / (piece * by)));
      height += std::ceil(static_cast<float>(cards.size()) / columns) * (piece + canvas.px(kGap));
      break;
    }
    default:
      if (!cards.empty()) {
        const ThingView* thing = view_.find(cards.front());
        const Shape shape = thing ? face_of(*thing)->shape : Shape::card;
        const Tokens each = tokens_in(region);
        float piece = is_token(shape) ? canvas.px(each.side + 4) : size_of(canvas, region);
        if (aspect(shape) * piece > width) piece = width / aspect(shape);
        height +=
            is_token(shape) ? piece * std::ceil(static_cast<float>(cards.size()) * piece / width) : piece;
      }
  }
  return height + canvas.px(6);
}

std::vector<const Region*> TableScreen::shown_in(Area area) const {
  std::vector<const Region*> shown;
  for (const Region& region : presentation_.regions)
    if (region.area == area && !empty_region(region)) shown.push_back(&region);
  return shown;
}

/// The width of a card in a region of this height.
float TableScreen::card_width(const Canvas& canvas, const Region& region, Shape shape, float height) const {
  float piece = height - canvas.text_px(kTitle) - canvas.px(14);
  if (region.size == "small") piece = std::min(piece, size_of(canvas, region));
  return aspect(shape) * piece;
}

/// By the content: a region with three cards is as wide as three cards.
float TableScreen::wanted_width(const Canvas& canvas, const Region& region, float height) {
  float width = 0;
  int tokens = 0;
  for (const Id id : cards_of(region)) {
    const ThingView* thing = view_.find(id);
    if (!thing) continue;
    const Shape shape = face_of(*thing)->shape;
    if (is_token(shape))
      ++tokens;
    else
      width += card_width(canvas, region, shape, height) + canvas.px(5);
  }
  const Tokens each = tokens_in(region);
  width += static_cast<float>((tokens + each.lines - 1) / each.lines) * canvas.px(each.side + 4);
  if (region.layout == Layout::pile)
    width = static_cast<float>(std::max<std::size_t>(1, region.zones.size())) * canvas.px(76);
  const Content* content = content_of(region);
  if (content) width = std::max(width, lines_width(canvas, content->lines, height - canvas.text_px(kTitle)));
  if (content && !content->chips.empty())
    width = std::max(width, std::min(static_cast<float>(content->chips.size()), 10.F) * canvas.px(37));
  const float title = canvas.text_width(title_of(region), Typeface::label_bold, kTitleSize) + canvas.px(14);
  return std::max(std::max(width, std::min(title, canvas.px(130))) + canvas.px(18), canvas.px(70));
}

/// Regions side by side.
void TableScreen::build_regions(Canvas& canvas, Area area, const Rect& rect) {
  if (rect.empty()) return;
  const std::vector<const Region*> shown = shown_in(area);
  const float gap = canvas.px(kGap);
  std::vector<Share> shares;
  for (const Region* region : shown) shares.push_back({0, region->weight});
  const auto widths = share_length(rect.w, shares, gap);
  float x = rect.x;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    build_region(canvas, *shown[i], {x, rect.y, widths[i], rect.h});
    x += widths[i] + gap;
  }
}

/// One line, or up to three for a long title.
float TableScreen::title_height(const Canvas& canvas, const Region& region, float width) const {
  const std::string title = title_of(region);
  if (title.empty()) return 0;
  const float lines = canvas.text_width(title, Typeface::label_bold, kTitleSize) / std::max(1.F, width);
  return canvas.text_px(lines <= 1 ? kTitle : lines <= 1.6F ? 1.8F * kTitle : 2.6F * kTitle);
}

/// Draws the region's title. Returns the rest of the rectangle.
Rect TableScreen::region_head(Canvas& canvas, const Region& region, Rect rect) {
  const Rect head = rect.cut_top(std::min(title_height(canvas, region, rect.w), rect.h));
  const std::string title = title_of(region);
  canvas.line(head, title, kTitleSize, theme::kDim, Align::left, Typeface::label_bold);
  const Content* content = content_of(region);
  if (!content || content->note.empty()) return rect;
  const float room = head.w - canvas.text_width(title, Typeface::label_bold, kTitleSize) - canvas.px(14);
  if (canvas.text_width(content->note, Typeface::label, kNoteSize) <= room)
    canvas.line(head, content->note, kNoteSize, theme::kDim, Align::right, Typeface::label);
  canvas.hit(head, {}, title + ": " + content->note);
  return rect;
}

void TableScreen::build_region(Canvas& canvas, const Region& region, Rect rect) {
  region_rects_[region.name] = rect;
  if (region.layout == Layout::graph) {
    build_graph(canvas, region, rect);
    return;
  }
  const bool bare = region.area == Area::hand;
  if (!bare) canvas.panel(rect, theme::kPanel, {0, 0, 0, 0});
  if (region.layout == Layout::fan) {
    build_cards(canvas, region, rect);
    return;
  }
  Rect inner = rect.inset(canvas.px(5));
  inner.y -= canvas.px(2);
  inner.h += canvas.px(4);
  inner = region_head(canvas, region, inner);
  const Content* content = content_of(region);
  if (content && !content->lines.empty()) {
    // At the side of the cards if there is more width than height; otherwise above them.
    const bool beside = !cards_of(region).empty() && inner.w > inner.h * 1.6F;
    Rect text = beside ? inner.cut_right(inner.w * 0.45F) : inner;
    if (!beside) text.cut_bottom(chips_height(canvas, region, inner.w));
    const float used = build_lines(canvas, content->lines, text);
    if (!beside) inner.cut_top(used);
  }
  if (content && !content->chips.empty())
    build_chips(canvas, content->chips, inner.cut_top(chips_height(canvas, region, inner.w)),
                region.layout == Layout::track);
  if (inner.h < canvas.px(12)) return;
  if (region.layout == Layout::pile)
    build_pile(canvas, region, inner);
  else if (region.layout == Layout::pool)
    build_pool(canvas, region, inner);
  else
    build_cards(canvas, region, inner);
}

float TableScreen::build_lines(Canvas& canvas, const std::vector<std::string>& lines, const Rect& rect) {
  float y = rect.y;
  float size = 14;
  auto total = [&] {
    float sum = 0;
    for (const std::string& line : lines)
      sum += canvas.text_height(line, rect.w, Typeface::label, size) + canvas.px(2);
    return sum;
  };
  const float least = 10 / canvas.metrics().text_scale;  // larger letters give way before a line is lost
  while (size > least && total() > rect.h) size -= 1;
  for (const std::string& line : lines) {
    const float height = canvas.text_height(line, rect.w, Typeface::label, size);
    if (y + height > rect.bottom() + 1) break;
    canvas.paragraph({rect.x, y, rect.w, height + 1}, line, size, theme::kText, Typeface::label);
    y += height + canvas.px(2);
  }
  return y - rect.y;
}

void TableScreen::build_cards(Canvas& canvas, const Region& region, const Rect& rect) {
  const auto cards = cards_of(region);
  if (cards.empty() || rect.h < canvas.px(kLeastCard)) return;
  std::vector<float> aspects;
  bool tokens = true;
  for (const Id id : cards) {
    const ThingView* thing = view_.find(id);
    const Shape shape = thing ? face_of(*thing)->shape : Shape::card;
    tokens = tokens && is_token(shape);
    // A turned card is as wide as it is high.
    aspects.push_back(thing && marks_of(*thing).turned && shape == Shape::card ? 1.F : aspect(shape));
  }
  const float gap = canvas.px(4);
  PieceLook look;
  std::vector<Rect> rects;
  if (region.layout == Layout::fan) {
    look.hand = true;
    const Rect box = rect.inset(canvas.px(6));
    rects = arrange_fan(box, aspects, box.h / kFanShown * 1.02F, kFanShown, gap);
  } else if (region.layout == Layout::grid) {
    rects = arrange_grid(rect, static_cast<int>(cards.size()), aspects.front(), region.columns,
                         size_of(canvas, region) * 1.6F, gap);
  } else if (const float side = canvas.px(tokens_in(region).side); tokens && rect.h > 2 * side) {
    rects = arrange_grid(rect, static_cast<int>(cards.size()), 1, 0, side, gap);
  } else {
    float height = tokens ? side : rect.h;
    if (region.area == Area::left || region.size == "small")
      height = std::min(height, size_of(canvas, region));
    if (!tokens) height = std::min(height, telling_height(aspects, rect.w));
    if (!tokens && region.area == Area::left)
      height = std::max(height * kApart, std::min(height, apart_height(aspects, rect.w, gap)));
    rects = arrange_row(rect, aspects, height, gap);
    if (!tokens)
      for (Rect& each : rects) each.y = rect.y;
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    Rect each = rects[i];
    const ThingView* thing = view_.find(cards[i]);
    // The place is as wide as the turned card; an upright one is centred in it.
    if (thing && marks_of(*thing).turned && face_of(*thing)->shape == Shape::card) {
      const float width = each.h * aspect(Shape::card);
      each = {each.x + (each.w - width) / 2, each.y, width, each.h};
      each = each.inset(each.h * 0.06F);
    }
    look.small = each.w < canvas.px(kReadable);
    put_attached(canvas, region, cards[i], each, look);
    put(canvas, cards[i], each, look);
  }
}

/// Attached cards stick out below a card at its lower right.
void TableScreen::put_attached(Canvas& canvas, const Region& region, Id id, const Rect& rect,
                               const PieceLook& look) {
  if (region.attach.empty()) return;
  int n = 0;
  for (const ThingView& thing : view_.things) {
    if (thing.parent != id || !lies_in(thing, region.attach)) continue;
    ++n;
    Rect under = rect;
    under.w *= 0.62F;
    under.h *= 0.62F;
    under.x = rect.right() - under.w + canvas.px(6) * static_cast<float>(n);
    under.y = rect.bottom() - under.h - canvas.px(16) * static_cast<float>(n - 1);
    PieceLook tucked = look;
    tucked.small = true;
    put(canvas, thing.id, under, tucked);
  }
}

void TableScreen::put(Canvas& canvas, Id id, const Rect& rect, const PieceLook& look) {
  const ThingView* thing = view_.find(id);
  if (!thing) return;
  Piece piece;
  piece.face = face_of(*thing);
  piece.marks = marks_of(*thing);
  if (!piece.marks.sign.empty()) {
    Face shows = *piece.face;
    shows.sign = piece.marks.sign;
    piece.face = std::make_shared<const Face>(std::move(shows));
  }
  piece.id = id;
  piece.small = look.small;
  Rect target = rect;
  const bool lifted = look.hand && (hovered_ == id || dragged_ == id) && dialog_ == Dialog::none;
  if (lifted) target.y = std::min(target.y, canvas.metrics().height - target.h - canvas.px(2));
  if (look.hand && !lifted) {
    Face shows = *piece.face;
    shows.in_hand = true;
    piece.face = std::make_shared<const Face>(std::move(shows));
  }
  piece.rect = target;
  const auto options = options_of(id);
  const Action action = options.empty() ? Action{"zoom", id, ""} : Action{"piece", id, ""};
  piece.chosen =
      std::any_of(options.begin(), options.end(), [&](const auto* each) { return is_chosen(each->index); });
  if (!options.empty()) piece.glow = piece.chosen ? theme::kAccent : canvas.can_choose();
  if (focus_ == action) piece.glow = theme::kParchment;
  if (id == view_.request.subject && options.empty()) piece.glow = theme::kAccent;
  const bool first = placed_.emplace(id, rect).second;
  if (flown() < 1 && first) {
    const float t = eased(flown());
    const auto before = placed_before_.find(id);
    if (before != placed_before_.end()) piece.rect = between(before->second, piece.rect, t);
    // Animate the tokens from their old number to the new one.
    if (const auto old = marks_before_.find(id); old != marks_before_.end())
      for (Marks::Token& token : piece.marks.tokens) {
        int from = 0;
        for (const Marks::Token& each : old->second.tokens)
          if (each.symbol == token.symbol && each.text == token.text) from = each.count;
        token.count = from + static_cast<int>(std::lround(static_cast<float>(token.count - from) * t));
      }
  }
  if (dragged_ == id)
    piece.rect = target.moved(pointer_.x - target.centre().x, pointer_.y - target.centre().y);
  if (lifted) lifted_ = canvas.scene().items.size();
  canvas.scene().items.push_back(piece);
  Hit& hit = canvas.hit(look.hand && !lifted ? rect : target, action, "", id);
  hit.second = {"inspect", id, ""};
  hit.drag = !options.empty();
}

void TableScreen::build_pile(Canvas& canvas, const Region& region, const Rect& rect) {
  std::vector<const ZoneView*> piles = zones_of(region);
  std::erase_if(piles, [&](const ZoneView* zone) { return zone->count == 0 && region.hide_empty; });
  if (piles.empty()) return;
  const float step = rect.w / static_cast<float>(piles.size());
  float low = rect.h;  // what the words leave of the lowest picture
  for (const ZoneView* pile : piles)
    low = std::min(low, rect.h - under_pile(canvas, *pile, step - canvas.px(4), nullptr));
  if (step < canvas.px(58) || low < canvas.px(kLeastPile)) return list_piles(canvas, piles, rect);
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const ZoneView& zone = *piles[i];
    Rect place{rect.x + step * static_cast<float>(i), rect.y, step - canvas.px(4), rect.h};
    under_pile(canvas, zone, place.w, &place);
    const float height = std::min(place.h, place.w * 1.4F), width = height / 1.4F;
    const Rect card{place.centre().x - width / 2, place.y + (place.h - height) / 2, width, height};
    const Id top = zone.cards.empty() ? Id{0} : zone.cards.front();
    if (zone.count == 0) {
      canvas.panel(card, {0, 0, 0, 60}, theme::kPanelEdge, 4);
    } else if (zone.count > static_cast<int>(zone.cards.size()) || !view_.find(top)) {
      Piece back;
      back.rect = card;
      back.small = true;
      canvas.scene().items.push_back(back);
      canvas.hit(card, {}, zone.title + ": " + std::to_string(zone.count));
    } else {
      put(canvas, top, card, {true, false});
    }
  }
}

/// The name and number under a pile's picture, on one line or two. Returns their height; draws them if there
/// is a place, and cuts them off it.
float TableScreen::under_pile(Canvas& canvas, const ZoneView& zone, float width, Rect* place) {
  const std::string& name = zone.title;
  const std::string number = std::to_string(zone.count), label = name + " " + number;
  if (canvas.text_width(label, Typeface::label, kPileText) <= width) {
    if (place)
      canvas.line(place->cut_bottom(canvas.text_px(16)), label, kPileText, theme::kDim, Align::centre);
    return canvas.text_px(16);
  }
  const bool wide = canvas.text_width(name, Typeface::label, 11) > width;
  if (place) {
    canvas.line(place->cut_bottom(canvas.text_px(14)), number, kPileText, theme::kText, Align::centre);
    canvas.line(place->cut_bottom(canvas.text_px(wide ? 25.F : 14.F)), name, 11, theme::kDim, Align::centre);
  }
  return canvas.text_px(wide ? 39.F : 28.F);
}

/// Where there is no room for pictures: names and numbers.
void TableScreen::list_piles(Canvas& canvas, const std::vector<const ZoneView*>& piles, const Rect& rect) {
  const float row = std::min(canvas.text_px(kPileLine), rect.h / static_cast<float>(piles.size()));
  const float size = std::min(13.F, 13 * row / canvas.text_px(kPileLine));
  for (std::size_t i = 0; i < piles.size(); ++i) {
    const std::string& name = piles[i]->title;
    const Rect cell{rect.x, rect.y + row * static_cast<float>(i), rect.w, row};
    Rect label = cell;
    const std::string number = std::to_string(piles[i]->count);
    const float width = canvas.text_width(number, Typeface::label_bold, size) + canvas.px(6);
    canvas.line(label.cut_right(width), number, size, theme::kText, Align::right, Typeface::label_bold);
    canvas.line(label, name, size, theme::kDim);
    const Id top = piles[i]->cards.empty() ? Id{0} : piles[i]->cards.front();
    canvas.hit(cell, top && view_.find(top) ? Action{"zoom", top, ""} : Action{}, name, top);
  }
}

/// Draws equal tokens once, with their number.
void TableScreen::build_pool(Canvas& canvas, const Region& region, const Rect& rect) {
  struct Group {
    Id first;
    int count;
    FacePtr face;
  };
  std::vector<Group> groups;
  for (const Id id : cards_of(region)) {
    const ThingView* thing = view_.find(id);
    const FacePtr face = face_of(*thing);
    // A token that can be chosen or has marks is drawn by itself.
    const bool alone = options_by_piece_.count(id) || !(marks_of(*thing) == Marks{});
    Group* same = nullptr;
    for (Group& group : groups)
      if (!alone && group.count > 0 && *group.face == *face) same = &group;
    if (same)
      ++same->count;
    else
      groups.push_back({id, alone ? 0 : 1, face});
  }
  const Content* content = content_of(region);
  if (groups.empty() && !(content && content->chips.empty())) {
    if (region.counts && hidden_count(region) > 0)
      canvas.line(rect, std::to_string(hidden_count(region)), 16, theme::kText, Align::centre);
    return;
  }
  const auto rects = arrange_grid(rect, static_cast<int>(groups.size()), 1, 0, canvas.px(46), canvas.px(3));
  for (std::size_t i = 0; i < groups.size(); ++i) {
    put(canvas, groups[i].first, rects[i], {true, false});
    build_count(canvas, rects[i], groups[i].count, 11);
  }
}

/// Draws "×3" in the lower right corner if there are several.
void TableScreen::build_count(Canvas& canvas, const Rect& piece, int count, float size) {
  if (count < 2) return;
  const float width = canvas.px(size + 9), height = canvas.px(size + 4);
  const Rect badge{piece.right() - width + canvas.px(2), piece.bottom() - height, width, height};
  canvas.panel(badge, theme::kBar, theme::kPanelEdge, size - 4);
  canvas.line(badge, "\xC3\x97" + std::to_string(count), size, theme::kText, Align::centre,
              Typeface::label_bold);
}

}  // namespace misk::ui
