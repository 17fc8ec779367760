// Small pictures (letters, signs) collected on few textures, because changing the texture costs more than
// drawing.
#pragma once
#include <SFML/Graphics/RenderTexture.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace misk::ui {

/// Each page has a white spot at its upper left, for shapes without a picture. All its colours are multiplied
/// with their alpha. Needs a display.
class Atlas {
 public:
  struct Slot {
    const sf::Texture* page = nullptr;
    sf::IntRect area;
  };
  /// Reserves room for a picture of this size. The page is null if the picture is larger than a page.
  Slot add(int width, int height);
  /// Copies a part of a texture there at the next upload(); the texture must live until then. `straight`: its
  /// colours are not yet multiplied with alpha.
  void copy(const sf::Texture& from, const sf::IntRect& area, const Slot& to, bool straight);
  void upload();
  /// The picture of this size for a key. The first time, `draw` paints it onto an empty area, from (0, 0) of
  /// the view. The page is null if it is too large.
  const Slot& stamp(const std::string& key, int width, int height,
                    const std::function<void(sf::RenderTarget&)>& draw);

  /// Any page, to use its white spot.
  const sf::Texture& any_page();
  std::size_t pages() const { return pages_.size(); }
  void clear();

 private:
  static constexpr int kSize = 1024, kSpot = 3, kSheet = 512;
  struct Page {
    sf::RenderTexture texture;
    int x = kSpot + 1, y = 0, row = kSpot + 1;  // the next free place, and the height of the row
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
  // Stamps are painted here and then copied, because a page cannot be painted with its own letters.
  sf::RenderTexture sheet_;
  int sheet_x_ = 0, sheet_y_ = 0, sheet_row_ = 0;
  bool sheet_made_ = false, stamping_ = false;
};

}  // namespace misk::ui
