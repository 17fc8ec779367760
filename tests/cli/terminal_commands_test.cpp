// Commands at the terminal: look CARD, undo, redo, point.
#include <gmock/gmock.h>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// What the terminal says to these lines.
std::string told(const std::string& game, const std::string& lines, int seed = 3) {
  const Folder folder;
  spill(folder / "typed", lines + "quit\n");
  return run_misk("play " + game + " --seed " + std::to_string(seed), "", folder / "typed").out;
}

TEST(Look, TellsOfACardWhatIsPrintedAndWhatLiesOnIt) {
  NEEDS_MISK();
  const std::string out =
      told("the_gathering --investigator roland_banks", "0\nlook study\nlook ROLAND banks\nlook ghoul pri\n");
  EXPECT_THAT(
      out,
      HasSubstr("Study  (Location)  in locations\n  shroud 2\n  Revealed with 2 clues.\n  now: 2 clues\n"));
  EXPECT_THAT(out, HasSubstr("Roland Banks, The Fed  (Investigator)  in Study\n"));
  EXPECT_THAT(out, HasSubstr("5 resources, 3 actions left")) << "what lies on it now";
  EXPECT_THAT(
      out,
      HasSubstr(
          "Ghoul Priest  (Enemy)  in set aside\n  Humanoid. Monster. Ghoul. Elite.\n  fight 4, health 5"));
  EXPECT_THAT(out, Not(HasSubstr("**"))) << "marks are for the table";
}

TEST(Look, FindsACardByItsKind) {
  NEEDS_MISK();
  const std::string out = told("the_gathering --investigator roland_banks", "0\nlook act\nlook agenda\n");
  EXPECT_THAT(out, HasSubstr("Trapped  (Act"));
  EXPECT_THAT(out, HasSubstr("What's Going On?!  (Agenda"));
}

TEST(Terminal, TellsTheOddsOfACommitmentWithEachCard) {
  NEEDS_MISK();
  const std::string out = told("the_gathering --investigator roland_banks", "0\n1\n", 7);
  EXPECT_THAT(out, HasSubstr("  Success 63%\n    1  Evidence!  (Success 88%)"));
}

TEST(Look, ShowsOnlyWhatIsInSight) {
  NEEDS_MISK();
  const std::string out =
      told("the_gathering --investigator roland_banks", "0\nlook ancient evils\nlook\nlook Studdy\n");
  EXPECT_THAT(out, HasSubstr("Nothing in sight is called 'ancient evils'"))
      << "it lies in the encounter deck";
  EXPECT_THAT(out, HasSubstr("Say which card"));
  EXPECT_THAT(out, HasSubstr("did you mean 'Study'?"));
}

TEST(Look, KnowsTheCardsOfEachGame) {
  NEEDS_MISK();
  const std::string map = told("eldritch_horror", "look arkham\nlook space 1\n");
  EXPECT_THAT(map, HasSubstr("Arkham  (")) << map;
  EXPECT_THAT(map, Not(HasSubstr("Nothing in sight")));
  const std::string museum = told("elder_sign", "look azathoth\n");
  EXPECT_THAT(museum, HasSubstr("Azathoth  (Ancient One)")) << museum;
  EXPECT_THAT(museum, HasSubstr("The investigators lose at once."));
}

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST(Board, IsShownWholeOnceAndThenWhatHasChanged) {
  NEEDS_MISK();
  const std::string game = "eldritch_horror --investigator mark_harrigan --investigator jacqueline_fine";
  const std::string out = told(game, "1\n1\n0\n1\n", 4);
  EXPECT_GE(times(out, "=== "), 3U) << "both have been asked\n" << out;
  EXPECT_EQ(times(out, "\n  Antarctica "), 1U) << "where nothing happens";
  EXPECT_EQ(times(out, "'board' shows all"), 1U);
  EXPECT_GE(times(out, "--- Round 1"), 3U) << "when it is stands above each";
  EXPECT_EQ(times(told(game, "1\n1\n0\n1\nboard\n", 4), "\n  Antarctica "), 2U);
}

