// Pictures of cards without a picture file: they stay in their box, differ by name, and are the same each
// time.
#include "paint/art.hpp"

#include <gtest/gtest.h>

#include <SFML/Graphics/RenderTexture.hpp>

namespace misk::ui {
namespace {

constexpr unsigned kSide = 160;
const Rect kBox{30, 40, 100, 80};

sf::Image drawn(const Art& art, const Rect& box = kBox) {
  static Fonts fonts;
  static const Symbols symbols({});
  sf::RenderTexture target;
  EXPECT_TRUE(target.create(kSide, kSide));
  target.clear(sf::Color::Magenta);
  {
    Brush brush(target, fonts);
    draw_art(brush, symbols, art, box);
  }
  target.display();
  return target.getTexture().copyToImage();
}

int differences(const sf::Image& a, const sf::Image& b) {
  int n = 0;
  for (unsigned y = 0; y < kSide; ++y)
    for (unsigned x = 0; x < kSide; ++x) n += a.getPixel(x, y) != b.getPixel(x, y);
  return n;
}

TEST(Art, StaysInItsBox) {
  std::vector<std::string> scenes{""};
  for (const std::string_view scene : scene_names()) scenes.emplace_back(scene);
  for (const std::string& scene : scenes)
    for (const char* name : {"a:one", "a:two", "a:three", "a:four", "a:five", "a:six"}) {
      const sf::Image image = drawn({{"sword", "book"}, scene, name, {90, 60, 140, 255}});
      for (unsigned y = 0; y < kSide; ++y)
        for (unsigned x = 0; x < kSide; ++x) {
          const auto fx = static_cast<float>(x), fy = static_cast<float>(y);
          // Rims are soft, by a pixel.
          if (fx >= kBox.x - 2 && fx < kBox.right() + 2 && fy >= kBox.y - 2 && fy < kBox.bottom() + 2)
            continue;
          ASSERT_EQ(image.getPixel(x, y), sf::Color::Magenta)
              << scene << ", " << name << " at " << x << ", " << y;
        }
      ASSERT_NE(image.getPixel(80, 80), sf::Color::Magenta) << scene;
    }
}

TEST(Art, InABoxOfNoSizeThereIsNone) {
  for (const char* name : {"a:one", "a:two", "a:three", "a:four", "a:five", "a:six"})
    for (const Rect& none : {Rect{30, 40, 0, 20}, Rect{30, 40, 20, 0}, Rect{30, 40, 0.5F, 0.5F}}) {
      const sf::Image image = drawn({{"sword"}, "", name, {90, 60, 140, 255}}, none);
      EXPECT_EQ(image.getPixel(80, 80), sf::Color::Magenta) << name;
    }
}

TEST(Art, NamesMakeTheDifference) {
  const Art one{{"sword"}, "", "pack:one", {90, 60, 140, 255}};
  Art other = one;
  EXPECT_EQ(differences(drawn(one), drawn(one)), 0);
  other.name = "pack:other";
  EXPECT_GT(differences(drawn(one), drawn(other)), 500);
}

TEST(Art, WhatNobodyDrawsIsLeftOut) {
  const Art known{{"sword"}, "woods", "pack:one", {90, 60, 140, 255}};
  Art more = known;
  more.emblems = {"no_such_shape", "sword"};
  EXPECT_EQ(differences(drawn(known), drawn(more)), 0);
}

}  // namespace
}  // namespace misk::ui
