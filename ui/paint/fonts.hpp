// The typefaces. They come from the system's fonts and are never shipped.
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

/// A letter in one size, ready to draw.
struct Glyph {
  float advance = 0;
  sf::FloatRect bounds;               // relative to the pen on the baseline
  sf::IntRect area;                   // in `page`; `area` and `bounds` include a clear edge of one pixel
  const sf::Texture* page = nullptr;  // null: nothing to draw
};

/// Linux Libertine and Biolinum; if they are missing DejaVu, or else any font. DejaVu supplies letters that a
/// font lacks. Loading needs no display, but glyphs do: SFML 2.5 ends the process without one.
class Fonts {
 public:
  /// Searches `folders` and their subfolders.
  explicit Fonts(std::vector<std::filesystem::path> folders = usual_folders());

  /// Lines for the player about substituted fonts and how to get the right ones.
  const std::vector<std::string>& notes() const { return notes_; }
  /// False if no font at all was found. Text is left out then.
  bool usable() const { return usable_; }

  const Glyph& glyph(Typeface face, unsigned size, std::uint32_t letter);
  float kerning(Typeface face, unsigned size, std::uint32_t before, std::uint32_t letter);

  Atlas& atlas() { return atlas_; }
  /// Drops cached letters if there are too many. Only between two screen frames.
  void trim();

  /// Debian's folders, /usr/local and $XDG_DATA_HOME/fonts.
  static std::vector<std::filesystem::path> usual_folders();

 private:
  static constexpr int kFaces = 5;
  struct Page {
    std::array<Glyph, 256> first;  // the letters of most texts, for access without a search
    std::array<bool, 256> known{};
    std::unordered_map<std::uint32_t, Glyph> others;
    std::unordered_map<std::uint64_t, float> kernings;
  };
  struct Face {
    std::shared_ptr<sf::Font> font;  // null: none
    int kerns = -1;                  // kern table: 1 yes, 0 no, -1 not checked yet
    std::unordered_map<unsigned, std::unique_ptr<Page>> pages;
  };

  Page& page(Typeface face, unsigned size);
  Glyph make_glyph(Typeface face, unsigned size, std::uint32_t letter);

  std::array<Face, kFaces> faces_;
  std::shared_ptr<sf::Font> spare_;  // for letters that the face lacks
  std::vector<std::string> notes_;
  Atlas atlas_;
  bool usable_ = false;
};

/// Measures with the real fonts. Needs a display.
class FontMeter : public TextMeter {
 public:
  explicit FontMeter(Fonts& fonts) : fonts_(fonts) {}
  float width(std::string_view utf8, Typeface face, float size) const override;

 private:
  Fonts& fonts_;
};

/// The next letter of a UTF-8 text. Each malformed byte gives U+FFFD.
std::uint32_t next_letter(std::string_view utf8, std::size_t& at);

}  // namespace misk::ui
