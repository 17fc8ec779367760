#include "screens/course_chart.hpp"

#include <algorithm>
#include <cmath>

namespace misk::ui {

namespace {

constexpr float kWord = 14;

/// A small mark of the curve's number: a dot, a square, a diamond, a bar, a cross.
void mark(Canvas& canvas, Point at, float size, std::size_t which, Colour colour) {
  const float r = size / 2;
  const Rect square{at.x - r, at.y - r, size, size};
  if (which % 5 == 0) canvas.panel(square, colour, {0, 0, 0, 0}, r / canvas.metrics().scale);
  if (which % 5 == 1) canvas.fill(square, colour);
  const float width = std::max(2.F, size / 3);
  const auto stroke = [&](Point a, Point b) {
    canvas.scene().items.emplace_back(Stroke{{a, b}, width, colour, 0});
  };
  if (which % 5 == 2) {
    stroke({at.x - r, at.y}, {at.x, at.y - r});
    stroke({at.x, at.y - r}, {at.x + r, at.y});
    stroke({at.x + r, at.y}, {at.x, at.y + r});
    stroke({at.x, at.y + r}, {at.x - r, at.y});
  }
  if (which % 5 == 3) stroke({at.x, at.y - r}, {at.x, at.y + r});
  if (which % 5 == 4) {
    stroke({at.x - r, at.y - r}, {at.x + r, at.y + r});
    stroke({at.x - r, at.y + r}, {at.x + r, at.y - r});
  }
}

/// A distance between at most five lines in which people count: 1, 2, 5, 10, 20, 25, 50, 100 ...
std::int64_t round_step(std::int64_t most) {
  for (std::int64_t ten = 1;; ten *= 10)
    for (const std::int64_t each : {ten, 2 * ten, ten > 1 ? 5 * ten / 2 : 2 * ten, 5 * ten})
      if (4 * each >= most) return each;
}

/// Draws the names of the curves in as many lines as they need, and cuts these off the bottom.
void draw_legend(Canvas& canvas, Rect& box, const std::vector<game::Curve>& curves) {
  const float line = canvas.text_px(kWord) + canvas.px(8), sign = canvas.px(18), gap = canvas.px(18);
  std::vector<std::vector<std::size_t>> rows(1);
  float used = 0;
  const auto width_of = [&](std::size_t i) {
    const std::int64_t last = curves[i].values.empty() ? 0 : curves[i].values.back();
    return sign + canvas.text_width(curves[i].label + ": " + std::to_string(last), Typeface::label, kWord) +
           canvas.px(4);
  };
  for (std::size_t i = 0; i < curves.size(); ++i) {
    if (!rows.back().empty() && used + width_of(i) > box.w) {
      rows.emplace_back();
      used = 0;
    }
    rows.back().push_back(i);
    used += width_of(i) + gap;
  }
  Rect legend = box.cut_bottom(line * static_cast<float>(rows.size()));
  for (const auto& row : rows) {
    Rect at = legend.cut_top(line);
    for (const std::size_t i : row) {
      Rect one = at.cut_left(width_of(i));
      at.cut_left(gap);
      mark(canvas, {one.x + canvas.px(6), one.y + one.h / 2}, canvas.px(9), i,
           parse_colour(curves[i].colour, theme::kAccent));
      one.cut_left(sign);
      const std::int64_t last = curves[i].values.empty() ? 0 : curves[i].values.back();
      canvas.line(one, curves[i].label + ": " + std::to_string(last), kWord);
    }
  }
}

}  // namespace

bool has_course(const game::Chronicle& chronicle) {
  return chronicle.periods > 1 && !chronicle.curves.empty();
}

void draw_course(Canvas& canvas, Rect box, const game::Chronicle& chronicle) {
  const std::vector<game::Curve>& curves = chronicle.curves;
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(12));
  draw_legend(canvas, box, curves);
  box.cut_bottom(canvas.px(4));
  Rect foot = box.cut_bottom(canvas.text_px(kWord) + canvas.px(6));
  std::int64_t most = 1;
  std::size_t periods = 0;
  for (const game::Curve& curve : curves) {
    periods = std::max(periods, curve.values.size());
    for (const std::int64_t value : curve.values) most = std::max(most, value);
  }
  const float side = canvas.text_width(std::to_string(most), Typeface::label, kWord) + canvas.px(16);
  Rect numbers = box.cut_left(side);
  foot.cut_left(side);
  box.cut_right(canvas.px(8));
  const float high = canvas.text_px(kWord) + canvas.px(4);
  const std::int64_t step = round_step(most);
  const auto y_of = [&](std::int64_t value) {
    return box.y + box.h - box.h * static_cast<float>(value) / static_cast<float>(most);
  };
  float last_y = 1e9F;
  for (std::int64_t value = 0; value <= most; value += step) {
    const float y = y_of(value);
    canvas.fill({box.x, y, box.w, std::max(1.F, canvas.px(1))}, theme::kPanelEdge);
    if (last_y - y >= high)
      canvas.line({numbers.x, y - high / 2, numbers.w - canvas.px(12), high}, std::to_string(value), kWord,
                  theme::kDim, Align::right);
    if (last_y - y >= high) last_y = y;
  }
  const auto x_of = [&](std::size_t period) {
    return box.x +
           box.w * (periods > 1 ? static_cast<float>(period) / static_cast<float>(periods - 1) : 0.5F);
  };
  for (std::size_t c = 0; c < curves.size(); ++c) {
    const Colour colour = parse_colour(curves[c].colour, theme::kAccent);
    Stroke line{{}, canvas.px(2.5F), colour, 0};
    for (std::size_t i = 0; i < curves[c].values.size(); ++i)
      line.points.push_back({x_of(i), y_of(curves[c].values[i])});
    const std::vector<Point> points = line.points;
    canvas.scene().items.emplace_back(std::move(line));
    const std::size_t every = std::max<std::size_t>(1, periods / 12);
    for (std::size_t i = 0; i < points.size(); i += every) mark(canvas, points[i], canvas.px(8), c, colour);
  }
  const std::string& word = chronicle.period;
  const std::string first = (word.empty() ? "" : word + " ") + std::string("1");
  canvas.line(foot, first, kWord, theme::kDim);
  canvas.line(foot, std::to_string(periods), kWord, theme::kDim, Align::right);
}

}  // namespace misk::ui
