// Rows, grids, fans, shares and linked places: plain geometry.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "table/arrange.hpp"

namespace misk::ui {
namespace {

const Rect kBox{40, 20, 600, 180};

std::vector<float> cards(int n) {
  return std::vector<float>(static_cast<std::size_t>(n), 5.F / 7);
}

TEST(ArrangeRow, NeverLeavesItsBox) {
  for (const Rect& box : {kBox, Rect{0, 0, 50, 400}, Rect{5, 5, 2000, 30}})
    for (const std::vector<float>& aspects :
         {cards(1), cards(3), cards(40), std::vector<float>{0.7F, 1.4F, 1, 0.7F},
          std::vector<float>{1.4F, 1.4F, 1.4F, 0.7F, 0.7F, 1.4F, 0.7F, 1.4F}})
      for (const float height : {20.F, 150.F, 900.F}) {
        const auto rects = arrange_row(box, aspects, height, 4);
        ASSERT_EQ(rects.size(), aspects.size());
        for (std::size_t i = 0; i < rects.size(); ++i) {
          EXPECT_TRUE(box.holds(rects[i])) << aspects.size() << " of " << height << ", the one at " << i;
          EXPECT_NEAR(rects[i].w / rects[i].h, aspects[i], 0.01F) << "out of shape";
          if (i) {
            EXPECT_GE(rects[i].x, rects[i - 1].x) << "out of order";
          }
        }
      }
}

TEST(ArrangeRow, WithRoomTheGapIsKeptAndNothingOverlaps) {
  const auto rects = arrange_row(kBox, cards(3), 140, 4);
  for (std::size_t i = 1; i < rects.size(); ++i) EXPECT_NEAR(rects[i].x - rects[i - 1].right(), 4, 0.01F);
  EXPECT_FLOAT_EQ(rects[0].x, kBox.x);
}

TEST(ArrangeRow, OfMoreCardsLessIsSeenOfEachButTheLast) {
  float before = 1e9F;
  for (int n = 4; n < 30; ++n) {
    const auto rects = arrange_row(kBox, cards(n), 180, 4);
    const float step = rects[1].x - rects[0].x;
    EXPECT_LE(step, before + 0.01F) << n;
    EXPECT_GT(step, 0) << n;
    EXPECT_LE(rects.back().right(), kBox.right() + 0.5F);
    EXPECT_NEAR(rects.back().w, 180 * 5.F / 7, 0.5F) << "the last one is whole";
    before = step;
  }
}

TEST(ArrangeRow, NothingGivesNothing) {
  EXPECT_TRUE(arrange_row(kBox, {}, 100, 4).empty());
}

TEST(ArrangeLines, InTwoLinesNothingIsHiddenThatOneLineWouldHide) {
  const std::vector<float> aspects = {1, 0.7F, 0.7F, 0.7F, 0.7F};
  EXPECT_FLOAT_EQ(widest_line(aspects, 1, 40, 2), 5 * 2 - 2 + 40 * 3.8F);
  EXPECT_FLOAT_EQ(widest_line(aspects, 2, 40, 2), 2 * 2 + 40 * 2.4F);
  const Rect box{10, 20, widest_line(aspects, 2, 40, 2), 82};
  const auto rects = arrange_lines(box, aspects, 2, 2);
  ASSERT_EQ(rects.size(), aspects.size());
  for (std::size_t i = 0; i < rects.size(); ++i) {
    EXPECT_TRUE(box.holds(rects[i])) << i;
    EXPECT_FLOAT_EQ(rects[i].h, 40);
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(rects[i].inset(0.1F).overlaps(rects[j])) << i << " on " << j;
  }
}

TEST(ArrangeGrid, HoldsAllWithoutOverlap) {
  for (const int n : {1, 2, 5, 9, 15, 31})
    for (const int columns : {0, 3})
      for (const float aspect : {0.71F, 1.F, 1.4F}) {
        const auto rects = arrange_grid(kBox, n, aspect, columns, 120, 3);
        ASSERT_EQ(rects.size(), static_cast<std::size_t>(n));
        for (std::size_t i = 0; i < rects.size(); ++i) {
          EXPECT_TRUE(kBox.holds(rects[i])) << n << " in " << columns << " columns, the one at " << i;
          EXPECT_LE(rects[i].h, 120.1F);
          for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(rects[i].overlaps(rects[j]));
        }
        if (columns && n > columns) {
          EXPECT_FLOAT_EQ(rects[0].y, rects[2].y);
          EXPECT_GT(rects[3].y, rects[0].y);
        }
      }
}

TEST(ArrangeGrid, TakesTheColumnsThatMakeItLargest) {
  // Two squares are side by side in a wide box, and one below the other in a high box.
  const auto wide = arrange_grid({0, 0, 200, 100}, 2, 1, 0, 999, 0),
             high = arrange_grid({0, 0, 100, 200}, 2, 1, 0, 999, 0);
  EXPECT_FLOAT_EQ(wide[0].w, 100);
  EXPECT_FLOAT_EQ(wide[1].x, 100);
  EXPECT_FLOAT_EQ(high[0].w, 100);
  EXPECT_FLOAT_EQ(high[1].y, 100);
}

TEST(ArrangeFan, StandsInTheMiddleAndLooksOutOfTheEdge) {
  for (const int n : {1, 5, 12, 30}) {
    const auto rects = arrange_fan(kBox, cards(n), 250, 0.56F, 4);
    ASSERT_EQ(rects.size(), static_cast<std::size_t>(n));
    EXPECT_NEAR(rects.front().x - kBox.x, kBox.right() - rects.back().right(), 1.F)
        << n << " are in the middle";
    for (const Rect& rect : rects) {
      EXPECT_NEAR(rect.y, kBox.bottom() - rect.h * 0.56F, 0.5F);
      EXPECT_GE(rect.x, kBox.x - 0.5F);
      EXPECT_LE(rect.right(), kBox.right() + 0.5F);
    }
  }
}

TEST(ShareLength, AddsUpAndGivesTheFixedOnesFirst) {
  const auto sum = [](const std::vector<float>& all) { return std::accumulate(all.begin(), all.end(), 0.F); };
  auto parts = share_length(1000, {{200, 1}, {0, 1}, {0, 3}}, 10);
  EXPECT_FLOAT_EQ(parts[0], 200);
  EXPECT_FLOAT_EQ(parts[2], parts[1] * 3);
  EXPECT_NEAR(sum(parts), 980, 0.01F);
  // Fixed parts that do not fit shrink by the same factor, and the others get nothing.
  parts = share_length(300, {{200, 1}, {400, 1}, {0, 1}}, 0);
  EXPECT_FLOAT_EQ(parts[1], parts[0] * 2);
  EXPECT_NEAR(sum(parts), 300, 0.01F);
  EXPECT_FLOAT_EQ(parts[2], 0);
  EXPECT_TRUE(share_length(100, {}, 5).empty());
}

using Links = std::vector<std::pair<int, int>>;
const Links kRing = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}};

