// Saves and campaigns of earlier days (tests/game/saves), of other packs, and of a misk to come.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "campaign/run.hpp"
#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "content/diagnostic.hpp"
#include "game/save.hpp"
#include "game/settings.hpp"

namespace misk::game {
namespace {

using test::Folder;
using test::slurp;
using test::spill;
using ::testing::HasSubstr;

std::string kept(const std::string& name) {
  return MISK_SOURCE_DIR "/tests/game/saves/" + name;
}

std::string trouble_of(const std::function<void()>& read) {
  try {
    read();
  } catch (const content::ContentError& error) {
    return error.diagnostic().to_line();
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

// ----------------------------------------------------------------------------------------------------
// formats

void add_b(Plain& part) {
  part["text"] = part.at("text").get<std::string>() + "b";
}
void add_c(Plain& part) {
  part["text"] = part.at("text").get<std::string>() + "c";
}

TEST(FileFormat, AnOldFileTakesEachStepToTheNewestFormatInTurn) {
  const FileFormat format{"thing", "format", {add_b, add_c}};
  EXPECT_EQ(format.newest(), 3);
  for (const auto& [from, text] : {std::pair{1, "abc"}, {2, "ac"}, {3, "a"}}) {
    Plain part = {{"text", "a"}};
    format.bring_up(part, format_of(format, from, "", "file", 1));
    EXPECT_EQ(part.at("text"), text);
  }
}

TEST(FileFormat, ANewerOneIsRefusedWithBothVersionsAndOneThatThereIsNotAsSuch) {
  const FileFormat format{"thing", "format", {add_b}};
  const auto says = [&](const Plain& said, const std::string& writer) {
    return trouble_of([&] { format_of(format, said, writer, "my.file", 7); });
  };
  EXPECT_THAT(says(3, "0.9.1"),
              HasSubstr("my.file:7: a newer misk has written this thing: it has format 3 and is of misk "
                        "0.9.1, misk 0.1.0 reads format 1 to 2; go on with that misk, or update this one"));
  for (const Plain& said : {Plain(0), Plain(-1), Plain("2"), Plain(1.5), Plain(nullptr), Plain::array()})
    EXPECT_THAT(says(said, ""), HasSubstr("which is unknown")) << said;
}

// ------------------------------------------------------------------------------------------------------
// saves

class OldFiles : public ::testing::Test {
 protected:
  /// A copy that may be written.
  std::string copy(const std::string& name) {
    spill(folder_ / name, slurp(kept(name)));
    return folder_ / name;
  }

  Folder folder_;
  Catalog catalog_{test::bundled()};
};

struct OldSave {
  const char* file;
  std::vector<std::string> avatars;
  std::size_t answers, points, by_hand;
  bool has_files = false;  // hashes of the packs' files
};

const std::vector<OldSave> kOldSaves = {
    {"0.1-first.misk", {"roland_banks"}, 7, 0, 0},
    {"0.1-first-two.misk", {"roland_banks", "agnes_baker"}, 71, 0, 0},
    {"0.1-avatars.misk", {"skids_otoole"}, 11, 0, 0},
    {"0.1-settings.misk", {"roland_banks"}, 8, 0, 1},
    {"0.1-campaign-scenario.misk", {"arkham_core:wendy_adams"}, 7, 0, 0},
    {"0.1-points.misk", {"roland_banks"}, 4, 1, 0, true},
    {"0.1-undo.misk", {"agnes_baker"}, 3, 0, 0, true},
};

TEST_F(OldFiles, EachFormThatASaveHadIsRead) {
  for (const OldSave& old : kOldSaves) {
    SCOPED_TRACE(old.file);
    const Save save = read_save(kept(old.file));
    EXPECT_EQ(save.setup.avatars, old.avatars);
    EXPECT_EQ(save.answers.size(), old.answers);
    EXPECT_EQ(save.points.size(), old.points);
    std::size_t by_hand = 0;
    for (const SavedAnswer& each : save.answers) by_hand += each.answer.intervention ? 1 : 0;
    EXPECT_EQ(by_hand, old.by_hand);
    EXPECT_TRUE(save.is_other);
    for (const SavedPack& pack : save.packs) EXPECT_EQ(pack.files.empty(), !old.has_files);
  }
}

// The rules have changed since. The part of such a game that still holds can be gone on with, and the file is
// kept.
TEST_F(OldFiles, AnOldSaveIsGoneOnWithUpToTheAnswerThatIsNotAllowedAnyMore) {
  for (const OldSave& old : kOldSaves) {
    SCOPED_TRACE(old.file);
    const std::string file = copy(old.file);
    Save save = read_save(file);
    accept_packs(save, catalog_, true, {});
    drop_unknown_settings(save.setup, catalog_.library(), save.game);
    const auto scripts = scripts_for(catalog_, save);
    Game game(catalog_, *scripts, save.setup);
    std::size_t held = save.answers.size();
    try {
      go_on(game, save);
    } catch (const AnswerRefused& refused) {
      held = refused.held;
      EXPECT_THAT(refused.what(), HasSubstr(file + ":" + std::to_string(save.answers[held].line) +
                                            ": answer " + std::to_string(held + 1) + " is not allowed here"));
      go_on(game, save, held);
    }
    EXPECT_EQ(save.answers.size(), held);
    const std::uint64_t hash = game.session().hash();
    { SaveWriter writer(file, save); }
    EXPECT_EQ(slurp(file + ".bak"), slurp(kept(old.file)));
    const Save now = read_save(file);
    EXPECT_FALSE(now.is_other);
    EXPECT_TRUE(pack_differences(now, catalog_).empty());
    EXPECT_EQ(now.answers.size(), held);
    EXPECT_EQ(play_back(game, now), held);
    EXPECT_EQ(game.session().hash(), hash);
    EXPECT_TRUE(held == 0 || now.answers.back().hash == hash);
  }
}

TEST_F(OldFiles, ASaveOfANewerMiskIsRefusedWithBothVersions) {
  std::string text = slurp(kept(kOldSaves.front().file));
  text.replace(text.find("\"format\":1,\"misk\":\"0.1.0\""), 25,
               "\"format\":9,\"misk\":\"3.0.0\",\"more\":1");
  spill(folder_ / "new.misk", text);
  EXPECT_THAT(
      trouble_of([&] { read_save(folder_ / "new.misk"); }),
      HasSubstr("it has format 9 and is of misk 3.0.0, misk 0.1.0 reads format 1 to 4; go on with that "
                "misk, or update this one"));
}

// A field that is not read would be lost as soon as the game goes on.
TEST_F(OldFiles, AFieldThatASaveHasNotIsTold) {
  const std::string file = folder_ / "game.misk";
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  const auto says = [&](const std::string& from, const std::string& to) {
    { SaveWriter writer(file, new_save(catalog_, "arkham", setup)); }
    std::string text = slurp(file) +
                       "{\"player\":0,\"choices\":[]}\n{\"point\":\"a\",\"at\":1}\n"
                       "{\"console\":{\"pack\":\"arkham\",\"lua\":\"x\"}}\n{\"undo\":0}\n"
                       "{\"hindsight\":1}\n";
    const std::size_t at = text.find(from);
    if (at == std::string::npos) return "there is no " + from;
    spill(file, text.replace(at, from.size(), to));
    return trouble_of([&] { read_save(file); });
  };
  EXPECT_EQ(says("\"seed\"", "\"seed\""), "");
  EXPECT_THAT(says("\"seed\"", "\"sede\":\"1\",\"seed\""),
              HasSubstr("game.misk:1: a save has no field 'sede' here; did you mean 'seed'?"));
  EXPECT_THAT(says("\"hash\"", "\"salt\":\"1\",\"hash\""), HasSubstr("no field 'salt' here"));
  EXPECT_THAT(says("\"options\"", "\"optoins\":{},\"options\""), HasSubstr("no field 'optoins' here"));
  EXPECT_THAT(says("\"choices\"", "\"by\":1,\"choices\""), HasSubstr("game.misk:2: a save has no field"));
  EXPECT_THAT(says("\"at\"", "\"by\":1,\"at\""), HasSubstr("game.misk:3: a save has no field"));
  EXPECT_THAT(says("\"lua\"", "\"by\":1,\"lua\""), HasSubstr("game.misk:4: a save has no field"));
  EXPECT_THAT(says("\"undo\"", "\"by\":1,\"undo\""), HasSubstr("game.misk:5: a save has no field"));
  EXPECT_THAT(says("\"hindsight\"", "\"by\":1,\"hindsight\""), HasSubstr("game.misk:6: a save has no field"));
  EXPECT_THAT(says("{\"hindsight\":1}", "{\"hindsight\":-1}"),
              HasSubstr("game.misk:6: there is no number of"));
  EXPECT_THAT(says("\"options\"", "\"undo\":\"never\",\"options\""),
              HasSubstr("its undo is 'never', and neither free nor unseen nor none"));
}

TEST_F(OldFiles, AGameThatThisMiskPlaysOtherwiseIsToldAndGoesOn) {
  const std::string file = folder_ / "game.misk";
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  { SaveWriter(file, new_save(catalog_, "arkham", setup)).answer({}, 0x1234); }
  Save save = read_save(file);
  const auto scripts = scripts_for(catalog_, save);
  Game game(catalog_, *scripts, save.setup);
  EXPECT_THAT(
      go_on(game, save),
      ::testing::ElementsAre("misk 0.1.0 plays this game otherwise from answer 1 on than misk 0.1.0 did, "
                             "which saved it"));
  EXPECT_TRUE(save.is_other);
  EXPECT_TRUE(go_on(game, save).empty()) << "the save has the positions of now";
  EXPECT_THAT(trouble_of([&] { go_on(game, save, 2); }), HasSubstr("it has 1 answers, not 2"));
}

// ------------------------------------------------------------------------------------------------------
// packs

class ChangedPack : public OldFiles {
 protected:
  ChangedPack() {
    folder_.spill("nights/pack.yaml", manifest("1.0.0"));
    for (const char* name : {"Lamp", "Rope", "Porter", "Bell", "Tower"}) card(name, 1);
    folder_.spill("nights/lib/night.lua", "return { dark = true }\n");
    folder_.spill("nights/tests/lamp.lua", "-- none\n");
  }

  static std::string manifest(const std::string& version) {
    return "schema: 1\nid: nights\nversion: \"" + version + "\"\napi: \">=1.0 <2\"\ntitle: Long Nights\n" +
           "description: A lamp.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n" +
           "kind: cards\ngame: arkham\n";
  }
  std::string path(std::string name) const {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
    return "nights/cards/night_" + name + ".lua";
  }
  void card(const std::string& name, int cost) {
    folder_.spill(path(name), "return asset {\n  name = \"Night " + name +
                                  "\", class = \"neutral\", level = 0, cost = " + std::to_string(cost) +
                                  ",\n  icons = { wild = 1 }, traits = { \"Item\" },\n}\n");
  }
  Catalog packs() const {
    auto roots = test::bundled();
    roots.push_back(folder_.path());
    return Catalog(roots);
  }
  /// The message about the pack after `change` has been applied.
  std::string told(const std::function<void()>& change) {
    game::Setup setup;
    setup.scenario = "the_gathering";
    setup.avatars = {"roland_banks"};
    const std::string file = folder_ / "game.misk";
    { SaveWriter writer(file, new_save(packs(), "arkham", setup)); }
    change();
    const auto found = pack_differences(read_save(file), packs());
    return found.empty() ? "" : found.front().what;
  }
};

TEST_F(ChangedPack, TheCardsThatHaveChangedAreNamed) {
  EXPECT_EQ(told([] {}), "");
  EXPECT_EQ(told([&] { card("Lamp", 2); }),
            "the pack 'nights' 1.0.0 has been changed (Night Lamp has changed)");
  EXPECT_EQ(
      told([&] {
        card("Lamp", 3);
        card("Rope", 3);
        std::filesystem::remove(folder_ / path("Bell"));
        card("Owl", 1);
      }),
      "the pack 'nights' 1.0.0 has been changed (Night Lamp and Night Rope have changed, Night Owl is new, "
      "Night Bell is gone)");
  EXPECT_EQ(told([&] {
              for (const char* name : {"Lamp", "Rope", "Porter", "Tower", "Owl"}) card(name, 4);
              folder_.spill("nights/lib/night.lua", "return { dark = false }\n");
            }),
            "the pack 'nights' 1.0.0 has been changed (Night Lamp, Night Owl, Night Porter and 2 others have "
            "changed, and so have its rules)");
  EXPECT_EQ(told([&] { folder_.spill("nights/lib/night.lua", "return {}\n"); }),
            "the pack 'nights' 1.0.0 has been changed (its rules have changed)");
  EXPECT_EQ(told([&] { folder_.spill("nights/tests/lamp.lua", "-- none yet\n"); }),
            "the pack 'nights' 1.0.0 has been changed (no card or rule of it has changed)");
  EXPECT_EQ(told([&] {
              card("Lamp", 5);
              folder_.spill("nights/pack.yaml", manifest("1.1.0"));
            }),
            "the pack 'nights' is 1.1.0, the save was made with 1.0.0 (Night Lamp has changed)");
}

TEST_F(ChangedPack, WhatIsKeptOfFilesIsSmall) {
  std::size_t files = 0, bytes = 0;
  for (const SavedPack& pack : new_save(packs(), "arkham", {}).packs) {
    const FileHashes hashes = pack.files;
    EXPECT_FALSE(hashes.empty()) << pack.id;
    EXPECT_EQ(hashes_from(plain_hashes(hashes)), hashes);
    files += hashes.size();
    bytes += plain_hashes(hashes).dump().size();
  }
  EXPECT_LT(bytes, files * 40);
}

TEST(FileHashes, NamesOfEveryKindComeBack) {
  const FileHashes hashes = {
      {"game.lua", 1},
      {"rules.yaml", 2},
      {"cards/a b.lua", 3},
      {"cards/a.b.lua", 4},
      {"cards/a.b/c.lua", 0xFFFFFFFF},
  };
  EXPECT_EQ(hashes_from(plain_hashes(hashes)), hashes);
  EXPECT_TRUE(hashes_from(Plain::parse("[1]")).empty());
  EXPECT_TRUE(
      hashes_from(Plain::parse("{\"a\": 1, \"b\": \"c\", \"d\": \"e:f\", \"g\": \"h:0123456Z\"}")).empty());
}

// --------------------------------------------------------------------------------------------------
// campaigns

struct OldCampaign {
  const char* file;
  const char* stage;
  std::size_t players;
};

const std::vector<OldCampaign> kOldCampaigns = {
    {"0.1-campaign.yaml", "ready", 1},
    {"0.1-campaign-over.yaml", "over", 1},
    {"0.1-campaign-files.yaml", "ready", 1},
};

TEST_F(OldFiles, EachFormThatACampaignHadIsReadAndGoesOn) {
  for (const OldCampaign& old : kOldCampaigns) {
    SCOPED_TRACE(old.file);
    const std::string file = copy(old.file);
    const auto scripts = campaign_scripts(catalog_, file);
    CampaignRun run = CampaignRun::resume(catalog_, *scripts, file);
    EXPECT_EQ(run.campaign().stage(), old.stage);
    EXPECT_EQ(run.campaign().state.at("investigators").size(), old.players);
    Campaign again = run.campaign();
    write_campaign(again, *scripts);
    EXPECT_EQ(slurp(file + ".bak"), slurp(kept(old.file)));
    EXPECT_EQ(read_campaign(file, *scripts).state, run.campaign().state);
    EXPECT_THAT(slurp(file), HasSubstr("\nmisk: \"0.1.0\"\n"));
  }
}

// They do not say what their packs held.
TEST_F(OldFiles, OfAnOldFileOfOtherPacksTheNamesOfThesePacksAreTold) {
  const std::string what =
      "the pack 'arkham' 0.1.0 has been changed; the pack 'arkham_core' 0.1.0 has been changed";
  EXPECT_THAT(trouble_of([&] { accept_packs(read_save(kept("0.1-avatars.misk")), catalog_, false, {}); }),
              ::testing::EndsWith(what));
  const std::string file = copy("0.1-campaign-over.yaml");
  const auto scripts = campaign_scripts(catalog_, file);
  std::string told;
  for (const PackDifference& each : CampaignRun::resume(catalog_, *scripts, file).pack_differences())
    told += (told.empty() ? "" : "; ") + each.what;
  EXPECT_EQ(told, what);
}

TEST_F(ChangedPack, ACampaignIsToldOnceWhatHasChangedSinceItWasPlayed) {
  const std::string file = folder_ / "zealot.yaml";
  {
    const Catalog before = packs();
    const auto scripts = scripts_for(before, "night_of_the_zealot");
    game::Setup setup;
    setup.scenario = "night_of_the_zealot";
    setup.avatars = {"roland_banks"};
    CampaignRun::begin(before, *scripts, setup, file);
  }
  card("Lamp", 2);
  const Catalog now = packs();
  const auto scripts = campaign_scripts(now, file);
  {
    CampaignRun run = CampaignRun::resume(now, *scripts, file);
    const auto found = run.pack_differences();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].what, "the pack 'nights' 1.0.0 has been changed (Night Lamp has changed)");
    run.began();
  }
  EXPECT_TRUE(CampaignRun::resume(now, *scripts, file).pack_differences().empty());
  const std::string text = slurp(file);
  EXPECT_GT(text.find("\npack_files:"), text.find("\nhistory:"))
      << "nobody edits it, so it stands at the end";
}

}  // namespace
}  // namespace misk::game
