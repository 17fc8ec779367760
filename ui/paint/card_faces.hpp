// Faces drawn once and kept: a table of them is then a picture each.
#pragma once
#include <SFML/Graphics/RenderTexture.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <unordered_map>

#include "paint/face_drawing.hpp"

namespace misk::ui {

/// Every face is kept at the very size it is shown in, made from a drawing two or four times as large:
/// sharper than a picture scaled from one size, and as cheap to draw as possible. Keyed by content, so equal
/// cards share one.
class CardFaces {
 public:
  CardFaces(Fonts& fonts, const FaceDrawing& drawing, std::size_t most_bytes);

  struct Drawn {
    const sf::Texture* texture = nullptr;  // its colours are multiplied with its alpha
    sf::FloatRect area;
  };
  /// `face` may be null. Sizes in pixels. `small`: FaceDrawing::draw_small.
  Drawn get(const Face* face, int width, int height, bool small);

  /// Once before each frame: in one frame no more than some time is spent on other sizes of faces that are
  /// there.
  void begin_frame();
  void clear();

  bool unfinished() const { return unfinished_; }
  int drawn_now() const { return drawn_now_; }
  int kept() const { return static_cast<int>(faces_.size()); }
  std::size_t bytes() const { return bytes_; }

 private:
  struct Key {
    std::uint64_t face = 0;
    int width = 0, height = 0;
    bool operator==(const Key&) const = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const {
      return key.face ^ (static_cast<std::size_t>(key.width) << 40) ^
             (static_cast<std::size_t>(key.height) << 20);
    }
  };
  /// Faces of one size lie in a grid on one texture: a table of them is drawn at one stroke.
  struct Sheet {
    sf::RenderTexture texture;
    int columns = 0;
    std::vector<int> free;  // places in the grid
    int places = 0;
  };
  using Sheets = std::vector<std::unique_ptr<Sheet>>;
  struct Kept {
    Sheet* sheet = nullptr;
    sf::FloatRect area;
    int place = 0;
    unsigned used = 0;
  };

  Kept new_place(int width, int height);
  void draw(const Kept& to, const Face* face, int width, int height, bool small);
  void forget(const Key& key);
  sf::RenderTexture& scratch(int slot, int width, int height);
  void make_room();

  Fonts& fonts_;
  const FaceDrawing& drawing_;
  std::unordered_map<Key, Kept, KeyHash> faces_;
  std::map<std::pair<int, int>, Sheets> sheets_;     // by the size of the faces
  std::unordered_map<std::uint64_t, Key> any_size_;  // the last one drawn of a face
  std::unique_ptr<sf::RenderTexture> scratch_[2];
  std::size_t bytes_ = 0, most_bytes_;
  unsigned frame_ = 0;
  bool unfinished_ = false;
  int drawn_now_ = 0;
  double spent_ms_ = 0;
};

}  // namespace misk::ui
