// Settings of packs: from the player's wishes to the values in a game.
#pragma once
#include <string>
#include <vector>

#include "content/setting.hpp"
#include "game/game.hpp"
#include "store/pack_config.hpp"

namespace misk::game {

/// A setting of a loaded pack. Valid as long as the library.
struct PackSetting {
  const content::Pack* pack = nullptr;
  const content::Setting* setting = nullptr;
  /// "pack:id", the form in Setup::settings and scripts.
  std::string name() const { return pack->id() + ":" + setting->id; }
};

/// The settings of the packs that take part in games of `game` ("" for all), sorted by pack.
std::vector<PackSetting> pack_settings(const content::Library& library, const std::string& game = "");

/// Finds the setting `name` ("pack:id"), and checks that `value`, if given, is one of its values. Throws
/// SetupError with `where` before the message ("--set").
PackSetting find_setting(const std::vector<PackSetting>& settings, const std::string& name,
                         const std::string* value, const std::string& where);

/// The settings of a game: for every setting of its packs the value in `wanted`, or else the default. Throws
/// SetupError for an error in `wanted`.
std::map<std::string, std::string> settle_settings(const content::Library& library, const std::string& game,
                                                   const std::map<std::string, std::string>& wanted);

/// Adds the player's saved settings to a set-up that does not give them itself. Unusable ones are left out
/// and reported, as faults of the file store::pack_config_file().
void add_remembered(Setup& setup, const content::Library& library, const std::string& game,
                    const store::PackSettings& kept, content::Diagnostics& diagnostics);

/// Removes settings from a set-up that the present packs do not have. Returns a line for each.
std::vector<std::string> drop_unknown_settings(Setup& setup, const content::Library& library,
                                               const std::string& game);

}  // namespace misk::game
