// Checks the options of a set-up against those of the game.
#pragma once
#include <map>
#include <string>

#include "catalog/catalog.hpp"

namespace misk::game {

/// Throws SetupError if the scenario or campaign has no option of one of these names.
void check_option_names(Scripts& scripts, const std::string& scenario,
                        const std::map<std::string, std::string>& options);
/// Throws SetupError if a value is not offered by the game. Options with open = true are left to the game.
void check_option_values(Scripts& scripts, const std::string& scenario,
                         const std::map<std::string, std::string>& options);

}  // namespace misk::game
