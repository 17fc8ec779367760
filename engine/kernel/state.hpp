// The whole position of a game, as plain data.
//
// How it works: everything that can differ between two moments of a game stands in one struct of fixed
// arrays. These are the components and their zones, the frames (the stack of what is resolving, the outermost
// first), what lasts or waits (modifiers, delayed abilities, uses of limits), the numbers of the game and the
// random generator. Names and rules are not here: a number means an entry of the Image (image.hpp). Each
// array that is used in part has a count in the head; a snapshot copies the parts in use, and a hash reads
// them.
//
// Why so: undo, saves, replays, simulations, reloading of scripts and the tests of determinism all need the
// position as one thing that can be copied and compared. A struct of numbers is that; objects that point at
// each other are not. A snapshot copies some tens of kilobytes. The price is a limit on everything.
//
// Invariants:
//  * State is trivially copyable, and nothing in it is an address; components refer to each other by index (0
//    is "none").
//  * Every component is in exactly one zone, and the zone's list is the only order there is.
//  * A coroutine is never in it: whenever no script frame is live, the State is all there is of a game, but
//    for positions that can be brought back, which are States too (Kernel::memory). Going back to another
//    moment is a copy from before and the answers since (session.hpp).
//  * Saves hold hashes of positions, never their bytes: the layout may change, the hash may not (state.cpp).
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "kernel/random.hpp"

