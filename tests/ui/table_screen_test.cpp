// The table's picture, mouse and keys: everything asked can be reached and clicked at every size, and the
// controls around the game work.
#include <gmock/gmock.h>

#include <numeric>
#include <set>

#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using Dialog = TableScreen::Dialog;
using Choices = std::vector<std::int32_t>;
using ::testing::HasSubstr;

/// A game after a bot's first answers, and a person at its table.
struct Table {
  Table(const std::string& scenario, int players, std::uint64_t seed, std::size_t answers,
        const Metrics& metrics = metrics_for(1600, 900), const Settings& settings = still(),
        const std::string& bot_name = "random")
      : open(open_game(scenario, players, seed)) {
    const auto bot = open->bot(bot_name);
    while (playing().at() < answers && bot_answers(playing(), *bot)) {
    }
    screen = std::make_unique<TableScreen>(playing(), settings);
    hand = std::make_unique<Hand>(*screen, metrics);
  }
  Playing& playing() { return open->playing(); }
  std::uint64_t hash() { return playing().game().session().hash(); }
  const game::RequestView& request() { return screen->view().request; }
  const Choices& last() { return playing().game().session().journal().back().choices; }

  std::unique_ptr<OpenGame> open;
  std::unique_ptr<TableScreen> screen;
  std::unique_ptr<Hand> hand;
};

// The same code lays out all sizes. The sanitizers are slow, so they get only the narrowest.
const std::vector<Metrics> kSizes =
    kSanitized ? std::vector{metrics_for(1280, 720)}
               : std::vector{metrics_for(1280, 720), metrics_for(1600, 900), metrics_for(2560, 1440)};

const Metrics kSmallest = metrics_for(640, 360);

using WhoPlays = std::pair<std::string, int>;

class Positions : public ::testing::TestWithParam<WhoPlays> {
 protected:
  /// Calls f with early, middle and late positions, and the end.
  void each_position(const std::vector<std::size_t>& answers, const std::function<void(Table&)>& f) {
    const auto& [scenario, players] = GetParam();
    for (const std::size_t n : answers) {
      Table table(scenario, players, 30 + n, n);
      SCOPED_TRACE("after " + std::to_string(table.playing().at()) + " answers: " + table.request().prompt);
      f(table);
      if (HasFailure()) return;
    }
  }
};

TEST_P(Positions, NoTextLiesOnAnotherAndEveryHitIsInTheWindow) {
  each_position({0, 3, 11, 26, 45, 70, 110, 160, 5000}, [](Table& table) {
    for (const Metrics& metrics : kSizes) {
      SCOPED_TRACE(at_size(metrics));
      Hand hand(*table.screen, metrics);
      const Scene& scene = hand.scene();
      const Rect window{0, 0, metrics.width, metrics.height};
      const auto found = overlaps(scene, metrics);
      EXPECT_TRUE(found.empty()) << told(found);
      for (std::size_t i = scene.barrier; i < scene.hits.size(); ++i) {
        const Hit& hit = scene.hits[i];
        const std::string name =
            hit.action.verb + " " + std::to_string(hit.action.number) + " " + hit.action.text;
        EXPECT_FALSE(hit.rect.empty()) << name;
        // A hand sticks out of the lower edge, and a map may be larger than its part of the table.
        const bool free = hit.piece && hit.action.verb != "option";
        EXPECT_TRUE(free ? window.overlaps(hit.rect) : window.holds(hit.rect)) << name;
      }
    }
  });
}

/// The options that a mouse cannot find: not in the prompt, not on their pieces, not in the list of all.
std::set<std::int32_t> out_of_reach(Table& table, const Metrics& metrics) {
  Hand hand(*table.screen, metrics);
  const std::uint64_t hash = table.hash();
  std::set<std::int32_t> missing;
  for (const game::OptionView& each : table.request().options) {
    const Hit* hit = table.screen->shown(hand.scene(), each.index);
    if (!hit || !hand.point_of(hit->action)) missing.insert(each.index);
  }
  if (!missing.empty() && table.screen->dialog() == Dialog::none) hand.click({"open", 0, "options"});
  while (!missing.empty()) {
    for (auto each = missing.begin(); each != missing.end();)
      each = hand.point_of({"option", *each, ""}) ? missing.erase(each) : std::next(each);
    if (!missing.empty() && !hand.click({"page", 1, ""})) break;
  }
  if (table.screen->dialog() != Dialog::none) hand.click({"close", 0, ""});
  EXPECT_EQ(table.hash(), hash) << "looking has answered";
  return missing;
}

TEST_P(Positions, EveryOptionCanBeReached) {
  std::vector<Metrics> sizes = kSizes;
  sizes.push_back(kSmallest);
  each_position({0, 1, 5, 14, 33, 60, 95, 140}, [&](Table& table) {
    for (const Metrics& metrics : sizes) {
      SCOPED_TRACE(at_size(metrics));
      EXPECT_THAT(out_of_reach(table, metrics), ::testing::IsEmpty());
    }
  });
}

