// Converts SFML's events to the input of screens.
#pragma once
#include <SFML/Window/Event.hpp>
#include <optional>
#include <set>
#include <string>

#include "scene/scene.hpp"

namespace misk::ui {

/// Empty for an event that screens do not use.
std::optional<Input> to_input(const sf::Event& event);

/// Which keys are down. A keyboard repeats the event of a key that is held; SFML does not say so.
class HeldKeys {
 public:
  /// True if the event repeats the press of a key that is down already. To be told of every event.
  bool repeats(const sf::Event& event);

 private:
  std::set<sf::Keyboard::Key> down_;
};

/// "A", "1" (also on the number pad), "Space", "F11", ...; "" for a key without a name.
std::string name_of(sf::Keyboard::Key key);

}  // namespace misk::ui
