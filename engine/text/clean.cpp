#include "text/clean.hpp"

#include <array>
#include <cstdint>

#include "text/utf8.hpp"

namespace misk::text {

namespace {

constexpr std::string_view kUnknown = "\xEF\xBF\xBD";
// Only colours that this program writes (tools/terminal/terminal.hpp). Other escape sequences from a stranger
// could hide text.
constexpr std::array<std::string_view, 4> kColours = {"\033[0m", "\033[1m", "\033[2m", "\033[33m"};

bool is_control(std::uint32_t code) {
  // C0, DEL and C1 codes; line and paragraph separators; marks that reverse the direction of text.
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 ||
         (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

template <class Control>
std::string cleaned(std::string_view text, Control&& control) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::uint32_t code = 0;
    const int length = read_character(text, at, code);
    if (length <= 0) {
      out += kUnknown;
      ++at;
      continue;
    }
    if (is_control(code))
      control(out, code);
    else
      out += text.substr(at, static_cast<std::size_t>(length));
    at += static_cast<std::size_t>(length);
  }
  return out;
}

}  // namespace

std::string not_plain(std::string_view text, bool lines) {
  for (std::size_t at = 0; at < text.size();) {
    while (at < text.size() && text[at] >= ' ' && text[at] <= '~') ++at;  // the fast path: plain ASCII
    if (at == text.size()) break;
    std::uint32_t code = 0;
    const int length = read_character(text, at, code);
    if (length <= 0) return "bytes that are not UTF-8";
    if (code == '\n' || code == '\r' || code == '\t') {
      if (!lines) return code == '\t' ? "a tab" : "a line break";
    } else if (is_control(code)) {
      return code == 0 ? "a NUL" : "a control character";
    }
    at += static_cast<std::size_t>(length);
  }
  return "";
}

std::string one_line(std::string_view text) {
  return cleaned(text, [](std::string& out, std::uint32_t) { out += ' '; });
}

std::string set_in(std::string_view text) {
  return cleaned(text, [](std::string& out, std::uint32_t code) {
    if (code == '\n')
      out += "\n  ";
    else
      out += code == '\t' ? '\t' : ' ';
  });
}

std::string for_terminal(std::string_view bytes, std::string& kept) {
  const std::string text = kept + std::string(bytes);
  kept.clear();
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = std::string_view(text).substr(at);
    if (rest[0] == '\033') {
      bool is_colour = false;
      for (const std::string_view colour : kColours) {
        if (rest.starts_with(colour)) {
          out += colour;
          at += colour.size();
          is_colour = true;
          break;
        }
        if (colour.starts_with(rest)) {
          kept = rest;
          return out;
        }
      }
      if (is_colour) continue;
    }
    std::uint32_t code = 0;
    const int length = read_character(text, at, code);
    if (length < 0) {
      kept = rest;
      return out;
    }
    if (length == 0) {
      out += kUnknown;
      ++at;
      continue;
    }
    if (code == '\n' || code == '\t' || !is_control(code))
      out += rest.substr(0, static_cast<std::size_t>(length));
    else
      out += '?';
    at += static_cast<std::size_t>(length);
  }
  return out;
}

}  // namespace misk::text
