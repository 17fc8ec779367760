// The play area: regions side by side. Where there is too little width for them, short ones of texts and
// tokens stand below each other, then cards overlap, and only then they get smaller.
#include <algorithm>
#include <numeric>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kGap = 6;
constexpr float kShownOfCard = 0.3F;  // of the width of a card under its neighbour
constexpr float kLeastCards = 0.85F;  // of the width of cards stays while letters can get smaller
constexpr float kTighter = 1.15F;     // so much higher texts still find room, in smaller letters
}  // namespace

/// True for texts and small tokens: they need little height.
bool TableScreen::is_short(const Region& region) {
  if (region.layout == Layout::pile || region.size == "large") return false;
  const auto cards = cards_of(region);
  return std::all_of(cards.begin(), cards.end(), [&](Id id) {
    const game::ThingView* thing = view_.find(id);
    return !thing || is_token(face_of(*thing)->shape);
  });
}

/// The width at which the region's cards lie on each other and still can be told apart.
float TableScreen::overlapped_width(const Canvas& canvas, const Region& region, float height) {
  float widest = 0, sum = 0;
  for (const Id id : cards_of(region))
    if (const game::ThingView* thing = view_.find(id); thing && !is_token(face_of(*thing)->shape)) {
      const float width = card_width(canvas, region, face_of(*thing)->shape, height);
      widest = std::max(widest, width);
      sum += width;
    }
  const float wanted = wanted_width(canvas, region, height);
  return sum > widest ? std::min(wanted, wanted - (sum - widest) * (1 - kShownOfCard)) : wanted;
}

/// Puts neighbours below each other until all columns find room, those first that save the most width.
std::vector<TableScreen::Column> TableScreen::columns_of(const Canvas& canvas, const Rect& rect) {
  std::vector<Column> out;
  float missing = -rect.w - canvas.px(kGap);
  for (const Region* region : shown_in(Area::play)) {
    out.push_back({{region}, wanted_width(canvas, *region, rect.h), is_short(*region)});
    missing += out.back().width + canvas.px(kGap);
  }
  const auto fits = [&](const Column& a, const Column& b) {
    if (!a.is_short || !b.is_short) return false;
    const float width = std::max(a.width, b.width);
    float height = -canvas.px(kGap);
    for (const Column* column : {&a, &b})
      for (const Region* region : column->regions)
        height += wanted_height(canvas, *region, width - canvas.px(10)) + canvas.px(kGap);
    return height <= rect.h * kTighter;
  };
  while (missing > 0) {
    std::size_t best = out.size();
    float saved = 0;
    for (std::size_t i = 0; i + 1 < out.size(); ++i)
      if (const float less = std::min(out[i].width, out[i + 1].width);
          less > saved && fits(out[i], out[i + 1])) {
        best = i;
        saved = less;
      }
    if (best == out.size()) break;
    const Column below = out[best + 1];
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(best) + 1);
    out[best].regions.insert(out[best].regions.end(), below.regions.begin(), below.regions.end());
    out[best].width = std::max(out[best].width, below.width);
    missing -= saved + canvas.px(kGap);
  }
  return out;
}

/// Lets cards lie on each other as far as width is missing.
void TableScreen::overlap_cards(const Canvas& canvas, std::vector<Column>& columns, const Rect& rect) {
  std::vector<float> surplus;
  float missing = -rect.w - canvas.px(kGap), sum = 0;
  for (const Column& column : columns) {
    const bool cards = column.regions.size() == 1 && !column.is_short;
    surplus.push_back(cards ? column.width - overlapped_width(canvas, *column.regions.front(), rect.h) : 0);
    sum += surplus.back();
    missing += column.width + canvas.px(kGap);
  }
  if (missing <= 0 || sum <= 0) return;
  const float part = std::min(1.F, missing / sum);
  for (std::size_t i = 0; i < columns.size(); ++i) columns[i].width -= surplus[i] * part;
}

/// Where larger letters leave too little for the cards, they get smaller, down to usual ones.
Metrics TableScreen::letters_of_play(Canvas& canvas, const Rect& rect) {
  Metrics letters = canvas.metrics();
  while (letters.text_scale > 1) {
    const Canvas smaller(canvas.scene(), letters);
    std::vector<Column> columns = columns_of(smaller, rect);
    overlap_cards(smaller, columns, rect);
    float needed = -canvas.px(kGap);
    for (const Column& column : columns)
      needed += column.width * (column.is_short ? 1 : kLeastCards) + canvas.px(kGap);
    if (needed <= rect.w) break;
    letters.text_scale = std::max(1.F, letters.text_scale - 0.1F);
  }
  return letters;
}

void TableScreen::build_play(Canvas& window, const Rect& rect) {
  if (rect.empty()) return;
  const Metrics letters = letters_of_play(window, rect);
  Canvas canvas = with_metrics(window, letters);
  std::vector<Column> columns = columns_of(canvas, rect);
  overlap_cards(canvas, columns, rect);
  std::vector<float> wanted;
  std::vector<Give> give;
  for (const Column& column : columns) {
    wanted.push_back(column.width);
    give.push_back(Give::firm);
    for (const Region* region : column.regions) give.back() = std::max(give.back(), gives(canvas, *region));
  }
  const float gap = canvas.px(kGap);
  const auto widths = fit_lengths(rect.w, wanted, give, gap);
  Rect rest = rect;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    Rect column = rest.cut_left(widths[i]);
    rest.cut_left(gap);
    const auto& regions = columns[i].regions;
    const auto heights = stacked_heights(canvas, regions, column.w, column.h);
    for (std::size_t k = 0; k + 1 < regions.size(); ++k) {
      build_region(canvas, *regions[k], column.cut_top(heights[k]));
      column.cut_top(gap);
    }
    build_region(canvas, *regions.back(), column);
  }
}

}  // namespace misk::ui
