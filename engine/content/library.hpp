#pragma once

#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/pack.hpp"

namespace misk::content {

/// A place to look for packs (a folder, a pack's folder or a .zip), and its origin.
struct PackRoot {
  std::string path;
  Origin origin = Origin::bundled;
};

/// The places to look for packs, and the packs that are wanted.
struct PackRoots {
  PackRoots() = default;
  PackRoots(std::vector<PackRoot> from) : roots(std::move(from)) {}
  /// Loads all packs of these roots.
  PackRoots(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) roots.push_back({path, Origin::bundled});
  }
  PackRoots(std::initializer_list<std::string> paths) : PackRoots(std::vector<std::string>(paths)) {}

  std::vector<PackRoot> roots;
  std::set<std::string> off;  ///< ids that are not loaded; packs of a named root are loaded all the same
  std::set<std::string> on;   ///< ids that are loaded though their manifest says `starts_off`
  bool needed_only = false;   ///< load only those user's packs that other packs require
};

/// A pack that was found but is not played.
struct LeftOut {
  enum class Why { off, broken, left_out };
  Why why = Why::off;
  std::optional<Manifest> manifest;  ///< none when it cannot be read
  std::string root, inner;           ///< as in Pack
  Origin origin = Origin::bundled;
  std::string reason;  ///< FILE:LINE: the fault and how to fix it; "" if it is off

  std::string id() const { return manifest ? manifest->id : ""; }
};

/// The packs that can be played together, each after everything it depends on.
struct Library {
  std::vector<Pack> packs;        ///< by depth of dependency, then id
  std::vector<LeftOut> left_out;  ///< in the order in which they were found

  /// The pack of that id, or nullptr. Lives as long as the library is not changed.
  const Pack* find(std::string_view id) const;
  /// The pack of that id among those left out, or nullptr.
  const LeftOut* find_left_out(std::string_view id) const;
  /// Sets Pack::used_by of every library, once `packs` is complete.
  void note_users();
};

/// The number of levels below a root that are searched for a pack.yaml.
inline constexpr int kSearchDepth = 3;

/// The place of a pack: a folder or a .zip, and the folder inside it ("" for the top).
struct PackPlace {
  std::string root, inner;
  Origin origin = Origin::bundled;
  std::optional<Diagnostic> trouble;  ///< set if the .zip cannot be opened
};

/// Every place below the roots that has a pack.yaml, and every .zip that cannot be opened. Each comes once,
/// in the order of the roots and then by name. A place counts as named if a named root contains it. An empty
/// root of the user's is no fault.
std::vector<PackPlace> find_packs(const std::vector<PackRoot>& roots, Diagnostics& diagnostics);

/// Loads every pack under `roots`: each root is a pack's folder, a .zip, or a folder with packs somewhere
/// inside.
///
/// Never throws because of a file's content. A pack is left out if it is faulty, lacks a dependency, or is in
/// a cycle or a conflict. The packs that need it are left out too, one error gives the reason, and the rest
/// load. If two packs have the same id, the first root's is kept. Two reasons appear in `left_out` only: a
/// named pack replaced the user's, and the player turned something off. The result depends on the files and
/// the order of the roots, not on the machine.
Library load_packs(const PackRoots& roots, std::vector<Diagnostic>& diagnostics);

}  // namespace misk::content
