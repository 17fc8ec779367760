// The file packs.yaml in the folder of settings: packs that the player turned off, settings of packs, and the
// places of catalogues.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::store {

inline constexpr int kPackConfigSchema = 1;

/// Settings of packs, as text: pack -> setting -> value.
using PackSettings = std::map<std::string, std::map<std::string, std::string>>;

struct PackConfig {
  std::vector<std::string> off;         ///< ids of packs, sorted
  std::vector<std::string> on;          ///< ids of packs that were turned on: some start off; sorted
  std::vector<std::string> catalogues;  ///< folders with an index.yaml, in the order of adding
  PackSettings settings;                ///< also of packs that are not installed

  bool operator==(const PackConfig&) const = default;
  bool is_off(const std::string& id) const;
  bool is_on(const std::string& id) const;
  void set_off(const std::string& id, bool is_off);
  /// Sets a setting of a pack; "" restores the default.
  void set(const std::string& pack, const std::string& setting, const std::string& value);
};

/// Reads the file. A missing file (or "") counts as empty. Faults are added to `diagnostics`; then the whole
/// file is ignored, so all packs are on.
PackConfig read_pack_config(const std::string& file, content::Diagnostics& diagnostics);

/// Reads the file, lets `change` change it, and writes it. Throws content::ContentError, without changing
/// anything, if the file is faulty or cannot be written.
void change_pack_config(const std::string& file, const std::function<void(PackConfig&)>& change);

}  // namespace misk::store
