#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "content/diagnostic.hpp"
#include "game/bot.hpp"
#include "game/pack_help.hpp"
#include "game/save.hpp"

namespace misk::game {
namespace {

using test::Folder;

/// A table with a bot and a save.
class SaveTest : public ::testing::Test {
 protected:
  void SetUp() override {
    scripts_ = scripts_for(catalog_, "the_gathering");
    setup_.scenario = "the_gathering";
    setup_.avatars = {"roland_banks"};
    setup_.seed = 11;
    file_ = folder_ / "game.misk";
  }

  /// Plays `count` answers into the file. Returns the hash at the end.
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
  save.packs[0].hash = save.packs[0].play_hash = "0123456789abcdef";
  save.packs[1].version = "9.9.9";
  save.packs.push_back({"lost_pack", "1.0.0", "00", ""});
  using Kind = PackDifference::Kind;
  const auto found = pack_differences(save, catalog_);
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].kind, Kind::changed);
  EXPECT_NE(found[0].what.find("has been changed"), std::string::npos);
  EXPECT_EQ(found[1].kind, Kind::version);
  EXPECT_NE(found[1].what.find("9.9.9"), std::string::npos);
  EXPECT_EQ(found[2].kind, Kind::missing);
  EXPECT_EQ(found[2].what, "the pack 'lost_pack' 1.0.0 is not there");
}

TEST_F(SaveTest, APackThatIsOffIsToldFromOneThatIsNotThere) {
  play(3);
  content::PackRoots roots = test::bundled();
  roots.off = {"arkham"};
  const Save save = read_save(file_);
  const auto found = pack_differences(save, Catalog(roots));
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].what, "the pack 'arkham' 0.1.0 is off");
  EXPECT_EQ(found[1].kind, PackDifference::Kind::left_out);
  EXPECT_NE(found[1].what.find("needs 'arkham' *, which is off"), std::string::npos) << found[1].what;
}

TEST_F(SaveTest, EachDifferenceIsSaidWithItsMend) {
  play(3);
  Save save = read_save(file_);
  save.packs.push_back({"night_shift", "1.2.0", "", ""});
  const Folder folder;
  folder.spill(
      "index.yaml",
      "schema: 1\ntitle: Ours\npacks:\n  - { id: night_shift, version: \"1.2.0\", title: Night, kind: "
      "cards, game: arkham, file: night.zip, size: 9, hash: \"0123456789abcdef\" }\n");
  const store::Catalogues none({}), ours({folder.path()});
  ASSERT_EQ(ours.indexes().size(), 1u);
  const auto told = [&](const PackHelp& help) -> std::string {
    try {
      accept_packs(save, catalog_, false, help);
    } catch (const SetupError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_NE(told(terminal_help(none)).find("get the .zip of its version 1.2.0 and misk install it"),
            std::string::npos);
  EXPECT_NE(told(terminal_help(ours))
                .find("is not there: misk install night_shift@1.2.0; or go on with the packs as "
                      "they are by --force"),
            std::string::npos)
      << told(terminal_help(ours));
  EXPECT_NE(told(table_help(ours)).find("install version 1.2.0 of it under Packs"), std::string::npos);
  save.packs.back().hash = "00000000000000aa";
  EXPECT_EQ(told(terminal_help(ours)).find("night_shift@"), std::string::npos)
      << "another pack of that version";
  EXPECT_EQ(accept_packs(save, catalog_, true, {}).size(), 1u);
}

}  // namespace
}  // namespace misk::game