TEST(TerminalTime, GoesBackAndForthByAnswersAndNames) {
  NEEDS_MISK();
  const Folder folder;
  const std::string save = folder / "night.misk";
  spill(folder / "typed",
        "0\npoint dawn\n2\npoint day\n2\nundo 2\nredo\nredo 5\nredo\nundo dawn\npoint\nredo\npoint\nundo "
        "noon\nundo\n3\nredo\nquit\n");
  const std::string out =
      run_misk("play the_gathering --investigator roland_banks --seed 3 --save " + save, "", folder / "typed")
          .out;
  std::size_t at = 0;
  for (const char* each :
       {"'undo dawn' comes back here.", "'undo day' comes back here.", "Taken back: 2 answers.",
        "Given again: 1 answer.", "Given again: 1 answer.", "Nothing was taken back.",
        "Taken back: 2 answers.", "dawn  (after 1 answer)", "Given again: 1 answer.",
        "day  (after 2 answers)", "No point is called 'noon'", "Taken back.", "Nothing was taken back."}) {
    const std::size_t found = out.find(each, at);
    EXPECT_NE(found, std::string::npos) << each << "\n" << out.substr(std::min(at, out.size()));
    if (found != std::string::npos) at = found + 1;
  }
  EXPECT_EQ(run_misk("replay " + save + " --verify").code, 0) << "the file went with it";
  EXPECT_THAT(run_misk("replay " + save + " --verify").out, HasSubstr("2 answers replayed"));
}

TEST(TerminalTime, TellsTheCourseAndGoesBackByTurns) {
  NEEDS_MISK();
  const std::string out = told("the_gathering --investigator roland_banks",
                               "0\ntime\npoint turn\n2\ntime 1\ntime x\nundo turn\nundo round\nundo phase\n");
  EXPECT_THAT(out, HasSubstr("Setup\n      undo 1    "));
  EXPECT_THAT(out, HasSubstr("'undo turn' goes back to where it began; choose another name."));
  EXPECT_THAT(out, HasSubstr("Round 1\n  Investigation phase\n    Roland Banks's turn\n      undo 1    "));
  EXPECT_THAT(out, HasSubstr("Say how many answers: time 20, or time all"));
  EXPECT_THAT(out, HasSubstr("Taken back."));
  EXPECT_THAT(out, HasSubstr("There is nothing to take back."))
      << "the turn began with the first answer in it";
}

TEST(Seats, ABotPlaysBesideAPerson) {
  NEEDS_MISK();
  const Folder folder;
  const std::string save = folder / "two.misk";
  spill(folder / "typed", "0\n0\ntime\nundo\nquit\n");
  const Ran result = run_misk("play the_gathering --investigators 2 --seed 3 --seat 2=greedy --save " + save,
                              "", folder / "typed");
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("Taken back"));
  EXPECT_THAT(slurp(save), HasSubstr("\"bots\":{\"2\":\"greedy\"}"));
  spill(folder / "on", "quit\n");
  EXPECT_EQ(run_misk("resume " + save, "", folder / "on").code, 0);
  EXPECT_EQ(run_misk("replay " + save + " --verify").code, 0);
  for (const char* wrong :
       {"--seat greedy", "--seat 0=greedy", "--seat 2=", "--seat 2=greedy --seat 2=random", "--seat 3=greedy",
        "--seat 2=wise", "--seat 1=greedy --seat 2=greedy", "--seat 2=greedy --bot greedy"}) {
    const Ran refused = run_misk(std::string("play the_gathering --investigators 2 --seed 3 ") + wrong);
    EXPECT_EQ(refused.code, 2) << wrong << "\n" << refused.err;
  }
  EXPECT_THAT(run_misk("play night_of_the_zealot --investigators 2 --seat 2=greedy").err,
              HasSubstr("in a campaign people play every seat"));
}

}  // namespace
}  // namespace misk::test
