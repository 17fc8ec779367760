// Draws rich text on a target, and caches its line breaks.
#pragma once
#include <string>
#include <unordered_map>

#include "paint/brush.hpp"
#include "paint/symbols.hpp"
#include "scene/rich_text.hpp"

namespace misk::ui {

/// A FontMeter that also knows the available symbols.
class SymbolMeter : public FontMeter {
 public:
  SymbolMeter(Fonts& fonts, const Symbols& symbols) : FontMeter(fonts), symbols_(symbols) {}
  bool is_symbol(std::string_view name) const override { return symbols_.find(name) || has_shape(name); }

 private:
  const Symbols& symbols_;
};

class Writer {
 public:
  Writer(Fonts& fonts, const Symbols& symbols) : meter_(fonts, symbols), symbols_(symbols) {}

  /// Writes into the text's box. Symbols take colours that are readable on `ground`.
  void write(Brush& brush, const Text& text, Colour ground);
  /// The same without caching the layout, for text painted once.
  void write_once(Brush& brush, const Text& text, Colour ground) const;
  void draw(Brush& brush, const TextLayout& layout, Point origin, Colour ink, Colour ground) const;

  /// Drops layouts that were not used lately. Call it once a screen frame.
  void end_frame();

  const SymbolMeter& meter() const { return meter_; }
  const Symbols& symbols() const { return symbols_; }

 private:
  struct Kept {
    TextLayout layout;
    unsigned used = 0;
  };
  SymbolMeter meter_;
  const Symbols& symbols_;
  std::unordered_map<std::string, Kept> kept_;
  std::string key_;
  unsigned frame_ = 0;
};

}  // namespace misk::ui
