// Faces drawn once and kept, so that a table of cards is one picture per card.
#pragma once
#include <SFML/Graphics/RenderTexture.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <unordered_map>

#include "paint/face_drawing.hpp"

namespace misk::ui {

/// Every face is kept in exactly the size it is shown in, scaled down from a drawing two or four times as
/// large. That is sharper than scaling one picture, and as cheap to draw as possible. The key is the content,
/// so equal cards share a face.
class CardFaces {
 public:
  CardFaces(Fonts& fonts, const FaceDrawing& drawing, std::size_t most_bytes);

  struct Drawn {
    const sf::Texture* texture = nullptr;  // its colours are multiplied with alpha; null: not drawn yet
    sf::FloatRect area;
  };
  /// `face` may be null. Sizes in pixels. `small`: FaceDrawing::draw_small.
  Drawn get(const Face* face, int width, int height, bool small);

  /// Call it before each screen frame. In one, only limited time is spent on other sizes of existing faces,
  /// and with draw_in_steps() on new ones.
  void begin_frame();
  /// New faces that would make a screen frame late come with the next one.
  void draw_in_steps() { in_steps_ = true; }
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
  /// Faces of one size in a grid on one texture, so that a table of them is drawn in one call.
  struct Sheet {
    sf::RenderTexture texture;
    int columns = 0;
    std::vector<int> free;  // free places in the grid
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
  std::map<std::pair<int, int>, Sheets> sheets_;     // by size of the faces
  std::unordered_map<std::uint64_t, Key> any_size_;  // the last drawn size of a face
  std::unique_ptr<sf::RenderTexture> scratch_[2];
  std::size_t bytes_ = 0, most_bytes_;
  unsigned frame_ = 0;
  bool unfinished_ = false, in_steps_ = false;
  int drawn_now_ = 0;
  double spent_ms_ = 0;
};

}  // namespace misk::ui
