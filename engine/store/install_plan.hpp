// A plan for installing packs, which is shown before it is carried out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/installed.hpp"

namespace misk::store {

/// A dependency of a pack, and its state.
struct Need {
  enum class State { there, comes_along, off, missing, other_version };
  content::Dependency what;
  State state = State::missing;
  std::string version;  ///< the version that is installed or comes along
};

/// One pack to install.
struct PlanItem {
  enum class Change { fresh, update, downgrade, same, other_content };
  content::Pack pack;
  Change change = Change::fresh;
  std::string from;                         ///< the source file or folder
  std::optional<content::Manifest> before;  ///< the pack that it replaces
  bool other_authors = false;               ///< than `before`
  bool is_asked = true;                     ///< asked for by name, and not only needed by another
  std::string target;                       ///< the file to write
  std::vector<Need> needs;
  std::vector<std::string> conflicts;  ///< ids of played packs that conflict with it
  std::vector<std::string> breaks;     ///< ids of played packs that need another version of it

  /// True if a file is written for it.
  bool is_new() const { return change != Change::same; }
};

struct InstallPlan {
  std::vector<PlanItem> items;       ///< each after the packs it needs
  std::vector<std::string> turn_on;  ///< ids that are off now, sorted

  bool does_something() const;
};

/// Plans the installation of every pack in these files and folders, of packs of catalogues by name (ID or
/// ID@VERSION), and of the packs they need from catalogues. Throws content::ContentError if a pack cannot be
/// loaded, has the id of a bundled pack, or if versions do not go together.
InstallPlan plan_install(const std::vector<std::string>& paths, const std::vector<std::string>& names,
                         const Present& present);

/// Describes one item, a line each: the pack, its source, and the packs it replaces, overrides and needs. For
/// the terminal and the table alike. The first line is the title.
std::vector<std::string> describe(const PlanItem& item);

/// Carries a plan out, pack by pack, each whole or not at all. Removes what a killed call has left behind.
/// All its packs are on afterwards. Throws content::ContentError, which names the packs already installed if
/// there are any.
void install(const InstallPlan& plan, const Present& present, const std::string& config_file);

}  // namespace misk::store
