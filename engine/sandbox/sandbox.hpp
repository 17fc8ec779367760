// The script host: runs Lua by strangers so that it can neither escape, hang, exhaust memory nor be random.
//
// Invariants:
//  * One lua_State a Sandbox, interpreter only: the JIT is never opened, since compiled traces ignore hooks.
//  * Script code runs only inside an entry: run(), start(), resume() or call(). An entry has a budget of VM
//    instructions (hurry.hpp: where they are not counted); library functions charge it for the work they do
//    in C. Nested entries share the outer one.
//  * Once a limit is hit, every further instruction of that entry fails: pcall cannot swallow a limit.
//  * Memory limits hold only while script code runs. Host code between entries, or under a HostScope, never
//    sees an allocation fail.
//  * Every effect is a pooled coroutine whose body is xpcall, so the coroutine itself never dies of an error.
//
// A host uses it like this:
//
//   Sandbox box;
//   lua_rawgeti(box.state(), LUA_REGISTRYINDEX, box.environment("core"));   // the globals of pack "core"
//   lua_pushcfunction(box.state(), bind_draw), lua_setfield(box.state(), -2, "draw"), lua_pop(box.state(),
//   1); ScriptError error; if (!box.run("core", "core/cards/lamp.lua", source, 1, error))
//   report(error.to_string()); int slot = 0;                                    // the chunk returned a
//   function: run it as an effect switch (box.start(0, slot, error)) { ... }       // finished: read
//   coroutine(slot), then release(slot)
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct lua_State;

namespace misk::script {

/// What one entry into script code may use.
struct Limits {
  std::int64_t call_instructions = 2'000'000;   // VM instructions for one entry
  std::int64_t load_instructions = 50'000'000;  // for loading one chunk
  // For all effects between two decisions: each time one goes on it has a new entry, so one that announces
  // something for ever would never be stopped by what an entry may use.
  std::int64_t chain_instructions = 50'000'000;
  std::size_t memory_soft = 64u << 20;   // bytes: above it, an ordinary error after a collection
  std::size_t memory_hard = 256u << 20;  // bytes: above it, the allocator refuses
  std::size_t taken = 8u << 20;          // bytes of texts and lists the host copies for one entry
  double seconds = 1.0;                  // of processor time; backstop, not visible to rules
  std::size_t string_cap = 256u << 10;   // largest string a library function may make
};

enum class ErrorKind { none, script, syntax, budget, memory, time };

/// A function that was running when something went wrong.
struct ScriptFrame {
  std::string file, pack;  // empty for a function of the engine
  std::string name;        // as it was called; "" where nobody knows
  int line = 0, defined = 0;
  bool is_main = false;  // the file itself
  /// The first of its arguments and locals, with their types: what a message can tell about a wrong call.
  std::vector<std::pair<std::string, std::string>> locals;
};

/// What went wrong in a script, and where.
struct ScriptError {
  ErrorKind kind = ErrorKind::none;
  std::string pack, file;
  int line = 0;
  std::string message, traceback;
  std::vector<ScriptFrame> frames;  // innermost first; the last is what was entered

  /// One line: "file:line: message".
  std::string to_string() const;
};

struct SandboxCore;

class Sandbox {
 public:
  enum class Status { finished, yielded, failed };
  using Print = std::function<void(const std::string& pack, const std::string& text)>;
  using Require =
      std::function<bool(const std::string& pack, const std::string& name, std::string& owner_pack,
                         std::string& path, std::string& source, std::string& error)>;

  explicit Sandbox(Limits limits = {});
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  /// The main Lua thread. Valid as long as the Sandbox.
  lua_State* state() const;

  /// Registry reference of the table of globals of a pack, made on first use; the same pack gives the same
  /// reference. Host code may set fields in it between entries or under a HostScope; scripts cannot add any.
  int environment(const std::string& pack_id);

  /// Where `print` of scripts goes; without one, nowhere.
  void set_print(Print print);

  /// Compiles `source` (text only) as chunk "@"+path with the globals of the pack and runs it under the load
  /// budget. Leaves exactly `nresults` values on state()'s stack; on failure leaves the stack as it was and
  /// fills `error`.
  bool run(const std::string& pack_id, const std::string& path, std::string_view source, int nresults,
           ScriptError& error);

  /// Compiles `source` (text only) as chunk "@"+path and leaves the function, with the globals of the pack
  /// and not yet run, on state()'s stack. On failure nothing is left there and `error` is filled.
  bool compile(const std::string& pack_id, const std::string& path, std::string_view source,
               ScriptError& error);

  /// Who finds modules for `require`: (requesting pack, name) to (owning pack, path, source) or false and an
  /// error text. A module runs once with its owner's globals; its result is kept per (owner, path).
  void set_require(Require require);

  /// Forgets every module that `require` has kept: for hot reload.
  void forget_modules();

  /// Starts an effect: the function and its `nargs` arguments are on top of state()'s stack and are popped.
  /// Uses the lowest free slot and holds it until release() or drop(), whatever the status. `slot` is -1 if
  /// none is left.
  Status start(int nargs, int& slot, ScriptError& error);

  /// Goes on with a yielded effect; the `nargs` values on top of state()'s stack are popped, the yield
  /// returns them.
  Status resume(int slot, int nargs, ScriptError& error);

