// Which functions of a game's scripts change the game or ask somebody, found by following who calls whom from
// the engine's own functions.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lua_facts.hpp"

namespace misk::cli {

enum class LuaEffect { none, changes, asks };  // asks: or lets others react, which takes time as well

/// What a function of the engine does: "create", "method.move", "event.cancel". None for one that only tells.
LuaEffect engine_effect(const std::string& name);
/// The names for which engine_effect() knows one.
std::vector<std::string> engine_effects();

/// The functions and verbs of a game, by name.
class LuaEffects {
 public:
  /// `files`: the scripts of the game's pack. `properties`: what of a card can be set.
  LuaEffects(const std::vector<LuaFacts>& files, const std::set<std::string>& properties);

  LuaEffect of_function(const std::string& name) const { return look_up(functions_, name); }
  LuaEffect of_verb(const std::string& name) const { return look_up(verbs_, name); }
  /// Of a call in another file.
  LuaEffect of_call(const LuaCall& call) const;

 private:
  using Table = std::map<std::string, LuaEffect>;
  static LuaEffect look_up(const Table& table, const std::string& name);

  Table functions_, verbs_;
};

}  // namespace misk::cli
