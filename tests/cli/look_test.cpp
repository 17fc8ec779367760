// look CARD at the terminal: what is printed on a card and lies on it.
#include <gmock/gmock.h>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// What the terminal says to these lines.
std::string told(const std::string& game, const std::string& lines) {
  const Folder folder;
  spill(folder / "typed", lines + "quit\n");
  return run_misk("play " + game + " --seed 3", "", folder / "typed").out;
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

}  // namespace
}  // namespace misk::test
