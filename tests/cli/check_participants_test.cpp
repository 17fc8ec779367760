// misk check finds conditions about the participants of a timing point that can never hold there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using testing::HasSubstr;

/// What `misk check` prints of a pack with a card of one ability.
std::string checked(const std::string& game, const std::string& card) {
  const Folder folder;
  folder.spill(
      "odd/pack.yaml",
      "schema: 1\nid: odd\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Odd\ndescription: \"Odd cards.\"\n"
      "authors: [{ name: Somebody }]\nlicense: { code: MIT, content: MIT }\nkind: cards\ngame: " +
          game + "\nrequires: { " + (game == "arkham" ? "arkham_core" : game + "_base") + ": \">=0.1\" }\n");
  folder.spill("odd/cards/lamp.lua", card);
  const Ran ran = run_misk("check '" + folder / "odd" + "'");
  return ran.out + ran.err;
}
std::string arkham(const std::string& point, const std::string& condition) {
  return checked("arkham",
                 "return asset {\n  name = \"Lamp\", class = \"neutral\", cost = 1, icons = { wild = 1 },\n"
                 "  forced \"Gain 1.\" { " +
                     point + ", condition = \"" + condition +
                     "\", effect = function(_, you) you:gain(1) end },\n}\n");
}

struct Asked {
  const char *name, *point, *condition, *told;
};
class CheckFinds : public testing::TestWithParam<Asked> {};

TEST_P(CheckFinds, AParticipantThatIsNeverSo) {
  NEEDS_MISK();
  EXPECT_THAT(arkham(GetParam().point, GetParam().condition), HasSubstr(GetParam().told));
}

INSTANTIATE_TEST_SUITE_P(
    Participants, CheckFinds,
    testing::Values(Asked{"token_enemy", "at = 'token_revealed'", "subject is enemy",
                          "'subject' is always of the kind token"},
                    Asked{"horror_enemy", "at = 'horror_placed'", "subject is enemy",
                          "'subject' is always of the kind asset or investigator"},
                    Asked{"defeated_agenda", "when = 'enemy_defeated'", "subject is agenda",
                          "'subject' is always of the kind "},
                    Asked{"drawn_location", "at = 'card_drawn'", "subject is location", "never hold"},
                    Asked{"damage_location", "at = 'damage_placed'", "subject is location", "never hold"},
                    Asked{"phase", "at = 'phase_begins'", "amount == 7",
                          "'amount' is always from 1 to 4; compare it with a number that it can be"},
                    Asked{"phase_turned", "at = 'phase_begins'", "actor == you and 4 < amount",
                          "'amount' is always from 1 to 4"},
                    Asked{"fifth", "at = 'horror_placed'", "extra == 2", "'extra' is always from 0 to 1"},
                    Asked{"two_amounts", "at = 'attack'", "amount == 1 and amount == 2",
                          "exclude each other"}),
    [](const auto& each) { return std::string(each.param.name); });

class CheckLeaves : public testing::TestWithParam<Asked> {};

TEST_P(CheckLeaves, AParticipantThatCanBeSo) {
  NEEDS_MISK();
  const std::string told = arkham(GetParam().point, GetParam().condition);
  EXPECT_EQ(told.find("never-true"), std::string::npos) << told;
  EXPECT_EQ(told.find("no-participant"), std::string::npos) << told;
}

INSTANTIATE_TEST_SUITE_P(
    Participants, CheckLeaves,
    testing::Values(Asked{"asset", "at = 'horror_placed'", "subject is asset", ""},
                    Asked{"elite", "when = 'enemy_defeated'", "subject is elite", ""},
                    Asked{"skull", "at = 'token_revealed'", "subject is symbol_token", ""},
                    Asked{"entering_enemy", "at = 'enters_play'", "subject is enemy", ""},
                    Asked{"phase", "at = 'phase_begins'", "amount == 4", ""},
                    Asked{"reduced", "when = 'damage_dealt'", "amount == 0", ""},
                    Asked{"source", "at = 'horror_placed'", "actor is treachery", ""}),
    [](const auto& each) { return std::string(each.param.name); });

TEST(CheckParticipants, OfTheOtherGamesAreKnownToo) {
  NEEDS_MISK();
  EXPECT_THAT(checked("eldritch",
                      "return artifact {\n  name = \"Lamp\",\n  reaction \"Recover 1 Health.\" { at = "
                      "'monster_defeated', condition = \"subject is gate\", effect = function(_, you) "
                      "you:recover_health(1) end },\n}\n"),
              HasSubstr("'subject' is always of the kind monster"));
}

// The reference says it, also where the declaration has no words of its own.
TEST(CheckParticipants, AreInTheReference) {
  NEEDS_MISK();
  const Folder folder;
  ASSERT_EQ(run_misk("api --game arkham --docs '" + folder / "docs" + "'").code, 0);
  std::string all;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder / "docs"))
    if (file.path().filename() == "timing.md") all += slurp(file.path());
  EXPECT_THAT(all, HasSubstr("`token` (subject): the token (token)"));
  EXPECT_THAT(all, HasSubstr("1 mythos, 2 investigation, 3 enemy, 4 upkeep (1 to 4)"));
}

}  // namespace
}  // namespace misk::test
