// Tokens of Lua 5.1: the loader's, which finds the lines of fields by them.
#pragma once
#include "script/lua_lexer.hpp"

namespace misk::cli {

using script::lex_lua;
using script::LuaToken;

}  // namespace misk::cli
