// The typefaces: found among the system's fonts, never shipped.
#pragma once
#include <SFML/Graphics/Font.hpp>
#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "paint/atlas.hpp"
#include "scene/scene.hpp"

namespace misk::ui {

/// A letter at one size, ready to be drawn.
struct Glyph {
  float advance = 0;
  sf::FloatRect bounds;               // from the pen's place on the baseline
  sf::IntRect area;                   // in `page`; it and `bounds` have a clear edge of one pixel
  const sf::Texture* page = nullptr;  // null: there is nothing to draw
};

/// Linux Libertine and Biolinum; where they are missing DejaVu, else any font. Letters that a font lacks come
/// from DejaVu. Loading needs no display; glyphs do: SFML 2.5 ends the process where there is none.
class Fonts {
 public:
  /// Looks in `folders` and all below them.
  explicit Fonts(std::vector<std::filesystem::path> folders = usual_folders());

  /// What had to be replaced, and what brings it: lines to show to the player.
  const std::vector<std::string>& notes() const { return notes_; }
  /// False where no font at all was found: text is left out then.
  bool usable() const { return usable_; }

  const Glyph& glyph(Typeface face, unsigned size, std::uint32_t letter);
  float kerning(Typeface face, unsigned size, std::uint32_t before, std::uint32_t letter);

  Atlas& atlas() { return atlas_; }
  /// Drops the letters kept drawn when they have become too many. Between two frames only.
  void trim();

  /// Debian's folders, /usr/local and $XDG_DATA_HOME/fonts.
  static std::vector<std::filesystem::path> usual_folders();

 private:
  static constexpr int kFaces = 5;
  struct Page {
    std::array<Glyph, 256> first;  // the letters of most texts, without a search
    std::array<bool, 256> known{};
    std::unordered_map<std::uint32_t, Glyph> others;
    std::unordered_map<std::uint64_t, float> kernings;
  };
  struct Face {
    std::shared_ptr<sf::Font> font;  // null: none
    int kerns = -1;                  // has a kern table: 1, has not: 0, not asked yet: -1
    std::unordered_map<unsigned, std::unique_ptr<Page>> pages;
  };

  Page& page(Typeface face, unsigned size);
  Glyph make_glyph(Typeface face, unsigned size, std::uint32_t letter);

  std::array<Face, kFaces> faces_;
  std::shared_ptr<sf::Font> spare_;  // for letters that a face lacks
  std::vector<std::string> notes_;
  Atlas atlas_;
  bool usable_ = false;
};

/// Measures with the real fonts. Only where a window exists.
class FontMeter : public TextMeter {
 public:
  explicit FontMeter(Fonts& fonts) : fonts_(fonts) {}
  float width(std::string_view utf8, Typeface face, float size) const override;

 private:
  Fonts& fonts_;
};

/// The next letter of a UTF-8 text; bytes that are none give U+FFFD, one by one.
std::uint32_t next_letter(std::string_view utf8, std::size_t& at);

}  // namespace misk::ui
