#include "content/pack.hpp"

#include <ctime>
#include <functional>
#include <thread>

#include "support.hpp"

namespace misk::content {
namespace {

using testing::all;
using ::testing::HasSubstr;
using testing::manifest_text;
using testing::TempDir;
using testing::thrown;
using testing::ZipWriter;

const std::vector<std::pair<std::string, std::string>>& sample_files() {
  static const std::vector<std::pair<std::string, std::string>> files = {
      {"pack.yaml", manifest_text("sample")},
      {"cards/guardian/beat_cop.lua", "return asset {}\n"},
      {"cards/zeta.lua", "return 1"},
      {"lib/empty.lua", ""},
      {"i18n/de.yaml", "a: b\n"},
      {"assets/zeta.png", "\x89PNG\r\n\x1A\nxxxx"},
      {"assets/Ärger.txt", "x"},
      {"README.md", "# Sample\n"},
  };
  return files;
}

void write_sample(const TempDir& dir, const std::string& below) {
  for (const auto& [path, bytes] : sample_files()) dir.write(below + "/" + path, bytes);
}

std::string sample_zip(const std::string& prefix = "") {
  ZipWriter zip;
  if (!prefix.empty()) zip.add(prefix, "");
  for (const auto& [path, bytes] : sample_files()) zip.add(prefix + path, bytes);
  zip.add("__MACOSX/._x", "junk").add(prefix + ".DS_Store", "junk");
  return zip.bytes("a comment");
}

// The errors of loading one .zip.
Diagnostics errors_of_zip(const std::string& bytes) {
  const TempDir dir;
  Diagnostics diagnostics;
  EXPECT_FALSE(load_pack(dir.write("attack.zip", bytes), "", diagnostics));
  return diagnostics;
}

void expect_refused(const std::string& bytes, const char* message, const char* rule) {
  const Diagnostics diagnostics = errors_of_zip(bytes);
  ASSERT_EQ(diagnostics.size(), 1U) << all(diagnostics);
  EXPECT_THAT(diagnostics[0].to_string(), HasSubstr(message));
  EXPECT_EQ(diagnostics[0].rule, rule);
  EXPECT_THAT(diagnostics[0].file, HasSubstr("attack.zip"));
}

ZipWriter sound() {
  return ZipWriter().add("pack.yaml", manifest_text("attack"));
}

TEST(Pack, FolderAndZipAreTheSame) {
  const TempDir dir;
  write_sample(dir, "sample");
  dir.write("sample/.git/HEAD", "passed over");
  Diagnostics diagnostics;
  const auto folder = load_pack(dir.path("sample"), "", diagnostics);
  const auto zip = load_pack(dir.write("s.zip", sample_zip()), "", diagnostics);
  const auto inner =
      load_pack(dir.write("t.zip", sample_zip("top/sample-main/")), "top/sample-main", diagnostics);
  ASSERT_TRUE(folder && zip && inner) << all(diagnostics);
  EXPECT_TRUE(diagnostics.empty()) << all(diagnostics);
  for (const auto* pack : {&*zip, &*inner}) {
    EXPECT_EQ(pack->hash, folder->hash);
    ASSERT_EQ(pack->scripts.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(pack->scripts[i].path, folder->scripts[i].path);
      EXPECT_EQ(pack->scripts[i].bytes, folder->scripts[i].bytes);
    }
    EXPECT_EQ(pack->texts.size(), 2U);
    EXPECT_EQ(pack->others.size(), 3U);
    EXPECT_EQ(read_other(*pack, "README.md"), "# Sample\n");
  }
  EXPECT_EQ(folder->find("cards/zeta.lua")->bytes, "return 1");
  EXPECT_EQ(folder->find("i18n/de.yaml")->bytes, "a: b\n");
  EXPECT_EQ(folder->find("cards/none.lua"), nullptr);
  EXPECT_EQ(inner->display("cards/zeta.lua"), dir.path("t.zip") + "/top/sample-main/cards/zeta.lua");
  EXPECT_EQ(thrown([&] { read_other(*folder, "../s.zip"); }).rule, "missing-file");
}

TEST(Pack, HashIsTheSameEverywhereAndNoticesChanges) {
  const TempDir dir;
  write_sample(dir, "sample");
  Diagnostics diagnostics;
  const std::uint64_t before = load_pack(dir.path("sample"), "", diagnostics)->hash;
  EXPECT_EQ(before, 0x58454657AA54FEE7ULL);
  dir.write("sample/assets/zeta.png", "\x89PNG\r\n\x1A\nxxxy");
  EXPECT_NE(load_pack(dir.path("sample"), "", diagnostics)->hash, before);
  write_sample(dir, "sample");
  std::filesystem::rename(dir.path("sample/lib/empty.lua"), dir.path("sample/lib/void.lua"));
  EXPECT_NE(load_pack(dir.path("sample"), "", diagnostics)->hash, before);
}

TEST(Pack, TemplatesAreDataWhateverTheirNamesEndWith) {
  const TempDir dir;
  write_sample(dir, "a");
  write_sample(dir, "b");
  dir.write("b/templates/asset.lua", "this is no Lua (");
  dir.write("b/templates/asset/decks/card_name.yaml", "a: [b\n");
  Diagnostics diagnostics;
  const auto without = load_pack(dir.path("a"), "", diagnostics);
  const auto with = load_pack(dir.path("b"), "", diagnostics);
  ASSERT_TRUE(without && with) << all(diagnostics);
  EXPECT_TRUE(diagnostics.empty()) << all(diagnostics);
  EXPECT_EQ(with->scripts.size(), without->scripts.size());
  EXPECT_EQ(with->texts.size(), without->texts.size());
  EXPECT_EQ(with->others.size(), without->others.size() + 2);
  EXPECT_EQ(read_other(*with, "templates/asset.lua"), "this is no Lua (");
  EXPECT_NE(with->hash, without->hash) << "they are part of what is shared";
}

TEST(Pack, ScriptsOfAnImporterAreDataThatCanBeRead) {
  const TempDir dir;
  write_sample(dir, "sample");
  dir.write("sample/import/read.lua", "return {}");
  Diagnostics diagnostics;
  const auto pack = load_pack(dir.path("sample"), "", diagnostics);
  ASSERT_TRUE(pack);
  for (const PackFile& script : pack->scripts) EXPECT_NE(script.path, "import/read.lua");
  const PackFile* const file = pack->find("import/read.lua");
  ASSERT_NE(file, nullptr);
  EXPECT_EQ(file->bytes, "return {}");
}

TEST(Pack, AnAssetThatLiesIsLeftOut) {
  const TempDir dir;
  write_sample(dir, "sample");
  dir.write("sample/assets/zeta.png", "MZ");
  Diagnostics diagnostics;
  const auto pack = load_pack(dir.path("sample"), "", diagnostics);
  ASSERT_TRUE(pack);
  EXPECT_EQ(pack->others.size(), 2U);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].severity, Severity::warning);
}

