// misk rules, `rules` at a question, the words of a card in `look`, and a lesson in the terminal.
#include <gmock/gmock.h>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(RulesCommand, OpensAWordAPlaceAndTheIdOfARule) {
  NEEDS_MISK();
  const std::string aloof = run_misk("rules arkham aloof").out;
  EXPECT_THAT(aloof, HasSubstr("Aloof\n  The enemy does not engage by itself"));
  EXPECT_THAT(aloof, HasSubstr("See also: Engaged"));
  EXPECT_EQ(run_misk("rules arkham ah.aloof.no_auto_engage").out,
            run_misk("rules arkham 'Glossary: Aloof'").out);
  EXPECT_THAT(run_misk("rules arkham ST.3").out, HasSubstr("revealing a token"));
  EXPECT_THAT(run_misk("rules eldritch monster surge").out, HasSubstr("Monster surge\n"));
  EXPECT_THAT(run_misk("rules eldersign").out, HasSubstr("Dice: "));
  EXPECT_THAT(run_misk("rules arkham aloof --json").out, HasSubstr("\"id\": \"aloof\""));
}

TEST(RulesCommand, SaysWhatThereIsNot) {
  NEEDS_MISK();
  const Ran nothing = run_misk("rules arkham zeppelin");
  EXPECT_EQ(nothing.code, 1);
  EXPECT_THAT(nothing.out, HasSubstr("No entry of 'arkham' has these words"));
  const Ran no_game = run_misk("rules arkam");
  EXPECT_EQ(no_game.code, 2);
  EXPECT_THAT(no_game.err, HasSubstr("did you mean 'arkham'?"));
}

std::string typed(const std::string& scenario, const std::string& lines) {
  const Folder folder;
  folder.spill("typed", lines);
  return run_misk("play " + scenario, "", folder / "typed").out;
}

TEST(RulesAtAQuestion, AreReadAndSearched) {
  NEEDS_MISK();
  const std::string out = typed("the_gathering --investigator roland_banks --seed 7",
                                "rules\nrules peril\nrules zeppelin\nlook Roland Banks\nquit\n");
  EXPECT_THAT(out, HasSubstr("Mulligan\n")) << "the entry of the open question";
  EXPECT_THAT(out, HasSubstr("While this card is drawn and resolved"));
  EXPECT_THAT(out, HasSubstr("No entry has 'zeppelin'"));
}

TEST(LessonInTheTerminal, IsToldBeforeTheQuestionAndEnds) {
  NEEDS_MISK();
  const std::string out = typed("first_night", "lesson\n0\nlesson\nlesson end\noptions\nquit\n");
  EXPECT_THAT(out, HasSubstr("Your hand"));
  EXPECT_THAT(out, HasSubstr("There is nothing more to tell here"));
  EXPECT_THAT(out, HasSubstr("Your turn"));
  EXPECT_THAT(out, HasSubstr("What it is about"));
  EXPECT_THAT(out, HasSubstr("The lesson is over"));
  const Ran wrong = run_misk("play the_gathering --investigator roland_banks --option lesson=nights");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("there is no lesson 'nights'"));
  EXPECT_THAT(typed("the_gathering --investigator roland_banks", "lesson\nquit\n"),
              HasSubstr("This game is no lesson"));
}

TEST(CheckRulebooks, ALinkThatLeadsNowhereIsTold) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("mine/pack.yaml",
               "schema: 1\nid: mine\nversion: 0.1.0\napi: '>=1.0'\ntitle: Mine\nkind: cards\n"
               "game: arkham\nlicense: { content: CC0-1.0 }\n");
  folder.spill("mine/rulebook/own.yaml",
               "- id: own\n  title: Own\n  part: Keywords\n  see: [alof]\n  text: Mine.\n");
  const std::string broken = run_misk("check " + folder / "mine").out;
  EXPECT_THAT(broken, HasSubstr("own.yaml:1"));
  EXPECT_THAT(broken, HasSubstr("did you mean 'aloof'?"));
  EXPECT_THAT(broken, HasSubstr("[rulebook]"));
  folder.spill("mine/rulebook/own.yaml",
               "- id: own\n  title: Own\n  part: Keywords\n  see: [aloof]\n  text: Mine.\n");
  EXPECT_THAT(run_misk("check " + folder / "mine").out, Not(HasSubstr("own.yaml")));
}

}  // namespace
}  // namespace misk::test
