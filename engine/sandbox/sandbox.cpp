// Entries into script code and the pool of coroutines.
#include "sandbox/sandbox.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <exception>
#include <new>
#include <stdexcept>

#include "sandbox/core.hpp"
#include "text/lua_size.hpp"

namespace misk::script {
namespace {

using SlotState = SandboxCore::SlotState;

// The processor's own tick counter, or nanoseconds where we cannot read it.
std::uint64_t ticks() {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#else
  return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
#endif
}

constexpr std::uint64_t kEntriesTimed = 32;
constexpr double kInstruction = 0.2e-9;  // seconds: no instruction takes less

// May the entry have used up the rest of its budget? An instruction takes at least one tick. Ticks go on
// while other processes run, so the processor time of this thread is asked as well, though it includes the
// entries before.
bool may_have_spent(const SandboxCore& core) {
  if (static_cast<std::int64_t>(ticks() - core.began) < core.budget) return false;
  return processor_seconds() - core.seconds_before >= kInstruction * static_cast<double>(core.budget);
}

// So many looks of the timer without a decision. One entry takes less than one look; effects that go on for
// several may be endless.
constexpr int kManyLooks = 4;

// Begins an entry. False, with `error` filled, if host and scripts are nested too deeply.
bool enter(SandboxCore& core, std::int64_t budget, bool chained, bool& outer_in_script, ScriptError& error) {
  if (core.depth >= kMaxNesting) {
    error = ScriptError{};
    error.kind = ErrorKind::script;
    error.message = kTooDeep;
    error.fault.kind = FaultKind::endless_calls;
    return false;
  }
  if (core.depth++ == 0) {
    core.chained = chained;
    if (chained) budget = std::min(budget, std::max<std::int64_t>(core.chain_left, 1));
    core.budget = core.budget_start = budget;
    core.hook_step = budget < kHookStep ? static_cast<int>(budget > 0 ? budget : 1) : kHookStep;
    core.expired = ErrorKind::none;
    core.outer_stack_end = stack_end;
    stack_end = static_cast<const char*>(__builtin_frame_address(0)) - kMaxStack;
    core.collections = 0;
    core.churn = 0;
    core.taken = 0;
    core.memory_alarm = false;
    core.clock_running = false;
    core.uncounted = 0;
    ++core.entry_serial;
    if (core.hurried && core.chain_looks < kManyLooks) {
      if (core.entry_serial % kEntriesTimed == 0) core.seconds_before = processor_seconds();
      core.began = ticks();
    } else {
      hook_every(core, look_step(core));
    }
  }
  outer_in_script = core.in_script;
  core.in_script = true;
  return true;
}

void leave(SandboxCore& core, bool outer_in_script) {
  core.in_script = outer_in_script;
  if (--core.depth > 0) return;
  stack_end = core.outer_stack_end;
  core.exhausted = false;  // it has been thrown; the next game may find memory again
  if (core.hurried && (core.hooked || may_have_spent(core))) {
    core.doubtful = true;
    core.hooked = false;
    lua_sethook(core.main, nullptr, 0, 0);
  }
  core.last_used = static_cast<std::uint64_t>(core.budget_start - core.budget);
  if (core.chained) {
    core.chain_left -= core.budget_start - core.budget;
    // The failed effect is undone. The effects that are done again without it must not fail because of it.
    if (core.chain_left <= 0 && core.expired != ErrorKind::none)
      core.chain_left = core.limits.chain_instructions;
  }
  // Garbage of this script must not count against the next one.
  if (core.used > core.limits.memory_soft || core.expired == ErrorKind::memory) {
    core.in_script = false;
    lua_gc(core.main, LUA_GCCOLLECT, 0);
  }
}

// Ends an entry in every case, also when C++ throws.
class Leaving {
 public:
  Leaving(SandboxCore& core, bool outer_in_script) : core_(core), outer_(outer_in_script) {}
  ~Leaving() { leave(core_, outer_); }
  Leaving(const Leaving&) = delete;
  Leaving& operator=(const Leaving&) = delete;

