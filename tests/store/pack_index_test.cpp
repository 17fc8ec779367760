#include "store/pack_index.hpp"

#include "store/catalogues.hpp"
#include "support.hpp"

namespace misk::store {
namespace {

using content::Diagnostics;
using test::all;
using test::Folder;
using test::manifest_text;
using test::thrown;
using test::ZipWriter;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string zipped(const std::string& id, const std::string& version, const std::string& extra = "") {
  return ZipWriter().add("pack.yaml", manifest_text(id, version, extra)).bytes();
}

std::vector<std::string> names(const PackIndex& index) {
  std::vector<std::string> out;
  for (const IndexEntry& each : index.packs)
    out.push_back(each.manifest.id + " " + each.version() + " " + each.file);
  return out;
}

TEST(PackIndex, WhatIsWrittenIsReadAgain) {
  const Folder folder;
  folder.spill("old/night.zip", zipped("night", "1.9.0"));
  folder.spill(
      "night-1.10.zip",
      zipped(
          "night", "1.10.0",
          "api: \">=1.0 <2\"\ndescription: \"Two\\nlines, \\\"quoted\\\"\"\nauthors: [{ name: Ä. }, { name: "
          "B }]\n"
          "license: { code: MIT, content: CC-BY-4.0 }\nrequires: { base: \"^1.0\" }\nlanguages: [en, de]\n"));
  folder.spill("open/pack.yaml", manifest_text("open", "0.1.0", "game: base\n", "cards"));
  folder.spill("open/card.lua", "-- a card\n");
  Diagnostics diagnostics;
  const PackIndex made = make_index(folder.path(), "Our \"packs\"", diagnostics);
  write_index(made);
  const auto read = read_index(folder.path(), diagnostics);
  ASSERT_TRUE(read) << all(diagnostics);
  EXPECT_EQ(all(diagnostics), "");
  EXPECT_EQ(read->title, "Our \"packs\"");
  EXPECT_THAT(names(*read),
              ElementsAre("night 1.9.0 old/night.zip", "night 1.10.0 night-1.10.zip", "open 0.1.0 open"));
  const IndexEntry& entry = read->packs[1];
  EXPECT_EQ(entry.manifest.description, "Two\nlines, \"quoted\"");
  EXPECT_EQ(entry.manifest.authors.size(), 2U);
  EXPECT_EQ(entry.manifest.license.content, "CC-BY-4.0");
  EXPECT_EQ(entry.manifest.api.to_string(), ">=1.0 <2");
  EXPECT_EQ(entry.manifest.required[0].range.to_string(), "^1.0");
  EXPECT_THAT(entry.manifest.languages, ElementsAre("en", "de"));
  EXPECT_EQ(entry.size, std::filesystem::file_size(folder / "night-1.10.zip"));
  EXPECT_EQ(read->packs[2].manifest.game, "base");
  for (const IndexEntry& each : read->packs) {
    EXPECT_EQ(load_indexed(*read, each).id(), each.manifest.id) << "and each is what it says";
  }
}

TEST(PackIndex, WhatCannotBeIndexedIsToldAndLeftOut) {
  const Folder folder, outside;
  folder.spill("a.zip", zipped("night", "1.0.0"));
  folder.spill("b.zip", zipped("night", "1.0.0", "description: Another.\n"));
  folder.spill("damaged.zip", "PK");
  folder.spill("slip/pack.yaml", "schema: 1\nid: slip\n");
  outside.spill("far/pack.yaml", manifest_text("far"));
  std::filesystem::create_directory_symlink(outside / "far", folder / "far");
  Diagnostics diagnostics;
  EXPECT_THAT(names(make_index(folder.path(), "Ours", diagnostics)), ElementsAre("night 1.0.0 a.zip"));
  const std::string told = all(diagnostics);
  EXPECT_THAT(told, HasSubstr("b.zip/pack.yaml:2: error: 'night' 1.0.0 is there twice; it is left out"));
  EXPECT_THAT(told, HasSubstr("damaged.zip"));
  EXPECT_THAT(told, HasSubstr("the manifest has no 'version'"));
  EXPECT_THAT(told, HasSubstr("leads out of the pack by '..'"));
}

TEST(PackIndex, WhatIsWrongWithOneIsToldWithItsLine) {
  struct Case {
    const char *line, *told;
  };
  const std::string good =
      "id: night, version: \"1.0.0\", title: Night, kind: game, file: a.zip, size: 9, hash: "
      "\"0123456789abcdef\"";
  for (const Case& each : {
           Case{"id: night, version: \"1.0.0\", title: N, kind: game, size: 9, hash: \"0123456789abcdef\"",
                "index.yaml:4:3: error: a pack of the index has no 'file'"},
           Case{"id: night, version: \"1.0.0\", title: N, kind: game, file: ../a.zip, size: 9, hash: "
                "\"0123456789abcdef\"",
                "index.yaml:4:62: error: file '../a.zip' leads out of the pack by '..'"},
           Case{"id: night, version: \"1.0.0\", title: N, kind: game, file: /a.zip, size: 9, hash: "
                "\"0123456789abcdef\"",
                "is an absolute path"},
           Case{"id: night, version: \"1.0.0\", title: N, kind: game, file: a.zip, size: -1, hash: "
                "\"0123456789abcdef\"",
                "index.yaml:4:75: error: size"},
           Case{"id: night, version: \"1.0.0\", title: N, kind: game, file: a.zip, size: 9, hash: abc",
                "index.yaml:4:84: error: 'abc' is not a pack's hash"},
           Case{"id: night, version: one, title: N, kind: game, file: a.zip, size: 9, hash: "
                "\"0123456789abcdef\"",
                "index.yaml:4:25: error: version 'one'"},
           Case{"idd: night, version: \"1.0.0\", title: N, kind: game, file: a.zip, size: 9, hash: "
                "\"0123456789abcdef\"",
                "unknown key 'idd' in a pack of the index; did you mean 'id'?"},
       }) {
    const Folder folder;
    folder.spill("index.yaml", "schema: 1\ntitle: Ours\npacks:\n- { " + std::string(each.line) + " }\n");
    Diagnostics diagnostics;
    EXPECT_FALSE(read_index(folder.path(), diagnostics)) << each.line;
    EXPECT_THAT(all(diagnostics), HasSubstr(each.told));
  }
  const Folder folder;
  folder.spill("index.yaml", "schema: 1\ntitle: Ours\npacks:\n- { " + good + " }\n");
  Diagnostics diagnostics;
  EXPECT_TRUE(read_index(folder.path(), diagnostics)) << all(diagnostics);
  EXPECT_FALSE(read_index(folder / "none", diagnostics));
  EXPECT_THAT(all(diagnostics), HasSubstr("there is no index.yaml in it; write it with misk index"));
}

TEST(PackIndex, ALinkInACatalogueIsNotFollowed) {
  const Folder folder;
  folder.spill("theirs/night.zip", zipped("night", "1.0.0"));
  folder.spill("mine/secret.yaml", "schema: 1\ntitle: Secret\npacks: []\n");
  Diagnostics diagnostics;
  write_index(make_index(folder / "theirs", "Theirs", diagnostics));
  const auto index = read_index(folder / "theirs", diagnostics);
  ASSERT_TRUE(index) << all(diagnostics);
  std::filesystem::rename(folder / "theirs/night.zip", folder / "mine/night.zip");
  std::filesystem::create_symlink(folder / "mine/night.zip", folder / "theirs/night.zip");
  EXPECT_THAT(thrown([&] { load_indexed(*index, index->packs[0]); }).to_string(),
              HasSubstr("theirs/night.zip: error: is a link, and could lead out of "));
  std::filesystem::remove(folder / "theirs/index.yaml");
  std::filesystem::create_symlink(folder / "mine/secret.yaml", folder / "theirs/index.yaml");
  EXPECT_FALSE(read_index(folder / "theirs", diagnostics));
  EXPECT_THAT(all(diagnostics), HasSubstr("theirs/index.yaml: error: is a link, and could lead out of "));
}

TEST(PackIndex, AFileThatIsNotWhatTheIndexSaysIsRefusedWithBothHashes) {
  const Folder folder;
  const std::string right = zipped("night", "1.0.0", "description: Right.\n");
  folder.spill("night.zip", right);
  Diagnostics diagnostics;
  const PackIndex index = make_index(folder.path(), "Ours", diagnostics);
  const IndexEntry& entry = index.packs[0];
  const std::string wrong = zipped("night", "1.0.0", "description: Wrong.\n");
  ASSERT_EQ(right.size(), wrong.size());
  folder.spill("night.zip", wrong);
  const std::string other_hash = make_index(folder.path(), "Ours", diagnostics).packs[0].hash;
  content::Diagnostic told = thrown([&] { load_indexed(index, entry); });
  EXPECT_EQ(told.file, folder / "night.zip");
  const std::string other = "its hash is " + other_hash + ", " + index.file() + ":0 has " + entry.hash;
  EXPECT_THAT(told.message, HasSubstr(other));
  EXPECT_THAT(told.mend, HasSubstr("fetch it again"));
  folder.spill("night.zip", right + "x");
  EXPECT_THAT(thrown([&] { load_indexed(index, entry); }).message, HasSubstr("its size is "));
  folder.spill("night.zip", std::string(right.size(), 'x'));
  EXPECT_THAT(thrown([&] { load_indexed(index, entry); }).message, HasSubstr("damaged"));
  std::filesystem::remove(folder / "night.zip");
  EXPECT_THAT(thrown([&] { load_indexed(index, entry); }).message, HasSubstr("is not there"));
  folder.spill("night.zip", zipped("other", "1.0.0", "description: Right.\n"));
  EXPECT_THAT(thrown([&] { load_indexed(index, entry); }).message, HasSubstr("its id is another"));
}

TEST(Catalogues, TheBestVersionIsTheHighestReleaseThatThisEngineLoads) {
  const Folder one, two;
  Diagnostics diagnostics;
  one.spill("a.zip", zipped("night", "1.2.0"));
  one.spill("b.zip", zipped("night", "1.10.0"));
  one.spill("c.zip", zipped("night", "2.0.0-beta"));
  two.spill("d.zip", zipped("night", "1.10.0", "description: Of the second catalogue.\n"));
  two.spill("e.zip", zipped("night", "3.0.0", "api: \">=7\"\n"));
  two.spill("f.zip", zipped("early", "0.1.0-alpha"));
  write_index(make_index(one.path(), "One", diagnostics));
  write_index(make_index(two.path(), "Two", diagnostics));
  const Folder broken;
  const Catalogues catalogues({one.path(), broken.path(), two.path()});
  EXPECT_EQ(catalogues.diagnostics().size(), 1U);
  EXPECT_EQ(catalogues.best("night").entry->version(), "1.10.0");
  EXPECT_EQ(catalogues.best("night").index->title, "One") << "of two equal ones the first catalogue's";
  EXPECT_EQ(catalogues.best("night", content::VersionRange::parse("<1.5")).entry->version(), "1.2.0");
  EXPECT_EQ(catalogues.best("night", content::VersionRange::parse(">=2.0.0-alpha")).entry->version(),
            "2.0.0-beta");
  EXPECT_FALSE(catalogues.best("night", content::VersionRange::parse("^3.0")));
  EXPECT_EQ(catalogues.best("early").entry->version(), "0.1.0-alpha");
  EXPECT_TRUE(catalogues.exactly("night", content::SemVer::parse("3.0.0")));
  EXPECT_THAT(catalogues.versions("night"), ElementsAre("1.2.0", "1.10.0", "2.0.0-beta", "3.0.0"));
  EXPECT_THAT(catalogues.ids(), ElementsAre("early", "night"));
}

TEST(Catalogues, ASearchLooksForAllWordsInNamesAndDescriptions) {
  const Folder folder;
  Diagnostics diagnostics;
  folder.spill("a.zip", ZipWriter()
                            .add("pack.yaml",
                                 "schema: 1\nid: night\nversion: \"1.0.0\"\ntitle: The NIGHT Shift\n"
                                 "description: Lamps and porters.\nkind: scenario\ngame: arkham\n"
                                 "authors: [{ name: Élise }]\n")
                            .bytes());
  folder.spill("b.zip", zipped("dice", "1.0.0", "description: Nightly dice.\n"));
  write_index(make_index(folder.path(), "Ours", diagnostics));
  const Catalogues catalogues({folder.path()});
  const auto found = [&](std::vector<std::string> words, const std::string& game = "",
                         const std::string& kind = "") {
    std::vector<std::string> out;
    for (const Offer& offer : catalogues.search({std::move(words), game, kind}))
      out.push_back(offer.entry->manifest.id);
    return out;
  };
  EXPECT_THAT(found({}), ElementsAre("dice", "night"));
  EXPECT_THAT(found({"night"}), ElementsAre("dice", "night"));
  EXPECT_THAT(found({"night", "lamp"}), ElementsAre("night"));
  EXPECT_THAT(found({"éLISE"}), ElementsAre("night"));
  EXPECT_THAT(found({}, "arkham"), ElementsAre("night"));
  EXPECT_THAT(found({}, "", "game"), ElementsAre("dice"));
  EXPECT_THAT(found({"nothing"}), ElementsAre());
}

}  // namespace
}  // namespace misk::store