namespace misk::kernel {

using ComponentId = std::uint16_t;
inline constexpr ComponentId kNone = 0;
inline constexpr std::uint8_t kNoPlayer = 255;

// Limits of a position. Hashes do not depend on them (state.cpp), so they may grow without a save of before
// being another game. Whatever names one to somebody is made from these.
inline constexpr int kMaxComponents = 2048;  // ids are below it, and 0 is none
inline constexpr int kMaxPlayers = 8;
inline constexpr int kMaxZoneKinds = 128;
inline constexpr int kMaxZones = kMaxZoneKinds * kMaxPlayers;
inline constexpr int kMaxFrames = 128;
/// Scripts put frames on the stack up to this depth only. The frames that such a frame leads to by the rules
/// still have room, so it is always a script that is told of an endless effect, and that ends.
inline constexpr int kMaxScriptDepth = 96;
inline constexpr int kMaxCounters = 38;  // what two lines of the cache have room for
inline constexpr int kMaxFlags = 32;
inline constexpr int kMaxMemory = 8;
inline constexpr int kMaxLasting = 256;
inline constexpr int kMaxUses = 512;
inline constexpr int kMaxPending = 256;
inline constexpr int kMaxDelayed = 128;
inline constexpr int kMaxPretences = 64;
inline constexpr int kMaxPeriods = 32;
inline constexpr int kMaxOrders = 64;
inline constexpr int kMaxGlobals = 96;
inline constexpr int kMaxLocals = 24;
inline constexpr int kMaxFaces = 8;
inline constexpr int kWords = kMaxComponents / 64;

/// Throws std::length_error: "more than 1,234 WHAT".
[[noreturn]] void too_many(int limit, const char* what);

/// One thing on the table (128 bytes).
struct Component {
  std::uint16_t definition;
  std::uint16_t instance;  // grows each time it enters play: a new instance has its limits afresh
  ComponentId parent;      // attached to, or at
  ComponentId prev, next;  // within its zone
  std::uint16_t zone;      // zone index (kind and player)
  std::uint8_t owner, controller;
  std::uint8_t face;
  std::uint8_t seen;  // bit per player who was shown it
  std::uint32_t flags;
  std::int16_t counters[kMaxCounters];
  std::int32_t memory[kMaxMemory];
};
static_assert(sizeof(Component) == 128);
static_assert(kMaxFlags <= 32 && kMaxPlayers <= 8 && kMaxComponents % 64 == 0 && kMaxZones <= 0xffff &&
              kMaxPeriods < 254);

struct Zone {
  ComponentId first, last;
  std::uint16_t count;
};

/// The participants of a timing point: actor, subject, object (components), amount, extra.
inline constexpr int kParticipants = 5;
using Participants = std::array<std::int32_t, kParticipants>;
inline constexpr std::array<const char*, kParticipants> kParticipantNames{"actor", "subject", "object",
                                                                          "amount", "extra"};
inline constexpr std::size_t kAmount = 3;  // which of them may be changed on the way

/// The parts of a timing point, in this order.
enum class Tier : std::uint8_t { would, when, at, after, count };
inline constexpr int kTiers = static_cast<int>(Tier::count);
inline constexpr const char* kTierNames[kTiers] = {"would", "when", "at", "after"};

/// The kinds of frames. `ask` has nothing of its own: the question is Kernel::request().
enum class FrameKind : std::uint8_t { procedure, timing, window, ability, script, ask };

// Frame::stage of each kind says what comes next.
/// Of the step that runs. `told`: its announcement is over, and what became of it is noted.
enum class ProcedureStage : std::uint8_t { begin, end, told };
enum class AbilityStage : std::uint8_t {
  target,        // somebody chooses it
  costs,         // are paid together
  asking_costs,  // those that ask somebody, one after the other
  able,          // may it still go on, now that they are paid?
  effect,        // unless what answers to its initiation has cancelled it
  procedure,
  effect_over,
  finish,  // where its card goes then, and what is announced of its use
  end,     // last of all comes what may undo it
  undone_or_not
};
/// `over`: the function has ended, and what it has held back is announced.
enum class ScriptStage : std::uint8_t { begin, run, over };

/// A timing point that is announced. Its stage counts the tiers twice: forced abilities, then reactions.
struct TimingFrame {
  enum Flag : std::int32_t { cancelled = 1, replaced = 2, cut_short = 4 };  // any of them ends it
  Participants participants;  // first, where procedures have their locals: scripts read both alike
  std::int32_t flags;
  std::int32_t asked;       // players who have passed since the last use
  std::int32_t next;        // player to ask, counted from the first in player order
  std::int32_t tier_began;  // State::next_serial then: a delayed ability set since waits for the next time
  // The replacement that resolves instead of the event that was announced: an ability plus one (0: there is
  // none), its component, and the player who resolves it. The latest replacement counts.
  std::int32_t instead, instead_comp, instead_you;
};

/// A window in which players may use abilities.
struct WindowFrame {
  std::int32_t asked, next;  // as of a timing point
  std::int32_t players;      // how many play: when one leaves the game, all are asked again
};

/// An ability that is used.
struct AbilityFrame {
  // pretends: something is taken to be so meanwhile. keeps_target: whatever happens, its target is not chosen
  // again. aims: its target is being chosen again. rewound: it has undone another one; its costs are paid
  // once more, in the position from before that, and its effect is over.
  enum Flag : std::uint8_t { pretends = 1, keeps_target = 2, aims = 4, rewound = 8 };
  static constexpr std::int32_t kAllCosts = 1, kCounterCosts = 2;
  std::int32_t next_cost;  // of those that ask
  std::int32_t cancelled;
  std::int32_t waived;     // costs not due: none (0), kAllCosts, or those of counter `waived - kCounterCosts`
  std::int32_t announced;  // its use has been announced, or a test that waits will do that
  std::int32_t credit;     // so much of its costs was paid by something else
  std::int32_t cost_asked;  // the script of a cost runs; its result says whether it was paid
  std::int32_t zone;        // from which it is used
  std::int32_t remembered;  // a number made from the position before it, if that is kept (Kernel::rewind)
  std::int32_t unused;
  std::int32_t waited;        // it has waited for another test to end; then the timing point is over, and
  Participants participants;  // these are of it
};

/// A script. `slot` is its coroutine.
struct ScriptFrame {
  // of_step: a step of a procedure. decided: somebody has decided something since it was entered last.
  // refused: it did not do what it was for. by_rules: the rules themselves do what it does now, so no
  // component is immune to it. waits: for something to be done, not for its result.
  enum Flag : std::uint8_t { of_step = 1, decided = 2, refused = 4, by_rules = 8, waits = 16 };
  std::int32_t function;     // kIntervention: a line of somebody's own
  std::int32_t began;        // of such a line: its first entry
  std::int32_t first_entry;  // since its last decision (Kernel::entry)
  std::int32_t ability;      // whose effect it is
  std::int32_t holds;        // how often it has said that what it does now happens together
};

/// One entry of the stack of what is resolving. Procedures have `locals`; the others have their own struct in
/// the same room.
struct Frame {
  FrameKind kind;
  std::uint8_t stage;   // one of the enums above
  std::uint8_t player;  // of an ability: who uses it
  std::uint8_t flags;   // of an ability or script
  std::uint16_t id;     // procedure, timing point, window or ability
  ComponentId comp;     // whose ability this is
  ComponentId you;      // who resolves it
  ComponentId target;
  union {
    std::uint16_t step;       // of a procedure
    std::uint16_t last_tier;  // of a timing point
  };
  std::int16_t slot;  // coroutine, or -1
  std::uint32_t serial;
  std::uint32_t event;  // serial of the timing point it answers, or 0
  union {
    std::int32_t locals[kMaxLocals];
    TimingFrame timing;
    WindowFrame window;
    AbilityFrame ability;
    ScriptFrame script;
  };

