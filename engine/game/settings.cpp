#include "game/settings.hpp"

#include <algorithm>

#include "content/suggest.hpp"
#include "store/folders.hpp"
#include "text/joined.hpp"

namespace misk::game {

std::vector<PackSetting> pack_settings(const content::Library& library, const std::string& game) {
  std::vector<PackSetting> out;
  for (const content::Pack& pack : library.packs) {
    if (!plays(pack, game.empty() ? pack.manifest.game : game)) continue;
    for (const content::Setting& setting : pack.manifest.settings) out.push_back({&pack, &setting});
  }
  return out;
}

PackSetting find_setting(const std::vector<PackSetting>& settings, const std::string& name,
                         const std::string* value, const std::string& where) {
  const std::string pack = name.substr(0, name.find(':')),
                    id = name.substr(std::min(name.find(':') + 1, name.size()));
  std::vector<std::string> packs, ids;
  for (const PackSetting& each : settings) {
    if (each.name() == name) {
      const std::string why = value ? each.setting->refusal(*value) : "";
      if (!why.empty())
        throw SetupError(where + ": '" + *value + "' is no value of " + pack + "." + id + "; " + why);
      return each;
    }
    packs.push_back(each.pack->id());
    if (each.pack->id() == pack) ids.push_back(each.setting->id);
  }
  if (!ids.empty())
    throw SetupError(where + ": the pack '" + pack + "' has no setting '" + id + "'; " +
                     content::did_you_mean(id, ids, "it has " + text::joined(ids)));
  throw SetupError(where + ": no pack '" + pack + "' with settings takes part; " +
                   content::did_you_mean(pack, packs, "misk settings shows what can be set"));
}

std::map<std::string, std::string> settle_settings(const content::Library& library, const std::string& game,
                                                   const std::map<std::string, std::string>& wanted) {
  const auto all = pack_settings(library, game);
  for (const auto& [name, value] : wanted) find_setting(all, name, &value, "settings");
  std::map<std::string, std::string> out = wanted;
  for (const PackSetting& each : all) out.try_emplace(each.name(), each.setting->usual);
  return out;
}

void add_remembered(Setup& setup, const content::Library& library, const std::string& game,
                    const store::PackSettings& kept, content::Diagnostics& diagnostics) {
  for (const PackSetting& each : pack_settings(library, game)) {
    const auto pack = kept.find(each.pack->id());
    if (pack == kept.end()) continue;
    const auto value = pack->second.find(each.setting->id);
    if (value == pack->second.end()) continue;
    if (const std::string why = each.setting->refusal(value->second); !why.empty()) {
      diagnostics.push_back(
          {content::Severity::warning, store::pack_config_file(), 0, 0,
           "'" + value->second + "' is no value of " + each.pack->id() + "." + each.setting->id,
           "the usual one counts; " + why, "setting"});
      continue;
    }
    setup.settings.try_emplace(each.name(), value->second);
  }
}

std::vector<std::string> drop_unknown_settings(Setup& setup, const content::Library& library,
                                               const std::string& game) {
  std::vector<std::string> lines;
  const auto all = pack_settings(library, game);
  std::erase_if(setup.settings, [&](const auto& entry) {
    try {
      find_setting(all, entry.first, &entry.second, "the save's settings");
      return false;
    } catch (const SetupError& error) {
      lines.emplace_back(error.what());
      return true;
    }
  });
  return lines;
}

}  // namespace misk::game
