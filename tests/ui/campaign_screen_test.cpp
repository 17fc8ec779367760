// A campaign at the table: Night of the Zealot, whose scenarios a bot plays.
#include "screens/campaign_screen.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "support.hpp"

namespace misk::ui {
namespace {

using test::Person;

OpenCampaign::Packs bundled_packs() {
  static const auto catalog = std::make_shared<const game::Catalog>(
      std::vector<std::string>{MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"});
  return catalog;
}

struct ACampaignAtTheTable : ::testing::Test {
  ACampaignAtTheTable() {
    settings.animation = 0;
    settings.pace = Pace::fast;
  }

  std::unique_ptr<CampaignScreen> show(std::unique_ptr<OpenCampaign> campaign) {
    return std::make_unique<CampaignScreen>(std::move(campaign), source, [this](auto open) {
      return std::make_unique<GameScreen>(std::move(open), settings);
    });
  }
  std::unique_ptr<CampaignScreen> begin() {
    game::Setup setup;
    setup.scenario = "night_of_the_zealot";
    setup.avatars = {"roland_banks", "daisy_walker"};
    setup.options = {{"difficulty", "easy"}};
    setup.seed = 11;
    return show(OpenCampaign::begin(bundled_packs(), setup, file));
  }
  std::unique_ptr<CampaignScreen> resume() { return show(OpenCampaign::resume(bundled_packs(), file)); }

  /// The bot gives this many answers, or fewer if the game ends.
  static void play(CampaignScreen& screen, int answers = 100000) {
    OpenGame& open = screen.table()->open();
    const auto bot = open.bot("greedy");
    for (int i = 0; i < answers && bot_answers(open.playing(), *bot); ++i) {
    }
    for (int i = 0; i < 50 && !screen.table()->ended(); ++i) screen.tick(i);
  }
  static std::string stage(CampaignScreen& screen) { return screen.campaign().run().campaign().stage(); }

  const test::Folder folder;
  const std::string file = folder / "zealot.yaml";
  CatalogSource source{[] { return bundled_packs(); }, folder.path()};
  Settings settings;
};

TEST_F(ACampaignAtTheTable, LeadsFromTheEndOfAScenarioToThePageAndToTheNextScenario) {
  auto screen = begin();
  ASSERT_TRUE(screen->table());
  play(*screen);
  ASSERT_TRUE(screen->table()->ended()) << "the end is told by itself";
  Person person(*screen);
  EXPECT_FALSE(person.scene.find({"again", 1, ""})) << "a scenario of a campaign is played once";
  EXPECT_EQ(stage(*screen), "ready") << "it can still be taken back";
  person.click({"go on", 0, ""});
  EXPECT_FALSE(person.wish()) << "the campaign goes on by itself";
  ASSERT_FALSE(screen->table());
  EXPECT_TRUE(screen->tick(100)) << "there is another picture";
  person.look();
  EXPECT_TRUE(person.shows("1. The Gathering"));
  EXPECT_TRUE(person.shows("Chaos bag"));

  // Do needed actions first, as the page offers them.
  for (int i = 0; i < 40 && !screen->table(); ++i) {
    if (person.scene.find({"go on", 0, ""}))
      person.click({"go on", 0, ""});
    else if (person.scene.find({"play deck", 0, ""}))
      person.click({"play deck", 0, ""});
    else
      person.click({"choice", 0, ""});
    person.wish();
    person.look();
  }
  ASSERT_TRUE(screen->table());
  EXPECT_EQ(screen->table()->open().game().setup().scenario, "arkham_core:the_midnight_masks");
}

TEST_F(ACampaignAtTheTable, IsGoneOnWithWhereItWasLeft) {
  std::uint64_t hash = 0;
  {
    const auto screen = begin();
    play(*screen, 12);
    hash = screen->table()->open().game().session().hash();
  }
  {
    const auto screen = resume();
    ASSERT_TRUE(screen->table());
    EXPECT_EQ(screen->table()->open().playing().at(), 12U);
    EXPECT_EQ(screen->table()->open().game().session().hash(), hash);
    play(*screen);
  }
  {
    // Nobody had gone on from the end screen.
    const auto screen = resume();
    ASSERT_TRUE(screen->table());
    play(*screen);
    ASSERT_TRUE(screen->table()->ended());
    Person person(*screen);
    person.click({"go on", 0, ""});
    person.wish();
    ASSERT_FALSE(screen->table());
  }
  const auto screen = resume();
  EXPECT_FALSE(screen->table()) << "between the scenarios the page is shown";
  EXPECT_EQ(stage(*screen), "between");
}

// The terminal's side with the same files: game::CampaignRun.
TEST_F(ACampaignAtTheTable, IsGoneOnWithByAnyFrontEnd) {
  {
    const auto screen = begin();
    play(*screen, 9);
  }
  game::Scripts scripts(*bundled_packs(), "arkham");
  {
    auto run = game::CampaignRun::resume(*bundled_packs(), scripts, file);
    ASSERT_TRUE(run.goes_on());
    EXPECT_EQ(run.scenario().answers.size(), 9U);
  }
  std::filesystem::remove(file);
  std::filesystem::remove(folder / "zealot.scenario.misk");
  game::Setup setup;
  setup.scenario = "night_of_the_zealot";
  setup.avatars = {"roland_banks"};
  auto run = game::CampaignRun::begin(*bundled_packs(), scripts, setup, file);
  EXPECT_THROW(game::CampaignRun::begin(*bundled_packs(), scripts, setup, file), game::SetupError)
      << "none is written over";
  const auto screen = resume();
  ASSERT_TRUE(screen->table());
  EXPECT_EQ(screen->table()->open().game().setup().seed, run.scenario().setup.seed);
}

TEST_F(ACampaignAtTheTable, IsListedOnceAmongTheSavesAndABrokenOneSaysWhy) {
  std::filesystem::create_directories(folder / "saves");
  {
    game::Setup setup;
    setup.scenario = "night_of_the_zealot";
    setup.avatars = {"roland_banks"};
    show(OpenCampaign::begin(bundled_packs(), setup, folder / "saves/zealot.yaml"));
  }
  std::ofstream(folder / "saves/broken.yaml") << "schema: 1\ngame: arkham\n";
  const auto saves = source.saves();
  ASSERT_EQ(saves.size(), 2U) << "its scenario is not beside it";
  for (const SaveInfo& save : saves) {
    EXPECT_TRUE(save.campaign);
    if (save.name == "broken") {
      EXPECT_NE(save.broken.find("broken.yaml:1: "), std::string::npos) << save.broken;
      continue;
    }
    EXPECT_EQ(save.broken, "");
    EXPECT_EQ(save.scenario, "Night of the Zealot");
    EXPECT_EQ(save.stands, "in The Gathering");
    EXPECT_EQ(save.seats, std::vector<std::string>{"Roland Banks"});
  }
  std::string problem;
  EXPECT_EQ(source.campaign_path("zealot", problem), "");
  EXPECT_NE(problem.find("there is a save 'zealot' already"), std::string::npos);
}

TEST_F(ACampaignAtTheTable, CardsThatLieInNoGameHaveFaces) {
  const FacePtr machete = source.card_face("arkham", "arkham_core:machete");
  ASSERT_TRUE(machete);
  EXPECT_EQ(machete->title, "Machete");
  EXPECT_EQ(machete->corner, "3");
  EXPECT_FALSE(machete->text.empty());
  EXPECT_EQ(source.card_face("arkham", "arkham_core:machete"), machete) << "it is made once";
  EXPECT_FALSE(source.card_face("arkham", "arkham_core:bazooka"));
  const FacePtr roland = source.card_face("arkham", "arkham_core:roland_banks");
  ASSERT_TRUE(roland);
  EXPECT_EQ(roland->title, "Roland Banks");
}

}  // namespace
}  // namespace misk::ui
