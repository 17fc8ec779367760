// The origins of packs, packs that are off, and the reasons for those left out.
#include "content/library.hpp"
#include "support.hpp"

namespace misk::content {
namespace {

using testing::all;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::manifest_text;
using testing::TempDir;
using testing::ZipWriter;
using Why = LeftOut::Why;

class Roots : public ::testing::Test {
 protected:
  // DIR/OWNER/ID/pack.yaml
  void write(const std::string& where, const std::string& id, const std::string& extra = "",
             const std::string& version = "1.0.0") const {
    dir.write(where + "/" + id + "/pack.yaml", manifest_text(id, version, extra));
  }
  Library load() {
    diagnostics.clear();
    return load_packs(roots, diagnostics);
  }
  void bundled(const std::string& where) { roots.roots.push_back({dir.path(where), Origin::bundled}); }
  void named(const std::string& where) { roots.roots.push_back({dir.path(where), Origin::named}); }
  void user(const std::string& where) { roots.roots.push_back({dir.path(where), Origin::user}); }
  static std::vector<std::string> ids(const Library& library) {
    std::vector<std::string> out;
    for (const Pack& pack : library.packs) out.push_back(pack.id());
    return out;
  }

  TempDir dir;
  PackRoots roots;
  Diagnostics diagnostics;
};

TEST_F(Roots, WhatIsOffIsLeftOutInSilenceWithWhatNeedsIt) {
  write("b", "base");
  write("b", "more", "requires: { base: \"^1.0\" }\n");
  write("b", "other");
  bundled("b");
  roots.off = {"base", "nowhere"};
  const Library library = load();
  EXPECT_THAT(ids(library), ElementsAre("other"));
  EXPECT_EQ(all(diagnostics), "") << "the player knows, having turned it off";
  ASSERT_EQ(library.left_out.size(), 2U);
  EXPECT_EQ(library.find_left_out("base")->why, Why::off);
  EXPECT_EQ(library.find_left_out("base")->reason, "");
  EXPECT_EQ(library.find_left_out("more")->why, Why::left_out);
  EXPECT_THAT(library.find_left_out("more")->reason,
              HasSubstr("pack 'more' needs 'base' ^1.0, which is off; turn it on with misk enable base"));
  EXPECT_EQ(library.find_left_out("other"), nullptr);
}

TEST_F(Roots, APackThatStartsOffWaitsUntilItIsTurnedOnOrNamed) {
  write("b", "base");
  write("b", "sample", "starts_off: true\n");
  bundled("b");
  const Library library = load();
  EXPECT_THAT(ids(library), ElementsAre("base"));
  EXPECT_EQ(library.find_left_out("sample")->why, Why::off);
  EXPECT_EQ(all(diagnostics), "");
  roots.on = {"sample"};
  EXPECT_THAT(ids(load()), ElementsAre("base", "sample"));
  roots.off = {"sample"};
  EXPECT_THAT(ids(load()), ElementsAre("base"));
  roots.off = roots.on = {};
  named("b/sample");
  EXPECT_THAT(ids(load()), ElementsAre("base", "sample"));
}

TEST_F(Roots, NamedPacksAreOnAndAreToldWhatTheyMiss) {
  write("b", "base");
  write("n", "mine", "requires: { base: \"^1.0\" }\n");
  bundled("b");
  named("n");
  roots.off = {"base", "mine"};
  EXPECT_THAT(ids(load()), ElementsAre());
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("pack 'mine' needs 'base' ^1.0, which is off"));
  roots.off = {"mine"};
  const Library library = load();
  EXPECT_THAT(ids(library), ElementsAre("base", "mine"));
  EXPECT_EQ(library.find("mine")->origin, Origin::named);
  EXPECT_EQ(library.find("base")->origin, Origin::bundled);
}

TEST_F(Roots, AFolderThatIsNamedInsideAnotherRootIsOn) {
  write("b", "base");
  write("b", "other");
  bundled("b");
  named("b/base");
  roots.off = {"base", "other"};
  const Library library = load();
  EXPECT_THAT(ids(library), ElementsAre("base"));
  EXPECT_EQ(library.left_out.size(), 1U) << "each place counts once";
}

TEST_F(Roots, TheNamedPackTakesThePlaceOfTheInstalledOne) {
  write("u", "mine", "", "1.0.0");
  write("n", "mine", "", "2.0.0");
  named("n");
  user("u");
  const Library library = load();
  EXPECT_EQ(library.find("mine")->manifest.version.to_string(), "2.0.0");
  EXPECT_EQ(all(diagnostics), "");
  ASSERT_EQ(library.left_out.size(), 1U);
  EXPECT_THAT(library.left_out[0].reason, HasSubstr("is taken by"));
}

TEST_F(Roots, AnInstalledPackThatTakesABundledIdIsTold) {
  write("b", "base");
  write("u", "base", "", "9.0.0");
  bundled("b");
  user("u");
  EXPECT_EQ(load().find("base")->manifest.version.to_string(), "1.0.0");
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].rule, "duplicate-pack");
}

