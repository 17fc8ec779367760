// Runs the Lua tests of packs: tests of rules and cards, by us and by modders. The tests/README.md of a game
// (scripts/GAME) describes the language.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

class Coverage;
struct LuaTestResult;

/// Callbacks while tests run; each may be empty.
struct LuaTestWatch {
  std::function<void(const LuaTestResult&)> test;  // a test is about to run: its place and name
  std::function<void(Game&)> game;                 // a game is about to begin
  std::function<void()> changed;  // the test has changed the table; the options are computed again
  std::function<void(const script::Report&)> error;  // a script of the game failed
  std::function<void()> end;                         // the game ended
};

struct LuaTestOptions {
  std::vector<std::string> paths;  // folders of packs, folders with packs in them, or single test files
  std::string filter;              // run only tests whose name, file or rule contains this
  bool json = false;               // for the caller, which prints the results
  content::PackRoots pack_roots;   // where to find packs; empty: cards, scripts and the test's own folder
  std::vector<std::string> with;   // paths of packs to load too; their tests do not run
  LuaTestWatch watch;
};

/// A test, by the numbers of its file and within the file, in the order of run().
struct LuaTestId {
  std::size_t file = 0, test = 0;
  auto operator<=>(const LuaTestId&) const = default;
};

/// The result of one test. A file that cannot be read at all gives one failed result without a name.
struct LuaTestResult {
  LuaTestId id;
  std::string file, name;
  int line = 0;
  std::vector<std::string> rules;
  bool passed = false;
  std::string message;
  std::vector<std::string> warnings;  // likely slips of the test: scripted dice that nobody rolled
  double seconds = 0;
  std::uint64_t frames = 0;  // of the kernel; the same on every machine
};

/// The packs and tests of some paths. They are read once and can be run often. Threads may share it.
class LuaTests {
 public:
  explicit LuaTests(const LuaTestOptions& options);
  ~LuaTests();

  /// The packs without those that exist for tests only.
  const Catalog& catalog() const;
  /// The texts of all conditions and amounts of these packs, with those for tests only.
  std::vector<std::string> expressions() const;
  /// The source of the file with that number in LuaTestId, and the game that its tests play.
  const std::string& source(std::size_t file) const;
  const std::string& game(std::size_t file) const;

  /// Runs every test: paths in order, files by name, tests as written. `coverage`, if given, records the
  /// games.
  std::vector<LuaTestResult> run(Coverage* coverage = nullptr) const;

  /// A script with another text; `file` as content::Pack::display names it.
  struct Change {
    std::string file, text;
  };
  enum class Verdict { passed, failed, does_not_load };
  /// Runs `tests` in that order, with the change, until one fails. `failed`: the last one that ran has
  /// failed. A test with more than `frame_limit` frames fails.
  Verdict try_change(const Change& change, const std::vector<LuaTestId>& tests, std::uint64_t frame_limit,
                     LuaTestId& failed) const;

 private:
  struct Read;
  std::unique_ptr<Read> read_;
};

/// Runs every test found: paths in order, files by name, tests as written.
std::vector<LuaTestResult> run_lua_tests(const LuaTestOptions& options);

}  // namespace misk::game
