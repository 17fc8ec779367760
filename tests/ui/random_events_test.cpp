// Random events at the table in every state: keys, clicks on anything, the wheel, letters, other sizes, time.
// Nothing may break, and afterwards the question can still be answered: there is no dead end.
//
// MISK_RANDOM_EVENTS sets how many there are in each state.
#include <gmock/gmock.h>

#include <cstdlib>

#include "screens/game_screen.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using ::testing::IsEmpty;

/// Where the random events begin: what has been opened over the table, or which pace shows beats.
struct State {
  const char* name;
  std::size_t answers;  // of the bot before
  Pace pace;
  const char* key;  // pressed at first
};

constexpr State kStates[] = {{"Question", 12, Pace::fast, ""},   {"Late", 160, Pace::fast, ""},
                             {"Beat", 12, Pace::click, ""},      {"ShortBeat", 40, Pace::brief, ""},
                             {"Options", 25, Pace::fast, "X"},   {"Rules", 25, Pace::fast, "F2"},
                             {"Log", 25, Pace::fast, "L"},       {"Menu", 25, Pace::fast, "F10"},
                             {"Finished", 5000, Pace::fast, ""}, {"Ended", 5000, Pace::click, "Enter"}};

class RandomEvents : public ::testing::TestWithParam<std::tuple<std::string, State>> {
 protected:
  void begin() {
    const auto& [scenario, state] = GetParam();
    settings_ = still();
    settings_.pace = state.pace;
    screen_ = std::make_unique<GameScreen>(open_game(scenario, 2, 5), settings_);
    const auto bot = open().bot("greedy");
    for (std::size_t i = 0; i < state.answers && bot_answers(open().playing(), *bot); ++i)
      if (i + 1 < state.answers) screen_->table().act({"beat", 0, ""});
    look();
    if (*state.key) key(state.key);
  }
  OpenGame& open() { return screen_->open(); }
  void look() {
    now_ += 0.1;
    screen_->tick(now_);
    screen_->build(scene_, metrics_);
  }
  void send(const Input& input) {
    screen_->input(input, metrics_);
    screen_->wish();
  }
  void key(const std::string& name) {
    Input input{};
    input.kind = Input::Kind::key;
    input.key = name;
    send(input);
    look();
  }
  std::size_t below(std::size_t limit) { return limit ? random_.next() % limit : 0; }
  void event();

  Settings settings_;
  std::unique_ptr<GameScreen> screen_;
  Metrics metrics_ = metrics_for(1600, 900);
  Scene scene_;
  kernel::Random random_{};
  double now_ = 0;
};

void RandomEvents::event() {
  static const std::vector<std::string> kKeys = {
      "Space", "Enter", "Escape",    "Tab", "Left", "Right", "Up", "Down", "PageDown", "PageUp",
      "Home",  "End",   "Backspace", "1",   "2",    "3",     "4",  "X",    "U",        "Z",
      "Y",     "S",     "L",         "T",   "H",    "I",     "F1", "F2",   "F3",       "F5"};
  Input input{};
  input.ctrl = below(16) == 0;
  input.shift = below(16) == 0;
  const std::size_t what = below(100);
  if (what < 40) {
    input.kind = Input::Kind::key;
    input.key = kKeys[below(kKeys.size())];
    send(input);
  } else if (what < 80) {
    input.at = {static_cast<float>(below(1600)), static_cast<float>(below(900))};
    if (!scene_.hits.empty() && below(4)) input.at = scene_.hits[below(scene_.hits.size())].rect.centre();
    input.button = static_cast<int>(below(3));
    for (const Input::Kind kind : {Input::Kind::move, Input::Kind::press, Input::Kind::release}) {
      input.kind = kind;
      if (kind != Input::Kind::release || below(8)) send(input);
    }
  } else if (what < 90) {
    input.kind = below(2) ? Input::Kind::wheel : Input::Kind::move;
    input.at = {static_cast<float>(below(1600)), static_cast<float>(below(900))};
    input.wheel = below(2) ? 1.F : -1.F;
    send(input);
  } else if (what < 97) {
    input.kind = Input::Kind::text;
    input.text = std::string(1, static_cast<char>(32 + below(90)));
    send(input);
  } else {
    static constexpr std::pair<float, float> kSizes[] = {{1600, 900}, {1280, 720}, {800, 600}};
    const auto& [width, height] = kSizes[below(3)];
    metrics_ = metrics_for(width, height);
    input.kind = Input::Kind::resize;
    send(input);
  }
  look();
}

TEST_P(RandomEvents, BreakNothingAndLeadToNoDeadEnd) {
  const char* const wanted = std::getenv("MISK_RANDOM_EVENTS");
  const int events = wanted ? std::atoi(wanted) : kSanitized ? 60 : 250;
  begin();
  random_.seed(std::get<1>(GetParam()).answers);
  for (int i = 0; i < events; ++i) event();
  EXPECT_THAT(open().problems(), IsEmpty());
  // Whatever was opened is closed, and the game goes on by mouse and keys.
  Playing& playing = open().playing();
  screen_->back_to_table();
  TableScreen& table = screen_->table();
  while (table.beat()) table.act({"beat", 0, ""});
  for (int i = 0; i < 6 && table.dialog() != TableScreen::Dialog::none; ++i) key("Escape");
  EXPECT_EQ(table.dialog(), TableScreen::Dialog::none);
  if (playing.asked() < 0) {
    ASSERT_TRUE(playing.undo()) << "the game is over, and can be taken back";
  }
  while (table.beat()) table.act({"beat", 0, ""});
  Hand hand(table, metrics_for(1600, 900));
  const auto bot = open().bot("greedy");
  for (int i = 0; i < 8 && playing.asked() >= 0; ++i) {
    const std::size_t at = playing.at();
    std::vector<std::int32_t> choices;
    const auto part = static_cast<std::size_t>(game::waiting_part(playing.game().kernel().request()));
    bot->choose(playing.game(), part, choices);
    ASSERT_TRUE(hand.answer(choices, Way::list)) << table.view().request.prompt;
    while (table.beat()) table.act({"beat", 0, ""});
    hand.look();
    EXPECT_GT(playing.at(), at) << table.notice();
  }
}

INSTANTIATE_TEST_SUITE_P(Table, RandomEvents,
                         ::testing::Combine(::testing::ValuesIn(kScenarios), ::testing::ValuesIn(kStates)),
                         [](const auto& tested) {
                           return std::get<0>(tested.param) + "_" + std::get<1>(tested.param).name;
                         });

}  // namespace
}  // namespace misk::ui
