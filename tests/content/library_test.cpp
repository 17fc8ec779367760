#include "content/library.hpp"

#include "support.hpp"

namespace misk::content {
namespace {

using testing::all;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::manifest_text;
using testing::numbered;
using testing::TempDir;
using testing::ZipWriter;

// Pack `id` with `extra` lines, which begin at line 6.
void write_pack(const TempDir& dir, const std::string& id, const std::string& extra = "",
                const std::string& version = "1.0.0") {
  dir.write(id + "/pack.yaml", manifest_text(id, version, extra));
}

std::vector<std::string> ids(const Library& library) {
  std::vector<std::string> out;
  for (const Pack& pack : library.packs) out.push_back(pack.id());
  return out;
}

TEST(Library, OrderIsDepthThenId) {
  const TempDir dir;
  write_pack(dir, "top", "requires: { left: \"^1.0\", right: \"^1.0\" }\n");
  write_pack(dir, "right", "requires: { base: \"^1.0\" }\n");
  write_pack(dir, "left", "requires: { base: \"^1.0\" }\n");
  write_pack(dir, "base");
  write_pack(dir, "zeta");
  write_pack(dir, "alone", "optional: { nowhere: \"^1.0\", zeta: \"^1.0\" }\n");
  Diagnostics diagnostics;
  const Library library = load_packs({dir.path()}, diagnostics);
  EXPECT_TRUE(diagnostics.empty()) << all(diagnostics);
  EXPECT_THAT(ids(library), ElementsAre("base", "zeta", "alone", "left", "right", "top"));
  EXPECT_EQ(library.find("left")->manifest.title, "Pack left");
  EXPECT_EQ(library.find("nowhere"), nullptr);
}

TEST(Library, AMissingDependencyIsSaidOnce) {
  const TempDir dir;
  write_pack(dir, "bass");
  write_pack(dir, "a", "languages: [en]\nrequires:\n  base: \"^1.0\"\n");
  write_pack(dir, "b", "requires: { a: \"*\" }\n");
  write_pack(dir, "c", "requires: { b: \"*\" }\n");
  Diagnostics diagnostics;
  const Library library = load_packs({dir.path()}, diagnostics);
  EXPECT_THAT(ids(library), ElementsAre("bass"));
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].to_string(),
            dir.path("a/pack.yaml") +
                ":8: error: pack 'a' needs 'base' ^1.0, but no pack of that id is there; left "
                "out with it: 'b', 'c'; did you mean 'bass'? [missing-dependency]");
}

TEST(Library, AVersionThatDoesNotFit) {
  const TempDir dir;
  write_pack(dir, "base", "", "0.9.0");
  write_pack(dir, "a", "requires: { base: \"^1.0\" }\n");
  write_pack(dir, "b", "optional: { base: \"^1.0\" }\n");
  Diagnostics diagnostics;
  const Library library = load_packs({dir.path()}, diagnostics);
  EXPECT_THAT(ids(library), ElementsAre("b", "base"));
  ASSERT_EQ(diagnostics.size(), 2U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].line, 6);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("needs 'base' ^1.0, but version 0.9.0 is there"));
  EXPECT_EQ(diagnostics[1].severity, Severity::warning);
}

TEST(Library, TheGameIsNeeded) {
  const TempDir dir;
  dir.write("a/pack.yaml", manifest_text("a", "1.0.0", "game: arkham\n", "cards"));
  Diagnostics diagnostics;
  EXPECT_TRUE(load_packs({dir.path()}, diagnostics).packs.empty());
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].line, 6);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("needs 'arkham' *"));
}

TEST(Library, Cycles) {
  const TempDir dir;
  write_pack(dir, "a", "requires: { b: \"*\" }\n");
  write_pack(dir, "b", "requires: { c: \"*\" }\n");
  write_pack(dir, "c", "requires: { a: \"*\" }\n");
  write_pack(dir, "d", "requires: { c: \"*\" }\n");
  write_pack(dir, "e");
  Diagnostics diagnostics;
  const Library library = load_packs({dir.path()}, diagnostics);
  EXPECT_THAT(ids(library), ElementsAre("e"));
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].file, dir.path("a/pack.yaml"));
  EXPECT_EQ(diagnostics[0].line, 6);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("a -> b -> c -> a"));
  EXPECT_THAT(diagnostics[0].message, HasSubstr("left out with it: 'd'"));
}

TEST(Library, AnOptionalCycleOnlyWarns) {
  const TempDir dir;
  write_pack(dir, "a", "optional: { b: \"*\" }\n");
  write_pack(dir, "b", "requires: { a: \"*\" }\n");
  Diagnostics diagnostics;
  EXPECT_THAT(ids(load_packs({dir.path()}, diagnostics)), ElementsAre("a", "b"));
  EXPECT_FALSE(has_errors(diagnostics));
  EXPECT_EQ(diagnostics.size(), 1U);
}

