// Runs Lua that strangers wrote, so that it cannot escape, hang, exhaust memory or be random.
//
// Invariants:
//  * One lua_State a Sandbox, interpreter only: the JIT is never opened, since compiled traces ignore hooks.
//  * Script code runs only inside an entry: run(), start(), resume() or call(). An entry has a budget of VM
//    instructions (hurry.hpp says when they are not counted). Library functions charge it for the work that
//    they do in C. Nested entries share the budget of the outer one.
//  * Once a limit is hit, every further instruction of that entry fails: pcall cannot swallow a limit.
//  * Memory limits hold only while script code runs. Host code between entries, or under a HostScope, never
//    sees an allocation fail.
//  * Every effect is a pooled coroutine whose body is xpcall, so no error kills the coroutine itself.
//
// A host uses it like this:
//
//   Sandbox box;
//   lua_rawgeti(box.state(), LUA_REGISTRYINDEX, box.environment("core"));  // the globals of pack "core"
//   lua_pushcfunction(box.state(), bind_draw);
//   lua_setfield(box.state(), -2, "draw");
//   lua_pop(box.state(), 1);
//   ScriptError error;
//   if (!box.run("core", "core/cards/lamp.lua", source, 1, error)) report(error.to_string());
//   int slot = 0;  // the chunk returned a function: run it as an effect
//   switch (box.start(0, slot, error)) { ... }  // finished: read coroutine(slot), then release(slot)
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

#include "sandbox/fault.hpp"

struct lua_State;

namespace misk::script {

/// The amounts that one entry into script code may use.
struct Limits {
  std::int64_t call_instructions = 2'000'000;   // VM instructions for one entry
  std::int64_t load_instructions = 50'000'000;  // for loading one chunk
  // For all effects between two decisions. An effect that goes on is a new entry, so the limit of an entry
  // would never stop one that announces something for ever.
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
  std::string name;        // the name by which it was called; "" if unknown
  int line = 0, defined = 0;
  bool is_main = false;  // it is the file itself
  /// The first arguments and locals with their types: a message about a wrong call uses them.
  std::vector<std::pair<std::string, std::string>> locals;
};

/// A mistake in a script, and its place.
struct ScriptError {
  ErrorKind kind = ErrorKind::none;
  std::string pack, file;
  int line = 0;
  std::string message, traceback;
  std::vector<ScriptFrame> frames;  // innermost first; the last is what was entered
  Fault fault = {};                 // what it is about

  /// One line: "file:line: message".
  std::string to_string() const;
};

struct SandboxCore;

class Sandbox {
 public:
  enum class Status { finished, yielded, failed };
  using Print = std::function<void(const std::string& pack, const std::string& text)>;
  /// A module that a script requires; or why it cannot be had, and what to do about it.
  struct Module {
    std::string owner, path, source;
    std::string problem, mend;
  };
  using Require = std::function<bool(const std::string& pack, const std::string& name, Module& module)>;

  explicit Sandbox(Limits limits = {});
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  /// The main Lua thread. Valid as long as the Sandbox.
  lua_State* state() const;

  /// The registry reference of the table of globals of a pack. It is made on first use; the same pack always
  /// has the same one. Host code may set fields in it between entries or under a HostScope; scripts cannot
  /// add any.
  int environment(const std::string& pack_id);

  /// Receives the output of `print` in scripts; without one it is dropped.
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

  /// Finds modules for `require`: it maps (requesting pack, name) to (owning pack, path, source), or returns
  /// false and an error text. A module runs once with its owner's globals; its result is kept by (owner,
  /// path).
  void set_require(Require require);

  /// Forgets every module that `require` has kept, for hot reload.
  void forget_modules();

  /// Starts an effect: the function and its `nargs` arguments are on top of state()'s stack and are popped.
  /// It takes the lowest free slot and holds it until release() or drop(), whatever the status. `slot` is -1
  /// if none is left.
  Status start(int nargs, int& slot, ScriptError& error);

  /// Goes on with an effect that yielded. The `nargs` values on top of state()'s stack are popped; the yield
  /// returns them.
  Status resume(int slot, int nargs, ScriptError& error);

  /// The thread of an effect: its stack holds exactly the values that it yielded, or returned when it
  /// finished.
  lua_State* coroutine(int slot) const;

  /// Call this after each decision: start() and resume() get all of Limits::chain_instructions again.
  void begin_chain();

  /// Abandons an effect that has yielded or finished; its slot becomes free. A running one is left alone.
  void drop(int slot);
  void drop_all();
  /// Call this after an exception left an entry and ended a game: forgets the rest of that game on the stack,
  /// so that another game can begin.
  void recover();

  /// Frees the slot of a finished or failed effect; a yielded one is dropped. Harmless for a free slot.
  void release(int slot);

