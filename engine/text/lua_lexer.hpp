// Tokens of Lua 5.1 with their places, and its comments. Reads source without running it.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace misk::text {

struct LuaToken {
  enum class Kind { name, keyword, text, number, symbol, end } kind = Kind::end;
  std::string text;  // of a string: its content, escapes as written
  int line = 0, column = 0;
  std::size_t begin = 0, end = 0;  // its bytes in the source, quotes included
};

struct LuaComment {
  int line = 0, column = 0;
  std::size_t begin = 0, end = 0;  // with its dashes
};

/// What is not Lua: where, what is wrong, and the mend.
struct LuaSyntaxError : std::invalid_argument {
  LuaSyntaxError(int at_line, int at_column, const std::string& what, std::string what_to_do)
      : std::invalid_argument(what), line(at_line), column(at_column), mend(std::move(what_to_do)) {}
  int line, column;
  std::string mend;
};

/// What Lua has for a name that other languages know (null, this, ...), or "".
std::string foreign_name(std::string_view name);

/// All tokens, closed by one of kind end. Throws LuaSyntaxError. `comments`, where given, gets what is no
/// token.
std::vector<LuaToken> lex_lua(std::string_view source, std::vector<LuaComment>* comments = nullptr);

}  // namespace misk::text
