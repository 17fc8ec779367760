// A view never contains data that its seat may not see. In random games of all three games every seat's view
// is checked after every answer.
#include "game/seat_view.hpp"
#include "catalog/listing.hpp"

#include <gtest/gtest.h>

#include "table_support.hpp"

namespace misk::game {
namespace {

using kernel::ComponentId;
using nlohmann::json;
using ui::test::bundled;

/// Every component in a table_view: `card`, `cards`, `links` and regions that are plain lists.
void named(const json& value, const std::string& key, std::vector<int>& out) {
  if (value.is_number_integer() && (key == "card" || key == "cards" || key == "links"))
    out.push_back(value.get<int>());
  if (value.is_array())
    for (const json& each : value) named(each, key, out);
  if (value.is_object())
    for (const auto& [name, each] : value.items())
      named(each, key == "regions" && each.is_array() ? "cards" : name, out);
}

/// Every text in a JSON value.
void texts(const json& value, std::string& out) {
  if (value.is_string()) out += value.get<std::string>() + "\n";
  if (value.is_structured())
    for (const json& each : value) texts(each, out);
}

class Seats : public ::testing::TestWithParam<std::pair<const char*, int>> {
 protected:
  void SetUp() override {
    scripts_ = scripts_for(bundled(), GetParam().first);
    setup_.scenario = GetParam().first;
    setup_.seed = 40 + static_cast<std::uint64_t>(GetParam().second);
    setup_.avatars = draw_avatars(playable_avatars(bundled(), *scripts_), GetParam().second, setup_.seed);
    game_ = std::make_unique<Game>(bundled(), *scripts_, setup_);
    game_->start(setup_.seed);
    bot_.begin(setup_.seed);
  }

  /// Gives one random answer. False at the end.
  bool answer() {
    if (game_->status() != kernel::Status::asking) return false;
    const auto part = static_cast<std::size_t>(waiting_part(game_->kernel().request()));
    std::vector<std::int32_t> choices;
    bot_.choose(*game_, part, choices);
    return game_->answer(game_->kernel().request().parts[part].player, choices);
  }

  void check(const SeatView& view) {
    const kernel::Kernel& k = game_->kernel();
    const auto seat = static_cast<std::uint8_t>(view.seat);
    // A seat sees the options of its open question, wherever they are.
    std::set<ComponentId> offered;
    bool asked = false;
    for (const kernel::Part& part : k.request().parts) {
      if (part.answered || part.player != seat || asked || !k.request().open) continue;
      asked = true;
      for (std::uint32_t i = 0; !part.numeric && i < part.count; ++i)
        for (const ComponentId id :
             {k.request().options[part.first + i].comp, k.request().options[part.first + i].target})
          offered.insert(id);
    }
    const auto may = [&](int id) {
      return id == 0 || (k.valid(id) && (game_->visible(static_cast<ComponentId>(id), seat) ||
                                         offered.count(static_cast<ComponentId>(id))));
    };
    const auto told = [&](int id) { return game_->name(static_cast<ComponentId>(id)) + " is shown"; };

    for (const ThingView& thing : view.things) {
      EXPECT_TRUE(may(thing.id)) << told(thing.id);
      EXPECT_TRUE(may(thing.parent)) << told(thing.parent) << " under " << thing.title;
      EXPECT_TRUE(may(thing.place)) << told(thing.place) << " as the place of " << thing.title;
    }
    for (std::size_t z = 0; z < view.zones.size(); ++z) {
      const ZoneView& zone = view.zones[z];
      EXPECT_EQ(zone.count, k.state().zones[z].count);
      for (const ComponentId id : zone.cards)
        EXPECT_TRUE(game_->visible(id, seat)) << told(id) << " in " << zone.name;
      const auto& kind = k.image().zones[k.zone_kind(static_cast<int>(z))];
      if (kind.visible == kernel::Visible::owner && zone.player >= 0 && zone.player != view.seat &&
          zone.count > 0) {
        for (const ComponentId id : zone.cards)  // except cards shown to everybody
          EXPECT_TRUE(k.component(id).seen >> seat & 1)
              << told(id) << " in the " << zone.name << " of another";
      }
    }
    EXPECT_EQ(view.request.mine, asked);
    EXPECT_TRUE(asked || view.request.options.empty()) << "options of another's question";
    for (const OptionView& option : view.request.options) {
      EXPECT_TRUE(offered.count(option.comp)) << option.text;
      EXPECT_TRUE(offered.count(option.target)) << option.text;
    }
    EXPECT_TRUE(may(view.request.subject)) << told(view.request.subject) << " as what the question is about";
    for (const FrameView& frame : view.stack)
      EXPECT_TRUE(may(frame.source)) << told(frame.source) << " on the stack";
    std::vector<int> ids;
    named(view.table, "", ids);
    for (const int id : ids) EXPECT_TRUE(may(id)) << told(id) << " by table_view";

    // The view must not contain names of cards in another hand. (Rules texts name other cards, so faces are
    // left out; resolving effects are public.)
    std::string all = view.request.prompt + "\n";
    texts(view.table, all);
    for (const FrameView& frame : view.stack) all += frame.text + "\n";
    for (const ThingView& thing : view.things) texts(thing.marks, all);
    std::set<std::string> known;
    for (ComponentId id = 1; id <= k.state().component_count; ++id)
      if (may(id)) known.insert(game_->name(id));
    for (int i = 0; i < k.state().depth; ++i) known.insert(game_->name(k.state().frames[i].comp));
    for (int z = 0; z < k.state().zone_count; ++z) {
      const auto& kind = k.image().zones[k.zone_kind(z)];
      if (kind.visible != kernel::Visible::owner || k.zone_player(z) == view.seat) continue;
      k.each_in_zone(z, [&](ComponentId id) {
        ++hidden_;
        const std::string name = game_->name(id);
        EXPECT_TRUE(known.count(name) || all.find(name) == std::string::npos) << name << " is told:\n" << all;
        return true;
      });
    }
    EXPECT_TRUE(view.problems.empty()) << ui::test::told(view.problems);
  }

