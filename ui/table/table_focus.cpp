// What resolves now: a column of regions between the stack and the log. It takes its room from the log, so the
// board, which the question is about, stays as it is.
#include <numeric>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kFocusGap = 4;
constexpr float kLeastLog = 110;      // of the log stays
constexpr float kReadableZoom = 400;  // the height for a large card with its text
}  // namespace

/// The heights of these regions below each other. Where there is too little room, texts stay whole and the
/// cards get smaller.
std::vector<float> TableScreen::focus_heights(const Canvas& canvas, const std::vector<const Region*>& shown,
                                              float width, float room) {
  std::vector<float> wanted;
  float texts = 0, cards = 0;
  for (const Region* region : shown) {
    wanted.push_back(wanted_height(canvas, *region, width - canvas.px(10)));
    (cards_of(*region).empty() ? texts : cards) += wanted.back();
  }
  const float gap = canvas.px(kFocusGap), rest = room - gap * static_cast<float>(shown.size() - 1) - texts;
  if (cards <= rest) return wanted;
  std::vector<Share> shares;
  for (std::size_t i = 0; i < shown.size(); ++i)
    shares.push_back(rest > cards / 3 && !cards_of(*shown[i]).empty() ? Share{0, wanted[i]}
                                                                      : Share{wanted[i], 1});
  return share_length(room, shares, gap);
}

/// Cuts the column off the log's upper part; empty if nothing resolves.
Rect TableScreen::cut_focus(const Canvas& canvas, Rect& log) {
  const auto shown = shown_in(Area::focus);
  if (shown.empty()) return {};
  const float edge = 2 * canvas.px(kFocusGap), room = log.h - canvas.px(kLeastLog) - edge;
  const auto heights = focus_heights(canvas, shown, log.w - edge, room);
  const float sum = std::accumulate(heights.begin(), heights.end(),
                                    canvas.px(kFocusGap) * static_cast<float>(heights.size() - 1));
  const Rect focus = log.cut_top(sum + edge);
  log.cut_top(canvas.px(6));
  return focus;
}

void TableScreen::build_focus(Canvas& canvas, const Rect& rect) {
  if (rect.empty()) return;
  canvas.panel(rect, mix(theme::kPanel, theme::kAccentDark, 0.25F), theme::kAccent);
  Rect inner = rect.inset(canvas.px(kFocusGap));
  const auto shown = shown_in(Area::focus);
  const auto heights = focus_heights(canvas, shown, inner.w, inner.h);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    build_region(canvas, *shown[i], inner.cut_top(heights[i]));
    inner.cut_top(canvas.px(kFocusGap));
  }
}

/// Where the large picture of a card is shown: in the log's place. If that is low, over what resolves, too; and
/// beside both when the card or the pointer is there.
Rect TableScreen::zoom_box(const Canvas& canvas, const Frame_& f, Id card) const {
  if (f.focus.empty() || f.log.h >= canvas.px(kReadableZoom)) return f.log;
  const Rect column{f.focus.x, f.focus.y, f.focus.w, f.log.bottom() - f.focus.y};
  const auto placed = placed_.find(card);
  const bool there =
      column.contains(pointer_) || (placed != placed_.end() && column.overlaps(placed->second));
  return there ? column.moved(-column.w - canvas.px(kFocusGap), 0) : column;
}

}  // namespace misk::ui
