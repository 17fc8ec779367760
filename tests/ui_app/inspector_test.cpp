// The inspector over a game: its texts, its display, and that it costs nothing while idle.
// MISK_GALLERY=FOLDER keeps the pictures.
#include "app/inspector.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Clipboard.hpp>
#include <SFML/Window/Context.hpp>

#include "app/inspection.hpp"
#include "app/window_app.hpp"
#include "explain/trace.hpp"
#include "support.hpp"
#include "table/open_game.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using Tab = Inspector::Tab;

const game::Catalog& bundled() {
  static const game::Catalog catalog({MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"});
  return catalog;
}

class InspectorTest : public ::testing::Test {
 protected:
  InspectorTest() {
    game::Setup setup;
    setup.scenario = "the_gathering";
    setup.avatars = {"roland_banks"};
    setup.seed = 3;
    opened_ = OpenGame::start(bundled(), setup, "");
    bot_ = opened_->bot("greedy");
    answer(12);
  }
  void answer(int count) {
    for (int i = 0; i < count && bot_answers(opened_->playing(), *bot_); ++i) {
    }
  }
  game::Game& game() { return opened_->game(); }
  kernel::ComponentId roland() { return game().kernel().state().avatars[0]; }
  static std::vector<std::string> lines(const std::vector<Section>& sections) {
    std::vector<std::string> out;
    for (const Section& section : sections) {
      out.push_back(section.title);
      out.insert(out.end(), section.lines.begin(), section.lines.end());
    }
    return out;
  }

  std::unique_ptr<OpenGame> opened_;
  std::unique_ptr<game::Bot> bot_;
};

TEST_F(InspectorTest, AComponentIsToldWithItsNumbersAndWhereItIsWritten) {
  const auto told = lines(inspect_component(game(), roland()));
  EXPECT_THAT(told, Contains("Roland Banks #" + std::to_string(roland())));
  EXPECT_THAT(told, Contains("arkham_core:roland_banks, The Fed"));
  EXPECT_THAT(told, Contains(testing::MatchesRegex("written in .*investigators/roland_banks\\.lua:1")));
  EXPECT_THAT(told, Contains(testing::MatchesRegex("counters: [a-z_]+ [0-9]+.*")));
  EXPECT_THAT(told, Contains(HasSubstr("combat of Roland Banks = ")));
  EXPECT_THAT(told,
              Contains("reaction after enemy_defeated: After you defeat an enemy: discover 1 clue at your "
                       "location."));
  EXPECT_THAT(told, Contains("    needs discoverable_here"));
  EXPECT_THAT(told, Contains("    limit 1 a round, used 0"));
  EXPECT_TRUE(inspect_component(game(), 0).empty());
}

TEST_F(InspectorTest, EveryComponentStandsInTheTreeOnce) {
  std::vector<int> seen(game().kernel().state().component_count + 1U, 0);
  const std::function<void(const ComponentNode&)> count = [&](const ComponentNode& node) {
    ++seen[node.id];
    for (const ComponentNode& each : node.attached) count(each);
  };
  for (const ZoneNode& zone : inspect_zones(game()))
    for (const ComponentNode& node : zone.components) count(node);
  for (std::size_t id = 1; id < seen.size(); ++id) EXPECT_EQ(seen[id], 1) << id;
}

TEST_F(InspectorTest, TheStackTheJournalAndTheRandomSourceAreTold) {
  EXPECT_THAT(lines(inspect_stack(game())), Contains(HasSubstr("procedure ")));
  EXPECT_THAT(lines(inspect_stack(game())), Contains(HasSubstr("round = ")));
  EXPECT_THAT(lines(inspect_journal(game())), Contains(HasSubstr(" after 12 answers")));
  EXPECT_THAT(lines(inspect_journal(game())), Contains(HasSubstr("12  Roland Banks: ")));
  const auto draws = draws_so_far(game());
  ASSERT_TRUE(draws);
  EXPECT_GT(*draws, 20U) << "the deck was shuffled";
  EXPECT_THAT(lines(inspect_random(game())), Contains(std::to_string(*draws) + " numbers drawn so far"));
  game().kernel().mutable_state().random.next();
  EXPECT_EQ(draws_so_far(game()), *draws + 1);
}

TEST_F(InspectorTest, LookingChangesNothing) {
  const auto before = game().session().hash();
  inspect_zones(game());
  for (kernel::ComponentId id = 1; id <= game().kernel().state().component_count; ++id)
    EXPECT_FALSE(inspect_component(game(), id).empty());
  inspect_stack(game());
  EXPECT_EQ(game().session().hash(), before);
  EXPECT_TRUE(opened_->problems().empty());
}

sf::Event mouse(sf::Event::EventType type, float x, float y) {
  sf::Event event{};
  event.type = type;
  if (type == sf::Event::MouseMoved) {
    event.mouseMove.x = static_cast<int>(x);
    event.mouseMove.y = static_cast<int>(y);
  } else {
    event.mouseButton.button = sf::Mouse::Left;
    event.mouseButton.x = static_cast<int>(x);
    event.mouseButton.y = static_cast<int>(y);
  }
  return event;
}

sf::Event key(sf::Keyboard::Key code) {
  sf::Event event{};
  event.type = sf::Event::KeyPressed;
  event.key.code = code;
  return event;
}

/// The inspector over a painted table.
class InspectorPicture : public InspectorTest {
 protected:
  InspectorPicture() {
    picture_.create(1600, 900);
    metrics_.meter = &painter_.meter();
    painter_.set_presentation(table_.presentation().frames, table_.presentation().symbols);
  }
  sf::Image draw() {
    Scene scene;
    table_.build(scene, metrics_);
    for (int i = 0; i < 5 || (painter_.unfinished() && i < 100); ++i) {
      picture_.clear();
      painter_.paint(picture_, scene);
      inspector_.draw(picture_, &game(), 1, &opened_->playing());
      picture_.display();
    }
    return picture_.getTexture().copyToImage();
  }
  static std::size_t different(const sf::Image& a, const sf::Image& b) {
    std::size_t n = 0;
    for (unsigned y = 0; y < a.getSize().y; ++y)
      for (unsigned x = 0; x < a.getSize().x; ++x) n += a.getPixel(x, y) != b.getPixel(x, y);
    return n;
  }
  static void keep(const sf::Image& image, const std::string& name) {
    const char* folder = std::getenv("MISK_GALLERY");
    if (!folder || !*folder) return;
    std::filesystem::create_directories(folder);
    EXPECT_TRUE(image.saveToFile(std::string(folder) + "/inspector_" + name + ".png"));
  }

  static Settings still() {
    Settings settings;
    settings.animation = 0;
    settings.pace = Pace::fast;
    return settings;
  }

  sf::RenderTexture picture_;
  Fonts fonts_;
  Painter painter_{fonts_};
  Metrics metrics_;
  TableScreen table_{opened_->playing(), still()};
  Inspector inspector_;
};

TEST_F(InspectorPicture, ItLiesOverWhatIsThereAndLeavesItAsItWas) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  const sf::Image before = draw();
  inspector_.toggle();
  EXPECT_TRUE(inspector_.stale());
  const sf::Image open = draw();
  EXPECT_FALSE(inspector_.stale()) << "it has settled";
  EXPECT_GT(different(before, open), 100000U);
  EXPECT_EQ(different(open, draw()), 0U) << "and stays as it is";
  for (unsigned y = 0; y < 900; y += 5)
    for (unsigned x = 0; x < 660; x += 3)
      ASSERT_EQ(open.getPixel(x, y), before.getPixel(x, y)) << "beside it the table is seen";
  inspector_.toggle();
  EXPECT_FALSE(inspector_.stale());
  EXPECT_EQ(different(before, draw()), 0U);
  EXPECT_FALSE(game().kernel().trace) << "closed, it traces nothing";
}

TEST_F(InspectorPicture, EveryTabShowsSomethingElse) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  inspector_.toggle();
  draw();
  EXPECT_TRUE(game().kernel().trace);
  answer(6);
  std::vector<sf::Image> pictures;
  const std::pair<Tab, const char*> tabs[] = {{Tab::components, "components"}, {Tab::stack, "stack"},
                                              {Tab::random, "random"},         {Tab::trace, "trace"},
                                              {Tab::journal, "journal"},       {Tab::console, "console"}};
  for (const auto& [tab, name] : tabs) {
    inspector_.show(tab, tab == Tab::components ? roland() : std::uint16_t{0});
    pictures.push_back(draw());
    keep(pictures.back(), name);
  }
  for (std::size_t a = 0; a < pictures.size(); ++a)
    for (std::size_t b = a + 1; b < pictures.size(); ++b)
      EXPECT_GT(different(pictures[a], pictures[b]), 2000U) << tabs[a].second << " and " << tabs[b].second;
  inspector_.show(Tab::trace);
  inspector_.filter_trace("not met");
  const sf::Image filtered = draw();
  keep(filtered, "trace_filtered");
  EXPECT_GT(different(pictures[3], filtered), 2000U);
}

