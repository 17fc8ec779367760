// Players read words in the terminal: no ids, no keys, no expressions. Ids are for machines (--json), and
// what a condition says is for card writers (source).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(WordsInTheTerminal, WhoeverIsDrawnIsNamed) {
  const Ran ran = run_misk("play the_gathering --bot random --seed 1");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, ContainsRegex("drawn by the seed: [A-Z][a-z]+ "));
  EXPECT_THAT(ran.err, Not(ContainsRegex("[a-z]_[a-z]")));
  const Ran campaign = run_misk("play night_of_the_zealot --bot random --seed 1");
  EXPECT_THAT(campaign.err, ContainsRegex("drawn by the seed: [A-Z][a-z]+ "));
}

TEST(WordsInTheTerminal, TablesNameOutcomesAndScenarios) {
  const Ran ran = run_misk("sim the_gathering --games 4 --investigators 1");
  EXPECT_THAT(ran.out, HasSubstr("The Gathering, bot random: 4 games"));
  EXPECT_THAT(ran.out, ContainsRegex("No resolution was reached|The house"));
  EXPECT_THAT(ran.out, Not(ContainsRegex("[a-z]_[a-z]|%  R[0-9]")));
  const Ran machine = run_misk("sim the_gathering --games 4 --investigators 1 --json");
  EXPECT_THAT(machine.out, ContainsRegex("\"no_resolution\"|\"R[0-9]\""));
  EXPECT_THAT(machine.out, HasSubstr("\"the_gathering\""));
  const Ran compared =
      run_misk("compare the_gathering --games 4 --investigators 1 --option-b difficulty=hard");
  EXPECT_THAT(compared.out, HasSubstr("The Gathering, 4 games under each set-up"));
  EXPECT_THAT(compared.out, ContainsRegex("No resolution was reached|The house"));
  EXPECT_THAT(compared.out, Not(ContainsRegex("[a-z]_[a-z]")));
  const Ran campaigns = run_misk("sim night_of_the_zealot --games 1 --investigators 1");
  EXPECT_THAT(campaigns.out, HasSubstr("Night of the Zealot, bot random: 1 campaigns"));
  EXPECT_THAT(campaigns.out, Not(ContainsRegex("[a-z]_[a-z]")));
}

TEST(WordsInTheTerminal, ExplanationsHaveNoExpressions) {
  const Folder folder;
  folder.spill("lines", "0\nstack\nexplain 1\nwhy not\nwhy hand limit\nwhy skill bonus roland\nquit\n");
  const Ran ran = run_misk("play the_gathering --investigator roland_banks --seed 3", "", folder / "lines");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Roland Banks's turn\n"));
  EXPECT_THAT(ran.out, HasSubstr("hand limit of Roland Banks = 8"));
  EXPECT_THAT(ran.out, HasSubstr("skill bonus of Roland Banks = 0"));
  EXPECT_THAT(ran.out, Not(ContainsRegex("[a-z]_[a-z]|==|needs:|\\.lua|window [a-z]")));
}

TEST(WordsInTheTerminal, WritersOfCardsReadTheConditions) {
  const Folder folder;
  folder.spill("lines", "0\nsource 1\nquit\n");
  const Ran ran = run_misk("play the_gathering --investigator roland_banks --seed 3", "", folder / "lines");
  EXPECT_THAT(ran.out, ContainsRegex("written in .*\\.lua:[0-9]+"));
}

}  // namespace
}  // namespace misk::test
