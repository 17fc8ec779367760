#include "paint/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "text/utf8.hpp"

namespace misk::ui {

namespace fs = std::filesystem;

namespace {

struct Wanted {
  const char* name;
  const char* replacement;
};
// In the order of Typeface.
constexpr Wanted kWanted[] = {{"LinLibertine_R.otf", "DejaVuSerif.ttf"},
                              {"LinLibertine_RB.otf", "DejaVuSerif-Bold.ttf"},
                              {"LinLibertine_RI.otf", "DejaVuSerif-Italic.ttf"},
                              {"LinBiolinum_R.otf", "DejaVuSans.ttf"},
                              {"LinBiolinum_RB.otf", "DejaVuSans-Bold.ttf"}};

/// Every font file below the folders, by name.
std::map<std::string, fs::path> find_files(const std::vector<fs::path>& folders) {
  std::map<std::string, fs::path> files;
  for (const fs::path& folder : folders) {
    std::error_code error;
    const auto options =
        fs::directory_options::skip_permission_denied | fs::directory_options::follow_directory_symlink;
    for (fs::recursive_directory_iterator it(folder, options, error), end; !error && it != end;
         it.increment(error)) {
      if (it.depth() > 6) it.disable_recursion_pending();
      const std::string kind = it->path().extension().string();
      if (kind == ".otf" || kind == ".ttf") files.emplace(it->path().filename().string(), it->path());
    }
  }
  return files;
}

std::shared_ptr<sf::Font> load(const fs::path& file) {
  auto font = std::make_shared<sf::Font>();
  return font->loadFromFile(file.string()) ? font : nullptr;
}

constexpr std::size_t kMostPages = 10;  // 4 MB each

std::uint64_t pair_key(std::uint32_t a, std::uint32_t b) {
  return std::uint64_t{a} << 32 | b;
}

}  // namespace

std::vector<fs::path> Fonts::usual_folders() {
  std::vector<fs::path> folders;
  const char* home = std::getenv("HOME");
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data)
    folders.push_back(fs::path(data) / "fonts");
  else if (home)
    folders.push_back(fs::path(home) / ".local/share/fonts");
  if (home) folders.push_back(fs::path(home) / ".fonts");
  folders.emplace_back("/usr/share/fonts/opentype/linux-libertine");
  folders.emplace_back("/usr/share/fonts/truetype/dejavu");
  folders.emplace_back("/usr/local/share/fonts");
  folders.emplace_back("/usr/share/fonts");
  return folders;
}

Fonts::Fonts(std::vector<fs::path> folders) {
  const std::map<std::string, fs::path> files = find_files(folders);
  auto named = [&](const std::string& name) -> std::shared_ptr<sf::Font> {
    const auto it = files.find(name);
    return it == files.end() ? nullptr : load(it->second);
  };
  std::string missing;
  bool replaced_by_dejavu = true;
  std::shared_ptr<sf::Font> any;
  auto any_font = [&] {
    for (auto it = files.begin(); !any && it != files.end(); ++it)
      if (std::shared_ptr<sf::Font> font = load(it->second)) any = font;
    return any;
  };
  for (int i = 0; i < kFaces; ++i) {
    Face& face = faces_[static_cast<std::size_t>(i)];
    face.font = named(kWanted[i].name);
    if (face.font) continue;
    missing += (missing.empty() ? "" : ", ") + std::string(kWanted[i].name);
    face.font = named(kWanted[i].replacement);
    if (face.font) continue;
    replaced_by_dejavu = false;
    face.font = any_font();
  }
  usable_ = faces_[0].font != nullptr;
  if (!missing.empty())
    notes_.push_back("Fonts are missing (" + missing + "): install the package fonts-linuxlibertine. " +
                     (!usable_             ? "No other font was found, so there is no text."
                      : replaced_by_dejavu ? "DejaVu takes their place."
                                           : "Another font takes their place."));
  spare_ = named("DejaVuSans.ttf");
  if (!spare_ && usable_)
    notes_.push_back(
        "DejaVuSans.ttf is missing: letters that the card font lacks show as boxes. "
        "Install the package fonts-dejavu-core.");
}

