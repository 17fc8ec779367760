#include "paint/screenshot.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <cmath>

namespace misk::ui {

bool save_png(const Scene& scene, const Metrics& size, Painter& painter, const std::filesystem::path& file) {
  sf::RenderTexture target;
  if (!target.create(static_cast<unsigned>(std::lround(size.width)),
                     static_cast<unsigned>(std::lround(size.height))))
    return false;
  // Repeat until all faces are sharp.
  do {
    target.clear(sf::Color(18, 26, 26));
    painter.paint(target, scene);
  } while (painter.unfinished());
  target.display();
  return target.getTexture().copyToImage().saveToFile(file.string());
}

}  // namespace misk::ui
