// Picture files, loaded once.
#pragma once
#include <SFML/Graphics/Texture.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "scene/face.hpp"

namespace misk::ui {

class Pictures {
 public:
  explicit Pictures(std::size_t most_bytes = std::size_t{64} << 20) : most_bytes_(most_bytes) {}
  /// Null if the file is missing or no picture. It is not tried again.
  const sf::Texture* get(const std::string& file);
  /// Reads a picture inside a pack (kInPack); returns "" if there is none.
  std::function<std::string(const std::string&)> read;

 private:
  struct Kept {
    std::unique_ptr<sf::Texture> texture;
    unsigned used = 0;
    std::size_t bytes = 0;
  };
  std::unordered_map<std::string, Kept> kept_;
  std::size_t bytes_ = 0, most_bytes_;
  unsigned clock_ = 0;
};

}  // namespace misk::ui
