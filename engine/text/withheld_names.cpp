#include "text/withheld_names.hpp"

#include <map>

namespace misk::text {

std::string withheld_name(std::string_view name) {
  static const std::map<std::string, const char*, std::less<>> names = {
      {"os", "packs see no clock, files or environment"},
      {"io", "packs see no files"},
      {"debug", "packs cannot look into the engine"},
      {"package", "use require \"file\" for files of a pack"},
      {"ffi", "packs cannot call native code"},
      {"jit", "packs cannot steer the compiler"},
      {"coroutine", "choose() and event() wait by themselves"},
      {"load", "write the code into a file and require it"},
      {"loadstring", "write the code into a file and require it"},
      {"loadfile", "use require \"file\""},
      {"dofile", "use require \"file\""},
      {"module", "return a table, or engine.export"},
      {"setfenv", "every pack has its own globals already"},
      {"getfenv", "every pack has its own globals already"},
      {"newproxy", "use a table"},
      {"collectgarbage", "memory is the engine's business"},
      {"_G", "globals cannot be listed or set; use locals or engine.export"},
      {"next", "use pairs: for key, value in pairs(t) do goes the same way on every machine"},
      {"rawget", "read the field"},
      {"rawset", "set the field"},
      {"math.random", "use random(n), roll(n) or pick(zone): replays need the game's own random source"},
      {"math.randomseed", "the game's seed is chosen by who plays"},
      {"math.sin", "it differs between processors; use whole numbers, or a table of values"},
      {"math.cos", "it differs between processors; use whole numbers, or a table of values"},
      {"math.tan", "it differs between processors; use whole numbers, or a table of values"},
      {"math.exp", "it differs between processors; use whole numbers, or a table of values"},
      {"math.log", "it differs between processors; use whole numbers, or a table of values"},
      {"math.pow", "it differs between processors; multiply, or use a table of values"},
      {"string.dump", "packs have no bytecode"},
  };
  const auto found = names.find(name);
  return found == names.end() ? "" : found->second;
}

}  // namespace misk::text
