#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace misk::content {

/// True for a letter of ASCII and for every byte beyond ASCII.
constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

/// The position of the first byte that is not well-formed UTF-8, or npos.
std::size_t find_bad_utf8(std::string_view bytes);

/// Reads the code point at `at` of well-formed text and moves `at` past it.
std::uint32_t next_code_point(std::string_view text, std::size_t& at);

/// Appends a code point.
void append_utf8(std::string& out, std::uint32_t code);

/// True if the text holds a control character; a terminal would obey it.
bool has_control(std::string_view text, bool allow_newline = false);

/// `text` folded for comparing names as file systems do that ignore case (Unicode case folding). Composed and
/// decomposed accents still differ.
std::string fold_case(std::string_view text);
/// The name of a file such that two names are equal which some system takes for the same: in case, or in
/// whether an accent is a character of its own.
std::string fold_name(std::string_view name);

/// Throws ContentError if a text file is too large, is not UTF-8, or contains control characters.
void check_text(std::string_view bytes, const std::string& file, std::size_t limit);

}  // namespace misk::content
