// Shared by the tests of screens: windows of all sizes, properties of every picture, and a person who clicks
// and types.
#pragma once
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "scene/rich_text.hpp"
#include "scene/scene.hpp"
#include "table/settings.hpp"
#include "table/wish.hpp"
#include "temp_folder.hpp"

namespace misk::ui::test {

inline Metrics metrics_for(float width, float height, float scale = 0, float text_scale = 1) {
  Metrics metrics;
  metrics.width = width;
  metrics.height = height;
  Settings settings;
  settings.scale = scale;
  metrics.scale = interface_scale(settings, width, height);
  metrics.text_scale = text_scale;
  return metrics;
}

/// The sizes at which everything must look right.
inline std::vector<Metrics> all_sizes() {
  return {metrics_for(1280, 720),          metrics_for(1600, 900),   metrics_for(2560, 1440, 1.5F),
          metrics_for(2560, 1440, 1.6F),   metrics_for(1280, 1024),  metrics_for(1920, 1080, 0, 1.3F),
          metrics_for(1600, 900, 0, 1.6F), metrics_for(1280, 720, 3)};
}

inline std::string at_size(const Metrics& m) {
  std::ostringstream text;
  text << m.width << "x" << m.height << " scale " << m.scale << " text " << m.text_scale
       << (m.say ? ", not in English" : "");
  return text.str();
}

/// The faults of a picture: hits that overlap or are outside, text that is cut.
inline std::vector<std::string> troubles(const Scene& scene, const Metrics& metrics) {
  std::vector<std::string> out;
  const Rect window{0, 0, metrics.width, metrics.height};
  const auto name = [](const Hit& hit) {
    return hit.action.verb + " " + std::to_string(hit.action.number) + " " + hit.action.text;
  };
  for (std::size_t i = scene.barrier; i < scene.hits.size(); ++i) {
    const Hit& a = scene.hits[i];
    if (!a.enabled || !a.action) continue;
    if (!window.holds(a.rect)) out.push_back(name(a) + " lies outside of the window");
    for (std::size_t j = i + 1; j < scene.hits.size(); ++j) {
      const Hit& b = scene.hits[j];
      if (b.enabled && b.action && a.rect.inset(0.5F).overlaps(b.rect.inset(0.5F)))
        out.push_back(name(a) + " overlaps " + name(b));
    }
  }
  for (const Item& item : scene.items) {
    const Text* text = std::get_if<Text>(&item);
    if (!text) continue;
    if (text->wrap) {
      const TextLayout layout = lay_out(*text, *metrics.meter);
      if (layout.cut || layout.height > text->box.h + 1.5F || layout.size < text->size)
        out.push_back("does not fit: " + text->text);
    } else if (text_width(text->text, text->face, text->size, *metrics.meter) > text->box.w + 1) {
      out.push_back("is cut: " + text->text);
    }
  }
  return out;
}

inline std::string told(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += "\n  " + line;
  return text;
}

/// A person at a screen.
struct Person {
  Screen& screen;
  Metrics metrics = metrics_for(1600, 900);
  Scene scene;

  explicit Person(Screen& shown) : screen(shown) { look(); }
  Person(Screen& shown, const Metrics& size) : screen(shown), metrics(size) { look(); }
  void look() { screen.build(scene, metrics); }
  void click(const Action& action) {
    look();
    const Hit* hit = scene.find(action);
    ASSERT_TRUE(hit) << action.verb << " " << action.number << " " << action.text << " is not to be clicked";
    Input input{};
    input.kind = Input::Kind::press;
    input.at = hit->rect.centre();
    screen.input(input, metrics);
    input.kind = Input::Kind::release;
    screen.input(input, metrics);
    look();
  }
  bool shows(const std::string& words) const {
    for (const Item& item : scene.items)
      if (const Text* text = std::get_if<Text>(&item); text && text->text.find(words) != std::string::npos)
        return true;
    return false;
  }
  void key(const std::string& name, bool shift = false, bool ctrl = false) {
    Input input{};
    input.kind = Input::Kind::key;
    input.key = name;
    input.shift = shift;
    input.ctrl = ctrl;
    screen.input(input, metrics);
    look();
  }
  void type(const std::string& text) {
    Input input{};
    input.kind = Input::Kind::text;
    input.text = text;
    screen.input(input, metrics);
    look();
  }
  void wheel(Point at, float steps) {
    Input input{};
    input.kind = Input::Kind::wheel;
    input.at = at;
    input.wheel = steps;
    screen.input(input, metrics);
    look();
  }
  std::optional<Wish> wish() {
    const Wish* wanted = screen.wish();
    return wanted ? std::optional<Wish>(*wanted) : std::nullopt;
  }
};

using misk::test::Folder;

}  // namespace misk::ui::test