TEST_P(Positions, InTheSmallestWindowThePlacesCanBeSeenAndClicked) {
  each_position({14, 60, 140}, [](Table& table) {
    Hand hand(*table.screen, kSmallest);
    if (table.screen->dialog() != Dialog::none) return;
    std::set<std::string> zones;
    for (const Region& region : table.screen->presentation().regions)
      if (region.layout == Layout::graph) zones.insert(region.zones.begin(), region.zones.end());
    std::size_t places = 0;
    const game::SeatView view = table.screen->view();
    for (const auto& [id, rect] : table.screen->placed()) {
      const game::ThingView* thing = view.find(id);
      if (!zones.count(view.zones[static_cast<std::size_t>(thing->zone)].name)) continue;
      ++places;
      EXPECT_GT(rect.w, 24) << thing->title;
      EXPECT_GT(rect.h, 14) << thing->title;
      EXPECT_TRUE(hand.point_of({"zoom", id, ""}) || hand.point_of({"piece", id, ""})) << thing->title;
    }
    EXPECT_GT(places, 0u);
  });
}

TEST_P(Positions, AClickGivesExactlyThatAnswer) {
  each_position({2, 9, 20, 48, 85}, [](Table& table) {
    const game::RequestView request = table.request();
    if (!request.mine || request.numeric || request.max > 1 ||
        (request.min == 0 && Playing::pass_of(request) < 0))
      return;
    const std::uint64_t hash = table.hash();
    const std::size_t at = table.playing().at();
    for (std::size_t i = 0; i < request.options.size() && i < 14; ++i)
      for (const Way way : {Way::pieces, Way::list}) {
        const std::int32_t index = request.options[i].index;
        ASSERT_TRUE(table.hand->answer({index}, way)) << request.options[i].text;
        ASSERT_EQ(table.playing().at(), at + 1) << request.options[i].text << ": " << table.screen->notice();
        EXPECT_EQ(table.last(), Choices{index}) << request.options[i].text;
        if (!table.hand->click({"undo", 0, ""})) table.hand->key("Z", false, true);  // under a dialog
        ASSERT_EQ(table.playing().at(), at);
        ASSERT_EQ(table.hash(), hash);
      }
  });
}

INSTANTIATE_TEST_SUITE_P(Table, Positions,
                         ::testing::Values(WhoPlays{"the_gathering", 1}, WhoPlays{"the_gathering", 4},
                                           WhoPlays{"elder_sign", 1}, WhoPlays{"elder_sign", 4},
                                           WhoPlays{"elder_sign", 8}, WhoPlays{"eldritch_horror", 1},
                                           WhoPlays{"eldritch_horror", 4}, WhoPlays{"eldritch_horror", 8}),
                         [](const auto& each) {
                           return each.param.first + "_" + std::to_string(each.param.second);
                         });

// --- around the game

TEST(TableScreen, AQuestionThatIsNotDrawnYetIsNotAnswered) {
  Table table("the_gathering", 1, 3, 6);
  ASSERT_FALSE(table.request().options.empty());
  const auto send = [&](Input::Kind kind, Point at, const std::string& key = "") {
    table.screen->input({kind, at, 0, 0, key, false, false, false, {}}, table.hand->metrics());
  };
  // Two clicks and two keys in one screen frame: the first of each answers, the second waits for the next
  // picture.
  std::size_t at = table.playing().at();
  const Action first{"option", table.request().options.front().index, ""};
  const auto place = table.hand->point_of(first);
  ASSERT_TRUE(place);
  for (int click = 0; click < 3; ++click) {
    send(Input::Kind::press, *place);
    send(Input::Kind::release, *place);
  }
  EXPECT_EQ(table.playing().at(), at + 1);
  table.hand->look();
  at = table.playing().at();
  for (int i = 0; i < 6; ++i) send(Input::Kind::key, {}, "1");
  EXPECT_LE(table.playing().at(), at + 1);
  for (int i = 0; i < 40 && table.playing().at() == at; ++i) table.hand->key("1");
  EXPECT_EQ(table.playing().at(), at + 1);
}

TEST(TableScreen, UndoAndRedoAreInTheBar) {
  Table table("the_gathering", 1, 3, 0);
  EXPECT_FALSE(table.hand->point_of({"undo", 0, ""})) << "there is nothing to take back";
  const std::uint64_t first = table.hash();
  ASSERT_TRUE(table.hand->answer({}, Way::list));
  const std::uint64_t second = table.hash();
  ASSERT_NE(first, second);
  ASSERT_TRUE(table.hand->click({"undo", 0, ""}));
  EXPECT_EQ(table.hash(), first);
  EXPECT_TRUE(table.hand->shows("Taken back"));
  EXPECT_FALSE(table.hand->point_of({"undo", 0, ""}));
  ASSERT_TRUE(table.hand->click({"redo", 0, ""}));
  EXPECT_EQ(table.hash(), second);
  EXPECT_FALSE(table.hand->point_of({"redo", 0, ""}));
  table.hand->key("Z", false, true);
  EXPECT_EQ(table.hash(), first);
  table.hand->key("Y", false, true);
  EXPECT_EQ(table.hash(), second);
}

