#include "sandbox/hurry.hpp"

#include <unistd.h>
#include <csignal>
#include <ctime>
#include <utility>

#include "sandbox/core.hpp"

namespace misk::script {
namespace {

// The sandbox that is in a hurry on this thread, for the timer's signal.
constinit thread_local SandboxCore* volatile watched_core = nullptr;

// An entry that still runs at the second look may be endless. A signal is allowed to set a hook, so it sets
// one. It does so only once: a new hook counts from the beginning, so if instructions take longer than the
// time between two looks, it would never come to its end.
void look_at_entry(int) {
  SandboxCore* core = watched_core;
  if (!core) return;
  ++core->chain_looks;
  if (core->depth == 0) return;
  if (core->seen_serial == core->entry_serial && !core->hooked) hook_every(*core, look_step(*core));
  core->seen_serial = core->entry_serial;
}

constexpr long kLookEvery = 50'000'000;  // nanoseconds of the thread's processor time

// Percent of the heap after a collection at which the next one begins. A collection walks all definitions,
// and many games leave little garbage each. The soft limit of memory still starts one earlier.
constexpr int kCollectionPause = 3000;

}  // namespace

/// A timer of this thread alone: its signal must come while no other thread runs the script.
struct Hurry::Timer {
  timer_t id{};
  bool runs = false;

  Timer() {
    struct sigaction action {};
    action.sa_handler = look_at_entry;
    action.sa_flags = SA_RESTART;
    sigaction(SIGRTMIN, &action, nullptr);
    sigevent event{};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = SIGRTMIN;
    event._sigev_un._tid = gettid();
    if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &id) != 0) return;
    const itimerspec often{{0, kLookEvery}, {0, kLookEvery}};
    runs = timer_settime(id, 0, &often, nullptr) == 0;
    if (!runs) timer_delete(id);
  }
  ~Timer() {
    if (runs) timer_delete(id);
  }
};

Hurry::Hurry(Sandbox& sandbox) : sandbox_(sandbox), timer_(std::make_unique<Timer>()) {
  start();
}

Hurry::~Hurry() {
  stop();
}

void Hurry::start() {
  if (!timer_->runs) return;  // without a timer nobody would end an endless entry
  watched_core = sandbox_.core_.get();
  sandbox_.core_->hurried = true;
  sandbox_.core_->hooked = sandbox_.core_->doubtful = false;
  sandbox_.core_->seconds_before = processor_seconds();
  pause_before_ = lua_gc(sandbox_.state(), LUA_GCSETPAUSE, kCollectionPause);
  lua_sethook(sandbox_.state(), nullptr, 0, 0);
}

void Hurry::stop() {
  if (sandbox_.core_->hurried) lua_gc(sandbox_.state(), LUA_GCSETPAUSE, pause_before_);
  watched_core = nullptr;
  sandbox_.core_->hurried = false;
}

bool Hurry::doubtful() {
  return std::exchange(sandbox_.core_->doubtful, false);
}

}  // namespace misk::script
