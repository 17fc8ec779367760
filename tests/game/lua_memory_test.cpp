// Memory that runs out in Lua at any moment of a game, and games that are played after it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "catalog/catalog.hpp"
#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "game/bot.hpp"
#include "game/game.hpp"
#include "lab/simulate.hpp"
#include "sandbox/sandbox.hpp"

namespace misk::game {
namespace {

/// A bot's game of the same seed, again and again with the same scripts.
class LuaMemory : public ::testing::Test {
 protected:
  LuaMemory() {
    setup_.scenario = "the_gathering";
    setup_.avatars = {"roland_banks"};
    setup_.seed = 3;
    scripts_ = game::scripts_for(catalog_, setup_.scenario);
  }
  script::Sandbox& sandbox() { return scripts_->host().sandbox(); }

  std::uint64_t play() {
    Game game(catalog_, *scripts_, setup_);
    const auto bot = make_bot("greedy", *scripts_);
    bot->begin(bot_seed(setup_.seed));
    game.start(setup_.seed);
    std::vector<std::int32_t> choices;
    while (game.status() == kernel::Status::asking) {
      const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
      const std::uint8_t player = game.kernel().request().parts[part].player;
      bot->choose(game, part, choices);
      EXPECT_TRUE(game.answer(player, choices));
    }
    EXPECT_TRUE(game.over());
    return game.session().hash();
  }
  /// Whether the game went to its end although the nth allocation failed.
  bool play_without(std::int64_t nth, std::uint64_t& hash) {
    sandbox().exhaust_memory(nth);
    try {
      hash = play();
      sandbox().exhaust_memory(0);
      return true;
    } catch (const std::exception& error) {
      EXPECT_TRUE(dynamic_cast<const std::bad_alloc*>(&error)) << nth << ": " << error.what();
    } catch (...) {
      // Outside any entry it is LuaJIT's own exception, for which misk's main() has a panic function instead.
    }
    sandbox().exhaust_memory(0);
    give_up(*scripts_, std::bad_alloc());
    EXPECT_TRUE(scripts_->host().take_reports().empty()) << nth << ": no script has made a mistake";
    return false;
  }

  Catalog catalog_{test::bundled()};
  game::Setup setup_;
  std::unique_ptr<Scripts> scripts_;
};

// If a script could go on after it, the game would be another one from there on, and the save could not play
// it again.
TEST_F(LuaMemory, EndsTheGameAtAnyAllocationAndTheNextGameIsTheSame) {
  const std::uint64_t hash = play();
  ASSERT_EQ(play(), hash);
  // How many allocations a game has: doubled until none of them fails.
  std::int64_t all = 1024;
  std::uint64_t other = 0;
  while (!play_without(all, other)) all *= 2;
  EXPECT_EQ(other, hash);
  const char* const wanted = std::getenv("MISK_LUA_FAULTS");
  const std::int64_t points = wanted ? std::atoll(wanted) : 40;
  int ended = 0;
  for (std::int64_t k = 0; k < points; ++k) {
    const std::int64_t nth = 1 + k * all / points;
    if (play_without(nth, other)) {
      EXPECT_EQ(other, hash) << "allocation " << nth;
    } else {
      ++ended;
    }
    if (k % 8 == 0) {
      ASSERT_EQ(play(), hash) << "after allocation " << nth;
    }
  }
  EXPECT_EQ(play(), hash);
  EXPECT_GT(ended, points / 3);
  RecordProperty("ended", ended);
}

}  // namespace
}  // namespace misk::game
