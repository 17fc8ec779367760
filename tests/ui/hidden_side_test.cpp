// No front end reveals a hidden side: an unrevealed place looks the same whichever card it is.
#include <gtest/gtest.h>

#include <lua.hpp>

#include "catalog/listing.hpp"
#include "explain/trace.hpp"
#include "game/board.hpp"
#include "language/words.hpp"
#include "table_support.hpp"

namespace misk::game {
namespace {

using kernel::ComponentId;
using kernel::Id;
using ui::test::bundled;

struct ATable {
  explicit ATable(const char* scenario, int players = 1) : scripts(scripts_for(bundled(), scenario)) {
    Setup setup;
    setup.scenario = scenario;
    setup.seed = 3;
    setup.avatars = draw_avatars(playable_avatars(bundled(), *scripts), players, setup.seed);
    game = std::make_unique<Game>(bundled(), *scripts, setup);
    game->start(setup.seed);
  }
  std::unique_ptr<Scripts> scripts;
  std::unique_ptr<Game> game;
};

/// Every text of the front ends about a card, with its title replaced.
std::string told_of(Game& game, ComponentId id) {
  SeatViewer viewer(game);
  const SeatView view = viewer.look(0);
  const ThingView* thing = view.find(id);
  if (!thing) return "not seen";
  std::string out =
      thing->definition + "|" + thing->subtitle + "|" + thing->face->dump() + "|" + thing->marks.dump() + "|";
  for (const std::string& line : game.explain_all(id, 0)) out += line + "\n";
  for (std::size_t value = 0; value < game.kernel().image().values.size(); ++value)
    for (const std::string& line : game.explain(id, static_cast<Id>(value), 0)) out += line + "\n";
  for (const Id ability : game.kernel().image().definitions[game.kernel().component(id).definition].abilities)
    if (const std::string text = game.translation().ability(ability);
        !text.empty() && game.readable(id, ability, 0))
      out += text + "\n";
  const std::string title = game.name(id);
  for (std::size_t at = 0; (at = out.find(title, at)) != std::string::npos;)
    out.replace(at, title.size(), "?");
  return out;
}

TEST(HiddenSides, AnUnrevealedPlaceIsTheSameWhicheverCardItIs) {
  const ATable table("the_gathering");
  Game& game = *table.game;
  kernel::Kernel& k = game.kernel();
  const auto before = std::make_unique<kernel::State>(k.state());
  const int zone =
      k.zone_index(static_cast<Id>(std::find_if(k.image().zones.begin(), k.image().zones.end(),
                                                [](const auto& each) { return each.name == "locations"; }) -
                                   k.image().zones.begin()),
                   0);
  std::string first;
  int places = 0, differ = 0, with_text = 0;
  for (const Entry& entry : entries(*table.scripts)) {
    if (entry.type != "location") continue;
    const ComponentId id = k.create(k.image().find_definition(entry.id), zone, 0);
    const std::string told = told_of(game, id);
    // Show the text of the hidden side; only then may the texts differ.
    bool has_text = false;
    for (const Id ability : k.image().definitions[k.component(id).definition].abilities) {
      const std::string text = game.translation().ability(ability);
      if (text.empty()) continue;
      const bool is_on_it = (k.image().abilities[ability].faces & 1) != 0;
      has_text |= is_on_it;
      EXPECT_TRUE(is_on_it || told.find(text) == std::string::npos) << entry.id << ": " << text;
    }
    with_text += has_text;
    if (first.empty() && !has_text) first = told;
    EXPECT_TRUE(has_text || told == first) << entry.id << "\n" << told << "\n" << first;
    EXPECT_EQ(game.known(id, 0), Known::side);
    k.mutable_state().components[id].face = 1;
    EXPECT_EQ(game.known(id, 0), Known::all);
    differ += told_of(game, id) != first;
    k.adopt(*before);
    ++places;
  }
  EXPECT_GT(places, 10);
  EXPECT_LT(with_text, 3);
  EXPECT_EQ(differ, places) << "revealed it is told";
}

// A game's own view functions read of a place that is not revealed its title, and what works on that side.
TEST(HiddenSides, ViewFunctionsOfAGameReadOneSideOnly) {
  const ATable table("the_gathering");
  Game& game = *table.game;
  kernel::Kernel& k = game.kernel();
  script::Host& host = game.host();
  ASSERT_TRUE(
      host.run_chunk(table.scripts->game(), "stranger.lua",
                     "return function(card)\n"
                     "  local keys = {}\n"
                     "  for key in pairs(card.data) do keys[#keys + 1] = tostring(key) end\n"
                     "  return { title = tostring(card:is 'location'), kind = card.title,\n"
                     "    text = { card.id, card:check 'shroud', #card:abilities(), unpack(keys) } }\n"
                     "end",
                     1));
  lua_State* L = host.sandbox().state();
  lua_rawgeti(L, LUA_REGISTRYINDEX, host.export_ref);
  lua_insert(L, -2);
  lua_setfield(L, -2, "table_face");
  lua_pop(L, 1);
  const auto before = std::make_unique<kernel::State>(k.state());
  const int zone = k.zone_index(k.image().find_zone("locations"), 0);
  int places = 0;
  for (const Entry& entry : entries(*table.scripts)) {
    if (entry.type != "location") continue;
    const ComponentId id = k.create(k.image().find_definition(entry.id), zone, 0);
    for (const std::uint8_t face : {std::uint8_t{0}, std::uint8_t{1}}) {
      k.mutable_state().components[id].face = face;
      SeatViewer viewer(game);
      const nlohmann::json told = *viewer.look(0).find(id)->face;
      EXPECT_EQ(told.at("title"), "true");
      EXPECT_EQ(told.at("kind"), k.image().definitions[k.component(id).definition].title);
      const nlohmann::json& text = told.at("text");
      const bool nothing_else = text.size() == 3 && text[0] == "" && text[1] == 0;
      EXPECT_EQ(nothing_else, face == 0) << told;
    }
    EXPECT_EQ(k.image().definitions[k.component(id).definition].id.find(':') != std::string::npos, true);
    k.adopt(*before);
    ++places;
  }
  EXPECT_GT(places, 10);
}

TEST(HiddenSides, OnlyWhatEachMaySeeIsSeenByEverybody) {
  for (const std::string& scenario : ui::test::kScenarios) {
    const ATable table(scenario.c_str(), 2);
    const Game& game = *table.game;
    int hidden = 0;
    for (ComponentId id = 1; id <= game.kernel().state().component_count; ++id) {
      EXPECT_EQ(game.visible(id, kernel::kNoPlayer), game.visible(id, 0) && game.visible(id, 1));
      EXPECT_TRUE(game.visible(id, kAllKnowing));
      hidden += !game.visible(id, kernel::kNoPlayer);
      if (game.known(id, 0) != Known::nothing) continue;
      EXPECT_TRUE(game.explain_all(id, 0).empty());
      EXPECT_EQ(game.explain(id, 0, 0), std::vector<std::string>{words::kHidden});
    }
    EXPECT_GT(hidden, 0) << scenario;
  }
}

/// The last line of the log as that viewer reads it.
std::string last_line(const Game& game, std::uint8_t viewer) {
  const std::vector<LogLine> lines = game.log(0, viewer);
  return lines.empty() ? "" : lines.back().text;
}

TEST(HiddenLog, ACardIsNamedToThoseWhoSawIt) {
  const ATable table("the_gathering", 2);
  Game& game = *table.game;
  kernel::Kernel& k = game.kernel();
  const int hand = k.zone_index(k.image().find_zone("hand"), 0),
            deck = k.zone_index(k.image().find_zone("deck"), 0);
  const int discard = k.zone_index(k.image().find_zone("discard"), 0);
  const ComponentId card = k.state().zones[hand].first;
  const std::string title = game.name(card), actor = game.name(k.state().avatars[0]) + " draws ";
  const auto tell = [&] {
    kernel::Event event{};
    event.kind = kernel::Event::Kind::note;
    event.before = 1;
    event.id = k.image().find_point("card_drawn");
    event.v[0] = k.state().avatars[0];
    event.v[1] = card;
    k.log(event);
  };
  const auto concerns = [&](std::uint8_t viewer) {
    const std::vector<ComponentId> about = game.log(0, viewer).back().about;
    return std::find(about.begin(), about.end(), card) != about.end();
  };
  tell();
  EXPECT_EQ(last_line(game, 0), actor + title + ".");
  EXPECT_EQ(last_line(game, 1), actor + "a card.");
  EXPECT_TRUE(concerns(0));
  EXPECT_FALSE(concerns(1));
  EXPECT_EQ(last_line(game, kWholeTable), actor + title + ".");
  EXPECT_EQ(last_line(game, kernel::kNoPlayer), actor + "a card.");
  EXPECT_EQ(last_line(game, kAllKnowing), actor + title + ".");
  // A player who saw it go knows what it is, until the next decision.
  k.move(card, deck, kernel::Where::top);
  tell();
  EXPECT_EQ(last_line(game, 0), actor + title + ".");
  EXPECT_EQ(last_line(game, 1), actor + "a card.");
  ++k.mutable_state().decisions;
  tell();
  EXPECT_EQ(last_line(game, 0), actor + "a card.");
  k.move(card, discard, kernel::Where::top);
  k.move(card, deck, kernel::Where::top);
  tell();
  EXPECT_EQ(last_line(game, 1), actor + title + ".");
  // Later events do not change earlier lines.
  EXPECT_EQ(game.log(0, 1)[game.log(0, 1).size() - 2].text, actor + "a card.");
}

TEST(HiddenLog, WhoWasShownACardKnowsItUntilItMoves) {
  const ATable table("the_gathering", 2);
  kernel::Kernel& k = table.game->kernel();
  const int deck = k.zone_index(k.image().find_zone("deck"), 0);
  const ComponentId card = k.state().zones[deck].first;
  EXPECT_FALSE(table.game->visible(card, 0));
  k.show(card, 0);
  EXPECT_TRUE(table.game->visible(card, 0));
  EXPECT_FALSE(table.game->visible(card, 1));
  k.shuffle(deck);
  EXPECT_FALSE(table.game->visible(card, 0));
}

TEST(HiddenLog, ALineForTheActorAloneIsAnotherForTheRest) {
  const ATable table("eldritch_horror", 2);
  Game& game = *table.game;
  kernel::Kernel& k = game.kernel();
  const ComponentId gate = k.state().zones[k.zone_index(k.image().find_zone("gate_stack"), 0)].first;
  const std::string actor = game.name(k.state().avatars[1]);
  kernel::Event event{};
  event.kind = kernel::Event::Kind::note;
  event.id = k.image().find_point("looks_at_gate");
  event.v[0] = k.state().avatars[1];
  event.v[1] = gate;
  k.log(event);
  EXPECT_EQ(last_line(game, 0), actor + " looks at a Gate of the stack.");
  EXPECT_EQ(last_line(game, 1), actor + " looks at " + game.name(gate) + ".");
  EXPECT_EQ(last_line(game, kWholeTable), last_line(game, 1));
  EXPECT_EQ(last_line(game, kernel::kNoPlayer), last_line(game, 0));
}

TEST(HiddenLog, TheTableShowsTheLogOfItsSeatWhereACurtainHidesOthers) {
  auto open = ui::test::open_game("the_gathering", 2, 3);
  Game& game = open->playing().game();
  const auto bot = make_bot("random", open->scripts());
  bot->begin(7);
  for (int n = 0; n < 80 && game.status() == kernel::Status::asking; ++n) {
    const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
    std::vector<std::int32_t> choices;
    bot->choose(game, part, choices);
    if (!game.answer(game.kernel().request().parts[part].player, choices)) break;
  }
  const auto lines = [&](std::uint8_t viewer) {
    std::vector<std::string> out;
    for (const LogLine& line : open->playing().log(viewer)) out.push_back(line.text);
    return out;
  };
  for (const std::uint8_t viewer : {std::uint8_t{0}, std::uint8_t{1}, kWholeTable}) {
    std::vector<std::string> want;
    for (const LogLine& line : game.log(0, viewer)) want.push_back(line.text);
    EXPECT_EQ(lines(viewer), want);
    EXPECT_EQ(open->playing().log_indents().size(), want.size());
  }
  EXPECT_NE(lines(0), lines(1));
}

// A trace tells of everything that is considered, and much of that lies where nobody sees it.
TEST(HiddenTrace, NoCardIsNamedThatTheViewerHasNeverSeen) {
  std::size_t named_to_all_knowing = 0;
  for (const std::string& scenario : ui::test::kScenarios) {
    for (const std::uint8_t viewer : {std::uint8_t{1}, kWholeTable, kAllKnowing}) {
      const ATable table(scenario.c_str(), 2);
      Game& game = *table.game;
      Trace trace(game, TraceOptions{.viewer = viewer});
      trace.everything(true);
      const auto bot = make_bot("random", *table.scripts);
      bot->begin(7);
      // The trace may say more of a viewer who knows all; secrets are kept from the second player.
      const std::uint8_t seat = viewer == kAllKnowing ? std::uint8_t{1} : viewer;
      std::set<std::string> seen;
      std::size_t told = 0, next = 0;
      for (int n = 0; n < 60 && game.status() == kernel::Status::asking; ++n) {
        std::set<std::string> secret;
        for (ComponentId id = 1; id <= game.kernel().state().component_count; ++id)
          if (game.known(id, seat) != Known::nothing) seen.insert(game.name(id));
        for (const LogLine& line : game.log(0, seat))
          for (const ComponentId id : line.about) seen.insert(game.name(id));
        for (ComponentId id = 1; id <= game.kernel().state().component_count; ++id)
          if (!seen.count(game.name(id)) && game.name(id).size() > 6) secret.insert(game.name(id));
        for (const TraceLine& line : trace.lines(next)) {
          ++told;
          for (const std::string& title : secret) {
            const bool is_named = line.text.find(title + " '") != std::string::npos;
            named_to_all_knowing += is_named;
            EXPECT_TRUE(!is_named || viewer == kAllKnowing) << scenario << ": " << line.text;
          }
        }
        next = trace.end();
        const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
        const std::uint8_t player = game.kernel().request().parts[part].player;
        std::vector<std::int32_t> choices;
        bot->choose(game, part, choices);
        if (!game.answer(player, choices)) break;
      }
      EXPECT_GT(told, 100U) << scenario;
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(named_to_all_knowing, 0U) << "there were secrets to be told";
}

TEST(HiddenQuestions, OfAScriptAreReadByWhoeverIsAsked) {
  const ATable table("the_gathering", 2);
  Game& game = *table.game;
  const kernel::Request& request = game.kernel().request();
  const auto is_public = [&] {
    return request.from == kernel::FrameKind::window || request.from == kernel::FrameKind::timing;
  };
  const auto bot = make_bot("random", *table.scripts);
  bot->begin(7);
  while (game.status() == kernel::Status::asking && (is_public() || request.parts.size() > 1)) {
    const auto part = static_cast<std::size_t>(waiting_part(request));
    if (request.from == kernel::FrameKind::timing) {
      EXPECT_EQ(game.prompt_text(request, 0), game.prompt_text(request, 1)) << "of a timing point";
    }
    std::vector<std::int32_t> choices;
    bot->choose(game, part, choices);
    ASSERT_TRUE(game.answer(request.parts[part].player, choices));
  }
  ASSERT_TRUE(request.open);
  const std::uint8_t asked = request.parts[0].player, other = static_cast<std::uint8_t>(1 - asked);
  EXPECT_EQ(game.prompt_text(request, asked), std::string(request.prompt));
  EXPECT_EQ(game.prompt_text(request, kWholeTable), std::string(request.prompt));
  EXPECT_EQ(game.prompt_text(request, other), game.name(game.kernel().state().avatars[asked]) + " is asked");
}

/// Gives the game another view function.
void replace_export(const ATable& table, const char* name, const std::string& source) {
  script::Host& host = table.game->host();
  ASSERT_TRUE(host.run_chunk(table.scripts->game(), "stranger.lua", source, 1));
  lua_State* L = host.sandbox().state();
  lua_rawgeti(L, LUA_REGISTRYINDEX, host.export_ref);
  lua_insert(L, -2);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

TEST(HiddenSides, NumbersThatAViewNamesShowNoHiddenCard) {
  const ATable table("the_gathering");
  Game& game = *table.game;
  replace_export(table, "table_view",
                 "return function()\n"
                 "  local all, order = {}, 0\n"
                 "  for i = 1, 300 do all[i] = i end\n"
                 "  for _, card in ipairs(cards_in('encounter_deck')) do order = order + card.index end\n"
                 "  return { cards = all, banner = tostring(order) }\n"
                 "end");
  SeatViewer viewer(game);
  const SeatView view = viewer.look(0);
  ASSERT_TRUE(view.table.is_object()) << view.table;
  EXPECT_EQ(view.table.at("banner"), "0") << "in which order cards were made tells which they are";
  EXPECT_FALSE(view.things.empty());
  for (const ThingView& thing : view.things)
    EXPECT_NE(game.known(thing.id, 0), Known::nothing) << thing.title;
}

TEST(HiddenSides, AFaceIsAskedForEachCardThatShowsOneSide) {
  const ATable table("the_gathering");
  Game& game = *table.game;
  kernel::Kernel& k = game.kernel();
  replace_export(table, "table_face",
                 "local n = 0\nreturn function(card) n = n + 1 return { title = tostring(n) } end");
  const Id definition = k.image().find_definition("attic");
  ASSERT_NE(definition, kernel::kNoId);
  const int zone = k.zone_index(k.image().find_zone("locations"), 0);
  const ComponentId one = k.create(definition, zone, 0), other = k.create(definition, zone, 0);
  SeatViewer viewer(game);
  const SeatView view = viewer.look(0);
  ASSERT_TRUE(view.find(one) && view.find(other));
  ASSERT_EQ(game.known(one, 0), Known::side);
  EXPECT_NE(*view.find(one)->face, *view.find(other)->face)
      << "the same face told that they are the same card";
}

TEST(HiddenSides, WordsForANumberTellOfNoHiddenCard) {
  const ATable table("elder_sign");
  Game& game = *table.game;
  kernel::Kernel& k = game.kernel();
  replace_export(table, "dice_text",
                 "return function() local all = {} for _, card in ipairs(cards_in('adventure_deck')) do "
                 "all[#all + 1] = card.title end return table.concat(all, ', ') end");
  kernel::Event event{};
  event.kind = kernel::Event::Kind::note;
  event.id = k.image().find_point("rolled");
  event.v[0] = k.state().avatars[0];
  k.log(event);
  const std::string told = game.log(0, 0).back().text;
  EXPECT_NE(told.find(words::kHiddenName), std::string::npos) << told;
  const int deck = k.zone_index(k.image().find_zone("adventure_deck"), 0);
  k.each_in_zone(deck, [&](ComponentId id) {
    EXPECT_EQ(told.find(game.name(id)), std::string::npos) << game.name(id);
    return true;
  });
}

TEST(HiddenSides, AllThatAViewAsksIsBoundedTogether) {
  const std::string slow =
      "return function() local a = 'x' for i = 1, 22 do a = a .. a end local b, c = a .. 'y', a .. 'z' "
      "while true do local x = b < c end end";
  for (const char* name : {"unrevealed", "table_face"}) {
    const ATable table("the_gathering", 4);
    replace_export(table, name, slow);
    SeatViewer viewer(*table.game);
    const double began = script::processor_seconds();
    viewer.look(0);
    EXPECT_LT(script::processor_seconds() - began, 8.0) << name;
  }
}

}  // namespace
}  // namespace misk::game
