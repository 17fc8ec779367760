// Text with **bold**, _italic_ and [symbol] broken into lines. No SFML: layout asks it how high text becomes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.hpp"

namespace misk::ui {

/// A part of a line in one typeface, or one symbol.
struct Run {
  std::string text;    // or
  std::string symbol;  // in a square of symbol_width()
  Typeface face = Typeface::body;
  float x = 0, baseline = 0, width = 0;
};

struct TextLayout {
  std::vector<Run> runs;  // from the upper left corner of the box
  float size = 0;         // of the letters: what was asked for, or smaller so that it fits
  float width = 0, height = 0;
  int lines = 0;
  bool cut = false;  // something was left out, at "…"
};

/// Puts a text into its box. An underscore inside a word, a mark without its second half, "[" without a
/// name and "]", and "[name]" where the meter knows no such symbol stay what they are. "\n" begins a new
/// line, an empty line a new paragraph.
TextLayout lay_out(const Text& text, const TextMeter& meter);

/// How high the text becomes, wrapped at `width`.
float text_height(std::string_view text, float width, Typeface face, float size, const TextMeter& meter);
/// How wide the text is on one line, marks and symbols understood.
float text_width(std::string_view text, Typeface face, float size, const TextMeter& meter);

/// From baseline to baseline.
float line_height(float size);
/// The room of a [symbol] in a line.
float symbol_width(float size);
/// Where a line's middle lies above its baseline: halfway up a capital.
float middle_above_baseline(float size);

}  // namespace misk::ui
