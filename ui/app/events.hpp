// Converts SFML's events to the input of screens.
#pragma once
#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>

#include "scene/scene.hpp"

namespace misk::ui {

/// Empty for an event that screens do not use.
std::optional<Input> to_input(const sf::Event& event);

/// "A", "1" (also on the number pad), "Space", "F11", ...; "" for a key without a name.
std::string name_of(sf::Keyboard::Key key);

}  // namespace misk::ui
