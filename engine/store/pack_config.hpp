// Which packs the player has turned off, and where catalogues are: packs.yaml in the folder of settings.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::store {

inline constexpr int kPackConfigSchema = 1;

struct PackConfig {
  std::vector<std::string> off;         ///< ids of packs, sorted
  std::vector<std::string> catalogues;  ///< folders with an index.yaml, in the order in which they were added

  bool operator==(const PackConfig&) const = default;
  bool is_off(const std::string& id) const;
  void set_off(const std::string& id, bool is_off);
};

/// Reads it. No file (or "") is an empty one. What is wrong with a file is added to `diagnostics`, and then
/// nothing in it counts: everything is on.
PackConfig read_pack_config(const std::string& file, content::Diagnostics& diagnostics);

/// Reads it, lets `change` change it, and writes it. Throws content::ContentError, and has then changed
/// nothing, where there is something wrong with the file or it cannot be written.
void change_pack_config(const std::string& file, const std::function<void(PackConfig&)>& change);

}  // namespace misk::store
