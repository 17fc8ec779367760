// Pictures of cards: a pack's, a player's, and none.
#include <gtest/gtest.h>

#include <SFML/Graphics/RenderTexture.hpp>
#include <filesystem>
#include <fstream>

#include "paint/painter.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

// Two by two pixels, all red.
const unsigned char kRed[] = {0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49,
                              0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02,
                              0x00, 0x00, 0x00, 0xfd, 0xd4, 0x9a, 0x73, 0x00, 0x00, 0x00, 0x10, 0x49, 0x44,
                              0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0x00, 0x44, 0x0c, 0x10, 0x0a,
                              0x00, 0x1f, 0xee, 0x03, 0xfd, 0x8b, 0x5f, 0x14, 0xd4, 0x00, 0x00, 0x00, 0x00,
                              0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82};
const std::string kBytes(reinterpret_cast<const char*>(kRed), sizeof kRed);

/// The number of red pixels of a card with this picture.
int red_pixels(const std::string& image, const std::function<std::string(const std::string&)>& read) {
  sf::RenderTexture target;
  target.create(300, 420);
  Fonts fonts;
  Painter painter(fonts);
  painter.set_picture_reader(read);
  Face face;
  face.title = "Lamp";
  face.image = image;
  Scene scene;
  Piece piece;
  piece.rect = {0, 0, 300, 420};
  piece.face = std::make_shared<const Face>(face);
  scene.items.push_back(piece);
  target.clear();
  painter.paint(target, scene);
  target.display();
  const sf::Image picture = target.getTexture().copyToImage();
  int red = 0;
  for (unsigned y = 0; y < 420; y += 4)
    for (unsigned x = 0; x < 300; x += 4) {
      const sf::Color colour = picture.getPixel(x, y);
      red += colour.r > 200 && colour.g < 40 && colour.b < 40;
    }
  return red;
}

TEST(CardPicture, OfAPackTakesTheArtBox) {
  std::string asked;
  const int red = red_pixels("pack://night/assets/lamp.png", [&](const std::string& image) {
    asked = image;
    return kBytes;
  });
  EXPECT_EQ(asked, "pack://night/assets/lamp.png");
  EXPECT_GT(red, 1000);
}

TEST(CardPicture, FromAFileTakesTheArtBox) {
  const test::Folder folder;
  const std::string file = folder.path() + "/lamp.png";
  std::ofstream(file, std::ios::binary) << kBytes;
  EXPECT_GT(red_pixels(file, {}), 1000);
}

TEST(CardPicture, WhereThereIsNoneThePatternIsDrawn) {
  EXPECT_EQ(red_pixels("", {}), 0);
  EXPECT_EQ(red_pixels("pack://night/assets/lamp.png", {}), 0);
  EXPECT_EQ(red_pixels("pack://night/assets/lamp.png", [](const std::string&) { return "no picture"; }), 0);
  EXPECT_EQ(red_pixels("no/such/file.png", {}), 0);
}

// A table of cards that nobody has seen yet.
Scene many_cards() {
  Scene scene;
  for (int i = 0; i < 40; ++i) {
    Face face;
    face.title = "Card " + std::to_string(i);
    face.text = {"A text of some length, so that it takes a while to draw."};
    Piece piece;
    piece.rect = {static_cast<float>(i % 8 * 150), static_cast<float>(i / 8 * 100), 300, 420};
    piece.face = std::make_shared<const Face>(face);
    scene.items.push_back(piece);
  }
  return scene;
}

TEST(CardPicture, ManyNewFacesAreDrawnOverSeveralFramesOfAWindow) {
  sf::RenderTexture target;
  target.create(1600, 1000);
  Fonts fonts;
  const Scene scene = many_cards();
  auto paint = [&](Painter& painter) {
    target.clear();
    painter.paint(target, scene);
  };
  auto pixels = [&] {
    target.display();
    const sf::Image image = target.getTexture().copyToImage();
    return std::string(reinterpret_cast<const char*>(image.getPixelsPtr()), 1600 * 1000 * 4);
  };
  Painter whole(fonts);
  paint(whole);
  EXPECT_FALSE(whole.unfinished());
  EXPECT_EQ(whole.counts().faces_drawn, 40);
  const std::string at_once = pixels();
  Painter window(fonts);
  window.draw_in_steps();
  paint(window);
  EXPECT_TRUE(window.unfinished());
  const int first = window.counts().faces_drawn;
  EXPECT_GT(first, 0);
  EXPECT_LT(first, 40);
  EXPECT_NE(pixels(), at_once);  // some are blank
  for (int i = 0; i < 40 && window.unfinished(); ++i) paint(window);
  EXPECT_FALSE(window.unfinished());
  EXPECT_EQ(pixels(), at_once);
}

}  // namespace
}  // namespace misk::ui