TEST(FitLengths, WhoGivesMostGetsSmallerFirst) {
  const std::vector<Give> give = {Give::firm, Give::some, Give::most, Give::most};
  const std::vector<float> wanted = {50, 60, 100, 200};
  EXPECT_EQ(fit_lengths(440, wanted, give, 10), wanted);
  EXPECT_EQ(fit_lengths(290, wanted, give, 10), (std::vector<float>{50, 60, 50, 100}));
  EXPECT_EQ(fit_lengths(210, wanted, give, 0), (std::vector<float>{50, 40, 40, 80}));
  EXPECT_EQ(fit_lengths(175, wanted, give, 0), (std::vector<float>{25, 30, 40, 80}));
}

TEST(ArrangeGraph, StaysInTheUnitSquareAndIsTheSameEachTime) {
  for (int n = 1; n < 24; ++n) {
    Links links;
    for (int i = 1; i < n; ++i) links.emplace_back(i, (i * 7) % i);
    const auto points = arrange_graph(n, links, {});
    ASSERT_EQ(points.size(), static_cast<std::size_t>(n));
    EXPECT_EQ(points, arrange_graph(n, links, {}));
    for (std::size_t i = 0; i < points.size(); ++i) {
      EXPECT_TRUE(points[i].x >= 0 && points[i].x <= 1 && points[i].y >= 0 && points[i].y <= 1)
          << n << ": " << points[i].x << ", " << points[i].y;
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GT(std::hypot(points[i].x - points[j].x, points[i].y - points[j].y), 0.02F)
            << "two of " << n << " places lie on each other";
    }
  }
}

TEST(ArrangeGraph, LinkedPlacesAreNearerThanOthers) {
  const auto points = arrange_graph(5, kRing, {});
  const auto far = [&](std::size_t a, std::size_t b) {
    return std::hypot(points[a].x - points[b].x, points[a].y - points[b].y);
  };
  float linked = 0, apart = 0;
  for (const auto& [a, b] : kRing)
    linked += far(static_cast<std::size_t>(a), static_cast<std::size_t>(b)) / 5;
  for (std::size_t i = 0; i < 5; ++i) apart += far(i, (i + 2) % 5) / 5;
  EXPECT_LT(linked, apart);
}

