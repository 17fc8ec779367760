#include "paint/pictures.hpp"

#include <SFML/Graphics/Image.hpp>
#include <algorithm>
#include <filesystem>
#include <vector>

namespace misk::ui {

const sf::Texture* Pictures::get(const std::string& file) {
  if (file.empty()) return nullptr;
  auto [it, fresh] = kept_.try_emplace(file);
  it->second.used = ++clock_;
  if (!fresh) return it->second.texture.get();
  std::error_code error;
  sf::Image image;
  if (file.rfind(kInPack, 0) == 0) {
    const std::string bytes = read ? read(file) : "";
    if (bytes.empty() || !image.loadFromMemory(bytes.data(), bytes.size())) return nullptr;
  } else if (!std::filesystem::is_regular_file(file, error) || !image.loadFromFile(file)) {
    return nullptr;  // checked first, because SFML prints a message about unreadable files
  }
  // All textures have their colours multiplied with alpha (brush.hpp).
  const sf::Vector2u size = image.getSize();
  std::vector<sf::Uint8> pixels(image.getPixelsPtr(),
                                image.getPixelsPtr() + std::size_t{size.x} * size.y * 4);
  for (std::size_t i = 0; i + 3 < pixels.size(); i += 4)
    if (pixels[i + 3] < 255)
      for (std::size_t k = i; k < i + 3; ++k)
        pixels[k] = static_cast<sf::Uint8>(pixels[k] * pixels[i + 3] / 255);
  auto texture = std::make_unique<sf::Texture>();
  if (!texture->create(size.x, size.y)) return nullptr;
  texture->update(pixels.data());
  texture->setSmooth(true);
  texture->generateMipmap();
  Kept& kept = it->second;
  kept.bytes = pixels.size() * 4 / 3;
  kept.texture = std::move(texture);
  bytes_ += kept.bytes;
  while (bytes_ > most_bytes_) {
    auto oldest = kept_.end();
    for (auto one = kept_.begin(); one != kept_.end(); ++one)
      if (one->second.texture && one->first != file &&
          (oldest == kept_.end() || one->second.used < oldest->second.used))
        oldest = one;
    if (oldest == kept_.end()) break;
    bytes_ -= oldest->second.bytes;
    kept_.erase(oldest);
  }
  return kept_.at(file).texture.get();
}

}  // namespace misk::ui
