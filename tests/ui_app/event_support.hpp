// SFML's events, as a person's hands would cause them.
#pragma once
#include <SFML/Window/Event.hpp>
#include <cstdint>

#include "scene/geometry.hpp"

namespace misk::ui::test {

inline sf::Event key_event(sf::Keyboard::Key key, bool control = false, bool shift = false,
                           bool alt = false) {
  sf::Event event{};
  event.type = sf::Event::KeyPressed;
  event.key.code = key;
  event.key.control = control;
  event.key.shift = shift;
  event.key.alt = alt;
  return event;
}

inline sf::Event text_event(std::uint32_t letter) {
  sf::Event event{};
  event.type = sf::Event::TextEntered;
  event.text.unicode = letter;
  return event;
}

inline sf::Event mouse_event(sf::Event::EventType type, Point at,
                             sf::Mouse::Button button = sf::Mouse::Left) {
  sf::Event event{};
  event.type = type;
  if (type == sf::Event::MouseMoved) {
    event.mouseMove.x = static_cast<int>(at.x);
    event.mouseMove.y = static_cast<int>(at.y);
  } else {
    event.mouseButton.x = static_cast<int>(at.x);
    event.mouseButton.y = static_cast<int>(at.y);
    event.mouseButton.button = button;
  }
  return event;
}

inline sf::Event resize_event(unsigned width, unsigned height) {
  sf::Event event{};
  event.type = sf::Event::Resized;
  event.size.width = width;
  event.size.height = height;
  return event;
}

}  // namespace misk::ui::test
