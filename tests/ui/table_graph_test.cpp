// What stands on a map or graph: where, and that it hides no name.
#include <gmock/gmock.h>

#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "scene/reading.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

struct Board {
  Board(const std::string& scenario, int players, std::uint64_t seed, std::size_t answers,
        const Metrics& metrics)
      : open(open_game(scenario, players, seed)) {
    const auto bot = open->bot("greedy");
    while (open->playing().at() < answers && bot_answers(open->playing(), *bot)) {
    }
    screen = std::make_unique<TableScreen>(open->playing(), still());
    screen->build(scene, metrics);
  }
  /// The pieces that lie on the graph, places and others. A piece's centre decides.
  void sort() {
    std::size_t first = scene.items.size(), end = 0;
    for (std::size_t i = 0; i < scene.items.size(); ++i)
      if (const Clip* clip = std::get_if<Clip>(&scene.items[i])) {
        if (!clip->rect.empty() && end == 0 && first == scene.items.size()) first = i;
        if (clip->rect.empty() && end == 0 && i > first) end = i;
      }
    for (std::size_t i = first; i < end; ++i)
      if (const Piece* piece = std::get_if<Piece>(&scene.items[i]))
        (piece->face && piece->face->shape == Shape::place ? places : others).push_back(*piece);
  }

  /// The board's own rectangle: everything on it is clipped to it.
  Rect ground() const {
    for (const Item& item : scene.items)
      if (const Clip* clip = std::get_if<Clip>(&item); clip && !clip->rect.empty()) return clip->rect;
    return {};
  }

  std::unique_ptr<OpenGame> open;
  std::unique_ptr<TableScreen> screen;
  Scene scene;
  std::vector<Piece> places, others;
};

TEST(TableGraph, NothingCoversTheNameOfAPlace) {
  std::size_t seen = 0;
  for (const auto& [scenario, players] :
       {std::pair{"eldritch_horror", 8}, {"eldritch_horror", 4}, {"the_gathering", 4}, {"the_gathering", 1}})
    for (const std::size_t answers : {std::size_t{40}, std::size_t{200}})
      for (const Metrics& metrics : {metrics_for(1280, 720), metrics_for(2560, 1440)}) {
        Board board(scenario, players, 4, answers, metrics);
        board.sort();
        for (const Piece& place : board.places) {
          // A name begins on the left of the uppermost fifth.
          const Rect name{place.rect.x + 2, place.rect.y + 2, place.rect.w * 0.6F, place.rect.h * 0.2F};
          for (const Piece& other : board.others) {
            ++seen;
            EXPECT_FALSE(name.inset(1).overlaps(other.rect.inset(1)))
                << scenario << " " << at_size(metrics) << ", after " << answers << ": " << place.face->title
                << " is covered by " << other.face->title;
          }
        }
      }
  EXPECT_GT(seen, 100u);
}

TEST(TableGraph, WhatStandsAtAPlaceDoesNotHideItsNeighbour) {
  std::size_t seen = 0;
  for (const auto& [scenario, players, seed] : {std::tuple{"eldritch_horror", 8, 4},
                                                {"eldritch_horror", 4, 9},
                                                {"the_gathering", 4, 4},
                                                {"the_midnight_masks", 4, 3}})
    for (const std::size_t answers : {std::size_t{60}, std::size_t{160}, std::size_t{280}})
      for (const Metrics& metrics : {metrics_for(1280, 720), metrics_for(2560, 1440)}) {
        Board board(scenario, players, static_cast<std::uint64_t>(seed), answers, metrics);
        board.sort();
        std::erase_if(board.others, [](const Piece& piece) {
          return !piece.face || piece.face->shape == Shape::pawn || piece.marks.turned;
        });
        for (std::size_t i = 0; i < board.others.size(); ++i)
          for (std::size_t j = 0; j < i; ++j) {
            const Rect &a = board.others[i].rect, &b = board.others[j].rect;
            ++seen;
            EXPECT_LT(a.shared_with(b), 0.15F * std::min(a.w * a.h, b.w * b.h))
                << scenario << " " << at_size(metrics) << ", after " << answers << ": "
                << board.others[i].face->title << " and " << board.others[j].face->title;
          }
      }
  EXPECT_GT(seen, 1000U);
}

