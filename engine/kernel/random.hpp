#pragma once
#include <cstdint>

namespace misk::kernel {

/// Seeded generator (xoshiro128++). Plain data: it lives in State, so a snapshot holds it.
struct Random {
  std::uint32_t s[4];

  /// Fills the generator from `seed` (splitmix64), so neighbouring seeds give unrelated games.
  void seed(std::uint64_t seed) {
    for (int i = 0; i < 4; i += 2) {
      seed += 0x9e3779b97f4a7c15ULL;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
      z ^= z >> 31;
      s[i] = static_cast<std::uint32_t>(z);
      s[i + 1] = static_cast<std::uint32_t>(z >> 32);
    }
  }

  std::uint32_t next() {
    const std::uint32_t result = rotl(s[0] + s[3], 7) + s[0];
    const std::uint32_t t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 11);
    return result;
  }

  /// A number in 0..n-1, without bias (Lemire). n must be positive.
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t m = static_cast<std::uint64_t>(next()) * n;
    if (static_cast<std::uint32_t>(m) < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(m) < threshold) m = static_cast<std::uint64_t>(next()) * n;
    }
    return static_cast<std::uint32_t>(m >> 32);
  }

 private:
  static std::uint32_t rotl(std::uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }
};

}  // namespace misk::kernel
