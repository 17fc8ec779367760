#include "scene/scene.hpp"

namespace misk::ui {

const Hit* Scene::at(Point p) const {
  for (std::size_t i = hits.size(); i-- > barrier;)
    if (hits[i].rect.contains(p)) return &hits[i];
  return nullptr;
}

const Hit* Scene::find(const Action& action) const {
  for (std::size_t i = hits.size(); i-- > barrier;)
    if (hits[i].enabled && hits[i].action == action) return &hits[i];
  return nullptr;
}

namespace {
// Assumes letters of medium width. That is close enough to the real fonts that a layout tested with it also
// works with them.
class PlainMeter : public TextMeter {
 public:
  float width(std::string_view utf8, Typeface face, float size) const override {
    float n = 0;
    for (const char c : utf8) {
      if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) continue;  // continuation byte
      n += c == ' ' || c == 'i' || c == 'l' || c == '.' || c == ',' ? 0.28F
           : c >= 'A' && c <= 'Z'                                   ? 0.64F
                                                                    : 0.47F;
    }
    return n * size * (face == Typeface::bold || face == Typeface::label_bold ? 1.06F : 1.F);
  }
};
}  // namespace

const TextMeter& plain_meter() {
  static const PlainMeter meter;
  return meter;
}

}  // namespace misk::ui
