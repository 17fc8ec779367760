#pragma once
#include <lua.hpp>

namespace misk::script {

/// Raises the error of a spent time limit of the running entry. For work of a binding that is not charged by
/// its steps, because it is done once and remembered. Does nothing outside an entry.
void look_at_clock(lua_State* L);

}  // namespace misk::script
