#include "kernel/state.hpp"

#include <cstddef>
#include <cstring>

namespace misk::kernel {
namespace {

constexpr std::size_t kHead = offsetof(State, zones);

// One place knows which ranges are in use, so that copy, hash and size cannot disagree.
template <class F>
void each_range(const State& s, F&& f) {
  f(0, kHead);
  f(offsetof(State, zones), s.zone_count * sizeof(Zone));
  f(offsetof(State, lasting), s.lasting_count * sizeof(Lasting));
  f(offsetof(State, uses), s.uses_count * sizeof(Use));
  f(offsetof(State, pending), s.pending_count * sizeof(Pending));
  f(offsetof(State, delayed), s.delayed_count * sizeof(Delayed));
  f(offsetof(State, pretences), s.pretence_count * sizeof(Pretence));
  f(offsetof(State, orders), s.orders_count * sizeof(Order));
  f(offsetof(State, frames), s.depth * sizeof(Frame));
  f(offsetof(State, components), (s.component_count + 1u) * sizeof(Component));
}

// A new array of State gets its line above (else snapshots, saves and hashes leave it out), and then here.
// A new field of the head, of Frame or of Component gets its line in the hash below.
constexpr std::size_t kRanges = sizeof(State::zones) + sizeof(State::lasting) + sizeof(State::uses) +
                                sizeof(State::pending) + sizeof(State::delayed) + sizeof(State::pretences) +
                                sizeof(State::orders) + sizeof(State::frames) + sizeof(State::components);
constexpr std::size_t kPadding = 2 * alignof(State);  // before the components, and at the end
static_assert(sizeof(State) - kHead - kRanges < kPadding, "each_range does not know all arrays of State");
static_assert(kHead == 840, "hash_head does not know all of the head");

}  // namespace

void copy_state(State& to, const State& from) {
  auto* out = reinterpret_cast<unsigned char*>(&to);
  const auto* in = reinterpret_cast<const unsigned char*>(&from);
  each_range(from,
             [&](std::size_t offset, std::size_t size) { std::memcpy(out + offset, in + offset, size); });
}

namespace {

// The data that hashes are made of. Hashes stand in saves, so this never changes: it is the head, frames and
// components as they were laid out first. The room that they have got since then counts if it is used.
struct HashedHead {
  Random random;
  std::uint32_t next_serial, decisions;
  std::uint16_t component_count, depth;
  std::uint8_t players, over;
  std::uint16_t zone_count;
  std::int32_t outcome;
  std::uint16_t lasting_count, uses_count, pending_count, delayed_count, pretence_count, orders_count;
  std::uint32_t unsettled, settled;
  std::uint32_t period_serial[16];
  std::int32_t globals[32];
  ComponentId avatars[8];
  std::uint64_t live[16];
};
static_assert(sizeof(HashedHead) == 392);

struct HashedComponent {
  std::uint16_t definition, instance;
  ComponentId parent, prev, next;
  std::uint8_t zone, owner, controller, face;
  std::uint16_t flags;
  std::uint8_t pad[3];
  std::uint8_t seen;
  std::int16_t counters[14];
  std::int32_t memory[4];
};
static_assert(sizeof(HashedComponent) == 64);

// Two lanes of multiply-xorshift over 8-byte words; every range is a multiple of 2 bytes, the tail is padded.
class Hash {
 public:
  void range(const void* data, std::size_t size) {
    const auto* p = static_cast<const unsigned char*>(data);
    begin(size);
    for (; size >= 16; p += 16, size -= 16) block(p);
    end(p, size);
  }
  void begin(std::size_t size) { a_ ^= size; }
  void block(const unsigned char* p) {
    std::uint64_t x, y;
    std::memcpy(&x, p, 8);
    std::memcpy(&y, p + 8, 8);
    a_ = (a_ ^ x) * 0xff51afd7ed558ccdULL;
    a_ ^= a_ >> 32;
    b_ = (b_ ^ y) * 0xc4ceb9fe1a85ec53ULL;
    b_ ^= b_ >> 29;
  }
  void end(const unsigned char* p, std::size_t left) {
    std::uint64_t tail[2] = {0, 0};
    if (left) std::memcpy(tail, p, left);  // nothing may lie nowhere
    a_ = (a_ ^ tail[0]) * 0xff51afd7ed558ccdULL;
    b_ = (b_ ^ tail[1] ^ a_) * 0xc4ceb9fe1a85ec53ULL;
    b_ ^= b_ >> 31;
  }
  // Data that had no room at first: `where` and `index` name it, `what` is its content.
  void more(std::uint32_t where, std::uint32_t index, std::uint64_t what) {
    if (!what) return;
    const std::uint64_t found[2] = {std::uint64_t{where} << 32 | index, what};
    range(found, sizeof found);
  }
  std::uint64_t result() {
    a_ ^= b_ + 0x165667b19e3779f9ULL + (a_ << 6) + (a_ >> 2);
    a_ ^= a_ >> 33;
    a_ *= 0xff51afd7ed558ccdULL;
    return a_ ^ (a_ >> 33);
  }

