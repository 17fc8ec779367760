// Markup, sentences, names.
#include "import/lua.hpp"

#include <ctime>

#include "support.hpp"

namespace misk::importing {
namespace {

TEST(ImportText, MarkupGoesAndSymbolsStay) {
  EXPECT_EQ(plain("<b>Forced</b> – At  the end: Take&1 [fast].\r\n<i>x</i>"),
            "Forced - At the end: Take&1 [free].\nx");
  EXPECT_EQ(plain("“It’s −1” [[Tome]] [Elder_Sign]"), "\"It's -1\" [[Tome]] [elder_sign]");
  EXPECT_EQ(plain("a<br/>b<hr>c"), "a\nb\nc");
  EXPECT_EQ(plain("1 < 2 and 3 > 2"), "1 < 2 and 3 > 2");
  EXPECT_EQ(shown("<b>Fight.</b> You get +1 [combat]. <i>Now.</i> [[Tome]]"),
            "**Fight.** You get +1 [combat]. _Now._ **Tome**");
}

TEST(ImportText, ControlCharactersAreNoMarks) {
  EXPECT_EQ(plain(std::string("a\x01\x02") + "b\x1B[31mc"), "ab[31mc");
  EXPECT_EQ(lua_string(std::string("a\x07") + "b"), "\"a b\"");
}

TEST(ImportText, WhatNothingClosesTakesNoLonger) {
  for (const std::string open : {"[", "[[", "<a"}) {
    std::string text;
    while (text.size() < 1'000'000) text += open;
    const std::clock_t begin = std::clock();
    EXPECT_EQ(plain(text), text);
    EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, 5.0) << open;
  }
  EXPECT_EQ(plain("[[Tome"), "[[Tome");
  EXPECT_EQ(plain("[" + std::string(58, 'a') + "]"), "[" + std::string(58, 'a') + "]");
  EXPECT_EQ(plain("[" + std::string(59, 'A') + "]"), "[" + std::string(59, 'A') + "]")
      << "too long for a symbol";
}

TEST(ImportText, SentencesAreNotTornApart) {
  EXPECT_EQ(sentences("Test [willpower] (3). If you fail, take 1 horror. (Limit once per round.)"),
            (std::vector<std::string>{"Test [willpower] (3).", "If you fail, take 1 horror.",
                                      "(Limit once per round.)"}));
  EXPECT_EQ(sentences("Ask Dr. J. Moss. \"Run. Now.\" he says. Go!"),
            (std::vector<std::string>{"Ask Dr. J. Moss.", "\"Run. Now.\" he says.", "Go!"}));
  EXPECT_EQ(sentences("Spend 2 (1 if alone. Really.) resources.").size(), 1U);
  EXPECT_TRUE(sentences(" . ").empty());
}

TEST(ImportText, TheCardItselfIsMarked) {
  const auto marked = [](const std::string& text) {
    return replaced(replaced(with_self(text, "Mr. Fox", "skill"), std::string(1, kSelf), "<"),
                    std::string(1, kSelfEnd), ">");
  };
  EXPECT_EQ(marked("Exhaust Mr. Fox. The Mr. Fox; Mr. Foxes"), "Exhaust <Mr. Fox>. <The Mr. Fox>; Mr. Foxes");
  EXPECT_EQ(marked("This card and this skill, in this skill test"),
            "<This card> and <this skill>, in this skill test");
  EXPECT_EQ(without_self(with_self("the Mr. Fox", "Mr. Fox", "")), "the Mr. Fox");
  // Dots in the card's name end no sentence.
  EXPECT_EQ(sentences(with_self("Discard Mr. Fox. Draw 1 card.", "Mr. Fox", "")).size(), 2U);
}

TEST(ImportText, NamesAreIds) {
  EXPECT_EQ(slug("Dr. Milan's \"Öld\" Dog"), "dr_milans_oeld_dog");
  EXPECT_EQ(slug("Ōkami — ŻÓŁW"), "okami_zolw");
  EXPECT_EQ(slug(".45 Automatic"), "45_automatic");
  EXPECT_EQ(slug("../../etc/passwd"), "etc_passwd");
  EXPECT_EQ(slug("灯台"), "");
  EXPECT_LE(slug(std::string(500, 'a')).size(), 48U);
  EXPECT_EQ(tag_of("Silver Twilight"), "silver_twilight");
}

TEST(ImportText, ATextCannotLeaveItsString) {
  EXPECT_EQ(lua_string("a\" .. os.exit() .. \"b\\\n"), "\"a\\\" .. os.exit() .. \\\"b\\\\\\n\"");
  const auto card = testing::card_of("asset", "Say \"]]\" end } os.exit() --[[ \\\n-- TODO: x");
  EXPECT_EQ(card.status, "stub");
  EXPECT_THAT(card.script,
              ::testing::HasSubstr("text = \"Say \\\"]]\\\" end } os.exit() --[[ \\\\\\n-- TODO: x\""));
}

TEST(ImportLua, TablesTakeTheRoomTheyNeed) {
  EXPECT_EQ(lua_table("f", {{"a", {"1"}}, {"b", {"2"}}}), (Lines{"f { a = 1, b = 2 }"}));
  const std::string wide(70, 'x');
  EXPECT_EQ(lua_table("f", {{"a", {wide}}, {"b", {"2"}}, {"c", {wide}}}),
            (Lines{"f {", "  a = " + wide + ", b = 2,", "  c = " + wide + ",", "}"}));
  EXPECT_EQ(lua_function({"you:draw(1)"}), (Lines{"function(_, you) you:draw(1) end"}));
  EXPECT_EQ(lua_function({"you:hit(event.object)"}),
            (Lines{"function(_, you, _, event) you:hit(event.object) end"}));
  EXPECT_EQ(lua_function({"place_doom(current_agenda(), 1)"}),
            (Lines{"function() place_doom(current_agenda(), 1) end"}));
  EXPECT_FALSE(uses_word({"f(\"you\")", "x.you", "yours"}, "you"));
  EXPECT_EQ(lua_key("ammo"), "ammo");
  EXPECT_EQ(lua_key("2 x"), "[\"2 x\"]");
}

// The options of a choice, as the grammar writes them: what is inside stands as deep as what it is inside of.
TEST(ImportLua, FunctionsInsideOfFunctionsAreLaidOutAsAPersonWould) {
  EXPECT_EQ(
      lua_function({"must_choose(you, \"Which?\", {", "  { \"Pay\", can = true,", "  effect = function()",
                    "  you:pay(1)", "  end },", "  { \"Lose\",", "  effect = function()",
                    "  if you.rich then", "    you:lose(1)", "  end", "  you:lose(2)", "  end },", "})"}),
      (Lines{"function(_, you)", "  must_choose(you, \"Which?\", {", "    { \"Pay\", can = true,",
             "      effect = function() you:pay(1) end },", "    { \"Lose\",", "      effect = function()",
             "        if you.rich then", "          you:lose(1)", "        end", "        you:lose(2)",
             "      end },", "  })", "end"}));
}

}  // namespace
}  // namespace misk::importing
