// misk explain-text and misk new card --text: what a designer writes becomes a card.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

json explained(const std::string& arguments) {
  const Ran ran = run_misk("explain-text --json " + arguments);
  EXPECT_LE(ran.code, 1) << ran.err;
  return json::parse(ran.out, nullptr, false);
}

// cards/from_text.md shows sentences and the scripts made of them: they are what misk makes today.
TEST(CardText, TheGuideShowsWhatIsMade) {
  NEEDS_MISK();
  const std::string guide = slurp(MISK_SOURCE_DIR "/cards/from_text.md");
  static const std::regex kExample("```sh\nmisk explain-text ([^\n]*)\n```\n```lua\n([^`]*)```");
  int n = 0;
  for (std::sregex_iterator it(guide.begin(), guide.end(), kExample), end; it != end; ++it, ++n)
    EXPECT_EQ(explained((*it)[1].str()).value("script", ""), (*it)[2].str()) << (*it)[1];
  EXPECT_EQ(n, 20);
}

TEST(CardText, TellsTheTreeAndWhatWasNotUnderstood) {
  NEEDS_MISK();
  const Ran ran = run_misk("explain-text event 'Draw 2 cards. Sing a song.'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("not understood: sing a song"));
  const Ran whole = run_misk("explain-text event 'Draw 2 cards.'");
  EXPECT_EQ(whole.code, 0) << whole.out;
  EXPECT_THAT(whole.out, HasSubstr("  draw 2 cards\n      sentence: (does what=(draw n=2) who=(you))\n"));
}

TEST(CardText, AWordInFrontIsAddedWhereTheTextNeedsIt) {
  NEEDS_MISK();
  EXPECT_THAT(explained("asset 'After you defeat an enemy: draw 1 card.'").value("script", ""),
              HasSubstr("reaction \"After you defeat an enemy: draw 1 card.\""));
  EXPECT_THAT(explained("enemy 'After this enemy attacks you: lose 1 resource.'").value("script", ""),
              HasSubstr("forced \"After this attacks you: lose 1 resource.\""));
  EXPECT_THAT(run_misk("explain-text asset 'Exhaust this: Draw 1 card.'").out,
              HasSubstr("how is this used? begin it with [action], [free], [reaction] or Forced:"));
}

TEST(CardText, NewCardWritesACardThatLoadsAndPlays) {
  NEEDS_MISK();
  const Folder folder;
  ASSERT_EQ(run_misk("new pack 'Night Shift' --game arkham --author A --dir '" + folder.path() + "'").code,
            0);
  const std::string pack = folder / "night_shift";
  const Ran made =
      run_misk("new card 'Old Lamp' --type asset --figure cost=1 --figure 'traits=Item, Tool' --dir '" +
               pack + "' --text 'After you defeat an enemy: draw 1 card. // You get +1 intellect.'");
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.err, HasSubstr("all of it is understood"));
  const std::string script = slurp(pack + "/cards/old_lamp.lua");
  EXPECT_THAT(script, HasSubstr("traits = { \"Item\", \"Tool\" }, cost = 1,"));
  EXPECT_THAT(script, Not(HasSubstr("status")));
  const Ran checked = run_misk("check '" + pack + "'");
  EXPECT_EQ(checked.out, "0 errors, 0 warnings\n") << checked.err;
  spill(pack + "/tests/old_lamp_test.lua", R"(
test("Old Lamp: a card for a defeated enemy, and intellect", function(t)
  local g = t:game { locations = { "study" }, deck = { "arkham_core:knife", "arkham_core:flashlight" } }
  local me = g:investigator "roland_banks"
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:put("old_lamp", "play", { owner = me })
  t:equal(me.intellect, 4)
  g:tokens { "0" }
  g:act { "fight", rats }
  g:choose { "Old Lamp" }
  t:equal(#g:cards("hand", me), 1)
end)
)");
  const Ran tested = run_misk("test '" + pack + "'");
  EXPECT_EQ(tested.code, 0) << tested.out << tested.err;
}

TEST(CardText, WrongUseIsTold) {
  NEEDS_MISK();
  EXPECT_THAT(run_misk("explain-text evnt 'Draw 1 card.'").err, HasSubstr("did you mean 'event'?"));
  EXPECT_THAT(run_misk("explain-text event 'Draw 1 card.' --figure cst=2").err,
              HasSubstr("did you mean 'cost'?"));
  EXPECT_THAT(run_misk("explain-text event 'Draw 1 card.' --figure cost=many").err,
              HasSubstr("is no number from 0 to 99"));
  EXPECT_THAT(run_misk("explain-text event 'Draw 1 card.' --figure cost").err, HasSubstr("has no value"));
  EXPECT_THAT(run_misk("explain-text event ' '").err, HasSubstr("the text is empty"));
}

// What a stranger writes as a text is a text, whatever is in it.
TEST(CardText, NoTextBecomesCode) {
  NEEDS_MISK();
  const std::string script =
      explained("event '\"}, effect = function() while true do end end, [[ ]] -- %s'").value("script", "");
  EXPECT_THAT(script, HasSubstr("-- TODO: "));
  EXPECT_THAT(script, Not(HasSubstr("\n  effect")));
}

}  // namespace
}  // namespace misk::test
