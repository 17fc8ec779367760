// Saves during a power cut, on a full disk, or locked by another process.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <set>

#include "disks.hpp"
#include "game/save.hpp"
#include "store/file_lock.hpp"
#include "store/write_file.hpp"
#include "temp_folder.hpp"

namespace misk::game {
namespace {

using test::Folder;
using test::ForgetfulDisk;
using ::testing::HasSubstr;

Save begun() {
  Save save;
  save.version = kVersion;
  save.game = "a_game";
  save.setup.scenario = "a_night";
  save.setup.avatars = {"somebody"};
  return save;
}

kernel::Answer answer_of(int n) {
  kernel::Answer answer;
  answer.choices = {n};
  return answer;
}

std::set<std::string> names_in(const Folder& folder) {
  std::set<std::string> out;
  for (const auto& each : std::filesystem::directory_iterator(folder.path()))
    out.insert(each.path().filename().string());
  return out;
}

std::string message_of(const std::function<void()>& what) {
  try {
    what();
  } catch (const SetupError& error) {
    return error.what();
  }
  return "";
}

/// Compares each possible state after a power cut with the answers acknowledged by then.
class PowerCut : public ::testing::Test {
 protected:
  void SetUp() override {
    disk_.power_fails = [this](const ForgetfulDisk::Left& left) {
      ++cuts_;
      const auto found = left.find(file_);
      if (found == left.end()) {
        EXPECT_FALSE(is_there_) << "the save is gone";
        return;
      }
      folder_.spill("left", found->second);
      const Save save = read_save(folder_ / "left", true);
      ASSERT_GE(save.answers.size(), acknowledged_.size());
      for (std::size_t i = 0; i < acknowledged_.size(); ++i)
        EXPECT_EQ(save.answers[i].answer.choices[0], acknowledged_[i]);
    };
  }
  void give(SaveWriter& writer, int n) {
    writer.answer(answer_of(n), 1);
    acknowledged_.push_back(n);
  }

