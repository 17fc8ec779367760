#include "app/window_app.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <SFML/Graphics/Image.hpp>
#include <ctime>
#include <stdexcept>

#include "app/display.hpp"
#include "app/events.hpp"
#include "event_support.hpp"
#include "fake_shelf.hpp"
#include "fake_source.hpp"
#include "screens/end_screen.hpp"
#include "screens/error_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/settings_screen.hpp"
#include "screens/start_screen.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using ::testing::ElementsAre;

/// A fake game that counts its calls.
class FakeGame : public Screen {
 public:
  void build(Scene& scene, const Metrics&) override {
    scene = Scene{};
    ++built;
  }
  bool input(const Input& in, const Metrics&) override {
    if (in.kind == Input::Kind::key) keys.push_back(in.key);
    return in.kind == Input::Kind::key;
  }
  bool tick(double) override { return moves; }
  bool moving() const override { return moves; }
  const Wish* wish() override {
    return wanted.kind == Wish::Kind::none ? nullptr : (out = wanted, wanted = {}, &out);
  }
  int built = 0;
  bool moves = false;
  std::vector<std::string> keys;
  Wish wanted, out;
};

struct AtTheWindow : ::testing::Test {
  AtTheWindow() {
    options.width = 1280;
    options.height = 720;
    options.offscreen = true;
    options.sound = false;
    options.picture_folder = folder / "pictures";
    app =
        std::make_unique<WindowApp>(options, Settings{}, [this](const Wish& wish) -> std::unique_ptr<Screen> {
          wishes.push_back(wish);
          if (refuse) throw std::runtime_error("no: because");
          auto made = std::make_unique<FakeGame>();
          game = made.get();
          return made;
        });
  }
  void click(const Action& action) {
    const Hit* hit = app->scene().find(action);
    ASSERT_TRUE(hit) << action.verb << " " << action.text;
    const Point at = hit->rect.centre();
    app->handle(mouse_event(sf::Event::MouseMoved, at));
    app->handle(mouse_event(sf::Event::MouseButtonPressed, at));
    app->handle(mouse_event(sf::Event::MouseButtonReleased, at));
    app->frame(now += 0.02);
  }
  void press(sf::Keyboard::Key key, bool control = false, bool alt = false) {
    app->handle(key_event(key, control, false, alt));
    app->frame(now += 0.02);
  }
  void open() {
    app->push(std::make_unique<StartScreen>(source, shelf));
    app->frame(now);
  }

  test::Folder folder;
  test::FakeSource source;
  test::FakeShelf shelf;
  AppOptions options;
  std::unique_ptr<WindowApp> app;
  std::vector<Wish> wishes;
  FakeGame* game = nullptr;
  bool refuse = false;
  double now = 0;
};

TEST_F(AtTheWindow, AGameIsBegunByClicks) {
  open();
  click({"avatar", 0, "who_2"});
  click({"begin", 0, ""});
  ASSERT_EQ(wishes.size(), 1U);
  EXPECT_THAT(wishes[0].setup.avatars, ElementsAre("who_2"));
  EXPECT_EQ(app->top(), game);
  EXPECT_GE(game->built, 1) << "and is drawn at once";
}

TEST_F(AtTheWindow, AGameIsBegunByKeys) {
  open();
  auto* screen = dynamic_cast<StartScreen*>(app->top());
  const auto walk = [&](const Action& action) {
    for (int i = 0; i < 100 && screen->focus() != action; ++i) press(sf::Keyboard::Tab);
    EXPECT_EQ(screen->focus(), action);
    press(sf::Keyboard::Enter);
  };
  walk({"avatar", 0, "who_3"});
  walk({"begin", 0, ""});
  ASSERT_EQ(wishes.size(), 1U);
  EXPECT_THAT(wishes[0].setup.avatars, ElementsAre("who_3"));
}

