// The bench of a Lua test: one game at a time, and two Lua states. The test's own state holds cards as full
// userdata. Every question about a card is passed to the game's state by name, so a test can read and say
// whatever cards can.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "explain/coverage.hpp"
#include "explain/idle_effects.hpp"
#include "game/game.hpp"
#include "game/plan.hpp"
#include "testing/lua_test.hpp"

struct lua_State;

namespace misk::game {

/// The failure of a test, with the full picture: prompt, options, log, stack.
struct TestFailure : script::FaultError {
  explicit TestFailure(const std::string& message, script::Fault fault = {})
      : FaultError(std::move(fault), message) {}
};

/// Catalogs and scripts loaded for tests. They are kept between tests, because loading takes most of the
/// time.
class TestShelf {
 public:
  explicit TestShelf(content::PackRoots roots) : roots_(std::move(roots)) {}
  /// The packs of a test: the common roots, those in `extra` (a folder of packs for tests only; may be ""),
  /// without those in `without`, which exist for the tests of others.
  struct Choice {
    std::string extra;
    std::vector<std::string> without;
    auto operator<=>(const Choice&) const = default;
  };
  struct Shelved {
    std::unique_ptr<Scripts> scripts;
    std::string problem;            // the fault of the packs, "" for none
    std::set<std::string> written;  // words in its scripts, in lower case; see TestShelf::written
    std::string testing;            // id of the pack made of the game's testing/cards, "" for none
    std::string language;           // source of the game's testing/language.lua
    std::string language_path;
    std::unique_ptr<Catalog> catalog;  // for scripts_of
  };
  const Catalog& catalog(const Choice& packs);
  Shelved& scripts(const Choice& packs, const std::string& game);
  /// Only these packs, without those that exist for tests: as players have them.
  Shelved& scripts_of(const Choice& choice, const std::vector<std::string>& packs, const std::string& game);
  /// Every word in the scripts of these packs, that is, in prompts and options.
  static const std::set<std::string>& written(Shelved& shelved, const Catalog& catalog);
  /// The catalogs read so far, with another text for one script. No scripts have run in the copy. Several
  /// threads may call it at once.
  TestShelf with_script(const std::string& file, const std::string& text) const;

 private:
  content::PackRoots roots_;
  std::map<Choice, std::unique_ptr<Catalog>> catalogs_;
  std::map<std::pair<Choice, std::string>, Shelved> scripts_;
  std::map<std::tuple<std::vector<std::string>, std::vector<std::string>, std::string>, Shelved> scripts_of_;
};

/// The words of a text, in lower case.
std::vector<std::string> words_of(std::string_view text);

class TestBench {
 public:
  TestBench(TestShelf& shelf, TestShelf::Choice packs) : shelf_(shelf), choice_(std::move(packs)) {}
  ~TestBench() { end(); }

  /// A place to stop the game: the beginning of a procedure, or the announcement of a timing point.
  struct Stop {
    enum class Kind { none, procedure, point } kind = Kind::none;
    kernel::Id id = kernel::kNoId;
    kernel::ComponentId component = 0;  // a local of the procedure or a participant of the point; 0: any
    bool before = false;                // for a point: before it happens
    std::string name;
  };

  /// Begins a game and runs to `stop`.
  void begin(const std::string& game, const Setup& setup, const std::string& stop_kind,
             const std::string& stop_name);
  /// The same with the packs that players have. Runs to the first prompt.
  void begin_whole(const std::string& game, const Setup& setup, const std::vector<std::string>& packs);
  void end();
  /// Gives the answers of a plan, or the usual answers where they do not fit, until all are given or the game
  /// is over. With `put_back` it restores each prompt once from a snapshot, and fails if the position
  /// differs.
  void play(const std::vector<Choice>& plan, bool put_back);
  TestShelf::Shelved& shelved(const std::string& game) { return shelf_.scripts(choice_, game); }
  /// The words in the scripts of the current game.
  const std::set<std::string>& written();

  Game& game();
  script::Host& host() { return game().host(); }
  kernel::Kernel& kernel() { return game().kernel(); }
  Stop find_stop(const std::string& kind, const std::string& name);
  /// Sets the next stop; Stop::Kind::none for no stop.
  void set_stop(const Stop& wanted);
  /// From now on the game also stops at this window if nobody has anything to use there. "" is an error.
  void hold_window(const std::string& name);
  /// The place of the game: the name of the window, timing point or procedure on top.
  std::string place() const;
  /// Scripted chances that were not used: dice, and random picks in words.
  std::vector<int> dice_left();
  std::vector<std::string> picks_left();

  /// The open request, or null. It reflects changes that the test made to the table.
  const kernel::Request* open();
  /// Continues after a stop, to the next prompt or stop.
  void go();
  bool answer(int player, const std::vector<std::int32_t>& choices);
  /// Resolves the ability now, without costs. If the game was stopped, it is at the same stop afterwards.
  void use(kernel::ComponentId card, const std::string& ability, kernel::ComponentId you,
           kernel::ComponentId target);
  /// Moves the running procedure on top to the step that calls procedure `name`.
  void jump(const std::string& name);
  /// Call this after changing the table from outside: options are then computed again before the next
  /// question.
  void touched() { dirty_ = true; }

  int serial = 0;  // of the current game; cards of earlier games are refused
  Stop stop;
  bool stopped = false;
  std::vector<script::Report> errors;
  std::string idle;          // in a whole game: the first used ability that changed nothing
  std::size_t log_from = 0;  // earlier events belong to the set-up
  std::string full_message;  // of the last failure; Lua's copy is shortened
  std::string file;          // the test file that runs
  std::string pack;          // its pack, in which short ids are looked up first
  std::string printed;
  std::vector<std::string> warnings;  // of the running test
  std::uint64_t frames = 0;           // run by games since the test began
  std::uint64_t frame_limit = 0;      // the most for a test; 0: no limit
  Coverage* coverage = nullptr;       // records the games, if set
  const LuaTestWatch* watch = nullptr;

 private:
  void begin_with(TestShelf::Shelved& shelved, const Catalog& catalog, const Setup& setup);
  bool should_pause();
  void refresh();
  void check_status();

  TestShelf& shelf_;
  TestShelf::Choice choice_;
  std::unique_ptr<Game> game_;
  TestShelf::Shelved* playing_ = nullptr;  // its scripts, and the packs they came from
  const Catalog* packs_ = nullptr;
  std::unique_ptr<CoverageWatch> covering_;
  std::unique_ptr<IdleEffects> idle_watch_;
  bool nothing_to_use(const kernel::Frame& window) const;

  bool dirty_ = false;
  int back_at_ = -1;  // while an effect runs at a stop: the number of frames below it
  std::set<kernel::Id> held_;
  std::uint32_t let_go_ = 0;  // serial of the window that was last held and released
};

/// Pushes the primitives (`raw`) onto the stack of the test's state. lua/test_game.lua builds the language
/// on them.
void push_test_primitives(lua_State* L, TestBench& bench);

}  // namespace misk::game
