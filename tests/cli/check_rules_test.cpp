// The list of findings of `misk check`, and the comments that allow one.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

nlohmann::json listed() {
  const Ran ran = run_misk("check --rules --json");
  EXPECT_EQ(ran.code, 0) << ran.err;
  return nlohmann::json::parse(ran.out);
}

TEST(CheckRules, AreListedWithWhatWhyAndAnExample) {
  NEEDS_MISK();
  std::set<std::string> names;
  for (const auto& rule : listed()) {
    const std::string name = rule["rule"];
    EXPECT_TRUE(names.insert(name).second) << name;
    for (const char* field : {"what", "why", "wrong", "right"})
      EXPECT_NE(rule[field], "") << name << ": " << field;
    EXPECT_NE(rule["wrong"], rule["right"]) << name;
  }
  EXPECT_GE(names.size(), 80U);
  const Ran table = run_misk("check --rules");
  EXPECT_THAT(table.out, HasSubstr("unused-local"));
  EXPECT_THAT(table.out, HasSubstr("no-resolution"));  // a rule that a game adds
}

TEST(CheckRules, EveryRuleThatTheSourcesNameIsListed) {
  NEEDS_MISK();
  std::set<std::string> names = {"bad-option"};  // of the command line, in no file of a pack
  for (const auto& rule : listed()) names.insert(rule["rule"]);
  const std::regex literal("\"([a-z]+(-[a-z]+)+)\"");
  int found = 0;
  const auto look = [&](const std::filesystem::path& path) {
    const std::string text = slurp(path);
    for (std::sregex_iterator it(text.begin(), text.end(), literal), end; it != end; ++it, ++found)
      EXPECT_TRUE(names.count((*it)[1])) << (*it)[1] << " in " << path;
  };
  for (const char* folder : {"engine/content", "engine/script", "tools"})
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(MISK_SOURCE_DIR) / folder)) {
      const std::string name = entry.path().filename().string();
      const bool is_check = name.rfind("check_", 0) == 0 || name == "cmd_check.cpp";
      if (entry.path().extension() == ".cpp" && (folder != std::string("tools") || is_check))
        look(entry.path());
    }
  for (const char* game : {"arkham", "eldritch", "eldersign"})
    look(std::filesystem::path(MISK_SOURCE_DIR) / "scripts" / game / "ui/lint.lua");
  EXPECT_GT(found, 100);
}

TEST(CheckRules, OneIsExplainedAndAWrongNameIsToldTheNearest) {
  NEEDS_MISK();
  const Ran ran = run_misk("check --explain unused-local");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("unused-local: A local is never read."));
  EXPECT_THAT(ran.out, HasSubstr("wrong:\n    local cards"));
  EXPECT_THAT(ran.out, HasSubstr("-- check: allow unused-local, because ..."));
  EXPECT_THAT(run_misk("check --explain syntax").out, HasSubstr("no comment can allow it"));
  const Ran wrong = run_misk("check --explain unusd-local");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(wrong.err, "misk: there is no rule 'unusd-local'; did you mean 'unused-local'?\n");
}

TEST(CheckRules, TheBundledPacksHaveNothingAgainstThem) {
  NEEDS_MISK();
  const Ran ran = run_misk("check scripts cards --timing");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(std::regex_match(ran.out, std::regex("0 errors, 0 warnings\n[0-9.]+ seconds\n"))) << ran.out;
}

TEST(CheckRules, AFindingInJsonHasItsPlaceAndItsWhy) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "p/pack.yaml",
      "schema: 1\nid: p\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: P\nkind: cards\ngame: arkham\n");
  const Ran ran = run_misk("check --json '" + folder.path() + "'");
  EXPECT_EQ(ran.code, 0) << ran.err;  // warnings only
  const auto document = nlohmann::json::parse(ran.out);
  EXPECT_EQ(document["errors"], 0);
  EXPECT_EQ(document["warnings"], 1);
  EXPECT_GT(document["seconds"], 0);
  const auto finding = document["findings"][0];
  EXPECT_EQ(finding["rule"], "no-license");
  EXPECT_EQ(finding["line"], 2);
  EXPECT_EQ(finding["column"], 1);
  EXPECT_EQ(finding["severity"], "warning");
  EXPECT_EQ(finding["why"], "Without one nobody may share it.");
  EXPECT_EQ(finding["mend"], "add a line like license: { code: MIT, content: CC-BY-4.0 }");
}

