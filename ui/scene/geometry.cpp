#include "scene/geometry.hpp"

namespace misk::ui {

namespace {
int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}
}  // namespace

Colour parse_colour(std::string_view text, Colour fallback) {
  if (text.empty() || text[0] != '#') return fallback;
  text.remove_prefix(1);
  int digits[8] = {0, 0, 0, 0, 0, 0, 15, 15};
  if (text.size() != 3 && text.size() != 6 && text.size() != 8) return fallback;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int d = hex_digit(text[i]);
    if (d < 0) return fallback;
    if (text.size() == 3)
      digits[2 * i] = digits[2 * i + 1] = d;
    else
      digits[i] = d;
  }
  auto byte = [&](int i) { return static_cast<std::uint8_t>(digits[2 * i] * 16 + digits[2 * i + 1]); };
  return {byte(0), byte(1), byte(2), byte(3)};
}

Colour mix(Colour a, Colour b, float t) {
  t = std::clamp(t, 0.F, 1.F);
  auto between = [&](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>(static_cast<float>(x) +
                                     (static_cast<float>(y) - static_cast<float>(x)) * t + 0.5F);
  };
  return {between(a.r, b.r), between(a.g, b.g), between(a.b, b.b), between(a.a, b.a)};
}

Colour ink_on(Colour ground) {
  const float light = 0.299F * static_cast<float>(ground.r) + 0.587F * static_cast<float>(ground.g) +
                      0.114F * static_cast<float>(ground.b);
  return light > 140 ? Colour{24, 20, 16, 255} : Colour{250, 246, 236, 255};
}

}  // namespace misk::ui