 private:
  std::uint64_t a_ = 0x9e3779b97f4a7c15ULL, b_ = 0xc2b2ae3d27d4eb4fULL;
};

template <class T, std::size_t N>
constexpr std::size_t length(const T (&)[N]) {
  return N;
}

void hash_head(Hash& hash, const State& s) {
  HashedHead head;
  std::memset(static_cast<void*>(&head), 0, sizeof head);
  // All before the periods is as it was.
  std::memcpy(static_cast<void*>(&head), static_cast<const void*>(&s), offsetof(HashedHead, period_serial));
  static_assert(offsetof(HashedHead, period_serial) == offsetof(State, period_serial));
  std::memcpy(head.period_serial, s.period_serial, sizeof head.period_serial);
  std::memcpy(head.globals, s.globals, sizeof head.globals);
  std::memcpy(head.avatars, s.avatars, sizeof head.avatars);
  std::memcpy(head.live, s.live, sizeof head.live);
  hash.range(&head, sizeof head);
  for (std::size_t i = length(head.period_serial); i < kMaxPeriods; ++i)
    hash.more(1, static_cast<std::uint32_t>(i), s.period_serial[i]);
  for (std::size_t i = length(head.globals); i < kMaxGlobals; ++i)
    hash.more(2, static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(s.globals[i]));
  // `live` follows from the zones of the components.
}

void hash_frames(Hash& hash, const State& s) {
  constexpr std::size_t kLocals = 16, kSize = offsetof(Frame, locals) + kLocals * sizeof(std::int32_t);
  unsigned char frames[kMaxFrames * kSize];
  frames[0] = 0;  // there may be none, and compilers that see what calls this warn of it
  for (std::size_t i = 0; i < s.depth; ++i) std::memcpy(frames + i * kSize, &s.frames[i], kSize);
  hash.range(frames, s.depth * kSize);
  for (std::uint32_t i = 0; i < s.depth; ++i)
    for (std::uint32_t k = kLocals; k < kMaxLocals; ++k)
      hash.more(512 + k, i, static_cast<std::uint32_t>(s.frames[i].locals[k]));
}

// Whether it has anything in the room that components did not have at first.
bool uses_more(const Component& c) {
  constexpr std::size_t kCounters = sizeof c.counters - sizeof HashedComponent{}.counters;
  constexpr std::size_t kMemory = sizeof c.memory - sizeof HashedComponent{}.memory;
  static_assert(kCounters % 8 == 0 && kMemory % 8 == 0);
  std::uint64_t words[(kCounters + kMemory) / 8];
  auto* const to = reinterpret_cast<unsigned char*>(words);
  std::memcpy(to, c.counters + length(HashedComponent{}.counters), kCounters);
  std::memcpy(to + kCounters, c.memory + length(HashedComponent{}.memory), kMemory);
  std::uint64_t any = (c.flags >> 16) | (c.zone >> 8);
  for (const std::uint64_t word : words) any |= word;
  return any != 0;
}

void hash_components(Hash& hash, const State& s) {
  const std::size_t n = s.component_count + 1u;
  hash.begin(n * sizeof(HashedComponent));
  HashedComponent old;
  std::memset(static_cast<void*>(&old), 0, sizeof old);
  for (std::size_t i = 0; i < n; ++i) {
    const Component& c = s.components[i];
    old.definition = c.definition;
    old.instance = c.instance;
    old.parent = c.parent;
    old.prev = c.prev;
    old.next = c.next;
    old.zone = static_cast<std::uint8_t>(c.zone);
    old.owner = c.owner;
    old.controller = c.controller;
    old.face = c.face;
    old.flags = static_cast<std::uint16_t>(c.flags);
    old.seen = c.seen;
    std::memcpy(old.counters, c.counters, sizeof old.counters);
    std::memcpy(old.memory, c.memory, sizeof old.memory);
    for (std::size_t at = 0; at < sizeof old; at += 16)
      hash.block(reinterpret_cast<const unsigned char*>(&old) + at);
  }
  hash.end(nullptr, 0);
  for (std::size_t i = 0; i < n; ++i) {
    const Component& c = s.components[i];
    if (!uses_more(c)) continue;  // nearly always
    const auto id = static_cast<std::uint32_t>(i);
    hash.more(3, id, c.zone >> 8);
    hash.more(4, id, c.flags >> 16);
    for (std::uint32_t k = length(old.counters); k < kMaxCounters; ++k)
      hash.more(16 + k, id, static_cast<std::uint16_t>(c.counters[k]));
    for (std::uint32_t k = length(old.memory); k < kMaxMemory; ++k)
      hash.more(256 + k, id, static_cast<std::uint32_t>(c.memory[k]));
  }
}

}  // namespace

std::uint64_t hash_state(const State& state) {
  const auto* in = reinterpret_cast<const unsigned char*>(&state);
  Hash hash;
  hash_head(hash, state);
  each_range(state, [&](std::size_t offset, std::size_t size) {
    if (offset == offsetof(State, frames))
      hash_frames(hash, state);
    else if (offset == offsetof(State, components))
      hash_components(hash, state);
    else if (offset != 0)
      hash.range(in + offset, size);
  });
  return hash.result();
}

void pack_state(const State& state, std::vector<unsigned char>& out) {
  const auto* in = reinterpret_cast<const unsigned char*>(&state);
  out.clear();
  out.reserve(used_bytes(state));
  each_range(state, [&](std::size_t offset, std::size_t size) {
    out.insert(out.end(), in + offset, in + offset + size);
  });
}

bool unpack_state(State& state, const std::vector<unsigned char>& bytes) {
  if (bytes.size() < kHead) return false;
  // The head says how long the rest is, so it is looked at first.
  static thread_local State head;
  std::memcpy(static_cast<void*>(&head), bytes.data(), kHead);
  if (head.zone_count > kMaxZones || head.lasting_count > kMaxLasting || head.uses_count > kMaxUses ||
      head.pending_count > kMaxPending || head.delayed_count > kMaxDelayed ||
      head.pretence_count > kMaxPretences || head.orders_count > kMaxOrders || head.depth > kMaxFrames ||
      head.players > kMaxPlayers || head.component_count >= kMaxComponents ||
      used_bytes(head) != bytes.size())
    return false;
  auto* to = reinterpret_cast<unsigned char*>(&state);
  std::size_t at = 0;
  each_range(head, [&](std::size_t offset, std::size_t size) {
    std::memcpy(to + offset, bytes.data() + at, size);
    at += size;
  });
  return true;
}

bool are_alike(Component a, Component b) {
  a.instance = b.instance = 0;
  a.prev = a.next = b.prev = b.next = 0;
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// The components are packed last.
bool unpack_component(Component& out, const std::vector<unsigned char>& bytes, ComponentId id) {
  std::uint16_t count = 0;
  if (bytes.size() < kHead) return false;
  std::memcpy(&count, bytes.data() + offsetof(State, component_count), sizeof count);
  if (id > count || bytes.size() < kHead + (count + 1u) * sizeof out) return false;
  std::memcpy(static_cast<void*>(&out), bytes.data() + bytes.size() - (count + 1u - id) * sizeof out,
              sizeof out);
  return true;
}

std::size_t used_bytes(const State& state) {
  std::size_t total = 0;
  each_range(state, [&](std::size_t, std::size_t size) { total += size; });
  return total;
}

}  // namespace misk::kernel
