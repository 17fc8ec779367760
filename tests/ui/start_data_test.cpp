#include "screens/start_data.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "campaign/campaign.hpp"
#include "game/pack_help.hpp"
#include "game/save.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using test::shared_bundled;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(CatalogSource, GivesEveryGameWithWhoPlaysAndHow) {
  const test::Folder folder;
  CatalogSource source(shared_bundled, folder.path());
  std::vector<std::string> ids;
  for (const GameHead& head : source.games()) ids.push_back(head.id);
  EXPECT_THAT(ids, ElementsAre("arkham", "eldersign", "eldritch"));
  EXPECT_EQ(source.games()[0].title, "Arkham Horror: The Card Game");

  const GameInfo& arkham = source.game("arkham");
  EXPECT_TRUE(arkham.problems.empty()) << arkham.problems.front();
  EXPECT_TRUE(arkham.decks);
  ASSERT_EQ(arkham.scenarios.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_EQ(arkham.scenarios[i].campaign, i == 3) << "the campaign after the scenarios";
  std::vector<std::string> order;
  for (const ScenarioInfo& scenario : arkham.scenarios) order.push_back(scenario.id);
  EXPECT_THAT(order,
              ElementsAre("the_gathering", "the_midnight_masks", "the_devourer_below", "night_of_the_zealot"))
      << "a person begins with the first of the campaign";
  for (const ScenarioInfo& scenario : arkham.scenarios) EXPECT_EQ(scenario.choices.most_players, 4);
  ASSERT_EQ(arkham.avatars.size(), 5U);
  const AvatarInfo& agnes = arkham.avatars[0];
  EXPECT_EQ(agnes.name, "Agnes Baker");
  ASSERT_TRUE(agnes.face);
  EXPECT_FALSE(agnes.face->text.empty());
  ASSERT_EQ(agnes.decks.size(), 1U);
  EXPECT_EQ(agnes.decks[0].problem, "");
  EXPECT_GE(agnes.decks[0].size, 33);
  EXPECT_THAT(agnes.decks[0].cards, ::testing::Contains("2 \xC3\x97 Knife"));
}

TEST(CatalogSource, EveryOptionThatIsOfferedIsAcceptedByTheGame) {
  const test::Folder folder;
  CatalogSource source(shared_bundled, folder.path());
  for (const GameHead& head : source.games()) {
    const GameInfo& info = source.game(head.id);
    game::Scripts scripts(*source.catalog(), head.id);
    for (const ScenarioInfo& scenario : info.scenarios) {
      EXPECT_FALSE(scenario.choices.options.empty()) << head.id;
      for (const game::SetupOption& option : scenario.choices.options) {
        bool usual = false;
        for (const auto& [value, text] : option.values) {
          usual = usual || value == option.usual;
          EXPECT_NE(text, "");
          game::Setup setup;
          setup.scenario = scenario.id;
          setup.avatars = {info.avatars[0].id, info.avatars[1].id};
          if (value != option.usual) setup.options[option.name] = value;
          if (scenario.campaign) {
            EXPECT_NO_THROW(game::begin_campaign(*source.catalog(), scripts, scenario.id,
                                                 game::campaign_players(setup), setup.options, 1))
                << option.name << "=" << value;
            continue;
          }
          EXPECT_NO_THROW(game::Game(*source.catalog(), scripts, setup)) << option.name << "=" << value;
        }
        EXPECT_TRUE(usual) << head.id << ": the usual value of " << option.name << " is none of its values";
      }
    }
  }
}

TEST(CatalogSource, WhoHasNoTableIsShownWithHisWords) {
  const test::Folder folder;
  CatalogSource source(shared_bundled, folder.path());
  for (const char* game : {"eldersign", "eldritch"}) {
    const GameInfo& info = source.game(game);
    EXPECT_FALSE(info.decks);
    EXPECT_GE(info.avatars.size(), 12U);
    EXPECT_EQ(info.scenarios[0].choices.most_players, 8);
    for (const AvatarInfo& avatar : info.avatars) EXPECT_EQ(avatar.face->title.empty(), false) << avatar.id;
  }
}