TEST(Zip, PathsThatLeaveAreRefused) {
  for (const char* path : {"../evil.lua", "cards/../../evil.lua", "..", ".git/../../x"}) {
    expect_refused(sound().add(path, "x").bytes(), "'..'", "bad-path");
  }
  expect_refused(sound().add("/etc/evil", "x").bytes(), "absolute path", "bad-path");
  expect_refused(sound().add("cards\\evil.lua", "x").bytes(), "backslash", "bad-path");
  expect_refused(sound().add("C:/evil.lua", "x").bytes(), "colon", "bad-path");
  expect_refused(sound().add("a//b.lua", "x").bytes(), "empty or '.'", "bad-path");
  expect_refused(sound().add("a/./b.lua", "x").bytes(), "empty or '.'", "bad-path");
  expect_refused(sound().add("a.lua.", "x").bytes(), "ends with a point", "bad-path");
  expect_refused(sound().add("a\xFF.lua", "x").bytes(), "UTF-8", "bad-path");
  expect_refused(sound().add(std::string("a\0b.lua", 7), "x").bytes(), "control", "bad-path");
  expect_refused(sound().add("", "x").bytes(), "is empty", "bad-path");
}

TEST(Zip, LinksAndOddFilesAreRefused) {
  ZipWriter::Options link;
  link.mode = 0xA1FF;
  expect_refused(sound().add("cards/x.lua", "/etc/passwd", link).bytes(), "is a link", "bad-path");
  link.mode = 0x11FF;
  expect_refused(sound().add("cards/x.lua", "", link).bytes(), "no ordinary file", "bad-path");
  ZipWriter::Options secret;
  secret.flags = 0x801;
  expect_refused(sound().add("x.lua", "x", secret).bytes(), "encrypted", "bad-zip");
  ZipWriter::Options strange;
  strange.method = 14;
  expect_refused(sound().add("x.lua", "x", strange).bytes(), "other than deflate", "bad-zip");
}

