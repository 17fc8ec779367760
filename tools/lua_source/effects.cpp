#include "lua_source/effects.hpp"

#include <algorithm>

namespace misk::cli {
namespace {

const std::map<std::string, LuaEffect, std::less<>>& known() {
  using E = LuaEffect;
  static const std::map<std::string, LuaEffect, std::less<>> effects = {
      {"choose", E::asks},
      {"choose_number", E::asks},
      {"choose_ability", E::asks},
      {"choose_each", E::asks},
      {"confirm", E::asks},
      {"event", E::asks},
      {"before", E::asks},
      {"flush", E::asks},
      {"call_procedure", E::asks},
      {"initiate", E::asks},
      {"method.use", E::asks},
      {"finish", E::changes},
      {"after", E::changes},
      {"note", E::changes},
      {"create", E::changes},
      {"move_all", E::changes},
      {"shuffle", E::changes},
      {"pick", E::changes},
      {"pick_from", E::changes},
      {"roll", E::changes},
      {"random", E::changes},
      {"expire", E::changes},
      {"avatar", E::changes},
      {"give", E::changes},
      {"prefer", E::changes},
      {"method.move", E::changes},
      {"method.discard", E::changes},
      {"method.show", E::changes},
      {"method.add", E::changes},
      {"method.set", E::changes},
      {"method.modify", E::changes},
      {"method.gain_tag", E::changes},
      {"method.lose_tag", E::changes},
      {"method.become", E::changes},
      {"method.arm", E::changes},
      {"event.cancel", E::changes},
      {"event.replace", E::changes},
  };
  return effects;
}

std::string owner_of(const std::string& path) {
  const std::size_t at = path.find_last_of(".:");
  return at == std::string::npos ? "" : path.substr(0, at);
}

}  // namespace

LuaEffect engine_effect(const std::string& name) {
  const auto found = known().find(name);
  return found == known().end() ? LuaEffect::none : found->second;
}

std::vector<std::string> engine_effects() {
  std::vector<std::string> names;
  for (const auto& entry : known()) names.push_back(entry.first);
  return names;
}

LuaEffect LuaEffects::look_up(const Table& table, const std::string& name) {
  const auto found = table.find(name);
  return found == table.end() ? LuaEffect::none : found->second;
}

LuaEffect LuaEffects::of_call(const LuaCall& call) const {
  if (!call.alias.empty()) return engine_effect(call.alias);
  const std::string name = last_name(call.callee);
  if (call.callee.find(':') != std::string::npos)
    return std::max({engine_effect("method." + name), engine_effect("event." + name), of_verb(name)});
  if (call.is_local) return LuaEffect::none;
  if (owner_of(call.callee) == "method") return engine_effect(call.callee);
  if (call.callee != name) return LuaEffect::none;  // a field of some value: unknown
  return std::max(engine_effect(name), of_function(name));
}

LuaEffects::LuaEffects(const std::vector<LuaFacts>& files, const std::set<std::string>& properties) {
  // A function, identified by its file and name. The effect of an exported function or a verb is known
  // everywhere.
  struct Function {
    const LuaFacts* file;
    LuaEffect effect = LuaEffect::none;
    bool is_verb = false;
  };
  std::vector<std::vector<Function>> functions(files.size());
  for (std::size_t f = 0; f < files.size(); ++f) {
    const LuaFacts& file = files[f];
    const bool has_verbs = std::any_of(file.calls.begin(), file.calls.end(),
                                       [](const LuaCall& call) { return call.callee == "engine.verbs"; });
    for (const LuaFunction& each : file.functions) {
      Function function{&file};
      function.is_verb = has_verbs && owner_of(each.name) == "verbs";
      if (std::any_of(each.sets.begin(), each.sets.end(),
                      [&](const auto& set) { return properties.count(set); }))
        function.effect = LuaEffect::changes;
      functions[f].push_back(function);
    }
  }
  const auto raise = [](Table& table, const std::string& name, LuaEffect effect) {
    LuaEffect& known_effect = table[name];
    if (effect <= known_effect) return false;
    known_effect = effect;
    return true;
  };
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (std::size_t f = 0; f < files.size(); ++f) {
      const LuaFacts& file = files[f];
      // This file's functions, by the name that calls in it use.
      std::map<std::string, LuaEffect> own;
      for (std::size_t i = 0; i < functions[f].size(); ++i)
        if (file.functions[i].is_local) own[file.functions[i].name] = functions[f][i].effect;
      for (const LuaCall& call : file.calls) {
        LuaEffect effect = of_call(call);
        if (call.is_local && call.alias.empty() && call.callee.find(':') == std::string::npos)
          if (const auto local = own.find(call.callee); local != own.end()) effect = local->second;
        for (int i = call.function; i >= 0; i = file.functions[static_cast<std::size_t>(i)].parent) {
          Function& around = functions[f][static_cast<std::size_t>(i)];
          if (effect <= around.effect) continue;
          around.effect = effect;
          is_changed = true;
        }
      }
      for (std::size_t i = 0; i < functions[f].size(); ++i) {
        const LuaFunction& each = file.functions[i];
        if (each.name.empty() || functions[f][i].effect == LuaEffect::none) continue;
        const std::string name = last_name(each.name);
        if (functions[f][i].is_verb) is_changed = raise(verbs_, name, functions[f][i].effect) || is_changed;
        // An export usually has the function's own name.
        if (each.parent < 0 && !functions[f][i].is_verb)
          is_changed = raise(functions_, name, functions[f][i].effect) || is_changed;
      }
    }
  }
}

}  // namespace misk::cli
