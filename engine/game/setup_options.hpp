// Whether the options of a set-up are ones that the game knows.
#pragma once
#include "game/game.hpp"
#include "game/view.hpp"

namespace misk::game {

/// Throws SetupError where the scenario or campaign has no option of one of these names.
void check_option_names(Scripts& scripts, const std::string& scenario,
                        const std::map<std::string, std::string>& options);
/// Throws SetupError where one of them has a value that the game does not offer; options that say open = true
/// the game judges itself.
void check_option_values(Scripts& scripts, const std::string& scenario,
                         const std::map<std::string, std::string>& options);

}  // namespace misk::game
