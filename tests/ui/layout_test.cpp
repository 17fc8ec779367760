// The table at the sizes and scales of text that people use: no text lies on another or leaves its box.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "scene/reading.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

std::vector<Metrics> sizes_and_scales() {
  std::vector<Metrics> out;
  for (const float text_scale : {1.F, 1.6F})
    for (const auto& [width, height] : kUsualSizes) out.push_back(metrics_for(width, height, 0, text_scale));
  return out;
}

struct Game {
  const char* scenario;
  int players;
};
class Layout : public ::testing::TestWithParam<Game> {};

/// Pieces of which nothing can be told.
std::vector<std::string> specks(const Scene& scene, const Metrics& metrics) {
  std::vector<std::string> out;
  for (const Item& item : scene.items)
    if (const Piece* piece = std::get_if<Piece>(&item);
        piece && std::min(piece->rect.w, piece->rect.h) < metrics.px(14))
      out.push_back("a speck: " + (piece->face ? piece->face->title : "a back"));
  return out;
}

TEST_P(Layout, NoTextLiesOnAnotherOrLeavesItsBox) {
  std::set<std::string> seen;
  each_question(GetParam().scenario, GetParam().players, [&](TableScreen& screen) {
    for (const Metrics& metrics : sizes_and_scales()) {
      Scene scene;
      screen.build(scene, metrics);
      std::vector<std::string> faults = text_faults(scene, metrics);
      for (std::string& each : half_hidden(scene, metrics)) faults.push_back(std::move(each));
      for (std::string& each : specks(scene, metrics)) faults.push_back(std::move(each));
      for (const std::string& fault : faults)
        if (seen.insert(at_size(metrics) + fault).second) ADD_FAILURE() << at_size(metrics) << ": " << fault;
    }
  });
}

/// The lines of the log: what is written below its head, in its column.
std::size_t lines_of_log(const Scene& scene) {
  const Text* head = nullptr;
  std::size_t lines = 0;
  for (const Item& item : scene.items) {
    const Text* text = std::get_if<Text>(&item);
    if (!text) continue;
    if (text->text == "LOG")
      head = text;
    else if (head && text->box.y >= head->box.bottom() && text->box.x >= head->box.x - 1)
      ++lines;
  }
  return lines;
}

TEST(Log, IsReadFromItsFirstLineToItsLast) {
  const auto open = open_game("the_gathering", 1, 7);
  const auto bot = open->bot("greedy");
  while (open->playing().at() < 20 && bot_answers(open->playing(), *bot)) {
  }
  TableScreen screen(open->playing(), still());
  const Metrics metrics = metrics_for(1600, 900);
  Scene scene;
  screen.build(scene, metrics);
  const auto& log = open->playing().log(game::kWholeTable);
  const auto lines = read_scene(scene, metrics, [](const std::string& symbol) { return symbol; });
  std::vector<std::string> last;
  for (std::size_t i = log.size() - 3; i < log.size(); ++i) last.push_back(log[i].text);
  EXPECT_NE(std::search(lines.begin(), lines.end(), last.begin(), last.end()), lines.end());
}

TEST_P(Layout, TheLogKeepsLinesAndTheInvestigatorItsFace) {
  each_question(GetParam().scenario, GetParam().players, [&](TableScreen& screen) {
    if (screen.view().request.prompt.empty()) return;  // the game is over
    for (const Metrics& metrics : sizes_and_scales()) {
      Scene scene;
      screen.build(scene, metrics);
      if (screen.view().decisions > 20) {
        EXPECT_GE(lines_of_log(scene), 3U) << at_size(metrics);
      }
      const auto avatar = screen.view().seats[static_cast<std::size_t>(screen.view().seat)].avatar;
      for (const Item& item : scene.items)
        if (const Piece* piece = std::get_if<Piece>(&item);
            piece && piece->id == avatar && piece->face->shape != Shape::pawn) {
          EXPECT_GE(std::max(piece->rect.w, piece->rect.h), metrics.px(95)) << at_size(metrics);
        }
    }
  });
}

TEST(Hand, ItsCardsBeginTheirTextInSightAndTheRaisedOneIsWhole) {
  const auto open = open_game("the_gathering", 1, 7);
  TableScreen screen(open->playing(), still());
  Hand hand(screen, metrics_for(1600, 900));
  const auto in_hand = [&] {
    std::map<std::uint16_t, bool> out;  // the last drawn counts
    for (const Item& item : hand.scene().items)
      if (const Piece* piece = std::get_if<Piece>(&item); piece && piece->face && piece->rect.y > 700)
        out[piece->id] = piece->face->in_hand;
    return out;
  };
  const auto before = in_hand();
  ASSERT_EQ(before.size(), 5U);
  for (const auto& [id, upper] : before) EXPECT_TRUE(upper);
  const std::uint16_t first = before.begin()->first;
  for (const Hit& hit : hand.scene().hits)
    if (hit.piece == first) {
      hand.send({Input::Kind::move, hit.rect.centre(), 0, 0, {}, false, false, false, {}});
      break;
    }
  for (const Item& item : hand.scene().items)
    if (const Piece* piece = std::get_if<Piece>(&item); piece && piece->id == first && piece->rect.y > 400) {
      EXPECT_FALSE(piece->face->in_hand);
    }
}

TEST_P(Layout, NeitherDoItsDialogs) {
  const auto open = open_game(GetParam().scenario, GetParam().players, 5);
  const auto bot = open->bot("greedy");
  while (open->playing().at() < 40 && bot_answers(open->playing(), *bot)) {
  }
  TableScreen screen(open->playing(), still());
  for (const char* dialog :
       {"options", "timeline", "points", "skips", "why", "bag", "odds", "menu", "help", "log", "rules"})
    for (const Metrics& metrics : sizes_and_scales()) {
      Scene scene;
      screen.act({"open", 0, dialog});
      screen.build(scene, metrics);
      EXPECT_EQ(told(text_faults(scene, metrics)), "") << dialog << " at " << at_size(metrics);
      screen.act({"close", 0, ""});
    }
}

INSTANTIATE_TEST_SUITE_P(Table, Layout,
                         ::testing::Values(Game{"the_gathering", 1}, Game{"the_gathering", 4},
                                           Game{"elder_sign", 1}, Game{"elder_sign", 8},
                                           Game{"eldritch_horror", 1}, Game{"eldritch_horror", 8}),
                         [](const auto& each) {
                           return std::string(each.param.scenario) + "_" + std::to_string(each.param.players);
                         });

}  // namespace
}  // namespace misk::ui
