// The rules of the games as their packs list them, in rules.yaml: tests name them by their ids.
#pragma once
#include <string>
#include <vector>

#include "game/catalog.hpp"

namespace misk::cli {

struct GameRule {
  std::string id, game, tier, where, text;
  bool example = false;
  std::vector<std::string> tests;  // that prove it
};

/// Those of every game pack. Throws content::ContentError for what is no list of rules.
std::vector<GameRule> read_game_rules(const game::Catalog& catalog);

}  // namespace misk::cli
