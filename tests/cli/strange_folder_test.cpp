// Commands that write into a folder which a stranger may have filled: no link in it leads them elsewhere. And
// completions of strangers, whose Lua goes into another pack.
#include <gmock/gmock.h>

#include <filesystem>

#include "cli_support.hpp"

namespace misk::test {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kManifest =
    "schema: 1\nid: strange\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Strange\ndescription: d\n"
    "authors: [{ name: A }]\nlicense: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\nlanguages: "
    "[en]\n";
constexpr const char* kOpen =
    "return asset {\n  name = \"X\", code = \"99001\", class = \"neutral\", cost = 1,\n"
    "  text = \"Hum.\", status = \"stub\",\n\n  -- TODO: Hum.\n  --   line 3f9a1c22: why\n}\n";
constexpr const char* kCards =
    R"([{"code":"99001","name":"Old Lamp","type_code":"asset","faction_code":"neutral","cost":1,"text":"Hum twice."},
        {"code":"99002","name":"Zeta","type_code":"asset","faction_code":"neutral","cost":1}])";

class StrangeFolder : public ::testing::Test {
 protected:
  StrangeFolder() {
    folder_.spill("pack/pack.yaml", kManifest);
    folder_.spill("outside/x.lua", kOpen);
    folder_.spill("outside/completed_mine.lua", "mine");
    folder_.spill("cards.json", kCards);
  }
  /// `name` in the pack leads outside.
  void link(const std::string& name, const std::string& to) const {
    fs::create_directories(fs::path(folder_ / "pack" + "/" + name).parent_path());
    fs::create_symlink(folder_ / to, folder_ / "pack" + "/" + name);
  }
  void expect_outside_unchanged() const {
    EXPECT_EQ(slurp(folder_ / "outside/x.lua"), kOpen);
    EXPECT_EQ(slurp(folder_ / "outside/completed_mine.lua"), "mine");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_ / "outside"), fs::directory_iterator()), 2);
  }
  std::string pack() const { return "'" + folder_ / "pack" + "'"; }
  Ran import(const std::string& more) const {
    return run_misk("import arkhamdb-cards '" + folder_ / "cards.json" + "' --id made -o '" +
                    folder_ / "pack" + "' --force " + more);
  }
  void expect_refused(const Ran& ran) const {
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_THAT(ran.err, HasSubstr("is a link, and could lead out of"));
    expect_outside_unchanged();
  }
  Folder folder_;
};

TEST_F(StrangeFolder, ImportWritesAndRemovesNothingBehindALink) {
  NEEDS_MISK();
  link("cards/neutral/old_lamp_99001.lua", "outside/x.lua");
  expect_refused(import(""));
  fs::remove_all(folder_ / "pack/cards");
  link("tests", "outside");
  expect_refused(import(""));
}

TEST_F(StrangeFolder, FinishingAnImportFollowsNoLink) {
  NEEDS_MISK();
  folder_.spill("typed", ".\n");
  const auto finish = [&] { return run_misk("import finish " + pack(), "", folder_ / "typed"); };
  link("cards/x.lua", "outside/x.lua");
  expect_refused(finish());
  fs::remove_all(folder_ / "pack/cards");
  folder_.spill("pack/cards/x.lua", kOpen);
  link("completions", "outside");
  expect_refused(finish());
}

TEST_F(StrangeFolder, NewFilesAreNotMadeBehindALink) {
  NEEDS_MISK();
  link("cards", "outside");
  expect_refused(run_misk("new card Lamp --type asset --dir " + pack()));
}

