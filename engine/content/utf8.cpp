#include "content/utf8.hpp"

#include <physfs.h>

#include <algorithm>

#include "content/diagnostic.hpp"

namespace misk::content {

namespace {

// Length of the well-formed sequence at `at`; 0 if it is not well-formed.
std::size_t sequence_length(std::string_view bytes, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const unsigned char first = byte(at);
  if (first < 0x80) return 1;
  std::size_t length = 0;
  if (first >= 0xC2 && first <= 0xDF) length = 2;
  if (first >= 0xE0 && first <= 0xEF) length = 3;
  if (first >= 0xF0 && first <= 0xF4) length = 4;
  if (length == 0 || at + length > bytes.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(at + i) & 0xC0U) != 0x80U) return 0;
  }
  const unsigned char second = byte(at + 1);
  if (first == 0xE0 && second < 0xA0) return 0;  // overlong
  if (first == 0xED && second > 0x9F) return 0;  // surrogates
  if (first == 0xF0 && second < 0x90) return 0;  // overlong
  if (first == 0xF4 && second > 0x8F) return 0;  // above U+10FFFF
  return length;
}

}  // namespace

std::size_t find_bad_utf8(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    const std::size_t length = sequence_length(bytes, at);
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::uint32_t next_code_point(std::string_view text, std::size_t& at) {
  const std::size_t length = sequence_length(text, at);
  const auto first = static_cast<unsigned char>(text[at]);
  if (length <= 1) {
    ++at;
    return first;
  }
  std::uint32_t code = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    code = (code << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  }
  at += length;
  return code;
}

void append_utf8(std::string& out, std::uint32_t code) {
  const auto push = [&](std::uint32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) {
    push(code);
  } else if (code < 0x800) {
    push(0xC0U | (code >> 6U));
    push(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    push(0xE0U | (code >> 12U));
    push(0x80U | ((code >> 6U) & 0x3FU));
    push(0x80U | (code & 0x3FU));
  } else {
    push(0xF0U | (code >> 18U));
    push(0x80U | ((code >> 12U) & 0x3FU));
    push(0x80U | ((code >> 6U) & 0x3FU));
    push(0x80U | (code & 0x3FU));
  }
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
    // A plain table look-up. It is the one PhysFS call that needs no mount and no lock.
    PHYSFS_uint32 folded[3] = {0, 0, 0};
    const int count = PHYSFS_caseFold(next_code_point(text, at), folded);
    for (int i = 0; i < count; ++i) append_utf8(out, folded[i]);
  }
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
