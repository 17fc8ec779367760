// Every command rejects unknown options of a set-up, and warns about illegal decks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;

TEST(SetupOptions, AMisspeltNameIsAnErrorInEveryCommand) {
  NEEDS_MISK();
  const std::string who = " the_gathering --investigator roland_banks ";
  const std::string calls[] = {
      "play" + who + "--bot greedy --option dificulty=hard",
      "sim" + who + "--games 2 --option dificulty=hard",
      "compare" + who + "--games 2 --option-b dificulty=hard",
      "compare" + who + "--games 2 --option-a dificulty=hard",
      "bench" + who + "--seconds 0.1 --option dificulty=hard",
      "console" + who + "--option dificulty=hard --run you",
      "sim night_of_the_zealot --investigator roland_banks --games 1 --option dificulty=hard"};
  for (const std::string& call : calls) {
    const Ran ran = run_misk(call);
    EXPECT_EQ(ran.code, 2) << call;
    EXPECT_THAT(ran.err, HasSubstr("has no option 'dificulty'; did you mean 'difficulty'?")) << call;
  }
}

TEST(SetupOptions, AValueThatTheGameDoesNotKnowIsAnError) {
  NEEDS_MISK();
  const std::pair<std::string, std::string> calls[] = {
      {"the_gathering --investigator roland_banks --option difficulty=hrad", "hrad"},
      {"the_gathering --investigator roland_banks --option lead=nobody", "nobody"},
      {"eldritch_horror --investigators 1 --option rumor=tru",
       "the option 'rumor' has no 'tru'; did you mean 'true'?"},
      {"eldritch_horror --investigators 1 --option lead=rnadom", "the option 'lead' has no 'rnadom'"},
      {"eldritch_horror --investigators 1 --option start=late", "has no starts; leave 'late' out"},
      {"elder_sign --investigators 1 --option ancient_one=nobody", "nobody"}};
  for (const auto& [call, told] : calls) {
    const Ran ran = run_misk("sim --games 1 " + call);
    EXPECT_EQ(ran.code, 2) << call;
    EXPECT_THAT(ran.err, HasSubstr(told)) << call;
  }
  EXPECT_EQ(run_misk("sim --games 1 eldritch_horror --investigators 1 --option ancient_one=azathoth").code,
            0);
}

TEST(SetupOptions, AnIllegalDeckIsToldBeforeManyGames) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("deck.yaml", "name: Short\ninvestigator: roland_banks\ncards:\n  machete: 1\n");
  const std::string deck = " the_gathering --deck '" + folder / "deck.yaml" + "' ";
  for (const std::string call : {"sim --games 1", "compare --games 1", "bench --seconds 0.1"})
    EXPECT_THAT(run_misk(call + deck).err, HasSubstr("[illegal-deck]")) << call;
}

}  // namespace
}  // namespace misk::test
