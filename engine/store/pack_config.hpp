// Which packs the player has turned off, what is set of packs, and where catalogues are: packs.yaml in the
// folder of settings.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::store {

inline constexpr int kPackConfigSchema = 1;

/// What is set of packs, as text: pack -> setting -> value.
using PackSettings = std::map<std::string, std::map<std::string, std::string>>;

struct PackConfig {
  std::vector<std::string> off;         ///< ids of packs, sorted
  std::vector<std::string> catalogues;  ///< folders with an index.yaml, in the order in which they were added
  PackSettings settings;                ///< of packs that are not there, too

  bool operator==(const PackConfig&) const = default;
  bool is_off(const std::string& id) const;
  void set_off(const std::string& id, bool is_off);
  /// Sets a setting of a pack; "": as usual again.
  void set(const std::string& pack, const std::string& setting, const std::string& value);
};

/// Reads it. No file (or "") is an empty one. What is wrong with a file is added to `diagnostics`, and then
/// nothing in it counts: everything is on.
PackConfig read_pack_config(const std::string& file, content::Diagnostics& diagnostics);

/// Reads it, lets `change` change it, and writes it. Throws content::ContentError, and has then changed
/// nothing, where there is something wrong with the file or it cannot be written.
void change_pack_config(const std::string& file, const std::function<void(PackConfig&)>& change);

}  // namespace misk::store
