// A scene as a PNG file.
#pragma once
#include <filesystem>

#include "paint/painter.hpp"

namespace misk::ui {

/// Paints the scene into a picture of the metrics' size and writes it. False if it cannot be written.
bool save_png(const Scene& scene, const Metrics& size, Painter& painter, const std::filesystem::path& file);

}  // namespace misk::ui