TEST(TableGraph, TheDefeatedLieWhereTheyFellAsPawns) {
  Board board("eldritch_horror", 4, 9, 280, metrics_for(1600, 900));
  board.sort();
  std::size_t seen = 0;
  for (const game::ZoneView& zone : board.screen->view().zones) {
    if (zone.name != "defeated") continue;
    for (const kernel::ComponentId id : zone.cards)
      for (const Piece& piece : board.others) {
        if (piece.id != id) continue;
        ++seen;
        EXPECT_EQ(piece.face->shape, Shape::pawn);
        EXPECT_TRUE(piece.marks.dim);
        EXPECT_THAT(in_words(
                        piece, [](const std::string& symbol) { return symbol; }, false),
                    ::testing::HasSubstr("crippled"));
      }
  }
  EXPECT_GT(seen, 0U);
}

TEST(TableGraph, OnePlaceAloneUsesTheBoard) {
  for (const Metrics& metrics : {metrics_for(1280, 720), metrics_for(1600, 900)}) {
    Board board("the_gathering", 1, 7, 4, metrics);
    board.sort();
    ASSERT_EQ(board.places.size(), 1U);
    EXPECT_GT(board.places.front().rect.h, 0.5F * board.ground().h) << at_size(metrics);
  }
}

TEST(TableGraph, NothingFromElsewhereReachesOntoTheBoard) {
  for (const float letters : {1.F, 1.6F})
    for (const auto& [width, height] : kUsualSizes) {
      const Metrics metrics = metrics_for(width, height, 0, letters);
      Board board("eldritch_horror", 8, 4, 160, metrics);
      const Rect ground = board.ground().inset(2);
      bool inside = false;
      for (const Item& item : board.scene.items) {
        if (const Clip* clip = std::get_if<Clip>(&item)) inside = !clip->rect.empty();
        const Text* text = std::get_if<Text>(&item);
        if (!text || inside) continue;
        EXPECT_FALSE(text->box.overlaps(ground)) << at_size(metrics) << ": " << text->text;
      }
    }
}

TEST(TableGraph, AnEngagedEnemyStandsAtItsLocationWithWhomItHolds) {
  int held = 0;
  for (std::size_t answers = 20; answers < 160; answers += 10) {
    Board board("the_gathering", 2, 7, answers, metrics_for(1600, 900));
    board.sort();
    const game::SeatView& view = board.screen->view();
    for (const game::ZoneView& zone : view.zones) {
      if (zone.name != "threat") continue;
      for (const kernel::ComponentId id : zone.cards) {
        const game::ThingView* enemy = view.find(id);
        const game::ThingView* holder = view.find(view.seats[static_cast<std::size_t>(zone.player)].avatar);
        std::size_t at = 0;
        while (at < board.others.size() && board.others[at].id != id) ++at;
        if (at == board.others.size()) continue;  // not an enemy
        ASSERT_TRUE(holder);
        ASSERT_LT(at + 1, board.others.size());
        EXPECT_EQ(board.others[at + 1].id, holder->id) << enemy->title;
        EXPECT_EQ(board.others[at + 1].face->shape, Shape::pawn);
        ++held;
      }
    }
  }
  EXPECT_GT(held, 3);
}