TEST(TableScreen, TheTimeLineGoesWhereItIsClicked) {
  Table table("elder_sign", 2, 7, 40);
  Hand& hand = *table.hand;
  const Played plan = play_directly("elder_sign", 2, 7, "random", 40);
  ASSERT_TRUE(hand.click({"open", 0, "timeline"}));
  ASSERT_EQ(table.screen->dialog(), Dialog::timeline);
  EXPECT_TRUE(hand.shows("Answer 40 of 40"));
  const auto at = [&](std::size_t n) {
    EXPECT_EQ(table.playing().at(), n);
    EXPECT_EQ(table.hash(), plan.hashes[n]);
    EXPECT_TRUE(hand.shows("Answer " + std::to_string(n) + " of 40"));
    EXPECT_EQ(table.screen->dialog(), Dialog::timeline) << "it stays open";
  };
  ASSERT_TRUE(hand.click({"go", 12, ""}));
  at(12);
  ASSERT_TRUE(hand.click({"go", 31, ""}));
  at(31);
  hand.key("Left");
  at(30);
  hand.key("Right");
  at(31);
  hand.key("Home");
  at(0);
  hand.key("Left");
  at(0);
  hand.key("End");
  at(40);
  hand.key("Right");
  at(40);
  // Every position has a place on the time line.
  for (int n = 0; n <= 40; ++n) EXPECT_TRUE(hand.point_of({"go", n, ""})) << n;
  hand.key("Escape");
  EXPECT_EQ(table.screen->dialog(), Dialog::none);
  hand.key("T");
  EXPECT_EQ(table.screen->dialog(), Dialog::timeline);
}

TEST(TableScreen, PointsAreNamedAndGoneBackTo) {
  Table table("the_gathering", 2, 5, 8);
  Hand& hand = *table.hand;
  const std::uint64_t hash = table.hash();
  ASSERT_TRUE(hand.click({"open", 0, "points"}));
  EXPECT_TRUE(hand.shows("None yet"));
  ASSERT_TRUE(hand.click({"type", 0, ""}));
  hand.key("T");  // letters are typed text now
  hand.type("The ");
  hand.type("d\xC3\xB6\xC3\xB6");
  hand.key("Backspace");
  hand.type("r");
  EXPECT_EQ(table.screen->dialog(), Dialog::points);
  EXPECT_TRUE(hand.shows("The d\xC3\xB6r|"));
  hand.key("Backspace");
  hand.key("Backspace");
  hand.type("oor");
  const Hit* keep = hand.find("point", "The door");
  ASSERT_TRUE(keep);
  ASSERT_TRUE(hand.click(keep->action));
  EXPECT_EQ(table.playing().points(), (std::vector<game::SavePoint>{{"The door", 8}}));
  EXPECT_TRUE(hand.shows("The door"));
  // By the keyboard, with Enter.
  if (table.screen->dialog() == Dialog::none) hand.click({"open", 0, "points"});
  ASSERT_TRUE(hand.click({"type", 0, ""}));
  hand.type("Again");
  hand.key("Enter");
  EXPECT_EQ(table.playing().points().size(), 2u);
  hand.key("Escape");
  hand.key("Escape");
  EXPECT_EQ(table.screen->dialog(), Dialog::none);
  hand.key("F5");  // the key that needs no name
  EXPECT_EQ(table.playing().points().size(), 3u);
  const auto bot = table.open->bot("random");
  while (table.playing().at() < 15) bot_answers(table.playing(), *bot);
  hand.look();
  hand.key("F9");
  ASSERT_EQ(table.screen->dialog(), Dialog::points);
  ASSERT_TRUE(hand.click({"go", 8, ""}));
  EXPECT_EQ(table.hash(), hash);
  EXPECT_EQ(table.playing().length(), 15u);
}

TEST(TableScreen, WhatIsPassedIsSetInItsDialog) {
  // A moment with an option that a rule can be set for.
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Table table("the_gathering", 2, seed, 0);
    const auto bot = table.open->bot("random");
    std::string trigger;
    while (trigger.empty() && bot_answers(table.playing(), *bot) && table.playing().asked() >= 0) {
      const game::RequestView& request = table.request();
      if (request.from == kernel::FrameKind::timing && Playing::pass_of(request) >= 0)
        for (const game::OptionView& each : request.options)
          if (trigger.empty()) trigger = table.playing().trigger_of(request, each);
    }
    if (trigger.empty()) continue;
    Hand& hand = *table.hand;
    hand.look();
    ASSERT_TRUE(hand.click({"open", 0, "skips"}));
    const auto rule = [&]() -> std::string {
      const auto found = table.playing().rules().find(trigger);
      return found == table.playing().rules().end() ? "ask"
             : found->second == SkipRule::always    ? "always"
                                                    : "never";
    };
    EXPECT_TRUE(hand.shows(trigger));
    for (const char* next : {"always", "never", "ask"}) {
      ASSERT_TRUE(hand.click({"rule", 0, trigger}));
      EXPECT_EQ(rule(), next);
      EXPECT_TRUE(hand.shows(next));
      EXPECT_EQ(table.screen->dialog(), Dialog::skips) << "it stays open";
    }
    const std::string window = table.playing().game().kernel().image().windows.front().name;
    ASSERT_TRUE(hand.click({"stop", 0, window}));
    EXPECT_FALSE(table.playing().stops().at(window));
    ASSERT_TRUE(hand.click({"stop", 0, window}));
    EXPECT_TRUE(table.playing().stops().at(window));
    ASSERT_TRUE(hand.click({"stop", 0, window}));
    EXPECT_EQ(table.playing().stops().count(window), 0u) << "as usual";
    const std::size_t at = table.playing().at();
    const std::int32_t pass = Playing::pass_of(table.request());
    ASSERT_TRUE(hand.click({"skip", 0, ""}));
    EXPECT_GT(table.playing().at(), at);
    EXPECT_EQ(table.playing().game().session().journal()[at].choices, Choices{pass});
    return;
  }
  FAIL() << "no game offers a reaction";
}

