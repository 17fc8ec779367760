// misk test, tested through the program: a test cannot hide failures, and packs on one command line are
// separate.
#include "cli_support.hpp"

#include <gmock/gmock.h>

namespace misk::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string manifest_of(const std::string& id, const std::string& more = "") {
  return "schema: 1\nid: " + id + "\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: " + id +
         "\ndescription: For a test.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n"
         "kind: cards\ngame: arkham\n" +
         more;
}

// Two packs: one makes the Flashlight cost 4, the other tests that it costs 2.
struct TwoPacks {
  Folder folder;
  explicit TwoPacks(const std::string& more_of_the_second) {
    folder.spill(
        "dear/pack.yaml",
        manifest_of("dear", "requires: { arkham_core: \"*\" }\noverrides: [\"arkham_core:flashlight\"]\n"));
    folder.spill("dear/patches/flashlight.lua",
                 "patch(\"arkham_core:flashlight\", function(card) card.cost = 4 end)\n");
    folder.spill("dear/tests/cost_test.lua", costs(4));
    folder.spill("cheap/pack.yaml", manifest_of("cheap", more_of_the_second));
    folder.spill("cheap/tests/cost_test.lua", costs(2));
  }
  static std::string costs(int n) {
    return "test(\"it costs " + std::to_string(n) +
           "\", {}, function(t)\n  local g = t:game { locations = { \"study\" }, hand = { \"flashlight\" } "
           "}\n"
           "  t:equal(g:card(\"flashlight\"):base \"cost\", " +
           std::to_string(n) + ")\nend)\n";
  }
  Ran run() const { return run_misk("test " + folder / "dear" + " " + folder / "cheap"); }
};

TEST(TestCommand, APackOnTheSameCommandLineChangesNothingInAnothersTests) {
  NEEDS_MISK();
  const TwoPacks packs("");
  EXPECT_THAT(packs.run().out, HasSubstr("2 passed, 0 failed"));
}

TEST(TestCommand, WhatAPackRequiresIsThereForItsTests) {
  NEEDS_MISK();
  const TwoPacks packs("requires: { dear: \"*\" }\n");
  const std::string out = packs.run().out;
  EXPECT_THAT(out, HasSubstr("expected 2, got 4"));
  EXPECT_THAT(out, HasSubstr("1 passed, 1 failed"));
}

TEST(TestCommand, ATestThatProvesNothingFails) {
  NEEDS_MISK();
  Folder folder;
  folder.spill("idle/pack.yaml", manifest_of("idle"));
  const auto told = [&](const std::string& body, const std::string& option = "") {
    folder.spill("idle/tests/idle_test.lua", "test(\"idle\", {}, function(t)\n" + body + "\nend)\n");
    return run_misk("test " + option + folder / "idle").out;
  };
  EXPECT_THAT(told("t:equal(1, 1)"), HasSubstr("this test begins no game"));
  EXPECT_THAT(told("t:equal({ a = 1 }, { a = 2 })"), HasSubstr("expected { a = 2 }, got { a = 1 }"));
  EXPECT_THAT(told("t:game { locations = { \"study\" } }"), HasSubstr("this test asserts nothing"));
  const std::string begin = "local g = t:game { locations = { \"study\" } } t:truthy(g)\n";
  EXPECT_THAT(told(begin + "g:stop_at \"enemy_defeated\""), HasSubstr("never came to 'enemy_defeated'"));
  // Scripted chances that were not used give a warning, which fails with --strict; so does a table to which
  // play never comes.
  for (const auto& [script, words] :
       {std::pair{"g:tokens { \"skull\" }", "random picks were scripted that never came: skull"},
        std::pair{"g:rolls { 3, 4 }", "dice were scripted that nobody has rolled: 3, 4"},
        std::pair{"g:lead().damage = 99",
                  "Roland Banks does not stay in play; give less: its health is 9"}}) {
    EXPECT_THAT(told(begin + script),
                AllOf(HasSubstr("warning: idle"), HasSubstr(words), HasSubstr("1 passed, 0 failed")));
    EXPECT_THAT(told(begin + script, "--strict "),
                AllOf(HasSubstr("failed: idle"), HasSubstr(words), HasSubstr("0 passed, 1 failed")));
  }
  EXPECT_THAT(told(begin), Not(HasSubstr("warning")));
}

// A card that remembers something makes going back lead elsewhere. That comes to light at the prompt after
// the last answer, too.
TEST(TestCommand, AGameThatGoesBackDoesSoAlsoAfterTheLastAnswer) {
  NEEDS_MISK();
  Folder folder;
  folder.spill("forgetful/pack.yaml", manifest_of("forgetful"));
  folder.spill("forgetful/cards/counter.lua", R"(local n = 0
return asset {
  name = "Counter", class = "neutral", cost = 0, traits = { "Item" },
  free "Gain 1 resource, every second time." {
    zones = { "hand" },
    effect = function(_, you)
      n = n + 1
      if n % 2 == 0 then you:gain(1) end
      confirm(you, "Go on?")
    end,
  },
}
)");
  const auto told = [&](const std::string& options) {
    folder.spill("forgetful/tests/counter_test.lua", R"(test("Counter", {}, function(t)
  local g = t:whole_game { scenario = "the_gathering", players = { "roland_banks" }, seed = 3, decks = false,
    packs = { "arkham", "arkham_core", "forgetful" }, options = { add_cards = "counter" } }
  g:play({
    { "Which cards do you set aside and replace?" },
    { "Your turn", "Counter: Gain 1 resource, every second time." },
  }, )" + options + R"()
  t:prompt(g, "Go on?")
end)
)");
    return run_misk("test " + folder / "forgetful").out;
  };
  EXPECT_THAT(told("{}"), HasSubstr("1 passed, 0 failed"));
  EXPECT_THAT(told("{ put_back = true }"),
              HasSubstr("going back to this very prompt leads to another position"));
}

}  // namespace
}  // namespace misk::test
