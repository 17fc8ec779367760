// Undo past something that has come to light: what a save allows, and what it notes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "campaign/run.hpp"
#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "game/hindsight.hpp"

namespace misk::game {
namespace {

using test::Folder;
using ::testing::HasSubstr;

/// Roland's first turn.
class UndoPastTheUnseen : public ::testing::Test {
 protected:
  void begin(Undo undo) {
    game::Setup setup;
    setup.scenario = "the_gathering";
    setup.avatars = {"roland_banks"};
    setup.undo = undo;
    scripts_ = scripts_for(catalog_, setup.scenario);
    game_ = std::make_unique<Game>(catalog_, *scripts_, setup);
    save_ = new_save(catalog_, "arkham", setup);
    game_->session().keep_history = true;
    game_->start(3);
    while (!is_offered("draw")) ASSERT_TRUE(game_->answer(0, {})) << "the mulligan";
  }
  int place_of(const std::string& ability) const {
    const kernel::Kernel& k = game_->kernel();
    for (std::size_t i = 0; i < k.request().options.size(); ++i) {
      const kernel::Option& option = k.request().options[i];
      if (option.kind == kernel::OptionKind::ability && k.image().abilities[option.ability].name == ability)
        return static_cast<int>(i);
    }
    return -1;
  }
  bool is_offered(const std::string& ability) const { return place_of(ability) >= 0; }
  void take(const std::string& ability) { ASSERT_TRUE(game_->answer(0, {place_of(ability)})) << ability; }
  std::size_t at() const { return game_->session().journal().size(); }
  std::string back(std::size_t count) { return hindsight_.go_back(*game_, save_, at() - count); }

  Catalog catalog_{test::bundled()};
  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Game> game_;
  Save save_;
  Hindsight hindsight_;
};

TEST_F(UndoPastTheUnseen, IsToldAndCountsWhereAnotherAnswerIsGiven) {
  begin(Undo::free);
  take("draw");
  EXPECT_EQ(back(1), "");
  EXPECT_THAT(hindsight_.told(), HasSubstr("Something had come to light"));
  EXPECT_TRUE(is_offered("draw"));
  EXPECT_TRUE(hindsight_.other_way());
  EXPECT_FALSE(hindsight_.other_way()) << "it counts once";
}

TEST_F(UndoPastTheUnseen, IsNoneWhereNothingCameToLightOrTheSameIsDoneAgain) {
  begin(Undo::free);
  take("resource");
  EXPECT_EQ(back(1), "");
  EXPECT_EQ(hindsight_.told(), "");
  EXPECT_FALSE(hindsight_.other_way());
  take("draw");
  EXPECT_EQ(back(1), "");
  take("draw");
  hindsight_.caught_up();
  EXPECT_FALSE(hindsight_.other_way());
}

TEST_F(UndoPastTheUnseen, IsRememberedWhenPlayersGoBackStepByStep) {
  begin(Undo::free);
  take("resource");
  take("draw");
  EXPECT_EQ(back(1), "");
  EXPECT_EQ(back(1), "");
  EXPECT_TRUE(hindsight_.other_way()) << "the card was seen before the first step back";
}

TEST_F(UndoPastTheUnseen, CanBeBarred) {
  begin(Undo::unseen);
  take("resource");
  EXPECT_EQ(back(1), "") << "nothing has come to light since";
  take("resource");
  hindsight_.caught_up();
  take("draw");
  const std::uint64_t hash = game_->session().hash();
  EXPECT_THAT(back(1), HasSubstr("this game does not go back past that"));
  EXPECT_THAT(back(2), HasSubstr("this game does not go back past that"));
  EXPECT_EQ(game_->session().hash(), hash) << "the game is where it was";
  EXPECT_FALSE(hindsight_.other_way());
}

TEST_F(UndoPastTheUnseen, CanBeBarredWithAllUndo) {
  begin(Undo::none);
  take("resource");
  const std::size_t answers = at();
  EXPECT_EQ(back(1), "This game was begun without undo.");
  EXPECT_EQ(at(), answers) << "nothing was taken back";
}

TEST_F(UndoPastTheUnseen, StandsInTheSave) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  begin(Undo::unseen);
  {
    SaveWriter writer(file, save_);
    writer.hindsight(2);
  }
  Save save = read_save(file);
  EXPECT_EQ(save.setup.undo, Undo::unseen);
  EXPECT_EQ(save.hindsight, 2u);
  EXPECT_EQ(with_hindsight(save), "answers were taken back 2 times after something had come to light");
  { SaveWriter again(file, save); }
  save = read_save(file);
  EXPECT_EQ(save.hindsight, 2u) << "also when the file is written anew";
  EXPECT_EQ(with_hindsight(save_), "");
}

// The scenarios that begin after the campaign has been put away and taken up again have it, too.
TEST_F(UndoPastTheUnseen, StandsInTheFileOfACampaign) {
  const Folder folder;
  const std::string file = folder / "zealot.yaml";
  const auto scripts = scripts_for(catalog_, "night_of_the_zealot");
  for (const auto& [undo, written] : {std::pair{Undo::none, "none"}, {Undo::free, "free"}}) {
    std::filesystem::remove(file);
    game::Setup setup;
    setup.scenario = "night_of_the_zealot";
    setup.avatars = {"roland_banks"};
    setup.undo = undo;
    CampaignRun::begin(catalog_, *scripts, setup, file);
    EXPECT_THAT(test::slurp(file), HasSubstr("\nundo: " + std::string(written) + "\n"));
    CampaignRun run = CampaignRun::resume(catalog_, *scripts, file);
    EXPECT_EQ(run.scenario().setup.undo, undo);
    run.began();
    EXPECT_EQ(read_campaign(file, *scripts).undo, undo) << "also when the file is written anew";
  }
}

TEST_F(UndoPastTheUnseen, AtTheCommandLineToo) {
  NEEDS_MISK();
  const Folder folder;
  const auto play = [&](const std::string& undo, const std::string& typed) {
    test::spill(folder / "typed", typed);
    return test::run_misk("play the_gathering --investigator roland_banks --seed 3 --undo " + undo +
                              " --save " + (folder / (undo + ".misk")),
                          "", folder / "typed")
        .out;
  };
  EXPECT_THAT(play("none", "0\nundo\nquit\n"), HasSubstr("This game was begun without undo."));
  const std::string free = play("free", "0\nundo\n2\nquit\n");
  EXPECT_THAT(free, HasSubstr("Taken back.\nSomething had come to light since then")) << free;
  EXPECT_EQ(read_save(folder / "free.misk").hindsight, 1u);
  const auto resumed = test::run_misk("resume " + (folder / "none.misk") + " --to 0");
  EXPECT_EQ(resumed.code, 2);
  EXPECT_THAT(resumed.err, HasSubstr("this game was begun with --undo none"));
  EXPECT_THAT(test::run_misk("play the_gathering --undo never").err, HasSubstr("write free, unseen or none"));
}

}  // namespace
}  // namespace misk::game
