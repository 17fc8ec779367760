// misk on a full disk: the old files stay, and the message names the file and the reason.
#include <gmock/gmock.h>

#include <cstdio>
#include <map>

#include "cli_support.hpp"

namespace misk {
namespace {

using test::Folder;
using test::misk_path;
using ::testing::HasSubstr;

constexpr const char* kOld = "-- written by `misk api`; do not edit. What was there before.\n";

/// Runs misk so that no file accepts a byte. Both outputs go into a pipe.
test::Ran run_without_room(const std::string& arguments) {
  const std::string command = "cd '" MISK_SOURCE_DIR "' && (trap '' XFSZ; ulimit -f 0; NO_COLOR=1 '" +
                              misk_path().string() + "' " + arguments + ") 2>&1 </dev/null";
  test::Ran ran;
  std::FILE* const pipe = popen(command.c_str(), "r");
  for (char part[4096]; const std::size_t count = std::fread(part, 1, sizeof part, pipe);)
    ran.out.append(part, count);
  ran.code = WEXITSTATUS(pclose(pipe));
  return ran;
}

std::map<std::string, std::string> files_in(const Folder& folder) {
  std::map<std::string, std::string> out;
  for (const auto& each : std::filesystem::recursive_directory_iterator(folder.path()))
    if (each.is_regular_file()) out[each.path().string()] = test::slurp(each.path());
  return out;
}

struct Writing {
  const char* name;
  std::string command;  // FOLDER is replaced with a folder of the test
  std::string file;     // the file it writes
};

class FullDisk : public ::testing::TestWithParam<Writing> {};

TEST_P(FullDisk, KeepsWhatWasThereAndSaysWhichFileAndWhy) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("deck.txt", "Roland Banks\n1x Machete\n");
  folder.spill("old.yaml", kOld);
  folder.spill("arkham/cards.lua", kOld);
  std::string command = GetParam().command;
  for (std::size_t at; (at = command.find("FOLDER")) != std::string::npos;)
    command.replace(at, 6, folder.path());
  const auto before = files_in(folder);
  const test::Ran ran = run_without_room(command);
  EXPECT_EQ(ran.code, 2) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr(folder / GetParam().file));
  EXPECT_THAT(ran.out, HasSubstr("cannot be written (File too large)"));
  EXPECT_EQ(files_in(folder), before);
}

INSTANTIATE_TEST_SUITE_P(
    Commands, FullDisk,
    ::testing::Values(
        Writing{"coverage", "test tests/packs/nine_fathoms --coverage=FOLDER/report.json", "report.json"},
        Writing{"api", "api --stubs FOLDER", "arkham/cards.lua"},
        Writing{"new_pack", "new pack fresh --game arkham --dir FOLDER", "fresh/"},
        Writing{"project", "import arkham-build tests/import/sample_project.json -o FOLDER/new", "new.part/"},
        Writing{"deck", "import arkhamdb-deck FOLDER/deck.txt --force -o FOLDER/old.yaml", "old.yaml"},
        Writing{"translation", "translate arkham_core --language de -o FOLDER/new.yaml", "new.yaml"},
        Writing{"pack", "pack cards/arkham_core -o FOLDER/old.zip", "old.zip"},
        Writing{"save", "play the_gathering --investigator roland_banks --bot greedy --save FOLDER/game.misk",
                "game.misk"}),
    [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace misk
