// Says what went wrong in a script to somebody who is new to Lua: what, where in his own pack, and the mend.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "kernel/image.hpp"
#include "sandbox/sandbox.hpp"

namespace misk::script {

/// What explaining may look at. All of it may be missing.
struct ExplainWith {
  /// The text of a script by the name that errors have for it, or null.
  std::function<const std::string*(const std::string& file)> source;
  /// Is the pack the game's own, or the engine's: code that calls somebody else's?
  std::function<bool(const std::string& pack)> is_library;
  /// The names of the fields of a global table that scripts of a pack see.
  std::function<std::vector<std::string>(const std::string& pack, const std::string& table)> fields;
  /// Of cards: what is read, and what is called.
  std::vector<std::string> properties, verbs;
  const kernel::Image* image = nullptr;
};

struct Explanation {
  std::string file;  // of the pack's own code, where some of it was running
  int line = 0, column = 0;
  std::string message, mend;
  std::string rule;  // where it is a kind of its own: "syntax", "missing-module"
};

Explanation explain(const ScriptError& error, const ExplainWith& with);

}  // namespace misk::script
