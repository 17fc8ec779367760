// SFML's events as screens know them.
#pragma once
#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>

#include "scene/scene.hpp"

namespace misk::ui {

/// Nothing for events that mean nothing to a screen.
std::optional<Input> to_input(const sf::Event& event);

/// "A", "1" (of the number pad, too), "Space", "F11", ...; "" for a key without a name.
std::string name_of(sf::Keyboard::Key key);

}  // namespace misk::ui
