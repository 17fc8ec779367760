// What leaves Lua: every text and list that C++ copies because a script says so goes through here, so that
// its size is counted before it is copied. Lua counts a text once however often a list names it; a copy each
// is another matter.
#pragma once
#include <cstddef>
#include <string>

struct lua_State;

namespace misk::script {

inline constexpr std::size_t kLongestText = 64u << 10;  // bytes of one text for people
inline constexpr std::size_t kLongestName = 1000;       // bytes of a name or title, which lists repeat
inline constexpr int kLongestList = 4096;

/// Draws `bytes` from what the entry that runs, or that has run last, may have copied (Limits::taken). Throws
/// std::length_error, for people, when there is no more of it.
void take_bytes(lua_State* L, std::size_t bytes);

/// The text at `index`, which must be one; "" for anything else. Throws std::length_error for one that is too
/// long, or too much with what was taken before.
std::string taken_text(lua_State* L, int index);

/// How many elements the list at `index` has; none of them is read. 0 for what is no table.
std::size_t list_size(lua_State* L, int index);

/// How many elements of the list at `index` may be read; 0 for what is no table. Throws std::length_error for
/// more than `most`. In an entry they are charged.
int taken_length(lua_State* L, int index, int most = kLongestList);

/// The text at `index` of what a definition says in `data`: it was counted when its pack was loaded. "" for
/// anything else.
std::string data_text(lua_State* L, int index);

}  // namespace misk::script