TEST_F(AtTheWindow, IsDrawnOnlyWhenSomethingHasChanged) {
  open();
  int more = 0;
  while (more < 50 && app->frame(now += 0.02)) ++more;  // faces get sharper over several frames
  ASSERT_LT(more, 50);
  const auto before = app->counters().frames;
  for (int i = 0; i < 50; ++i) EXPECT_FALSE(app->frame(now += 0.02));
  app->handle(mouse_event(sf::Event::MouseMoved, {2, 719}));
  app->handle(mouse_event(sf::Event::MouseMoved, {4, 719}));
  EXPECT_FALSE(app->frame(now += 0.02)) << "nothing lies there";
  EXPECT_EQ(app->counters().frames, before);
  press(sf::Keyboard::Tab);
  EXPECT_EQ(app->counters().frames, before + 1);
  EXPECT_GT(app->counters().draw_ms, 0);
  EXPECT_GT(app->counters().input_ms, 0);
}

TEST_F(AtTheWindow, WhatMovesIsDrawnEachTime) {
  open();
  click({"avatar", 0, "who_1"});
  click({"begin", 0, ""});
  game->moves = true;
  const int before = game->built;
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(app->frame(now += 0.02));
  EXPECT_EQ(game->built, before + 5);
}

TEST_F(AtTheWindow, AnotherSizeIsLaidOutAnew) {
  open();
  app->handle(resize_event(1600, 900));
  EXPECT_TRUE(app->frame(now += 0.02));
  EXPECT_EQ(app->metrics().width, 1600);
  EXPECT_FLOAT_EQ(app->metrics().scale, 1);
  const Hit* begin = app->scene().find({"quit", 0, ""});
  ASSERT_TRUE(begin);
  EXPECT_GT(begin->rect.right(), 1300);
  Settings settings;
  settings.scale = 0.9F;
  app->set_settings(settings);
  EXPECT_TRUE(app->frame(now += 0.02));
  EXPECT_FLOAT_EQ(app->metrics().scale, 0.9F);
}

TEST_F(AtTheWindow, APictureOfItIsSaved) {
  open();
  press(sf::Keyboard::F11);
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "pictures"))
    files.push_back(entry.path());
  ASSERT_EQ(files.size(), 1U);
  sf::Image image;
  ASSERT_TRUE(image.loadFromFile(files[0].string()));
  EXPECT_EQ(image.getSize(), sf::Vector2u(1280, 720));
  std::set<std::uint32_t> colours;
  for (unsigned y = 0; y < 720; y += 3)
    for (unsigned x = 0; x < 1280; x += 3) colours.insert(image.getPixel(x, y).toInteger());
  EXPECT_GT(colours.size(), 50U) << "there is something to be seen";
}

TEST_F(AtTheWindow, SettingsAndHelpLieOnTopAndGoBack) {
  open();
  Screen* start = app->top();
  click({"settings", 0, ""});
  EXPECT_TRUE(dynamic_cast<SettingsScreen*>(app->top()));
  click({"flip", 0, "colour_blind"});
  EXPECT_TRUE(app->settings().colour_blind);
  EXPECT_TRUE(app->metrics().colour_blind);
  press(sf::Keyboard::Escape);
  EXPECT_EQ(app->top(), start);
  press(sf::Keyboard::F1);
  EXPECT_TRUE(dynamic_cast<HelpScreen*>(app->top()));
  press(sf::Keyboard::F1);
  EXPECT_EQ(app->top(), start);
  press(sf::Keyboard::M);
  EXPECT_FALSE(app->settings().sound);
}

TEST_F(AtTheWindow, LettersThatAreTypedDoNothingElse) {
  open();
  click({"save", 0, ""});
  app->handle(key_event(sf::Keyboard::M));
  app->handle(text_event('m'));
  app->handle(text_event(0xE9));
  app->frame(now += 0.02);
  EXPECT_TRUE(app->settings().sound);
  bool seen = false;
  for (const Item& item : app->scene().items)
    if (const Text* text = std::get_if<Text>(&item)) seen = seen || text->text == "night-1m\xC3\xA9|";
  EXPECT_TRUE(seen);
}

