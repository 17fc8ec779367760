// Brings a whole pack to the present API: its scripts and its manifest.
#pragma once
#include <string>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::cli {

struct ChangedFile {
  std::string path, before, after;  // the path in the pack
};

struct PackUpgrade {
  std::string game;
  std::vector<ChangedFile> files;
  content::Diagnostics told;           // what its author has to change, with lines as they are now
  content::Diagnostics told_after;     // the same with lines as they are after the changes
  std::vector<std::string> reminders;  // what no tool can find
};

/// The upgrade of the pack in the folder. `roots`: the folders of the bundled packs, which list the changes.
/// Nothing is written. Throws content::ContentError for a folder that is no pack.
PackUpgrade upgrade_pack(const std::string& folder, const std::vector<std::string>& roots);

}  // namespace misk::cli
