// A player's machine in a folder: bundled packs, installed packs, catalogues.
#pragma once
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "content/library.hpp"
#include "content/support.hpp"
#include "store/install_plan.hpp"
#include "temp_folder.hpp"

namespace misk::store::test {

using content::Diagnostics;
using content::testing::all;
using content::testing::manifest_text;
using content::testing::thrown;
using content::testing::ZipWriter;
using misk::test::Folder;

inline std::string slurp(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The names in a folder, including those that begin with a dot.
inline std::set<std::string> names_in(const std::string& folder) {
  std::set<std::string> out;
  std::error_code error;
  for (const auto& each : std::filesystem::directory_iterator(folder, error))
    out.insert(each.path().filename());
  return out;
}

class Machine {
 public:
  Machine() { pack("bundled/base", "base"); }

  /// A pack's folder with a script, so that versions differ in more than their manifests.
  void pack(const std::string& path, const std::string& id, const std::string& version = "1.0.0",
            const std::string& extra = "", const std::string& script = "-- a script\n") const {
    folder.spill(path + "/pack.yaml", manifest_text(id, version, extra));
    folder.spill(path + "/cards/card.lua", script);
  }
  /// Reads everything anew.
  const Present& present() {
    Diagnostics ignored;
    config = read_pack_config(config_file, ignored);
    content::PackRoots roots(std::vector<content::PackRoot>{{folder / "bundled", content::Origin::bundled}});
    if (std::filesystem::is_directory(packs)) roots.roots.push_back({packs, content::Origin::user});
    roots.off.insert(config.off.begin(), config.off.end());
    diagnostics.clear();
    library = content::load_packs(roots, diagnostics);
    catalogues = std::make_unique<Catalogues>(config.catalogues);
    there = std::make_unique<Present>(Present{library, config, *catalogues, packs});
    return *there;
  }
  InstallPlan plan(const std::string& path) { return plan_install({folder / path}, {}, present()); }
  InstallPlan plan_name(const std::string& name) { return plan_install({}, {name}, present()); }
  void install_path(const std::string& path) {
    const InstallPlan what = plan(path);
    install(what, *there, config_file);
  }
  void install_name(const std::string& name) {
    const InstallPlan what = plan_name(name);
    install(what, *there, config_file);
  }
  /// Makes a folder with packs a catalogue, and adds it.
  void catalogue(const std::string& path) {
    Diagnostics wrong;
    const std::string top = std::filesystem::canonical(folder / path);
    write_index(make_index(top, "Ours", wrong));
    EXPECT_EQ(all(wrong), "");
    change_pack_config(config_file, [&](PackConfig& changed) {
      if (std::find(changed.catalogues.begin(), changed.catalogues.end(), top) == changed.catalogues.end())
        changed.catalogues.push_back(top);
    });
  }
  std::string version_of(const std::string& id) {
    const Known known = find_known(present().library, id);
    return known ? known.manifest->version.to_string() : "";
  }

  Folder folder;
  std::string packs = folder / "data/packs", config_file = folder / "config/packs.yaml";
  PackConfig config;
  content::Library library;
  Diagnostics diagnostics;
  std::unique_ptr<Catalogues> catalogues;
  std::unique_ptr<Present> there;
};

/// The lines of a plan in one text.
inline std::string told(const InstallPlan& plan) {
  std::string out;
  for (const PlanItem& item : plan.items)
    for (const std::string& line : describe(item)) out += line + "\n";
  return out;
}

}  // namespace misk::store::test
