// What is not revealed is told by no front end: an unrevealed place looks the same whichever card it is.
#include <gtest/gtest.h>

#include "game/words.hpp"
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

/// All that the front ends tell of a card, its title replaced.
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
    // What stands on the unrevealed side is told; only then may it differ.
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

TEST(WordsForPeople, EveryTimingPointHasThem) {
  for (const std::string& scenario : ui::test::kScenarios) {
    const ATable table(scenario.c_str());
    for (const kernel::TimingPoint& point : table.game->kernel().image().points)
      EXPECT_FALSE(point.text.empty() && point.text_before.empty() && point.about.empty())
          << scenario << ": " << point.name;
  }
}

TEST(WordsForPeople, NoQuestionOptionLineOrEndHasTheIdOfAThing) {
  const auto is_id = [](const std::string& text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
      if (text[i] == '_' && std::isalnum(static_cast<unsigned char>(text[i - 1])) &&
          std::isalnum(static_cast<unsigned char>(text[i + 1])) && text.rfind('[', i) == std::string::npos)
        return true;
    return false;
  };
  for (const std::string& scenario : ui::test::kScenarios) {
    const ATable table(scenario.c_str(), 2);
    Game& game = *table.game;
    const auto bot = make_bot("random", *table.scripts);
    bot->begin(7);
    for (int n = 0; n < 400 && game.status() == kernel::Status::asking; ++n) {
      const kernel::Request& request = game.kernel().request();
      EXPECT_FALSE(is_id(game.prompt_text(request))) << game.prompt_text(request);
      for (const kernel::Option& option : request.options)
        EXPECT_FALSE(is_id(game.option_text(request, option))) << game.option_text(request, option);
      const auto part = static_cast<std::size_t>(waiting_part(request));
      const std::uint8_t player = request.parts[part].player;
      std::vector<std::int32_t> choices;
      bot->choose(game, part, choices);
      if (!game.answer(player, choices)) break;
    }
    for (const LogLine& line : game.log(0)) EXPECT_FALSE(is_id(line.text)) << line.text;
    if (game.over()) {
      EXPECT_FALSE(is_id(game.ending())) << game.ending();
      for (const std::string& line : export_lines(game, "epilogue", 0)) EXPECT_FALSE(is_id(line)) << line;
    }
  }
}

}  // namespace
}  // namespace misk::game
