// Keeps messages short enough to read, whatever a file contains.
#pragma once
#include <string>

#include "text/utf8.hpp"

namespace misk::text {

/// The longest quotation in a message, and the longest message, in bytes.
inline constexpr std::size_t kLongestQuote = 120, kLongestMessage = 2000;

/// At most `most` bytes of the text, with an ellipsis if it is cut. Never cuts within a character.
inline std::string cut(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && !begins_character(text[most])) --most;
  text.resize(most);
  return text + "…";
}

/// Shortens each quotation in a message, and the message. A quotation mark after a letter is an apostrophe.
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
