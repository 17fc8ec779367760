#include "store/pack_config.hpp"

#include <algorithm>
#include <filesystem>

#include "content/manifest.hpp"
#include "content/mount.hpp"
#include "content/reader.hpp"
#include "content/value.hpp"
#include "content/yaml_writer.hpp"
#include "store/file_lock.hpp"
#include "store/write_file.hpp"

namespace misk::store {

namespace {

constexpr std::uint64_t kLargest = std::uint64_t{1} << 20;

// Reads the ids of packs in `key`, off or on.
void read_ids(const content::Value& value, const std::string& key, PackConfig& config) {
  for (const content::Value& item : value.items(key)) {
    const std::string& id = item.text("a pack that is " + key);
    if (!content::is_id(id)) {
      item.fail(content::in_quotes(id) + " is not the id of a pack", "write an id that misk list packs shows",
                "bad-id");
    }
    if (config.is_off(id) || config.is_on(id))
      item.fail(content::in_quotes(id) + " stands here twice", "keep one", "duplicate-id");
    config.set_off(id, key == "off");
  }
}

void set(std::vector<std::string>& sorted, const std::string& id, bool is_in) {
  const auto at = std::lower_bound(sorted.begin(), sorted.end(), id);
  const bool is_there = at != sorted.end() && *at == id;
  if (is_in && !is_there) sorted.insert(at, id);
  if (!is_in && is_there) sorted.erase(at);
}

void read_catalogues(const content::Value& value, PackConfig& config) {
  for (const content::Value& item : value.items("catalogues")) {
    const std::string& folder = item.text("a catalogue");
    if (!folder.starts_with('/')) {
      item.fail(content::in_quotes(folder) + " is not a folder's whole path",
                "write it from / on, or use misk catalogue add", "bad-path");
    }
    config.catalogues.push_back(folder);
  }
}

void read_settings(const content::Value& value, PackConfig& config) {
  const auto id_of = [](const content::Value& key, const std::string& what) {
    const std::string& id = key.text(what);
    if (!content::is_id(id))
      key.fail(content::in_quotes(id) + " is not the id of " + what, "write one that misk settings shows",
               "bad-id");
    return id;
  };
  for (const auto& [pack, settings] : value.entries("settings")) {
    const std::string id = id_of(pack, "a pack");
    for (const auto& [setting, held] : settings.entries("the settings of " + id)) {
      const std::string name = id_of(setting, "a setting");
      config.set(id, name, held.text(name));
    }
  }
}

std::string to_yaml(const PackConfig& config) {
  content::YamlWriter out;
  out.comment(
      "Packs of Miskatonic: which are off, what is set of them, and where catalogues are. Written by misk");
  out.comment("and its table, and yours to change.");
  out.begin_map();
  out.plain("schema");
  out.number(kPackConfigSchema);
  for (const auto& [key, ids] : {std::pair("off", &config.off), std::pair("on", &config.on)}) {
    if (ids->empty()) continue;
    out.plain(key);
    out.begin_list(content::YamlWriter::Form::one_line);
    for (const std::string& pack : *ids) out.plain(pack);
    out.end_list();
  }
  if (!config.catalogues.empty()) {
    out.plain("catalogues");
    out.begin_list();
    for (const std::string& folder : config.catalogues) out.quoted(folder);
    out.end_list();
  }
  if (!config.settings.empty()) {
    out.plain("settings");
    out.begin_map();
    for (const auto& [pack, settings] : config.settings) {
      out.plain(pack);
      out.begin_map();
      for (const auto& [setting, value] : settings) {
        out.plain(setting);
        out.plain(value);
      }
      out.end_map();
    }
    out.end_map();
  }
  out.end_map();
  return out.finish();
}

}  // namespace

bool PackConfig::is_off(const std::string& id) const {
  return std::binary_search(off.begin(), off.end(), id);
}

bool PackConfig::is_on(const std::string& id) const {
  return std::binary_search(on.begin(), on.end(), id);
}

void PackConfig::set_off(const std::string& id, bool is_off) {
  store::set(off, id, is_off);
  store::set(on, id, !is_off);
}

void PackConfig::set(const std::string& pack, const std::string& setting, const std::string& value) {
  if (!value.empty()) {
    settings[pack][setting] = value;
  } else if (const auto known = settings.find(pack); known != settings.end()) {
    known->second.erase(setting);
    if (known->second.empty()) settings.erase(known);
  }
}

PackConfig read_pack_config(const std::string& file, content::Diagnostics& diagnostics) {
  std::error_code error;
  if (file.empty() || !std::filesystem::exists(file, error)) return {};
  PackConfig config;
  try {
    const content::Value root = content::parse_yaml(content::read_disk_file(file, kLargest), file);
    if (root.is_null()) return {};
    content::Reader reader(root, "the list of packs", diagnostics);
    reader.required("schema", [](const content::Value& value) {
      if (value.integer("schema", 1, 1'000'000) != kPackConfigSchema) {
        value.fail("this misk reads schema 1", "update misk, or write schema: 1", "bad-schema");
      }
    });
    reader.optional("off", [&](const content::Value& value) { read_ids(value, "off", config); });
    reader.optional("on", [&](const content::Value& value) { read_ids(value, "on", config); });
    reader.optional("settings", [&](const content::Value& value) { read_settings(value, config); });
    reader.optional("catalogues", [&](const content::Value& value) { read_catalogues(value, config); });
    if (reader.finish()) return config;
  } catch (const content::ContentError& trouble) {
    diagnostics.push_back(trouble.diagnostic());
  }
  return {};
}

void change_pack_config(const std::string& file, const std::function<void(PackConfig&)>& change) {
  if (file.empty()) {
    throw content::ContentError({content::Severity::error, "packs.yaml", 0, 0,
                                 "there is no folder to keep it in", "set HOME or XDG_CONFIG_HOME",
                                 "unwritable"});
  }
  const FolderLock lock(std::filesystem::path(file).parent_path().string());
  content::Diagnostics diagnostics;
  PackConfig config = read_pack_config(file, diagnostics);
  if (!diagnostics.empty()) throw content::ContentError(diagnostics.front());
  const PackConfig before = config;
  change(config);
  if (config != before) write_whole(file, to_yaml(config));
}

}  // namespace misk::store
