// The data that the parts of the sandbox share; nobody else includes this.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "sandbox/sandbox.hpp"

namespace misk::script {

inline constexpr int kHookStep = 1000;              // VM instructions between two looks at the budget
inline constexpr int kSlowStep = 20;                // the same where one of them may take a millisecond
inline constexpr std::size_t kBigBlock = 4u << 20;  // what is as large can make an instruction so slow
inline constexpr int kMaxNesting = 32;              // host inside script inside host ...
inline constexpr const char* kTooDeep = "scripts call each other too deeply through the engine";
inline constexpr std::ptrdiff_t kMaxStack = 512 << 10;  // bytes of C stack one entry may use
inline constexpr int kMaxCoroutines = 1024;
inline constexpr int kMaxCollections = 8;  // full collections one entry may cause at the soft limit

/// Small blocks by size, from chunks that are kept: most allocations of scripts are small and soon garbage.
class SmallBlocks {
 public:
  static constexpr std::size_t kLargest = 256, kStep = 16, kChunk = 64u << 10;

  void* take(std::size_t size) {
    void*& head = free_[(size - 1) / kStep];
    if (!head && !refill(size)) return nullptr;
    void* block = head;
    head = *static_cast<void**>(block);
    __builtin_prefetch(head, 1);  // the next one has not been touched for long
    return block;
  }
  void give(void* block, std::size_t size) {
    void*& head = free_[(size - 1) / kStep];
    *static_cast<void**>(block) = head;
    head = block;
  }
  ~SmallBlocks() {
    while (chunks_) std::free(std::exchange(chunks_, *static_cast<void**>(chunks_)));
  }

 private:
  bool refill(std::size_t size) {
    const std::size_t slot = (size + kStep - 1) / kStep * kStep;
    auto* chunk = static_cast<char*>(std::malloc(kChunk));
    if (!chunk) return false;
    // Each chunk begins with the address of the one before: a list that grew could throw, and nothing may be
    // thrown through LuaJIT.
    *reinterpret_cast<void**>(chunk) = std::exchange(chunks_, chunk);
    for (std::size_t at = (kChunk - kStep) / slot; at-- > 0;) give(chunk + kStep + at * slot, slot);
    return true;
  }

  void* free_[kLargest / kStep] = {};
  void* chunks_ = nullptr;
};

/// Everything a Sandbox owns. The allocator has it as its user data, so C functions reach it from any thread
/// of the state.
struct SandboxCore {
  enum class SlotState : std::uint8_t { free, running, yielded, done };
  struct Slot {
    lua_State* thread = nullptr;
    int reference = 0;
    SlotState state = SlotState::free;
  };

  SmallBlocks small;
  Limits limits;
  lua_State* main = nullptr;

  // Accounting of the running outermost entry.
  bool in_script = false;  // memory limits hold, environments are closed
  bool trusted = false;    // the prelude is running
  int depth = 0;
  const char* outer_stack_end = nullptr;  // stack_end as it was before
  std::int64_t budget = 0, budget_start = 0;
  std::int64_t chain_left = 0;  // of Limits::chain_instructions
  bool chained = false;         // the entry draws on chain_left
  int hook_step = kHookStep;
  // A script has made something so large that one instruction (a comparison of texts, a text taken as a
  // number) may take a millisecond. From then on the clock is looked at more often. The budget is spent in
  // the same steps as before, so this does not decide whether it lasts.
  bool slow = false;
  int uncounted = 0;                    // instructions since the budget was drawn from last
  ErrorKind expired = ErrorKind::none;  // the limit that was hit; from then on every instruction fails
  int collections = 0;
  bool memory_alarm = false;
  bool clock_running = false;
  double clock_start = 0;  // seconds of processor time
  std::uint64_t entries = 0, last_used = 0;
  std::uint64_t entry_serial = 0;  // outermost entries

  // Entries in a hurry (hurry.hpp).
  bool hurried = false, doubtful = false;
  bool hooked = false;  // counted all the same, since a limit was near
  std::uint64_t began = 0, seen_serial = 0;
  double seconds_before = 0;  // of processor time, some entries ago
  int chain_looks = 0;        // how often the timer has looked since the last decision

