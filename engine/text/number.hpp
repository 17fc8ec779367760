// Whole numbers in texts from outside. The functions of C take a text for 0, pass over blanks and signs, stop
// at what is no digit, and differ in what they do with a number that is too large.
#pragma once
#include <charconv>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace misk::text {

/// The whole number from `low` to `high` that the whole text is, if it is one: digits, for a number below
/// zero with a '-' in front, and nothing else.
template <std::integral Number>
std::optional<Number> whole_number(std::string_view text, Number low = std::numeric_limits<Number>::min(),
                                   Number high = std::numeric_limits<Number>::max(), int base = 10) {
  Number number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number, base);
  if (read.ec != std::errc() || read.ptr != end || number < low || number > high) return std::nullopt;
  return number;
}

/// The same for hexadecimal digits, as hashes are written.
template <std::unsigned_integral Number>
std::optional<Number> hex_number(std::string_view text) {
  return whole_number<Number>(text, 0, std::numeric_limits<Number>::max(), 16);
}

/// 16 hexadecimal digits, as hashes are written.
inline std::string hex_text(std::uint64_t value) {
  char digits[16];
  const std::string_view shown(digits, std::to_chars(std::begin(digits), std::end(digits), value, 16).ptr);
  return std::string(16 - shown.size(), '0') + std::string(shown);
}

/// The number that the digits at the front of the text are, such as a line's in `12: a message`; 0 if there
/// are none.
inline int leading_number(std::string_view text) {
  return whole_number<int>(text.substr(0, text.find_first_not_of("0123456789")), 0).value_or(0);
}

}  // namespace misk::text