Fonts::Page& Fonts::page(Typeface face, unsigned size) {
  std::unique_ptr<Page>& slot = faces_[static_cast<std::size_t>(face)].pages[size];
  if (!slot) slot = std::make_unique<Page>();
  return *slot;
}

Glyph Fonts::make_glyph(Typeface face, unsigned size, std::uint32_t letter) {
  sf::Font* font = faces_[static_cast<std::size_t>(face)].font.get();
  Glyph out;
  if (!font) {
    out.advance = static_cast<float>(size) * 0.5F;  // without a font, boxes still get a sensible size
    return out;
  }
  const sf::Glyph* glyph = &font->getGlyph(letter, size, false);
  // SFML keys glyphs by the font's own index. All letters that a font lacks therefore share one glyph.
  if (spare_ && letter > 126 && glyph == &font->getGlyph(0xFFFFF, size, false)) {
    font = spare_.get();
    glyph = &font->getGlyph(letter, size, false);
  }
  out.advance = glyph->advance;
  out.bounds = glyph->bounds;
  out.area = glyph->textureRect;
  if (out.area.width <= 0 || out.area.height <= 0) return out;
  // SFML leaves the pixels around a letter clear. Including them keeps its edge uncut when it is scaled.
  out.bounds = {out.bounds.left - 1, out.bounds.top - 1, out.bounds.width + 2, out.bounds.height + 2};
  const sf::IntRect from(out.area.left - 1, out.area.top - 1, out.area.width + 2, out.area.height + 2);
  const Atlas::Slot slot = atlas_.add(from.width, from.height);
  out.area = slot.area;
  out.page = slot.page;
  if (slot.page) atlas_.copy(font->getTexture(size), from, slot, true);
  return out;
}

void Fonts::trim() {
  if (atlas_.pages() <= kMostPages) return;
  for (Face& face : faces_) face.pages.clear();
  atlas_.clear();
}

const Glyph& Fonts::glyph(Typeface face, unsigned size, std::uint32_t letter) {
  Page& at = page(face, size);
  if (letter < at.first.size()) {
    if (!at.known[letter]) {
      at.first[letter] = make_glyph(face, size, letter);
      at.known[letter] = true;
    }
    return at.first[letter];
  }
  const auto it = at.others.find(letter);
  if (it != at.others.end()) return it->second;
  return at.others.emplace(letter, make_glyph(face, size, letter)).first->second;
}

float Fonts::kerning(Typeface face, unsigned size, std::uint32_t before, std::uint32_t letter) {
  Face& at = faces_[static_cast<std::size_t>(face)];
  if (!at.font || before == 0) return 0;
  if (at.kerns < 0) {
    // SFML reads only the old kern table. Libertine has none; then kerning is never asked for again.
    const char* pairs[] = {"AV", "To", "LT", "Ty", "P."};
    at.kerns = 0;
    for (const char* pair : pairs)
      if (at.font->getKerning(static_cast<sf::Uint32>(pair[0]), static_cast<sf::Uint32>(pair[1]), 64) != 0)
        at.kerns = 1;
  }
  if (at.kerns == 0) return 0;
  auto [it, fresh] = page(face, size).kernings.try_emplace(pair_key(before, letter), 0.F);
  if (fresh) it->second = at.font->getKerning(before, letter, size);
  return it->second;
}

float FontMeter::width(std::string_view utf8, Typeface face, float size) const {
  const auto pixels = static_cast<unsigned>(std::max(1.F, std::round(size)));
  float width = 0;
  std::uint32_t before = 0;
  for (std::size_t i = 0; i < utf8.size();) {
    const std::uint32_t letter = next_letter(utf8, i);
    width += fonts_.kerning(face, pixels, before, letter) + fonts_.glyph(face, pixels, letter).advance;
    before = letter;
  }
  return width;
}

std::uint32_t next_letter(std::string_view utf8, std::size_t& at) {
  std::uint32_t letter = 0;
  const int length = text::read_character(utf8, at, letter);
  at += static_cast<std::size_t>(std::max(length, 1));
  return length > 0 ? letter : 0xFFFD;
}

}  // namespace misk::ui
