// Finds the functions of a game's scripts that change the game or ask somebody, by following calls down to
// the engine's own functions.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lua_source/facts.hpp"

namespace misk::cli {

enum class LuaEffect { none, changes, asks };  // asks: also if it lets others react, which takes time as well

/// The effect of a function of the engine: "create", "method.move", "event.cancel". `none` for one that only
/// reads.
LuaEffect engine_effect(const std::string& name);
/// The names that engine_effect() knows.
std::vector<std::string> engine_effects();

/// The functions and verbs of a game, by name.
class LuaEffects {
 public:
  /// `files`: the scripts of the game's pack. `properties`: properties of cards that can be set.
  LuaEffects(const std::vector<LuaFacts>& files, const std::set<std::string>& properties);

  LuaEffect of_function(const std::string& name) const { return look_up(functions_, name); }
  LuaEffect of_verb(const std::string& name) const { return look_up(verbs_, name); }
  /// The effect of a call in another file.
  LuaEffect of_call(const LuaCall& call) const;

 private:
  using Table = std::map<std::string, LuaEffect>;
  static LuaEffect look_up(const Table& table, const std::string& name);

  Table functions_, verbs_;
};

}  // namespace misk::cli
