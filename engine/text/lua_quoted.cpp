#include "text/lua_quoted.hpp"

#include "text/letters.hpp"

namespace misk::text {

void append_lua_quoted(std::string& out, std::string_view text, std::string_view newline) {
  out += '"';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += newline;
    } else if (byte < 0x20 || byte == 0x7F) {
      // Three digits where a digit follows: it would be taken for one of the number.
      const std::string code = std::to_string(byte);
      out += '\\';
      if (i + 1 < text.size() && is_digit(text[i + 1])) out.append(3 - code.size(), '0');
      out += code;
    } else {
      out += c;
    }
  }
  out += '"';
}

}  // namespace misk::text
