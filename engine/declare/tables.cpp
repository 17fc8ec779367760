// Reads the tables of packs: fields, lists, expressions, functions, and the place of each mistake. Tables are
// read raw, without their metatables. So no code of a pack runs here, where no memory limit holds. Copies are
// counted for each pack.
#include <algorithm>
#include <stdexcept>

#include "declare/loader.hpp"
#include "expression/compiler.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "script/bind.hpp"
#include "script/known_names.hpp"
#include "text/clean.hpp"
#include "text/shortened.hpp"
#include "text/suggest.hpp"

namespace misk::script {

using kernel::Id;
using kernel::kNoExpr;
using kernel::kNoFunction;
using kernel::kNoId;

namespace {

constexpr std::size_t kElementBytes = 256;  // about what the engine keeps for an element of a list
constexpr int kDataDepth = 16;

}  // namespace

void Loader::take(std::size_t bytes) {
  std::size_t& taken = taken_[at_.pack];
  if (bytes > kPackBytes - std::min(taken, kPackBytes))
    throw std::length_error("the definitions of the pack '" + at_.pack + "' hold more than " +
                            std::to_string(kPackBytes >> 20) + " MB of texts and lists");
  taken += bytes;
}

std::string Loader::take_text(int index) {
  lua_State* L = host_.sandbox().state();
  std::size_t size = 0;
  const char* text = lua_type(L, index) == LUA_TSTRING ? lua_tolstring(L, index, &size) : "";
  take(size);
  return {text, size};
}

// Counts a definition's `data`. Views copy it, so every text counts as often as it occurs in it.
void Loader::take_data(int index, int depth) {
  lua_State* L = host_.sandbox().state();
  if (lua_type(L, index) == LUA_TSTRING) return take(lua_objlen(L, index));
  if (!lua_istable(L, index)) return;
  if (depth > kDataDepth) return error("its `data` is too deep, or holds itself", "write plain tables");
  luaL_checkstack(L, 4, "data");
  for (lua_pushnil(L); raw_next(L, index); lua_pop(L, 1)) {
    take(kElementBytes / 8);
    if (lua_type(L, -2) == LUA_TSTRING) take(lua_objlen(L, -2));
    take_data(lua_gettop(L), depth + 1);
  }
}

void Loader::error_at(const kernel::Origin& origin, const std::string& message, const std::string& mend,
                      const std::string& rule) {
  Report report;
  report.pack = origin.pack;
  report.file = origin.file;
  report.line = origin.line;
  report.message = message;
  report.mend = mend;
  report.rule = rule;
  host_.report(std::move(report));
}

void Loader::error(const std::string& message, const std::string& mend, const std::string& rule) {
  error_at(here(), message + in_step_, mend, rule.empty() ? "definition" : rule);
}

kernel::Origin Loader::here() const {
  kernel::Origin origin = at_;
  const std::string* source = step_ ? declared_.source_of(at_.file) : nullptr;
  if (!source) return origin;
  const text::SourcePlace place =
      text::place_of_field(*source, at_.line, "procedure", {}, {{"steps", 0}, {"", step_}});
  if (place.line) origin.line = place.line;
  return origin;
}

void Loader::error_in(const std::string& near, int offset, const std::string& message,
                      const std::string& mend, const std::string& rule) {
  Report report;
  report.pack = at_.pack;
  report.file = at_.file;
  report.line = here().line;
  report.message = message + in_step_;
  report.mend = mend;
  report.rule = rule;
  const std::string* source = near.empty() ? nullptr : declared_.source_of(at_.file);
  if (const text::SourcePlace found =
          source ? text::place_of_text(*source, report.line, near) : text::SourcePlace{};
      found.line) {
    report.line = found.line;
    report.column = found.column + offset;
  }
  host_.report(std::move(report));
}

void Loader::push_field(int table, const char* key) {
  if (fields_read) (*fields_read)[shape_].insert(key);
  push_raw_field(host_.sandbox().state(), table, key);
}

void Loader::only(int table, const std::string& what) {
  lua_State* L = host_.sandbox().state();
  if (!lua_istable(L, table)) {
    error(what + " must be a table, not a " + luaL_typename(L, table));
    lua_newtable(L);  // this table has none of the fields that are read next
    lua_replace(L, table);
  }
  const Schema& schema = schemas_.ready(shape_);
  lua_pushnil(L);
  while (raw_next(L, table)) {
    if (lua_type(L, -2) == LUA_TSTRING) {
      const std::string key = take_text(-2);
      if (!schema.by_key.contains(lua_topointer(L, -2))) {
        std::vector<std::string> known;
        for (const Field* field : schema.all) known.push_back(field->name);
        kernel::Origin origin = at_;
        const std::string* source = declared_.source_of(at_.file);
        const text::SourcePlace place =
            source ? text::place_of_key(*source, at_.line, key) : text::SourcePlace{};
        if (place.line) origin.line = place.line;
        error_at(origin, "unknown field '" + key + "' in " + what,
                 text::did_you_mean(key, known, "remove it or check its spelling"), "unknown-field");
      }
    }
    lua_pop(L, 1);
  }
}

std::string Loader::said(int index, const std::string& what) {
  lua_State* L = host_.sandbox().state();
  std::size_t n = 0;
  const char* bytes = lua_tolstring(L, index, &n);
  take(n);
  std::string out(bytes, n);
  const bool is_name = what == "name" || what == "title" || what == "subtitle" || what == "id";
  const std::string why = text::not_plain(out, !is_name);
  const std::size_t most = is_name ? kLongestName : kLongestText;
  if (why.empty() && n <= most) return out;
  if (why.empty()) {
    error("'" + what + "' is " + std::to_string(n) + " bytes long, and the most is " + std::to_string(most) +
              ": '" + text::one_line(text::cut(out, 60)) + "'",
          "make it shorter", "too-large");
    return text::cut(out, most);
  }
  out = text::one_line(out);
  error("'" + what + "' has " + why + " in it: '" + out.substr(0, 60) + "'",
        why.find("UTF-8") == std::string::npos ? "take it out" : "save the file as UTF-8", "bad-encoding");
  return out;
}

std::string Loader::text(int table, const char* key, const std::string& fallback) {
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  std::string result = fallback;
  if (lua_type(L, -1) == LUA_TSTRING)
    result = said(-1, key);
  else if (!lua_isnil(L, -1))
    error(std::string("'") + key + "' must be a text, not a " + luaL_typename(L, -1), "write it in quotes");
  lua_pop(L, 1);
  return result;
}

int Loader::number(int table, const char* key, int fallback) {
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  int result = fallback;
  if (lua_type(L, -1) == LUA_TNUMBER)
    result = static_cast<int>(lua_tointeger(L, -1));
  else if (!lua_isnil(L, -1))
    error(std::string("'") + key + "' must be a number, not a " + luaL_typename(L, -1),
          "write it in digits, without quotes");
  lua_pop(L, 1);
  return result;
}

bool Loader::flag(int table, const char* key, bool fallback) {
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  const bool result = lua_isnil(L, -1) ? fallback : lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

void Loader::each(int table, const char* key, const std::function<void(int, int)>& f) {
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  if (lua_istable(L, -1)) {
    const int list = lua_gettop(L);
    const auto n = static_cast<int>(lua_objlen(L, list));
    for (int i = 1; i <= n; ++i) {
      take(kElementBytes);
      raw_item(L, list, i);
      f(lua_gettop(L), i);
      lua_settop(L, list);
    }
  } else if (!lua_isnil(L, -1)) {
    error(std::string("'") + key + "' must be a list, not a " + luaL_typename(L, -1),
          "write it in braces: { ... }");
  }
  lua_pop(L, 1);
}

// Visits pairs sorted by key: the order of lua_next differs from run to run.
void Loader::each_pair(int table, const char* key, const std::function<void(const std::string&, int)>& f) {
  lua_State* L = host_.sandbox().state();
  if (key)
    push_field(table, key);
  else
    lua_pushvalue(L, table);
  if (lua_istable(L, -1)) {
    const int t = lua_gettop(L);
    std::vector<std::string> keys;
    lua_pushnil(L);
    while (raw_next(L, t)) {
      take(kElementBytes);
      if (lua_type(L, -2) == LUA_TSTRING) {
        std::size_t n = 0;
        const char* bytes = lua_tolstring(L, -2, &n);
        std::string name = said(-2, "name");
        if (name == std::string_view(bytes, n)) keys.push_back(std::move(name));  // otherwise it is an error
      }
      lua_pop(L, 1);
    }
    std::sort(keys.begin(), keys.end());
    for (const std::string& k : keys) {
      push_raw_field(L, t, k.c_str());
      f(k, lua_gettop(L));
      lua_settop(L, t);
    }
  } else if (!lua_isnil(L, -1)) {
    error(std::string("'") + (key ? key : "?") + "' must be a table");
  }
  lua_pop(L, 1);
}

std::vector<std::string> Loader::texts(int table, const char* key) {
  lua_State* L = host_.sandbox().state();
  std::vector<std::string> out;
  each(table, key, [&](int index, int) {
    if (lua_type(L, index) == LUA_TSTRING)
      out.push_back(said(index, key));
    else
      error(std::string("'") + key + "' must be a list of texts, and there is a " + luaL_typename(L, index) +
                " in it",
            "write each in quotes");
  });
  return out;
}

kernel::ExprId Loader::compile(const std::string& source, const std::vector<std::string>* memory,
                               const std::string& what) {
  try {
    const kernel::Image& image = host_.image();
    return kernel::compile(host_.mutable_image(), source, memory,
                           at_point_ == kernel::kNoId ? nullptr : &image.points[at_point_]);
  } catch (const kernel::ExpressionError& e) {
    error_in(source, e.column - 1,
             text::shortened(std::string(e.what()) + " in " + what + " \"" + source + "\""),
             text::shortened(mend_of_expression(e, host_.image(), memory, at_point_)), "expression");
    return kNoExpr;
  }
}

kernel::ExprId Loader::expression_value(int index, const std::vector<std::string>* memory,
                                        const std::string& what) {
  lua_State* L = host_.sandbox().state();
  if (lua_type(L, index) == LUA_TSTRING) return compile(said(index, what), memory, what);
  if (lua_type(L, index) == LUA_TNUMBER) {
    const int n = static_cast<int>(lua_tointeger(L, index));
    return compile(n < 0 ? "0 - " + std::to_string(-n) : std::to_string(n), memory, what);
  }
  if (lua_isboolean(L, index)) return compile(lua_toboolean(L, index) ? "true" : "false", memory, what);
  error("'" + what + "' must be a number or an expression, not a " + luaL_typename(L, index));
  return kNoExpr;
}

kernel::ExprId Loader::expression(int table, const char* key, const std::vector<std::string>* memory) {
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  kernel::ExprId id = kNoExpr;
  if (!lua_isnil(L, -1)) id = expression_value(lua_gettop(L), memory, key);
  lua_pop(L, 1);
  return id;
}

kernel::FunctionId Loader::function(int table, const char* key) {
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  kernel::FunctionId id = kNoFunction;
  if (lua_isfunction(L, -1))
    id = host_.add_function(L, lua_gettop(L));
  else if (!lua_isnil(L, -1))
    error(std::string("'") + key + "' must be a function, not a " + luaL_typename(L, -1));
  lua_pop(L, 1);
  return id;
}

Id Loader::named(Id id, const std::string& what, const std::string& name) {
  if (id == kNoId)
    error_in(name, 0, "no " + what + " is called '" + name + "'",
             text::did_you_mean(name, names_of_kind(host_.image(), what),
                                "the names there are stand in the game's game.lua"),
             "missing-reference");
  return id;
}

bool Loader::fits(std::size_t n, int limit, const std::string& things, const std::string& name,
                  const std::string& of) {
  if (n <= static_cast<std::size_t>(limit)) return true;
  if (!full_.insert(things + "\n" + of).second) return false;
  kernel::Origin origin = at_;
  if (const std::string* source = declared_.source_of(at_.file)) {  // a text in a list, or a key
    const text::SourcePlace text = text::place_of_text(*source, at_.line, name);
    const text::SourcePlace place = text.line ? text : text::place_of_key(*source, at_.line, name);
    if (place.line) origin.line = place.line;
  }
  error_at(origin,
           "'" + name + "' is one too many: there is room for " + std::to_string(limit) + " " + things,
           "leave out those that are not needed, or have one do the work of several", "limit");
  return false;
}

Id Loader::tag(const std::string& name) {
  kernel::Names& tags = host_.mutable_image().tags;
  if (const Id known = tags.find(name); known != kNoId) return known;
  const bool has_room = fits(tags.size() + 1, kernel::kMaxTags, "different tags in all packs together", name);
  return has_room ? tags.add(name) : kNoId;
}

kernel::ZoneSet Loader::zones_in_play() const {
  kernel::ZoneSet zones;
  for (std::size_t z = 0; z < host_.image().zones.size(); ++z)
    if (host_.image().zones[z].in_play) zones.add(static_cast<Id>(z));
  return zones;
}

kernel::ZoneSet Loader::zone_set(int table, const char* key, const kernel::ZoneSet& fallback) {
  kernel::ZoneSet zones;
  bool any = false;
  for (const std::string& name : texts(table, key)) {
    any = true;
    if (name == "play") {
      const kernel::ZoneSet in_play = zones_in_play();
      for (std::size_t w = 0; w < zones.words.size(); ++w) zones.words[w] |= in_play.words[w];
      continue;
    }
    const Id zone = named(host_.image().find_zone(name), "zone", name);
    if (zone != kNoId) zones.add(zone);
  }
  return any ? zones : fallback;
}

std::vector<kernel::Assignment> Loader::assignments(int table, const char* key,
                                                    const kernel::Procedure* locals,
                                                    const std::vector<std::string>* memory) {
  std::vector<kernel::Assignment> out;
  auto assign = [&](const std::string& name, int index) {
    kernel::Assignment a{kernel::Assignment::To::local, kNoId, kNoExpr};
    if (locals)
      for (std::size_t i = 0; i < locals->locals.size(); ++i)
        if (locals->locals[i] == name) a.index = static_cast<Id>(i);
    if (a.index == kNoId) {
      a.to = kernel::Assignment::To::global;
      a.index = host_.image().globals.find(name);
    }
    if (a.index == kNoId) {
      error("'" + name + "' is neither a local of the procedure nor one of the game's globals", "",
            "missing-reference");
      return;
    }
    a.value = expression_value(index, memory, name);
    out.push_back(a);
  };
  // A list of one-entry tables keeps the order; a plain table is sorted by name.
  lua_State* L = host_.sandbox().state();
  push_field(table, key);
  const bool list = lua_istable(L, -1) && lua_objlen(L, -1) > 0;
  lua_pop(L, 1);
  if (list)
    each(table, key, [&](int index, int) { each_pair(index, nullptr, assign); });
  else
    each_pair(table, key, assign);
  return out;
}

}  // namespace misk::script
