// Regions below each other: the left column, and what resolves. The latter is between the stack and the log
// and takes its room from the log, so the board, which the question is about, stays as it is.
#include <algorithm>
#include <numeric>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kColumnGap = 4;
constexpr float kLeastLog = 130;      // of the log stays
constexpr float kLeastCards = 0.65F;  // of the height of cards stays while letters can get smaller
constexpr float kLongText = 150;
constexpr float kReadableZoom = 400;  // the height for a large card with its text
}  // namespace

/// How willingly a region gets smaller: cards are drawn smaller, long texts break into more lines.
Give TableScreen::gives(const Canvas& canvas, const Region& region) {
  for (const Id id : cards_of(region))
    if (const game::ThingView* thing = view_.find(id); thing && !is_token(face_of(*thing)->shape))
      return Give::most;
  if (region.layout == Layout::pile) return Give::some;
  if (const Content* content = content_of(region))
    for (const std::string& line : content->lines)
      if (canvas.text_width(line, Typeface::label, 14) > canvas.px(kLongText)) return Give::some;
  return Give::firm;
}

/// The least of some widths at which these lines are no higher; less if all are short.
float TableScreen::lines_width(const Canvas& canvas, const std::vector<std::string>& lines,
                               float height) const {
  float longest = 0;
  for (const std::string& line : lines)
    longest = std::max(longest, canvas.text_width(line, Typeface::label, 14) + canvas.px(14));
  for (const float most : {140.F, 185.F}) {
    float sum = 0;
    for (const std::string& line : lines)
      sum += canvas.text_height(line, canvas.px(most - 14), Typeface::label, 14) + canvas.px(4);
    if (sum <= height) return std::min(longest, canvas.px(most));
  }
  return std::min(longest, canvas.px(230));
}

/// The heights of these regions below each other. Where there is too little room, texts stay whole and cards
/// get smaller.
std::vector<float> TableScreen::stacked_heights(const Canvas& canvas, const std::vector<const Region*>& shown,
                                                float width, float room) {
  std::vector<float> wanted;
  std::vector<Give> give;
  for (const Region* region : shown) {
    wanted.push_back(wanted_height(canvas, *region, width - canvas.px(10)));
    give.push_back(gives(canvas, *region));
  }
  return fit_lengths(room, wanted, give, canvas.px(kColumnGap));
}

/// The window's measures with letters so large that the cards of a column keep most of their height, and no
/// smaller than usual ones.
Metrics TableScreen::letters_for(Canvas& canvas, const std::vector<const Region*>& shown, const Rect& rect) {
  Metrics metrics = canvas.metrics();
  while (metrics.text_scale > 1) {
    const Canvas smaller(canvas.scene(), metrics);
    float needed = -canvas.px(kColumnGap);
    for (const Region* region : shown)
      needed += wanted_height(smaller, *region, rect.w - canvas.px(10)) *
                    (gives(smaller, *region) == Give::most ? kLeastCards : 1.F) +
                canvas.px(kColumnGap);
    if (needed <= rect.h) break;
    metrics.text_scale = std::max(1.F, metrics.text_scale - 0.1F);
  }
  return metrics;
}

/// A canvas for the same picture that measures otherwise; `metrics` must outlive it.
Canvas TableScreen::with_metrics(Canvas& canvas, const Metrics& metrics) const {
  Canvas out(canvas.scene(), metrics);
  out.pointer(pointer_);
  out.focus(focus_);
  return out;
}

/// The left column: where it has little room, its letters get smaller before its cards do.
void TableScreen::build_left(Canvas& window, const Rect& rect) {
  const Metrics letters = letters_for(window, shown_in(Area::left), rect);
  Canvas canvas = with_metrics(window, letters);
  build_column(canvas, Area::left, rect);
}

void TableScreen::build_column(Canvas& canvas, Area area, Rect rect) {
  const auto shown = shown_in(area);
  const auto heights = stacked_heights(canvas, shown, rect.w, rect.h);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    build_region(canvas, *shown[i], rect.cut_top(heights[i]));
    rect.cut_top(canvas.px(kColumnGap));
  }
}

/// Cuts the column off the log's upper part; empty if nothing resolves.
Rect TableScreen::cut_focus(const Canvas& canvas, Rect& log) {
  const auto shown = shown_in(Area::focus);
  if (shown.empty()) return {};
  const float edge = 2 * canvas.px(kColumnGap), room = log.h - canvas.text_px(kLeastLog) - edge;
  const auto heights = stacked_heights(canvas, shown, log.w - edge, room);
  const float sum = std::accumulate(heights.begin(), heights.end(),
                                    canvas.px(kColumnGap) * static_cast<float>(heights.size() - 1));
  const Rect focus = log.cut_top(sum + edge);
  log.cut_top(canvas.px(6));
  return focus;
}

void TableScreen::build_focus(Canvas& canvas, const Rect& rect) {
  if (rect.empty()) return;
  canvas.panel(rect, mix(theme::kPanel, theme::kAccentDark, 0.25F), theme::kAccent);
  build_column(canvas, Area::focus, rect.inset(canvas.px(kColumnGap)));
}

/// Where the large picture of a card is shown: in the log's place. If that is low, over what resolves, too;
/// and beside both when the card or the pointer is there.
Rect TableScreen::zoom_box(const Canvas& canvas, const Frame_& f, Id card) const {
  if (f.focus.empty() || f.log.h >= canvas.px(kReadableZoom)) return f.log;
  const Rect column{f.focus.x, f.focus.y, f.focus.w, f.log.bottom() - f.focus.y};
  const auto placed = placed_.find(card);
  const bool there =
      column.contains(pointer_) || (placed != placed_.end() && column.overlaps(placed->second));
  return there ? column.moved(-column.w - canvas.px(kColumnGap), 0) : column;
}

}  // namespace misk::ui