class StrangeCompletions : public StrangeFolder {
 protected:
  /// Another pack's completions for the line of Old Lamp, and what an import says.
  Ran with(const std::string& completions, const std::string& game = "arkham") {
    folder_.spill(
        "theirs/pack.yaml",
        "schema: 1\nid: theirs\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Theirs\ndescription: d\n"
        "authors: [{ name: A }]\nlicense: { code: MIT, content: MIT }\nkind: cards\nlanguages: [en]\ngame: " +
            game + "\n");
    folder_.spill("theirs/completions/a.yaml", "completions:\n" + completions);
    fs::remove_all(folder_ / "pack");
    return import("--packs '" + folder_ / "theirs" + "'");
  }
  std::string lamp() const { return slurp(folder_ / "pack/cards/neutral/old_lamp_99001.lua"); }
  /// The number of the line, as the import prints it.
  std::string line() {
    with("  - { code: \"1\", line: 00000000, lua: \"\" }\n");
    const std::string script = lamp();
    return script.substr(script.find("--   line ") + 10, 8);
  }
  std::string entry(const std::string& lua, const std::string& more = "") {
    return "  - { code: \"99001\", line: \"" + line() + "\", lua: '" + lua + "'" + more + " }\n";
  }
};

TEST_F(StrangeCompletions, TheReportSaysWhoseLuaIsInThePack) {
  NEEDS_MISK();
  const Ran ran = with(entry("constant \"You get +1 combat.\" { you = { combat = 1 } },"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(lamp(), HasSubstr("combat = 1"));
  EXPECT_THAT(slurp(folder_ / "pack/IMPORT.md"),
              HasSubstr("1 line is scripted by theirs/completions/a.yaml"));
}

TEST_F(StrangeCompletions, AnotherGamesPackHasNoSay) {
  NEEDS_MISK();
  const Ran ran = with(entry("constant \"You get +1 combat.\" { you = { combat = 1 } },"), "eldersign");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(lamp(), HasSubstr("TODO"));
  EXPECT_THAT(run_misk("check '" + folder_ / "theirs" + "'").out,
              HasSubstr("completions are for cards of 'arkham'"));
}

TEST_F(StrangeCompletions, WhatIsUnsoundIsLeftOutAndStopsNoImport) {
  NEEDS_MISK();
  const std::string good = entry("constant \"You get +1 combat.\" { you = { combat = 1 } },");
  for (const std::string& bad :
       {std::string("  - { code: \"1\", line: zz, lua: \"\" }\n"), entry("}, engine.define { } and { x = 1"),
        entry("cost = 1,", ", test: \"this is no Lua\"")}) {
    const Ran ran = with(bad);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("it is left out")) << bad;
    EXPECT_THAT(lamp(), HasSubstr("TODO")) << bad;
  }
  EXPECT_THAT(with(good).err, Not(HasSubstr("left out")));
}

TEST_F(StrangeCompletions, OneThatBreaksAnotherCardIsLeftOut) {
  NEEDS_MISK();
  const Ran ran = with(
      entry("constant \"x\" { you = { combat = (function() pcall(engine.define, { id = \"zeta_99002\", title "
            "= \"P\", tags = { "
            "\"asset\" } }) return 1 end)() } },"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("the completions break cards that are not theirs"));
  EXPECT_THAT(slurp(folder_ / "pack/cards/neutral/zeta_99002.lua"), Not(HasSubstr("stub")));
  EXPECT_THAT(lamp(), HasSubstr("TODO"));
}

TEST_F(StrangeFolder, WhatCouldNotBeReadAgainIsNotKept) {
  NEEDS_MISK();
  folder_.spill("pack/cards/x.lua", kOpen);
  folder_.spill("typed", "constant \"a\" { you = { combat = 1 } },  -- \x01\n.\n");
  const Ran ran = run_misk("import finish " + pack(), "", folder_ / "typed");
  EXPECT_THAT(ran.out, HasSubstr("it cannot be kept: a control character"));
  EXPECT_EQ(slurp(folder_ / "pack/cards/x.lua"), kOpen);
  EXPECT_FALSE(fs::exists(folder_ / "pack/completions/finished.yaml"));
}

}  // namespace
}  // namespace misk::test
