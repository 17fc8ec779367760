// What an error of a script is about, as fields.
//
// Scripts see an error as a text. Whoever raises one here says beside the text what it is about, and the
// sandbox hands that on with the error (ScriptError::fault), so nobody has to read the text again. LuaJIT
// raises plain texts: lua_message.cpp knows their forms, and nothing else does.
#pragma once
#include <algorithm>
#include <stdexcept>
#include <string>

struct lua_State;

namespace misk::script {

enum class FaultKind {
  none,  // the text says all there is
  // LuaJIT's own errors
  index,
  call,
  arithmetic,
  concatenate,
  length,
  compare,
  bad_argument,
  endless_calls,
  waits,  // a yield where nothing can wait
  loop_limits,
  // of the sandbox
  syntax,
  assigned_global,
  unknown_global,
  unknown_field,
  long_text,
  no_module,
  module_circle,
  failed_module,
  // of the bindings
  argument,
  gone,
  resolved,
  no_name,
  no_card,
  no_property,
  no_participant,
  no_local,
  computed_value,
  read_only,
  no_owner,
  no_player,
  in_condition
};

struct Fault {
  FaultKind kind = FaultKind::none;
  std::string name = {};   // what it is about: a variable, field, card, module; of bad_argument the function
  std::string noun = {};   // what the name is one of: "local" or "field", "zone" or "counter"
  std::string given = {};  // the type of the value that was there
  std::string expected = {};  // what should have been there; of `compare` the other value's type
  std::string detail = {};    // the part of the text that no other field holds
  std::string mend = {};      // what to do about it, where whoever raised it knows
  int argument = 0;           // which one, from 1
};

/// An error with its fields, for host code that scripts call. A zero byte in a script's text would cut the
/// message short, so it becomes a blank.
class FaultError : public std::invalid_argument {
 public:
  FaultError(Fault fault, std::string message)
      : std::invalid_argument((std::replace(message.begin(), message.end(), '\0', ' '), message)),
        fault_(std::move(fault)) {}
  const Fault& fault() const { return fault_; }

 private:
  Fault fault_;
};

/// Raises the error in a script, with the place that called.
[[noreturn]] void raise(lua_State* L, Fault fault, const std::string& message);

/// Keeps the fields of an error whose text, without a place in front of it, is `message`: for host code that
/// raises it by itself.
void note_fault(lua_State* L, Fault fault, std::string message);

}  // namespace misk::script
