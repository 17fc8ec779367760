// Regions below each other: the left column, and what resolves. The latter is between the stack and the log
// and takes its room from the log, so the board, which the question is about, stays as it is.
#include <numeric>

#include "table/arrange.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

namespace {
constexpr float kColumnGap = 4;
constexpr float kLeastLog = 110;  // of the log stays
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
  const float edge = 2 * canvas.px(kColumnGap), room = log.h - canvas.px(kLeastLog) - edge;
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
