#include "store/installed.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "content/mount.hpp"
#include "content/suggest.hpp"
#include "store/file_lock.hpp"
#include "store/write_file.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;
using content::LeftOut;
using content::Origin;
using content::Pack;

// True for a .zip that lies directly in the folder and holds one pack.
bool is_own_zip(const std::string& root, const std::string& packs_folder) {
  std::error_code error;
  if (!fs::is_regular_file(fs::symlink_status(root, error))) return false;
  if (fs::path(root).parent_path() != fs::canonical(packs_folder, error)) return false;
  return content::find_packs_in_zip(root, content::kSearchDepth).size() == 1;
}

// A damaged .zip with that name. Its id can only be guessed from its name.
std::string damaged_zip(const std::string& id, const Present& present) {
  for (const LeftOut& each : present.library.left_out) {
    if (each.origin != Origin::user || each.manifest || fs::path(each.root).filename() != id + ".zip")
      continue;
    std::error_code error;
    if (fs::path(each.root).parent_path() == fs::canonical(present.packs_folder, error)) return each.root;
  }
  return "";
}

}  // namespace

void cannot_install(const std::string& file, const std::string& message, const std::string& mend) {
  throw content::ContentError({content::Severity::error, file, 0, 0, message, mend, "install"});
}

std::vector<Known> all_known(const content::Library& library) {
  std::vector<Known> out;
  for (const Pack& pack : library.packs) {
    out.push_back({&pack.manifest, pack.root, pack.inner, pack.origin, pack.hash});
  }
  for (const LeftOut& each : library.left_out) {
    if (each.manifest) out.push_back({&*each.manifest, each.root, each.inner, each.origin, {}});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Known& a, const Known& b) { return a.origin < b.origin; });
  return out;
}

Known find_known(const content::Library& library, const std::string& id) {
  for (Known& each : all_known(library)) {
    if (each.manifest->id == id) return each;
  }
  return {};
}

Known find_own(const content::Library& library, const std::string& id) {
  for (Known& each : all_known(library)) {
    if (each.origin == Origin::user && each.manifest->id == id) return each;
  }
  return {};
}

std::optional<std::uint64_t> hash_of(const Known& known) {
  if (known.hash) return known.hash;
  content::Diagnostics ignored;
  const std::optional<Pack> pack = content::load_pack(known.root, known.inner, ignored);
  return pack ? std::optional(pack->hash) : std::nullopt;
}

bool is_there_and_off(const content::Library& library, const std::string& id) {
  return std::any_of(library.left_out.begin(), library.left_out.end(),
                     [&](const LeftOut& each) { return each.why == LeftOut::Why::off && each.id() == id; });
}

std::string state_of(const content::Library& library, const content::Manifest& offered) {
  const Known known = find_known(library, offered.id);
  if (!known) return "";
  if (known.origin == Origin::bundled) return "comes with misk";
  const content::SemVer& there = known.manifest->version;
  if (there == offered.version) return "installed";
  return (there < offered.version ? "update from " : "installed, newer: ") + there.to_string();
}

std::vector<std::string> dependents(const content::Library& library, const std::string& id) {
  std::set<std::string> gone{id};
  for (const Pack& pack : library.packs) {  // sorted: each pack after the packs it needs
    const auto& needs = pack.manifest.required;
    const auto is_gone = [&](const content::Dependency& need) { return gone.contains(need.id); };
    if (std::any_of(needs.begin(), needs.end(), is_gone)) gone.insert(pack.id());
  }
  gone.erase(id);
  return {gone.begin(), gone.end()};
}

std::vector<std::string> needs_that_are_off(const content::Library& library, const std::string& id) {
  std::set<std::string> seen{id}, off;
  std::vector<std::string> queue{id};
  while (!queue.empty()) {
    const Known known = find_known(library, queue.back());
    queue.pop_back();
    if (!known) continue;
    for (const content::Dependency& need : known.manifest->required) {
      if (!seen.insert(need.id).second) continue;
      if (is_there_and_off(library, need.id)) off.insert(need.id);
      queue.push_back(need.id);
    }
  }
  return {off.begin(), off.end()};
}

std::string own_file(const Known& known, const std::string& packs_folder) {
  if (is_own_zip(known.root, packs_folder)) return known.root;
  cannot_install(known.root, "the pack '" + known.manifest->id + "' was put there by hand, not installed",
                 "move it away yourself; misk touches only what it has installed");
}

Removal plan_removal(const std::string& id, const Present& present) {
  const Known own = find_own(present.library, id);
  if (!own) {
    if (const std::string file = damaged_zip(id, present); !file.empty()) return {id, "", "", file, {}};
    if (find_known(present.library, id)) {
      cannot_install(id, "this pack comes with misk and cannot be removed",
                     "turn it off with misk disable " + id);
    }
    std::vector<std::string> ids;
    for (const Known& each : all_known(present.library)) {
      if (each.origin == Origin::user) ids.push_back(each.manifest->id);
    }
    cannot_install(id, "no pack of that id is installed",
                   content::did_you_mean(id, ids, "see misk list packs"));
  }
  return {id, own.manifest->title, own.manifest->version.to_string(), own_file(own, present.packs_folder),
          dependents(present.library, id)};
}

void remove_pack(const Removal& removal, const Present& present, const std::string& config_file) {
  {
    const FolderLock lock(present.packs_folder);
    remove_leftovers(present.packs_folder);
    std::error_code error;
    fs::remove(removal.file, error);
    if (error)
      cannot_install(removal.file, "cannot be removed: " + error.message(), "check the rights of its folder");
  }
  if (present.config.is_off(removal.id)) {
    change_pack_config(config_file, [&](PackConfig& config) { config.set_off(removal.id, false); });
  }
}

}  // namespace misk::store
