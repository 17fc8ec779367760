#include "lua_source/texts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace misk::cli {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

std::vector<std::string> texts(const std::string& source, bool display = false) {
  LuaTextFinder finder;
  finder.learn({source});
  std::vector<std::string> out;
  for (const ScriptText& text : finder.find(source, display)) out.push_back(text.text);
  return out;
}

TEST(LuaTexts, PromptsAndOptionsAreFound) {
  EXPECT_THAT(texts("choose(you, \"Which card?\", { \"keep\", \"discard\" })"),
              UnorderedElementsAre("Which card?", "keep", "discard"));
  EXPECT_THAT(texts("local n = choose_number(you, 'How many?', 1, 3) confirm(you, \"Go on?\")"),
              ElementsAre("How many?", "Go on?"));
  EXPECT_THAT(texts("local list = { \"first\" } list[#list + 1] = \"second\" choose(you, \"Which?\", list)"),
              UnorderedElementsAre("Which?", "first", "second"));
}

TEST(LuaTexts, WhatIsComposedHasPlaceholders) {
  EXPECT_THAT(texts("choose(you, \"Who takes this \" .. mark .. \"? (\" .. n .. \" left)\", list)"),
              ElementsAre("Who takes this {1}? ({2} left)"));
  EXPECT_THAT(texts("confirm(you, string.format(\"Spend %d of %-20s?\", n, card.title))"),
              ElementsAre("Spend {1} of {2}?"));
  EXPECT_THAT(texts("confirm(you, \"Draw \" .. n .. \" card\" .. (n == 1 and \"\" or \"s\"))"),
              ElementsAre("Draw {1} card", "Draw {1} cards"));
  EXPECT_THAT(texts("confirm(you, prompt or \"Move where?\")"), ElementsAre("Move where?"));
  EXPECT_THAT(texts("local prompt = \"Discard \" .. n choose(you, prompt, list)"),
              ElementsAre("Discard {1}"));
}

TEST(LuaTexts, AFunctionThatAsksIsKnownByWhatItHandsOn) {
  const char* const kSource = R"(
local function pick(you, prompt, list) return choose(you, prompt, list) end
local function pick_one(what, who) return pick(who, what .. "?", {}) end
engine.verbs { ask_for = function(self, text) return confirm(self, text) end }
local function steps(f) return choose(f.you, f.question, f.list) end
pick(you, "Which asset?", {})
pick_one("Which enemy", you)
you:ask_for("Ready it?")
steps { question = "Where to?" }
unrelated("Not for people", you)
)";
  EXPECT_THAT(texts(kSource), UnorderedElementsAre("Which asset?", "Which enemy", "Ready it?", "Where to?"));
}

TEST(LuaTexts, NamesMadeOfEachOtherHaveAnEnd) {
  EXPECT_THAT(texts("local a = b .. \"x\" local b = a .. \"y\" choose(you, \"Go \" .. a, {})"),
              ElementsAre("Go {1}x"));
}

TEST(LuaTexts, FieldsForPeopleCountAndNamesDoNot) {
  EXPECT_THAT(texts("return asset { name = \"Lamp\", text = \"Draw a card.\", traits = { \"Item\" }, "
                    "cost = \"me.cost\", values = { { \"easy\", \"Easy\" } } }"),
              UnorderedElementsAre("Draw a card.", "Item", "Easy"));
}

TEST(LuaTexts, InAFileForTheEyeEverythingWrittenCounts) {
  const auto found = texts(R"(
local KINDS = { asset = "Asset", shape = "card" }
local function chip(text) return { tip = text } end
local function view(card)
  local out = { title = "agenda", colour = "#20a0ff" }
  if card:is "enemy" then out[1] = "fight " .. card.fight end
  out[#out + 1] = "exhausted"
  out[2] = chip "Doom so far"
  if card.zone == "Some Zone" then return { head = "Round " .. game.round } end
  return card.dead and "killed" or "driven insane"
end
)",
                           true);
  for (const char* each :
       {"Asset", "agenda", "fight {1}", "exhausted", "Doom so far", "Round {1}", "killed", "driven insane"})
    EXPECT_THAT(found, Contains(each));
  for (const char* each : {"card", "#20a0ff", "enemy", "Some Zone"}) EXPECT_THAT(found, Not(Contains(each)));
}

TEST(LuaTexts, HaveTheirLineAndAreDecoded) {
  LuaTextFinder finder;
  const auto found = finder.find("\n\nconfirm(you, \"\\\"Yes\\\"?\\n\\195\\164\")");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].line, 3);
  EXPECT_EQ(found[0].text, "\"Yes\"?\n\xC3\xA4");
}

TEST(LuaTexts, WhatIsNoLuaHasNone) {
  EXPECT_THAT(texts("choose(you, \"Which card?\", {"), IsEmpty());
}

}  // namespace
}  // namespace misk::cli
