#pragma once

#include <cstdint>
#include <string_view>

namespace misk::content {

/// FNV-1a, 64 bits. It detects accidental differences; it does not protect against somebody who makes
/// collisions. It works byte by byte, so it is the same on every machine.
class ContentHash {
 public:
  /// Adds the length and then the bytes, so that ("ab", "c") and ("a", "bc") differ.
  void add(std::string_view bytes) {
    for (std::uint64_t length = bytes.size(), i = 0; i < 8; ++i) add_byte((length >> (8 * i)) & 0xFFU);
    for (const char c : bytes) add_byte(static_cast<unsigned char>(c));
  }

  std::uint64_t value() const { return value_; }

 private:
  void add_byte(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001B3ULL; }

  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

}  // namespace misk::content
