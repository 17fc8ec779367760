// A window paints only where its scene has changed. The picture must be the one that painting all of it
// gives.
#include <gtest/gtest.h>

#include <SFML/Graphics/RenderTexture.hpp>
#include <cstdlib>

#include "paint/changes.hpp"
#include "paint/painter.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

constexpr unsigned kWidth = 1280, kHeight = 720;

sf::Image picture_of(sf::RenderTexture& target) {
  target.display();
  return target.getTexture().copyToImage();
}

/// Where pixels differ by more than a rounding of one edge; "" for nowhere. A corner that lies just between
/// two pixels may be in either.
std::string differing(const sf::Image& a, const sf::Image& b) {
  int n = 0;
  std::size_t low_x = kWidth, low_y = kHeight, high_x = 0, high_y = 0;
  const auto *p = a.getPixelsPtr(), *q = b.getPixelsPtr();
  for (std::size_t i = 0; i < std::size_t{kWidth} * kHeight * 4; i += 4) {
    int most = 0;
    for (std::size_t k = 0; k < 4; ++k) most = std::max(most, std::abs(p[i + k] - q[i + k]));
    if (most <= 8) continue;
    ++n;
    const std::size_t x = i / 4 % kWidth, y = i / 4 / kWidth;
    low_x = std::min(low_x, x);
    low_y = std::min(low_y, y);
    high_x = std::max(high_x, x);
    high_y = std::max(high_y, y);
  }
  if (n <= 4) return "";
  return std::to_string(n) + " pixels between " + std::to_string(low_x) + ", " + std::to_string(low_y) +
         " and " + std::to_string(high_x) + ", " + std::to_string(high_y);
}

float painted(const std::vector<Rect>& areas) {
  float sum = 0;
  for (const Rect& area : areas) sum += area.w * area.h;
  return sum;
}

TEST(Changes, AWindowShowsWhatPaintingAllOfItGives) {
  const Metrics plain = metrics_for(kWidth, kHeight);
  for (const auto& [scenario, players] :
       {std::pair{"the_gathering", 2}, {"eldritch_horror", 8}, {"elder_sign", 3}}) {
    const auto open = open_game(scenario, players, 5);
    const auto bot = open->bot("random");
    TableScreen screen(open->playing(), still());
    Fonts fonts, other_fonts;
    Painter window(fonts, screen.presentation().frames, screen.presentation().symbols);
    Painter whole(other_fonts, screen.presentation().frames, screen.presentation().symbols);
    Metrics metrics = plain;
    metrics.meter = &window.meter();
    sf::RenderTexture shown, all;
    shown.create(kWidth, kHeight);
    all.create(kWidth, kHeight);
    Changes changes;
    float sum = 0;
    int less = 0;
    for (int i = 0; i < 40 && bot_answers(open->playing(), *bot); ++i) {
      Scene scene;
      screen.build(scene, metrics);
      // On a slow machine a face has its size only in a later screen frame.
      do window.show(shown, scene);
      while (window.unfinished());
      do whole.paint(all, scene);
      while (whole.unfinished());
      ASSERT_EQ(differing(picture_of(shown), picture_of(all)), "") << scenario << ", answer " << i;
      const float now = painted(changes.next(scene));
      sum += now;
      less += i > 0 && now < 0.7F * kWidth * kHeight;
    }
    EXPECT_GT(less, 20) << scenario << ": most answers change a part of the table";
    EXPECT_GT(sum, 0) << scenario;
  }
}

Scene some_panels(int count) {
  Scene scene;
  scene.items.push_back(Panel{{0, 0, kWidth, kHeight}, {10, 20, 30, 255}});
  for (int i = 0; i < count; ++i)
    scene.items.push_back(Panel{{static_cast<float>(20 + i * 60), 20, 50, 50}, {200, 100, 50, 255}});
  return scene;
}

TEST(Changes, AreWhereAnItemCameOrWent) {
  Changes changes;
  EXPECT_FALSE(changes.known());
  changes.next(some_panels(5));
  EXPECT_TRUE(changes.known());
  EXPECT_TRUE(changes.next(some_panels(5)).empty()) << "nothing is painted twice";
  for (const int count : {6, 5}) {
    const std::vector<Rect> areas = changes.next(some_panels(count));
    ASSERT_EQ(areas.size(), 1u);
    EXPECT_TRUE(areas[0].holds({320, 20, 50, 50}));
    EXPECT_LT(painted(areas), 4000);
  }
  changes.forget();
  EXPECT_FALSE(changes.known());
}

TEST(Changes, TellOfItemsThatChangePlacesInTheOrder) {
  Changes changes;
  Scene scene = some_panels(1);
  scene.items.push_back(Panel{{40, 30, 50, 50}, {50, 100, 200, 255}});
  changes.next(scene);
  std::swap(scene.items[1], scene.items[2]);
  const std::vector<Rect> areas = changes.next(scene);
  ASSERT_FALSE(areas.empty());
  EXPECT_TRUE(areas[0].overlaps({40, 30, 30, 40})) << "the other one lies on top now";
}

TEST(Changes, TellOfAPieceThatLooksOtherwise) {
  Changes changes;
  Scene scene = some_panels(0);
  Face face;
  face.title = "Lamp";
  Piece piece;
  piece.rect = {100, 100, 100, 140};
  piece.face = std::make_shared<const Face>(face);
  const auto differs = [&](const char* what) {
    scene.items.resize(1);
    scene.items.push_back(piece);
    EXPECT_FALSE(changes.next(scene).empty()) << what;
    piece.face = std::make_shared<const Face>(*piece.face);
    std::get<Piece>(scene.items[1]).face = piece.face;
    EXPECT_TRUE(changes.next(scene).empty()) << "an equal face is the same";
  };
  changes.next(scene);
  differs("it came");
  piece.marks.tokens.push_back({"clue", 1, ""});
  differs("a token lies on it");
  piece.marks.tokens[0].count = 2;
  differs("another one");
  piece.marks.notes = {"flooded"};
  differs("a note");
  piece.marks.turned = true;
  differs("it is exhausted");
  piece.glow = {10, 200, 10, 255};
  differs("it can be chosen");
  piece.chosen = true;
  differs("it is chosen");
  face.stats = {{"health", "3", false}};
  piece.face = std::make_shared<const Face>(face);
  differs("its face has a number");
  piece.alpha = 0.5F;
  differs("it fades");
}

}  // namespace
}  // namespace misk::ui