  // Memory.
  std::size_t used = 0, churn = 0;
  std::size_t taken = 0;  // copied by the host for this entry (taken.hpp)
  bool refused = false;
  // The machine had no memory left, here or in a host function. If the same answers were played again, they
  // would not fail there, and the game would be another one. So the outermost entry throws std::bad_alloc.
  bool exhausted = false;
  std::int64_t fail_in = 0;  // 0: no fault injection
  bool fail_sticky = false, fail_as_machine = false;

  int assign_opcode = -1;  // of the instruction that assigns a global; found on first use

  // Registry references.
  int xpcall_ref = LUA_NOREF, handler_ref = LUA_NOREF, make_environment_ref = LUA_NOREF,
      modules_ref = LUA_NOREF, raw_format_ref = LUA_NOREF, raw_ipairs_ref = LUA_NOREF;

  std::vector<Slot> slots;
  std::vector<std::uint64_t> free_slots;  // a set bit is a free slot
  int live = 0;
  bool long_calls = false;  // Sandbox::LongCalls

  std::unordered_map<std::string, int> environments;
  std::unordered_map<std::string, std::string> pack_of_file;
  Sandbox::Print print;
  Sandbox::Require require;

  // The findings of the traceback handler about the error in flight.
  bool captured = false;
  ScriptError caught;
  // The last error that was raised with fields, and its text: by that they are found again when it ends an
  // entry.
  Fault raised;
  std::string raised_message;

  // Scratch of library functions, kept to save allocations; no Lua error can leak it.
  std::string buffer;
  std::vector<double> number_keys;
  std::vector<std::string_view> string_keys;
};

inline SandboxCore& core_of(lua_State* L) {
  void* data = nullptr;
  lua_getallocf(L, &data);
  return *static_cast<SandboxCore*>(data);
}

// sandbox_limits.cpp
void* sandbox_allocate(void* data, void* block, std::size_t old_size, std::size_t new_size);
/// Sets the hook to come after so many instructions. Safe in the allocator and in a signal: only counters
/// change.
void hook_every(SandboxCore& core, int instructions);
/// The number of instructions until the hook looks again.
inline int look_step(const SandboxCore& core) {
  return core.slow ? std::min(kSlowStep, core.hook_step) : core.hook_step;
}
/// Spends the rest of the entry: raises the error of `kind`, now and at every further instruction.
[[noreturn]] void expire(lua_State* L, ErrorKind kind);
std::string limit_message(const SandboxCore& core, ErrorKind kind);

// sandbox_error.cpp
int traceback_handler(lua_State* L);
/// Fills `error` after a failed entry. The error object is on top of L's stack; below it is the function that
/// was entered (or nil). That function gives the place when no frame of the script is left, as after a tail
/// call or a stack overflow.
void collect_error(SandboxCore& core, lua_State* L, ScriptError& error);
/// Splits "file:line: text" if it begins with `file`; leaves any other text alone.
bool split_position(const std::string& text, std::string& file, int& line, std::string& rest);

// sandbox_assign.cpp
/// Does the chunk on top of the stack assign a global? Gives its name and line.
bool assigns_global(lua_State* L, std::string& name, int& line);
std::string assigned_message(const std::string& name);
Fault assigned_fault(const std::string& name);

// sandbox_globals.cpp
void open_libraries(SandboxCore& core);
int open_string_functions(lua_State* L);  // each pushes a table of functions
int open_table_functions(lua_State* L);
/// "did you mean 'y'?" for the key of the table at `index` most like the text at `name`; empty if none is
/// close.
std::string did_you_mean(lua_State* L, int index, int name);
/// Whether the value at `index` is a strict table.
bool is_strict(lua_State* L, int index);
/// Raises "string too long" if a library function is about to make a string of `size` bytes and may not;
/// otherwise charges for it.
void charge_string(lua_State* L, std::size_t size);
/// Appends to a result under the same rule, before it grows.
void append_charged(lua_State* L, std::string& out, std::string_view piece);

}  // namespace misk::script