/// True if the scene shows titles or components of the seat's hand.
bool tells_of(const Scene& scene, const game::SeatView& view, std::string& what) {
  for (const game::ZoneView& zone : view.zones) {
    if (zone.name != "hand" || zone.player != view.seat) continue;
    for (const kernel::ComponentId id : zone.cards) {
      const game::ThingView* thing = view.find(id);
      what = thing ? thing->title : "";
      for (const Item& item : scene.items) {
        if (const Piece* piece = std::get_if<Piece>(&item); piece && piece->id == id) return true;
        if (const Text* text = std::get_if<Text>(&item);
            text && !what.empty() && text->text.find(what) != std::string::npos)
          return true;
      }
      for (const Hit& hit : scene.hits)
        if (hit.piece == id || (!what.empty() && hit.tip.find(what) != std::string::npos)) return true;
    }
  }
  return false;
}

TEST(TableScreen, TheCurtainHidesWhatTheOtherSeatHolds) {
  Settings settings = still();
  settings.hot_seat = true;
  Table table("the_gathering", 2, 6, 0, metrics_for(1600, 900), settings);
  Hand& hand = *table.hand;
  EXPECT_EQ(table.screen->dialog(), Dialog::none) << "whoever begins the game sits there";
  const auto bot = table.open->bot("random");
  int curtains = 0;
  for (int i = 0; i < 60 && table.playing().asked() >= 0; ++i) {
    const int before = table.playing().asked();
    // The pointer is on a card of the hand, which is then hidden.
    const auto pieces = table.screen->placed();
    for (const auto& [id, placed] : pieces)
      if (placed.y > 740) hand.mouse(Input::Kind::move, {placed.centre().x, 860});
    ASSERT_TRUE(bot_answers(table.playing(), *bot));
    hand.look();
    if (table.playing().asked() < 0 || table.playing().asked() == before) {
      EXPECT_NE(table.screen->dialog(), Dialog::curtain) << "the same person goes on";
      continue;
    }
    ++curtains;
    ASSERT_EQ(table.screen->dialog(), Dialog::curtain);
    std::string what;
    const auto hidden = [&] {
      EXPECT_EQ(table.screen->dialog(), Dialog::curtain);
      EXPECT_FALSE(tells_of(hand.scene(), table.screen->view(), what)) << what;
      for (const Item& item : hand.scene().items) EXPECT_FALSE(std::get_if<Piece>(&item));
      EXPECT_EQ(focus_order(hand.scene()), (std::vector<Action>{{"curtain", 0, ""}}));
    };
    hidden();
    EXPECT_TRUE(
        hand.shows(table.screen->view().seats[static_cast<std::size_t>(table.playing().asked())].name));
    const std::uint64_t hash = table.hash();
    for (const char* key : {"1", "X", "Z", "Escape", "Tab", "Left", "L", "N", "A", "F5", "F9"}) {
      hand.key(key);
      hidden();
    }
    for (const int button : {0, 1, 2}) {
      hand.click(Point{800, 860}, button);
      hand.click(Point{30, 20}, button);
      hidden();
    }
    hand.wheel({800, 400}, 1);
    hidden();
    EXPECT_EQ(table.hash(), hash) << "something was done behind the curtain";
    if (curtains % 2) {
      ASSERT_TRUE(hand.click({"curtain", 0, ""}));
    } else {
      hand.key("Enter");
    }
    EXPECT_NE(table.screen->dialog(), Dialog::curtain);
  }
  EXPECT_GT(curtains, 3);
  // Undo to the other player's question draws the curtain too.
  const int now = table.playing().asked();
  while (table.playing().undo() && table.playing().asked() == now) {
  }
  ASSERT_NE(table.playing().asked(), now);
  hand.look();
  EXPECT_EQ(table.screen->dialog(), Dialog::curtain);
}

TEST(TableScreen, WithoutHotSeatThereIsNoCurtain) {
  Table table("the_gathering", 2, 6, 0);
  const auto bot = table.open->bot("random");
  for (int i = 0; i < 30 && bot_answers(table.playing(), *bot); ++i) {
    table.hand->look();
    ASSERT_NE(table.screen->dialog(), Dialog::curtain);
  }
}

/// A position with a question that has this property.
std::unique_ptr<Table> find_question(const std::string& scenario, int players, const std::string& bot_name,
                                     const std::function<bool(Table&)>& wanted, std::uint64_t from = 1) {
  for (std::uint64_t seed = from; seed < from + 12; ++seed) {
    auto table = std::make_unique<Table>(scenario, players, seed, 0);
    const auto bot = table->open->bot(bot_name);
    do {
      if (table->playing().asked() < 0) break;
      table->hand->look();
      if (wanted(*table)) return table;
    } while (bot_answers(table->playing(), *bot));
  }
  return nullptr;
}

