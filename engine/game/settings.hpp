// Settings of packs, from what players want to what a game is played with.
#pragma once
#include <string>
#include <vector>

#include "content/setting.hpp"
#include "game/game.hpp"
#include "store/pack_config.hpp"

namespace misk::game {

/// A setting of a loaded pack. Lives as long as the library.
struct PackSetting {
  const content::Pack* pack = nullptr;
  const content::Setting* setting = nullptr;
  /// "pack:id", as Setup::settings and scripts have it.
  std::string name() const { return pack->id() + ":" + setting->id; }
};

/// The settings of the packs that take part in games of `game` ("" for all), in the order of packs.
std::vector<PackSetting> pack_settings(const content::Library& library, const std::string& game = "");

/// The setting that `name` ("pack:id") means, and that `value` is one of its values, if given. Throws
/// SetupError with `where` before the message ("--set").
PackSetting find_setting(const std::vector<PackSetting>& settings, const std::string& name,
                         const std::string* value, const std::string& where);

/// What a game is played with: every setting of its packs, those in `wanted` as they say, the others as
/// usual. Throws SetupError for what is wrong in `wanted`.
std::map<std::string, std::string> settle_settings(const content::Library& library, const std::string& game,
                                                   const std::map<std::string, std::string>& wanted);

/// Adds to a set-up what the player has set before, where it says nothing itself. What cannot be used of that
/// is told, as of the file store::pack_config_file(), and left out.
void add_remembered(Setup& setup, const content::Library& library, const std::string& game,
                    const store::PackSettings& kept, content::Diagnostics& diagnostics);

/// Takes out of a set-up what the present packs cannot take. One line for each.
std::vector<std::string> drop_unknown_settings(Setup& setup, const content::Library& library,
                                               const std::string& game);

}  // namespace misk::game