 private:
  SandboxCore& core_;
  bool outer_;
};

lua_State* new_thread(SandboxCore& core, int reference) {
  lua_State* thread = lua_newthread(core.main);
  lua_rawseti(core.main, LUA_REGISTRYINDEX, reference);
  return thread;
}

// Takes the lowest free slot; -1 if too many are in use.
int take_slot(SandboxCore& core) {
  for (std::size_t word = 0; word < core.free_slots.size(); ++word) {
    if (core.free_slots[word] == 0) continue;
    const int slot = static_cast<int>(word * 64) + std::countr_zero(core.free_slots[word]);
    core.free_slots[word] &= core.free_slots[word] - 1;
    ++core.live;
    return slot;
  }
  const std::size_t n = core.slots.size();
  if (n >= kMaxCoroutines) return -1;
  SandboxCore::Slot slot;
  lua_pushboolean(core.main, 1);  // a place in the registry; later threads of this slot overwrite it
  slot.reference = luaL_ref(core.main, LUA_REGISTRYINDEX);
  slot.thread = new_thread(core, slot.reference);
  core.slots.push_back(slot);
  if (n % 64 == 0) core.free_slots.push_back(0);
  ++core.live;
  return static_cast<int>(n);
}

void free_slot(SandboxCore& core, int slot) {
  core.slots[static_cast<std::size_t>(slot)].state = SlotState::free;
  core.free_slots[static_cast<std::size_t>(slot) / 64] |= std::uint64_t{1} << (slot % 64);
  --core.live;
}

// A suspended or broken coroutine cannot be used again: a new one replaces it in the registry.
void replace_thread(SandboxCore& core, SandboxCore::Slot& slot) {
  const HostScope host(core.main);
  slot.thread = new_thread(core, slot.reference);
}

// An error outside any entry is a mistake of the engine. It ends the command with a message, not the process:
// saved files stay saved, and a window can show the message.
int panic(lua_State* L) {
  check_exhausted(L);
  const char* text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
  throw std::logic_error(
      std::string("a mistake in misk itself, please report it: Lua error outside any entry: ") + text);
}

// After lua_resume: tells results, yields and errors apart.
Sandbox::Status settle(SandboxCore& core, int index, int code, ScriptError& error) {
  SandboxCore::Slot& slot = core.slots[static_cast<std::size_t>(index)];
  lua_State* thread = slot.thread;
  if (code == LUA_YIELD && core.expired == ErrorKind::none) {
    slot.state = SlotState::yielded;
    return Sandbox::Status::yielded;
  }
  if (code == 0 && core.expired == ErrorKind::none && lua_toboolean(thread, 2)) {
    lua_remove(thread, 2);  // xpcall's true
    lua_remove(thread, 1);  // the function, kept to name it in an error
    slot.state = SlotState::done;
    return Sandbox::Status::finished;
  }
  const HostScope host(core.main);
  if (code == LUA_YIELD) lua_pushnil(thread);  // after a limit was hit: there is no error object
  if (code == 0)
    lua_pushvalue(thread, 1);
  else
    lua_pushnil(thread);  // the coroutine is suspended or broken: its function is out of reach
  lua_insert(thread, -2);
  collect_error(core, thread, error);
  if (code == 0)
    lua_settop(thread, 0);
  else
    replace_thread(core, slot);
  slot.state = SlotState::done;
  return Sandbox::Status::failed;
}

Sandbox::Status resume_slot(SandboxCore& core, int index, int nargs, ScriptError& error) {
  SandboxCore::Slot& slot = core.slots[static_cast<std::size_t>(index)];
  slot.state = SlotState::running;
  const int code = lua_resume(slot.thread, nargs);
  check_exhausted(core.main);
  return settle(core, index, code, error);
}

// start() without the counting, so that run() can use it with the load budget.
Sandbox::Status start_with(SandboxCore& core, std::int64_t budget, bool chained, int nargs, int& index,
                           ScriptError& error) {
  bool outer = false;
  index = -1;
  if (!enter(core, budget, chained, outer, error)) {
    lua_pop(core.main, nargs + 1);
    return Sandbox::Status::failed;
  }
  const Leaving leaving(core, outer);
  core.in_script = false;  // preparing must not fail
  index = take_slot(core);
  if (index < 0) {
    lua_pop(core.main, nargs + 1);
    error = ScriptError{};
    error.kind = ErrorKind::script;
    error.message = "too many effects are waiting";
    return Sandbox::Status::failed;
  }
  lua_State* thread = core.slots[static_cast<std::size_t>(index)].thread;
  luaL_checkstack(thread, nargs + 2 * LUA_MINSTACK, "effect");
  lua_pushvalue(core.main, -nargs - 1);
  lua_xmove(core.main, thread, 1);
  lua_rawgeti(thread, LUA_REGISTRYINDEX, core.xpcall_ref);
  lua_xmove(core.main, thread, nargs + 1);
  lua_rawgeti(thread, LUA_REGISTRYINDEX, core.handler_ref);
  lua_insert(thread, 4);  // function, then the body: xpcall, function, handler, arguments
  core.in_script = true;
  return resume_slot(core, index, nargs + 2, error);
}

// call() without the counting, so that protect() can use it with the load budget.
bool call_with(SandboxCore& core, std::int64_t budget, int nargs, int nresults, ScriptError& error) {
  lua_State* L = core.main;
  bool outer = false;
  if (!enter(core, budget, false, outer, error)) {
    lua_pop(L, nargs + 1);
    return false;
  }
  const Leaving leaving(core, outer);
  core.in_script = false;
  luaL_checkstack(L, LUA_MINSTACK, "call");
  const int function = lua_gettop(L) - nargs;
  lua_pushvalue(L, function);  // stays below, to name it in an error
  lua_insert(L, function);
  lua_rawgeti(L, LUA_REGISTRYINDEX, core.handler_ref);
  lua_insert(L, function + 1);
  core.in_script = true;
  const int code = lua_pcall(L, nargs, nresults, function + 1);
  core.in_script = false;
  check_exhausted(core.main);
  const bool good = code == 0 && core.expired == ErrorKind::none;
  if (good) {
    lua_remove(L, function + 1);
    lua_remove(L, function);
  } else {
    if (code == 0) lua_pushnil(L);  // a limit was hit at the very end, and pcall swallowed it
    lua_pushvalue(L, function);
    lua_insert(L, -2);
    collect_error(core, L, error);
    lua_settop(L, function - 1);
  }
  return good;
}

}  // namespace

Sandbox::Sandbox(Limits limits) : core_(std::make_unique<SandboxCore>()) {
  core_->limits = limits;
  core_->chain_left = limits.chain_instructions;
  core_->slots.reserve(kMaxCoroutines);
  core_->main = lua_newstate(sandbox_allocate, core_.get());
  if (!core_->main) throw std::bad_alloc();
  lua_atpanic(core_->main, panic);
  open_libraries(*core_);
  hook_every(*core_, kHookStep);
}

Sandbox::~Sandbox() {
  lua_close(core_->main);
}

lua_State* Sandbox::state() const {
  return core_->main;
}
void Sandbox::set_print(Print print) {
  core_->print = std::move(print);
}

void Sandbox::set_require(Require require) {
  core_->require = [this, find = std::move(require)](const std::string& pack, const std::string& name,
                                                     Module& module) {
    if (!find(pack, name, module)) return false;
    environment(module.owner);  // made here, so that the C function only has to look it up
    return true;
  };
}

void Sandbox::forget_modules() {
  const HostScope host(core_->main);
  lua_newtable(core_->main);
  lua_rawseti(core_->main, LUA_REGISTRYINDEX, core_->modules_ref);
}

namespace {

// Within an entry: pushes the chunk as a function with the globals at registry reference `env`. `closed`:
// they are the globals of a pack, and no script may assign them.
bool load_chunk(SandboxCore& core, const std::string& pack_id, const std::string& path,
                std::string_view source, int env, bool closed, ScriptError& error) {
  lua_State* L = core.main;
  core.pack_of_file[path] = pack_id;
  if (const std::string why = text::too_large_for_lua(source); !why.empty()) {
    error = {ErrorKind::syntax, pack_id, path, 0, "the file " + why, "", {}};
    return false;
  }
  const int code = luaL_loadbufferx(L, source.data(), source.size(), ("@" + path).c_str(), "t");
  check_exhausted(core.main);
  if (code != 0) {
    lua_pushnil(L);
    lua_insert(L, -2);
    collect_error(core, L, error);
    if (code == LUA_ERRSYNTAX) error.kind = ErrorKind::syntax;
    error.pack = pack_id;
    error.file = path;  // Lua may have shortened the path in the message
    lua_pop(L, 2);
    return false;
  }
  core.budget -= 4 * static_cast<std::int64_t>(source.size());  // for compiling; running draws the rest
  std::string name;
  int line = 0;
  if (closed && assigns_global(L, name, line)) {
    error = {ErrorKind::script, pack_id, path, line, assigned_message(name), "", {}, assigned_fault(name)};
    lua_pop(L, 1);
    return false;
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, env);
  lua_setfenv(L, -2);
  return true;
}

}  // namespace

bool Sandbox::compile(const std::string& pack_id, const std::string& path, std::string_view source,
                      ScriptError& error) {
  SandboxCore& core = *core_;
  const int env = environment(pack_id);
  error = ScriptError{};
  luaL_checkstack(core.main, LUA_MINSTACK, "compile");
  bool outer = false;
  if (!enter(core, core.limits.load_instructions, false, outer, error)) return false;
  const Leaving leaving(core, outer);
  return load_chunk(core, pack_id, path, source, env, false, error);
}

bool Sandbox::run(const std::string& pack_id, const std::string& path, std::string_view source, int nresults,
                  ScriptError& error) {
  SandboxCore& core = *core_;
  lua_State* L = core.main;
  const int env = environment(pack_id);
  error = ScriptError{};
  luaL_checkstack(L, nresults + LUA_MINSTACK, "run");
  bool outer = false;
  if (!enter(core, core.limits.load_instructions, false, outer, error)) return false;
  const Leaving leaving(core, outer);
  if (!load_chunk(core, pack_id, path, source, env, true, error)) return false;
  int slot = -1;
  const Status status = start_with(core, 0, false, 0, slot, error);
  if (status == Status::finished) {
    lua_State* thread = coroutine(slot);
    lua_settop(thread, nresults);
    lua_xmove(thread, L, nresults);
  } else if (status == Status::yielded) {
    error = {
        ErrorKind::script, pack_id, path, 0, "a file cannot wait for the game while it is loaded", "", {}};
    error.fault.kind = FaultKind::waits;
  }
  release(slot);
  if (error.pack.empty() && status != Status::finished) error.pack = pack_id;
  if (error.file.empty() && status != Status::finished) error.file = path;
  return status == Status::finished;
}

Sandbox::Status Sandbox::start(int nargs, int& slot, ScriptError& error) {
  ++core_->entries;
  return start_with(*core_, core_->limits.call_instructions, true, nargs, slot, error);
}

Sandbox::Status Sandbox::resume(int slot, int nargs, ScriptError& error) {
  SandboxCore& core = *core_;
  ++core.entries;
  bool outer = false;
  const bool valid = slot >= 0 && slot < static_cast<int>(core.slots.size()) &&
                     core.slots[static_cast<std::size_t>(slot)].state == SlotState::yielded;
  if (!valid) {
    error = ScriptError{};
    error.kind = ErrorKind::script;
    error.message = "resume: this effect is not waiting";
  }
  if (!valid || !enter(core, core.limits.call_instructions, true, outer, error)) {
    lua_pop(core.main, nargs);
    return Status::failed;
  }
  const Leaving leaving(core, outer);
  core.in_script = false;
  lua_State* thread = core.slots[static_cast<std::size_t>(slot)].thread;
  lua_settop(thread, 0);  // the values that it yielded
  luaL_checkstack(thread, nargs + 2 * LUA_MINSTACK, "effect");
  lua_xmove(core.main, thread, nargs);
  core.in_script = true;
  return resume_slot(core, slot, nargs, error);
}

void Sandbox::begin_chain() {
  core_->chain_left = core_->limits.chain_instructions;
  core_->chain_looks = 0;
}

lua_State* Sandbox::coroutine(int slot) const {
  return core_->slots.at(static_cast<std::size_t>(slot)).thread;
}

void Sandbox::drop(int slot) {
  SandboxCore& core = *core_;
  if (slot < 0 || slot >= static_cast<int>(core.slots.size())) return;
  SandboxCore::Slot& s = core.slots[static_cast<std::size_t>(slot)];
  if (s.state == SlotState::free || s.state == SlotState::running) return;
  if (s.state == SlotState::yielded)
    replace_thread(core, s);
  else
    lua_settop(s.thread, 0);
  free_slot(core, slot);
}

void Sandbox::drop_all() {
  for (std::size_t slot = 0; slot < core_->slots.size(); ++slot) drop(static_cast<int>(slot));
}

void Sandbox::recover() {
  if (core_->depth > 0) return;
  core_->exhausted = false;
  lua_settop(core_->main, 0);
}

void Sandbox::release(int slot) {
  drop(slot);
}
int Sandbox::live() const {
  return core_->live;
}

bool Sandbox::call(int nargs, int nresults, ScriptError& error) {
  ++core_->entries;
  const Limits& limits = core_->limits;
  return call_with(*core_, core_->long_calls ? limits.load_instructions : limits.call_instructions, nargs,
                   nresults, error);
}

Sandbox::LongCalls::LongCalls(Sandbox& sandbox) : core_(*sandbox.core_), before_(core_.long_calls) {
  core_.long_calls = true;
}

Sandbox::LongCalls::~LongCalls() {
  core_.long_calls = before_;
}

bool Sandbox::protect(const std::function<void()>& work, ScriptError& error) {
  lua_State* L = core_->main;
  luaL_checkstack(L, LUA_MINSTACK, "protect");
  lua_pushcfunction(L, [](lua_State* inner) {
    const auto& body = *static_cast<const std::function<void()>*>(lua_touserdata(inner, 1));
    lua_settop(inner, 0);
    bool failed = false;
    {
      const HostScope host(inner);
      try {
        body();
      } catch (const std::exception& e) {
        failed = true;
        push_what(inner, e);
      }
    }
    return failed ? lua_error(inner) : 0;
  });
  lua_pushlightuserdata(L, const_cast<std::function<void()>*>(&work));
  return call_with(*core_, core_->limits.load_instructions, 1, 0, error);
}

std::uint64_t Sandbox::entries() const {
  return core_->entries;
}
std::size_t Sandbox::memory_used() const {
  return core_->used;
}
std::uint64_t Sandbox::instructions_used_last_entry() const {
  return core_->last_used;
}
std::size_t Sandbox::taken_last_entry() const {
  return core_->taken;
}
bool Sandbox::memory_refused() const {
  return core_->refused;
}

void Sandbox::fail_allocation(std::int64_t nth, bool sticky) {
  core_->fail_in = nth;
  core_->fail_sticky = sticky;
  core_->fail_as_machine = false;
}

void Sandbox::exhaust_memory(std::int64_t nth) {
  fail_allocation(nth, false);
  core_->fail_as_machine = nth > 0;
}

}  // namespace misk::script