TEST_F(InspectorPicture, APressAndItsReleaseInOneFrameAreAClick) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  inspector_.toggle();
  const sf::Image first = draw();
  const sf::Vector2f at = inspector_.title_of(Tab::stack);
  EXPECT_TRUE(inspector_.handle(mouse(sf::Event::MouseMoved, at.x, at.y)));
  EXPECT_TRUE(inspector_.handle(mouse(sf::Event::MouseButtonPressed, at.x, at.y)));
  EXPECT_TRUE(inspector_.handle(mouse(sf::Event::MouseButtonReleased, at.x, at.y)));
  EXPECT_TRUE(inspector_.stale());
  draw();
  EXPECT_TRUE(inspector_.handle(mouse(sf::Event::MouseMoved, 1500, 640)));
  const sf::Image clicked = draw();
  EXPECT_GT(different(first, clicked), 2000U);
  inspector_.show(Tab::stack);
  EXPECT_EQ(different(clicked, draw()), 0U) << "it was the tab of the stack";
}

TEST_F(InspectorPicture, WhatIsBesideItIsTheTables) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  EXPECT_FALSE(inspector_.handle(mouse(sf::Event::MouseMoved, 1200, 300))) << "it is closed";
  inspector_.toggle();
  draw();
  EXPECT_FALSE(inspector_.handle(mouse(sf::Event::MouseButtonPressed, 100, 300)));
  EXPECT_FALSE(inspector_.handle(mouse(sf::Event::MouseMoved, 1200, 300))) << "dragged from the table";
  EXPECT_FALSE(inspector_.handle(mouse(sf::Event::MouseButtonReleased, 1200, 300)));
  EXPECT_TRUE(inspector_.handle(mouse(sf::Event::MouseMoved, 1200, 300)));
  EXPECT_FALSE(inspector_.handle(key(sf::Keyboard::Space))) << "no field has the keyboard";
}

