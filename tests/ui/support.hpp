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
  return {metrics_for(1280, 720),          metrics_for(1600, 900),          metrics_for(2560, 1440, 1.5F),
          metrics_for(2560, 1440, 1.6F),   metrics_for(1280, 1024),         metrics_for(1920, 1080, 0, 1.3F),
          metrics_for(1600, 900, 0, 1.6F), metrics_for(1280, 720, 0, 1.6F), metrics_for(1280, 720, 3)};
}

inline std::string at_size(const Metrics& m) {
  std::ostringstream text;
  text << m.width << "x" << m.height << " scale " << m.scale << " text " << m.text_scale
       << (m.say ? ", not in English" : "");
  return text.str();
}

/// The part of its box that a text covers.
inline Rect ink(const Text& text, const TextMeter& meter) {
  Rect out = text.box;
  if (const TextLayout layout = lay_out(text, meter); layout.lines > 1) {
    if (text.align == Align::right) out.x = text.box.right() - layout.width;
    if (text.align == Align::centre) out.x = text.box.centre().x - layout.width / 2;
    if (text.middle) out.y = std::max(out.y, text.box.centre().y - layout.height / 2);
    out.w = std::min(out.w, layout.width);
    out.h = std::min(out.h, layout.height);
    return out;
  }
  const float width = std::min(text.box.w, text_width(text.text, text.face, text.size, meter));
  const float height = std::min(text.box.h, text.size);
  if (text.align == Align::right) out.x = text.box.right() - width;
  if (text.align == Align::centre) out.x = text.box.centre().x - width / 2;
  return {out.x, text.box.centre().y - height / 2, width, height};
}

inline Rect shared(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

/// Texts that lie on each other, or leave the window. What an opaque panel hides does not count.
inline std::vector<std::string> overlaps(const Scene& scene, const Metrics& metrics) {
  std::vector<std::string> out;
  struct Seen {
    const Text* text;
    Rect rect;
  };
  std::vector<Seen> all;
  const Rect window{0, 0, metrics.width, metrics.height};
  Rect seen_through{-1e6F, -1e6F, 2e6F, 2e6F};
  const Rect everywhere = seen_through;
  for (const Item& item : scene.items) {
    if (const Clip* clip = std::get_if<Clip>(&item))
      seen_through = clip->rect.empty() ? everywhere : clip->rect;
    if (const Panel* panel = std::get_if<Panel>(&item);
        panel && (panel->fill.a > 200 || panel->rect == window))  // a dialog shades the window
      std::erase_if(all, [&](const Seen& each) { return panel->rect.overlaps(each.rect); });
    const Text* text = std::get_if<Text>(&item);
    if (!text) continue;
    const Rect rect = shared(ink(*text, *metrics.meter).inset(1), seen_through);
    if (rect.empty()) continue;
    if (!window.holds(rect)) out.push_back("outside: " + text->text);
    for (const Seen& other : all)
      if (rect.overlaps(other.rect)) out.push_back("'" + text->text + "' lies on '" + other.text->text + "'");
    all.push_back({text, rect});
  }
  return out;
}

/// True if the place of this text tells it whole when it is pointed at.
inline bool told_by_tip(const Scene& scene, const Text& text) {
  return std::any_of(scene.hits.begin(), scene.hits.end(), [&](const Hit& hit) {
    return hit.rect.contains(text.box.centre()) && hit.tip.find(text.text) != std::string::npos;
  });
}

/// Texts that are cut, leave their boxes or had to get smaller than the size that they have unscaled. In a
/// list that scrolls a line may be cut if its tip tells it whole.
inline std::vector<std::string> cut_texts(const Scene& scene, const Metrics& metrics) {
  std::vector<std::string> out;
  Rect list;  // that scrolls
  for (const Item& item : scene.items) {
    if (const Clip* clip = std::get_if<Clip>(&item)) list = clip->rect;
    const Text* text = std::get_if<Text>(&item);
    if (!text || (!list.empty() && (!list.holds(text->box) || told_by_tip(scene, *text)))) continue;
    const TextLayout layout = lay_out(*text, *metrics.meter);
    const bool high = layout.lines > 1 && layout.height > text->box.h + 1.5F;
    if (layout.cut || high)
      out.push_back("is cut: " + text->text + " (" + std::to_string(std::lround(text->box.w)) + "x" +
                    std::to_string(std::lround(text->box.h)) + ")");
    if (layout.size < std::floor(text->size * 0.8F / metrics.text_scale))
      out.push_back("is too small: " + text->text);
  }
  return out;
}

/// Texts that a panel hides in part.
inline std::vector<std::string> half_hidden(const Scene& scene, const Metrics& metrics) {
  std::vector<std::string> out;
  std::vector<std::pair<const Text*, Rect>> all;
  bool scrolls = false;
  for (const Item& item : scene.items) {
    if (const Clip* clip = std::get_if<Clip>(&item)) scrolls = !clip->rect.empty();
    if (const Text* text = std::get_if<Text>(&item); text && !scrolls)
      all.emplace_back(text, ink(*text, *metrics.meter).inset(1));
    const Panel* panel = std::get_if<Panel>(&item);
    if (!panel || panel->fill.a <= 200) continue;
    for (const auto& [text, rect] : all)
      if (panel->rect.overlaps(rect) && !panel->rect.holds(rect)) out.push_back("half hidden: " + text->text);
  }
  return out;
}

inline std::vector<std::string> text_faults(const Scene& scene, const Metrics& metrics) {
  std::vector<std::string> out = overlaps(scene, metrics);
  const std::vector<std::string> cut = cut_texts(scene, metrics);
  out.insert(out.end(), cut.begin(), cut.end());
  return out;
}

/// The faults of a picture: hits that overlap or are outside, texts that overlap or are cut.
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
  const std::vector<std::string> texts = text_faults(scene, metrics);
  out.insert(out.end(), texts.begin(), texts.end());
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
