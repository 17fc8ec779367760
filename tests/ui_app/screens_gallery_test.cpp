// Pictures of the screens around the game with the bundled packs, at the sizes where they must look right.
// MISK_GALLERY=FOLDER keeps them.
#include <gtest/gtest.h>

#include <SFML/Graphics/Image.hpp>

#include "app/window_app.hpp"
#include "fake_desk.hpp"
#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "screens/campaign_page.hpp"
#include "screens/deck_screen.hpp"
#include "screens/end_screen.hpp"
#include "screens/error_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/player_packs.hpp"
#include "screens/settings_screen.hpp"
#include "screens/start_screen.hpp"
#include "some_games.hpp"
#include "support.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

struct Size {
  unsigned width, height;
  float scale;
};

class Gallery : public ::testing::TestWithParam<Size> {
 protected:
  Gallery() {
    const char* kept = std::getenv("MISK_GALLERY");
    where_ = kept && *kept ? kept : folder_.path();
    std::filesystem::create_directories(where_);
    AppOptions options;
    options.width = GetParam().width;
    options.height = GetParam().height;
    options.offscreen = true;
    options.sound = false;
    Settings settings;
    settings.scale = GetParam().scale;
    app_ = std::make_unique<WindowApp>(options, settings, nullptr);
  }
  void click(const Action& action) {
    const Hit* hit = app_->scene().find(action);
    ASSERT_TRUE(hit) << action.verb << " " << action.text;
    Input input{};
    input.kind = Input::Kind::press;
    input.at = hit->rect.centre();
    app_->input(input);
    settle();
  }
  void settle() {
    for (int i = 0; i < 100 && app_->frame(now_ += 0.02); ++i) {
    }
  }
  /// With the real fonts nothing overlaps and nothing is cut.
  void save(const std::string& name) {
    settle();
    EXPECT_EQ(test::told(test::troubles(app_->scene(), app_->metrics())), "") << name;
    const std::string file = where_ + "/screen_" + name + "_" + std::to_string(GetParam().width) + "x" +
                             std::to_string(GetParam().height) + ".png";
    ASSERT_TRUE(app_->save_screenshot(file));
    EXPECT_GT(std::filesystem::file_size(file), 10000U) << name;
    app_->input(
        {Input::Kind::resize, {}, 0, 0, "", false, false, false, ""});  // paint again with all faces cached
    app_->frame(now_ += 0.02);
    RecordProperty(name + "_draw_ms", std::to_string(app_->counters().draw_ms));
  }
  void show(std::unique_ptr<Screen> screen, const std::string& name) {
    app_->push(std::move(screen));
    save(name);
  }

  test::Folder folder_;
  std::string where_;
  std::unique_ptr<WindowApp> app_;
  double now_ = 0;
};

