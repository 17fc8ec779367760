// Messages of a length that people read, whatever somebody has written into a file.
#pragma once
#include <string>

namespace misk::text {

/// The longest that a message quotes, and the longest message, in bytes.
inline constexpr std::size_t kLongestQuote = 120, kLongestMessage = 2000;

/// At most so many bytes of the text, and where it is cut an ellipsis; never within a letter.
inline std::string cut(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  text.resize(most);
  return text + "…";
}

/// A message in which what stands in quotation marks, and the whole, is not longer than that. A mark behind a
/// letter is an apostrophe.
inline std::string shortened(const std::string& message) {
  if (message.size() <= kLongestQuote) return message;
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  };
  std::string out;
  for (std::size_t at = 0; at < message.size();) {
    const char mark = message[at];
    const bool opens = (mark == '\'' || mark == '"' || mark == '`') && (at == 0 || !is_word(message[at - 1]));
    std::size_t close = opens ? at : message.npos;
    if (opens) do {
        close = message.find(mark, close + 1);
      } while (close != message.npos && close + 1 < message.size() && is_word(message[close + 1]));
    if (close == message.npos) {
      out += message[at++];
      continue;
    }
    out += mark + cut(message.substr(at + 1, close - at - 1), kLongestQuote) + mark;
    at = close + 1;
  }
  return cut(out, kLongestMessage);
}

}  // namespace misk::text
