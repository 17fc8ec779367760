// The only way out of Lua for texts and lists: C++ counts the size of each before it copies it. Lua keeps one
// copy of a text however often a list names it, but C++ makes a copy each time.
#pragma once
#include <cstddef>
#include <string>

struct lua_State;

namespace misk::script {

inline constexpr std::size_t kLongestText = 64u << 10;  // bytes of one text that people read
inline constexpr std::size_t kLongestName = 1000;       // bytes of a name or title, which lists repeat
inline constexpr int kLongestList = 4096;

/// Draws `bytes` from the amount that the running entry, or the last one, may copy (Limits::taken). Throws
/// std::length_error, with a message for people, when it is used up.
void take_bytes(lua_State* L, std::size_t bytes);

/// The text at `index`; "" if it is no text. Throws std::length_error if it is too long, or too much with
/// what was taken before.
std::string taken_text(lua_State* L, int index);

/// Pushes a field of the table at `index`, nil of anything else. No metatable is asked, so nothing of a
/// script runs.
void push_raw_field(lua_State* L, int index, const char* name);

/// The number of elements of the list at `index`; none of them is read. 0 if it is no table.
std::size_t list_size(lua_State* L, int index);

/// The number of elements of the list at `index` that may be read; 0 if it is no table. Throws
/// std::length_error if there are more than `most`. In an entry they are charged.
int taken_length(lua_State* L, int index, int most = kLongestList);

/// The text at `index` inside the `data` of a definition: it was counted when its pack was loaded. "" if it
/// is no text.
std::string data_text(lua_State* L, int index);

}  // namespace misk::script
