// Tokens of Lua 5.1 with their places, and its comments. Reads source without running it.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace misk::text {

struct LuaToken {
  enum class Kind { name, keyword, text, number, symbol, end } kind = Kind::end;
  std::string text;  // for a string: its content, as Lua reads it
  int line = 0, column = 0;
  std::size_t begin = 0, end = 0;  // byte range in the source, with quotes
};

struct LuaComment {
  int line = 0, column = 0;
  std::size_t begin = 0, end = 0;  // with its dashes
};

/// A syntax error: its place, its cause, and how to fix it.
struct LuaSyntaxError : std::invalid_argument {
  LuaSyntaxError(int at_line, int at_column, const std::string& what, std::string what_to_do)
      : std::invalid_argument(what), line(at_line), column(at_column), mend(std::move(what_to_do)) {}
  int line, column;
  std::string mend;
};

/// The Lua equivalent of a name from other languages (null, this, ...), or "".
std::string foreign_name(std::string_view name);

/// All tokens; the last one has the kind `end`. Throws LuaSyntaxError. `comments`, if given, gets the
/// comments.
std::vector<LuaToken> lex_lua(std::string_view source, std::vector<LuaComment>* comments = nullptr);

}  // namespace misk::text
