#include "store/pack_zip.hpp"

#include "content/hash.hpp"
#include "content/zip.hpp"
#include "support.hpp"

namespace misk::store {
namespace {

using test::all;
using test::Folder;
using test::manifest_text;
using ::testing::ElementsAre;
using ::testing::StartsWith;

void write_sample(const Folder& folder, const std::string& name) {
  folder.spill(name + "/pack.yaml", manifest_text("sample"));
  folder.spill(name + "/cards/night/lamp.lua", "-- a lamp\n" + std::string(3000, ' ') + "\n");
  folder.spill(name + "/cards/Äther.lua", "-- a name in UTF-8\n");
  folder.spill(name + "/assets/lamp.png", "\x89PNG\r\n\x1A\n" + std::string(500, 'x'));
  folder.spill(name + "/empty.txt", "");
}

TEST(PackZip, IsReadByOurOwnStrictReaderAsTheSamePack) {
  const Folder folder;
  write_sample(folder, "sample");
  folder.spill("sample.zip", zip_pack(folder / "sample", ""));
  content::Diagnostics diagnostics;
  const auto before = content::load_pack(folder / "sample", "", diagnostics);
  const auto after = content::load_pack(folder / "sample.zip", "", diagnostics);
  ASSERT_TRUE(before && after) << all(diagnostics);
  EXPECT_EQ(before->hash, after->hash);
  EXPECT_EQ(after->others.size(), 2U);
}

TEST(PackZip, IsTheSameWhoeverPacksItAndWhen) {
  const Folder folder;
  write_sample(folder, "one");
  // Another order, other dates and permissions, and files that tools leave behind.
  folder.spill("two/empty.txt", "");
  write_sample(folder, "two");
  folder.spill("two/.DS_Store", "x");
  folder.spill("two/sample-1.0.0.zip", "x");
  std::filesystem::permissions(folder / "two/pack.yaml", std::filesystem::perms::owner_all);
  const auto long_ago = std::filesystem::file_time_type::clock::now() - std::chrono::hours(90'000);
  std::filesystem::last_write_time(folder / "two/cards/night/lamp.lua", long_ago);
  const std::string first = zip_pack(folder / "one", "");
  ASSERT_EQ(setenv("TZ", "Asia/Tokyo", 1), 0);
  const std::string second = zip_pack(folder / "two", "");
  unsetenv("TZ");
  EXPECT_TRUE(first == second);
  EXPECT_LT(first.size(), 2000U) << "text is packed";
}

TEST(PackZip, FilesStandInTheirOrderUnderAFixedDate) {
  const Folder folder;
  write_sample(folder, "sample");
  const std::string bytes = zip_pack(folder / "sample", "");
  std::vector<std::string> paths;
  for (const auto& entry : content::read_zip_directory(bytes, "sample.zip", {})) paths.push_back(entry.path);
  EXPECT_THAT(paths, ElementsAre("assets/lamp.png", "cards/night/lamp.lua", "cards/Äther.lua", "empty.txt",
                                 "pack.yaml"));
  // The first entry: made for version 2.0, names in UTF-8, stored, 00:00 on 1 January 1980.
  EXPECT_THAT(bytes, StartsWith(std::string("PK\x03\x04\x14\x00\x02\x08\x00\x00\x00\x00\x21\x00", 14)));
}

TEST(PackZip, TheInnerFolderOfAZipComesToTheTop) {
  const Folder folder;
  folder.spill("site.zip", test::ZipWriter()
                               .add("sample-main/pack.yaml", manifest_text("sample"))
                               .add("sample-main/a.lua", "-- a\n")
                               .add("readme.txt", "not of the pack")
                               .bytes());
  folder.spill("sample.zip", zip_pack(folder / "site.zip", "sample-main"));
  content::Diagnostics diagnostics;
  const auto pack = content::load_pack(folder / "sample.zip", "", diagnostics);
  ASSERT_TRUE(pack) << all(diagnostics);
  EXPECT_EQ(pack->scripts.size(), 1U);
  EXPECT_TRUE(pack->others.empty());
}

TEST(PackZip, SaysWhatIsLeftBehind) {
  const Folder folder;
  write_sample(folder, "sample");
  for (const char* name : {".git/HEAD", ".git/objects/1", "cards/lamp.lua~", "old.zip"})
    folder.spill(std::string("sample/") + name, "x");
  EXPECT_THAT(left_behind(folder / "sample"), ElementsAre(".git/", "cards/lamp.lua~", "old.zip"));
}

}  // namespace
}  // namespace misk::store
