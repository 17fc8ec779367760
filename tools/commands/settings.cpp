// misk settings: the player's settings of packs.
#include <cstdio>

#include "commands/commands.hpp"
#include "content/option.hpp"
#include "content/suggest.hpp"
#include "game/settings.hpp"
#include "store/folders.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;
using content::Setting;

struct SettingsOptions {
  std::string pack;
  std::vector<std::string> set, reset;
  bool json = false;
};

void tell(const content::Diagnostics& diagnostics) {
  for (const auto& each : diagnostics) std::fprintf(stderr, "warning: %s\n", each.to_line().c_str());
}

std::string values_of(const Setting& setting) {
  if (setting.type == Setting::Type::boolean) return "true, false";
  if (setting.type == Setting::Type::number)
    return std::to_string(setting.min) + " to " + std::to_string(setting.max);
  std::string list;
  for (const Setting::Choice& each : setting.choices) list += (list.empty() ? "" : ", ") + each.value;
  return list;
}

/// A value as JSON: true, 3, "calm".
Json json_of(const Setting& setting, const std::string& value) {
  if (setting.type == Setting::Type::boolean) return value == "true";
  if (setting.type == Setting::Type::number) return text::whole_number<long>(value).value_or(0);
  return value;
}

int settings(const SettingsOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  const auto all = game::pack_settings(catalog->library());
  if (!options.pack.empty() && !catalog->library().find(options.pack)) {
    std::vector<std::string> ids;
    for (const content::Pack& pack : catalog->library().packs) ids.push_back(pack.id());
    throw Wrong("no pack '" + options.pack + "'; " +
                content::did_you_mean(options.pack, ids, "misk list packs shows those that are loaded"));
  }
  // If a pack is named, settings may be given without its name.
  const auto name_of = [&](const std::string& key, const std::string& where) {
    const bool whole = options.pack.empty() || key.find('.') != std::string::npos;
    return setting_name(whole ? key : options.pack + "." + key, where);
  };
  std::vector<std::pair<game::PackSetting, std::string>> changes;
  for (const content::Option& option : content::parse_options(options.set, "--set")) {
    const auto setting = game::find_setting(all, name_of(option.key, "--set"), &option.value, "--set");
    changes.emplace_back(setting, option.value);
  }
  for (const std::string& key : options.reset) {
    changes.emplace_back(game::find_setting(all, name_of(key, "--reset"), nullptr, "--reset"), "");
  }
  if (!changes.empty())
    store::change_pack_config(store::pack_config_file(), [&](store::PackConfig& config) {
      for (const auto& [each, value] : changes) config.set(each.pack->id(), each.setting->id, value);
    });

  game::Setup now;
  content::Diagnostics diagnostics;
  game::add_remembered(now, catalog->library(), "", pack_config().settings, diagnostics);
  tell(diagnostics);
  Json document = Json::array();
  std::vector<std::vector<std::string>> rows;
  for (const game::PackSetting& each : all) {
    if (!options.pack.empty() && each.pack->id() != options.pack) continue;
    const Setting& setting = *each.setting;
    const auto own = now.settings.find(each.name());
    const std::string& value = own == now.settings.end() ? setting.usual : own->second;
    Json row = {{"pack", each.pack->id()},
                {"id", setting.id},
                {"title", setting.title},
                {"description", setting.description},
                {"type", std::string(content::to_string(setting.type))},
                {"value", json_of(setting, value)},
                {"default", json_of(setting, setting.usual)}};
    if (setting.type == Setting::Type::choice) {
      row["choices"] = Json::array();
      for (const Setting::Choice& choice : setting.choices)
        row["choices"].push_back({{"value", choice.value}, {"title", choice.title}});
    } else if (setting.type == Setting::Type::number) {
      row["min"] = setting.min;
      row["max"] = setting.max;
    }
    document.push_back(std::move(row));
    rows.push_back(
        {each.pack->id() + "." + setting.id, value, setting.usual, values_of(setting), setting.title});
  }
  if (options.json)
    print_json(document);
  else if (rows.empty())
    std::printf("%s\n", options.pack.empty() ? "No loaded pack has settings."
                                             : ("The pack '" + options.pack + "' has no settings.").c_str());
  else
    print_table({"SETTING", "VALUE", "USUALLY", "VALUES", "TITLE"}, rows);
  return kDone;
}

}  // namespace

void check_settings(const game::Setup& setup, const game::Catalog& catalog, const std::string& game) {
  const auto all = game::pack_settings(catalog.library(), game);
  for (const auto& [name, value] : setup.settings) game::find_setting(all, name, &value, "--set");
}

void remember_settings(game::Setup& setup, const game::Catalog& catalog, const std::string& game) {
  content::Diagnostics diagnostics;
  game::add_remembered(setup, catalog.library(), game, pack_config().settings, diagnostics);
  tell(diagnostics);
}

void tell_dropped_settings(game::Save& save, const game::Catalog& catalog) {
  for (const std::string& line : game::drop_unknown_settings(save.setup, catalog.library(), save.game))
    std::fprintf(stderr, "warning: %s; the usual value counts\n", line.c_str());
}

void add_settings(Command& app, Shared& shared) {
  auto options = std::make_shared<SettingsOptions>();
  Command* command = subcommand(app, shared, "settings", "Shows and changes what is set of packs",
                                "misk settings innsmouth_nights --set storm=true");
  command->add_option("pack", options->pack, "of this pack only")->type_name("PACK");
  command
      ->add_option("--set", options->set,
                   "sets it for the games to come; with a pack named ID=VALUE is enough")
      ->type_name("PACK.ID=VALUE")
      ->allow_extra_args(false);
  command->add_option("--reset", options->reset, "makes it as usual again")
      ->type_name("PACK.ID")
      ->allow_extra_args(false);
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return settings(*options, shared); }; });
}

}  // namespace misk::cli
