// All three games played to the end in the window. A bot chooses, and the test sends SFML's events of mouse
// and keys only.
#include <SFML/Window/Event.hpp>

#include "app/events.hpp"
#include "app/window_app.hpp"
#include "event_support.hpp"
#include "screens/game_screen.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

sf::Keyboard::Key key_of_name(const std::string& name) {
  for (int key = 0; key < sf::Keyboard::KeyCount; ++key)
    if (name_of(static_cast<sf::Keyboard::Key>(key)) == name) return static_cast<sf::Keyboard::Key>(key);
  return sf::Keyboard::Unknown;
}

sf::Event event_of(const Input& input) {
  const sf::Mouse::Button button = input.button == 1 ? sf::Mouse::Right : sf::Mouse::Left;
  if (input.kind == Input::Kind::move) return mouse_event(sf::Event::MouseMoved, input.at);
  if (input.kind == Input::Kind::press) return mouse_event(sf::Event::MouseButtonPressed, input.at, button);
  if (input.kind == Input::Kind::release)
    return mouse_event(sf::Event::MouseButtonReleased, input.at, button);
  const sf::Keyboard::Key key = key_of_name(input.key);
  EXPECT_NE(key, sf::Keyboard::Unknown) << input.key;
  return key_event(key, input.ctrl, input.shift, input.alt);
}

/// The same person, at a window.
class HandAtWindow : public Hand {
 public:
  HandAtWindow(WindowApp& app, TableScreen& screen) : Hand(screen, app.metrics()), app_(app) { look(); }
  void look() override {
    while (app_.frame(now_ += 1)) {
    }
    scene_ = app_.scene();
  }
  void send(const Input& input) override {
    app_.handle(event_of(input));
    look();
  }

 private:
  WindowApp& app_;
  double now_ = 0;
};

struct Case {
  const char* scenario;
  int players;
  std::uint64_t seed;
  Way way;
};

std::string name_of_case(const ::testing::TestParamInfo<Case>& tested) {
  return std::string(tested.param.scenario) + "_" + kWays[static_cast<std::size_t>(tested.param.way)];
}

class WholeGamesInTheWindow : public ::testing::TestWithParam<Case> {};

TEST_P(WholeGamesInTheWindow, HaveTheJournalOfTheFacade) {
  const Case& c = GetParam();
  const Played plan = play_directly(c.scenario, c.players, c.seed, "greedy");
  ASSERT_FALSE(plan.outcome.empty());
  AppOptions options;
  options.width = 1280;
  options.height = 720;
  options.offscreen = true;
  options.sound = false;
  WindowApp app(options, still(), nullptr);
  auto made = std::make_unique<GameScreen>(open_game(c.scenario, c.players, c.seed), app.settings());
  GameScreen& screen = *made;
  app.push_game(std::move(made));
  HandAtWindow hand(app, screen.table());
  Playing& playing = screen.open().playing();
  for (std::size_t i = 0; i < plan.answers.size(); ++i) {
    ASSERT_TRUE(hand.answer(plan.answers[i].choices, c.way))
        << "answer " << i << ", " << in_words(plan.answers[i]);
    ASSERT_EQ(playing.at(), i + 1) << screen.table().notice();
  }
  EXPECT_TRUE(playing.game().over());
  EXPECT_EQ(playing.game().session().journal(), plan.answers);
  EXPECT_EQ(playing.game().session().hash(), plan.hashes.back());
  EXPECT_TRUE(screen.ended()) << "the end is told by itself";
}

INSTANTIATE_TEST_SUITE_P(
    Window, WholeGamesInTheWindow,
    ::testing::Values(Case{"the_gathering", 1, 3, Way::pieces}, Case{"elder_sign", 1, 3, Way::list},
                      Case{"eldritch_horror", 1, 3, Way::pieces}, Case{"the_gathering", 2, 4, Way::digits},
                      Case{"elder_sign", 1, 6, Way::digits}, Case{"eldritch_horror", 1, 5, Way::digits}),
    name_of_case);

}  // namespace
}  // namespace misk::ui
