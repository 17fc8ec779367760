// The whole position of a game, as plain data.
//
// Invariants:
//  * State is trivially copyable: a snapshot is a copy of its used part, a hash runs over the same bytes.
//  * Nothing in it is an address; components refer to each other by index (0 is "none").
//  * Every component is in exactly one zone, and the zone's list is the only order there is.
//  * A coroutine is never in it: whenever no script frame is live, the State is all there is of a game.
#pragma once
#include <cstdint>
#include <type_traits>
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
/// Scripts put frames on the stack up to this depth only. What such a frame leads to by the rules still has
/// room, so it is always a script that is told of an endless effect, and that ends.
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
static_assert(kMaxFlags <= 32 && kMaxPlayers <= 8 && kMaxComponents % 64 == 0 && kMaxZones <= 0xffff);

struct Zone {
  ComponentId first, last;
  std::uint16_t count;
};

enum class FrameKind : std::uint8_t { procedure, timing, window, ability, script, ask };

/// Of a script's frame: the rules themselves do what it does now, so no component is immune to it.
inline constexpr std::uint8_t kByRules = 8;

/// Of a script's frame: it waits for something to be done, not for its result.
inline constexpr std::uint8_t kWaits = 16;
/// The place in a script frame's `v` that counts how often it has said that what it does now happens
/// together.
inline constexpr int kHolds = 4;

/// One entry of the stack of what is resolving. Its meaning of `v` depends on the kind (kernel.cpp).
struct Frame {
  FrameKind kind;
  std::uint8_t stage;
  std::uint8_t player;
  std::uint8_t flags;
  std::uint16_t id;  // procedure, timing point, window, ability or function
  ComponentId comp;  // whose ability this is
  ComponentId you;   // who resolves it
  ComponentId target;
  std::uint16_t step;
  std::int16_t slot;  // coroutine, or -1
  std::uint32_t serial;
  std::uint32_t event;  // serial of the timing point it answers, or 0
  std::int32_t v[kMaxLocals];
};
static_assert(sizeof(Frame) == 120);

/// A modifier that lasts until its period ends.
struct Lasting {
  std::uint16_t key;  // value or gained tag
  std::uint8_t op;
  std::uint8_t period;   // 255: as long as one ability resolves
  std::uint32_t serial;  // of that period, or of that ability's frame
  std::int32_t amount;
  ComponentId target;
  std::uint16_t instance;  // of the target: it expires when the target leaves play
  ComponentId source;
  std::uint16_t ability;
};

/// How often something limited was used in the running period.
struct Use {
  std::uint32_t key;
  std::uint32_t serial;
  std::uint8_t period;
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
  std::int32_t v[6];
};

/// An ability that waits for a future timing point.
struct Delayed {
  std::uint16_t ability;
  ComponentId comp, you, target;
  std::uint16_t instance;
  std::uint8_t period;  // 255: until it fires; 254: waits for an exclusive procedure to end
  std::uint8_t pad;
  std::uint32_t serial;  // when it was set
  std::int32_t v[5];     // of one that waits: the participants of the timing point it answers
};

/// What is taken to be so while one ability resolves, though nothing on the table has changed.
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

/// Copies the used part of `from`; what lies beyond it in `to` stays as it was.
void copy_state(State& to, const State& from);

/// Hash of the used part: equal positions give equal hashes on every machine of one byte order, whatever the
/// limits are.
std::uint64_t hash_state(const State& state);

/// The used part as bytes, and back. unpack_state returns false (and leaves `state` alone) when the bytes are
/// not whole.
void pack_state(const State& state, std::vector<unsigned char>& out);
bool unpack_state(State& state, const std::vector<unsigned char>& bytes);

/// Bytes that copy_state moves for this position.
std::size_t used_bytes(const State& state);

}  // namespace misk::kernel
