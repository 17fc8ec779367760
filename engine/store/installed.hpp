// The packs that are there, whose they are, and which of them misk has installed and may remove.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/library.hpp"
#include "store/catalogues.hpp"
#include "store/pack_config.hpp"

namespace misk::store {

/// What there is on this machine: the packs (bundled and the player's own), which are off, and what
/// catalogues offer. What it refers to outlives it.
struct Present {
  const content::Library& library;
  const PackConfig& config;
  const Catalogues& catalogues;
  std::string packs_folder;  ///< "" without a home
};

/// A pack that is there, played or left out.
struct Known {
  const content::Manifest* manifest = nullptr;
  std::string root, inner;
  content::Origin origin = content::Origin::bundled;
  std::optional<std::uint64_t> hash;  ///< of a pack that is played; of another one hash_of() reads it

  explicit operator bool() const { return manifest != nullptr; }
};

/// Every pack whose manifest could be read: bundled before the player's own before named ones, those that are
/// played before those left out.
std::vector<Known> all_known(const content::Library& library);
/// The first of them with that id.
Known find_known(const content::Library& library, const std::string& id);
/// The first of the player's own with that id.
Known find_own(const content::Library& library, const std::string& id);
/// A pack's content hash, read from disk where it must be; none when it cannot be loaded.
std::optional<std::uint64_t> hash_of(const Known& known);
/// Is a pack of that id there, and off?
bool is_there_and_off(const content::Library& library, const std::string& id);

/// How what is there stands to a pack that a catalogue offers: "installed", "update from 1.0.0", "comes with
/// misk" and so on; "" when it is not there.
std::string state_of(const content::Library& library, const content::Manifest& offered);

/// The ids of packs that are played and need `id`, directly or not, sorted.
std::vector<std::string> dependents(const content::Library& library, const std::string& id);
/// What `id` needs, directly or not, that is off, sorted.
std::vector<std::string> needs_that_are_off(const content::Library& library, const std::string& id);

/// Throws content::ContentError: what is asked of the player's own packs cannot be done.
[[noreturn]] void cannot_install(const std::string& file, const std::string& message,
                                 const std::string& mend);

/// The file of one of the player's own packs, to be replaced or removed. Throws content::ContentError where
/// it was put there otherwise than by installing: a folder, a link, a .zip of several packs.
std::string own_file(const Known& known, const std::string& packs_folder);

/// What is to be removed, and who needs it.
struct Removal {
  std::string id, title, version, file;
  std::vector<std::string> needed_by;
};

/// Throws content::ContentError when there is no such pack, or misk has not installed it.
Removal plan_removal(const std::string& id, const Present& present);
/// Removes the file, and forgets that the pack was off. Throws content::ContentError.
void remove_pack(const Removal& removal, const Present& present, const std::string& config_file);

}  // namespace misk::store
