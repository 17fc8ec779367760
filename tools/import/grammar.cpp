#include "import/grammar.hpp"

#include <algorithm>
#include <cstdint>

#include <lua.hpp>

#include "content/diagnostic.hpp"
#include "import/effects.hpp"
#include "import/text.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/taken.hpp"

namespace misk::importing {

namespace {

constexpr const char* kPack = "import";
constexpr const char* kEntry = "import/read.lua";

// A line of a card is read within these limits; what takes longer is left to a person.
script::Limits limits() {
  script::Limits out;
  out.call_instructions = 30'000'000;
  out.seconds = 2.0;
  return out;
}

std::string field_text(lua_State* L, int table, const char* name) {
  script::push_raw_field(L, table, name);
  std::string out;
  if (lua_type(L, -1) == LUA_TSTRING) out = lua_tostring(L, -1);
  lua_pop(L, 1);
  return out;
}

// A field is { name, code } or { name, lines = { ... }, as = the name of the target }.
LuaField read_field(lua_State* L) {
  const int at = lua_gettop(L);
  LuaField out;
  script::raw_item(L, at, 1);
  if (lua_isstring(L, -1)) out.first = lua_tostring(L, -1);
  lua_pop(L, 1);
  script::push_raw_field(L, at, "lines");
  if (lua_istable(L, -1)) {
    Lines body;
    for (int i = 1;; ++i) {
      script::raw_item(L, -1, i);
      const bool is_line = lua_isstring(L, -1) != 0;
      if (is_line) body.emplace_back(lua_tostring(L, -1));
      lua_pop(L, 1);
      if (!is_line) break;
    }
    std::string as = field_text(L, at, "as");
    out.second = lua_function(body, as.empty() ? "target" : as);
  } else {
    script::raw_item(L, at, 2);
    if (lua_isstring(L, -1)) out.second = {lua_tostring(L, -1)};
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return out;
}

std::vector<LuaField> read_fields(lua_State* L, int table) {
  std::vector<LuaField> out;
  script::push_raw_field(L, table, "fields");
  if (lua_istable(L, -1)) {
    for (int i = 1;; ++i) {
      script::raw_item(L, -1, i);
      const bool is_field = lua_istable(L, -1);
      if (is_field) out.push_back(read_field(L));
      lua_pop(L, 1);
      if (!is_field) break;
    }
  }
  lua_pop(L, 1);
  return out;
}

void set_flag(lua_State* L, const char* name, bool value) {
  lua_pushboolean(L, value ? 1 : 0);
  lua_setfield(L, -2, name);
}

void set_text(lua_State* L, const char* name, const std::string& value) {
  lua_pushlstring(L, value.data(), value.size());
  lua_setfield(L, -2, name);
}

void set_names_in(lua_State* L, const char* name, const std::set<std::string>& names) {
  lua_createtable(L, 0, static_cast<int>(names.size()));
  for (const std::string& each : names) set_flag(L, each.c_str(), true);
  lua_setfield(L, -2, name);
}

}  // namespace

struct Grammar::Core {
  script::Sandbox sandbox{limits()};
  int module = LUA_NOREF;
  int names = LUA_NOREF;
  int traits = LUA_NOREF;
  std::set<std::string> known_traits;
};

Grammar::Grammar(Find find) : core_(std::make_unique<Core>()) {
  core_->sandbox.set_require(
      [find](const std::string&, const std::string& name, script::Sandbox::Module& module) {
        module.path = name + ".lua";
        const std::string* const source = find(module.path);
        if (source == nullptr) {
          module.problem = "there is no file " + module.path;
          return false;
        }
        module.owner = kPack;
        module.source = *source;
        return true;
      });
  const auto fail = [](const std::string& message) {
    throw content::ContentError({content::Severity::error, kEntry, 0, 0, message,
                                 "mend the grammar; scripts/arkham/import/README.md describes it",
                                 "bad-grammar"});
  };
  const std::string* const source = find(kEntry);
  if (source == nullptr) fail("the grammar of card texts is missing");
  script::ScriptError error;
  if (!core_->sandbox.run(kPack, kEntry, *source, 1, error)) fail(error.to_string());
  lua_State* const L = core_->sandbox.state();
  if (!lua_istable(L, -1)) fail("it does not return its functions");
  core_->module = luaL_ref(L, LUA_REGISTRYINDEX);
  set_names({});
}

Grammar::~Grammar() = default;

void Grammar::set_names(const std::map<std::string, std::set<std::string>>& names) {
  lua_State* const L = core_->sandbox.state();
  lua_newtable(L);
  for (const auto& [title, types] : names) set_names_in(L, title.c_str(), types);
  luaL_unref(L, LUA_REGISTRYINDEX, core_->names);
  core_->names = luaL_ref(L, LUA_REGISTRYINDEX);
}

Reading Grammar::read(const char* function, const CardFacts& facts, const std::string& text) {
  Reading out;
  lua_State* const L = core_->sandbox.state();
  const int top = lua_gettop(L);
  if (core_->traits == LUA_NOREF || core_->known_traits != facts.traits) {
    core_->known_traits = facts.traits;
    luaL_unref(L, LUA_REGISTRYINDEX, core_->traits);
    lua_newtable(L);
    for (const std::string& trait : facts.traits) set_flag(L, trait.c_str(), true);
    core_->traits = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  script::raw_kept(L, core_->module);
  script::push_raw_field(L, -1, function);
  lua_newtable(L);
  set_text(L, "type", facts.type);
  set_text(L, "uses", facts.uses);
  set_flag(L, "fast", facts.fast);
  set_flag(L, "own",
           facts.kinds.count("asset") || facts.kinds.count("investigator") || facts.kinds.count("event") ||
               facts.kinds.count("threat"));
  set_names_in(L, "kinds", facts.kinds);
  script::raw_kept(L, core_->traits);
  lua_setfield(L, -2, "traits");
  script::raw_kept(L, core_->names);
  lua_setfield(L, -2, "names");
  lua_pushlstring(L, text.data(), text.size());
  script::ScriptError error;
  if (!core_->sandbox.call(2, 1, error)) {
    lua_settop(L, top);
    out.why = error.kind == script::ErrorKind::script ? error.to_string() : "it takes too long to read";
    return out;
  }
  const int result = lua_gettop(L);
  if (!lua_istable(L, result)) {
    out.why = "the grammar returns nothing";
  } else {
    out.why = field_text(L, result, "why");
    out.text = field_text(L, result, "text");
    out.fields = read_fields(L, result);
    script::push_raw_field(L, result, "parts");
    for (int i = 1; lua_istable(L, -1); ++i) {
      script::raw_item(L, -1, i);
      const bool is_part = lua_istable(L, -1);
      if (is_part) {
        const int at = lua_gettop(L);
        out.parts.push_back({field_text(L, at, "kind"), field_text(L, at, "text"), read_fields(L, at)});
      }
      lua_pop(L, 1);
      if (!is_part) break;
    }
  }
  lua_settop(L, top);
  return out;
}

Reading Grammar::line(const CardFacts& facts, const std::string& line) {
  return read("line", facts, line);
}

Reading Grammar::event(const CardFacts& facts, const std::string& text) {
  return read("event", facts, text);
}

Reading Grammar::symbol(const CardFacts& facts, const std::string& text) {
  return read("symbol", facts, text);
}

Reading Grammar::advance(const CardFacts& facts, const std::string& text) {
  return read("advance", facts, text);
}

std::string Grammar::tree(const CardFacts& facts, const std::string& text) {
  return read("tree", facts, text).text;
}

void Grammar::listen() {
  read("listen", {}, "");
}

std::vector<Grammar::Heard> Grammar::heard() {
  std::vector<Heard> out;
  for (const std::string& line : lines_of(read("heard", {}, "").text)) {
    const std::vector<std::string> parts = split(line, "\t");
    if (parts.size() == 3) out.push_back({parts[0], parts[1], parts[2]});
  }
  return out;
}

std::vector<Grammar::Example> Grammar::examples() {
  std::vector<Example> out;
  lua_State* const L = core_->sandbox.state();
  const int top = lua_gettop(L);
  script::raw_kept(L, core_->module);
  script::push_raw_field(L, -1, "examples");
  for (int i = 1; lua_istable(L, top + 2); ++i) {
    script::raw_item(L, top + 2, i);
    if (!lua_istable(L, -1)) break;
    const int at = lua_gettop(L);
    out.push_back({field_text(L, at, "name"), field_text(L, at, "example"), field_text(L, at, "near")});
    lua_settop(L, top + 2);
  }
  lua_settop(L, top);
  return out;
}

}  // namespace misk::importing
