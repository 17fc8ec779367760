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

}  // namespace

void copy_state(State& to, const State& from) {
  auto* out = reinterpret_cast<unsigned char*>(&to);
  const auto* in = reinterpret_cast<const unsigned char*>(&from);
  each_range(from,
             [&](std::size_t offset, std::size_t size) { std::memcpy(out + offset, in + offset, size); });
}

std::uint64_t hash_state(const State& state) {
  const auto* in = reinterpret_cast<const unsigned char*>(&state);
  // Two lanes of multiply-xorshift over 8-byte words; every range is a multiple of 2 bytes, the tail is
  // padded.
  std::uint64_t a = 0x9e3779b97f4a7c15ULL, b = 0xc2b2ae3d27d4eb4fULL;
  each_range(state, [&](std::size_t offset, std::size_t size) {
    const unsigned char* p = in + offset;
    a ^= size;
    while (size >= 16) {
      std::uint64_t x, y;
      std::memcpy(&x, p, 8);
      std::memcpy(&y, p + 8, 8);
      a = (a ^ x) * 0xff51afd7ed558ccdULL;
      a ^= a >> 32;
      b = (b ^ y) * 0xc4ceb9fe1a85ec53ULL;
      b ^= b >> 29;
      p += 16;
      size -= 16;
    }
    std::uint64_t tail[2] = {0, 0};
    std::memcpy(tail, p, size);
    a = (a ^ tail[0]) * 0xff51afd7ed558ccdULL;
    b = (b ^ tail[1] ^ a) * 0xc4ceb9fe1a85ec53ULL;
    b ^= b >> 31;
  });
  a ^= b + 0x165667b19e3779f9ULL + (a << 6) + (a >> 2);
  a ^= a >> 33;
  a *= 0xff51afd7ed558ccdULL;
  return a ^ (a >> 33);
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

std::size_t used_bytes(const State& state) {
  std::size_t total = 0;
  each_range(state, [&](std::size_t, std::size_t size) { total += size; });
  return total;
}

}  // namespace misk::kernel
