// Small pictures (letters, signs) gathered on few textures: a change of texture costs more than what is
// drawn.
#pragma once
#include <SFML/Graphics/RenderTexture.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace misk::ui {

/// Each page has a white spot at its upper left, for shapes without a picture. All colours on it are
/// multiplied with their alpha. Needs a display.
class Atlas {
 public:
  struct Slot {
    const sf::Texture* page = nullptr;
    sf::IntRect area;
  };
  /// Room for a picture of this size; null page where it is larger than a page.
  Slot add(int width, int height);
  /// Copies a part of a texture there, at the next upload(): the texture must live until then. `straight`:
  /// its colours are not yet multiplied with alpha.
  void copy(const sf::Texture& from, const sf::IntRect& area, const Slot& to, bool straight);
  void upload();
  /// A picture of this size by its key: `draw` paints it the first time, from (0, 0) of the view that is set,
  /// over nothing. Null page where it is too large.
  const Slot& stamp(const std::string& key, int width, int height,
                    const std::function<void(sf::RenderTarget&)>& draw);

  /// A page to take the white spot from.
  const sf::Texture& any_page();
  std::size_t pages() const { return pages_.size(); }
  void clear();

 private:
  static constexpr int kSize = 1024, kSpot = 3, kSheet = 512;
  struct Page {
    sf::RenderTexture texture;
    int x = kSpot + 1, y = 0, row = kSpot + 1;  // where the next one goes; how high the row is
  };
  struct Copy {
    const sf::Texture* from;
    sf::IntRect area;
    Slot to;
    bool straight;
  };
  Page& new_page();

  std::vector<std::unique_ptr<Page>> pages_;
  std::vector<Copy> waiting_;
  std::unordered_map<std::string, Slot> stamps_;
  // Stamps are painted here and copied together: a page cannot be painted with its own letters.
  sf::RenderTexture sheet_;
  int sheet_x_ = 0, sheet_y_ = 0, sheet_row_ = 0;
  bool sheet_made_ = false, stamping_ = false;
};

}  // namespace misk::ui
