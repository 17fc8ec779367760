// What players read where an amount is missing: how much it costs, and how much is there.
#include <gmock/gmock.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "game/bot.hpp"

namespace misk::game {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

/// All reasons against anything that is told in the first questions of some games.
std::set<std::string> refusals(const std::string& scenario, int players) {
  const Catalog catalog(test::bundled());
  const auto scripts = scripts_for(catalog, scenario);
  const auto bot = make_bot("random", *scripts);
  std::set<std::string> words;
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    Setup setup;
    setup.scenario = scenario;
    setup.avatars = draw_avatars(playable_avatars(catalog, *scripts, scenario), players, seed);
    Game game(catalog, *scripts, setup);
    bot->begin(seed);
    game.start(seed);
    std::vector<std::int32_t> choices;
    for (int i = 0; i < 150 && game.status() == kernel::Status::asking; ++i) {
      const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
      const int player = game.kernel().request().parts[part].player;
      for (const Refused& each : game.refused(player)) words.insert(each.ability + " - " + each.words);
      bot->choose(game, part, choices);
      if (!game.answer(player, choices)) break;
    }
  }
  return words;
}

TEST(RefusalWords, TellTheCluesThatAnActCosts) {
  const auto words = refusals("the_gathering", 2);
  EXPECT_THAT(words,
              Contains("Spend the clues and advance the act. - costs 4 clues, the investigators have 0"));
  EXPECT_THAT(words, Not(Contains(HasSubstr("too few"))));
}

TEST(RefusalWords, TellWhatAGroupPays) {
  EXPECT_THAT(refusals("the_midnight_masks", 2),
              Contains(HasSubstr("Cultist deck. - costs 4 clues, the investigators have ")));
}

TEST(RefusalWords, TellTheCluesOfAReroll) {
  const auto words = refusals("eldritch_horror", 2);
  EXPECT_THAT(words, Contains(HasSubstr("reroll a die. - costs 1 Clue, you have 0")));
  EXPECT_THAT(words, Not(Contains(HasSubstr("cost cannot be paid"))));
}

TEST(RefusalWords, AConditionThatIsAFunctionSaysItItself) {
  const auto words = refusals("eldritch_horror", 8);
  EXPECT_THAT(words, Contains("Expedition Encounter - the Active Expedition leads elsewhere"));
  EXPECT_THAT(words, Not(Contains(HasSubstr("condition is not met"))));
  for (const char* scenario : {"the_gathering", "the_devourer_below", "elder_sign"})
    EXPECT_THAT(refusals(scenario, 4), Not(Contains(HasSubstr("condition is not met")))) << scenario;
}

TEST(RefusalWords, SayNothingOfRulesThatAreNotPlayed) {
  const Catalog catalog(test::bundled());
  const auto scripts = scripts_for(catalog, "elder_sign");
  game::Setup setup;
  setup.scenario = "elder_sign";
  setup.avatars = draw_avatars(playable_avatars(catalog, *scripts, "elder_sign"), 1, 3);
  const Game game(catalog, *scripts, setup);
  const auto& abilities = scripts->image().abilities;
  int found = 0;
  for (std::size_t id = 0; id < abilities.size(); ++id)
    for (std::size_t i = 0; i < abilities[id].reasons.size(); ++i) {
      if (!abilities[id].reasons[i].ends_with("faq")) continue;
      ++found;
      const kernel::Refusal why{kernel::Refusal::Reason::condition, static_cast<int>(i)};
      EXPECT_EQ(game.reason_in_words(static_cast<kernel::Id>(id), why, {}, 0), "") << abilities[id].text;
    }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace misk::game