  Folder folder_;
  std::string file_ = folder_ / "game.misk";
  ForgetfulDisk disk_;
  std::vector<int> acknowledged_;
  bool is_there_ = false;
  int cuts_ = 0;
};

TEST_F(PowerCut, LosesNoAnswerThatWasAcknowledged) {
  const store::Disk::Instead instead(disk_);
  Save save = begun();
  {
    SaveWriter writer(file_, save);
    is_there_ = true;
    for (int n = 0; n < 5; ++n) {
      give(writer, n);
      save.answers.push_back({answer_of(n), 1, 0});
    }
  }
  // Resume: a new file replaces the old one.
  SaveWriter again(file_, save);
  for (int n = 5; n < 8; ++n) give(again, n);
  EXPECT_GT(cuts_, 100);
}

TEST_F(PowerCut, AnswersThatNobodyWaitedForAreThereOnceTheyAreWaitedFor) {
  const store::Disk::Instead instead(disk_);
  SaveWriter writer(file_, begun());
  is_there_ = true;
  writer.sync_each(false);
  for (int n = 0; n < 4; ++n) writer.answer(answer_of(n), 1);
  writer.sync_each(true);
  acknowledged_ = {0, 1, 2, 3};
  give(writer, 4);
}

TEST_F(PowerCut, ATakenBackAnswerMayComeBackAndNoOther) {
  const store::Disk::Instead instead(disk_);
  SaveWriter writer(file_, begun());
  is_there_ = true;
  give(writer, 0);
  give(writer, 1);
  acknowledged_.resize(1);
  writer.undo(1);
  give(writer, 7);
}

TEST_F(PowerCut, AFileThatIsWrittenWholeIsTheOldOneOrTheNewOne) {
  const store::Disk::Instead instead(disk_);
  std::string before, now;
  disk_.power_fails = [&](const ForgetfulDisk::Left& left) {
    const auto found = left.find(file_);
    const std::string there = found == left.end() ? "" : found->second;
    EXPECT_TRUE(there == before || there == now) << "'" << there << "'";
    ++cuts_;
  };
  for (const char* text : {"one\n", "the second\n", "3\n"}) {
    now = text;
    store::write_whole(file_, text);
    before = now;
  }
  EXPECT_GT(cuts_, 50);
}

TEST(SaveDisk, FullAtTheBeginningLeavesNothingAndSaysSo) {
  const Folder folder;
  test::DiskWithoutRoom full;
  const store::Disk::Instead instead(full);
  const std::string said = message_of([&] { SaveWriter(folder / "game.misk", begun()); });
  EXPECT_THAT(said, HasSubstr("game.misk: cannot be written (No space left on device); nothing was written"));
  EXPECT_TRUE(names_in(folder).empty());
}

TEST(SaveDisk, AFolderThatIsNotKeptIsToldAndNotThatNothingWasWritten) {
  const Folder folder;
  test::DiskThatLosesNames disk;
  const store::Disk::Instead instead(disk);
  EXPECT_EQ(message_of([&] { SaveWriter(folder / "game.misk", begun()); }),
            folder / "game.misk" +
                ": is written, but a power cut may undo that (Input/output error); choose another place with "
                "--save");
}

TEST(SaveDisk, FullLaterTheFileIsWholeUpToTheLastAnswer) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  test::DiskWithoutRoom full(1000);
  const store::Disk::Instead instead(full);
  SaveWriter writer(file, begun());
  std::size_t given = 0;
  const std::string said = message_of([&] {
    for (;; ++given) writer.answer(answer_of(1), 1);
  });
  EXPECT_THAT(said, HasSubstr("the game up to the last answer is in the file"));
  EXPECT_EQ(read_save(file).answers.size(), given);
  EXPECT_GT(given, 3U);
}

/// Runs a function in another process. Returns its exit code.
int elsewhere(const std::function<int()>& what) {
  const pid_t child = fork();
  if (child == 0) _exit(what());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(SaveDisk, AnotherProcessIsToldWhoHasTheSave) {
  const Folder folder;
  const std::string file = folder / "game.misk", link = folder / "link.misk";
  const std::string process = "(process " + std::to_string(getpid()) + ")";
  {
    SaveWriter writer(file, begun());
    std::filesystem::create_symlink(file, link);
    for (const std::string& name : {file, link}) {
      EXPECT_EQ(elsewhere([&] {
                  const std::string said = message_of([&] { lock_save(name); });
                  const bool tells = said.find(process) != std::string::npos &&
                                     said.find("look on with: misk replay") != std::string::npos;
                  return tells ? 0 : 1;
                }),
                0)
          << name;
    }
    writer.answer(answer_of(1), 1);
  }
  EXPECT_EQ(elsewhere([&] { return message_of([&] { lock_save(file); }).empty() ? 0 : 1; }), 0);
  EXPECT_EQ(names_in(folder), (std::set<std::string>{"game.misk", "link.misk"})) << "no lock stays";
  EXPECT_EQ(read_save(file).answers.size(), 1U);
}

TEST(SaveDisk, OneProcessMayExchangeItsOwnWriter) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  Save save = begun();
  auto writer = std::make_unique<SaveWriter>(file, save);
  writer->answer(answer_of(1), 1);
  save.answers.push_back({answer_of(1), 1, 0});
  auto next = std::make_unique<SaveWriter>(writer->file(), save);
  writer.reset();
  next->answer(answer_of(2), 1);
  EXPECT_EQ(elsewhere([&] { return message_of([&] { lock_save(file); }).empty() ? 1 : 0; }), 0)
      << "still locked";
  next.reset();
  EXPECT_EQ(read_save(file).answers.size(), 2U);
}

TEST(SaveDisk, ARelativeNameIsTheSameFileBeforeAndAfterItIsThere) {
  const Folder folder;
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  auto writer = std::make_unique<SaveWriter>("game.misk", begun());
  EXPECT_EQ(message_of([&] { writer = std::make_unique<SaveWriter>("game.misk", begun()); }), "");
  writer.reset();
  EXPECT_EQ(names_in(folder), std::set<std::string>{"game.misk"});
  std::filesystem::current_path(before);
}

// As root, a save in place of /dev/null would take it from the whole system.
TEST(SaveDisk, ADeviceOrPipeIsNotReplaced) {
  const Folder folder;
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_NE(message_of([&] { SaveWriter writer(pipe, begun()); }).find("device or a pipe"),
            std::string::npos);
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(SaveDisk, WhatAKilledProcessHadIsFreeAndCleanedUp) {
  const Folder folder;
  const std::string file = folder / "game.misk";
  const pid_t child = fork();
  if (child == 0) {
    SaveWriter writer(file, begun());
    writer.answer(answer_of(1), 1);
    kill(getpid(), SIGKILL);
  }
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(names_in(folder).contains(".game.misk.lock")) << "nobody could take it away";
  folder.spill(".game.misk." + std::to_string(child) + "-0.misk-new", "half of it");
  folder.spill(".game.misk.misk.1-0.misk-new", "of another save");
  const Save save = read_save(file);
  EXPECT_EQ(save.answers.size(), 1U);
  { SaveWriter writer(file, save); }
  EXPECT_EQ(names_in(folder), (std::set<std::string>{".game.misk.misk.1-0.misk-new", "game.misk"}));
}

TEST(SaveDisk, TwoThatBeginAtOnceDoNotMeet) {
  for (int round = 0; round < 20; ++round) {
    const Folder folder;
    const std::string file = folder / "game.misk";
    std::vector<pid_t> children;
    for (int n = 1; n <= 4; ++n) {
      const pid_t child = fork();
      if (child == 0) {
        int code = 1;
        try {
          SaveWriter writer(file, begun());
          for (int i = 0; i < 20; ++i) writer.answer(answer_of(n), 1);
          usleep(20'000);
          code = 0;
        } catch (const SetupError& error) {
          if (std::string(error.what()).find("another misk is playing it") != std::string::npos) code = 2;
        }
        _exit(code);
      }
      children.push_back(child);
    }
    int won = 0;
    for (const pid_t child : children) {
      int status = 0;
      waitpid(child, &status, 0);
      EXPECT_NE(WEXITSTATUS(status), 1);
      won += WEXITSTATUS(status) == 0;
    }
    EXPECT_GE(won, 1);
    const Save save = read_save(file);
    ASSERT_EQ(save.answers.size(), 20U);
    for (const SavedAnswer& each : save.answers)
      EXPECT_EQ(each.answer.choices, save.answers[0].answer.choices) << "the answers of two processes";
  }
}

}  // namespace
}  // namespace misk::game