  std::unique_ptr<Scripts> scripts_;
  game::Setup setup_;
  std::unique_ptr<Game> game_;
  RandomBot bot_;
  int hidden_ = 0;
};

TEST_P(Seats, SeeOnlyWhatTheyMay) {
  SeatViewer viewer(*game_), drawn(*game_);
  std::set<std::string> zones;
  for (const kernel::ZoneKind& zone : game_->kernel().image().zones) zones.insert(zone.name);
  drawn.only(ui::read_presentation(viewer.tabletop(), zones).zones());
  const int players = GetParam().second;
  for (int i = 0; i < 150; ++i) {
    SCOPED_TRACE("after answer " + std::to_string(i) + ", to '" +
                 game_->prompt_text(game_->kernel().request(), game::kAllKnowing) + "'");
    for (int seat = 0; seat < players; ++seat) {
      SCOPED_TRACE("seat " + std::to_string(seat));
      // Usually the table's view; sometimes with every zone, and of another seat's area.
      check(i % 5 ? drawn.look(seat) : viewer.look(seat, (seat + 1) % players));
      if (HasFailure()) return;
    }
    if (!answer()) break;
  }
  if (std::string(GetParam().first) == "the_gathering") {
    EXPECT_GT(hidden_, 0) << "nobody had a hand: this proves nothing";
  }
}

TEST_P(Seats, SeeTheSideThatIsUp) {
  SeatViewer viewer(*game_);
  std::map<ComponentId, std::pair<int, json>> before;
  int turned = 0;
  for (int i = 0; i < 150; ++i) {
    const SeatView kept = viewer.look(0);
    SeatViewer fresh(*game_);
    const SeatView now = fresh.look(0);
    ASSERT_EQ(kept.things.size(), now.things.size());
    for (std::size_t n = 0; n < kept.things.size(); ++n) {
      const ThingView& thing = kept.things[n];
      ASSERT_EQ(*thing.face, *now.things[n].face)
          << "after answer " << i << " an old face of " << thing.title;
      auto [old, first] = before.try_emplace(thing.id, thing.side, *thing.face);
      if (!first && old->second.first != thing.side && old->second.second != *thing.face) ++turned;
      old->second = {thing.side, *thing.face};
    }
    for (int n = 0; n < 3 && answer(); ++n) {
    }
    if (game_->over()) break;
  }
  if (std::string(GetParam().first) == "the_gathering") {
    EXPECT_GT(turned, 0) << "nothing was turned over";
  }
}

INSTANTIATE_TEST_SUITE_P(All, Seats,
                         ::testing::Values(std::pair{"the_gathering", 2}, std::pair{"the_gathering", 4},
                                           std::pair{"elder_sign", 2}, std::pair{"elder_sign", 4},
                                           std::pair{"eldritch_horror", 2}, std::pair{"eldritch_horror", 3},
                                           std::pair{"eldritch_horror", 4}),
                         [](const auto& each) {
                           return std::string(each.param.first) + "_" + std::to_string(each.param.second);
                         });

TEST(SeatViewer, HidesTheHandsOfOthersInArkham) {
  const auto scripts = scripts_for(bundled(), "the_gathering");
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = draw_avatars(playable_avatars(bundled(), *scripts), 2, 7);
  Game game(bundled(), *scripts, setup);
  game.start(7);
  SeatViewer viewer(game);
  for (const int seat : {0, 1}) {
    const SeatView view = viewer.look(seat);
    for (const ZoneView& zone : view.zones) {
      if (zone.name != "hand" || zone.count == 0) continue;
      EXPECT_EQ(zone.cards.size(), zone.player == seat ? static_cast<std::size_t>(zone.count) : 0u);
    }
  }
}

TEST(SeatView, WhatIsForTheEyeIsInTheLanguageAndWhatNamesThingsIsNot) {
  const ui::test::Folder folder;
  folder.spill("core_de/pack.yaml",
               "schema: 1\nid: core_de\nversion: \"1.0.0\"\ntitle: Core\nkind: translation\ngame: arkham\n"
               "requires: { arkham_core: \"*\" }\nlanguages: [de]\n");
  folder.spill("core_de/i18n/de.yaml",
               "cards:\n"
               "  arkham_core:roland_banks: { name: Roland der Agent, subtitle: Der Ermittler }\n"
               "  arkham_core:study: { name: Arbeitszimmer }\n"
               "texts:\n"
               "  \"Round {1}\": \"Runde {1}\"\n"
               "  \"{1}'s turn\": \"Zug: {1}\"\n"
               "  Investigator: Ermittler\n"
               "  Chaos bag: Chaosbeutel\n"
               "  willpower: Willenskraft\n"
               "  hand: Hand\n"
               "  \"Agency\": Beh\xC3\xB6rde\n"
               "  \"Your turn\": Dein Zug\n"
               "  \"End turn\": Zug beenden\n"
               "  \"Draw 1 card\": Karte ziehen\n");
  Catalog catalog({MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards", folder.path()});
  catalog.set_language("de");
  const auto scripts = scripts_for(catalog, "the_gathering");
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  Game game(catalog, *scripts, setup);
  game.start(1);
  game.answer(0, {});  // keeps the hand
  SeatViewer viewer(game);
  const json top = viewer.tabletop();
  EXPECT_EQ(top.at("symbols").at("willpower").at("word"), "Willenskraft");
  EXPECT_EQ(top.at("symbols").at("willpower").at("shape"), "head");
  bool bag = false;
  for (const json& region : top.at("regions")) bag = bag || region.value("title", "") == "Chaosbeutel";
  EXPECT_TRUE(bag);
  const SeatView view = viewer.look(0);
  EXPECT_EQ(view.table.at("head").at(0), "Runde 1");
  EXPECT_EQ(view.table.at("head").at(2), "Zug: Roland der Agent");
  EXPECT_EQ(view.request.prompt, "Dein Zug");
  std::string options;
  for (const OptionView& each : view.request.options) options += each.text + "\n";
  EXPECT_NE(options.find("Zug beenden"), std::string::npos) << options;
  EXPECT_NE(options.find("Roland der Agent: Karte ziehen"), std::string::npos) << options;
  EXPECT_NE(options.find("-> Arbeitszimmer"), std::string::npos) << options;
  const ThingView* roland = view.find(view.seats[0].avatar);
  ASSERT_TRUE(roland);
  EXPECT_EQ(roland->title, "Roland der Agent");
  EXPECT_EQ(roland->subtitle, "Der Ermittler");
  EXPECT_EQ(roland->definition, "arkham_core:roland_banks");
  EXPECT_EQ(roland->face->at("kind"), "Ermittler");
  EXPECT_EQ(roland->face->at("traits"), "Beh\xC3\xB6rde. Detective.");
  EXPECT_EQ(roland->face->at("frame"), "investigator_guardian");
  for (const ZoneView& zone : view.zones) {
    if (zone.name == "hand") {
      EXPECT_EQ(zone.title, "Hand");
    }
    if (zone.name == "encounter_deck") {
      EXPECT_EQ(zone.title, "encounter deck");
    }
  }
}

}  // namespace
}  // namespace misk::game
