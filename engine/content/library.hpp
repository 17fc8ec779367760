#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/pack.hpp"

namespace misk::content {

/// The packs that can be played together, each after everything it depends on.
struct Library {
  std::vector<Pack> packs;  ///< by depth of dependency, then id

  /// The pack of that id, or nullptr. Lives as long as the library is not changed.
  const Pack* find(std::string_view id) const;
};

/// How far below a root a pack.yaml is looked for.
inline constexpr int kSearchDepth = 3;

/// Loads every pack under `roots`: each a pack's folder, a .zip, or a folder with packs somewhere inside.
///
/// Never throws for what is in the files: a pack that is wrong, lacks a dependency, is in a cycle or in a
/// conflict is left out with those that need it, one error says why, and the rest load. Of two packs with one
/// id the first root's stays. The result depends on the files and the order of roots, not on the machine.
Library load_packs(const std::vector<std::string>& roots, std::vector<Diagnostic>& diagnostics);

}  // namespace misk::content
