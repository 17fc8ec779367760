// Runs the Lua tests that stand beside packs: rules and card tests, and what a modder writes.
// The language is described in scripts/arkham/tests/README.md.
#pragma once
#include <string>
#include <vector>

namespace misk::game {

struct LuaTestOptions {
  std::vector<std::string> paths;  // folders of packs, folders that contain packs, or single test files
  std::string filter;              // only tests whose name, file or rule contains this
  bool json = false;               // for whoever prints the results; the runner itself prints nothing
  std::vector<std::string>
      pack_roots;  // where packs are found; empty: cards, scripts and the test's own folder
};

/// What became of one test. A file that cannot be read at all is one failed result without a name.
struct LuaTestResult {
  std::string file, name;
  int line = 0;
  std::vector<std::string> rules;
  bool passed = false;
  std::string message;
  double seconds = 0;
};

/// Runs every test found, in the order of the paths, files by name, tests as written.
std::vector<LuaTestResult> run_lua_tests(const LuaTestOptions& options);

}  // namespace misk::game
