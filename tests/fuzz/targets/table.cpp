// Mouse and key events at the table of a running game.
#include "bundled.hpp"
#include "table/open_game.hpp"
#include "table/table_screen.hpp"

namespace misk::fuzz {
namespace {

ui::Metrics window() {
  ui::Metrics metrics;
  metrics.width = 1280;
  metrics.height = 720;
  metrics.scale = ui::interface_scale({}, metrics.width, metrics.height);
  return metrics;
}

}  // namespace

void stand(std::string_view input) {
  static const std::vector<std::string> kKeys = {
      "Space", "Enter", "Escape",    "Tab", "Left", "Right", "Up", "Down", "PageDown", "PageUp",
      "Home",  "End",   "Backspace", "1",   "2",    "3",     "A",  "C",    "E",        "H",
      "I",     "L",     "S",         "U",   "X",    "Z",     "F1", "F5"};
  Bytes bytes(input);
  const Start start = start_of(bytes);
  const auto open = ui::OpenGame::start(bundled(), start.setup, "");
  ui::Settings settings;
  settings.animation = 0;
  settings.pace = ui::Pace::fast;
  ui::TableScreen screen(open->playing(), settings);
  const ui::Metrics metrics = window();
  ui::Scene scene;
  screen.build(scene, metrics);
  using Kind = ui::Input::Kind;
  for (int steps = 0; bytes.more() && steps < 200; ++steps) {
    const int what = bytes.next();
    ui::Input event{};
    event.ctrl = what % 16 == 15;
    event.shift = what % 16 == 14;
    if (what < 100) {
      event.kind = Kind::key;
      event.key = kKeys[static_cast<std::size_t>(what) % kKeys.size()];
      screen.input(event, metrics);
    } else if (what < 220 && !scene.hits.empty()) {  // on a hit
      const ui::Hit hit = scene.hits[static_cast<std::size_t>(bytes.next() * 7) % scene.hits.size()];
      event.at = {hit.rect.x + hit.rect.w / 2, hit.rect.y + hit.rect.h / 2};
      event.button = what % 3;
      for (const Kind kind : {Kind::move, Kind::press, Kind::release}) {
        event.kind = kind;
        if (kind != Kind::release || what % 7) screen.input(event, metrics);
      }
    } else if (what < 240) {
      event.kind = what % 2 ? Kind::wheel : Kind::move;
      event.wheel = what % 4 < 2 ? 1.0F : -1.0F;
      event.at = {static_cast<float>(bytes.next() * 5), static_cast<float>(bytes.next() * 3)};
      screen.input(event, metrics);
    } else {
      event.kind = Kind::text;
      event.text = std::string(1, static_cast<char>(32 + what % 90));
      screen.input(event, metrics);
    }
    screen.wish();
    screen.sounds();
    screen.build(scene, metrics);
  }
  for (const std::string& problem : open->problems()) throw Fault(problem);
}

}  // namespace misk::fuzz
