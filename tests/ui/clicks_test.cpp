// How many clicks an answer takes: one for what is chosen, and one more only where the number of things is
// open.
#include <gmock/gmock.h>

#include <cstdio>
#include <map>

#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

/// The least clicks for this answer, as the table is drawn.
int clicks_for(const Hand& hand, const game::RequestView& request, const std::vector<std::int32_t>& choices) {
  if (request.numeric)
    return hand.point_of({"number", choices[0], ""}) ? 1 : std::abs(choices[0] - request.min) + 1;
  int sum = 0;
  for (const std::int32_t choice : choices) {
    int best = 2;  // the list of all options
    if (hand.point_of({"option", choice, ""})) best = 1;
    for (const game::OptionView& each : request.options) {
      if (each.index != choice) continue;
      const auto here = [&](std::uint16_t id) {
        return std::count_if(request.options.begin(), request.options.end(),
                             [&](const auto& other) { return other.comp == id || other.target == id; });
      };
      for (const std::uint16_t id : {each.comp, each.target})
        if (id && hand.point_of({"piece", id, ""}) && here(id) == 1) best = 1;
    }
    sum += best;
  }
  const bool several = request.max > 1 || (request.min == 0 && Playing::pass_of(request) < 0);
  if (several && !(choices.size() == 1 && choices[0] == Playing::pass_of(request))) ++sum;
  return sum;
}

/// What no table could do with less.
int least_for(const game::RequestView& request, const std::vector<std::int32_t>& choices) {
  if (request.numeric) return 1;
  const bool several = request.max > 1 || (request.min == 0 && Playing::pass_of(request) < 0);
  const bool passes = choices.size() == 1 && choices[0] == Playing::pass_of(request);
  return static_cast<int>(choices.size()) + (several && !passes ? 1 : 0);
}

struct Counted {
  int answers = 0, clicks = 0, least = 0;
  std::map<std::string, int> more;  // by question, the clicks that none would miss
};

Counted count_clicks(const std::string& scenario, int players, const Metrics& metrics) {
  Counted out;
  for (const std::uint64_t seed : {3, 4}) {
    const auto open = open_game(scenario, players, seed);
    const auto bot = open->bot("greedy");
    TableScreen screen(open->playing(), still());
    Playing& playing = open->playing();
    for (int i = 0; i < 120; ++i) {
      Hand hand(screen, metrics);
      const game::RequestView request = screen.view().request;
      const std::size_t at = playing.at();
      if (!request.mine || !bot_answers(playing, *bot)) break;
      const auto& journal = playing.game().session().journal();
      const int clicks = clicks_for(hand, request, journal[at].choices);
      const int least = least_for(request, journal[at].choices);
      ++out.answers;
      out.clicks += clicks;
      out.least += least;
      if (clicks > least) out.more[request.prompt] += clicks - least;
    }
  }
  return out;
}

TEST(Clicks, AnAnswerTakesHardlyMoreThanTheRulesAskFor) {
  for (const auto& [scenario, players] :
       {std::pair{"the_gathering", 1}, {"the_gathering", 4}, {"eldritch_horror", 1}, {"elder_sign", 1}}) {
    const Counted counted = count_clicks(scenario, players, metrics_for(1600, 900));
    std::string more;
    for (const auto& [question, n] : counted.more) more += "\n  " + std::to_string(n) + " " + question;
    std::printf("%s %d: %d answers, %d clicks, %d at least%s\n", scenario, players, counted.answers,
                counted.clicks, counted.least, more.c_str());
    EXPECT_LE(counted.clicks, counted.least * 1.05) << scenario << more;
  }
}

}  // namespace
}  // namespace misk::ui
