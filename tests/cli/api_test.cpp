// misk api, and packs that patch cards, used from the command line as a modder does.
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

namespace fs = std::filesystem;

TEST(CliApi, WritesStubsAndPagesAndOnlyItsOwnFilesAgain) {
  NEEDS_MISK();
  const Folder folder;
  const std::string call =
      "api --game eldersign --stubs '" + folder / "stubs" + "' --docs '" + folder / "docs" + "'";
  Ran ran = run_misk(call);
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(fs::exists(folder / "stubs/engine/misk.lua"));
  EXPECT_TRUE(fs::exists(folder / "stubs/eldersign/constructors.lua"));
  EXPECT_FALSE(fs::exists(folder / "stubs/arkham"));
  EXPECT_TRUE(fs::exists(folder / "docs/eldersign/timing.md"));
  EXPECT_TRUE(fs::exists(folder / "docs/eldersign/procedures/attempt.svg"));
  ran = run_misk(call);
  EXPECT_EQ(ran.code, 0) << ran.err;
  spill(folder / "docs/eldersign/timing.md", "my own notes");
  fs::remove(folder / "docs/eldersign/cards.md");
  ran = run_misk(call);
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.err, "misk: " + (folder / "docs/eldersign/timing.md") +
                         ": this file was not written by `misk api`; move it, or name another folder\n");
  EXPECT_EQ(slurp(folder / "docs/eldersign/timing.md"), "my own notes");
  EXPECT_FALSE(fs::exists(folder / "docs/eldersign/cards.md"));  // nothing at all is written
}

TEST(CliApi, TellsAllOfItAsOneDocument) {
  NEEDS_MISK();
  const Ran ran = run_misk("api --game arkham --json");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const auto document = nlohmann::json::parse(ran.out);
  ASSERT_EQ(document.size(), 2u);
  EXPECT_EQ(document[1]["game"], "arkham");
  bool found = false;
  for (const auto& maker : document[1]["constructors"])
    if (maker["name"] == "free") {
      found = true;
      EXPECT_EQ(maker["takes"], "free_fields");
      EXPECT_EQ(maker["arguments"][0], "text");
    }
  EXPECT_TRUE(found);
  EXPECT_TRUE(document[0]["undescribed"].empty() && document[1]["undescribed"].empty());
}

TEST(CliApi, AGameThatThereIsNotIsOneMessage) {
  NEEDS_MISK();
  const Ran ran = run_misk("api --game arkam");
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.err, "misk: there is no game 'arkam'; did you mean 'arkham'?\n");
}

/// A pack that changes cards of Arkham Horror.
class PatchPack {
 public:
  explicit PatchPack(const std::string& id, const std::string& overrides, const std::string& patches)
      : id_(id) {
    folder_.spill(id + "/pack.yaml",
                  "schema: 1\nid: " + id +
                      "\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: T\nkind: cards\ngame: arkham\n"
                      "license: { code: MIT }\nrequires: { arkham_core: \"*\" }\noverrides: [" +
                      overrides + "]\n");
    folder_.spill(id + "/patches/all.lua", patches);
  }
  std::string path() const { return folder_ / id_; }

 private:
  std::string id_;
  Folder folder_;
};

TEST(CliPatch, APatchedCardIsListedWithWhoPatchedItAndPlays) {
  NEEDS_MISK();
  const PatchPack pack("lamps", "arkham_core:flashlight",
                       "patch(\"arkham_core:flashlight\", function(card)\n  card.uses.supplies = 9\nend)\n");
  Ran ran = run_misk("check '" + pack.path() + "'");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("0 errors, 0 warnings"), std::string::npos) << ran.out;
  ran = run_misk("--packs '" + pack.path() + "' list cards --json");
  bool found = false;
  for (const auto& card : nlohmann::json::parse(ran.out))
    if (card["id"] == "flashlight") {
      found = true;
      EXPECT_EQ(card["patched_by"], nlohmann::json::array({"lamps"}));
      EXPECT_EQ(card["file"], "cards/arkham_core/neutral/flashlight.lua");
    }
  EXPECT_TRUE(found);
  const std::string sim = " sim the_gathering --games 300 --seed 4 --json";
  const auto plain = nlohmann::json::parse(run_misk(sim).out);
  const auto once = nlohmann::json::parse(run_misk("--packs '" + pack.path() + "'" + sim).out);
  const auto again = nlohmann::json::parse(run_misk("--packs '" + pack.path() + "'" + sim).out);
  EXPECT_EQ(once["errors"], 0);
  EXPECT_EQ(once["hash"], again["hash"]);
  EXPECT_NE(once["hash"], plain["hash"]);
}

TEST(CliPatch, WhatCheckSaysOfPatchesHasFileLineAndMend) {
  NEEDS_MISK();
  const PatchPack pack("lamps", "arkham_core:flashlight, arkham_core:knife",
                       "patch(\"arkham_core:flashlight\", function(card)\n  card.cost = \"two\"\nend)\n"
                       "patch(\"arkham_core:machete\", function(card) end)\n");
  const Ran ran = run_misk("check '" + pack.path() + "'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.out.find(
                "patches/all.lua:2:8: error: `cost` of asset 'Flashlight' is a number, not the text \"two\""),
            std::string::npos)
      << ran.out;
  EXPECT_NE(
      ran.out.find(
          "patches/all.lua:4:1: error: the pack 'lamps' changes 'arkham_core:machete' without saying so; "
          "add `overrides: [arkham_core:machete]` to pack.yaml [undeclared-override]"),
      std::string::npos)
      << ran.out;
  EXPECT_NE(
      ran.out.find(
          "pack.yaml:10:37: warning: `overrides` names 'arkham_core:knife', but nothing in the pack patches"),
      std::string::npos)
      << ran.out;
}

TEST(CliPatch, EveryCardOfTheBundledGamesCanBePatchedWithoutAnyChange) {
  NEEDS_MISK();
  const std::pair<const char*, const char*> packs[] = {
      {"arkham", "arkham_core"}, {"eldritch", "eldritch_base"}, {"eldersign", "eldersign_base"}};
  const auto cards = nlohmann::json::parse(run_misk("list cards --json").out);
  for (const auto& [game, owner] : packs) {
    std::string overrides, patches;
    for (const auto& card : cards) {
      if (card["pack"] != owner) continue;
      std::string id = card["id"];
      if (id.find(':') == std::string::npos) id = std::string(owner) + ":" + id;
      overrides += (overrides.empty() ? "" : ", ") + id;
      patches += "patch(\"" + id + "\", function() end)\n";
    }
    const Folder folder;
    folder.spill("pack.yaml",
                 std::string("schema: 1\nid: same\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: T\n") +
                     "kind: cards\ngame: " + game + "\nlicense: { code: MIT }\nrequires: { " + owner +
                     ": \"*\" }\noverrides: [" + overrides + "]\n");
    folder.spill("patches/all.lua", patches);
    Ran ran = run_misk("check '" + folder.path() + "'");
    EXPECT_NE(ran.out.find("0 errors, 0 warnings"), std::string::npos) << game << ran.out;
    const std::string scenario = owner == std::string("arkham_core")     ? "the_gathering"
                                 : owner == std::string("eldritch_base") ? "eldritch_horror"
                                                                         : "elder_sign";
    const std::string sim = " sim " + scenario + " --games 4 --seed 3 --bot random --investigators 2 --json";
    EXPECT_EQ(nlohmann::json::parse(run_misk("--packs '" + folder.path() + "'" + sim).out)["hash"],
              nlohmann::json::parse(run_misk(sim).out)["hash"])
        << game;
  }
}

}  // namespace
}  // namespace misk::test
