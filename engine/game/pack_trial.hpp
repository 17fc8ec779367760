// What packs hold, and whether their scripts run: found out by loading them as a game would.
#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "store/install_plan.hpp"

namespace misk::game {

/// How many things of each kind a pack declares: "asset" 12, "scenario" 1; "deck" among them.
struct PackContents {
  std::map<std::string, int> kinds;

  /// "12 assets, 1 deck, 1 scenario"; "nothing that can be counted" when it has none.
  std::string to_string() const;
};

struct PackTrial {
  std::map<std::string, PackContents> contents;  // by id, of packs that load
  std::map<std::string, std::string> left_out;   // by id, of packs that do not come as far as that: why
  std::map<std::string, std::vector<std::string>>
      changes;                         // by id: names of others that it declares anew, in words
  std::vector<script::Report> errors;  // of scripts
  bool unknown =
      false;  // the scripts of a game fail already without these packs, so nothing is known of them
};

/// Loads all packs of `roots` and runs the scripts of the games that the packs `ids` belong to.
PackTrial try_packs(const content::PackRoots& roots, const std::vector<std::string>& ids);
/// The same for packs that have been read.
PackTrial try_packs(const Catalog& catalog, const std::vector<std::string>& ids);

/// The packs of a plan with all that is there, as they would be when it is carried out.
PackTrial try_plan(content::PackRoots roots, const store::InstallPlan& plan);
/// What a plan says of one pack (store::describe), and what the pack holds.
std::vector<std::string> describe(const store::PlanItem& item, const PackTrial& trial);

/// A number and what is counted: "1 body", "2 bodies", "3 dark places".
std::string counted(int count, const std::string& kind);

}  // namespace misk::game