TEST(TableScreen, EveryKindOfQuestionCanBeAnswered) {
  const std::pair<const char*, std::function<bool(const game::RequestView&)>> kinds[] = {
      {"a window",
       [](const auto& r) { return r.from == kernel::FrameKind::window && Playing::pass_of(r) >= 0; }},
      {"a reaction", [](const auto& r) { return r.from == kernel::FrameKind::timing; }},
      {"several", [](const auto& r) { return !r.numeric && r.max > 1; }},
      {"one or none",
       [](const auto& r) { return !r.numeric && r.max == 1 && r.min == 0 && Playing::pass_of(r) < 0; }},
      {"a long list", [](const auto& r) { return r.options.size() > 14; }}};
  for (const auto& kind : kinds) {
    const auto& name = kind.first;
    const auto& wanted = kind.second;
    int found = 0;
    for (const std::string& scenario : kScenarios) {
      const auto table =
          find_question(scenario, 4, "random", [&](Table& each) { return wanted(each.request()); });
      if (!table) continue;
      ++found;
      for (const Metrics& metrics : kSizes)
        EXPECT_THAT(out_of_reach(*table, metrics), ::testing::IsEmpty()) << name << " of " << scenario;
      if (kSanitized) break;  // the search for a missing kind takes long
    }
    EXPECT_GT(found, 0) << name << " is never asked";
  }
}

TEST(TableScreen, ADialogIsMovedAsideAndBack) {
  const auto table = find_question("eldritch_horror", 2, "random", [](Table& each) {
    return each.request().options.size() > 9 && each.screen->dialog() == Dialog::none;
  });
  ASSERT_TRUE(table);
  Hand& hand = *table->hand;
  const auto in_dialog = [&] { return hand.scene().barrier > 0; };
  ASSERT_TRUE(hand.click({"open", 0, "options"}));
  ASSERT_TRUE(in_dialog());
  ASSERT_TRUE(hand.click({"aside", 0, ""}));
  EXPECT_FALSE(in_dialog()) << "the table is to be seen";
  EXPECT_TRUE(hand.shows("Back to the choice"));
  // It can be shown enlarged.
  std::optional<Point> point;
  for (const auto& [id, placed] : table->screen->placed())
    if (!point) point = hand.point_of({"zoom", id, ""});
  ASSERT_TRUE(point);
  hand.click(*point, 1);
  EXPECT_EQ(table->screen->dialog(), Dialog::options) << "looking has closed the dialog";
  ASSERT_TRUE(hand.click({"aside", 0, ""}));
  EXPECT_TRUE(in_dialog());
  hand.key("A");
  EXPECT_FALSE(in_dialog());
  hand.key("A");
  EXPECT_TRUE(in_dialog());
  hand.key("Escape");
  EXPECT_EQ(table->screen->dialog(), Dialog::none);
  EXPECT_FALSE(hand.shows("Back to the choice")) << "nothing is aside";
  hand.key("A");
  EXPECT_FALSE(hand.shows("Back to the choice")) << "nothing is aside";
}

TEST(TableScreen, DialogsAreWholeAndCloseWithoutTrace) {
  Table table("the_gathering", 1, 3, 4);
  for (const char* dialog : {"menu", "log", "help", "points", "skips", "why", "odds", "bag", "timeline"}) {
    ASSERT_TRUE(table.screen->act({"open", 0, dialog})) << dialog;
    table.hand->look();
    EXPECT_GT(table.hand->scene().barrier, 0u) << dialog;
    for (const Metrics& metrics : kSizes) {
      SCOPED_TRACE(dialog + (" at " + at_size(metrics)));
      const Hand other(*table.screen, metrics);
      const auto found = overlaps(other.scene(), metrics);
      // The menu next to a piece and the time line do not shade the table, so its texts are below theirs.
      EXPECT_TRUE(found.empty() || table.screen->dialog() == Dialog::timeline) << told(found);
      const Rect window{0, 0, metrics.width, metrics.height};
      for (std::size_t i = other.scene().barrier; i < other.scene().hits.size(); ++i)
        EXPECT_TRUE(window.holds(other.scene().hits[i].rect));
    }
    table.hand->look();
    ASSERT_TRUE(table.hand->click({"close", 0, ""})) << dialog;
    EXPECT_EQ(table.screen->dialog(), Dialog::none);
    EXPECT_FALSE(table.hand->shows("Back to the choice")) << dialog;
  }
}

TEST(TableScreen, AmongAFewNumbersEachHasAButton) {
  const auto table = find_question(
      "eldritch_horror", 1, "random",
      [](Table& each) {
        const int apart = each.request().max - each.request().min;
        return each.request().numeric && apart > 0 && apart <= 3;
      },
      4);
  ASSERT_TRUE(table);
  Hand& hand = *table->hand;
  const std::int32_t min = table->request().min, max = table->request().max;
  EXPECT_FALSE(hand.point_of({"number", min - 1, ""}));
  EXPECT_FALSE(hand.point_of({"number", max + 1, ""}));
  ASSERT_TRUE(hand.click({"number", max, ""}));
  EXPECT_EQ(table->last(), Choices{max});
  ASSERT_TRUE(hand.click({"undo", 0, ""}));
  for (int i = 0; i < 5; ++i) hand.key("Down");
  hand.key("Up");
  hand.key("Enter");
  EXPECT_EQ(table->last(), Choices{min + 1});
  ASSERT_TRUE(hand.click({"undo", 0, ""}));
  if (max > 9 || max < 1) return;
  hand.key(std::to_string(max));
  EXPECT_EQ(table->last(), Choices{max}) << "a digit is the number itself";
}