TEST_F(AtTheWindow, AGameThatCannotBeMadeSaysWhy) {
  refuse = true;
  open();
  click({"avatar", 0, "who_1"});
  click({"begin", 0, ""});
  EXPECT_TRUE(dynamic_cast<ErrorScreen*>(app->top()));
  bool seen = false;
  for (const Item& item : app->scene().items)
    if (const Text* text = std::get_if<Text>(&item)) seen = seen || text->text == "no: because";
  EXPECT_TRUE(seen);
  press(sf::Keyboard::Escape);
  EXPECT_TRUE(dynamic_cast<StartScreen*>(app->top()));
}

TEST_F(AtTheWindow, AgainTakesTheGamesPlaceAndTheMenuLeavesIt) {
  open();
  click({"avatar", 0, "who_1"});
  click({"begin", 0, ""});
  app->push(std::make_unique<EndScreen>(EndData{}));
  app->frame(now += 0.02);
  EXPECT_EQ(app->depth(), 3U);
  click({"again", 0, ""});
  ASSERT_EQ(wishes.size(), 2U);
  EXPECT_EQ(wishes[1].kind, Wish::Kind::again);
  EXPECT_FALSE(wishes[1].same_seed);
  EXPECT_EQ(app->depth(), 2U);
  game->wanted.kind = Wish::Kind::menu;
  app->frame(now += 0.02);
  EXPECT_EQ(app->depth(), 1U);
  EXPECT_TRUE(dynamic_cast<StartScreen*>(app->top()));
  click({"quit", 0, ""});
  EXPECT_TRUE(app->over());
}

TEST_F(AtTheWindow, ClosingEndsIt) {
  open();
  sf::Event event{};
  event.type = sf::Event::Closed;
  app->handle(event);
  EXPECT_TRUE(app->over());
  EXPECT_FALSE(app->frame(now));
}

TEST(Window, ARealOneOpensInTheMiddleAndDraws) {
  AppOptions options;
  options.width = 1280;
  options.height = 720;
  options.sound = false;
  WindowApp app(options, {}, nullptr);
  app.push(std::make_unique<HelpScreen>(Settings{}));
  EXPECT_TRUE(app.frame(0));
  EXPECT_EQ(app.metrics().width, 1280);
  app.handle(key_event(sf::Keyboard::Escape));
  app.frame(0.1);
  EXPECT_TRUE(app.over()) << "nothing is left to be shown";
}

/// Wishes to quit after a while.
class Guest : public FakeGame {
 public:
  explicit Guest(double until) : until_(until) {}
  bool tick(double now) override {
    if (begun_ < 0) begun_ = now;
    if (now - begun_ > until_) wanted.kind = Wish::Kind::quit;
    return false;
  }

 private:
  double until_, begun_ = -1;
};

TEST(Window, RunsUntilItIsLeftAndDrawsOnceWhenNothingChanges) {
  AppOptions options;
  options.width = 800;
  options.height = 600;
  options.sound = false;
  WindowApp app(options, {}, nullptr);
  app.push(std::make_unique<Guest>(0.5));
  const std::clock_t before = std::clock();
  app.run();
  const double busy = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  EXPECT_TRUE(app.over());
  EXPECT_LE(app.counters().frames, 3U) << "the first picture, and again when the pointer or the focus comes";
  EXPECT_LT(busy, 0.25) << "of half a second";
}

TEST(Display, IsMissedWithOneLine) {
  EXPECT_EQ(no_display_reason(), "");
  const std::string kept = std::getenv("DISPLAY");
  unsetenv("DISPLAY");
  EXPECT_THAT(no_display_reason(), ::testing::HasSubstr("DISPLAY is not set"));
  setenv("DISPLAY", ":987", 1);
  EXPECT_THAT(no_display_reason(), ::testing::HasSubstr("the display :987 cannot be opened"));
  setenv("DISPLAY", kept.c_str(), 1);
}

