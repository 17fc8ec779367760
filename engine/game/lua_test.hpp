// Runs the Lua tests that stand beside packs: rules and card tests, and what a modder writes.
// The language is described in the tests/README.md of a game (scripts/GAME).
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

/// Who looks on while tests run; each may be missing.
struct LuaTestWatch {
  std::function<void(const LuaTestResult&)> test;  // is about to run: where it stands and its name
  std::function<void(Game&)> game;                 // a game is about to begin
  std::function<void()> changed;  // the test has changed the table: what is open is found anew
  std::function<void(const script::Report&)> error;  // a script of the game has failed
  std::function<void()> end;                         // of the game
};

struct LuaTestOptions {
  std::vector<std::string> paths;  // folders of packs, folders that contain packs, or single test files
  std::string filter;              // only tests whose name, file or rule contains this
  bool json = false;               // for whoever prints the results; the runner itself prints nothing
  content::PackRoots pack_roots;   // where packs are found; empty: cards, scripts and the test's own folder
  std::vector<std::string> with;   // paths whose packs must be there as well; their tests do not run
  LuaTestWatch watch;
};

/// Which file with tests, and which test of it, in the order in which run() gives them.
struct LuaTestId {
  std::size_t file = 0, test = 0;
  auto operator<=>(const LuaTestId&) const = default;
};

/// What became of one test. A file that cannot be read at all is one failed result without a name.
struct LuaTestResult {
  LuaTestId id;
  std::string file, name;
  int line = 0;
  std::vector<std::string> rules;
  bool passed = false;
  std::string message;
  std::vector<std::string> warnings;  // what looks like a slip of the test: dice that nobody has rolled
  double seconds = 0;
  std::uint64_t frames = 0;  // what the kernel did, the same on every machine
};

/// The packs and tests of some paths, read once and run as often as one likes. Threads may share it.
class LuaTests {
 public:
  explicit LuaTests(const LuaTestOptions& options);
  ~LuaTests();

  /// The packs without those that are for tests only.
  const Catalog& catalog() const;
  /// The text of every condition and amount that these packs have, those for tests only included.
  std::vector<std::string> expressions() const;
  /// Source of the file of that number in LuaTestId, and whose game its tests play.
  const std::string& source(std::size_t file) const;
  const std::string& game(std::size_t file) const;

  /// Every test, in the order of the paths, files by name, tests as written.
  /// `coverage`, if given, is told what the games of the tests do.
  std::vector<LuaTestResult> run(Coverage* coverage = nullptr) const;

  /// A script with another text: `file` as content::Pack::display names it.
  struct Change {
    std::string file, text;
  };
  enum class Verdict { passed, failed, does_not_load };
  /// Runs `tests` in that order, with the change, until one fails; that is then the last of them to have run:
  /// `failed`. A test that lasts for more than `frame_limit` frames fails.
  Verdict try_change(const Change& change, const std::vector<LuaTestId>& tests, std::uint64_t frame_limit,
                     LuaTestId& failed) const;

 private:
  struct Read;
  std::unique_ptr<Read> read_;
};

/// The outermost pack that a path is or lies in (packs for tests only lie in packs), "" for none.
std::string pack_around(const std::string& path);

/// Runs every test found, in the order of the paths, files by name, tests as written.
std::vector<LuaTestResult> run_lua_tests(const LuaTestOptions& options);

}  // namespace misk::game