TEST(TableScreen, AnAmountIsTakenByStepperOrKeys) {
  const auto table = find_question(
      "eldritch_horror", 1, "random",
      [](Table& each) { return each.request().numeric && each.request().max - each.request().min > 3; }, 4);
  ASSERT_TRUE(table);
  Hand& hand = *table->hand;
  const std::int32_t min = table->request().min, max = table->request().max;
  const std::size_t at = table->playing().at();
  EXPECT_FALSE(hand.point_of({"amount", -1, ""})) << "not below the least";
  ASSERT_TRUE(hand.click({"amount", 1, ""}));
  EXPECT_TRUE(hand.shows(std::to_string(min + 1) + "  ("));
  for (int n = min + 1; n < max; ++n) ASSERT_TRUE(hand.click({"amount", 1, ""}));
  EXPECT_FALSE(hand.point_of({"amount", 1, ""})) << "not above the most";
  ASSERT_TRUE(hand.click({"amount", -1, ""}));
  ASSERT_TRUE(hand.click({"amount", 1, ""}));
  ASSERT_TRUE(hand.click({"confirm", 0, ""}));
  EXPECT_EQ(table->last(), Choices{max});
  ASSERT_TRUE(hand.click({"undo", 0, ""}));
  ASSERT_EQ(table->playing().at(), at);
  for (int i = 0; i < 5; ++i) hand.key("Down");
  hand.key("Up");
  hand.key("Enter");
  EXPECT_EQ(table->last(), Choices{min + 1});
}

TEST(TableScreen, TheChosenOrderIsTheAnswers) {
  Table table("the_gathering", 1, 2, 0);  // the cards to set aside: any number
  Hand& hand = *table.hand;
  ASSERT_GT(table.request().max, 3);
  const auto choose = [&](const Choices& order) {
    for (const std::int32_t index : order) {
      std::uint16_t id = 0;
      for (const game::OptionView& each : table.request().options)
        if (each.index == index) id = each.comp;
      ASSERT_TRUE(hand.click({"piece", id, ""})) << index;
    }
  };
  choose({3, 0, 2});
  EXPECT_TRUE(hand.shows("Take 3"));
  ASSERT_TRUE(hand.click({"confirm", 0, ""}));
  EXPECT_EQ(table.last(), (Choices{3, 0, 2}));
  ASSERT_TRUE(hand.click({"undo", 0, ""}));
  // Choosing it again removes it.
  choose({1, 4, 1, 0});
  ASSERT_TRUE(hand.click({"confirm", 0, ""}));
  EXPECT_EQ(table.last(), (Choices{4, 0}));
  ASSERT_TRUE(hand.click({"undo", 0, ""}));
  // In the dialog a click moves a line up, and dragging moves it to another's place.
  choose({0, 1, 2, 3});
  ASSERT_TRUE(hand.click({"open", 0, "order"}));
  ASSERT_TRUE(hand.click({"order", 2, ""}));  // 0 2 1 3
  const auto line = [&](int n) { return *hand.point_of({"order", n, ""}); };
  hand.drag(line(0), line(3));  // 2 1 3 0
  hand.drag(line(2), line(0));  // 3 2 1 0
  ASSERT_TRUE(hand.click({"confirm", 0, ""}));
  EXPECT_EQ(table.last(), (Choices{3, 2, 1, 0}));
  ASSERT_TRUE(hand.click({"undo", 0, ""}));
  hand.key("Escape");
  ASSERT_TRUE(hand.click({"confirm", 0, ""}));
  EXPECT_EQ(table.last(), Choices{}) << "none is an answer, too";
}

TEST(TableScreen, ACardDraggedOntoItsTargetIsTheOptionThatJoinsThem) {
  int dragged = 0;
  for (const std::string& scenario : kScenarios)
    find_question(scenario, 1, "random", [&](Table& each) {
      const game::RequestView request = each.request();
      if (!request.mine || request.numeric || request.max != 1 || each.screen->dialog() != Dialog::none)
        return false;
      for (const game::OptionView& option : request.options) {
        if (!option.comp || !option.target || option.comp == option.target) continue;
        const auto same =
            std::count_if(request.options.begin(), request.options.end(), [&](const auto& other) {
              return (other.comp == option.comp && other.target == option.target) ||
                     (other.comp == option.target && other.target == option.comp);
            });
        // The mouse picks it up wherever it is visible, and drops it on a free point of its target.
        const auto from = each.hand->point_of({"piece", option.comp, ""});
        const auto to = each.hand->point_of({"piece", option.target, ""});
        if (same != 1 || !from || !to) continue;
        const std::size_t at = each.playing().at();
        each.hand->drag(*from, *to);
        EXPECT_EQ(each.playing().at(), at + 1) << option.text;
        if (each.playing().at() != at + 1) return true;
        EXPECT_EQ(each.last(), Choices{option.index}) << option.text;
        each.hand->click({"undo", 0, ""});
        ++dragged;
        break;
      }
      return dragged > 12 || ::testing::Test::HasFailure();
    });
  EXPECT_GT(dragged, 3) << "hardly anything could be dragged";
}

