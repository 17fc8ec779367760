// The changes that misk mutate tries. Each makes one thing in a Lua file wrong.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct LuaMutation {
  std::size_t begin = 0, end = 0;  // the bytes of the source that `with` replaces
  std::string with;
  int line = 0, column = 0;  // of `begin`, from 1
  std::string what;          // "'<' becomes '<='", "'limit' removed"
  bool silenced = false;     // this line, or a comment line above, has `-- mutate: equivalent, REASON`
};

/// The changes, in order of place. A text is changed inside if it is one of `expressions` (the conditions and
/// amounts of the engine's language) or joined to one; other texts are for people. Throws
/// std::invalid_argument if the source is not Lua.
std::vector<LuaMutation> lua_mutations(std::string_view source, const std::set<std::string>& expressions);

/// The source with the change.
std::string mutated(std::string_view source, const LuaMutation& mutation);

}  // namespace misk::cli
