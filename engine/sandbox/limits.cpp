// Limits of memory, instructions and time. Memory is defended in this order: the soft limit (the allocator
// raises an alarm, and the hook collects or raises an ordinary error), the total that one entry allocates,
// the hard limit (the allocator refuses).
#include <cstdlib>

#include <fmt/format.h>

#include "sandbox/clock.hpp"
#include "sandbox/core.hpp"

#include <algorithm>
#include <cstring>
#include <ctime>
#include <exception>
#include <new>

namespace misk::script {
namespace {

// One entry may allocate this many times the soft limit, garbage included: copying huge strings costs time
// that no instruction count sees.
constexpr std::size_t kChurnFactor = 16;

// Unwinding a deep C stack is slow.
constexpr std::int64_t kUnwindCharge = 100'000;

void alarm(SandboxCore& core) {
  core.memory_alarm = true;
  hook_every(core, 1);
}

// Refuses script code `grown` more bytes. A refusal counts as a limit that was hit, so a pcall in the script
// cannot go on after it.
bool refuse(SandboxCore& core, std::size_t grown) {
  bool no = core.used + grown > core.limits.memory_hard;
  if (core.fail_in > 0 && !core.fail_as_machine && (--core.fail_in == 0)) {
    no = true;
    if (core.fail_sticky) core.fail_in = 1;
  }
  if (!no) return false;
  core.refused = true;
  if (core.expired == ErrorKind::none) core.expired = ErrorKind::memory;
  hook_every(core, 1);
  return true;
}

void check_memory(SandboxCore& core, lua_State* L) {
  core.memory_alarm = false;
  if (core.churn > core.limits.memory_soft * kChurnFactor) expire(L, ErrorKind::memory);
  if (core.used <= core.limits.memory_soft) return;
  if (++core.collections <= kMaxCollections) {
    core.in_script = false;  // the collection may allocate, and nobody could handle its failure
    lua_gc(L, LUA_GCCOLLECT, 0);
    core.in_script = true;
  }
  if (core.used > core.limits.memory_soft) expire(L, ErrorKind::memory);
}

void check_time(SandboxCore& core, lua_State* L) {
  const double now = processor_seconds();
  if (!core.clock_running) {  // the clock starts at the first look: most entries are too short to have one
    core.clock_running = true;
    core.clock_start = now;
  } else if (now - core.clock_start > core.limits.seconds) {
    expire(L, ErrorKind::time);
  }
}

}  // namespace

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::string limit_message(const SandboxCore& core, ErrorKind kind) {
  switch (kind) {
    case ErrorKind::budget:
      if (core.chained && core.budget_start < core.limits.call_instructions)
        return fmt::format(
            "instruction limit of {} reached by all that happens between two decisions (effects without "
            "end?)",
            core.limits.chain_instructions);
      return fmt::format("instruction limit of {} reached (an endless loop?)", core.budget_start);
    case ErrorKind::memory:
      return fmt::format("memory limit of {} MB reached", core.limits.memory_soft >> 20);
    case ErrorKind::time:
      return "time limit reached";
    default:
      return "error";
  }
}

namespace {

void release_block(SandboxCore& core, void* block, std::size_t size) {
  if (block && size <= SmallBlocks::kLargest && size)
    core.small.give(block, size);
  else
    std::free(block);
}

// LuaJIT's lua_newstate crashes when its first allocations fail, and no exception gets through it. So the
// program ends here, with the words that main() has for that.
[[noreturn]] void end_without_memory() {
  try {
    throw std::bad_alloc();
  } catch (...) {
    std::terminate();
  }
}

}  // namespace

void* sandbox_allocate(void* data, void* block, std::size_t old_size, std::size_t new_size) {
  auto& core = *static_cast<SandboxCore*>(data);
  if (new_size == 0) {
    core.used -= old_size;
    release_block(core, block, old_size);
    return nullptr;
  }
  if (core.fail_as_machine && new_size > old_size && core.fail_in > 0 && --core.fail_in == 0) {
    core.exhausted = true;
    return nullptr;
  }
  if (core.in_script && new_size > old_size) {
    const std::size_t grown = new_size - old_size;
    if (refuse(core, grown)) return nullptr;
    core.churn += grown;
    if (new_size >= kBigBlock && !core.slow) {
      core.slow = true;
      if (core.hooked && !core.memory_alarm) hook_every(core, look_step(core));
    }
    if (!core.memory_alarm && core.expired == ErrorKind::none &&
        (core.used + grown > core.limits.memory_soft || core.churn > core.limits.memory_soft * kChurnFactor))
      alarm(core);
  }
  void* moved = nullptr;
  const bool was_small = block && old_size <= SmallBlocks::kLargest,
             is_small = new_size <= SmallBlocks::kLargest;
  if (!was_small && !is_small) {
    moved = std::realloc(block, new_size);
  } else {
    moved = is_small ? core.small.take(new_size) : std::malloc(new_size);
    if (moved && block) {
      std::memcpy(moved, block, std::min(old_size, new_size));
      release_block(core, block, old_size);
    }
  }
  if (!moved) {
    if (!core.main) end_without_memory();
    core.exhausted = true;
    return nullptr;
  }
  core.used += new_size - old_size;
  return moved;
}

void expire(lua_State* L, ErrorKind kind) {
  SandboxCore& core = core_of(L);
  if (core.expired == ErrorKind::none) core.expired = kind;
  hook_every(core, 1);
  const bool was = core.in_script;
  core.in_script = false;
  {
    const std::string text = limit_message(core, core.expired);
    lua_pushlstring(L, text.data(), text.size());
  }
  core.in_script = was;
  lua_error(L);
  std::abort();  // lua_error does not return
}

constinit thread_local const char* stack_end = nullptr;

void too_deep(lua_State* L) {
  core_of(L).budget -= kUnwindCharge;
  raise(L, {.kind = FaultKind::endless_calls}, kTooDeep);
}

namespace {

void count_hook(lua_State* L, lua_Debug*) {
  SandboxCore& core = core_of(L);
  // Without a test of in_script: a metamethod can run script code from host code under a HostScope, and that
  // code has a budget too.
  if (core.depth == 0 || core.trusted) return;
  if (core.expired != ErrorKind::none) expire(L, core.expired);
  check_stack(L);
  core.uncounted += core.memory_alarm ? core.hook_step : look_step(core);
  if (core.uncounted >= core.hook_step) {
    core.uncounted = 0;
    core.budget -= core.hook_step;
    if (core.budget <= 0) expire(L, ErrorKind::budget);
  }
  if (core.memory_alarm) {
    check_memory(core, L);
    hook_every(core, look_step(core));
  }
  check_time(core, L);
}

}  // namespace

void hook_every(SandboxCore& core, int instructions) {
  core.hooked = true;
  lua_sethook(core.main, count_hook, LUA_MASKCOUNT, instructions);
}

void charge(lua_State* L, std::int64_t steps) {
  SandboxCore& core = core_of(L);
  if (core.depth == 0) return;
  core.budget -= steps;
  if (core.budget <= 0) expire(L, ErrorKind::budget);
  if (steps > kHookStep) check_time(core, L);
}

void look_at_clock(lua_State* L) {
  SandboxCore& core = core_of(L);
  if (core.depth > 0) check_time(core, L);
}

void charge_string(lua_State* L, std::size_t size) {
  SandboxCore& core = core_of(L);
  if (size > core.limits.string_cap) {
    const std::string most = " (more than " + std::to_string(core.limits.string_cap) + " bytes)";
    raise(L, {.kind = FaultKind::long_text, .detail = most}, "string too long" + most);
  }
  charge(L, 1 + static_cast<std::int64_t>(size / 16));
}

void append_charged(lua_State* L, std::string& out, std::string_view piece) {
  if (out.size() + piece.size() > core_of(L).limits.string_cap) charge_string(L, out.size() + piece.size());
  charge(L, 1 + static_cast<std::int64_t>(piece.size() / 16));
  out.append(piece);
}

HostScope::HostScope(lua_State* L) : core_(&core_of(L)), saved_(core_->in_script) {
  core_->in_script = false;
}
HostScope::~HostScope() {
  core_->in_script = saved_;
}

}  // namespace misk::script
