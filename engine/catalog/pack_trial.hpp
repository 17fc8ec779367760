// Loads packs as a game would, to find out what they contain and whether their scripts run.
#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "store/install_plan.hpp"

namespace misk::game {

/// The number of declarations of each kind in a pack: "asset" 12, "scenario" 1, "deck" 2.
struct PackContents {
  std::map<std::string, int> kinds;

  /// "12 assets, 1 deck, 1 scenario"; "nothing that can be counted" if it has none.
  std::string to_string() const;
};

struct PackTrial {
  std::map<std::string, PackContents> contents;  // by id, for packs that load
  std::map<std::string, std::string> left_out;   // by id, for packs that do not load: the reason
  std::map<std::string, std::vector<std::string>>
      changes;                         // by id: names of other packs' things that it redefines, in words
  std::vector<script::Report> errors;  // of scripts
  bool unknown =
      false;  // true: the scripts of a game fail even without these packs, so nothing is known of them
};

/// Loads all packs of `roots` and runs the scripts of the games that the packs `ids` belong to.
PackTrial try_packs(const content::PackRoots& roots, const std::vector<std::string>& ids);
/// The same for packs that are already read.
PackTrial try_packs(const Catalog& catalog, const std::vector<std::string>& ids);

/// Tries the packs of a plan together with all others, as they would be after installation.
PackTrial try_plan(content::PackRoots roots, const store::InstallPlan& plan);
/// The plan's description of one pack (store::describe), and the pack's contents.
std::vector<std::string> describe(const store::PlanItem& item, const PackTrial& trial);

/// A number with its noun: "1 body", "2 bodies", "3 dark places".
std::string counted(int count, const std::string& kind);

}  // namespace misk::game
