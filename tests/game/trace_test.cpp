// The lines of a trace about considered abilities, and that tracing changes nothing.
#include "explain/trace.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "game/bot.hpp"

namespace misk::game {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const char* const kLamp = R"(return asset {
  name = "Lamp", cost = 0,
  free "Light it: gain 1 resource." { limit = "round", effect = function(_, you) you:gain(1) end },
  free "Smash it." { condition = "me.uses > 90", effect = function() end },
  free "Sell it." { cost = cost.resources(90), effect = function() end },
  reaction "After resources are gained: rest." { after = "resources_gained", condition = { "actor == you",
    "amount > 5" }, effect = function() end },
}
)";

class TraceTest : public ::testing::Test {
 protected:
  TraceTest() {
    test::spill(folder_ / "pack.yaml",
                "schema: 1\nid: lamps\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Lamps\nkind: cards\n"
                "game: arkham\n");
    std::filesystem::create_directories(folder_ / "cards");
    test::spill(folder_ / "cards/lamp.lua", kLamp);
    auto roots = test::bundled();
    roots.push_back(folder_ / "");
    catalog_ = std::make_unique<Catalog>(roots);
    scripts_ = scripts_for(*catalog_, "the_gathering");
    setup_.scenario = "the_gathering";
    setup_.avatars = {"roland_banks"};
  }

  /// A game at Roland's first action, with a Lamp in play.
  std::unique_ptr<Game> with_lamp() {
    auto game = std::make_unique<Game>(*catalog_, *scripts_, setup_);
    game->start(3);
    EXPECT_TRUE(game->answer(0, {}));  // no mulligan
    auto& k = game->kernel();
    k.create(k.image().find_definition("lamps:lamp"), k.zone_index(k.image().find_zone("play"), 0), 0);
    return game;
  }

  static void choose(Game& game, const std::string& what) {
    const auto& request = game.kernel().request();
    for (std::size_t i = 0; i < request.options.size(); ++i)
      if (game.option_text(request, request.options[i]).find(what) != std::string::npos) {
        ASSERT_TRUE(game.answer(0, {static_cast<std::int32_t>(i)}));
        return;
      }
    FAIL() << "no option '" << what << "' of: " << game.prompt_text(request, kAllKnowing);
  }

  /// Lets a bot give `count` answers.
  static void play(Game& game, Bot& bot, int count) {
    kernel::Answer answer;
    for (int i = 0; i < count && game.status() == kernel::Status::asking; ++i) {
      const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
      bot.choose(game, part, answer.choices);
      ASSERT_TRUE(game.answer(game.kernel().request().parts[part].player, answer.choices));
    }
  }

  static std::vector<std::string> texts(const Trace& trace, std::size_t from = 0) {
    std::vector<std::string> list;
    for (const TraceLine& line : trace.lines(from)) list.push_back(line.text);
    return list;
  }

  test::Folder folder_;
  std::unique_ptr<Catalog> catalog_;
  std::unique_ptr<Scripts> scripts_;
  game::Setup setup_;
};

TEST_F(TraceTest, AnAbilityThatIsUsedIsToldFromTheWindowToItsEffect) {
  const auto game = with_lamp();
  const Trace trace(*game);
  choose(*game, "Gain 1 resource");
  const auto lines = texts(trace);
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines[0], "> Roland Banks: Roland Banks: Gain 1 resource");
  EXPECT_THAT(lines, Contains("effect of Roland Banks 'Gain 1 resource'"));
  EXPECT_THAT(lines, Contains("resources_gained (actor Roland Banks, amount 1)"));
  EXPECT_THAT(lines, Contains(AllOf(HasSubstr("window "), HasSubstr(": Lamp 'Light it: gain 1 resource.'"),
                                    HasSubstr("' - can be used  ["), EndsWith("cards/lamp.lua:3]"))));
  EXPECT_THAT(lines.back(), HasSubstr("? Your turn [Roland Banks: "));
  for (const TraceLine& line : trace.lines())
    if (line.kind == TraceLine::Kind::effect) {
      EXPECT_EQ(line.depth, 1) << line.text;
    }
}

TEST_F(TraceTest, AConditionThatFailedIsQuoted) {
  const auto game = with_lamp();
  const Trace trace(*game);
  choose(*game, "Gain 1 resource");
  EXPECT_THAT(texts(trace),
              Contains(AllOf(HasSubstr("Lamp 'Smash it.'"), HasSubstr("- not met: me.uses > 90: 0 > 90  ["),
                             EndsWith("lamp.lua:4]"))));
  EXPECT_THAT(texts(trace),
              Contains(AllOf(HasSubstr("after resources_gained (actor Roland Banks, amount 1): Lamp"),
                             HasSubstr("- not met: amount > 5: 1 > 5  ["))));
}

TEST_F(TraceTest, ACostThatCannotBePaidIsNamed) {
  const auto game = with_lamp();
  const Trace trace(*game);
  choose(*game, "Gain 1 resource");
  EXPECT_THAT(texts(trace),
              Contains(AllOf(HasSubstr("Lamp 'Sell it.'"),
                             HasSubstr("- its cost cannot be paid (cost 1: 90 of resources; 90 due, Roland "
                                       "Banks has 6)  ["))));
}