TEST(TableScreen, TheRightButtonShowsACardLarge) {
  Table table("the_gathering", 1, 3, 4);
  Hand& hand = *table.hand;
  const auto& view = table.screen->view();
  int looked = 0;
  Settings settings = still();
  settings.auto_zoom = false;  // pointing alone must not show it
  table.screen->set_settings(settings);
  const auto large = [&](const std::string& title) {
    for (const Item& item : hand.scene().items)
      if (const Piece* piece = std::get_if<Piece>(&item);
          piece && !piece->id && piece->face && piece->face->title == title && piece->rect.x > 1290)
        return true;
    return false;
  };
  for (const game::ZoneView& zone : view.zones)
    for (const kernel::ComponentId id : zone.cards) {
      const game::ThingView* thing = view.find(id);
      auto at = hand.point_of({"piece", id, ""});
      if (!at) at = hand.point_of({"zoom", id, ""});
      if (!thing || !at) continue;
      hand.click(*at, 1);
      EXPECT_TRUE(large(thing->title)) << thing->title;
      ++looked;
      hand.key("Escape");
      EXPECT_FALSE(large(thing->title)) << thing->title;
    }
  EXPECT_GT(looked, 4);
  EXPECT_EQ(table.playing().at(), 4u) << "looking has answered";
}

// Four of six woods are in play, unrevealed. The subtitle would tell which.
TEST(TableScreen, APlaceThatIsNotRevealedDoesNotTellWhichItIs) {
  Table table("the_devourer_below", 1, 3, 4);
  int woods = 0;
  for (const Item& item : table.hand->scene().items) {
    const Piece* piece = std::get_if<Piece>(&item);
    const game::ThingView* thing = piece && piece->id ? table.screen->view().find(piece->id) : nullptr;
    if (!thing || thing->title != "Arkham Woods" || thing->side != 0) continue;
    EXPECT_EQ(piece->face->subtitle, "");
    ++woods;
  }
  EXPECT_GE(woods, 3);
}

