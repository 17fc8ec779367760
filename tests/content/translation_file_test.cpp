#include "content/translation_file.hpp"

#include "support.hpp"

namespace misk::content::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TranslationFile parse(const std::string& yaml, Diagnostics& diagnostics) {
  return parse_translation(yaml, "i18n/de.yaml", "nights", "de", diagnostics);
}

TEST(TranslationFile, HasCardsAndTextsWithTheirPlaces) {
  Diagnostics diagnostics;
  const TranslationFile file = parse(
      "language: Deutsch\n"
      "cards:\n"
      "  lamp: { name: Lampe, subtitle: Das Licht, abilities: { \"Draw a card.\": \"Ziehe eine Karte.\" } }\n"
      "  core:45_automatic:\n"
      "    name: Pistole\n"
      "texts:\n"
      "  \"Which card?\": \"Welche Karte?\"\n"
      "  \"Not yet\": \"\"\n"
      "window: { \"Undo\": \"Weg\" }\n",
      diagnostics);
  EXPECT_EQ(all(diagnostics), "");
  EXPECT_EQ(file.called, "Deutsch");
  ASSERT_EQ(file.cards.size(), 2U);
  EXPECT_EQ(file.cards[0].id, "nights:lamp") << "a slug is of the pack itself";
  EXPECT_EQ(file.cards[0].name.text, "Lampe");
  EXPECT_EQ(file.cards[0].subtitle.text, "Das Licht");
  EXPECT_EQ(file.cards[0].abilities[0].english, "Draw a card.");
  EXPECT_EQ(file.cards[0].abilities[0].to.text, "Ziehe eine Karte.");
  EXPECT_EQ(file.cards[1].id, "core:45_automatic");
  EXPECT_EQ(file.cards[1].line, 4);
  ASSERT_EQ(file.texts.size(), 2U);
  EXPECT_EQ(file.texts[0].line, 7);
  EXPECT_EQ(file.texts[0].column, 3);
  EXPECT_EQ(file.texts[0].to.column, 18);
  EXPECT_EQ(file.texts[1].to.text, "") << "missing";
  ASSERT_EQ(file.window.size(), 1U);
  EXPECT_EQ(file.window[0].english, "Undo");
  EXPECT_EQ(file.window[0].to.line, 9);
}

TEST(TranslationFile, WhatIsWrongIsToldWithItsPlaceAndTheRestCounts) {
  Diagnostics diagnostics;
  const TranslationFile file = parse(
      "cards:\n"
      "  lamp: { nmae: Lampe }\n"
      "  \"A Lamp\": { name: Lampe }\n"
      "  knife: { name: Messer }\n"
      "text: {}\n"
      "texts: { \"a\": [b], \"c\": \"\\x07\" }\n",
      diagnostics);
  ASSERT_EQ(diagnostics.size(), 5U) << all(diagnostics);
  EXPECT_EQ(diagnostics[0].to_line(),
            "i18n/de.yaml:2:11: unknown key 'nmae' in the card 'lamp'; did you "
            "mean 'name'?");
  EXPECT_EQ(diagnostics[1].line, 3);
  EXPECT_EQ(diagnostics[1].rule, "bad-id");
  EXPECT_EQ(diagnostics[2].line, 6);
  EXPECT_EQ(diagnostics[3].rule, "bad-encoding") << "escape sequences would steer the terminal";
  EXPECT_EQ(diagnostics[4].message, "unknown key 'text' in the translation");
  EXPECT_EQ(file.cards.back().name.text, "Messer");
}

TEST(TranslationFile, AnEmptyFileOrOneThatIsNoYamlTranslatesNothing) {
  Diagnostics diagnostics;
  EXPECT_THAT(parse("", diagnostics).texts, IsEmpty());
  EXPECT_THAT(parse("cards:\n", diagnostics).cards, IsEmpty());
  EXPECT_EQ(all(diagnostics), "");
  EXPECT_THAT(parse("texts: [ }", diagnostics).texts, IsEmpty());
  EXPECT_EQ(diagnostics.size(), 1U);
}

TEST(TranslationFile, IsNamedAfterItsLanguage) {
  EXPECT_EQ(language_of("i18n/de.yaml"), "de");
  EXPECT_EQ(language_of("i18n/pt-BR.yaml"), "pt-BR");
  for (const char* path : {"i18n/german.yaml", "i18n/de.yml", "de.yaml", "i18n/de/de.yaml"})
    EXPECT_EQ(language_of(path), "") << path;
}

TEST(TranslationFile, IsNoPartOfWhatAGameCanDependOn) {
  const TempDir dir;
  dir.write("a/pack.yaml", manifest_text("a"));
  dir.write("a/game.lua", "x()");
  Diagnostics diagnostics;
  const auto before = load_pack(dir.path("a"), "", diagnostics);
  dir.write("a/i18n/de.yaml", "texts: { a: b }");
  const auto translated = load_pack(dir.path("a"), "", diagnostics);
  ASSERT_TRUE(before && translated) << all(diagnostics);
  EXPECT_EQ(before->play_hash, translated->play_hash);
  EXPECT_NE(before->hash, translated->hash) << "a pack with other files all the same";
  EXPECT_THAT(languages_of(*translated), ElementsAre("de"));
  // Nor is what an import reads.
  dir.write("a/completions/mine.yaml", "completions: []");
  dir.write("a/import/rules.yaml", "a: b");
  dir.write("a/import/read.lua", "z()");
  EXPECT_EQ(load_pack(dir.path("a"), "", diagnostics)->play_hash, translated->play_hash);
  dir.write("a/game.lua", "y()");
  EXPECT_NE(load_pack(dir.path("a"), "", diagnostics)->play_hash, translated->play_hash);
}

}  // namespace
}  // namespace misk::content::testing