TEST(Events, HaveTheNamesThatScreensKnow) {
  EXPECT_EQ(name_of(sf::Keyboard::A), "A");
  EXPECT_EQ(name_of(sf::Keyboard::Num7), "7");
  EXPECT_EQ(name_of(sf::Keyboard::Numpad7), "7");
  EXPECT_EQ(name_of(sf::Keyboard::F12), "F12");
  EXPECT_EQ(name_of(sf::Keyboard::Return), "Enter");
  EXPECT_EQ(name_of(sf::Keyboard::Subtract), "Minus");
  const auto input = to_input(key_event(sf::Keyboard::Z, true));
  ASSERT_TRUE(input);
  EXPECT_EQ(key_name(*input), "Ctrl+Z");
  EXPECT_EQ(to_input(text_event(0x1F409))->text, "\xF0\x9F\x90\x89");
  EXPECT_FALSE(to_input(text_event(8)));
  sf::Event wheel{};
  wheel.type = sf::Event::MouseWheelScrolled;
  wheel.mouseWheelScroll.wheel = sf::Mouse::VerticalWheel;
  wheel.mouseWheelScroll.delta = -1;
  EXPECT_EQ(to_input(wheel)->wheel, -1);
}

TEST(Events, EveryUsualKeyCanBePressed) {
  std::set<std::string> names;
  for (int key = 0; key < sf::Keyboard::KeyCount; ++key)
    names.insert(name_of(static_cast<sf::Keyboard::Key>(key)));
  for (const KeyBinding& binding : key_bindings()) {
    const std::string usual = binding.usual;
    EXPECT_TRUE(names.count(usual.substr(usual.rfind('+') + 1))) << usual;
  }
}

TEST(Sound, EachIsShortAndLoudEnoughAndEndsInSilence) {
  for (const std::string& name : sound_names()) {
    const auto samples = synthesise(name);
    ASSERT_FALSE(samples.empty()) << name;
    EXPECT_LT(samples.size(), kSampleRate * 4U) << name;
    int most = 0;
    for (const std::int16_t each : samples) most = std::max(most, std::abs(static_cast<int>(each)));
    EXPECT_GT(most, 3000) << name;
    EXPECT_LT(most, 32000) << name << " is clipped";
    EXPECT_LT(std::abs(static_cast<int>(samples.back())), 400) << name << " ends with a crack";
    EXPECT_EQ(samples, synthesise(name)) << name << " is the same every time";
  }
  EXPECT_TRUE(synthesise("trumpet").empty());
}

TEST(Sound, IsSilentWhenItIsOffAndPlaysWhenItIsOn) {
  setenv("ALSOFT_DRIVERS", "null", 0);  // read when the first device is opened
  Sounds none(false);
  none.play("click");
  EXPECT_EQ(none.played(), 0);
  Sounds sounds(true);
  sounds.set(false, 1);
  sounds.play("click");
  sounds.set(true, 0);
  sounds.play("click");
  EXPECT_EQ(sounds.played(), 0);
  sounds.set(true, 0.3F);
  sounds.play("click");
  sounds.play("trumpet");
  EXPECT_EQ(sounds.played(), 1) << "with ALSOFT_DRIVERS=null there is a device";
}

TEST(HeldKeys, OnlyASecondPressWithoutAReleaseRepeats) {
  HeldKeys held;
  sf::Event release = key_event(sf::Keyboard::Space);
  release.type = sf::Event::KeyReleased;
  EXPECT_FALSE(held.repeats(key_event(sf::Keyboard::Space)));
  EXPECT_TRUE(held.repeats(key_event(sf::Keyboard::Space)));
  EXPECT_FALSE(held.repeats(key_event(sf::Keyboard::Return))) << "another key";
  EXPECT_FALSE(held.repeats(release));
  EXPECT_FALSE(held.repeats(key_event(sf::Keyboard::Space)));
  sf::Event away{};
  away.type = sf::Event::LostFocus;
  held.repeats(away);
  EXPECT_FALSE(held.repeats(key_event(sf::Keyboard::Space))) << "its release was never told";
}

}  // namespace
}  // namespace misk::ui