  bool has(std::uint8_t flag) const { return flags & flag; }
  void set(std::uint8_t flag, bool on = true) {
    flags = static_cast<std::uint8_t>(on ? flags | flag : flags & ~flag);
  }
  template <class Stage>
  bool at(Stage s) const {
    return stage == static_cast<std::uint8_t>(s);
  }
  template <class Stage>
  bool before(Stage s) const {
    return stage < static_cast<std::uint8_t>(s);
  }
  template <class Stage>
  void go_to(Stage s) {
    stage = static_cast<std::uint8_t>(s);
  }
  // Of a timing point, whose stage counts forced abilities and reactions of each tier:
  void begin_stage(int of_tier) {
    stage = static_cast<std::uint8_t>(of_tier);
    timing.asked = timing.next = 0;
  }
  void begin_tier(int t, std::uint32_t now) {
    begin_stage(2 * t);
    timing.tier_began = static_cast<std::int32_t>(now);
  }
  Tier tier() const { return static_cast<Tier>(stage / 2); }
  bool reactions() const { return stage % 2; }  // else forced abilities
};
// The structs share the room of the locals, and hashes (state.cpp) know no others of them.
static_assert(sizeof(TimingFrame) == 12 * 4 && sizeof(AbilityFrame) == 15 * 4 &&
              sizeof(ScriptFrame) == 5 * 4);
static_assert(sizeof(Frame) == 120);

/// When something that lasts ends: with a period (its number), or as one of these says.
enum class Span : std::uint8_t {
  waiting = 254,  // a delayed ability: no timing point fires it, it begins when no exclusive procedure runs
  own = 255       // a delayed ability: when it has fired; all else: with the frame of its `serial`
};
constexpr Span span_of(std::size_t period) {
  return static_cast<Span>(period);
}

/// A modifier that lasts.
struct Lasting {
  std::uint16_t key;  // value or gained tag
  std::uint8_t op;
  Span span;
  std::uint32_t serial;  // of that period or frame
  std::int32_t amount;
  ComponentId target;
  std::uint16_t instance;  // of the target: it expires when the target leaves play
  ComponentId source;
  std::uint16_t ability;
};

/// How often something limited was used in the running period, or at one occurrence of a timing point.
struct Use {
  std::uint32_t key;     // component and ability, or title and number of the ability (ability.cpp)
  std::uint32_t serial;  // of that period or frame
  Span span;
  std::uint8_t player;
  std::uint16_t instance;
  std::uint16_t count;
  std::uint16_t pad;
};

/// A timing point that has happened together with others, and whose later tiers wait until all have.
struct Pending {
  std::uint32_t owner;  // serial of the script frame that holds them back
  std::uint16_t point;
  std::uint16_t pad;
  Participants participants;
  std::int32_t unused;
};

/// An ability that waits for a future timing point.
struct Delayed {
  std::uint16_t ability;
  ComponentId comp, you, target;
  std::uint16_t instance;
  Span span;
  std::uint8_t pad;
  std::uint32_t serial;       // when it was set
  Participants participants;  // of one that waits to begin: those of the timing point it answers
};

/// A fact that is taken to be so while one ability resolves, though nothing on the table has changed.
struct Pretence {
  std::uint32_t serial;  // of that ability's frame
  ComponentId comp;
  ComponentId place;  // where it is taken to be; 0: it is taken to be in `zone`
  std::uint16_t zone;
  std::uint16_t pad;
};

/// Of what two components say of one value, that of `over` counts, as long as both are the same instances.
struct Order {
  ComponentId over, under;
  std::uint16_t over_instance, under_instance;
};

// The arrays of State have a count each. These are the ways to read and change them.
/// The entries that are in use.
template <class T>
std::span<T> in_use(T* list, std::size_t count) {
  return {list, count};
}
/// A new entry, last.
template <class T, int N>
T& add(T (&list)[N], std::uint16_t& count, const T& entry, const char* what) {
  if (count >= N) too_many(N, what);
  return list[count++] = entry;
}
/// Takes out the entry `at`.
template <class T>
T take(T* list, std::uint16_t& count, int at) {
  const T entry = list[at];
  std::copy(list + at + 1, list + count--, list + at);
  return entry;
}
/// Leaves out the entries that are `gone`. True when there were any.
template <class T, class F>
bool drop(T* list, std::uint16_t& count, F&& gone) {
  const auto before = std::exchange(
      count, static_cast<std::uint16_t>(std::remove_if(list, list + count, std::forward<F>(gone)) - list));
  return count != before;
}

struct State {
  Random random;
  std::uint32_t next_serial;
  std::uint32_t decisions;
  std::uint16_t component_count;  // ids 1..component_count are used
  std::uint16_t depth;
  std::uint8_t players;
  std::uint8_t over;
  std::uint16_t zone_count;
  std::int32_t outcome;
  std::uint16_t lasting_count, uses_count, pending_count, delayed_count, pretence_count, orders_count;
  std::uint32_t unsettled;  // something has changed that policy.settle may have to do with
  std::uint32_t settled;    // next_serial when it was settled last
  std::uint32_t period_serial[kMaxPeriods];
  std::int32_t globals[kMaxGlobals];
  ComponentId avatars[kMaxPlayers];
  std::uint64_t live[kWords];  // components in zones where some ability works
  // Arrays of which only the first N entries are in use; copied and hashed by count.
  Zone zones[kMaxZones];
  Lasting lasting[kMaxLasting];
  Use uses[kMaxUses];
  Pending pending[kMaxPending];
  Delayed delayed[kMaxDelayed];
  Pretence pretences[kMaxPretences];
  Order orders[kMaxOrders];
  Frame frames[kMaxFrames];
  alignas(64) Component components[kMaxComponents + 1];
};
static_assert(std::is_trivially_copyable_v<State>);

/// Calls f for every id of a component that stands in the position, and for each number that may be one, but
/// for the order of the zones. Stops when f returns true, and says whether it has. This is the one place that
/// knows where ids are.
template <class F>
bool visit_ids(const State& s, F&& f) {
  auto any = [&](const auto& list, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
      if (f(list[i])) return true;
    return false;
  };
  auto all = [&](const auto& list) { return any(list, std::size(list)); };
  if (all(s.globals) || any(s.avatars, s.players)) return true;
  for (std::size_t i = 1; i <= s.component_count; ++i)
    if (f(s.components[i].parent) || all(s.components[i].memory)) return true;
  for (const Lasting& l : in_use(s.lasting, s.lasting_count))
    if (f(l.target) || f(l.source)) return true;
  for (const Use& use : in_use(s.uses, s.uses_count))
    if (f(use.key >> 16)) return true;
  for (const Pending& p : in_use(s.pending, s.pending_count))
    if (all(p.participants)) return true;
  for (const Delayed& d : in_use(s.delayed, s.delayed_count))
    if (f(d.comp) || f(d.you) || f(d.target) || all(d.participants)) return true;
  for (const Pretence& p : in_use(s.pretences, s.pretence_count))
    if (f(p.comp) || f(p.place)) return true;
  for (const Order& order : in_use(s.orders, s.orders_count))
    if (f(order.over) || f(order.under)) return true;
  for (const Frame& frame : in_use(s.frames, s.depth)) {
    if (f(frame.comp) || f(frame.you) || f(frame.target)) return true;
    if (frame.kind == FrameKind::procedure && all(frame.locals)) return true;
    if (frame.kind == FrameKind::timing &&
        (all(frame.timing.participants) || f(frame.timing.instead_comp) || f(frame.timing.instead_you)))
      return true;
    if (frame.kind == FrameKind::ability && frame.ability.waited && all(frame.ability.participants))
      return true;
  }
  return false;
}

/// Copies the used part of `from`; the rest of `to` stays as it was.
void copy_state(State& to, const State& from);

/// Hash of the used part: equal positions give equal hashes on every machine of one byte order, whatever the
/// limits are.
std::uint64_t hash_state(const State& state);

/// The used part as bytes, and back. unpack_state returns false (and leaves `state` alone) when the bytes are
/// not whole.
void pack_state(const State& state, std::vector<unsigned char>& out);
bool unpack_state(State& state, const std::vector<unsigned char>& bytes);
/// Are these equal, but for which copy each is and beside which others it lies?
bool are_alike(Component a, Component b);

/// One component of a packed position. False, and `out` is left alone, when it has no such component.
bool unpack_component(Component& out, const std::vector<unsigned char>& bytes, ComponentId id);

/// Bytes that copy_state moves for this position.
std::size_t used_bytes(const State& state);

}  // namespace misk::kernel
