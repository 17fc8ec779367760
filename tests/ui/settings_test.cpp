#include "table/settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "disks.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

TEST(Settings, WhatIsWrittenIsReadAgain) {
  const test::Folder folder;
  Settings settings;
  settings.scale = 1.3F;
  settings.text_scale = 1.1F;
  settings.animation = 0;
  settings.pace = Pace::slow;
  settings.volume = 0.3F;
  settings.sound = false;
  settings.colour_blind = settings.hot_seat = true;
  settings.auto_zoom = settings.pass_declined = false;
  settings.language = "pt-BR";
  settings.image_folder = "pictures: of \"mine\"";
  settings.keys = {{"undo", "Backspace"}, {"pass", "Ctrl+P"}};
  std::vector<std::string> problems;
  ASSERT_TRUE(write_settings(folder / "new/table.yaml", settings, problems));
  EXPECT_EQ(read_settings(folder / "new/table.yaml", problems), settings);
  EXPECT_THAT(problems, ElementsAre());
  int files = 0;
  for (const auto& each : std::filesystem::directory_iterator(folder / "new"))
    files += each.is_regular_file();
  EXPECT_EQ(files, 1) << "nothing stays beside it";
}

TEST(Settings, WithoutAFileTheyAreTheUsualOnes) {
  const test::Folder folder;
  std::vector<std::string> problems;
  EXPECT_EQ(read_settings(folder / "none.yaml", problems), Settings{});
  EXPECT_EQ(read_settings("", problems), Settings{});
  EXPECT_THAT(problems, ElementsAre());
}

TEST(Settings, WhatIsWrongIsToldWithItsLineAndTheRestCounts) {
  const test::Folder folder;
  folder.spill("table.yaml",
               "scale: 1.5\nvolume: loud\ntext_scale: 7\ncolor: red\nsound: no\nkeys:\n  fly: F2\n  undo: U\n"
               "hot_seat: [1]\npace: slowly\n");
  std::vector<std::string> problems;
  const Settings settings = read_settings(folder / "table.yaml", problems);
  EXPECT_THAT(problems, ElementsAre(EndsWith("table.yaml:2: 'volume' is to be a number from 0 to 1"),
                                    EndsWith("table.yaml:3: 'text_scale' is to be a number from 0.8 to 1.6"),
                                    EndsWith("table.yaml:4: there is no setting 'color'; take the line out"),
                                    EndsWith("table.yaml:7: no key does 'fly'; take the line out"),
                                    EndsWith("table.yaml:9: 'hot_seat' is to be true or false"),
                                    EndsWith("table.yaml:10: 'pace' is to be fast, short, long or click")));
  Settings wanted;
  wanted.scale = 1.5F;
  wanted.sound = false;
  wanted.keys["undo"] = "U";
  EXPECT_EQ(settings, wanted);
}

TEST(Settings, AFileThatIsNoYamlGivesTheUsualOnesAndTheLine) {
  const test::Folder folder;
  folder.spill("table.yaml", "scale: 1\nkeys: {undo: [\n");
  std::vector<std::string> problems;
  EXPECT_EQ(read_settings(folder / "table.yaml", problems), Settings{});
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(problems[0], HasSubstr("table.yaml:2: the '{' that begins here is not closed"));
}

TEST(Settings, AFileThatNoReaderEndsIsRefused) {
  const test::Folder folder;
  folder.spill("table.yaml", "# volume: 1\n,\n");
  std::vector<std::string> problems;
  EXPECT_EQ(read_settings(folder / "table.yaml", problems), Settings{});
  EXPECT_THAT(problems,
              ElementsAre(EndsWith("table.yaml:2: a comma where a value is to begin; take the comma out; the "
                                   "usual settings are used")));
}

TEST(Settings, WhereTheyCannotBeWrittenNothingIsLost) {
  const test::Folder folder;
  folder.spill("table.yaml", "scale: 2\n");
  misk::test::DiskWithoutRoom full;
  std::vector<std::string> problems;
  {
    const store::Disk::Instead instead(full);
    EXPECT_FALSE(write_settings(folder / "table.yaml", Settings{}, problems));
  }
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(problems[0], HasSubstr("cannot be saved"));
  problems.clear();
  EXPECT_EQ(read_settings(folder / "table.yaml", problems).scale, 2);
}

TEST(Settings, TwoWindowsDoNotUndoEachOthers) {
  const test::Folder folder;
  const std::string file = folder / "table.yaml";
  std::vector<std::string> problems;
  Settings begun;
  begun.keys = {{"undo", "Backspace"}};
  ASSERT_TRUE(write_settings(file, begun, problems));
  Settings one = begun, other = begun;
  one.volume = 0.2F;
  one.keys["pass"] = "Ctrl+P";
  other.language = "de";
  other.keys.clear();
  ASSERT_TRUE(change_settings(file, begun, one, problems));
  ASSERT_TRUE(change_settings(file, begun, other, problems));
  Settings both = begun;
  both.volume = 0.2F;
  both.language = "de";
  both.keys = {{"pass", "Ctrl+P"}};
  EXPECT_EQ(read_settings(file, problems), both);
  EXPECT_THAT(problems, ElementsAre());
}

TEST(Keys, EachUsualKeyDoesOneThing) {
  std::set<std::string> keys, things;
  for (const KeyBinding& binding : key_bindings()) {
    EXPECT_TRUE(keys.insert(binding.usual).second) << binding.usual << " is used twice";
    EXPECT_TRUE(things.insert(binding.what).second) << binding.what << " stands there twice";
  }
}

TEST(Keys, AKeyOfOnesOwnTakesThePlaceOfTheUsualOne) {
  Settings settings;
  EXPECT_EQ(bound_to(settings, "Ctrl+Z"), "undo");
  settings.keys["undo"] = "U";
  EXPECT_EQ(key_of(settings, "undo"), "U");
  EXPECT_EQ(bound_to(settings, "U"), "undo");
  EXPECT_EQ(bound_to(settings, "Ctrl+Z"), "");
  EXPECT_EQ(key_of(settings, "dance"), "");
}

TEST(Keys, AreNamedWithWhatIsHeld) {
  Input input{};
  input.kind = Input::Kind::key;
  input.key = "Z";
  EXPECT_EQ(key_name(input), "Z");
  input.ctrl = input.shift = true;
  EXPECT_EQ(key_name(input), "Ctrl+Shift+Z");
  input.alt = true;
  EXPECT_EQ(key_name(input), "Ctrl+Alt+Shift+Z");
}

}  // namespace
}  // namespace misk::ui