  /// The thread of an effect: its stack holds exactly the values yielded, or returned when it has finished.
  lua_State* coroutine(int slot) const;

  /// A decision has been made: what start() and resume() run may use all of Limits::chain_instructions again.
  void begin_chain();

  /// Abandons an effect, yielded or done; its slot becomes free. A running one is left alone.
  void drop(int slot);
  void drop_all();
  /// After an exception that came out of an entry and ended a game: forgets what it left on the stack, so
  /// that another game can begin.
  void recover();

  /// Frees the slot of a finished or failed effect; a yielded one is dropped. Harmless for a free slot.
  void release(int slot);

  /// Number of slots in use.
  int live() const;

  /// Plain call on the main thread: function and arguments on top of state()'s stack are popped. Leaves
  /// `nresults` values on success, nothing on failure. The callee cannot yield.
  bool call(int nargs, int nresults, ScriptError& error);

  /// Runs host code that looks into tables made by scripts, as an entry with the load budget: lua_getfield
  /// and the like run their metamethods, which would otherwise be script code outside any entry, without
  /// limits, and an error in it would end the process. Inside, the stack of state() starts empty; values left
  /// there are dropped. False, with `error` filled, if a Lua error or a C++ exception ended `work`. Memory
  /// limits are lifted.
  bool protect(const std::function<void()>& work, ScriptError& error);

  /// Number of start(), resume() and call() so far.
  std::uint64_t entries() const;

  std::size_t memory_used() const;

  /// Budget used by the last outermost entry, in steps of at most 1,000 VM instructions.
  std::uint64_t instructions_used_last_entry() const;

  /// What scripts could keep beside the position of a game, by what it is called in a message: a number that
  /// differs when something in it has been changed since, in this process. Tables that modules give, and
  /// plain ones among the globals of packs.
  std::map<std::string, std::uint64_t> kept() const;
  /// The same number of one value, by its reference in Lua's registry.
  std::uint64_t kept(int reference) const;

  /// Bytes of texts and lists that the host has copied for the last outermost entry.
  std::size_t taken_last_entry() const;

  /// Whether an allocation has ever been refused: a careful host then makes a new Sandbox and replays.
  bool memory_refused() const;

  /// For tests: the nth allocation of script code from now on fails (and, if `sticky`, all later ones). 0
  /// stops this.
  void fail_allocation(std::int64_t nth, bool sticky);
  /// The same, once, as if the machine had no memory left; the host's allocations in Lua count too. The entry
  /// throws std::bad_alloc.
  void exhaust_memory(std::int64_t nth);

 private:
  friend class Hurry;
  std::unique_ptr<SandboxCore> core_;
};

/// While it lives, memory limits are lifted and environments may be written: for host code that a script
/// called. Also right when a Lua error is raised through it.
class HostScope {
 public:
  explicit HostScope(lua_State* L);
  ~HostScope();
  HostScope(const HostScope&) = delete;
  HostScope& operator=(const HostScope&) = delete;

 private:
  SandboxCore* core_;
  bool saved_;
};

/// Pushes the text of an exception that host code threw when a script called it. After std::bad_alloc the
/// entry throws it too, even if the script catches the error.
void push_what(lua_State* L, const std::exception& error);

/// Throws std::bad_alloc if the machine had no memory left, for a Lua error that came of it.
void check_exhausted(lua_State* L);

/// Where the C stack of this thread's running entry must not get to. A binding that reads a script's table by
/// lua_getfield may end up in itself by way of __index: recursion through C, which LuaJIT does not count.
extern constinit thread_local const char* stack_end;
/// Raises the error of an entry that got there.
[[noreturn]] void too_deep(lua_State* L);
inline void check_stack(lua_State* L) {
  if (static_cast<const char*>(__builtin_frame_address(0)) < stack_end) [[unlikely]]
    too_deep(L);
}

/// Seconds of processor time of this thread. Not of a clock on the wall: on a machine that is busy with other
/// things, or was asleep, a script that does no wrong would be stopped.
double processor_seconds();

/// The integer argument `arg`; raises a Lua error for anything but a whole number in lo..hi (no strings, no
/// NaN).
int checked_int(lua_State* L, int arg, std::int64_t lo, std::int64_t hi);

/// Pushes a deep read-only copy of the table at `index`: assigning raises an error, and so does reading an
/// unknown field, with "unknown field 'x' of WHAT (did you mean 'y'?)". Functions are shared, tables inside
/// become strict too, except those that have a metatable.
void push_strict(lua_State* L, int index, const char* what);

/// Replaces the strict table at absolute `index` by what it shows, for reading; leaves anything else alone.
void look_through(lua_State* L, int index);

/// Pushes the value at `index` as another pack is given it, so that nobody changes what is not his: a table
/// that holds functions as a read-only one, any other as a deep copy of its first kMostShared entries. What
/// has a metatable, and what is no table, is given as it is.
inline constexpr int kMostShared = 10'000;
void push_shared(lua_State* L, int index, const char* what);

/// Draws `steps` from the budget of the running entry; raises the budget error when it is spent. For bindings
/// that do more work than a few instructions' worth. Does nothing outside an entry.
void charge(lua_State* L, std::int64_t steps);

}  // namespace misk::script
