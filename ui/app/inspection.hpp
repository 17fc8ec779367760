// The inspector's texts about a game. They show everything, also hidden cards, and change nothing.
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

/// A component and those attached to it.
struct ComponentNode {
  kernel::ComponentId id = 0;
  std::string label;  // name, number, counters and flags
  std::vector<ComponentNode> attached;
};

struct ZoneNode {
  std::string label;
  std::vector<ComponentNode> components;
};

/// Every zone that is not empty, with its components in order.
std::vector<ZoneNode> inspect_zones(const game::Game& game);
/// A component's definition, place, attachments, explained numbers, and abilities with their conditions.
std::vector<Section> inspect_component(const game::Game& game, kernel::ComponentId id);
/// The stack of resolving frames with their locals, innermost first; then lasting and waiting effects, and
/// the game's globals.
std::vector<Section> inspect_stack(const game::Game& game);
std::vector<Section> inspect_random(const game::Game& game);
/// The answers so far, and the hash of the position.
std::vector<Section> inspect_journal(game::Game& game);

/// The number of random draws since the game's seed was set; empty if it cannot be found out.
std::optional<std::uint32_t> draws_so_far(const game::Game& game);

/// The sections as one text, for the clipboard.
std::string as_text(const std::vector<Section>& sections);

}  // namespace misk::ui