TEST_F(Roots, AnEmptyFolderOfTheUsersIsNoFault) {
  std::filesystem::create_directories(dir.path("u"));
  user("u");
  load();
  EXPECT_EQ(all(diagnostics), "");
}

TEST_F(Roots, ToolsTakeOnlyWhatIsNeededOfTheUsersPacks) {
  write("n", "mine", "requires: { library: \"^1.0\" }\n");
  write("u", "library", "requires: { deeper: \"*\" }\n");
  write("u", "deeper");
  write("u", "unrelated");
  dir.write("u/broken/pack.yaml", "schema: 1\nid: [\n");
  dir.write("u/damaged.zip", "PK");
  named("n");
  user("u");
  roots.needed_only = true;
  EXPECT_THAT(ids(load()), ElementsAre("deeper", "library", "mine"));
  EXPECT_EQ(all(diagnostics), "") << "what is wrong with the others is no matter";
  roots.needed_only = false;
  EXPECT_EQ(load().packs.size(), 4U);
  EXPECT_EQ(diagnostics.size(), 2U) << all(diagnostics);
}

TEST_F(Roots, WhyAPackIsBrokenIsKept) {
  write("u", "good");
  write("u", "linked");
  std::filesystem::create_symlink("/etc/passwd", dir.path("u/linked/a.lua"));
  dir.write("u/damaged.zip", "PK");
  user("u");
  const Library library = load();
  ASSERT_EQ(library.left_out.size(), 2U);
  EXPECT_FALSE(library.left_out[0].manifest);
  EXPECT_EQ(library.left_out[0].why, Why::broken);
  EXPECT_EQ(library.left_out[0].root, dir.path("u/damaged.zip"));
  EXPECT_THAT(library.left_out[0].reason, HasSubstr("damaged or not complete"));
  EXPECT_EQ(library.left_out[1].root, dir.path("u/linked"));
  EXPECT_EQ(library.left_out[1].why, Why::broken);
  EXPECT_THAT(library.left_out[1].reason, HasSubstr("a link"));
}

TEST_F(Roots, WhatToolsLeaveBehindIsNoPartOfAPack) {
  write("a", "clean");
  write("b", "clean");
  dir.write("a/clean/cards/lamp.lua", "-- lamp\n");
  dir.write("b/clean/cards/lamp.lua", "-- lamp\n");
  for (const char* name : {".git/HEAD", "cards/lamp.lua~", "cards/lamp.lua.orig", "clean-1.0.0.zip",
                           "__pycache__/x", "Thumbs.db", "misk.log", "old.bak"}) {
    dir.write(std::string("b/clean/") + name, "left behind");
  }
  std::filesystem::resize_file(dir.path("b/clean/clean-1.0.0.zip"), 40 << 20);
  bundled("a");
  const std::uint64_t hash = load().find("clean")->hash;
  roots.roots.clear();
  bundled("b");
  const Library library = load();
  ASSERT_NE(library.find("clean"), nullptr) << all(diagnostics);
  EXPECT_EQ(library.find("clean")->hash, hash);
}

}  // namespace
}  // namespace misk::content
