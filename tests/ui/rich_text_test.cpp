#include "scene/rich_text.hpp"

#include <gtest/gtest.h>

namespace misk::ui {
namespace {

/// Every letter is half as wide as the size; bold letters are a tenth wider.
class EvenMeter : public TextMeter {
 public:
  float width(std::string_view utf8, Typeface face, float size) const override {
    float letters = 0;
    for (const char c : utf8) letters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return letters * size * (face == Typeface::bold ? 0.6F : 0.5F);
  }
};

const EvenMeter meter;

Text text_of(const std::string& text, float width, float height, bool wrap = true) {
  Text out;
  out.box = {0, 0, width, height};
  out.text = text;
  out.face = Typeface::body;
  out.size = 20;
  out.wrap = wrap;
  out.middle = false;
  return out;
}

TextLayout laid(const std::string& text, float width = 1000, float height = 1000) {
  return lay_out(text_of(text, width, height), meter);
}

/// Line by line: the texts of the runs, symbols in brackets.
std::vector<std::string> lines(const TextLayout& layout) {
  std::vector<std::string> out;
  float baseline = -1;
  for (const Run& run : layout.runs) {
    if (run.baseline != baseline) out.emplace_back();
    baseline = run.baseline;
    out.back() += run.symbol.empty() ? run.text : "[" + run.symbol + "]";
  }
  return out;
}

using Lines = std::vector<std::string>;

/// Counts the letters that are measured.
class CountingMeter : public EvenMeter {
 public:
  float width(std::string_view utf8, Typeface face, float size) const override {
    measured += utf8.size();
    return EvenMeter::width(utf8, face, size);
  }
  mutable std::size_t measured = 0;
};

TEST(RichText, WhatIsFarTooLongIsNotLaidOutToItsEnd) {
  for (const std::string word : {"word ", "x", "x\n", "_x", "_ x"}) {
    std::string text;
    while (text.size() < 300'000) text += word;
    const CountingMeter counting;
    const TextLayout layout = lay_out(text_of(text, 200, 100), counting);
    EXPECT_TRUE(layout.cut) << word;
    EXPECT_LE(layout.height, 100.5F) << word;
    EXPECT_LT(counting.measured, 4 * text.size()) << word;
  }
}

TEST(RichText, UnderscoresThatEndNothingTakeNoTime) {
  std::string text = "_a b_";
  while (text.size() < 1'000'000) text += "_a";
  const TextLayout layout = lay_out(text_of(text, 200, 100), meter);
  EXPECT_TRUE(layout.cut);
  EXPECT_EQ(laid("_a b_ _c_d").runs.at(0).face, Typeface::italic);
  EXPECT_EQ(laid("_a b_ _c_d").runs.back().text, "_c_d");
}

TEST(RichText, BoldAndItalicBecomeRunsOfTheirFaces) {
  const TextLayout layout = laid("a **bold word** and _one more_.");
  ASSERT_EQ(layout.runs.size(), 5U);
  EXPECT_EQ(layout.runs[0].text, "a");
  EXPECT_EQ(layout.runs[1].text, "bold word");
  EXPECT_EQ(layout.runs[1].face, Typeface::bold);
  EXPECT_EQ(layout.runs[2].face, Typeface::body);
  EXPECT_EQ(layout.runs[3].text, "one more");
  EXPECT_EQ(layout.runs[3].face, Typeface::italic);
  EXPECT_EQ(layout.runs[4].text, ".");
}

TEST(RichText, LabelsTakeTheLabelsBold) {
  Text text = text_of("**Round** 2", 1000, 100);
  text.face = Typeface::label;
  EXPECT_EQ(lay_out(text, meter).runs[0].face, Typeface::label_bold);
}

TEST(RichText, SymbolsStandInTheLine) {
  const TextLayout layout = laid("Test [willpower] (3)");
  ASSERT_EQ(layout.runs.size(), 3U);
  EXPECT_EQ(layout.runs[1].symbol, "willpower");
  EXPECT_EQ(layout.runs[1].width, symbol_width(20));
  EXPECT_GE(layout.runs[1].x, layout.runs[0].x + layout.runs[0].width);
}

TEST(RichText, WhatIsNoMarkStaysAsItIs) {
  EXPECT_EQ(lines(laid("snake_case_name")), Lines{"snake_case_name"});
  EXPECT_EQ(lines(laid("a_b_ c")), Lines{"a_b_ c"});
  EXPECT_EQ(lines(laid("_open")), Lines{"_open"});
  EXPECT_EQ(lines(laid("**open")), Lines{"**open"});
  EXPECT_EQ(lines(laid("[no close")), Lines{"[no close"});
  EXPECT_EQ(lines(laid("[two words]")), Lines{"[two words]"});
  EXPECT_EQ(lines(laid("[2]")), Lines{"[2]"});
  EXPECT_EQ(lines(laid("a * b")), Lines{"a * b"});
}

TEST(RichText, ANameThatIsNoSymbolIsReadAsItStands) {
  class KnowsOne : public EvenMeter {
   public:
    bool is_symbol(std::string_view name) const override { return name == "clue"; }
  };
  EXPECT_EQ(lines(lay_out(text_of("remove it [unknown-field]", 1000, 100), KnowsOne())),
            Lines{"remove it [unknown-field]"});
  EXPECT_EQ(lay_out(text_of("2 [clue]", 1000, 100), KnowsOne()).runs.back().symbol, "clue");
}

TEST(RichText, WordsWrapAtTheWidth) {
  // Ten pixels a letter, so ten letters a line.
  const TextLayout layout = laid("one two three four", 100);
  EXPECT_EQ(lines(layout), (Lines{"one two", "three four"}));
  EXPECT_EQ(layout.height, 2 * line_height(20));
  EXPECT_LE(layout.width, 100);
}

TEST(RichText, AWordOfTwoFacesIsNotTornApart) {
  EXPECT_EQ(lines(laid("aaaa bbbb**cc**.", 100)), (Lines{"aaaa", "bbbbcc."}));
}

TEST(RichText, AWordLongerThanTheLineIsBroken) {
  Text text = text_of("ab abcdefghijklmnop", 100, 1000);
  text.least = 20;
  EXPECT_EQ(lines(lay_out(text, meter)), (Lines{"ab", "abcdefghij", "klmnop"}));
}

TEST(RichText, ItIsMadeSmallerBeforeAWordIsBroken) {
  Text text = text_of("abcdefghijkl", 100, 1000);
  text.least = 10;
  const TextLayout layout = lay_out(text, meter);
  EXPECT_EQ(layout.lines, 1);
  EXPECT_EQ(layout.size, 16);
}

TEST(RichText, ParagraphsHaveAGapBetweenThem) {
  const TextLayout lines_only = laid("one\ntwo"), paragraphs = laid("one\n\ntwo");
  EXPECT_EQ(lines_only.lines, 2);
  EXPECT_EQ(paragraphs.lines, 2);
  EXPECT_GT(paragraphs.height, lines_only.height);
  // The gap is between the paragraphs, not inside the first.
  const TextLayout three = laid("aaaa bbbb cccc\n\nd", 100);
  const float first = three.runs[1].baseline - three.runs[0].baseline;
  const float second = three.runs[2].baseline - three.runs[1].baseline;
  EXPECT_EQ(first, line_height(20));
  EXPECT_GT(second, line_height(20));
}

TEST(RichText, TextIsMadeSmallerUntilItFits) {
  Text text = text_of("one two three four five six seven eight nine ten", 120, 60);
  text.least = 5;
  const TextLayout layout = lay_out(text, meter);
  EXPECT_LT(layout.size, 20);
  EXPECT_GE(layout.size, 5);
  EXPECT_LE(layout.height, 60);
  EXPECT_FALSE(layout.cut);
}

TEST(RichText, NoSizeThatFitsIsLeftOut) {
  for (int words = 1; words < 40; ++words) {
    std::string all;
    for (int i = 0; i < words; ++i) all += "word ";
    Text text = text_of(all, 130, 70);
    text.least = 1;
    const float size = lay_out(text, meter).size;
    if (size >= 20) continue;
    Text larger = text;
    larger.box.h = 10000;
    larger.size = size + 1;
    EXPECT_GT(lay_out(larger, meter).height, 70.5F) << words << " words at " << size;
  }
}

TEST(RichText, WhatDoesNotFitAtTheLeastSizeIsCutWithDots) {
  Text text = text_of("one two three four five six seven eight nine ten", 100, 50);
  text.least = 20;
  const TextLayout layout = lay_out(text, meter);
  EXPECT_TRUE(layout.cut);
  EXPECT_EQ(lines(layout), (Lines{"one two", "three fou…"}));
  EXPECT_LE(layout.height, 50);
}

TEST(RichText, OneLineIsCutWithDots) {
  const TextLayout layout = lay_out(text_of("one two three", 100, 30, false), meter);
  EXPECT_TRUE(layout.cut);
  EXPECT_EQ(lines(layout), Lines{"one two t…"});
  EXPECT_LE(layout.width, 100);
  EXPECT_FALSE(lay_out(text_of("one two", 100, 30, false), meter).cut);
}

TEST(RichText, TheCutNeverPartsALetterOfSeveralBytes) {
  EXPECT_EQ(lines(lay_out(text_of("éééééééééééé", 100, 30, false), meter)), Lines{"ééééééééé…"});
}

TEST(RichText, LinesAreAligned) {
  Text text = text_of("ab", 100, 100);
  text.align = Align::right;
  EXPECT_EQ(lay_out(text, meter).runs[0].x, 80);
  text.align = Align::centre;
  text.middle = true;
  const TextLayout layout = lay_out(text, meter);
  EXPECT_EQ(layout.runs[0].x, 40);
  // The middle of a capital letter is in the middle of the box.
  EXPECT_NEAR(layout.runs[0].baseline - middle_above_baseline(20), 50, 1);
}

TEST(RichText, HeightAndWidthAgreeWithTheLayout) {
  EXPECT_EQ(text_height("one two three four", 100, Typeface::body, 20, meter), 2 * line_height(20));
  EXPECT_EQ(text_width("ab **ab**", Typeface::body, 20, meter), 30 + 24);
  EXPECT_EQ(text_height("", 100, Typeface::body, 20, meter), 0);
}

}  // namespace
}  // namespace misk::ui
