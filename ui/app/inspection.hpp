// What the inspector shows of a game, as text: all that there is, hidden things included. Changes nothing.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::ui {

struct Section {
  std::string title;
  std::vector<std::string> lines;
};

/// A component, and what is attached to it.
struct ComponentNode {
  kernel::ComponentId id = 0;
  std::string label;  // its name, number, counters and flags
  std::vector<ComponentNode> attached;
};

struct ZoneNode {
  std::string label;
  std::vector<ComponentNode> components;
};

/// Every zone that is not empty, with its components in order.
std::vector<ZoneNode> inspect_zones(const game::Game& game);
/// Its definition, where it is, what lies on it, how its numbers come about, and what its abilities wait for.
std::vector<Section> inspect_component(const game::Game& game, kernel::ComponentId id);
/// The stack of what is resolving, innermost first, each with its locals; then what lasts or waits, and the
/// game's globals.
std::vector<Section> inspect_stack(const game::Game& game);
std::vector<Section> inspect_random(const game::Game& game);
/// The answers so far, and the hash of the position.
std::vector<Section> inspect_journal(game::Game& game);

/// How many numbers have been drawn since the game's seed was set; nothing when that is not to be found out.
std::optional<std::uint32_t> draws_so_far(const game::Game& game);

/// The sections as one text, for the clipboard.
std::string as_text(const std::vector<Section>& sections);

}  // namespace misk::ui
