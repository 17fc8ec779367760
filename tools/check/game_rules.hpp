// The rules of the games, listed in rules.yaml of their packs. Tests name them by id.
#pragma once
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::cli {

struct GameRule {
  std::string id, game, tier, where, text;
  bool example = false;
  std::vector<std::string> tests;  // tests that prove it
};

/// The rules of every game pack. Throws content::ContentError for a faulty list.
std::vector<GameRule> read_game_rules(const game::Catalog& catalog);

}  // namespace misk::cli
