// What installing packs would do, shown before it is done.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/installed.hpp"

namespace misk::store {

/// What a pack needs, and how that stands.
struct Need {
  enum class State { there, comes_along, off, missing, other_version };
  content::Dependency what;
  State state = State::missing;
  std::string version;  ///< that is there or comes along
};

/// One pack that is to be installed.
struct PlanItem {
  enum class Change { fresh, update, downgrade, same, other_content };
  content::Pack pack;
  Change change = Change::fresh;
  std::string from;                         ///< the file or folder that it comes from
  std::optional<content::Manifest> before;  ///< the one whose place it takes
  bool other_authors = false;               ///< than those of `before`
  bool is_asked = true;                     ///< and not only needed by another
  std::string target;                       ///< the file that is written
  std::vector<Need> needs;
  std::vector<std::string> conflicts;  ///< ids of packs that are played and do not go with it
  std::vector<std::string> breaks;     ///< ids of packs that are played and need another version of it

  /// Is anything written for it?
  bool is_new() const { return change != Change::same; }
};

struct InstallPlan {
  std::vector<PlanItem> items;       ///< each after what it needs
  std::vector<std::string> turn_on;  ///< ids that are off now, sorted

  bool does_something() const;
};

/// Plans to install every pack in these files and folders, and packs of catalogues by name (ID or
/// ID@VERSION), with what they need from catalogues. Throws content::ContentError: for a pack that cannot be
/// loaded, one whose id a bundled pack has, and versions that do not go together.
InstallPlan plan_install(const std::vector<std::string>& paths, const std::vector<std::string>& names,
                         const Present& present);

/// What a plan says of one pack, a line each: what it is, where it comes from, what it replaces, overrides
/// and needs. For the terminal and the table alike; the first line is its title.
std::vector<std::string> describe(const PlanItem& item);

/// Carries a plan out, pack by pack, each whole or not at all; what a call that was killed has left is
/// removed. All of them are on then. Throws content::ContentError, which says what is installed already when
/// some of it is.
void install(const InstallPlan& plan, const Present& present, const std::string& config_file);

}  // namespace misk::store
