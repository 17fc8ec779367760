// The packs on this machine, their origin, and whether misk installed them and may remove them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/library.hpp"
#include "store/catalogues.hpp"
#include "store/pack_config.hpp"

namespace misk::store {

/// The state of this machine: the packs (bundled and the player's own), the packs that are off, and the
/// catalogues. It holds references; they must outlive it.
struct Present {
  const content::Library& library;
  const PackConfig& config;
  const Catalogues& catalogues;
  std::string packs_folder;  ///< "" without a home
};

/// A pack on this machine, played or left out.
struct Known {
  const content::Manifest* manifest = nullptr;
  std::string root, inner;
  content::Origin origin = content::Origin::bundled;
  std::optional<std::uint64_t> hash;  ///< set for a played pack; hash_of() reads it for others

  explicit operator bool() const { return manifest != nullptr; }
};

/// Every pack with a readable manifest: bundled ones first, then the player's own, then named ones; in each
/// group the played packs first.
std::vector<Known> all_known(const content::Library& library);
/// The first pack of all_known with that id.
Known find_known(const content::Library& library, const std::string& id);
/// The first of the player's own packs with that id.
Known find_own(const content::Library& library, const std::string& id);
/// A pack's content hash, read from disk if necessary; none if the pack cannot be loaded.
std::optional<std::uint64_t> hash_of(const Known& known);
/// True if a pack of that id exists and is off.
bool is_there_and_off(const content::Library& library, const std::string& id);

/// Compares the pack on this machine with a pack of a catalogue: "installed", "update from 1.0.0", "comes
/// with misk" and so on; "" if it is not here.
std::string state_of(const content::Library& library, const content::Manifest& offered);

/// The ids of played packs that need `id`, directly or not, sorted.
std::vector<std::string> dependents(const content::Library& library, const std::string& id);
/// The packs that `id` needs, directly or not, and that are off, sorted.
std::vector<std::string> needs_that_are_off(const content::Library& library, const std::string& id);

/// Throws content::ContentError: the request for one of the player's own packs is impossible.
[[noreturn]] void cannot_install(const std::string& file, const std::string& message,
                                 const std::string& mend);

/// The file of one of the player's own packs, to replace or remove it. Throws content::ContentError if misk
/// did not install it: a folder, a link, or a .zip of several packs.
std::string own_file(const Known& known, const std::string& packs_folder);

/// A pack to remove, and the packs that need it.
struct Removal {
  std::string id, title, version, file;
  std::vector<std::string> needed_by;
};

/// Throws content::ContentError if the pack does not exist or misk did not install it.
Removal plan_removal(const std::string& id, const Present& present);
/// Removes the file, and the pack's entry among those that are off. Throws content::ContentError.
void remove_pack(const Removal& removal, const Present& present, const std::string& config_file);

}  // namespace misk::store
