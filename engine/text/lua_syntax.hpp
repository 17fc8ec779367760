// The syntax of a Lua file as a tree over its tokens, for tools that read scripts without running them; and
// what is wrong with one that is no Lua, said to somebody who is new to it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/lua_lexer.hpp"

namespace misk::text {

struct LuaNode {
  enum class Kind {
    block,       // children: statements
    call,        // a statement that is a call; child: the expression
    assignment,  // no `local`; children: targets and values
    branch,      // if; children: condition, block, condition, block, ..., block of else
    leave,       // return, break; children: values
    statement,   // any other; name: its first word, or "local function"
    expression,  // operands and operators as they stand; children: what of it has a structure of its own
    arguments,   // of a call; children: expressions
    table,       // children: fields
    field,       // key = value or a value alone; child: the value, behind that of a [key]
    function,    // child: its block
  } kind = Kind::block;
  std::size_t first = 0, last = 0;  // its tokens, without the one at `last`
  std::string name;                 // of a field: its key; of arguments: what is called, "a.b", "a:b"
  std::vector<std::size_t> names;   // tokens of the names that a local, a loop or a function declares
  std::vector<LuaNode> children;
};

/// The file as a block over `tokens` (of lex_lua). Throws LuaSyntaxError for what is not Lua.
LuaNode parse_lua(const std::vector<LuaToken>& tokens);

}  // namespace misk::text