TEST(TableGraph, EightPawnsAreToldApartByColourAndPicture) {
  for (const std::string scenario : {"eldritch_horror", "elder_sign"}) {
    Board board(scenario, 8, 4, 12, metrics_for(1600, 900));
    std::map<kernel::ComponentId, Colour> tints;
    std::set<std::string> pictures;
    for (const Item& item : board.scene.items) {
      const Piece* piece = std::get_if<Piece>(&item);
      if (!piece || !piece->face || piece->face->shape != Shape::pawn) continue;
      tints[piece->id] = piece->face->tint;
      ASSERT_FALSE(piece->face->emblem.empty());
      pictures.insert(piece->face->emblem.front());
    }
    ASSERT_EQ(tints.size(), 8U) << scenario;
    EXPECT_GE(pictures.size(), 6U) << scenario << ": few share a calling";
    for (auto one = tints.begin(); one != tints.end(); ++one) {
      EXPECT_GT(one->second.a, 0) << scenario;
      for (auto other = std::next(one); other != tints.end(); ++other)
        EXPECT_FALSE(one->second == other->second) << scenario;
      EXPECT_TRUE(std::any_of(board.scene.items.begin(), board.scene.items.end(),
                              [&](const Item& item) {
                                const Panel* panel = std::get_if<Panel>(&item);
                                return panel && panel->fill == one->second;
                              }))
          << scenario << ": the strip of seats has it, too";
    }
  }
}

TEST(TableGraph, ThePlacesStayWhereTheyAreWhileSomethingResolves) {
  const std::pair<std::string, std::string> games[] = {{"eldritch_horror", "map"},
                                                       {"the_gathering", "locations"}};
  for (const auto& [scenario, zone_of_places] : games) {
    const auto open = open_game(scenario, 2, 3);
    const auto bot = open->bot("greedy");
    TableScreen screen(open->playing(), still());
    std::map<std::uint16_t, Rect> before;
    std::size_t resolving = 0;
    for (int i = 0; i < 80; ++i) {
      Scene scene;
      screen.build(scene, metrics_for(1280, 720));
      const game::SeatView& view = screen.view();
      std::map<std::uint16_t, Rect> places;
      for (const auto& [id, rect] : screen.placed())
        if (view.zones[static_cast<std::size_t>(view.find(id)->zone)].name == zone_of_places)
          places.emplace(id, rect);
      const bool same = places.size() == before.size() &&
                        std::equal(places.begin(), places.end(), before.begin(),
                                   [](const auto& a, const auto& b) { return a.first == b.first; });
      for (const Region& region : screen.presentation().regions)
        if (region.area == Area::focus)
          for (const std::string& zone : region.zones)
            for (const game::ZoneView& each : view.zones)
              resolving += each.name == zone ? each.cards.size() : 0;
      EXPECT_TRUE(!same || places == before) << scenario << " after " << i;
      before = places;
      if (!bot_answers(open->playing(), *bot)) break;
    }
    EXPECT_GT(resolving, 3u) << scenario;
  }
}

TEST(TableGraph, ALargeCardCoversNeitherItselfNorThePointer) {
  const auto open = open_game("the_gathering", 1, 7);
  const auto bot = open->bot("greedy");
  TableScreen screen(open->playing(), still());
  Hand hand(screen, metrics_for(1280, 720));
  const auto zoomed = [&]() -> const Piece* {  // what is drawn last at full size
    for (std::size_t i = hand.scene().items.size(); i-- > 0;)
      if (const Piece* piece = std::get_if<Piece>(&hand.scene().items[i]); piece && !piece->id) return piece;
    return nullptr;
  };
  std::size_t seen = 0;
  for (int i = 0; i < 60 && bot_answers(open->playing(), *bot); ++i) {
    hand.look();
    for (const auto& [id, rect] : std::map(screen.placed())) {
      const Hit* top = hand.scene().at(rect.centre());
      if (!top || top->piece != id) continue;
      hand.mouse(Input::Kind::move, rect.centre());
      const Piece* large = zoomed();
      ASSERT_TRUE(large);
      EXPECT_FALSE(large->rect.contains(rect.centre())) << screen.face(id)->title << " after " << i;
      EXPECT_GT(large->rect.h, 90) << screen.face(id)->title << " after " << i;
      ++seen;
    }
    hand.mouse(Input::Kind::move, {1, 1});
  }
  EXPECT_GT(seen, 300u);
}

}  // namespace
}  // namespace misk::ui