TEST_P(Gallery, TheDoor) {
  const test::Folder data;
  PlayerPacks packs(
      [] {
        return content::PackRoots{MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"};
      },
      data / "packs.yaml", data / "packs");
  CatalogSource source([&] { return packs.catalog(); }, data.path());
  app_->push(std::make_unique<StartScreen>(source, packs));
  settle();
  for (const char* id : {"roland_banks", "agnes_baker", "daisy_walker"}) click({"avatar", 0, id});
  save("start_arkham");
  click({"game", 0, "eldritch"});
  const auto& people = source.game("eldritch").avatars;
  for (std::size_t i = 0; i < 8; ++i) {
    dynamic_cast<StartScreen*>(app_->top())->set_focus({"avatar", 0, people[i].id});
    Input input{};
    input.kind = Input::Kind::key;
    input.key = "Enter";
    app_->input(input);
    settle();
  }
  save("start_eldritch");
  click({"game", 0, "eldersign"});
  save("start_eldersign");
  click({"page", 0, "packs"});
  save("packs");
}

TEST_P(Gallery, SavedGames) {
  test::FakeSource source;
  test::FakeShelf shelf;
  source.saved = test::FakeSource::some_saves(9);
  app_->push(std::make_unique<StartScreen>(source, shelf));
  settle();
  click({"page", 0, "resume"});
  save("resume");
}

TEST_P(Gallery, Packs) {
  test::FakeSource source;
  test::FakeShelf shelf;
  app_->push(std::make_unique<StartScreen>(source, shelf));
  settle();
  click({"page", 0, "packs"});
  click({"look", 0, "pack_4"});
  save("packs_and_catalogues");
  click({"install", 1, "pack_4@0.2.0"});
  save("packs_question");
}

TEST_P(Gallery, Decks) {
  const test::Folder data;
  app_->push(std::make_unique<DeckScreen>(
      std::make_unique<DeckShelf>(test::shared_bundled(), "arkham", data.path()), "roland_banks"));
  save("decks");
  click({"change", 0, ""});
  click({"add", 1, "knife"});
  save("deck");
}

TEST_P(Gallery, TheStatistics) {
  struct Played : test::FakeSource {
    StatisticsInfo statistics() override { return test::some_statistics(23); }
  } source;
  test::FakeShelf shelf;
  app_->push(std::make_unique<StartScreen>(source, shelf));
  settle();
  click({"page", 0, "statistics"});
  save("statistics");
}

TEST_P(Gallery, TheOthers) {
  show(std::make_unique<SettingsScreen>(Settings{}, ""), "settings");
  show(std::make_unique<HelpScreen>(Settings{}), "help");
  std::vector<Problem> problems;
  for (int i = 0; i < 5; ++i)
    problems.push_back({i != 2, "packs/night/cards/lamp_" + std::to_string(i) + ".lua:12",
                        "unknown field 'cots' in the asset Night Porter", "did you mean 'cost'?",
                        "stack traceback:\n  cards/lamp.lua:12: in main chunk"});
  show(std::make_unique<ErrorScreen>(problems, "5 things are wrong with the packs. What is sound is loaded."),
       "errors");
  click({"details", 1, ""});
  save("errors_open");
  EndData end;
  end.game = "Arkham Horror: The Card Game";
  end.scenario = "The Gathering";
  end.outcome = "Resolution 1";
  end.won = true;
  end.epilogue = {"The house is gone, and what you know you cannot tell anybody who has not seen it.",
                  "The investigators have completed the scenario.",
                  "  Roland Banks: unharmed; 2 experience, trauma 0 physical, 1 mental",
                  "  Agnes Baker: 3 damage, 2 horror; 2 experience, trauma 0 physical, 0 mental"};
  end.statistics = {{"Rounds", "12"}, {"Decisions", "214"}, {"Time", "1 h 12 min"}};
  for (const char* name : {"Roland Banks", "Agnes Baker", "Daisy Walker", "Wendy Adams"})
    end.seats.push_back({name,
                         test::FakeSource::face_of(name, Shape::wide),
                         {"4 clues found, 2 enemies defeated", "3 damage, 2 horror"}});
  end.seed = 20080713;
  show(std::make_unique<EndScreen>(end), "end");
  EndData story = test::an_end_with_story();
  story.seats = end.seats;
  show(std::make_unique<EndScreen>(story), "end_story");
}

TEST_P(Gallery, ACampaign) {
  test::FakeDesk desk;
  desk.make_vacant();
  show(std::make_unique<CampaignPage>(desk), "campaign");
  click({"choice", 0, ""});
  click({"choice", 0, ""});
  save("campaign_deck");
  desk.vacant = false;
  show(std::make_unique<CampaignPage>(desk), "campaign_free");
  for (const int n : {1, 0, 0}) click({"choice", n, ""});
  click({"choice", 3, ""});
  save("campaign_refused");
  desk.end();
  show(std::make_unique<CampaignPage>(desk), "campaign_over");
}

INSTANTIATE_TEST_SUITE_P(Sizes, Gallery,
                         ::testing::Values(Size{1280, 720, 0}, Size{1600, 900, 0}, Size{2560, 1440, 1.5F}),
                         [](const auto& size) {
                           return std::to_string(size.param.width) + "x" + std::to_string(size.param.height);
                         });

}  // namespace
}  // namespace misk::ui
