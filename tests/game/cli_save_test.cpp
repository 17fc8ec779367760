#include <gtest/gtest.h>

#include "cli_support.hpp"
#include "content/diagnostic.hpp"
#include "game/bot.hpp"
#include "game/save.hpp"
#include "game/view.hpp"

namespace misk::game {
namespace {

using test::Folder;

/// A table with a bot that has played a while into a save.
class SaveTest : public ::testing::Test {
 protected:
  void SetUp() override {
    scripts_ = scripts_for(catalog_, "the_gathering");
    setup_.scenario = "the_gathering";
    setup_.avatars = {"roland_banks"};
    setup_.seed = 11;
    file_ = folder_ / "game.misk";
  }

  /// Plays `count` answers into the file; returns the hash at the end.
  std::uint64_t play(std::size_t count) {
    Game game(catalog_, *scripts_, setup_);
    SaveWriter writer(file_, new_save(catalog_, "arkham", setup_));
    RandomBot bot;
    bot.begin(bot_seed(11));
    game.start(11);
    kernel::Answer answer;
    for (std::size_t i = 0; i < count && game.status() == kernel::Status::asking; ++i) {
      const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
      answer.player = game.kernel().request().parts[part].player;
      bot.choose(game, part, answer.choices);
      EXPECT_TRUE(game.answer(answer.player, answer.choices));
      writer.answer(answer, game.session().hash());
    }
    return game.session().hash();
  }

  Folder folder_;
  std::string file_;
  Catalog catalog_{test::bundled()};
  std::unique_ptr<Scripts> scripts_;
  game::Setup setup_;
};

TEST_F(SaveTest, APlayedBackSaveIsTheSamePosition) {
  const std::uint64_t end = play(25);
  const Save save = read_save(file_);
  EXPECT_EQ(save.setup.scenario, "the_gathering");
  EXPECT_EQ(save.setup.seed, 11u);
  EXPECT_TRUE(pack_differences(save, catalog_).empty());
  Game game(catalog_, *scripts_, save.setup);
  EXPECT_EQ(play_back(game, save), save.answers.size());
  EXPECT_EQ(game.session().hash(), end);
  EXPECT_EQ(save.answers.back().hash, end);
}

TEST_F(SaveTest, AnAnswerTakenBackIsNotPlayedAgain) {
  play(10);
  { std::ofstream(file_, std::ios::app) << "{\"undo\":4}\n"; }
  EXPECT_EQ(read_save(file_).answers.size(), 4u);
}

TEST_F(SaveTest, ACutOffLineIsNamedAndCanBeLeftOut) {
  play(10);
  const std::string whole = test::slurp(file_);
  const std::size_t answers = read_save(file_).answers.size();
  test::spill(file_, whole.substr(0, whole.size() - 5));
  try {
    read_save(file_);
    FAIL() << "a cut off save was read";
  } catch (const content::ContentError& error) {
    EXPECT_EQ(error.diagnostic().line, static_cast<int>(answers) + 1);
    EXPECT_NE(error.diagnostic().message.find(std::to_string(answers - 1) + " answers above are whole"),
              std::string::npos);
    EXPECT_NE(error.diagnostic().mend.find("--recover"), std::string::npos);
  }
  EXPECT_EQ(read_save(file_, true).answers.size(), answers - 1);
}

TEST_F(SaveTest, WhatIsNoSaveIsSaidToBeNone) {
  for (const char* text : {"", "{}\n", "hello\n", "{\"format\":99,\"misk\":\"9\"}\n", "[1,2]\n",
                           "{\"format\":1,\"misk\":\"0\"}\n"}) {
    test::spill(file_, text);
    EXPECT_THROW(read_save(file_), content::ContentError) << text;
  }
}

TEST_F(SaveTest, OtherPacksAreToldOneByOne) {
  play(3);
  Save save = read_save(file_);
  save.packs[0].hash = "0123456789abcdef";
  save.packs[1].version = "9.9.9";
  save.packs.push_back({"lost_pack", "1.0.0", "00"});
  const auto lines = pack_differences(save, catalog_);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_NE(lines[0].find("has been changed"), std::string::npos);
  EXPECT_NE(lines[1].find("9.9.9"), std::string::npos);
  EXPECT_NE(lines[2].find("lost_pack"), std::string::npos);
}

}  // namespace
}  // namespace misk::game
