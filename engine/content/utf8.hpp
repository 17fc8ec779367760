#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace misk::content {

/// Is it a letter, or part of one beyond ASCII?
constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

/// Where the first byte that is not well-formed UTF-8 stands, or npos.
std::size_t find_bad_utf8(std::string_view bytes);

/// Reads the code point at `at` of well-formed text and moves `at` behind it.
std::uint32_t next_code_point(std::string_view text, std::size_t& at);

/// Appends a code point.
void append_utf8(std::string& out, std::uint32_t code);

/// True when the text holds a control character, which could play tricks on a terminal.
bool has_control(std::string_view text, bool allow_newline = false);

/// `text` for comparing names as case-blind file systems do (Unicode case folding). Composed and decomposed
/// accents still count as different.
std::string fold_case(std::string_view text);

/// Throws ContentError when a text file is too large, not UTF-8, or has NUL or other control characters in
/// it.
void check_text(std::string_view bytes, const std::string& file, std::size_t limit);

}  // namespace misk::content
