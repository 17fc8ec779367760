// The window in German, as scripts/common/i18n/de.yaml has it.
#pragma once
#include "language/translation.hpp"
#include "table_support.hpp"

namespace misk::ui::test {

inline const Say& in_german() {
  static const auto words = game::Translation::of_window(bundled().library(), "de");
  static const Say say = [](const std::string& english) { return words.text(english); };
  return say;
}

inline Metrics german(float width, float height) {
  Metrics metrics = metrics_for(width, height);
  metrics.say = &in_german();
  return metrics;
}

/// All sizes, and two of them in German, whose words are longer.
inline std::vector<Metrics> all_sizes_and_german() {
  std::vector<Metrics> sizes = all_sizes();
  sizes.push_back(german(1280, 720));
  sizes.push_back(german(1600, 900));
  return sizes;
}

}  // namespace misk::ui::test
