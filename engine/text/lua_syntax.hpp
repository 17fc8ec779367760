// The syntax of a Lua file as a tree over its tokens, for tools that read scripts without running them.
// Errors are explained for somebody who is new to Lua.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/lua_lexer.hpp"

namespace misk::text {

struct LuaNode {
  enum class Kind {
    block,       // children: statements
    call,        // a call as a statement; child: the expression
    assignment,  // an assignment without `local`; children: targets and values
    branch,      // if; children: condition, block, condition, block, ..., block of else
    leave,       // return, break; children: values
    statement,   // any other; name: its first word, or "local function"
    expression,  // operands and operators as written; children: parts with a structure of their own
    arguments,   // of a call; children: expressions
    table,       // children: fields
    field,       // `key = value` or a value alone; child: the value, after that of a [key]
    function,    // child: its block
  } kind = Kind::block;
  std::size_t first = 0, last = 0;  // its tokens; `last` is one past the end
  std::string name;                 // of a field: its key; of arguments: the callee, "a.b", "a:b"
  std::vector<std::size_t> names;   // tokens of the names that a local, a loop or a function declares
  std::vector<LuaNode> children;
};

/// The file as a block over `tokens` (of lex_lua). Throws LuaSyntaxError for what is not Lua.
LuaNode parse_lua(const std::vector<LuaToken>& tokens);

}  // namespace misk::text
