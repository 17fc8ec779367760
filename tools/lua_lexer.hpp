// Tokens of Lua 5.1, with their lines.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct LuaToken {
  enum class Kind { name, keyword, text, number, symbol, end } kind = Kind::end;
  std::string text;  // of a string: its content, escapes as written
  int line = 0;
};

/// All tokens, closed by one of kind end. Throws std::invalid_argument for what is not Lua.
std::vector<LuaToken> lex_lua(std::string_view source);

}  // namespace misk::cli