TEST_F(TraceTest, ALimitThatIsSpentIsNamed) {
  const auto game = with_lamp();
  choose(*game, "Gain 1 resource");
  const Trace trace(*game);
  choose(*game, "Light it");
  EXPECT_THAT(texts(trace),
              Contains(AllOf(HasSubstr("Lamp 'Light it: gain 1 resource.'"),
                             HasSubstr("- its limit is used up (1 a round, and once each time; used 1; "
                                       "by Roland Banks after answer 3)"))));
}

TEST_F(TraceTest, WhatNobodyExpectsToBeUsedIsToldOnlyWhenAskedFor) {
  const auto game = with_lamp();
  Trace trace(*game);
  choose(*game, "Gain 1 resource");
  EXPECT_THAT(texts(trace), Not(Contains(HasSubstr("does not work from where it is"))));
  trace.everything(true);
  choose(*game, "Gain 1 resource");
  EXPECT_THAT(texts(trace), Contains(HasSubstr("does not work from where it is")));
}

TEST_F(TraceTest, OnlyTheLastEntriesAreKept) {
  const auto game = with_lamp();
  const Trace trace(*game, 7);
  choose(*game, "Gain 1 resource");
  EXPECT_EQ(trace.lines().size(), 7u);
  EXPECT_GT(trace.begin(), 0u);
  EXPECT_EQ(trace.end(), trace.begin() + 7);
  EXPECT_EQ(texts(trace, trace.end() - 2).size(), 2u);
  EXPECT_THAT(texts(trace).back(), HasSubstr("? Your turn"));
}

TEST_F(TraceTest, ItEndsWithItsObjectAndWhenAnotherTakesItsPlace) {
  const auto game = with_lamp();
  {
    Trace first(*game);
    Trace second(*game);
    EXPECT_FALSE(first.attached());
    EXPECT_TRUE(second.attached());
    choose(*game, "Gain 1 resource");
    EXPECT_THAT(texts(first), IsEmpty());
    EXPECT_GT(second.end(), 0u);
  }
  EXPECT_FALSE(game->kernel().trace);
  choose(*game, "Gain 1 resource");
}

TEST_F(TraceTest, ItMayOutliveTheScripts) {
  auto game = with_lamp();
  const Trace trace(*game);
  game.reset();
  scripts_.reset();
  EXPECT_FALSE(trace.attached());
}

TEST_F(TraceTest, AGameIsTheSameWithIt) {
  std::vector<std::uint64_t> hashes;
  for (const bool traced : {false, true}) {
    Game game(*catalog_, *scripts_, setup_);
    std::unique_ptr<Trace> trace;
    if (traced) trace = std::make_unique<Trace>(game);
    if (traced) trace->everything(true);
    RandomBot bot;
    bot.begin(5);
    game.start(8);
    play(game, bot, 150);
    hashes.push_back(game.session().hash());
    if (traced) {
      EXPECT_EQ(trace->lines().size(), trace->end() - trace->begin());
      EXPECT_GT(trace->end(), 1000u);
    }
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

TEST_F(TraceTest, GoingBackTakesBackWhatWasTold) {
  Game game(*catalog_, *scripts_, setup_);
  game.session().keep_history = true;
  const Trace trace(game, 100000);
  RandomBot bot;
  bot.begin(5);
  game.start(8);
  play(game, bot, 40);
  const auto before = texts(trace);
  const auto journal = game.session().journal();
  const std::size_t n = journal.size();
  ASSERT_GT(n, 20u);
  for (const std::size_t to : {n - 1, n * 3 / 4, n / 3, std::size_t{0}}) {
    ASSERT_TRUE(game.session().undo_to(to));
    const auto fewer = texts(trace);
    ASSERT_LT(fewer.size(), before.size());
    EXPECT_TRUE(std::equal(fewer.begin(), fewer.end(), before.begin())) << "back to " << to;
    EXPECT_THAT(fewer.back(), HasSubstr("? ")) << "back to " << to;
    for (std::size_t i = to; i < journal.size(); ++i)
      ASSERT_TRUE(game.answer(journal[i].player, journal[i].choices));
    EXPECT_EQ(texts(trace), before) << "back to " << to;
  }
  game.start(8);
  EXPECT_LT(trace.end(), before.size()) << "a new game begins a new trace";
  EXPECT_EQ(texts(trace)[0], before[0]);
}

TEST(TraceCommand, IsTurnedOnAndShowsTheLastLines) {
  NEEDS_MISK();
  const test::Folder folder;
  test::spill(folder / "keys", "0\ntrace\ntrace on\n3\ntrace 4\ntrace off\ntrace\ntrace x\nquit\n");
  const std::string command = "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 '" + test::misk_path().string() +
                              "' play the_gathering --investigator roland_banks --seed 3 <'" +
                              (folder / "keys") + "' >'" + (folder / "out") + "' 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0);
  const std::string out = test::slurp(folder / "out");
  EXPECT_NE(out.find("Nothing is traced; 'trace on' begins it."), std::string::npos) << out;
  const auto last = out.find("  ? Your turn [Roland Banks: ");
  ASSERT_NE(last, std::string::npos) << out;
  const auto begin = out.rfind("\n> ", last);
  EXPECT_EQ(std::count(out.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                       out.begin() + static_cast<std::ptrdiff_t>(last), '\n'),
            3)
      << out;
  EXPECT_NE(out.find("Say how many lines: trace 20; or trace on, trace off."), std::string::npos) << out;
}

}  // namespace
}  // namespace misk::game