// Like cards from `misk import`: the large card has a note on how much is scripted.
TEST(TableScreen, ACardThatIsLookedAtSaysItsStatus) {
  const misk::test::Folder folder;
  folder.spill("lamps/pack.yaml",
               "schema: 1\nid: lamps\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Lamps\nkind: cards\n"
               "game: arkham\nlanguages: [en]\n");
  const std::string deck = "name: x\ninvestigator: roland_banks\ncards:\n";
  std::string cards;
  for (const char* status : {"stub", "scripted", "complete"}) {
    folder.spill(std::string("lamps/cards/") + status + "_lamp.lua",
                 std::string("return asset { name = \"Lamp ") + status +
                     "\", class = \"neutral\", cost = 0, status = \"" + status +
                     "\",\n-- TODO: It hums.\n}\n");
    // Five of them, all in the opening hand.
    cards += std::string("  ") + status + (std::string(status) == "stub" ? "_lamp: 1\n" : "_lamp: 2\n");
  }
  folder.spill("deck.yaml", deck + cards);
  const game::Catalog catalog({MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards", folder / "lamps"});
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  setup.deck_files = {folder / "deck.yaml"};
  const std::unique_ptr<OpenGame> open = OpenGame::start(catalog, setup, "");
  Settings settings = still();
  settings.auto_zoom = false;
  TableScreen screen(open->playing(), settings);
  Hand hand(screen, metrics_for(1600, 900));
  std::set<std::string> seen;
  for (const game::ZoneView& zone : screen.view().zones)
    for (const kernel::ComponentId id : zone.cards) {
      const game::ThingView* thing = screen.view().find(id);
      const auto at = hand.point_of({"piece", id, ""});
      if (!thing || !at || !thing->title.starts_with("Lamp ")) continue;
      const std::string status = thing->title.substr(5);
      hand.click(*at, 1);
      std::string told;
      for (const Item& item : hand.scene().items)
        if (const Text* text = std::get_if<Text>(&item)) told += text->text + "\n";
      EXPECT_THAT(told, HasSubstr(status == "stub" ? "_stub: 1 sentence not scripted_" : "_" + status + "_"));
      seen.insert(status);
      hand.key("Escape");
    }
  EXPECT_EQ(seen, (std::set<std::string>{"stub", "scripted", "complete"}));
}

TEST(TableScreen, ArrowsGoWhereTheyPoint) {
  Table table("the_gathering", 1, 3, 0);
  Hand& hand = *table.hand;
  const auto ringed = [&]() -> const Hit* {
    for (std::size_t i = hand.scene().barrier; i < hand.scene().hits.size(); ++i)
      if (const Hit& hit = hand.scene().hits[i]; hit.action && hand.has_ring(hit.action)) return &hit;
    return nullptr;
  };
  hand.key("Tab");
  ASSERT_TRUE(ringed()) << "the ring is to be seen";
  for (const auto& [key, dx, dy] :
       {std::tuple{"Right", 1.F, 0.F}, {"Left", -1.F, 0.F}, {"Down", 0.F, 1.F}, {"Up", 0.F, -1.F}}) {
    hand.key("Tab");
    const Hit* before = ringed();
    ASSERT_TRUE(before);
    const Point from = before->rect.centre();
    const Action old = before->action;
    hand.key(key);
    const Hit* after = ringed();
    ASSERT_TRUE(after) << key;
    const Point to = after->rect.centre();
    if (!(after->action == old)) {
      EXPECT_GT((to.x - from.x) * dx + (to.y - from.y) * dy, 0) << key;
    }
  }
  hand.key("Escape");
  EXPECT_FALSE(ringed()) << "Escape takes the ring away";
  hand.key("Tab");
  const Action first = ringed()->action;
  hand.key("Tab");
  hand.key("Tab", true);
  EXPECT_EQ(ringed()->action, first) << "Shift+Tab goes back";
}

TEST(TableScreen, SpacePassesAndOnlyWhereOneMay) {
  Table table("the_gathering", 1, 3, 1);
  const auto bot = table.open->bot("random");
  int passed = 0, refused = 0;
  for (int i = 0; i < 60 && table.playing().asked() >= 0; ++i) {
    table.hand->look();
    const std::int32_t pass = Playing::pass_of(table.request());
    const std::size_t at = table.playing().at();
    table.hand->key("Space");
    if (pass >= 0) {
      ASSERT_EQ(table.playing().at(), at + 1);
      EXPECT_EQ(table.last(), Choices{pass});
      ++passed;
    } else {
      ASSERT_EQ(table.playing().at(), at);
      ++refused;
      bot_answers(table.playing(), *bot);
    }
  }
  EXPECT_GT(passed, 0);
  EXPECT_GT(refused, 0);
}

TEST(TableScreen, AnotherSeatsThingsAreShownButNotItsHand) {
  Table table("the_gathering", 3, 4, 60);
  Hand& hand = *table.hand;
  if (table.screen->dialog() != Dialog::none) hand.key("Escape");
  const int asked = table.playing().asked();
  const std::size_t at = table.playing().at();
  // Zones that are drawn only for the shown seat.
  std::set<std::string> own, everybodys;
  for (const Region& region : table.screen->presentation().regions)
    if (region.area != Area::hand)
      for (const std::string& zone : region.zones) (region.of_seat ? own : everybodys).insert(zone);
  for (const std::string& zone : everybodys) own.erase(zone);
  int shown = 0, left_out = 0;
  for (int seat = 0; seat < 3; ++seat) {
    ASSERT_TRUE(hand.click({"seat", seat, ""}));
    EXPECT_EQ(table.playing().asked(), asked);
    const auto placed = table.screen->placed();
    for (const game::ZoneView& zone : table.screen->view().zones) {
      if (zone.name == "hand") {
        EXPECT_EQ(zone.cards.size(), zone.player == asked ? static_cast<std::size_t>(zone.count) : 0u);
        for (const kernel::ComponentId id : zone.cards)
          EXPECT_TRUE(placed.count(id)) << "one's own hand stays";
        continue;
      }
      if (!own.count(zone.name) || zone.player < 0 || zone.player == seat) continue;
      for (const kernel::ComponentId id : zone.cards) {
        ++left_out;
        EXPECT_FALSE(placed.count(id))
            << table.playing().game().name(id) << " is seat " << zone.player << "'s";
      }
    }
    for (const auto& [id, where] : placed)
      if (const game::ThingView* thing = table.screen->view().find(id))
        if (const auto& zone = table.screen->view().zones[static_cast<std::size_t>(thing->zone)];
            own.count(zone.name))
          shown += zone.player == seat;
  }
  EXPECT_GT(shown, 0);
  EXPECT_GT(left_out, 0);
  hand.key("N");
  EXPECT_EQ(table.playing().at(), at);
}

TEST(TableScreen, MovesOnlyWithAnimation) {
  Settings settings;
  settings.animation = 1;
  settings.pace = Pace::fast;
  Table table("the_gathering", 1, 3, 3, metrics_for(1600, 900), settings);
  const auto bot = table.open->bot("random");
  table.screen->tick(1);
  bot_answers(table.playing(), *bot);
  table.hand->look();
  EXPECT_TRUE(table.screen->moving());
  EXPECT_TRUE(table.screen->tick(1.1));
  EXPECT_TRUE(table.screen->tick(5)) << "the last picture";
  EXPECT_FALSE(table.screen->moving());
  settings.animation = 0;
  table.screen->set_settings(settings);
  bot_answers(table.playing(), *bot);
  table.hand->look();
  EXPECT_FALSE(table.screen->moving());
}

TEST(TableScreen, SaysWhatItWants) {
  Table table("the_gathering", 1, 3, 3);
  EXPECT_FALSE(table.screen->wish());
  for (const auto& [text, kind] : {std::pair{"settings", Wish::Kind::settings},
                                   {"menu", Wish::Kind::menu},
                                   {"again", Wish::Kind::again},
                                   {"quit", Wish::Kind::quit}}) {
    table.hand->key("F10");
    ASSERT_TRUE(table.hand->click({"wish", 0, text})) << text;
    const Wish* wish = table.screen->wish();
    ASSERT_TRUE(wish);
    EXPECT_EQ(wish->kind, kind);
    EXPECT_FALSE(table.screen->wish()) << "once";
  }
}

TEST(TableScreen, TellsWhatHappensNowAndWhatWaitsWhenSomebodyWantsToKnow) {
  Table table("the_gathering", 1, 3, 20);
  EXPECT_TRUE(table.hand->shows("NOW"));
  EXPECT_FALSE(table.hand->shows("Round: "));
  ASSERT_TRUE(table.hand->click({"stack", 0, ""}));
  EXPECT_TRUE(table.hand->shows("innermost on top"));
  EXPECT_TRUE(table.hand->shows("Round: Investigation phase"));  // never what scripts call the step
  ASSERT_TRUE(table.hand->click({"stack", 0, ""}));
  EXPECT_FALSE(table.hand->shows("Round: "));
}

}  // namespace
}  // namespace misk::ui
