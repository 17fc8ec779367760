// Letters and digits of ASCII. <cctype> depends on the locale, which a library may set: a Turkish "I" has
// another small letter.
#pragma once
#include <string>

namespace misk::text {

constexpr bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}
constexpr bool is_large(char c) {
  return c >= 'A' && c <= 'Z';
}
constexpr bool is_letter(char c) {
  return is_small(c) || is_large(c);
}
constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
/// A letter or digit, or a `_`.
constexpr bool is_word(char c) {
  return is_letter(c) || is_digit(c) || c == '_';
}
constexpr bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}
constexpr char small(char c) {
  return is_large(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char large(char c) {
  return is_small(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
/// The text in small letters, for comparisons.
inline std::string folded(std::string text) {
  for (char& c : text) c = small(c);
  return text;
}

}  // namespace misk::text
