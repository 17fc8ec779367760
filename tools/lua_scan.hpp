// Reads a Lua file without running it, and notes what packs may not do. It knows scopes, so a local called
// `os` is no `os`. A file that is not Lua gives no findings: the loader says what is wrong with it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct LuaFinding {
  enum class Kind {
    upvalue_write,   // a function changes a local of the file: state outside the game's state
    table_write,     // a function changes a table that a local of the file holds
    global_write,    // anything that is not local is assigned
    global_read,     // a name that is not local is read
    condition_data,  // condition = function that is one comparison
    announces,       // event("x"), before("x"), after("x"): timing point x is announced
  } kind;
  std::string name;
  int line = 0;
  bool in_function = false;
};

std::vector<LuaFinding> scan_lua(std::string_view source);

}  // namespace misk::cli
