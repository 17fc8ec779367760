// Explains an error in a script to somebody who is new to Lua: what is wrong, where in their own pack, and
// the mend.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "kernel/image.hpp"
#include "sandbox/sandbox.hpp"
#include "text/diagnostic.hpp"

namespace misk::script {

/// The sources an explanation may use. Any of them may be missing.
struct ExplainWith {
  /// The text of a script, by the name that errors give it; or null.
  std::function<const std::string*(const std::string& file)> source;
  /// Is the pack the engine's, the game's or a library's, so that an error in it is often its caller's
  /// mistake?
  std::function<bool(const std::string& pack)> is_library;
  /// The names of the fields of a global table that the scripts of a pack see.
  std::function<std::vector<std::string>(const std::string& pack, const std::string& table)> fields;
  /// The properties and the methods of cards.
  std::vector<std::string> properties, verbs;
  const kernel::Image* image = nullptr;
};

/// The place is one of the pack's own code, where some of it was running. The rule is there where the error
/// is of a kind of its own: "syntax", "missing-module".
text::Diagnostic explain(const ScriptError& error, const ExplainWith& with);

}  // namespace misk::script
