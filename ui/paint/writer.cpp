#include "paint/writer.hpp"

#include <cmath>
#include <cstring>

namespace misk::ui {

namespace {
constexpr std::size_t kMostKept = 2000;  // number of layouts; a crowded table has some 300
constexpr unsigned kLately = 120;        // in screen frames
}  // namespace

void Writer::write(Brush& brush, const Text& text, Colour ground) {
  if (text.text.empty()) return;
  const float numbers[] = {text.box.w, text.box.h, text.size, text.least};
  const char flags[] = {static_cast<char>(text.face), static_cast<char>(text.align),
                        static_cast<char>(text.wrap), static_cast<char>(text.fit),
                        static_cast<char>(text.middle)};
  key_.assign(text.text);
  key_.append(reinterpret_cast<const char*>(numbers), sizeof numbers);
  key_.append(flags, sizeof flags);
  auto [it, fresh] = kept_.try_emplace(key_);
  if (fresh) it->second.layout = lay_out(text, meter_);
  it->second.used = frame_;
  draw(brush, it->second.layout, {text.box.x, text.box.y}, text.colour, ground);
}

void Writer::write_once(Brush& brush, const Text& text, Colour ground) const {
  draw(brush, lay_out(text, meter_), {text.box.x, text.box.y}, text.colour, ground);
}

void Writer::draw(Brush& brush, const TextLayout& layout, Point origin, Colour ink, Colour ground) const {
  // Round to whole pixels, because letters between pixels are blurred.
  const float x = std::round(origin.x), y = std::round(origin.y);
  for (const Run& run : layout.runs) {
    if (run.symbol.empty()) {
      brush.letters(run.text, run.face, layout.size, x + std::round(run.x), y + run.baseline, ink);
      continue;
    }
    const float side = layout.size * 0.98F;
    const float centre = y + run.baseline - middle_above_baseline(layout.size);
    symbols_.draw(brush, run.symbol, {x + run.x + (run.width - side) / 2, centre - side / 2, side, side},
                  ground);
  }
}

void Writer::end_frame() {
  ++frame_;
  if (kept_.size() < kMostKept) return;
  std::erase_if(kept_, [&](const auto& one) { return frame_ - one.second.used > kLately; });
  if (kept_.size() >= kMostKept) kept_.clear();
}

}  // namespace misk::ui
