// What a person may get wrong on the command line: addresses for paths, empty values, options given twice,
// paths that are not there. Each is refused with one line and exit code 2; nothing is done silently.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using testing::HasSubstr;

struct WrongLine {
  const char* name;
  const char* arguments;
  const char* told;
};
class CommandLine : public testing::TestWithParam<WrongLine> {};

TEST_P(CommandLine, IsRefusedWithOneLine) {
  NEEDS_MISK();
  const Ran ran = run_misk(GetParam().arguments);
  EXPECT_EQ(ran.code, 2) << ran.out << ran.err;
  EXPECT_THAT(ran.err, HasSubstr(GetParam().told));
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
}

constexpr const char* kAddress = "is an address, and only what is on this machine can be used";

INSTANTIATE_TEST_SUITE_P(
    Addresses, CommandLine,
    testing::Values(WrongLine{"install", "install https://example.org/lamps.zip --yes", kAddress},
                    WrongLine{"install_by_git", "install git@example.org:our/lamps.git --yes", kAddress},
                    WrongLine{"catalogue", "catalogue add https://example.org/packs", kAddress},
                    WrongLine{"catalogue_by_git", "catalogue add git@example.org:our/packs.git", kAddress},
                    WrongLine{"packs", "list cards --packs https://example.org/packs", kAddress},
                    WrongLine{"check", "check https://example.org/packs", kAddress},
                    WrongLine{"test", "test https://example.org/packs", kAddress},
                    WrongLine{"deck", "deck show https://example.org/deck/1", kAddress},
                    WrongLine{"deck_to_play", "sim the_gathering --deck https://example.org/deck/1",
                              kAddress},
                    WrongLine{"import", "import arkhamdb-deck https://example.org/deck/1", kAddress},
                    WrongLine{"resume", "resume https://example.org/save.jsonl", kAddress}),
    [](const auto& each) { return std::string(each.param.name); });

INSTANTIATE_TEST_SUITE_P(
    EmptyValues, CommandLine,
    testing::Values(
        WrongLine{"save", "play the_gathering --bot random --save ''", "--save: there is nothing in ''"},
        WrongLine{"path", "test ''", "path: there is nothing in ''"},
        WrongLine{"filter", "test cards/arkham_core --filter ''", "--filter: there is nothing in ''"},
        WrongLine{"pack_of_settings", "settings ''", "pack: there is nothing in ''"},
        WrongLine{"file", "replay ''", "file: there is nothing in ''"},
        WrongLine{"words", "search ''", "words: there is nothing in ''"},
        WrongLine{"packs", "list cards --packs ''", "--packs: there is nothing in ''"}),
    [](const auto& each) { return std::string(each.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Numbers, CommandLine,
    testing::Values(
        WrongLine{"no_games", "sim the_gathering --games 0", "--games: '0' is nothing; write 1 or more"},
        WrongLine{"fewer_than_none", "sim the_gathering --games -1",
                  "--games: '-1' is no whole number from 0 on; write it in digits"},
        WrongLine{"threads", "sim the_gathering --threads -3", "--threads: '-3' is no whole number"},
        WrongLine{"letters", "sim the_gathering --seed abc", "--seed: 'abc' is no whole number"},
        WrongLine{"minutes", "fuzz arkham_core --minutes soon", "--minutes: 'soon' is no number"}),
    [](const auto& each) { return std::string(each.param.name); });

INSTANTIATE_TEST_SUITE_P(
    GivenTwice, CommandLine,
    testing::Values(
        WrongLine{"seed", "sim the_gathering --seed 1 --seed 2",
                  "--seed: it is given once at most, not 2 times"},
        WrongLine{"option", "sim the_gathering --games 1 --option difficulty=easy --option difficulty=hard",
                  "--option: 'difficulty' is given twice: as 'easy' and as 'hard'; keep one of them"},
        WrongLine{"difficulty", "sim the_gathering --games 1 --difficulty easy --option difficulty=hard",
                  "--difficulty and --option difficulty= say the same; keep one of them"},
        WrongLine{"start", "sim the_gathering --games 1 --start cellar --option start=attic",
                  "--start and --option start= say the same"},
        WrongLine{"side_of_a_comparison",
                  "compare the_gathering --games 1 --option-b difficulty=hard --option-b difficulty=easy",
                  "'difficulty' is given twice"},
        WrongLine{"setting", "settings --set lamps.oil=1 --set lamps.oil=2", "'lamps.oil' is given twice"}),
    [](const auto& each) { return std::string(each.param.name); });

INSTANTIATE_TEST_SUITE_P(
    NothingThere, CommandLine,
    testing::Values(WrongLine{"path_of_tests", "test /nosuch",
                              "/nosuch: there is no such file or folder; check the path"},
                    WrongLine{"filter", "test cards/arkham_core --filter zzzz",
                              "no test ran: no name, file or rule of a test contains 'zzzz'"},
                    WrongLine{"catalogue", "catalogue add /nosuch", "/nosuch: there is no such folder"}),
    [](const auto& each) { return std::string(each.param.name); });

// An address that is a folder here is that folder.
TEST(CommandLineTest, AFolderWithAnAtSignIsAFolder) {
  NEEDS_MISK();
  const Folder folder;
  std::filesystem::create_directories(folder / "me@home:packs");
  const Ran ran = run_misk("--packs '" + folder / "me@home:packs" + "' list games --json");
  EXPECT_EQ(ran.code, 0) << ran.err;
}

}  // namespace
}  // namespace misk::test
