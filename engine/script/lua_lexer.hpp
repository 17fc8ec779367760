// Tokens of Lua 5.1, with their lines.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::script {

struct LuaToken {
  enum class Kind { name, keyword, text, number, symbol, end } kind = Kind::end;
  std::string text;  // of a string: its content, escapes as written
  int line = 0;
  std::size_t begin = 0, end = 0;  // its bytes in the source, quotes included
};

/// All tokens, closed by one of kind end. Throws std::invalid_argument for what is not Lua.
std::vector<LuaToken> lex_lua(std::string_view source);

}  // namespace misk::script