  /// The number of slots in use.
  int live() const;

  /// A plain call on the main thread: the function and its arguments on top of state()'s stack are popped. It
  /// leaves `nresults` values on success and nothing on failure. The function cannot yield.
  bool call(int nargs, int nresults, ScriptError& error);

  /// While one lives, a call may use as many instructions as the loading of a file. It is for questions
  /// between games: their answers may look at each card of all packs.
  class LongCalls {
   public:
    explicit LongCalls(Sandbox& sandbox);
    ~LongCalls();
    LongCalls(const LongCalls&) = delete;
    LongCalls& operator=(const LongCalls&) = delete;

   private:
    SandboxCore& core_;
    bool before_;
  };

  /// Runs host code that looks into tables made by scripts, as an entry with the load budget. lua_getfield
  /// and the like run metamethods of those tables. Outside an entry such script code would have no limits,
  /// and an error in it would end the process. Inside, the stack of state() starts empty; values left there
  /// are dropped. Returns false, with `error` filled, if a Lua error or a C++ exception ended `work`. Memory
  /// limits are lifted.
  bool protect(const std::function<void()>& work, ScriptError& error);

  /// The number of start(), resume() and call() so far.
  std::uint64_t entries() const;

  std::size_t memory_used() const;

  /// The budget that the last outermost entry used, in steps of at most 1,000 VM instructions.
  std::uint64_t instructions_used_last_entry() const;

  /// Everything that scripts could keep outside the position of a game: its name in messages, and a number
  /// that differs once something in it has changed, within this process. It covers the tables that modules
  /// return, and plain tables among the globals of packs.
  std::map<std::string, std::uint64_t> kept() const;
  /// The same number for one value, by its reference in Lua's registry.
  std::uint64_t kept(int reference) const;

  /// The bytes of texts and lists that the host copied for the last outermost entry.
  std::size_t taken_last_entry() const;

  /// Has an allocation ever been refused? Then a careful host makes a new Sandbox and replays.
  bool memory_refused() const;

  /// For tests: the nth allocation of script code from now on fails, and all later ones too if `sticky`. 0
  /// stops this.
  void fail_allocation(std::int64_t nth, bool sticky);
  /// The same, once, as if the machine had no memory left; allocations of the host in Lua count too. The
  /// entry throws std::bad_alloc.
  void exhaust_memory(std::int64_t nth);

 private:
  friend class Hurry;
  std::unique_ptr<SandboxCore> core_;
};

/// While one lives, memory limits are lifted and environments may be written: for host code that a script
/// called. It ends correctly even when a Lua error passes through it.
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
/// entry throws the exception too, even if the script catches the error.
void push_what(lua_State* L, const std::exception& error);

/// Throws std::bad_alloc if a Lua error came from a machine that had no memory left.
void check_exhausted(lua_State* L);

/// The C stack of this thread's running entry must not reach this address. A binding that reads a script's
/// table by lua_getfield may call itself by way of __index. That is recursion through C, which LuaJIT does
/// not count.
extern constinit thread_local const char* stack_end;
/// Raises the error of an entry that reached it.
[[noreturn]] void too_deep(lua_State* L);
inline void check_stack(lua_State* L) {
  if (static_cast<const char*>(__builtin_frame_address(0)) < stack_end) [[unlikely]]
    too_deep(L);
}

/// Seconds of processor time of this thread. A clock on the wall would stop a harmless script on a machine
/// that is busy or was asleep.
double processor_seconds();

/// The integer argument `arg`. Raises a Lua error unless it is a whole number in lo..hi; strings and NaN are
/// refused.
int checked_int(lua_State* L, int arg, std::int64_t lo, std::int64_t hi);

/// Pushes a deep read-only copy of the table at `index`. Assigning raises an error, and so does reading an
/// unknown field: "unknown field 'x' of WHAT (did you mean 'y'?)". Functions are shared. Tables inside become
/// strict too, unless they have a metatable.
void push_strict(lua_State* L, int index, const char* what);

/// Replaces the strict table at absolute `index` by its content, for reading; leaves anything else alone.
void look_through(lua_State* L, int index);

/// Pushes the value at `index` as another pack gets it, so that no pack changes a table of another. A table
/// that holds functions becomes a read-only one, any other table a deep copy of its first kMostShared
/// entries. Anything with a metatable, and anything that is no table, is given unchanged.
inline constexpr int kMostShared = 10'000;
void push_shared(lua_State* L, int index, const char* what);

/// Draws `steps` from the budget of the running entry; raises the budget error when it is spent. For bindings
/// whose work is more than a few instructions' worth. Does nothing outside an entry.
void charge(lua_State* L, std::int64_t steps);

}  // namespace misk::script
