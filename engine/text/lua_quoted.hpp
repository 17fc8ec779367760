// Quoting of texts for Lua source.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// Appends the text in double quotes, as Lua reads it again: control characters as `\1`. `newline` is what
/// stands for a line break.
void append_lua_quoted(std::string& out, std::string_view text, std::string_view newline = "\\n");

inline std::string lua_quoted(std::string_view text) {
  std::string out;
  append_lua_quoted(out, text);
  return out;
}

}  // namespace misk::text
