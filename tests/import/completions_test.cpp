// Completions: Lua by hand for lines of cards, kept apart from the cards' texts.
#include "import/completions.hpp"

#include "support.hpp"

namespace misk::importing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kLamp = "The lamp hums a tune.";

std::string completion(const std::string& code, const std::string& line, const std::string& lua,
                       const std::string& more = "") {
  return "  - code: \"" + code + "\"\n    line: \"" + line + "\"\n" + more + "    lua: |\n      " + lua +
         "\n";
}

Completions completions_of(const std::string& entries) {
  Completions out;
  out.read("completions:\n" + entries, "completions/mine.yaml");
  return out;
}

nlohmann::ordered_json lamp(const std::string& text, const char* type = "asset") {
  return {{"code", "x1"},     {"name", "Old Lamp"}, {"type_code", type}, {"faction_code", "neutral"},
          {"pack_code", "x"}, {"position", 1},      {"cost", 1},         {"text", text}};
}

PackFiles pack_with(const nlohmann::ordered_json& card, const Completions& completions) {
  Known names = testing::known();
  names.completions = &completions;
  return make_pack(
      read_project(testing::project_of(nlohmann::ordered_json::array({card})).dump(), "made_up.json"),
      testing::rules(), names);
}

std::string script_of(const PackFiles& pack) {
  for (const auto& [path, text] : pack.files)
    if (path.ends_with("old_lamp.lua")) return text;
  return "";
}

TEST(Completions, ALineIsKnownByItsLettersAndDigits) {
  const std::string number = line_number_of("After you move: draw 1 card.");
  EXPECT_EQ(number.size(), 8U);
  EXPECT_EQ(line_number_of("After  you move - Draw 1 card"), number);
  EXPECT_NE(line_number_of("After you move: draw 2 cards."), number);
}

TEST(Completions, StandInThePlaceOfWhatIsNotUnderstood) {
  const std::string number = line_number_of(kLamp);
  const PackFiles bare = pack_with(lamp(std::string("You get +1 [combat].\n") + kLamp), {});
  EXPECT_THAT(script_of(bare),
              HasSubstr("-- TODO: " + std::string(kLamp) + "\n  --   line " + number + "\n"));
  const Completions mine =
      completions_of(completion("x1", number, "constant \"It hums.\" { you = { agility = 1 } },"));
  const PackFiles pack = pack_with(lamp(std::string("You get +1 [combat].\n") + kLamp), mine);
  EXPECT_THAT(script_of(pack), HasSubstr("  constant \"It hums.\" { you = { agility = 1 } },\n"));
  EXPECT_THAT(script_of(pack), Not(HasSubstr("TODO")));
  EXPECT_THAT(script_of(pack), HasSubstr("status = \"scripted\""));
  EXPECT_THAT(script_of(pack), Not(HasSubstr(kLamp))) << "the text of the card is shown of a stub only";
  EXPECT_EQ(pack.report.cards.front().completed, 1);
  EXPECT_EQ(pack.report.todo, 0);
}

TEST(Completions, AnEventSaysWhatItDoesInTheWordsOfTheCompletion) {
  const Completions mine =
      completions_of(completion("x1", line_number_of(kLamp), "effect = function(_, you) you:gain(1) end,",
                                "    text: Gain 1 resource.\n"));
  const std::string script = script_of(pack_with(lamp(kLamp, "event"), mine));
  EXPECT_THAT(script, HasSubstr("text = \"Gain 1 resource.\""));
  EXPECT_THAT(script, HasSubstr("effect = function(_, you) you:gain(1) end,"));
  EXPECT_THAT(script, Not(HasSubstr(kLamp)));
}

TEST(Completions, ALineThatRulesNothingIsSettledByAnEmptyOne) {
  Completions mine;
  mine.add({"x1", "", line_number_of(kLamp), "", "", "", "", 0});
  const PackFiles pack = pack_with(lamp(kLamp), mine);
  EXPECT_EQ(pack.report.todo, 0);
  EXPECT_THAT(script_of(pack), Not(HasSubstr("TODO")));
}

