// Presses every key and clicks all over the window, in every state without an open question, and on the
// screens around the game. The screens must survive.
#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "screens/end_screen.hpp"
#include "screens/error_screen.hpp"
#include "screens/game_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/settings_screen.hpp"
#include "screens/start_screen.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

std::vector<Input> every_key() {
  std::vector<std::string> names = {"Space",    "Enter", "Escape", "Tab", "Left",   "Right", "Up",   "Down",
                                    "PageDown", "Home",  "End",    "F5",  "PageUp", "Plus",  "Minus"};
  for (const KeyBinding& binding : key_bindings()) names.emplace_back(binding.usual);
  for (char c = '1'; c <= '9'; ++c) names.emplace_back(1, c);
  for (char c = 'A'; c <= 'Z'; ++c) names.emplace_back(1, c);
  std::vector<Input> out;
  for (std::string name : names) {
    Input input{};
    input.kind = Input::Kind::key;
    for (const auto& [word, held] :
         {std::pair{"Ctrl+", &input.ctrl}, {"Alt+", &input.alt}, {"Shift+", &input.shift}})
      if (name.rfind(word, 0) == 0) {
        *held = true;
        name.erase(0, std::string(word).size());
      }
    input.key = name;
    out.push_back(input);
  }
  return out;
}

/// Presses every key, and again every key on each thing that a key opens; clicks on a grid with each button.
/// Calls `after` after each. Returns how often the picture changed.
template <class After>
int press_everything(Screen& screen, const Metrics& metrics, const After& after) {
  int drawn = 0;
  const auto send = [&](const Input& input) {
    screen.input(input, metrics);
    screen.wish();
    after();
    Scene scene;
    screen.build(scene, metrics);
    ++drawn;
  };
  const auto key = [&](const char* name) {
    Input input{};
    input.kind = Input::Kind::key;
    input.key = name;
    send(input);
  };
  const auto click_all = [&](float step) {
    for (const int button : {0, 1, 2})
      for (float y = step / 2; y < metrics.height; y += step)
        for (float x = step / 2; x < metrics.width; x += step)
          for (const Input::Kind kind : {Input::Kind::move, Input::Kind::press, Input::Kind::release}) {
            Input input{};
            input.kind = kind;
            input.at = {x, y};
            input.button = button;
            if (kind == Input::Kind::release)
              send(input);
            else
              screen.input(input, metrics);
          }
  };
  for (const Input& first : every_key()) {
    send(first);
    if (first.key.size() > 1 && first.key[0] != 'F') continue;
    for (const char* second :
         {"X", "PageDown", "PageUp", "Enter", "Space", "1", "9", "A", "Tab", "Down", "S"})
      key(second);
    key("Escape");
    key("Escape");
  }
  click_all(kSanitized ? 160 : 80);
  return drawn;
}

/// A game that a bot has played up to here, with the rest in the redo list.
std::unique_ptr<GameScreen> played(const std::string& scenario, int players, const Settings& settings,
                                   std::size_t most = SIZE_MAX) {
  const Played plan = play_directly(scenario, players, 1, "greedy", most);
  auto screen = std::make_unique<GameScreen>(open_game(scenario, players, 1), settings);
  for (const kernel::Answer& each : plan.answers) screen->open().playing().answer(each.choices);
  return screen;
}

class WithNoQuestion : public ::testing::TestWithParam<std::string> {};

TEST_P(WithNoQuestion, EveryKeyAndClickIsStoodAtTheTableOfAFinishedGame) {
  const Settings settings = still();
  const auto screen = played(GetParam(), 1, settings);
  Playing& playing = screen->open().playing();
  ASSERT_LT(playing.asked(), 0);
  const std::size_t end = playing.at();
  // Before the end screen, and on the table that one returns to from it: tick() is not called.
  const int drawn = press_everything(*screen, metrics_for(1600, 900), [&] {
    screen->back_to_table();
    if (playing.asked() >= 0) playing.go_to(playing.length());
    ASSERT_EQ(playing.at(), end) << "nothing there answers";
  });
  EXPECT_GT(drawn, 300);
  screen->table().act({"open", 0, "options"});
  EXPECT_EQ(screen->table().notice(), "There is nothing to choose now.");
  EXPECT_EQ(screen->table().dialog(), TableScreen::Dialog::none);
}

TEST_P(WithNoQuestion, EveryKeyAndClickIsStoodWhereTheEndIsTold) {
  const Settings settings = still();
  const auto screen = played(GetParam(), 1, settings);
  screen->tick(100);
  ASSERT_TRUE(screen->ended());
  press_everything(*screen, metrics_for(1280, 720), [&] {
    if (screen->open().playing().asked() >= 0) screen->open().playing().go_to(SIZE_MAX);
  });
}

TEST_P(WithNoQuestion, EveryKeyAndClickIsStoodWhileABotPlays) {
  const Settings settings = still();
  auto open = open_game(GetParam(), 2, 5);
  auto bot = open->bot("random");
  GameScreen screen(std::move(open), settings, std::move(bot), 1);
  double now = 0;
  // The bot answers between an input and the next screen frame, also in the middle of a press.
  press_everything(screen, metrics_for(1280, 720), [&] { screen.tick(now += 0.05); });
}

INSTANTIATE_TEST_SUITE_P(Table, WithNoQuestion, ::testing::ValuesIn(kScenarios),
                         [](const auto& tested) { return tested.param; });

TEST(EveryKey, IsStoodByTheScreensAroundTheGame) {
  FakeSource source;
  source.saved = FakeSource::some_saves(4);
  FakeShelf shelf;
  Settings settings;
  std::vector<std::unique_ptr<Screen>> screens;
  screens.push_back(std::make_unique<StartScreen>(source, shelf));
  screens.push_back(std::make_unique<SettingsScreen>(settings, ""));
  screens.push_back(std::make_unique<HelpScreen>(settings));
  screens.push_back(std::make_unique<EndScreen>(EndData{}));
  // The screen for a save that cannot be resumed.
  screens.push_back(std::make_unique<ErrorScreen>(
      std::vector<Problem>{{true, "saves/one.misk:3", "the save is cut off", "use --recover", ""}},
      "No game."));
  screens.push_back(std::make_unique<ErrorScreen>(std::vector<Problem>{}, "Nothing can be played.", ""));
  for (const auto& screen : screens) EXPECT_GT(press_everything(*screen, metrics_for(1280, 720), [] {}), 300);
}

}  // namespace
}  // namespace misk::ui
