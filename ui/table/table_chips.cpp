// Chips: symbols and numbers in small boxes, on tracks and in pools.
#include <algorithm>
#include <numeric>

#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kChip = 34, kChipGap = 3;
constexpr float kLeastOfChip = 0.55F;  // narrower chips of a track stand in two lines
}  // namespace

std::vector<Rect> TableScreen::chip_cells(const Canvas& canvas, const std::vector<Content::Chip>& chips,
                                          const Rect& rect, bool track) const {
  const float gap = canvas.px(kChipGap);
  float side = canvas.px(kChip);
  const auto n = static_cast<float>(chips.size());
  // A track goes on one line as long as its cells are readable.
  if (track && n * (side + gap) > rect.w && (rect.w - gap * n) / n > canvas.px(9))
    side = (rect.w - gap * n) / n;
  std::vector<float> widths;
  for (const Content::Chip& chip : chips)
    widths.push_back(chip.text.empty()
                         ? side
                         : std::max(side, canvas.text_width(chip.text, Typeface::label_bold, 14) +
                                              canvas.px(10) + (chip.symbol.empty() ? 0 : side)));
  const float room = rect.w - gap * (n - 1), sum = std::accumulate(widths.begin(), widths.end(), 0.F);
  if (track && sum > room && room > sum * kLeastOfChip)
    for (float& width : widths) width *= room / sum;
  std::vector<Rect> cells;
  float x = rect.x, y = rect.y;
  for (const float width : widths) {
    if (x + width > rect.right() + 1 && x > rect.x) {
      x = rect.x;
      y += side + gap;
    }
    cells.push_back({x, y, width, side});
    x += width + gap;
  }
  return cells;
}

float TableScreen::chips_height(const Canvas& canvas, const Region& region, float width) const {
  const Content* content = content_of(region);
  if (!content || content->chips.empty()) return 0;
  const auto cells = chip_cells(canvas, content->chips, {0, 0, width, 0}, region.layout == Layout::track);
  return cells.back().bottom() + canvas.px(kChipGap);
}

void TableScreen::build_chips(Canvas& canvas, const std::vector<Content::Chip>& chips, const Rect& rect,
                              bool track) {
  const std::vector<Rect> cells = chip_cells(canvas, chips, rect, track);
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const Content::Chip& chip = chips[i];
    const Rect& cell = cells[i];
    const Colour ground = parse_colour(chip.colour, theme::kRaised);
    canvas.panel(cell, chip.current ? theme::kAccentDark : ground,
                 chip.current ? theme::kAccent : theme::kPanelEdge, 5);
    Rect inner = cell.inset(canvas.px(3));
    if (!chip.symbol.empty()) {
      const Rect sign = chip.text.empty() ? inner : inner.cut_left(std::min(inner.h, inner.w * 0.5F));
      canvas.sign(sign, chip.symbol);
    }
    if (chip.count > 1) inner.cut_bottom(canvas.px(8));  // the number covers its lower edge
    if (!chip.text.empty())
      canvas.line(inner, chip.text, 14, chip.current ? theme::kText : ink_on(ground), Align::centre,
                  Typeface::label_bold);
    build_count(canvas, cell.moved(0, canvas.px(2)), chip.count, 10);
    if (!chip.tip.empty()) canvas.hit(cell, {}, chip.tip);
  }
}

}  // namespace misk::ui
