// UTF-8, decoded at one place.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace misk::text {

/// True for the first byte of a character. Counting these bytes counts characters, as editors do.
constexpr bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

/// Removes the last character, as Backspace does.
inline void cut_last_character(std::string& text) {
  while (!text.empty() && !begins_character(text.back())) text.pop_back();
  if (!text.empty()) text.pop_back();
}

/// Reads the character at `at`. Returns its length; 0 if it is malformed, -1 if the text ends inside it.
inline int read_character(std::string_view text, std::size_t at, std::uint32_t& code) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  code = first;
  if (first < 0x80) return 1;
  const int length = first >= 0xC2 && first <= 0xDF   ? 2
                     : (first & 0xF0U) == 0xE0        ? 3
                     : first >= 0xF0 && first <= 0xF4 ? 4
                                                      : 0;
  if (length == 0) return 0;
  code = first & (0xFFU >> (length + 1));
  for (int i = 1; i < length; ++i) {
    if (at + static_cast<std::size_t>(i) >= text.size()) return -1;
    const std::size_t next = at + static_cast<std::size_t>(i);
    if (begins_character(text[next])) return 0;
    code = (code << 6U) | (byte(next) & 0x3FU);
  }
  const bool is_overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  return is_overlong || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF) ? 0 : length;
}

}  // namespace misk::text
