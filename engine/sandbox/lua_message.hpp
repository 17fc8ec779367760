// The forms of LuaJIT's own error messages.
#pragma once
#include <string_view>

#include "sandbox/fault.hpp"

namespace misk::script {

/// What a message of LuaJIT says, as fields; of kind none for any other text. `message` has no place in
/// front.
Fault parse_lua_message(std::string_view message);

/// True if Lua's stack is full, so that nothing else can be found out from it.
bool is_stack_overflow(std::string_view message);

}  // namespace misk::script
