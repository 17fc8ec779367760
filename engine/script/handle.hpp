// The value by which a script holds a component or a frame: a light userdata that no pack can make. It is a
// number of 47 bits, the kind on top and the id or serial below. It makes no garbage, and `==` and table keys
// work.
#pragma once
#include <cstdint>

#include "kernel/state.hpp"

struct lua_State;

namespace misk::script {

class Host;

inline constexpr std::uint64_t kComponentTag = 1ULL << 44;
inline constexpr std::uint64_t kFrameTag = 2ULL << 44;
inline constexpr std::uint64_t kTagMask = 7ULL << 44;

/// Pushes a component's handle, or nil for none.
void push_component(lua_State* L, std::int32_t id);
/// Pushes the handle of a timing point's or procedure's frame.
void push_frame(lua_State* L, std::uint32_t serial);
/// The component at `index`, 0 for nil; raises a Lua error for anything else.
kernel::ComponentId to_component(lua_State* L, int index);
bool is_component(lua_State* L, int index);
bool is_frame(lua_State* L, int index, std::uint32_t& serial);
/// Runs a binding: C++ exceptions become Lua errors in this one place.
using Binding = int (*)(lua_State*);
template <Binding F>
int guarded(lua_State* L);

}  // namespace misk::script
