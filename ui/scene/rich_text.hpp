// Breaks text with **bold**, _italic_ and [symbol] into lines. There is no SFML here: a TextMeter measures,
// so screens can be laid out and tested without a display.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.hpp"

namespace misk::ui {

/// A part of a line in one typeface, or one symbol.
struct Run {
  std::string text;    // the text, or
  std::string symbol;  // a symbol, in a square of symbol_width()
  Typeface face = Typeface::body;
  float x = 0, baseline = 0, width = 0;
};

struct TextLayout {
  std::vector<Run> runs;  // relative to the upper left corner of the box
  float size = 0;         // of the letters: as asked for, or smaller to fit
  float width = 0, height = 0;
  int lines = 0;
  bool cut = false;  // the text was cut at "…"
};

/// Lays out a text in its box. These are kept as plain text: an underscore inside a word, a mark without its
/// partner, "[" without a name and "]", and "[name]" if the meter does not know the symbol. "\n" begins a new
/// line, an empty line a new paragraph.
TextLayout lay_out(const Text& text, const TextMeter& meter);

/// The height of the text when wrapped at `width`.
float text_height(std::string_view text, float width, Typeface face, float size, const TextMeter& meter);
/// The width of the text on one line, with markup interpreted.
float text_width(std::string_view text, Typeface face, float size, const TextMeter& meter);

/// From baseline to baseline.
float line_height(float size);
/// The width of a [symbol] in a line.
float symbol_width(float size);
/// The height of a line's middle above its baseline: half of a capital letter.
float middle_above_baseline(float size);

}  // namespace misk::ui
