// What a Lua test works on: one game at a time, and two Lua states. The test's own state holds cards as full
// userdata; every question about them goes to the game's state by name, so a test can read and say what cards
// can.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "game/coverage.hpp"
#include "game/game.hpp"
#include "game/idle_effects.hpp"
#include "game/lua_test.hpp"
#include "game/plan.hpp"

struct lua_State;

namespace misk::game {

/// Why a test failed, said in full: prompt, options, log, stack.
struct TestFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Catalogs and scripts that were loaded for tests, kept between them: loading is what takes time.
class TestShelf {
 public:
  explicit TestShelf(content::PackRoots roots) : roots_(std::move(roots)) {}
  /// Which packs a test has: the common roots, what is in `extra` (a folder of packs for tests only, may be
  /// ""), and none of `without`, packs that are there for the tests of others.
  struct Choice {
    std::string extra;
    std::vector<std::string> without;
    auto operator<=>(const Choice&) const = default;
  };
  struct Shelved {
    std::unique_ptr<Scripts> scripts;
    std::string problem;            // what is wrong with the packs, "" when nothing
    std::set<std::string> written;  // words of its scripts, lower case; see TestShelf::written
    std::string testing;            // id of the pack made of the game's testing/cards, "" when it has none
    std::string language;           // source of the game's testing/language.lua
    std::string language_path;
    std::unique_ptr<Catalog> catalog;  // of scripts_of
  };
  const Catalog& catalog(const Choice& packs);
  Shelved& scripts(const Choice& packs, const std::string& game);
  /// The same without what is there for tests only, and of these packs alone: as players have them.
  Shelved& scripts_of(const Choice& choice, const std::vector<std::string>& packs, const std::string& game);
  /// Every word that the scripts of these packs write: what a prompt or an option can say.
  static const std::set<std::string>& written(Shelved& shelved, const Catalog& catalog);
  /// The catalogs read so far, with another text of one script; no scripts have run. Threads may call it at a
  /// time.
  TestShelf with_script(const std::string& file, const std::string& text) const;

 private:
  content::PackRoots roots_;
  std::map<Choice, std::unique_ptr<Catalog>> catalogs_;
  std::map<std::pair<Choice, std::string>, Shelved> scripts_;
  std::map<std::tuple<std::vector<std::string>, std::vector<std::string>, std::string>, Shelved> scripts_of_;
};

/// The words of a text, in small letters.
std::vector<std::string> words_of(std::string_view text);

class TestBench {
 public:
  TestBench(TestShelf& shelf, TestShelf::Choice packs) : shelf_(shelf), choice_(std::move(packs)) {}
  ~TestBench() { end(); }

  /// Where the game is to be stopped: at the beginning of a procedure, or when a timing point is announced.
  struct Stop {
    enum class Kind { none, procedure, point } kind = Kind::none;
    kernel::Id id = kernel::kNoId;
    kernel::ComponentId component = 0;  // one of the procedure's locals or the point's participants; 0: any
    bool before = false;                // a point: what it announces is still to come
    std::string name;
  };

  /// Begins a game and runs until `stop`.
  void begin(const std::string& game, const Setup& setup, const std::string& stop_kind,
             const std::string& stop_name);
  /// The same with the packs as players have them; runs to the first prompt.
  void begin_whole(const std::string& game, const Setup& setup, const std::vector<std::string>& packs);
  void end();
  /// Gives the answers of a plan, and the usual ones where they do not fit, until all are given or the game
  /// is over. With `put_back` it goes back to each prompt once, and fails where that is another position.
  void play(const std::vector<Choice>& plan, bool put_back);
  TestShelf::Shelved& shelved(const std::string& game) { return shelf_.scripts(choice_, game); }
  /// The words of the scripts of the game that is played.
  const std::set<std::string>& written();

  Game& game();
  script::Host& host() { return game().host(); }
  kernel::Kernel& kernel() { return game().kernel(); }
  Stop find_stop(const std::string& kind, const std::string& name);
  /// The game is to be stopped there; Stop::Kind::none: nowhere any more.
  void set_stop(const Stop& wanted);
  /// From now on the game stops at this window, too, whenever nobody has anything to use there. "" is an
  /// error.
  void hold_window(const std::string& name);
  /// Where the game stands: the name of the window, timing point or procedure on top.
  std::string place() const;
  /// What was scripted and has not come yet: dice, and what random picks were to give, in words.
  std::vector<int> dice_left();
  std::vector<std::string> picks_left();

  /// The open request, or null; what a test changed on the table since is taken into account.
  const kernel::Request* open();
  /// Goes on after a stop, to the next prompt or stop.
  void go();
  bool answer(int player, const std::vector<std::int32_t>& choices);
  /// The ability resolves now, without costs. Where the game is stopped it stands there again afterwards.
  void use(kernel::ComponentId card, const std::string& ability, kernel::ComponentId you,
           kernel::ComponentId target);
  /// The running procedure on top goes on with the step that calls procedure `name`.
  void jump(const std::string& name);
  /// The table was changed from outside: options are worked out again before anybody is asked.
  void touched() { dirty_ = true; }

  int serial = 0;  // of the present game: cards of earlier ones are refused
  Stop stop;
  bool stopped = false;
  std::vector<script::Report> errors;
  std::string idle;          // in a whole game: the first ability that was used and changed nothing
  std::size_t log_from = 0;  // events before it belong to the set-up
  std::string full_message;  // of the failure thrown last; Lua shortens
  std::string file;          // the test file that runs
  std::string pack;          // its pack, whose own cards short ids name first
  std::string printed;
  std::vector<std::string> warnings;  // of the test that runs
  std::uint64_t frames = 0;           // that games have run since the test began
  std::uint64_t frame_limit = 0;      // how many a test may run, 0: as many as it likes
  Coverage* coverage = nullptr;       // what games do is noted there
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
  int back_at_ = -1;  // an effect is made at a stop: so many frames lay below it
  std::set<kernel::Id> held_;
  std::uint32_t let_go_ = 0;  // the window at which it has been held last
};

/// Puts the primitives (`raw`) on the stack of the test's state. lua_test_library.cpp builds the language on
/// them.
void push_test_primitives(lua_State* L, TestBench& bench);
std::string test_library_source();
/// The part of it that finds the option that a test means.
const char* test_options_source();

}  // namespace misk::game