TEST(Zip, DuplicatesAreRefused) {
  expect_refused(sound().add("a.lua", "1").add("a.lua", "2").bytes(), "is there twice", "duplicate-file");
  expect_refused(sound().add("a.lua", "1").add("A.lua", "2").bytes(), "only in case", "duplicate-file");
  expect_refused(sound().add("Cards/a.lua", "1").add("cards/b.lua", "2").bytes(), "only in case",
                 "duplicate-file");
  expect_refused(sound().add("Ä.lua", "1").add("ä.lua", "2").bytes(), "only in case", "duplicate-file");
  expect_refused(sound().add("a", "1").add("a/b.lua", "2").bytes(), "both a file and a folder",
                 "duplicate-file");
}

TEST(Zip, SizesAreCheckedBeforeReading) {
  ZipWriter::Options huge;
  huge.method = 8;
  huge.declared_size = std::int64_t{4000} << 20;
  expect_refused(sound().add("a.txt", std::string(5000, 'x'), huge).bytes(), "impossible size", "too-large");
  huge.declared_size = std::int64_t{17} << 20;
  expect_refused(sound().add("a.txt", std::string(20000, 'x'), huge).bytes(), "larger than 16777216",
                 "too-large");
  huge.declared_size = std::int64_t{2} << 20;
  expect_refused(sound().add("a.lua", std::string(5000, 'x'), huge).bytes(), "larger than 1048576",
                 "too-large");
  ZipWriter total = sound();
  huge.declared_size = std::int64_t{16} << 20;
  const std::string packed(17000, 'x');
  for (int i = 0; i < 33; ++i) total.add(std::to_string(i) + ".bin", packed, huge);
  expect_refused(total.bytes(), "the pack has more than 536870912 bytes", "too-large");
  ZipWriter scripts = sound();
  huge.declared_size = std::int64_t{1} << 20;
  for (int i = 0; i < 33; ++i) scripts.add(std::to_string(i) + ".lua", packed, huge);
  expect_refused(scripts.bytes(), "the pack's scripts and data files have more than 33554432 bytes together",
                 "too-large");
  ZipWriter many = sound();
  for (int i = 0; i < 20'000; ++i) many.add(std::to_string(i), "");
  expect_refused(many.bytes(), "more than 20000 entries", "too-large");
  huge.method = 0;
  huge.declared_size = 100;
  expect_refused(sound().add("a.txt", "x", huge).bytes(), "damaged", "bad-zip");
}

TEST(Zip, AnEntryThatTheListDescribesOtherwiseIsRefused) {
  ZipWriter::Options other;
  other.local_name = "b.lua";
  expect_refused(sound().add("a.lua", "abc", other).bytes(), "another name in front of its bytes", "bad-zip");
  ZipWriter::Options size;
  size.local_size = 2;
  expect_refused(sound().add("a.lua", "abc", size).bytes(), "another size or checksum", "bad-zip");
}

TEST(Zip, WhatTwoProgramsReadInTwoWaysIsRefused) {
  const std::string second =
      std::string("up\x0A\0\x01", 5) + "abcd" + "b.lua";  // id, size, version, checksum, name
  ZipWriter::Options in_list, in_front, flags;
  in_list.extra = in_front.local_extra = second;
  for (const ZipWriter::Options& each : {in_list, in_front})
    expect_refused(sound().add("a.lua", "abc", each).bytes(), "has a second name", "bad-zip");
  ZipWriter::Options time;
  time.extra = time.local_extra = std::string("UT\x05\0\x01wxyz", 9);
  const TempDir dir;
  Diagnostics diagnostics;
  EXPECT_TRUE(load_pack(dir.write("t.zip", sound().add("a.lua", "abc", time).bytes()), "", diagnostics))
      << all(diagnostics);
  flags.local_flags = 0;
  expect_refused(sound().add("a.lua", "abc", flags).bytes(), "described otherwise in front of its bytes",
                 "bad-zip");
  ZipWriter hidden;
  hidden.add("b.lua", "abc");
  const std::string entry = hidden.bytes().substr(0, 30 + 5 + 3);
  expect_refused(sound().between(entry).add("a.lua", "abc").bytes(), "bytes that belong to no entry",
                 "bad-zip");
  expect_refused(sound().add("a.lua", "abc").between("x").bytes(), "bytes that belong to no entry",
                 "bad-zip");
  expect_refused(sound().add("\u00e9.lua", "1").add("e\u0301.lua", "2").bytes(),
                 "only in how its accents are written", "duplicate-file");
}

TEST(Zip, AllThatIsKeptInMemoryIsBounded) {
  ZipWriter texts = sound();
  const std::string much(std::size_t{4} << 20, ' ');
  for (int i = 0; i < 9; ++i) texts.add(testing::numbered("i18n/", i) + ".yaml", much);
  expect_refused(texts.bytes(), "the pack's scripts and data files have more than 33554432 bytes together",
                 "too-large");
}

TEST(Zip, ManyPacksInOneAreRefused) {
  ZipWriter many;
  for (int i = 0; i < 201; ++i)
    many.add(testing::numbered("p", i) + "/pack.yaml", manifest_text(testing::numbered("p", i)));
  const TempDir dir;
  EXPECT_THAT(thrown([&] { find_packs_in_zip(dir.write("many.zip", many.bytes()), 2); }).message,
              HasSubstr("more than 200 packs"));
}

TEST(Zip, WhatMacOsPacksIsRead) {
  // The sizes stand behind the bytes, but for the packed one, which stands in front as well.
  ZipWriter::Options behind;
  behind.flags = 0x808;
  behind.local_size = 0;
  const TempDir dir;
  Diagnostics diagnostics;
  EXPECT_TRUE(load_pack(dir.write("m.zip", sound().add("a.lua", "abc", behind).bytes()), "", diagnostics))
      << all(diagnostics);
}

TEST(Zip, ManyEndsOfTheListTakeNoTime) {
  // A library that tries each of them reads the list 2,900 times.
  std::string comment;
  for (int i = 0; i < 2'900; ++i) comment += sound().bytes().substr(sound().bytes().size() - 22);
  ZipWriter zip = sound();
  for (int i = 0; i < 19'000; ++i) zip.add(std::to_string(i), "");
  const TempDir dir;
  Diagnostics diagnostics;
  const std::clock_t start = std::clock();
  load_pack(dir.write("ends.zip", zip.bytes(comment)), "", diagnostics);
  EXPECT_LT(std::clock() - start, 10 * CLOCKS_PER_SEC);
}

TEST(Zip, BytesThatReachIntoTheListAreRefused) {
  std::string bytes = sound().bytes();
  // An extra field in front of the manifest's bytes, which moves them behind.
  bytes[28] = '\xFF';
  expect_refused(bytes, "damaged or not complete", "bad-zip");
}

TEST(Zip, AFalseDeflateIsAnErrorNotACrash) {
  ZipWriter::Options lie;
  lie.method = 8;
  lie.declared_size = 1000;
  const Diagnostics diagnostics = errors_of_zip(sound().add("a.lua", "not deflate at all", lie).bytes());
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_THAT(diagnostics[0].file, HasSubstr("attack.zip/a.lua"));
  ZipWriter::Options wrong;
  wrong.wrong_checksum = true;
  expect_refused(sound().add("a.lua", "abc", wrong).bytes(), "checksum", "bad-zip");
}

TEST(Zip, CutAndMutatedArchivesNeverCrash) {
  const TempDir dir;
  const std::string whole = sample_zip();
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    Diagnostics diagnostics;
    EXPECT_FALSE(load_pack(dir.write("cut.zip", whole.substr(0, length)), "", diagnostics));
    EXPECT_EQ(diagnostics.size(), 1U);
  }
  std::uint32_t random = 12345;
  const auto below = [&](std::size_t n) {
    random = random * 1664525U + 1013904223U;
    return static_cast<std::size_t>(random >> 8U) % n;
  };
  for (int round = 0; round < 1000; ++round) {
    std::string bytes = whole;
    for (int i = 0; i < 3; ++i) bytes[below(bytes.size())] = static_cast<char>(below(256));
    Diagnostics diagnostics;
    const bool is_loaded = load_pack(dir.write("mutated.zip", bytes), "", diagnostics).has_value();
    EXPECT_NE(is_loaded, has_errors(diagnostics)) << all(diagnostics);
  }
}

TEST(Zip, DeflatedFilesAreUnpacked) {
  // raw deflate of "-- a\n", 200 times; made with Python's zlib
  constexpr char kPacked[] = "\xD3\xD5\x55\x48\xE4\xD2\x1D\x25\x46\x89\x51\x62\x38\x13\x00";
  std::string plain;
  for (int i = 0; i < 200; ++i) plain += "-- a\n";
  ZipWriter::Options packed;
  packed.method = 8;
  packed.declared_size = static_cast<std::int64_t>(plain.size());
  packed.checksum_of = plain;
  const TempDir dir;
  Diagnostics diagnostics;
  const auto pack = load_pack(
      dir.write("d.zip",
                sound().add("a.lua", std::string_view(kPacked, sizeof(kPacked) - 1), packed).bytes()),
      "", diagnostics);
  ASSERT_TRUE(pack) << all(diagnostics);
  EXPECT_EQ(pack->find("a.lua")->bytes, plain);
  for (const int difference : {-1, 1}) {
    packed.declared_size = static_cast<std::int64_t>(plain.size()) + difference;
    expect_refused(sound().add("a.lua", std::string_view(kPacked, sizeof(kPacked) - 1), packed).bytes(),
                   "cannot be unpacked to the size it declares", "bad-zip");
  }
}

TEST(Zip, WhatStandsBeforeOrBehindIsRefused) {
  expect_refused("MZ" + sound().bytes(), "damaged", "bad-zip");
  expect_refused(sound().bytes() + "tail", "damaged", "bad-zip");
}

TEST(Folder, LinksSizesAndNamesAreRefused) {
  const auto refused = [](const std::function<void(const TempDir&)>& prepare) {
    const TempDir dir;
    dir.write("p/pack.yaml", manifest_text("p"));
    prepare(dir);
    Diagnostics diagnostics;
    EXPECT_FALSE(load_pack(dir.path("p"), "", diagnostics));
    return diagnostics.size() == 1 ? diagnostics[0].to_string() : all(diagnostics);
  };
  EXPECT_THAT(refused([](const TempDir& dir) {
                std::filesystem::create_symlink("/etc/passwd", dir.path("p/x.lua"));
              }),
              HasSubstr("p/x.lua: error: a link"));
  EXPECT_THAT(refused([](const TempDir& dir) {
                std::filesystem::create_directory_symlink("/etc", dir.path("p/etc"));
              }),
              HasSubstr("a link"));
  EXPECT_THAT(refused([](const TempDir& dir) { dir.write("p/big.lua", std::string((1 << 20) + 1, ' ')); }),
              HasSubstr("larger than 1048576"));
  EXPECT_THAT(refused([](const TempDir& dir) {
                dir.write("p/big.bin", "");
                std::filesystem::resize_file(dir.path("p/big.bin"), (16 << 20) + 1);
              }),
              HasSubstr("larger than 16777216"));
  EXPECT_THAT(refused([](const TempDir& dir) {
                for (int i = 0; i < 33; ++i) {
                  const std::string name = "p/" + std::to_string(i) + ".lua";
                  dir.write(name, "");
                  std::filesystem::resize_file(dir.path(name), 1 << 20);
                }
              }),
              HasSubstr("the pack's scripts and data files have more than 33554432 bytes together"));
  EXPECT_THAT(refused([](const TempDir& dir) {
                dir.write("p/A.lua", "");
                dir.write("p/a.lua", "");
              }),
              HasSubstr("only in case"));
  EXPECT_THAT(refused([](const TempDir& dir) { dir.write("p/a\\b.lua", ""); }), HasSubstr("backslash"));
}

TEST(Folder, WithoutAManifest) {
  const TempDir dir;
  dir.write("p/a.lua", "");
  Diagnostics diagnostics;
  EXPECT_FALSE(load_pack(dir.path("p"), "", diagnostics));
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("no pack.yaml"));
}

TEST(Mount, SeveralThreadsAtOnce) {
  const TempDir dir;
  write_sample(dir, "sample");
  dir.write("s.zip", sample_zip());
  std::vector<std::thread> threads;
  std::vector<std::uint64_t> hashes(8);
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    threads.emplace_back([&, i] {
      for (int round = 0; round < 20; ++round) {
        Diagnostics diagnostics;
        const auto pack = load_pack(dir.path(i % 2 == 0 ? "sample" : "s.zip"), "", diagnostics);
        hashes[i] = pack ? pack->hash : i;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::uint64_t hash : hashes) EXPECT_EQ(hash, hashes[0]);
}

}  // namespace
}  // namespace misk::content
