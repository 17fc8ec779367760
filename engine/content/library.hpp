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

/// A folder to look for packs in, a pack's folder or a .zip, and whose it is.
struct PackRoot {
  std::string path;
  Origin origin = Origin::bundled;
};

/// Where packs are looked for, and which of them are wanted.
struct PackRoots {
  PackRoots() = default;
  PackRoots(std::vector<PackRoot> from) : roots(std::move(from)) {}
  /// All of what is there.
  PackRoots(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) roots.push_back({path, Origin::bundled});
  }
  PackRoots(std::initializer_list<std::string> paths) : PackRoots(std::vector<std::string>(paths)) {}

  std::vector<PackRoot> roots;
  std::set<std::string> off;  ///< ids that are not loaded; a pack of a named root is loaded all the same
  bool needed_only = false;   ///< of the user's packs only those that the others require
};

/// A pack that is there and is not among those that are played.
struct LeftOut {
  enum class Why { off, broken, left_out };
  Why why = Why::off;
  std::optional<Manifest> manifest;  ///< none when it cannot be read
  std::string root, inner;           ///< as in Pack
  Origin origin = Origin::bundled;
  std::string reason;  ///< FILE:LINE: what is wrong, and the mend; "" when it is off

  std::string id() const { return manifest ? manifest->id : ""; }
};

/// The packs that can be played together, each after everything it depends on.
struct Library {
  std::vector<Pack> packs;        ///< by depth of dependency, then id
  std::vector<LeftOut> left_out;  ///< in the order in which they were found

  /// The pack of that id, or nullptr. Lives as long as the library is not changed.
  const Pack* find(std::string_view id) const;
  /// The same among those left out.
  const LeftOut* find_left_out(std::string_view id) const;
};

/// How far below a root a pack.yaml is looked for.
inline constexpr int kSearchDepth = 3;

/// Where a pack is: a folder or a .zip, and the folder inside that ("" for the top).
struct PackPlace {
  std::string root, inner;
  Origin origin = Origin::bundled;
  std::optional<Diagnostic> trouble;  ///< a .zip that cannot be opened, and why
};

/// Every place below the roots that has a pack.yaml, each once, in the order of the roots and then by name,
/// and every .zip that cannot be opened. A place that a named root has, too, is named. Of a root of the
/// user's it is no fault to be empty.
std::vector<PackPlace> find_packs(const std::vector<PackRoot>& roots, Diagnostics& diagnostics);

/// Loads every pack under `roots`: each a pack's folder, a .zip, or a folder with packs somewhere inside.
///
/// Never throws for what is in the files: a pack that is wrong, lacks a dependency, is in a cycle or in a
/// conflict is left out with those that need it, one error says why, and the rest load. Of two packs with one
/// id the first root's stays; that a named pack is there instead of the user's, and what is left out because
/// the player turned something off, is said in `left_out` alone. The result depends on the files and the
/// order of roots, not on the machine.
Library load_packs(const PackRoots& roots, std::vector<Diagnostic>& diagnostics);

}  // namespace misk::content