TEST(ArrangeGraph, ANewPlaceTakesAFreeSpotNearItsNeighbour) {
  auto before = arrange_graph(5, kRing, {});
  before.push_back({-1, -1});
  Links links = kRing;
  links.emplace_back(2, 5);
  const auto after = arrange_graph(6, links, before);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(after[i], before[i]) << i;
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_GT(std::hypot(after[5].x - after[i].x, after[5].y - after[i].y), 0.15F) << i;
  // A place that goes leaves the rest, too.
  EXPECT_EQ(arrange_graph(4, {{0, 1}}, {after[0], after[1], after[3], after[5]}),
            (std::vector<Point>{after[0], after[1], after[3], after[5]}));
}

TEST(BesidePlate, ABoxGoesWhereItCoversNothing) {
  const Rect board{0, 0, 600, 400}, plate{200, 100, 100, 60};
  EXPECT_GE(beside_plate(plate, 80, 30, {plate}, board, 2).y, plate.bottom());
  const Rect below{180, 160, 200, 60};
  const Rect other = beside_plate(plate, 80, 30, {plate, below}, board, 2);
  EXPECT_FALSE(other.overlaps(below));
  EXPECT_FALSE(other.overlaps(plate));
  // At the lower edge of the board nothing goes over it.
  const Rect low{200, 330, 100, 60};
  EXPECT_TRUE(board.holds(beside_plate(low, 80, 30, {low}, board, 2)));
}

TEST(ArrangePlaces, WhatStandsBesideAPlaceDoesNotLeaveTheBoard) {
  const Rect board{100, 0, 500, 200}, plate{200, 5, 180, 100};
  // The room at the left is a little too narrow, and everywhere else lies something.
  const std::vector<Rect> taken{plate, {200, 107, 400, 90}, {382, 0, 218, 106}};
  EXPECT_TRUE(board.holds(beside_plate(plate, 112, 150, taken, board, 2)));
}

TEST(ArrangeGraph, ANewPlaceLeavesTheOthersAboutWhereTheyWere) {
  auto before = arrange_graph(5, kRing, {});
  before.push_back({-1, -1});
  Links links = kRing;
  links.emplace_back(2, 5);
  const auto after = arrange_graph(6, links, before);
  EXPECT_EQ(after, arrange_graph(6, links, before));
  for (std::size_t i = 0; i < 5; ++i)
    for (std::size_t j = 0; j < i; ++j) {
      // A place that was clearly left of or above another still is.
      if (std::abs(before[i].x - before[j].x) > 0.35F) {
        EXPECT_EQ(before[i].x < before[j].x, after[i].x < after[j].x) << i << ", " << j;
      }
      if (std::abs(before[i].y - before[j].y) > 0.35F) {
        EXPECT_EQ(before[i].y < before[j].y, after[i].y < after[j].y) << i << ", " << j;
      }
    }
}

TEST(PlacePlates, PushedApartTheyDoNotOverlapWhereThereIsRoom) {
  const Rect box{10, 10, 1100, 480};
  for (int n = 1; n <= 12; ++n) {
    Links links;
    for (int i = 1; i < n; ++i) links.emplace_back(i - 1, i);
    for (const auto& points :
         {arrange_graph(n, links, {}), std::vector<Point>(static_cast<std::size_t>(n), {0.5F, 0.5F})}) {
      const auto plates = place_plates(box, points, 150, 90, 10, true);
      for (std::size_t i = 0; i < plates.size(); ++i) {
        EXPECT_TRUE(box.holds(plates[i]));
        for (std::size_t j = 0; j < i; ++j)
          EXPECT_FALSE(plates[i].overlaps(plates[j])) << n << " plates: " << i << " and " << j;
      }
    }
  }
}

TEST(PlacePlates, UnpushedTheyStandWhereTheGameSays) {
  const auto plates = place_plates({0, 0, 1000, 500}, {{0, 0}, {1, 1}, {0.5F, 0.5F}}, 100, 50, 10, false);
  EXPECT_EQ(plates[0], (Rect{0, 0, 100, 50}));
  EXPECT_EQ(plates[1], (Rect{900, 450, 100, 50}));
  EXPECT_EQ(plates[2].centre(), (Point{500, 250}));
}

}  // namespace
}  // namespace misk::ui
