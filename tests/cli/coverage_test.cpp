// --coverage: the executed abilities of a pack, over tests and games.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

using nlohmann::json;

constexpr const char* kLamp = R"(return asset {
  name = "Lamp", class = "neutral", cost = 1, traits = { "Item" }, uses = { oil = 1 },
  constant "You get +1 intellect." { you = { intellect = 1 } },
  free "Spend 1 oil: gain 1 resource." {
    cost = cost.spend(1), effect = function(_, you) you:gain(1) end,
  },
  free "Spend 5 oil: gain 5 resources." {
    cost = cost.spend(5), effect = function(_, you) you:gain(5) end,
  },
  forced "After you are defeated: nothing." { after = "investigator_defeated", effect = function() end },
}
)";

constexpr const char* kTest = R"(test("Lamp", function(t)
  local g = t:game { locations = { "study" } }
  local lamp = g:put("lamp", "play", { owner = g:lead() })
  g:act { "spend 1 oil", lamp }
  t:equal(g:lead().resources, 6)
end)
)";

Folder& pack() {
  static Folder folder;
  folder.spill("night/pack.yaml",
               "schema: 1\nid: night\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Night\n"
               "license: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\n");
  folder.spill("night/cards/lamp.lua", kLamp);
  folder.spill("night/tests/lamp_test.lua", kTest);
  return folder;
}

/// The ability of the only card whose text contains `part`.
json ability(const json& coverage, const std::string& part) {
  for (const json& each : coverage.at("cards").at(0).at("abilities"))
    if (each.at("text").get<std::string>().find(part) != std::string::npos) return each;
  return nullptr;
}

TEST(Coverage, TellsWhatWasExecutedConsideredAndNeverSeen) {
  NEEDS_MISK();
  const Ran ran = run_misk("test '" + pack() / "night" + "' --json --coverage");
  EXPECT_EQ(ran.code, 0) << ran.out;
  const json coverage = json::parse(ran.out).at("coverage");
  ASSERT_EQ(coverage.at("cards").size(), 1u);
  EXPECT_EQ(coverage.at("cards").at(0).at("card"), "night:lamp");
  EXPECT_EQ(coverage.at("abilities"), 5);  // including playing it
  EXPECT_EQ(coverage.at("executed"), 2);
  EXPECT_EQ(coverage.at("per_cent"), 40.0);
  EXPECT_EQ(ability(coverage, "Spend 1 oil").at("executed"), 1);
  EXPECT_EQ(ability(coverage, "Spend 1 oil").at("line"), 4);
  EXPECT_GT(ability(coverage, "+1 intellect").at("executed"), 0);
  const json dear = ability(coverage, "Spend 5 oil");
  EXPECT_EQ(dear.at("executed"), 0);
  EXPECT_GT(dear.at("considered"), 0);
  EXPECT_GT(dear.at("refused").at("its cost cannot be paid"), 0);
  EXPECT_EQ(ability(coverage, "After you are defeated").at("considered"), 0);
}

TEST(Coverage, AConstantTellsWhichOfItsConditionsDoesNotHold) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("dusk/pack.yaml",
               "schema: 1\nid: dusk\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Dusk\n"
               "license: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\n");
  folder.spill("dusk/cards/lens.lua", R"(return asset {
  name = "Lens", class = "neutral", cost = 1,
  constant "You get +1 combat." { condition = { "you.resources > 2", "you.clues > 5" }, you = { combat = 1 } },
}
)");
  folder.spill("dusk/tests/lens_test.lua", R"(test("Lens", function(t)
  local g = t:game { locations = { "study" } }
  local lens = g:put("lens", "play", { owner = g:lead() })
  g:act "gain 1 resource"
  t:equal(g:lead().combat, 4)
  lens:modify("text_blank", 1, "game")
  g:act "gain 1 resource"
  t:equal(g:lead().combat, 4)
end)
)");
  const Ran ran = run_misk("test '" + folder / "dusk" + "' --json --coverage");
  EXPECT_EQ(ran.code, 0) << ran.out;
  const json refused = ability(json::parse(ran.out).at("coverage"), "+1 combat").at("refused");
  EXPECT_GT(refused.at("not met: you.clues > 5"), 0) << refused.dump();
  EXPECT_GT(refused.at("its text is blank"), 0) << refused.dump();
  EXPECT_EQ(refused.size(), 2u) << refused.dump();
}

TEST(Coverage, APersonReadsALineForEachCardAndWhatItLacks) {
  NEEDS_MISK();
  const Ran ran = run_misk("test '" + pack() / "night" + "' --coverage");
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.out.find("cards/lamp.lua:3: Lamp: 2 of 5\n"), std::string::npos) << ran.out;
  EXPECT_NE(
      ran.out.find("cards/lamp.lua:10: forced \"After you are defeated: nothing.\": never considered\n"),
      std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("never executed: mostly its cost cannot be paid\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("2 of 5 abilities executed (40.0 %)\n1 passed, 0 failed\n"), std::string::npos)
      << ran.out;
  EXPECT_EQ(run_misk("test '" + pack() / "night" + "'").out, "1 passed, 0 failed\n");
}

TEST(Coverage, AFileAddsUpTestsAndGames) {
  NEEDS_MISK();
  const Folder reports;
  const std::string file = reports / "report.json", night = pack() / "night";
  ASSERT_EQ(run_misk("test '" + night + "' --coverage='" + file + "'").code, 0);
  const std::string sim =
      "sim the_gathering --packs '" + night +
      "' --investigator roland_banks --games 30 --option 'add_cards=lamp*9' --json --coverage";
  ASSERT_EQ(run_misk(sim + "='" + file + "'").code, 0);
  const Ran ran =
      run_misk("fuzz '" + night + "' --scenario the_gathering --games 10 --json --coverage='" + file + "'");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json coverage = json::parse(ran.out).at("games").at(0).at("coverage");
  EXPECT_GE(coverage.at("executed"), 3) << coverage.dump(1);
  EXPECT_GT(ability(coverage, "Play Lamp").at("executed"), 0);
  EXPECT_GT(ability(coverage, "Spend 1 oil").at("executed"), 1);
  // Abilities that the card no longer has do not count; the rest of the report does.
  pack().spill("night/cards/lamp.lua",
               std::string(kLamp).replace(std::string(kLamp).find("gain 5"), 6, "have 5"));
  const Ran later = run_misk("test '" + night + "' --json --coverage='" + file + "'");
  const json changed = json::parse(later.out).at("coverage");
  EXPECT_EQ(changed.at("abilities"), 5) << changed.dump(1);
  EXPECT_EQ(changed.at("executed"), coverage.at("executed"));
  pack();
}

TEST(Coverage, AnotherFileIsNotWrittenOver) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("notes.txt", "mine");
  const Ran ran = run_misk("test '" + pack() / "night" + "' --coverage='" + folder / "notes.txt" + "'");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("notes.txt:1: this is no report of coverage"), std::string::npos) << ran.err;
  EXPECT_EQ(slurp(folder / "notes.txt"), "mine");
}

TEST(Coverage, GamesAreTheSameWithIt) {
  NEEDS_MISK();
  const std::string sim = "sim the_gathering --investigators 2 --games 20 --json ";
  EXPECT_EQ(json::parse(run_misk(sim).out).at("hash"),
            json::parse(run_misk(sim + "--coverage").out).at("hash"));
}

}  // namespace
}  // namespace misk::test