TEST_F(InspectorPicture, TheConsoleShowsWhatWasTypedAndSaid) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  inspector_.toggle_console();
  EXPECT_TRUE(inspector_.open());
  const sf::Image empty = draw();
  draw();  // until the line has the keyboard
  for (const char* line : {"you.combat", "cards_in(\"hand\", you)", "you:nosuch()", "you.resources = 27",
                           "choose(you, \"Which?\", { \"red\", \"blue\" })"}) {
    for (const char* c = line; *c; ++c) {
      sf::Event event{};
      event.type = sf::Event::TextEntered;
      event.text.unicode = static_cast<sf::Uint32>(*c);
      ASSERT_TRUE(inspector_.handle(event));
    }
    draw();
    inspector_.handle(key(sf::Keyboard::Enter));
    sf::Event up = key(sf::Keyboard::Enter);
    up.type = sf::Event::KeyReleased;
    inspector_.handle(up);
    draw();
    draw();
  }
  EXPECT_TRUE(inspector_.take_change());
  EXPECT_FALSE(inspector_.take_change());
  EXPECT_TRUE(game().kernel().intervening()) << "the last line asks";
  const sf::Image said = draw();
  keep(said, "console_lines");
  EXPECT_GT(different(empty, said), 5000U);
}

/// In the window, over the table.
class InspectorInWindow : public InspectorTest {
 protected:
  InspectorInWindow() {
    AppOptions options;
    options.offscreen = true;
    options.sound = false;
    Settings settings;
    settings.animation = 0;
    settings.pace = Pace::fast;
    app_ = std::make_unique<WindowApp>(options, settings, nullptr);
    app_->push_game(std::make_unique<TableScreen>(opened_->playing(), app_->settings()));
    settle();
  }
  int settle() {
    int drawn = 0;
    while (drawn < 200 && app_->frame(now_ += 0.02)) ++drawn;
    EXPECT_LT(drawn, 200) << "it never settles";
    return drawn;
  }

  std::unique_ptr<WindowApp> app_;
  double now_ = 0;
};