TEST(CheckRules, ATimingPointWithoutWordsIsFoundWhereItStands) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("p/pack.yaml",
               "schema: 1\nid: p\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\nlicense: { code: MIT }\n"
               "title: P\nkind: cards\ngame: arkham\n");
  folder.spill(
      "p/lib/points.lua",
      "engine.game { timing_points = {\n  lamp_lit = {},\n  lamp_out = { about = \"A lamp goes out.\" },\n"
      "} }\nreturn {}\n");
  folder.spill("p/cards/lamp.lua",
               "require \"lib/points\"\nreturn asset { name = \"Lamp\", cost = 1, class = \"neutral\" }\n");
  const Ran ran = run_misk("check '" + folder.path() + "'");
  EXPECT_THAT(ran.out,
              HasSubstr("p/lib/points.lua:2:3: warning: the timing point 'lamp_lit' has no words for "
                        "players; give it `about`"));
  EXPECT_THAT(ran.out, testing::Not(HasSubstr("lamp_out")));
}

TEST(CheckRules, AreAllowedInYamlToo) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "p/pack.yaml",
      "schema: 1\n# check: allow no-license, for our own table only\nid: p   # check: allow no-api, it is "
      "tried with every one\nversion: \"1.0.0\"\ntitle: \"P # check: allow no-window, this is no "
      "comment\"\nkind: cards\ngame: arkham\n");
  const Ran ran = run_misk("check '" + folder.path() + "'");
  EXPECT_THAT(ran.out, testing::EndsWith("0 errors, 0 warnings\n"));
}

TEST(CheckRules, OfAWholeFileAreAllowedAnywhereInItAndOfAPictureInTheManifest) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "p/pack.yaml",
      "schema: 1\nid: p\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\nlicense: { code: MIT }\ntitle: P\nkind: "
      "cards\ngame: arkham\n# check: allow unused-picture, the README shows it\n");
  folder.spill("p/lib/later.lua", "-- check: allow unused-file, other packs require it\nreturn {}\n");
  folder.spill("p/assets/logo.png", std::string("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\x40\0\0\0\x40", 24));
  const Ran ran = run_misk("check '" + folder.path() + "'");
  EXPECT_EQ(ran.out, "0 errors, 0 warnings\n");
}

// Packs for tests lie inside the pack that they test.
TEST(CheckRules, AreForAPackInsideAnotherOneWhenItIsNamed) {
  NEEDS_MISK();
  const Ran ran = run_misk("check '" MISK_SOURCE_DIR "/scripts/arkham/tests/packs/examples'");
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("broken_lamp.lua:8:10: error: a card has no 'no_such_thing'"));
}

TEST(CheckRules, WhatKeepsAFileFromLoadingCannotBeAllowed) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "p/pack.yaml",
      "schema: 1\nid: p\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\nlicense: { code: MIT }\ntitle: P\nkind: "
      "cards\ngame: arkham\n");
  folder.spill("p/cards/lamp.lua",
               "return asset {\n  name = \"Lamp\", cost = 1,\n  helth = 2,   -- check: allow unknown-field, "
               "it is new\n}\n");
  const Ran ran = run_misk("check '" + folder.path() + "'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("cards/lamp.lua:3:3: error: unknown field 'helth'"));
  EXPECT_THAT(ran.out, HasSubstr("'unknown-field' cannot be allowed: with it the file is not loaded"));
}

}  // namespace
}  // namespace misk::test
