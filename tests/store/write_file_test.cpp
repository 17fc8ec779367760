#include "store/write_file.hpp"

#include "store/file_lock.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "disks.hpp"
#include "support.hpp"

namespace misk::store {
namespace {

using test::Folder;
using test::names_in;
using test::slurp;
using test::thrown;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(WriteWhole, MakesFoldersAndLeavesNothingBeside) {
  const Folder folder;
  write_whole(folder / "a/b/file", "one");
  write_whole(folder / "a/b/file", "two");
  EXPECT_EQ(slurp(folder / "a/b/file"), "two");
  EXPECT_THAT(names_in(folder / "a/b"), ElementsAre("file"));
}

TEST(WriteWhole, WhatCannotBeWrittenChangesNothing) {
  const Folder folder;
  folder.spill("file", "old");
  folder.spill("no_folder", "");
  EXPECT_THAT(thrown([&] { write_whole(folder / "no_folder/file", "new"); }).message,
              HasSubstr("cannot be written"));
  std::filesystem::create_directories(folder / "taken");  // a folder in place of the file
  EXPECT_THAT(thrown([&] { write_whole(folder / "taken", "new"); }).message, HasSubstr("cannot be written"));
  EXPECT_THAT(names_in(folder.path()), ElementsAre("file", "no_folder", "taken"));
  EXPECT_EQ(slurp(folder / "file"), "old");
}

TEST(WriteWhole, ACheckThatFailsLeavesTheOldFileAlone) {
  const Folder folder;
  folder.spill("file", "old");
  std::string seen;
  EXPECT_THROW(write_whole(folder / "file", "new",
                           [&](const std::string& fresh) {
                             seen = slurp(fresh);
                             throw std::runtime_error("no");
                           }),
               std::runtime_error);
  EXPECT_EQ(seen, "new");
  EXPECT_EQ(slurp(folder / "file"), "old");
  EXPECT_THAT(names_in(folder.path()), ElementsAre("file"));
}

TEST(WriteWhole, ALinkStaysALink) {
  const Folder folder;
  folder.spill("kept/file", "old");
  std::filesystem::create_symlink(folder / "kept/file", folder / "link");
  write_whole(folder / "link", "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(slurp(folder / "kept/file"), "new");
}

// Whoever gives the player a folder could have such a link lead to any file of theirs.
TEST(WriteOwn, ALinkIsRefusedAndWhatItLeadsToStays) {
  const Folder folder;
  folder.spill("kept", "old");
  std::filesystem::create_symlink(folder / "kept", folder / "game.bak");
  EXPECT_THAT(thrown([&] { write_own(folder / "game.bak", "new"); }).message, HasSubstr("it is a link"));
  EXPECT_EQ(slurp(folder / "kept"), "old");
  write_own(folder / "other.bak", "new");
  EXPECT_EQ(slurp(folder / "other.bak"), "new");
}

TEST(FileLock, ASecondNameOfAFileIsNoLock) {
  const Folder folder;
  folder.spill("kept", "old");
  std::filesystem::create_hard_link(folder / "kept", folder / ".game.lock");
  EXPECT_THAT(thrown([&] { FileLock::take(folder / "game"); }).message,
              HasSubstr("is another name of some file"));
  EXPECT_EQ(slurp(folder / "kept"), "old");
}

TEST(WriteWhole, ADeviceIsWrittenIntoAndNotReplaced) {
  const Folder folder;
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  write_whole(pipe, "new");
  char read_back[8] = {};
  EXPECT_EQ(read(reader, read_back, sizeof read_back), 3);
  close(reader);
  EXPECT_STREQ(read_back, "new");
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  EXPECT_THAT(names_in(folder.path()), ElementsAre("pipe"));
  EXPECT_THAT(thrown([&] { write_whole("/dev/full", "new"); }).message,
              HasSubstr("cannot be written (No space left on device)"));
}

/// Writes in another process, which may write only a few bytes of any file. Returns how it ended.
int write_on_a_full_disk(const std::string& file, bool is_killed) {
  const pid_t child = fork();
  if (child == 0) {
    const rlimit little = {1000, 1000};
    setrlimit(RLIMIT_FSIZE, &little);
    signal(SIGXFSZ, is_killed ? SIG_DFL : SIG_IGN);
    try {
      write_whole(file, std::string(100'000, 'x'));
    } catch (const content::ContentError&) {
      _exit(3);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

TEST(WriteWhole, AFolderThatIsNotKeptIsTold) {
  const Folder folder;
  misk::test::DiskThatLosesNames disk;
  const Disk::Instead instead(disk);
  const content::Diagnostic told = thrown([&] { write_whole(folder / "file", "new"); });
  EXPECT_EQ(told.file, folder / "file");
  EXPECT_EQ(told.message, "is written, but a power cut may undo that (Input/output error)");
  EXPECT_THAT(thrown([&] { make_folder(folder / "sub"); }).message, HasSubstr("Input/output error"));
  EXPECT_EQ(slurp(folder / "file"), "new");
}

TEST(WriteWhole, AFullDiskLeavesTheOldFileWhole) {
  const Folder folder;
  folder.spill("file", "old");
  const int status = write_on_a_full_disk(folder / "file", false);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 3);
  EXPECT_EQ(slurp(folder / "file"), "old");
  EXPECT_THAT(names_in(folder.path()), ElementsAre("file"));
}

TEST(WriteWhole, WhatAKilledCallLeavesIsRemovedByTheNext) {
  const Folder folder;
  folder.spill("file", "old");
  folder.spill("file.misk-new", "the user's own");
  EXPECT_TRUE(WIFSIGNALED(write_on_a_full_disk(folder / "file", true)));
  EXPECT_EQ(slurp(folder / "file"), "old");
  EXPECT_EQ(names_in(folder.path()).size(), 3U) << "and what was written of the new one";
  {
    const FolderLock lock(folder.path());
    remove_leftovers(folder.path());
  }
  EXPECT_THAT(names_in(folder.path()), ElementsAre(".lock", "file", "file.misk-new"));
}

}  // namespace
}  // namespace misk::store