TEST(Library, Conflicts) {
  const TempDir dir;
  write_pack(dir, "a", "conflicts: { b: \"<2\" }\n");
  write_pack(dir, "b");
  write_pack(dir, "c", "conflicts: { b: \">=2\", nothing: \"*\" }\n");
  write_pack(dir, "d", "requires: { a: \"*\" }\n");
  Diagnostics diagnostics;
  EXPECT_THAT(ids(load_packs({dir.path()}, diagnostics)), ElementsAre("b", "c"));
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].line, 6);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("cannot go with 'b' <2"));
  EXPECT_THAT(diagnostics[0].message, HasSubstr("left out with it: 'd'"));
}

TEST(Library, ApiVersion) {
  const TempDir dir;
  write_pack(dir, "new", "api: \">=2\"\n");
  write_pack(dir, "old", "api: \">=1.0 <2\"\n");
  Diagnostics diagnostics;
  EXPECT_THAT(ids(load_packs({dir.path()}, diagnostics)), ElementsAre("old"));
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].line, 6);
  EXPECT_EQ(diagnostics[0].rule, "api-version");
}

TEST(Library, DuplicateIdsNameBothPlaces) {
  const TempDir dir;
  dir.write("x/pack.yaml", manifest_text("same", "1.0.0"));
  dir.write("y/pack.yaml", manifest_text("same", "2.0.0"));
  Diagnostics diagnostics;
  const Library library = load_packs({dir.path("y"), dir.path("x"), dir.path()}, diagnostics);
  ASSERT_EQ(library.packs.size(), 1U);
  EXPECT_EQ(library.packs[0].manifest.version.to_string(), "2.0.0");
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].file, dir.path("x/pack.yaml"));
  EXPECT_EQ(diagnostics[0].line, 2);
  EXPECT_THAT(diagnostics[0].message, HasSubstr(dir.path("y/pack.yaml")));
}

TEST(Library, FindsFoldersAndZipsThreeDeep) {
  const TempDir dir;
  dir.write("1/2/3/pack.yaml", manifest_text("deep"));
  dir.write("1/2/3/4/pack.yaml", manifest_text("inside"));
  dir.write("1/2/x/y/pack.yaml", manifest_text("too_deep"));
  dir.write("1/.hidden/pack.yaml", manifest_text("hidden"));
  dir.write("a.zip", ZipWriter().add("pack.yaml", manifest_text("zipped")).bytes());
  dir.write("b.zip", ZipWriter()
                         .add("many-main/one/pack.yaml", manifest_text("one"))
                         .add("many-main/two/pack.yaml", manifest_text("two"))
                         .bytes());
  dir.write("holiday.zip", ZipWriter().add("photo.jpg", "x").bytes());
  Diagnostics diagnostics;
  EXPECT_THAT(ids(load_packs({dir.path()}, diagnostics)), ElementsAre("deep", "one", "two", "zipped"));
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].severity, Severity::warning);
}

TEST(Library, RootsThatAreNothing) {
  const TempDir dir;
  dir.write("empty/readme.txt", "");
  dir.write("empty.zip", ZipWriter().add("readme.txt", "").bytes());
  dir.write("broken.zip", "PK");
  Diagnostics diagnostics;
  EXPECT_TRUE(load_packs({dir.path("none"), dir.path("empty"), dir.path("empty.zip"), dir.path("broken.zip")},
                         diagnostics)
                  .packs.empty());
  ASSERT_EQ(diagnostics.size(), 4U) << all(diagnostics);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("no such folder"));
  EXPECT_THAT(diagnostics[1].message, HasSubstr("no pack in it"));
  EXPECT_THAT(diagnostics[2].message, HasSubstr("no pack in it"));
  EXPECT_THAT(diagnostics[3].message, HasSubstr("damaged"));
}

TEST(Library, ABrokenPackDoesNotStopTheOthers) {
  const TempDir dir;
  write_pack(dir, "good");
  dir.write("bad/pack.yaml", "schema: 1\nid: [\n");
  write_pack(dir, "linked");
  std::filesystem::create_symlink("/etc/passwd", dir.path("linked/a.lua"));
  write_pack(dir, "needs", "requires: { bad: \"*\" }\n");
  Diagnostics diagnostics;
  EXPECT_THAT(ids(load_packs({dir.path()}, diagnostics)), ElementsAre("good"));
  EXPECT_EQ(diagnostics.size(), 3U) << all(diagnostics);
}

TEST(Library, AThousandPacksInARow) {
  const TempDir dir;
  for (int i = 0; i < 1000; ++i) {
    write_pack(dir, numbered("p", i), i == 0 ? "" : numbered("requires: { p", i - 1) + ": \"*\" }\n");
  }
  Diagnostics diagnostics;
  const Library library = load_packs({dir.path()}, diagnostics);
  ASSERT_EQ(library.packs.size(), 1000U) << all(diagnostics);
  EXPECT_EQ(library.packs[999].id(), "p999");
}

}  // namespace
}  // namespace misk::content