TEST(Completions, TheirTestsGoIntoThePack) {
  const std::string entry =
      completion("x1", line_number_of(kLamp), "constant \"It hums.\" { you = { agility = 1 } },",
                 "    test: |\n      test(\"it hums\", function(t) end)\n");
  const auto test_in = [](const PackFiles& pack) -> std::string {
    for (const auto& [path, text] : pack.files)
      if (path == "tests/completed_old_lamp.lua") return text;
    return "";
  };
  EXPECT_EQ(test_in(pack_with(lamp(kLamp), completions_of(entry))), "test(\"it hums\", function(t) end)\n");
  EXPECT_EQ(test_in(pack_with(lamp("It is still."), completions_of(entry))), "") << "a line is open";
  EXPECT_EQ(test_in(pack_with(lamp("Fast."), completions_of(entry))), "test(\"it hums\", function(t) end)\n")
      << "the import understands all of it by now";
}

TEST(Completions, WhatFitsNoOpenLineIsTold) {
  const Completions mine =
      completions_of(completion("x1", line_number_of("It hummed another tune."), "x = 1,") +
                     completion("x2", line_number_of(kLamp), "x = 1,"));
  const PackFiles pack = pack_with(lamp(kLamp), mine);
  EXPECT_EQ(pack.report.todo, 1) << "the completion is another card's";
  EXPECT_THAT(pack.report.summary(),
              ::testing::Contains(HasSubstr("its text has changed, or the import understands")));
  EXPECT_THAT(pack.report.summary(), ::testing::Contains(HasSubstr("completions/mine.yaml:")));
}

TEST(Completions, WhatIsWrongInAFileHasItsLine) {
  const auto refused = [](const std::string& bytes) -> std::string {
    Completions out;
    try {
      out.read(bytes, "completions/mine.yaml");
    } catch (const content::ContentError& error) {
      EXPECT_TRUE(out.empty()) << "a file is taken whole or not at all";
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(refused("completions:\n  - code: a\n    line: \"12\"\n    lua: \"\"\n"),
              HasSubstr("completions/mine.yaml:3"));
  EXPECT_THAT(refused("completions:\n  - code: a\n    line: 0x345678\n    lua: \"\"\n"),
              HasSubstr("is not the number"));
  EXPECT_THAT(refused("completions:\n  - code: a\n    lua: \"\"\n"), HasSubstr("line"));
  EXPECT_THAT(refused("completions: []\ncards: []\n"), HasSubstr("cards"));
  EXPECT_THAT(refused("- 1\n"), HasSubstr("completions/mine.yaml:1"));
}

TEST(Completions, AFileThatIsWrittenIsReadAgain) {
  Completions mine;
  mine.add({"x1", "Old Lamp", "0123abcd", "Gain 1.", "effect = function(_, you)\n  you:gain(1)\nend,", "x()",
            "f", 0});
  mine.add({"x2", "", "0123abcd", "", "", "", "f", 0});
  mine.add({"x3", "", "0123abcd", "", "x = 1,", "", "another", 0});
  Completions again;
  again.read(mine.to_yaml("f"), "f");
  ASSERT_NE(again.find({"x1"}, "0123abcd"), nullptr);
  EXPECT_EQ(importing::trimmed(again.find({"x1"}, "0123abcd")->lua), mine.find({"x1"}, "0123abcd")->lua);
  EXPECT_EQ(again.find({"x1"}, "0123abcd")->text, "Gain 1.");
  EXPECT_EQ(importing::trimmed(again.find({"x1"}, "0123abcd")->test), "x()");
  ASSERT_NE(again.find({"x0", "x2"}, "0123abcd"), nullptr);
  EXPECT_EQ(again.find({"x2"}, "0123abcd")->lua, "");
  EXPECT_EQ(again.find({"x3"}, "0123abcd"), nullptr);
}

}  // namespace
}  // namespace misk::importing
