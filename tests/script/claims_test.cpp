// What a pack declares for all packs of a game belongs to it: whoever changes it says so in its manifest.
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const char* const kWorthThree =
    "engine.game { values = { { 'worth', 'Its worth.', base = '3' } } }\nreturn {}";
const char* const kUsesIt = "require 'lib/more'\nreturn coin { name = 'Penny', colour = 'red' }";

/// Coins, and a pack with a library that declares something.
class Claims : public testing::Test {
 protected:
  void add(const std::string& id, const std::string& library, const std::vector<std::string>& needs = {},
           const std::vector<script::ScriptOverride>& overrides = {}) {
    coins.pack(id, {{"lib/more.lua", library}, {"cards/" + id + ".lua", kUsesIt}}, needs, overrides);
  }
  std::vector<std::string> changes() {
    std::vector<std::string> out;
    for (const auto& change : coins.host.loader().rule_changes())
      out.push_back(change.pack + ": " + change.to_string());
    return out;
  }
  Coins coins;
};

TEST_F(Claims, NewNamesAreWelcome) {
  add("more",
      "engine.game { counters = { { 'dents', 'Dents.' } }, values = { { 'shine', 'How it shines.', base = "
      "'2' } },\n"
      "  words = { bright = { 'it.shine > 1', 'It shines.' } }, tags = { 'coin' } }\n"
      "engine.export { polish = function() end }\nreturn {}");
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
  EXPECT_THAT(changes(), IsEmpty());
}

TEST_F(Claims, AValueOfTheGameIsNotChangedUnsaid) {
  add("more", kWorthThree);
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              ElementsAre(HasSubstr(
                  "more/lib/more.lua:1: error: the pack 'more' changes the value 'worth' of the pack "
                  "'coins' (coins/game.lua:32) for every card without saying so; take another name for your "
                  "own, or add `overrides: [coins:worth]` to pack.yaml [undeclared-override]")));
}

TEST_F(Claims, SaidInTheManifestItIsChangedAndKnown) {
  add("more", kWorthThree, {}, {{"coins:worth", 7}});
  EXPECT_TRUE(coins.freeze());
  EXPECT_THAT(coins.said(), IsEmpty());
  EXPECT_THAT(changes(), ElementsAre("more: the value 'worth' of coins"));
}

TEST_F(Claims, AnExportOfTheGameIsNotReplacedUnsaid) {
  add("more", "engine.export { coin = function() end }\nreturn {}");
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              testing::Contains(HasSubstr("the pack 'more' changes the export 'coin' of the pack 'coins'")));
}

TEST_F(Claims, AProcedureATimingPointAndAZoneAreTheGamesToo) {
  add("more",
      "engine.procedure { name = 'round', steps = { { id = 'end', stop = true } } }\n"
      "engine.game { zones = { { 'table', 'Another.' } }, timing_points = { found = { about = 'Again.' } } "
      "}\nreturn {}");
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(), testing::IsSupersetOf({HasSubstr("changes the procedure 'round'"),
                                                   HasSubstr("changes the zone 'table'"),
                                                   HasSubstr("changes the timing point 'found'")}));
}

TEST_F(Claims, AWordThatHidesAValueIsTold) {
  add("more", "engine.game { words = { worth = { '7', 'Seven.' } } }\nreturn {}");
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              ElementsAre(HasSubstr("the word 'worth' hides the value 'worth' of the pack 'coins'")));
}

TEST_F(Claims, TwoPacksThatDoNotKnowEachOtherMeet) {
  const char* const shine = "engine.game { values = { { 'shine', 'How it shines.' } } }\nreturn {}";
  add("one", shine);
  add("two", shine);
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(),
              ElementsAre(HasSubstr(
                  "two/lib/more.lua:1: error: the value 'shine' meets the value 'shine' of the pack "
                  "'one' (one/lib/more.lua:1); give one of them another name, or let one pack say "
                  "that it conflicts with the other [duplicate-id]")));
}

TEST_F(Claims, APackThatRequiresAnotherSaysThatItChangesThat) {
  const char* const shine = "engine.game { values = { { 'shine', 'How it shines.' } } }\nreturn {}";
  add("one", shine);
  add("two", shine, {"one"});
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(coins.said(), ElementsAre(HasSubstr("add `overrides: [one:shine]` to pack.yaml")));
}

}  // namespace
}  // namespace misk::test
