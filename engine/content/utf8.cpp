#include "content/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "content/diagnostic.hpp"
#include "text/utf8.hpp"

namespace misk::content {

std::size_t find_bad_utf8(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    std::uint32_t code = 0;
    const int length = text::read_character(bytes, at, code);
    if (length <= 0) return at;
    at += static_cast<std::size_t>(length);
  }
  return std::string_view::npos;
}

std::uint32_t next_code_point(std::string_view text, std::size_t& at) {
  std::uint32_t code = 0;
  const int length = text::read_character(text, at, code);
  if (length <= 0) return static_cast<unsigned char>(text[at++]);
  at += static_cast<std::size_t>(length);
  return code;
}

void append_utf8(std::string& out, std::uint32_t code) {
  utf8proc_uint8_t bytes[4];
  const utf8proc_ssize_t length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes);
  out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
}

bool has_control(std::string_view text, bool allow_newline) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::uint32_t code = next_code_point(text, at);
    if (allow_newline && (code == '\n' || code == '\t')) continue;
    // C0, DEL and C1 codes, and marks that reverse the direction of text.
    if (code < 0x20 || (code >= 0x7F && code < 0xA0)) return true;
    if ((code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069)) return true;
  }
  return false;
}

std::string fold_case(std::string_view text) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    utf8proc_int32_t folded[4];
    int unused = 0;
    const auto code = static_cast<utf8proc_int32_t>(next_code_point(text, at));
    const utf8proc_ssize_t count = utf8proc_decompose_char(code, folded, 4, UTF8PROC_CASEFOLD, &unused);
    for (int i = 0; i < count; ++i) append_utf8(out, static_cast<std::uint32_t>(folded[i]));
  }
  return out;
}

std::string fold_name(std::string_view name) {
  utf8proc_uint8_t* folded = nullptr;
  constexpr auto kForm =
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD);
  const utf8proc_ssize_t size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
                                             static_cast<utf8proc_ssize_t>(name.size()), &folded, kForm);
  if (size == UTF8PROC_ERROR_NOMEM) throw std::bad_alloc();
  std::string out = size < 0
                        ? std::string(name)
                        : std::string(reinterpret_cast<const char*>(folded), static_cast<std::size_t>(size));
  std::free(folded);
  return out;
}

void check_text(std::string_view bytes, const std::string& file, std::size_t limit) {
  if (bytes.size() > limit) {
    throw ContentError(
        {Severity::error, file, 0, 0,
         "the file has " + std::to_string(bytes.size()) + " bytes, more than " + std::to_string(limit),
         "split it", "too-large"});
  }
  std::size_t bad = find_bad_utf8(bytes);
  const std::size_t control = static_cast<std::size_t>(
      std::find_if(bytes.begin(), bytes.end(),
                   [](char c) {
                     const auto byte = static_cast<unsigned char>(c);
                     return byte == 0x7F || (byte < 0x20 && c != '\n' && c != '\r' && c != '\t');
                   }) -
      bytes.begin());
  const bool is_control = control < bytes.size() && control < bad;
  if (is_control) bad = control;
  if (bad == std::string_view::npos) return;
  const auto line = 1 + std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(bad), '\n');
  throw ContentError({Severity::error, file, static_cast<int>(line), 0,
                      is_control ? "a control character" : "bytes that are not UTF-8",
                      is_control ? "is this a text file? remove the character" : "save the file as UTF-8",
                      "bad-encoding"});
}

}  // namespace misk::content