/// The same catalog without some packs.
std::shared_ptr<const game::Catalog> without(const std::string& id) {
  content::PackRoots roots{MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"};
  roots.off = {id};
  return std::make_shared<const game::Catalog>(roots);
}

TEST(CatalogSource, APackThatIsOffTakesWhatNeedsItAlong) {
  const test::Folder folder;
  std::shared_ptr<const game::Catalog> packs = without("arkham_core");
  CatalogSource source([&] { return packs; }, folder.path());
  EXPECT_TRUE(source.game("arkham").scenarios.empty());
  EXPECT_THAT(source.games()[0].off, ElementsAre("Arkham Horror, Core Set", "Under the Weir"));
  packs = without("arkham");
  EXPECT_EQ(source.games().size(), 3U) << "a game that is off is shown, and why it cannot be played";
  EXPECT_THAT(source.games()[0].off,
              ElementsAre("Arkham Horror: The Card Game", "Arkham Horror, Core Set", "Under the Weir"));
  EXPECT_TRUE(source.game("arkham").scenarios.empty());
  EXPECT_EQ(source.catalog()->library().packs.size(), shared_bundled()->library().packs.size() - 2);
  EXPECT_TRUE(source.catalog()->decks().empty());
  packs = shared_bundled();
  EXPECT_EQ(source.game("arkham").scenarios.size(), 4U)
      << "the next game is made of the packs as they are now";
}

TEST(CatalogSource, SavesAreListedNewestFirstAndBrokenOnesSayWhy) {
  const test::Folder folder;
  std::shared_ptr<const game::Catalog> packs = shared_bundled();
  const store::Catalogues none({});
  CatalogSource source([&] { return packs; }, folder.path(), game::table_help(none));
  EXPECT_TRUE(source.saves().empty());
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks", "agnes_baker"};
  setup.seed = 9;
  std::string problem;
  const std::string path = source.save_path("old", problem);
  EXPECT_EQ(problem, "");
  {
    game::SaveWriter writer(path, game::new_save(*shared_bundled(), "arkham", setup));
    writer.answer({0, {1}}, 5);
  }
  folder.spill("saves/cut.misk", "");
  std::filesystem::copy_file(path, folder / "saves/cut.misk",
                             std::filesystem::copy_options::overwrite_existing);
  std::ofstream(folder / "saves/cut.misk", std::ios::app) << "{\"player\":0";
  folder.spill("saves/broken.misk", "nonsense\n");
  folder.spill("saves/notes.txt", "no save");
  using Time = std::filesystem::file_time_type;
  const Time now = Time::clock::now();
  std::filesystem::last_write_time(path, now - std::chrono::hours(2));
  std::filesystem::last_write_time(folder / "saves/broken.misk", now - std::chrono::hours(1));
  const auto saves = source.saves();
  ASSERT_EQ(saves.size(), 3U);
  EXPECT_EQ(saves[0].name, "cut");
  EXPECT_THAT(saves[0].note, HasSubstr("cut off"));
  EXPECT_EQ(saves[0].broken, "");
  EXPECT_THAT(saves[1].broken, HasSubstr("this is no save of misk"));
  EXPECT_EQ(saves[2].scenario, "The Gathering");
  EXPECT_THAT(saves[2].seats, ElementsAre("Roland Banks", "Agnes Baker"));
  EXPECT_EQ(saves[2].answers, 1U);
  EXPECT_EQ(saves[2].seed, 9U);
  EXPECT_EQ(saves[2].note, "");
  packs = without("arkham_core");
  EXPECT_EQ(source.saves()[2].note, "the pack 'arkham_core' 0.1.0 is off: turn it on under Packs");
  packs = without("arkham");
  EXPECT_EQ(source.saves()[2].broken,
            "its game is off: Arkham Horror: The Card Game; turn it on under Packs");
}

TEST(CatalogSource, ANewSaveHasANameThatThereIsNotYet) {
  const test::Folder folder;
  CatalogSource source(shared_bundled, folder.path());
  const std::string first = source.new_save_name("the_gathering");
  EXPECT_THAT(first, ::testing::StartsWith("the_gathering-20"));
  folder.spill("saves/" + first + ".misk", "");
  EXPECT_EQ(source.new_save_name("the_gathering"), first + "-2");
  std::string problem;
  EXPECT_EQ(source.save_path(first, problem), "");
  EXPECT_THAT(problem, HasSubstr("give it another name"));
}

TEST(CatalogSource, OwnDecksAreOfferedAndTypedOnesChecked) {
  const test::Folder folder;
  folder.spill("decks/mine.yaml", "name: Mine\ninvestigator: roland_banks\ncards: {knife: 2, lantern: 1}\n");
  CatalogSource source(shared_bundled, folder.path());
  const GameInfo& arkham = source.game("arkham");
  const auto roland = std::find_if(arkham.avatars.begin(), arkham.avatars.end(),
                                   [](const AvatarInfo& a) { return a.id == "roland_banks"; });
  ASSERT_EQ(roland->decks.size(), 2U);
  EXPECT_EQ(roland->decks[1].name, "Mine");
  EXPECT_THAT(roland->decks[1].problem, HasSubstr("lantern"));
  EXPECT_THAT(source.read_deck("arkham", "agnes_baker", folder / "none.yaml").problem,
              HasSubstr("none.yaml"));
  folder.spill("good.yaml", "name: Good\ninvestigator: roland_banks\ncards: {knife: 2}\n");
  EXPECT_EQ(source.read_deck("arkham", "roland_banks", folder / "good.yaml").problem, "");
  EXPECT_THAT(source.read_deck("arkham", "agnes_baker", folder / "good.yaml").problem,
              HasSubstr("is for Roland Banks"));
}

TEST(CatalogSource, WhatBreaksTheRulesOfDeckBuildingIsAWarning) {
  const test::Folder folder;
  CatalogSource source(shared_bundled, folder.path());
  folder.spill("knives.yaml", "name: Knives\ninvestigator: roland_banks\ncards: {knife: 3}\n");
  const DeckInfo deck = source.read_deck("arkham", "roland_banks", folder / "knives.yaml");
  EXPECT_EQ(deck.problem, "");
  EXPECT_THAT(deck.warnings, ::testing::Contains("3 copies of Knife; take 1 out: at most 2 of a title"));
  for (const AvatarInfo& avatar : source.game("arkham").avatars)
    for (const DeckInfo& known : avatar.decks) EXPECT_TRUE(known.warnings.empty()) << known.name;
}

}  // namespace
}  // namespace misk::ui