TEST_F(InspectorInWindow, F12OpensAndClosesItAndNothingIsDrawnWhileNothingHappens) {
  app_->handle(key(sf::Keyboard::F12));
  if (!Inspector::built()) {
    app_->frame(now_ += 0.02);
    EXPECT_EQ(app_->depth(), 2U) << "a screen says that it was not built";
    return;
  }
  EXPECT_TRUE(app_->inspector().open());
  EXPECT_GT(settle(), 1);
  const auto frames = app_->counters().frames;
  for (int i = 0; i < 50; ++i) EXPECT_FALSE(app_->frame(now_ += 0.02));
  EXPECT_EQ(app_->counters().frames, frames);
  app_->handle(mouse(sf::Event::MouseMoved, 1200, 300));
  EXPECT_TRUE(app_->frame(now_ += 0.02)) << "it shows what the mouse is over";
  settle();
  app_->handle(key(sf::Keyboard::F12));
  EXPECT_FALSE(app_->inspector().open());
  EXPECT_TRUE(app_->frame(now_ += 0.02));
  settle();
  EXPECT_FALSE(game().kernel().trace);
}

TEST_F(InspectorInWindow, AGameIsPlayedOnUnderIt) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  app_->handle(key(sf::Keyboard::F12));
  for (int given = 0; given < 50;) {
    app_->inspector().show(static_cast<Tab>(given % 6));
    app_->handle(mouse(sf::Event::MouseMoved, 800.F + static_cast<float>(given * 10), 300));
    if (bot_answers(opened_->playing(), *bot_))
      ++given;
    else  // the game is over: go back from there
      ASSERT_TRUE(opened_->playing().go_to(opened_->playing().at() - 10));
    app_->frame(now_ += 0.02);
  }
  ASSERT_TRUE(opened_->playing().go_to(5));
  app_->inspector().show(Tab::trace);
  settle();
  EXPECT_EQ(game().session().journal().size(), 5U);
  EXPECT_TRUE(opened_->problems().empty());
}

TEST_F(InspectorInWindow, LinesOfLuaAreTypedIntoItsConsole) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  const std::uint64_t before = game().session().hash();
  const auto type = [&](const std::string& text) {
    for (const char c : text) {
      sf::Event event{};
      event.type = sf::Event::TextEntered;
      event.text.unicode = static_cast<sf::Uint32>(c);
      EXPECT_TRUE(app_->handle(event)) << c << " of " << text;
    }
    settle();
  };
  const auto press = [&](sf::Keyboard::Key code) {
    app_->handle(key(code));
    sf::Event up = key(code);
    up.type = sf::Event::KeyReleased;
    app_->handle(up);
    settle();
  };
  app_->handle(key(sf::Keyboard::F8));
  EXPECT_TRUE(app_->inspector().open());
  settle();
  type("you.resources");
  press(sf::Keyboard::Enter);
  EXPECT_EQ(game().session().hash(), before) << "it has only looked";
  type("you.resour");
  press(sf::Keyboard::Tab);
  type(" = 27");
  press(sf::Keyboard::Enter);
  const auto resources = game().kernel().image().counters.find("resources");
  EXPECT_EQ(game().kernel().component(roland()).counters[resources], 27);
  EXPECT_EQ(opened_->playing().at(), 13U);
  EXPECT_TRUE(game().changed_by_hand());
  bool shown = false;
  for (const Item& item : app_->scene().items)
    if (const Text* text = std::get_if<Text>(&item))
      shown = shown || text->text.find("27") != text->text.npos;
  EXPECT_TRUE(shown) << "the table has been drawn anew";
  press(sf::Keyboard::Up);
  press(sf::Keyboard::Enter);
  EXPECT_EQ(opened_->playing().at(), 14U) << "the same again";
  type(":undo");
  press(sf::Keyboard::Enter);
  EXPECT_EQ(opened_->playing().at(), 13U);
  if (const char* folder = std::getenv("MISK_GALLERY"); folder && *folder)
    app_->save_screenshot(std::string(folder) + "/inspector_console_window.png");
  app_->handle(key(sf::Keyboard::F8));
  EXPECT_FALSE(app_->inspector().open());
  EXPECT_TRUE(opened_->problems().empty());
}

TEST_F(InspectorInWindow, TheGameMayEndUnderIt) {
  if (!Inspector::built()) GTEST_SKIP() << "built without Dear ImGui";
  app_->handle(key(sf::Keyboard::F12));
  settle();
  app_.reset();
  opened_.reset();
}

}  // namespace
}  // namespace misk::ui
